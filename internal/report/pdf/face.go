package pdf

import (
	"fmt"
	"strings"
	"unicode"
	"unicode/utf8"

	"golang.org/x/image/font"
	"golang.org/x/image/font/sfnt"
	"golang.org/x/image/math/fixed"
	"golang.org/x/text/unicode/norm"
)

// face measures the text of a font. It is apart from the drawing, because a
// page must be measured before its first line is drawn.
type face struct {
	font   *sfnt.Font
	buffer sfnt.Buffer
	// advances are the widths of runes in em, negative without a glyph. They
	// are looked up once per document and rune.
	advances map[rune]float64
	other    *face // has what this one lacks; or nil
}

func newFace(data []byte) (*face, error) {
	f, err := sfnt.Parse(data)
	if err != nil {
		return nil, fmt.Errorf("font: %w", err)
	}
	return &face{font: f, advances: make(map[rune]float64)}, nil
}

// noGlyph is the advance of runes that the font doesn't have.
const noGlyph = -1

// advance is the width of a rune in em, in the other face where only that has
// it.
func (f *face) advance(r rune) float64 {
	a := f.ownAdvance(r)
	if a < 0 && f.other != nil {
		return f.other.ownAdvance(r)
	}
	return a
}

// cutRun is the longest beginning of a text that one face has, and whether that
// is the other one.
func (f *face) cutRun(s string) (run string, borrowed bool) {
	for i, r := range s {
		lacks := f.ownAdvance(r) < 0 && f.other != nil && f.other.ownAdvance(r) >= 0
		if i == 0 {
			borrowed = lacks
		} else if lacks != borrowed {
			return s[:i], borrowed
		}
	}
	return s, borrowed
}

func (f *face) ownAdvance(r rune) float64 {
	a, seen := f.advances[r]
	if !seen {
		a = f.lookUp(r)
		f.advances[r] = a
	}
	return a
}

func (f *face) lookUp(r rune) float64 {
	// The library that draws knows only the basic plane and ends in a panic
	// beyond it.
	if r > 0xFFFF {
		return noGlyph
	}
	glyph, err := f.font.GlyphIndex(&f.buffer, r)
	if err != nil || glyph == 0 {
		return noGlyph
	}
	// A glyph that is made of others must not be made of itself: the library
	// that draws would never end.
	if _, err := f.font.LoadGlyph(&f.buffer, glyph, fixed.I(1), nil); err != nil {
		return noGlyph
	}
	const unitsPerEm = 1000 // of widths in PDF
	advance, err := f.font.GlyphAdvance(&f.buffer, glyph, fixed.I(unitsPerEm), font.HintingNone)
	if err != nil {
		return noGlyph
	}
	return float64(advance) / 64 / unitsPerEm
}

// width is the width of a clean text in em.
func (f *face) width(s string) float64 {
	w := 0.0
	for _, r := range s {
		w += f.advance(r)
	}
	return w
}

// fits reports whether a text is no wider than a width in em. The width may
// have come about by adding the same advances in another order.
func (f *face) fits(s string, width float64) bool {
	const roundingError = 1e-6
	return f.width(s) <= width+roundingError
}

// clean makes a text that the font can draw: letters with an accent that it
// doesn't have lose the accent, and anything else becomes the replacement
// character, so that a name is never lost without a trace.
func (f *face) clean(s string) string {
	if f.isClean(s) {
		return s
	}
	var b strings.Builder
	for _, r := range norm.NFC.String(s) {
		switch {
		case unicode.Is(unicode.Cf, r): // marks of direction and joining
		case f.advance(r) >= 0:
			b.WriteRune(r)
		case unicode.Is(unicode.Mn, r): // an accent over what stands before
		default:
			base, _ := utf8.DecodeRuneInString(norm.NFD.String(string(r)))
			if f.advance(base) < 0 {
				base = utf8.RuneError
			}
			b.WriteRune(base)
		}
	}
	return b.String()
}

func (f *face) isClean(s string) bool {
	for _, r := range s {
		if f.advance(r) < 0 || unicode.Is(unicode.Cf, r) {
			return false
		}
	}
	return utf8.ValidString(s) && norm.NFC.IsNormalString(s)
}

const ellipsis = "…"

// shorten cuts a text to a width in em, with an ellipsis for what is gone.
func (f *face) shorten(s string, width float64) string {
	if f.fits(s, width) {
		return s
	}
	room := width - f.width(ellipsis)
	for i, r := range s {
		room -= f.advance(r)
		if room < 0 {
			return strings.TrimRight(s[:i], " ") + ellipsis
		}
	}
	return s
}

// shortenBoth shortens the two parts of a text around a separator, so that
// neither partner loses the whole name to the other's.
func (f *face) shortenBoth(s, separator string, width float64) string {
	left, right, ok := strings.Cut(s, separator)
	if !ok || f.fits(s, width) {
		return f.shorten(s, width)
	}
	room := width - f.width(separator)
	leftWidth, rightWidth := f.width(left), f.width(right)
	half := room / 2
	switch {
	case leftWidth <= half:
		rightWidth = room - leftWidth
	case rightWidth <= half:
		leftWidth = room - rightWidth
	default:
		leftWidth, rightWidth = half, half
	}
	return f.shorten(left, leftWidth) + separator + f.shorten(right, rightWidth)
}

// wrap breaks a text into lines of at most a width in em. A word that is
// longer than a line is shortened.
func (f *face) wrap(s string, width float64) []string {
	var lines []string
	line := ""
	for _, word := range strings.Fields(s) {
		longer := word
		if line != "" {
			longer = line + " " + word
		}
		if line == "" || f.fits(longer, width) {
			line = longer
			continue
		}
		lines = append(lines, f.shorten(line, width))
		line = word
	}
	if line == "" {
		return lines
	}
	return append(lines, f.shorten(line, width))
}
