package lines

import (
	"fmt"

	"bridgecalc/internal/event"
	"bridgecalc/internal/ingest/cells"
	"bridgecalc/internal/ingest/field"
	"bridgecalc/internal/settings"
)

// Table is a run of results in one layout on one sheet.
type Table struct {
	Sheet    *cells.Sheet
	Layout   string   // its name, for the director
	Language string   // of the headings
	Headings []string // of the columns that are read
	Unread   []string // headings that are not known
	Source   uint16   // index into Event.Sources
	HeadRow  int      // of the headings, from 1; 0 where there are none, or several
	// Cols are where the fields stand in every line, from 1; 0 where that
	// varies or the field is missing.
	Cols [field.Count]int
	// Fields are those that the layout has a cell for.
	Fields [field.Count]bool
	Texts  *Texts
	// Points is what the points are that the sheet gives for each result:
	// "matchpoints", "imps", "points" or "percent"; empty when it gives none.
	Points string
	// Corrects says that corrections may change its results, board by board and pair by pair.
	Corrects bool
	// OfRoom says that the results are of a room of a match: their scores may be those of the
	// team that kept the card, whichever side it sat.
	OfRoom bool
	turned bool // the signs of its scores are those of EW, unlike those of other rooms
	// problems are those of the whole event.
	problems *event.Problems
	damage   damage
	trust    settings.Trust
	marks    *Marks // of the boards of the file; nil: those of their numbers
	// Lines calls its argument with each result. The line is good until the
	// next call.
	Lines func(yield func(*Line) bool)
}

// Has reports whether the layout has a cell for a field.
func (t *Table) Has(f field.Field) bool { return t.Fields[f] }

func (t *Table) hasScore() bool {
	return t.Has(field.Score) || t.Has(field.NSScore) || t.Has(field.EWScore)
}

// Settle gives the table its source, and the problems that it adds to.
func (t *Table) Settle(source uint16, problems *event.Problems) {
	t.Source, t.problems = source, problems
}

// Problem is an error about one field of a line; where the layout has no such
// cell it is about the row.
func (t *Table) Problem(l *Line, f field.Field, text, hint string) *event.Problem {
	p := l.Places[f]
	if p.Row == 0 {
		return &event.Problem{At: t.Sheet.Position(l.Row, 0), Text: text, Hint: hint}
	}
	return &event.Problem{At: t.Sheet.Position(int(p.Row), int(p.Col)), Text: text, Hint: hint}
}

// Text is what stands in a field of a line.
func (t *Table) Text(l *Line, f field.Field) string { return t.Sheet.Book().Text(l.Places[f].ID) }

// notUnderstood says what a cell holds and why it is not taken.
func (t *Table) notUnderstood(l *Line, f field.Field, what string, err error, hint string) *event.Problem {
	text := t.Text(l, f)
	if text == "" {
		return t.Problem(l, f, "the "+what+" is missing", hint)
	}
	return t.Problem(l, f, fmt.Sprintf("%s %q %v", what, text, err), hint)
}

// SetSection gives all lines a section that stands in no cell of theirs.
func (t *Table) SetSection(section string) {
	place, lines := Place{ID: t.Texts.Book.Intern(section)}, t.Lines
	t.Fields[field.Section] = true
	t.Lines = func(yield func(*Line) bool) {
		for l := range lines {
			l.Places[field.Section] = place
			if !yield(l) {
				return
			}
		}
	}
}
