package layout

import (
	"bridgecalc/internal/ingest/cells"
	"bridgecalc/internal/ingest/field"
	"bridgecalc/internal/ingest/headings"
	"bridgecalc/internal/ingest/lines"
	"bridgecalc/internal/ingest/notation"
)

func readHeader(row cells.Row, words []string, v *headings.Vocabulary) Header {
	h := Header{Row: row, Language: v.Language, Cols: make(map[string]int), Doubled: make(map[string]int), words: v}
	ranks := make(map[string]int)
	bare := make(map[string][]int) // columns headed by a side alone
	for col, word := range words {
		m, ok := v.LookUp(word)
		if !ok && word != "" { // the heading of an amount may have a unit
			amount, known := unitHeading(row.Text(col), v)
			m.Field, ok = amount.Field, known
		}
		if m.Field == "name" {
			h.named = append(h.named, col)
		}
		switch {
		case !ok && word != "":
			h.unknown = append(h.unknown, col)
		case !ok:
		case m.Field == "ns" || m.Field == "ew":
			bare[m.Field] = append(bare[m.Field], col)
		case !h.Has(m.Field):
			h.Cols[m.Field], ranks[m.Field] = col, m.Rank
		case m.Rank < ranks[m.Field]:
			h.Cols[m.Field], ranks[m.Field] = col, m.Rank
			delete(h.Doubled, m.Field)
		case m.Rank == ranks[m.Field]:
			h.Doubled[m.Field] = col
		}
	}
	h.placeSides(bare)
	h.placePoints()
	h.placePlayers()
	h.placePairs()
	return h
}

// placePairs takes a column headed "NS-EW" for both pairs where they have no
// columns of their own; where they have, it is the declarer's seat.
func (h *Header) placePairs() {
	if col, ok := h.Cols["seat"]; ok && !h.HasAny("ns.pair", "ew.pair", "pairs") {
		h.Cols["pairs"] = col
		delete(h.Cols, "seat")
	}
}

// placeNumbers takes a column headed as names for the numbers of players, where numbers
// stand in it and another has their names: "Player, Name" of an individual.
func (h *Header) placeNumbers(sheet *cells.Sheet, at int) {
	if h.HasAny("pair", "team", "ns.pair", "ew.pair") || len(h.named) != 2 {
		return
	}
	for i := at + 1; i < sheet.Len(); i++ {
		if pair, err := notation.ReadPair(sheet.Row(i).Text(h.named[0])); err == nil {
			if !pair.Nobody {
				h.Cols["pair"], h.Cols["name"] = h.named[0], h.named[1]
				delete(h.Doubled, "name")
			}
			return
		}
	}
}

// placeSides says what columns headed "NS" and "EW" alone are: the pairs, and
// where those are known the scores, and then the points.
func (h *Header) placeSides(bare map[string][]int) {
	for side, cols := range bare {
		for _, col := range cols {
			for _, field := range []string{side + ".pair", side + ".score", side + ".points"} {
				if !h.Has(field) {
					h.Cols[field] = col
					break
				}
			}
		}
	}
}

// placePoints takes "points" for the score where there is no other score.
func (h *Header) placePoints() {
	if h.HasAny("score", "ns.score", "ew.score") {
		return
	}
	for _, side := range []string{"", "ns.", "ew."} {
		if col, ok := h.Cols[side+"points"]; ok {
			h.Cols[side+"score"] = col
			delete(h.Cols, side+"points")
		}
	}
}

// ColumnsOf are the fields that a header names.
func ColumnsOf(head *Header) []lines.Column {
	var columns []lines.Column
	for f, name := range field.Names {
		if head.Has(name) {
			columns = append(columns, lines.Column{Field: field.Field(f), Col: head.Col(name)})
		}
	}
	_, points := head.points()
	columns = append(columns, points...)
	if head.Has("seat") { // Bridgemate: the seat stands apart, Declarer is a pair
		columns = lines.SetColumn(columns, field.Declarer, head.Col("seat"))
	}
	return columns
}
