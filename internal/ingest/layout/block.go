package layout

import (
	"slices"

	"bridgecalc/internal/ingest/cells"
	"bridgecalc/internal/ingest/field"
	"bridgecalc/internal/ingest/headings"
	"bridgecalc/internal/ingest/lines"
)

// block is the block at hand while a sheet is gone through.
type block struct {
	sheet   *cells.Sheet
	v       *headings.Vocabulary
	texts   *lines.Texts
	head    Header // of the columns
	columns []lines.Column
	pairs   int           // the column of both pairs, from 0; -1 for none
	named   lines.Line    // what the sheet's name says
	given   lines.Line    // what the titles and the sheet's name say
	order   []field.Field // of the titles, outer ones first
	line    lines.Line
	above   lines.Line // the result above in the same block
	read    bool       // results stand below the titles
	carried bool       // the line has the pairs of the line above
}

func newBlock(sheet *cells.Sheet, v *headings.Vocabulary, texts *lines.Texts) *block {
	b := &block{sheet: sheet, v: v, texts: texts, pairs: -1}
	for _, t := range titlesOf(sheet.Name) {
		b.named.Places[t.field] = lines.Place{ID: texts.Book.Intern(t.number)}
	}
	b.given = b.named
	return b
}

// isComplete reports whether a title says what the columns leave open.
func (b *block) isComplete() bool {
	l := &b.line
	return l.Places[field.Board].ID != 0 && l.Places[field.NS].ID != 0 && l.Places[field.EW].ID != 0 &&
		(b.carried || !b.inColumns(field.Board) || !b.inColumns(field.NS) || !b.inColumns(field.EW))
}

func (b *block) inColumns(f field.Field) bool {
	return b.pairs >= 0 && (f == field.NS || f == field.EW) ||
		slices.ContainsFunc(b.columns, func(c lines.Column) bool { return c.Field == f })
}

// take takes the next row, the i-th of the sheet, and reports whether it made the
// block's line a result.
func (b *block) take(i int, words *headings.Memo) bool {
	row := b.sheet.Row(i)
	plain := words.Of(row)
	h := readHeader(row, plain, b.v)
	switch {
	case h.headsBlock():
		h.spread(b.sheet, i)
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
func (b *block) begin(row cells.Row, plain []string, h *Header) {
	if b.read {
		for _, f := range []field.Field{field.Board, field.NS, field.EW} {
			b.given.Places[f] = b.named.Places[f]
		}
	}
	b.columns, b.pairs = nil, -1
	titled := b.titles(row, plain)
	b.head, b.columns, b.pairs = *h, ColumnsOf(h), h.Col("pairs")
	if titled { // "Board 7" beside the headings
		b.columns = slices.DeleteFunc(b.columns, func(c lines.Column) bool { return b.given.Places[c.Field].Row == int32(row.Num) })
	}
	b.read, b.above = false, lines.Line{}
}

// hasPairs reports whether a row has two pairs below their headings.
func (b *block) hasPairs(row cells.Row) bool {
	var l lines.Line
	b.fill(&l, row)
	for _, f := range []field.Field{field.NS, field.EW} {
		id := l.Places[f].ID
		if !b.inColumns(f) || !b.texts.IsPair(id) || len(titlesOf(b.texts.Book.Text(id))) > 0 {
			return false
		}
	}
	return true
}

func (b *block) fill(l *lines.Line, row cells.Row) {
	l.Set(row, b.columns)
	if b.pairs >= 0 {
		l.SetPairs(row, b.pairs, b.texts)
	}
}

// result reads a row below the header. On a table card the pairs stand once for
// all boards of a round.
func (b *block) result(row cells.Row) bool {
	b.line, b.carried = b.given, false
	b.fill(&b.line, row)
	l := &b.line
	if b.continues() {
		for _, f := range []field.Field{field.NS, field.EW, field.SouthNumber, field.WestNumber, field.Round, field.Table} {
			if l.Places[f].ID == 0 {
				l.Places[f] = b.above.Places[f]
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
	blank := func(f field.Field) bool { return b.inColumns(f) && l.Places[f].ID == 0 && above.Places[f].ID != 0 }
	_, err := b.texts.Ordinals.Of(l.Places[field.Board].ID)
	return b.inColumns(field.Board) && err == nil && blank(field.NS) && blank(field.EW) &&
		(blank(field.Round) || blank(field.Table) || !b.inColumns(field.Round) && b.given.Places[field.Round].ID != 0 ||
			!b.inColumns(field.Table) && b.given.Places[field.Table].ID != 0)
}
