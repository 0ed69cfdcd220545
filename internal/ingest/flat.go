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

// flat reads a sheet with one row per result below a header.
func flat(sheet *cells.Sheet, head header, texts *texts) *table {
	t := &table{sheet: sheet, layout: "one row per result", language: head.language, texts: texts}
	columns := columnsOf(&head)
	for _, c := range columns {
		t.cols[c.field] = c.col + 1
		t.fields[c.field] = true
	}
	t.lines = func(yield func(*line) bool) {
		var l line
		for i := head.at + 1; i < sheet.Len(); i++ {
			row := sheet.Row(i)
			l.set(row, columns)
			if isFlatResult(row, &l, texts) && !yield(&l) {
				return
			}
		}
	}
	return t
}

// isFlatResult tells a result from a row of text between or below the results,
// such as a total, a signature or the header again: a result names a board, a
// contract, or two pairs. Erased rows were taken back at the table.
func isFlatResult(row cells.Row, l *line, texts *texts) bool {
	if strings.HasPrefix(row.Text(0), "#") || erased[strings.ToLower(texts.book.Text(l.places[fErased].id))] {
		return false
	}
	if _, err := texts.ordinals.of(l.places[fBoard].id); err == nil {
		return true
	}
	if cell, err := texts.contracts.of(l.places[fContract].id); err == nil && cell.Kind == notation.Bid {
		return true
	}
	return texts.isPair(l.places[fNS].id) && texts.isPair(l.places[fEW].id)
}

// erased is how systems write that a result was taken back.
var erased = map[string]bool{"1": true, "-1": true, "true": true}

// isPair reports whether a text is the number of a pair that plays.
func (t *texts) isPair(id cells.ID) bool {
	pair, err := t.pairs.of(id)
	return err == nil && !pair.Nobody
}
