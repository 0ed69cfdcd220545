package table

import (
	"slices"
	"strconv"
	"strings"

	"bridgecalc/internal/compute/teams"
	"bridgecalc/internal/event"
)

// mostRounds is the most rounds that stand beside each other on a page.
const mostRounds = 12

// progress is what each team got in each round, and from whom: for Swiss
// events, in which few of the teams meet.
func (b *teamBuilder) progress() Part {
	w, t := &b.words.Column, &b.words.Team
	rounds := b.rounds()
	if len(rounds) < 2 || len(rounds) > mostRounds || !b.isSwiss() {
		return Part{}
	}
	p := Part{
		Key:   "rounds",
		Title: t.RoundsPart,
		Columns: []Column{
			{Key: "place", Label: w.Place, Figures: true, Shown: OnPage | InSheet},
			{Key: "team", Label: t.Team, Shown: OnPage | InSheet},
		},
	}
	for _, round := range rounds {
		number := strconv.Itoa(int(round))
		group := w.Round + " " + number
		p.Columns = append(p.Columns,
			Column{Key: "opponents_" + number, Group: group, Label: t.Versus, Figures: true, Shown: OnPage | InSheet},
			Column{Key: "points_" + number, Group: group, Label: b.pointsWord(), Figures: true, Shown: OnPage | InSheet})
	}
	p.Columns = append(p.Columns, Column{Key: "total", Label: b.totalWord(b.extras()), Figures: true, Shown: OnPage | InSheet})
	var block Block
	ways, lines := b.ways(), b.lines()
	for i := range b.league.Standings {
		block.Rows = append(block.Rows, b.progressRow(i, rounds, ways[b.league.Standings[i].Team], lines))
	}
	p.Blocks = []Block{block}
	p.Notes = []string{t.RoundsNote}
	return p
}

// rounds are the numbers of the rounds.
func (b *teamBuilder) rounds() []int32 {
	var rounds []int32
	for i := range b.league.Meetings {
		if round := b.league.Meetings[i].Round; round > 0 {
			rounds = append(rounds, round)
		}
	}
	slices.Sort(rounds)
	return slices.Compact(rounds)
}

// isSwiss reports whether too many of the teams have not met for a cross table
// to say much. What is listed and not played yet is taken as met.
func (b *teamBuilder) isSwiss() bool {
	n := len(b.event.Teams)
	if n > mostCrossed {
		return true
	}
	met := 0
	for i := range n {
		for j := range i {
			if len(b.league.Between(int32(i), int32(j))) > 0 {
				met++
			}
		}
	}
	return 5*met < 4*n*(n-1)/2
}

// ways are the meetings of every team by round, as indexes.
func (b *teamBuilder) ways() []map[int32][]int {
	ways := make([]map[int32][]int, len(b.event.Teams))
	for i := range ways {
		ways[i] = make(map[int32][]int)
	}
	for i := range b.league.Meetings {
		g := &b.league.Meetings[i]
		for _, side := range []*teams.Side{&g.Home, &g.Away} {
			if side.Team != event.NoTeam {
				ways[side.Team][g.Round] = append(ways[side.Team][g.Round], i)
			}
		}
	}
	return ways
}

// lines are the lines of the ranking that the teams stand in, from 1.
func (b *teamBuilder) lines() []int {
	lines := make([]int, len(b.event.Teams))
	for i := range b.league.Standings {
		lines[b.league.Standings[i].Team] = i + 1
	}
	return lines
}

// progressRow is a team's way through the rounds. Of two matches in a round, as
// in a triple, the points are added.
func (b *teamBuilder) progressRow(i int, rounds []int32, way map[int32][]int, lines []int) Row {
	s := &b.league.Standings[i]
	row := Row{Values: []Value{b.placeOf(i), b.team(s.Team)}, Winner: s.Rank == 1}
	for _, round := range rounds {
		var versus []string
		var points teams.Amount
		counts := false
		for _, at := range way[round] {
			g := &b.league.Meetings[at]
			own, other := &g.Home, &g.Away
			if own.Team != s.Team {
				own, other = other, own
			}
			if g.State == teams.Bye {
				versus = append(versus, noMatch)
			} else {
				versus = append(versus, strconv.Itoa(lines[other.Team]))
			}
			if counted(g) {
				counts, points = true, points+own.Points
			}
		}
		var got Value
		if counts {
			got = b.pointsAmount(points)
		}
		row.Values = append(row.Values, Text(strings.Join(versus, ", ")), got)
	}
	row.Values = append(row.Values, b.pointsAmount(s.Total))
	return row
}

// counted reports whether a meeting gave points.
func counted(g *teams.Meeting) bool {
	return g.State.IsPlayed() || g.State == teams.Void || g.State == teams.Bye
}
