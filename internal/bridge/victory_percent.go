package bridge

import (
	"math/big"
	"slices"
)

// PercentScale turns the matchpoints of a match between two pairs into victory points, as Swiss
// pairs do: EBU White Book 3.1.7.
type PercentScale struct {
	// upTo are the highest percentages, in hundredths of a percent, for the victory points from
	// half of the pool up, one by one.
	upTo []int64
	half int // victory points of a draw
}

// percentColumn is a column of the table for matches of up to so many boards.
type percentColumn struct {
	boards int
	upTo   []int64
}

// NewPercentScale returns the scale of 20 victory points for matches of so many boards, at most 55;
// false for longer ones.
func NewPercentScale(boards int) (PercentScale, bool) {
	return percentScale(boards, 10, []percentColumn{
		{4, []int64{5092, 5280, 5471, 5670, 5880, 6108, 6363, 6661, 7036, 7595}},
		{6, []int64{5078, 5239, 5402, 5572, 5751, 5945, 6162, 6417, 6737, 7213}},
		{9, []int64{5065, 5198, 5333, 5474, 5623, 5783, 5964, 6175, 6440, 6835}},
		{13, []int64{5054, 5165, 5278, 5395, 5519, 5653, 5804, 5980, 6201, 6530}},
		{19, []int64{5045, 5138, 5232, 5330, 5434, 5545, 5671, 5818, 6003, 6278}},
		{27, []int64{5038, 5116, 5194, 5277, 5363, 5457, 5562, 5685, 5840, 6071}},
		{39, []int64{5032, 5097, 5163, 5232, 5304, 5383, 5471, 5574, 5704, 5897}},
		{55, []int64{5027, 5081, 5137, 5195, 5256, 5321, 5395, 5482, 5591, 5753}},
	})
}

// NewHalfMatchPercentScale returns the scale of 10 victory points for half matches of so many
// boards, at most 13, as three pairs play them against each other; false for longer ones.
func NewHalfMatchPercentScale(boards int) (PercentScale, bool) {
	return percentScale(boards, 5, []percentColumn{
		{2, []int64{5186, 5570, 5994, 6512, 7315}},
		{3, []int64{5159, 5487, 5848, 6289, 6975}},
		{4, []int64{5132, 5403, 5703, 6070, 6638}},
		{6, []int64{5109, 5336, 5586, 5892, 6366}},
		{9, []int64{5092, 5281, 5493, 5745, 6141}},
		{13, []int64{5077, 5236, 5410, 5624, 5956}},
	})
}

func percentScale(boards, half int, columns []percentColumn) (PercentScale, bool) {
	for _, c := range columns {
		if boards <= c.boards {
			return PercentScale{upTo: c.upTo, half: half}, true
		}
	}
	return PercentScale{}, false
}

// Points shares the victory points, in hundredths, by the percentage that a pair has of its match:
// its own and its opponents'. A percentage on the border of two steps gets the result that is
// nearer to a draw.
func (s PercentScale) Points(percent *big.Rat) (own, opponents int) {
	hundredths := new(big.Rat).Mul(percent, big.NewRat(100, 1))
	lost := hundredths.Cmp(big.NewRat(5000, 1)) < 0
	if lost {
		hundredths.Sub(big.NewRat(10000, 1), hundredths)
	}
	// A percentage is above a border of whole hundredths when it is above it rounded up.
	ceiling := new(big.Int).Add(hundredths.Num(), hundredths.Denom())
	ceiling.Sub(ceiling, big.NewInt(1)).Quo(ceiling, hundredths.Denom())
	steps := len(s.upTo)
	if ceiling.IsInt64() {
		steps, _ = slices.BinarySearch(s.upTo, ceiling.Int64())
	}
	winner, loser := 100*(s.half+steps), 100*(s.half-steps)
	if lost {
		return loser, winner
	}
	return winner, loser
}
