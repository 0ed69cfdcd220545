package teams

import (
	"cmp"
	"fmt"
	"slices"

	"bridgecalc/internal/event"
	"bridgecalc/internal/settings"
)

// Standing is one team's place in the ranking.
type Standing struct {
	Team int32 // index into Event.Teams
	// Rank is from 1; teams that are level share the best place. It is 0 for a
	// team that has neither a match nor a bye.
	Rank int
	Tied bool
	// Played is the matches that count: Won, Drawn and Lost together. Byes and
	// Voids are not among them.
	Played, Won, Drawn, Lost int
	Byes, Voids              int
	Boards                   int // of the matches played, as far as it is known
	BoardsWon                int
	// For and Against are the IMPs won and lost in the matches of which they are
	// known, or the points, by the scoring.
	For, Against Amount
	// Points are those of all meetings: victory points, by default.
	Points Amount
	// Adjusted is what the director gave or took for the whole event; what was
	// for single matches is in Points.
	Adjusted  Amount
	CarryOver Amount
	Total     Amount // Points, Adjusted and CarryOver
	// Ranked is what the place goes by: the Total, or that as it is printed. Teams
	// with the same are level.
	Ranked Amount
	// SecondPoints are those of Points that Patton's aggregate gave.
	SecondPoints Amount
	// Opponents is the sum of the Totals of the opponents met, once per match.
	Opponents Amount
	// TieBrokenBy are the rules that parted this team from others that were level.
	TieBrokenBy []settings.Tiebreak
	// known says what is known of every match: IMPs, boards.
	imps, boards bool
}

// rank makes the ranking of the league.
func (l *scoring) rank(league *League) {
	all := make([]Standing, len(l.event.Teams))
	for i := range all {
		all[i] = Standing{Team: int32(i), imps: true, boards: true}
	}
	for i := range league.Meetings {
		g := &league.Meetings[i]
		all[g.Home.Team].add(g, &g.Home)
		if g.Away.Team != event.NoTeam {
			all[g.Away.Team].add(g, &g.Away)
		}
	}
	l.addAdjustments(all)
	for i := range all {
		all[i].Total = all[i].Points + all[i].Adjusted + all[i].CarryOver
		all[i].Ranked = l.rules.ranked(all[i].Total)
	}
	for i := range league.Meetings {
		if g := &league.Meetings[i]; g.State.IsPlayed() {
			all[g.Home.Team].Opponents += all[g.Away.Team].Total
			all[g.Away.Team].Opponents += all[g.Home.Team].Total
		}
	}
	l.place(league, all)
}

// add adds a meeting to a team's standing.
func (s *Standing) add(g *Meeting, own *Side) {
	switch {
	case g.State == Bye:
		s.Byes++
	case g.State == Void:
		s.Voids++
	case !g.State.IsPlayed():
		return
	default:
		s.Played++
		switch own.Outcome {
		case +1:
			s.Won++
		case -1:
			s.Lost++
		default:
			s.Drawn++
		}
		s.For, s.Against = s.For+own.For, s.Against+own.Against
		s.Boards += g.Boards
		s.BoardsWon += own.BoardsWon
		s.SecondPoints += own.SecondPoints
		s.imps = s.imps && g.State.HasIMPs()
		s.boards = s.boards && g.State == ByBoards
	}
	s.Points += own.Points
}

// addAdjustments adds what the director gave or took for the whole event, and
// what comes from an earlier stage.
func (l *scoring) addAdjustments(all []Standing) {
	for i := range l.event.Adjustments {
		a := &l.event.Adjustments[i]
		s := &all[a.Entrant]
		switch {
		case !l.countsIn(a.Unit):
			l.fail(a.At, fmt.Sprintf("an adjustment of %s is in %s, which is not what the ranking counts", l.event.Teams[a.Entrant].Name, unitName(a.Unit)), "give it in "+l.unit())
		case a.CarryOver:
			s.CarryOver += thousandths(a.Amount)
		default:
			s.Adjusted += thousandths(a.Amount)
		}
	}
}

// KnowsBoards reports whether BoardsWon counts all matches of the team: each was
// given board by board.
func (s *Standing) KnowsBoards() bool { return s.boards }

// isRanked reports whether the team has anything to be ranked by.
func (s *Standing) isRanked() bool { return s.Played+s.Byes+s.Voids > 0 }

// place puts the standings in order, best first. Level teams that no rule parts
// share the best of their places, and stand in the order of the event.
func (l *scoring) place(league *League, all []Standing) {
	ranked := slices.Clone(all)
	slices.SortStableFunc(ranked, func(a, b Standing) int {
		switch {
		case a.isRanked() && b.isRanked():
			return cmp.Compare(b.Ranked, a.Ranked)
		case a.isRanked():
			return -1
		case b.isRanked():
			return +1
		}
		return 0
	})
	breaker := &breaker{league: league, used: make(map[settings.Tiebreak]bool)}
	for first := 0; first < len(ranked) && ranked[first].isRanked(); {
		last := first + 1
		for last < len(ranked) && ranked[last].isRanked() && ranked[last].Ranked == ranked[first].Ranked {
			last++
		}
		breaker.part(ranked[first:last], l.rules.Tiebreak, first+1)
		first = last
	}
	for _, rule := range l.rules.Tiebreak {
		if breaker.used[rule] && !slices.Contains(league.Tiebreaks, rule) {
			league.Tiebreaks = append(league.Tiebreaks, rule)
		}
	}
	league.Standings = ranked
}
