package layout

import (
	"errors"
	"slices"
	"strings"

	"bridgecalc/internal/event"
	"bridgecalc/internal/ingest/headings"
	"bridgecalc/internal/ingest/notation"
)

// AmountColumn is a column of penalties, bonuses, carry-over or the like.
type AmountColumn struct {
	Col     int    // from 0
	Field   string // "penalty", "bonus", "carryover", "amount"; "home.penalty" and so on
	Unit    event.Unit
	HasUnit bool // the heading says it: "Penalty (MP)"
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

// Read reads an amount of the column; the unit may stand in a cell of its own. A penalty
// is returned below zero: it comes off. Penalties and bonuses are written without a sign,
// or with a plus: a minus says the opposite of the heading.
func (c *AmountColumn) Read(text, unit string) (notation.Amount, error) {
	text = strings.TrimSpace(text)
	if unit != "" && !strings.Contains(text, unit) {
		text += " " + unit
	}
	expected, hasExpected := c.Unit, c.HasUnit
	if c.Field == "carryover" && strings.HasSuffix(text, "%") {
		expected, hasExpected, text = event.InPercent, true, strings.TrimSuffix(text, "%")
	}
	amount, err := notation.ReadAmount(text)
	if err != nil {
		return amount, err
	}
	kind := c.Field
	if _, rest, sided := strings.Cut(c.Field, "."); sided {
		kind = rest
	}
	switch {
	case amount.HasUnit && hasExpected && amount.Unit != expected:
		return amount, errors.New("is in another unit than its heading says")
	case kind == "penalty" && amount.Thousandths < 0:
		return amount, errors.New("is a penalty below zero, which gives something")
	case kind == "bonus" && amount.Thousandths < 0:
		return amount, errors.New("is a bonus below zero, which takes something")
	case kind == "penalty":
		amount.Thousandths = -amount.Thousandths
	}
	if hasExpected {
		amount.Unit, amount.HasUnit = expected, true
	}
	return amount, nil
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

// AmountHeading reads a heading of amounts in whichever language.
func AmountHeading(text string) (AmountColumn, bool) {
	for n := range headings.Vocabularies() {
		if a, ok := amountHeading(text, &headings.Vocabularies()[n]); ok {
			return a, true
		}
	}
	return AmountColumn{}, false
}
