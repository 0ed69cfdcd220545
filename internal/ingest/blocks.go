package ingest

import (
	"slices"
	"strings"

	"bridgecalc/internal/ingest/cells"
)

// blocks reads a sheet of travellers or table cards: each block has titles such
// as "Board 7", or "Table 3" and "Round 2", and below them a header with the
// columns that the titles leave open. The sheet's name may be the title of its
// only block. It is nil when the sheet has no such blocks.
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
	for i := range sheet.Len() {
		if b.take(sheet.Row(i), words) {
			complete = complete || b.isComplete()
			for f, p := range b.line.places {
				t.fields[f] = t.fields[f] || p.row != 0
			}
		}
	}
	if !complete {
		return nil
	}
	return t
}

// isComplete reports whether a title says what the columns leave open.
func (b *block) isComplete() bool {
	inColumns := 0
	for _, f := range []field{fBoard, fNS, fEW} {
		if b.line.places[f].id == 0 {
			return false
		}
		if slices.ContainsFunc(b.columns, func(c column) bool { return c.field == f }) {
			inColumns++
		}
	}
	return inColumns < 3
}

// searchedRows is how far down a sheet its first block is looked for.
const searchedRows = 200

// blockVocabulary is the language of the headers of a sheet's blocks; nil when
// there is none.
func blockVocabulary(sheet *cells.Sheet, words *wordMemo) *vocabulary {
	var best *vocabulary
	most := 0
	for i := range min(sheet.Len(), searchedRows) {
		row := sheet.Row(i)
		plain := words.of(row)
		for _, v := range vocabularies() {
			if h := readHeader(row, plain, &v); h.headsBlock() && len(h.cols) > most {
				best, most = &v, len(h.cols)
			}
		}
	}
	return best
}

// titled are the fields that a title may give.
var titled = map[string]field{
	"board": fBoard, "table": fTable, "round": fRound, "section": fSection,
	"ns": fNS, "ew": fEW, "ns.pair": fNS, "ew.pair": fEW,
}

// block is the block at hand while a sheet is gone through.
type block struct {
	v       *vocabulary
	texts   *texts
	columns []column
	line    line
	started bool // results stand above: the next title opens a new block
}

func newBlock(sheet *cells.Sheet, v *vocabulary, texts *texts) *block {
	b := &block{v: v, texts: texts}
	if f, number, ok := v.title(sheet.Name); ok {
		b.line.places[f] = place{id: texts.book.Intern(number)}
	}
	return b
}

// take takes the next row and reports whether it made the block's line a
// result.
func (b *block) take(row cells.Row, words *wordMemo) bool {
	if h := readHeader(row, words.of(row), b.v); h.headsBlock() {
		b.columns = columnsOf(&h)
		b.started = true
		return false
	}
	if b.titles(row) || b.columns == nil {
		return false
	}
	return b.result(row)
}

// titles takes over what the titles in a row say, and reports whether there is
// one.
func (b *block) titles(row cells.Row) bool {
	found := false
	for col := range row.Len() {
		f, number, ok := b.v.title(row.Text(col))
		if !ok && col+1 < row.Len() {
			if m, known := b.v.lookUp(plainWord(row.Text(col))); known {
				f, ok = titled[m.field]
				number = row.Text(col + 1)
				ok = ok && isDigits(number)
			}
		}
		if !ok {
			continue
		}
		if !found && b.started {
			b.line = line{}
			b.started = false
		}
		found = true
		b.line.places[f] = place{id: b.texts.book.Intern(number), row: int32(row.Num), col: int16(col + 1)}
	}
	return found
}

// result reads a row below the header. On a table card the pairs stand once for
// all boards of a round.
func (b *block) result(row cells.Row) bool {
	before := b.line
	b.line.set(row, b.columns)
	l := &b.line
	for _, f := range []field{fNS, fEW, fRound, fTable} {
		if l.places[f].id == 0 && l.places[fBoard].row == int32(row.Num) && l.places[fBoard].id != 0 {
			l.places[f] = before.places[f]
		}
	}
	if b.isResult() {
		return true
	}
	b.line = before
	return false
}

// isResult tells a result from a total, an average or a signature: it has two
// pairs, or one and something where the result stands.
func (b *block) isResult() bool {
	l := &b.line
	if _, err := b.texts.ordinals.of(l.places[fBoard].id); err != nil {
		return false
	}
	ns, ew := b.texts.isPair(l.places[fNS].id), b.texts.isPair(l.places[fEW].id)
	return ns && ew || (ns || ew) && l.places[fNS].id != 0 && l.places[fEW].id != 0 ||
		(ns || ew) && l.places[fContract].id != 0
}

// title reads a title of a word and a number: "Board 7", "Spel: 7".
func (v *vocabulary) title(text string) (f field, number string, ok bool) {
	number = text[strings.LastIndexFunc(text, func(r rune) bool { return r < '0' || r > '9' })+1:]
	word := plainWord(strings.TrimSuffix(text, number))
	if number == "" || word == "" {
		return 0, "", false
	}
	m, known := v.lookUp(word)
	f, ok = titled[m.field]
	return f, number, known && ok
}

func isDigits(text string) bool {
	return text != "" && strings.Trim(text, "0123456789") == ""
}

// headsBlock reports whether this is the header of a block: it says what a
// result was, and leaves the board, or the pairs, to a title.
func (h *header) headsBlock() bool {
	result := h.hasAny("contract", "score", "ns.score", "ew.score", "result")
	pairs := h.has("ns.pair", "ew.pair")
	return result && (pairs || h.has("board"))
}
