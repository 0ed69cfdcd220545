package table

import "bridgecalc/internal/bridge"

// seat is the word for a seat.
func (b *builder) seat(seat bridge.Seat) Term {
	w := &b.words.Traveller
	word := ""
	switch seat {
	case bridge.North:
		word = w.North
	case bridge.East:
		word = w.East
	case bridge.South:
		word = w.South
	case bridge.West:
		word = w.West
	}
	return Term{seat.String(), word}
}

// seatLetter is the letter for a seat.
func (b *builder) seatLetter(seat bridge.Seat) Term {
	w := &b.words.Seat
	letter := ""
	switch seat {
	case bridge.North:
		letter = w.North
	case bridge.East:
		letter = w.East
	case bridge.South:
		letter = w.South
	case bridge.West:
		letter = w.West
	}
	return Term{seat.String(), letter}
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
