package cells

import "slices"

// span32 is a run of rows or columns, from 1.
type span32 struct{ first, last int32 }

// hidden are the rows and columns that a spreadsheet program does not show. The
// runs are in their order.
type hidden struct{ rows, columns []span32 }

// addHidden appends a run, or extends the last one.
func addHidden(runs []span32, first, last int) []span32 {
	if n := len(runs); n > 0 && int(runs[n-1].last)+1 >= first {
		runs[n-1].last = max(runs[n-1].last, int32(last))
		return runs
	}
	return append(runs, span32{int32(first), int32(last)})
}

func isWithin(runs []span32, n int) bool {
	_, found := slices.BinarySearchFunc(runs, int32(n), func(r span32, n int32) int {
		switch {
		case r.last < n:
			return -1
		case r.first > n:
			return 1
		}
		return 0
	})
	return found
}

// IsHidden reports whether a spreadsheet program does not show a cell: its row or
// its column is hidden, by hand or by a filter, or its sheet is. Row and col count
// from 1; a col of 0 asks for the row, a row of 0 for the column.
func (s *Sheet) IsHidden(row, col int) bool {
	return s.Hidden || isWithin(s.hidden.rows, row) || isWithin(s.hidden.columns, col)
}

// HasHidden reports whether a spreadsheet program does not show some of the sheet.
func (s *Sheet) HasHidden() bool {
	return s.Hidden || len(s.hidden.rows)+len(s.hidden.columns) > 0
}
