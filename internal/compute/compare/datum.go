package compare

import (
	"math/big"

	"bridgecalc/internal/settings"
)

// datum is what the scores of a board are measured by: the mean of those that
// the trim leaves, in points, or their median. It is not rounded.
func datum(f Frequency, expected int, trim settings.Trim) *big.Rat {
	if trim.Kind == settings.TrimMedian {
		return median(f)
	}
	scale, drop := dropped(f, expected, trim)
	return trimmedMean(f, scale, drop)
}

// dropped is the weight that the trim leaves out at each end, in units of
// 1/scale of the weights, so that both are whole.
func dropped(f Frequency, expected int, trim settings.Trim) (scale, drop int64) {
	results := int64(f.Results())
	switch trim.Kind {
	case settings.TrimPercent:
		return 1, results * int64(trim.Percent) / (100 * 100) * Whole
	case settings.TrimSeventh:
		return 1, results / 7 * Whole
	case settings.TrimEBU:
		// White Book 4.2.4: frequencies are multiplied by E/A, and one of them is
		// left out at each end. That is A/E of a result.
		return int64(expected), f.weight()
	}
	return 1, int64(trim.Each) * Whole
}

// Trims reports whether a trim leaves out any of so many results, where so many were
// expected; the median always does.
func Trims(results, expected int, trim settings.Trim) bool {
	if trim.Kind == settings.TrimMedian {
		return true
	}
	f := Frequency{{Weight: int64(results) * Whole}}
	scale, drop := dropped(f, expected, trim)
	return isTrim(f.weight()*scale, drop)
}

// isTrim reports whether a weight can be dropped at each end of a total, with
// something left between.
func isTrim(total, drop int64) bool { return drop > 0 && drop <= (total-1)/2 }

// trimmedMean is the mean of what is left when a weight is dropped at each end.
// Where that would leave nothing, nothing is dropped.
func trimmedMean(f Frequency, scale, drop int64) *big.Rat {
	total := f.weight() * scale
	if !isTrim(total, drop) {
		drop = 0
	}
	sum := new(big.Int)
	var below int64 // weight of all lower scores
	for _, c := range f {
		from, to := below, below+c.Weight*scale
		below = to
		if kept := min(to, total-drop) - max(from, drop); kept > 0 {
			sum.Add(sum, new(big.Int).Mul(big.NewInt(kept), big.NewInt(int64(c.Score))))
		}
	}
	return new(big.Rat).SetFrac(sum, big.NewInt(total-2*drop))
}

// median is the score in the middle, or the mean of the two that meet there.
func median(f Frequency) *big.Rat {
	total := f.weight()
	lower, upper := scoreAt(f, total), scoreAt(f, total+1)
	return big.NewRat(int64(lower)+int64(upper), 2)
}

// scoreAt is the first score whose weight, with all lower ones, is at least
// half of the given one.
func scoreAt(f Frequency, twice int64) int32 {
	var below int64
	for _, c := range f {
		if below += c.Weight; 2*below >= twice {
			return c.Score
		}
	}
	return f[len(f)-1].Score
}

// roundDatum rounds a datum to tens. What lies in the middle of two goes away
// from zero, to the even one or towards zero.
func roundDatum(datum *big.Rat, how settings.DatumRound) *big.Rat {
	if how == settings.RoundNone {
		return datum
	}
	size := new(big.Rat).Abs(datum)
	size.Mul(size, big.NewRat(1, 10))
	tens, rest := new(big.Int).QuoRem(size.Num(), size.Denom(), new(big.Int))
	half := rest.Lsh(rest, 1).Cmp(size.Denom())
	up := half > 0
	if half == 0 {
		up = how == settings.RoundAway || how == settings.RoundEven && tens.Bit(0) == 1
	}
	if up {
		tens.Add(tens, big.NewInt(1))
	}
	tens.Mul(tens, big.NewInt(int64(10*datum.Sign())))
	return new(big.Rat).SetInt(tens)
}
