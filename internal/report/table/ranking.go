package table

import (
	"strings"

	"bridgecalc/internal/bridge"
	"bridgecalc/internal/compute"
	"bridgecalc/internal/report/words"
)

// rankings returns the lists of winners.
func (b *builder) rankings(lists []compute.List) []Ranking {
	rankings := make([]Ranking, len(lists))
	columns := b.rankingColumns(lists)
	for i := range lists {
		list := &lists[i]
		r := Ranking{Key: "All", Table: b.ranking(list, columns)}
		switch list.Direction {
		case bridge.NS:
			r.Key, r.Heading = list.Direction.String(), b.words.List.NS
		case bridge.EW:
			r.Key, r.Heading = list.Direction.String(), b.words.List.EW
		}
		if section := clean(list.Section); section != "" {
			r.Key = strings.TrimSuffix(section+" "+r.Key, " All")
			r.Heading = strings.TrimSuffix(b.words.Column.Section+" "+section+separator+r.Heading, separator)
		}
		rankings[i] = r
	}
	return rankings
}

// sectionLists returns the lists of the sections as a part, which programs have
// among the standings.
func (b *builder) sectionLists(rankings []Ranking) Part {
	p := Part{Key: "sections", Title: b.words.Part.Sections}
	for _, column := range b.rankingColumns(b.session.SectionLists) {
		column.Shown &^= InData
		p.Columns = append(p.Columns, column)
	}
	for i := range rankings {
		r := &rankings[i]
		p.Blocks = append(p.Blocks, Block{
			Heading: r.Heading, Continued: words.Fill(b.words.Team.Continued, "what", r.Heading), Bookmark: r.Heading, Rows: r.Rows,
		})
	}
	return p
}

// rankingColumns returns the columns of lists. Programs get the place as a number
// and a mark, players as one label such as "2=".
func (b *builder) rankingColumns(lists []compute.List) []Column {
	w, m := b.words.Column, &b.words.Method
	people := OnPage | InSheet
	has := b.extrasOf(lists)
	return []Column{
		{Key: "place", Label: w.Place, Figures: true, Shown: OnPage},
		{Key: "rank", Label: w.Place, Figures: true, Shown: InSheet | InData},
		{Key: "tied", Label: w.Tied, Shown: InSheet | InData},
		{Key: "id", Label: b.entrantWord(), Figures: true, Shown: everywhere},
		{Key: "section", Label: w.Section, Shown: InData | InSheet.when(b.sections)},
		{Key: "direction", Label: w.Direction, Shown: InData | InSheet.when(has.direction)},
		{Key: "names", Label: w.Names, Shown: InData | (OnPage | InSheet).when(b.event.NamesGiven)},
		{Key: "boards", Label: w.Boards, Figures: true, Shown: InData | InSheet | OnPage.when(b.uneven())},
		{Key: "matches", Label: m.Matches, Figures: true, Shown: everywhere.when(b.bySwiss()), Optional: true},
		{Key: "adjustment", Label: m.Adjustment, Figures: true, Shown: InData | people.when(has.adjustment), Optional: true},
		{Key: "carry_over", Label: m.Carried, Figures: true, Shown: InData | people.when(has.carryOver), Optional: true},
		{Key: "handicap", Label: m.Handicap, Figures: true, Shown: InData | people.when(has.handicap), Optional: true},
		{Key: "score", Label: b.scoreWord(), Figures: true, Shown: everywhere},
		{Key: "max", Label: w.Max, Figures: true, Shown: InData | InSheet.when(b.byPercent())},
		{Key: "percent", Label: w.Percent, Figures: true, Shown: InData | people.when(b.byPercent())},
		{Key: "per_board", Label: m.PerBoard, Figures: true, Shown: everywhere.when(has.perBoard), Optional: true},
		{Key: "exact", Shown: InData},
	}
}

// ranking returns one list.
func (b *builder) ranking(list *compute.List, columns []Column) Table {
	t := Table{
		Columns: columns,
		Rows:    make([]Row, len(list.Standings)),
	}
	decimals := b.decimalsOf(list)
	for i := range list.Standings {
		t.Rows[i] = b.standing(list, i, decimals[i])
	}
	return t
}

func (b *builder) standing(list *compute.List, i int, decimals listDecimals) Row {
	s := &list.Standings[i]
	pair := &b.event.Pairs[s.Pair]
	var percent, most Value
	if s.Percent != nil {
		percent = Percent{Number: Number{s.Percent, decimals.percent}}
	}
	if b.byPercent() {
		most = Whole(s.Max)
	}
	return Row{
		Values: []Value{
			placeOf(list, i),
			known(s.Rank),
			Tied(s.Tied),
			b.id(s.Pair),
			Text(clean(pair.Section)),
			b.side(list.Direction),
			b.markedNames(s.Pair),
			Whole(s.Boards),
			Whole(s.Matches),
			number(s.Adjustment, decimals.score),
			number(s.CarryOver, decimals.score),
			number(s.Handicap, pointsDecimals),
			Number{s.Score, decimals.score},
			most,
			percent,
			number(s.PerBoard, decimals.perBoard),
			Fraction{s.Score},
		},
		Winner: s.Rank == 1,
	}
}

// placeOf is the place in the list with the last of the places that are
// shared.
func placeOf(list *compute.List, i int) Place {
	rank := list.Standings[i].Rank
	if rank == 0 {
		return Place{}
	}
	last := rank
	for j := rank; j < len(list.Standings) && list.Standings[j].Rank == rank; j++ {
		last = j + 1
	}
	return Place{First: rank, Last: last}
}

// uneven reports whether pairs have different numbers of boards.
func (b *builder) uneven() bool {
	numbers := make(map[int]bool)
	for _, list := range b.session.Lists {
		for _, s := range list.Standings {
			numbers[s.Boards] = true
		}
	}
	return len(numbers) > 1
}
