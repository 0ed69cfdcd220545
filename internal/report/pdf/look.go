package pdf

import "bridgecalc/internal/settings"

// The look of the documents: four sizes, one accent colour, and little else.
// They are printed in black and white more often than not, so that nothing is
// told by colour alone.

// Sizes of text.
const (
	titleSize   = 20.0
	headingSize = 12.0
	textSize    = 10.0 // rows of a ranking may be smaller, down to smallSize
	smallSize   = 7.5
)

// Thicknesses of rules.
const (
	hairline = 0.4
	thinLine = 0.8
)

// ink is a colour by what it is for.
type ink uint8

const (
	white  ink = iota
	black      // text
	grey       // what explains other text
	green      // the accent
	silver     // hairlines
	mist       // every second row
	pale       // what a bar doesn't fill
	mint       // the winner's row
	spades     // the suits
	hearts
	diamonds
	clubs
	inks int = iota
)

type colour struct{ r, g, b int }

// palette is how the inks look.
type palette [inks]colour

var (
	plainBlack = colour{0x1A, 0x1A, 0x1A}
	plainRed   = colour{0xC4, 0x12, 0x2B}

	normal = palette{
		white:    {0xFF, 0xFF, 0xFF},
		black:    plainBlack,
		grey:     {0x5C, 0x5C, 0x5C},
		green:    {0x12, 0x55, 0x38},
		silver:   {0xB8, 0xBE, 0xBA},
		mist:     {0xF4, 0xF6, 0xF4},
		pale:     {0xDD, 0xE2, 0xDE},
		mint:     {0xDF, 0xEE, 0xE4},
		spades:   plainBlack,
		hearts:   plainRed,
		diamonds: plainRed,
		clubs:    plainBlack,
	}
	// strong is black and white: tints are left out, rules take their place.
	strong = palette{
		white: {0xFF, 0xFF, 0xFF}, mist: {0xFF, 0xFF, 0xFF}, pale: {0xFF, 0xFF, 0xFF}, mint: {0xFF, 0xFF, 0xFF},
	}
)

// paletteFor is the colours that the settings ask for. Those of four suits are
// dark enough to be read where they come out grey.
func paletteFor(in *settings.Settings) palette {
	if in.Contrast == settings.HighContrast {
		return strong
	}
	colours := normal
	const all = 4
	if in.SuitColours == all {
		colours[spades] = colour{0x1B, 0x3F, 0x94}
		colours[diamonds] = colour{0xAE, 0x52, 0x00}
		colours[clubs] = colour{0x0E, 0x73, 0x37}
	}
	return colours
}

// suitInks are the colours of the signs of the suits.
var suitInks = map[rune]ink{'♠': spades, '♥': hearts, '♦': diamonds, '♣': clubs}
