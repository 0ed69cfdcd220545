package compute

import (
	"cmp"
	"context"
	"runtime"
	"slices"

	"bridgecalc/internal/bridge"
	"bridgecalc/internal/event"
	"bridgecalc/internal/settings"
)

// roster is the pairs that are ranked in one list.
type roster struct {
	section   string      // of a list of one section; empty otherwise
	direction bridge.Side // NoSide for a list of all pairs
	pairs     []int       // indexes into Event.Pairs, ascending
}

// rosters are all lists of an event.
type rosters struct {
	whole     []roster
	sections  [][]roster // the one list or the two of each section
	reversals []Reversal
}

// newRosters divides the pairs into the lists in which they are ranked, and finds
// the results that the pairs of two lists have in the other direction. Two lists
// need a movement in which pairs keep their direction: North-South pairs were then
// never compared with the East-West pairs they met. A round that two pairs, or a
// board that all pairs, played in the wrong direction does not change the movement. In
// an individual players change their directions as they change their partners. Every
// section has its own movement; where one of them has one list, the event has.
func newRosters(ctx context.Context, ev *event.Event, s settings.Settings) (*rosters, error) {
	seatings, err := seatingsOf(ctx, ev)
	if err != nil {
		return nil, err
	}
	sections := sectionsOf(ev, seatings)
	one := make([]bool, len(sections)) // has one list of winners
	var reversals []Reversal
	switch {
	case s.Winners == settings.OneWinner:
		for i := range one {
			one[i] = true
		}
	case slices.Contains(seatings, seating{ns: true, ew: true}):
		changed := settleDirections(ev, seatings)
		mixed := findMixed(ev, seatings)
		reversals = reversalsOf(ev, seatings)
		for i := range sections {
			one[i] = s.Winners == settings.AutoWinners && (ev.Individual || sections[i].changes(changed, mixed, reversals))
		}
	}
	var r rosters
	all := section{pairs: pairsWhere(seatings, seating.sat)}
	r.whole = all.rosters(seatings, slices.Contains(one, true))
	for i := range sections {
		r.sections = append(r.sections, sections[i].rosters(seatings, one[i]))
	}
	for _, reversal := range reversals {
		inTwo := func(r roster) bool {
			_, in := slices.BinarySearch(r.pairs, reversal.Pair)
			return in && r.direction != bridge.NoSide
		}
		if slices.ContainsFunc(r.whole, inTwo) || slices.ContainsFunc(r.bySection(s), inTwo) {
			r.reversals = append(r.reversals, reversal)
		}
	}
	return &r, nil
}

// bySection returns the lists of the sections, where they have such.
func (r *rosters) bySection(s settings.Settings) []roster {
	if s.Field != settings.WithinOwnSection || len(r.sections) < 2 {
		return nil
	}
	return slices.Concat(r.sections...)
}

// section is the pairs of one section that sat anywhere.
type section struct {
	name  string
	pairs []int // indexes into Event.Pairs, ascending
}

// sectionsOf returns the sections in the order of the event.
func sectionsOf(ev *event.Event, seatings []seating) []section {
	var sections []section
	at := make(map[string]int)
	for _, pair := range pairsWhere(seatings, seating.sat) {
		name := ev.Pairs[pair].Section
		i, known := at[name]
		if !known {
			i = len(sections)
			at[name] = i
			sections = append(sections, section{name: name})
		}
		sections[i].pairs = append(sections[i].pairs, pair)
	}
	return sections
}

// changes reports whether most pairs change direction, on more than one board, or
// more than a quarter of them meet pairs of their own direction, which nobody does in
// a movement of two lists but by a slip.
func (s *section) changes(changed []bool, mixed [][2]int32, reversals []Reversal) bool {
	changing := 0
	for _, pair := range s.pairs {
		if changed[pair] {
			changing++
		}
	}
	boards := make(map[int]bool)
	for _, r := range reversals {
		if s.has(r.Pair) {
			for _, number := range r.Boards {
				boards[number] = true
			}
		}
	}
	met, couples := make(map[int32]bool), 0
	for _, couple := range mixed {
		if s.has(int(couple[0])) && s.has(int(couple[1])) {
			met[couple[0]], met[couple[1]] = true, true
			couples++
		}
	}
	return 2*changing > len(s.pairs) && len(boards) > 1 || 4*len(met) > len(s.pairs) && couples > 1
}

func (s *section) has(pair int) bool {
	_, in := slices.BinarySearch(s.pairs, pair)
	return in
}

// rosters returns the one list or the two of a section.
func (s *section) rosters(seatings []seating, one bool) []roster {
	if one {
		return []roster{{s.name, bridge.NoSide, s.pairs}}
	}
	lists := []roster{{s.name, bridge.NS, nil}, {s.name, bridge.EW, nil}}
	for _, pair := range s.pairs {
		side := ns
		if seatings[pair].ew {
			side = ew
		}
		lists[side].pairs = append(lists[side].pairs, pair)
	}
	return lists
}

// seating is the sides that a pair was seen on.
type seating struct{ ns, ew bool }

func (s seating) sat() bool { return s.ns || s.ew }

// on reports whether the pair was seen on a side.
func (s seating) on(side int) bool { return side == ns && s.ns || side == ew && s.ew }

// seatingsOf finds where the pairs sat. Boards that were not played say as much
// about the movement as those that were. A pair with nothing but boards without
// opponents sat where it waited. One without any board sat nowhere and is ranked
// nowhere.
func seatingsOf(ctx context.Context, ev *event.Event) ([]seating, error) {
	parts := make([][]seating, min(len(ev.Boards), runtime.GOMAXPROCS(0)))
	err := parallel(ctx, len(parts), func(worker int) {
		part := make([]seating, len(ev.Pairs))
		for i := worker; i < len(ev.Boards); i += len(parts) {
			seat(part, &ev.Boards[i], ev.Individual)
		}
		parts[worker] = part
	})
	if err != nil {
		return nil, err
	}
	seatings := make([]seating, len(ev.Pairs))
	for _, part := range parts {
		for pair, s := range part {
			seatings[pair].ns = seatings[pair].ns || s.ns
			seatings[pair].ew = seatings[pair].ew || s.ew
		}
	}
	for _, bye := range ev.Byes {
		if s := &seatings[bye.Pair]; !s.sat() {
			*s = seating{ns: bye.Side != bridge.EW, ew: bye.Side == bridge.EW}
		}
	}
	return seatings, nil
}

// seat notes who sat where on a board.
func seat(seatings []seating, b *event.Board, individual bool) {
	for i := range b.Results {
		r := &b.Results[i]
		for _, pair := range entrants(r, ns, individual) {
			seatings[pair].ns = true
		}
		for _, pair := range entrants(r, ew, individual) {
			seatings[pair].ew = true
		}
	}
}

// encounter is the boards that two pairs played against each other in a round,
// or in the session where the rounds are not known.
type encounter struct {
	round, board int32    // the board only in individuals, where every board is by itself
	pairs        [2]int32 // ascending
}

// directions counts the sides of a pair.
type directions struct {
	encounters, results [2]int // as NS, as EW
	first               int    // the side of its first result
	round               int32  // of that result
}

// settleDirections leaves each pair the side on which it sat in most of its
// encounters, or opposite most of its opponents, and returns which pairs had some on
// each side.
func settleDirections(ev *event.Event, seatings []seating) (changed []bool) {
	all, encounters := directionsOf(ev)
	changed = make([]bool, len(seatings))
	open := make(map[int32]bool) // pairs with as many on each side
	for pair := range seatings {
		d, s := &all[pair], &seatings[pair]
		if !s.ns || !s.ew {
			continue
		}
		changed[pair] = d.encounters[ns] > 0 && d.encounters[ew] > 0
		if side := cmp.Or(d.encounters[ew]-d.encounters[ns], d.results[ew]-d.results[ns]); side != 0 {
			*s = seating{ns: side < 0, ew: side > 0}
		} else {
			open[int32(pair)] = true
		}
	}
	opposite := make(map[int32]int) // opponents who sit NS less those who sit EW
	for key := range encounters {
		for i, pair := range key.pairs {
			if opponent := key.pairs[1-i]; open[pair] && !open[opponent] {
				if seatings[opponent].ns {
					opposite[pair]++
				} else {
					opposite[pair]--
				}
			}
		}
	}
	for pair := range open {
		side := cmp.Or(opposite[pair], 2*all[pair].first-1)
		seatings[pair] = seating{ns: side < 0, ew: side > 0}
	}
	return changed
}

// findMixed returns the pairs that met one of their own direction, each two once.
func findMixed(ev *event.Event, seatings []seating) [][2]int32 {
	var mixed [][2]int32
	seen := make(map[[2]int32]bool)
	for i := range ev.Boards {
		b := &ev.Boards[i]
		for j := range b.Results {
			r := &b.Results[j]
			couple := [2]int32{min(r.NS, r.EW), max(r.NS, r.EW)}
			if seatings[r.NS] == seatings[r.EW] && !seen[couple] {
				seen[couple] = true
				mixed = append(mixed, couple)
			}
		}
	}
	return mixed
}

// directionsOf counts the sides of all pairs, and returns their encounters.
func directionsOf(ev *event.Event) ([]directions, map[encounter][2]int) {
	all := make([]directions, len(ev.Pairs))
	encounters := make(map[encounter][2]int) // results with the first pair as NS, as EW
	for i := range ev.Boards {
		b := &ev.Boards[i]
		for j := range b.Results {
			r := &b.Results[j]
			key, first := encounter{round: r.Round, pairs: [2]int32{r.NS, r.EW}}, ns
			if r.EW < r.NS {
				key.pairs, first = [2]int32{r.EW, r.NS}, ew
			}
			if ev.Individual {
				key.board = int32(i + 1)
			}
			sides := encounters[key]
			sides[first]++
			encounters[key] = sides
			for side := range 2 {
				for _, pair := range entrants(r, side, ev.Individual) {
					d := &all[pair]
					if d.results == [2]int{} || r.Round < d.round {
						d.first, d.round = side, r.Round
					}
					d.results[side]++
					if ev.Individual {
						d.encounters[side]++
					}
				}
			}
		}
	}
	if ev.Individual {
		return all, encounters
	}
	for key, results := range encounters {
		for side, sat := range key.sides(results) {
			if sat {
				all[key.pairs[0]].encounters[side]++
				all[key.pairs[1]].encounters[1-side]++
			}
		}
	}
	return all, encounters
}

// sides returns on which sides the first pair sat. In a round pairs do not change
// seats, so fewer results on one side are of boards that were turned. Without
// rounds two pairs may have met once on each side, and only a single result is
// such a board.
func (e encounter) sides(results [2]int) [2]bool {
	fewer := min(results[ns], results[ew])
	if fewer > 0 && results[ns] != results[ew] && (e.round > 0 || fewer == 1) {
		return [2]bool{results[ns] > fewer, results[ew] > fewer}
	}
	if e.round > 0 && fewer > 0 {
		return [2]bool{} // as many on each side: the other rounds decide
	}
	return [2]bool{results[ns] > 0, results[ew] > 0}
}

// reversalsOf returns the results of pairs on the side that is not theirs, by pair.
func reversalsOf(ev *event.Event, seatings []seating) []Reversal {
	boards := make([][]int, len(seatings))
	for i := range ev.Boards {
		b := &ev.Boards[i]
		for j := range b.Results {
			for side := range 2 {
				for _, pair := range entrants(&b.Results[j], side, ev.Individual) {
					if seatings[pair].on(1 - side) {
						boards[pair] = append(boards[pair], b.Number)
					}
				}
			}
		}
	}
	var reversals []Reversal
	for pair, numbers := range boards {
		if len(numbers) > 0 {
			reversals = append(reversals, Reversal{pair, slices.Compact(numbers)})
		}
	}
	return reversals
}

// pairsWhere returns the pairs whose seating fits, ascending.
func pairsWhere(seatings []seating, fits func(seating) bool) []int {
	var pairs []int
	for pair, s := range seatings {
		if fits(s) {
			pairs = append(pairs, pair)
		}
	}
	return pairs
}

// nameOf is how an error names a pair.
func nameOf(p event.Pair) string {
	if p.Section == "" {
		return "pair " + p.Number
	}
	return "pair " + p.Number + " of section " + p.Section
}
