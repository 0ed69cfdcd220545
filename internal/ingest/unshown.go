package ingest

import (
	"fmt"

	"bridgecalc/internal/event"
	"bridgecalc/internal/ingest/cells"
)

// cutStruck leaves out the rows of a book that are struck through, whatever they hold.
func (rd *reader) cutStruck(book *cells.Book) {
	for _, sheet := range book.Sheets {
		rows := sheet.CutStruck()
		if len(rows) == 0 {
			continue
		}
		text := "this row is struck through, and does not count"
		if len(rows) > 1 {
			text = fmt.Sprintf("%d rows, from %d to %d, are struck through, and do not count", len(rows), rows[0], rows[len(rows)-1])
		}
		rd.problems.Add(event.Problem{
			Severity: event.Warning, At: sheet.Position(rows[0], 0), Text: text, Hint: "delete what does not count, or remove the line through it",
		})
	}
}

// noteHidden says that what a spreadsheet program does not show of a sheet counts. Tables
// of results say it themselves.
func (rd *reader) noteHidden(sheet *cells.Sheet) {
	warn := func(row, col int, text string) {
		rd.problems.Add(event.Problem{
			Severity: event.Warning, At: sheet.Position(row, col), Text: text,
			Hint: "delete what does not count; what is hidden is read like the rest",
		})
	}
	if sheet.Hidden {
		warn(0, 0, "this sheet is hidden, and counts")
		return
	}
	switch rows := sheet.HiddenRows(); len(rows) {
	case 0:
	case 1:
		warn(rows[0], 0, "this row is hidden, and counts")
	default:
		warn(rows[0], 0, fmt.Sprintf("%d rows are hidden, from %d to %d, and count", len(rows), rows[0], rows[len(rows)-1]))
	}
	switch columns := sheet.HiddenColumns(); len(columns) {
	case 0:
	case 1:
		warn(1, columns[0], "this column is hidden, and counts")
	default:
		warn(1, columns[0], fmt.Sprintf("%d columns are hidden, and count", len(columns)))
	}
}
