package sheetgen

import (
	"fmt"
	"slices"
)

// block is a part of a session with its title.
type block struct {
	title   []cell
	name    string // of the sheet
	section string
	rows    []int // indexes of results
}

// table returns a table of results with its headings.
func (d *design) table(rows []int, columns []column) *grid {
	g := d.headingRows(columns)
	for _, i := range rows {
		g.add(d.row(&d.results[i], i, columns)...)
	}
	if d.lying {
		return g.turned()
	}
	return g
}

// turned returns a table on its side: a row for each of its columns.
func (g *grid) turned() *grid {
	out := &grid{}
	for i, row := range g.rows {
		for j, c := range row {
			out.set(j, i, c)
		}
	}
	return out
}

// titled puts a title above a table, or to the left of it.
func (d *design) titled(title []cell, g *grid, beside bool) *grid {
	out := &grid{}
	if len(title) == 0 {
		return g
	}
	if beside {
		for i, c := range title {
			out.set(0, i, c)
		}
		out.place(0, len(title), g)
		return out
	}
	for i, c := range title {
		if !c.isEmpty() {
			out.set(0, i, c)
		}
	}
	out.place(1, 0, g)
	return out
}

// order returns the indexes of all results, sorted as a director may sort them.
func (d *design) order() []int {
	rows := make([]int, len(d.results))
	for i := range rows {
		rows[i] = i
	}
	key := pickWeighted(d.random, weighted[string]{"round", 4}, weighted[string]{"board", 4}, weighted[string]{"pair", 2})
	d.random.record("rows by", key)
	d.sortedBy = key
	slices.SortStableFunc(rows, func(a, b int) int {
		x, y := &d.results[a], &d.results[b]
		switch key {
		case "board":
			return x.Board - y.Board
		case "pair":
			return x.NS.Number - y.NS.Number
		}
		return x.Round - y.Round
	})
	return rows
}

// flat writes a row for each result.
func (d *design) flat() []*page {
	r := d.random
	rows := d.order()
	form := pickWeighted(r, weighted[string]{"one table", 8}, weighted[string]{"sheets", 2}, weighted[string]{"titles", 2})
	if d.bare {
		form = "one table"
	}
	if form == "one table" {
		return d.oneTable(rows)
	}
	r.record("parts", form)
	if len(d.session.sections) > 1 {
		return d.parts(d.bySection(rows), without(d.columns, fSection), form == "sheets")
	}
	return d.parts(d.byRound(rows), without(d.columns, fRound), form == "sheets")
}

// oneTable writes all results in one table, perhaps with values held until the next.
func (d *design) oneTable(rows []int) []*page {
	r := d.random
	g := d.table(rows, d.columns)
	d.hold = pickWeighted(r, weighted[string]{"no", 8}, weighted[string]{"blank", 1}, weighted[string]{"merged", 1})
	if d.hold != "no" && !d.bare {
		d.holdValues(g)
	}
	if r.chance(.06) {
		g = withBlankRows(r, g)
	}
	if r.chance(.05) && len(g.merges) == 0 && d.hasHeadings {
		d.repeatHeadings(g)
	}
	if r.chance(.1) {
		d.addTotals(g)
	}
	if r.chance(.05) && len(g.merges) == 0 {
		g = withBlankColumn(r, g)
	}
	return []*page{{name: d.sheetName(), grid: *g}}
}

// holdValues empties the cells of a leading column that repeat the value above.
func (d *design) holdValues(g *grid) {
	held := []field{fBoard, fRound, fSection}
	if d.sortedBy == "pair" && !slices.ContainsFunc(d.columns, func(c column) bool { return c.field == fNSNames || c.field == fNorth }) {
		held = []field{fNS}
	}
	col := slices.IndexFunc(d.columns, func(c column) bool { return slices.Contains(held, c.field) })
	start := d.headingHeight(d.columns)
	d.random.record("held", d.hold)
	for i := start; i < len(g.rows); {
		j := i + 1
		for j < len(g.rows) && g.rows[j][col].value == g.rows[i][col].value {
			g.rows[j][col] = cell{}
			j++
		}
		if d.hold == "merged" && j-i > 1 {
			g.merges = append(g.merges, merge{i, col, j - i, 1})
		}
		i = j
	}
}

func (d *design) headingHeight(columns []column) int { return len(d.headingRows(columns).rows) }

// withBlankRows puts empty rows between some rows.
func withBlankRows(r *random, g *grid) *grid {
	out := &grid{merges: g.merges}
	if len(g.merges) > 0 {
		return g
	}
	every := r.between(4, 12)
	for i, row := range g.rows {
		if i > 2 && i%every == 0 {
			out.add()
		}
		out.add(row...)
	}
	r.record("blank rows", every)
	return out
}

// repeatHeadings writes the headings again above some rows.
func (d *design) repeatHeadings(g *grid) {
	height := d.headingHeight(d.columns)
	every := d.random.between(10, 20)
	out := slices.Clone(g.rows[:height])
	for i, row := range g.rows[height:] {
		if i > 0 && i%every == 0 {
			out = append(out, g.rows[:height]...)
		}
		out = append(out, row)
	}
	g.rows = out
	d.random.record("headings every", every)
}

// addTotals writes a row with the sum of the matchpoints.
func (d *design) addTotals(g *grid) {
	col := slices.IndexFunc(d.columns, func(c column) bool { return c.field == fMatchpointsNS })
	if col < 1 {
		return
	}
	sum := 0.0
	for i := range d.results {
		sum += d.results[i].Points.mp
	}
	row := len(g.rows)
	g.set(row, 0, textCell(d.head.first(wTotal)))
	g.set(row, col, d.decimal(sum, 1))
	d.random.record("totals", true)
}

// withBlankColumn puts an empty column between two columns.
func withBlankColumn(r *random, g *grid) *grid {
	col := r.between(1, g.width()-1)
	for i, row := range g.rows {
		if len(row) > col {
			g.rows[i] = slices.Insert(slices.Clone(row), col, cell{})
		}
	}
	r.record("blank column", col)
	return g
}

// bySection divides the results by section.
func (d *design) bySection(rows []int) []block {
	var out []block
	for _, name := range d.session.sections {
		title := d.sectionTitle(name)
		b := block{title: []cell{titleCell(title)}, name: title, section: name}
		for _, i := range rows {
			if d.results[i].Section == name {
				b.rows = append(b.rows, i)
			}
		}
		out = append(out, b)
	}
	return out
}

// byRound divides the results by round.
func (d *design) byRound(rows []int) []block {
	var out []block
	last := 0
	for _, i := range rows {
		last = max(last, d.results[i].Round)
	}
	for round := 1; round <= last; round++ {
		b := block{title: d.numbered(wRound, round), name: fmt.Sprintf("%s %d", d.head.first(wRound), round)}
		for _, i := range rows {
			if d.results[i].Round == round {
				b.rows = append(b.rows, i)
			}
		}
		out = append(out, b)
	}
	return out
}

// byBoard divides the results by board.
func (d *design) byBoard(rows []int) []block {
	var out []block
	for _, board := range d.session.boards {
		b := block{title: d.boardTitle(board), name: fmt.Sprintf("%s %d", d.head.first(wBoardTitle), board)}
		for _, i := range rows {
			if d.results[i].Board == board {
				b.rows = append(b.rows, i)
			}
		}
		out = append(out, b)
	}
	return out
}

// parts writes each block as a table, on a sheet of its own or below each other.
func (d *design) parts(blocks []block, columns []column, sheets bool) []*page {
	var out []*page
	if sheets {
		titles := d.random.chance(.4)
		for _, b := range blocks {
			g := d.table(b.rows, columns)
			if titles {
				g = d.titled(b.title, g, false)
			}
			out = append(out, &page{name: b.name, grid: *g})
		}
		return out
	}
	p := &page{name: d.sheetName()}
	gap := pick(d.random, 0, 1, 1, 2)
	for _, b := range blocks {
		p.below(gap, d.titled(b.title, d.table(b.rows, columns), false))
	}
	return []*page{p}
}

// sheetName returns the name of the only sheet.
func (d *design) sheetName() string {
	return pick(d.random, "Sheet1", "Sheet", "Results", "Taul1", "Blad1", "Tabelle1", "Feuil1", "Arkusz1", "Hoja1", "Foglio1", "Ark1")
}

// travellers writes a table for each board.
func (d *design) travellers() []*page {
	r := d.random
	rows := make([]int, len(d.results))
	for i := range rows {
		rows[i] = i
	}
	slices.SortStableFunc(rows, func(a, b int) int { return d.results[a].NS.Number - d.results[b].NS.Number })
	columns := without(d.columns, fBoard, fDealer, fVulnerable)
	blocks := d.byBoard(rows)
	form := pickWeighted(r, weighted[string]{"below", 5}, weighted[string]{"beside", 4}, weighted[string]{"sheets", 3}, weighted[string]{"title beside", 1})
	r.record("travellers", form)
	r.record("title", d.titleForm)
	switch form {
	case "sheets":
		return d.travellerSheets(blocks, columns)
	case "beside":
		return []*page{d.tile(blocks, columns, r.between(2, 4))}
	}
	p := &page{name: d.sheetName()}
	gap := pick(r, 0, 1, 1, 2)
	for _, b := range blocks {
		p.below(gap, d.titled(b.title, d.table(b.rows, columns), form == "title beside"))
	}
	return []*page{p}
}

func (d *design) travellerSheets(blocks []block, columns []column) []*page {
	r := d.random
	share := pick(r, 0, .5, 1) // of the sheets with a title
	var out []*page
	for _, b := range blocks {
		g := d.table(b.rows, columns)
		if r.chance(share) {
			g = d.titled(b.title, g, false)
		}
		out = append(out, &page{name: b.name, grid: *g})
	}
	return out
}

// tile writes blocks beside each other, so many in a line.
func (d *design) tile(blocks []block, columns []column, across int) *page {
	p := &page{name: d.sheetName()}
	gap := pick(d.random, 1, 1, 2)
	for i := 0; i < len(blocks); i += across {
		line := &grid{}
		for j, b := range blocks[i:min(i+across, len(blocks))] {
			line.place(0, j*(len(columns)+gap), d.titled(b.title, d.table(b.rows, columns), false))
		}
		p.below(1, line)
	}
	return p
}

// layOnSide decides whether tables lie on their side, and returns their columns with the
// boards first if they do.
func (d *design) layOnSide(columns []column) []column {
	board := slices.IndexFunc(columns, func(c column) bool { return c.field == fBoard })
	d.lying = board >= 0 && !d.twoRows && d.random.chance(.2)
	d.random.record("on its side", d.lying)
	if !d.lying {
		return columns
	}
	return slices.Concat(columns[board:board+1], columns[:board], columns[board+1:])
}
