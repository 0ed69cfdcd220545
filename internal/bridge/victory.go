package bridge

import (
	"math"
	"slices"
)

// Victory points are counted in hundredths.
const (
	drawVP  = 1000 // each side's share of a drawn match
	blitzVP = 2000 // all there is to win
)

// VictoryScale is the WBF continuous scale for matches of one length: it shares 20 victory points
// between two teams by their margin in IMPs, to two decimals. Make one with [NewVictoryScale]; it
// does not change afterwards and can be shared between goroutines.
type VictoryScale struct {
	// winner holds the winner's hundredths for the margins 0, 1, … below the blitz.
	winner []int
}

// NewVictoryScale returns the scale for matches of the given number of boards, 1 or more. With no
// boards at all every victory is a blitz.
//
// The published tables are the formula rounded to hundredths and then made concave again: no
// further IMP may be worth more than the one before it, which rounding alone does not ensure.
func NewVictoryScale(boards int) VictoryScale {
	blitz := blitzMargin(boards)
	winner := make([]int, int(math.Ceil(blitz))+1)
	winner[0] = drawVP
	for margin := 1; margin < len(winner); margin++ {
		hundredths := int(math.Floor(100*continuousVP(margin, blitz) + 0.5))
		winner[margin] = min(hundredths, blitzVP)
	}
	makeConcave(winner)
	below, _ := slices.BinarySearch(winner, blitzVP)
	return VictoryScale{winner: winner[:below]}
}

// blitzMargin returns the margin in IMPs, not a whole number as a rule, from which a match is won
// 20–0.
func blitzMargin(boards int) float64 {
	return 15 * math.Sqrt(float64(max(boards, 0)))
}

// continuousVP is the formula of the scale: the winner's victory points, unrounded, for a margin up
// to the blitz. Each IMP is worth a fixed fraction of the one before, such that a third of the way
// to the blitz gives 15 points.
func continuousVP(margin int, blitz float64) float64 {
	tau := (math.Sqrt(5) - 1) / 2
	return 10 + 10*(1-math.Pow(tau, 3*float64(margin)/blitz))/(1-math.Pow(tau, 3))
}

// makeConcave raises values one at a time until no step is larger than the step before it. The first
// and the last value stay. A value raised can upset the step before, hence the repeated passes.
func makeConcave(values []int) {
	for changed := true; changed; {
		changed = false
		for i := 1; i < len(values)-1; i++ {
			if values[i+1]-values[i] > values[i]-values[i-1] {
				values[i]++
				changed = true
			}
		}
	}
}

// Winner returns the winner's share, in hundredths of a victory point, for a margin in IMPs: 1000
// for a draw, 2000 from the blitz on. A negative margin is a defeat and gets what the winner of the
// opposite margin leaves of the 2000.
func (s VictoryScale) Winner(margin int) int {
	switch blitz := s.Blitz(); {
	case margin >= blitz:
		return blitzVP
	case margin <= -blitz:
		return 0
	case margin < 0:
		return blitzVP - s.winner[-margin]
	default:
		return s.winner[margin]
	}
}

// Points shares the match between the teams, in hundredths of a victory point that add up to 2000.
// The margin is in IMPs, positive when the home team won.
func (s VictoryScale) Points(margin int) (home, away int) {
	home = s.Winner(margin)
	return home, blitzVP - home
}

// Blitz returns the smallest margin in IMPs that is worth 2000, all the victory points.
func (s VictoryScale) Blitz() int { return len(s.winner) }
