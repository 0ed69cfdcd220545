package layout

import (
	"bridgecalc/internal/ingest/cells"
	"bridgecalc/internal/ingest/headings"
	"bridgecalc/internal/ingest/lines"
	"bridgecalc/internal/ingest/notation"
)

// TakeRowBelow takes the row below a header for its second half where it has nothing
// but headings and so says more: "Pairs" merged over two columns, and NS and EW below.
func (h *Header) TakeRowBelow(sheet *cells.Sheet, memo *headings.Memo) {
	if h.At < 0 || h.At+1 >= sheet.Len() {
		return
	}
	row := sheet.Row(h.At + 1)
	above, below := memo.Of(h.Row), memo.Of(row)
	words, known := h.bothRows(above, below)
	if known < 2 || row.Num != h.Row.Num+1 {
		return
	}
	both := readHeader(h.Row, words, h.words)
	if len(both.Cols) <= len(h.Cols) || !both.isComplete() || len(both.Doubled) > 0 {
		return
	}
	both.At = h.At + 1
	*h = both
}

// bothRows are the words of two rows of headings, and how many known ones are in the
// lower; none where it has anything else.
func (h *Header) bothRows(above, below []string) (words []string, known int) {
	over := "" // the heading above, or that which is merged over the column
	words = make([]string, max(len(above), len(below)))
	for col := range words {
		if col < len(above) && above[col] != "" {
			over, words[col] = above[col], above[col]
		}
		if col >= len(below) || below[col] == "" || below[col] == words[col] {
			continue
		}
		if _, ok := h.words.LookUp(below[col]); !ok {
			return nil, 0
		}
		known++
		words[col] = below[col]
		if _, ok := h.words.LookUp(over + below[col]); ok {
			words[col] = over + below[col]
		}
	}
	return words, known
}

// PlaceLoneResult takes a column headed "Result" for what stands in it where no other
// says what a result was: contracts with declarer and tricks, or scores.
func (h *Header) PlaceLoneResult(sheet *cells.Sheet, texts *lines.Texts) {
	const mostTricks = 13
	if !h.Has("result") || h.HasAny("contract", "score", "ns.score", "ew.score") {
		return
	}
	col := h.Col("result")
	filled, bids, scores, high := 0, 0, 0, false
	for i := h.At + 1; i < sheet.Len(); i++ {
		id := sheet.Row(i).ID(col)
		if id == 0 {
			continue
		}
		filled++
		score, err := texts.Scores.Of(id)
		switch {
		case notation.MayBeContract(texts.Book.Text(id)):
			bids++
		case err == nil && score.Given:
			scores++
			high = high || score.Points > mostTricks || score.Points < -mostTricks
		}
	}
	field := ""
	switch {
	case 2*bids > filled:
		field = "contract"
	case high && 2*scores > filled:
		field = "score"
	default:
		return
	}
	h.Cols[field] = col
	delete(h.Cols, "result")
}
