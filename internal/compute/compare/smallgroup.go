package compare

import "math/big"

// smallByEBU reports whether the group is too small for Neuberg's formula by
// the White Book of the English Bridge Union, 4.2.3.3: two or three results
// where three times as many were expected, or more.
func (u unequal) smallByEBU() bool {
	return u.actual <= 3 && u.expected >= 3*u.actual
}

// smallByACBL reports the same by the rules of the American Contract Bridge
// League: two results, or three beside a larger group.
func (u unequal) smallByACBL() bool {
	return u.actual == 2 || u.actual == 3 && !u.largest
}

// fixed gives the matchpoints of a group that is too small for a formula, by
// the order in it: 65 and 55 % of the top for two results, 70, 60 and 50 % for
// three, 60 % to all who are equal. Both sides get them, so that they have 120 %
// together: neither is at fault.
//
//	60 % + 5 % × (M − (A − 1))
func (u unequal) fixed(m *big.Rat) *big.Rat {
	aboveAverage := m.Sub(m, big.NewRat(int64(u.actual-1), 1))
	// (12 + x) twentieths of a top of 2(E − 1).
	twelve := aboveAverage.Add(aboveAverage, big.NewRat(12, 1))
	return twelve.Mul(twelve, big.NewRat(int64(u.expected-1), 10))
}
