package compute

import (
	"cmp"
	"context"
	"math"
	"math/big"

	"bridgecalc/internal/settings"
)

// standing adds up the result of a pair.
func (f *field) standing(pair int, t *tally, a adjustments) Standing {
	s := Standing{Pair: pair, Boards: t.boards(), Score: t.score(), Max: t.top()}
	s.adjust(a)
	if f.method.inIMPs() {
		if s.Boards > 0 {
			s.PerBoard = new(big.Rat).Mul(s.Score, big.NewRat(1, int64(s.Boards)))
		}
		return s
	}
	s.Percent = percent(s.Score, s.Max)
	if h := f.event.Pairs[pair].Handicap; h != 0 && s.Percent != nil {
		s.Handicap = big.NewRat(int64(h), 100)
		s.Percent.Add(s.Percent, s.Handicap)
	}
	return s
}

// adjust adds to the score what is not from the boards.
func (s *Standing) adjust(a adjustments) {
	s.Adjustment, s.CarryOver = a.rulings.of(s.Max), a.carryOver.of(s.Max)
	for _, extra := range []*big.Rat{s.Adjustment, s.CarryOver} {
		if extra != nil {
			s.Score = new(big.Rat).Add(s.Score, extra)
		}
	}
}

// percent is the score in percent of what could be had, nil where that is
// nothing.
func percent(score *big.Rat, most int) *big.Rat {
	if most == 0 {
		return nil
	}
	return new(big.Rat).Mul(score, big.NewRat(100, int64(most)))
}

// contender is a pair on its way to a place.
type contender struct {
	Standing
	// key is what the list is ranked by; nil for a pair of whom no board counted.
	key *big.Rat
	// lead is the leading digits of the key. They order most of a large field
	// without a comparison of long fractions; where they are all of it, they tell
	// who is level, too.
	lead     int64
	isAll    bool
	unranked bool
}

// setKey decides what a contender is ranked by. Equal as printed is equal where
// the settings say so.
func (c *contender) setKey(key *big.Rat, s settings.Settings) {
	if key != nil && s.RankBy == settings.RankByPrinted {
		key = Round(key, s.Decimals)
	}
	c.key = key
	c.lead, c.isAll = leadingDigits(key)
}

// Round rounds to decimals as results are printed: halves away from zero.
func Round(r *big.Rat, decimals int) *big.Rat {
	rounded, _ := new(big.Rat).SetString(r.FloatString(decimals))
	return rounded
}

// leadingDigits is a key in billionths, rounded down and kept within bounds, and
// whether that is the whole key. No key is less than any.
func leadingDigits(key *big.Rat) (lead int64, isAll bool) {
	if key == nil {
		return math.MinInt64, true
	}
	n, rest := big.NewInt(1_000_000_000), new(big.Int)
	n.Mul(n, key.Num())
	n.DivMod(n, key.Denom(), rest)
	switch {
	case n.IsInt64() && n.Int64() > math.MinInt64:
		return n.Int64(), rest.Sign() == 0
	case n.Sign() < 0:
		return math.MinInt64 + 1, false
	}
	return math.MaxInt64, false
}

// class orders those with a place before those without one.
func (c *contender) class() int {
	switch {
	case c.key == nil:
		return 2
	case c.unranked:
		return 1
	}
	return 0
}

// compareResults is negative when a did better than b and zero when they are
// exactly level.
func compareResults(a, b *contender) int {
	if a.lead != b.lead || a.isAll && b.isAll {
		return cmp.Compare(b.lead, a.lead)
	}
	return b.key.Cmp(a.key)
}

// rankAll makes the lists of rosters.
func (f *field) rankAll(ctx context.Context, rosters []roster, all []contender, s *Session) ([]List, error) {
	var lists []List
	for _, r := range rosters {
		list, err := f.rank(ctx, r, all, s)
		if err != nil {
			return nil, err
		}
		lists = append(lists, list)
	}
	return lists, nil
}

// rank makes the list of a roster, best first. Level pairs share the best of
// their places, 1 2= 2= 4, and stand in the order that they have in the event.
func (f *field) rank(ctx context.Context, r roster, all []contender, s *Session) (List, error) {
	ranked := make([]contender, len(r.pairs))
	for i, pair := range r.pairs {
		ranked[i] = all[pair]
	}
	list := List{Section: r.section, Direction: r.direction, PerBoard: !f.method.swiss && f.method.inIMPs() && haveUnequalBoards(ranked)}
	err := parallelRanges(ctx, len(ranked), func(from, to int) {
		for i := from; i < to; i++ {
			c := &ranked[i]
			c.unranked = f.event.Pairs[c.Pair].Unranked
			c.setKey(f.key(&c.Standing, list.PerBoard), f.settings)
		}
	})
	if err != nil {
		return List{}, err
	}
	list.Standings = inOrder(ranked, newBreaker(s, all, f.settings.Tiebreak))
	return list, nil
}

// key is what a list is ranked by.
func (f *field) key(s *Standing, perBoard bool) *big.Rat {
	switch {
	case f.method.swiss && s.Matches > 0:
		return s.Score
	case f.method.inPercent():
		return s.Percent
	case perBoard || s.Boards == 0:
		return s.PerBoard
	}
	return s.Score
}

// haveUnequalBoards reports whether the totals of pairs are not of the same
// number of boards.
func haveUnequalBoards(all []contender) bool {
	boards := 0
	for i := range all {
		if n := all[i].Boards; n > 0 {
			if boards > 0 && n != boards {
				return true
			}
			boards = n
		}
	}
	return false
}

// inOrder sorts contenders, breaks ties and gives out places.
func inOrder(ranked []contender, breaker *breaker) []Standing {
	sorted := make([]*contender, len(ranked))
	for i := range ranked {
		sorted[i] = &ranked[i]
	}
	sortInParallel(sorted, func(a, b *contender) int {
		return cmp.Or(cmp.Compare(a.class(), b.class()), compareResults(a, b), cmp.Compare(a.Pair, b.Pair))
	})
	standings := make([]Standing, 0, len(ranked))
	for len(sorted) > 0 {
		first, n := sorted[0], 1
		for n < len(sorted) && sorted[n].class() == first.class() && compareResults(first, sorted[n]) == 0 {
			n++
		}
		standings = appendLevel(standings, sorted[:n], breaker)
		sorted = sorted[n:]
	}
	return standings
}

// appendLevel gives contenders that are level the next places. Those of a class
// without places only stand in the list.
func appendLevel(standings []Standing, same []*contender, breaker *breaker) []Standing {
	if len(same) == 1 || same[0].class() > 0 {
		for _, c := range same {
			s := c.Standing
			if c.class() == 0 {
				s.Rank = len(standings) + 1
			}
			standings = append(standings, s)
		}
		return standings
	}
	level := make([]contender, len(same))
	for i, c := range same {
		level[i] = *c
	}
	for _, tied := range breaker.part(level) {
		standings = appendTied(standings, tied)
	}
	return standings
}

// appendTied gives those who are level the next place.
func appendTied(standings []Standing, level []contender) []Standing {
	rank := len(standings) + 1
	for i := range level {
		s := level[i].Standing
		s.Rank, s.Tied = rank, len(level) > 1
		standings = append(standings, s)
	}
	return standings
}
