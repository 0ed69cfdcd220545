package cells

import (
	"archive/zip"
	"bytes"
	"errors"
	"fmt"
	"hash/maphash"
	"io"
	"regexp"
	"strconv"
	"strings"

	"github.com/xuri/excelize/v2"

	"bridgecalc/internal/event"
)

// where is the element that a token stands in, as far as cells are concerned.
type where uint8

const (
	outside where = iota
	elsewhere
	inRoot
	inData
	inRow
	inCell
	inFormula
	inValue
	inMerges
	inMerge
	inString // of the shared ones, or in the cell
	inRun    // of letters that look alike
	inText
	inRunStyle
	inStrike
	inColumns
	inColumn
)

// inside is where an element stands by its name and by what it stands in. The
// elements around the cells have to be known.
func inside(in where, name []byte) (where, error) {
	if in == outside {
		return inRoot, nil
	}
	if next, ok := within[in][string(name)]; ok {
		return next, nil
	}
	switch in {
	case inData, inRow, inCell, inValue:
		return elsewhere, fmt.Errorf("<%s> stands among the cells", name)
	}
	return elsewhere, nil
}

// within has the elements that matter, by the one that they stand in.
var within = [...]map[string]where{
	inRoot:   {"sheetData": inData, "mergeCells": inMerges, "si": inString, "cols": inColumns},
	inMerges: {"mergeCell": inMerge},
	inData:   {"row": inRow},
	inRow:    {"c": inCell, "extLst": elsewhere},
	inCell:   {"v": inValue, "f": inFormula, "is": inString, "extLst": elsewhere},
	inString: {"r": inRun, "t": inText},
	inRun:    {"t": inText, "rPr": inRunStyle},
	inText:   nil,

	inRunStyle: {"strike": inStrike},
	inColumns:  {"col": inColumn},
	inColumn:   nil,
}

// tally sums up the cells of a sheet with their places and texts. The check and
// the reading make one each: excelize leaves out what it does not understand, or
// shifts it, and says nothing.
type tally struct {
	cells int
	sum   uint64
}

// count adds a cell by the hash of its text, which is 0 for none.
func (t *tally) count(row, col int, text uint64) {
	if text != 0 {
		t.cells++
		t.sum += text * uint64(row<<16|col<<1|1)
	}
}

// hashOf is never 0 for a text, which has no spaces around it.
func hashOf[T string | []byte](seed maphash.Seed, text T) uint64 {
	if len(text) == 0 {
		return 0
	}
	return maphash.String(seed, string(text)) | 1
}

// sharedTexts are the texts that the sheets share, for cells name them by number.
type sharedTexts struct {
	hashes []uint64
	struck map[int]string // what is not struck through, of those that are
}

// findings are what the check of a sheet brings to light.
type findings struct {
	tally
	cost   int // as Book.spend counts it
	marks  []found
	merges []merge
	hidden hidden
}

// found is a marked cell, or one with another text than the stored one.
type found struct {
	row   int32
	col   int16
	kind  MarkKind
	style int
	days  float64
	shown string // as Mark has it; empty for a date that is a number
	text  string // instead of the stored one, if not empty
}

// placement follows the elements of a sheet or of the shared texts. It reads the
// cells once more, in its own way, and sees that each stands behind the one
// before it.
type placement struct {
	seed    maphash.Seed
	shared  *sharedTexts
	gathers bool // this is the part that holds them
	styles  *styles
	findings

	stack    []where
	row, col int
	last     int // column of the last cell in the row that is not blank
	cell     cell
}

// cell is what was read of the cell at hand.
type cell struct {
	kind  string // attribute t
	style int

	formula, valued, inline bool // which elements are there

	value, text []byte // of them; kept from cell to cell for their room

	struck, runStruck bool   // some text is struck through; that of the run at hand is
	left              []byte // the text that is not
}

// check reads a part from its first to its last byte.
func (p *placement) check(part *zip.File) error {
	return read(part, func(reader io.Reader) error { return scanXML(reader, part.UncompressedSize64, p) })
}

func (p *placement) in() where {
	if len(p.stack) == 0 {
		return outside
	}
	return p.stack[len(p.stack)-1]
}

func (p *placement) open(e *element) error {
	now, err := inside(p.in(), e.name)
	if err != nil {
		return err
	}
	p.stack = append(p.stack, now)
	return p.enter(now, e)
}

func (p *placement) close() error {
	was := p.in()
	p.stack = p.stack[:len(p.stack)-1]
	return p.leave(was)
}

func (p *placement) text(text []byte) error {
	switch p.in() {
	case inValue:
		p.cell.value = append(p.cell.value, text...)
	case inText:
		p.cell.text = append(p.cell.text, text...)
		if !p.cell.runStruck {
			p.cell.left = append(p.cell.left, text...)
		}
	}
	return nil
}

func (p *placement) enter(now where, e *element) error {
	switch now {
	case inRow:
		return p.enterRow(e)
	case inCell:
		return p.enterCell(e)
	case inMerge:
		return p.enterMerge(e)
	case inFormula:
		p.cell.formula = true
	case inValue:
		p.cell.valued = true
	case inString:
		p.cell.inline = true
		p.cell.text, p.cell.left, p.cell.struck = p.cell.text[:0], p.cell.left[:0], false
	case inRun:
		p.cell.runStruck = false
	case inStrike:
		value, err := e.sole("val")
		if isOn(value) {
			p.cell.struck, p.cell.runStruck = true, true
		}
		return err
	case inColumn:
		return p.enterColumn(e)
	}
	return nil
}

func (p *placement) leave(was where) error {
	switch was {
	case inRow:
		p.cost += max(p.last, 1)
		return checkCells(p.cost)
	case inCell:
		return p.leaveCell()
	case inString:
		if p.gathers {
			p.shared.add(hashOf(p.seed, bytes.TrimSpace(unescape(p.cell.text))), &p.cell)
		}
	case inRun:
		p.cell.runStruck = false
	}
	return nil
}

// add appends a text.
func (t *sharedTexts) add(hash uint64, c *cell) {
	if c.struck {
		if t.struck == nil {
			t.struck = make(map[int]string)
		}
		t.struck[len(t.hashes)] = string(bytes.TrimSpace(unescape(c.left)))
	}
	t.hashes = append(t.hashes, hash)
}

// enterColumn notes columns that are hidden. A number that is not understood is
// not an error: no cell depends on it.
func (p *placement) enterColumn(e *element) error {
	hidden, err := e.sole("hidden")
	if err != nil || !isTrue(hidden) {
		return err
	}
	var first, last int
	for name, n := range map[string]*int{"min": &first, "max": &last} {
		text, err := e.sole(name)
		if err != nil {
			return err
		}
		if *n, err = strconv.Atoi(text); err != nil || *n < 1 || *n > maxColumns {
			return nil
		}
	}
	if n := len(p.hidden.columns); n == 0 || int(p.hidden.columns[n-1].last) < first {
		p.hidden.columns = addHidden(p.hidden.columns, first, last)
	}
	return nil
}

// enterRow takes a row's number; a row without one follows the last.
func (p *placement) enterRow(e *element) error {
	number, err := e.sole("r")
	if err != nil {
		return err
	}
	before := p.row
	p.row, p.col, p.last = before+1, 0, 0
	if number != "" {
		n, err := strconv.Atoi(number)
		switch {
		case err != nil || n < 1:
			return fmt.Errorf("row %q has no place", number)
		case n <= before:
			return fmt.Errorf("row %d comes after row %d", n, before)
		}
		p.row = n
	}
	if p.row > maxRows {
		return fmt.Errorf("row %d is beyond the last", p.row)
	}
	hidden, err := e.sole("hidden")
	if err != nil {
		return err
	}
	if isTrue(hidden) {
		p.hidden.rows = addHidden(p.hidden.rows, p.row, p.row)
	}
	p.cost += p.row - before - 1
	return nil
}

// enterCell takes a cell's name; a cell without one follows the last.
func (p *placement) enterCell(e *element) error {
	name, err := e.sole("r")
	if err != nil {
		return err
	}
	before := p.col
	p.col++
	if name != "" {
		col, row, err := cellPlace(name)
		switch {
		case err != nil:
			return fmt.Errorf("cell %q has no place", name)
		case row != p.row:
			return fmt.Errorf("cell %s stands in row %d", name, p.row)
		case col <= before:
			return fmt.Errorf("cell %s comes after column %s", name, event.ColumnName(before))
		}
		p.col = col
	}
	if p.col > maxColumns {
		return fmt.Errorf("row %d has more than %d columns", p.row, maxColumns)
	}
	p.cell = cell{value: p.cell.value[:0], text: p.cell.text[:0], left: p.cell.left[:0]}
	if p.cell.kind, err = e.sole("t"); err != nil {
		return err
	}
	style, err := e.sole("s")
	if err != nil || style == "" {
		return err
	}
	p.cell.style, err = strconv.Atoi(style)
	if err != nil || p.cell.style < 0 || p.cell.style >= len(p.styles.formats) {
		return p.wrong("has style number %s, of %d", style, len(p.styles.formats))
	}
	return nil
}

// leaveCell counts the cell and sees what there is to mark.
func (p *placement) leaveCell() error {
	c := &p.cell
	hash, err := p.shown()
	if err != nil {
		return err
	}
	p.count(p.row, p.col, hash)
	if hash != 0 || c.formula {
		p.last = p.col
	}
	mark := found{row: int32(p.row), col: int16(p.col), style: c.style}
	switch {
	case hash == 0:
		// A text that a formula makes may be empty.
		if !c.formula || c.kind == "str" && c.valued {
			return nil
		}
		mark.kind = Uncached
	case c.kind == "e":
		mark.kind, mark.shown = Error, string(bytes.TrimSpace(c.value))
	case c.kind == "d":
		mark.kind, mark.shown = Date, string(bytes.TrimSpace(c.value))
	case c.kind == "b":
		mark.kind, mark.shown = Bool, boolText(isTrue(string(bytes.TrimSpace(c.value))))
	case (c.kind == "" || c.kind == "n") && p.styles.formats[c.style].isDate:
		mark.kind = Date
		if mark.days, err = strconv.ParseFloat(string(bytes.TrimSpace(c.value)), 64); err != nil {
			return nil // a text after all
		}
	default:
		p.findText(&mark)
		if mark.kind == Plain && mark.text == "" {
			return nil
		}
	}
	p.marks = append(p.marks, mark)
	return checkMarks(len(p.marks))
}

func boolText(value bool) string {
	if value {
		return "TRUE"
	}
	return "FALSE"
}

// findText notes the text of a number that is stored otherwise than it is shown,
// and what is struck through.
func (p *placement) findText(mark *found) {
	c := &p.cell
	if c.kind == "" || c.kind == "n" {
		stored := bytes.TrimSpace(c.value)
		switch {
		case p.styles.formats[c.style].isPercent:
			mark.text = percentText(string(stored))
		case len(stored) > exactDigits, bytes.ContainsAny(stored, "eE"):
			mark.text = tidyNumber(string(stored))
		}
		if mark.text == string(stored) {
			mark.text = ""
		}
	}
	n := -1
	if c.kind == "s" {
		n, _ = strconv.Atoi(string(bytes.TrimSpace(c.value))) // shown has checked it
	}
	left, isPartial := p.shared.struck[n]
	switch {
	case p.styles.struck[c.style]:
		mark.kind = Struck
	case isPartial:
		mark.kind, mark.shown = Struck, left
	case c.kind == "inlineStr" && c.struck:
		mark.kind, mark.shown = Struck, string(bytes.TrimSpace(unescape(c.left)))
	}
}

// shown is the hash of the text that the cell shows.
func (p *placement) shown() (uint64, error) {
	c := &p.cell
	switch {
	case c.kind == "s" && len(c.value) > 0:
		n, err := strconv.Atoi(string(bytes.TrimSpace(c.value)))
		if err != nil || n < 0 || n >= len(p.shared.hashes) {
			return 0, p.wrong("shows text number %s, of %d", c.value, len(p.shared.hashes))
		}
		return p.shared.hashes[n], nil
	case c.kind == "inlineStr" && c.inline:
		return hashOf(p.seed, bytes.TrimSpace(unescape(c.text))), nil
	}
	return hashOf(p.seed, bytes.TrimSpace(c.value)), nil
}

func (p *placement) wrong(format string, args ...any) error {
	return fmt.Errorf("cell %s%d %s", event.ColumnName(p.col), p.row, fmt.Sprintf(format, args...))
}

// enterMerge notes cells that are merged downwards.
func (p *placement) enterMerge(e *element) error {
	area, err := e.sole("ref")
	if err != nil {
		return err
	}
	from, to, isRange := strings.Cut(area, ":")
	if !isRange {
		to = from
	}
	col, row, err := cellPlace(from)
	lastCol, lastRow, err2 := cellPlace(to)
	if errors.Join(err, err2) != nil || lastCol < col || lastRow < row {
		return fmt.Errorf("merged cells %q have no place", area)
	}
	if col == lastCol && row < lastRow {
		p.merges = append(p.merges, merge{row: int32(row), last: int32(lastRow), col: int16(col)})
	}
	return nil
}

// cellPlace is the column and the row of a name such as B12, both from 1.
func cellPlace(name string) (col, row int, err error) {
	i := 0
	for ; i < len(name) && i < 3 && 'A' <= name[i] && name[i] <= 'Z'; i++ {
		col = col*26 + int(name[i]-'A') + 1
	}
	digits := len(name) - i
	for ; i < len(name) && '0' <= name[i] && name[i] <= '9'; i++ {
		row = row*10 + int(name[i]-'0')
	}
	if i == len(name) && digits <= 7 && 1 <= row && row <= maxRows && 1 <= col && col <= maxColumns {
		return col, row, nil
	}
	return excelize.CellNameToCoordinates(name) // other spellings
}

var escaped = regexp.MustCompile("_x[0-9A-Fa-f]{4}_")

// unescape puts in the characters that XML cannot hold, such as _x000D_.
func unescape(text []byte) []byte {
	if !bytes.Contains(text, []byte("_x")) {
		return text
	}
	return escaped.ReplaceAllFunc(text, func(sign []byte) []byte {
		code, _ := strconv.ParseUint(string(sign[2:6]), 16, 16)
		return []byte(string(rune(code)))
	})
}
