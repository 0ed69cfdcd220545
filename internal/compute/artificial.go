package compute

import (
	"math/big"

	"bridgecalc/internal/event"
)

// fullTop is a whole top in the hundredths of a percent that awards are in.
const fullTop = 100 * 100

// award gives the artificial scores their matchpoints, in the lines and in the
// tallies, and returns the number of adjusted results. The score of a board
// that was played once compares with nothing: both sides get an average.
func (f *field) award(boards []event.Board, scored []Board, tallies []tally) int {
	adjusted := 0
	for i := range boards {
		for j := range boards[i].Results {
			r := &boards[i].Results[j]
			ns, ew := r.NSAward, r.EWAward
			switch {
			case r.Kind == event.Adjusted:
				adjusted++
			case r.Kind == event.Played && f.actual[i] == 1:
				ns, ew = event.Average, event.Average
			default:
				continue
			}
			scored[i].Lines[j] = Line{
				NS: f.awardTo(&tallies[r.NS], ns),
				EW: f.awardTo(&tallies[r.EW], ew),
			}
		}
	}
	return adjusted
}

// awardTo adds an artificial score to a pair's tally.
func (f *field) awardTo(t *tally, award event.Award) *big.Rat {
	points := artificial(award, f.top(), t.average(f.unit))
	t.addArtificial(points)
	return points
}

// artificial is the matchpoints of an artificial score, a percentage of the
// top. By Law 12C2(c) a pair that did better than average plus on its other
// boards gets its own average instead, and one that did worse than average
// minus gets that. Own is in matchpoints per board, nil when the pair has no
// board to take an average of; the percentage then stands as it is.
func artificial(award event.Award, top int, own *big.Rat) *big.Rat {
	points := big.NewRat(int64(award.Percent)*int64(top), fullTop)
	if own == nil {
		return points
	}
	better := own.Cmp(points) > 0
	if award.Rule == event.AtLeast && better || award.Rule == event.AtMost && !better {
		return own
	}
	return points
}
