package layout

import (
	"bridgecalc/internal/event"
	"bridgecalc/internal/ingest/cells"
	"bridgecalc/internal/ingest/field"
	"bridgecalc/internal/ingest/headings"
	"bridgecalc/internal/ingest/lines"
)

// Arranged reads a sheet whose results do not stand one in a row below one
// header. The problems say why it cannot be read, where it looks like one.
func Arranged(sheet *cells.Sheet, words *headings.Memo, texts *lines.Texts) (*lines.Table, event.Problems) {
	t, lacks := grid(sheet, words, texts)
	if t != nil {
		return t, nil
	}
	if t := blocks(sheet, words, texts); t != nil {
		return t, nil
	}
	return nil, lacks
}

// blocks reads a sheet of travellers or table cards: each block has titles such
// as "Board 7", or "Table 3" and "Round 2", and below them a header with the
// columns that the titles leave open. One header may hold for all blocks. The
// sheet's name is the title of blocks without one. It is nil when the sheet has
// no such blocks.
func blocks(sheet *cells.Sheet, words *headings.Memo, texts *lines.Texts) *lines.Table {
	v := blockVocabulary(sheet, words)
	if v == nil {
		return nil
	}
	t := &lines.Table{Sheet: sheet, Layout: "travellers", Language: v.Language, Texts: texts}
	t.Lines = func(yield func(*lines.Line) bool) {
		b := newBlock(sheet, v, texts)
		for i := range sheet.Len() {
			if b.take(i, words) && !yield(&b.line) {
				return
			}
		}
	}
	b, complete := newBlock(sheet, v, texts), false
	varies := [field.Count]bool{}
	for i := range sheet.Len() {
		if !b.take(i, words) {
			continue
		}
		complete = complete || b.isComplete()
		for f, p := range b.line.Places {
			t.Fields[f] = t.Fields[f] || p.Row != 0
			switch {
			case p.Row == 0:
			case int(p.Row) != b.line.Row, t.Cols[f] != 0 && t.Cols[f] != int(p.Col):
				varies[f] = true
			default:
				t.Cols[f] = int(p.Col)
			}
		}
	}
	if !complete {
		return nil
	}
	for f := range varies {
		if varies[f] {
			t.Cols[f] = 0
		}
	}
	t.Headings, t.Unread = b.head.readAndUnread()
	t.Points, _ = b.head.points()
	return t
}

// SearchedRows is how far down a sheet its first block is looked for.
const SearchedRows = 200

// blockVocabulary is the language of the headers of a sheet's blocks; nil when
// there is none. Of languages that have the same words for the columns it is
// the one that has those of the titles too.
func blockVocabulary(sheet *cells.Sheet, words *headings.Memo) *headings.Vocabulary {
	rows := min(sheet.Len(), SearchedRows)
	titles := []string{titleWordOf(sheet.Name)}
	for i := range rows {
		titles = append(titles, titleWordOf(sheet.Row(i).Text(0)))
	}
	var best *headings.Vocabulary
	mostColumns, mostTitles := 0, 0
	for _, v := range headings.Vocabularies() {
		columns, known := 0, 0
		for i := range rows {
			row := sheet.Row(i)
			if h := readHeader(row, words.Of(row), &v); h.headsBlock() {
				columns = max(columns, len(h.Cols))
			}
		}
		for _, word := range titles {
			if _, ok := titled[v.Fields[word].Field]; ok {
				known++
			}
		}
		if columns > mostColumns || columns == mostColumns && columns > 0 && known > mostTitles {
			best, mostColumns, mostTitles = &v, columns, known
		}
	}
	return best
}

// IsTableCard reports whether a sheet whose columns say all has the pairs only
// once for several boards: blank below in merged cells.
func IsTableCard(sheet *cells.Sheet, head *Header, words *headings.Memo, texts *lines.Texts) bool {
	if !head.Has("board", "ns.pair", "ew.pair") {
		return false
	}
	board, ns, ew := head.Col("board"), head.Col("ns.pair"), head.Col("ew.pair")
	isBlankBelow := func(i int) bool {
		row := sheet.Row(i)
		return row.ID(ns) == 0 && row.ID(ew) == 0 && row.ID(board) != 0
	}
	blank := head.At + 1
	for blank < sheet.Len() && !isBlankBelow(blank) {
		blank++
	}
	if blank == sheet.Len() {
		return false // as nearly always
	}
	b := newBlock(sheet, head.words, texts)
	for i := range sheet.Len() {
		if b.take(i, words) && b.carried && (b.line.Places[field.Contract].ID != 0 || b.isScored()) {
			return true
		}
	}
	return false
}

// headsBlock reports whether this is the header of a block: it says what a
// result was, and leaves the board, or the pairs, to a title.
func (h *Header) headsBlock() bool {
	for field := range h.Doubled {
		if h.needs(field) {
			return false
		}
	}
	result := h.HasAny("contract", "score", "ns.score", "ew.score", "result")
	pairs := h.Has("ns.pair", "ew.pair") || h.Has("pairs")
	return result && (pairs || h.Has("board"))
}

// headsStandings reports whether this is the header of a ranking, as it may
// stand below the travellers.
func (h *Header) headsStandings() bool {
	return h.Has("pair") && h.HasAny("name", "name1", "points", "matchpoints", "percent", "score") && !h.Has("board")
}
