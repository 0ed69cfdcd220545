package ingest

import (
	"fmt"

	"bridgecalc/internal/event"
	"bridgecalc/internal/ingest/cells"
)

// field is what a cell of a table of results is about.
type field uint8

const (
	fBoard field = iota
	fSection
	fTable
	fRound
	fNS
	fEW
	fContract
	fDeclarer
	fTricks
	fResult
	fLead
	fScore
	fNSScore
	fEWScore
	fRemarks
	fErased
	fNSName
	fEWName
	fNorth
	fSouth
	fEast
	fWest
	fieldCount
)

// headings name the fields in headers.toml.
var headings = [fieldCount]string{
	fBoard: "board", fSection: "section", fTable: "table", fRound: "round", fNS: "ns.pair", fEW: "ew.pair",
	fContract: "contract", fDeclarer: "declarer", fTricks: "tricks", fResult: "result", fLead: "lead",
	fScore: "score", fNSScore: "ns.score", fEWScore: "ew.score", fRemarks: "remarks", fErased: "erased",
	fNSName: "ns.name", fEWName: "ew.name", fNorth: "north", fSouth: "south", fEast: "east", fWest: "west",
}

// place is a cell that holds a field of a result.
type place struct {
	id  cells.ID
	row int32 // from 1; 0 when the layout has no such cell
	col int16 // from 1
}

// line is one result as a layout found it: the cell of each field.
type line struct {
	row    int // of the sheet, from 1
	places [fieldCount]place
}

// resultCol is the column of what the result was, from 1.
func (l *line) resultCol() int16 {
	for _, f := range []field{fContract, fScore, fNSScore, fResult} {
		if l.places[f].col > 0 {
			return l.places[f].col
		}
	}
	return 0
}

// table is a run of results in one layout on one sheet.
type table struct {
	sheet    *cells.Sheet
	layout   string   // its name, for the director
	language string   // of the headings
	headings []string // of the columns that are read
	unread   []string // headings that are not known
	source   uint16   // index into Event.Sources
	// cols are where the fields stand in every line, from 1; 0 where that
	// varies or the field is missing.
	cols [fieldCount]int
	// fields are those that the layout has a cell for.
	fields [fieldCount]bool
	texts  *texts
	// problems are those of the whole event.
	problems *event.Problems
	// lines calls its argument with each result. The line is good until the
	// next call.
	lines func(yield func(*line) bool)
}

// has reports whether the layout has a cell for a field.
func (t *table) has(f field) bool { return t.fields[f] }

// problem is an error about one field of a line; where the layout has no such
// cell it is about the row.
func (t *table) problem(l *line, f field, text, hint string) *event.Problem {
	p := l.places[f]
	if p.row == 0 {
		return &event.Problem{At: t.sheet.Position(l.row, 0), Text: text, Hint: hint}
	}
	return &event.Problem{At: t.sheet.Position(int(p.row), int(p.col)), Text: text, Hint: hint}
}

// text is what stands in a field of a line.
func (t *table) text(l *line, f field) string { return t.sheet.Book().Text(l.places[f].id) }

// notUnderstood says what a cell holds and why it is not taken.
func (t *table) notUnderstood(l *line, f field, what string, err error, hint string) *event.Problem {
	text := t.text(l, f)
	if text == "" {
		return t.problem(l, f, "the "+what+" is missing", hint)
	}
	return t.problem(l, f, fmt.Sprintf("%s %q %v", what, text, err), hint)
}
