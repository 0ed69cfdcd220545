package table

import (
	"bridgecalc/internal/bridge"
	"bridgecalc/internal/event"
)

// sitOutRows are the boards of pairs without opponents as rows of results, for sheets.
func (b *builder) sitOutRows(columns []Column) []Row {
	if b.event.Individual {
		return nil
	}
	rows := make([]Row, len(b.event.Byes))
	for i := range b.event.Byes {
		bye := &b.event.Byes[i]
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
		return Text(b.words.Method.Bye)
	}
	return nil
}

// sitOuts are the same for programs.
func (b *builder) sitOuts() Table {
	fields := []field[*event.Bye]{
		{Column{Key: "board", Shown: InData}, func(bye *event.Bye) Value { return Whole(bye.Board) }},
		{Column{Key: "id", Shown: InData}, func(bye *event.Bye) Value { return b.id(int(bye.Pair)) }},
		{Column{Key: "section", Shown: InData}, func(bye *event.Bye) Value { return Text(clean(b.event.Pairs[bye.Pair].Section)) }},
		{Column{Key: "direction", Shown: InData}, func(bye *event.Bye) Value { return b.side(bye.Side) }},
	}
	t := Table{Columns: columnsOf(fields)}
	for i := range b.event.Byes {
		t.Rows = append(t.Rows, Row{Values: valuesOf(fields, &b.event.Byes[i])})
	}
	return t
}
