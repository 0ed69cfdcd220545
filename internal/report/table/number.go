package table

import (
	"math/big"
	"strings"
)

// round writes an exact number with so many decimals, halves away from zero.
// It never goes by way of a float, in which 1.005 is a little less than that.
func round(x *big.Rat, decimals int) string {
	s := x.FloatString(decimals)
	if strings.Trim(s, "-0.") == "" {
		return strings.TrimPrefix(s, "-") // what rounds to nothing has no sign
	}
	return s
}

// pointsDecimals is the number of decimals of matchpoints.
const pointsDecimals = 2

// decimalsOf is the number of decimals for a list of matchpoints: none where
// all are whole. Missing numbers are nil.
func decimalsOf(points []*big.Rat) int {
	for _, p := range points {
		if p != nil && !p.IsInt() {
			return pointsDecimals
		}
	}
	return 0
}

// isRounded reports whether a number of matchpoints is more exact than it is
// printed.
func isRounded(points *big.Rat) bool {
	if points == nil {
		return false
	}
	printed, ok := new(big.Rat).SetString(round(points, pointsDecimals))
	return !ok || printed.Cmp(points) != 0
}

// mostDecimals is where telling percentages apart ends.
const mostDecimals = 6

// tellApart returns the number of decimals for each percentage of a list: so
// many, and more for those that are not equal but would look it. Missing
// percentages are nil.
func tellApart(percents []*big.Rat, decimals int) []int {
	needed := make([]int, len(percents))
	alike := make([]int, 0, len(percents)) // those that need still more
	for i, p := range percents {
		needed[i] = decimals
		if p != nil {
			alike = append(alike, i)
		}
	}
	for ; decimals < mostDecimals && len(alike) > 0; decimals++ {
		printed := make(map[string][]int)
		for _, i := range alike {
			text := round(percents[i], decimals)
			printed[text] = append(printed[text], i)
		}
		still := alike[:0]
		for _, i := range alike {
			if !allEqual(percents, printed[round(percents[i], decimals)]) {
				needed[i] = decimals + 1
				still = append(still, i)
			}
		}
		alike = still
	}
	return needed
}

// allEqual reports whether the numbers at these indexes are the same.
func allEqual(numbers []*big.Rat, at []int) bool {
	for _, i := range at[1:] {
		if numbers[i].Cmp(numbers[at[0]]) != 0 {
			return false
		}
	}
	return true
}

// percentOf is how many percent of most the points are, nil when either is
// not there.
func percentOf(points *big.Rat, most int32) *big.Rat {
	if points == nil || most == 0 {
		return nil
	}
	return new(big.Rat).Mul(points, big.NewRat(100, int64(most)))
}

// ratsOf makes a list of numbers.
func ratsOf(numbers ...*big.Rat) []*big.Rat { return numbers }

// victoryPoints are hundredths of them as a value with so many decimals.
func victoryPoints(hundredths, decimals int) Number {
	return Number{big.NewRat(int64(hundredths), 100), decimals}
}
