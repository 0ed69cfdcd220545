package pdf

import "bridgecalc/internal/report/table"

// Measures of a deal: the hands stand as around a table, West and East half as
// high as the two others together.
const (
	dealSize   = 7.0
	dealLine   = dealSize * 1.22
	dealLines  = 8.5
	dealHeight = dealLines*dealLine + 5
	handWidth  = 53.0
	dealAisle  = 5.0
	seatIndent = 9.0
)

// dealPlaces are where the hands of North, East, South and West begin, in
// columns and lines.
var dealPlaces = [4]struct{ column, line float64 }{{1, 0}, {2, 2.25}, {1, 4.5}, {0, 2.25}}

// deal draws the cards of a board, what can be made with them and the optimum.
// X and y are the top left corner.
func (w *writer) deal(d *table.Deal, x, y float64) {
	for i := range d.Hands {
		place := dealPlaces[i]
		w.hand(&d.Hands[i], x+place.column*(handWidth+dealAisle), y+place.line*dealLine)
	}
	const hands = 3
	x += hands * (handWidth + dealAisle)
	rows := d.MakeableTable()
	if len(rows) > 0 {
		w.makeable(rows, x, y)
		y += float64(len(rows)+1) * dealLine
	}
	if d.Optimum != "" {
		y += dealLine
		if len(rows) > 0 {
			y += dealLine / 2
		}
		w.write(x, y, w.faces[regular].shorten(w.clean(d.Optimum), makeableWidth/dealSize), regular, dealSize, black)
	}
}

// hand draws the four suits of a hand, and its seat to the left of the first.
func (w *writer) hand(h *table.Hand, x, y float64) {
	w.write(x, y+dealLine, w.clean(h.Seat), bold, dealSize, grey)
	x += seatIndent
	for i, cards := range h.Suits {
		y += dealLine
		sign := table.Suits[i].Symbol()
		w.writeSuits(x, y, sign, regular, dealSize, black)
		const afterSign = 8
		room := (handWidth - seatIndent - afterSign + dealAisle/2) / dealSize
		w.write(x+afterSign, y, w.faces[regular].shorten(w.clean(cards), room), regular, dealSize, black)
	}
}

const (
	seatsWidth    = 14.0
	strainWidth   = 11.0
	makeableWidth = seatsWidth + 5*strainWidth
)

// makeable draws the tricks that can be made: rows are seats, columns strains.
func (w *writer) makeable(rows [][]string, x, y float64) {
	y += dealLine
	for i, strain := range table.Strains {
		w.centred(x+seatsWidth+float64(i)*strainWidth, y, strain.Symbol())
	}
	w.rule(x, y+0.25*dealSize, makeableWidth, hairline, silver)
	for _, row := range rows {
		y += dealLine
		w.write(x, y, w.clean(row[0]), bold, dealSize, grey)
		for i, tricks := range row[1:] {
			w.centred(x+seatsWidth+float64(i)*strainWidth, y, tricks)
		}
	}
}

// centred draws a text in the middle of a column of strains.
func (w *writer) centred(x, y float64, text string) {
	x += (strainWidth - w.textWidth(text, regular, dealSize)) / 2
	w.writeSuits(x, y, text, regular, dealSize, black)
}
