package event

import (
	"cmp"
	"slices"
	"strconv"
	"strings"

	"github.com/maruel/natural"
)

// Severity says whether a problem forbids scoring.
type Severity uint8

const (
	// Error means that the results would be wrong: nothing is written.
	Error Severity = iota
	// Warning means that a director should look, but the results stand.
	Warning
)

// String is the word used in lists of problems.
func (s Severity) String() string {
	if s == Warning {
		return "warning"
	}
	return "error"
}

// Position is the place that a problem is about. Only File is always known.
type Position struct {
	File  string // name as the user gave it
	Sheet string // empty for text files
	Row   int    // from 1, as a spreadsheet program counts; 0 when unknown
	Col   int    // from 1; 0 when the whole row is meant
}

// Cell is the place within the sheet as a spreadsheet program names it: "D12",
// or "12" for a whole row, or empty.
func (p Position) Cell() string {
	if p.Row == 0 {
		return ""
	}
	return ColumnName(p.Col) + strconv.Itoa(p.Row)
}

// String is "club.xlsx:Board 7!D12", or "club.csv:D12" where there are no
// sheets, shortened to what is known.
func (p Position) String() string {
	s := p.File
	switch cell := p.Cell(); {
	case p.Sheet != "" && cell != "":
		s += ":" + p.Sheet + "!" + cell
	case p.Sheet != "":
		s += ":" + p.Sheet
	case cell != "":
		s += ":" + cell
	}
	return s
}

// ColumnName turns a column number from 1 into its letters: 1 is A, 27 is AA.
// Zero has no letters.
func ColumnName(col int) string {
	var letters []byte
	for ; col > 0; col = (col - 1) / 26 {
		letters = append(letters, byte('A'+(col-1)%26))
	}
	slices.Reverse(letters)
	return string(letters)
}

// Problem is something about the input that the director must know.
type Problem struct {
	Severity Severity
	At       Position
	Text     string // what is wrong, one sentence without a full stop
	Hint     string // what to do about it; may be empty
}

// String is one line: "club.xlsx:Board 7!D12: contract "4X" is not understood".
func (p Problem) String() string {
	text := p.At.String() + ": "
	if p.Severity == Warning {
		text += "warning: "
	}
	return text + p.Text
}

// Problems is a list of problems.
type Problems []Problem

// Add appends a problem.
func (ps *Problems) Add(p Problem) { *ps = append(*ps, p) }

// HasErrors reports whether any problem forbids scoring.
func (ps Problems) HasErrors() bool {
	return slices.ContainsFunc(ps, func(p Problem) bool { return p.Severity == Error })
}

// Count is the number of problems of a severity.
func (ps Problems) Count(s Severity) int {
	n := 0
	for _, p := range ps {
		if p.Severity == s {
			n++
		}
	}
	return n
}

// Sort puts the problems in the order of the files, sheets, rows and columns,
// and drops those that say the same of the same place.
func (ps *Problems) Sort() {
	slices.SortStableFunc(*ps, func(a, b Problem) int {
		return cmp.Or(
			strings.Compare(a.At.File, b.At.File),
			natural.Compare(a.At.Sheet, b.At.Sheet), // Board 2 before Board 10
			strings.Compare(a.At.Sheet, b.At.Sheet),
			cmp.Compare(a.At.Row, b.At.Row),
			cmp.Compare(a.At.Col, b.At.Col),
			cmp.Compare(a.Severity, b.Severity),
		)
	})
	*ps = slices.CompactFunc(*ps, func(a, b Problem) bool { return a == b })
}
