package cells

import (
	"encoding/csv"
	"errors"
	"fmt"
	"io"
	"strings"
	"unicode/utf8"

	"golang.org/x/text/encoding"

	"bridgecalc/internal/event"
)

// openText reads a CSV file into a book of one sheet without a name. Without an
// encoding, the bytes tell it.
func openText(name string, data []byte, e encoding.Encoding) (*Book, *event.Problem) {
	text, err := decode(data, e)
	if err != nil {
		return nil, refuse("the characters of the file are not understood", "save it as CSV UTF-8")
	}
	text = unixLines(text)
	separator, text := separatorOf(text)
	book := NewBook(name)
	sheet := book.addSheet("")
	sheet.expect(strings.Count(text, "\n")+1, strings.Count(text, string(separator)))
	if strings.IndexByte(text, '"') < 0 && separator < utf8.RuneSelf && separator != '"' {
		return book, sheet.readPlain(text, byte(separator))
	}
	return book, sheet.readQuoted(text, separator)
}

func tooLarge(err error) *event.Problem {
	return refuse("the file is too large: "+err.Error(), "split it into one file per session")
}

// readPlain reads lines in which nothing is quoted, as in most exported files:
// there a line is a row, and every separator parts two cells.
func (s *Sheet) readPlain(text string, separator byte) *event.Problem {
	for num := 1; text != ""; num++ {
		var line string
		line, text, _ = strings.Cut(text, "\n")
		line = strings.TrimSuffix(line, "\r")
		if line == "" {
			continue
		}
		if err := s.readLine(num, line, separator); err != nil {
			return tooLarge(err)
		}
	}
	return nil
}

func (s *Sheet) readLine(num int, line string, separator byte) error {
	start, col, from := len(s.ids), 0, 0
	for i := range len(line) {
		if line[i] != separator {
			continue
		}
		if err := s.put(num, col, line[from:i]); err != nil {
			return err
		}
		col++
		from = i + 1
	}
	if err := s.put(num, col, line[from:]); err != nil {
		return err
	}
	return s.endRow(num, start, col+1)
}

// readQuoted reads CSV by the book.
func (s *Sheet) readQuoted(text string, separator rune) *event.Problem {
	limit := &rowLimit{reader: strings.NewReader(text)}
	reader := csv.NewReader(limit)
	reader.Comma = separator
	reader.FieldsPerRecord = -1
	reader.ReuseRecord = true
	row, inside := 0, 0 // inside: line breaks within quoted cells so far; Excel counts rows, not lines
	for {
		limit.left = maxRowSize
		record, err := reader.Read()
		switch {
		case errors.Is(err, io.EOF):
			return nil
		case errors.Is(err, errRowSize):
			return refuse(fmt.Sprintf("after row %d a quotation mark is not closed, or a row has more than %d MB", row, maxRowSize>>20), quoteHint)
		case err != nil:
			return csvProblem(err, inside)
		}
		line, _ := reader.FieldPos(0)
		row = line - inside
		if err := s.add(row, record); err != nil {
			return tooLarge(err)
		}
		inside += breaksInside(reader, record)
	}
}

// breaksInside counts the line breaks within the cells of a record. Hardly any
// has one, and where the last cell begins in the first line only that can have.
func breaksInside(reader *csv.Reader, record []string) int {
	last := len(record) - 1
	first, _ := reader.FieldPos(0)
	if line, _ := reader.FieldPos(last); line == first {
		return strings.Count(record[last], "\n")
	}
	breaks := 0
	for _, cell := range record {
		breaks += strings.Count(cell, "\n")
	}
	return breaks
}

// maxRowSize bounds what encoding/csv gathers for one row: a quotation mark that
// is not closed makes a row of the rest of the file.
const maxRowSize = 2 << 20

var errRowSize = errors.New("too long a row")

// rowLimit stops reading where a row grows too long.
type rowLimit struct {
	reader io.Reader
	left   int // bytes
}

func (l *rowLimit) Read(p []byte) (int, error) {
	if l.left <= 0 {
		return 0, errRowSize
	}
	n, err := l.reader.Read(p)
	l.left -= n
	return n, err
}

const quoteHint = `write " only around a whole cell, twice (" ") within one, or leave it out`

func csvProblem(err error, inside int) *event.Problem {
	problem := refuse("the file cannot be read as CSV: "+err.Error(), "save it as CSV again from the spreadsheet program")
	var parse *csv.ParseError
	if errors.As(err, &parse) {
		problem.At.Row = parse.StartLine - inside
		problem.Text = "a quotation mark is missing or out of place"
		problem.Hint = quoteHint
		if parse.Line > parse.StartLine {
			problem.Text = fmt.Sprintf("a cell that begins with a quotation mark is not closed before row %d", parse.Line-inside)
		}
	}
	return problem
}

// unixLines turns the CR of old Macintosh files into LF; CRLF is known to all who
// read lines.
func unixLines(text string) string {
	if strings.IndexByte(text, '\n') < 0 {
		return strings.ReplaceAll(text, "\r", "\n")
	}
	return text
}

const separators = ",;\t|"

// separatorOf finds what stands between the cells: a first line "sep=;" (which
// is taken off, as Excel does not show it), else the sign that splits most of
// the first lines into the same number of cells.
func separatorOf(text string) (rune, string) {
	first, rest, _ := strings.Cut(text, "\n")
	first = strings.TrimRight(first, "\r")
	if len(first) == 5 && strings.EqualFold(first[:4], "sep=") {
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

func firstLines(text string, n int) []string {
	var lines []string
	for text != "" && len(lines) < n {
		var line string
		line, text, _ = strings.Cut(text, "\n")
		if strings.TrimSpace(line) != "" {
			lines = append(lines, line)
		}
	}
	return lines
}

// weightOf counts the cell borders that the separator makes in the lines that
// agree on their number: a decimal comma is in some cells, a separator between
// all of them.
func weightOf(separator rune, lines []string) int {
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

func countOutsideQuotes(line string, separator byte) int {
	n, quoted := 0, false
	for i := range len(line) {
		switch c := line[i]; {
		case c == '"':
			quoted = !quoted
		case c == separator && !quoted:
			n++
		}
	}
	return n
}
