package teams

import "math/big"

// CarryForward is what a team takes from a qualifying stage to the final: EBU
// White Book 3.8, half of SQ·(NumQ/MaxQ)·(MaxF/NumF), and nil where a divisor
// is nothing. SQ is its score in the qualifying stage, in any unit; NumQ and
// NumF are the boards that it played in each stage, MaxQ and MaxF the points
// to be had there.
func CarryForward(sq *big.Rat, numQ, maxQ, maxF, numF int64) *big.Rat {
	if maxQ == 0 || numF == 0 {
		return nil
	}
	carried := new(big.Rat).Mul(sq, big.NewRat(numQ, maxQ))
	carried.Mul(carried, big.NewRat(maxF, numF))
	return carried.Quo(carried, big.NewRat(2, 1))
}
