package pbn

import (
	"bytes"
	"strings"
	"unicode/utf8"

	"golang.org/x/text/encoding/charmap"
	"golang.org/x/text/encoding/unicode"
)

const byteOrderMark = "\xEF\xBB\xBF"

// decode makes a text of the file's bytes, with lines ended by "\n". The standard
// has ISO 8859-1, and programs write that into the file's head even where they
// write UTF-8; so the bytes decide.
func decode(data []byte) string {
	var text string
	switch {
	case bytes.HasPrefix(data, []byte("\xFF\xFE")), bytes.HasPrefix(data, []byte("\xFE\xFF")):
		decoded, err := unicode.UTF16(unicode.LittleEndian, unicode.UseBOM).NewDecoder().Bytes(data)
		if err == nil {
			text = string(decoded)
		}
	case utf8.Valid(data):
		text = strings.TrimPrefix(string(data), byteOrderMark)
	default: // every byte is some letter, so it cannot fail
		decoded, err := charmap.Windows1252.NewDecoder().Bytes(data)
		if err == nil {
			text = string(decoded)
		}
	}
	if strings.Contains(text, "\r") {
		text = strings.ReplaceAll(strings.ReplaceAll(text, "\r\n", "\n"), "\r", "\n")
	}
	return text
}
