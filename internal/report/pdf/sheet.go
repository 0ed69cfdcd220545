package pdf

import "bridgecalc/internal/settings"

// All lengths are in points, and all places count from the top left corner of
// the page. That of a text is the left end of its baseline.
const (
	millimetre = 72 / 25.4
	margin     = 12 * millimetre
)

// sheet is the measures of a page. They are those of the layout: large print is
// the same layout on a smaller page that is then magnified.
type sheet struct {
	width, height            float64
	left, right, top, bottom float64 // edges of what is printed
	floor                    float64 // where the content of a page ends
	magnified                float64 // 1 for the ordinary size
	// The smallest text that a ranking is set in before it goes on on another
	// page, and the smallest at all.
	smallRow, smallest float64
	footed             bool // there is a line of the director's at the foot
}

const (
	largeScale = 1.4
	// What a phone shows whole: its proportions, and so wide that text of an
	// ordinary size can be read there.
	phoneWidth, phoneHeight = 255.0, 530.0
	phoneMargin             = 10.0
)

// sheetFor is the page that the settings ask for.
func sheetFor(in *settings.Settings) sheet {
	width, height := 210*millimetre, 297*millimetre // A4
	if in.Paper == settings.Letter {
		const inch = 72
		width, height = 8.5*inch, 11*inch
	}
	scale := 1.0
	if in.Print == settings.LargePrint {
		scale = largeScale
	}
	return newSheet(width, height, margin, scale, in.Footer != "")
}

// phoneSheet is the page of a personal card for a phone.
func phoneSheet() sheet { return newSheet(phoneWidth, phoneHeight, phoneMargin, 1, false) }

func newSheet(width, height, margin, scale float64, footer bool) sheet {
	s := sheet{
		width: width / scale, height: height / scale, magnified: scale, footed: footer,
		smallRow: smallSize, smallest: 5,
	}
	if scale > 1 {
		s.smallRow, s.smallest = 9, 7
	}
	margin /= scale
	s.left, s.right = margin, s.width-margin
	s.top, s.bottom = margin, s.height-margin
	s.floor = s.bottom - footHeight
	if footer {
		s.floor -= noteLine
	}
	return s
}

// across is the width of what is printed.
func (s *sheet) across() float64 { return s.right - s.left }
