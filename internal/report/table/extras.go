package table

import (
	"math/big"

	"bridgecalc/internal/bridge"
	"bridgecalc/internal/compute"
	"bridgecalc/internal/settings"
)

// extras are what at least one of several lists has, or one pair in them beside its
// boards.
type extras struct{ direction, overlap, perBoard, penalty, bonus, carryOver, handicap bool }

func (b *builder) extrasOf(lists []compute.List) extras {
	var e extras
	for i := range lists {
		list := &lists[i]
		e.direction = e.direction || list.Direction != bridge.NoSide
		e.perBoard = e.perBoard || list.PerBoard
		for j := range list.Standings {
			s := &list.Standings[j]
			e.overlap = e.overlap || list.Direction == bridge.NoSide && b.event.Pairs[s.Pair].Direction != bridge.NoSide
			e.penalty = e.penalty || taken(s.Adjustment) != nil
			e.bonus = e.bonus || given(s.Adjustment) != nil
			e.carryOver = e.carryOver || s.CarryOver != nil
			e.handicap = e.handicap || s.Handicap != nil
		}
	}
	e.direction = e.direction || e.overlap
	return e
}

// listDecimals are the decimals of one row of a ranking.
type listDecimals struct{ score, percent, perBoard int }

// decimalsOf are those of the rows of a list. The figure that the list is ranked
// by has more where rows that are not level would look it.
func (b *builder) decimalsOf(list *compute.List) []listDecimals {
	n := len(list.Standings)
	scores, percents, perBoards := make([]*big.Rat, n), make([]*big.Rat, n), make([]*big.Rat, n)
	for i := range list.Standings {
		s := &list.Standings[i]
		scores[i], percents[i], perBoards[i] = s.Score, s.Percent, s.PerBoard
	}
	least := decimalsOf(scores)
	decimals := make([]listDecimals, n)
	apart := func(figures []*big.Rat, least int, ranked bool) []int {
		if ranked && b.settings.RankBy == settings.RankByExact {
			return tellApart(figures, least)
		}
		return tellApart(make([]*big.Rat, n), least)
	}
	score := apart(scores, least, !b.byPercent() && !list.PerBoard)
	percent := apart(percents, b.decimals, b.byPercent())
	perBoard := apart(perBoards, pointsDecimals, list.PerBoard)
	for i := range decimals {
		decimals[i] = listDecimals{score[i], percent[i], perBoard[i]}
	}
	return decimals
}

// markedNames are the names of a pair, with a star where somebody stood in.
func (b *builder) markedNames(pair int) Names {
	names := b.names(pair)
	if b.event.Pairs[pair].Substitute && len(names) > 0 {
		names[len(names)-1] += " *"
	}
	return names
}
