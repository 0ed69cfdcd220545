package compute

import (
	"encoding/json"
	"math/big"
	"slices"
	"strconv"
	"testing"

	"bridgecalc/internal/bridge"
	"bridgecalc/internal/compute/published"
	"bridgecalc/internal/event"
	"bridgecalc/internal/settings"
)

// examples reads the examples of a topic.
func examples[In, Out any](t *testing.T, topic string) []published.Example[In, Out] {
	t.Helper()
	return published.Examples[In, Out](t, "testdata/scoring.json", topic)
}

// onScale turns matchpoints into those of the scale that an example is in: the
// 1-0.5-0 scale is half of ours.
func onScale(t *testing.T, scale string, mp *big.Rat) *big.Rat {
	t.Helper()
	switch scale {
	case "2-1-0":
		return mp
	case "1-0.5-0":
		return new(big.Rat).Mul(mp, big.NewRat(1, 2))
	}
	t.Fatalf("unknown scale %q", scale)
	return nil
}

// oneBoard scores a board on its own.
func oneBoard(t *testing.T, scores []int) *Session {
	t.Helper()
	return score(t, mitchell(scores), settings.AutoWinners)
}

func TestGoldenMatchpoints(t *testing.T) {
	type input struct {
		Scale    string
		NSScores []int `json:"ns_scores"`
	}
	type output struct {
		NS, EW []json.Number // EW may be missing
		Top    json.Number   // may be missing
	}
	for _, e := range examples[input, output](t, "matchpoints") {
		s := oneBoard(t, e.Input.NSScores)
		check := func(what string, got *big.Rat, want json.Number) {
			t.Helper()
			if got = onScale(t, e.Input.Scale, got); got.Cmp(rat(t, want.String())) != 0 {
				t.Errorf("%v: %s = %s, want %s (%s)", e.Input.NSScores, what, got.RatString(), want, e.Source)
			}
		}
		for i, line := range s.Boards[0].Lines {
			check("NS "+strconv.Itoa(i), line.NS, e.Expected.NS[i])
			if e.Expected.EW != nil {
				check("EW "+strconv.Itoa(i), line.EW, e.Expected.EW[i])
			}
		}
		if e.Expected.Top != "" {
			check("top", big.NewRat(int64(s.Top), 1), e.Expected.Top)
		}
	}
}

func TestGoldenPercentage(t *testing.T) {
	type input struct{ Matchpoints, Maximum int }
	for _, e := range examples[input, string](t, "percentage") {
		got := percent(big.NewRat(int64(e.Input.Matchpoints), 1), e.Input.Maximum)
		if published.Rounded(got, e.Expected) != e.Expected {
			t.Errorf("%+v = %s, want %s (%s)", e.Input, got.FloatString(4), e.Expected, e.Source)
		}
	}
}

func TestGoldenMaximum(t *testing.T) {
	type input struct {
		Boards          int
		ResultsPerBoard int `json:"results_per_board"`
		Scale           string
	}
	for _, e := range examples[input, int](t, "max_matchpoints") {
		boards := make([][]int, e.Input.Boards)
		for i := range boards {
			boards[i] = make([]int, e.Input.ResultsPerBoard)
		}
		s := score(t, mitchell(boards...), settings.AutoWinners)
		for pair := range s.Event.Pairs {
			if got := standingOf(t, s, pair).Max; got != e.Expected {
				t.Errorf("%+v: pair %d could have %d, want %d (%s)", e.Input, pair, got, e.Expected, e.Source)
			}
		}
	}
}

// Boards on which some results have an artificial score and the others are
// brought to the top of all.
func TestGoldenNeubergBoard(t *testing.T) {
	type input struct {
		NSScores []int    `json:"ns_scores"`
		NSAwards []string `json:"ns_awards"` // plain percentages
	}
	type output struct{ NS, Awards []string }
	for _, e := range examples[input, output](t, "neuberg_board") {
		ev := mitchell(e.Input.NSScores)
		board := &ev.Boards[0]
		for _, award := range e.Input.NSAwards {
			board.Results = append(board.Results, adjusted(0, 1, awardOf(t, award), event.Average))
		}
		lines := score(t, ev, settings.OneWinner).Boards[0].Lines
		for i, want := range slices.Concat(e.Expected.NS, e.Expected.Awards) {
			if got := published.Rounded(lines[i].NS, want); got != want {
				t.Errorf("%+v: NS %d = %s, want %s (%s)", e.Input, i, got, want, e.Source)
			}
		}
	}
}

func TestGoldenArtificial(t *testing.T) {
	type input struct {
		Top   int
		Award string
		Own   string `json:"session_avg_percent"`
	}
	for _, e := range examples[input, string](t, "artificial") {
		own := new(big.Rat).Mul(rat(t, e.Input.Own), big.NewRat(1, 100))
		award := matchpointAward(false, func(int) int { return e.Input.Top })
		got := award(awardOf(t, e.Input.Award), 0, own)
		if got.Cmp(rat(t, e.Expected)) != 0 {
			t.Errorf("%+v = %s, want %s (%s)", e.Input, got.RatString(), e.Expected, e.Source)
		}
	}
}

// awardOf reads an award as the examples write it: "A+", "A", "A-", "70".
func awardOf(t *testing.T, s string) event.Award {
	t.Helper()
	switch s {
	case "A+":
		return event.AveragePlus
	case "A":
		return event.Average
	case "A-":
		return event.AverageMinus
	}
	percent, err := strconv.Atoi(s)
	if err != nil {
		t.Fatalf("award %q", s)
	}
	return event.Award{Percent: int32(percent * 100)}
}

// A pair's own average leaves the board with the artificial score out. The
// examples give a session's percentage with one board at a plain percentage in
// it, and the average of the others that follows. The event here is such a
// session: 51 tables, so that each pair beaten is worth 2 %.
func TestGoldenOtherBoardsAverage(t *testing.T) {
	type input struct {
		SessionPercent string `json:"session_percent"`
		Boards         int
		AplusBoards    int `json:"aplus_boards"`
		Credited       string
	}
	const tables = 51
	for _, e := range examples[input, string](t, "other_boards_average") {
		if e.Input.AplusBoards != 1 {
			t.Fatalf("%+v: this test knows one artificial score", e.Input)
		}
		// Percentages of the other boards together, in pairs beaten.
		sum := new(big.Rat).Mul(rat(t, e.Input.SessionPercent), big.NewRat(int64(e.Input.Boards), 1))
		sum.Sub(sum, rat(t, e.Input.Credited))
		sum.Quo(sum, big.NewRat(2, 1))
		if !sum.IsInt() {
			t.Fatalf("%+v: %s pairs beaten", e.Input, sum.RatString())
		}
		beaten, others := int(sum.Num().Int64()), e.Input.Boards-1

		boards := make([][]int, e.Input.Boards)
		for b := range boards {
			boards[b] = make([]int, tables)
			for i := range tables {
				boards[b][i] = 10 * i
			}
			boards[b][0] = 10*((beaten+b)/others) + 5 // spread evenly
		}
		ev := mitchell(boards...)
		average := func(award event.Award) *big.Rat {
			last := &ev.Boards[others].Results[0]
			*last = adjusted(int(last.NS), int(last.EW), award, event.Average)
			return standingOf(t, score(t, ev, settings.TwoWinners), 0).Percent
		}
		if got := average(awardOf(t, e.Input.Credited)); got.Cmp(rat(t, e.Input.SessionPercent)) != 0 {
			t.Errorf("%+v: session of %s %%", e.Input, got.RatString())
		}
		if got := average(event.AveragePlus); published.Rounded(got, e.Expected) != e.Expected {
			t.Errorf("%+v = %s, want %s (%s)", e.Input, got.FloatString(4), e.Expected, e.Source)
		}
	}
}

func TestGoldenBoardPercent(t *testing.T) {
	type input struct {
		NSScores []int `json:"ns_scores"`
	}
	for _, e := range examples[input, []string](t, "board_percent") {
		s := oneBoard(t, e.Input.NSScores)
		for i, line := range s.Boards[0].Lines {
			if got := published.Rounded(percent(line.NS, s.Top), e.Expected[i]); got != e.Expected[i] {
				t.Errorf("%+v: NS %d = %s, want %s (%s)", e.Input, i, got, e.Expected[i], e.Source)
			}
		}
	}
}

// The places of an event of one board are those of the board.
func TestGoldenBoardPlaces(t *testing.T) {
	type input struct {
		NSScores []int `json:"ns_scores"`
	}
	type output struct{ NS, EW []string } // EW may be missing
	for _, e := range examples[input, output](t, "board_places") {
		s := oneBoard(t, e.Input.NSScores)
		if s.Lists[0].Direction != bridge.NS {
			t.Fatalf("first list is of %v", s.Lists[0].Direction)
		}
		tables := len(e.Input.NSScores)
		for i, want := range slices.Concat(e.Expected.NS, e.Expected.EW) {
			if got := place(standingOf(t, s, i)); got != want {
				t.Errorf("%+v: pair %d of %d tables has place %s, want %s (%s)", e.Input, i, tables, got, want, e.Source)
			}
		}
	}
}
