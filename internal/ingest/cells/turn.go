package cells

// Lying is a table that lies on its side: each of its rows begins with a heading, and each
// column is a row of values.
type Lying struct {
	Rows  []int    // indexes of its rows; the first may belong to several tables
	Heads []string // the headings of the rows
	Left  int      // the first column of values, from 0
	End   int      // behind the last
}

// turned says where the rows of a sheet are in the file, by their numbers from 1, after
// tables that lie on their side were turned.
type turned []turnedRow

// turnedRow is a row of the file, or a column of one of its tables.
type turnedRow struct {
	row  int   // of the file, from 1; 0 for a column
	rows []int // the rows of the file in which the cells of a column are
	col  int   // that column, from 1
}

// place returns where a cell is in the file; a col of 0 is the whole row.
func (t turned) place(row, col int) (int, int) {
	if row < 1 || row > len(t) {
		return row, col
	}
	switch r := t[row-1]; {
	case r.row > 0:
		return r.row, col
	case len(r.rows) == 0:
		return row, col
	case col < 1 || col > len(r.rows):
		return r.rows[0], r.col
	default:
		return r.rows[col-1], r.col
	}
}

// IsTurned reports whether tables of the sheet lay on their side. Its rows are then numbered
// anew; Position names those of the file.
func (s *Sheet) IsTurned() bool { return len(s.turned) > 0 }

// Turn turns tables that lie on their side, so that each of their columns becomes a row below
// the headings. Positions of their cells stay those of the file. It fails when the book
// grows past its limits.
func (s *Sheet) Turn(tables []Lying) error {
	begins := make(map[int]*Lying) // by the index of its second row
	inTable := make(map[int]bool)
	for k := range tables {
		begins[tables[k].Rows[1]] = &tables[k]
		for _, i := range tables[k].Rows {
			inTable[i] = true
		}
	}
	old := *s
	s.rows, s.ids, s.marks, s.turned = nil, nil, nil, nil
	last := 0 // row of the file
	for i := range old.rows {
		row := old.Row(i)
		if row.Num > last+1 && len(s.turned) > 0 {
			s.turned = append(s.turned, turnedRow{row: row.Num - 1})
		}
		last = row.Num
		if t := begins[i]; t != nil {
			if err := s.addTurned(&old, t); err != nil {
				return err
			}
		}
		if inTable[i] {
			continue
		}
		s.turned = append(s.turned, turnedRow{row: row.Num})
		if err := s.addIDs(&old, row.ids); err != nil {
			return err
		}
	}
	return nil
}

// addTurned appends the rows of a table that lay on its side.
func (s *Sheet) addTurned(old *Sheet, t *Lying) error {
	heads, rows := make([]ID, len(t.Rows)), make([]int, len(t.Rows))
	for k, i := range t.Rows {
		heads[k], rows[k] = s.book.Intern(t.Heads[k]), old.Row(i).Num
	}
	s.turned = append(s.turned, turnedRow{rows: rows, col: t.Left})
	if err := s.addIDs(old, heads); err != nil {
		return err
	}
	for col := t.Left; col < t.End; col++ {
		ids := make([]ID, len(t.Rows))
		for k, i := range t.Rows {
			ids[k] = old.Row(i).ID(col)
		}
		s.turned = append(s.turned, turnedRow{rows: rows, col: col + 1})
		if err := s.addIDs(old, ids); err != nil {
			return err
		}
	}
	return nil
}

// addIDs appends the row that s.turned has last, with the marks of its cells.
func (s *Sheet) addIDs(old *Sheet, ids []ID) error {
	start, num := len(s.ids), len(s.turned)
	s.ids = append(s.ids, ids...)
	if len(old.marks) > 0 {
		for k, id := range ids {
			row, col := s.turned.place(num, k+1)
			if mark := old.Mark(row, col); id != 0 && mark.Kind != Plain {
				if err := s.mark(num, k+1, mark); err != nil {
					return err
				}
			}
		}
	}
	return s.endRow(num, start, len(ids))
}
