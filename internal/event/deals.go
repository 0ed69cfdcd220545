package event

import "bridgecalc/internal/bridge"

// Deal is a deal of Chicago or rubber bridge. Unlike a board it is played once,
// and who is vulnerable follows from the deals before it or from its place in
// the chukker, not from its number.
type Deal struct {
	Number int32       // place in the order of play, from 1
	Dealer bridge.Seat // NoSeat when not said
	// NS and EW are the names on each side as written: none, one for the side,
	// or two, North before South and East before West.
	NS, EW      []string
	Kind        Kind // Played, or NotPlayed
	HasContract bool // false when the deal was not played
	Contract    bridge.Contract
	Declarer    bridge.Seat
	Tricks      int8 // 0–13; NoTricks when not played
	// HasScore says that columns of the sides state what was scored.
	HasScore bool
	Score    int32 // from NS's side, in points, as stated and not checked
	// Honours are 100 or 150 points above the line for one hand; 0 for none.
	Honours     int32
	HonoursSide bridge.Side // whose they are
	At          Position
}
