package compute

import (
	"cmp"
	"math"
	"math/big"
	"slices"
)

// contender is a pair on its way to a place.
type contender struct {
	Standing
	// lead is the leading digits of the percentage. They order most of a large
	// field without a comparison of long fractions.
	lead int64
}

// contender adds up the result of a pair.
func (f *field) contender(pair int, t *tally) contender {
	s := Standing{Pair: pair, Boards: t.boards(), Score: t.score(f.unit)}
	s.Max = s.Boards * f.top()
	s.Percent = percent(s.Score, s.Max)
	return contender{Standing: s, lead: leadingDigits(s.Percent)}
}

// percent is the score in percent of what could be had, nil where that is
// nothing.
func percent(score *big.Rat, most int) *big.Rat {
	if most == 0 {
		return nil
	}
	return new(big.Rat).Mul(score, big.NewRat(100, int64(most)))
}

// leadingDigits is a percentage in billionths, rounded down. No percentage is
// less than any.
func leadingDigits(percent *big.Rat) int64 {
	if percent == nil {
		return math.MinInt64
	}
	n := big.NewInt(1_000_000_000)
	n.Mul(n, percent.Num())
	return n.Div(n, percent.Denom()).Int64()
}

// compareResults is negative when a did better than b and zero when they are
// exactly level.
func compareResults(a, b contender) int {
	if a.lead != b.lead || a.Percent == nil {
		return cmp.Compare(b.lead, a.lead)
	}
	return b.Percent.Cmp(a.Percent)
}

// rank makes the list of a roster, best first. Level pairs share the best of
// their places, 1 2= 2= 4, and stand in the order that they have in the event.
// Pairs without a board that counts come last and have no place.
func (r roster) rank(contenders []contender) List {
	ranked := make([]contender, len(r.pairs))
	for i, pair := range r.pairs {
		ranked[i] = contenders[pair]
	}
	slices.SortFunc(ranked, func(a, b contender) int {
		return cmp.Or(compareResults(a, b), cmp.Compare(a.Pair, b.Pair))
	})

	standings := make([]Standing, len(ranked))
	for i, c := range ranked {
		if c.Percent != nil {
			c.Rank = i + 1
			if i > 0 && compareResults(ranked[i-1], c) == 0 {
				c.Rank = standings[i-1].Rank
				c.Tied, standings[i-1].Tied = true, true
			}
		}
		standings[i] = c.Standing
	}
	return List{Direction: r.direction, Standings: standings}
}
