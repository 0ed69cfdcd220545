package jet

import (
	"errors"
	"fmt"
	"iter"
)

// Row is the values of a row, in the order of the table's Columns.
type Row []Value

// Value is what a column of a row holds, as a text: numbers with a decimal
// point, Booleans as 1 and 0, dates as 2006-01-02 15:04:05, Currency with four
// decimals, GUIDs in braces, Binary and OLE as hexadecimal digits. A Complex
// value is the number of its rows in another table.
type Value struct {
	Text string
	Null bool // there is none; Text is empty
}

// scan is one way through the rows of a table.
type scan struct {
	table *Table
	// left is how many bytes may yet be read. A sound file holds every byte of a
	// table once; a damaged or a wicked one could have all its rows point to the
	// same long text.
	left int
}

// allowance is how many times the size of the file may be read, for all rows of
// a table; what a row does not say of a column counts as a bit.
const (
	allowance    = 4
	minAllowance = 1 << 16
)

var (
	errTooMuch = errors.New("rows share their bytes, which no sound database does")
	errCount   = errors.New("the table is damaged")
)

// Rows reads the rows of the table, one after the other. After an error there
// are no more. It is an error when there are not as many as the definition says, unless
// it says that there are none: some programs do not keep count.
func (t *Table) Rows() iter.Seq2[Row, error] {
	return func(yield func(Row, error) bool) {
		s := scan{table: t, left: allowance*len(t.db.data) + minAllowance}
		if err := s.rows(func(r Row) bool { return yield(r, nil) }); err != nil {
			yield(nil, fmt.Errorf("table %s: %w", t.Name, err))
		}
	}
}

// IsUncounted reports whether the definition says that there are no rows.
func (t *Table) IsUncounted() bool { return t.stated == 0 }

// rows reads all pages of the table. The map of its pages names others too,
// those of indexes and long values.
func (s *scan) rows(yield func(Row) bool) error {
	t := s.table
	owned, err := t.db.ownedPages(t.owned)
	if err != nil {
		return err
	}
	count := 0
	for _, number := range owned {
		p, err := t.db.page(number, pageData)
		if err != nil || p.owner() != t.page {
			continue
		}
		n, more, err := s.pageRows(p, yield)
		if err != nil || !more {
			return err
		}
		count += n
	}
	if count != t.stated && !t.IsUncounted() {
		return pageErrorf(t.page, "it says that there are %d rows, but there are %d: %w", t.stated, count, errCount)
	}
	return nil
}

// pageRows reads the rows of a page. It tells how many there were, and whether
// more are asked for.
func (s *scan) pageRows(p page, yield func(Row) bool) (count int, more bool, err error) {
	n, err := p.rows()
	if err != nil {
		return 0, false, err
	}
	for i := range n {
		b, flags, err := p.row(i)
		if err != nil {
			return 0, false, err
		}
		if flags&rowHidden != 0 {
			continue
		}
		if flags&rowPointer != 0 {
			if b, err = s.follow(p, b); err != nil {
				return 0, false, err
			}
		}
		row, err := s.row(b)
		if err != nil {
			return 0, false, pageErrorf(p.number, "row %d: %w", i, err)
		}
		count++
		if !yield(row) {
			return count, false, nil
		}
	}
	return count, true, nil
}

// follow finds the row that had to move because it grew. It is hidden where it
// is, so that it is read only once.
func (s *scan) follow(from page, b []byte) ([]byte, error) {
	const maxMoves = 16
	for range maxMoves {
		if len(b) < 4 {
			return nil, pageErrorf(from.number, "a pointer to a row %w", errShort)
		}
		to := pointerFrom(b)
		p, err := s.table.db.page(to.page, pageData)
		if err != nil {
			return nil, pageErrorf(from.number, "a row stands elsewhere: %w", err)
		}
		if p.owner() != s.table.page {
			return nil, pageErrorf(from.number, "a row stands on page %d, which is another table's", to.page)
		}
		row, flags, err := p.row(to.row)
		if err != nil || flags&rowPointer == 0 {
			return row, err
		}
		from, b = p, row
	}
	return nil, pageErrorf(from.number, "a row was moved more than %d times", maxMoves)
}

func (s *scan) row(b []byte) (Row, error) {
	t := s.table
	if err := s.spend(len(b) + len(t.Columns)/8); err != nil {
		return nil, err
	}
	r, err := split(t.db.layout, b, t.variable)
	if err != nil {
		return nil, err
	}
	row := make(Row, len(t.Columns))
	for i := range t.Columns {
		if row[i], err = s.value(r, &t.Columns[i]); err != nil {
			return nil, fmt.Errorf("column %s: %w", t.Columns[i].Name, err)
		}
	}
	return row, nil
}

func (s *scan) spend(bytes int) error {
	if s.left -= bytes; s.left < 0 {
		return errTooMuch
	}
	return nil
}
