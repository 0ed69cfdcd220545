package table

import (
	"slices"
	"strings"

	"bridgecalc/internal/event"
	"bridgecalc/internal/settings"
)

// about is the table of the event itself.
func (b *builder) about(d *Document) Table {
	w := b.words.Column
	t := Table{
		Columns: []Column{
			{Key: "title", Label: w.Title, Shown: everywhere},
			{Key: "date", Label: w.Date, Shown: everywhere},
			{Key: "scoring", Label: w.Method, Shown: OnPage | InData},
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
	return withDecided(t, b.methodCode(), b.settings)
}

// withDecided adds to the table of an event how it was scored: the settings by which it
// comes to the same when a sheet or the data are read again.
func withDecided(t Table, method string, st settings.Settings) Table {
	add := func(key, value string, shown Shown) {
		t.Columns = append(t.Columns, Column{Key: key, Label: key, Shown: shown})
		t.Rows[0].Values = append(t.Rows[0].Values, Text(value))
	}
	if method == "mp" || method == "teams" { // as the readers take it without a word
		i := slices.IndexFunc(t.Columns, func(c Column) bool { return c.Key == "scoring" })
		t.Columns[i].Shown |= InSheet
	} else {
		add("scoring", method, InSheet)
	}
	for _, s := range st.Decided() {
		add(s.Key, s.Value, InSheet|InData)
	}
	return t
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
