package layout

import (
	"errors"
	"slices"
	"strings"

	"bridgecalc/internal/event"
	"bridgecalc/internal/ingest/cells"
	"bridgecalc/internal/ingest/headings"
	"bridgecalc/internal/ingest/notation"
)

// AmountColumn is a column of penalties, bonuses, carry-over or the like.
type AmountColumn struct {
	Col     int    // from 0
	Field   string // "penalty", "bonus", "carryover", "amount"; "home.penalty" and so on
	Unit    event.Unit
	HasUnit bool // the heading says it: "Penalty (MP)"
	Taken   bool // an amount of any sort is taken off: the sheet is called Penalties
}

// amountFields are the fields that hold amounts.
var amountFields = map[string]bool{
	"penalty": true, "bonus": true, "carryover": true, "amount": true,
	"home.penalty": true, "away.penalty": true, "home.bonus": true, "away.bonus": true,
}

// amountHeading reads a heading of amounts, with a unit or without.
func amountHeading(text string, v *headings.Vocabulary) (AmountColumn, bool) {
	if field := v.FieldOf(text); amountFields[field] {
		return AmountColumn{Field: field}, true
	}
	return unitHeading(text, v)
}

// unitHeading reads a heading of amounts with a unit, which may stand anywhere in
// it: "Carry-over (VP)", "Bonus in IMPs", "Penalty VP home", "Carry-over %".
func unitHeading(text string, v *headings.Vocabulary) (AmountColumn, bool) {
	const most = 8 // words; a longer text is prose
	words := strings.FieldsFunc(text, isBetweenUnits)
	if len(words) > most {
		return AmountColumn{}, false
	}
	for length := len(words) - 1; length > 0; length-- {
		for i := range len(words) - length + 1 {
			unit, err := notation.ReadUnit(strings.Join(words[i:i+length], " "))
			isShare := length == 1 && notation.IsPercent(words[i])
			if err != nil && !isShare {
				continue
			}
			field := amountField(words[:i], words[i+length:], v)
			switch {
			case amountFields[field] && err == nil:
				return AmountColumn{Field: field, Unit: unit, HasUnit: true}, true
			case field == "carryover" && isShare: // of the score: what else is carried over
				return AmountColumn{Field: field, Unit: event.InPercent, HasUnit: true}, true
			}
		}
	}
	return AmountColumn{}, false
}

// amountField is the field that the words around a unit name. A short word before
// the unit joins the two: "in VP".
func amountField(before, behind []string, v *headings.Vocabulary) string {
	const joining = 2 // letters
	field := v.FieldOf(strings.Join(slices.Concat(before, behind), " "))
	if n := len(before) - 1; field == "" && n > 0 && len(before[n]) <= joining {
		field = v.FieldOf(strings.Join(slices.Concat(before[:n], behind), " "))
	}
	return field
}

func isBetweenUnits(r rune) bool { return strings.ContainsRune(" \u00a0\t\n()[],:;_/", r) }

// Amounts are the columns of amounts that a header names, from left to right.
func (h *Header) Amounts() []AmountColumn {
	var columns []AmountColumn
	for col := range h.Row.Len() {
		if c, ok := amountHeading(h.Row.Text(col), h.words); ok {
			c.Col = col
			columns = append(columns, c)
		}
	}
	return columns
}

// SpeaksOfAmounts reports whether a text has a word for a penalty, a bonus, a
// carry-over or an amount, in whatever language.
func SpeaksOfAmounts(text string) bool { return cluesOf(text)&OfAdjustments != 0 }

// headsUnit reports whether a text heads amounts with their unit in some language.
func headsUnit(text string) bool {
	return slices.ContainsFunc(headings.Vocabularies(), func(v headings.Vocabulary) bool {
		_, ok := unitHeading(text, &v)
		return ok
	})
}

// IsOfPenalties reports whether the name of a sheet with this header says that its
// amounts are penalties.
func (h *Header) IsOfPenalties(sheet *cells.Sheet) bool {
	return headings.Of(h.Language).FieldOf(sheet.Name) == "penalty" || headings.Of("en").FieldOf(sheet.Name) == "penalty"
}

// Errors in amounts.
var (
	errOtherUnit     = errors.New("is in another unit than its heading says")
	errNoUnit        = errors.New("does not say in what it is counted")
	errMinusPenalty  = errors.New("has a minus, but a penalty is taken off without one")
	errNegativeBonus = errors.New("is below zero, which is a penalty")
)

// Read reads an amount of the column: "1,5", "-3 IMP" or "2 VP". Its unit may stand in a
// cell of its own; where nothing says the unit it is otherwise, or an error if that is nil.
// A penalty is taken off and a bonus is added, plain or with a plus, and a minus in
// front of either is an error. The sign of an amount of any sort tells what it is, but on
// a sheet of penalties it is taken off.
func (c AmountColumn) Read(text, unit string, otherwise *event.Unit) (event.Adjustment, error) {
	_, kind, sided := strings.Cut(c.Field, ".")
	if !sided {
		kind = c.Field
	}
	a := event.Adjustment{CarryOver: kind == "carryover"}
	text = strings.TrimSpace(text)
	if unit != "" && !strings.Contains(text, unit) {
		text += " " + unit
	}
	if share, isShare := strings.CutSuffix(text, "%"); isShare && kind == "carryover" && otherwise == nil { // of the score
		c.Unit, c.HasUnit, text = event.InPercent, true, share
	}
	read, err := notation.ReadAmount(text)
	switch {
	case err != nil:
		return a, err
	case read.HasUnit && c.HasUnit && read.Unit != c.Unit:
		return a, errOtherUnit
	case kind == "penalty" && read.Thousandths < 0:
		return a, errMinusPenalty
	case kind == "bonus" && read.Thousandths < 0:
		return a, errNegativeBonus
	}
	switch a.Amount = read.Thousandths; {
	case c.HasUnit:
		a.Unit = c.Unit
	case read.HasUnit:
		a.Unit = read.Unit
	case otherwise != nil:
		a.Unit = *otherwise
	case a.Amount != 0:
		return a, errNoUnit
	}
	if kind == "penalty" || kind == "amount" && c.Taken {
		a.Amount = -max(a.Amount, -a.Amount)
	}
	return a, nil
}

// AmountHeading reads a heading of amounts in whichever language.
func AmountHeading(text string) (AmountColumn, bool) {
	for n := range headings.Vocabularies() {
		if a, ok := amountHeading(text, &headings.Vocabularies()[n]); ok {
			return a, true
		}
	}
	return AmountColumn{}, false
}
