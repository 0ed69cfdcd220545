package compute

import (
	"errors"
	"fmt"
	"math/big"
	"sort"

	"bridgecalc/internal/settings"
)

// percentScale turns the percentage of a match of pairs into victory points. By
// the White Book of the English Bridge Union, 3.1.7.
type percentScale struct {
	draw    int // whole victory points of a drawn match
	columns []percentColumn
}

// percentColumn is the scale of matches of up to so many boards. Upper is the
// most, in hundredths of a percent, for a draw, one point more, and so on; what
// is above the last gets all the points.
type percentColumn struct {
	boards int
	upper  []int64
}

// percentTo20 shares 20 victory points.
func percentTo20() percentScale {
	return percentScale{10, []percentColumn{
		{4, []int64{5092, 5280, 5471, 5670, 5880, 6108, 6363, 6661, 7036, 7595}},
		{6, []int64{5078, 5239, 5402, 5572, 5751, 5945, 6162, 6417, 6737, 7213}},
		{9, []int64{5065, 5198, 5333, 5474, 5623, 5783, 5964, 6175, 6440, 6835}},
		{13, []int64{5054, 5165, 5278, 5395, 5519, 5653, 5804, 5980, 6201, 6530}},
		{19, []int64{5045, 5138, 5232, 5330, 5434, 5545, 5671, 5818, 6003, 6278}},
		{27, []int64{5038, 5116, 5194, 5277, 5363, 5457, 5562, 5685, 5840, 6071}},
	}}
}

// percentTo10 shares 10 victory points, for halves of matches.
func percentTo10() percentScale {
	return percentScale{5, []percentColumn{
		{2, []int64{5186, 5570, 5994, 6512, 7315}},
		{3, []int64{5159, 5487, 5848, 6289, 6975}},
		{4, []int64{5132, 5403, 5703, 6070, 6638}},
		{6, []int64{5109, 5336, 5586, 5892, 6366}},
		{9, []int64{5092, 5281, 5493, 5745, 6141}},
		{13, []int64{5077, 5236, 5410, 5624, 5956}},
	}}
}

// newPercentScale is the scale that the settings ask for.
func newPercentScale(vp settings.VP) (percentScale, error) {
	switch vp.Kind {
	case settings.VPContinuous, settings.VPDiscrete:
		return percentTo20(), nil
	case settings.VPHalf:
		return percentTo10(), nil
	}
	return percentScale{}, errors.New("this scale of victory points (vp) is not for matches of pairs in matchpoints: write wbf or half")
}

// points is the whole victory points for a percentage over so many boards. The
// bounds have two decimals, so the percentage is rounded to them, halves away
// from 50; a percentage on the bound gets what is nearer to a draw.
func (s percentScale) points(percent *big.Rat, boards int) (int, error) {
	i := sort.Search(len(s.columns), func(i int) bool { return s.columns[i].boards >= boards })
	if i == len(s.columns) {
		return 0, fmt.Errorf("there is no scale of victory points for a match of %d boards", boards)
	}
	above := new(big.Rat).Sub(percent, big.NewRat(50, 1))
	size := Round(new(big.Rat).Abs(above), 2)
	size.Add(size, big.NewRat(50, 1))
	upper := s.columns[i].upper
	more := sort.Search(len(upper), func(i int) bool { return size.Cmp(big.NewRat(upper[i], 100)) <= 0 })
	if above.Sign() < 0 {
		return s.draw - more, nil
	}
	return s.draw + more, nil
}
