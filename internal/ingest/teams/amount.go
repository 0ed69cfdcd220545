package teams

import (
	"errors"
	"strings"

	"bridgecalc/internal/event"
	"bridgecalc/internal/ingest/layout"
	"bridgecalc/internal/ingest/notation"
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

// amount reads "1,5", "-3 IMP" or "2 VP" under a heading into an adjustment; the
// unit may stand in a cell of its own. What is penalised comes off, however it is
// written.
func (c *amountColumn) amount(text, unit string) (event.Adjustment, error) {
	text = strings.TrimSpace(text)
	a := event.Adjustment{Unit: c.unit, CarryOver: c.kind == "carryover"}
	read, err := notation.ReadAmount(strings.TrimSpace(text + " " + unit))
	if err != nil {
		return a, err
	}
	if a.Amount = read.Thousandths; read.HasUnit {
		a.Unit = read.Unit
	}
	switch {
	case c.unitGiven && a.Unit != c.unit:
		return a, errors.New("is in another unit than its heading says")
	case c.kind == "penalty" && strings.HasPrefix(text, "+"):
		return a, errors.New("is a penalty that gives something")
	case c.kind == "bonus" && a.Amount < 0:
		return a, errors.New("is a bonus that takes something")
	case c.kind == "penalty":
		a.Amount = -max(a.Amount, -a.Amount)
	}
	return a, nil
}
