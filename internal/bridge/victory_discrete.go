package bridge

import "math"

// NewDiscreteVictoryTable returns the discrete scale of the WBF and the EBU for matches of so many
// boards, 1 or more: 20 victory points in whole points. Fewer boards are taken as 1.
//
// A result is the whole number nearest to the formula of the continuous scale. As there, the steps
// are then made even: none covers fewer IMPs than the one before it, which rounding alone does not
// ensure.
func NewDiscreteVictoryTable(boards int) VictoryTable {
	from := discreteMargins(boards)
	evenOut(from[:])
	table := make(VictoryTable, len(from))
	for i, margin := range from {
		winner := drawVP + 100*i
		table[i] = VictoryStep{From: margin, Winner: winner, Loser: blitzVP - winner}
	}
	return table
}

// discreteMargins returns the smallest margins, in IMPs, for which the formula is at least 9.5,
// 10.5 … 19.5 victory points.
func discreteMargins(boards int) (from [11]int) {
	blitz := blitzMargin(max(boards, 1))
	for i := 1; i < len(from); i++ {
		from[i] = int(math.Ceil(continuousMargin(float64(i)+9.5, blitz)))
	}
	return from
}

// continuousMargin is the formula of the continuous scale solved for the margin in IMPs.
func continuousMargin(vp, blitz float64) float64 {
	tau := (math.Sqrt(5) - 1) / 2
	return math.Log(1-(vp-10)/10*(1-math.Pow(tau, 3))) / math.Log(tau) * blitz / 3
}

// evenOut lowers margins one at a time until no step is wider than the next. The draw reaches as
// far to the side of the loser.
func evenOut(from []int) {
	for changed := true; changed; {
		changed = false
		for i := 1; i < len(from)-1; i++ {
			width := from[i] - from[i-1]
			if i == 1 {
				width = 2*from[1] - 1
			}
			if from[i+1]-from[i] < width {
				from[i]--
				changed = true
			}
		}
	}
}
