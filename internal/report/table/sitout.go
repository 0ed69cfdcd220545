package table

import (
	"cmp"
	"slices"

	"bridgecalc/internal/bridge"
	"bridgecalc/internal/event"
	"bridgecalc/internal/report/written"
)

// byes are the boards of pairs without opponents: those of the record, or those that
// follow from the movement.
func (b *builder) byes() []event.Bye {
	if len(b.event.Byes) > 0 {
		return b.event.Byes
	}
	return b.session.SitOuts
}

// sitOutRows are the boards of pairs without opponents as rows of results, for sheets.
func (b *builder) sitOutRows(columns []Column) []Row {
	if b.event.Individual {
		return nil
	}
	byes := b.byes()
	rows := make([]Row, len(byes))
	for i := range byes {
		bye := &byes[i]
		rows[i].Values = make([]Value, len(columns))
		for k, c := range columns {
			rows[i].Values[k] = b.sitOutValue(bye, c.Key)
		}
	}
	return rows
}

func (b *builder) sitOutValue(bye *event.Bye, key string) Value {
	pair := b.id(int(bye.Pair))
	switch key {
	case "board":
		return Whole(bye.Board)
	case "section":
		return Text(clean(b.event.Pairs[bye.Pair].Section))
	case "ns", "ew":
		if (key == "ew") == (bye.Side == bridge.EW) {
			return pair
		}
		return ID{Number: event.Nobody, Shown: event.Nobody, Pair: noPair}
	case "remark":
		if bye.Award != nil {
			return Text(written.SatOut(*bye.Award, bye.Side))
		}
		return Text(b.words.Method.Bye)
	}
	return nil
}

// sitOuts are the same for programs, by board and pair.
func (b *builder) sitOuts() Table {
	fields := []field[*event.Bye]{
		{Column{Key: "board", Shown: InData}, func(bye *event.Bye) Value { return Whole(bye.Board) }},
		{Column{Key: "id", Shown: InData}, func(bye *event.Bye) Value { return b.id(int(bye.Pair)) }},
		{Column{Key: "section", Shown: InData}, func(bye *event.Bye) Value { return Text(clean(b.event.Pairs[bye.Pair].Section)) }},
		{Column{Key: "direction", Shown: InData}, func(bye *event.Bye) Value { return b.side(bye.Side) }},
		{Column{Key: "award", Shown: InData, Optional: true}, func(bye *event.Bye) Value {
			return textWhen(bye.Award != nil, func() string { return awardCode(*bye.Award) })
		}},
	}
	t := Table{Columns: columnsOf(fields)}
	byes := slices.Clone(b.byes())
	slices.SortStableFunc(byes, func(a, c event.Bye) int { return cmp.Or(cmp.Compare(a.Board, c.Board), cmp.Compare(a.Pair, c.Pair)) })
	for i := range byes {
		t.Rows = append(t.Rows, Row{Values: valuesOf(fields, &byes[i])})
	}
	return t
}
