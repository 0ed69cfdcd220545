package compute

import (
	"math/big"
	"slices"

	"bridgecalc/internal/event"
)

// field is what the results of an event are measured by: how many of them a
// board ought to have, and how many it has.
type field struct {
	expected int   // E: the most results on any board
	actual   []int // A of each board: its results that have a score
	// unit is a common multiple of all A. The matchpoints of every board are
	// whole multiples of 1/unit.
	unit *big.Int
}

// newField counts the results of the event. Artificial scores stay outside the
// comparison but say that the board was to be played there, so they count
// towards E and not towards A.
func newField(ev *event.Event) *field {
	f := &field{actual: make([]int, len(ev.Boards)), unit: big.NewInt(1)}
	for i := range ev.Boards {
		expected := 0
		for j := range ev.Boards[i].Results {
			switch ev.Boards[i].Results[j].Kind {
			case event.Played:
				f.actual[i]++
				expected++
			case event.Adjusted:
				expected++
			}
		}
		f.expected = max(f.expected, expected)
		if f.actual[i] > 0 {
			f.unit = lcm(f.unit, big.NewInt(int64(f.actual[i])))
		}
	}
	return f
}

// compares reports whether any board has two scores to compare. Artificial ones
// alone make no ranking.
func (f *field) compares() bool {
	return slices.ContainsFunc(f.actual, func(actual int) bool { return actual > 1 })
}

// top is the matchpoints for beating everybody on a board with all results.
func (f *field) top() int { return 2 * (f.expected - 1) }

// uneven returns the numbers of the boards that had fewer scores than
// expected: those that Neuberg's formula brings to the common top, and those
// with a single score.
func (f *field) uneven(boards []event.Board) (factored, single []int) {
	for i, actual := range f.actual {
		switch {
		case actual == 1:
			single = append(single, boards[i].Number)
		case actual > 1 && actual < f.expected:
			factored = append(factored, boards[i].Number)
		}
	}
	return factored, single
}

// lcm returns the least common multiple of two positive numbers.
func lcm(a, b *big.Int) *big.Int {
	gcd := new(big.Int).GCD(nil, nil, a, b)
	return new(big.Int).Mul(a, new(big.Int).Quo(b, gcd))
}
