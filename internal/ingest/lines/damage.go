package lines

import (
	"fmt"
	"slices"

	"bridgecalc/internal/event"
	"bridgecalc/internal/ingest/cells"
	"bridgecalc/internal/ingest/field"
	"bridgecalc/internal/ingest/notation"
)

// cellAt is a cell of a sheet; both count from 1.
type cellAt struct {
	row int32
	col int16
}

// damage is what a spreadsheet program did to the cells of a table.
type damage struct {
	restored map[cellAt]cells.ID    // what was typed, where only one text is possible
	pairs    map[cellAt][2]cells.ID // the same of cells with both pairs
	broken   map[cellAt]fault
	struck   bool // some results are struck through
}

// fault is what is wrong in a cell.
type fault struct{ one, many, hint string }

const hintRetype = "format the column as text and type it again"

// faultOf returns what is wrong in a marked cell; ok is false where nothing is.
func faultOf(mark cells.Mark) (f fault, ok bool) {
	switch mark.Kind {
	case cells.Date:
		return fault{fmt.Sprintf("this cell was made a date, and shows %q", mark.Shown), "were made dates", hintRetype}, true
	case cells.Uncached:
		return fault{
			"this cell holds a formula whose value was not saved", "hold formulas whose values were not saved",
			"open the workbook in Excel or LibreOffice, save it, and try again",
		}, true
	case cells.Error:
		return fault{fmt.Sprintf("this cell holds the error %s", mark.Shown), "hold errors", "correct the formula, or write the value itself"}, true
	case cells.Bool:
		return fault{fmt.Sprintf("this cell holds %s, which is true or false", mark.Shown), "hold true or false", "write the value itself"}, true
	}
	return fault{}, false
}

// harmless are fields that a result stands without.
var harmless = [field.Count]bool{
	field.Remarks: true, field.NSName: true, field.EWName: true, field.North: true, field.South: true, field.East: true, field.West: true, field.Erased: true,
	field.NSPoints: true, field.EWPoints: true,
}

// resultFields are those that say what a result was.
var resultFields = []field.Field{
	field.Contract, field.Declarer, field.Tricks, field.Result, field.Score, field.NSScore, field.EWScore,
}

// Damage returns what is wrong in the cells of a line that a spreadsheet program
// changed, after Understand.
func (t *Table) Damage(l *Line) event.Problems {
	var problems event.Problems
	if len(t.damage.broken) == 0 {
		return nil
	}
	for f, p := range l.Places {
		if broken, ok := t.damage.broken[cellAt{p.Row, p.Col}]; ok && !harmless[f] {
			problems.Add(*t.Problem(l, field.Field(f), broken.one, broken.hint))
		}
	}
	return problems
}

// isBroken reports whether nobody can tell what stood in a cell of a line.
func (t *Table) isBroken(l *Line, f field.Field) bool {
	p := l.Places[f]
	_, broken := t.damage.broken[cellAt{p.Row, p.Col}]
	return broken && !harmless[f]
}

// isDamaged reports whether a cell that a line needs is broken.
func (t *Table) isDamaged(l *Line) bool {
	if len(t.damage.broken) == 0 { // as nearly always
		return false
	}
	for f := range field.Count {
		if t.isBroken(l, f) {
			return true
		}
	}
	return false
}

// repair finds what a spreadsheet program did to the cells of a table. Where only one
// text can have been typed it is restored, with a warning for the column; else there is
// an error for the column. Results that are struck through are left out with a
// warning, and those in hidden rows count with a warning.
func (t *Table) repair(problems *event.Problems) {
	if t.Sheet.IsMarked() {
		r := repairer{table: t, seen: make(map[cellAt]bool)}
		t.damage = damage{restored: make(map[cellAt]cells.ID), pairs: make(map[cellAt][2]cells.ID), broken: make(map[cellAt]fault)}
		for l := range t.Lines {
			r.inspect(l)
		}
		r.report(problems)
		t.replaceRestored()
	}
	t.reportHidden(problems)
}

// replaceRestored puts restored texts into the lines, and leaves out those that are
// struck through.
func (t *Table) replaceRestored() {
	if len(t.damage.restored)+len(t.damage.pairs) == 0 && !t.damage.struck {
		return
	}
	lines := t.Lines
	t.Lines = func(yield func(*Line) bool) {
		for l := range lines {
			if t.isStruck(l) {
				continue
			}
			for f := range l.Places {
				p := &l.Places[f]
				if id, ok := t.damage.restored[cellAt{p.Row, p.Col}]; ok {
					p.ID = id
				}
			}
			if ids, ok := t.damage.pairs[cellAt{l.Places[field.NS].Row, l.Places[field.NS].Col}]; ok {
				l.Places[field.NS].ID, l.Places[field.EW].ID = ids[0], ids[1]
			}
			if !yield(l) {
				return
			}
		}
	}
}

// isStruck reports whether all that a line says of its result is struck through.
func (t *Table) isStruck(l *Line) bool {
	found := false
	for _, f := range resultFields {
		p := l.Places[f]
		if p.Row == 0 || p.ID == 0 {
			continue
		}
		if !t.isStruckCell(p) {
			return false
		}
		found = true
	}
	return found
}

func (t *Table) isStruckCell(p Place) bool {
	mark := t.Sheet.Mark(int(p.Row), int(p.Col))
	return mark.Kind == cells.Struck && mark.Shown == ""
}

// outcome is what becomes of a damaged cell.
type outcome uint8

const (
	cannotRestore outcome = iota
	restored
	keptRest   // what is not struck through counts
	leftOut    // a struck result
	halfStruck // struck, but the rest of the result is not
)

// finding is a group of cells in a column with the same damage.
type finding struct {
	outcome outcome
	kind    cells.MarkKind
	col     int16
	rows    []int32
	fault   fault  // of the first cell
	shown   string // by the first cell
	text    string // that is read in its place
}

// repairer inspects the lines of a table.
type repairer struct {
	table    *Table
	seen     map[cellAt]bool
	findings []finding
}

// inspect looks at the marked cells of a line.
func (r *repairer) inspect(l *Line) {
	t := r.table
	if t.isStruck(l) {
		t.damage.struck = true
		r.add(finding{outcome: leftOut, kind: cells.Struck}, int32(l.Row), l.ResultCol())
		return
	}
	for f, p := range l.Places {
		at := cellAt{p.Row, p.Col}
		if p.Row == 0 || harmless[f] || r.seen[at] {
			continue
		}
		mark := t.Sheet.Mark(int(p.Row), int(p.Col))
		if mark.Kind == cells.Plain {
			continue
		}
		r.seen[at] = true
		switch mark.Kind {
		case cells.Struck:
			r.inspectStruck(l, field.Field(f), mark)
		case cells.Date:
			r.inspectDate(l, field.Field(f), mark)
		default:
			r.addBroken(at, mark)
		}
	}
}

// inspectStruck keeps what is left of a cell that is struck through in part. One that is
// struck through whole while the rest of the row is not may have been meant or not.
func (r *repairer) inspectStruck(l *Line, f field.Field, mark cells.Mark) {
	p := l.Places[f]
	at := cellAt{p.Row, p.Col}
	switch {
	case p.ID == 0:
	case mark.Shown != "":
		r.table.damage.restored[at] = r.table.Texts.Book.Intern(mark.Shown)
		r.add(finding{outcome: keptRest, kind: cells.Struck, shown: r.table.Text(l, f), text: mark.Shown}, at.row, at.col)
	case f == field.Lead:
	default:
		broken := fault{
			"this cell is struck through, and the rest of the result is not", "are struck through, and the rest of the results is not",
			"delete what does not count",
		}
		r.table.damage.broken[at] = broken
		r.add(finding{outcome: halfStruck, kind: cells.Struck, fault: broken}, at.row, at.col)
	}
}

// inspectDate restores what was made a date, where only one text for the field is
// possible.
func (r *repairer) inspectDate(l *Line, f field.Field, mark cells.Mark) {
	t, p := r.table, l.Places[f]
	at := cellAt{p.Row, p.Col}
	ns, ew := l.Places[field.NS], l.Places[field.EW]
	ofBoth := (f == field.NS || f == field.EW) && ns.Row == ew.Row && ns.Col == ew.Col
	text, ok := original(mark, f, ofBoth)
	if !ok {
		r.addBroken(at, mark)
		return
	}
	if ofBoth {
		first, second, _ := notation.SplitPairs(text)
		t.damage.pairs[at] = [2]cells.ID{t.Texts.Book.Intern(first), t.Texts.Book.Intern(second)}
	} else {
		t.damage.restored[at] = t.Texts.Book.Intern(text)
	}
	r.add(finding{outcome: restored, kind: cells.Date, shown: mark.Shown, text: text}, at.row, at.col)
}

// original returns the text that was made a date, if all those that the field can hold
// say the same.
func original(mark cells.Mark, f field.Field, ofBothPairs bool) (text string, ok bool) {
	meant := ""
	for _, typed := range mark.Originals() {
		meaning, understood := meaningOf(typed, f, ofBothPairs)
		switch {
		case !understood:
		case text == "":
			text, meant = typed, meaning
		case meaning != meant:
			return "", false
		}
	}
	return text, text != ""
}

// meaningOf reads a text as it could stand in a field, and returns it so that equal
// readings are equal texts.
func meaningOf(text string, f field.Field, ofBothPairs bool) (meaning string, ok bool) {
	if ofBothPairs {
		ns, ew, isPairs := notation.SplitPairs(text)
		const longest = 3 // digits of a pair's number, unlike those of a year
		return ns + " " + ew, isPairs && ns != ew && max(len(ns), len(ew)) <= longest
	}
	switch f {
	case field.Contract, field.Result, field.Tricks, field.Score, field.NSScore, field.EWScore:
		ns, ew, isAward, err := notation.ReadArtificial(text)
		const whole = 100_00 // hundredths of a percent
		return fmt.Sprint(ns, ew), isAward && err == nil && ns.Percent+ew.Percent == whole
	}
	return "", false
}

// addBroken adds a cell of which nobody can tell what stood in it.
func (r *repairer) addBroken(at cellAt, mark cells.Mark) {
	broken, ok := faultOf(mark)
	if !ok {
		return
	}
	r.table.damage.broken[at] = broken
	r.add(finding{outcome: cannotRestore, kind: mark.Kind, fault: broken}, at.row, at.col)
}

// add adds a cell to those of its column with the same damage.
func (r *repairer) add(f finding, row int32, col int16) {
	i := slices.IndexFunc(r.findings, func(g finding) bool {
		return g.outcome == f.outcome && g.kind == f.kind && g.col == col
	})
	if i >= 0 {
		r.findings[i].rows = append(r.findings[i].rows, row)
		return
	}
	f.col, f.rows = col, []int32{row}
	r.findings = append(r.findings, f)
}

// report adds one problem for each group of cells.
func (r *repairer) report(problems *event.Problems) {
	for i := range r.findings {
		f := &r.findings[i]
		p := event.Problem{At: r.table.Sheet.Position(int(f.rows[0]), int(f.col))}
		many := len(f.rows) > 1
		first, last := slices.Min(f.rows), slices.Max(f.rows)
		line, within := "column", fmt.Sprintf("in rows %d to %d", first, last)
		if sheet := r.table.Sheet; sheet.IsTurned() {
			line, within = "row", fmt.Sprintf("from %s to %s", sheet.Position(int(first), int(f.col)).Cell(), sheet.Position(int(last), int(f.col)).Cell())
		}
		cellsOf := fmt.Sprintf("%d cells of this %s, %s,", len(f.rows), line, within)
		switch f.outcome {
		case cannotRestore, halfStruck:
			if p.Text, p.Hint = f.fault.one, f.fault.hint; many {
				p.Text = cellsOf + " " + f.fault.many
			}
		case restored:
			p.Severity = event.Warning
			p.Text, p.Hint = fmt.Sprintf("this cell was made a date, %q, and is read as %q", f.shown, f.text), hintRetype
			if many {
				p.Text = fmt.Sprintf("%s were made dates, and are read as what was typed, the first as %q", cellsOf, f.text)
			}
		case keptRest:
			p.Severity = event.Warning
			p.Text, p.Hint = fmt.Sprintf("%q is struck through in part, and %q counts", f.shown, f.text), "delete what does not count"
			if many {
				p.Text = fmt.Sprintf("%s are struck through in part, and what is left counts, in the first %q", cellsOf, f.text)
			}
		case leftOut:
			p.Severity = event.Warning
			p.Text, p.Hint = "this result is struck through, and does not count", "delete it, or remove the line through it"
			if many {
				p.Text = fmt.Sprintf("%d results, %s, are struck through, and do not count", len(f.rows), within)
			}
		}
		problems.Add(p)
	}
}

// reportHidden warns of results that a spreadsheet program does not show.
func (t *Table) reportHidden(problems *event.Problems) {
	if !t.Sheet.HasHidden() {
		return
	}
	warn := func(row, col int, text string) {
		problems.Add(event.Problem{
			Severity: event.Warning, At: t.Sheet.Position(row, col), Text: text,
			Hint: "delete what does not count; what is hidden is read like the rest",
		})
	}
	if t.Sheet.Hidden {
		warn(0, 0, "this sheet is hidden, and its results count")
		return
	}
	top, first, last, rows := 0, 0, 0, 0
	columns := make(map[int16]bool)
	for l := range t.Lines {
		if top == 0 {
			top = l.Row
		}
		if t.Sheet.IsHidden(l.Row, 0) {
			if first == 0 {
				first = l.Row
			}
			last = l.Row
			rows++
		}
		for f, p := range l.Places {
			if p.ID != 0 && !harmless[f] && t.Sheet.IsHidden(0, int(p.Col)) {
				columns[p.Col] = true
			}
		}
	}
	switch {
	case rows == 1:
		warn(first, 0, "this row is hidden, and its result counts")
	case rows > 1:
		warn(first, 0, fmt.Sprintf("%d results stand in hidden rows, from %d to %d, and count", rows, first, last))
	}
	if len(columns) == 0 {
		return
	}
	col := int16(0)
	for c := range columns {
		if col == 0 || c < col {
			col = c
		}
	}
	if len(columns) == 1 {
		warn(top, int(col), "this column is hidden, and counts")
		return
	}
	warn(top, int(col), fmt.Sprintf("%d columns of results are hidden, and count", len(columns)))
}
