package series

import (
	"cmp"
	"errors"
	"math/big"
	"slices"

	"bridgecalc/internal/bridge"
	"bridgecalc/internal/compute"
	"bridgecalc/internal/settings"
)

// Ranking is the result of an event of several sessions. The big.Rat values
// must not be changed.
type Ranking struct {
	// Unit is what results are in.
	Unit Unit
	// Kind is how they were put together. Means are of percentages only: IMPs
	// and victory points are added up.
	Kind settings.SessionsKind
	Best int // BestSessions: how many count
	// Required is the number of sessions with a result that a place requires; 0
	// where everyone has a place for what they have.
	Required int
	Lists    []List // one list, or NS and EW
}

// List ranks the entrants of one winner, best first; those without a place come
// last.
type List struct {
	Direction bridge.Side // NS, EW, or NoSide for a list of all
	Standings []Standing
}

// Unit is what the results of the sessions are in.
type Unit uint8

const (
	InPercent Unit = iota
	InMatchpoints
	InIMPs
	InVP
)

// Standing is one entrant of the event.
type Standing struct {
	// Section, Number and Direction are those of its first session, as in
	// event.Pair; Names those of the last that has any.
	Section   string
	Number    string
	Direction bridge.Side
	Names     []string

	stages []Stage // by session
	sides  [2]int  // sessions in which it was in the list of NS, of EW
	first  int     // the first of these lists, as an index into sides

	Rank    int // from 1; 0 without a place
	Tied    bool
	Pairs   []int      // by session: index into its Event.Pairs; -1 for a session that was missed
	Results []*big.Rat // by session, in the Unit; nil for one that was missed or had no board that counts
	Counted []bool     // by session: whether it is in the Total
	// CarryOver is what the sessions before the final give, in CarryForward; nil for
	// nothing.
	CarryOver *big.Rat
	// Missed is the number of sessions without a result.
	Missed   int
	Unranked bool     // in any session
	Total    *big.Rat // in the Unit; nil without any result
}

func newStanding(sessions int) Standing {
	s := Standing{
		stages:  make([]Stage, sessions),
		Pairs:   make([]int, sessions),
		Results: make([]*big.Rat, sessions),
		Counted: make([]bool, sessions),
	}
	for i := range s.Pairs {
		s.Pairs[i] = -1
	}
	return s
}

// ErrMixedMethods is returned for sessions that were not scored alike.
var ErrMixedMethods = errors.New("the sessions were not all scored in the same way")

// ErrMixedContests is returned for sessions of pairs and individuals.
var ErrMixedContests = errors.New("some of the sessions are of pairs, others are individuals")

// ErrNotCarried is returned for a carry-forward that is not of matchpoints.
var ErrNotCarried = errors.New("a score is carried forward in matchpoints only")

// Rank puts sessions together. The mean is over the sessions that an entrant
// played; one that missed a session is listed with it, after the others and
// without a place, and so it is where a score is carried forward. The sum of the best requires as many sessions, or all where
// fewer were held. A sum gives everyone a place for what they have. Penalties and
// what was carried over are in the sessions.
//
// There are two lists where every session has two and nobody changed direction
// between them, or as the settings say.
//
// Of the settings count Sessions, Winners and, for who is level, RankBy and
// Decimals.
//
// The error is [ErrMixedMethods], [ErrMixedContests] or [ErrNotCarried], or names an entrant that
// is twice in a session.
func Rank(sessions []*compute.Session, s settings.Settings) (*Ranking, error) {
	how := s.Sessions
	if how.Kind == settings.BestSessions && how.Best < 1 {
		return nil, errors.New("the best of the sessions: at least one must count")
	}
	unit, err := unitOf(sessions, how.Kind)
	if err != nil {
		return nil, err
	}
	if how.Kind == settings.MeanOfSessions && unit != InPercent {
		how.Kind = settings.SumOfSessions
	}
	entrants, err := collect(sessions, unit)
	if err != nil {
		return nil, err
	}
	for i := range entrants {
		entrants[i].add(how)
	}
	r := &Ranking{Unit: unit, Kind: how.Kind, Best: how.Best, Lists: divide(entrants, sessions, s.Winners)}
	switch how.Kind {
	case settings.MeanOfSessions, settings.CarryForward:
		r.Required = len(sessions)
	case settings.BestSessions:
		r.Required = min(how.Best, len(sessions))
	}
	for i := range r.Lists {
		r.place(r.Lists[i].Standings, s)
	}
	return r, nil
}

// divide puts the entrants into one list, or into two where the sessions have two.
func divide(entrants []Standing, sessions []*compute.Session, winners settings.Winners) []List {
	one := winners == settings.OneWinner || slices.ContainsFunc(sessions, func(s *compute.Session) bool { return len(s.Lists) < 2 })
	if winners == settings.AutoWinners {
		one = one || slices.ContainsFunc(entrants, func(s Standing) bool { return s.sides[0] > 0 && s.sides[1] > 0 })
	}
	if one {
		return []List{{Standings: entrants}}
	}
	lists := []List{{Direction: bridge.NS}, {Direction: bridge.EW}}
	for _, s := range entrants {
		side := s.first
		if s.sides[1-side] > s.sides[side] {
			side = 1 - side
		}
		lists[side].Standings = append(lists[side].Standings, s)
	}
	return lists
}

// unitOf is what sessions that were all scored alike are put together in.
func unitOf(sessions []*compute.Session, kind settings.SessionsKind) (Unit, error) {
	for _, s := range sessions {
		switch {
		case s.Event.Individual != sessions[0].Event.Individual:
			return 0, ErrMixedContests
		case s.Method != sessions[0].Method || s.BoardsBy != sessions[0].BoardsBy:
			return 0, ErrMixedMethods
		}
	}
	switch {
	case len(sessions) == 0 || sessions[0].Method == settings.Matchpoints:
		if kind == settings.SumOfSessions || kind == settings.CarryForward {
			return InMatchpoints, nil
		}
		return InPercent, nil
	case kind == settings.CarryForward:
		return 0, ErrNotCarried
	case sessions[0].Method == settings.SwissPairs:
		return InVP, nil
	}
	return InIMPs, nil
}

// note counts the list that an entrant was in.
func (s *Standing) note(direction bridge.Side) {
	side := map[bridge.Side]int{bridge.NS: 0, bridge.EW: 1}[direction]
	switch {
	case direction == bridge.NoSide:
		return
	case s.sides == [2]int{}:
		s.first = side
	}
	s.sides[side]++
}

// collect finds the result of every entrant in every session.
func collect(sessions []*compute.Session, unit Unit) ([]Standing, error) {
	r := newRegister(len(sessions))
	for i, session := range sessions {
		for _, list := range session.Lists {
			for _, s := range list.Standings {
				entrant, err := r.enter(i, session, s.Pair)
				if err != nil {
					return nil, err
				}
				entrant.note(list.Direction)
				entrant.Unranked = entrant.Unranked || session.Event.Pairs[s.Pair].Unranked
				entrant.Results[i] = result(&s, unit)
				entrant.stages[i] = Stage{Boards: int64(s.Boards), Max: int64(s.Max)}
			}
		}
	}
	return r.entrants, nil
}

// result is that of a session; nil when no board of it counted.
func result(s *compute.Standing, unit Unit) *big.Rat {
	switch {
	case s.Boards == 0 && s.Matches == 0:
		return nil
	case unit == InPercent:
		return s.Percent
	}
	return s.Score
}

// add makes the total of an entrant.
func (s *Standing) add(how settings.Sessions) {
	var played []int
	for i, result := range s.Results {
		if result != nil {
			played = append(played, i)
		}
	}
	s.Missed = len(s.Results) - len(played)
	if len(played) == 0 {
		return
	}
	if how.Kind == settings.CarryForward {
		s.carry()
		return
	}
	if how.Kind == settings.BestSessions {
		slices.SortStableFunc(played, func(i, j int) int { return s.Results[j].Cmp(s.Results[i]) })
		played = played[:min(how.Best, len(played))]
	}
	s.Total = new(big.Rat)
	for _, i := range played {
		s.Counted[i] = true
		s.Total.Add(s.Total, s.Results[i])
	}
	if how.Kind == settings.MeanOfSessions {
		s.Total.Mul(s.Total, big.NewRat(1, int64(len(played))))
	}
}

// carry makes the total of an entrant from the final and what the other sessions
// bring to it. One that missed the final has none.
func (s *Standing) carry() {
	final := len(s.Results) - 1
	if s.Results[final] == nil {
		return
	}
	var qualifying Stage
	score := new(big.Rat)
	for i, result := range s.Results[:final] {
		if result != nil {
			score.Add(score, result)
			qualifying = Stage{qualifying.Boards + s.stages[i].Boards, qualifying.Max + s.stages[i].Max}
			s.Counted[i] = true
		}
	}
	s.Counted[final], s.Total = true, s.Results[final]
	if qualifying.Max > 0 {
		s.CarryOver = CarryForward(score, qualifying, s.stages[final])
		s.Total = new(big.Rat).Add(s.Total, s.CarryOver)
	}
}

// class orders those with a place before those without one, and those without
// a result last.
func (r *Ranking) class(s *Standing) int {
	switch {
	case s.Total == nil:
		return 2
	case s.Unranked || len(s.Results)-s.Missed < r.Required:
		return 1
	}
	return 0
}

// place sorts the entrants of a list and gives out places. Equal as printed is equal
// where the settings say so.
func (r *Ranking) place(entrants []Standing, in settings.Settings) {
	key := func(s *Standing) *big.Rat {
		if in.RankBy == settings.RankByPrinted && s.Total != nil {
			return compute.Round(s.Total, in.Decimals)
		}
		return s.Total
	}
	slices.SortStableFunc(entrants, func(a, b Standing) int {
		if c := cmp.Compare(r.class(&a), r.class(&b)); c != 0 || a.Total == nil {
			return c
		}
		return key(&b).Cmp(key(&a))
	})
	for i := range entrants {
		s := &entrants[i]
		if r.class(s) > 0 {
			return
		}
		s.Rank = i + 1
		if i > 0 && key(&entrants[i-1]).Cmp(key(s)) == 0 {
			s.Rank = entrants[i-1].Rank
			s.Tied, entrants[i-1].Tied = true, true
		}
	}
}
