package cells

import (
	"encoding/xml"
	"fmt"
	"math"
	"regexp"
	"strconv"
	"strings"
	"time"
)

// documentCell is what the attributes of a cell in an OpenDocument file say.
type documentCell struct {
	kind       string // "float", "string", …; empty for a cell without a value
	value      string // in the attribute that belongs to the kind
	style      string
	isError    bool
	formula    bool
	times      int // the cell and those like it that follow
	wide, high int // columns and rows that are merged in it
}

// valueAttributes hold the values of the kinds.
var valueAttributes = map[string]string{
	"float": "value", "percentage": "value", "currency": "value", "date": "date-value", "time": "time-value",
	"boolean": "boolean-value", "string": "string-value",
}

func readDocumentCell(element *xml.StartElement) documentCell {
	c := documentCell{
		kind:  attributeOf(element, officeSpace, "value-type"),
		times: times(element, tableSpace, "number-columns-repeated"),
		wide:  times(element, tableSpace, "number-columns-spanned"),
		high:  times(element, tableSpace, "number-rows-spanned"),
	}
	if name := valueAttributes[c.kind]; name != "" {
		c.value = attributeOf(element, officeSpace, name)
	}
	c.style = attributeOf(element, tableSpace, "style-name")
	c.formula = attributeOf(element, tableSpace, "formula") != ""
	for _, a := range element.Attr { // in a space of LibreOffice's own
		c.isError = c.isError || a.Name.Local == "value-type" && a.Value == "error"
	}
	return c
}

// content is the text of a cell, which shows as shown. Numbers and dates are
// taken as they are stored: what is shown may be rounded or cut.
func (c *documentCell) content(shown string) (string, Mark, error) {
	shown = trim(shown)
	switch {
	case c.isError, c.formula && isErrorName(shown):
		return shown, Mark{Kind: Error, Shown: shown}, nil
	case c.formula && c.kind == "" && shown == "":
		return "", Mark{Kind: Uncached}, nil
	case c.value == "":
		if c.kind == "date" || c.kind == "time" {
			return shown, Mark{Kind: Date, Shown: shown}, nil
		}
		return shown, Mark{}, nil
	}
	switch c.kind {
	case "float", "percentage", "currency":
		text, err := plainNumber(c.value)
		if c.kind == "percentage" {
			text = percentText(text)
		}
		return text, Mark{}, err
	case "date":
		text := strings.TrimSuffix(c.value, "T00:00:00")
		mark := Mark{Kind: Date, Shown: orElse(shown, text)}
		if day, err := time.Parse(time.DateOnly, text); err == nil {
			mark.typed = strings.TrimSpace(typedDate(day, true) + " " + typedDate(day, false))
		}
		return text, mark, nil
	case "time":
		text := clock(c.value)
		return text, Mark{Date, orElse(shown, text), typedClock(c.value)}, nil
	case "boolean": // as in .xlsx
		mark := Mark{Kind: Bool, Shown: boolText(c.value == "true")}
		if c.value == "true" {
			return "1", mark, nil
		}
		return "0", mark, nil
	}
	return c.value, Mark{}, nil
}

func orElse(text, other string) string {
	if text == "" {
		return other
	}
	return text
}

// isErrorName knows the errors that formulas show. Old versions of LibreOffice
// store them as the number 0.
func isErrorName(shown string) bool {
	switch shown {
	case "#N/A", "#REF!", "#NAME?", "#VALUE!", "#DIV/0!", "#NUM!", "#NULL!":
		return true
	}
	return strings.HasPrefix(shown, "Err:")
}

// plainNumber writes a number as an .xlsx workbook would hold it.
func plainNumber(value string) (string, error) {
	n, err := strconv.ParseFloat(value, 64)
	if err != nil || math.IsInf(n, 0) || math.IsNaN(n) {
		return "", fmt.Errorf("holds the number %q", value)
	}
	return tidyNumber(writeNumber(n)), nil
}

var duration = regexp.MustCompile(`^PT(\d+)H(\d+)M(\d+)(?:[.,]\d+)?S$`)

// clock writes a time such as PT19H30M00S as 19:30:00.
func clock(value string) string {
	return duration.ReplaceAllString(value, "$1:$2:$3")
}

// typedClock returns what a time was made of.
func typedClock(value string) string {
	parts := duration.FindStringSubmatch(value)
	if parts == nil {
		return ""
	}
	seconds := int64(0)
	for _, part := range parts[1:] {
		n, err := strconv.ParseInt(part, 10, 32)
		if err != nil {
			return ""
		}
		seconds = seconds*60 + n
	}
	return typedTime(seconds)
}

// paragraphs gathers the text of a cell. Blanks and line breaks in the XML count
// as one blank, and none at the start; those that are meant are elements.
type paragraphs struct {
	text  []byte
	begun bool
	blank bool // a further blank counts for nothing

	struck bool   // some text is struck through
	left   []byte // the text that is not
}

func (p *paragraphs) reset() { *p = paragraphs{text: p.text[:0], left: p.left[:0]} }

func (p *paragraphs) String() string { return string(p.text) }

// begin begins a paragraph.
func (p *paragraphs) begin() {
	if p.begun {
		p.put('\n')
	}
	p.begun, p.blank = true, true
}

func (p *paragraphs) write(text []byte, struck bool) {
	from := len(p.text)
	for _, c := range text {
		blank := c == ' ' || c == '\t' || c == '\n' || c == '\r'
		switch {
		case !blank:
			p.text = append(p.text, c)
		case !p.blank:
			p.text = append(p.text, ' ')
		}
		p.blank = blank
	}
	if struck {
		p.struck = true
	} else {
		p.left = append(p.left, p.text[from:]...)
	}
}

// maxBlanks is the number of blanks in a row that are kept; a few bytes can ask for
// any number.
const maxBlanks = 100

// blanks writes blanks that are meant.
func (p *paragraphs) blanks(n int) {
	for range min(n, maxBlanks) {
		p.text = append(p.text, ' ')
		p.left = append(p.left, ' ')
	}
	p.blank = false
}

func (p *paragraphs) put(c byte) {
	p.text = append(p.text, c)
	p.left = append(p.left, c)
	p.blank = false
}
