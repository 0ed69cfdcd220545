// Package usebio reads USEBIO, versions 1.0 to 1.3, the XML that British and other
// scoring programs exchange: the bytes of a file go in, a transcript comes out.
//
// A file holds one event. Its participants, boards and matches stand there in any
// depth of sessions and sections; each is read whole and written down at once, so
// the largest thing kept is one board. Tags that are not known are named in a
// warning. No document type is ever fetched, and entities that a file defines are
// not put in.
package usebio

import (
	"bytes"
	"fmt"
	"regexp"
	"slices"
	"strings"

	"bridgecalc/internal/event"
	"bridgecalc/internal/ingest/cells"
	"bridgecalc/internal/ingest/formats/transcript"
)

// headSize is how much of a file is looked at to find out what it is.
const headSize = 16 << 10

var (
	root        = regexp.MustCompile(`(?i)<USEBIO[\s>]`)
	sessionTags = regexp.MustCompile(`(?i)<SESSION[\s>]`)
)

// Is reports whether a file is in USEBIO: XML whose root has that name.
func Is(data []byte) bool {
	head := bytes.ReplaceAll(data[:min(len(data), headSize)], []byte{0}, nil) // UTF-16
	head = bytes.TrimLeft(head, byteOrderMarks+" \t\r\n")
	return bytes.HasPrefix(head, []byte("<")) && root.Match(head)
}

// Read reads a file. Positions are its lines.
func Read(name string, data []byte) (*cells.Book, event.Problems) {
	r := &reader{name: name, out: transcript.New(name), sessionOf: make(map[string]string), hands: make(map[string]dealt)}
	data, err := decode(data)
	if err != nil {
		r.warn(1, err.Error(), "look whether the names are right")
	}
	r.sessions = len(sessionTags.FindAllIndex(data, 2)) > 1
	w := newWalker(data, r.whole, r.context)
	if err := w.walk(); err != nil {
		r.fail(w.line(), err.Error(), "export it again from the scoring program")
		return nil, r.problems
	}
	r.finish(w.unknown)
	book, err := r.out.Book()
	if err != nil {
		r.fail(0, "the file has more than can be read: "+err.Error(), "export each session by itself")
	}
	if err != nil || r.results+r.matches == 0 {
		return nil, r.problems
	}
	return book, r.problems
}

// reader collects what the elements of a file say.
type reader struct {
	name     string
	out      *transcript.Transcript
	problems event.Problems

	sessions         bool // there are several
	events           int
	scoring          string // in the program's word; empty when not yet known
	kinds            []string
	results, matches int
	entrants         []entrant
	squads           squads
	sessionOf        map[string]string // by board
	mixed            []string          // boards of several sessions
	hands            map[string]dealt
}

func (r *reader) fail(line int, text, hint string) {
	r.problems.Add(event.Problem{At: event.Position{File: r.name, Row: line}, Text: text, Hint: hint})
}

func (r *reader) warn(line int, text, hint string) {
	r.problems.Add(event.Problem{Severity: event.Warning, At: event.Position{File: r.name, Row: line}, Text: text, Hint: hint})
}

// whole takes an element that is read as one; above are the open ones around it.
func (r *reader) whole(n *node, above []*node) {
	switch n.name {
	case "CLUB":
		r.out.Setting(n.line, "organiser", n.said("CLUB_NAME"))
	case "PAIR":
		r.pair(n, above)
	case "PLAYER":
		r.player(n, above)
	case "TEAM":
		r.team(n, above)
	case "BOARD":
		r.board(n, above)
	case "MATCH":
		r.match(n, above)
	case "TRAVELLER_LINE":
		r.fail(n.line, "a result stands outside of any board", "export the file again from the scoring program")
	}
}

// context takes an element around others, when it ends.
func (r *reader) context(n *node) {
	if n.name != "EVENT" {
		return
	}
	if r.events++; r.events > 1 {
		r.fail(n.line, "the file holds several events", "export each event by itself")
		return
	}
	r.describe(n)
}

// finish writes down what only the whole file tells.
func (r *reader) finish(unknown []tag) {
	r.finishEntrants()
	if len(r.mixed) > 0 {
		r.fail(0, fmt.Sprintf("there are several sessions, and board %s is in more than one: results of different deals cannot be compared",
			enumerate(r.mixed)), "export each session by itself")
	}
	if len(unknown) > 0 {
		slices.SortStableFunc(unknown, func(a, b tag) int { return strings.Compare(a.name, b.name) })
		var names []string
		for _, t := range unknown {
			names = append(names, t.name)
		}
		r.warn(unknown[0].line, "these tags are not known and were left out: "+enumerate(names), "")
	}
	if r.results+r.matches == 0 && !r.problems.HasErrors() {
		r.fail(0, "there are no results in this file", "export it with the travellers, not only the ranking")
	}
}

// enumerate lists texts, the first of many.
func enumerate(texts []string) string {
	const most = 20
	if len(texts) > most {
		return strings.Join(texts[:most], ", ") + " and more"
	}
	return strings.Join(texts, ", ")
}
