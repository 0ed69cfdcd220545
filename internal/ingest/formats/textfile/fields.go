package textfile

import (
	"errors"
	"fmt"
	"strings"
)

// maxFields of a line; none of these programs writes half as many.
const maxFields = 1000

var (
	errQuote  = errors.New("a quotation mark is not closed")
	errFields = fmt.Errorf("there are more than %d fields", maxFields)
)

// Splitter cuts lines into fields.
type Splitter struct {
	Separator byte
	fields    []string
}

// Split cuts a line. Fields are without the spaces and the quotation marks around
// them; blank ones at the end are dropped. They are good until the next line.
func (s *Splitter) Split(line string) ([]string, error) {
	s.fields = s.fields[:0]
	for more := true; more; {
		if len(s.fields) == maxFields {
			return nil, errFields
		}
		var field string
		if strings.HasPrefix(line, `"`) {
			var ok bool
			if field, line, more, ok = s.quoted(line[1:]); !ok {
				return nil, errQuote
			}
		} else {
			field, line, more = strings.Cut(line, string(s.Separator))
		}
		s.fields = append(s.fields, strings.TrimSpace(field))
	}
	end := len(s.fields)
	for end > 0 && s.fields[end-1] == "" {
		end--
	}
	return s.fields[:end], nil
}

// quoted takes a field off whose first quotation mark is gone already. It ends
// with a mark before a separator or the end of the line; two marks stand for one.
func (s *Splitter) quoted(line string) (field, rest string, more, ok bool) {
	doubled := false
	for at := 0; ; {
		mark := strings.IndexByte(line[at:], '"')
		if mark < 0 {
			return "", "", false, false
		}
		at += mark + 1
		switch {
		case at == len(line):
			rest = ""
		case line[at] == s.Separator:
			rest, more = line[at+1:], true
		case line[at] == '"':
			doubled, at = true, at+1
			continue
		default: // a mark within the text
			continue
		}
		if field = line[:at-1]; doubled {
			field = strings.ReplaceAll(field, `""`, `"`)
		}
		return field, rest, more, true
	}
}

// Columns tells where a field stands, by the word of the heading in lower case.
type Columns map[string]int

// Heading reads the line that heads the columns. The error names a word that
// stands there twice.
func Heading(fields []string) (Columns, error) {
	columns := make(Columns, len(fields))
	for i, field := range fields {
		word := strings.ToLower(strings.TrimPrefix(field, "#"))
		if word == "" {
			continue
		}
		if _, twice := columns[word]; twice {
			return nil, fmt.Errorf("the heading has two columns %q", field)
		}
		columns[word] = i
	}
	return columns, nil
}

// Of is a line's field below a word of the heading; empty where there is none.
func (c Columns) Of(fields []string, word string) string {
	if col, ok := c[word]; ok && col < len(fields) {
		return fields[col]
	}
	return ""
}

// Missing is the first of the words that the heading lacks; empty when it has
// them all.
func (c Columns) Missing(words ...string) string {
	for _, word := range words {
		if _, ok := c[word]; !ok {
			return word
		}
	}
	return ""
}
