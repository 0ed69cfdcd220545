package teams

import (
	"fmt"

	"bridgecalc/internal/event"
	"bridgecalc/internal/settings"
)

// checkMatches finds what makes matches impossible to score.
func (l *scoring) checkMatches() {
	for i := range l.event.Matches {
		m := &l.event.Matches[i]
		if m.Home == m.Away {
			l.fail(m.At, l.event.Teams[m.Home].Name+" plays against itself", "correct one of the two teams")
			continue
		}
		if m.Away == event.NoTeam && len(m.Results) > 0 {
			l.fail(m.At, l.event.Teams[m.Home].Name+" has a bye, and results beside it", "name the opponents, or delete the results")
		}
		for j := range m.Results {
			l.checkResult(m, &m.Results[j])
		}
		for j := range m.Adjustments {
			switch a := &m.Adjustments[j]; {
			case a.Entrant == event.NoTeam:
				l.fail(a.At, "an adjustment is for the opponents of a bye, who are nobody", "write it for "+l.event.Teams[m.Home].Name+", or delete it")
			case a.Entrant != m.Home && a.Entrant != m.Away:
				l.fail(a.At, "an adjustment is for a team that did not play this match", "name one of its two teams")
			}
		}
		if !l.rules.givesVP() && (m.HomeMismatch != event.NoMismatch || m.AwayMismatch != event.NoMismatch) {
			l.fail(m.At, "a match against the wrong opponents is put right in victory points only", "give the team a bonus or a penalty")
		}
	}
}

// checkResult checks a result of a match by itself.
func (l *scoring) checkResult(m *event.Match, r *event.TableResult) {
	fail := func(text, hint string) {
		l.fail(l.placeOf(&r.Result), fmt.Sprintf("board %d %s", r.Board, text), hint)
	}
	straight, turned := r.NS == m.Home && r.EW == m.Away, r.NS == m.Away && r.EW == m.Home
	switch {
	case !straight && !turned:
		fail("has a result of teams that do not play this match", "correct the teams")
	case r.Kind == event.Ruled && int(r.Ruling) >= len(l.event.Rulings):
		fail("lacks its ruling", "write the scores with their weights")
	case r.Kind == event.Ruled && !(isWhole(&l.event.Rulings[r.Ruling].NS) && isWhole(&l.event.Rulings[r.Ruling].EW)):
		fail("has weights that do not add up to 100 %", "correct the weights")
	case l.scorer.award == nil && l.hasAward(&r.Result):
		fail("has an artificial score, which is worth nothing in total points", "give a score instead")
	}
}

// hasAward reports whether a table gives some team an artificial score.
func (l *scoring) hasAward(r *event.Result) bool {
	_, ns := l.awardOf(r, r.NS)
	_, ew := l.awardOf(r, r.EW)
	return ns || ew
}

// checkRounds finds a team that has two matches in one round. Three teams that
// all play each other in a round are a triple, and in order.
func (l *scoring) checkRounds(meetings []Meeting) {
	type entry struct{ round, team int32 }
	before := make(map[entry][]int)
	for i := range meetings {
		g := &meetings[i]
		if g.Round == 0 {
			continue
		}
		for _, team := range []int32{g.Home.Team, g.Away.Team} {
			if team != event.NoTeam {
				key := entry{g.Round, team}
				before[key] = append(before[key], i)
			}
		}
	}
	meet := make(map[[3]int32]bool)
	for i := range meetings {
		g := &meetings[i]
		meet[[3]int32{g.Round, min(g.Home.Team, g.Away.Team), max(g.Home.Team, g.Away.Team)}] = true
	}
	for i := range meetings {
		g := &meetings[i]
		for _, team := range []int32{g.Home.Team, g.Away.Team} {
			both := before[entry{g.Round, team}]
			if len(both) < 2 || both[0] == i || len(both) == 2 && isTriple(meet, &meetings[both[0]], &meetings[both[1]], team) {
				continue
			}
			l.fail(l.event.Matches[g.Parts[0].Match].At,
				fmt.Sprintf("%s plays twice in round %d, here and in %s", l.event.Teams[team].Name, g.Round, l.event.Matches[meetings[both[0]].Parts[0].Match].At),
				"correct the round or the team")
		}
	}
}

// isTriple reports whether the opponents of two matches of a team meet as well.
func isTriple(meet map[[3]int32]bool, a, b *Meeting, team int32) bool {
	_, first := a.sideOf(team)
	_, second := b.sideOf(team)
	return first.Team != second.Team && meet[[3]int32{a.Round, min(first.Team, second.Team), max(first.Team, second.Team)}]
}

// checkBoards names the boards that do not count, and artificial scores that
// contradict each other. A board with a result at one table only was named when
// it was read.
func (l *scoring) checkBoards(meetings []Meeting) {
	for i := range meetings {
		g := &meetings[i]
		for j := range g.Parts {
			m := &l.event.Matches[g.Parts[j].Match]
			most := 0
			for _, b := range g.Parts[j].Boards {
				most = max(most, len(b.Results))
			}
			for k := range g.Parts[j].Boards {
				l.checkBoard(g, m, &g.Parts[j].Boards[k], most)
			}
		}
	}
}

func (l *scoring) checkBoard(g *Meeting, m *event.Match, b *Board, most int) {
	at := l.placeOf(&m.Results[b.Results[0]].Result)
	name := fmt.Sprintf("%s: board %d", l.nameOf(g), b.Number)
	played := 0
	awards := make(map[int32]int32) // to a team
	for _, i := range b.Results {
		r := &m.Results[i].Result
		if r.Kind == event.NotPlayed {
			continue
		}
		played++
		for _, team := range []int32{m.Home, m.Away} {
			award, ok := l.awardOf(r, team)
			if before, given := awards[team]; ok && given && before != award.Percent {
				l.fail(l.placeOf(r), fmt.Sprintf("%s gives %s two different artificial scores", name, l.event.Teams[team].Name), "give it the same at both tables")
			} else if ok {
				awards[team] = award.Percent
			}
		}
	}
	switch {
	case b.State == Fouled:
		l.warn(at, name+" does not count: no two tables played the same cards", "")
	case b.State == SameSeats:
		l.warn(at, name+" does not count: a team sat the same way at all its tables", "correct who sat NS, or rule an artificial score")
	case b.State == Counts && most > 2 && played < most:
		l.warn(at, fmt.Sprintf("%s has %d results, other boards have %d", name, played, most), "write what it came to at every table")
	}
}

// countsIn reports whether adjustments may come in a unit.
func (l *scoring) countsIn(unit event.Unit) bool {
	switch unit {
	case event.InVP:
		return l.rules.givesVP() || l.rules.Scoring == settings.Patton
	case event.InMatchpoints:
		return !l.rules.givesVP()
	}
	return false
}

// unit is what adjustments come in, for a hint.
func (l *scoring) unit() string {
	if l.rules.givesVP() {
		return "victory points"
	}
	return "points"
}
