// Package bridgecalc reads the results that this program itself writes as JSON: the
// bytes of a file go in, a transcript comes out.
//
// What was computed is not read but computed again, from the results, the settings and
// what was given to pairs and teams.
package bridgecalc

import (
	"bytes"
	"encoding/json"
	"errors"
	"fmt"
	"regexp"

	"bridgecalc/internal/event"
	"bridgecalc/internal/ingest/cells"
	"bridgecalc/internal/ingest/formats/complaints"
	"bridgecalc/internal/ingest/formats/transcript"
	"bridgecalc/internal/settings"
)

// generator begins every file, with white space as whoever formats it likes.
var generator = regexp.MustCompile(`^\s*\{\s*"generator"\s*:\s*"bridgecalc"`)

const hint = "write it again with --format json"

// Is reports whether a file is of this kind.
func Is(data []byte) bool { return generator.Match(data) }

// Read reads a file. Positions are the lines in which boards, matches and entrants
// begin.
func Read(name string, data []byte) (*cells.Book, event.Problems) {
	r := &reader{said: complaints.List{File: name}, out: transcript.New(name), data: data, line: 1, played: make(map[meeting]bool)}
	if err := r.read(); err != nil {
		var syntax *json.SyntaxError
		if errors.As(err, &syntax) {
			r.lineAt(syntax.Offset)
		}
		return r.said.RefuseAt(r.line, hint, "the file is damaged: %v", err)
	}
	if r.results+r.matches == 0 {
		r.said.Error(0, "give the file from which it was made", "there are no results in this file")
	}
	return r.said.Book(r.out)
}

// reader goes through a file once.
type reader struct {
	said   complaints.List
	out    *transcript.Transcript
	data   []byte
	line   int   // of what is read
	offset int64 // where that line was counted to

	scoring          string
	results, matches int
	teams            bool // entrants are teams
	list             []listed
	played           map[meeting]bool // matches with boards
}

// lineAt sets the line to that of an offset, which never goes back.
func (r *reader) lineAt(offset int64) {
	offset = min(offset, int64(len(r.data)))
	if offset > r.offset {
		r.line += bytes.Count(r.data[r.offset:offset], []byte("\n"))
		r.offset = offset
	}
}

func (r *reader) read() error {
	d := json.NewDecoder(bytes.NewReader(r.data))
	if _, err := d.Token(); err != nil {
		return err
	}
	for d.More() {
		key, err := d.Token()
		if err != nil {
			return err
		}
		switch key {
		case "event":
			err = r.event(d)
		case "standings":
			err = each(r, d, r.standing)
		case "boards":
			err = each(r, d, r.board)
		case "sit_outs":
			err = each(r, d, r.sitOut)
		case "matches":
			err = each(r, d, r.match)
		case "cards":
			err = each(r, d, r.card)
		case "rubbers":
			err = each(r, d, r.rubber)
		default:
			var skipped json.RawMessage
			err = d.Decode(&skipped)
		}
		if err != nil {
			return fmt.Errorf("%v: %w", key, err)
		}
	}
	r.finishMatches()
	return nil
}

// each reads the elements of an array, one after the other.
func each[T any](r *reader, d *json.Decoder, take func(*T)) error {
	if _, err := d.Token(); err != nil {
		return err
	}
	for d.More() {
		offset := d.InputOffset()
		var element T
		if err := d.Decode(&element); err != nil {
			return err
		}
		r.lineAt(offset + 1) // beyond the comma before it, in the line of its brace
		take(&element)
	}
	_, err := d.Token()
	return err
}

// event takes what was played, and how.
func (r *reader) event(d *json.Decoder) error {
	var about map[string]any
	if err := d.Decode(&about); err != nil {
		return err
	}
	said := func(key string) string {
		text, _ := about[key].(string)
		return text
	}
	r.out.Setting(r.line, "title", said("title"))
	r.out.Setting(r.line, "date", said("date"))
	r.scoring = said("scoring")
	_, r.teams = about["teams"]
	r.out.Scoring(r.line, r.scoring, "")
	for _, name := range settings.Ways() {
		if name != "scoring" {
			r.out.Setting(r.line, name, said(name))
		}
	}
	return nil
}

// unit is what amounts of pairs are counted in.
func (r *reader) unit() string {
	switch r.scoring {
	case "mp":
		return "MP"
	case "swiss-pairs":
		return "VP"
	}
	return "IMP"
}
