package pairs

import (
	"fmt"
	"slices"
	"strings"

	"bridgecalc/internal/event"
	"bridgecalc/internal/ingest/cells"
	"bridgecalc/internal/ingest/layout"
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
	problems *event.Problems
}

func newAmountReader(sheet *cells.Sheet, head *layout.Header, problems *event.Problems) *amountReader {
	r := &amountReader{sheet: sheet, head: head, columns: amountColumns(head), problems: problems}
	for i := range r.columns {
		r.columns[i].Taken = head.IsOfPenalties(sheet)
	}
	return r
}

// of are the adjustments that a row gives.
func (r *amountReader) of(row cells.Row) []event.Adjustment {
	var all []event.Adjustment
	for _, c := range r.columns {
		text := row.Text(c.Col)
		if text == "" || text == "-" {
			continue
		}
		amount, err := c.Read(text, row.Text(r.head.Col("unit")), nil)
		at := r.sheet.Position(row.Num, c.Col+1)
		if err != nil {
			r.problems.Add(event.Problem{At: at, Text: fmt.Sprintf("%s %q %v", r.head.Row.Text(c.Col), text, err), Hint: hintAmount})
			continue
		}
		if amount.Amount != 0 {
			amount.Reason, amount.At = row.Text(r.head.Col("reason")), at
			all = append(all, amount)
		}
	}
	return all
}
