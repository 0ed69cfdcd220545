package arrange

import (
	"strconv"

	"bridgecalc/internal/ingest/field"
	"bridgecalc/internal/ingest/lines"
	"bridgecalc/internal/ingest/notation"
)

// boardsCount is how titles of columns, "1st board | 2nd board", give the boards of rows that
// have a column of ranges, "Boards 4-6".
type boardsCount struct {
	ranges int  // the column of the ranges, or -1
	within bool // the titles count the boards of a range; else they are boards of it
}

// findCounted finds a column of ranges of boards beside columns that have a board each as title.
// The titles count the boards of the ranges where some title is not in the range of a row.
func (t *table) findCounted() {
	t.counted.ranges = colOf(t.columns, "boards")
	if t.counted.ranges < 0 {
		return
	}
	if !t.family.isGiven("board") {
		t.counted.ranges = -1
		return
	}
	for _, r := range t.family.regions {
		n, _ := strconv.Atoi(r.Given["board"].Text)
		for _, i := range r.Rows {
			first, last, ok := notation.ReadBoards(r.Sheet.Row(int(i)).Text(r.cols[t.counted.ranges]))
			t.counted.within = t.counted.within || ok && (n < first || n > last)
		}
	}
}

// count gives a line, which is of the k-th row of a region, the board that the title of its
// column counts in the range of the row, or of a row above; what is there itself, which is no
// board, where it is no range or has not so many.
func (t *table) count(l *lines.Line, r *Region, k int) {
	if t.counted.ranges < 0 {
		return
	}
	col := r.cols[t.counted.ranges]
	for k > 0 && r.Sheet.Row(int(r.Rows[k])).ID(col) == 0 {
		k--
	}
	row := r.Sheet.Row(int(r.Rows[k]))
	first, last, isRange := notation.ReadBoards(row.Text(col))
	if !isRange && !t.counted.within {
		return
	}
	n, err := strconv.Atoi(r.Given["board"].Text)
	if t.counted.within {
		n += first - 1
	}
	at := lines.Place{ID: row.ID(col), Row: int32(row.Num), Col: int16(col + 1)}
	if err == nil && isRange && first <= n && n <= last {
		at.ID = t.book.cells.Intern(strconv.Itoa(n))
	}
	l.Places[field.Board] = at
}
