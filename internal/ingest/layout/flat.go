package layout

import (
	"strings"

	"bridgecalc/internal/ingest/cells"
	"bridgecalc/internal/ingest/field"
	"bridgecalc/internal/ingest/headings"
	"bridgecalc/internal/ingest/lines"
	"bridgecalc/internal/ingest/notation"
)

// Flat reads a sheet with one row per result below a header.
//
// A row that is no result but another header would have its results read by the
// wrong columns, so it is an error, unless it says the same as the first: boardless
// are the indexes of the rows that may be one.
func Flat(sheet *cells.Sheet, head Header, texts *lines.Texts) (t *lines.Table, boardless []int32) {
	t = &lines.Table{Sheet: sheet, Layout: "one row per result", Language: head.Language, Texts: texts}
	t.Headings, t.Unread = head.readAndUnread()
	if head.At >= 0 {
		t.HeadRow = head.Row.Num
	}
	t.Points, _ = head.points()
	columns := ColumnsOf(&head)
	for _, c := range columns {
		t.Cols[c.Field] = c.Col + 1
		t.Fields[c.Field] = true
	}
	pairs := head.Col("pairs")
	if pairs >= 0 {
		t.Cols[field.NS], t.Cols[field.EW] = pairs+1, pairs+1
		t.Fields[field.NS], t.Fields[field.EW] = true, true
	}
	put := func(l *lines.Line, row cells.Row) {
		l.Set(row, columns)
		if pairs >= 0 {
			l.SetPairs(row, pairs, texts)
		}
	}
	results, boardless := flatResults(sheet, &head, put, texts)
	if len(boardless) > 0 {
		put = withBoardWords(put, texts)
	}
	t.Lines = func(yield func(*lines.Line) bool) {
		var l lines.Line
		for _, i := range results {
			put(&l, sheet.Row(int(i)))
			if !yield(&l) {
				return
			}
		}
	}
	return t, boardless
}

// withBoardWords reads also boards that are written with a word: "Board 2".
func withBoardWords(put func(*lines.Line, cells.Row), texts *lines.Texts) func(*lines.Line, cells.Row) {
	return func(l *lines.Line, row cells.Row) {
		put(l, row)
		place := &l.Places[field.Board]
		if _, err := texts.Ordinals.Of(place.ID); err == nil {
			return
		}
		if titles := titlesOf(texts.Book.Text(place.ID)); len(titles) == 1 && titles[0].field == field.Board {
			place.ID = texts.Book.Intern(titles[0].number)
		}
	}
}

// flatResults are the indexes of the rows that are results, and of those that
// have no board. The rows are gone through several times, and told from others
// once.
func flatResults(sheet *cells.Sheet, head *Header, put func(*lines.Line, cells.Row), texts *lines.Texts) (results, boardless []int32) {
	results = make([]int32, 0, sheet.Len())
	board, taken := head.Col("board"), head.Col("erased")
	var l lines.Line
	for i := head.At + 1; i < sheet.Len(); i++ {
		row := sheet.Row(i)
		if _, err := texts.Ordinals.Of(row.ID(board)); err != nil {
			boardless = append(boardless, int32(i))
		} else if row.ID(taken) == 0 && !isComment(row.Text(0)) { // as nearly all rows
			results = append(results, int32(i))
			continue
		}
		put(&l, row)
		if IsResult(row, &l, texts) {
			results = append(results, int32(i))
		}
	}
	return results, boardless
}

// IsResult tells a result from a row of text between or below the results,
// such as a total, a signature or the header again. What has a board, a contract
// or two pairs is a result, even if a cell of it is mistyped; erased rows were
// taken back at the table.
func IsResult(row cells.Row, l *lines.Line, texts *lines.Texts) bool {
	if isComment(row.Text(0)) || l.Places[field.Erased].ID != 0 && erased[strings.ToLower(texts.Book.Text(l.Places[field.Erased].ID))] {
		return false
	}
	if _, err := texts.Ordinals.Of(l.Places[field.Board].ID); err == nil {
		return true
	}
	return mayBeResult(texts, l, row)
}

// mayBeResult looks closer at a row without a readable board.
func mayBeResult(t *lines.Texts, l *lines.Line, row cells.Row) bool {
	if cell, err := t.Contracts.Of(l.Places[field.Contract].ID); err == nil && cell.Kind == notation.Bid {
		return true
	}
	if t.IsPair(l.Places[field.NS].ID) && t.IsPair(l.Places[field.EW].ID) {
		return true
	}
	filled, digits := 0, false
	for _, f := range []field.Field{field.Board, field.NS, field.EW, field.Contract} {
		text := t.Book.Text(l.Places[f].ID)
		if text != "" {
			filled++
		}
		digits = digits || strings.ContainsAny(text, "0123456789")
	}
	return filled > 1 && digits && !headings.IsTotal(row)
}

// isComment tells "# scored by hand" from "#7", which is how some write board 7.
func isComment(text string) bool {
	return strings.HasPrefix(text, "#") && (len(text) == 1 || text[1] < '0' || text[1] > '9')
}

// erased is how systems write that a result was taken back.
var erased = map[string]bool{"1": true, "-1": true, "true": true}
