package table

import (
	"strings"

	"bridgecalc/internal/event"
)

// about is the table of the event itself.
func (b *builder) about(d *Document) Table {
	w := b.words.Column
	return Table{
		Columns: []Column{
			{Key: "title", Label: w.Title, Shown: everywhere},
			{Key: "date", Label: w.Date, Shown: everywhere},
			{Key: "scoring", Label: w.Method, Shown: everywhere},
			{Key: "boards", Label: w.Boards, Shown: everywhere},
			{Key: "top", Label: w.Top, Shown: InData | (OnPage | InSheet).when(!b.inIMPs())},
			{Key: "pairs", Label: b.entrantsWord(), Shown: everywhere},
			{Key: "source", Label: w.Input, Shown: everywhere},
			{Key: "checksum", Label: w.Checksum, Shown: everywhere},
		},
		Rows: []Row{{Values: []Value{
			Text(d.Title),
			Date(d.Date),
			Term{b.methodCode(), b.methodName()},
			Whole(len(b.event.Boards)),
			Whole(b.session.Top),
			Whole(len(b.event.Pairs)),
			Text(d.Source),
			Text(d.Checksum),
		}}},
	}
}

// countTables counts the tables in play, 0 when a result doesn't know its own.
func countTables(ev *event.Event) int {
	type table struct {
		section string
		number  int32
	}
	tables := make(map[table]bool)
	for i := range ev.Boards {
		for j := range ev.Boards[i].Results {
			r := &ev.Boards[i].Results[j]
			if r.Table == 0 {
				return 0
			}
			tables[table{ev.Pairs[r.NS].Section, r.Table}] = true
		}
	}
	return len(tables)
}

// sources names the files that the results came from.
func sources(ev *event.Event) string {
	var files []string
	seen := make(map[string]bool)
	for _, source := range ev.Sources {
		if !seen[source.File] {
			seen[source.File] = true
			files = append(files, clean(source.File))
		}
	}
	return strings.Join(files, ", ")
}
