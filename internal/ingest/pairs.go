package ingest

import (
	"slices"
	"strings"

	"bridgecalc/internal/bridge"
	"bridgecalc/internal/event"
	"bridgecalc/internal/ingest/notation"
	"bridgecalc/internal/settings"

	"github.com/maruel/natural"
)

// pairs collects the pairs of an event while its rows are read, and then tells
// apart those that share a number.
type pairs struct {
	index map[pairKey]int32
	keys  []pairKey
	said  [][2]bool // the cells themselves say NS, EW: "8NS"
}

type pairKey struct{ section, number string }

func newPairs() *pairs { return &pairs{index: make(map[pairKey]int32)} }

// at is the index of a pair number; numbers are counted per section.
func (p *pairs) at(section string, pair notation.Pair) int32 {
	key := pairKey{section, pair.Number}
	i, ok := p.index[key]
	if !ok {
		i = int32(len(p.keys))
		p.index[key] = i
		p.keys = append(p.keys, key)
		p.said = append(p.said, [2]bool{})
	}
	switch pair.Side {
	case bridge.NS:
		p.said[i][0] = true
	case bridge.EW:
		p.said[i][1] = true
	}
	return i
}

// seating is what the results say of one number.
type seating struct {
	sits      [2]bool // as NS, as EW
	conflicts int     // boards on which it sits both ways
	boards    int     // boards on which it sits
}

// overlapping finds the sections in which NS and EW numbers overlap, so that
// NS 8 and EW 8 are different pairs, as in most Mitchell movements.
//
// Who plays a board twice, once in each direction, is two pairs. Nearly all
// numbers of such a section do, and often; in a Howell nobody does, save for a
// typing error here and there, which must stay an error. One row typed wrong makes
// two pairs do so.
//
// Cells that say 8NS and 8EW settle it, and so do a list of names that has NS 8
// and EW 8. A director who asks for two winners settles it where any number does
// so at all; where none does, the same pairs changed direction.
func (p *pairs) overlapping(boards []event.Board, list []named, winners settings.Winners) map[string]bool {
	seatings := p.seatings(boards)
	twice := namedTwice(list)
	isTwice := func(key pairKey) bool { return twice[key] || twice[pairKey{number: key.number}] }
	type tally struct {
		numbers, both, conflicting, boards, conflicts int
		certain                                       bool
	}
	tallies := make(map[string]*tally)
	for i, s := range seatings {
		t := tallies[p.keys[i].section]
		if t == nil {
			t = &tally{}
			tallies[p.keys[i].section] = t
		}
		t.numbers++
		if s.sits[0] && s.sits[1] {
			t.both++
			t.certain = t.certain || isTwice(p.keys[i]) || p.said[i] == [2]bool{true, true}
			t.boards += s.boards
			t.conflicts += s.conflicts
			if s.conflicts > 0 {
				t.conflicting++
			}
		}
	}
	overlaps := make(map[string]bool)
	for section, t := range tallies {
		overlaps[section] = t.certain || winners == settings.TwoWinners && t.conflicts > 0 ||
			t.conflicting >= 2 && (t.conflicts > 2 || t.conflicts == t.boards) && 2*t.both >= t.numbers && 3*t.conflicting >= 2*t.both && 5*t.conflicts >= t.boards
	}
	return overlaps
}

// namedTwice are the numbers that a list of names has in both directions. A list
// that names no sections holds for all of them.
func namedTwice(list []named) map[pairKey]bool {
	sides := make(map[pairKey]bridge.Side)
	twice := make(map[pairKey]bool)
	for _, n := range list {
		if n.side == bridge.NoSide {
			continue
		}
		key := pairKey{n.section, n.number}
		if side, ok := sides[key]; ok && side != n.side {
			twice[key] = true
		}
		sides[key] = n.side
	}
	return twice
}

func (p *pairs) seatings(boards []event.Board) []seating {
	seatings := make([]seating, len(p.keys))
	const ns, ew = 1, 2
	seen := make([]uint8, len(p.keys)) // directions on the board at hand
	for b := range boards {
		for _, r := range boards[b].Results {
			seen[r.NS] |= ns
			seen[r.EW] |= ew
		}
		for _, r := range boards[b].Results {
			for _, i := range [...]int32{r.NS, r.EW} {
				s := &seatings[i]
				if seen[i] == 0 {
					continue // counted already
				}
				s.boards++
				s.sits[0] = s.sits[0] || seen[i]&ns != 0
				s.sits[1] = s.sits[1] || seen[i]&ew != 0
				if seen[i] == ns|ew {
					s.conflicts++
				}
				seen[i] = 0
			}
		}
	}
	return seatings
}

// settle makes the event's pairs, in order, and points its results to them.
func (p *pairs) settle(ev *event.Event, overlaps map[string]bool) {
	const unused = -1
	// seats tells the pair of a number by its direction; both are one pair
	// unless numbers overlap.
	seats := make([][2]int32, len(p.keys))
	split := make([]bool, len(p.keys))
	for i, key := range p.keys {
		seats[i] = [2]int32{unused, unused}
		split[i] = overlaps[key.section]
	}
	direction := func(i int32, side bridge.Side) int {
		if split[i] && side == bridge.EW {
			return 1
		}
		return 0
	}
	for b := range ev.Boards {
		for _, r := range ev.Boards[b].Results {
			seats[r.NS][direction(r.NS, bridge.NS)] = 0
			seats[r.EW][direction(r.EW, bridge.EW)] = 0
		}
	}
	for i, key := range p.keys {
		for d, side := range []bridge.Side{bridge.NS, bridge.EW} {
			if seats[i][d] == unused {
				continue
			}
			if !split[i] {
				side = bridge.NoSide
			}
			ev.Pairs = append(ev.Pairs, event.Pair{Section: key.section, Number: key.number, Direction: side})
		}
	}
	slices.SortFunc(ev.Pairs, comparePairs)
	for i, pair := range ev.Pairs {
		number := p.index[pairKey{pair.Section, pair.Number}]
		seats[number][direction(number, pair.Direction)] = int32(i)
	}
	for b := range ev.Boards {
		results := ev.Boards[b].Results
		for i := range results {
			r := &results[i]
			r.NS = seats[r.NS][direction(r.NS, bridge.NS)]
			r.EW = seats[r.EW][direction(r.EW, bridge.EW)]
		}
	}
}

// comparePairs orders pairs by section, direction and number, 8 before 11.
func comparePairs(a, b event.Pair) int {
	if c := natural.Compare(a.Section, b.Section); c != 0 {
		return c
	}
	if a.Direction != b.Direction {
		return int(a.Direction) - int(b.Direction)
	}
	if c := natural.Compare(a.Number, b.Number); c != 0 {
		return c
	}
	return strings.Compare(a.Number, b.Number)
}
