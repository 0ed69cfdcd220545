package compute

import (
	"cmp"
	"math/big"
	"slices"

	"bridgecalc/internal/event"
)

// board is a board on its way to be scored.
type board struct {
	*event.Board
	groups []*group // in the order of section and version
	of     []*group // of each result
	marks  []*mark  // of each result that has just one
	lines  []Line   // of each result
	unit   *big.Int // a common denominator of all that was compared
	awards bool     // some lines wait for an artificial score
}

// compare compares the scores on one board.
func (f *field) compare(b *event.Board) board {
	c := board{
		Board: b,
		of:    make([]*group, len(b.Results)),
		marks: make([]*mark, len(b.Results)),
		lines: make([]Line, len(b.Results)),
	}
	c.divide(f)
	largest := make(map[int32][2]int) // by section
	for i, g := range c.groups {
		g.sum()
		g.fouled = c.isFouled(i)
		most := largest[g.section]
		largest[g.section] = [2]int{max(most[ns], g.sides[ns].results), max(most[ew], g.sides[ew].results)}
	}
	for _, g := range c.groups {
		g.compare(f, largest[g.section])
	}
	for i := range c.lines {
		c.fill(i, f)
	}
	c.unit = c.commonUnit()
	return c
}

// divide puts the results into groups and counts their scores.
func (b *board) divide(f *field) {
	groups := make(map[groupKey]*group)
	var last *group
	for i := range b.Results {
		r := &b.Results[i]
		if r.Kind == event.NotPlayed {
			continue
		}
		key := groupKey{f.section[r.NS], r.Version}
		if last == nil || last.groupKey != key {
			last = groups[key]
		}
		if last == nil {
			last = &group{groupKey: key, marks: make(map[int32]*mark)}
			groups[key] = last
			b.groups = append(b.groups, last)
		}
		b.of[i], b.marks[i] = last, last.count(r, f.event.Rulings)
	}
	slices.SortFunc(b.groups, func(x, y *group) int {
		return cmp.Or(cmp.Compare(x.section, y.section), cmp.Compare(x.version, y.version))
	})
}

// isFouled reports whether the section of a group has another: then the board
// had other cards at some tables.
func (b *board) isFouled(i int) bool {
	same := func(j int) bool {
		return j >= 0 && j < len(b.groups) && b.groups[j].section == b.groups[i].section
	}
	return same(i-1) || same(i+1)
}

// fill gives a line what was compared. What is not waits for its award.
func (b *board) fill(i int, f *field) {
	r, g := &b.Results[i], b.of[i]
	if g == nil {
		return
	}
	points, tops := [2]*big.Rat{}, [2]int32{}
	for side := range points {
		award, awarded := g.award(r, side, f)
		switch {
		case awarded && award == event.NoAward:
			continue
		case awarded:
			b.awards = true
			tops[side] = int32(f.topOf(r.NS))
			continue
		case r.Kind == event.Played:
			points[side] = b.marks[i].sides[side].worth.exact
		default:
			points[side] = g.weighted(side, sidesOf(&f.event.Rulings[r.Ruling])[side].Components)
		}
		tops[side] = int32(g.sides[side].top)
	}
	b.lines[i] = Line{NS: points[ns], EW: points[ew], NSTop: tops[ns], EWTop: tops[ew]}
}

// commonUnit is a common multiple of the denominators of all that was compared.
func (b *board) commonUnit() *big.Int {
	unit := big.NewInt(1)
	for _, g := range b.groups {
		for _, m := range g.marks {
			for side := range m.sides {
				unit = withDenominator(unit, m.sides[side].worth.exact)
			}
		}
	}
	for i, line := range b.lines {
		if b.Results[i].Kind == event.Ruled {
			unit = withDenominator(withDenominator(unit, line.NS), line.EW)
		}
	}
	return unit
}

// public is the board as documents need it.
func (b *board) public(f *field) Board {
	p := Board{Lines: b.lines}
	for _, g := range b.groups {
		p.Groups = append(p.Groups, g.public(f))
	}
	if len(p.Groups) == 1 {
		if g := &p.Groups[0]; g.NS.Datum != nil && g.EW.Datum != nil && g.NS.Datum.Cmp(g.EW.Datum) == 0 {
			p.Datum = g.NS.Datum
		}
	}
	return p
}
