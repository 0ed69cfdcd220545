package pairs

import (
	"bridgecalc/internal/bridge"
	"bridgecalc/internal/event"
	"bridgecalc/internal/settings"
)

// seating is what the results say of one number.
type seating struct {
	sits      [2]int // results as NS, as EW
	conflicts int    // boards on which it sits both ways
	boards    int    // boards on which it sits
	rounds    int    // rounds in which it sits, where the results tell them
	apart     int    // rounds in which it sits NS at one table and EW at another
}

// tally is what the results say of the numbers of one section.
type tally struct {
	numbers, both, balanced, apart int // both: sit both ways; balanced: as often NS as EW; apart: in most rounds
	conflicting, boards, conflicts int // of the numbers that sit both ways
	most                           int // results on one board
	certain                        bool
}

func (t *tally) add(s *seating, certain bool) {
	t.numbers++
	if s.sits[0] == 0 || s.sits[1] == 0 {
		return
	}
	t.both++
	t.certain = t.certain || certain
	t.boards += s.boards
	t.conflicts += s.conflicts
	if s.conflicts > 0 {
		t.conflicting++
	}
	if s.sits[0] == s.sits[1] {
		t.balanced++
	}
	if s.apart > 0 && 2*s.apart >= s.rounds {
		t.apart++
	}
}

// overlaps reports whether the boards or the rounds show that numbers are two pairs.
// One row typed wrong makes two of them look so.
func (t *tally) overlaps() bool {
	mostly := func(n int) bool { return n >= 2 && 2*t.both >= t.numbers && 3*n >= 2*t.both }
	byBoards := mostly(t.conflicting) && (t.conflicts > 2 || t.conflicts == t.boards) &&
		(5*t.conflicts >= t.boards || t.isBalanced())
	return t.certain || byBoards || mostly(t.apart)
}

// isBalanced reports whether nearly all numbers sit as often NS as EW, as numbers
// that are two pairs each do. In a Howell hardly any does.
func (t *tally) isBalanced() bool {
	const fewest = 5 // numbers; of fewer nothing is usual
	return t.numbers >= fewest && 5*t.balanced >= 4*t.numbers
}

// isDoubtful reports whether the numbers look like two pairs each although no board
// shows it: boards are played at fewer tables than so few pairs would fill.
func (t *tally) isDoubtful() bool { return t.isBalanced() && t.most < t.numbers/2 }

// overlapping finds the sections in which NS and EW numbers overlap, so that
// NS 8 and EW 8 are different pairs, as in most Mitchell movements; and those where
// that is likely, but must be said.
//
// Who plays a board twice, once in each direction, is two pairs. Nearly all
// numbers of such a section do, and often; in a Howell nobody does, save for a
// typing error here and there, which must stay an error. In a short Mitchell no
// board need show it, but the rounds do: a number then sits at two tables at once.
//
// Cells that say 8NS and 8EW settle it, and so do a list of names that has NS 8
// and EW 8, and a director who asks for two winners where there is any sign of it;
// where there is none, the same pairs changed direction.
func (p *numbers) overlapping(boards []event.Board, list []named, winners settings.Winners) (overlaps, doubtful map[string]bool) {
	twice := namedTwice(list)
	tallies := make(map[string]*tally)
	for i, s := range p.seatings(boards) {
		key := p.keys[i]
		t := tallies[key.section]
		if t == nil {
			t = &tally{}
			tallies[key.section] = t
		}
		t.add(&s, twice[key] || twice[pairKey{number: key.number}] || p.said[i] == [2]bool{true, true})
	}
	p.countMost(boards, tallies)
	overlaps, doubtful = make(map[string]bool), make(map[string]bool)
	for section, t := range tallies {
		asked := winners == settings.TwoWinners && (t.conflicts > 0 || t.apart > 0 || t.isDoubtful())
		crowded := t.conflicting >= 4 && 2*t.conflicting >= t.both
		overlaps[section] = asked || t.overlaps()
		doubtful[section] = !overlaps[section] && winners != settings.OneWinner && (crowded || t.isDoubtful())
	}
	return overlaps, doubtful
}

// countMost counts the results of the boards of each section in which some number
// sits both ways.
func (p *numbers) countMost(boards []event.Board, tallies map[string]*tally) {
	for section, t := range tallies {
		if !t.isBalanced() {
			continue
		}
		for b := range boards {
			n := 0
			for i := range boards[b].Results {
				if p.keys[boards[b].Results[i].NS].section == section {
					n++
				}
			}
			t.most = max(t.most, n)
		}
	}
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
			seatings[r.NS].sits[0]++
			seatings[r.EW].sits[1]++
		}
		for n := range results {
			r := &results[n]
			for _, i := range [...]int32{r.NS, r.EW} {
				s := &seatings[i]
				if seen[i] == 0 {
					continue // counted already
				}
				s.boards++
				if seen[i] == ns|ew {
					s.conflicts++
				}
				seen[i] = 0
			}
		}
	}
	countRounds(boards, seatings)
	return seatings
}
