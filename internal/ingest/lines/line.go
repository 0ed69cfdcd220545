package lines

import (
	"bridgecalc/internal/ingest/cells"
	"bridgecalc/internal/ingest/field"
	"bridgecalc/internal/ingest/notation"
	"bridgecalc/internal/settings"
)

// Place is a cell that holds a field of a result.
type Place struct {
	ID  cells.ID
	Row int32 // from 1; 0 when the layout has no such cell
	Col int16 // from 1
}

// Line is one result as a layout found it: the cell of each field.
type Line struct {
	Row    int // of the sheet, from 1
	Places [field.Count]Place
	// Trust says which counts where the score contradicts the contract.
	Trust settings.Trust
	// Corrected says that a correction states what the result was, which is then not blank.
	Corrected bool
}

// clear makes fields blank.
func (l *Line) clear(fields ...field.Field) {
	for _, f := range fields {
		l.Places[f].ID = 0
	}
}

// ResultCol is the column of what the result was, from 1.
func (l *Line) ResultCol() int16 {
	for _, f := range []field.Field{field.Contract, field.Score, field.NSScore, field.Result} {
		if l.Places[f].Col > 0 {
			return l.Places[f].Col
		}
	}
	return 0
}

// Column is where a field stands in every row.
type Column struct {
	Field field.Field
	Col   int // from 0
}

// SetColumn says where a field stands, in place of what was said before.
func SetColumn(columns []Column, f field.Field, col int) []Column {
	for i := range columns {
		if columns[i].Field == f {
			columns[i].Col = col
			return columns
		}
	}
	return append(columns, Column{f, col})
}

// Set puts the cells of a row into a line.
func (l *Line) Set(row cells.Row, columns []Column) {
	l.Row = row.Num
	for _, c := range columns {
		p := &l.Places[c.Field]
		p.ID, p.Row, p.Col = row.ID(c.Col), int32(row.Num), int16(c.Col+1)
	}
}

// SetPairs puts the two pair numbers of one cell into a line; a cell that holds
// anything else leaves them blank.
func (l *Line) SetPairs(row cells.Row, col int, texts *Texts) {
	ns, ew, _ := notation.SplitPairs(row.Text(col))
	at := Place{Row: int32(row.Num), Col: int16(col + 1)}
	for f, text := range map[field.Field]string{field.NS: ns, field.EW: ew} {
		at.ID = texts.Book.Intern(text)
		l.Places[f] = at
	}
}
