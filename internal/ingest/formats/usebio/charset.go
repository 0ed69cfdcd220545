package usebio

import (
	"bytes"
	"errors"
	"regexp"
	"strings"
	"unicode/utf8"

	"golang.org/x/text/encoding"
	"golang.org/x/text/encoding/charmap"
	"golang.org/x/text/encoding/htmlindex"
	"golang.org/x/text/encoding/unicode"
)

// byteOrderMarks are the bytes that stand before a text in Unicode.
const byteOrderMarks = "\xEF\xBB\xBF\xFE\xFF"

var declared = regexp.MustCompile(`^\s*<\?xml[^>]*\sencoding\s*=\s*["']([\w.:-]+)["']`)

var errNotUTF8 = errors.New("the file calls itself UTF-8, but some letters are not; they are read as Windows-1252")

// decode makes UTF-8 of a file. Its bytes have the first word: a byte order mark,
// or letters that are valid UTF-8. Only then the encoding counts that the file
// names, and Windows-1252, which has all of ISO 8859-1, where it names none. The
// error is a warning.
func decode(data []byte) ([]byte, error) {
	if bytes.HasPrefix(data, []byte("\xFF\xFE")) || bytes.HasPrefix(data, []byte("\xFE\xFF")) {
		return with(unicode.UTF16(unicode.LittleEndian, unicode.UseBOM), data), nil
	}
	data = bytes.TrimPrefix(data, []byte("\xEF\xBB\xBF"))
	if utf8.Valid(data) {
		return data, nil
	}
	m := declared.FindSubmatch(data[:min(len(data), 512)])
	if m == nil {
		return with(charmap.Windows1252, data), nil
	}
	if name := strings.ToLower(string(m[1])); name == "utf-8" || name == "utf8" {
		return with(charmap.Windows1252, data), errNotUTF8
	}
	if e, err := htmlindex.Get(string(m[1])); err == nil && e != encoding.Replacement {
		return with(e, data), nil
	}
	return with(charmap.Windows1252, data), nil
}

// with decodes; letters that an encoding lacks become the sign for that.
func with(e encoding.Encoding, data []byte) []byte {
	decoded, err := e.NewDecoder().Bytes(data)
	if err != nil {
		return bytes.ToValidUTF8(data, []byte("\uFFFD"))
	}
	return decoded
}
