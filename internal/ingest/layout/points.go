package layout

import (
	"bridgecalc/internal/ingest/field"
	"bridgecalc/internal/ingest/lines"
)

// pointKinds are the columns that say what a result came to, the surest first.
var pointKinds = []string{"matchpoints", "imps", "points", "percent"}

// points are the columns that say what a result came to, and what they hold. A
// column that belongs to no side is that of NS, as the scores are.
func (h *Header) points() (kind string, columns []lines.Column) {
	for _, kind := range pointKinds {
		for _, side := range []struct {
			field field.Field
			name  string
		}{{field.NSPoints, "ns." + kind}, {field.EWPoints, "ew." + kind}} {
			if h.Has(side.name) {
				columns = append(columns, lines.Column{Field: side.field, Col: h.Col(side.name)})
			}
		}
		if len(columns) == 0 && h.Has(kind) {
			columns = append(columns, lines.Column{Field: field.NSPoints, Col: h.Col(kind)})
		}
		if len(columns) > 0 {
			return kind, columns
		}
	}
	return "", nil
}
