package arrange

import (
	"sort"

	"bridgecalc/internal/ingest/cells"
)

// firstCol returns the first column of a row that has something, from 0; 0 for a blank row.
func firstCol(row cells.Row) int {
	for col := range row.Len() {
		if row.ID(col) != 0 {
			return col
		}
	}
	return 0
}

// allCols returns the columns of a row.
func allCols(row cells.Row) []int {
	cols := make([]int, row.Len())
	for col := range cols {
		cols[col] = col
	}
	return cols
}

// isSingle reports whether a row has one value.
func isSingle(row cells.Row) bool {
	filled := 0
	for col := range row.Len() {
		if row.ID(col) != 0 {
			filled++
		}
	}
	return filled == 1
}

// isBlankRow reports whether a row has nothing.
func isBlankRow(row cells.Row) bool {
	for col := range row.Len() {
		if row.ID(col) != 0 {
			return false
		}
	}
	return true
}

// hasWord reports whether a row says in words what its numbers are.
func hasWord(row cells.Row) bool {
	for col := range row.Len() {
		if isName(row.Text(col)) {
			return true
		}
	}
	return false
}

// rowNumbered returns the index of the row of a sheet that has a number.
func rowNumbered(sheet *cells.Sheet, num int) int {
	return sort.Search(sheet.Len()-1, func(i int) bool { return sheet.Row(i).Num >= num })
}
