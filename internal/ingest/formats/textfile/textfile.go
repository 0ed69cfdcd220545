// Package textfile takes the text files of other scoring programs apart.
//
// In go the bytes of a file; out come its lines with their numbers, and the
// fields of a line. A line that cannot be cut is told with its number, and what
// stands below it is still read: a stray quotation mark must not swallow the
// rest of a file, which is why encoding/csv does not do here.
package textfile

import (
	"bytes"
	"errors"
	"iter"
	"strings"
	"unicode/utf8"

	"golang.org/x/text/encoding/charmap"
	"golang.org/x/text/encoding/unicode"
)

const (
	utf8BOM    = "\xEF\xBB\xBF"
	utf16LEBOM = "\xFF\xFE"
	utf16BEBOM = "\xFE\xFF"
)

// Text is a file as text. These programs do not say how they write letters: a
// byte order mark decides, else the bytes are UTF-8 where they can be, else
// windows-1252.
func Text(data []byte) (string, error) {
	switch {
	case bytes.HasPrefix(data, []byte(utf16LEBOM)), bytes.HasPrefix(data, []byte(utf16BEBOM)):
		decoded, err := unicode.UTF16(unicode.LittleEndian, unicode.ExpectBOM).NewDecoder().Bytes(data)
		if err != nil {
			return "", err
		}
		data = decoded
	case bytes.HasPrefix(data, []byte(utf8BOM)):
		data = data[len(utf8BOM):]
	case !utf8.Valid(data):
		decoded, err := charmap.Windows1252.NewDecoder().Bytes(data)
		if err != nil {
			return "", err
		}
		data = decoded
	}
	switch {
	case bytes.IndexByte(data, 0) >= 0:
		return "", errors.New("there are bytes in it that no text has")
	case bytes.Contains(data, []byte(string(utf8.RuneError))), !utf8.Valid(data):
		return "", errors.New("some of its letters cannot be read")
	}
	return string(data), nil
}

// Head is the beginning of a file as text, to tell formats apart; empty when it
// is no text.
func Head(data []byte) string {
	const enough = 4096 // bytes; an even number, for UTF-16
	head := data[:min(len(data), enough)]
	if len(head) < len(data) {
		if end := bytes.LastIndexByte(head, '\n'); end > 0 && !bytes.HasPrefix(head, []byte(utf16LEBOM)) && !bytes.HasPrefix(head, []byte(utf16BEBOM)) {
			head = head[:end] // no half letter at the end
		}
	}
	text, err := Text(head)
	if err != nil {
		return ""
	}
	return text
}

// Numbered goes through the lines of a text, numbered from 1. A line ends with
// CR LF, LF or CR.
func Numbered(text string) iter.Seq2[int, string] {
	return func(yield func(int, string) bool) {
		rest := text
		for n := 1; rest != ""; n++ {
			var line string
			line, rest = cutLine(rest)
			if !yield(n, line) {
				return
			}
		}
	}
}

// First is the first line of a text.
func First(text string) string {
	line, _ := cutLine(text)
	return line
}

func cutLine(text string) (line, rest string) {
	end := strings.IndexAny(text, "\r\n")
	switch {
	case end < 0:
		return text, ""
	case strings.HasPrefix(text[end:], "\r\n"):
		return text[:end], text[end+2:]
	}
	return text[:end], text[end+1:]
}
