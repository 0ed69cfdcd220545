package series

import "math/big"

// Stage is the size of a qualifying round or a final: the boards, and the most
// that can be had.
type Stage struct{ Boards, Max int64 }

// CarryForward is what a score in the qualifying round brings to the final, by
// the White Book of the English Bridge Union, 3.8: half of it, in proportion to
// the lengths and the scales of the two,
//
//	½ · SQ · (NumQ / MaxQ) · (MaxF / NumF).
func CarryForward(score *big.Rat, qualifying, final Stage) *big.Rat {
	carry := new(big.Rat).Mul(score, big.NewRat(1, 2))
	carry.Mul(carry, big.NewRat(qualifying.Boards, qualifying.Max))
	return carry.Mul(carry, big.NewRat(final.Max, final.Boards))
}
