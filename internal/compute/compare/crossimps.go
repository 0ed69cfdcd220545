package compare

import (
	"math/big"

	"bridgecalc/internal/bridge"
	"bridgecalc/internal/settings"
)

// CrossIMPs scores in IMPs against every other result, and divides the sum.
func CrossIMPs(f Frequency, size Size, s settings.Settings) Worth {
	sums := crossIMPs(f, impLimit(s.XIMPCap))
	factor := crossFactor(int64(f.Results()), int64(size.Expected), s)
	return Worth{Points: eachScore(f, func(i int) *big.Rat {
		sum := big.NewRat(sums[i], Whole)
		return sum.Mul(sum, factor)
	})}
}

// impLimit is the most that one comparison counts.
func impLimit(setting int) int {
	if setting > 0 {
		return min(setting, bridge.MaxIMPs)
	}
	return bridge.MaxIMPs
}

// crossIMPs is the sum of the IMPs of each score against all others, in units
// of 1/Whole. No comparison counts more than limit.
//
// IMPs are the number of steps of Law 78B that a difference reaches. So the sum
// is, over all steps, how many results lie that far below less how many lie
// that far above, and each step is one walk through the scores. A result, be it
// weighted, has no IMPs against itself.
func crossIMPs(f Frequency, limit int) []int64 {
	sums := make([]int64, len(f))
	total := f.weight()
	for imps := 1; imps <= limit; imps++ {
		step := int64(bridge.LeastDifference(imps))
		var below, notAbove int64 // weights of the scores up to far and up to near
		far, near := 0, 0
		for i, c := range f {
			for far < len(f) && int64(f[far].Score) <= int64(c.Score)-step {
				below += f[far].Weight
				far++
			}
			for near < len(f) && int64(f[near].Score) < int64(c.Score)+step {
				notAbove += f[near].Weight
				near++
			}
			sums[i] += below - (total - notAbove)
		}
	}
	return sums
}

// crossFactor is what a sum of IMPs among a results is multiplied by, where e
// were expected.
func crossFactor(a, e int64, s settings.Settings) *big.Rat {
	switch {
	case s.XIMP == settings.TotalXIMP:
		return big.NewRat(e-1, a-1)
	case s.XIMPUnequal == settings.FactoredXIMPs:
		// As if there were E results: the sum is that of E/A times as many.
		factored := crossDivisor(e, s.XIMP)
		return factored.Mul(factored, big.NewRat(e, a))
	}
	return crossDivisor(a, s.XIMP)
}

// crossDivisor is one over what the sum of IMPs among n results is divided by.
func crossDivisor(n int64, by settings.XIMP) *big.Rat {
	switch by {
	case settings.PerResult:
		return big.NewRat(1, n)
	case settings.PerRoot:
		return inverseRoot(n * (n - 1) / 2)
	}
	return big.NewRat(1, n-1)
}
