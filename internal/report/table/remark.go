package table

import "bridgecalc/internal/report/words"

// Remark is said in the place of values that are missing: it begins in its own
// cell, and may take the empty ones behind it, as far as [Reach].
type Remark string

func (r Remark) Text(*words.Words) string { return string(r) }

// Reach is the last column that a remark in the given one has room in: those
// behind it are empty, and have the same group above them or none.
func Reach(columns []Column, values []Value, from int) int {
	last := from
	for last+1 < len(columns) && isEmpty(values[last+1]) && (columns[last+1].Group == "" || columns[last+1].Group == columns[from].Group) {
		last++
	}
	return last
}

func isEmpty(v Value) bool { return v == nil || v == Value(Text("")) }
