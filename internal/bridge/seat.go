package bridge

import "fmt"

// Seat is a player's place at the table, by compass point. The zero value is [NoSeat].
type Seat uint8

// The seats in clockwise order, which is the order of bidding and play.
const (
	NoSeat Seat = iota
	North
	East
	South
	West
)

// String returns the compass point's letter, "N", "E", "S" or "W", and "" for NoSeat.
func (s Seat) String() string {
	switch s {
	case NoSeat:
		return ""
	case North:
		return "N"
	case East:
		return "E"
	case South:
		return "S"
	case West:
		return "W"
	}
	return fmt.Sprintf("Seat(%d)", uint8(s))
}

// Side returns the partnership that the seat belongs to, NoSide for NoSeat.
func (s Seat) Side() Side {
	switch s {
	case North, South:
		return NS
	case East, West:
		return EW
	default:
		return NoSide
	}
}

// Partner returns the seat opposite, NoSeat for NoSeat.
func (s Seat) Partner() Seat { return s.Next().Next() }

// Next returns the seat to the left, whose turn comes after; NoSeat for NoSeat.
func (s Seat) Next() Seat {
	switch s {
	case North:
		return East
	case East:
		return South
	case South:
		return West
	case West:
		return North
	default:
		return NoSeat
	}
}

// Side is a partnership, by the line that its players sit on. The zero value is [NoSide].
type Side uint8

// The two sides.
const (
	NoSide Side = iota
	NS
	EW
)

// String returns "NS" or "EW", and "" for NoSide.
func (s Side) String() string {
	switch s {
	case NoSide:
		return ""
	case NS:
		return "NS"
	case EW:
		return "EW"
	}
	return fmt.Sprintf("Side(%d)", uint8(s))
}

// Opponents returns the other side, NoSide for NoSide.
func (s Side) Opponents() Side {
	switch s {
	case NS:
		return EW
	case EW:
		return NS
	default:
		return NoSide
	}
}
