package report

import (
	"bytes"
	"encoding/csv"
	"fmt"
	"strconv"
	"strings"

	"bridgecalc/internal/report/table"
	"bridgecalc/internal/report/words"
)

const (
	// byteOrderMark makes spreadsheet programs read a text file as UTF-8.
	byteOrderMark = "\uFEFF"
	lineEnd       = "\r\n"
)

// writeCSV writes the ranking as a text file for spreadsheets, web pages and
// the lists of a federation: the rows of all lists of winners under one line of
// heads, and behind them a line that says what was read and who wrote it. Where
// a contest has no ranking it is the first of its other parts.
//
// Where the language has a decimal comma, semicolons separate the cells, as the
// spreadsheet programs of these countries expect it.
func writeCSV(doc *table.Document) ([]byte, error) {
	b := bytes.NewBufferString(byteOrderMark)
	w := csv.NewWriter(b)
	w.UseCRLF = true
	if doc.Words.Format.Decimal == "," {
		w.Comma = ';'
	}
	for i, list := range listsOf(doc) {
		part := list.For(table.InSheet)
		if i == 0 {
			if err := w.Write(labelsOf(part.Columns)); err != nil {
				return nil, fmt.Errorf("csv: %w", err)
			}
		}
		for _, row := range part.Rows {
			if err := w.Write(textsOf(row.Values, doc.Words)); err != nil {
				return nil, fmt.Errorf("csv: %w", err)
			}
		}
	}
	source := words.Fill(doc.Words.Page.Source, "file", doc.Source, "checksum", doc.Checksum)
	if err := w.Write([]string{harmless(source + madeBy)}); err != nil {
		return nil, fmt.Errorf("csv: %w", err)
	}
	w.Flush()
	return b.Bytes(), w.Error()
}

// listsOf are the lists whose rows a text file has.
func listsOf(doc *table.Document) []table.Table {
	var lists []table.Table
	for i := range doc.Rankings {
		lists = append(lists, doc.Rankings[i].Table)
	}
	if len(lists) == 0 && len(doc.Parts) > 0 {
		lists = append(lists, doc.Parts[0].Flat())
	}
	return lists
}

// madeBy ends the last line.
const madeBy = " · " + generator

func isOurCSV(data []byte) bool {
	end := strings.TrimSuffix(strings.TrimSuffix(string(data[max(0, len(data)-len(madeBy)-len(lineEnd)-1):]), lineEnd), `"`)
	return bytes.HasPrefix(data, []byte(byteOrderMark)) && strings.HasSuffix(end, madeBy) &&
		bytes.HasSuffix(data, []byte(lineEnd))
}

func labelsOf(columns []table.Column) []string {
	labels := make([]string, len(columns))
	for i, c := range columns {
		labels[i] = c.Label
	}
	return labels
}

func textsOf(values []table.Value, w *words.Words) []string {
	texts := make([]string, len(values))
	for i, value := range values {
		texts[i] = textOf(value, w)
	}
	return texts
}

// textOf is a value as a spreadsheet reads it from text: numbers without signs
// that only people understand, and text that is no formula.
func textOf(value table.Value, w *words.Words) string {
	switch v := value.(type) {
	case nil:
		return ""
	case table.Whole:
		return strconv.Itoa(int(v))
	case table.Number:
		return strings.Replace(v.Plain(), ".", w.Format.Decimal, 1)
	case table.Percent:
		return strings.Replace(v.Plain(), ".", w.Format.Decimal, 1)
	case table.ID:
		return harmless(v.Number) // the section has a column of its own
	}
	return harmless(value.Text(w))
}

// harmless marks a text that a spreadsheet program would take for a formula
// with an apostrophe, as a user would. The sign of a tie stands alone and is no
// formula.
func harmless(s string) string {
	if len(s) > 1 && strings.ContainsRune("=+-@\t\r", rune(s[0])) {
		return "'" + s
	}
	return s
}
