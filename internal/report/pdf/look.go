package pdf

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

var (
	white  = ink{0xFF, 0xFF, 0xFF}
	black  = ink{0x1A, 0x1A, 0x1A}
	grey   = ink{0x5C, 0x5C, 0x5C}
	green  = ink{0x12, 0x55, 0x38} // the accent
	red    = ink{0xC4, 0x12, 0x2B} // hearts and diamonds
	silver = ink{0xB8, 0xBE, 0xBA} // hairlines
	mist   = ink{0xF4, 0xF6, 0xF4} // every second row
	pale   = ink{0xDD, 0xE2, 0xDE} // what a bar doesn't fill
	mint   = ink{0xDF, 0xEE, 0xE4} // the winner's row
)
