package compute

import (
	"cmp"
	"math/big"

	"bridgecalc/internal/event"
	"bridgecalc/internal/settings"
)

// hundredths is one hundred per cent in the unit that awards are in.
const hundredths = 100 * 100

// award is the artificial score that a side of a result has, if it has one:
// one that was given, or an average where its score compares with nothing. The
// only result with the cards of a fouled board is nobody's fault at that table,
// so both sides get average plus (Law 87).
func (g *group) award(r *event.Result, side int, rulings []event.Ruling) (event.Award, bool) {
	switch r.Kind {
	case event.Adjusted:
		return [2]event.Award{r.NSAward, r.EWAward}[side], true
	case event.Ruled:
		if assigned := sidesOf(&rulings[r.Ruling])[side]; len(assigned.Components) == 0 {
			return assigned.Award, true
		}
	}
	switch {
	case g.sides[side].results > 1:
		return event.Award{}, false
	case g.fouled:
		return event.AveragePlus, true
	}
	return event.Average, true
}

// awardAll gives the artificial scores their points, in the lines and in the
// tallies, and those of the boards without opponents where they count.
func (f *field) awardAll(session *Session, boards []board, tallies []tally) {
	for i := range boards {
		if boards[i].awards {
			f.awardBoard(&boards[i], tallies)
		}
	}
	if !f.settings.SitOut.Counts {
		return
	}
	sitOut := event.Award{Percent: f.settings.SitOut.Percent}
	for _, bye := range f.event.Byes {
		f.awardTo(&tallies[bye.Pair], sitOut, bye.Pair)
		session.SitOuts++
	}
}

// awardBoard gives the artificial scores of a board. The partners of an
// individual may have different averages of their own; the line then shows what
// North, or East, got.
func (f *field) awardBoard(b *board, tallies []tally) {
	for i := range b.Results {
		r, g := &b.Results[i], b.of[i]
		if g == nil {
			continue
		}
		for side, points := range [2]**big.Rat{&b.lines[i].NS, &b.lines[i].EW} {
			award, awarded := g.award(r, side, f.event.Rulings)
			if !awarded {
				continue
			}
			for _, pair := range entrants(r, side, f.event.Individual) {
				if got := f.awardTo(&tallies[pair], award, r.NS); *points == nil {
					*points = got
				}
			}
		}
	}
}

// awardTo adds an artificial score to a pair's tally, on a board of the section
// that the other pair is in.
func (f *field) awardTo(t *tally, award event.Award, at int32) *big.Rat {
	points := f.method.award(award, f.expectedBy(at), t.own())
	t.award(points, f.topOf(at))
	return points
}

// matchpointAward is what artificial scores are worth in matchpoints: a
// percentage of the full top. By Law 12C2(c) a pair that did better than
// average plus on its other boards gets its own average instead, and one that
// did worse than average minus gets that, unless the averages are fixed.
func matchpointAward(fixed bool, fullTop func(e int) int) func(event.Award, int, *big.Rat) *big.Rat {
	return func(award event.Award, e int, own *big.Rat) *big.Rat {
		part := big.NewRat(int64(award.Percent), hundredths)
		if own != nil && !fixed {
			better := own.Cmp(part) > 0
			if award.Rule == event.AtLeast && better || award.Rule == event.AtMost && !better {
				part = own
			}
		}
		return part.Mul(part, big.NewRat(int64(fullTop(e)), 1))
	}
}

// impAward is what artificial scores are worth in IMPs: the setting, 3 or 2,
// for average plus of 60 %, nothing for 50 %, and in proportion for other
// percentages (Law 12C2b). Where cross-IMPs are not divided it is so many for
// each of the comparisons, as in the manual of ACBLscore.
func impAward(s settings.Settings) func(event.Award, int, *big.Rat) *big.Rat {
	aplus := int64(cmp.Or(s.AplusIMPs, 3))
	return func(award event.Award, e int, _ *big.Rat) *big.Rat {
		imps := big.NewRat(int64(award.Percent-hundredths/2), hundredths/10)
		imps.Mul(imps, big.NewRat(aplus, 1))
		if s.Scoring == settings.CrossIMPs && s.XIMP == settings.TotalXIMP {
			imps.Mul(imps, big.NewRat(int64(e-1), 1))
		}
		return imps
	}
}
