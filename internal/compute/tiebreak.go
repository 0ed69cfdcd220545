package compute

import (
	"math/big"
	"slices"

	"bridgecalc/internal/settings"
)

// breaker parts pairs that are level by the rules of the settings.
type breaker struct {
	session *Session
	all     []contender // by pair, for the scores of opponents
	rules   []settings.Tiebreak
}

func newBreaker(s *Session, all []contender, rules []settings.Tiebreak) *breaker {
	return &breaker{session: s, all: all, rules: rules}
}

// part divides contenders that are level into those that still are after all
// rules, best first. Those that a rule leaves together are parted by the next.
func (b *breaker) part(level []contender) [][]contender {
	if len(level) == 1 || len(b.rules) == 0 {
		return [][]contender{level}
	}
	return b.partBy(b.rules, level, b.records(level))
}

func (b *breaker) partBy(rules []settings.Tiebreak, level []contender, records map[int]*record) [][]contender {
	if len(level) == 1 || len(rules) == 0 {
		return [][]contender{level}
	}
	figures := figuresBy(rules[0], level, records)
	if figures == nil {
		return b.partBy(rules[1:], level, records)
	}
	order := slices.Clone(level)
	slices.SortStableFunc(order, func(x, y contender) int { return figures[y.Pair].Cmp(figures[x.Pair]) })
	var parted [][]contender
	for len(order) > 0 {
		n := 1
		for n < len(order) && figures[order[n].Pair].Cmp(figures[order[0].Pair]) == 0 {
			n++
		}
		if n < len(level) {
			for i := range n {
				order[i].TieBrokenBy = append(slices.Clip(order[i].TieBrokenBy), rules[0])
			}
		}
		next := rules[1:]
		if rules[0] == settings.ByDirectMatch && n < len(level) {
			next = rules // those still level may be parted by their own matches
		}
		parted = append(parted, b.partBy(next, order[:n:n], records)...)
		order = order[n:]
	}
	return parted
}

// figuresBy is what a rule compares, more being better; nil when the rule says
// nothing about these contenders.
func figuresBy(rule settings.Tiebreak, level []contender, records map[int]*record) map[int]*big.Rat {
	figures := make(map[int]*big.Rat, len(level))
	for i := range level {
		pair := level[i].Pair
		figure := records[pair].figure(rule, level)
		if figure == nil {
			return nil
		}
		figures[pair] = figure
	}
	return figures
}
