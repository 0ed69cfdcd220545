package usebio

import (
	"bytes"
	"fmt"
	"regexp"
	"unicode/utf8"

	"bridgecalc/internal/ingest/charset"
)

// byteOrderMarks are the bytes that may begin a text in Unicode.
const byteOrderMarks = "\xEF\xBB\xBF\xFE\xFF"

var declared = regexp.MustCompile(`^\s*<\?xml[^>]*\sencoding\s*=\s*["']([\w.:-]+)["']`)

// decode returns the text of a file. Its bytes decide where they can: a byte
// order mark, the NUL bytes of UTF-16, or characters that are valid UTF-8. Only
// then the encoding counts that the file declares, unless that is UTF-8 or not
// known; the warning says so of UTF-8.
func decode(data []byte) (text []byte, warning string, err error) {
	name := ""
	if m := declared.FindSubmatch(data[:min(len(data), 512)]); m != nil && !utf8.Valid(data) && charset.UTF16Order(data) == nil {
		name = string(m[1])
	}
	e, err := charset.ByName(name)
	if err == nil && e != nil && charset.Name(e) == "utf-8" && !bytes.HasPrefix(data, []byte("\xEF\xBB\xBF")) {
		e = charset.Guess(data)
		warning = fmt.Sprintf("the file calls itself UTF-8, but some characters are not; they are read as %s", charset.Name(e))
	}
	decoded, err := charset.DecodeAs(data, e)
	return []byte(decoded), warning, err
}
