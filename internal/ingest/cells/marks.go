package cells

import (
	"fmt"
	"slices"
	"strings"
)

// maxMarks is the number of marked cells in a book: columns of dates and times.
const maxMarks = 2_000_000

// MarkKind tells what a cell's text alone does not.
type MarkKind uint8

const (
	// Plain cells are what their text says.
	Plain MarkKind = iota
	// Date cells hold a date or a time. Spreadsheet programs make one of "3-4"
	// and of "1/2", and what was typed is lost.
	Date
	// Uncached cells hold a formula whose value was never written: what they
	// show is known only to the program that calculates it.
	Uncached
	// Error cells show an error such as #REF! or #N/A.
	Error
	// Bool cells are true or false; their text is 1 or 0.
	Bool
	// Struck cells are plain, but struck through, whole or in part.
	Struck
)

// Mark is what is known of a cell besides its text.
type Mark struct {
	Kind MarkKind
	// Shown is how the cell looks in the spreadsheet program: "2-Jul" or, where
	// that depends on the computer, "2026-07-02"; the name of an error; "TRUE"; what
	// is not struck through.
	Shown string
	typed string // what Originals returns, separated by spaces
}

// Originals returns the texts that a spreadsheet program turns into a date such as
// this: "2-7", "7-2", "2/7", "7/2" and "2.7" for 2 July. Which of them was typed
// is not known, nor whether any was.
func (m Mark) Originals() []string { return strings.Fields(m.typed) }

// place is a cell of a sheet; row and col count from 1.
type place struct {
	row int32
	col int16
}

// Mark is the mark of a cell; row and col count from 1. Most cells are Plain.
func (s *Sheet) Mark(row, col int) Mark {
	if row < 1 || row > maxRows || col < 1 || col > maxColumns {
		return Mark{}
	}
	return s.marks[place{int32(row), int16(col)}]
}

// IsMarked reports whether any cell of the sheet has a mark.
func (s *Sheet) IsMarked() bool { return len(s.marks) > 0 }

// mark marks a cell. It fails when the book has too many of them: to drop some
// would turn dates into numbers.
func (s *Sheet) mark(row, col int, m Mark) error {
	if s.marks == nil {
		s.marks = make(map[place]Mark)
	}
	s.marks[place{int32(row), int16(col)}] = m
	s.book.marks++
	return checkMarks(s.book.marks)
}

func checkMarks(marks int) error {
	if marks > maxMarks {
		return tooMany(fmt.Sprintf("more than %d dates, errors and formulas without a value", maxMarks))
	}
	return nil
}

// CutStruck removes the rows of which each cell is struck through, and returns their
// numbers.
func (s *Sheet) CutStruck() []int {
	if len(s.marks) == 0 {
		return nil
	}
	var struck []int
	s.rows = slices.DeleteFunc(s.rows, func(r span) bool {
		for i, id := range s.ids[r.start:r.end] {
			if mark := s.marks[place{r.num, int16(i + 1)}]; id != 0 && (mark.Kind != Struck || mark.Shown != "") {
				return false
			}
		}
		struck = append(struck, int(r.num))
		return true
	})
	return struck
}
