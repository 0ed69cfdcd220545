package compare

import (
	"cmp"
	"slices"
)

// Whole is the weight of one result. The scores of a weighted one (Law 12C1c)
// share it, in hundredths of a percent.
const Whole = 100 * 100

// Frequency is the scores that are compared, each once, from the lowest up.
type Frequency []Count

// Count is a score and how often it came up.
type Count struct {
	Score  int32 // in points, for the side that is scored
	Weight int64 // of its results: Whole for each that is nothing but this score
}

// NewFrequency makes a frequency of the weights of scores.
func NewFrequency(weights map[int32]int64) Frequency {
	f := make(Frequency, 0, len(weights))
	for score, weight := range weights {
		f = append(f, Count{score, weight})
	}
	slices.SortFunc(f, func(a, b Count) int { return cmp.Compare(a.Score, b.Score) })
	return f
}

// Opposite is the same scores as the other side sees them.
func (f Frequency) Opposite() Frequency {
	o := make(Frequency, len(f))
	for i, c := range f {
		o[len(f)-1-i] = Count{-c.Score, c.Weight}
	}
	return o
}

// weight is that of all results together.
func (f Frequency) weight() int64 {
	var sum int64
	for _, c := range f {
		sum += c.Weight
	}
	return sum
}

// Results is the number of results that are compared: A.
func (f Frequency) Results() int { return int(f.weight() / Whole) }
