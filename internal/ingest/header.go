package ingest

import (
	"fmt"
	"slices"
	"strings"

	"github.com/agnivade/levenshtein"

	"bridgecalc/internal/event"
	"bridgecalc/internal/ingest/cells"
)

// headerRows is how far down a sheet a header is looked for; above it stand
// titles, dates and comments.
const headerRows = 30

// header tells which column holds what. Fields are named as in headers.toml,
// those of one side with the side in front: "ns.pair", "ew.score".
type header struct {
	row      cells.Row
	at       int // index of the row within its sheet
	language string
	cols     map[string]int // from 0
	doubled  map[string]int // a second column of the same field, from 0
	unknown  []int          // columns whose heading says nothing, from 0
	words    *vocabulary
}

// col is the column of a field, or -1.
func (h *header) col(field string) int {
	if col, ok := h.cols[field]; ok {
		return col
	}
	return -1
}

// has reports whether all the fields have a column.
func (h *header) has(fields ...string) bool {
	for _, field := range fields {
		if h.col(field) < 0 {
			return false
		}
	}
	return true
}

// hasAny reports whether one of the fields has a column.
func (h *header) hasAny(fields ...string) bool {
	for _, field := range fields {
		if h.col(field) >= 0 {
			return true
		}
	}
	return false
}

// headsResults reports whether this is the header of a sheet of results, if perhaps
// one that lacks a column: two rows of a sheet seldom name a board and a pair.
func (h *header) headsResults() bool {
	known := 0
	for _, field := range []string{"board", "ns.pair", "ew.pair", "contract", "declarer", "seat", "result", "tricks", "score", "ns.score", "ew.score", "pairs"} {
		if h.has(field) {
			known++
		}
	}
	return known >= 3 && h.hasAny("board", "ns.pair", "ew.pair", "pairs")
}

// headsNames reports whether this is the header of a list of the pairs' names.
func (h *header) headsNames() bool {
	return h.has("pair") && h.hasAny("name", "name1") && !h.has("board")
}

// findHeader looks among the first rows for the first header that has all a
// result needs, or else for the one that has most. ok is false when no row says
// what the columns are.
func findHeader(sheet *cells.Sheet, memo *wordMemo) (best header, ok bool) {
	for i := range min(sheet.Len(), headerRows) {
		h, heads := bestHeader(sheet.Row(i), memo)
		if !heads || len(h.cols) <= len(best.cols) {
			continue
		}
		h.at = i
		best, ok = h, true
		if best.isComplete() {
			break
		}
	}
	return best, ok
}

// bestHeader reads a row as a header, in the language that it fits best.
func bestHeader(row cells.Row, memo *wordMemo) (best header, ok bool) {
	words := memo.of(row)
	for _, v := range vocabularies() {
		h := readHeader(row, words, &v)
		if (h.headsResults() || h.headsNames()) && len(h.cols) > len(best.cols) {
			best, ok = h, true
		}
	}
	return best, ok
}

// isComplete reports whether the header has all that a result needs.
func (h *header) isComplete() bool {
	return h.has("board") && (h.has("ns.pair", "ew.pair") || h.has("pairs")) && h.hasAny("contract", "score", "ns.score", "ew.score")
}

// wordMemo remembers the plain words of a book's texts.
type wordMemo struct{ words memo[string] }

func newWordMemo(book *cells.Book) *wordMemo {
	return &wordMemo{newMemo(book, func(text string) (string, error) { return plainWord(text), nil })}
}

// of are the plain words of a row's cells.
func (m *wordMemo) of(row cells.Row) []string {
	words := make([]string, row.Len())
	for col := range words {
		words[col], _ = m.words.of(row.ID(col))
	}
	return words
}

func readHeader(row cells.Row, words []string, v *vocabulary) header {
	h := header{row: row, language: v.language, cols: make(map[string]int), doubled: make(map[string]int), words: v}
	ranks := make(map[string]int)
	bare := make(map[string][]int) // columns headed by a side alone
	for col, word := range words {
		m, ok := v.lookUp(word)
		switch {
		case !ok && word != "":
			h.unknown = append(h.unknown, col)
		case !ok:
		case m.field == "ns" || m.field == "ew":
			bare[m.field] = append(bare[m.field], col)
		case !h.has(m.field):
			h.cols[m.field], ranks[m.field] = col, m.rank
		case m.rank < ranks[m.field]:
			h.cols[m.field], ranks[m.field] = col, m.rank
			delete(h.doubled, m.field)
		case m.rank == ranks[m.field]:
			h.doubled[m.field] = col
		}
	}
	h.placeSides(bare)
	h.placePoints()
	h.placePairs()
	return h
}

// placePairs takes a column headed "NS-EW" for both pairs where they have no
// columns of their own; where they have, it is the declarer's seat.
func (h *header) placePairs() {
	if col, ok := h.cols["seat"]; ok && !h.hasAny("ns.pair", "ew.pair", "pairs") {
		h.cols["pairs"] = col
		delete(h.cols, "seat")
	}
}

// placeSides says what columns headed "NS" and "EW" alone are: the pairs, and
// where those are known the scores, and then the points.
func (h *header) placeSides(bare map[string][]int) {
	for side, cols := range bare {
		for _, col := range cols {
			for _, field := range []string{side + ".pair", side + ".score", side + ".points"} {
				if !h.has(field) {
					h.cols[field] = col
					break
				}
			}
		}
	}
}

// placePoints takes "points" for the score where there is no other score.
func (h *header) placePoints() {
	if h.hasAny("score", "ns.score", "ew.score") {
		return
	}
	for _, side := range []string{"", "ns.", "ew."} {
		if col, ok := h.cols[side+"points"]; ok {
			h.cols[side+"score"] = col
			delete(h.cols, side+"points")
		}
	}
}

// missing names what a sheet of results needs and its header lacks.
func (h *header) missing(sheet *cells.Sheet) event.Problems {
	var problems event.Problems
	lacks := func(what, hint string) {
		problems.Add(event.Problem{At: sheet.Position(h.row.Num, 0), Text: "there is no column for " + what, Hint: hint})
	}
	for _, need := range []struct{ field, what, word string }{
		{"board", "the board number", "Board"},
		{"ns.pair", "the number of the NS pair", "NS"},
		{"ew.pair", "the number of the EW pair", "EW"},
	} {
		if !h.has(need.field) && (need.field == "board" || !h.has("pairs")) {
			lacks(need.what, fmt.Sprintf("write %s above it; the headings found are: %s", need.word, h.texts()))
		}
	}
	if !h.hasAny("contract", "score", "ns.score", "ew.score") {
		lacks("the contract or the score", "write Contract, By and Tricks, or Score, above them; the headings found are: "+h.texts())
	}
	for field, col := range h.doubled {
		if h.needs(field) {
			problems.Add(event.Problem{
				At:   sheet.Position(h.row.Num, col+1),
				Text: fmt.Sprintf("column %q says the same as column %q", h.row.Text(col), h.row.Text(h.cols[field])),
				Hint: "delete one of them or rename it",
			})
		}
	}
	return problems
}

// needs reports whether a result may come out wrong when the wrong one of two
// columns is read.
func (h *header) needs(field string) bool {
	switch field {
	case "board", "ns.pair", "ew.pair", "contract", "declarer", "seat", "tricks", "result", "score", "ns.score", "ew.score", "section":
		return true
	}
	return false
}

// texts are the headings as they stand.
func (h *header) texts() string {
	var texts []string
	for col := range h.row.Len() {
		if text := h.row.Text(col); text != "" {
			texts = append(texts, text)
		}
	}
	return strings.Join(texts, ", ")
}

// readAndUnread are the headings that are known and those that are not.
func (h *header) readAndUnread() (read, unread []string) {
	for col := range h.row.Len() {
		switch text := h.row.Text(col); {
		case text == "":
		case slices.Contains(h.unknown, col):
			unread = append(unread, text)
		default:
			read = append(read, text)
		}
	}
	return read, unread
}

// misspelt warns of headings that are nearly a word that would be understood.
func (h *header) misspelt(sheet *cells.Sheet) event.Problems {
	var problems event.Problems
	for _, col := range h.unknown {
		if word := h.words.nearest(plainWord(h.row.Text(col))); word != "" {
			problems.Add(event.Problem{
				Severity: event.Warning,
				At:       sheet.Position(h.row.Num, col+1),
				Text:     fmt.Sprintf("heading %q is not known, and its column is not read", h.row.Text(col)),
				Hint:     fmt.Sprintf("did you mean %s?", word),
			})
		}
	}
	return problems
}

// nearest is the known word that a heading comes close to, or empty.
func (v *vocabulary) nearest(word string) string {
	best, least := "", 1+len(word)/4
	for known := range v.fields {
		distance := levenshtein.ComputeDistance(word, known)
		if len(known) > 3 && (distance < least || distance == least && best != "" && known < best) {
			best, least = known, distance
		}
	}
	return v.spelled[best]
}
