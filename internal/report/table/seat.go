package table

import "bridgecalc/internal/bridge"

// seat is the word for a seat.
func (b *builder) seat(seat bridge.Seat) Term {
	w := &b.words.Traveller
	return ofSeat(seat, w.North, w.East, w.South, w.West)
}

// seatLetter is the letter for a seat.
func (b *builder) seatLetter(seat bridge.Seat) Term {
	w := &b.words.Seat
	return ofSeat(seat, w.North, w.East, w.South, w.West)
}

// ofSeat picks the word of a seat.
func ofSeat(seat bridge.Seat, north, east, south, west string) Term {
	word := ""
	switch seat {
	case bridge.North:
		word = north
	case bridge.East:
		word = east
	case bridge.South:
		word = south
	case bridge.West:
		word = west
	}
	return Term{seat.String(), word}
}

// vulnerability is the word for the vulnerable sides.
func (b *builder) vulnerability(v bridge.Vulnerability) Term {
	word := b.words.Traveller.None
	switch v {
	case bridge.NSVul:
		word = b.words.Column.NS
	case bridge.EWVul:
		word = b.words.Column.EW
	case bridge.AllVul:
		word = b.words.Traveller.All
	}
	return Term{v.String(), word}
}

// statedDealer and statedVulnerability are the marks of a board where they are not those
// of its number; nil elsewhere.
func (b *builder) statedDealer(marks *bridge.Marks) Value {
	if marks == nil {
		return nil
	}
	return b.seatLetter(marks.Dealer)
}

func (b *builder) statedVulnerability(marks *bridge.Marks) Value {
	if marks == nil {
		return nil
	}
	return b.vulnerability(marks.Vul)
}
