package teams

import (
	"slices"
	"testing"

	"bridgecalc/internal/bridge"
	"bridgecalc/internal/event"
	"bridgecalc/internal/settings"
)

// vps are the victory points of a margin on the default scale, in hundredths.
func vps(boards, margin int) string {
	home, _ := bridge.NewVictoryScale(boards).Points(margin)
	return decimals(Hundredths(home))
}

// TestComparisons scores a match of teams of eight: four comparisons a board.
func TestComparisons(t *testing.T) {
	match := func() event.Match {
		m := played(1, 0, 1, board{420, -50}, board{100, 0})
		m.Results = append(m.Results, at(1, event.Open, open(0)), at(1, event.Closed, closed(400)))
		return m
	}
	// Board 1 has 420 and 0 against −50 and 400, which is 10 + 1 + 2 − 9 IMPs; board 2
	// has one comparison, of 3 IMPs.
	for name, tt := range map[string]struct {
		comparisons settings.Comparisons
		boards      int
		margin      int
	}{
		"ebu":  {settings.EBUComparisons, 4, 8},    // 4 · 2/4 + 3 · 2
		"mean": {settings.MeanOfComparisons, 2, 4}, // 4/4 + 3
		"sum":  {settings.SumOfComparisons, 2, 7},
	} {
		rules := byDefault()
		rules.Comparisons = tt.comparisons
		league := score(t, leagueOf(match()), rules)
		g := &league.Meetings[0]
		if got, want := decimals(g.Home.Points), vps(tt.boards, tt.margin); got != want || g.Comparisons != 4 {
			t.Errorf("%s: %s VPs with %d comparisons, want %s", name, got, g.Comparisons, want)
		}
		if boards, _ := league.Length(g); boards != tt.boards {
			t.Errorf("%s: the scale of %d boards, want %d", name, boards, tt.boards)
		}
	}
	// The aggregate of a Patton match is not brought to two comparisons.
	patton := byDefault()
	patton.Scoring = settings.Patton
	patton.VP.Kind = settings.VPTable
	patton.Tables = bridge.VictoryTables{{MinBoards: 2, MaxBoards: 2, Table: bridge.VictoryTable{{From: 0, Winner: 400, Loser: 400}}}}
	if boards, _ := score(t, leagueOf(match()), patton).Length(&Meeting{Boards: 2, Full: 2, Comparisons: 4, State: ByBoards}); boards != 2 {
		t.Errorf("Patton: the table of %d boards, want 2", boards)
	}
	// Thirds and sixths add up to halves, which are rounded away from zero.
	m := played(1, 0, 1)
	for _, score := range []int{20, 0, 0} {
		m.Results = append(m.Results, at(1, event.Open, open(score)))
	}
	m.Results = append(m.Results, at(1, event.Closed, closed(0)), at(2, event.Open, open(20)), at(2, event.Closed, closed(0)))
	m.Results = append(m.Results, at(2, event.Open, open(0)), at(2, event.Closed, closed(20)), at(2, event.Closed, closed(0)))
	rules := byDefault()
	rules.Comparisons = settings.MeanOfComparisons
	league := score(t, leagueOf(m), rules)
	if got := league.MarginOf(&league.Meetings[0], &league.Meetings[0].Home).RatString(); got != "1/2" {
		t.Errorf("a margin of %s, want 1/2", got)
	}
	// Teams of four have one comparison, and their scale.
	if boards, missing := score(t, leagueOf(played(1, 0, 1, board{420, -50})), byDefault()).Length(&Meeting{Boards: 1, Full: 1, Comparisons: 1, State: ByBoards}); boards != 1 || missing {
		t.Errorf("%d boards for teams of four", boards)
	}
}

// TestMissingBoards scores a match that lacks boards beside the others of its round.
func TestMissingBoards(t *testing.T) {
	eight := func(home, away, boards int) event.Match {
		m := played(1, home, away)
		for i := range boards {
			m.Results = append(m.Results, at(i+1, event.Open, event.Result{NS: m.Home, EW: m.Away, Score: 100}), at(i+1, event.Closed, event.Result{NS: m.Away, EW: m.Home, Score: 0}))
		}
		return m
	}
	oneTable := eight(0, 1, 8)
	oneTable.Results = oneTable.Results[:15]
	short := eight(0, 1, 7)
	for _, tt := range []struct {
		name    string
		matches []event.Match
		missing settings.Missing
		length  int
		warns   bool
	}{
		{"all played", []event.Match{eight(0, 1, 8), eight(2, 3, 8)}, settings.MissingAverage, 8, false},
		{"one missing", []event.Match{short, eight(2, 3, 8)}, settings.MissingAverage, 8, true},
		{"at one table", []event.Match{oneTable}, settings.MissingAverage, 8, true},
		{"by the boards played", []event.Match{short, eight(2, 3, 8)}, settings.MissingLeftOut, 7, false},
		{"a triple beside it", []event.Match{eight(0, 1, 4), eight(1, 2, 4), eight(2, 0, 4), eight(3, 4, 8)}, settings.MissingAverage, 4, false},
	} {
		rules := byDefault()
		rules.Missing = tt.missing
		league, problems := Score(leagueOf(tt.matches...), rules)
		if league == nil {
			t.Fatalf("%s: %v", tt.name, problems)
		}
		g := &league.Meetings[0]
		if got, want := decimals(g.Home.Points), vps(tt.length, 3*g.Boards); got != want {
			t.Errorf("%s: %s VPs, want %s", tt.name, got, want)
		}
		warned := slices.ContainsFunc(problems, func(p event.Problem) bool {
			return p.Hint == `set "missing-boards" to played for the scale of the boards that were played`
		})
		if warned != tt.warns {
			t.Errorf("%s: %v", tt.name, problems)
		}
	}
}

// TestUnequalRulings keeps what each side gets, or averages it in a knock-out match.
func TestUnequalRulings(t *testing.T) {
	match := func(ns, ew event.Award) event.Match {
		m := played(1, 0, 1)
		m.Results = append(m.Results, at(1, event.Open, adjusted(open(0), ns, ew)), at(1, event.Closed, closed(0)),
			at(2, event.Open, open(420)), at(2, event.Closed, closed(-50)))
		return m
	}
	for _, tt := range []struct {
		name     string
		ns, ew   event.Award
		knockOut bool
		line     [2]string
		margin   [2]string
		unequal  bool
	}{
		{"both average minus", event.AverageMinus, event.AverageMinus, false, [2]string{"7.00", "-13.00"}, [2]string{"7", "-13"}, true},
		{"opposite", event.AveragePlus, event.AverageMinus, false, [2]string{"13.00", "0.00"}, [2]string{"13", "-13"}, false},
		{"averaged", event.AverageMinus, event.AverageMinus, true, [2]string{"10.00", "0.00"}, [2]string{"10", "-10"}, false},
		{"averaged to a half", event.AveragePlus, event.Average, true, [2]string{"11.50", "0.00"}, [2]string{"23/2", "-23/2"}, false},
	} {
		rules := byDefault()
		rules.KnockOut = tt.knockOut
		league := score(t, leagueOf(match(tt.ns, tt.ew)), rules)
		g := &league.Meetings[0]
		line := [2]string{decimals(g.Home.Line), decimals(g.Away.Line)}
		margin := [2]string{league.MarginOf(g, &g.Home).RatString(), league.MarginOf(g, &g.Away).RatString()}
		if line != tt.line || margin != tt.margin || g.Unequal != tt.unequal {
			t.Errorf("%s: line %v, margins %v", tt.name, line, margin)
		}
		if home := decimals(g.Home.Points); home != vps(2, rounded(league.MarginOf(g, &g.Home))) {
			t.Errorf("%s: %s VPs", tt.name, home)
		}
	}
}

// Parts of IMPs, as rulings give them, are rounded only for the scale.
func TestFractionalIMPs(t *testing.T) {
	m := listed(1, 0, 1, 8, 0, 0)
	m.HomeIMPs, m.AwayIMPs = 2250, 1000
	g := &score(t, leagueOf(m), byDefault()).Meetings[0]
	if got := decimals(g.Home.Points); got != vps(8, 13) || decimals(g.Home.For) != "22.50" || decimals(g.Home.Margin) != "12.50" {
		t.Errorf("%s VPs for %s", got, decimals(g.Home.Margin))
	}
}
