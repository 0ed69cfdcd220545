package sheetgen

import (
	"fmt"
	"slices"
	"strings"

	"bridgecalc/internal/bridge"
	"bridgecalc/internal/event"
)

// pairFields are the columns that say who played.
var pairFields = []field{fNS, fNSNames, fNorth, fSouth, fEW, fEWNames, fEast, fWest}

// tableCards writes a table for each table and round.
func (d *design) tableCards() []*page {
	r := d.random
	form := pickWeighted(r, weighted[string]{"below", 6}, weighted[string]{"beside", 3}, weighted[string]{"sheets", 1})
	title := r.IntN(5)
	r.record("cards", form)
	r.record("card title", title)
	columns := without(d.columns, append([]field{fSection, fRound, fTable}, pairFields...)...)
	blocks := d.bySeating(title)
	switch form {
	case "beside":
		return []*page{d.tile(blocks, columns, r.between(2, 4))}
	case "sheets":
		return d.roundSheets(blocks, columns)
	}
	return d.parts(blocks, columns, false)
}

// roundSheets writes the cards of each round on a sheet.
func (d *design) roundSheets(blocks []block, columns []column) []*page {
	var out []*page
	for _, b := range blocks {
		name := fmt.Sprintf("%s %d", d.head.first(wRound), d.results[b.rows[0]].Round)
		i := slices.IndexFunc(out, func(p *page) bool { return p.name == name })
		if i < 0 {
			i = len(out)
			out = append(out, &page{name: name})
		}
		out[i].below(1, d.titled(b.title, d.table(b.rows, columns), false))
	}
	return out
}

// bySeating divides the results by round and table.
func (d *design) bySeating(title int) []block {
	var out []block
	seatings := slices.Clone(d.session.seatings)
	slices.SortStableFunc(seatings, func(a, b seating) int { return a.round - b.round })
	for _, st := range seatings {
		b := block{title: d.seatingTitle(&st, title)}
		for i := range d.results {
			x := &d.results[i]
			if x.Section == st.section && x.Round == st.round && x.Table == st.table {
				b.rows = append(b.rows, i)
			}
		}
		out = append(out, b)
	}
	return out
}

// seatingTitle returns the title of a card.
func (d *design) seatingTitle(st *seating, form int) []cell {
	round, table := d.head.first(wRound), d.head.first(wTable)
	ns, ew := d.sideInTitle(st.ns, bridge.NS), d.sideInTitle(st.ew, bridge.EW)
	var parts []string
	if st.section != "" {
		parts = append(parts, d.sectionTitle(st.section))
	}
	switch form {
	case 0:
		return textCells(append(parts, fmt.Sprintf("%s %d", round, st.round), fmt.Sprintf("%s %d", table, st.table), ns, ew)...)
	case 1:
		parts = append(parts, fmt.Sprintf("%s %d", round, st.round), fmt.Sprintf("%s %d", table, st.table), ns, ew)
		return textCells(strings.Join(parts, ", "))
	case 2:
		out := textCells(parts...)
		out = append(out, titleCell(round), titleCell(st.round), titleCell(table), titleCell(st.table))
		return append(out, textCells(ns, ew)...)
	case 3:
		parts = append(parts, fmt.Sprintf("%s %d %s %d", round, st.round, table, st.table))
		return textCells(strings.Join(parts, " "), ns, ew)
	}
	parts = append(parts, fmt.Sprintf("%s: %d", round, st.round), fmt.Sprintf("%s: %d", table, st.table), ns, ew)
	return textCells(parts...)
}

// sideInTitle returns a side with its pair, perhaps with names.
func (d *design) sideInTitle(id ID, side bridge.Side) string {
	text := fmt.Sprintf("%s %d", d.sideName(side), id.Number)
	switch d.names {
	case namesInCell, namesBeside, namesPlayers:
		return text + pick(d.random, " ", ": ") + d.joinNames(id)
	}
	return text
}

func textCells(texts ...string) []cell {
	out := make([]cell, len(texts))
	for i, s := range texts {
		out[i] = titleCell(s)
	}
	return out
}

// wideBoards writes a row for each board, with a group of columns for each table.
func (d *design) wideBoards() []*page {
	lead := only(d.columns, fBoard, fDealer, fVulnerable)
	rest := without(d.columns, fBoard, fDealer, fVulnerable, fSection, fTable, fRound)
	tables := 0
	for i := range d.results {
		tables = max(tables, d.results[i].Table)
	}
	var rows []wideRow
	for _, b := range d.session.boards {
		row := wideRow{lead: -1, groups: make([]int, tables)}
		for t := range row.groups {
			row.groups[t] = -1
		}
		for i := range d.results {
			if d.results[i].Board == b {
				row.groups[d.results[i].Table-1], row.lead = i, i
			}
		}
		rows = append(rows, row)
	}
	var tops []string
	for t := range tables {
		tops = append(tops, fmt.Sprintf("%s %d", d.head.first(wTable), t+1))
	}
	return []*page{{name: d.sheetName(), grid: *d.wide(lead, rest, rows, tops)}}
}

// widePairs writes a row for each NS pair, with a group of columns for each board.
func (d *design) widePairs() []*page {
	lead := only(d.columns, fNS, fNSNames, fNorth, fSouth)
	rest := without(d.columns, fSection, fTable, fRound, fBoard, fDealer, fVulnerable, fNS, fNSNames, fNorth, fSouth)
	var tops []string
	column := map[int]int{}
	for i, b := range d.session.boards {
		column[b] = i
		tops = append(tops, fmt.Sprintf("%s %d", d.head.first(wBoardTitle), b))
	}
	var rows []wideRow
	for _, id := range d.session.pairs {
		row := wideRow{lead: -1, groups: make([]int, len(tops))}
		for t := range row.groups {
			row.groups[t] = -1
		}
		for i := range d.results {
			if d.results[i].NS == id {
				row.groups[column[d.results[i].Board]], row.lead = i, i
			}
		}
		if row.lead >= 0 {
			rows = append(rows, row)
		}
	}
	return []*page{{name: d.sheetName(), grid: *d.wide(lead, rest, rows, tops)}}
}

// wideRow is a row of a wide table: the results of each group, or -1, and one result
// for the columns before them.
type wideRow struct {
	lead   int
	groups []int
}

// wide returns a table with groups of columns that repeat.
func (d *design) wide(lead, rest []column, rows []wideRow, tops []string) *grid {
	g := &grid{}
	merged := d.random.chance(.7)
	for i, c := range lead {
		g.set(1, i, cell{value: c.heading, role: headingRole})
	}
	for t, top := range tops {
		col := len(lead) + t*len(rest)
		g.set(0, col, cell{value: top, role: titleRole})
		if merged && len(rest) > 1 {
			g.merges = append(g.merges, merge{0, col, 1, len(rest)})
		}
		for i, c := range rest {
			g.set(1, col+i, cell{value: c.heading, role: headingRole})
		}
	}
	for _, row := range rows {
		n := len(g.rows)
		for i, v := range d.row(&d.results[row.lead], row.lead, lead) {
			g.set(n, i, v)
		}
		for t, x := range row.groups {
			if x < 0 {
				continue
			}
			for i, v := range d.row(&d.results[x], x, rest) {
				g.set(n, len(lead)+t*len(rest)+i, v)
			}
		}
	}
	return g
}

// only returns the columns of some fields.
func only(columns []column, fields ...field) []column {
	return slices.DeleteFunc(slices.Clone(columns), func(c column) bool { return !slices.Contains(fields, c.field) })
}

// pairCards writes a card for each pair, so that each result is written twice.
func (d *design) pairCards() []*page {
	r := d.random
	form := pickWeighted(r, weighted[string]{"below", 5}, weighted[string]{"beside", 2}, weighted[string]{"sheets", 4})
	title := r.IntN(5)
	r.record("cards", form)
	r.record("card title", title)
	d.cardNames = cardNames(r.IntN(int(cardNamesCount)))
	r.record("card names", d.cardNames)
	columns := d.cardColumns()
	if form != "beside" {
		columns = d.layOnSide(columns)
	}
	var cards []*grid
	var names []string
	for _, id := range d.session.pairs {
		rows := d.rowsOf(id)
		if len(rows) == 0 {
			continue
		}
		d.viewer = id
		cards = append(cards, d.card(id, title, d.table(rows, columns)))
		names = append(names, d.cardName(id))
	}
	d.viewer = ID{}
	return d.arrange(cards, names, form, len(columns))
}

// arrange puts cards below each other, beside each other or on sheets.
func (d *design) arrange(cards []*grid, names []string, form string, width int) []*page {
	p := &page{name: d.sheetName()}
	var sheets []*page
	for i, g := range cards {
		switch form {
		case "sheets":
			sheets = append(sheets, &page{name: names[i], grid: *g})
		case "beside":
			p.place(0, i*(width+1), g)
		default:
			p.below(1, g)
		}
	}
	if form == "sheets" {
		return sheets
	}
	return []*page{p}
}

// rowsOf returns the results of a pair by round.
func (d *design) rowsOf(id ID) []int {
	var out []int
	for i := range d.results {
		if d.results[i].NS == id || d.results[i].EW == id {
			out = append(out, i)
		}
	}
	slices.SortStableFunc(out, func(a, b int) int { return d.results[a].Round - d.results[b].Round })
	return out
}

// cardColumns returns the columns of a pair's card: instead of both pairs the
// opponents, and the direction unless the pair never changes it.
func (d *design) cardColumns() []column {
	var out []column
	for _, c := range without(d.columns, fNSNames, fNorth, fSouth, fEW, fEWNames, fEast, fWest, fSection, fTable, fMatchpointsNS, fMatchpointsEW, fPercentNS, fPercentEW, fIMPs) {
		c.top = ""
		if c.field != fNS {
			out = append(out, c)
			continue
		}
		out = append(out, column{field: fOpponents, heading: d.look(pick(d.random, d.head.all(wOpponents)...))})
		if !d.cardsHaveSides() || d.random.chance(.2) {
			out = append(out, column{field: fDirection, heading: d.look(pick(d.random, d.head.all(wDirection)...))})
		}
	}
	return out
}

// cardNames is where the names of a pair are on its card.
type cardNames uint8

const (
	namesInNextCell cardNames = iota // Pair 3 | Berg & Ek
	namesInTitle                     // Pair 3: Berg & Ek
	namesFurtherOn                   // Pair 3 | | Berg & Ek
	namesInCells                     // Pair 3 | Berg | Ek
	namesBelow                       // in the row below
	namesLabelled                    // in the row below, behind "Names:"
	cardNamesCount
)

func (f cardNames) String() string {
	return [...]string{"in the next cell", "in the title", "further on", "in two cells", "below", "below, with their heading"}[f]
}

// card returns a pair's card with its title.
func (d *design) card(id ID, form int, table *grid) *grid {
	title := d.cardTitle(id, form)
	if d.names == namesNone || d.names == namesList {
		return d.titled(title, table, false)
	}
	names := titleCell(d.joinNames(id))
	switch d.cardNames {
	case namesInTitle:
		if last := &title[len(title)-1]; len(title) == 1 {
			last.value = fmt.Sprintf("%v%s%s", last.value, pick(d.random, ": ", " - ", " – ", ", "), d.joinNames(id))
			return d.titled(title, table, false)
		}
		title = append(title, names)
	case namesFurtherOn:
		title = append(title, cell{}, names)
	case namesInCells:
		for _, name := range d.session.names[id] {
			title = append(title, titleCell(name))
		}
	case namesBelow:
		table = d.titled([]cell{names}, table, false)
	case namesLabelled:
		table = d.titled([]cell{titleCell(d.head.first(wNames) + ":"), names}, table, false)
	default:
		title = append(title, names)
	}
	return d.titled(title, table, false)
}

// cardTitle returns the title of a pair's card without its names.
func (d *design) cardTitle(id ID, form int) []cell {
	name := d.cardName(id)
	switch form {
	case 0:
		if !d.cardsHaveSides() {
			return []cell{titleCell(d.head.first(wPair)), titleCell(id.Number)}
		}
	case 1:
		name = strings.Replace(name, " ", ": ", 1)
	case 2:
		name = d.head.first(wCard) + pick(d.random, " - ", " – ", " — ", ": ", " ") + name
	}
	return []cell{titleCell(name)}
}

// cardName returns the name of a pair's card: "Pair 3" or "NS 3".
func (d *design) cardName(id ID) string {
	if d.cardsHaveSides() {
		return fmt.Sprintf("%s %d", d.sideName(d.sideOf(id)), id.Number)
	}
	return fmt.Sprintf("%s %d", d.head.first(wPair), id.Number)
}

// cardsHaveSides reports whether the titles of the cards name the side of the pair;
// otherwise each row does.
func (d *design) cardsHaveSides() bool {
	return d.session.overlap || strings.HasPrefix(d.session.movement, "mitchell") && d.pairForm%2 == 0
}

// sideOf returns the side on which a pair sat.
func (d *design) sideOf(id ID) bridge.Side {
	for i := range d.results {
		if d.results[i].NS == id {
			return bridge.NS
		}
	}
	return bridge.EW
}

// cardValue returns the cell of a field of a pair's card.
func (d *design) cardValue(x *Result, f field) cell {
	other, side := x.EW, bridge.EW
	if d.viewer == x.EW {
		other, side = x.NS, bridge.NS
	}
	if f == fDirection {
		return textCell(d.sideName(side.Opponents()))
	}
	return d.pairCell(other, side)
}

// evenAwards makes the artificial scores of a session averages, for sheets on which
// it is not clear whose artificial score comes first.
func (d *design) evenAwards() {
	for i := range d.results {
		if d.results[i].Kind == event.Adjusted {
			d.results[i].NSPercent, d.results[i].EWPercent = 50, 50
		}
	}
}
