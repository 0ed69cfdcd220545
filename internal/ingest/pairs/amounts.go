package pairs

import (
	"errors"
	"fmt"
	"strings"

	"bridgecalc/internal/event"
	"bridgecalc/internal/ingest/cells"
	"bridgecalc/internal/ingest/headings"
	"bridgecalc/internal/ingest/layout"
	"bridgecalc/internal/ingest/notation"
)

const hintAmount = "write the amount with its unit: 2 MP, 10 % of a top, 1 % of the score, 3 IMPs or 0.5 VP"

// amountColumn is a column of penalties, bonuses or the like.
type amountColumn struct {
	col     int    // from 0
	kind    string // the field: "penalty", "bonus", "carryover" or "amount"
	unit    event.Unit
	hasUnit bool // the heading says it: "Penalty (MP)"
}

// amountKinds are the fields that hold amounts.
var amountKinds = map[string]bool{"penalty": true, "bonus": true, "carryover": true, "amount": true}

// amountColumns finds the columns of amounts. Behind the word may stand the unit.
func amountColumns(head *layout.Header) []amountColumn {
	var columns []amountColumn
	words := headings.Of(head.Language)
	for col := range head.Row.Len() {
		text := head.Row.Text(col)
		if kind := words.FieldOf(text); amountKinds[kind] {
			columns = append(columns, amountColumn{col: col, kind: kind})
			continue
		}
		for i, r := range text {
			kind := words.FieldOf(text[:i])
			if r != ' ' && r != '(' || !amountKinds[kind] {
				continue
			}
			rest := strings.Trim(text[i:], " ()")
			unit, err := notation.ReadUnit(rest)
			switch {
			case err == nil:
				columns = append(columns, amountColumn{col, kind, unit, true})
			case kind == "carryover" && notation.IsPercent(rest):
				columns = append(columns, amountColumn{col, kind, event.InPercent, true})
			default:
				continue
			}
			break
		}
	}
	return columns
}

// amountReader reads the amounts of a sheet.
type amountReader struct {
	sheet    *cells.Sheet
	head     *layout.Header
	columns  []amountColumn
	takes    bool // the sheet's name says that all its amounts are penalties
	problems *event.Problems
}

func newAmountReader(sheet *cells.Sheet, head *layout.Header, problems *event.Problems) *amountReader {
	return &amountReader{
		sheet: sheet, head: head, columns: amountColumns(head), problems: problems,
		takes: headings.Of(head.Language).FieldOf(sheet.Name) == "penalty" || headings.Of("en").FieldOf(sheet.Name) == "penalty",
	}
}

// of are the adjustments that a row gives.
func (r *amountReader) of(row cells.Row) []event.Adjustment {
	var all []event.Adjustment
	for _, c := range r.columns {
		text := row.Text(c.col)
		if text == "" || text == "-" {
			continue
		}
		amount, err := r.amount(text, row.Text(r.head.Col("unit")), c)
		at := r.sheet.Position(row.Num, c.col+1)
		if err != nil {
			r.problems.Add(event.Problem{At: at, Text: fmt.Sprintf("%s %q %v", r.head.Row.Text(c.col), text, err), Hint: hintAmount})
			continue
		}
		if amount.Thousandths != 0 {
			all = append(all, event.Adjustment{
				Amount: amount.Thousandths, Unit: amount.Unit, CarryOver: c.kind == "carryover",
				Reason: row.Text(r.head.Col("reason")), At: at,
			})
		}
	}
	return all
}

// amount reads an amount with what its column, and a column for the unit, say of
// it: penalties are taken off, however they are written.
func (r *amountReader) amount(text, unit string, c amountColumn) (notation.Amount, error) {
	if unit != "" && !strings.Contains(text, unit) {
		text += " " + unit
	}
	if c.kind == "carryover" && strings.HasSuffix(text, "%") {
		c.unit, c.hasUnit, text = event.InPercent, true, strings.TrimSuffix(text, "%")
	}
	amount, err := notation.ReadAmount(text)
	switch {
	case err != nil:
		return amount, err
	case amount.HasUnit && c.hasUnit && amount.Unit != c.unit:
		return amount, errors.New("is in another unit than its heading says")
	case c.hasUnit:
		amount.Unit = c.unit
	case !amount.HasUnit && amount.Thousandths != 0:
		return amount, errors.New("does not say in what it is counted")
	}
	switch {
	case c.kind == "bonus" && amount.Thousandths < 0:
		return amount, errors.New("is below zero, which is a penalty")
	case c.kind == "penalty", c.kind == "amount" && r.takes:
		amount.Thousandths = -max(amount.Thousandths, -amount.Thousandths)
	}
	return amount, nil
}
