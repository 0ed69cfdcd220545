package cells

import (
	"fmt"

	"bridgecalc/internal/event"
)

// Limits on what is read; far above any session, far below what would stop a
// club's computer.
const (
	MaxFileSize = 256 << 20 // bytes of a file
	maxCells    = 16_000_000
	maxRows     = 1_048_576 // of a sheet in a workbook, as in Excel
	maxColumns  = 16_384
	maxCellSize = 32_767 // bytes; Excel has as many characters
)

// Book is a file as sheets of cells. Equal texts are kept once, which makes a
// cell four bytes and lets readers remember what a text meant.
type Book struct {
	Name   string // the file's name, for messages
	Sheets []*Sheet
	texts  interner
	read   int // cells so far, blank ones too
	marks  int
}

// ID names a cell's text within its book: equal texts have equal IDs, and the
// empty text is 0.
type ID uint32

// Sheet is a table of cells.
type Sheet struct {
	Name string // empty for text files
	// Hidden says that a spreadsheet program does not show the sheet.
	Hidden bool
	hidden hidden
	joined joined
	turned turned
	book   *Book
	rows   []span
	ids    []ID
	marks  map[place]Mark
	lines  bool // rows are lines of a file without cells
}

// span is a row within the cells of its sheet.
type span struct {
	num        int32
	start, end uint32
}

// Row is one row of a sheet. Blank cells at its end are dropped.
type Row struct {
	Num   int // from 1, as a spreadsheet program counts
	sheet *Sheet
	ids   []ID
}

// NewBook makes an empty book, for readers of files that are no tables of cells
// by themselves.
func NewBook(name string) *Book {
	return &Book{Name: name, texts: newInterner()}
}

// AddLines adds a sheet whose rows stand for places in a file without cells: its
// positions name the line, and no column.
func (b *Book) AddLines(name string) *Sheet {
	s := b.addSheet(name)
	s.lines = true
	return s
}

// HasCells reports whether the sheet's rows have cells in the file itself; those that
// AddLines adds have not.
func (s *Sheet) HasCells() bool { return !s.lines }

// Append adds a row that stands for a line of the file, from 1. Several rows may
// stand for one line. It fails when the book grows past its limits.
func (s *Sheet) Append(line int, texts ...string) error { return s.add(line, texts) }

// Texts is the number of different texts; every ID is below it.
func (b *Book) Texts() int { return len(b.texts.texts) }

// All calls its argument with each text of the book.
func (b *Book) All(yield func(text string) bool) {
	for _, text := range b.texts.texts {
		if !yield(text) {
			return
		}
	}
}

// Text is the text behind an ID.
func (b *Book) Text(id ID) string { return b.texts.texts[id] }

// Intern gives the ID of a text, which need not stand in any cell: readers put
// in what a title or a sheet's name says.
func (b *Book) Intern(text string) ID { return b.texts.intern(text) }

func (b *Book) addSheet(name string) *Sheet {
	s := &Sheet{Name: name, book: b}
	b.Sheets = append(b.Sheets, s)
	return s
}

// expect makes room for rows, and for cells by the number of borders between
// them.
func (s *Sheet) expect(rows, borders int) {
	s.rows = make([]span, 0, min(rows, maxCells))
	s.ids = make([]ID, 0, min(rows+borders, maxCells))
}

// spend counts cells against the limit of the book. A blank row costs as much
// as a cell, for it takes its time too.
func (b *Book) spend(cells int) error {
	b.read += max(cells, 1)
	return checkCells(b.read)
}

func checkCells(cells int) error {
	if cells > maxCells {
		return tooMany(fmt.Sprintf("more than %d cells", maxCells))
	}
	return nil
}

// tooMany is the error of a file that is sound, but too large.
type tooMany string

func (t tooMany) Error() string { return string(t) }

// add appends a row; rows without any text are left out, their number is not
// given to others. It fails when the book grows past its limits.
func (s *Sheet) add(num int, texts []string) error {
	start := len(s.ids)
	for col, text := range texts {
		if err := s.put(num, col, text); err != nil {
			return err
		}
	}
	return s.endRow(num, start, len(texts))
}

// put appends a cell, in column col from 0, to the row at hand. Blank cells
// beyond the last column are allowed: they would end with the row anyway.
func (s *Sheet) put(num, col int, text string) error {
	id := s.book.texts.intern(trim(text))
	if col < maxColumns {
		s.ids = append(s.ids, id)
		return nil
	}
	if id != 0 {
		return tooMany(fmt.Sprintf("row %d has more than %d columns", num, maxColumns))
	}
	return nil
}

// endRow makes a row of the cells since start; so many cells were read for it.
func (s *Sheet) endRow(num, start, cells int) error {
	end := len(s.ids)
	for end > start && s.ids[end-1] == 0 {
		end--
	}
	s.ids = s.ids[:end]
	if end > start {
		s.rows = append(s.rows, span{num: int32(num), start: uint32(start), end: uint32(end)})
	}
	return s.book.spend(cells)
}

// Len is the number of rows that hold something.
func (s *Sheet) Len() int { return len(s.rows) }

// Row is the i-th row that holds something, from 0; its Num tells where it
// stands in the sheet.
func (s *Sheet) Row(i int) Row {
	r := s.rows[i]
	return Row{Num: int(r.num), sheet: s, ids: s.ids[r.start:r.end]}
}

// Position is the place of a cell of this sheet; row and col count from 1, and
// a col of 0 means the whole row.
func (s *Sheet) Position(row, col int) event.Position {
	if s.lines {
		return event.Position{File: s.book.Name, Row: row}
	}
	row, col = s.turned.place(row, col)
	return event.Position{File: s.book.Name, Sheet: s.Name, Row: row, Col: s.joined.column(row, col)}
}

// Book is the book that the sheet belongs to.
func (s *Sheet) Book() *Book { return s.book }

// Len is the number of cells up to the last that holds something.
func (r Row) Len() int { return len(r.ids) }

// ID is the text of the cell in column col, from 0; beyond the row's end, and
// for a negative column, it is empty.
func (r Row) ID(col int) ID {
	if col < 0 || col >= len(r.ids) {
		return 0
	}
	return r.ids[col]
}

// Text is the cell's text without spaces around it.
func (r Row) Text(col int) string { return r.sheet.book.Text(r.ID(col)) }

// Without returns the row with the cells of some columns blank; columns beyond the end
// of hidden are kept.
func (r Row) Without(hidden []bool) Row {
	ids := make([]ID, len(r.ids))
	end := 0
	for col, id := range r.ids {
		if id != 0 && (col >= len(hidden) || !hidden[col]) {
			ids[col], end = id, col+1
		}
	}
	r.ids = ids[:end]
	return r
}
