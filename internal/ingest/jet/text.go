package jet

import (
	"bytes"
	"unicode/utf16"
)

// compressed begins a text of Jet 4 in which letters below U+0100 take a byte.
var compressed = []byte{0xFF, 0xFE}

// text reads a text as it stands in a row.
func (d *Database) text(b []byte) (string, error) {
	if d.charset != nil {
		text, err := d.charset.NewDecoder().Bytes(b)
		return string(text), err
	}
	if rest, ok := bytes.CutPrefix(b, compressed); ok {
		return ucs2(expand(rest)), nil
	}
	return ucs2(b), nil
}

// expand undoes the compression: a zero byte switches between letters of one
// byte, with which it begins, and letters of two.
func expand(b []byte) []byte {
	out := make([]byte, 0, 2*len(b))
	for short := true; len(b) > 0; {
		switch {
		case b[0] == 0:
			short = !short
			b = b[1:]
		case short:
			out = append(out, b[0], 0)
			b = b[1:]
		case len(b) == 1: // half a letter
			return out
		default:
			out = append(out, b[0], b[1])
			b = b[2:]
		}
	}
	return out
}

func ucs2(b []byte) string {
	units := make([]uint16, len(b)/2)
	for i := range units {
		units[i] = uint16(u16(b[2*i:]))
	}
	return string(utf16.Decode(units))
}
