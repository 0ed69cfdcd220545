package bridge

import "math/big"

// impScale is Law 78B: impScale[i] is the smallest difference in points that is worth i+1 IMPs.
var impScale = [...]int{
	20, 50, 90, 130, 170, 220, 270, 320, 370, 430, 500, 600,
	750, 900, 1100, 1300, 1500, 1750, 2000, 2250, 2500, 3000, 3500, 4000,
}

// MaxIMPs is what the largest difference is worth.
const MaxIMPs = len(impScale)

// IMPs converts a difference between two scores, in points, to international matchpoints by Law
// 78B: 0–24 with the sign of the difference.
func IMPs(difference int) int {
	size := max(difference, -difference)
	imps := 0
	for imps < len(impScale) && size >= impScale[imps] {
		imps++
	}
	if difference < 0 {
		return -imps
	}
	return imps
}

// LeastDifference is the smallest difference, in points, that is worth so many IMPs, from 1 to
// [MaxIMPs].
func LeastDifference(imps int) int { return impScale[imps-1] }

// bastilleScale is the linear scale of Bastille scoring, as Herman De Wael published it: up to a
// difference of most points, (difference + add) / divide IMPs. The pieces meet where they end.
var bastilleScale = [...]struct{ most, add, divide int64 }{
	{45, 0, 30},
	{165, 15, 40},
	{365, 60, 50},
	{425, 145, 60},
	{495, 240, 70},
	{595, 555, 100},
	{895, 1130, 150},
	{1495, 1805, 200},
	{2495, 2630, 250},
	{0, 7755, 500}, // without an end
}

// BastilleIMPs converts a difference between a score and an unrounded datum, in points, to IMPs on
// a scale without steps: half an IMP for 15 points, one and a half for 45, where Law 78B jumps. The
// result is exact and has the sign of the difference.
func BastilleIMPs(difference *big.Rat) *big.Rat {
	size := new(big.Rat).Abs(difference)
	last := len(bastilleScale) - 1
	piece := 0
	for piece < last && size.Cmp(big.NewRat(bastilleScale[piece].most, 1)) > 0 {
		piece++
	}
	p := bastilleScale[piece]
	imps := size.Add(size, big.NewRat(p.add, 1))
	imps.Mul(imps, big.NewRat(1, p.divide))
	if difference.Sign() < 0 {
		imps.Neg(imps)
	}
	return imps
}
