package dbf

import (
	"bytes"
	"fmt"
	"iter"
	"unicode/utf8"

	"golang.org/x/text/encoding"
	"golang.org/x/text/encoding/charmap"

	"bridgecalc/internal/ingest/charset"
)

// codePages are what a header says of the letters; most programs leave it at 0.
var codePages = map[byte]*charmap.Charmap{
	0x01: charmap.CodePage437, 0x02: charmap.CodePage850, 0x03: charmap.Windows1252, 0x57: charmap.Windows1252,
	0x64: charmap.CodePage852, 0xC8: charmap.Windows1250,
}

// lettersFor returns the letters of a table. Where the header does not name them,
// they are those of Windows or of DOS: the letters beyond ASCII, such as ä, ö and
// ü, are above 0xBF in the one and below 0x9C in the other.
func (t *table) lettersFor(code byte) encoding.Encoding {
	if letters, ok := codePages[code]; ok {
		return letters
	}
	windows, dos := 0, 0
	var beyond []byte // fields with letters beyond ASCII
	for _, text := range t.texts() {
		for _, c := range text {
			switch {
			case c >= 0xC0:
				windows++
			case c >= 0x80 && c < 0x9C:
				dos++
			}
		}
		beyond = append(append(beyond, text...), ' ')
	}
	if dos > windows {
		return charmap.CodePage850
	}
	return charset.Guess(beyond)
}

// checkLetters reports the first byte that the letters of the table do not have.
func (t *table) checkLetters() error {
	for n, text := range t.texts() {
		if _, err := charset.DecodeAs(text, t.letters); err != nil {
			return fmt.Errorf("record %d: %w", n, err)
		}
	}
	return nil
}

// texts iterates over the texts that have letters beyond ASCII, with the number of
// their record.
func (t *table) texts() iter.Seq2[int, []byte] {
	return func(yield func(int, []byte) bool) {
		for n, r := range t.rows() {
			for _, f := range t.fields {
				text := bytes.Trim(r.bytes[f.start:f.end], "\x00 ")
				if f.kind == 'C' && bytes.ContainsFunc(text, func(r rune) bool { return r >= utf8.RuneSelf }) && !yield(n, text) {
					return
				}
			}
		}
	}
}
