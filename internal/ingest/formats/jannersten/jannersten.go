// Package jannersten reads results.txt, which scoring programs write for the
// services of Jannersten in Sweden.
//
// In go the bytes of a file, out comes a transcript. The file has sections, and
// fields parted by semicolons; a line that begins with # names the fields below:
//
//	[GAME]
//	title;Tuesday pairs
//	[Contestants]
//	#number;name1;name2
//	1;Ann;Bob
//	[RESULTS]
//	#board;section;round;N;E;S;W;points;contract;declarer;tricks;lead;MP_NS;MP_EW;IMP_NS;IMP_EW;%NS;%EW;datum;top;adj top;remarks
//	1;A;1;1;2;1;2;420;4S;N;10;HK;2;0;;;100;0;;2;;
//
// A result has these 22 fields, with or without the line above. N, E, S and W are
// numbers: of the pair twice, or in an individual of each player.
package jannersten

import (
	"bytes"
	"strings"

	"bridgecalc/internal/event"
	"bridgecalc/internal/ingest/cells"
	"bridgecalc/internal/ingest/charset"
	"bridgecalc/internal/ingest/csvfile"
	"bridgecalc/internal/ingest/formats/complaints"
	"bridgecalc/internal/ingest/formats/transcript"
)

const (
	hintExport   = "export the results anew"
	resultFields = "board;section;round;n;e;s;w;points;contract;declarer;tricks;lead;" +
		"mp_ns;mp_ew;imp_ns;imp_ew;%ns;%ew;datum;top;adj top;remarks"
)

// Is reports whether a file has these sections.
func Is(data []byte) bool {
	first := strings.TrimSpace(csvfile.First(charset.Head(data)))
	return strings.EqualFold(first, "[GAME]") && bytes.Contains(data, []byte("[RESULTS]"))
}

// Read reads a file of results.
func Read(name string, data []byte) (*cells.Book, event.Problems) {
	r := &reader{out: transcript.New(name), said: complaints.List{File: name}, cut: csvfile.Splitter{Separator: ';'}}
	text, err := charset.Decode(data, "")
	if err != nil {
		return r.said.Undecoded(err)
	}
	for line, text := range csvfile.Numbered(text) {
		r.line(line, strings.TrimSpace(text))
	}
	if !r.played {
		r.said.Error(0, hintExport, "the section [RESULTS] has no results")
	}
	return r.said.Book(r.out)
}

// section is a section of the file.
type section uint8

const (
	none section = iota
	game
	contestants
	results
	other // not known; let pass
)

type reader struct {
	out  *transcript.Transcript
	said complaints.List
	cut  csvfile.Splitter

	section section
	head    csvfile.Columns // of the section; nil where its fields are not named
	unnamed bool            // told that the names cannot be read
	played  bool            // there are results
}

func (r *reader) line(line int, text string) {
	if strings.HasPrefix(text, "[") && strings.HasSuffix(text, "]") {
		r.begin(line, text)
		return
	}
	fields, err := r.cut.Split(text)
	switch {
	case err != nil:
		r.said.Error(line, "correct the line, or "+hintExport, "the line is not understood: %v", err)
	case len(fields) == 0:
	case strings.HasPrefix(fields[0], "#"):
		r.heading(line, fields)
	case r.section == none:
		r.said.Error(line, hintExport, "the line stands in no section")
	case r.section == game:
		r.fact(line, text)
	case r.section == contestants:
		r.contestant(line, fields)
	case r.section == results:
		r.result(line, fields)
	}
}

func (r *reader) begin(line int, text string) {
	r.head = nil
	switch strings.ToLower(text) {
	case "[game]":
		r.section = game
	case "[contestants]":
		r.section = contestants
	case "[results]":
		r.section = results
		r.head, _ = csvfile.Heading(strings.Split(resultFields, ";"))
	default:
		r.section = other
		r.said.Warn(line, "nothing to do when it has no results", "the section %s is not known and left out", text)
	}
}

// heading reads a line that names the fields; a line of words without semicolons
// is a remark.
func (r *reader) heading(line int, fields []string) {
	if len(fields) == 1 || r.section != contestants && r.section != results {
		return
	}
	head, err := csvfile.Heading(fields)
	if err != nil {
		r.said.Error(line, hintExport, "%v", err)
		return
	}
	if word := head.Missing("board", "n", "e", "s", "w", "points"); r.section == results && word != "" {
		r.said.Error(line, hintExport, "the field %q is missing", word)
		return
	}
	r.head = head
}

// fact reads what the file says of the event, "key;value" or "key=value".
func (r *reader) fact(line int, text string) {
	key, value, ok := strings.Cut(text, ";")
	if before, after, found := strings.Cut(text, "="); found && (!ok || len(before) < len(key)) {
		key, value = before, after
	}
	value = strings.Trim(value, "; ")
	switch strings.ToLower(strings.TrimSpace(key)) {
	case "title", "name", "event":
		r.out.Setting(line, "title", value)
	case "club", "organizer", "organiser":
		r.out.Setting(line, "organiser", value)
	case "date":
		if value != "" {
			r.out.Setting(line, "date", r.said.Date(line, value, "2006-01-02"))
		}
	}
}

// contestant reads a pair, or a player, as far as the fields are named.
func (r *reader) contestant(line int, fields []string) {
	first := func(words ...string) string {
		for _, word := range words {
			if text := r.head.Of(fields, word); text != "" {
				return text
			}
		}
		return ""
	}
	name := transcript.Name{
		Section: first("section"), Club: first("club"), Number: first("number", "no", "nr", "pair", "id"),
		Names: [2]string{first("name1", "name 1", "player1", "player 1", "name"), first("name2", "name 2", "player2", "player 2")},
	}
	if name.Number != "" && name.Names[0] != "" {
		r.out.Name(line, name)
		return
	}
	if !r.unnamed {
		r.unnamed = true
		r.said.Warn(line, "give the names in a file of their own: Pair, Name 1, Name 2", "the names are left out: the fields of [Contestants] are not understood")
	}
}
