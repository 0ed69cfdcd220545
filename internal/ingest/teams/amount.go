package teams

import (
	"strings"

	"bridgecalc/internal/event"
	"bridgecalc/internal/ingest/layout"
)

// amountColumn is a column of penalties, bonuses, carry-over or amounts of any
// sort.
type amountColumn struct {
	layout.AmountColumn
	kind string // the field: "penalty", "bonus", "carryover", "amount"
	col  int    // from 0
	who  team   // whose they are in a list of matches; neither where the cell says it
	unit event.Unit
}

// columnOf is a column under a heading of amounts: of victory points where it names
// no unit.
func columnOf(a layout.AmountColumn) amountColumn {
	c := amountColumn{AmountColumn: a, kind: a.Field, col: a.Col, unit: event.InVP}
	if a.HasUnit {
		c.unit = a.Unit
	}
	return c
}

const hintAmount = "write a number with its unit: 1 VP, 3 IMP"

// amount reads an amount under a heading into an adjustment; the unit may stand in a cell
// of its own.
func (c *amountColumn) amount(text, unit string) (event.Adjustment, error) {
	return c.Read(strings.TrimSpace(text), unit, &c.unit)
}
