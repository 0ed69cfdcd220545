package teams

import (
	"math/big"
	"slices"

	"bridgecalc/internal/settings"
)

// breaker parts teams that are level.
type breaker struct {
	league *League
	used   map[settings.Tiebreak]bool
}

// part orders level standings, best first, by the rules in their order, and
// gives them their places from the given one on. A rule that cannot be applied
// to all of them is passed over. Where the direct matches leave some of more
// level, their own matches decide next.
func (b *breaker) part(level []Standing, rules []settings.Tiebreak, place int) {
	if len(level) == 1 || len(rules) == 0 {
		for i := range level {
			level[i].Rank, level[i].Tied = place, len(level) > 1
		}
		return
	}
	figures := b.figures(rules[0], level)
	if figures == nil {
		b.part(level, rules[1:], place)
		return
	}
	slices.SortStableFunc(level, func(x, y Standing) int { return compareFigures(figures[y.Team], figures[x.Team]) })
	for first := 0; first < len(level); {
		last := first + 1
		for last < len(level) && compareFigures(figures[level[first].Team], figures[level[last].Team]) == 0 {
			last++
		}
		next := rules[1:]
		if last-first < len(level) {
			b.note(level[first:last], rules[0])
			if rules[0] == settings.ByDirectMatch {
				next = rules
			}
		}
		b.part(level[first:last], next, place+first)
		first = last
	}
}

// note records that a rule parted teams from others.
func (b *breaker) note(teams []Standing, rule settings.Tiebreak) {
	b.used[rule] = true
	for i := range teams {
		if !slices.Contains(teams[i].TieBrokenBy, rule) {
			teams[i].TieBrokenBy = append(slices.Clip(teams[i].TieBrokenBy), rule)
		}
	}
}

// figure is what a rule compares, more being better: the second part where the
// first is equal.
type figure [2]*big.Rat

func compareFigures(a, b figure) int {
	if c := a[0].Cmp(b[0]); c != 0 {
		return c
	}
	return a[1].Cmp(b[1])
}

// figures are what a rule compares, by team; nil where it cannot be applied.
func (b *breaker) figures(rule settings.Tiebreak, level []Standing) map[int32]figure {
	if rule == settings.ByDirectMatch {
		return b.direct(level)
	}
	figures := make(map[int32]figure, len(level))
	for i := range level {
		s := &level[i]
		value := new(big.Rat)
		switch rule {
		case settings.ByWins: // a draw is half a win
			value.SetFrac64(int64(2*s.Won+s.Drawn), 2)
		case settings.ByOpponents:
			value = s.Opponents.Rat()
		case settings.ByQuotient:
			if !s.imps {
				return nil
			}
			value = quotient(s)
		case settings.ByBoardsWon:
			if !s.boards {
				return nil
			}
			value.SetInt64(int64(s.BoardsWon))
		default:
			return nil
		}
		figures[s.Team] = figure{value, new(big.Rat)}
	}
	return figures
}

// quotient orders as IMPs won over IMPs lost do, and has a value when none were
// lost: the part won of all.
func quotient(s *Standing) *big.Rat {
	if s.For+s.Against == 0 {
		return big.NewRat(1, 2)
	}
	return new(big.Rat).SetFrac64(int64(s.For), int64(s.For+s.Against))
}

// direct is what the teams got in the matches between them: points, and where
// all these are equal IMPs. It is nil unless each met each equally often.
func (b *breaker) direct(level []Standing) map[int32]figure {
	figures := make(map[int32]figure, len(level))
	for i := range level {
		figures[level[i].Team] = figure{new(big.Rat), new(big.Rat)}
	}
	times, imps := -1, true
	for i := range level {
		for j := range i {
			met := 0
			for _, at := range b.league.Between(level[i].Team, level[j].Team) {
				g := &b.league.Meetings[at]
				if !g.State.IsPlayed() {
					continue
				}
				met++
				imps = imps && g.State.HasIMPs()
				for _, side := range []*Side{&g.Home, &g.Away} {
					f := figures[side.Team]
					f[0].Add(f[0], side.Points.Rat())
					f[1].Add(f[1], side.Margin.Rat())
				}
			}
			if met == 0 || times >= 0 && met != times {
				return nil
			}
			times = met
		}
	}
	if !imps {
		for team, f := range figures {
			figures[team] = figure{f[0], new(big.Rat)}
		}
	}
	return figures
}
