package compute

import (
	"cmp"
	"math/big"
	"slices"

	"bridgecalc/internal/bridge"
	"bridgecalc/internal/compute/compare"
	"bridgecalc/internal/event"
)

// group is the results of a board that are compared with each other.
type group struct {
	groupKey
	marks  map[int32]*mark // by the score from NS's side
	sides  [2]sideOfGroup  // NS, EW
	fouled bool            // others of the section played the board with other cards
}

// groupKey tells the groups of a board apart.
type groupKey struct {
	section int32
	version uint8
}

// sideOfGroup is what the scores of one side were compared by.
type sideOfGroup struct {
	results int // A
	top     int
	datum   *big.Rat // from NS's side
}

// mark is one of the scores in a group. All results that have it share it.
type mark struct {
	points int32         // from NS's side
	sides  [2]markOfSide // NS, EW
}

// markOfSide is how often a side had a score, and what it was worth.
type markOfSide struct {
	weight int64 // as in compare.Frequency
	worth  worth
}

// The sides of the table as indexes.
const (
	ns = iota
	ew
)

// count adds a result to those of the group and returns its score, or nil
// where it has none or more than one.
func (g *group) count(r *event.Result, rulings []event.Ruling) *mark {
	switch r.Kind {
	case event.Played:
		m := g.mark(r.Score)
		m.sides[ns].weight += compare.Whole
		m.sides[ew].weight += compare.Whole
		return m
	case event.Ruled:
		for side, assigned := range sidesOf(&rulings[r.Ruling]) {
			for _, c := range assigned.Components {
				g.mark(c.Score).sides[side].weight += int64(c.Weight)
			}
		}
	}
	return nil
}

// mark finds a score of the group, or adds it.
func (g *group) mark(points int32) *mark {
	m := g.marks[points]
	if m == nil {
		m = &mark{points: points}
		g.marks[points] = m
	}
	return m
}

// sum counts the results of both sides.
func (g *group) sum() {
	var weights [2]int64
	for _, m := range g.marks {
		weights[ns] += m.sides[ns].weight
		weights[ew] += m.sides[ew].weight
	}
	for side, weight := range weights {
		g.sides[side].results = int(weight / compare.Whole)
	}
}

// compare finds out what the scores of the group are worth to either side.
// Largest is the most results that any group of the board in its section has on
// each side.
func (g *group) compare(f *field, largest [2]int) {
	marks := make([]*mark, 0, len(g.marks))
	for _, m := range g.marks {
		marks = append(marks, m)
	}
	for side := range g.sides {
		slices.SortFunc(marks, func(a, b *mark) int {
			return cmp.Compare(a.seenFrom(side), b.seenFrom(side))
		})
		g.compareSide(f, side, marks, largest[side])
	}
}

// compareSide compares the scores of one side, given from its worst to its
// best. A side with one result has nothing to compare.
func (g *group) compareSide(f *field, side int, marks []*mark, largest int) {
	s := &g.sides[side]
	if s.results < 2 {
		return
	}
	var frequency compare.Frequency
	var counted []*mark
	for _, m := range marks {
		if weight := m.sides[side].weight; weight > 0 {
			frequency = append(frequency, compare.Count{Score: m.seenFrom(side), Weight: weight})
			counted = append(counted, m)
		}
	}
	w := f.method.compare(frequency, compare.Size{
		Expected: f.expected[g.section],
		Largest:  s.results == largest,
	}, f.settings)
	for i, m := range counted {
		m.sides[side].worth.exact = w.Points[i]
	}
	s.top = w.Top
	if s.datum = w.Datum; s.datum != nil && side == ew {
		s.datum = new(big.Rat).Neg(w.Datum)
	}
}

// seenFrom is the score in points for a side.
func (m *mark) seenFrom(side int) int32 {
	if side == ew {
		return -m.points
	}
	return m.points
}

// public is the group as documents need it.
func (g *group) public(f *field) Group {
	side := func(side int) Compared { return Compared{g.sides[side].results, g.sides[side].datum} }
	return Group{
		Section:  f.sections[g.section],
		Version:  g.version,
		Expected: f.expected[g.section],
		NS:       side(ns),
		EW:       side(ew),
	}
}

// sideName is a side as the laws name it.
func sideName(side int) bridge.Side {
	if side == ew {
		return bridge.EW
	}
	return bridge.NS
}
