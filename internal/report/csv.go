package report

import (
	"bytes"
	"encoding/csv"
	"fmt"
	"slices"
	"strconv"
	"strings"
	"time"

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
// heads. Below it, each under its title and a blank line, are the results, where there
// are any, and what was played and how, as in the workbook, from which all is read
// again; and last a line that says what was read and who wrote it.
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
	sheets := sheetsOf(doc)
	for i, sheet := range sheets {
		var rows [][]string
		if i > 0 {
			rows = append(rows, nil, []string{harmless(sheet.Title)})
		}
		if len(sheet.Columns) > 0 {
			rows = append(rows, labelsOf(sheet.Columns))
		}
		for _, row := range sheet.Rows {
			rows = append(rows, textsOf(row.Values, doc.Words))
		}
		if err := w.WriteAll(rows); err != nil {
			return nil, fmt.Errorf("csv: %w", err)
		}
	}
	source := words.Fill(doc.Words.Page.Source, "file", doc.Source, "checksum", doc.Checksum)
	last := [][]string{{harmless(source + madeBy)}}
	if len(sheets) > 1 {
		last = append([][]string{nil}, last...)
	}
	if err := w.WriteAll(last); err != nil {
		return nil, fmt.Errorf("csv: %w", err)
	}
	return b.Bytes(), nil
}

// sheetsOf are the tables that a text file has: the ranking and, where it can be read
// again, the record, with what was played and how. Where a contest has neither it is the
// first of its other parts.
func sheetsOf(doc *table.Document) []table.Sheet {
	record := []table.Sheet{doc.Results(), doc.Given()}
	for i := range doc.Parts {
		if p := &doc.Parts[i]; p.Record {
			record = append(record, p.InSheet(doc.Words))
		}
	}
	isEmpty := func(s table.Sheet) bool { return len(s.Rows) == 0 }
	if record = slices.DeleteFunc(record, isEmpty); len(record) > 0 || len(doc.Notes) > 0 {
		record = append(record, doc.About())
	}
	all := slices.DeleteFunc(append([]table.Sheet{doc.Ranking()}, record...), isEmpty)
	if len(all) == 0 && len(doc.Parts) > 0 {
		all = append(all, doc.Parts[0].InSheet(doc.Words))
	}
	return all
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
		labels[i] = strings.TrimSpace(c.Group + " " + c.Label)
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
	case table.Signed:
		return textOf(v.Number, w)
	case table.Percent:
		return strings.Replace(v.Plain(), ".", w.Format.Decimal, 1)
	case table.Date:
		if day := time.Time(v); !day.IsZero() {
			return day.Format(time.DateOnly)
		}
		return ""
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
