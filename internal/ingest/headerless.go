package ingest

import (
	"bridgecalc/internal/ingest/cells"
	"bridgecalc/internal/ingest/notation"
)

// headerless reads a sheet without headings whose columns are unmistakable:
// board, NS, EW, contract, and perhaps declarer, tricks, NS score, EW score, as
// salliere writes them. Nearly every row must fit; one that does not is then a
// mistake with a cell.
func headerless(sheet *cells.Sheet, texts *texts) *table {
	const most = 10 // one row in so many may be wrong
	width, unfit := 0, 0
	for i := range sheet.Len() {
		row := sheet.Row(i)
		width = max(width, row.Len())
		if !texts.fitsOrder(row) {
			unfit++
		}
	}
	if sheet.Len() == 0 || unfit*most > sheet.Len() {
		return nil
	}
	head := header{at: -1, cols: make(map[string]int), language: languages[0]}
	for col, f := range unheadedOrder {
		if col < width {
			head.cols[headings[f]] = col
		}
	}
	t := flat(sheet, head, texts)
	t.layout = "one row per result, without headings"
	return t
}

// unheadedOrder is the order of the columns where no heading tells it. What
// stands behind them is not read.
var unheadedOrder = []field{fBoard, fNS, fEW, fContract, fDeclarer, fTricks, fNSScore, fEWScore}

// fitsOrder reports whether each cell of a row can be what the order says: a
// board, two different pairs, a contract, and behind them a seat, tricks and
// scores, or nothing.
func (t *texts) fitsOrder(row cells.Row) bool {
	_, board := t.ordinals.of(row.ID(0))
	contract, bid := t.contracts.of(row.ID(3))
	if board != nil || !t.isPair(row.ID(1)) || !t.isPair(row.ID(2)) || row.ID(1) == row.ID(2) ||
		bid != nil || contract.Kind == notation.Blank {
		return false
	}
	_, seat := t.seats.of(row.ID(4))
	_, tricks := t.outcomes.of(row.ID(5))
	_, nsScore := t.scores.of(row.ID(6))
	_, ewScore := t.scores.of(row.ID(7))
	return seat == nil && tricks == nil && nsScore == nil && ewScore == nil
}
