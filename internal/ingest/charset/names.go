package charset

import (
	"errors"
	"strings"

	"golang.org/x/text/encoding"
	"golang.org/x/text/encoding/htmlindex"
)

var errNoEncoding = errors.New("no such encoding; there are utf-8, utf-16, windows-1252, iso-8859-1, windows-1250, iso-8859-2, " +
	"windows-1251, windows-1257, macintosh and more")

// Check reports an encoding whose name is not known. The empty name is known: it
// leaves the encoding to the file's bytes.
func Check(name string) error {
	_, err := ByName(name)
	return err
}

// ByName returns an encoding by its name as people write it: "UTF-8", "utf8",
// "Windows 1252", "cp1252", "Latin-1", "ISO_8859-2", "Macintosh". It is nil for
// no name.
func ByName(name string) (encoding.Encoding, error) {
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

// Name returns the name of an encoding for messages.
func Name(e encoding.Encoding) string {
	name, err := htmlindex.Name(e)
	if err != nil {
		return "this encoding"
	}
	return name
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
