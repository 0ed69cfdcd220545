package table

import "bridgecalc/internal/event"

// problems is the table of what the director should know.
func (b *builder) problems(problems event.Problems) Table {
	w := b.words.Column
	t := Table{
		Columns: []Column{
			{Key: "severity", Label: w.Severity, Shown: everywhere},
			{Key: "file", Label: w.File, Shown: everywhere},
			{Key: "sheet", Label: w.Sheet, Shown: everywhere},
			{Key: "cell", Label: w.Cell, Shown: everywhere},
			{Key: "line", Label: w.Line, Figures: true, Shown: everywhere},
			{Key: "text", Label: w.Problem, Shown: everywhere},
			{Key: "hint", Label: w.Hint, Shown: everywhere},
		},
	}
	for _, p := range problems {
		severity := b.words.Severity.Error
		if p.Severity == event.Warning {
			severity = b.words.Severity.Warning
		}
		var cell Text
		if p.At.Col > 0 {
			cell = Text(p.At.Cell())
		}
		t.Rows = append(t.Rows, Row{Values: []Value{
			Term{p.Severity.String(), severity},
			Text(clean(p.At.File)),
			Text(clean(p.At.Sheet)),
			cell,
			known(p.At.Row),
			Text(clean(p.Text)),
			Text(clean(p.Hint)),
		}})
	}
	return t
}
