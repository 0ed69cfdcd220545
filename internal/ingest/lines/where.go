package lines

import (
	"bridgecalc/internal/ingest/field"
	"bridgecalc/internal/ingest/notation"
)

// scoreField is where a result's score stands or should stand.
func (t *Table) scoreField(l *Line) field.Field {
	for _, f := range []field.Field{field.Score, field.NSScore, field.EWScore} {
		if text := t.Text(l, f); text != "" && text != "0" {
			return f
		}
	}
	for _, f := range []field.Field{field.EWScore, field.NSScore} {
		if t.Has(f) {
			return f
		}
	}
	return field.Score
}

func (t *Table) declarerField() field.Field {
	if t.Has(field.Declarer) {
		return field.Declarer
	}
	return field.Contract
}

// outcomeField is where a result stands or should stand.
func (t *Table) outcomeField(e *Entry) field.Field {
	switch {
	case t.Has(field.Tricks) && (e.tricks.Form != notation.NoOutcome || !t.Has(field.Result)):
		return field.Tricks
	case t.Has(field.Result) && e.cell.Outcome.Form == notation.NoOutcome:
		return field.Result
	}
	return field.Contract
}
