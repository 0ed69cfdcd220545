package cells

import (
	"fmt"
	"strings"

	"bridgecalc/internal/event"
)

// Limits on what is read; far above any session, far below what would stop a
// club's computer.
const (
	MaxFileSize = 256 << 20 // bytes of a file
	maxCells    = 40_000_000
	maxColumns  = 16_384
	maxCellSize = 32_767 // bytes; Excel has as many characters
)

// Book is a file as sheets of cells. Equal texts are kept once, which makes a
// cell four bytes and lets readers remember what a text meant.
type Book struct {
	Name   string // the file's name, for messages
	Sheets []*Sheet
	texts  []string
	ids    map[string]ID
}

// ID names a cell's text within its book: equal texts have equal IDs, and the
// empty text is 0.
type ID uint32

// Sheet is a table of cells.
type Sheet struct {
	Name string // empty for text files
	book *Book
	rows []span
	ids  []ID
	read int // cells so far, blank ones at the end of a row too
}

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

func newBook(name string) *Book {
	return &Book{Name: name, texts: []string{""}, ids: map[string]ID{"": 0}}
}

// Texts is the number of different texts; every ID is below it.
func (b *Book) Texts() int { return len(b.texts) }

// Text is the text behind an ID.
func (b *Book) Text(id ID) string { return b.texts[id] }

func (b *Book) addSheet(name string) *Sheet {
	s := &Sheet{Name: name, book: b}
	b.Sheets = append(b.Sheets, s)
	return s
}

// add appends a row; rows without any text are left out, their number is not
// given to others. It fails when the book grows past its limits.
func (s *Sheet) add(num int, texts []string) error {
	if s.read += len(texts); s.read > maxCells {
		return fmt.Errorf("more than %d cells", maxCells)
	}
	start := len(s.ids)
	end := start
	for _, text := range texts {
		id := s.book.intern(strings.TrimSpace(text))
		s.ids = append(s.ids, id)
		if id != 0 {
			end = len(s.ids)
		}
	}
	s.ids = s.ids[:end]
	if end == start {
		return nil
	}
	if end-start > maxColumns {
		return fmt.Errorf("row %d has more than %d columns", num, maxColumns)
	}
	s.rows = append(s.rows, span{num: int32(num), start: uint32(start), end: uint32(end)})
	return nil
}

func (b *Book) intern(text string) ID {
	if text == "" {
		return 0
	}
	if len(text) > maxCellSize {
		text = strings.ToValidUTF8(text[:maxCellSize], "")
	}
	if id, ok := b.ids[text]; ok {
		return id
	}
	text = strings.Clone(text)
	id := ID(len(b.texts))
	b.texts = append(b.texts, text)
	b.ids[text] = id
	return id
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
	return event.Position{File: s.book.Name, Sheet: s.Name, Row: row, Col: col}
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
func (r Row) Text(col int) string { return r.sheet.book.texts[r.ID(col)] }
