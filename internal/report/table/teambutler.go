package table

import (
	"math/big"

	"bridgecalc/internal/compute/teams"
	"bridgecalc/internal/report/words"
)

// butler is how pairs and players did on their cards.
func (b *teamBuilder) butler(butler *teams.Butler) Part {
	if butler == nil || len(butler.Players) == 0 || !b.hasField() {
		return Part{}
	}
	w, t, m := &b.words.Column, &b.words.Team, &b.words.Method
	p := Part{
		Key:   "butler",
		Title: m.Butler,
		Head:  []Column{{Key: "list", Label: m.Butler, Shown: InSheet | InData}},
		Rows:  "entries",
		Columns: []Column{
			{Key: "place", Label: w.Place, Figures: true, Shown: OnPage},
			{Key: "rank", Label: w.Place, Figures: true, Shown: InSheet | InData},
			{Key: "tied", Label: w.Tied, Shown: InSheet | InData},
			{Key: "names", Label: w.Names, Shown: everywhere},
			{Key: "team", Label: t.Team, Shown: everywhere},
			{Key: "boards", Label: w.Boards, Figures: true, Shown: everywhere},
			{Key: "imps", Label: m.IMPs, Figures: true, Shown: everywhere},
			{Key: "per_board", Label: m.PerBoard, Figures: true, Shown: everywhere},
		},
		Notes: []string{t.ButlerNote},
	}
	if butler.PerBoard {
		p.Notes = append(p.Notes, b.words.Rule.UnevenIMPs)
	}
	for _, list := range []struct {
		heading Term
		lines   []teams.ButlerLine
	}{{Term{"pairs", w.Pairs}, butler.Pairs}, {Term{"players", t.Players}, butler.Players}} {
		if len(list.lines) > 0 {
			p.Blocks = append(p.Blocks, Block{
				Heading:   list.heading.Word,
				Continued: words.Fill(t.Continued, "what", list.heading.Word),
				Bookmark:  list.heading.Word,
				Head:      []Value{list.heading},
				Rows:      b.butlerRows(list.lines, butler.PerBoard),
			})
		}
	}
	return p
}

// hasField reports whether a board was played at more tables than the two of one
// match, so that it has a datum worth the name.
func (b *teamBuilder) hasField() bool {
	type cards struct{ round, board int32 }
	results := make(map[cards]int)
	for i := range b.event.Matches {
		m := &b.event.Matches[i]
		for j := range m.Results {
			key := cards{m.Round, m.Results[j].Board}
			if results[key]++; results[key] > 2 {
				return true
			}
		}
	}
	return false
}

func (b *teamBuilder) butlerRows(lines []teams.ButlerLine, byPerBoard bool) []Row {
	imps, perBoard := make([]*big.Rat, len(lines)), make([]*big.Rat, len(lines))
	for i := range lines {
		imps[i] = lines[i].IMPs
		perBoard[i] = new(big.Rat).Quo(lines[i].IMPs, big.NewRat(int64(lines[i].Boards), 1))
	}
	decimals := decimalsOf(imps)
	apart := tellApart(make([]*big.Rat, len(lines)), pointsDecimals)
	if byPerBoard {
		apart = tellApart(perBoard, pointsDecimals)
	}
	rows := make([]Row, len(lines))
	for i := range lines {
		line := &lines[i]
		names := make(Names, len(line.Players))
		for j, player := range line.Players {
			names[j] = clean(b.event.Teams[line.Team].Players[player])
		}
		last := i
		for last+1 < len(lines) && lines[last+1].Rank == line.Rank {
			last++
		}
		rows[i] = Row{
			Values: []Value{
				Place{First: line.Rank, Last: last + 1},
				Whole(line.Rank),
				Tied(line.Tied),
				names,
				b.team(line.Team),
				Whole(line.Boards),
				Number{line.IMPs, decimals},
				Number{perBoard[i], apart[i]},
			},
			Winner: line.Rank == 1,
		}
	}
	return rows
}
