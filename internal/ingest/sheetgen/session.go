package sheetgen

import (
	"slices"
	"strings"

	"bridgecalc/internal/bridge"
	"bridgecalc/internal/event"
)

// seating is one table in one round: the pairs and the boards they play.
type seating struct {
	section      string
	round, table int
	ns, ew       ID
	boards       []int
}

// session is a drawn session of pairs.
type session struct {
	random   *random
	movement string
	sections []string // one empty name, or several names
	overlap  bool
	firstSet int // first board
	perRound int
	seatings []seating
	pairs    []ID // in the order of their numbers
	names    map[ID][]string
	boards   []int
	natural  map[int]natural
	nameForm nameForm
}

// natural is the usual contract of a board.
type natural struct {
	strain bridge.Strain
	level  int
	side   bridge.Side
	tricks int
}

// drawSession draws who plays whom on which boards. The names are drawn as well; a
// sheet need not use them.
func drawSession(r *random, arrangement string) *session {
	s := &session{random: r, sections: []string{""}, names: map[ID][]string{}, natural: map[int]natural{}}
	s.perRound = pickWeighted(r, weighted[int]{1, 2}, weighted[int]{2, 5}, weighted[int]{3, 4}, weighted[int]{4, 1})
	s.firstSet = pickWeighted(r, weighted[int]{1, 12}, weighted[int]{17, 1}, weighted[int]{25, 1})
	wide := arrangement == "wide boards" || arrangement == "wide pairs" || arrangement == "grid"
	if r.chance(.14) && !wide && arrangement != "pair cards" {
		s.sections = pick(r, []string{"A", "B"}, []string{"A", "B"}, []string{"A", "B", "C"}, []string{"C", "D"})
	}
	s.movement = pickWeighted(r, weighted[string]{"howell", 5}, weighted[string]{"barometer", 2}, weighted[string]{"mitchell overlapping", 4}, weighted[string]{"mitchell offset", 5})
	if arrangement == "wide pairs" {
		s.movement = pick(r, "mitchell overlapping", "mitchell offset")
	}
	s.drawMovement()
	s.drawNames()
	for _, st := range s.seatings {
		s.boards = append(s.boards, st.boards...)
	}
	slices.Sort(s.boards)
	s.boards = slices.Compact(s.boards)
	for _, b := range s.boards {
		s.natural[b] = drawNatural(r)
	}
	r.record("movement", s.movement)
	r.record("sections", len(s.sections))
	return s
}

// drawMovement fills the seatings of each section.
func (s *session) drawMovement() {
	r := s.random
	tables := r.between(3, 7)
	if len(s.sections) > 1 {
		tables = r.between(3, 5)
	}
	rounds := r.between(3, 7)
	if tables == 4 {
		s.perRound = max(2, s.perRound)
	}
	offset := pick(r, 10, 20, 100, tables)
	if offset == 10 && tables > 9 {
		offset = 20
	}
	boards := s.random.Perm(4 * tables)
	for _, section := range s.sections {
		switch s.movement {
		case "howell":
			s.seatHowell(section, 2*tables, boards)
		case "barometer":
			s.seatBarometer(section, 2*tables, min(rounds, 5))
		case "mitchell overlapping":
			s.overlap = true
			s.seatMitchell(section, tables, rounds, 0)
		default:
			s.seatMitchell(section, tables, rounds, offset)
		}
	}
	if strings.HasPrefix(s.movement, "mitchell") && tables > 4 && r.chance(.1) {
		s.dropPair()
	}
}

// dropPair removes a pair: its opponents have nobody to play against, and the sheet
// has no rows for that.
func (s *session) dropPair() {
	gone := pick(s.random, s.pairs...)
	s.pairs = slices.DeleteFunc(s.pairs, func(id ID) bool { return id == gone })
	s.seatings = slices.DeleteFunc(s.seatings, func(st seating) bool { return st.ns == gone || st.ew == gone })
	s.random.record("missing pair", gone.Number)
}

// set returns the boards of a set.
func (s *session) set(n int) []int {
	out := make([]int, s.perRound)
	for i := range out {
		out[i] = s.firstSet + n*s.perRound + i
	}
	return out
}

// seatMitchell seats a Mitchell movement: EW pairs move up, boards move down.
func (s *session) seatMitchell(section string, tables, rounds, offset int) {
	limit := tables
	if tables%2 == 0 {
		limit = tables / 2
	}
	rounds = min(rounds, limit)
	side := func(b bridge.Side) bridge.Side {
		if offset == 0 {
			return b
		}
		return bridge.NoSide
	}
	for t := range tables {
		s.pairs = append(s.pairs, ID{section, t + 1, side(bridge.NS)})
	}
	for t := range tables {
		s.pairs = append(s.pairs, ID{section, offset + t + 1, side(bridge.EW)})
	}
	for round := range rounds {
		for t := range tables {
			ew := (t - round + tables) % tables
			s.seatings = append(s.seatings, seating{
				section: section, round: round + 1, table: t + 1,
				ns: ID{section, t + 1, side(bridge.NS)}, ew: ID{section, offset + ew + 1, side(bridge.EW)},
				boards: s.set((t + round) % tables),
			})
		}
	}
}

// seatBarometer seats a round robin in which all tables play the same boards.
func (s *session) seatBarometer(section string, pairs, rounds int) {
	s.addPairs(section, pairs)
	for round := range min(rounds, pairs-1) {
		for t, p := range roundRobin(pairs, round) {
			s.seatings = append(s.seatings, s.orient(section, round, t, p, s.set(round)))
		}
	}
}

// seatHowell seats a round robin in which the board sets move; where no such movement
// is found, a barometer.
func (s *session) seatHowell(section string, pairs int, order []int) {
	sets := howellSets(pairs, order)
	if sets == nil {
		s.seatBarometer(section, pairs, pairs-1)
		return
	}
	s.addPairs(section, pairs)
	for round := range pairs - 1 {
		for t, p := range roundRobin(pairs, round) {
			set := s.set((round + sets[t]) % (pairs - 1))
			s.seatings = append(s.seatings, s.orient(section, round, t, p, set))
		}
	}
}

func (s *session) addPairs(section string, pairs int) {
	for p := range pairs {
		s.pairs = append(s.pairs, ID{section, p + 1, bridge.NoSide})
	}
}

// orient seats two pairs at a table; either may be North-South.
func (s *session) orient(section string, round, table int, p [2]int, boards []int) seating {
	if s.random.chance(.5) {
		p[0], p[1] = p[1], p[0]
	}
	return seating{
		section: section, round: round + 1, table: table + 1,
		ns: ID{section, p[0] + 1, bridge.NoSide}, ew: ID{section, p[1] + 1, bridge.NoSide}, boards: boards,
	}
}

// roundRobin returns the opponents in a round, by the circle method.
func roundRobin(n, round int) [][2]int {
	m := n - 1
	out := [][2]int{{m, round % m}}
	for i := 1; i < n/2; i++ {
		out = append(out, [2]int{(round + i) % m, (round - i + m) % m})
	}
	return out
}

// howellSets returns a starting set for each table such that no pair meets a set
// twice, or nil.
func howellSets(n int, order []int) []int {
	m := n - 1
	sets := make([]int, n/2)
	used := map[int]bool{0: true} // pair at table 0: set - pair
	var place func(t int) bool
	place = func(t int) bool {
		if t == len(sets) {
			return true
		}
		for _, c := range order {
			a, b := ((c-t)%m+m)%m, (c+t)%m
			if a == b || used[a] || used[b] || slices.Contains(sets[:t], c%m) {
				continue
			}
			used[a], used[b], sets[t] = true, true, c%m
			if place(t + 1) {
				return true
			}
			delete(used, a)
			delete(used, b)
		}
		return false
	}
	if n < 8 || !place(1) {
		return nil
	}
	return sets
}

// drawNatural draws the usual contract of a board.
func drawNatural(r *random) natural {
	n := natural{strain: bridge.Strain(r.IntN(5)), side: pick(r, bridge.NS, bridge.EW)}
	n.level = pickWeighted(r, weighted[int]{1, 3}, weighted[int]{2, 4}, weighted[int]{3, 5}, weighted[int]{4, 6}, weighted[int]{5, 2}, weighted[int]{6, 2}, weighted[int]{7, 1})
	n.tricks = min(13, max(5, n.level+6+pick(r, -1, 0, 0, 1)))
	return n
}

// play draws what happened at one table on one board.
func (s *session) play(board int) Result {
	r, n := s.random, s.natural[board]
	out := Result{Board: board, Kind: event.Played}
	switch {
	case r.chance(.015):
		out.Contract = bridge.PassedOut
		return out
	case r.chance(.012):
		out.Kind = event.NotPlayed
		out.Optional = r.chance(.25)
		return out
	case r.chance(.014):
		out.Kind = event.Adjusted
		award := pick(r, [2]int{60, 40}, [2]int{40, 60}, [2]int{50, 50})
		out.NSPercent, out.EWPercent = award[0], award[1]
		return out
	}
	n = n.vary(r)
	out.Contract = bridge.Contract{Level: uint8(n.level), Strain: n.strain, Doubling: drawDoubling(r)}
	out.Declarer = pick(r, bridge.North, bridge.South)
	if n.side == bridge.EW {
		out.Declarer = out.Declarer.Next()
	}
	out.Tricks = n.tricks
	out.Score = scoreResult(board, out.Contract, out.Declarer, out.Tricks)
	out.Lead = bridge.Card{Suit: bridge.Strain(r.IntN(4)), Rank: uint8(r.between(2, 14))}
	return out
}

// vary changes the usual contract as one table may.
func (n natural) vary(r *random) natural {
	if r.chance(.2) {
		n.strain = bridge.Strain(r.IntN(5))
	}
	if r.chance(.12) {
		n.side = n.side.Opponents()
		n.tricks = max(3, 13-n.tricks+r.between(0, 4))
	}
	if r.chance(.35) {
		n.level = min(7, max(1, n.level+pick(r, -1, 1, 1, -2)))
	}
	n.tricks = min(13, max(2, n.tricks+pick(r, -2, -1, -1, 0, 0, 0, 1, 1, 2)))
	n.level = max(1, min(n.level, n.tricks-6+r.between(1, 4)))
	return n
}

func drawDoubling(r *random) bridge.Doubling {
	return pickWeighted(r, weighted[bridge.Doubling]{bridge.Undoubled, 92}, weighted[bridge.Doubling]{bridge.Doubled, 7}, weighted[bridge.Doubling]{bridge.Redoubled, 1})
}

// results plays all boards and returns the results in the order of the seatings.
func (s *session) results() []Result {
	var out []Result
	for _, st := range s.seatings {
		for _, b := range st.boards {
			x := s.play(b)
			x.Section, x.Round, x.Table, x.NS, x.EW = st.section, st.round, st.table, st.ns, st.ew
			out = append(out, x)
		}
	}
	compareScores(out)
	return out
}

// compareScores fills the matchpoints and IMPs of the results of a session.
func compareScores(results []Result) {
	boards := map[int][]int{}
	for i := range results {
		boards[results[i].Board] = append(boards[results[i].Board], i)
	}
	for _, list := range boards {
		played := slices.DeleteFunc(slices.Clone(list), func(i int) bool { return results[i].Kind != event.Played })
		for _, i := range list {
			results[i].Points = comparePoints(results, i, played, 2*(len(list)-1))
		}
	}
}

// comparePoints returns what a result is worth against the others that were played.
func comparePoints(results []Result, i int, played []int, top int) points {
	p := points{top: float64(top)}
	switch results[i].Kind {
	case event.Adjusted:
		p.mp = p.top * float64(results[i].NSPercent) / 100
		return p
	case event.NotPlayed:
		return p
	}
	for _, j := range played {
		if i == j {
			continue
		}
		switch d := results[i].Score - results[j].Score; {
		case d > 0:
			p.mp += 2
		case d == 0:
			p.mp++
		}
		p.imps += float64(bridge.IMPs(results[i].Score - results[j].Score))
	}
	if n := len(played) - 1; n > 0 {
		p.imps /= float64(n)
	}
	return p
}
