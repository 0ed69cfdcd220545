package pairs

import (
	"errors"
	"fmt"
	"slices"
	"strings"

	"bridgecalc/internal/event"
	"bridgecalc/internal/ingest/cells"
	"bridgecalc/internal/ingest/headings"
	"bridgecalc/internal/ingest/layout"
	"bridgecalc/internal/ingest/notation"
)

const hintAmount = "write the amount with its unit: 2 MP, 10 % of a top, 1 % of the score, 3 IMPs or 0.5 VP"

// amountColumns are the columns of amounts that may be a pair's.
func amountColumns(head *layout.Header) []layout.AmountColumn {
	return slices.DeleteFunc(head.Amounts(), func(c layout.AmountColumn) bool { return strings.Contains(c.Field, ".") })
}

// amountReader reads the amounts of a sheet.
type amountReader struct {
	sheet    *cells.Sheet
	head     *layout.Header
	columns  []layout.AmountColumn
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
		text := row.Text(c.Col)
		if text == "" || text == "-" {
			continue
		}
		amount, err := r.amount(text, row.Text(r.head.Col("unit")), c)
		at := r.sheet.Position(row.Num, c.Col+1)
		if err != nil {
			r.problems.Add(event.Problem{At: at, Text: fmt.Sprintf("%s %q %v", r.head.Row.Text(c.Col), text, err), Hint: hintAmount})
			continue
		}
		if amount.Thousandths != 0 {
			all = append(all, event.Adjustment{
				Amount: amount.Thousandths, Unit: amount.Unit, CarryOver: c.Field == "carryover",
				Reason: row.Text(r.head.Col("reason")), At: at,
			})
		}
	}
	return all
}

// amount reads an amount with what its column, and a column for the unit, say of it.
func (r *amountReader) amount(text, unit string, c layout.AmountColumn) (notation.Amount, error) {
	if c.Field == "amount" && r.takes {
		c.Field = "penalty"
	}
	amount, err := c.Read(text, unit)
	if err == nil && !amount.HasUnit && amount.Thousandths != 0 {
		return amount, errors.New("does not say in what it is counted")
	}
	return amount, err
}
