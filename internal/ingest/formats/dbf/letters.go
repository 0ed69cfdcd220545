package dbf

import "golang.org/x/text/encoding/charmap"

// codePages are what a header says of the letters; most programs leave it at 0.
var codePages = map[byte]*charmap.Charmap{
	0x01: charmap.CodePage437, 0x02: charmap.CodePage850, 0x03: charmap.Windows1252, 0x57: charmap.Windows1252,
	0x64: charmap.CodePage852, 0xC8: charmap.Windows1250,
}

// lettersFor finds the letters of a table. Where the header does not say them,
// they are those of Windows or of DOS: the letters beyond ASCII, such as ä, ö and
// ü, are above 0xBF in the one and below 0x9C in the other.
func (t *table) lettersFor(code byte) *charmap.Charmap {
	if letters, ok := codePages[code]; ok {
		return letters
	}
	windows, dos := 0, 0
	for _, r := range t.rows() {
		for _, f := range t.fields {
			if f.kind != 'C' {
				continue
			}
			for _, c := range r.bytes[f.start:f.end] {
				switch {
				case c >= 0xC0:
					windows++
				case c >= 0x80 && c < 0x9C:
					dos++
				}
			}
		}
	}
	if dos > windows {
		return charmap.CodePage850
	}
	return charmap.Windows1252
}
