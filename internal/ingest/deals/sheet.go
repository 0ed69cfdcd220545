package deals

import (
	"slices"
	"strings"

	"bridgecalc/internal/event"
	"bridgecalc/internal/ingest/arrange"
	"bridgecalc/internal/ingest/cells"
	"bridgecalc/internal/ingest/field"
	"bridgecalc/internal/ingest/headings"
	"bridgecalc/internal/ingest/layout"
	"bridgecalc/internal/ingest/lines"
)

// session is a sheet of deals in the order of play. Its table leaves the scores
// out: they go by another vulnerability than those of boards, so they must not
// judge how results are written.
type session struct {
	*lines.Table
	head layout.Header
	row  cells.Row // of the deal at hand
	// ns and ew are the columns of names, from 0, that stand in every row.
	ns, ew []int
	// nsScore and ewScore are those of the sides' scores, from 0; -1 for none.
	nsScore, ewScore int
}

// headsDeals reports whether this may be the header of deals in order.
func headsDeals(h *layout.Header) bool {
	return h.Has("board", "contract") && !h.HasAny("section", "table", "home", "away", "room", "opponent", "sitting", "pair")
}

// sessionOf finds a sheet of Chicago or rubber bridge; nil when it is none. Only
// that has honours; else the sheet, a title or a setting says it, or there is a
// dealer and who sits where, and no numbers of pairs.
func sessionOf(sheet *cells.Sheet, words *headings.Memo, texts *lines.Texts, told bool) *session {
	head, ok := layout.FindRow(sheet, words, headsDeals)
	if !ok {
		return nil
	}
	honours := head.HasAny("honours", "ns.honours", "ew.honours")
	dealer := head.Has("dealer") && !isOfPairs(sheet, &head) && namesSeats(sheet, &head, texts)
	if !honours && !dealer && !told && !saysRubber(sheet, &head) {
		return nil
	}
	d := &session{head: head, nsScore: head.Col("ns.score"), ewScore: head.Col("ew.score")}
	d.placeNames()
	d.Table = &lines.Table{Sheet: sheet, Layout: "deals in order", Language: head.Language, Texts: texts}
	var columns []lines.Column
	for _, c := range layout.ColumnsOf(&head) {
		switch c.Field {
		case field.Dealer: // whose letters are those of the declarers; the marks of a board they are not
			columns = append(columns, c)
		case field.Board, field.Contract, field.Declarer, field.Tricks, field.Result, field.Lead, field.Remarks:
			columns = append(columns, c)
			d.Cols[c.Field], d.Fields[c.Field] = c.Col+1, true
		}
	}
	d.Lines = func(yield func(*lines.Line) bool) {
		var l lines.Line
		for i := head.At + 1; i < sheet.Len(); i++ {
			d.row = sheet.Row(i)
			l.Set(d.row, columns)
			if layout.IsResult(d.row, &l, texts) && !yield(&l) {
				return
			}
		}
	}
	return d
}

// placeNames finds the columns of names. Columns headed NS and EW alone have
// names before the contract, and scores behind it.
func (d *session) placeNames() {
	h := &d.head
	d.ns, d.ew = columnsOfFields(h, "north", "south"), columnsOfFields(h, "east", "west")
	if len(d.ns) == 0 {
		d.ns, d.ew = columnsOfFields(h, "ns.name"), columnsOfFields(h, "ew.name")
	}
	if !h.Has("ns.pair", "ew.pair") {
		return
	}
	if h.Col("ns.pair") > h.Col("contract") {
		d.nsScore, d.ewScore = h.Col("ns.pair"), h.Col("ew.pair")
	} else if len(d.ns) == 0 {
		// Below N, S, E and W, those of the first of a side stand where a pair's would.
		d.ns, d.ew = columnsOfFields(h, "ns.pair", "south.number"), columnsOfFields(h, "ew.pair", "west.number")
	}
}

// namesSeats reports whether columns headed N, S, E and W, or North, South, East and West,
// hold names rather than the numbers of an individual's players; true where there are none.
func namesSeats(sheet *cells.Sheet, h *layout.Header, texts *lines.Texts) bool {
	letters, seats := []string{"ns.pair", "south.number", "ew.pair", "west.number"}, []string{"north", "south", "east", "west"}
	switch {
	case h.Has(letters...):
		seats = letters
	case h.HasAny("ns.pair", "ew.pair"):
		return false
	case !h.Has(seats...):
		return true
	}
	names, numbers := 0, 0
	for i := h.At + 1; i < sheet.Len(); i++ {
		for _, seat := range seats {
			switch id := sheet.Row(i).ID(h.Col(seat)); {
			case id == 0:
			case texts.IsPair(id):
				numbers++
			default:
				names++
			}
		}
	}
	return names > numbers
}

// columnsOf are the columns of some fields, as far as there are any.
func columnsOfFields(h *layout.Header, fields ...string) []int {
	var cols []int
	for _, field := range fields {
		if h.Has(field) {
			cols = append(cols, h.Col(field))
		}
	}
	return cols
}

// isOfPairs reports whether titles above the deals say which pairs played them at which
// table: it is a card of a table, or of a pair.
func isOfPairs(sheet *cells.Sheet, head *layout.Header) bool {
	for i := range head.At {
		if arrange.IsGiven(sheet.Row(i), "table", "ns.pair", "ew.pair", "pair") {
			return true
		}
	}
	return false
}

// saysRubber reports whether the sheet's name or a title names the game.
func saysRubber(sheet *cells.Sheet, head *layout.Header) bool {
	if layout.NamesRubber(sheet.Name) {
		return true
	}
	for i := range head.At {
		for col := range sheet.Row(i).Len() {
			if layout.NamesRubber(sheet.Row(i).Text(col)) {
				return true
			}
		}
	}
	return false
}

// saysScoring reports whether a setting names the game.
func saysScoring(settings []event.Setting) bool {
	return slices.ContainsFunc(settings, func(s event.Setting) bool { return s.Key == "scoring" && layout.NamesRubber(s.Value) })
}

// sideNames are the names on each side.
type sideNames struct{ ns, ew []string }

// namesAbove reads names that stand once, in titles: "North: Ebba", "NS: Ebba &
// Frans".
func (d *session) namesAbove() sideNames {
	v := headings.Of(d.head.Language)
	found := make(map[string]string)
	for i := range d.head.At {
		row := d.Sheet.Row(i)
		for col := range row.Len() {
			key, value, hasColon := strings.Cut(row.Text(col), ":")
			if value = strings.TrimSpace(value); value == "" {
				value = row.Text(col + 1)
			}
			if f := v.FieldOf(key); f != "" && (hasColon || v.FieldOf(value) == "") {
				found[strings.TrimSuffix(f, ".name")] = value
			}
		}
	}
	return sideNames{sideOf(found, "ns", "north", "south"), sideOf(found, "ew", "east", "west")}
}

func sideOf(found map[string]string, side, first, second string) []string {
	names := []string{found[first], found[second]}
	if names[0] == "" && names[1] == "" {
		names = []string{found[side]}
	}
	return slices.DeleteFunc(names, func(name string) bool { return name == "" })
}
