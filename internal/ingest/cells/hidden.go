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

// HiddenRows returns the numbers of the hidden rows that hold something, and HiddenColumns
// those of the hidden columns; none for a sheet that is hidden as a whole.
func (s *Sheet) HiddenRows() []int {
	var rows []int
	for _, r := range s.rows {
		if isWithin(s.hidden.rows, int(r.num)) {
			rows = append(rows, int(r.num))
		}
	}
	return rows
}

// HiddenColumns returns the numbers of the hidden columns that hold something.
func (s *Sheet) HiddenColumns() []int {
	if len(s.hidden.columns) == 0 {
		return nil
	}
	var columns []int
	for _, r := range s.rows {
		for i, id := range s.ids[r.start:r.end] {
			if col := i + 1; id != 0 && isWithin(s.hidden.columns, col) && !slices.Contains(columns, col) {
				columns = append(columns, col)
			}
		}
	}
	slices.Sort(columns)
	return columns
}
