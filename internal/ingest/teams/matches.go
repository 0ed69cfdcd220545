package teams

import (
	"fmt"
	"slices"

	"bridgecalc/internal/event"
)

// makeMatches puts the matches into the event, and checks them against each
// other.
func (rd *Reader) makeMatches() {
	ev := rd.ev
	teams := make(map[string]int32)
	index := func(name string) int32 {
		key := teamKey(name)
		i, ok := teams[key]
		if !ok {
			i = int32(len(ev.Teams))
			teams[key] = i
			ev.Teams = append(ev.Teams, event.Team{Name: name})
		}
		return i
	}
	for _, g := range rd.games {
		if !g.hasScores() && g.listed == nil {
			rd.problems.Add(event.Problem{Severity: event.Warning, At: g.at, Text: fmt.Sprintf("%s v %s has no results and counts as not played", g.home, g.away)})
		}
		if sameTeam(g.home, g.away) {
			rd.problems.Add(event.Problem{At: g.at, Text: fmt.Sprintf("%s plays against itself", g.home), Hint: "correct one of the two teams"})
			continue
		}
		ev.Matches = append(ev.Matches, g.match(index(g.home), index(g.away)))
	}
	rd.checkRounds()
	rd.checkTeamNames()
	if len(ev.Matches) == 0 && !rd.problems.HasErrors() {
		rd.problems.Add(event.Problem{At: rd.start, Text: "there are no matches below the heading", Hint: "write one row per match"})
	}
}

// match is the game as the event has it.
func (g *game) match(home, away int32) event.Match {
	m := event.Match{Round: g.round, Home: home, Away: away, Boards: int32(len(g.boards())), Remark: g.remark, At: g.at}
	ns, ew := home, away
	if g.openNS == awayTeam {
		ns, ew = away, home
	}
	for _, r := range g.results {
		if r.NS, r.EW = ns, ew; r.Room == event.Closed {
			r.NS, r.EW = ew, ns
		}
		m.Results = append(m.Results, r.TableResult)
	}
	slices.SortStableFunc(m.Results, func(a, b event.TableResult) int {
		if a.Board != b.Board {
			return int(a.Board - b.Board)
		}
		return int(a.Room) - int(b.Room)
	})
	if n := len(g.totals); n > 0 && len(g.totals[n-1].boards) == len(g.boards()) {
		total := g.totals[n-1].imps
		m.HasIMPs, m.HomeIMPs, m.AwayIMPs = true, int32(total.home), int32(total.away)
	}
	m.NotPlayed = !g.hasScores()
	if g.listed != nil {
		g.listed.fill(&m)
	}
	return m
}

// checkRounds finds a team that has two matches in one round.
func (rd *Reader) checkRounds() {
	type entry struct{ round, team int32 }
	seen := make(map[entry]*event.Match)
	for i := range rd.ev.Matches {
		m := &rd.ev.Matches[i]
		if m.Round == 0 {
			continue
		}
		for _, t := range []int32{m.Home, m.Away} {
			if before, ok := seen[entry{m.Round, t}]; ok {
				rd.problems.Add(event.Problem{
					At:   m.At,
					Text: fmt.Sprintf("%s plays twice in round %d, here and in %s", rd.ev.Teams[t].Name, m.Round, before.At),
					Hint: "correct the round or the team",
				})
			}
			seen[entry{m.Round, t}] = m
		}
	}
}
