package ingest

import (
	"fmt"

	"bridgecalc/internal/event"
	"bridgecalc/internal/ingest/cells"
)

// damage finds what a spreadsheet program did to the cells of a result: a date
// made of "3-4", a formula whose value was never saved. Nobody can tell what
// stood there, so each is an error.
func (t *table) damage(l *line) event.Problems {
	if !t.sheet.IsMarked() {
		return nil
	}
	var problems event.Problems
	for f, p := range l.places {
		if p.row == 0 || harmless[field(f)] {
			continue
		}
		mark := t.sheet.Mark(int(p.row), int(p.col))
		text, hint := "", ""
		switch mark.Kind {
		case cells.Date:
			text = fmt.Sprintf("this cell was made a date, and shows %q", mark.Shown)
			hint = "format the column as text and type it again"
		case cells.Uncached:
			text = "this cell holds a formula whose value was not saved"
			hint = "open the workbook in Excel or LibreOffice, save it, and try again"
		case cells.Error:
			text = fmt.Sprintf("this cell holds the error %s", mark.Shown)
			hint = "correct the formula, or write the value itself"
		default:
			continue
		}
		problems.Add(*t.problem(l, field(f), text, hint))
	}
	return problems
}

// harmless are fields that a result stands without.
var harmless = [fieldCount]bool{
	fRemarks: true, fNSName: true, fEWName: true, fNorth: true, fSouth: true, fEast: true, fWest: true, fErased: true,
}
