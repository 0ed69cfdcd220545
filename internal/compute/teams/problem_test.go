package teams

import (
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"

	"bridgecalc/internal/event"
	"bridgecalc/internal/settings"
)

func TestProblems(t *testing.T) {
	withResult := func(r event.TableResult, boards ...board) event.Match {
		m := played(1, 0, 1, boards...)
		m.Results = append(m.Results, r)
		return m
	}
	scoredBy := func(scoring settings.Scoring) func(*Rules) { return func(r *Rules) { r.Scoring = scoring } }
	onScale := func(kind settings.VPKind) func(*Rules) { return func(r *Rules) { r.VP.Kind = kind } }
	tests := []struct {
		name    string
		matches []event.Match
		rules   func(*Rules)
		want    []string
	}{
		{"none", []event.Match{stating(listed(1, 0, 1, 16, 35, 30), 1148, 852)}, nil, nil},
		{
			"against itself",
			[]event.Match{listed(1, 0, 0, 16, 3, 1), listed(1, 1, 2, 16, 3, 1)},
			nil,
			[]string{"league.csv:2: A plays against itself"},
		},
		{
			"a bye with results",
			[]event.Match{{Round: 1, Home: 0, Away: event.NoTeam, Results: []event.TableResult{at(1, event.Open, event.Result{NS: 0, EW: event.NoTeam})}}},
			nil,
			[]string{"A has a bye, and results beside it"},
		},
		{
			"twice in a round",
			[]event.Match{listed(1, 0, 1, 16, 3, 1), listed(1, 2, 0, 16, 3, 1)},
			nil,
			[]string{
				"league.csv:2: A plays twice in round 1, here and in league.csv:2",
			},
		},
		{
			"a triple, and a fourth team",
			[]event.Match{listed(1, 0, 1, 16, 3, 1), listed(1, 1, 2, 16, 3, 1), listed(1, 2, 0, 16, 3, 1), listed(1, 0, 3, 16, 3, 1)},
			nil,
			[]string{
				"league.csv:2: A plays twice in round 1, here and in league.csv:2",
				"league.csv:2: A plays twice in round 1, here and in league.csv:2",
			},
		},
		{
			"the same match twice in a round",
			[]event.Match{listed(1, 0, 1, 16, 3, 1), listed(1, 1, 0, 16, 3, 1), listed(1, 2, 3, 16, 3, 1)},
			nil,
			[]string{
				"league.csv:2: B plays twice in round 1, here and in league.csv:2",
				"league.csv:2: A plays twice in round 1, here and in league.csv:2",
			},
		},
		{
			"IMPs without the number of boards",
			[]event.Match{listed(1, 0, 1, 0, 3, 1)},
			nil,
			[]string{"league.csv:2: it is not said how many boards A v B had, and victory points go by that"},
		},
		{
			"no table for this length",
			[]event.Match{listed(1, 0, 1, 16, 3, 1)},
			onScale(settings.VPACBL30),
			[]string{"league.csv:2: the scale acbl30 has no table for a match of 16 boards"},
		},
		{
			"wrong victory points",
			[]event.Match{stating(listed(1, 0, 1, 16, 35, 30), 1184, 816), stating(listed(2, 0, 1, 16, 35, 30), 1148, 852)},
			nil,
			[]string{"league.csv:2: the file gives A v B 11.84–8.16 VPs, but a margin of 5 IMPs over 16 boards is 11.48–8.52 on the scale wbf"},
		},
		{
			// 24 boards: the formula alone gives 8.78 and 0.71.
			"victory points that are rounded only",
			[]event.Match{stating(listed(1, 0, 1, 24, 20, 25), 878, 1122), stating(listed(2, 0, 1, 24, 11, 74), 71, 1929), stating(listed(3, 0, 1, 24, 42, 40), 1050, 950)},
			nil,
			[]string{"league.csv:2: warning: the victory points in the file are a hundredth off the published table in 2 of the matches, the first of them A v B: 8.78–11.22 for 8.77–11.23"},
		},
		{
			"victory points of another scale",
			[]event.Match{stating(listed(1, 0, 1, 16, 35, 30), 1200, 800), stating(listed(2, 0, 1, 16, 9, 0), 1300, 700)},
			nil,
			[]string{"league.csv:2: the victory points in the file are not those of the scale wbf; all of them fit wbf-discrete"},
		},
		{
			"more victory points than there are",
			[]event.Match{stating(event.Match{Round: 1, Home: 0, Away: 1}, 2500, 400)},
			nil,
			[]string{"25.00 4.00 is no result on the scale wbf", "warning: the victory points of A v B, 25.00 and 4.00, are not 20.00 together"},
		},
		{
			"a board that no scoring by boards has",
			[]event.Match{listed(1, 0, 1, 16, 35, 30)},
			scoredBy(settings.BoardAMatch),
			[]string{"league.csv:2: A v B has no results of single boards, which this scoring needs"},
		},
		{
			"Patton without a table",
			[]event.Match{played(1, 0, 1, board{100, 0}), played(2, 0, 1, board{100, 0})},
			scoredBy(settings.Patton),
			[]string{"league.csv:2: Patton needs a table that turns the aggregate into points"},
		},
		{
			"an artificial score in total points",
			[]event.Match{withResult(at(2, event.Open, adjusted(open(0), event.Average, event.Average)), board{100, 0})},
			scoredBy(settings.TotalPoints),
			[]string{"league.csv:C20: board 2 has an artificial score, which is worth nothing in total points"},
		},
		{
			"two awards",
			[]event.Match{func() event.Match {
				m := withResult(at(2, event.Open, adjusted(open(0), event.AveragePlus, event.Average)), board{100, 0})
				m.Results = append(m.Results, at(2, event.Closed, adjusted(closed(0), event.Average, event.Average)))
				return m
			}()},
			nil,
			[]string{"league.csv:C21: A v B: board 2 gives A two different artificial scores"},
		},
		{
			"other cards, and the same seats",
			[]event.Match{func() event.Match {
				m := played(1, 0, 1, board{100, 0})
				m.Results = append(m.Results, at(2, event.Open, open(50)), at(2, event.Closed, version(closed(50), 2)))
				m.Results = append(m.Results, at(3, event.Open, open(50)), at(3, event.Closed, open(50)))
				return m
			}()},
			nil,
			[]string{
				"league.csv:2: warning: A v B has a result on 1 of 3 boards: with less than half of them a match is void (EBU White Book 3.3.6.1)",
				"league.csv:C20: warning: A v B: board 2 does not count: no two tables played the same cards",
				"league.csv:C30: warning: A v B: board 3 does not count: a team sat the same way at all its tables",
			},
		},
		{
			"no board that counts",
			[]event.Match{{Round: 1, Home: 0, Away: 1, Results: []event.TableResult{at(1, event.Open, open(50))}}},
			nil,
			[]string{"warning: A v B has no board that counts, and counts as not played"},
		},
		{
			"other teams in a result",
			[]event.Match{withResult(at(2, event.Open, event.Result{NS: 0, EW: 2}), board{0, 0}), listed(1, 2, 3, 16, 0, 0)},
			nil,
			[]string{"league.csv:C20: board 2 has a result of teams that do not play this match"},
		},
		{
			"a missing segment",
			[]event.Match{
				{Round: 1, Segment: 1, Home: 0, Away: 1, HasIMPs: true, Boards: 8},
				{Round: 1, Segment: 2, Home: 0, Away: 1, NotPlayed: true},
			},
			nil,
			[]string{"warning: A v B lacks a segment and does not count yet"},
		},
		{
			"a segment of unknown length",
			[]event.Match{
				{Round: 1, Segment: 1, Home: 0, Away: 1, HasIMPs: true, Boards: 8},
				{Round: 1, Segment: 2, Home: 0, Away: 1, HasIMPs: true},
			},
			nil,
			[]string{"it is not said how many boards A v B had, and victory points go by that"},
		},
		{
			"an adjustment of a match that was not played",
			[]event.Match{{Round: 1, Home: 0, Away: 1, NotPlayed: true, Adjustments: []event.Adjustment{{Entrant: 0, Unit: event.InVP}}}},
			nil,
			[]string{"an adjustment is for A v B, which was not played"},
		},
		{
			"IMPs against rulings",
			[]event.Match{func() event.Match {
				m := withResult(at(2, event.Open, adjusted(open(0), event.AveragePlus, event.AverageMinus)), board{400, -50})
				m.HasIMPs, m.HomeIMPs = true, 1200 // 13 is right
				return m
			}()},
			nil,
			[]string{"league.csv:2: the file gives A v B 12–0 IMPs, but its boards with their rulings come to 13–0"},
		},
		{
			"a bye that nobody wrote",
			[]event.Match{listed(1, 0, 1, 16, 0, 0), listed(2, 1, 2, 16, 0, 0), listed(3, 2, 0, 16, 0, 0)},
			nil,
			[]string{
				"league.csv:2: warning: C has no match in round 1, and gets 12.00 victory points for a bye",
				"league.csv:3: warning: A has no match in round 2, and gets 12.00 victory points for a bye",
				"league.csv:4: warning: B has no match in round 3, and gets 12.00 victory points for a bye",
			},
		},
		{
			"fewer tables than elsewhere, for teams of eight",
			[]event.Match{func() event.Match {
				m := played(1, 0, 1, board{400, -50}, board{0, 0})
				m.Results = append(m.Results, at(1, event.Open, open(50)), at(1, event.Closed, closed(100)))
				return m
			}()},
			nil,
			[]string{"league.csv:C20: warning: A v B: board 2 has 2 results, other boards have 4"},
		},
	}
	for _, tt := range tests {
		t.Run(tt.name, func(t *testing.T) {
			rules := byDefault()
			if tt.rules != nil {
				tt.rules(&rules)
			}
			var got []string
			for _, text := range problemsOf(leagueOf(tt.matches...), rules) {
				got = append(got, strings.TrimPrefix(text, ": ")) // a match without a place
			}
			if diff := cmp.Diff(tt.want, got); diff != "" {
				t.Error(diff)
			}
		})
	}
}

// TestAdjustmentsOfNoUse has adjustments that the ranking cannot count.
func TestAdjustmentsOfNoUse(t *testing.T) {
	ev := leagueOf(listed(1, 0, 1, 16, 35, 30))
	ev.Adjustments = []event.Adjustment{{Entrant: 1, Amount: -1000, Unit: event.InIMPs, At: event.Position{File: "league.csv", Row: 9}}}
	if diff := cmp.Diff([]string{"league.csv:9: an adjustment of B is in IMPs, which is not what the ranking counts"}, problemsOf(ev, byDefault())); diff != "" {
		t.Error(diff)
	}
	bye := event.Match{Round: 1, Home: 0, Away: event.NoTeam}
	noBoards := stating(listed(1, 0, 1, 0, 35, 30), 1148, 852)
	for _, tt := range []struct {
		match event.Match
		who   int32
		unit  event.Unit
		want  string
	}{
		{listed(1, 0, 1, 16, 35, 30), 7, event.InVP, "an adjustment is for a team that did not play this match"},
		{bye, event.NoTeam, event.InVP, "an adjustment is for the opponents of a bye, who are nobody"},
		{bye, 0, event.InIMPs, "an adjustment in IMPs does not fit the bye of A"},
		{noBoards, 0, event.InIMPs, "an adjustment in IMPs does not fit A v B"},
	} {
		tt.match.Adjustments = []event.Adjustment{{Entrant: tt.who, Amount: -1000, Unit: tt.unit, At: event.Position{File: "league.csv", Row: 9, Col: 6}}}
		if diff := cmp.Diff([]string{"league.csv:F9: " + tt.want}, problemsOf(leagueOf(tt.match), byDefault())); diff != "" {
			t.Error(diff)
		}
	}
}
