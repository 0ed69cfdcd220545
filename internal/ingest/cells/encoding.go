package cells

import (
	"bytes"
	"errors"
	"strings"
	"unicode/utf8"

	"golang.org/x/text/encoding"
	"golang.org/x/text/encoding/charmap"
	"golang.org/x/text/encoding/htmlindex"
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

var errNoEncoding = errors.New("no such encoding; there are utf-8, utf-16, windows-1252, iso-8859-1, windows-1250, iso-8859-2, " +
	"windows-1251, windows-1257, macintosh and more")

// CheckEncoding says whether OpenWith knows an encoding by this name. The empty
// name is known: it leaves the encoding to the file's bytes.
func CheckEncoding(name string) error {
	_, err := encodingNamed(name)
	return err
}

// encodingNamed finds an encoding by its name as people write it: "UTF-8",
// "utf8", "Windows 1252", "cp1252", "Latin-1", "ISO_8859-2", "Macintosh". It is
// nil for no name.
func encodingNamed(name string) (encoding.Encoding, error) {
	if strings.TrimSpace(name) == "" {
		return nil, nil
	}
	for _, spelling := range spellings(name) {
		if e, err := htmlindex.Get(spelling); err == nil && e != encoding.Replacement {
			return e, nil
		}
	}
	return nil, errNoEncoding
}

// latins are the numbers that ISO gave to later Latin alphabets.
var latins = map[string]string{"7": "13", "8": "14", "9": "15", "10": "16"}

// spellings are the names under which the index may know an encoding.
func spellings(name string) []string {
	words := strings.FieldsFunc(strings.ToLower(name), func(r rune) bool { return strings.ContainsRune(" _-.:", r) })
	joined := strings.Join(words, "")
	number := strings.TrimLeft(joined, "abcdefghijklmnopqrstuvwxyz")
	switch strings.TrimSuffix(joined, number) {
	case "ansi":
		return []string{"windows-1252"}
	case "windows", "win", "cp", "codepage":
		return []string{"windows-" + number, "ibm" + number}
	case "utf":
		return []string{"utf-" + number}
	case "macroman":
		return []string{"macintosh"}
	case "latin":
		return []string{joined, "iso-8859-" + latins[number]}
	case "iso":
		return []string{strings.Join(words, "-"), "iso-8859-" + strings.TrimPrefix(number, "8859")}
	}
	return []string{strings.Join(words, "-"), joined}
}

// utf16Order finds UTF-16 by its byte order mark, or without one: most letters
// and signs of a table then have a NUL on the same side. It is nil for anything
// else.
func utf16Order(data []byte) encoding.Encoding {
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

// decode makes a text of bytes. Without an encoding, the bytes decide: a byte
// order mark, else the NUL bytes of UTF-16, else valid UTF-8, else windows-1252.
// It fails rather than to leave a letter out, or to put a sign in its place.
func decode(data []byte, e encoding.Encoding) (string, error) {
	text, marked := bytes.CutPrefix(data, []byte(utf8BOM))
	if e == nil {
		switch order := utf16Order(data); {
		case order != nil:
			e = order
		case marked:
			e = unicode.UTF8
		case utf8.Valid(data):
			return string(data), nil
		default:
			e = charmap.Windows1252
		}
	}
	switch e {
	case unicode.UTF8:
		if !utf8.Valid(text) {
			return "", errors.New("not UTF-8")
		}
		return string(text), nil
	case utf16LE, utf16BE:
		return decodeUTF16(text, e)
	}
	return decodeAll(text, e, 0)
}

// decodeUTF16 lets the file itself tell the order of its bytes: the name of the
// encoding does not.
func decodeUTF16(data []byte, order encoding.Encoding) (string, error) {
	if len(data)%2 != 0 {
		return "", errors.New("half a character at the end")
	}
	if found := utf16Order(data); found != nil {
		order = found
	}
	sign := "\xFD\xFF" // for an unreadable letter, in the file itself
	if order == utf16BE {
		sign = "\xFF\xFD"
	}
	data = bytes.TrimPrefix(bytes.TrimPrefix(data, []byte(utf16LEBOM)), []byte(utf16BEBOM))
	return decodeAll(data, order, bytes.Count(data, []byte(sign)))
}

// decodeAll fails when there are more signs for unreadable letters than the
// file has itself.
func decodeAll(data []byte, e encoding.Encoding, signs int) (string, error) {
	decoded, err := e.NewDecoder().Bytes(data)
	if err != nil {
		return "", err
	}
	if bytes.Count(decoded, []byte(string(utf8.RuneError))) > signs {
		return "", errors.New("some letters do not exist in it")
	}
	return string(decoded), nil
}
