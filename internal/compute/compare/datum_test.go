package compare

import (
	"math/big"
	"strconv"
	"testing"

	"bridgecalc/internal/compute/published"
	"bridgecalc/internal/settings"
)

func TestDatumIsRounded(t *testing.T) {
	modes := map[string]settings.DatumRound{
		"away": settings.RoundAway, "even": settings.RoundEven, "toward": settings.RoundToward,
	}
	for _, e := range examples[struct{ Mean, Mode string }, int64](t, "datum_round") {
		mode, known := modes[e.Input.Mode]
		if !known {
			t.Fatalf("mode %q", e.Input.Mode)
		}
		if got := roundDatum(rat(t, e.Input.Mean), mode); got.Cmp(big.NewRat(e.Expected, 1)) != 0 {
			t.Errorf("%+v = %s, want %d (%s)", e.Input, got.RatString(), e.Expected, e.Source)
		}
	}
}

type datumInput struct {
	NSScores []int  `json:"ns_scores"`
	Drop     int    `json:"drop_each_end"`
	Rounding string `json:"datum_rounding"`
}

func TestButler(t *testing.T) {
	type output struct {
		Mean    string
		Datum   int64
		IMPs    []int64          `json:"ns_imps"`
		ByScore map[string]int64 `json:"imps_by_score"`
	}
	for _, e := range examples[datumInput, output](t, "butler") {
		f := frequencyOf(e.Input.NSScores...)
		s := settings.Settings{Trim: settings.Trim{Each: e.Input.Drop}}
		if mean := datum(f, f.Results(), s.Trim); published.Rounded(mean, e.Expected.Mean) != e.Expected.Mean {
			t.Errorf("%+v: mean %s, want %s (%s)", e.Input, mean.RatString(), e.Expected.Mean, e.Source)
		}
		w := Butler(f, full(f), s)
		if w.Datum.Cmp(big.NewRat(e.Expected.Datum, 1)) != 0 {
			t.Errorf("%+v: datum %s, want %d (%s)", e.Input, w.Datum.RatString(), e.Expected.Datum, e.Source)
		}
		opposite := Butler(f.Opposite(), full(f), s)
		check := func(score int, want int64) {
			t.Helper()
			if got := worthOf(t, f, w, score); got.Cmp(big.NewRat(want, 1)) != 0 {
				t.Errorf("%+v: %d is %s IMPs, want %d (%s)", e.Input, score, got.RatString(), want, e.Source)
			}
			if got := worthOf(t, f.Opposite(), opposite, -score); got.Cmp(big.NewRat(-want, 1)) != 0 {
				t.Errorf("%+v: %d is %s IMPs for EW, want %d (%s)", e.Input, score, got.RatString(), -want, e.Source)
			}
		}
		for i, want := range e.Expected.IMPs {
			check(e.Input.NSScores[i], want)
		}
		for score, want := range e.Expected.ByScore {
			n, err := strconv.Atoi(score)
			if err != nil {
				t.Fatal(err)
			}
			check(n, want)
		}
	}
}

func TestFactoredDatum(t *testing.T) {
	type input struct {
		NSScores []int `json:"ns_scores"`
		A, E     int
		Drop     string `json:"drop_each_end"`
	}
	type output struct {
		Mean  string
		Datum int64
	}
	for _, e := range examples[input, output](t, "butler_factored") {
		f, trim := frequencyOf(e.Input.NSScores...), settings.Trim{Kind: settings.TrimEBU}
		if mean := datum(f, e.Input.E, trim); mean.Cmp(rat(t, e.Expected.Mean)) != 0 {
			t.Errorf("%+v: mean %s, want %s (%s)", e.Input, mean.RatString(), e.Expected.Mean, e.Source)
		}
		w := Butler(f, Size{Expected: e.Input.E}, settings.Settings{Trim: trim})
		if w.Datum.Cmp(big.NewRat(e.Expected.Datum, 1)) != 0 {
			t.Errorf("%+v: datum %s, want %d (%s)", e.Input, w.Datum.RatString(), e.Expected.Datum, e.Source)
		}
	}
}

func TestHowManyAreDropped(t *testing.T) {
	type input struct {
		Results int
		Rule    string
	}
	type output struct {
		Drop        int64 `json:"drop_each_end"`
		DropAtLeast int64 `json:"drop_each_end_at_least"`
	}
	rules := map[string]settings.Trim{
		"german_1/7":        {Kind: settings.TrimSeventh},
		"sydney_10_percent": {Kind: settings.TrimPercent, Percent: 1000},
	}
	for _, e := range examples[input, output](t, "butler_drop") {
		trim, known := rules[e.Input.Rule]
		if !known {
			t.Fatalf("rule %q", e.Input.Rule)
		}
		_, drop := dropped(frequencyOf(make([]int, e.Input.Results)...), 0, trim)
		if want := e.Expected.Drop + e.Expected.DropAtLeast; drop != want*Whole {
			t.Errorf("%+v: %d dropped, want %d (%s)", e.Input, drop/Whole, want, e.Source)
		}
	}
}

func TestMedian(t *testing.T) {
	weighted := NewFrequency(map[int32]int64{100: Whole / 4, 200: Whole, 300: 7 * Whole / 4})
	tests := []struct {
		f    Frequency
		want string
	}{
		{frequencyOf(100, 200, 900), "200"},
		{frequencyOf(100, 200, 300, 900), "250"},
		{frequencyOf(50, 50, 50, 900), "50"},
		{weighted, "300"}, // the second and a half of three
	}
	for _, tt := range tests {
		if got := datum(tt.f, 9, settings.Trim{Kind: settings.TrimMedian}); got.RatString() != tt.want {
			t.Errorf("%v: %s, want %s", tt.f, got.RatString(), tt.want)
		}
	}
}

// A trim that would leave nothing leaves everything.
func TestTrimOfFewScores(t *testing.T) {
	for _, trim := range []settings.Trim{
		{Each: 1},
		{Each: 1_000_000_000},
		{Kind: settings.TrimPercent, Percent: 5000},
		{Kind: settings.TrimEBU},
	} {
		if got := datum(frequencyOf(100, 200), 2, trim); got.RatString() != "150" {
			t.Errorf("%+v: %s, want 150", trim, got.RatString())
		}
	}
}

func TestBastille(t *testing.T) {
	type output struct {
		Datum string
		IMPs  []string `json:"ns_imps"`
	}
	for _, e := range examples[datumInput, output](t, "bastille") {
		f := frequencyOf(e.Input.NSScores...)
		w := Bastille(f, full(f), settings.Settings{Trim: settings.Trim{Each: e.Input.Drop}})
		if got := published.Rounded(w.Datum, e.Expected.Datum); got != e.Expected.Datum {
			t.Errorf("%+v: datum %s, want %s (%s)", e.Input, got, e.Expected.Datum, e.Source)
		}
		for i, want := range e.Expected.IMPs {
			if got := published.Rounded(worthOf(t, f, w, e.Input.NSScores[i]), want); got != want {
				t.Errorf("%+v: %d is %s, want %s (%s)", e.Input, e.Input.NSScores[i], got, want, e.Source)
			}
		}
	}
}
