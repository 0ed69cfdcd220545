package pbn

import (
	"strings"

	"bridgecalc/internal/ingest/charset"
)

// byteOrderMark may begin a file in UTF-8.
const byteOrderMark = "\xEF\xBB\xBF"

// decode returns the text of a file, with lines that end with "\n". The standard
// has ISO 8859-1, and programs write that into the file's head even where they
// write UTF-8; so the bytes decide.
func decode(data []byte) (string, error) {
	text, err := charset.Decode(data, "")
	if strings.Contains(text, "\r") {
		text = strings.ReplaceAll(strings.ReplaceAll(text, "\r\n", "\n"), "\r", "\n")
	}
	return text, err
}
