package cells

import (
	"errors"
	"strings"

	"golang.org/x/text/encoding"
	"golang.org/x/text/encoding/htmlindex"
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

// spellings are the names under which an index of encodings may know a name.
func spellings(name string) []string {
	plain := strings.ToLower(strings.Join(strings.FieldsFunc(name, func(r rune) bool { return strings.ContainsRune(" _-.:", r) }), "-"))
	joined := strings.ReplaceAll(plain, "-", "")
	number := strings.TrimLeft(joined, "abcdefghijklmnopqrstuvwxyz")
	switch strings.TrimSuffix(joined, number) {
	case "ansi":
		return []string{"windows-1252"}
	case "windows", "win", "cp", "codepage", "mswin":
		return []string{"windows-" + number, "ibm" + number}
	case "macroman", "mac", "macos":
		return []string{"macintosh"}
	}
	return []string{plain, joined}
}
