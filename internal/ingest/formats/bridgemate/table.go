package bridgemate

import (
	"strings"

	"bridgecalc/internal/ingest/cells"
	"bridgecalc/internal/ingest/jet"
)

// tables are the tables that there are, by name.
type tables map[string]*table

// table is one of them as texts, without spaces around them.
type table struct {
	columns map[string]int // by name in lower case
	rows    []row
	// uncounted says that the database has rows, but states that there are none.
	uncounted bool
}

type row struct {
	line  int
	texts []string
}

// fromDatabase reads a table of a database; its rows count from 1.
func fromDatabase(d *jet.Database, name string) (*table, error) {
	source, err := d.Table(name)
	if err != nil {
		return nil, err
	}
	t := &table{columns: make(map[string]int)}
	for i, c := range source.Columns {
		t.head(c.Name, i)
	}
	for values, err := range source.Rows() {
		if err != nil {
			return nil, err
		}
		texts := make([]string, len(values))
		for i, v := range values {
			texts[i] = strings.TrimSpace(v.Text)
		}
		t.rows = append(t.rows, row{line: len(t.rows) + 1, texts: texts})
	}
	t.uncounted = len(t.rows) > 0 && source.IsUncounted()
	return t, nil
}

// fromSheet reads a table from a sheet, whose first row has the names of its
// columns.
func fromSheet(sheet *cells.Sheet) *table {
	t := &table{columns: make(map[string]int)}
	for i := range sheet.Len() {
		r := sheet.Row(i)
		texts := make([]string, r.Len())
		for col := range texts {
			texts[col] = r.Text(col)
		}
		if i > 0 {
			t.rows = append(t.rows, row{line: r.Num, texts: texts})
			continue
		}
		for col, text := range texts {
			t.head(text, col)
		}
	}
	return t
}

func (t *table) head(name string, col int) {
	name = strings.ToLower(name)
	if _, ok := t.columns[name]; !ok {
		t.columns[name] = col
	}
}

// column is the place of a column, or -1.
func (t *table) column(name string) int {
	if col, ok := t.columns[strings.ToLower(name)]; ok {
		return col
	}
	return -1
}

// places are the places of several columns.
func (t *table) places(names ...string) []int {
	cols := make([]int, len(names))
	for i, name := range names {
		cols[i] = t.column(name)
	}
	return cols
}

// text is what a row has in a column; nothing where there is no such column.
func (r row) text(col int) string {
	if col < 0 || col >= len(r.texts) {
		return ""
	}
	return r.texts[col]
}

// isNone reports whether a number says that there is none.
func isNone(number string) bool { return number == "" || number == "0" }

// isYes reports whether a Boolean is set, as the programs that export it write
// it.
func isYes(text string) bool {
	switch strings.ToLower(text) {
	case "1", "-1", "true", "yes":
		return true
	}
	return false
}
