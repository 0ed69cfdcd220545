package compute

import (
	"cmp"
	"math/big"
	"slices"

	"bridgecalc/internal/bridge"
	"bridgecalc/internal/event"
	"bridgecalc/internal/settings"
)

// reference scores an event the long way: every result against every other,
// every sum and percentage as a fraction, every place by counting who is
// better. It shares no code with the package. The event must have a board with
// two results.
func reference(ev *event.Event, winners settings.Winners) *Session {
	s := &Session{Event: ev}
	actual := make([]int64, len(ev.Boards))
	for i, board := range ev.Boards {
		n := 0
		for _, r := range board.Results {
			switch r.Kind {
			case event.Played:
				actual[i]++
				n++
			case event.Adjusted:
				s.Artificial++
				n++
			}
		}
		s.Expected = max(s.Expected, n)
	}
	s.Top = 2 * (s.Expected - 1)
	for i, board := range ev.Boards {
		if actual[i] == 1 {
			s.Single = append(s.Single, board.Number)
		} else if actual[i] > 1 && actual[i] < int64(s.Expected) {
			s.Factored = append(s.Factored, board.Number)
		}
	}

	// First what is compared, then the artificial scores that depend on it.
	compared := make([]mean, len(ev.Pairs))
	for i, board := range ev.Boards {
		lines := make([]Line, len(board.Results))
		for j, r := range board.Results {
			if r.Kind != event.Played || actual[i] < 2 {
				continue
			}
			var ns, ew int64
			for k, other := range board.Results {
				switch {
				case k == j || other.Kind != event.Played:
				case r.Score > other.Score:
					ns += 2
				case r.Score < other.Score:
					ew += 2
				default:
					ns++
					ew++
				}
			}
			lines[j] = Line{
				NS:    toCommonTop(ns, actual[i], int64(s.Expected)),
				EW:    toCommonTop(ew, actual[i], int64(s.Expected)),
				NSTop: int32(s.Top), EWTop: int32(s.Top),
			}
			compared[r.NS].add(lines[j].NS)
			compared[r.EW].add(lines[j].EW)
		}
		s.Boards = append(s.Boards, Board{Lines: lines})
	}
	all := make([]mean, len(ev.Pairs))
	for i, board := range ev.Boards {
		for j, r := range board.Results {
			line := &s.Boards[i].Lines[j]
			switch {
			case r.Kind == event.NotPlayed:
				continue
			case r.Kind == event.Adjusted:
				line.NS = awarded(r.NSAward, s.Top, compared[r.NS])
				line.EW = awarded(r.EWAward, s.Top, compared[r.EW])
			case actual[i] == 1:
				line.NS = big.NewRat(int64(s.Top), 2)
				line.EW = big.NewRat(int64(s.Top), 2)
			}
			line.NSTop, line.EWTop = int32(s.Top), int32(s.Top)
			all[r.NS].add(line.NS)
			all[r.EW].add(line.EW)
		}
	}

	directions, one := referenceDirections(ev)
	one = winners == settings.OneWinner || one && winners == settings.AutoWinners
	sat := func(sides ...bridge.Side) []bool {
		in := make([]bool, len(ev.Pairs))
		for p := range ev.Pairs {
			in[p] = slices.Contains(sides, directions[p])
		}
		return in
	}
	if one {
		s.Lists = []List{rankedByCounting(bridge.NoSide, sat(bridge.NS, bridge.EW), all, s.Top)}
		return s
	}
	s.Lists = []List{
		rankedByCounting(bridge.NS, sat(bridge.NS), all, s.Top),
		rankedByCounting(bridge.EW, sat(bridge.EW), all, s.Top),
	}
	for p := range ev.Pairs {
		var boards []int
		for _, board := range ev.Boards {
			for _, r := range board.Results {
				if int(r.NS) == p && directions[p] == bridge.EW || int(r.EW) == p && directions[p] == bridge.NS {
					boards = append(boards, board.Number)
				}
			}
		}
		if boards != nil {
			s.Reversals = append(s.Reversals, Reversal{p, slices.Compact(boards)})
		}
	}
	return s
}

// referenceDirections returns the direction of each pair, looking at one opponent
// after the other, and whether the movement has one list of winners. There are no
// rounds.
func referenceDirections(ev *event.Event) (directions []bridge.Side, one bool) {
	directions = make([]bridge.Side, len(ev.Pairs))
	pairs, changed := 0, 0
	open := make(map[int]bridge.Side) // as often on each side, with the first
	for p := range ev.Pairs {
		var meetings, results [2]int
		first := bridge.NoSide
		for opponent := range ev.Pairs {
			var met [2]int
			for _, board := range ev.Boards {
				for _, r := range board.Results {
					switch {
					case int(r.NS) == p && int(r.EW) == opponent:
						met[0]++
					case int(r.EW) == p && int(r.NS) == opponent:
						met[1]++
					}
				}
			}
			results[0], results[1] = results[0]+met[0], results[1]+met[1]
			switch {
			case met[0] > 1 && met[1] == 1: // a board that was turned
				met[1] = 0
			case met[1] > 1 && met[0] == 1:
				met[0] = 0
			}
			for side, n := range met {
				if n > 0 {
					meetings[side]++
				}
			}
		}
		for _, board := range ev.Boards {
			for _, r := range board.Results {
				switch {
				case first != bridge.NoSide:
				case int(r.NS) == p:
					first = bridge.NS
				case int(r.EW) == p:
					first = bridge.EW
				}
			}
		}
		if results != [2]int{} {
			pairs++
		}
		if meetings[0] > 0 && meetings[1] > 0 {
			changed++
		}
		switch c := cmp.Or(cmp.Compare(meetings[0], meetings[1]), cmp.Compare(results[0], results[1])); {
		case c > 0:
			directions[p] = bridge.NS
		case c < 0:
			directions[p] = bridge.EW
		case first != bridge.NoSide:
			open[p] = first
		}
	}
	settled := slices.Clone(directions)
	for p, first := range open {
		opponents := make(map[int32]bool)
		for _, board := range ev.Boards {
			for _, r := range board.Results {
				if int(r.NS) == p || int(r.EW) == p {
					opponents[r.NS+r.EW-int32(p)] = true
				}
			}
		}
		balance := 0
		for opponent := range opponents {
			switch settled[opponent] {
			case bridge.NS:
				balance++
			case bridge.EW:
				balance--
			}
		}
		switch {
		case balance > 0:
			directions[p] = bridge.EW
		case balance < 0:
			directions[p] = bridge.NS
		default:
			directions[p] = first
		}
	}
	turned, mixed, couples := make(map[int]bool), make(map[int32]bool), make(map[[2]int32]bool)
	for _, board := range ev.Boards {
		for _, r := range board.Results {
			if directions[r.NS] == bridge.EW || directions[r.EW] == bridge.NS {
				turned[board.Number] = true
			}
			if directions[r.NS] == directions[r.EW] {
				mixed[r.NS], mixed[r.EW] = true, true
				couples[[2]int32{min(r.NS, r.EW), max(r.NS, r.EW)}] = true
			}
		}
	}
	return directions, 2*changed > pairs && len(turned) > 1 || 4*len(mixed) > pairs && len(couples) > 1
}

// mean is a sum of fractions and their number.
type mean struct {
	sum big.Rat
	n   int64
}

func (m *mean) add(r *big.Rat) {
	m.sum.Add(&m.sum, r)
	m.n++
}

// toCommonTop is (M + 1) · E / A − 1.
func toCommonTop(m, a, e int64) *big.Rat {
	r := big.NewRat(m+1, 1)
	r.Mul(r, big.NewRat(e, a))
	return r.Sub(r, big.NewRat(1, 1))
}

func awarded(a event.Award, top int, own mean) *big.Rat {
	points := big.NewRat(int64(a.Percent)*int64(top), 100*100)
	if own.n == 0 {
		return points
	}
	average := new(big.Rat).Quo(&own.sum, big.NewRat(own.n, 1))
	switch {
	case a.Rule == event.AtLeast && average.Cmp(points) > 0:
		return average
	case a.Rule == event.AtMost && average.Cmp(points) < 0:
		return average
	}
	return points
}

func rankedByCounting(direction bridge.Side, in []bool, all []mean, top int) List {
	list := List{Direction: direction}
	for p := range all {
		if !in[p] {
			continue
		}
		s := Standing{Pair: p, Boards: int(all[p].n), Score: &all[p].sum, Max: int(all[p].n) * top}
		if s.Max > 0 {
			s.Percent = new(big.Rat).Quo(s.Score, big.NewRat(int64(s.Max), 100))
		}
		list.Standings = append(list.Standings, s)
	}
	for i := range list.Standings {
		s := &list.Standings[i]
		if s.Percent == nil {
			continue
		}
		s.Rank = 1
		for j, other := range list.Standings {
			if j == i || other.Percent == nil {
				continue
			}
			switch other.Percent.Cmp(s.Percent) {
			case +1:
				s.Rank++
			case 0:
				s.Tied = true
			}
		}
	}
	last := len(list.Standings) + 1
	slices.SortStableFunc(list.Standings, func(a, b Standing) int {
		return cmp.Compare(cmp.Or(a.Rank, last), cmp.Or(b.Rank, last))
	})
	return list
}
