package material

import (
	"bytes"

	"golang.org/x/image/font/sfnt"
)

// mostFontBytes is enough for a font of all Chinese characters.
const mostFontBytes = 32 << 20

const fontHint = "use a TrueType font: one file that ends in .ttf, of at most 32 MB"

// Font reads a TrueType font. No path is no font.
func Font(path string) ([]byte, error) {
	if path == "" {
		return nil, nil
	}
	data, err := read(path, mostFontBytes, fontHint)
	if err != nil {
		return nil, err
	}
	// Collections and fonts with curves of PostScript cannot be put into a PDF
	// here.
	if !bytes.HasPrefix(data, []byte{0, 1, 0, 0}) && !bytes.HasPrefix(data, []byte("true")) {
		return nil, &Error{path, "this is not a TrueType font", fontHint}
	}
	if _, err := sfnt.Parse(data); err != nil {
		return nil, &Error{path, "the font is damaged (" + err.Error() + ")", fontHint}
	}
	return data, nil
}
