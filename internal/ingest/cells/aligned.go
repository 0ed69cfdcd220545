package cells

import (
	"strings"
	"unicode/utf8"
)

// maxAligned is the number of columns of a table in plain text: each field is
// compared with every column.
const maxAligned = 60

// tabWidth is the distance of tab stops in plain text.
const tabWidth = 8

// alignedField is a field of a line and where it is, in characters from 0.
type alignedField struct {
	text       string
	begin, end int
}

// splitAligned splits a line at its tabs and runs of two or more spaces.
func splitAligned(line string) []alignedField {
	var fields []alignedField
	at := 0
	for {
		for line != "" && (line[0] == ' ' || line[0] == '\t') {
			if at++; line[0] == '\t' {
				at += (tabWidth - at%tabWidth) % tabWidth
			}
			line = line[1:]
		}
		if line == "" {
			return fields
		}
		end := gapIn(line)
		width := utf8.RuneCountInString(line[:end])
		fields = append(fields, alignedField{line[:end], at, at + width})
		at, line = at+width, line[end:]
	}
}

// gapIn returns the offset of the first tab or run of two spaces.
func gapIn(line string) int {
	for i := range len(line) {
		switch {
		case line[i] == '\t':
			return i
		case line[i] == ' ' && i+1 < len(line) && (line[i+1] == ' ' || line[i+1] == '\t'):
			return i
		}
	}
	return len(line)
}

// countGaps returns the number of gaps within a line.
func countGaps(line string) int {
	line = strings.TrimSpace(line)
	for gaps := 0; ; gaps++ {
		at := gapIn(line)
		if at == len(line) {
			return gaps
		}
		line = strings.TrimLeft(line[at:], " \t")
	}
}

// readAligned reads a text that is pasted from a mail or a web page, whose columns
// are below each other. A line with blank cells has fewer fields than others: each
// belongs to the column that it is below. It reads nothing and returns false where
// many fields are below several columns.
func (s *Sheet) readAligned(text string) (ok bool, err error) {
	text = strings.ReplaceAll(text, "\u00A0", " ")
	var rows [][]string
	var block [][]alignedField // lines of a table
	unclear, cells := 0, 0
	flush := func() {
		columns := columnsOf(block)
		for _, fields := range block {
			if isUnclear(columns, fields) {
				unclear++
			}
			rows = append(rows, inColumnsOf(columns, fields))
		}
		block = block[:0]
	}
	for text != "" {
		var line string
		line, text, _ = strings.Cut(text, "\n")
		line = strings.TrimRight(line, " \t\r")
		fields := splitAligned(line)
		switch {
		case len(fields) > maxAligned:
			return false, nil
		case isRule(line):
			fields = nil
		}
		if len(fields) < 2 && !isRule(line) { // the table ends
			flush()
		}
		if cells += 1 + len(fields); cells > maxCells {
			return false, checkCells(cells)
		}
		block = append(block, fields)
	}
	flush()
	if unclear > len(rows)/5 {
		return false, nil
	}
	for i, row := range rows {
		if err := s.add(i+1, row); err != nil {
			return true, err
		}
	}
	return true, nil
}

// isUnclear reports whether a line has a field below several columns.
func isUnclear(columns, fields []alignedField) bool {
	if len(fields) >= len(columns) {
		return false
	}
	for _, f := range fields {
		below := 0
		for _, column := range columns {
			if distance(column, f) < 0 {
				below++
			}
		}
		if below > 1 {
			return true
		}
	}
	return false
}

// columnsOf returns where the columns of a table are, by the lines that have a
// field in every one.
func columnsOf(block [][]alignedField) []alignedField {
	var columns []alignedField
	for _, fields := range block {
		switch {
		case len(fields) > len(columns):
			columns = append(columns[:0], fields...)
		case len(fields) == len(columns):
			for i, f := range fields {
				columns[i].begin, columns[i].end = min(columns[i].begin, f.begin), max(columns[i].end, f.end)
			}
		}
	}
	return columns
}

// inColumnsOf returns the texts of a line by column. Where the fields are not
// below the columns, they are in their order.
func inColumnsOf(columns, fields []alignedField) []string {
	texts := make([]string, len(columns))
	next := 0
	for i, f := range fields {
		best := -1
		for col := next; col < len(columns)-(len(fields)-1-i); col++ {
			if best < 0 || distance(columns[col], f) < distance(columns[best], f) {
				best = col
			}
		}
		texts[best] = f.text
		next = best + 1
	}
	return texts
}

// distance returns how far a field is from a column; it is negative by as much as
// they overlap.
func distance(column, f alignedField) int {
	return max(column.begin, f.begin) - min(column.end, f.end)
}

// isRule reports whether a line is a rule of a table in plain text or Markdown:
// runs of hyphens or equals signs, or box drawing, and the crossings with others.
func isRule(line string) bool {
	run := false
	last := ' '
	for _, r := range line {
		switch {
		case 0x2500 <= r && r < 0x2580:
			run = true
		case r == '-', r == '=', r == '_':
			run = run || r == last
		case r != '+' && r != '|' && r != ':' && r != ' ' && r != '\t' && r != '\r':
			return false
		}
		last = r
	}
	return run
}

// bars are what box drawing has for |.
var bars = strings.NewReplacer("│", "|", "┃", "|", "║", "|")

// plainTable returns a table with | between its cells without the rules and without
// the bars at both ends of its lines. Lines keep their numbers.
func plainTable(text string) string {
	all := strings.Split(text, "\n")
	isFramed := true
	for _, line := range all {
		line = strings.TrimSpace(line)
		isFramed = isFramed && (strings.IndexByte(line, '|') < 0 || line[0] == '|')
	}
	for i, line := range all {
		line = strings.TrimSpace(line)
		switch {
		case isRule(line):
			all[i] = ""
		case isFramed && line != "" && line[0] == '|':
			all[i] = strings.TrimSuffix(line[1:], "|")
		}
	}
	return strings.Join(all, "\n")
}
