package cells

import (
	"bytes"
	"encoding/csv"
	"errors"
	"fmt"
	"io"
	"strings"
	"unicode/utf8"

	"golang.org/x/text/encoding"
	"golang.org/x/text/encoding/charmap"
	"golang.org/x/text/encoding/unicode"

	"bridgecalc/internal/event"
)

var utf8BOM = []byte("\xEF\xBB\xBF")

// textEncoding is how the characters of a text file are written.
type textEncoding uint8

const (
	utf8Text textEncoding = iota
	utf16Text
	windows1252Text
)

// encodingOf decides by the bytes: a byte order mark, else the NUL bytes of
// UTF-16, else valid UTF-8, else windows-1252.
func encodingOf(data []byte) textEncoding {
	switch {
	case bytes.HasPrefix(data, utf8BOM):
		return utf8Text
	case bytes.HasPrefix(data, []byte("\xFF\xFE")), bytes.HasPrefix(data, []byte("\xFE\xFF")):
		return utf16Text
	case utf16Order(data) != nil:
		return utf16Text
	case utf8.Valid(data):
		return utf8Text
	}
	return windows1252Text
}

// utf16Order finds UTF-16 without a byte order mark: most letters and signs of
// a table then have a NUL on the same side. It is nil for anything else.
func utf16Order(data []byte) encoding.Encoding {
	head := data[:min(len(data), 512)&^1]
	var even, odd int
	for i := 0; i < len(head); i += 2 {
		if head[i] == 0 {
			even++
		}
		if head[i+1] == 0 {
			odd++
		}
	}
	pairs := len(head) / 2
	switch {
	case pairs < 4:
		return nil
	case odd > pairs/2 && even == 0:
		return unicode.UTF16(unicode.LittleEndian, unicode.IgnoreBOM)
	case even > pairs/2 && odd == 0:
		return unicode.UTF16(unicode.BigEndian, unicode.IgnoreBOM)
	}
	return nil
}

func decode(data []byte) ([]byte, error) {
	switch encodingOf(data) {
	case utf16Text:
		if len(data)%2 != 0 {
			return nil, errors.New("half a character at the end")
		}
		order := utf16Order(data)
		if order == nil {
			order = unicode.UTF16(unicode.LittleEndian, unicode.UseBOM)
		}
		decoded, err := order.NewDecoder().Bytes(data)
		return bytes.TrimPrefix(decoded, utf8BOM), err
	case windows1252Text:
		return charmap.Windows1252.NewDecoder().Bytes(data)
	default:
		if !utf8.Valid(data) { // a byte order mark promised it
			return nil, errors.New("not UTF-8")
		}
		return bytes.TrimPrefix(data, utf8BOM), nil
	}
}

// openText reads a CSV file into a book of one sheet without a name.
func openText(name string, data []byte) (*Book, *event.Problem) {
	text, err := decode(data)
	if err != nil {
		return nil, refuse("the characters of the file are not understood", "save it as CSV UTF-8")
	}
	text = unixLines(text)
	separator, text := separatorOf(text)

	reader := csv.NewReader(bytes.NewReader(text))
	reader.Comma = separator
	reader.FieldsPerRecord = -1
	reader.ReuseRecord = true
	book := newBook(name)
	sheet := book.addSheet("")
	inside := 0 // line breaks within quoted cells so far: Excel counts rows, not lines
	for {
		record, err := reader.Read()
		if errors.Is(err, io.EOF) {
			return book, nil
		}
		if err != nil {
			return nil, csvProblem(err, inside)
		}
		line, _ := reader.FieldPos(0)
		if err := sheet.add(line-inside, record); err != nil {
			return nil, refuse("the file is too large: "+err.Error(), "split it into one file per session")
		}
		for _, cell := range record {
			inside += strings.Count(cell, "\n")
		}
	}
}

func csvProblem(err error, inside int) *event.Problem {
	problem := refuse("the file cannot be read as CSV: "+err.Error(), "save it as CSV again from the spreadsheet program")
	var parse *csv.ParseError
	if errors.As(err, &parse) {
		problem.At.Row = parse.StartLine - inside
		problem.Text = "a quotation mark is missing or out of place"
		problem.Hint = `write " only around a whole cell, twice (" ") within one, or leave it out`
		if parse.Line > parse.StartLine {
			problem.Text = fmt.Sprintf("a cell that begins with a quotation mark is not closed before row %d", parse.Line-inside)
		}
	}
	return problem
}

// unixLines turns the CR of old Macintosh files into LF; encoding/csv knows
// CRLF itself.
func unixLines(text []byte) []byte {
	if bytes.IndexByte(text, '\n') < 0 && bytes.IndexByte(text, '\r') >= 0 {
		return bytes.ReplaceAll(text, []byte("\r"), []byte("\n"))
	}
	return text
}

const separators = ",;\t|"

// separatorOf finds what stands between the cells: a first line "sep=;" (which
// is taken off, as Excel does not show it), else the sign that splits most of
// the first lines into the same number of cells.
func separatorOf(text []byte) (rune, []byte) {
	first, rest, _ := bytes.Cut(text, []byte("\n"))
	first = bytes.TrimRight(first, "\r")
	if len(first) == 5 && bytes.EqualFold(first[:4], []byte("sep=")) {
		return rune(first[4]), rest
	}
	lines := firstLines(text, 50)
	best, bestWeight := ',', 0
	for _, separator := range separators {
		if weight := weightOf(separator, lines); weight > bestWeight {
			best, bestWeight = separator, weight
		}
	}
	return best, text
}

func firstLines(text []byte, n int) [][]byte {
	var lines [][]byte
	for len(text) > 0 && len(lines) < n {
		var line []byte
		line, text, _ = bytes.Cut(text, []byte("\n"))
		if len(bytes.TrimSpace(line)) > 0 {
			lines = append(lines, line)
		}
	}
	return lines
}

// weightOf counts the cell borders that the separator makes in the lines that
// agree on their number: a decimal comma is in some cells, a separator between
// all of them.
func weightOf(separator rune, lines [][]byte) int {
	agree := make(map[int]int)
	for _, line := range lines {
		agree[countOutsideQuotes(line, byte(separator))]++
	}
	weight := 0
	for borders, n := range agree {
		weight = max(weight, borders*n)
	}
	return weight
}

func countOutsideQuotes(line []byte, separator byte) int {
	n, quoted := 0, false
	for _, c := range line {
		switch {
		case c == '"':
			quoted = !quoted
		case c == separator && !quoted:
			n++
		}
	}
	return n
}
