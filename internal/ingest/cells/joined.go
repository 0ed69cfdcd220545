package cells

import (
	"strings"

	"bridgecalc/internal/ingest/csvfile"
)

// minWidth is the number of cells from which on a row is taken for one of a table.
const minWidth = 3

// joined says which rows were split after reading: in the file their cells are
// parts of one.
type joined struct {
	all  int           // the column that holds every row; 0: not so
	rows map[int32]int // the same of single rows
}

// column returns the column of the file that holds a cell.
func (j *joined) column(row, col int) int {
	if j.all > 0 && col > 0 {
		return j.all
	}
	if at, ok := j.rows[int32(row)]; ok && col > 0 {
		return at
	}
	return col
}

// splitJoined splits the rows that have another separator than the others, or
// that a program has put into one cell, where the result is as wide as another
// row. Where every row is one cell, the most frequent separator splits them all.
// The separator is that of a text file, and 0 for workbooks.
func (s *Sheet) splitJoined(separator byte) error {
	widths := make(map[int]bool)
	widest, last := 0, 0
	for _, r := range s.rows {
		if n := int(r.end - r.start); n != last {
			widths[n], last = true, n
			widest = max(widest, n)
		}
	}
	if widest < minWidth {
		return s.splitAll(separator)
	}
	if len(widths) == 1 {
		return nil
	}
	for i := range s.rows {
		if int(s.rows[i].end-s.rows[i].start) == widest {
			continue
		}
		if err := s.splitRow(i, separator, widths); err != nil {
			return err
		}
	}
	return nil
}

// splitRow splits a row whose first cell holds another separator.
func (s *Sheet) splitRow(i int, separator byte, widths map[int]bool) error {
	row := s.Row(i)
	first := 0 // cell that is not blank
	for row.ID(first) == 0 {
		first++
	}
	isOne := first == row.Len()-1
	if !strings.ContainsAny(row.Text(first), separators) || !isOne && (separator == 0 || first > 0) || s.Mark(row.Num, first+1).Kind != Plain {
		return nil
	}
	text := row.joinedBy(separator, first)
	for _, other := range []byte(separators) {
		if other == separator && !isOne || isProse(text, other) {
			continue
		}
		fields, full := splitText(text, other)
		if len(fields) <= row.Len()-first || len(fields) < minWidth || !widths[len(fields)] && !widths[full] {
			continue
		}
		if separator == 0 {
			if s.joined.rows == nil {
				s.joined.rows = make(map[int32]int)
			}
			s.joined.rows[int32(row.Num)] = first + 1
		}
		return s.replace(i, fields)
	}
	return nil
}

// joinedBy returns the texts of the cells from a column on as one, with the
// separator that has split them.
func (r Row) joinedBy(separator byte, from int) string {
	if from == r.Len()-1 {
		return r.Text(from)
	}
	var text strings.Builder
	for col := from; col < r.Len(); col++ {
		if col > from {
			text.WriteByte(separator)
		}
		text.WriteString(r.Text(col))
	}
	return text.String()
}

// isProse reports whether a text has a space after every separator, as sentences
// have, and does not begin with a number.
func isProse(text string, separator byte) bool {
	sign := string(rune(separator))
	return (text[0] < '0' || text[0] > '9') && separator != '\t' && strings.Count(text, sign+" ") == strings.Count(text, sign)
}

// splitText returns the fields of a text, without blank ones at the end, and how
// many there are with them.
func splitText(text string, separator byte) (fields []string, full int) {
	if strings.IndexByte(text, separator) < 0 || strings.IndexByte(text, '\n') >= 0 {
		return nil, 0
	}
	cut := csvfile.Splitter{Separator: separator}
	fields, err := cut.Split(text)
	if err != nil {
		return nil, 0
	}
	return fields, countOutsideQuotes(text, separator) + 1
}

// replace gives a row other cells.
func (s *Sheet) replace(i int, fields []string) error {
	r := &s.rows[i]
	if err := s.book.spend(len(fields)); err != nil {
		return err
	}
	start := len(s.ids)
	for _, field := range fields {
		s.ids = append(s.ids, s.book.texts.intern(trim(field)))
	}
	r.start, r.end = uint32(start), uint32(len(s.ids))
	return nil
}

// splitAll splits a sheet whose rows are one cell each, as in a text file that was
// opened with the wrong separator. A decimal comma may have made two cells of it.
func (s *Sheet) splitAll(separator byte) error {
	if separator == 0 {
		separator = ','
	}
	column := s.soleColumn()
	if column < 0 {
		return nil
	}
	var lines []string
	isOne := true
	for i := range s.rows {
		row := s.Row(i)
		isOne = isOne && row.Len() == column+1
		lines = append(lines, row.joinedBy(separator, column))
	}
	best, width := s.bestSplit(lines, separator, isOne)
	if width < minWidth {
		return nil
	}
	for i, line := range lines {
		fields, _ := splitText(line, best)
		if len(fields) == 0 {
			continue
		}
		if err := s.replace(i, fields); err != nil {
			return err
		}
	}
	if s.Name != "" {
		s.joined.all = column + 1
	}
	return nil
}

// soleColumn returns the column that holds all rows, from 0; -1 where there is
// none, or a cell behind it that is not the rest of a number.
func (s *Sheet) soleColumn() int {
	if len(s.rows) < 2 || s.IsMarked() {
		return -1
	}
	column := 0
	for s.Row(0).ID(column) == 0 {
		column++
	}
	for i := range s.rows {
		row := s.Row(i)
		for col := range row.Len() {
			switch text := row.Text(col); {
			case (col == column) != (text != "") && col <= column:
				return -1
			case col > column && (text == "" || strings.Trim(text, "0123456789;|\t-+.") != "" || !endsWithDigit(row.Text(col-1))):
				return -1
			}
		}
	}
	return column
}

func endsWithDigit(text string) bool {
	return text != "" && '0' <= text[len(text)-1] && text[len(text)-1] <= '9'
}

// bestSplit returns the separator that splits most lines into as many cells, and
// this number; 0 where that is less than half of the lines.
func (s *Sheet) bestSplit(lines []string, separator byte, isOne bool) (best byte, width int) {
	bestCells := 0
	for _, other := range []byte(separators) {
		if other == separator && !isOne || other == ',' && haveDecimals(lines) {
			continue
		}
		agree := make(map[int]int)
		for _, line := range lines {
			agree[countOutsideQuotes(line, other)+1]++
		}
		for cells, n := range agree {
			if cells >= minWidth && 2*n >= len(lines) && n >= 2 && cells*n > bestCells {
				best, width, bestCells = other, cells, cells*n
			}
		}
	}
	return best, width
}
