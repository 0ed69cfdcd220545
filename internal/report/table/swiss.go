package table

import (
	"math/big"

	"bridgecalc/internal/compute"
)

// matches are those of Swiss pairs, a row each.
func (b *builder) matches() Part {
	w, m := b.words.Column, &b.words.Method
	byPercent := !b.inIMPs()
	p := Part{
		Key:   "matches",
		Title: m.MatchesPart,
		Columns: []Column{
			{Key: "round", Label: w.Round, Figures: true, Shown: everywhere},
			{Key: "home", Label: w.Pair, Figures: true, Shown: everywhere},
			{Key: "home_names", Label: w.Names, Shown: (OnPage | InSheet).when(b.event.NamesGiven)},
			{Key: "away", Group: w.Opponents, Label: w.Pair, Figures: true, Shown: everywhere},
			{Key: "away_names", Group: w.Opponents, Label: w.Names, Shown: (OnPage | InSheet).when(b.event.NamesGiven)},
			{Key: "boards", Label: w.Boards, Figures: true, Shown: everywhere},
			{Key: "percent_home", Label: w.Percent, Figures: true, Shown: everywhere.when(byPercent), Optional: true},
			{Key: "imps_home", Label: m.IMPs, Figures: true, Shown: everywhere.when(!byPercent), Optional: true},
			{Key: "vp_home", Label: m.VPs, Figures: true, Shown: everywhere},
			{Key: "vp_away", Group: w.Opponents, Label: m.VPs, Figures: true, Shown: everywhere},
		},
	}
	var all []*big.Rat // victory points
	for i := range b.session.Matches {
		for _, side := range b.session.Matches[i].Sides {
			all = append(all, victoryPoints(side.VP, 0).Exact)
		}
	}
	decimals := decimalsOf(all)
	var block Block
	for i := range b.session.Matches {
		block.Rows = append(block.Rows, b.match(&b.session.Matches[i], decimals))
	}
	p.Blocks = []Block{block}
	return p
}

// match is the row of a match, its victory points with so many decimals.
func (b *builder) match(match *compute.Match, decimals int) Row {
	home := &match.Sides[0]
	var away, awayNames, percent, awayVP Value
	awayNames = Text(b.words.Method.Bye)
	if len(match.Sides) > 1 {
		other := &match.Sides[1]
		away, awayNames, awayVP = b.id(other.Pair), b.names(other.Pair), victoryPoints(other.VP, decimals)
	}
	if home.Percent != nil {
		percent = Percent{Number: Number{home.Percent, b.decimals}}
	}
	return Row{Values: []Value{
		known(match.Round),
		b.id(home.Pair),
		b.names(home.Pair),
		away,
		awayNames,
		Whole(match.Boards),
		percent,
		number(home.IMPs, decimalsOf(ratsOf(home.IMPs))),
		victoryPoints(home.VP, decimals),
		awayVP,
	}}
}
