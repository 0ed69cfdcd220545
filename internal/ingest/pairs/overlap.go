package pairs

import (
	"bridgecalc/internal/bridge"
	"bridgecalc/internal/event"
	"bridgecalc/internal/settings"
)

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
func (p *numbers) overlapping(boards []event.Board, list []named, winners settings.Winners) map[string]bool {
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

func (p *numbers) seatings(boards []event.Board) []seating {
	seatings := make([]seating, len(p.keys))
	const ns, ew = 1, 2
	seen := make([]uint8, len(p.keys)) // directions on the board at hand
	for b := range boards {
		results := boards[b].Results
		for i := range results {
			r := &results[i]
			seen[r.NS] |= ns
			seen[r.EW] |= ew
		}
		for n := range results {
			r := &results[n]
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
