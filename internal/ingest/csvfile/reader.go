// Package csvfile splits text into rows and cells, for every reader of text.
//
// A cell in quotation marks may hold separators and, where a whole file is read,
// line breaks; two quotation marks in it stand for one. A quotation mark that is
// out of place is an error of its row: it never makes one cell of several rows.
package csvfile

import (
	"errors"
	"fmt"
	"io"
	"strings"
)

// Errors of a row.
var (
	ErrQuote  = errors.New("a quotation mark is missing or out of place")
	ErrOpen   = errors.New("a cell that begins with a quotation mark is not closed")
	errFields = fmt.Errorf("there are more than %d fields", maxFields)
)

// maxFields of a line that Split returns; no program writes half as many.
const maxFields = 1000

// Reader reads the rows of a text. Rows are counted as a spreadsheet program
// does: a line break within a cell does not begin another.
type Reader struct {
	Separator byte
	rest      string
	row       int
	quotes    bool // there may be some in the rest
	fields    []string
}

// NewReader returns a reader of a text whose lines end with LF or CR LF, see
// UnixLines.
func NewReader(text string, separator byte) *Reader {
	return &Reader{Separator: separator, rest: text, quotes: strings.IndexByte(text, '"') >= 0}
}

// Row returns the number of the row that was read last, from 1.
func (r *Reader) Row() int { return r.row }

// Line returns the next line that is not empty as a whole, if it has no quotation
// marks: then it only has to be split at its separators, which is faster without
// Read. It is false at the end of the text, too.
func (r *Reader) Line() (line string, ok bool) {
	for r.rest != "" {
		line, rest := r.next()
		if line != "" && r.quotes && strings.IndexByte(line, '"') >= 0 {
			return "", false
		}
		r.rest = rest
		r.row++
		if line != "" {
			return line, true
		}
	}
	return "", false
}

// next returns the line at the beginning of the rest, and what follows it.
func (r *Reader) next() (line, rest string) {
	line = r.rest
	if end := strings.IndexByte(line, '\n'); end >= 0 {
		line, rest = line[:end], line[end+1:]
	}
	return strings.TrimSuffix(line, "\r"), rest
}

// Read returns the cells of the next row that is not an empty line; they are good
// until the next call. After the last row the error is io.EOF. Other errors are
// ErrQuote and ErrOpen, and the following call reads the next line.
func (r *Reader) Read() ([]string, error) {
	if line, ok := r.Line(); ok {
		r.fields = splitPlain(r.fields[:0], line, r.Separator)
		return r.fields, nil
	}
	if r.rest == "" {
		return nil, io.EOF
	}
	_, rest := r.next()
	r.row++
	fields, after, err := split(r.fields[:0], r.rest, r.Separator)
	if err != nil {
		after = rest
	}
	r.fields, r.rest = fields, after
	return fields, err
}

// splitPlain splits a line without quotation marks.
func splitPlain(fields []string, line string, separator byte) []string {
	from := 0
	for i := range len(line) {
		if line[i] == separator {
			fields = append(fields, line[from:i])
			from = i + 1
		}
	}
	return append(fields, line[from:])
}

// split splits the first row of a text, up to its end or a line break outside of
// quotation marks.
func split(fields []string, text string, separator byte) (_ []string, rest string, err error) {
	for {
		var field string
		begin := 0
		for begin < len(text) && isBlank(text[begin], separator) {
			begin++
		}
		if begin < len(text) && text[begin] == '"' {
			field, rest, err = quoted(text[begin+1:], separator)
			if err != nil {
				return fields, rest, err
			}
		} else {
			end := 0
			for end < len(text) && text[end] != separator && text[end] != '\n' {
				end++
			}
			field, rest = text[:end], text[end:]
			if strings.Count(field, `"`)%2 != 0 {
				return fields, rest, ErrQuote
			}
		}
		fields = append(fields, field)
		switch {
		case rest == "":
			return fields, "", nil
		case rest[0] == '\n':
			return fields, rest[1:], nil
		}
		text = rest[1:]
	}
}

func isBlank(c, separator byte) bool { return (c == ' ' || c == '\t' || c == '\r') && c != separator }

// quoted takes a cell whose first quotation mark is gone off a text. It ends with
// a quotation mark before a separator, a line break or the end. Others may stand
// within it, if it ends on the same line.
func quoted(text string, separator byte) (field, rest string, err error) {
	doubled, within := false, false
	line := strings.IndexByte(text, '\n') // where the first line ends
	if line < 0 {
		line = len(text)
	}
	for at := 0; ; {
		mark := strings.IndexByte(text[at:], '"')
		if mark < 0 {
			break
		}
		at += mark + 1
		end := at
		for end < len(text) && isBlank(text[end], separator) {
			end++
		}
		switch {
		case end == len(text), text[end] == separator, text[end] == '\n':
			if within && at > line {
				return "", "", ErrQuote
			}
			if field = text[:at-1]; doubled {
				field = strings.ReplaceAll(field, `""`, `"`)
			}
			if at > line {
				field = strings.ReplaceAll(field, "\r\n", "\n")
			}
			return field, text[end:], nil
		case text[at] == '"':
			doubled, at = true, at+1
		default:
			within = true
			if at > line {
				return "", "", ErrQuote
			}
		}
	}
	if within {
		return "", "", ErrQuote
	}
	return "", "", ErrOpen
}

// Splitter splits single lines into fields.
type Splitter struct {
	Separator byte
	fields    []string
}

// Split splits a line. Fields are without the spaces and the quotation marks
// around them; blank ones at the end are dropped. They are good until the next
// call.
func (s *Splitter) Split(line string) ([]string, error) {
	var err error
	s.fields, _, err = split(s.fields[:0], line, s.Separator)
	switch {
	case err != nil:
		return nil, err
	case len(s.fields) > maxFields:
		return nil, errFields
	}
	for i, field := range s.fields {
		s.fields[i] = strings.TrimSpace(field)
	}
	end := len(s.fields)
	for end > 0 && s.fields[end-1] == "" {
		end--
	}
	return s.fields[:end], nil
}
