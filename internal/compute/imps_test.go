package compute

import (
	"math/big"
	"strconv"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"
	"pgregory.net/rapid"

	"bridgecalc/internal/compute/published"
	"bridgecalc/internal/event"
	"bridgecalc/internal/settings"
)

// Whole sessions as Compscore3 published them.
func TestPublishedIMPs(t *testing.T) {
	tests := map[string]settings.Settings{
		"butler":    {Scoring: settings.Butler, Trim: settings.Trim{Each: 1}},
		"crossimps": {Scoring: settings.CrossIMPs},
	}
	for name, with := range tests {
		s := scoreBy(t, readResults(t, name), with)
		for _, row := range readCSV(t, "testdata/"+name+"_standings.csv") {
			found := false
			for _, standing := range s.Lists[0].Standings {
				if s.Event.Pairs[standing.Pair].Number != row[0] {
					continue
				}
				found = true
				if got := standing.Score.FloatString(2); got != row[1] || place(standing) != row[2] {
					t.Errorf("%s, pair %s: %s in place %s, want %s in %s", name, row[0], got, place(standing), row[1], row[2])
				}
				if standing.Percent != nil || standing.Max != 0 {
					t.Errorf("IMPs have a percentage: %+v", standing)
				}
			}
			if !found {
				t.Errorf("%s: no pair %s", name, row[0])
			}
		}
	}
}

// A session as ScoreBridge published it, with a matchpoint for each result
// that is missing.
func TestPublishedAddOne(t *testing.T) {
	s := scoreBy(t, readResults(t, "addone"), settings.Settings{Unequal: settings.AddOne})
	sums := make(map[string]*[2]int) // matchpoints and boards
	board, i := -1, 0
	for _, row := range readCSV(t, "testdata/addone_results.csv") {
		if number := atoi(t, row[0]); board < 0 || s.Event.Boards[board].Number != number {
			board, i = board+1, 0
		}
		line := s.Boards[board].Lines[i]
		if i++; line.NS.RatString() != row[4] || line.EW.RatString() != row[5] {
			t.Errorf("%v: %s and %s", row, line.NS, line.EW)
		}
		for side, pair := range row[1:3] {
			if sums[pair] == nil {
				sums[pair] = new([2]int)
			}
			sums[pair][0] += atoi(t, row[4+side])
			sums[pair][1]++
		}
	}
	if len(sums) != 8 {
		t.Fatalf("%d pairs", len(sums))
	}
	for _, standing := range s.Lists[0].Standings {
		sum := sums[s.Event.Pairs[standing.Pair].Number]
		if want := big.NewRat(int64(100*sum[0]), int64(s.Top*sum[1])); standing.Percent.Cmp(want) != 0 {
			t.Errorf("pair %d has %s, want %s", standing.Pair, standing.Percent, want)
		}
	}
}

func TestGoldenArtificialIMPs(t *testing.T) {
	type input struct {
		Method, Award string
		Results       int
	}
	for _, e := range examples[input, int64](t, "artificial_imps") {
		s := settings.Settings{Scoring: settings.Butler, AplusIMPs: 3}
		if e.Input.Method == "total cross-IMP" {
			s.Scoring, s.XIMP = settings.CrossIMPs, settings.TotalXIMP
		}
		got := impAward(s)(awardOf(t, e.Input.Award), e.Input.Results, nil)
		if got.Cmp(big.NewRat(e.Expected, 1)) != 0 {
			t.Errorf("%+v: %s, want %d (%s)", e.Input, got.RatString(), e.Expected, e.Source)
		}
	}
}

func TestArtificialScoresInIMPs(t *testing.T) {
	ev := mitchell([]int{420, -50, 170})
	ev.Boards[0].Results = append(ev.Boards[0].Results,
		adjusted(0, 5, event.AveragePlus, event.AverageMinus),
		adjusted(1, 4, event.Average, event.Award{Percent: 7000}))
	s := scoreBy(t, ev, settings.Settings{Scoring: settings.CrossIMPs, AplusIMPs: 2, Averages: settings.FixedAverages, Winners: settings.OneWinner})
	if diff := cmp.Diff([]string{"2", "0"}, nsColumn(s.Boards[0])[3:]); diff != "" {
		t.Errorf("NS (-want +got):\n%s", diff)
	}
	if diff := cmp.Diff([]string{"-2", "4"}, ewColumn(s.Boards[0])[3:]); diff != "" {
		t.Errorf("EW (-want +got):\n%s", diff)
	}
}

// Average plus is a pair's own average where that is better, and average minus where
// that is worse, by Law 12C2(c); not where averages are fixed.
func TestOwnAverageInIMPs(t *testing.T) {
	board := func(third ...event.Result) [][]event.Result {
		return [][]event.Result{
			{played(0, 1, 420), played(2, 3, -50)},
			{played(0, 3, 620), played(2, 1, -100)},
			third,
		}
	}
	plusMinus := adjusted(0, 1, event.AveragePlus, event.AverageMinus)
	minusPlus := adjusted(0, 1, event.AverageMinus, event.AveragePlus)
	alone := board(plusMinus, played(2, 3, 90), played(4, 5, 90))
	tests := []struct {
		name     string
		boards   [][]event.Result
		settings settings.Settings
		ns, ew   string
	}{
		// The data are 190 and 260: 230 and 360 points are 6 and 8 IMPs; pair 2 has −6
		// and +8, so −3 is worse than its average of 1.
		{"Butler", alone, settings.Settings{Scoring: settings.Butler}, "7", "-3"},
		{"fixed", alone, settings.Settings{Scoring: settings.Butler, Averages: settings.FixedAverages}, "3", "-3"},
		{"better than average minus", board(minusPlus, played(2, 3, 90), played(4, 5, 90)), settings.Settings{Scoring: settings.Butler}, "-3", "3"},
		// 470 and 720 points are 10 and 12 IMPs against the only other result.
		{"cross-IMPs", alone, settings.Settings{Scoring: settings.CrossIMPs}, "11", "-3"},
		// With three results to a board the two of these are multiplied by 2.
		{"total", alone, settings.Settings{Scoring: settings.CrossIMPs, XIMP: settings.TotalXIMP}, "22", "-6"},
	}
	for _, tt := range tests {
		t.Run(tt.name, func(t *testing.T) {
			tt.settings.Winners = settings.OneWinner
			line := scoreBy(t, newEvent(tt.boards...), tt.settings).Boards[2].Lines[0]
			if got := []string{line.NS.RatString(), line.EW.RatString()}; got[0] != tt.ns || got[1] != tt.ew {
				t.Errorf("NS %s, EW %s; want %s, %s", got[0], got[1], tt.ns, tt.ew)
			}
		})
	}
}

// Pairs with different numbers of boards are placed by IMPs per board.
func TestIMPsPerBoard(t *testing.T) {
	s := scoreBy(t, newEvent(
		[]event.Result{played(0, 1, 420), played(2, 3, 0)},
		[]event.Result{played(0, 1, 0), played(2, 3, 50)},
		[]event.Result{notPlayed(0, 1), played(4, 5, 50), played(2, 3, 170)},
	), settings.Settings{Scoring: settings.CrossIMPs})
	list := s.Lists[0]
	if !list.PerBoard {
		t.Error("not ranked by board")
	}
	if diff := cmp.Diff([]string{"0 1", "2 2", "4 3"}, places(list)); diff != "" {
		t.Errorf("(-want +got):\n%s", diff)
	}
	if got := list.Standings[1]; got.Score.RatString() != "-4" || got.PerBoard.RatString() != "-4/3" {
		t.Errorf("%+v", got)
	}
}

func TestDatumOfABoard(t *testing.T) {
	s := scoreBy(t, mitchell([]int{420, 400, 170}), settings.Settings{Scoring: settings.Butler})
	if got := s.Boards[0].Datum; got == nil || got.RatString() != "330" {
		t.Errorf("datum %v, want 330", got)
	}
	if got := scoreBy(t, mitchell([]int{420, 400}), settings.Settings{}).Boards[0].Datum; got != nil {
		t.Errorf("matchpoints have a datum: %v", got)
	}
}

func TestCrossIMPsAddUpToNothing(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		ev := drawEvent(t)
		s := drawSettings(t)
		s.Scoring = settings.CrossIMPs
		session := scoredBy(t, ev, s)
		for i, board := range ev.Boards {
			sum := new(big.Rat)
			for j, r := range board.Results {
				if r.Kind == event.Played && session.Boards[i].Groups[0].NS.Results > 1 {
					sum.Add(sum, session.Boards[i].Lines[j].NS)
				}
			}
			if sum.Sign() != 0 {
				t.Errorf("board %d: %s", board.Number, sum.RatString())
			}
		}
	})
}

// What a side gains the other loses, and moving all scores changes nothing.
func TestSidesOfIMPs(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		ev := drawEvent(t)
		s := drawSettings(t)
		s.Scoring = rapid.SampledFrom([]settings.Scoring{settings.Butler, settings.CrossIMPs, settings.Bastille}).Draw(t, "scoring")
		session := scoredBy(t, ev, s)
		moved := clone(ev)
		for i, board := range ev.Boards {
			for j, r := range board.Results {
				line := session.Boards[i].Lines[j]
				if r.Kind == event.Played && new(big.Rat).Add(line.NS, line.EW).Sign() != 0 {
					t.Errorf("board %d: %s and %s", board.Number, line.NS, line.EW)
				}
				moved.Boards[i].Results[j].Score += 120
			}
		}
		s.DatumRound = settings.RoundNone
		want, got := scoredBy(t, ev, s), scoredBy(t, moved, s)
		for i := range want.Boards {
			if diff := cmp.Diff(want.Boards[i].Lines, got.Boards[i].Lines, exactly); diff != "" {
				t.Errorf("board %d (-want +moved):\n%s", i, diff)
			}
		}
	})
}

// drawSettings draws ways of scoring boards.
func drawSettings(t *rapid.T) settings.Settings {
	return settings.Settings{
		Scoring:     settings.Scoring(rapid.IntRange(1, 4).Draw(t, "scoring")),
		Scale:       settings.Scale(rapid.IntRange(0, 1).Draw(t, "scale")),
		Unequal:     settings.Unequal(rapid.IntRange(0, 6).Draw(t, "unequal")),
		Averages:    settings.Averages(rapid.IntRange(0, 1).Draw(t, "averages")),
		Trim:        settings.Trim{Kind: settings.TrimKind(rapid.IntRange(0, 4).Draw(t, "trim")), Each: 1, Percent: 1500},
		DatumRound:  settings.DatumRound(rapid.IntRange(0, 3).Draw(t, "round")),
		XIMP:        settings.XIMP(rapid.IntRange(0, 3).Draw(t, "ximp")),
		XIMPCap:     rapid.SampledFrom([]int{0, 17}).Draw(t, "cap"),
		XIMPUnequal: settings.XIMPUnequal(rapid.IntRange(0, 1).Draw(t, "ximp-unequal")),
	}
}

func TestSitOuts(t *testing.T) {
	type input struct {
		Policy  string
		Percent int `json:"percent_on_played"`
		Played  int `json:"boards_played"`
		Missed  int `json:"boards_missed"`
	}
	policies := map[string]settings.SitOut{
		"average_50": {Counts: true, Percent: 5000}, "aplus_60": {Counts: true, Percent: 6000},
		"own_average": {}, "not_counted": {},
	}
	const tables = 101 // each pair beaten is one percent
	for _, e := range examples[input, string](t, "sitout") {
		sitOut, known := policies[e.Input.Policy]
		if !known {
			t.Fatalf("policy %q", e.Input.Policy)
		}
		boards := make([][]int, e.Input.Played)
		for b := range boards {
			for i := range tables {
				boards[b] = append(boards[b], 10*i)
			}
			boards[b][0] = 10*e.Input.Percent + 5
		}
		ev := mitchell(boards...)
		for b := range e.Input.Missed {
			ev.Byes = append(ev.Byes, event.Bye{Pair: 0, Board: int32(100 + b)})
		}
		s := scoreBy(t, ev, settings.Settings{SitOut: sitOut, Winners: settings.TwoWinners})
		if got := published.Rounded(standingOf(t, s, 0).Percent, e.Expected); got != e.Expected {
			t.Errorf("%+v: %s, want %s (%s)", e.Input, got, e.Expected, e.Source)
		}
	}
}

// In IMPs a sit-out of 50 % is nothing, and one that does not count leaves the
// pair its IMPs per board: 21 of 21 boards is 24 of 24.
func TestSitOutsInIMPs(t *testing.T) {
	type policy struct{ Policy string }
	for _, e := range examples[policy, int64](t, "sitout_imps") {
		got := impAward(settings.Settings{})(event.Award{Percent: 5000}, 9, nil)
		if got.Cmp(big.NewRat(e.Expected, 1)) != 0 {
			t.Errorf("%+v: %s", e.Input, got.RatString())
		}
	}
	type input struct {
		IMPs   int
		Played int `json:"boards_played"`
		Boards int
	}
	for _, e := range examples[input, string](t, "sitout_imp_factor") {
		boards := make([][]int, e.Input.Played)
		for b := range boards {
			boards[b] = []int{20, 0} // one IMP
		}
		ev := mitchell(boards...)
		for b := range e.Input.Boards - e.Input.Played {
			ev.Byes = append(ev.Byes, event.Bye{Pair: 0, Board: int32(100 + b)})
		}
		s := scoreBy(t, ev, settings.Settings{Scoring: settings.CrossIMPs, Winners: settings.TwoWinners})
		got := standingOf(t, s, 0)
		whole := new(big.Rat).Mul(got.PerBoard, big.NewRat(int64(e.Input.Boards), 1))
		if got.Score.RatString() != strconv.Itoa(e.Input.IMPs) || whole.RatString() != e.Expected {
			t.Errorf("%+v: %s, %s for all boards, want %s (%s)", e.Input, got.Score, whole, e.Expected, e.Source)
		}
	}
}

// A trim that leaves out nothing is a warning with the boards.
func TestTrimOfNothing(t *testing.T) {
	var nine, ten []event.Result
	for i := range 10 {
		r := played(2*i, 2*i+1, 100*i)
		if ten = append(ten, r); i < 9 {
			nine = append(nine, r)
		}
	}
	two := nine[:2]
	for trim, want := range map[string]string{
		"0": "", "10 %": "board 1, 3", "20 %": "board 3", "1": "board 3", "4": "board 3", "5": "board 1, 2, 3", "1/7": "board 3", "median": "", "ebu": "",
	} {
		in := settings.Settings{Scoring: settings.Butler}
		if err := in.Set("trim", trim); err != nil {
			t.Fatal(err)
		}
		s := scoreBy(t, newEvent(nine, ten, two), in)
		var got string
		for _, w := range s.Warnings {
			got = w.Text[strings.Index(w.Text, "board"):]
		}
		if got != want {
			t.Errorf("trim %s: %q, want %q", trim, got, want)
		}
		if in.Scoring = settings.Matchpoints; scoreBy(t, newEvent(nine, ten, two), in).Warnings != nil {
			t.Errorf("trim %s in matchpoints", trim)
		}
	}
}
