package pbn

import (
	"strconv"
	"strings"
	"unicode"
	"unicode/utf8"
)

const (
	// maxLine is the longest line in bytes, without its end: the standard has
	// 255 letters.
	maxLine  = 254
	maxValue = 200 // of a tag
	maxToken = 24  // of a table
	maxNames = 150
)

// tag writes [Name "value"].
func (w *writer) tag(name, value string) {
	w.WriteByte('[')
	w.WriteString(name)
	w.WriteByte(' ')
	w.WriteString(quote(value, maxValue))
	w.WriteString("]\n")
}

// column of a table.
type column struct {
	name  string
	right bool // flush right
	// widest is the greatest width that all rows are filled up to; a longer value
	// only makes its own row longer. 0: any.
	widest int
	// always says that it is there even if nothing stands in it.
	always bool
}

// table writes a table (chapter 5.2) without columns that say nothing. The
// values are tokens, empty for none; a row stands in a line.
func (w *writer) table(name string, columns []column, rows [][]string) {
	if len(rows) == 0 {
		return
	}
	widths := widthsOf(columns, rows)
	w.WriteString("[" + name + ` "`)
	separator := ""
	for i, c := range columns {
		if widths[i] == 0 {
			continue
		}
		w.WriteString(separator + c.name + `\` + strconv.Itoa(widths[i]))
		w.WriteByte("LR"[at(c.right)])
		separator = ";"
	}
	w.WriteString("\"]\n")
	for _, row := range rows {
		w.row(columns, widths, row)
	}
}

// widthsOf are the widths of the columns in letters; 0 where nothing stands.
func widthsOf(columns []column, rows [][]string) []int {
	widths := make([]int, len(columns))
	for i, c := range columns {
		widths[i] = at(c.always)
	}
	for _, row := range rows {
		for i, value := range row {
			width := utf8.RuneCountInString(value)
			if most := columns[i].widest; most > 0 {
				width = min(width, most)
			}
			widths[i] = max(widths[i], width)
		}
	}
	return widths
}

func (w *writer) row(columns []column, widths []int, row []string) {
	begin := w.Len()
	separator := ""
	for i, value := range row {
		if widths[i] == 0 {
			continue
		}
		if value == "" {
			value = "-"
		}
		w.WriteString(separator)
		fill := strings.Repeat(" ", max(0, widths[i]-utf8.RuneCountInString(value)))
		if columns[i].right {
			w.WriteString(fill + value)
		} else {
			w.WriteString(value + fill)
		}
		separator = " "
	}
	line := strings.TrimRight(string(w.Bytes()[begin:]), " ")
	w.Truncate(begin + len(line))
	w.WriteByte('\n')
}

// at is an index of two.
func at(second bool) int {
	if second {
		return 1
	}
	return 0
}

// token is a value of a table: as it is where it is a number or a word, else
// between quotation marks.
func token(text string) string {
	if isPlain(text) {
		return text
	}
	return quote(text, maxToken)
}

// isPlain reports whether a text is a word of letters and digits.
func isPlain(text string) bool {
	if len(text) > maxToken {
		return false
	}
	for i := range len(text) {
		c := text[i]
		if (c|0x20 < 'a' || c|0x20 > 'z') && (c < '0' || c > '9') {
			return false
		}
	}
	return true
}

// quote writes a text between quotation marks, in at most so many bytes. These
// marks and backslashes have a backslash before them.
func quote(text string, most int) string {
	var b strings.Builder
	b.WriteByte('"')
	for _, r := range clean(text) {
		size := utf8.RuneLen(r)
		if r == '"' || r == '\\' {
			size++
		}
		if b.Len()+size >= most {
			break
		}
		if size > utf8.RuneLen(r) {
			b.WriteByte('\\')
		}
		b.WriteRune(r)
	}
	b.WriteByte('"')
	return b.String()
}

// clean makes a text fit to stand in a line.
func clean(text string) string {
	text = strings.ToValidUTF8(text, "\uFFFD")
	return strings.Join(strings.FieldsFunc(text, func(r rune) bool { return unicode.IsSpace(r) || unicode.IsControl(r) }), " ")
}
