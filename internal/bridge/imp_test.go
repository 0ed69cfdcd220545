package bridge

import (
	"math/big"
	"testing"
)

type impInput struct{ Difference int }

func testIMP(t *testing.T, in impInput, want int) {
	if got := IMPs(in.Difference); got != want {
		t.Errorf("IMPs(%d) = %d, want %d", in.Difference, got, want)
	}
}

// teamMatchInput has the home team's score as North-South, and the North-South score at the other
// table under one of two names.
type teamMatchInput struct {
	HomeNS  int  `json:"home_ns"`
	OtherNS *int `json:"other_ns"`
	AwayNS  *int `json:"away_ns_at_other_table"`
}

type teamMatchResult struct{ Diff, IMPs int }

func testTeamMatch(t *testing.T, in teamMatchInput, want teamMatchResult) {
	other := in.OtherNS
	if other == nil {
		other = in.AwayNS
	}
	if other == nil {
		t.Fatal("no score at the other table")
	}
	difference := in.HomeNS - *other
	if got := (teamMatchResult{difference, IMPs(difference)}); got != want {
		t.Errorf("got %+v, want %+v", got, want)
	}
}

func TestIMPThresholds(t *testing.T) {
	if len(impScale) != 24 {
		t.Fatalf("the scale has %d steps, want 24", len(impScale))
	}
	for i, threshold := range impScale {
		if got := IMPs(threshold); got != i+1 {
			t.Errorf("IMPs(%d) = %d, want %d", threshold, got, i+1)
		}
		if got := IMPs(threshold - 1); got != i {
			t.Errorf("IMPs(%d) = %d, want %d", threshold-1, got, i)
		}
	}
}

func TestIMPsProperties(t *testing.T) {
	for difference := range 16_000 {
		got := IMPs(difference)
		if opposite := IMPs(-difference); opposite != -got {
			t.Errorf("IMPs(%d) = %d, but IMPs(%d) = %d", difference, got, -difference, opposite)
		}
		if next := IMPs(difference + 1); next != got && next != got+1 {
			t.Errorf("IMPs(%d) = %d is followed by %d", difference, got, next)
		}
	}
	if got := IMPs(1_000_000); got != 24 {
		t.Errorf("IMPs(1000000) = %d, want 24", got)
	}
}

func TestIMPsDoesNotAllocate(t *testing.T) {
	if n := testing.AllocsPerRun(100, func() { IMPs(-450) }); n != 0 {
		t.Errorf("IMPs allocates %v times", n)
	}
}

// BenchmarkIMPs goes through differences of up to 1500 either way, as most are.
func BenchmarkIMPs(b *testing.B) {
	i := 0
	for b.Loop() {
		IMPs(i*370%3000 - 1500)
		i++
	}
}

// The values are those of Herman De Wael's page on calculating results.
func TestBastilleIMPs(t *testing.T) {
	for difference, want := range map[int64]string{
		0: "0", 15: "0.5", 45: "1.5", 85: "2.5", 165: "4.5", 365: "8.5", 425: "9.5", 495: "10.5",
		595: "11.5", 895: "13.5", 1495: "16.5", 2495: "20.5", -45: "-1.5", 2995: "21.5",
	} {
		expected, _ := new(big.Rat).SetString(want)
		if got := BastilleIMPs(big.NewRat(difference, 1)); got.Cmp(expected) != 0 {
			t.Errorf("BastilleIMPs(%d) = %s, want %s", difference, got.RatString(), want)
		}
	}
	if got := BastilleIMPs(big.NewRat(1, 3)); got.RatString() != "1/90" {
		t.Errorf("a third of a point is %s IMPs", got.RatString())
	}
}

func TestLeastDifference(t *testing.T) {
	for imps := 1; imps <= MaxIMPs; imps++ {
		if least := LeastDifference(imps); IMPs(least) != imps || IMPs(least-1) != imps-1 {
			t.Errorf("LeastDifference(%d) = %d", imps, least)
		}
	}
}
