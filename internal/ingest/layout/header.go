package layout

import (
	"slices"

	"bridgecalc/internal/ingest/cells"
	"bridgecalc/internal/ingest/headings"
)

// HeaderRows is how far down a sheet a header is looked for; above it stand
// titles, dates and comments.
const HeaderRows = 30

// Header tells which column holds what. Fields are named as in headers.toml,
// those of one side with the side in front: "ns.pair", "ew.score".
type Header struct {
	Row      cells.Row
	At       int // index of the row within its sheet
	Language string
	Cols     map[string]int // from 0
	Doubled  map[string]int // a second column of the same field, from 0
	unknown  []int          // columns whose heading says nothing, from 0
	named    []int          // columns headed as names, from 0
	words    *headings.Vocabulary
}

// Col is the column of a field, or -1.
func (h *Header) Col(field string) int {
	if col, ok := h.Cols[field]; ok {
		return col
	}
	return -1
}

// Has reports whether all the fields have a column.
func (h *Header) Has(fields ...string) bool {
	for _, field := range fields {
		if h.Col(field) < 0 {
			return false
		}
	}
	return true
}

// HasAny reports whether one of the fields has a column.
func (h *Header) HasAny(fields ...string) bool {
	for _, field := range fields {
		if h.Col(field) >= 0 {
			return true
		}
	}
	return false
}

// headsResults reports whether this is the header of a sheet of results, if perhaps
// one that lacks a column: two rows of a sheet seldom name a board and a pair.
func (h *Header) headsResults() bool {
	known := 0
	for _, field := range []string{"board", "ns.pair", "ew.pair", "contract", "declarer", "seat", "result", "tricks", "score", "ns.score", "ew.score", "pairs"} {
		if h.Has(field) {
			known++
		}
	}
	return known >= 3 && h.HasAny("board", "ns.pair", "ew.pair", "pairs")
}

// AsTeams takes the column of pairs for that of teams where its heading means both, such as
// the French "équipe"; it reports whether it does.
func (h *Header) AsTeams() bool {
	col := h.Col("pair")
	if col < 0 || h.Has("team") {
		return false
	}
	meanings := h.words.Meanings(headings.Plain(h.Row.Text(col)))
	if !slices.ContainsFunc(meanings, func(m headings.Meaning) bool { return m.Field == "team" }) {
		return false
	}
	h.Cols["team"] = col
	delete(h.Cols, "pair")
	return true
}

// HeadsNames reports whether this is the header of a list of the pairs' names.
func (h *Header) HeadsNames() bool {
	return h.Has("pair") && h.HasAny("name", "name1") && !h.Has("board")
}

// FindHeader looks among the first rows for the first header that has all a
// result needs, or else for the one that has most. ok is false when no row says
// what the columns are.
func FindHeader(sheet *cells.Sheet, memo *headings.Memo) (best Header, ok bool) {
	for i := range min(sheet.Len(), HeaderRows) {
		h, heads := bestHeader(sheet, i, memo)
		if !heads || len(h.Cols) <= len(best.Cols) {
			continue
		}
		h.At = i
		best, ok = h, true
		if best.isComplete() {
			break
		}
	}
	return best, ok
}

// bestHeader reads a row as a header, in the language that it fits best.
func bestHeader(sheet *cells.Sheet, at int, memo *headings.Memo) (best Header, ok bool) {
	row := sheet.Row(at)
	words := memo.Of(row)
	for _, v := range headings.Vocabularies() {
		h := readHeader(row, words, &v)
		h.placeNumbers(sheet, at)
		if (h.headsResults() || h.HeadsNames()) && len(h.Cols) > len(best.Cols) {
			best, ok = h, true
		}
	}
	return best, ok
}

// isComplete reports whether the header has all that a result needs.
func (h *Header) isComplete() bool {
	return h.Has("board") && (h.Has("ns.pair", "ew.pair") || h.Has("pairs")) && h.HasAny("contract", "score", "ns.score", "ew.score")
}

// readAndUnread are the headings that are known and those that are not.
func (h *Header) readAndUnread() (read, unread []string) {
	for col := range h.Row.Len() {
		switch text := h.Row.Text(col); {
		case text == "":
		case slices.Contains(h.unknown, col):
			unread = append(unread, text)
		default:
			read = append(read, text)
		}
	}
	return read, unread
}

// FindRow finds the first row whose headings satisfy a condition, in the language
// that knows most of them.
func FindRow(sheet *cells.Sheet, words *headings.Memo, fits func(*Header) bool) (best Header, ok bool) {
	for i := range min(sheet.Len(), HeaderRows) {
		row := sheet.Row(i)
		plain := words.Of(row)
		most := 0 // headings that a language knows
		for _, v := range headings.Vocabularies() {
			h := readHeader(row, plain, &v)
			h.placeNumbers(sheet, i)
			if len(h.Cols) > most {
				most, ok = len(h.Cols), false
			}
			if !ok && len(h.Cols) == most && fits(&h) {
				h.At = i
				best, ok = h, true
			}
		}
		if ok {
			return best, true
		}
	}
	return best, false
}

// SearchedRows is how far down a sheet its first block is looked for.
const SearchedRows = 200
