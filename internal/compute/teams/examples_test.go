package teams

import (
	"bytes"
	"encoding/json"
	"math/big"
	"os"
	"path/filepath"
	"strconv"
	"testing"

	"bridgecalc/internal/bridge"
	"bridgecalc/internal/event"
	"bridgecalc/internal/settings"
)

// example is a worked example of testdata/scoring.json.
type example struct {
	Topic           string
	Input, Expected json.RawMessage
	Source          string
}

var topics = map[string]func(t *testing.T, e example){
	"team_match":       testTeamMatch,
	"bam":              testBoardAMatch,
	"patton":           testPatton,
	"lederer":          testLederer,
	"void_match":       testVoid,
	"swiss_mismatch":   testMismatch,
	"tie_break_points": testOpponents,
	"artificial_imps":  testArtificial,
}

func TestPublishedExamples(t *testing.T) {
	data, err := os.ReadFile(filepath.Join("testdata", "scoring.json"))
	if err != nil {
		t.Fatal(err)
	}
	var examples []example
	decode(t, data, &examples)
	seen := make(map[string]bool)
	for _, e := range examples {
		test := topics[e.Topic]
		if test == nil {
			t.Fatalf("topic %q has no test", e.Topic)
		}
		seen[e.Topic] = true
		t.Run(e.Topic+string(e.Input), func(t *testing.T) { test(t, e) })
	}
	if len(seen) != len(topics) {
		t.Errorf("%d topics have examples, want %d", len(seen), len(topics))
	}
}

func decode(t *testing.T, data []byte, v any) {
	t.Helper()
	d := json.NewDecoder(bytes.NewReader(data))
	d.DisallowUnknownFields()
	if err := d.Decode(v); err != nil {
		t.Fatal(err)
	}
}

func atoi(t *testing.T, s string) int {
	t.Helper()
	n, err := strconv.Atoi(s)
	if err != nil {
		t.Fatal(err)
	}
	return n
}

func testTeamMatch(t *testing.T, e example) {
	var in struct {
		HomeNS      int  `json:"home_ns"`
		AwayAtOther *int `json:"away_ns_at_other_table"`
		OtherNS     int  `json:"other_ns"`
	}
	var want struct{ Diff, IMPs int }
	decode(t, e.Input, &in)
	decode(t, e.Expected, &want)
	other := in.OtherNS
	if in.AwayAtOther != nil {
		other = *in.AwayAtOther
	}
	g := score(t, leagueOf(played(1, 0, 1, board{in.HomeNS, other})), byDefault()).Meetings[0]
	if g.Home.For != Amount(want.IMPs)*One || g.Away.Against != g.Home.For || g.Home.Against != 0 {
		t.Errorf("home won %s IMPs and away lost %s, want %d", decimals(g.Home.For), decimals(g.Away.Against), want.IMPs)
	}
	byPoints := byDefault()
	byPoints.Scoring = settings.TotalPoints
	g = score(t, leagueOf(played(1, 0, 1, board{in.HomeNS, other})), byPoints).Meetings[0]
	if g.Home.Points != Amount(want.Diff)*One || g.Away.Points != -g.Home.Points {
		t.Errorf("difference of %s and %s, want %d", decimals(g.Home.Points), decimals(g.Away.Points), want.Diff)
	}
}

func testBoardAMatch(t *testing.T, e example) {
	var in struct {
		HomeNS  int `json:"home_ns"`
		OtherNS int `json:"other_ns"`
	}
	var want struct{ Home, Away, Scale string }
	decode(t, e.Input, &in)
	decode(t, e.Expected, &want)
	rules := byDefault()
	rules.Scoring = settings.BoardAMatch
	if want.Scale == "1-0.5-0" {
		rules.Scale = settings.Scale105
	}
	g := score(t, leagueOf(played(1, 0, 1, board{in.HomeNS, in.OtherNS})), rules).Meetings[0]
	checkPoints(t, &g, want.Home, want.Away)
}

func checkPoints(t *testing.T, g *Meeting, home, away string) {
	t.Helper()
	for _, side := range []struct {
		got  Amount
		want string
	}{{g.Home.Points, home}, {g.Away.Points, away}} {
		want, ok := new(big.Rat).SetString(side.want)
		if !ok || side.got.Rat().Cmp(want) != 0 {
			t.Errorf("points are %s, want %s", decimals(side.got), side.want)
		}
	}
}

// testPatton wins three boards of four, and as much on them as is lost on the
// fourth: half of the aggregate.
func testPatton(t *testing.T, e example) {
	var in struct {
		Boards      int
		BAM         int `json:"bam_points"`
		AggregateVP int `json:"aggregate_vp"`
	}
	var want struct{ Total, Of int }
	decode(t, e.Input, &in)
	decode(t, e.Expected, &want)
	rules := byDefault()
	rules.Scoring, rules.VP.Kind = settings.Patton, settings.VPTable
	rules.Tables = bridge.VictoryTables{{MinBoards: 4, MaxBoards: 4, Table: bridge.VictoryTable{{Winner: 400, Loser: 400}, {From: 300, Winner: 500, Loser: 300}}}}
	g := score(t, leagueOf(played(1, 0, 1, board{100, 0}, board{110, 0}, board{140, 0}, board{0, 350})), rules).Meetings[0]
	if g.Home.For != Amount(in.BAM)*One || g.Boards != in.Boards || g.Home.SecondPoints != Amount(in.AggregateVP)*One || g.Home.Aggregate() != 0 {
		t.Errorf("%s by boards, %s in all", decimals(g.Home.For), decimals(g.Home.Points))
	}
	checkPoints(t, &g, strconv.Itoa(want.Total), strconv.Itoa(want.Of-want.Total))
}

// testLederer has one side win all that can be won, and a match without a swing.
func testLederer(t *testing.T, e example) {
	var in struct{ Boards int }
	var want struct {
		VPMax  int `json:"imp_vp_max"`
		PABMax int `json:"pab_max"`
		Total  int
		Draw   int `json:"imp_vp_draw"`
		Blitz  int `json:"imp_blitz"`
	}
	decode(t, e.Input, &in)
	decode(t, e.Expected, &want)
	rules := byDefault()
	rules.Scoring, rules.VP.Kind, rules.PattonByIMPs = settings.Patton, settings.VPTable, true
	rules.Tables = bridge.VictoryTables{{MinBoards: 9, MaxBoards: 9, Table: bridge.VictoryTable{
		{Winner: 100 * want.Draw, Loser: 100 * want.Draw}, {From: want.Blitz, Winner: 100 * want.VPMax},
	}}}
	blitz, flat := make([]board, in.Boards), make([]board, in.Boards)
	for i := range blitz {
		blitz[i] = board{170, 0} // 5 IMPs
	}
	g := score(t, leagueOf(played(1, 0, 1, blitz...), played(1, 2, 3, flat...)), rules)
	if g.Meetings[0].Home.SecondFor != Amount(want.Blitz)*One {
		t.Errorf("%s IMPs, want %d", decimals(g.Meetings[0].Home.SecondFor), want.Blitz)
	}
	if g.Meetings[0].Home.For != Amount(want.PABMax)*One {
		t.Errorf("%s by boards, want %d", decimals(g.Meetings[0].Home.For), want.PABMax)
	}
	checkPoints(t, &g.Meetings[0], strconv.Itoa(want.Total), "0")
	half := strconv.Itoa(want.Draw + want.PABMax/2)
	checkPoints(t, &g.Meetings[1], half, half)
}

func testVoid(t *testing.T, e example) {
	var in struct {
		Pool  int
		Fault string
	}
	var want int
	decode(t, e.Input, &in)
	decode(t, e.Expected, &want)
	percent := map[string]int32{"both seated wrong": 4000, "director": 6000}[in.Fault]
	m := event.Match{Round: 1, Home: 0, Away: 1, Void: true, HomePercent: percent, AwayPercent: percent}
	league := score(t, leagueOf(m), byDefault())
	checkPoints(t, &league.Meetings[0], strconv.Itoa(want), strconv.Itoa(want))
	if s := league.Standings[0]; s.Voids != 1 || s.Played != 0 || in.Pool != 20 {
		t.Errorf("%+v", s)
	}
}

// testMismatch has a match that would end as the example says on a scale of its
// own.
func testMismatch(t *testing.T, e example) {
	var in struct {
		VP        int    `json:"actual_vp"`
		Opponents string `json:"opponents"`
		OwnFault  bool   `json:"own_fault"`
	}
	var want int
	decode(t, e.Input, &in)
	decode(t, e.Expected, &want)
	m := listed(1, 0, 1, 8, 0, 0)
	switch {
	case in.Opponents == "higher" && !in.OwnFault:
		m.HomeMismatch = event.TooStrong
	case in.Opponents == "lower" && in.OwnFault:
		m.HomeMismatch = event.TooWeak
	}
	m.HomeIMPs = event.WholeIMPs(map[int]int{12: 4, 13: 7}[in.VP])
	rules := byDefault()
	rules.VP.Kind = settings.VPDiscrete
	checkPoints(t, &score(t, leagueOf(m), rules).Meetings[0], strconv.Itoa(want), strconv.Itoa(20-in.VP))
}

// testOpponents has a team meet opponents that end with the scores of the
// example.
func testOpponents(t *testing.T, e example) {
	var in struct {
		Scores []int `json:"opponent_scores"`
	}
	var want int
	decode(t, e.Input, &in)
	decode(t, e.Expected, &want)
	var matches []event.Match
	for i := range in.Scores {
		matches = append(matches, listed(i+1, 0, i+1, 16, 0, 0))
	}
	ev := leagueOf(matches...)
	for i, total := range in.Scores { // a drawn match, and what it had before
		ev.Adjustments = append(ev.Adjustments, event.Adjustment{Entrant: int32(i + 1), Amount: int64(total-10) * 1000, Unit: event.InVP, CarryOver: true})
	}
	for _, s := range score(t, ev, byDefault()).Standings {
		if s.Team == 0 && s.Opponents != Amount(want)*One {
			t.Errorf("opponents have %s, want %d", decimals(s.Opponents), want)
		}
	}
}

func testArtificial(t *testing.T, e example) {
	var in struct{ Method, Award string }
	var want int
	decode(t, e.Input, &in)
	decode(t, e.Expected, &want)
	award := map[string]event.Award{"A+": event.AveragePlus, "A-": event.AverageMinus}[in.Award]
	m := played(1, 0, 1, board{100, 100})
	m.Results = append(m.Results, at(2, event.Open, event.Result{Kind: event.Adjusted, NS: 0, EW: 1, NSAward: award, EWAward: event.Average}))
	b := score(t, leagueOf(m), byDefault()).Meetings[0].Parts[0].Boards[1]
	if b.Home != Amount(want)*One || b.Away != 0 || b.State != Counts {
		t.Errorf("home gets %s and away %s, want %d and 0", decimals(b.Home), decimals(b.Away), want)
	}
}
