package compare

import (
	"math/big"
	"testing"

	"bridgecalc/internal/compute/published"
)

func examples[In, Out any](t *testing.T, topic string) []published.Example[In, Out] {
	t.Helper()
	return published.Examples[In, Out](t, "../testdata/scoring.json", topic)
}

func rat(t testing.TB, s string) *big.Rat {
	t.Helper()
	r, ok := new(big.Rat).SetString(s)
	if !ok {
		t.Fatalf("%q is not a number", s)
	}
	return r
}

// frequencyOf counts whole results.
func frequencyOf(scores ...int) Frequency {
	weights := make(map[int32]int64)
	for _, s := range scores {
		weights[int32(s)] += Whole
	}
	return NewFrequency(weights)
}

// worthOf finds what a score came to.
func worthOf(t testing.TB, f Frequency, w Worth, score int) *big.Rat {
	t.Helper()
	for i, c := range f {
		if int(c.Score) == score {
			return w.Points[i]
		}
	}
	t.Fatalf("no score %d", score)
	return nil
}

// full is the size of a board without anything missing.
func full(f Frequency) Size { return Size{Expected: f.Results(), Largest: true} }
