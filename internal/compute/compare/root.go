package compare

import "math/big"

// rootDecimals is to how many decimals a root that is no fraction is taken.
const rootDecimals = 60

// inverseRoot is 1/√n for n from 1 up: exact where n is a square, and else to
// [rootDecimals] decimals.
//
// The square in n is taken out first: 1/√n = √r / (s·r) with n = s²·r. So all n
// with the same r have the same root in them, and sums over boards of different
// sizes are equal where they should be. Sums that differ by less than the
// decimals do not come up: that many are beyond what sessions add up to.
func inverseRoot(n int64) *big.Rat {
	s := largestSquare(n)
	r := n / (s * s)
	root := squareRoot(r)
	return root.Mul(root, big.NewRat(1, s*r))
}

// largestSquare is the largest s whose square divides n.
func largestSquare(n int64) int64 {
	s := new(big.Int).Sqrt(big.NewInt(n)).Int64()
	for n%(s*s) != 0 {
		s--
	}
	return s
}

// squareRoot is √r, rounded down at the last decimal.
func squareRoot(r int64) *big.Rat {
	scale := new(big.Int).Exp(big.NewInt(10), big.NewInt(rootDecimals), nil)
	square := new(big.Int).Mul(scale, scale)
	square.Mul(square, big.NewInt(r))
	return new(big.Rat).SetFrac(square.Sqrt(square), scale)
}
