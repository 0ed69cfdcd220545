package cells

import (
	"encoding/xml"
	"errors"
	"fmt"
	"io"
	"maps"
	"math"
	"strconv"
	"strings"

	"bridgecalc/internal/event"
)

// The parts of an OpenDocument file that matter.
const (
	manifestPart = "META-INF/manifest.xml"
	contentPart  = "content.xml"
	kindPart     = "mimetype"
)

const spreadsheetKind = "application/vnd.oasis.opendocument.spreadsheet"

// Limits on the copies of cells with a text that a document asks for: a few bytes
// can ask for millions.
const (
	maxCopiesInRow = 256
	maxCopies      = 200_000
)

var errOtherDocument = errors.New("this is an OpenDocument file, but not a spreadsheet")

// openDocument reads an OpenDocument spreadsheet (.ods), as LibreOffice saves
// it: one part holds all sheets.
func openDocument(name string, c *container) (book *Book, refusal *event.Problem) {
	defer protect(&refusal)
	if refusal := c.check(); refusal != nil {
		return nil, refusal
	}
	locked, err := isLocked(c)
	switch {
	case err != nil:
		return nil, damaged(manifestPart, err)
	case locked:
		return nil, refuseKind(kindProtected)
	}
	for _, part := range c.parts {
		if partName(part) == contentPart {
			continue
		}
		if err := checkPart(part); err != nil {
			return nil, damaged(part.Name, err)
		}
	}
	d := document{book: NewBook(name), struckStyles: make(map[string]bool), hiddenStyles: make(map[string]bool)}
	err = d.read(c)
	var many tooMany
	switch {
	case errors.Is(err, errOtherDocument):
		return nil, refuse(err.Error(), needed)
	case errors.As(err, &many):
		return nil, refuse("the workbook is too large: "+err.Error(), copyOver)
	case err != nil:
		return nil, damaged(contentPart, err)
	}
	return d.book, nil
}

// isLocked reports whether the parts of a document are encrypted.
func isLocked(c *container) (locked bool, err error) {
	part := c.byName[manifestPart]
	if part == nil {
		return false, nil
	}
	err = read(part, func(reader io.Reader) error {
		return followXML(reader, func(token xml.Token) error {
			element, ok := token.(xml.StartElement)
			locked = locked || ok && element.Name.Local == "encryption-data"
			return nil
		})
	})
	return locked, err
}

// documentPlace is the element that a token of a document stands in, as far as
// cells are concerned.
type documentPlace uint8

const (
	beforeRoot documentPlace = iota
	skipped                  // whatever lies within it
	inDocument
	inBody
	inSheets
	inSheet // or a group of its rows
	inSheetRow
	inSheetCell // or a list in it
	inParagraph // or a span of it
	inStyles
	inStyle
)

// The spaces that the names of elements belong to.
const (
	officeSpace = "urn:oasis:names:tc:opendocument:xmlns:office:1.0"
	tableSpace  = "urn:oasis:names:tc:opendocument:xmlns:table:1.0"
	textSpace   = "urn:oasis:names:tc:opendocument:xmlns:text:1.0"
	styleSpace  = "urn:oasis:names:tc:opendocument:xmlns:style:1.0"
)

// document follows the elements of an OpenDocument spreadsheet.
type document struct {
	book  *Book
	stack []documentPlace

	style        string          // name of the one at hand
	struckStyles map[string]bool // with a line through the text
	hiddenStyles map[string]bool // of sheets that are not shown
	columns      int             // declared so far, of the sheet at hand
	copies       int             // of cells with a text

	sheet  *Sheet
	merges []merge

	valued  bool // some formula has its value
	row     int  // number of the last row that is done
	rows    int  // like the one at hand, with it
	col     int  // columns of the row that are done
	cells   []filled
	cell    documentCell
	written paragraphs
	// struckFrom are the depths of the open spans that are struck through.
	struckFrom []int
}

func (d *document) struckSpan() bool { return len(d.struckFrom) > 0 }

// filled is a cell that holds something, and those like it that follow.
type filled struct {
	col, count int
	id         ID
	mark       Mark
	down       int // rows that it reaches over
}

func (d *document) read(c *container) error {
	kind, part := c.byName[kindPart], c.byName[contentPart]
	if kind != nil {
		var text strings.Builder
		err := read(kind, func(reader io.Reader) error {
			_, err := io.CopyN(&text, reader, int64(len(spreadsheetKind)))
			return err
		})
		if err != nil && !errors.Is(err, io.EOF) {
			return err
		}
		if text.String() != spreadsheetKind {
			return errOtherDocument
		}
	}
	if part == nil {
		return errors.New("it is missing")
	}
	err := read(part, func(reader io.Reader) error { return followXML(reader, d.see) })
	if err == nil && len(d.book.Sheets) == 0 {
		return errors.New("it has no sheets")
	}
	if d.valued {
		d.forgetUncached()
	}
	return err
}

// forgetUncached is for the programs that store the values of formulas, as
// LibreOffice does: a formula without one gives an empty text there.
func (d *document) forgetUncached() {
	for _, sheet := range d.book.Sheets {
		maps.DeleteFunc(sheet.marks, func(_ place, m Mark) bool { return m.Kind == Uncached })
	}
}

func (d *document) in() documentPlace {
	if len(d.stack) == 0 {
		return beforeRoot
	}
	return d.stack[len(d.stack)-1]
}

func (d *document) see(token xml.Token) error {
	switch t := token.(type) {
	case xml.StartElement:
		now, err := d.enter(&t)
		d.stack = append(d.stack, now)
		if now == inParagraph && t.Name.Space == textSpace && d.struckStyles[attributeOf(&t, textSpace, "style-name")] {
			d.struckFrom = append(d.struckFrom, len(d.stack))
		}
		return err
	case xml.EndElement:
		was := d.in()
		if n := len(d.struckFrom); n > 0 && d.struckFrom[n-1] == len(d.stack) {
			d.struckFrom = d.struckFrom[:n-1]
		}
		d.stack = d.stack[:len(d.stack)-1]
		return d.leave(was)
	case xml.CharData:
		if d.in() == inParagraph {
			d.written.write(t, d.struckSpan())
		}
	}
	return nil
}

// enter tells where an element leads.
func (d *document) enter(element *xml.StartElement) (documentPlace, error) {
	name := element.Name.Local
	switch in, space := d.in(), element.Name.Space; {
	case in == beforeRoot:
		return inDocument, nil
	case in == inDocument && space == officeSpace && name == "body":
		return inBody, nil
	case in == inDocument && space == officeSpace && name == "automatic-styles":
		return inStyles, nil
	case in == inStyles && space == styleSpace && name == "style":
		d.style = attributeOf(element, styleSpace, "name")
		return inStyle, nil
	case in == inStyle:
		d.readStyle(element)
		return skipped, nil
	case in == inBody && space == officeSpace && name == "spreadsheet":
		return inSheets, nil
	case in == inBody:
		return skipped, errOtherDocument
	case in == inSheets && space == tableSpace && name == "table":
		return d.enterSheet(element)
	case in == inSheet && space == tableSpace:
		return d.enterRow(element), nil
	case in == inSheetRow && space == tableSpace && (name == "table-cell" || name == "covered-table-cell"):
		d.cell = readDocumentCell(element)
		d.written.reset()
		return inSheetCell, nil
	case in == inSheetRow:
		return skipped, fmt.Errorf("<%s> stands among the cells", name)
	case in == inSheetCell && space == textSpace:
		return d.enterText(name), nil
	case in == inParagraph:
		return d.enterSpan(element), nil
	}
	return skipped, nil
}

// readStyle notes what a style says of the line through a text and of a sheet that
// is not shown.
func (d *document) readStyle(element *xml.StartElement) {
	switch element.Name.Local {
	case "text-properties":
		line := attributeOf(element, styleSpace, "text-line-through-style")
		if line == "" {
			line = attributeOf(element, styleSpace, "text-line-through-type")
		}
		if line != "" && line != "none" {
			d.struckStyles[d.style] = true
		}
	case "table-properties":
		if attributeOf(element, tableSpace, "display") == "false" {
			d.hiddenStyles[d.style] = true
		}
	}
}

// enterSheet begins a sheet, but for the copies of sheets of other files, which
// LibreOffice keeps for the formulas that point to them.
func (d *document) enterSheet(element *xml.StartElement) (documentPlace, error) {
	name := attributeOf(element, tableSpace, "name")
	if strings.HasPrefix(name, "'file:") && strings.Contains(name, "'#$") {
		return skipped, nil
	}
	if len(d.book.Sheets) >= maxSheets {
		return skipped, tooMany(fmt.Sprintf("more than %d sheets", maxSheets))
	}
	d.sheet = d.book.addSheet(name)
	d.sheet.Hidden = d.hiddenStyles[attributeOf(element, tableSpace, "style-name")]
	d.row, d.columns, d.merges = 0, 0, nil
	return inSheet, nil
}

func (d *document) enterRow(element *xml.StartElement) documentPlace {
	switch element.Name.Local {
	case "table-rows", "table-header-rows", "table-row-group", "table-columns", "table-header-columns", "table-column-group":
		return inSheet
	case "table-column":
		first := d.columns + 1
		d.columns = min(d.columns+times(element, tableSpace, "number-columns-repeated"), math.MaxInt16)
		if isCollapsed(element) && d.columns >= first {
			d.sheet.hidden.columns = addHidden(d.sheet.hidden.columns, first, d.columns)
		}
	case "table-row":
		d.rows = times(element, tableSpace, "number-rows-repeated")
		if isCollapsed(element) && d.row < maxRows {
			d.sheet.hidden.rows = addHidden(d.sheet.hidden.rows, d.row+1, min(d.row+d.rows, maxRows))
		}
		d.col, d.cells = 0, d.cells[:0]
		return inSheetRow
	}
	return skipped
}

// isCollapsed reports whether a row or column is hidden, by hand or by a filter.
func isCollapsed(element *xml.StartElement) bool {
	visibility := attributeOf(element, tableSpace, "visibility")
	return visibility == "collapse" || visibility == "filter"
}

func (d *document) enterText(name string) documentPlace {
	switch name {
	case "p", "h":
		d.written.begin()
		return inParagraph
	case "list", "list-header", "list-item":
		return inSheetCell
	}
	return skipped
}

// enterSpan writes what stands for blanks, and leaves out what is not shown in
// the cell.
func (d *document) enterSpan(element *xml.StartElement) documentPlace {
	if element.Name.Space != textSpace {
		return skipped
	}
	switch element.Name.Local {
	case "s":
		d.written.blanks(times(element, textSpace, "c"))
	case "tab":
		d.written.put('\t')
	case "line-break":
		d.written.put('\n')
	case "note", "ruby-text":
	default:
		return inParagraph
	}
	return skipped
}

func (d *document) leave(was documentPlace) error {
	switch {
	case was == inSheetCell && d.in() == inSheetRow:
		return d.leaveCell()
	case was == inSheetRow:
		return d.leaveRow()
	case was == inSheet && d.in() == inSheets:
		return d.sheet.fillDown(d.merges)
	}
	return nil
}

// leaveCell keeps a cell that holds something. Blank ones are only counted:
// LibreOffice fills every row up with them.
func (d *document) leaveCell() error {
	c := &d.cell
	text, mark, err := c.content(d.written.String())
	if err != nil {
		return fmt.Errorf("cell %s%d %w", event.ColumnName(min(d.col, maxColumns)+1), d.row+1, err)
	}
	d.valued = d.valued || c.formula && c.kind != ""
	if mark.Kind == Plain && text != "" {
		switch {
		case d.struckStyles[c.style]:
			mark.Kind = Struck
		case d.written.struck:
			mark = Mark{Kind: Struck, Shown: trim(string(d.written.left))}
		}
	}
	first := d.col + 1
	d.col = min(d.col+c.times, math.MaxInt32)
	id := d.book.texts.intern(trim(text))
	if id == 0 && mark.Kind == Plain {
		return nil
	}
	if d.col > maxColumns {
		return tooMany(fmt.Sprintf("row %d has more than %d columns", d.row+1, maxColumns))
	}
	f := filled{col: first, count: c.times, id: id, mark: mark}
	if c.wide <= 1 && c.high > 1 {
		f.down = c.high - 1
	}
	d.cells = append(d.cells, f)
	return nil
}

// leaveRow adds a row as many times as it is repeated, unless that comes to too
// much.
func (d *document) leaveRow() error {
	if len(d.cells) == 0 {
		d.row = min(d.row+d.rows, math.MaxInt32)
		return nil
	}
	if d.row+d.rows > maxRows {
		return tooMany(fmt.Sprintf("more than %d rows", maxRows))
	}
	width, marked := 0, 0
	for _, f := range d.cells {
		width = f.col + f.count - 1
		if f.mark.Kind != Plain {
			marked += f.count
		}
	}
	if err := d.checkCopies(); err != nil {
		return err
	}
	if err := checkCells(d.book.read + d.rows*width); err != nil {
		return err
	}
	if err := checkMarks(d.book.marks + d.rows*marked); err != nil {
		return err
	}
	for range d.rows {
		d.row++
		if err := d.addRow(); err != nil {
			return err
		}
	}
	return nil
}

// checkCopies counts the copies in the rows at hand against the limits.
func (d *document) checkCopies() error {
	texts := 0
	for _, f := range d.cells {
		if f.count > maxCopiesInRow && f.id != 0 {
			return tooMany(fmt.Sprintf("row %d repeats a cell %d times", d.row+1, f.count))
		}
		texts += f.count
	}
	if d.copies += texts*d.rows - len(d.cells); d.copies > maxCopies {
		return tooMany(fmt.Sprintf("more than %d repeated cells", maxCopies))
	}
	return nil
}

func (d *document) addRow() error {
	start := len(d.sheet.ids)
	for _, f := range d.cells {
		for col := len(d.sheet.ids) - start + 1; col < f.col; col++ {
			d.sheet.ids = append(d.sheet.ids, 0)
		}
		for i := range f.count {
			d.sheet.ids = append(d.sheet.ids, f.id)
			if f.mark.Kind == Plain {
				continue
			}
			if err := d.sheet.mark(d.row, f.col+i, f.mark); err != nil {
				return err
			}
		}
		if f.down > 0 {
			d.merges = append(d.merges, merge{row: int32(d.row), last: int32(min(d.row+f.down, maxRows)), col: int16(f.col)})
		}
	}
	return d.sheet.endRow(d.row, start, len(d.sheet.ids)-start)
}

// times reads how often something is repeated, at least once.
func times(element *xml.StartElement, space, name string) int {
	n, err := strconv.Atoi(attributeOf(element, space, name))
	if err != nil || n < 1 {
		return 1
	}
	return min(n, math.MaxInt32)
}

func attributeOf(element *xml.StartElement, space, name string) string {
	for i := range element.Attr {
		if a := &element.Attr[i]; a.Name.Local == name && a.Name.Space == space {
			return a.Value
		}
	}
	return ""
}
