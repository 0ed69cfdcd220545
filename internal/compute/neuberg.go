package compute

import "math/big"

// neuberg brings m matchpoints on a board with actual scores to the common top
// of a field that expects more of them:
//
//	M' = (M + 1) × E / A − 1
//
// This is Gérard Neuberg's formula for the 2-1-0 scale. It assumes that the
// scores which are missing would have fallen as those at hand did, so that a
// top among few is worth a little less than a top among all, and the two sides
// still add up to the common top. With A = E nothing changes.
func neuberg(m, actual, expected int) *big.Rat {
	a, e := int64(actual), int64(expected)
	return big.NewRat((int64(m)+1)*e-a, a)
}
