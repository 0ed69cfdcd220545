package compute

import (
	"math/big"
	"testing"

	"github.com/google/go-cmp/cmp"

	"bridgecalc/internal/event"
	"bridgecalc/internal/settings"
)

// Pair 0 gets 1/3 and 5/3 on boards with three results of four, pair 2 gets 0
// and 2 on boards with four: both have 2 of 12, which thirds in floating point
// need not tell.
func TestLevelByDifferentFractions(t *testing.T) {
	s := score(t, newEvent(
		[]event.Result{played(0, 1, 0), played(4, 5, 100), played(6, 7, 100)},
		[]event.Result{played(0, 1, 0), played(4, 5, 0), played(6, 7, 100)},
		[]event.Result{played(2, 3, 0), played(4, 5, 100), played(6, 7, 100), played(8, 9, 100)},
		[]event.Result{played(2, 3, 50), played(4, 5, 0), played(6, 7, 100), played(8, 9, 100)},
	), settings.AutoWinners)
	for i, want := range []string{"1/3", "5/3"} {
		if got := nsColumn(s.Boards[i])[0]; got != want {
			t.Errorf("pair 0 has %s on board %d, want %s", got, i+1, want)
		}
	}
	if diff := cmp.Diff([]string{"6 1", "8 2", "4 3", "0 4=", "2 4="}, places(s.Lists[0])); diff != "" {
		t.Errorf("(-want +got):\n%s", diff)
	}
}

// Percentages that agree to more digits than anyone prints are still apart.
func TestNearlyLevel(t *testing.T) {
	least := big.NewRat(1, 1_000_000_000_000)
	percents := []*big.Rat{
		big.NewRat(50, 1),
		new(big.Rat).Add(big.NewRat(50, 1), least),
		new(big.Rat).Sub(big.NewRat(50, 1), least),
		big.NewRat(100, 2),
	}
	if diff := cmp.Diff([]string{"1 1", "0 2=", "3 2=", "2 4"}, places(rankPercents(percents...))); diff != "" {
		t.Errorf("(-want +got):\n%s", diff)
	}
}

func TestPlaces(t *testing.T) {
	whole := func(percents ...int64) []*big.Rat {
		var rats []*big.Rat
		for _, p := range percents {
			rats = append(rats, big.NewRat(p, 1))
		}
		return rats
	}
	tests := []struct {
		name     string
		percents []*big.Rat
		want     []string
	}{
		{"all apart", whole(40, 60, 50), []string{"1 1", "2 2", "0 3"}},
		{"two level", whole(20, 40, 20, 10), []string{"1 1", "0 2=", "2 2=", "3 4"}},
		{"level at the top", whole(50, 50, 40), []string{"0 1=", "1 1=", "2 3"}},
		{"two groups", whole(40, 60, 40, 60, 60), []string{"1 1=", "3 1=", "4 1=", "0 4=", "2 4="}},
		{"all level", whole(50, 50, 50), []string{"0 1=", "1 1=", "2 1="}},
		{"zero is a result, none is not", []*big.Rat{nil, big.NewRat(0, 1), nil}, []string{"1 1", "0 -", "2 -"}},
		{"below zero", whole(-5, 0, 5), []string{"2 1", "1 2", "0 3"}},
		{"nobody", nil, nil},
	}
	for _, tt := range tests {
		t.Run(tt.name, func(t *testing.T) {
			if diff := cmp.Diff(tt.want, places(rankPercents(tt.percents...))); diff != "" {
				t.Errorf("(-want +got):\n%s", diff)
			}
		})
	}
}

// rankPercents ranks pairs that have the given percentages.
func rankPercents(percents ...*big.Rat) List {
	contenders := make([]contender, len(percents))
	for pair, p := range percents {
		contenders[pair].Pair = pair
		contenders[pair].setKey(p, settings.Default())
	}
	return List{Standings: inOrder(contenders, newBreaker(nil, nil, nil))}
}
