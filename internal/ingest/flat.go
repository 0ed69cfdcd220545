package ingest

import (
	"strings"

	"bridgecalc/internal/ingest/cells"
	"bridgecalc/internal/ingest/notation"
)

// column is where a field stands in every row.
type column struct {
	field field
	col   int // from 0
}

// columnsOf are the fields that a header names.
func columnsOf(head *header) []column {
	var columns []column
	for f, name := range headings {
		if head.has(name) {
			columns = append(columns, column{field(f), head.col(name)})
		}
	}
	if head.has("seat") { // Bridgemate: the seat stands apart, Declarer is a pair
		columns = setColumn(columns, fDeclarer, head.col("seat"))
	}
	return columns
}

func setColumn(columns []column, f field, col int) []column {
	for i := range columns {
		if columns[i].field == f {
			columns[i].col = col
			return columns
		}
	}
	return append(columns, column{f, col})
}

// set puts the cells of a row into a line.
func (l *line) set(row cells.Row, columns []column) {
	l.row = row.Num
	for _, c := range columns {
		l.places[c.field] = place{id: row.ID(c.col), row: int32(row.Num), col: int16(c.col + 1)}
	}
}

// setPairs puts the two pair numbers of one cell into a line; a cell that holds
// anything else leaves them blank.
func (l *line) setPairs(row cells.Row, col int, texts *texts) {
	ns, ew, _ := notation.SplitPairs(row.Text(col))
	at := place{row: int32(row.Num), col: int16(col + 1)}
	for f, text := range map[field]string{fNS: ns, fEW: ew} {
		at.id = texts.book.Intern(text)
		l.places[f] = at
	}
}

// flat reads a sheet with one row per result below a header.
//
// A row that is no result but another header would have its results read by the
// wrong columns, so it is an error, unless it says the same as the first.
func flat(sheet *cells.Sheet, head header, texts *texts) *table {
	t := &table{sheet: sheet, layout: "one row per result", language: head.language, texts: texts}
	t.headings, t.unread = head.readAndUnread()
	columns := columnsOf(&head)
	for _, c := range columns {
		t.cols[c.field] = c.col + 1
		t.fields[c.field] = true
	}
	pairs := head.col("pairs")
	if pairs >= 0 {
		t.cols[fNS], t.cols[fEW] = pairs+1, pairs+1
		t.fields[fNS], t.fields[fEW] = true, true
	}
	put := func(l *line, row cells.Row) {
		l.set(row, columns)
		if pairs >= 0 {
			l.setPairs(row, pairs, texts)
		}
	}
	results := flatResults(sheet, &head, put, texts)
	t.lines = func(yield func(*line) bool) {
		var l line
		for _, i := range results {
			put(&l, sheet.Row(int(i)))
			if !yield(&l) {
				return
			}
		}
	}
	return t
}

// flatResults are the indexes of the rows that are results. The rows are gone
// through several times, and told from others once.
func flatResults(sheet *cells.Sheet, head *header, put func(*line, cells.Row), texts *texts) []int32 {
	results := make([]int32, 0, sheet.Len())
	var l line
	for i := head.at + 1; i < sheet.Len(); i++ {
		row := sheet.Row(i)
		put(&l, row)
		if isFlatResult(row, &l, texts) {
			results = append(results, int32(i))
		}
	}
	return results
}

// isFlatResult tells a result from a row of text between or below the results,
// such as a total, a signature or the header again. What has a board, a contract
// or two pairs is a result, even if a cell of it is mistyped; erased rows were
// taken back at the table.
func isFlatResult(row cells.Row, l *line, texts *texts) bool {
	if isComment(row.Text(0)) || l.places[fErased].id != 0 && erased[strings.ToLower(texts.book.Text(l.places[fErased].id))] {
		return false
	}
	if _, err := texts.ordinals.of(l.places[fBoard].id); err == nil {
		return true
	}
	return texts.mayBeResult(l, row)
}

// mayBeResult looks closer at a row without a readable board.
func (t *texts) mayBeResult(l *line, row cells.Row) bool {
	if cell, err := t.contracts.of(l.places[fContract].id); err == nil && cell.Kind == notation.Bid {
		return true
	}
	if t.isPair(l.places[fNS].id) && t.isPair(l.places[fEW].id) {
		return true
	}
	filled, digits := 0, false
	for _, f := range []field{fBoard, fNS, fEW, fContract} {
		text := t.book.Text(l.places[f].id)
		if text != "" {
			filled++
		}
		digits = digits || strings.ContainsAny(text, "0123456789")
	}
	return filled > 1 && digits && !isTotal(row)
}

// isComment tells "# scored by hand" from "#7", which is how some write board 7.
func isComment(text string) bool {
	return strings.HasPrefix(text, "#") && (len(text) == 1 || text[1] < '0' || text[1] > '9')
}

// erased is how systems write that a result was taken back.
var erased = map[string]bool{"1": true, "-1": true, "true": true}

// isPair reports whether a text is the number of a pair that plays.
func (t *texts) isPair(id cells.ID) bool {
	pair, err := t.pairs.of(id)
	return err == nil && !pair.Nobody
}
