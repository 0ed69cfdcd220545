package cells

import (
	"errors"
	"io"
	"regexp"
	"strings"

	"golang.org/x/text/encoding"

	"bridgecalc/internal/event"
	"bridgecalc/internal/ingest/charset"
	"bridgecalc/internal/ingest/csvfile"
)

// openText reads a CSV file into a book of one sheet without a name. Without an
// encoding, the bytes decide.
func openText(name string, data []byte, e encoding.Encoding) (*Book, *event.Problem) {
	text, err := charset.DecodeAs(data, e)
	if err != nil {
		return nil, undecoded(err)
	}
	return readText(name, text)
}

// readText reads the rows of a text.
func readText(name, text string) (*Book, *event.Problem) {
	text = csvfile.UnixLines(text)
	if strings.ContainsAny(text[:min(len(text), 4096)], "│┃║") {
		text = bars.Replace(text)
	}
	separator, text := separatorOf(text)
	book := NewBook(name)
	sheet := book.addSheet("")
	switch separator {
	case aligned:
		switch ok, err := sheet.readAligned(text); {
		case err != nil:
			return nil, tooLarge(err)
		case ok:
			return book, nil
		}
		separator = ','
	case '|':
		text = plainTable(text)
	}
	sheet.expect(strings.Count(text, "\n")+1, strings.Count(text, string(rune(separator))))
	if refusal := sheet.readCSV(text, separator); refusal != nil {
		return nil, refusal
	}
	if err := sheet.splitJoined(separator); err != nil {
		return nil, tooLarge(err)
	}
	book.splitOwn()
	return book, nil
}

// undecoded is the refusal of a file with a byte that is not a character.
func undecoded(err error) *event.Problem {
	problem := refuse(err.Error(), charset.Hint)
	var at *charset.Error
	if errors.As(err, &at) {
		problem.At.Row = at.Line
	}
	return problem
}

func tooLarge(err error) *event.Problem {
	return refuse("the file is too large: "+err.Error(), "split it into one file per session")
}

const quoteHint = `write " only around a whole cell, twice (" ") within one, or leave it out`

// readCSV reads the rows of a text.
func (s *Sheet) readCSV(text string, separator byte) *event.Problem {
	reader := csvfile.NewReader(text, separator)
	for {
		if line, ok := reader.Line(); ok {
			if err := s.addLine(reader.Row(), line, separator); err != nil {
				return tooLarge(err)
			}
			continue
		}
		fields, err := reader.Read()
		switch {
		case errors.Is(err, io.EOF):
			return nil
		case err != nil:
			problem := refuse(err.Error(), quoteHint)
			problem.At.Row = reader.Row()
			return problem
		}
		if err := s.add(reader.Row(), fields); err != nil {
			return tooLarge(err)
		}
	}
}

// addLine adds a line without quotation marks, as add does with its cells.
func (s *Sheet) addLine(num int, line string, separator byte) error {
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

const separators = ",;\t|"

// aligned is the separator of a text whose columns are below each other.
const aligned = ' '

// separatorOf finds what stands between the cells: a first line "sep=;" (which
// is taken off, as Excel does not show it), else the sign that splits most of
// the first lines into the same number of cells, or aligned.
func separatorOf(text string) (byte, string) {
	first, rest, _ := strings.Cut(text, "\n")
	first = strings.TrimRight(first, "\r")
	if len(first) == 5 && strings.EqualFold(first[:4], "sep=") && first[4] != '"' {
		return first[4], rest
	}
	lines := firstLines(text, 50)
	best, bestWeight := byte(','), 0
	for _, separator := range []byte(separators) {
		if weight := weightOf(separator, lines); weight > bestWeight {
			best, bestWeight = separator, weight
		}
	}
	if best != '\t' && bestWeight < alignedWeight(lines) {
		return aligned, text
	}
	if best == ',' && haveDecimals(lines) {
		return ';', text
	}
	return best, text
}

// decimals are two numbers with decimal commas: "13,75 - 6,25".
var decimals = regexp.MustCompile(`[0-9],[0-9]{2} ?[-–:] ?[0-9]+,[0-9]{2}\b`)

// haveDecimals reports whether the commas of lines are those of decimals: most lines that
// have any have two numbers with decimals and no other comma.
func haveDecimals(lines []string) bool {
	withCommas, withDecimals := 0, 0
	for _, line := range lines {
		n := strings.Count(line, ",")
		if n > 0 {
			withCommas++
		}
		if n > 0 && n == 2*len(decimals.FindAllString(line, -1)) {
			withDecimals++
		}
	}
	return 4*withDecimals > 3*withCommas
}

// alignedWeight is weightOf for columns that are below each other. Two spaces in a
// sentence are no gap between columns.
func alignedWeight(lines []string) int {
	agree := make(map[int]int)
	for _, line := range lines {
		agree[countGaps(strings.ReplaceAll(line, "\u00A0", " "))]++
	}
	weight := 0
	for gaps, n := range agree {
		if gaps >= 2 && n >= 2 {
			weight = max(weight, gaps*n)
		}
	}
	return weight
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
func weightOf(separator byte, lines []string) int {
	agree := make(map[int]int)
	for _, line := range lines {
		agree[countOutsideQuotes(line, separator)]++
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
