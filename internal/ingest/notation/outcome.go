package notation

import (
	"errors"

	"bridgecalc/internal/bridge"
	"bridgecalc/internal/event"
)

// Form is how a result was written.
type Form uint8

const (
	NoOutcome Form = iota
	// Relative is the difference to the contract: "=", "+1", "-2".
	Relative
	// Number has no sign, and may be tricks, odd tricks or a relative result
	// whose sign the spreadsheet dropped.
	Number
	// Adjusted is an artificial score in the place of a result.
	Adjusted
	// Unplayed says in words that the board was not played.
	Unplayed
	// WeightedResult is a weighted or split score in the place of a result,
	// which Letters.ReadContract reads.
	WeightedResult
)

// Outcome is a result as written.
type Outcome struct {
	Form   Form
	N      int         // the number with its sign
	NS, EW event.Award // for Adjusted
}

// ReadOutcome reads a result cell: "=", "+1", "-2", "9", "A6040".
func ReadOutcome(text string) (Outcome, error) {
	s := fold(text)
	switch s {
	case "", "-":
		return Outcome{}, nil
	case "=", "==":
		return Outcome{Form: Relative}, nil
	}
	if notPlayed[s] {
		return Outcome{Form: Unplayed}, nil
	}
	if ns, ew, ok, err := readArtificial(s); ok {
		return Outcome{Form: Adjusted, NS: ns, EW: ew}, err
	}
	if looksRuled(text) {
		return Outcome{Form: WeightedResult}, nil
	}
	if hasPartedDigits(text) {
		return Outcome{}, errParted
	}
	sign := 0
	switch s[0] {
	case '+':
		sign, s = 1, s[1:]
	case '-':
		sign, s = -1, s[1:]
	}
	n, ok := wholeNumber(s)
	switch {
	case !ok || n > 13:
		return Outcome{}, errors.New("is not understood")
	case sign == 0:
		return Outcome{Form: Number, N: n}, nil
	}
	return Outcome{Form: Relative, N: sign * n}, nil
}

// ReadSeat reads a declarer cell: a letter or a word, perhaps with the number
// of the pair behind it ("N3"). Blank is NoSeat.
func (l Letters) ReadSeat(text string) (bridge.Seat, error) {
	s := fold(text)
	if s == "" || s == "-" {
		return bridge.NoSeat, nil
	}
	seat, rest, ok := cutPrefix(s, l.Seats.seats)
	if _, isNumber := wholeNumber(rest); !ok || rest != "" && !isNumber {
		return bridge.NoSeat, errors.New("is not understood")
	}
	return seat, nil
}

// ReadLead reads an opening lead: "SQ", "♠Q", "Q♠", "S10". Blank is no card.
func (l Letters) ReadLead(text string) (bridge.Card, error) {
	s := fold(text)
	if s == "" || s == "-" {
		return bridge.Card{}, nil
	}
	if suit, rest, ok := cutPrefix(s, l.Suits.suits); ok {
		if rank, ok := l.Suits.ranks[rest]; ok {
			return bridge.Card{Suit: suit, Rank: rank}, nil
		}
	}
	if rank, rest, ok := cutPrefix(s, l.Suits.ranks); ok {
		if suit, ok := l.Suits.suits[rest]; ok {
			return bridge.Card{Suit: suit, Rank: rank}, nil
		}
	}
	return bridge.Card{}, errors.New("is not understood")
}
