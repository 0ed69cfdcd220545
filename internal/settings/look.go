package settings

// Paper is the size of the pages.
type Paper uint8

const (
	A4     Paper = iota
	Letter       // North America
)

// Print is the size of the print.
type Print uint8

const (
	NormalPrint Print = iota
	LargePrint        // for weak eyes
)

// Contrast is how strongly the print stands out.
type Contrast uint8

const (
	NormalContrast Contrast = iota
	HighContrast            // black on white, without grey and tints
)

// Cards says where the personal cards are.
type Cards uint8

const (
	CardsTogether Cards = iota // in the document of all lists
	CardsSeparate              // a document for each pair
)

// CardSize is the page of a separate card.
type CardSize uint8

const (
	CardOnPage  CardSize = iota // the paper
	CardOnPhone                 // a page that a phone shows whole
)

// PattonBy says what the second half of a Patton match goes by.
type PattonBy uint8

const (
	PattonByPoints PattonBy = iota // the difference in points
	PattonByIMPs                   // the difference in IMPs, as in the Lederer Trophy
)

// ChicagoRules is the way in which Chicago is scored.
type ChicagoRules uint8

const (
	ChicagoAsDuplicate ChicagoRules = iota // each deal as a duplicate board
	ChicagoAmerican                        // partscores count on
)
