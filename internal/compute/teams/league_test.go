package teams

import (
	"testing"

	"github.com/google/go-cmp/cmp"

	"bridgecalc/internal/bridge"
	"bridgecalc/internal/event"
	"bridgecalc/internal/settings"
)

func TestLeague(t *testing.T) {
	segment := func(n int, m event.Match) event.Match {
		m.Segment = int32(n)
		return m
	}
	tests := []struct {
		name    string
		matches []event.Match
		rules   func(*Rules)
		want    []string
	}{
		{
			"boards, IMPs and victory points",
			[]event.Match{
				played(1, 0, 1, board{400, -50}, board{-100, 0}), // 10–3 over 2 boards: 14.96
				listed(1, 2, 3, 16, 35, 30),
				stating(event.Match{Round: 2, Home: 0, Away: 2}, 1345, 655),
			},
			nil,
			[]string{"1 A 28.41", "2 C 18.03", "3 D 8.52", "4 B 5.04"},
		},
		{
			"halves add up before the scale",
			[]event.Match{
				segment(1, listed(1, 0, 1, 8, 30, 0)),
				segment(2, listed(1, 1, 0, 8, 25, 0)), // turned around
			},
			nil,
			[]string{"1 A 11.48", "2 B 8.52"}, // 30–25 over 16 boards
		},
		{
			"two matches of the same teams",
			[]event.Match{listed(1, 0, 1, 16, 35, 30), listed(2, 1, 0, 16, 35, 30)},
			nil,
			[]string{"1= A 20.00", "1= B 20.00"},
		},
		{
			"a triple",
			[]event.Match{listed(1, 0, 1, 8, 10, 0), listed(1, 1, 2, 8, 0, 0), listed(1, 2, 0, 8, 0, 10)},
			nil,
			[]string{"1 A 27.56", "2= B 16.22", "2= C 16.22"},
		},
		{
			"a bye that is written and one that is not",
			[]event.Match{
				listed(1, 0, 1, 16, 0, 0),
				adjusting(event.Match{Round: 1, Home: 2, Away: event.NoTeam}, 2, event.InVP, -500),
				listed(2, 0, 2, 16, 0, 0),
			},
			nil,
			[]string{"1 B 22.00", "2 C 21.50", "3 A 20.00"},
		},
		{
			"not played yet",
			[]event.Match{listed(1, 0, 1, 16, 5, 0), {Round: 1, Home: 2, Away: 3, NotPlayed: true}},
			nil,
			[]string{"1 A 11.48", "2 B 8.52", "0 C 0.00", "0 D 0.00"},
		},
		{
			"a penalty in IMPs is taken before the scale, from one team only",
			[]event.Match{adjusting(listed(1, 0, 1, 16, 40, 30), 0, event.InIMPs, -5000)},
			nil,
			[]string{"1 A 11.48", "2 B 7.20"},
		},
		{
			"a penalty in victory points is taken after it",
			[]event.Match{adjusting(listed(1, 0, 1, 16, 35, 30), 0, event.InVP, -500)},
			nil,
			[]string{"1 A 10.98", "2 B 8.52"},
		},
		{
			"old scale",
			[]event.Match{listed(1, 0, 1, 8, 51, 0), listed(2, 0, 1, 8, 0, 34)},
			func(r *Rules) { r.VP.Kind = settings.VPOld25 },
			[]string{"1 A 29.00", "2 B 25.00"},
		},
		{
			"own scale",
			[]event.Match{listed(1, 0, 1, 9, 4, 0)},
			func(r *Rules) {
				r.VP.Kind = settings.VPTable
				r.Tables = bridge.VictoryTables{{MinBoards: 8, MaxBoards: 10, Table: bridge.VictoryTable{{Winner: 500, Loser: 500}, {From: 4, Winner: 750, Loser: 250}}}}
			},
			[]string{"1 A 7.50", "2 B 2.50"},
		},
		{
			"board-a-match",
			[]event.Match{played(1, 0, 1, board{130, 120}, board{0, 0}, board{620, 100})},
			func(r *Rules) { r.Scoring = settings.BoardAMatch },
			[]string{"1 A 5.00", "2 B 1.00"},
		},
		{
			"level as printed: thirds of a point are 0.6666 and 0.6667",
			[]event.Match{func() event.Match {
				m := played(1, 0, 1, board{100, 0}, board{0, 100})
				m.Results = append(m.Results, at(3, event.Open, adjusted(open(0), event.Award{Percent: 3333}, event.Award{Percent: 3334})))
				return m
			}()},
			func(r *Rules) { r.Scoring, r.RankBy = settings.BoardAMatch, settings.RankByPrinted },
			[]string{"1= A 2.67", "1= B 2.67"},
		},
		{
			"total points",
			[]event.Match{played(1, 0, 1, board{130, 120}, board{620, 100}), played(2, 1, 0, board{600, 0})},
			func(r *Rules) { r.Scoring = settings.TotalPoints },
			[]string{"1 B 70.00", "2 A -70.00"},
		},
		{
			"a fraction of an IMP is rounded away from zero",
			[]event.Match{func() event.Match {
				m := played(1, 0, 1, make([]board, 15)...)
				half := adjusted(open(0), event.Award{Percent: 6500}, event.Award{Percent: 3500}) // ±4.5
				m.Results = append(m.Results, at(16, event.Open, half))
				return m
			}()},
			nil,
			[]string{"1 A 11.48", "2 B 8.52"},
		},
		{
			"each side of an unbalanced ruling has its own victory points",
			[]event.Match{func() event.Match {
				m := played(1, 0, 1, make([]board, 14)...)
				for b := 15; b <= 16; b++ {
					m.Results = append(m.Results, at(b, event.Open, adjusted(open(0), event.Award{Percent: 6000}, event.Award{Percent: 5000})))
				}
				return m
			}()},
			nil,
			[]string{"1 A 11.76", "2 B 10.00"},
		},
	}
	for _, tt := range tests {
		t.Run(tt.name, func(t *testing.T) {
			rules := byDefault()
			if tt.rules != nil {
				tt.rules(&rules)
			}
			if diff := cmp.Diff(tt.want, places(score(t, leagueOf(tt.matches...), rules))); diff != "" {
				t.Error(diff)
			}
		})
	}
}

// TestStanding checks all that a standing says.
func TestStanding(t *testing.T) {
	ev := leagueOf(
		played(1, 0, 1, board{400, -50}, board{-100, 0}), // 10–3
		listed(2, 0, 1, 16, 30, 35),
		listed(3, 0, 1, 16, 7, 7),
		event.Match{Round: 4, Home: 0, Away: event.NoTeam},
	)
	ev.Adjustments = []event.Adjustment{
		{Entrant: 0, Amount: -1500, Unit: event.InVP, Reason: "late"},
		{Entrant: 0, Amount: 2250, Unit: event.InVP, CarryOver: true},
	}
	league := score(t, ev, byDefault())
	got := league.Standings[0]
	want := Standing{
		Team: 0, Rank: 1,
		Played: 3, Won: 1, Drawn: 1, Lost: 1, Byes: 1, Boards: 34, BoardsWon: 1,
		For: 47 * One, Against: 45 * One,
		Points: Hundredths(1496 + 852 + 1000 + 1200), Adjusted: Hundredths(-150), CarryOver: Hundredths(225),
		Total: Hundredths(4623), Ranked: Hundredths(4623), Opponents: 3 * Hundredths(504+1148+1000),
		imps: true,
	}
	if diff := cmp.Diff(want, got, cmp.AllowUnexported(Standing{})); diff != "" {
		t.Error(diff)
	}
	if diff := cmp.Diff([]int{0, 1, 2}, league.Between(1, 0)); diff != "" {
		t.Error(diff)
	}
}

func TestTiebreaks(t *testing.T) {
	// A, B and C have 30 victory points each. A lost to B; C met D only.
	matches := []event.Match{
		stating(listed(0, 0, 1, 0, 20, 30), 800, 1200),
		stating(listed(0, 2, 3, 0, 40, 0), 1600, 400),
		stating(listed(0, 0, 3, 0, 50, 0), 1700, 300),
		stating(listed(0, 2, 4, 0, 30, 28), 1400, 600),
		stating(listed(0, 1, 3, 0, 20, 1), 1800, 200),
		stating(listed(0, 0, 4, 0, 0, 11), 500, 1500),
	}
	tests := []struct {
		name  string
		rules []settings.Tiebreak
		want  []string
		used  []settings.Tiebreak
	}{
		{"none", nil, []string{"1= A 30.00", "1= B 30.00", "1= C 30.00", "4 E 21.00", "5 D 9.00"}, nil},
		{
			"the direct match needs that all met",
			[]settings.Tiebreak{settings.ByDirectMatch},
			[]string{"1= A 30.00", "1= B 30.00", "1= C 30.00", "4 E 21.00", "5 D 9.00"},
			nil,
		},
		{
			"wins, then direct",
			[]settings.Tiebreak{settings.ByWins, settings.ByDirectMatch},
			[]string{"1= B 30.00", "1= C 30.00", "3 A 30.00", "4 E 21.00", "5 D 9.00"},
			[]settings.Tiebreak{settings.ByWins},
		},
		{
			"opponents", []settings.Tiebreak{settings.ByOpponents}, // A 60, B 39, C 30
			[]string{"1 A 30.00", "2 B 30.00", "3 C 30.00", "4 E 21.00", "5 D 9.00"}, []settings.Tiebreak{settings.ByOpponents},
		},
		{
			"quotient", []settings.Tiebreak{settings.ByQuotient}, // A 70/41, B 50/21, C 70/28
			[]string{"1 C 30.00", "2 B 30.00", "3 A 30.00", "4 E 21.00", "5 D 9.00"}, []settings.Tiebreak{settings.ByQuotient},
		},
		{
			"boards are not known",
			[]settings.Tiebreak{settings.ByBoardsWon},
			[]string{"1= A 30.00", "1= B 30.00", "1= C 30.00", "4 E 21.00", "5 D 9.00"},
			nil,
		},
	}
	for _, tt := range tests {
		t.Run(tt.name, func(t *testing.T) {
			rules := byDefault()
			rules.Tiebreak = tt.rules
			league := score(t, leagueOf(matches...), rules)
			if diff := cmp.Diff(tt.want, places(league)); diff != "" {
				t.Error(diff)
			}
			if diff := cmp.Diff(tt.used, league.Tiebreaks); diff != "" {
				t.Error(diff)
			}
		})
	}
}

// TestDirectMatch has the matches between level teams decide: by victory points,
// then by IMPs, and once more among those that stay level.
func TestDirectMatch(t *testing.T) {
	rules := byDefault()
	rules.VP.Kind = settings.VPDiscrete
	rules.Tiebreak = []settings.Tiebreak{settings.ByDirectMatch}
	// All meet once and draw in victory points; by IMPs B has +2, A and C −1.
	ev := leagueOf(listed(0, 0, 1, 16, 0, 1), listed(0, 1, 2, 16, 1, 0), listed(0, 2, 0, 16, 3, 3))
	league := score(t, ev, rules)
	if diff := cmp.Diff([]string{"1 B 20.00", "2= A 20.00", "2= C 20.00"}, places(league)); diff != "" {
		t.Error(diff)
	}
	for _, s := range league.Standings {
		if diff := cmp.Diff(rules.Tiebreak, s.TieBrokenBy); diff != "" {
			t.Error(diff)
		}
	}
	// Among the three A and C have 22 and B 16; then C has beaten A.
	vps := func(home, away, homeVP, awayVP int) event.Match {
		return stating(event.Match{Home: int32(home), Away: int32(away)}, homeVP, awayVP)
	}
	ev = leagueOf(vps(2, 0, 1200, 800), vps(0, 1, 1400, 600), vps(2, 1, 1000, 1000))
	ev.Adjustments = append(ev.Adjustments, event.Adjustment{Entrant: 1, Amount: 6000, Unit: event.InVP, CarryOver: true})
	if diff := cmp.Diff([]string{"1 C 22.00", "2 A 22.00", "3 B 22.00"}, places(score(t, ev, rules))); diff != "" {
		t.Error(diff)
	}
	// A lost to B, but had more before.
	ev = leagueOf(listed(1, 0, 1, 16, 0, 2))
	ev.Adjustments = append(ev.Adjustments, event.Adjustment{Entrant: 0, Amount: 2000, Unit: event.InVP, CarryOver: true})
	if diff := cmp.Diff([]string{"1 B 11.00", "2 A 11.00"}, places(score(t, ev, rules))); diff != "" {
		t.Error(diff)
	}
}
