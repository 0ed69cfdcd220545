package compare

import "math/big"

// neuberg brings m matchpoints in a group of A results to the common top of a
// field that expects E of them:
//
//	M' = (M + 1) × E / A − 1
//
// This is Gérard Neuberg's formula for the 2-1-0 scale. It assumes that the
// results which are missing would have fallen as those at hand did, so that a
// top among few is worth a little less than a top among all, and the two sides
// still add up to the common top. With A = E nothing changes.
func (u unequal) neuberg(m *big.Rat) *big.Rat {
	one := big.NewRat(1, 1)
	m.Add(m, one)
	m.Mul(m, big.NewRat(int64(u.expected), int64(u.actual)))
	return m.Sub(m, one)
}
