package compare

import (
	"math/big"
	"testing"

	"bridgecalc/internal/compute/published"
	"bridgecalc/internal/settings"
)

func TestNeuberg(t *testing.T) {
	type input struct {
		M, A, E int
		Scale   string
		Round   string // some authorities round to this; our numbers stay exact
	}
	for _, e := range examples[input, string](t, "neuberg") {
		m, scale := int64(e.Input.M), settings.Scale210
		if e.Input.Scale == "1-0.5-0" {
			m, scale = 2*m, settings.Scale105
		}
		u := unequal{actual: e.Input.A, expected: e.Input.E}
		got := onScale(u.neuberg(big.NewRat(m, 1)), scale)
		if published.Rounded(got, e.Expected) != e.Expected {
			t.Errorf("%+v = %s, want %s (%s)", e.Input, got.RatString(), e.Expected, e.Source)
		}
	}
}

// unequalInput is matchpoints on a board, its results and those of a full one.
type unequalInput struct{ M, A, E int }

// toTop brings the matchpoints to the top.
func (in unequalInput) toTop(how settings.Unequal) *big.Rat {
	u := unequal{actual: in.A, expected: in.E, largest: true}
	return u.method(how)(big.NewRat(int64(in.M), 1))
}

func (in unequalInput) percent(how settings.Unequal) *big.Rat {
	return new(big.Rat).Mul(in.toTop(how), big.NewRat(100, int64(2*(in.E-1))))
}

func TestNeubergPercent(t *testing.T) {
	for _, e := range examples[unequalInput, string](t, "neuberg_percent") {
		if got := published.Rounded(e.Input.percent(settings.Neuberg), e.Expected); got != e.Expected {
			t.Errorf("%+v = %s, want %s (%s)", e.Input, got, e.Expected, e.Source)
		}
	}
}

func TestAddOne(t *testing.T) {
	for _, e := range examples[unequalInput, string](t, "unequal_add_one") {
		if got := e.Input.toTop(settings.AddOne); got.Cmp(rat(t, e.Expected)) != 0 {
			t.Errorf("%+v = %s, want %s (%s)", e.Input, got.RatString(), e.Expected, e.Source)
		}
	}
}

func TestSmallGroups(t *testing.T) {
	for _, e := range examples[unequalInput, string](t, "small_subfield_percent") {
		if got := e.Input.percent(settings.EBU); got.Cmp(rat(t, e.Expected)) != 0 {
			t.Errorf("%+v = %s %%, want %s (%s)", e.Input, got.RatString(), e.Expected, e.Source)
		}
	}
	for _, e := range examples[unequalInput, string](t, "small_subfield_matchpoints") {
		if got := e.Input.toTop(settings.EBU); got.Cmp(rat(t, e.Expected)) != 0 {
			t.Errorf("%+v = %s, want %s (%s)", e.Input, got.RatString(), e.Expected, e.Source)
		}
	}
}

func TestWhichGroupsAreSmall(t *testing.T) {
	for _, e := range examples[struct{ A, E int }, string](t, "subfield_method") {
		if e.Expected == "artificial_score" {
			continue // a group of one compares with nothing and never comes here
		}
		u := unequal{actual: e.Input.A, expected: e.Input.E}
		if want := e.Expected == "fixed_percent"; u.smallByEBU() != want {
			t.Errorf("%+v is small: %t, want %t (%s)", e.Input, !want, want, e.Source)
		}
	}
}

func TestSmallGroupsByACBL(t *testing.T) {
	tests := []struct {
		actual  int
		largest bool
		want    bool
	}{{2, true, true}, {2, false, true}, {3, true, false}, {3, false, true}, {4, false, false}}
	for _, tt := range tests {
		if got := (unequal{tt.actual, 12, tt.largest}).smallByACBL(); got != tt.want {
			t.Errorf("%d results, largest %t: small %t", tt.actual, tt.largest, got)
		}
	}
	// A full board is no small group, however few played.
	f := frequencyOf(100, 200)
	w := Matchpoints(f, full(f), settings.Settings{Unequal: settings.ACBL})
	if w.Points[0].Sign() != 0 || w.Points[1].RatString() != "2" {
		t.Errorf("two tables get %v", w.Points)
	}
}

func TestAscherman(t *testing.T) {
	type input struct {
		Results  int
		Position string
	}
	for _, e := range examples[input, string](t, "ascherman_percent") {
		scores := make([]int, e.Input.Results)
		scores[0] = 100 // the sole top
		f := frequencyOf(scores...)
		w := Matchpoints(f, Size{Expected: 2 * e.Input.Results}, settings.Settings{Unequal: settings.Ascherman})
		got := new(big.Rat).Mul(w.Points[1], big.NewRat(100, int64(w.Top)))
		if got.Cmp(rat(t, e.Expected)) != 0 {
			t.Errorf("%+v = %s, want %s (%s)", e.Input, got.RatString(), e.Expected, e.Source)
		}
	}
}

func TestUnequalBoardsOtherwise(t *testing.T) {
	tests := []struct {
		unequal settings.Unequal
		scale   settings.Scale
		best    string
		top     int
	}{
		{settings.Factor, settings.Scale210, "10", 10},
		{settings.AsItStands, settings.Scale210, "4", 4},
		{settings.AsItStands, settings.Scale105, "2", 2},
		{settings.Neuberg, settings.Scale210, "9", 10},
		{settings.Neuberg, settings.Scale105, "9/2", 5},
		{settings.Ascherman, settings.Scale210, "10", 12},
		{settings.Ascherman, settings.Scale105, "5", 6},
	}
	f := frequencyOf(0, 50, 100)
	for _, tt := range tests {
		w := Matchpoints(f, Size{Expected: 6, Largest: true}, settings.Settings{Unequal: tt.unequal, Scale: tt.scale})
		if got := w.Points[2].RatString(); got != tt.best || w.Top != tt.top {
			t.Errorf("setting %d on scale %d: %s of %d, want %s of %d", tt.unequal, tt.scale, got, w.Top, tt.best, tt.top)
		}
	}
}
