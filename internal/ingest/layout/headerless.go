package layout

import (
	"bridgecalc/internal/event"
	"bridgecalc/internal/ingest/cells"
	"bridgecalc/internal/ingest/field"
	"bridgecalc/internal/ingest/headings"
	"bridgecalc/internal/ingest/lines"
	"bridgecalc/internal/ingest/notation"
)

// Headerless reads a sheet without headings whose columns are unmistakable:
// board, NS, EW, contract, and perhaps declarer, tricks, NS score, EW score, as
// salliere writes them. Nearly every row must fit; one that does not is then a
// mistake with a cell. The table is nil when the sheet is no such one.
func Headerless(sheet *cells.Sheet, texts *lines.Texts) (*lines.Table, event.Problems) {
	const most = 10 // one row in so many may be wrong
	width, unfit := 0, 0
	for i := range sheet.Len() {
		row := sheet.Row(i)
		width = max(width, row.Len())
		if !fitsOrder(texts, row) {
			unfit++
		}
	}
	if sheet.Len() == 0 || unfit*most > sheet.Len() {
		return nil, nil
	}
	head := Header{At: -1, Cols: make(map[string]int), Language: headings.Languages()[0]}
	for col, f := range unheadedOrder {
		if col < width {
			head.Cols[field.Names[f]] = col
		}
	}
	if first := len(unheadedOrder); width == first+2 { // as salliere scores them
		head.Cols["ns.matchpoints"], head.Cols["ew.matchpoints"] = first, first+1
	}
	t, _ := Flat(sheet, head, texts)
	t.Layout = "one row per result, without headings"
	problems, own := ownProblems(sheet)
	if own {
		mendOwn(t)
	}
	return t, problems
}

// unheadedOrder is the order of the columns where no heading tells it. Two
// columns behind them are the matchpoints of NS and EW; what else stands there is
// not read.
var unheadedOrder = []field.Field{field.Board, field.NS, field.EW, field.Contract, field.Declarer, field.Tricks, field.NSScore, field.EWScore}

// fitsOrder reports whether each cell of a row can be what the order says: a
// board, two different pairs, a contract, and behind them a seat, tricks and
// scores, or nothing.
func fitsOrder(t *lines.Texts, row cells.Row) bool {
	_, board := t.Ordinals.Of(row.ID(0))
	_, own := readOwnBoard(row.Text(0))
	contract, bid := t.Contracts.Of(row.ID(3))
	if board != nil && !own || !t.IsPair(row.ID(1)) || !t.IsPair(row.ID(2)) || row.ID(1) == row.ID(2) ||
		bid != nil || contract.Kind == notation.Blank {
		return false
	}
	_, seat := t.Seats.Of(row.ID(4))
	_, tricks := t.Outcomes.Of(unforced(t.Book, row, 5))
	_, nsScore := t.Scores.Of(unforced(t.Book, row, 6))
	_, ewScore := t.Scores.Of(unforced(t.Book, row, 7))
	return seat == nil && tricks == nil && nsScore == nil && ewScore == nil
}

func unforced(book *cells.Book, row cells.Row, col int) cells.ID {
	id := row.ID(col)
	if value, forced := cutForce(book.Text(id)); forced {
		return book.Intern(value)
	}
	return id
}
