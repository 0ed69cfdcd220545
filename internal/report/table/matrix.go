package table

import (
	"math/big"
	"strconv"

	"bridgecalc/internal/bridge"
)

const (
	// mostBlank bounds the blank cells of the matrix by the results: where
	// every pair plays few of very many boards it would be a waste of room.
	mostBlank = 40
	// mostColumns is somewhat less than what a sheet can hold.
	mostColumns = 16000
)

// matrix sets the pairs, best first, against the boards: what each pair got on
// each board, in percent. The boards' columns are headed by their numbers.
func (b *builder) matrix() Table {
	boards, results := len(b.event.Boards), 0
	for i := range b.event.Boards {
		results += len(b.event.Boards[i].Results)
	}
	if len(b.event.Pairs)*boards > mostBlank*results || boards > mostColumns {
		return Table{}
	}
	w := b.words.Column
	t := Table{Columns: []Column{
		{Key: "id", Label: w.Pair, Figures: true, Shown: InSheet},
		{Key: "section", Label: w.Section, Shown: InSheet.when(b.sections)},
		{Key: "direction", Label: w.Direction, Shown: InSheet.when(b.session.Lists[0].Direction != bridge.NoSide)},
		{Key: "names", Label: w.Names, Shown: InSheet.when(b.event.NamesGiven)},
	}}
	for i := range b.event.Boards {
		number := strconv.Itoa(b.event.Boards[i].Number)
		t.Columns = append(t.Columns, Column{Key: number, Label: number, Figures: true, Shown: InSheet})
	}
	percents := b.percentsOfPairs()
	for _, list := range b.session.Lists {
		for _, s := range list.Standings {
			t.Rows = append(t.Rows, Row{
				Values: append([]Value{
					b.id(s.Pair),
					Text(clean(b.event.Pairs[s.Pair].Section)),
					b.side(list.Direction),
					b.names(s.Pair),
				}, percents[s.Pair]...),
				Winner: s.Rank == 1,
			})
		}
	}
	return t
}

// percentsOfPairs are what every pair got on every board. Pairs that played
// nothing have none.
func (b *builder) percentsOfPairs() [][]Value {
	percents := make([][]Value, len(b.event.Pairs))
	set := func(pair int32, board int, points *big.Rat) {
		if percents[pair] == nil {
			percents[pair] = make([]Value, len(b.event.Boards))
		}
		if percent := percentOf(points, b.session.Top); percent != nil {
			percents[pair][board] = Percent{Number: Number{percent, b.decimals}}
		}
	}
	for board := range b.event.Boards {
		for i, line := range b.session.Boards[board].Lines {
			r := &b.event.Boards[board].Results[i]
			set(r.NS, board, line.NS)
			set(r.EW, board, line.EW)
		}
	}
	return percents
}
