package compare

import (
	"math/big"

	"bridgecalc/internal/settings"
)

// Size is how large a comparison is beside others.
type Size struct {
	// Expected is E: the results that a board should have, at least 2.
	Expected int
	// Largest is set when no other group of the board has more results. Boards
	// are compared in several groups when some were fouled.
	Largest bool
}

// Worth is what scores came to.
type Worth struct {
	Points []*big.Rat // matchpoints or IMPs, beside the Frequency
	// Top is what could be had: matchpoints on the scale of the event. It is 0
	// in IMPs, which have no top.
	Top int
	// Datum is what the scores were measured by, in points; nil where they were
	// compared with each other.
	Datum *big.Rat
}

// Method is a way of scoring. The frequency must have at least two results.
type Method func(f Frequency, size Size, s settings.Settings) Worth

// eachScore makes the worth of each score from a function of its index.
func eachScore(f Frequency, worth func(i int) *big.Rat) []*big.Rat {
	points := make([]*big.Rat, len(f))
	for i := range f {
		points[i] = worth(i)
	}
	return points
}
