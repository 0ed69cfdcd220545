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
// one that was given, or one by the settings where its score compares with nothing.
// The only result with the cards of a fouled board is nobody's fault at that table,
// so both sides get average plus (Law 87) unless the settings have another score.
func (g *group) award(r *event.Result, side int, f *field) (event.Award, bool) {
	switch r.Kind {
	case event.Adjusted:
		return [2]event.Award{r.NSAward, r.EWAward}[side], true
	case event.Ruled:
		if assigned := sidesOf(&f.event.Rulings[r.Ruling])[side]; len(assigned.Components) == 0 {
			return assigned.Award, true
		}
	}
	switch {
	case g.sides[side].results > 1:
		return event.Award{}, false
	case g.fouled:
		return lone(f.settings.OnceFouled, event.AveragePlus), true
	}
	return lone(f.settings.Once, event.Average), true
}

// lone returns what a result gives that compares with nothing.
func lone(s settings.LoneScore, usual event.Award) event.Award {
	if s.Given {
		return s.Award
	}
	return usual
}

// awardAll gives the artificial scores their points, in the lines and in the
// tallies, and those of the boards without opponents where they count.
func (f *field) awardAll(session *Session, boards []board, tallies []tally) {
	own := func(pair int32, _ *event.Result) *big.Rat { return tallies[pair].own() }
	if f.method.swiss {
		own = f.ownInMatches(boards)
	}
	for i := range boards {
		if boards[i].awards {
			f.awardBoard(&boards[i], tallies, own)
		}
	}
	sitOut := event.Award{Percent: f.settings.SitOut.Percent}
	for _, bye := range session.SitOuts {
		if bye.Award != nil {
			f.awardTo(&tallies[bye.Pair], *bye.Award, bye.Pair, tallies[bye.Pair].own())
			continue
		}
		f.awardTo(&tallies[bye.Pair], sitOut, bye.Pair, nil)
	}
}

// awardBoard gives the artificial scores of a board. The partners of an
// individual may have different averages of their own; the line then shows what
// North, or East, got. Own returns the average of a pair that counts for a result.
func (f *field) awardBoard(b *board, tallies []tally, own func(pair int32, r *event.Result) *big.Rat) {
	for i := range b.Results {
		r, g := &b.Results[i], b.of[i]
		if g == nil {
			continue
		}
		for side, points := range [2]**big.Rat{&b.lines[i].NS, &b.lines[i].EW} {
			award, awarded := g.award(r, side, f)
			if !awarded || award == event.NoAward {
				continue
			}
			for _, pair := range entrants(r, side, f.event.Individual) {
				if got := f.awardTo(&tallies[pair], award, r.NS, own(pair, r)); *points == nil {
					*points = got
				}
			}
		}
	}
}

// awardTo adds an artificial score to a pair's tally, on a board of the section
// that the other pair is in. Own is the pair's average, nil for none.
func (f *field) awardTo(t *tally, award event.Award, at int32, own *big.Rat) *big.Rat {
	points := f.method.award(award, f.expectedBy(at), own)
	t.award(points, f.topOf(at))
	return points
}

// ownInMatches returns the average of a pair on the compared boards of the match
// that a result belongs to, which is the session of Law 12C2(c) in Swiss pairs.
func (f *field) ownInMatches(boards []board) func(pair int32, r *event.Result) *big.Rat {
	type match struct{ round, pair, opponent int32 }
	type result struct {
		points big.Rat
		of     int64 // matchpoints that could be had; in IMPs the boards
	}
	results := make(map[match]*result)
	for i := range boards {
		for j, line := range boards[i].lines {
			r := &boards[i].Results[j]
			sides := [2]int32{r.NS, r.EW}
			for side, points := range [2]*big.Rat{line.NS, line.EW} {
				if points == nil {
					continue
				}
				of := results[match{r.Round, sides[side], sides[1-side]}]
				if of == nil {
					of = new(result)
					results[match{r.Round, sides[side], sides[1-side]}] = of
				}
				of.points.Add(&of.points, points)
				of.of += cmp.Or(int64(line.top(side)), 1)
			}
		}
	}
	return func(pair int32, r *event.Result) *big.Rat {
		opponent := r.NS + r.EW - pair
		own := results[match{r.Round, pair, opponent}]
		if own == nil {
			return nil
		}
		return new(big.Rat).Mul(&own.points, big.NewRat(1, own.of))
	}
}

// matchpointAward returns what artificial scores are worth in matchpoints: a
// percentage of the full top, or the pair's own.
func matchpointAward(fixed bool, fullTop func(e int) int) func(event.Award, int, *big.Rat) *big.Rat {
	return func(award event.Award, e int, own *big.Rat) *big.Rat {
		part := big.NewRat(int64(award.Percent), hundredths)
		if !fixed {
			part = withOwn(award, part, own)
		}
		return new(big.Rat).Mul(part, big.NewRat(int64(fullTop(e)), 1))
	}
}

// withOwn returns what an award gives by Law 12C2(c) to a pair with an average of
// its own on its other boards: that average if the pair did better than average
// plus, or worse than average minus.
func withOwn(award event.Award, given, own *big.Rat) *big.Rat {
	if own == nil {
		return given
	}
	better := own.Cmp(given) > 0
	if award.Rule == event.AtLeast && better || award.Rule == event.AtMost && !better {
		return own
	}
	return given
}

// impAward returns what artificial scores are worth in IMPs: the setting, 3 or 2,
// for average plus of 60 %, nothing for 50 %, and in proportion for other
// percentages (Law 12C2(b)), or the pair's own average (EBU White Book 4.1.1.1).
// Where cross-IMPs are not divided it is so many for each of the comparisons, as in
// the manual of ACBLscore.
func impAward(s settings.Settings) func(event.Award, int, *big.Rat) *big.Rat {
	aplus := int64(cmp.Or(s.AplusIMPs, 3))
	return func(award event.Award, e int, own *big.Rat) *big.Rat {
		imps := big.NewRat(int64(award.Percent-hundredths/2), hundredths/10)
		imps.Mul(imps, big.NewRat(aplus, 1))
		if s.Scoring == settings.CrossIMPs && s.XIMP == settings.TotalXIMP {
			imps.Mul(imps, big.NewRat(int64(e-1), 1))
		}
		if s.Averages == settings.FixedAverages {
			return imps
		}
		return withOwn(award, imps, own)
	}
}
