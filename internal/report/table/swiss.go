package table

import (
	"math/big"

	"bridgecalc/internal/compute"
)

// swissMatch is a match with the decimals of its victory points.
type swissMatch struct {
	*compute.Match
	home, away *compute.Share // away is nil for a bye
	decimals   int
}

// matches are those of Swiss pairs, a row each.
func (b *builder) matches() Part {
	var all []*big.Rat // victory points
	for i := range b.session.Matches {
		for _, side := range b.session.Matches[i].Sides {
			all = append(all, victoryPoints(side.VP, 0).Exact)
		}
	}
	decimals := decimalsOf(all)
	fields := b.matchFields()
	var block Block
	for i := range b.session.Matches {
		match := swissMatch{Match: &b.session.Matches[i], decimals: decimals}
		match.home = &match.Sides[0]
		if len(match.Sides) > 1 {
			match.away = &match.Sides[1]
		}
		block.Rows = append(block.Rows, Row{Values: valuesOf(fields, match)})
	}
	return Part{Key: "matches", Title: b.words.Method.MatchesPart, Columns: columnsOf(fields), Blocks: []Block{block}}
}

// matchFields returns the columns of a match.
func (b *builder) matchFields() []field[swissMatch] {
	w, m := b.words.Column, &b.words.Method
	people := OnPage | InSheet
	byPercent := !b.inIMPs()
	return []field[swissMatch]{
		{Column{Key: "round", Label: w.Round, Figures: true, Shown: everywhere}, func(m swissMatch) Value { return known(m.Round) }},
		{Column{Key: "home", Label: w.Pair, Figures: true, Shown: everywhere}, func(m swissMatch) Value { return b.id(m.home.Pair) }},
		{Column{Key: "home_names", Label: w.Names, Shown: people.when(b.event.NamesGiven)}, func(m swissMatch) Value { return b.names(m.home.Pair) }},
		{Column{Key: "away", Group: w.Opponents, Label: w.Pair, Figures: true, Shown: everywhere}, func(m swissMatch) Value { return ofOpponents(m, func() Value { return b.id(m.away.Pair) }) }},
		{Column{Key: "away_names", Group: w.Opponents, Label: w.Names, Shown: people.when(b.event.NamesGiven)}, b.awayNames},
		{Column{Key: "boards", Label: w.Boards, Figures: true, Shown: everywhere}, func(m swissMatch) Value { return Whole(m.Boards) }},
		{Column{Key: "percent_home", Label: w.Percent, Figures: true, Shown: everywhere.when(byPercent), Optional: true}, b.percentOfMatch},
		{Column{Key: "imps_home", Label: m.IMPs, Figures: true, Shown: everywhere.when(!byPercent), Optional: true}, func(m swissMatch) Value { return number(m.home.IMPs, decimalsOf(ratsOf(m.home.IMPs))) }},
		{Column{Key: "vp_home", Label: m.VPs, Figures: true, Shown: everywhere}, func(m swissMatch) Value { return victoryPoints(m.home.VP, m.decimals) }},
		{Column{Key: "vp_away", Group: w.Opponents, Label: m.VPs, Figures: true, Shown: everywhere}, func(m swissMatch) Value {
			return ofOpponents(m, func() Value { return victoryPoints(m.away.VP, m.decimals) })
		}},
	}
}

// ofOpponents returns a value of a pair's opponents, and nothing for a bye.
func ofOpponents(m swissMatch, value func() Value) Value {
	if m.away == nil {
		return nil
	}
	return value()
}

// awayNames returns the names of the opponents, or the word for a bye.
func (b *builder) awayNames(m swissMatch) Value {
	if m.away == nil {
		return Text(b.words.Method.Bye)
	}
	return b.names(m.away.Pair)
}

func (b *builder) percentOfMatch(m swissMatch) Value {
	if m.home.Percent == nil {
		return nil
	}
	return Percent{Number: Number{m.home.Percent, b.decimals}}
}
