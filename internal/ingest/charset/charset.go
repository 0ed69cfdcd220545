// Package charset turns the bytes of text files into text.
//
// Every reader of text uses it, so that a byte means the same letter in every
// format. A byte order mark decides first, then the NUL bytes of UTF-16, then
// valid UTF-8; everything else is windows-1252, or windows-1250 where its letters
// show that the text is Polish, Czech or Hungarian. A byte that the encoding does
// not have is an error with its line.
package charset

import (
	"bytes"
	"fmt"
	"strings"
	"unicode/utf8"

	"golang.org/x/text/encoding"
	"golang.org/x/text/encoding/charmap"
	"golang.org/x/text/encoding/unicode"
)

const (
	utf8BOM    = "\xEF\xBB\xBF"
	utf16LEBOM = "\xFF\xFE"
	utf16BEBOM = "\xFE\xFF"
)

var (
	utf16LE = unicode.UTF16(unicode.LittleEndian, unicode.IgnoreBOM)
	utf16BE = unicode.UTF16(unicode.BigEndian, unicode.IgnoreBOM)
)

// Error reports the first bytes of a file that are not a character.
type Error struct {
	Line int // from 1
	Text string
}

func (e *Error) Error() string { return e.Text }

// Hint is the remedy for an Error.
const Hint = "save the file as UTF-8, or name its encoding with --encoding"

// Decode returns the text of a file without its byte order mark. The encoding is
// a name that Check accepts; with an empty name the bytes decide. The error is
// an *Error, or that of Check.
func Decode(data []byte, name string) (string, error) {
	e, err := ByName(name)
	if err != nil {
		return "", err
	}
	return DecodeAs(data, e)
}

// DecodeAs is Decode with an encoding that ByName returned.
func DecodeAs(data []byte, e encoding.Encoding) (string, error) {
	rest, marked := bytes.CutPrefix(data, []byte(utf8BOM))
	if e == nil {
		switch order := UTF16Order(data); {
		case order != nil:
			e = order
		case marked, utf8.Valid(data):
			e = unicode.UTF8
		default:
			e = Guess(data)
		}
	}
	text, err := decode(rest, e)
	if err != nil {
		return "", err
	}
	if at := strings.IndexByte(text, 0); at >= 0 {
		return "", &Error{1 + strings.Count(text[:at], "\n"), "a NUL byte: this is not text"}
	}
	return text, nil
}

// DecodeDeclared returns the text of a file that names its own encoding, as XML
// and HTML do. The name only counts where it is known and the bytes do not decide,
// since many programs write the wrong one.
func DecodeDeclared(data []byte, name string) (string, error) {
	if UTF16Order(data) != nil || utf8.Valid(data) || bytes.HasPrefix(data, []byte(utf8BOM)) {
		return Decode(data, "")
	}
	e, err := ByName(name)
	if err != nil || e == unicode.UTF8 || e == utf16LE || e == utf16BE {
		e = nil
	}
	return DecodeAs(data, e)
}

func decode(data []byte, e encoding.Encoding) (string, error) {
	switch e {
	case unicode.UTF8:
		if !utf8.Valid(data) {
			return "", invalidUTF8(data)
		}
		return string(data), nil
	case utf16LE, utf16BE:
		return decodeUTF16(data, e)
	}
	decoded, err := e.NewDecoder().Bytes(data)
	if err != nil {
		return "", &Error{1, fmt.Sprintf("the characters are not %s: %v", Name(e), err)}
	}
	if at := bytes.Index(decoded, []byte(string(utf8.RuneError))); at >= 0 {
		return "", &Error{lineAt(decoded, at), missing(data, e)}
	}
	return string(decoded), nil
}

// missing names the byte that an encoding does not have; those of several bytes
// for a character have no single one.
func missing(data []byte, e encoding.Encoding) string {
	if letters, ok := e.(*charmap.Charmap); ok {
		for _, c := range data {
			if letters.DecodeByte(c) == utf8.RuneError {
				return fmt.Sprintf("the byte 0x%02X is not a character in %s", c, Name(e))
			}
		}
	}
	return "some bytes are not a character in " + Name(e)
}

func invalidUTF8(data []byte) error {
	at := 0
	for at < len(data) {
		r, size := utf8.DecodeRune(data[at:])
		if r == utf8.RuneError && size <= 1 {
			break
		}
		at += size
	}
	return &Error{lineAt(data, at), fmt.Sprintf("the byte 0x%02X is not a character in UTF-8", data[at])}
}

// lineAt returns the line of an offset, from 1. Lines end with LF, or with CR in
// a text that has no LF.
func lineAt(text []byte, at int) int {
	end := "\n"
	if bytes.IndexByte(text, '\n') < 0 {
		end = "\r"
	}
	return 1 + bytes.Count(text[:at], []byte(end))
}

// decodeUTF16 lets the bytes decide their order where they show it: the name of
// the encoding often does not.
func decodeUTF16(data []byte, order encoding.Encoding) (string, error) {
	if found := UTF16Order(data); found != nil {
		order = found
	}
	data = bytes.TrimPrefix(bytes.TrimPrefix(data, []byte(utf16LEBOM)), []byte(utf16BEBOM))
	text, line := make([]byte, 0, len(data)), 1
	high := 1 // offset of the more significant byte
	if order == utf16BE {
		high = 0
	}
	unit := func(at int) rune {
		if at+1 >= len(data) {
			return -1
		}
		return rune(data[at+high])<<8 | rune(data[at+1-high])
	}
	for at := 0; at < len(data); at += 2 {
		r := unit(at)
		switch next := unit(at + 2); {
		case r == -1:
			return "", &Error{line, "half a character in UTF-16 at the end"}
		case r < 0xD800 || r > 0xDFFF:
		case r < 0xDC00 && 0xDC00 <= next && next <= 0xDFFF:
			r = (r-0xD800)<<10 + next - 0xDC00 + 0x10000
			at += 2
		default:
			return "", &Error{line, "half a character in UTF-16"}
		}
		if r == '\n' {
			line++
		}
		text = utf8.AppendRune(text, r)
	}
	return string(text), nil
}

// UTF16Order returns the order of the bytes of a text in UTF-16, by its byte
// order mark, or by the NUL bytes that most characters of a table have on the
// same side. It is nil for anything else.
func UTF16Order(data []byte) encoding.Encoding {
	switch {
	case bytes.HasPrefix(data, []byte(utf16LEBOM)):
		return utf16LE
	case bytes.HasPrefix(data, []byte(utf16BEBOM)):
		return utf16BE
	}
	head := data[:min(len(data), 512)&^1]
	var even, odd int
	for i := 0; i < len(head); i += 2 {
		if head[i] == 0 {
			even++
		}
		if head[i+1] == 0 {
			odd++
		}
	}
	pairs := len(head) / 2
	switch {
	case pairs < 4:
		return nil
	case odd > pairs/2 && even == 0:
		return utf16LE
	case even > pairs/2 && odd == 0:
		return utf16BE
	}
	return nil
}

// Head returns the beginning of a file as text, to tell formats apart, with
// U+FFFD for what is not a character; it is empty where it has NUL bytes.
func Head(data []byte) string {
	const enough = 4096 // bytes; an even number, for UTF-16
	head := data[:min(len(data), enough)]
	if len(head) < len(data) && UTF16Order(data) == nil {
		if end := bytes.LastIndexByte(head, '\n'); end > 0 {
			head = head[:end] // no half character at the end
		}
	}
	text, err := Decode(head, "")
	switch {
	case err == nil:
		return text
	case bytes.IndexByte(head, 0) >= 0:
		return ""
	}
	return string(bytes.ToValidUTF8(bytes.TrimPrefix(head, []byte(utf8BOM)), []byte(string(utf8.RuneError))))
}
