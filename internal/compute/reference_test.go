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
// every sum and percentage as a fraction, every place by counting who is better,
// every section by itself. It shares no code with the package. The event must have a
// board with two results.
func reference(ev *event.Event, by settings.Settings) *Session {
	s := &Session{Event: ev}
	field, fields := referenceFields(ev, by.Field)
	if by.Field == settings.WholeField && len(fields) > 1 {
		s.Fields = fields
	}
	// The results of a board in a field that are there, and those that compare.
	type group struct{ board, field int }
	expected, actual := make([]int64, len(fields)), make(map[group]int64)
	for i, board := range ev.Boards {
		there := make([]int64, len(fields))
		for _, r := range board.Results {
			switch r.Kind {
			case event.Played:
				actual[group{i, field[r.NS]}]++
				there[field[r.NS]]++
			case event.Adjusted:
				s.Artificial++
				there[field[r.NS]]++
			}
		}
		for f, n := range there {
			expected[f] = max(expected[f], n)
		}
	}
	s.Expected = int(slices.Max(expected))
	s.Top = 2 * (s.Expected - 1)
	for i, board := range ev.Boards {
		factored, single := false, false
		for f := range fields {
			n := actual[group{i, f}]
			factored = factored || n > 1 && n < expected[f]
			single = single || n == 1
		}
		if factored {
			s.Factored = append(s.Factored, board.Number)
		}
		if single {
			s.Single = append(s.Single, board.Number)
		}
	}

	// First what is compared, then the artificial scores that depend on it.
	compared := make([]mean, len(ev.Pairs))
	for i, board := range ev.Boards {
		lines := make([]Line, len(board.Results))
		for j, r := range board.Results {
			f := field[r.NS]
			a, e := actual[group{i, f}], expected[f]
			if r.Kind != event.Played || a < 2 {
				continue
			}
			var ns, ew int64
			for k, other := range board.Results {
				switch {
				case k == j || other.Kind != event.Played || field[other.NS] != f:
				case r.Score > other.Score:
					ns += 2
				case r.Score < other.Score:
					ew += 2
				default:
					ns++
					ew++
				}
			}
			top := 2 * (e - 1)
			lines[j] = Line{NS: toCommonTop(ns, a, e), EW: toCommonTop(ew, a, e), NSTop: int32(top), EWTop: int32(top)}
			compared[r.NS].add(lines[j].NS, top)
			compared[r.EW].add(lines[j].EW, top)
		}
		s.Boards = append(s.Boards, Board{Lines: lines})
	}
	all := make([]mean, len(ev.Pairs))
	for i, board := range ev.Boards {
		for j, r := range board.Results {
			line := &s.Boards[i].Lines[j]
			f := field[r.NS]
			top := 2 * (expected[f] - 1)
			switch {
			case r.Kind == event.NotPlayed:
				continue
			case r.Kind == event.Adjusted:
				line.NS = awarded(r.NSAward, top, compared[r.NS])
				line.EW = awarded(r.EWAward, top, compared[r.EW])
			case actual[group{i, f}] == 1:
				line.NS = big.NewRat(top, 2)
				line.EW = big.NewRat(top, 2)
			}
			line.NSTop, line.EWTop = int32(top), int32(top)
			all[r.NS].add(line.NS, top)
			all[r.EW].add(line.EW, top)
		}
	}
	s.rankByReference(by, all)
	return s
}

// rankByReference makes the lists: those of the event, and those of the sections where
// they are compared by themselves.
func (s *Session) rankByReference(by settings.Settings, all []mean) {
	ev := s.Event
	sections := sectionsByReference(ev)
	directions := make([]bridge.Side, len(ev.Pairs))
	one := make([]bool, len(sections)) // has one list of winners
	for i, section := range sections {
		of, changes := referenceDirections(ev, section)
		for _, p := range section {
			directions[p] = of[p]
		}
		one[i] = by.Winners == settings.OneWinner || changes && by.Winners == settings.AutoWinners
	}
	lists := func(name string, pairs []int, one bool) []List {
		sat := func(sides ...bridge.Side) []int {
			return slices.DeleteFunc(slices.Clone(pairs), func(p int) bool { return !slices.Contains(sides, directions[p]) })
		}
		if one {
			return []List{rankedByCounting(name, bridge.NoSide, sat(bridge.NS, bridge.EW), all)}
		}
		return []List{rankedByCounting(name, bridge.NS, sat(bridge.NS), all), rankedByCounting(name, bridge.EW, sat(bridge.EW), all)}
	}
	everybody := slices.Concat(sections...)
	slices.Sort(everybody)
	whole := slices.Contains(one, true)
	s.Lists = lists("", everybody, whole)
	bySection := by.Field == settings.WithinOwnSection && len(sections) > 1
	inTwo := make(map[int]bool) // pairs
	for i, section := range sections {
		if bySection {
			s.SectionLists = append(s.SectionLists, lists(ev.Pairs[section[0]].Section, section, one[i])...)
		}
		for _, p := range section {
			inTwo[p] = !whole || bySection && !one[i]
		}
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
		if boards != nil && inTwo[p] {
			s.Reversals = append(s.Reversals, Reversal{p, slices.Compact(boards)})
		}
	}
}

// sectionsByReference returns the pairs that sat anywhere, by section.
func sectionsByReference(ev *event.Event) [][]int {
	var names []string
	var sections [][]int
	for p, pair := range ev.Pairs {
		sat := slices.ContainsFunc(ev.Boards, func(b event.Board) bool {
			return slices.ContainsFunc(b.Results, func(r event.Result) bool { return int(r.NS) == p || int(r.EW) == p })
		})
		if !sat {
			continue
		}
		i := slices.Index(names, pair.Section)
		if i < 0 {
			i = len(names)
			names, sections = append(names, pair.Section), append(sections, nil)
		}
		sections[i] = append(sections[i], p)
	}
	return sections
}

// referenceFields returns the field that each pair is compared in, and the names of
// the sections of each: one section after the other comes to those with which it
// shares half of the boards of the smaller.
func referenceFields(ev *event.Event, how settings.Field) (field []int, fields [][]string) {
	var names []string
	for _, pair := range ev.Pairs {
		if !slices.Contains(names, pair.Section) {
			names = append(names, pair.Section)
		}
	}
	boards := make([]map[int]bool, len(names)) // of what a section belongs to
	in := make([]int, len(names))              // the first section of it
	for i, name := range names {
		boards[i], in[i] = make(map[int]bool), i
		for b, board := range ev.Boards {
			for _, r := range board.Results {
				if r.Kind != event.NotPlayed && ev.Pairs[r.NS].Section == name {
					boards[i][b] = true
				}
			}
		}
		if how == settings.WithinOwnSection || len(names) == 1 {
			continue
		}
		for first := range i {
			shared := 0
			for b := range boards[i] {
				if boards[first][b] {
					shared++
				}
			}
			if in[first] != first || 2*shared < min(len(boards[i]), len(boards[first])) {
				continue
			}
			into := min(in[i], first)
			for section := range i + 1 {
				if in[section] == in[i] || in[section] == first {
					in[section] = into
				}
			}
			union := make(map[int]bool)
			for _, from := range []int{i, first} {
				for b := range boards[from] {
					union[b] = true
				}
			}
			boards[into], boards[i] = union, union
		}
	}
	at := make(map[int]int)
	for i, name := range names {
		f, known := at[in[i]]
		if !known {
			f = len(fields)
			at[in[i]], fields = f, append(fields, nil)
		}
		fields[f] = append(fields[f], name)
	}
	for _, pair := range ev.Pairs {
		field = append(field, at[in[slices.Index(names, pair.Section)]])
	}
	return field, fields
}

// referenceDirections returns the direction of each pair of a section, looking at one
// opponent after the other, and whether its movement has one list of winners. There are
// no rounds.
func referenceDirections(ev *event.Event, section []int) (directions []bridge.Side, one bool) {
	directions = make([]bridge.Side, len(ev.Pairs))
	pairs, changed := 0, 0
	open := make(map[int]bridge.Side) // as often on each side, with the first
	for _, p := range section {
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
			if !slices.Contains(section, int(r.NS)) {
				continue
			}
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

// mean is a sum of matchpoints, of what could be had, and of boards.
type mean struct {
	sum big.Rat
	top int64
	n   int
}

func (m *mean) add(r *big.Rat, top int64) {
	m.sum.Add(&m.sum, r)
	m.top += top
	m.n++
}

// toCommonTop is (M + 1) · E / A − 1.
func toCommonTop(m, a, e int64) *big.Rat {
	r := big.NewRat(m+1, 1)
	r.Mul(r, big.NewRat(e, a))
	return r.Sub(r, big.NewRat(1, 1))
}

func awarded(a event.Award, top int64, own mean) *big.Rat {
	points := big.NewRat(int64(a.Percent)*top, 100*100)
	if own.n == 0 {
		return points
	}
	average := new(big.Rat).Mul(&own.sum, big.NewRat(top, own.top))
	switch {
	case a.Rule == event.AtLeast && average.Cmp(points) > 0:
		return average
	case a.Rule == event.AtMost && average.Cmp(points) < 0:
		return average
	}
	return points
}

func rankedByCounting(section string, direction bridge.Side, pairs []int, all []mean) List {
	list := List{Section: section, Direction: direction}
	for _, p := range pairs {
		s := Standing{Pair: p, Boards: all[p].n, Score: &all[p].sum, Max: int(all[p].top)}
		if s.Max > 0 {
			s.Percent = new(big.Rat).Quo(s.Score, big.NewRat(all[p].top, 100))
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
