package compare

import (
	"math/big"

	"bridgecalc/internal/bridge"
	"bridgecalc/internal/settings"
)

// Bastille scores in fractions of IMPs against a datum that is not rounded, so
// that no point is without its worth.
func Bastille(f Frequency, size Size, s settings.Settings) Worth {
	datum := datum(f, size.Expected, s.Trim)
	return Worth{
		Points: eachScore(f, func(i int) *big.Rat {
			return bridge.BastilleIMPs(difference(f[i].Score, datum))
		}),
		Datum: datum,
	}
}
