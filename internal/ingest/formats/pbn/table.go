package pbn

import (
	"strings"
)

// table is a table of a record: the columns by their names, and rows of values.
type table struct {
	columns map[string]int
	rows    []tableRow
}

type tableRow struct {
	line   int
	values []string
}

// text is a value of a row: the first of these columns that says something. "-"
// and "?" say nothing.
func (t *table) text(row tableRow, columns ...string) string {
	for _, name := range columns {
		if col, ok := t.columns[strings.ToLower(name)]; ok {
			if v := row.values[col]; v != "-" && v != "?" {
				return v
			}
		}
	}
	return ""
}

// tableOf reads the table below a tag, chapter 5.2. The tag's value lists the
// columns: "+Rank\2R;PairId_NS\3R"; a sign for the order and a width may stand
// with each. A file for export has a row in each line; other files may break
// lines anywhere between values.
func (r *reader) tableOf(rec *record, name string) *table {
	t := &table{columns: make(map[string]int)}
	columns := strings.Split(rec.value(name), ";")
	for i, column := range columns {
		column, _, _ = strings.Cut(strings.TrimSpace(column), `\`)
		column = strings.ToLower(strings.TrimLeft(column, "+-"))
		if _, twice := t.columns[column]; twice {
			r.said.Error(rec.tags[name].line, "take one of them out", "the table has two columns %q", column)
		}
		t.columns[column] = i
	}
	total, odd := 0, -1
	for i, line := range rec.rows[name] {
		values := split(line.text)
		if total += len(values); len(values) != len(columns) && odd < 0 {
			odd = i
		}
		t.rows = append(t.rows, tableRow{line.line, values})
	}
	switch {
	case odd < 0:
	case !rec.export && total%len(columns) == 0:
		t.join(len(columns))
	default:
		r.said.Error(t.rows[odd].line, `put "-" where a value is missing, and quotation marks around names`,
			"the row has %d values, but the table has %d columns", len(t.rows[odd].values), len(columns))
		t.rows = nil
	}
	return t
}

// join makes rows of so many values, wherever the lines were broken.
func (t *table) join(columns int) {
	var rows []tableRow
	var now tableRow
	for _, line := range t.rows {
		for _, value := range line.values {
			if len(now.values) == 0 {
				now.line = line.line
			}
			if now.values = append(now.values, value); len(now.values) == columns {
				rows, now = append(rows, now), tableRow{}
			}
		}
	}
	t.rows = rows
}

// split parts a line at white space outside quotation marks.
func split(line string) []string {
	var values []string
	for line = strings.TrimSpace(line); line != ""; line = strings.TrimLeft(line, " \t") {
		if line[0] != '"' {
			end := strings.IndexAny(line, " \t")
			if end < 0 {
				end = len(line)
			}
			values, line = append(values, line[:end]), line[end:]
			continue
		}
		end := 1
		for end < len(line) && line[end] != '"' {
			if line[end] == '\\' {
				end++
			}
			end++
		}
		end = min(end, len(line))
		values = append(values, strings.TrimSpace(unescape(line[1:end])))
		line = line[min(end+1, len(line)):]
	}
	return values
}
