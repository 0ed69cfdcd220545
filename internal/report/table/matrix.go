package table

import (
	"math/big"
	"strconv"
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
	fields := b.matrixFields()
	t := Table{Columns: columnsOf(fields)}
	for i := range b.session.Lists {
		list := &b.session.Lists[i]
		for j := range list.Standings {
			s := &list.Standings[j]
			p := placed{Standing: s, list: list, at: j, pair: &b.event.Pairs[s.Pair]}
			t.Rows = append(t.Rows, Row{Values: valuesOf(fields, p), Winner: s.Rank == 1})
		}
	}
	return t
}

// matrixFields returns the columns of the matrix: who a pair is, and its boards.
func (b *builder) matrixFields() []field[placed] {
	w := b.words.Column
	has := b.extrasOf(b.session.Lists)
	fields := []field[placed]{
		{Column{Key: "id", Label: b.entrantWord(), Figures: true, Shown: InSheet}, func(p placed) Value { return b.id(p.Pair) }},
		{Column{Key: "section", Label: w.Section, Shown: InSheet.when(b.sections)}, func(p placed) Value { return Text(clean(p.pair.Section)) }},
		{Column{Key: "direction", Label: w.Direction, Shown: InSheet.when(has.direction)}, b.directionOf},
		{Column{Key: "names", Label: w.Names, Shown: InSheet.when(b.event.NamesGiven)}, func(p placed) Value { return b.names(p.Pair) }},
	}
	got := b.pointsOfPairs()
	for i := range b.event.Boards {
		number := strconv.Itoa(b.event.Boards[i].Number)
		fields = append(fields, field[placed]{Column{Key: number, Label: number, Figures: true, Shown: InSheet}, func(p placed) Value {
			if got[p.Pair] == nil {
				return nil
			}
			return got[p.Pair][i]
		}})
	}
	return fields
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
