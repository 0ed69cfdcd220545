package table

import "slices"

// Only is the table with some of its columns, by their keys and in the order of
// these. Keys that it doesn't have are left out.
func (t Table) Only(keys ...string) Table {
	var kept []int
	some := Table{Rows: make([]Row, len(t.Rows))}
	for _, key := range keys {
		if i := slices.IndexFunc(t.Columns, func(c Column) bool { return c.Key == key }); i >= 0 {
			kept = append(kept, i)
			some.Columns = append(some.Columns, t.Columns[i])
		}
	}
	for i, row := range t.Rows {
		values := make([]Value, len(kept))
		for j, column := range kept {
			values[j] = row.Values[column]
		}
		row.Values = values
		some.Rows[i] = row
	}
	return some
}

// Without is the table without some of its columns.
func (t Table) Without(keys ...string) Table {
	var kept []string
	for _, c := range t.Columns {
		if !slices.Contains(keys, c.Key) {
			kept = append(kept, c.Key)
		}
	}
	return t.Only(kept...)
}
