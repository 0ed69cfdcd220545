package table

import (
	"cmp"
	"strings"

	"bridgecalc/internal/bridge"
	"bridgecalc/internal/compute"
	"bridgecalc/internal/event"
	"bridgecalc/internal/report/words"
)

// rankings returns the lists of winners.
func (b *builder) rankings(lists []compute.List) []Ranking {
	rankings := make([]Ranking, len(lists))
	fields := b.rankingFields(lists)
	for i := range lists {
		list := &lists[i]
		r := Ranking{Key: "All", Table: b.ranking(list, fields)}
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
	for _, column := range columnsOf(b.rankingFields(b.session.SectionLists)) {
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

// placed is a row of a list, with the decimals of its figures.
type placed struct {
	*compute.Standing
	list     *compute.List
	at       int // in the list
	pair     *event.Pair
	decimals listDecimals
}

// rankingFields returns the columns of lists. Programs get the place as a number
// and a mark, players as one label such as "2=".
func (b *builder) rankingFields(lists []compute.List) []field[placed] {
	w, m := b.words.Column, &b.words.Method
	people := OnPage | InSheet
	has := b.extrasOf(lists)
	fields := []field[placed]{
		{Column{Key: "place", Label: w.Place, Figures: true, Shown: OnPage}, func(p placed) Value { return placeOf(p.list, p.at) }},
		{Column{Key: "rank", Label: w.Place, Figures: true, Shown: InSheet | InData}, func(p placed) Value { return known(p.Rank) }},
		{Column{Key: "tied", Label: w.Tied, Shown: InSheet | InData}, func(p placed) Value { return Tied(p.Tied) }},
		{Column{Key: "id", Label: b.entrantWord(), Figures: true, Shown: everywhere}, func(p placed) Value { return b.id(p.Pair) }},
		{Column{Key: "section", Label: w.Section, Shown: InData | InSheet.when(b.sections)}, func(p placed) Value { return Text(clean(p.pair.Section)) }},
		{Column{Key: "direction", Label: w.Direction, Shown: InData | InSheet.when(has.direction) | OnPage.when(has.overlap)}, b.directionOf},
		{Column{Key: "names", Label: w.Names, Shown: InData | people.when(b.event.NamesGiven)}, func(p placed) Value { return b.markedNames(p.Pair) }},
		{Column{Key: "boards", Label: w.Boards, Figures: true, Shown: InData | InSheet | OnPage.when(b.uneven())}, func(p placed) Value { return Whole(p.Boards) }},
		{Column{Key: "matches", Label: m.Matches, Figures: true, Shown: everywhere.when(b.bySwiss()), Optional: true}, func(p placed) Value { return Whole(p.Matches) }},
	}
	fields = append(fields, b.amountFields(has)...)
	return append(fields,
		field[placed]{Column{Key: "score", Label: b.scoreWord(), Figures: true, Shown: everywhere}, func(p placed) Value { return Number{p.Score, p.decimals.score} }},
		field[placed]{Column{Key: "max", Label: w.Max, Figures: true, Shown: InData | InSheet.when(b.byPercent())}, b.most},
		field[placed]{Column{Key: "percent", Label: w.Percent, Figures: true, Shown: InData | people.when(b.byPercent())}, percentOfPlaced},
		field[placed]{Column{Key: "per_board", Label: m.PerBoard, Figures: true, Shown: everywhere.when(has.perBoard), Optional: true}, func(p placed) Value { return number(p.PerBoard, p.decimals.perBoard) }},
		field[placed]{Column{Key: "exact", Shown: InData}, func(p placed) Value { return Fraction{p.Score} }},
	)
}

// amountFields returns the columns of what a pair has beside its boards. People read
// what was taken and what was given in columns of their own, without signs; programs
// get one amount with its sign.
func (b *builder) amountFields(has extras) []field[placed] {
	m := &b.words.Method
	people := OnPage | InSheet
	unit := func(word string) string { return word + " (" + b.amountUnit() + ")" }
	return []field[placed]{
		{Column{Key: "adjustment", Shown: InData, Optional: true}, func(p placed) Value { return number(p.Adjustment, amountDecimals(p.Adjustment)) }},
		{Column{Key: "penalty", Label: unit(m.Adjustment), Figures: true, Shown: people.when(has.penalty)}, func(p placed) Value { return taken(p.Adjustment) }},
		{Column{Key: "bonus", Label: unit(m.Bonus), Figures: true, Shown: people.when(has.bonus)}, func(p placed) Value { return given(p.Adjustment) }},
		{Column{Key: "carry_over", Label: unit(m.Carried), Figures: true, Shown: InData | people.when(has.carryOver), Optional: true}, func(p placed) Value { return number(p.CarryOver, amountDecimals(p.CarryOver)) }},
		{Column{Key: "handicap", Label: m.Handicap, Figures: true, Shown: InData | people.when(has.handicap), Optional: true}, func(p placed) Value { return number(p.Handicap, pointsDecimals) }},
	}
}

// amountUnit returns the unit that penalties and bonuses are counted in.
func (b *builder) amountUnit() string {
	switch {
	case b.bySwiss():
		return "VP"
	case b.inIMPs():
		return "IMP"
	}
	return "MP"
}

// ranking returns one list.
func (b *builder) ranking(list *compute.List, fields []field[placed]) Table {
	t := Table{
		Columns: columnsOf(fields),
		Rows:    make([]Row, len(list.Standings)),
	}
	decimals := b.decimalsOf(list)
	for i := range list.Standings {
		s := &list.Standings[i]
		t.Rows[i] = Row{
			Values: valuesOf(fields, placed{s, list, i, &b.event.Pairs[s.Pair], decimals[i]}),
			Winner: s.Rank == 1,
		}
	}
	return t
}

// directionOf returns the direction of a list or, in one of all pairs, what tells NS 8
// from EW 8.
func (b *builder) directionOf(p placed) Value {
	return b.side(cmp.Or(p.list.Direction, p.pair.Direction))
}

// most returns the matchpoints that could be had, and nothing where none count.
func (b *builder) most(p placed) Value {
	if !b.byPercent() {
		return nil
	}
	return Whole(p.Max)
}

func percentOfPlaced(p placed) Value {
	if p.Percent == nil {
		return nil
	}
	return Percent{Number: Number{p.Percent, p.decimals.percent}}
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
