package csvfile

import (
	"fmt"
	"strings"
)

// Columns maps the words of a heading, in lower case, to their columns.
type Columns map[string]int

// Heading returns the columns of a heading line. The error names a word that
// is there twice.
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

// Of returns the field of a line below a word of the heading; it is empty where
// there is none.
func (c Columns) Of(fields []string, word string) string {
	if col, ok := c[word]; ok && col < len(fields) {
		return fields[col]
	}
	return ""
}

// Missing returns the first of the words that the heading does not have; it is
// empty when it has them all.
func (c Columns) Missing(words ...string) string {
	for _, word := range words {
		if _, ok := c[word]; !ok {
			return word
		}
	}
	return ""
}
