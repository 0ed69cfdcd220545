package compare

import (
	"math/big"

	"bridgecalc/internal/bridge"
	"bridgecalc/internal/settings"
)

// Butler scores in IMPs against a datum, the mean of the scores rounded to ten.
// Scores that are left out of the mean get IMPs like all others.
func Butler(f Frequency, size Size, s settings.Settings) Worth {
	datum := roundDatum(datum(f, size.Expected, s.Trim), s.DatumRound)
	return Worth{
		Points: eachScore(f, func(i int) *big.Rat {
			return big.NewRat(int64(imps(difference(f[i].Score, datum))), 1)
		}),
		Datum: datum,
	}
}

// difference is a score less the datum.
func difference(score int32, datum *big.Rat) *big.Rat {
	d := big.NewRat(int64(score), 1)
	return d.Sub(d, datum)
}

// imps is Law 78B for a difference that need not be whole: its steps are, so
// what is below a whole point does not count.
func imps(difference *big.Rat) int {
	whole := new(big.Int).Quo(difference.Num(), difference.Denom())
	return bridge.IMPs(int(whole.Int64()))
}
