package cells

import (
	"encoding/xml"
	"errors"
	"fmt"
	"io"
	"regexp"
	"strconv"
	"strings"
	"time"

	"golang.org/x/text/encoding"

	"bridgecalc/internal/event"
)

// spreadsheetSpace is the name space of XML Spreadsheet 2003, which programs write
// under the name of an .xls workbook.
const spreadsheetSpace = "urn:schemas-microsoft-com:office:spreadsheet"

const maxXMLDepth = 100

var declaredInXML = regexp.MustCompile(`^\s*<\?xml[^>]*\sencoding\s*=\s*["']([\w.:-]+)["']`)

// openSpreadsheetML reads a workbook in XML Spreadsheet 2003.
func openSpreadsheetML(name string, data []byte, e encoding.Encoding) (*Book, *event.Problem) {
	text, err := decodeDeclared(data, e, declaredInXML)
	if err != nil {
		return nil, undecoded(err)
	}
	m := markup{book: NewBook(name), formats: make(map[string]numberFormat), struck: make(map[string]bool), names: make(map[string]bool)}
	err = m.read(text)
	if err == nil && len(m.book.Sheets) == 0 {
		err = errors.New("it has no sheets")
	}
	var many tooMany
	switch {
	case errors.As(err, &many):
		return nil, refuse("the workbook is too large: "+err.Error(), copyOver)
	case err != nil:
		return nil, refuse("the workbook is damaged: "+err.Error(), resave)
	}
	return m.book, nil
}

// markup follows the elements of XML Spreadsheet 2003.
type markup struct {
	book    *Book
	path    []string // names of the open elements
	formats map[string]numberFormat
	struck  map[string]bool
	names   map[string]bool // of sheets, in lower case
	style   string          // that is being defined

	sheet  *Sheet
	merges []merge
	row    int // number of the one at hand
	column int // of the last <Column>
	texts  []string
	marks  []columnMark // of the row

	cell markupCell
	text strings.Builder
}

type columnMark struct {
	col  int
	mark Mark
}

// markupCell is the cell at hand.
type markupCell struct {
	col          int // from 1
	across, down int
	kind         string // of its data: "Number", "String", …; empty without data
	style        string
	formula      bool
}

func (m *markup) read(text string) error {
	decoder := xml.NewDecoder(strings.NewReader(text))
	decoder.CharsetReader = func(_ string, input io.Reader) (io.Reader, error) { return input, nil } // it is decoded
	for {
		token, err := decoder.Token()
		switch {
		case errors.Is(err, io.EOF):
			return nil
		case err != nil:
			return err
		}
		switch t := token.(type) {
		case xml.StartElement:
			if len(m.path) >= maxXMLDepth {
				return fmt.Errorf("more than %d elements within each other", maxXMLDepth)
			}
			m.path = append(m.path, t.Name.Local)
			err = m.start(&t)
		case xml.EndElement:
			err = m.end(t.Name.Local)
			m.path = m.path[:len(m.path)-1]
		case xml.CharData:
			if m.within("Data") {
				m.text.Write(t)
			}
		}
		if err != nil {
			return err
		}
	}
}

// within reports whether an element of the name is open in the cell at hand.
func (m *markup) within(name string) bool {
	return len(m.path) > 5 && m.path[5] == name && m.path[4] == "Cell"
}

// at reports whether the open elements have these names.
func (m *markup) at(names ...string) bool {
	if len(m.path) != len(names) {
		return false
	}
	for i, name := range names {
		if m.path[i] != name {
			return false
		}
	}
	return true
}

func (m *markup) start(e *xml.StartElement) error {
	attribute := func(name string) string { return attributeOf(e, spreadsheetSpace, name) }
	switch {
	case m.at("Workbook", "Styles", "Style"):
		m.style = attribute("ID")
	case m.at("Workbook", "Styles", "Style", "NumberFormat"):
		m.formats[m.style] = namedFormat(attribute("Format"))
	case m.at("Workbook", "Styles", "Style", "Font"):
		m.struck[m.style] = isTrue(attribute("StrikeThrough"))
	case m.at("Workbook", "Worksheet"):
		return m.startSheet(attribute("Name"))
	case m.at("Workbook", "Worksheet", "Table", "Column"):
		m.column = numberOr(attribute("Index"), m.column+1)
		first := m.column
		m.column = min(m.column+numberOr(attribute("Span"), 0), maxColumns)
		if isTrue(attribute("Hidden")) && first <= m.column {
			m.sheet.hidden.columns = addHidden(m.sheet.hidden.columns, first, m.column)
		}
	case m.at("Workbook", "Worksheet", "Table", "Row"):
		return m.startRow(attribute)
	case m.at("Workbook", "Worksheet", "Table", "Row", "Cell"):
		return m.startCell(attribute)
	case m.at("Workbook", "Worksheet", "Table", "Row", "Cell", "Data"):
		m.cell.kind = attribute("Type")
		m.text.Reset()
	}
	return nil
}

func (m *markup) startSheet(name string) error {
	switch key := strings.ToLower(name); {
	case len(m.book.Sheets) >= maxSheets:
		return tooMany(fmt.Sprintf("more than %d sheets", maxSheets))
	case m.names[key]:
		return fmt.Errorf("two sheets are called %q", name)
	default:
		m.names[key] = true
	}
	m.sheet = m.book.addSheet(name)
	m.row, m.column, m.merges = 0, 0, nil
	return nil
}

func (m *markup) startRow(attribute func(string) string) error {
	before := m.row
	m.row = numberOr(attribute("Index"), before+1)
	switch {
	case m.row <= before:
		return fmt.Errorf("row %d comes after row %d", m.row, before)
	case m.row > maxRows:
		return tooMany(fmt.Sprintf("more than %d rows", maxRows))
	}
	if isTrue(attribute("Hidden")) {
		m.sheet.hidden.rows = addHidden(m.sheet.hidden.rows, m.row, m.row)
	}
	m.texts, m.marks = m.texts[:0], m.marks[:0]
	m.cell = markupCell{}
	return nil
}

func (m *markup) startCell(attribute func(string) string) error {
	before := m.cell.col + m.cell.across
	c := markupCell{col: numberOr(attribute("Index"), before+1), style: attribute("StyleID"), formula: attribute("Formula") != ""}
	if c.col <= before {
		return fmt.Errorf("row %d: column %d comes after column %d", m.row, c.col, before)
	}
	if c.col > maxColumns {
		return tooMany(fmt.Sprintf("row %d has more than %d columns", m.row, maxColumns))
	}
	c.across, c.down = numberOr(attribute("MergeAcross"), 0), numberOr(attribute("MergeDown"), 0)
	m.cell = c
	m.text.Reset()
	return nil
}

func (m *markup) end(name string) error {
	switch {
	case m.at("Workbook", "Worksheet", "Table", "Row", "Cell"):
		m.endCell()
	case m.at("Workbook", "Worksheet", "Table", "Row"):
		for _, c := range m.marks {
			if err := m.sheet.mark(m.row, c.col, c.mark); err != nil {
				return err
			}
		}
		return m.sheet.add(m.row, m.texts)
	case m.at("Workbook", "Worksheet", "WorksheetOptions", "Visible"):
		m.sheet.Hidden = true // the element is only there for hidden sheets
	case m.at("Workbook", "Worksheet"):
		return m.sheet.fillDown(m.merges)
	}
	return nil
}

func (m *markup) endCell() {
	c := &m.cell
	text, mark := m.content()
	if text == "" && mark.Kind == Plain {
		return
	}
	for len(m.texts) < c.col {
		m.texts = append(m.texts, "")
	}
	m.texts[c.col-1] = text
	if mark.Kind == Plain && m.struck[c.style] {
		mark.Kind = Struck
	}
	if mark.Kind != Plain {
		m.marks = append(m.marks, columnMark{c.col, mark})
	}
	if c.across == 0 && c.down > 0 {
		m.merges = append(m.merges, merge{row: int32(m.row), last: int32(min(m.row+c.down, maxRows)), col: int16(c.col)})
	}
}

// content returns the text of the cell and what is known besides.
func (m *markup) content() (string, Mark) {
	c, text := &m.cell, trim(m.text.String())
	format := m.formats[c.style]
	switch c.kind {
	case "":
		if c.formula {
			return "", Mark{Kind: Uncached}
		}
	case "Error":
		return text, Mark{Kind: Error, Shown: text}
	case "Boolean":
		return text, Mark{Kind: Bool, Shown: boolText(isTrue(text))}
	case "DateTime":
		mark := Mark{Kind: Date, Shown: text}
		if t, err := time.Parse("2006-01-02T15:04:05", strings.TrimSuffix(text, ".000")); err == nil {
			days := t.Sub(time.Date(1899, 12, 30, 0, 0, 0, 0, time.UTC)).Hours() / 24
			if days < 61 { // 1900 has a leap day in Excel
				days = max(0, days-1)
			}
			mark = Mark{Date, format.show(days, false), format.typed(days, false)}
		}
		return strings.TrimSuffix(strings.TrimSuffix(text, ".000"), "T00:00:00"), mark
	case "Number":
		n, err := strconv.ParseFloat(text, 64)
		switch {
		case err != nil:
			return text, Mark{}
		case format.isDate:
			return text, Mark{Date, format.show(n, false), format.typed(n, false)}
		case format.isPercent:
			return percentText(text), Mark{}
		}
		return tidyNumber(text), Mark{}
	}
	return text, Mark{}
}

// namedFormat returns a number format by its code, or by the name that it has in
// place of one.
func namedFormat(code string) numberFormat {
	switch code {
	case "Percent":
		code = "0.00%"
	case "General Date", "Short Date", "Long Date", "Medium Date":
		return numberFormat{isDate: true}
	case "Short Time", "Medium Time", "Long Time":
		code = "h:mm:ss"
	case "Fixed", "Standard", "Scientific", "Currency", "Euro Currency", "General Number", "Yes/No", "True/False", "On/Off":
		code = "0"
	}
	return parseFormat(code)
}

// numberOr returns a whole number from 0, or another where the text is none.
func numberOr(text string, other int) int {
	n, err := strconv.Atoi(strings.TrimSpace(text))
	if err != nil || n < 0 || n > maxRows {
		return other
	}
	return n
}
