package table_test

import (
	"math/big"
	"testing"

	"pgregory.net/rapid"

	"bridgecalc/internal/compute/teams"
	"bridgecalc/internal/event"
	"bridgecalc/internal/report/table"
	"bridgecalc/internal/settings"
)

// drawLeague makes a league up: rounds of matches of which the IMPs are known,
// some not played, some with penalties, and byes.
func drawLeague(rt *rapid.T) *event.Event {
	n := rapid.IntRange(2, 18).Draw(rt, "teams")
	ev := &event.Event{Kind: event.MatchList, Title: "League", Sources: []event.Source{{File: "league.csv"}}}
	for i := range n {
		ev.Teams = append(ev.Teams, event.Team{Name: string(rune('A' + i))})
	}
	for round := range rapid.IntRange(1, 4).Draw(rt, "rounds") {
		order := rapid.Permutation(indexes(n)).Draw(rt, "order")
		for i := 0; i+1 < n; i += 2 {
			m := event.Match{Round: int32(round + 1), Home: order[i], Away: order[i+1], Boards: 16, NotPlayed: rapid.IntRange(0, 5).Draw(rt, "not played") == 0}
			if m.HasIMPs = !m.NotPlayed; m.HasIMPs {
				m.HomeIMPs, m.AwayIMPs = event.WholeIMPs(rapid.IntRange(0, 70).Draw(rt, "home")), event.WholeIMPs(rapid.IntRange(0, 70).Draw(rt, "away"))
			}
			if m.HasIMPs && rapid.IntRange(0, 5).Draw(rt, "penalty") == 0 {
				m.Adjustments = []event.Adjustment{{Entrant: m.Away, Amount: -500, Unit: event.InVP}}
			}
			ev.Matches = append(ev.Matches, m)
		}
		if n%2 == 1 {
			ev.Matches = append(ev.Matches, event.Match{Round: int32(round + 1), Home: order[n-1], Away: event.NoTeam})
		}
	}
	return ev
}

func indexes(n int) []int32 {
	all := make([]int32, n)
	for i := range all {
		all[i] = int32(i)
	}
	return all
}

// TestCrossTableAddsUp checks that the row of every team in the cross table and
// in that of the rounds adds up to its total, but for byes in the former.
func TestCrossTableAddsUp(t *testing.T) {
	w := load(t, "en")
	rapid.Check(t, func(rt *rapid.T) {
		ev := drawLeague(rt)
		st := settings.Default()
		league, problems := teams.Score(ev, teams.Rules{Settings: st})
		if league == nil {
			rt.Fatal(problems)
		}
		byes := make(map[string]*big.Rat)
		for _, g := range league.Meetings {
			if g.State == teams.Bye {
				add(byes, ev.Teams[g.Home.Team].Name, g.Home.Points.Rat())
			}
		}
		doc := table.OfTeams(league, nil, st, problems, w)
		checkShape(t, doc)
		for i := range doc.Parts {
			switch part := &doc.Parts[i]; part.Key {
			case "table":
				sums, totals := rowSums(part)
				for name, total := range totals {
					add(sums, name, orNothing(byes[name]))
					if sums[name].Cmp(total) != 0 {
						rt.Errorf("the cross table gives %s %v, but a total of %v", name, sums[name], total)
					}
				}
			case "rounds":
				sums, totals := rowSums(part)
				for name, total := range totals {
					if orNothing(sums[name]).Cmp(total) != 0 {
						rt.Errorf("the rounds give %s %v, but a total of %v", name, sums[name], total)
					}
				}
			}
		}
	})
}

// rowSums adds up the numbers of each team's rows, and finds the totals in the
// last column.
func rowSums(part *table.Part) (sums, totals map[string]*big.Rat) {
	sums, totals = make(map[string]*big.Rat), make(map[string]*big.Rat)
	team := 0
	for i, c := range part.Columns {
		if c.Key == "team" {
			team = i
		}
	}
	for _, row := range part.Blocks[0].Rows {
		name := string(row.Values[team].(table.Text))
		last := len(row.Values) - 1
		for _, value := range row.Values[:last] {
			if number, ok := value.(table.Number); ok {
				add(sums, name, number.Exact)
			}
		}
		if total, ok := row.Values[last].(table.Number); ok {
			totals[name] = total.Exact
		}
	}
	return sums, totals
}

func add(sums map[string]*big.Rat, name string, x *big.Rat) {
	sums[name] = new(big.Rat).Add(orNothing(sums[name]), x)
}

func orNothing(x *big.Rat) *big.Rat {
	if x == nil {
		return new(big.Rat)
	}
	return x
}
