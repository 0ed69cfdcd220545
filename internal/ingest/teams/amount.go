package teams

import (
	"bridgecalc/internal/event"
	"bridgecalc/internal/ingest/layout"
)

// amountColumn is a column of penalties, bonuses, carry-over or amounts of any
// sort.
type amountColumn struct {
	kind string // the field: "penalty", "bonus", "carryover", "amount"
	col  int    // from 0
	who  team   // whose they are in a list of matches; neither where the cell says it
	unit event.Unit
	// unitGiven says that the heading names the unit.
	unitGiven bool
}

// columnOf is a column under a heading of amounts: of victory points where it names
// no unit.
func columnOf(a layout.AmountColumn) amountColumn {
	c := amountColumn{kind: a.Field, col: a.Col, unit: event.InVP}
	if a.HasUnit {
		c.unit, c.unitGiven = a.Unit, true
	}
	return c
}

const hintAmount = "write a number with its unit: 1 VP, 3 IMP"

// amount reads "1,5" or "2 VP" under a heading into an adjustment; the unit may stand in a
// cell of its own.
func (c *amountColumn) amount(text, unit string) (event.Adjustment, error) {
	a := event.Adjustment{Unit: c.unit, CarryOver: c.kind == "carryover"}
	column := layout.AmountColumn{Col: c.col, Field: c.kind, Unit: c.unit, HasUnit: c.unitGiven}
	read, err := column.Read(text, unit)
	if err != nil {
		return a, err
	}
	if a.Amount = read.Thousandths; read.HasUnit {
		a.Unit = read.Unit
	}
	return a, nil
}
