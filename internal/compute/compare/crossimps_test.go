package compare

import (
	"math/big"
	"strconv"
	"testing"

	"bridgecalc/internal/bridge"
	"bridgecalc/internal/compute/published"
	"bridgecalc/internal/settings"
)

func TestCrossIMPs(t *testing.T) {
	type input struct {
		NSScores []int `json:"ns_scores"`
	}
	type output struct {
		Total         []int64
		PerComparison []string `json:"per_comparison"`
		PerTable      []string `json:"per_table"`
		PerRoot       []string `json:"ximpq_sqrt_rc_2"`
	}
	for _, e := range examples[input, output](t, "cross_imps") {
		f := frequencyOf(e.Input.NSScores...)
		check := func(by settings.XIMP, i int, want string) {
			t.Helper()
			w := CrossIMPs(f, full(f), settings.Settings{XIMP: by})
			if got := worthOf(t, f, w, e.Input.NSScores[i]); published.Rounded(got, want) != want &&
				got.Cmp(rat(t, want)) != 0 {
				t.Errorf("%+v: result %d by %d is %s, want %s (%s)", e.Input, i, by, got.FloatString(6), want, e.Source)
			}
		}
		for i := range e.Input.NSScores {
			check(settings.TotalXIMP, i, strconv.FormatInt(e.Expected.Total[i], 10))
			check(settings.PerComparison, i, e.Expected.PerComparison[i])
			check(settings.PerResult, i, e.Expected.PerTable[i])
			check(settings.PerRoot, i, e.Expected.PerRoot[i])
		}
	}
}

func TestCrossIMPsOfOneResult(t *testing.T) {
	type input struct {
		Own    int
		Others []int `json:"others_ns"`
	}
	type output struct {
		Total         int64
		PerComparison string `json:"per_comparison"`
	}
	for _, e := range examples[input, output](t, "cross_imps_one") {
		f := frequencyOf(append(e.Input.Others, e.Input.Own)...)
		total := worthOf(t, f, CrossIMPs(f, full(f), settings.Settings{XIMP: settings.TotalXIMP}), e.Input.Own)
		mean := worthOf(t, f, CrossIMPs(f, full(f), settings.Settings{}), e.Input.Own)
		if total.Cmp(big.NewRat(e.Expected.Total, 1)) != 0 || mean.Cmp(rat(t, e.Expected.PerComparison)) != 0 {
			t.Errorf("%+v: %s and %s (%s)", e.Input, total.RatString(), mean.RatString(), e.Source)
		}
	}
}

func TestCrossIMPsCapped(t *testing.T) {
	for _, e := range examples[struct{ Difference, Cap int }, int64](t, "cross_imps_cap") {
		f := frequencyOf(0, e.Input.Difference)
		w := CrossIMPs(f, full(f), settings.Settings{XIMPCap: e.Input.Cap})
		if w.Points[1].Cmp(big.NewRat(e.Expected, 1)) != 0 || w.Points[0].Cmp(big.NewRat(-e.Expected, 1)) != 0 {
			t.Errorf("%+v: %v (%s)", e.Input, w.Points, e.Source)
		}
	}
}

func TestCrossIMPsOfSmallerGroups(t *testing.T) {
	type input struct {
		Sum  int64 `json:"group_sum"`
		A, E int64
		Mode string
	}
	for _, e := range examples[input, string](t, "cross_imps_fouled") {
		factor := crossFactor(e.Input.A, e.Input.E, settings.Settings{XIMPUnequal: settings.FactoredXIMPs})
		got := factor.Mul(factor, big.NewRat(e.Input.Sum, 1))
		if published.Rounded(got, e.Expected) != e.Expected {
			t.Errorf("%+v: %s, want %s (%s)", e.Input, got.RatString(), e.Expected, e.Source)
		}
	}
	tests := []struct {
		s    settings.Settings
		want string
	}{
		{settings.Settings{}, "1/4"},
		{settings.Settings{XIMP: settings.TotalXIMP}, "9/4"},
		{settings.Settings{XIMP: settings.PerResult}, "1/5"},
		{settings.Settings{XIMP: settings.PerResult, XIMPUnequal: settings.FactoredXIMPs}, "1/5"},
		{settings.Settings{XIMPUnequal: settings.FactoredXIMPs}, "2/9"},
	}
	for _, tt := range tests {
		if got := crossFactor(5, 10, tt.s); got.RatString() != tt.want {
			t.Errorf("%+v: %s, want %s", tt.s, got.RatString(), tt.want)
		}
	}
}

func TestInverseRoot(t *testing.T) {
	for n, want := range map[int64]string{1: "1", 36: "1/6", 1225: "1/35"} {
		if got := inverseRoot(n); got.RatString() != want {
			t.Errorf("1/√%d = %s, want %s", n, got.RatString(), want)
		}
	}
	// 28 = 4 · 7 and 63 = 9 · 7: both are multiples of the same root.
	two, three := big.NewRat(2, 1), big.NewRat(3, 1)
	if two.Mul(two, inverseRoot(28)).Cmp(three.Mul(three, inverseRoot(63))) != 0 {
		t.Error("2/√28 is not 3/√63")
	}
	if got := inverseRoot(10).FloatString(20); got != "0.31622776601683793320" {
		t.Errorf("1/√10 = %s", got)
	}
}

// The walk through the steps finds what comparing each with each does.
func TestCrossIMPsEqualPairwise(t *testing.T) {
	f := NewFrequency(map[int32]int64{
		-2000: Whole, -620: 3 * Whole, -100: Whole / 3, 0: 2 * Whole, 20: Whole, 110: 4 * Whole, 450: Whole, 2220: 7,
	})
	for _, limit := range []int{bridge.MaxIMPs, 17, 1} {
		for i, got := range crossIMPs(f, limit) {
			var want int64
			for _, other := range f {
				imps := bridge.IMPs(int(f[i].Score - other.Score))
				want += other.Weight * int64(max(min(imps, limit), -limit))
			}
			if got != want {
				t.Errorf("limit %d, score %d: %d, want %d", limit, f[i].Score, got, want)
			}
		}
	}
}
