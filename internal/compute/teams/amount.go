package teams

import "math/big"

// Amount is IMPs, points or victory points. It is exact: it counts the
// hundred-millionths that the weights of two tables, in hundredths of a percent
// each, can make of half a point.
type Amount int64

// One is a whole IMP, point or victory point.
const One Amount = 200_000_000

// half is the least that a score is worth which is not weighted; as a product
// of two weights it is the whole.
const half = One / 2

// Hundredths makes an amount of hundredths, as victory points come.
func Hundredths(n int) Amount { return Amount(n) * (One / 100) }

// thousandths makes an amount of thousandths, as adjustments come.
func thousandths(n int64) Amount { return Amount(n) * (One / 1000) }

// Rat is the amount as a fraction.
func (a Amount) Rat() *big.Rat { return big.NewRat(int64(a), int64(One)) }

// Rounded is the nearest whole number, halves away from zero.
func (a Amount) Rounded() int {
	if a < 0 {
		return -(-a).Rounded()
	}
	return int((a + half) / One)
}
