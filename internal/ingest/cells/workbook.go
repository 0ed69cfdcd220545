package cells

import (
	"bytes"
	"errors"
	"fmt"
	"hash/maphash"
	"strings"
	"sync/atomic"

	"github.com/xuri/excelize/v2"

	"bridgecalc/internal/event"
)

// openWorkbook reads an .xlsx file. excelize skips over damaged parts without
// a word, so every part is checked too, and every cell is read a second time;
// the check runs beside the reading and has the last word.
func openWorkbook(name string, data []byte, z *container) (*Book, *event.Problem) {
	if refusal := z.check(); refusal != nil {
		return nil, refusal
	}
	s, refusal := structureOf(z)
	if refusal != nil {
		return nil, refusal
	}
	w := workbook{structure: s, seed: maphash.MakeSeed()}
	done := make(chan *check, 1)
	go func() { done <- w.check(z) }()
	book, tallies, refusal := w.read(name, data)
	c := <-done
	switch {
	case c.refusal != nil:
		return nil, c.refusal
	case refusal != nil:
		return nil, refusal
	}
	if refusal := w.complete(book, tallies, c); refusal != nil {
		return nil, refusal
	}
	return book, nil
}

// workbook is one that is being read and checked.
type workbook struct {
	*structure
	seed maphash.Seed
	bad  atomic.Bool // the check has found something: there is no use in reading on
}

// protect turns a panic of a library into a problem.
func protect(refusal **event.Problem) {
	if fault := recover(); fault != nil {
		*refusal = refuse(fmt.Sprintf("the workbook is damaged (%v)", fault), resave)
	}
}

// read reads the cells with excelize, and counts them.
func (w *workbook) read(name string, data []byte) (book *Book, tallies []tally, refusal *event.Problem) {
	defer protect(&refusal)
	file, err := excelize.OpenReader(bytes.NewReader(data), excelize.Options{
		UnzipSizeLimit: maxUnpacked, UnzipXMLSizeLimit: maxInMemory, RawCellValue: true,
	})
	if err != nil {
		return nil, nil, refuse("the workbook cannot be read: "+err.Error(), resave)
	}
	defer file.Close()
	book = NewBook(name)
	for _, s := range w.sheets {
		t, err := w.readSheet(file, book.addSheet(s.name))
		if err != nil {
			return nil, nil, sheetProblem(s.name, err)
		}
		tallies = append(tallies, t)
	}
	return book, tallies, nil
}

// maxInMemory is the size of a sheet from which on excelize unpacks it to the
// disk.
const maxInMemory = 16 << 20

func sheetProblem(sheet string, err error) *event.Problem {
	problem := refuse("the sheet cannot be read: "+err.Error(), resave)
	problem.At.Sheet = sheet
	var many tooMany
	if errors.As(err, &many) {
		problem.Text, problem.Hint = "the workbook is too large: "+err.Error(), copyOver
	}
	return problem
}

func (w *workbook) readSheet(file *excelize.File, sheet *Sheet) (t tally, err error) {
	rows, err := file.Rows(sheet.Name)
	if err != nil {
		return t, err
	}
	defer func() { err = errors.Join(err, rows.Close()) }()
	for num := 1; rows.Next(); num++ {
		if w.bad.Load() {
			return t, errors.New("the check has failed")
		}
		texts, err := rows.Columns(excelize.Options{RawCellValue: true})
		if err != nil {
			return t, err
		}
		for col, text := range texts {
			t.count(num, col+1, hashOf(w.seed, trim(text)))
		}
		if err := sheet.add(num, texts); err != nil {
			return t, err
		}
	}
	return t, rows.Error()
}

// check is what the check of a workbook's parts comes to.
type check struct {
	refusal *event.Problem
	sheets  []findings
	styles  *styles
}

// check reads every part of the archive once, to its end: the shared texts
// before the sheets that show them.
func (w *workbook) check(z *container) (c *check) {
	c = &check{sheets: make([]findings, len(w.sheets))}
	defer func() {
		if c.refusal != nil {
			w.bad.Store(true)
		}
	}()
	defer protect(&c.refusal)
	c.refusal = w.checkAll(z, c)
	return c
}

func (w *workbook) checkAll(z *container, c *check) *event.Problem {
	var err error
	if c.styles, err = readStyles(z, w.structure); err != nil {
		return damaged(w.structure.styles, err)
	}
	isSheet := make(map[string]bool)
	for _, s := range w.sheets {
		isSheet[s.part] = true
	}
	var shared sharedTexts
	for _, part := range z.parts {
		switch name := partName(part); {
		case isSheet[name]:
			continue
		case strings.EqualFold(name, sharedStringsPart):
			p := placement{seed: w.seed, shared: &shared, gathers: true, styles: c.styles}
			err = p.check(part)
		default:
			err = checkPart(part)
		}
		if err != nil {
			return damaged(part.Name, err)
		}
	}
	return w.checkSheets(z, c, &shared)
}

func (w *workbook) checkSheets(z *container, c *check, shared *sharedTexts) *event.Problem {
	cost, marks := 0, 0
	for i, s := range w.sheets {
		p := placement{seed: w.seed, shared: shared, styles: c.styles, findings: findings{cost: cost}}
		err := p.check(z.byName[s.part])
		c.sheets[i] = p.findings
		cost, marks = p.cost, marks+len(p.marks)
		if err == nil {
			err = checkMarks(marks)
		}
		var many tooMany
		switch {
		case errors.As(err, &many):
			return sheetProblem(s.name, err)
		case err != nil:
			return damaged(s.part, err)
		}
	}
	return nil
}

// complete sees that both have read the same, and puts in what only the check
// has seen.
func (w *workbook) complete(book *Book, tallies []tally, c *check) *event.Problem {
	for i, sheet := range book.Sheets {
		f := &c.sheets[i]
		if f.tally != tallies[i] {
			return damaged(w.sheets[i].part, fmt.Errorf("it has %d cells with something in them, and not all can be read without doubt", f.cells))
		}
		sheet.Hidden, sheet.hidden = w.sheets[i].hidden, f.hidden
		err := sheet.markAll(f.marks, c.styles)
		if err == nil {
			err = sheet.fillDown(f.merges)
		}
		if err != nil {
			return sheetProblem(sheet.Name, err)
		}
	}
	return nil
}

func (s *Sheet) markAll(all []found, styles *styles) error {
	marks := marker{styles: styles}
	for i := range all {
		f := &all[i]
		if f.text != "" {
			s.setText(int(f.row), int(f.col), f.text)
		}
		if f.kind == Plain {
			continue
		}
		if err := s.mark(int(f.row), int(f.col), marks.mark(f)); err != nil {
			return err
		}
	}
	return nil
}

// setText replaces the text of a cell that has one; row and col count from 1.
func (s *Sheet) setText(row, col int, text string) {
	at := s.from(int32(row))
	if at == len(s.rows) || s.rows[at].num != int32(row) || s.Row(at).ID(col-1) == 0 {
		return
	}
	s.ids[int(s.rows[at].start)+col-1] = s.book.texts.intern(text)
}
