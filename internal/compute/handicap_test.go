package compute

import (
	"math/big"
	"testing"

	"bridgecalc/internal/event"
	"bridgecalc/internal/settings"
)

// inHundredths reads "-5.2" as -520.
func inHundredths(t *testing.T, s string) int32 {
	t.Helper()
	r := rat(t, s)
	r.Mul(r, big.NewRat(100, 1))
	if !r.IsInt() {
		t.Fatalf("%s has more than two decimals", s)
	}
	return int32(r.Num().Int64())
}

func TestHandicap(t *testing.T) {
	type input struct {
		Scratch             string
		Handicaps, Averages []string // one or the other
		Mode                string
	}
	for _, e := range examples[input, string](t, "handicap") {
		var averages []int32
		for _, a := range e.Input.Averages {
			averages = append(averages, inHundredths(t, a))
		}
		for _, h := range e.Input.Handicaps {
			averages = append(averages, 5000-inHundredths(t, h))
		}
		got := inHundredths(t, e.Input.Scratch) + Handicap(averages, e.Input.Mode == "sum")
		if want := inHundredths(t, e.Expected); got != want {
			t.Errorf("%+v = %d, want %d (%s)", e.Input, got, want, e.Source)
		}
	}
	for _, tt := range []struct{ a, b, want int32 }{{5000, 4999, 1}, {5000, 5001, -1}, {5000, 5000, 0}} {
		if got := Handicap([]int32{tt.a, tt.b}, false); got != tt.want {
			t.Errorf("mean of %d and %d: %d, want %d", tt.a, tt.b, got, tt.want)
		}
	}
}

func TestHandicapCounts(t *testing.T) {
	ev := newEvent([]event.Result{played(0, 1, 100), played(2, 3, 50), played(4, 5, 0)})
	ev.Pairs[2].Handicap = 5001
	s := score(t, ev, settings.AutoWinners)
	got := s.Lists[0].Standings[0]
	if got.Pair != 2 || got.Percent.RatString() != "10001/100" || got.Handicap.RatString() != "5001/100" {
		t.Errorf("%+v", got)
	}
	if got.Score.RatString() != "2" {
		t.Errorf("the handicap is in the score: %s", got.Score.RatString())
	}
	refuse(t, ev, settings.Settings{Scoring: settings.Butler}, "pair 3")
}
