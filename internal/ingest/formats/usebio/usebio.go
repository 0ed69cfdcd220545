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
	"regexp"
	"slices"
	"strings"

	"bridgecalc/internal/event"
	"bridgecalc/internal/ingest/cells"
	"bridgecalc/internal/ingest/formats/complaints"
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
	r := &reader{said: complaints.List{File: name}, out: transcript.New(name), sessionOf: make(map[string]*node), hands: make(map[string]dealt)}
	data, warning, err := decode(data)
	if err != nil {
		return r.said.Undecoded(err)
	}
	if warning != "" {
		r.said.Warn(1, "check the names", "%s", warning)
	}
	r.sessions = len(sessionTags.FindAllIndex(data, 2)) > 1
	w := newWalker(data, r.whole, r.context)
	w.setting = r.out.Setting
	if err := w.walk(); err != nil {
		return r.said.RefuseAt(w.line(), "export it again from the scoring program", "%v", err)
	}
	r.finish(w.unknown)
	return r.said.Book(r.out)
}

// reader collects what the elements of a file say.
type reader struct {
	said complaints.List
	out  *transcript.Transcript

	sessions         bool // there are several
	events           int
	scoring          string // in the program's word; empty when not yet known
	method           string // the same, once the whole event is read
	program          string // that wrote the file
	kinds            []string
	results, matches int
	entrants         []entrant
	squads           squads
	sessionOf        map[string]*node // by board
	mixed            []string         // boards of several sessions
	hands            map[string]dealt
}

// whole takes an element that is read as one; above are the open ones around it.
func (r *reader) whole(n *node, above []*node) {
	switch n.name {
	case "CLUB":
		r.out.Setting(n.line, "organiser", n.said("CLUB_NAME"))
		r.out.Setting(n.line, "club-number", unlessZero(n.said("CLUB_ID_NUMBER")))
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
		r.said.Error(n.line, "export the file again from the scoring program", "a result stands outside of any board")
	}
}

// context takes an element around others, when it ends.
func (r *reader) context(n *node) {
	if n.name != "EVENT" {
		return
	}
	if r.events++; r.events > 1 {
		r.said.Error(n.line, "export each event by itself", "the file holds several events")
		return
	}
	r.describe(n)
}

// finish writes down what only the whole file tells.
func (r *reader) finish(unknown []tag) {
	r.finishEntrants()
	if len(r.mixed) > 0 {
		r.said.Error(0, "export each session by itself",
			"there are several sessions, and board %s is in more than one: results of different deals cannot be compared",
			enumerate(r.mixed))
	}
	if len(unknown) > 0 {
		slices.SortStableFunc(unknown, func(a, b tag) int { return strings.Compare(a.name, b.name) })
		var names []string
		for _, t := range unknown {
			names = append(names, t.name)
		}
		r.said.Warn(unknown[0].line, "nothing to do when they have no results",
			"these tags are not known and were left out: %s", enumerate(names))
	}
	if r.results+r.matches == 0 && !r.said.HasErrors() {
		r.said.Error(0, "export it with the travellers, not only the ranking", "there are no results in this file")
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
