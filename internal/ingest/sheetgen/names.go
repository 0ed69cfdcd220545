package sheetgen

import (
	"cmp"
	"fmt"
	"math"
	"slices"
	"time"

	"bridgecalc/internal/bridge"
)

// addNames writes the list of names, where the sheet has one.
func (d *design) addNames(pages []*page) []*page {
	if d.names != namesList {
		return pages
	}
	r := d.random
	lists := d.nameLists()
	place := pickWeighted(r, weighted[string]{"another sheet", 6}, weighted[string]{"beside", 2}, weighted[string]{"above", 2}, weighted[string]{"below", 2}, weighted[string]{"first sheet", 1})
	if len(pages) > 1 && (place == "beside" || place == "above" || place == "below") {
		place = "another sheet"
	}
	r.record("list at", place)
	all := &grid{}
	for _, l := range lists {
		all.below(1, l)
	}
	first := pages[0]
	switch place {
	case "beside":
		first.place(0, first.width()+1, all)
		return pages
	case "below":
		first.below(r.between(1, 2), all)
		return pages
	case "above":
		g := &grid{}
		g.place(0, 0, all)
		g.below(2, &first.grid)
		first.grid = *g
		return pages
	case "first sheet":
		return append([]*page{{name: d.listName(), grid: *all}}, pages...)
	}
	return append(pages, &page{name: d.listName(), grid: *all})
}

// listName returns the name of the sheet of names.
func (d *design) listName() string {
	return pick(d.random, d.head.first(wNames), d.head.first(wPair), "Names", d.head.first(wRank))
}

// nameLists returns the lists of names.
func (d *design) nameLists() []*grid {
	r := d.random
	form := pickWeighted(r, weighted[string]{"one column", 4}, weighted[string]{"two columns", 4}, weighted[string]{"ranking", 3}, weighted[string]{"sides beside", 2}, weighted[string]{"roll", 7})
	split := d.session.overlap && (r.chance(.4) || form == "ranking")
	if form == "sides beside" && (!d.session.overlap || len(d.session.sections) > 1) {
		form = "two columns"
	}
	d.sectionColumn = len(d.session.sections) > 1 && !split && form != "ranking" && r.chance(.4)
	d.directionColumn = d.session.overlap && !split && r.chance(.3)
	r.record("list", form)
	r.record("list columns", fmt.Sprintf("direction %v, section %v, split %v", d.directionColumn, d.sectionColumn, split))
	if form == "sides beside" {
		return []*grid{d.sidesBeside()}
	}
	if form == "roll" {
		d.sectionColumn = false
		return d.rolls(split)
	}
	var out []*grid
	for _, part := range d.listParts(split) {
		out = append(out, d.list(part, form, split))
	}
	return out
}

// listPart is the pairs of one list with its title.
type listPart struct {
	title []cell
	pairs []ID
}

// listParts divides the pairs by section, and by side where the lists are split.
func (d *design) listParts(split bool) []listPart {
	var out []listPart
	if d.sectionColumn {
		return []listPart{{pairs: d.session.pairs}}
	}
	for _, section := range d.session.sections {
		sides := []bridge.Side{bridge.NoSide}
		if split {
			sides = []bridge.Side{bridge.NS, bridge.EW}
		}
		for _, side := range sides {
			p := listPart{}
			if section != "" {
				p.title = append(p.title, titleCell(d.sectionTitle(section)))
			}
			if split {
				p.title = append(p.title, titleCell(d.sideName(side)))
			}
			for _, id := range d.session.pairs {
				if id.Section == section && (!split || id.Side == side) {
					p.pairs = append(p.pairs, id)
				}
			}
			out = append(out, p)
		}
	}
	return out
}

// list returns one list of names.
func (d *design) list(part listPart, form string, split bool) *grid {
	g := &grid{}
	number := pick(d.random, d.head.all(wPairNumber)...)
	heads := []string{number}
	if d.directionColumn {
		heads = append(heads, d.head.first(wDirection))
	}
	if d.sectionColumn {
		heads = append([]string{d.head.first(wSection)}, heads...)
	}
	two := form == "two columns"
	joined := pick(d.random, d.head.all(wNames)...)
	if two {
		a, b := d.playerHeadings()
		heads = append(heads, a, b)
	} else {
		heads = append(heads, joined)
	}
	pairs := part.pairs
	totals := d.totals()
	if form == "ranking" {
		heads = append([]string{pick(d.random, d.head.all(wRank)...)}, heads...)
		heads = append(heads, d.head.first(wMatchpoints), d.head.first(wPercent))
		pairs = slices.Clone(pairs)
		slices.SortStableFunc(pairs, func(a, b ID) int { return cmp.Compare(totals[b].share(), totals[a].share()) })
	}
	var row []cell
	for _, h := range heads {
		row = append(row, cell{value: d.look(h), role: headingRole})
	}
	g.add(row...)
	for i, id := range pairs {
		g.add(d.listRowOf(id, i, form, split, totals[id])...)
	}
	return d.titled(part.title, g, false)
}

// playerHeadings returns the headings of the two players of a pair.
func (d *design) playerHeadings() (first, second string) {
	r := d.random
	switch r.IntN(5) {
	case 4:
		return d.head.first(wNorth), d.head.first(wSouth)
	case 0:
		n := r.IntN(len(d.head.all(wFirstPlayer)))
		seconds := d.head.all(wSecondPlayer)
		return d.head.all(wFirstPlayer)[n], seconds[min(n, len(seconds)-1)]
	case 1:
		return d.head.first(wName), d.head.first(wName)
	case 2:
		return d.head.first(wFirstPlayer), d.head.first(wSecondPlayer)
	}
	return d.head.first(wPlayer) + " 1", d.head.first(wPlayer) + " 2"
}

// listRowOf returns the row of a pair in a list of names.
func (d *design) listRowOf(id ID, i int, form string, split bool, total points) []cell {
	lead := []cell{d.number(id.Number)}
	if d.sectionInPair {
		lead[0] = textCell(d.pairNumber(id))
	}
	switch {
	case d.directionColumn:
		lead = append(lead, textCell(d.sideName(id.Side)))
	case d.session.overlap && !split:
		number := textCell(d.sideName(id.Side) + " " + d.pairNumber(id))
		if d.direction == directionAfter {
			number = textCell(d.pairNumber(id) + " " + d.sideName(id.Side))
		}
		lead[0] = number
	}
	if d.sectionColumn {
		lead = append([]cell{textCell(id.Section)}, lead...)
	}
	names := d.session.names[id]
	switch form {
	case "two columns":
		return append(lead, textCell(names[0]), textCell(names[1]))
	case "ranking":
		row := append([]cell{d.number(i + 1)}, lead...)
		return append(row, textCell(d.joinNames(id)), d.decimal(total.mp, 1), d.percentCell(total.share()))
	}
	return append(lead, textCell(d.joinNames(id)))
}

// sidesBeside returns a list with a row per number and a column for each side.
func (d *design) sidesBeside() *grid {
	g := &grid{}
	ns, ew := d.sideName(bridge.NS), d.sideName(bridge.EW)
	g.add(cell{value: d.head.first(wPair), role: headingRole}, cell{value: ns, role: headingRole}, cell{value: ew, role: headingRole})
	most := 0
	for _, id := range d.session.pairs {
		most = max(most, id.Number)
	}
	for n := 1; n <= most; n++ {
		a, b := ID{Number: n, Side: bridge.NS}, ID{Number: n, Side: bridge.EW}
		row := []cell{d.number(n), {}, {}}
		if slices.Contains(d.session.pairs, a) {
			row[1] = textCell(d.joinNames(a))
		}
		if slices.Contains(d.session.pairs, b) {
			row[2] = textCell(d.joinNames(b))
		}
		g.add(row...)
	}
	return g
}

// totals returns the matchpoints of each pair.
func (d *design) totals() map[ID]points {
	out := map[ID]points{}
	for i := range d.results {
		x := &d.results[i]
		ns, ew := out[x.NS], out[x.EW]
		ns.mp, ns.top = ns.mp+x.Points.mp, ns.top+x.Points.top
		ew.mp, ew.top = ew.mp+x.Points.top-x.Points.mp, ew.top+x.Points.top
		out[x.NS], out[x.EW] = ns, ew
	}
	for id, p := range out {
		p.mp = math.Round(p.mp*10) / 10
		out[id] = p
	}
	return out
}

// decorate adds titles, remarks and blank columns that say nothing about results.
func (d *design) decorate(pages []*page) []*page {
	r := d.random
	p := pages[0]
	if r.chance(.4) {
		p.shift(d.topLines(), 0)
	}
	if r.chance(.12) {
		p.shift(nil, 1)
		r.record("first column", "blank")
	}
	if r.chance(.2) {
		p.below(pick(r, 1, 1, 2), d.bottomLines())
	}
	if len(d.session.pairs) > 0 && !d.individual && r.chance(.06) {
		pages = append(pages, d.bareRanking())
	}
	if r.chance(.15) {
		info := &page{name: pick(r, "Info", "Sheet3", "Notes")}
		info.add(textCell(pick(r, d.head.all(wThanks)...)))
		info.below(1, d.bottomLines())
		pages = append(pages, info)
	}
	return pages
}

// bareRanking returns a ranking without names.
func (d *design) bareRanking() *page {
	p := &page{name: pick(d.random, "Ranking", "Totals", "Final")}
	for _, part := range d.listParts(d.session.overlap) {
		g := &grid{}
		g.add(cell{value: d.look(d.head.first(wRank)), role: headingRole}, cell{value: d.look(d.head.first(wPair)), role: headingRole}, cell{value: d.look(d.head.first(wPercent)), role: headingRole})
		totals := d.totals()
		slices.SortStableFunc(part.pairs, func(a, b ID) int { return cmp.Compare(totals[b].share(), totals[a].share()) })
		for i, id := range part.pairs {
			g.add(d.number(i+1), d.number(id.Number), d.percentCell(totals[id].share()))
		}
		p.below(1, d.titled(part.title, g, false))
	}
	d.random.record("ranking without names", true)
	return p
}

// shift moves everything down under some lines, and to the right.
func (p *page) shift(lines [][]cell, cols int) {
	g := &grid{rows: lines}
	g.place(len(lines), cols, &p.grid)
	p.grid = *g
}

// topLines returns the title of a session.
func (d *design) topLines() [][]cell {
	r := d.random
	title := pick(r, d.head.all(d.eventWord())...)
	var lines [][]cell
	switch r.IntN(4) {
	case 0:
		lines = append(lines, []cell{textCell(title)})
	case 1:
		lines = append(lines, []cell{textCell(title + " 12.11.2026")})
	case 2:
		date := pick(r, cell{value: "2026-11-12"}, cell{value: time.Date(2026, 11, 12, 0, 0, 0, 0, time.UTC)})
		lines = append(lines, []cell{textCell(title), {}, date})
	default:
		lines = append(lines, []cell{textCell(title)}, []cell{textCell(d.head.first(wDirector) + ": " + pick(r, firstNames...) + " " + pick(r, surnames...))})
	}
	for range r.IntN(3) {
		lines = append(lines, nil)
	}
	if r.chance(.3) {
		lines = append([][]cell{nil}, lines...)
	}
	r.record("title rows", len(lines))
	return lines
}

// eventWord returns the word for the titles of an event.
func (d *design) eventWord() word {
	switch {
	case d.individual:
		return wIndividual
	case len(d.session.pairs) == 0:
		return wTeamEvent
	}
	return wEvening
}

// bottomLines returns lines under the results.
func (d *design) bottomLines() *grid {
	r := d.random
	g := &grid{}
	switch r.IntN(4) {
	case 3:
		g.add(textCell(d.head.first(wTotal)), d.number(len(d.results)))
	case 0:
		g.add(textCell(fmt.Sprintf("%s %d EUR", pick(r, d.head.all(wCoffee)...), r.between(1, 9))))
	case 1:
		g.add(textCell(pick(r, d.head.all(wThanks)...)))
	default:
		g.add(textCell(d.head.first(wDirector)), textCell(pick(r, firstNames...)+" "+pick(r, surnames...)))
	}
	d.random.record("lines below", true)
	return g
}
