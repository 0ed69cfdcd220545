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
// each board, in percent or IMPs. The boards' columns are headed by their numbers.
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
		{Key: "id", Label: b.entrantWord(), Figures: true, Shown: InSheet},
		{Key: "section", Label: w.Section, Shown: InSheet.when(b.sections)},
		{Key: "direction", Label: w.Direction, Shown: InSheet.when(b.session.Lists[0].Direction != bridge.NoSide)},
		{Key: "names", Label: w.Names, Shown: InSheet.when(b.event.NamesGiven)},
	}}
	for i := range b.event.Boards {
		number := strconv.Itoa(b.event.Boards[i].Number)
		t.Columns = append(t.Columns, Column{Key: number, Label: number, Figures: true, Shown: InSheet})
	}
	got := b.pointsOfPairs()
	for _, list := range b.session.Lists {
		for _, s := range list.Standings {
			t.Rows = append(t.Rows, Row{
				Values: append([]Value{
					b.id(s.Pair),
					Text(clean(b.event.Pairs[s.Pair].Section)),
					b.side(list.Direction),
					b.names(s.Pair),
				}, got[s.Pair]...),
				Winner: s.Rank == 1,
			})
		}
	}
	return t
}

// pointsOfPairs are what every pair got on every board. Pairs that played
// nothing have none.
func (b *builder) pointsOfPairs() [][]Value {
	got := make([][]Value, len(b.event.Pairs))
	set := func(pair int32, board int, points Value) {
		if got[pair] == nil {
			got[pair] = make([]Value, len(b.event.Boards))
		}
		got[pair][board] = points
	}
	for board := range b.event.Boards {
		scored := &b.session.Boards[board]
		decimals := decimalsOf(pointsOf(scored))
		for i, line := range scored.Lines {
			r := &b.event.Boards[board].Results[i]
			ns, ew := b.share(line.NS, line.NSTop, decimals), b.share(line.EW, line.EWTop, decimals)
			set(r.NS, board, ns)
			set(r.EW, board, ew)
			if b.event.Individual {
				set(r.South, board, ns)
				set(r.West, board, ew)
			}
		}
	}
	return got
}

// share is what a result was worth where boards are set beside each other.
func (b *builder) share(points *big.Rat, top int32, decimals int) Value {
	if b.inIMPs() {
		return number(points, decimals)
	}
	if percent := percentOf(points, top); percent != nil {
		return Percent{Number: Number{percent, b.decimals}}
	}
	return nil
}
