package compare

import (
	"math/big"

	"bridgecalc/internal/settings"
)

// Matchpoints scores by Law 78A: two for each result beaten and one for each
// that is equal, or half of that, brought to the common top by the setting for
// unequal boards.
func Matchpoints(f Frequency, size Size, s settings.Settings) Worth {
	b := unequal{actual: f.Results(), expected: size.Expected, largest: size.Largest}
	m := matchpoints(f)
	toTop := b.method(s.Unequal)
	return Worth{
		Points: eachScore(f, func(i int) *big.Rat {
			return onScale(toTop(big.NewRat(m[i], Whole)), s.Scale)
		}),
		Top: b.top(s),
	}
}

// matchpoints is what each score earns on the 2-1-0 scale, in units of
// 1/Whole: two for all that is lower and one for all that is equal, without
// the result itself.
//
// That holds for the components of a weighted score too: a result compared
// with itself comes to one, however many components it has, because one of any
// two beats the other as much as it is beaten.
func matchpoints(f Frequency) []int64 {
	m := make([]int64, len(f))
	var lower int64
	for i, c := range f {
		m[i] = 2*lower + c.Weight - Whole
		lower += c.Weight
	}
	return m
}

// onScale brings matchpoints of the 2-1-0 scale to that of the event.
func onScale(points *big.Rat, scale settings.Scale) *big.Rat {
	if scale == settings.Scale105 {
		return points.Mul(points, big.NewRat(1, 2))
	}
	return points
}

// FullTop is the matchpoints for beating everybody on a board that has all the
// results expected, on the scale of the event: what artificial scores are a
// percentage of.
func FullTop(expected int, s settings.Settings) int {
	top := 2 * (expected - 1)
	if s.Unequal == settings.Ascherman {
		top = 2 * expected
	}
	if s.Scale == settings.Scale105 {
		top /= 2
	}
	return top
}
