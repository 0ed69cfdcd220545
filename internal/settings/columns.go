package settings

import (
	"slices"
	"strings"
	"unicode"

	"bridgecalc/internal/event"
)

// Ignored is the field of a column that the director excludes from reading.
const Ignored = "ignore"

// ColumnField defines what a column holds. The column is named by its letter or by its
// heading.
type ColumnField struct {
	Sheet   string // the sheet it is about; empty: every sheet
	Letter  string // of the column, in capitals; empty where the heading is given
	Heading string // the text above the column
	Field   string // as in the files of package words ("ns.score"), or Ignored
}

// Index returns the index of a column that is named by its letter, from 0.
func (c *ColumnField) Index() int {
	n := 0
	for _, r := range c.Letter {
		n = n*26 + int(r-'A') + 1
	}
	return n - 1
}

// String returns the column as a director writes it: `Sheet1!C` or `"Melding"`.
func (c *ColumnField) String() string {
	name := c.Letter
	if name == "" {
		name = quoted(c.Heading)
	}
	if c.Sheet == "" {
		return name
	}
	return quotedSheet(c.Sheet) + "!" + name
}

// quoted returns a text in quotation marks that it does not have itself.
func quoted(text string) string {
	if strings.Contains(text, `"`) {
		return "'" + text + "'"
	}
	return `"` + text + `"`
}

// quotedSheet returns the name of a sheet as spreadsheet programs write it.
func quotedSheet(name string) string {
	if strings.ContainsFunc(name, func(r rune) bool { return !unicode.IsLetter(r) && !unicode.IsDigit(r) }) {
		return "'" + name + "'"
	}
	return name
}

// columnsKey returns the setting that defines columns by letter.
func columnsKey() Key {
	return columnFieldsKey("columns", "what columns hold, by letter, where a sheet is read wrongly; overrides the headings and the setting headings",
		"letters of columns with what they hold: C=contract, D=declarer, F=ignore; for one sheet only: Results!C=contract",
		func(s *Settings) *[]ColumnField { return &s.Columns }, (*ColumnField).setLetter)
}

// headingsKey returns the setting that defines columns by heading.
func headingsKey() Key {
	return columnFieldsKey("headings", "what headings mean that are unknown or read wrongly",
		`headings with what they mean: "Melding"=contract, "Spf"=declarer, "X"=ignore`,
		func(s *Settings) *[]ColumnField { return &s.Headings }, (*ColumnField).setHeading)
}

func columnFieldsKey(name, about, values string, list func(*Settings) *[]ColumnField, set func(*ColumnField, string) bool) Key {
	return Key{
		Name: name, About: about, Values: values,
		read: func(s *Settings, text string) bool {
			read, ok := readColumnFields(text, set)
			if ok {
				*list(s) = read
			}
			return ok
		},
		written: func(s *Settings) string {
			var parts []string
			for _, c := range *list(s) {
				parts = append(parts, c.String()+"="+c.Field)
			}
			return strings.Join(parts, ", ")
		},
		near: nearFields,
	}
}

// readColumnFields reads a list such as `C=contract, D=declarer`. Nothing may be named
// twice.
func readColumnFields(text string, set func(*ColumnField, string) bool) ([]ColumnField, bool) {
	parts, ok := splitList(text)
	if !ok {
		return nil, false
	}
	var list []ColumnField
	for _, part := range parts {
		name, word, found := cutField(part)
		var c ColumnField
		if c.Field = fieldNamed(word); !found || c.Field == "" || !set(&c, name) {
			return nil, false
		}
		named := func(other ColumnField) bool {
			return strings.EqualFold(other.Sheet, c.Sheet) && other.Letter == c.Letter && HeadingKey(other.Heading) == HeadingKey(c.Heading)
		}
		if slices.ContainsFunc(list, named) {
			return nil, false
		}
		list = append(list, c)
	}
	return list, true
}

// HeadingKey returns a heading without the accidents of typing, for comparing.
func HeadingKey(text string) string { return strings.ToLower(strings.Join(strings.Fields(text), "")) }

// setLetter sets the column from text such as "C" or "Sheet1!C".
func (c *ColumnField) setLetter(name string) bool {
	if i := strings.LastIndexByte(name, '!'); i >= 0 {
		if c.Sheet = unquoted(name[:i]); c.Sheet == "" {
			return false
		}
		name = name[i+1:]
	}
	const most = 3 // letters, as in spreadsheet programs
	c.Letter = strings.ToUpper(unquoted(name))
	return c.Letter != "" && len(c.Letter) <= most && !strings.ContainsFunc(c.Letter, func(r rune) bool { return r < 'A' || r > 'Z' })
}

func (c *ColumnField) setHeading(name string) bool {
	c.Heading = strings.Join(strings.Fields(unquoted(name)), " ")
	return c.Heading != "" && !strings.Contains(c.Heading, `"`)
}

// quotationMarks are the marks that a text may stand in: the closing one for each
// opening one.
var quotationMarks = map[rune]rune{'"': '"', '\'': '\'', '“': '”', '”': '”', '„': '“', '«': '»', '»': '«', '‘': '’', '’': '’'}

// unquoted returns a text without the quotation marks around it.
func unquoted(text string) string {
	text = strings.TrimSpace(text)
	runes := []rune(text)
	if len(runes) < 2 {
		return text
	}
	if end, ok := quotationMarks[runes[0]]; ok && runes[len(runes)-1] == end || ok && runes[0] == '„' && runes[len(runes)-1] == '”' {
		return strings.TrimSpace(string(runes[1 : len(runes)-1]))
	}
	return text
}

// splitList splits a list at the commas and semicolons that do not stand in quotation
// marks. An apostrophe within a word is no quotation mark.
func splitList(text string) (parts []string, ok bool) {
	var part strings.Builder
	closing := rune(0)
	for _, r := range text {
		switch end, opens := quotationMarks[r]; {
		case closing != 0 && (r == closing || closing == '“' && r == '”'):
			closing = 0
		case closing != 0:
		case opens && strings.TrimSpace(part.String()) == "":
			closing = end
		case r == ',' || r == ';':
			parts = append(parts, part.String())
			part.Reset()
			continue
		}
		part.WriteRune(r)
	}
	if strings.TrimSpace(part.String()) != "" {
		parts = append(parts, part.String())
	}
	return parts, closing == 0
}

// cutField splits a part of a list at its last equals sign.
func cutField(part string) (name, word string, found bool) {
	i := strings.LastIndexByte(part, '=')
	if i < 0 {
		return "", "", false
	}
	return strings.TrimSpace(part[:i]), unquoted(part[i+1:]), true
}

// nearFields returns the fields that the first word of a list that names no field may
// have been meant for.
func nearFields(value string) []string {
	parts, _ := splitList(value)
	for _, part := range parts {
		if _, word, found := cutField(part); found && fieldNamed(word) == "" {
			return fieldsNear(word)
		}
	}
	return nil
}

// ColumnFields returns what the settings define for columns, each with the place of its
// setting.
func (s *Settled) ColumnFields() (list []ColumnField, places []event.Position) {
	for _, key := range []struct {
		name    string
		columns []ColumnField
	}{{"columns", s.Columns}, {"headings", s.Headings}} {
		said, _ := s.From(key.name)
		for _, c := range key.columns {
			list, places = append(list, c), append(places, said.At)
		}
	}
	return list, places
}
