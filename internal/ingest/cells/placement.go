package cells

import (
	"encoding/xml"
	"fmt"
	"strconv"
	"strings"

	"github.com/xuri/excelize/v2"

	"bridgecalc/internal/event"
)

// sharedStringsPart is where excelize looks for the texts that the sheets share;
// it shows blank cells where there is nothing.
const sharedStringsPart = "xl/sharedStrings.xml"

// sharedStrings compares these texts with what the cells ask for.
type sharedStrings struct {
	given int // texts in the table
	used  int // the highest that a cell asks for, from 1
}

// placement follows a part's elements and sees that each cell stands behind the
// one before it: excelize shifts those that do not, and merges rows.
type placement struct {
	part     string
	shared   *sharedStrings
	begun    bool // some element was there
	cells    bool // within the cells of a sheet
	row, col int
	text     bool // within a cell that shows a shared text
	value    bool // within its number
}

func (p *placement) see(token xml.Token) error {
	switch t := token.(type) {
	case xml.StartElement:
		p.begun = true
		return p.enter(&t)
	case xml.EndElement:
		p.value = false
		p.cells = p.cells && t.Name.Local != "sheetData"
	case xml.CharData:
		if p.text && p.value {
			if n, err := strconv.Atoi(strings.TrimSpace(string(t))); err == nil {
				p.shared.used = max(p.shared.used, n+1)
			}
		}
	}
	return nil
}

func (p *placement) enter(element *xml.StartElement) error {
	switch name := element.Name.Local; {
	case name == "si" && strings.EqualFold(p.part, sharedStringsPart):
		p.shared.given++
	case name == "sheetData":
		p.cells = true
	case !p.cells:
	case name == "row":
		return p.enterRow(attribute(element, "r"))
	case name == "c":
		p.text = attribute(element, "t") == "s"
		return p.enterCell(attribute(element, "r"))
	case name == "v":
		p.value = true
	}
	return nil
}

// enterRow takes a row's number; a row without one follows the last.
func (p *placement) enterRow(number string) error {
	before := p.row
	p.row, p.col = before+1, 0
	if number == "" {
		return nil
	}
	n, err := strconv.Atoi(number)
	switch {
	case err != nil || n < 1:
		return fmt.Errorf("row %q has no place", number)
	case n <= before:
		return fmt.Errorf("row %d comes after row %d", n, before)
	}
	p.row = n
	return nil
}

// enterCell takes a cell's name; a cell without one follows the last.
func (p *placement) enterCell(name string) error {
	before := p.col
	p.col = before + 1
	if name == "" {
		return nil
	}
	col, _, err := excelize.CellNameToCoordinates(name)
	switch {
	case err != nil:
		return fmt.Errorf("cell %q has no place", name)
	case col <= before:
		return fmt.Errorf("cell %s comes after column %s", name, event.ColumnName(before))
	}
	p.col = col
	return nil
}

func attribute(element *xml.StartElement, name string) string {
	for _, a := range element.Attr {
		if a.Name.Local == name && a.Name.Space == "" {
			return a.Value
		}
	}
	return ""
}
