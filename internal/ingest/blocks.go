package ingest

import (
	"slices"
	"strings"
	"unicode"

	"bridgecalc/internal/event"
	"bridgecalc/internal/ingest/cells"
	"bridgecalc/internal/ingest/notation"
)

// arranged reads a sheet whose results do not stand one in a row below one
// header. The problems say why it cannot be read, where it looks like one.
func arranged(sheet *cells.Sheet, words *wordMemo, texts *texts) (*table, event.Problems) {
	t, lacks := grid(sheet, words, texts)
	if t != nil {
		return t, nil
	}
	if t := blocks(sheet, words, texts); t != nil {
		return t, nil
	}
	return nil, lacks
}

// unreadNames warns of a list of names, or a ranking, on a sheet of results: which
// of its rows are pairs is not certain.
func unreadNames(t *table, list *header) event.Problems {
	if t.has(fNSName) || t.has(fEWName) || t.layout == layoutGrid {
		return nil
	}
	return event.Problems{{
		Severity: event.Warning,
		At:       t.sheet.Position(list.row.Num, 0),
		Text:     "the names below this heading are not read, as results stand on the same sheet",
		Hint:     "put the names on a sheet of their own",
	}}
}

// blocks reads a sheet of travellers or table cards: each block has titles such
// as "Board 7", or "Table 3" and "Round 2", and below them a header with the
// columns that the titles leave open. One header may hold for all blocks. The
// sheet's name is the title of blocks without one. It is nil when the sheet has
// no such blocks.
func blocks(sheet *cells.Sheet, words *wordMemo, texts *texts) *table {
	v := blockVocabulary(sheet, words)
	if v == nil {
		return nil
	}
	t := &table{sheet: sheet, layout: "travellers", language: v.language, texts: texts}
	t.lines = func(yield func(*line) bool) {
		b := newBlock(sheet, v, texts)
		for i := range sheet.Len() {
			if b.take(sheet.Row(i), words) && !yield(&b.line) {
				return
			}
		}
	}
	b, complete := newBlock(sheet, v, texts), false
	varies := [fieldCount]bool{}
	for i := range sheet.Len() {
		if !b.take(sheet.Row(i), words) {
			continue
		}
		complete = complete || b.isComplete()
		for f, p := range b.line.places {
			t.fields[f] = t.fields[f] || p.row != 0
			switch {
			case p.row == 0:
			case int(p.row) != b.line.row, t.cols[f] != 0 && t.cols[f] != int(p.col):
				varies[f] = true
			default:
				t.cols[f] = int(p.col)
			}
		}
	}
	if !complete {
		return nil
	}
	for f := range varies {
		if varies[f] {
			t.cols[f] = 0
		}
	}
	t.headings, t.unread = b.head.readAndUnread()
	return t
}

// isComplete reports whether a title says what the columns leave open.
func (b *block) isComplete() bool {
	l := &b.line
	return l.places[fBoard].id != 0 && l.places[fNS].id != 0 && l.places[fEW].id != 0 &&
		(b.carried || !b.inColumns(fBoard) || !b.inColumns(fNS) || !b.inColumns(fEW))
}

// isTableCard reports whether a sheet whose columns say all has the pairs only
// once for several boards: blank below in merged cells.
func isTableCard(sheet *cells.Sheet, head *header, words *wordMemo, texts *texts) bool {
	if !head.has("board", "ns.pair", "ew.pair") {
		return false
	}
	isBlankBelow := func(i int) bool {
		row := sheet.Row(i)
		return row.ID(head.col("board")) != 0 && row.ID(head.col("ns.pair")) == 0 && row.ID(head.col("ew.pair")) == 0
	}
	blank := head.at + 1
	for blank < sheet.Len() && !isBlankBelow(blank) {
		blank++
	}
	if blank == sheet.Len() {
		return false // as nearly always
	}
	b := newBlock(sheet, head.words, texts)
	for i := range sheet.Len() {
		if b.take(sheet.Row(i), words) && b.carried && (b.line.places[fContract].id != 0 || b.isScored()) {
			return true
		}
	}
	return false
}

// searchedRows is how far down a sheet its first block is looked for.
const searchedRows = 200

// blockVocabulary is the language of the headers of a sheet's blocks; nil when
// there is none. Of languages that have the same words for the columns it is
// the one that has those of the titles too.
func blockVocabulary(sheet *cells.Sheet, words *wordMemo) *vocabulary {
	rows := min(sheet.Len(), searchedRows)
	titles := []string{titleWordOf(sheet.Name)}
	for i := range rows {
		titles = append(titles, titleWordOf(sheet.Row(i).Text(0)))
	}
	var best *vocabulary
	mostColumns, mostTitles := 0, 0
	for _, v := range vocabularies() {
		columns, known := 0, 0
		for i := range rows {
			row := sheet.Row(i)
			if h := readHeader(row, words.of(row), &v); h.headsBlock() {
				columns = max(columns, len(h.cols))
			}
		}
		for _, word := range titles {
			if _, ok := titled[v.fields[word].field]; ok {
				known++
			}
		}
		if columns > mostColumns || columns == mostColumns && columns > 0 && known > mostTitles {
			best, mostColumns, mostTitles = &v, columns, known
		}
	}
	return best
}

// block is the block at hand while a sheet is gone through.
type block struct {
	v       *vocabulary
	texts   *texts
	head    header // of the columns
	columns []column
	pairs   int     // the column of both pairs, from 0; -1 for none
	named   line    // what the sheet's name says
	given   line    // what the titles and the sheet's name say
	order   []field // of the titles, outer ones first
	line    line
	above   line // the result above in the same block
	read    bool // results stand below the titles
	carried bool // the line has the pairs of the line above
}

func newBlock(sheet *cells.Sheet, v *vocabulary, texts *texts) *block {
	b := &block{v: v, texts: texts, pairs: -1}
	for _, t := range titlesOf(sheet.Name) {
		b.named.places[t.field] = place{id: texts.book.Intern(t.number)}
	}
	b.given = b.named
	return b
}

func (b *block) inColumns(f field) bool {
	return b.pairs >= 0 && (f == fNS || f == fEW) ||
		slices.ContainsFunc(b.columns, func(c column) bool { return c.field == f })
}

// take takes the next row and reports whether it made the block's line a
// result.
func (b *block) take(row cells.Row, words *wordMemo) bool {
	plain := words.of(row)
	h := readHeader(row, plain, b.v)
	switch {
	case h.headsBlock():
		b.begin(row, plain, &h)
		return false
	case h.headsStandings():
		b.columns, b.pairs = nil, -1
		return false
	case b.hasPairs(row):
	case b.titles(row, plain):
		return false
	}
	if b.columns == nil {
		return false
	}
	return b.result(row)
}

// begin takes over the columns of a header. Results below a second one are not
// those of the board above, unless a title or the sheet says so.
func (b *block) begin(row cells.Row, plain []string, h *header) {
	if b.read {
		for _, f := range []field{fBoard, fNS, fEW} {
			b.given.places[f] = b.named.places[f]
		}
	}
	b.columns, b.pairs = nil, -1
	titled := b.titles(row, plain)
	b.head, b.columns, b.pairs = *h, columnsOf(h), h.col("pairs")
	if titled { // "Board 7" beside the headings
		b.columns = slices.DeleteFunc(b.columns, func(c column) bool { return b.given.places[c.field].row == int32(row.Num) })
	}
	b.read, b.above = false, line{}
}

// headsStandings reports whether this is the header of a ranking, as it may
// stand below the travellers.
func (h *header) headsStandings() bool {
	return h.has("pair") && h.hasAny("name", "name1", "points", "matchpoints", "percent", "score") && !h.has("board")
}

// hasPairs reports whether a row has two pairs below their headings.
func (b *block) hasPairs(row cells.Row) bool {
	var l line
	b.fill(&l, row)
	for _, f := range []field{fNS, fEW} {
		id := l.places[f].id
		if !b.inColumns(f) || !b.texts.isPair(id) || len(titlesOf(b.texts.book.Text(id))) > 0 {
			return false
		}
	}
	return true
}

func (b *block) fill(l *line, row cells.Row) {
	l.set(row, b.columns)
	if b.pairs >= 0 {
		l.setPairs(row, b.pairs, b.texts)
	}
}

// titles takes over what the titles in a row say, and reports whether there is
// one.
func (b *block) titles(row cells.Row, plain []string) bool {
	titles := b.titlesIn(row, plain)
	for _, t := range titles {
		b.enter(t.field)
		b.given.places[t.field] = place{id: b.texts.book.Intern(t.number), row: int32(row.Num), col: int16(t.col + 1)}
	}
	return len(titles) > 0
}

// titlesIn are the titles in a row. A row that names two boards is none for the
// rows below it.
func (b *block) titlesIn(row cells.Row, plain []string) []title {
	var found []title
	for col := range row.Len() {
		titles := b.v.titlesOf(row.Text(col))
		at := col
		if f, ok := b.v.titleWord(plain[col]); ok && len(titles) == 0 {
			const gap = 2 // blank cells between "Board" and 7, when cells are merged
			for at = col + 1; at < row.Len() && row.ID(at) == 0 && at <= col+gap; at++ {
			}
			if number := row.Text(at); isDigits(number) {
				titles = []title{{field: f, number: number}}
			}
		}
		for _, t := range titles {
			if (t.field == fNS || t.field == fEW) && b.inColumns(t.field) {
				continue
			}
			if slices.ContainsFunc(found, func(other title) bool { return other.field == t.field && other.number != t.number }) {
				return nil
			}
			t.col = at
			found = append(found, t)
		}
	}
	return found
}

// enter ends the blocks that a title of a field does not belong to: a new round
// has other tables.
func (b *block) enter(f field) {
	depth := slices.Index(b.order, f)
	if depth < 0 && b.read {
		depth = 0 // a title of another kind below results: nothing of those holds
	}
	if depth >= 0 {
		for _, inner := range b.order[depth:] {
			b.given.places[inner] = b.named.places[inner]
		}
		b.order = b.order[:depth]
	}
	b.order = append(b.order, f)
	b.read, b.above = false, line{}
}

// result reads a row below the header. On a table card the pairs stand once for
// all boards of a round.
func (b *block) result(row cells.Row) bool {
	b.line, b.carried = b.given, false
	b.fill(&b.line, row)
	l := &b.line
	if b.continues() {
		for _, f := range []field{fNS, fEW, fRound, fTable} {
			if l.places[f].id == 0 {
				l.places[f] = b.above.places[f]
			}
		}
		b.carried = true
	}
	if !b.isResult(row) {
		return false
	}
	b.above, b.read = *l, true
	return true
}

// continues reports whether a row belongs to the round of the row above: the
// board is given, the pairs are not, and the round is known.
func (b *block) continues() bool {
	l, above := &b.line, &b.above
	blank := func(f field) bool { return b.inColumns(f) && l.places[f].id == 0 && above.places[f].id != 0 }
	_, err := b.texts.ordinals.of(l.places[fBoard].id)
	return b.inColumns(fBoard) && err == nil && blank(fNS) && blank(fEW) &&
		(blank(fRound) || blank(fTable) || !b.inColumns(fRound) && b.given.places[fRound].id != 0 ||
			!b.inColumns(fTable) && b.given.places[fTable].id != 0)
}

// isResult tells a result from a total, an average or a signature. Whatever has a
// contract is a result, and wrong when the rest of it is not understood.
func (b *block) isResult(row cells.Row) bool {
	l := &b.line
	if notation.MayBeContract(b.texts.book.Text(l.places[fContract].id)) {
		return true
	}
	ns, ew, scored := b.isPair(fNS), b.isPair(fEW), b.isScored()
	if b.inColumns(fBoard) {
		if _, err := b.texts.ordinals.of(l.places[fBoard].id); err == nil {
			return ns || ew || scored
		}
		return scored && !hasLabel(row) || ns && ew && b.inColumns(fNS) && b.inColumns(fEW)
	}
	filled := l.places[fNS].id != 0 && l.places[fEW].id != 0
	switch {
	case ns && ew:
		return true
	case ns || ew:
		return filled || scored || l.places[fContract].id != 0
	}
	return scored && (!hasLabel(row) || b.texts.isPair(l.places[fNS].id) && b.texts.isPair(l.places[fEW].id))
}

// isPair reports whether a pair's number stands in a field; "Top 10" does not
// look like one.
func (b *block) isPair(f field) bool {
	pair, err := b.texts.pairs.of(b.line.places[f].id)
	const mostLetters = 2 // of a section
	return err == nil && !pair.Nobody && len(pair.Number)-len(strings.TrimLeftFunc(pair.Number, unicode.IsLetter)) <= mostLetters
}

// isScored reports whether there is a number where the score stands.
func (b *block) isScored() bool {
	for _, f := range []field{fScore, fNSScore, fEWScore} {
		if score, err := b.texts.scores.of(b.line.places[f].id); err == nil && score.Given {
			return true
		}
	}
	return false
}

// hasLabel reports whether a row says in words what its numbers are.
func hasLabel(row cells.Row) bool {
	for col := range row.Len() {
		if text := row.Text(col); strings.IndexFunc(text, unicode.IsLetter) >= 0 {
			return true
		}
	}
	return false
}

// headsBlock reports whether this is the header of a block: it says what a
// result was, and leaves the board, or the pairs, to a title.
func (h *header) headsBlock() bool {
	for field := range h.doubled {
		if h.needs(field) {
			return false
		}
	}
	result := h.hasAny("contract", "score", "ns.score", "ew.score", "result")
	pairs := h.has("ns.pair", "ew.pair") || h.has("pairs")
	return result && (pairs || h.has("board"))
}
