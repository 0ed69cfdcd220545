package teams

import (
	"cmp"
	"fmt"
	"slices"

	"bridgecalc/internal/event"
)

// makeMatches puts the matches into the event, and checks them against each
// other.
func (rd *Reader) makeMatches() {
	ev := rd.ev
	for _, g := range rd.games {
		if !g.hasScores() && g.listed == nil {
			rd.problems.Add(event.Problem{Severity: event.Warning, At: g.at, Text: fmt.Sprintf("%s v %s has no results and counts as not played", g.home, g.away)})
		}
		if g.away != "" && sameTeam(g.home, g.away) {
			rd.problems.Add(event.Problem{At: g.at, Text: fmt.Sprintf("%s plays against itself", g.home), Hint: "correct one of the two teams"})
			continue
		}
		home, away := rd.teamOf(g.home), int32(event.NoTeam)
		if g.away != "" {
			away = rd.teamOf(g.away)
		}
		ev.Matches = append(ev.Matches, g.segments(g.match(home, away, ev.Teams))...)
	}
	rd.checkRounds()
	rd.checkTeamNames()
	if len(ev.Matches) == 0 && !rd.problems.HasErrors() {
		rd.problems.Add(event.Problem{At: rd.start, Text: "there are no matches below the heading", Hint: "write one row per match"})
	}
}

// teamOf is the index of a team, which joins the event where it is new.
func (rd *Reader) teamOf(name string) int32 {
	key := teamKey(name)
	i, ok := rd.teams[key]
	if !ok {
		i = int32(len(rd.ev.Teams))
		rd.teams[key] = i
		rd.ev.Teams = append(rd.ev.Teams, event.Team{Name: name})
	}
	return i
}

// match is the game as the event has it; those who sat there become members of
// their teams.
func (g *game) match(home, away int32, teams []event.Team) event.Match {
	m := event.Match{Round: g.round, Segment: g.segment, Home: home, Away: away, Boards: int32(len(g.boards())), Remark: g.remark, At: g.at}
	for _, r := range g.results {
		if r.NS, r.EW = home, away; (g.openNS(r.Board) == awayTeam) != (r.Room == event.Closed) {
			r.NS, r.EW = away, home
		}
		r.names.seat(teams, &r.TableResult)
		m.Results = append(m.Results, r.TableResult)
	}
	slices.SortStableFunc(m.Results, func(a, b event.TableResult) int {
		if a.Board != b.Board {
			return int(a.Board - b.Board)
		}
		return cmp.Or(int(a.Room)-int(b.Room), int(a.Table-b.Table))
	})
	if n := len(g.totals); n > 0 {
		total, boards := &g.totals[n-1], len(g.boards())
		if len(total.boards) == boards || len(total.whole) == boards && g.isSum(total.imps, total.whole) {
			m.HasIMPs, m.HomeIMPs, m.AwayIMPs = true, event.WholeIMPs(total.imps.home), event.WholeIMPs(total.imps.away)
		}
	}
	m.NotPlayed = !g.hasScores()
	if g.listed != nil {
		g.listed.fill(&m)
	}
	return m
}
