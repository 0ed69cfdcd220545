package bridge

import (
	"fmt"
	"strings"
)

// Strain is the denomination of a contract: a trump suit or notrump. A card's suit is one as well.
type Strain uint8

// The strains in the order of the auction, the lowest first (Law 18E).
const (
	Clubs Strain = iota
	Diamonds
	Hearts
	Spades
	NoTrump
)

// String returns the strain's letter in contracts and cards: "C", "D", "H", "S" or "NT".
func (s Strain) String() string {
	switch s {
	case Clubs:
		return "C"
	case Diamonds:
		return "D"
	case Hearts:
		return "H"
	case Spades:
		return "S"
	case NoTrump:
		return "NT"
	}
	return fmt.Sprintf("Strain(%d)", uint8(s))
}

// Symbol returns the sign of the suit, "♣", "♦", "♥" or "♠", and "NT" for notrump.
func (s Strain) Symbol() string {
	switch s {
	case Clubs:
		return "♣"
	case Diamonds:
		return "♦"
	case Hearts:
		return "♥"
	case Spades:
		return "♠"
	}
	return s.String()
}

// Doubling says whether a contract was doubled or redoubled.
type Doubling uint8

// The states of doubling (Law 19). Each one doubles the trick score of the one before.
const (
	Undoubled Doubling = iota
	Doubled
	Redoubled
)

// String returns what follows the strain in a contract: "", "X" or "XX".
func (d Doubling) String() string {
	switch d {
	case Undoubled:
		return ""
	case Doubled:
		return "X"
	case Redoubled:
		return "XX"
	}
	return fmt.Sprintf("Doubling(%d)", uint8(d))
}

// Contract is the final bid of an auction with its doubling, without its declarer. The zero value
// is [PassedOut].
type Contract struct {
	Level    uint8 // odd tricks bid, 1–7; 0 when passed out, and the other fields mean nothing
	Strain   Strain
	Doubling Doubling
}

// book is the number of tricks that declarer wins before the first odd trick.
const book = 6

// PassedOut is the board on which nobody bid (Law 22A).
var PassedOut Contract

// IsPassedOut reports whether there was no bid, and so no declarer and no play.
func (c Contract) IsPassedOut() bool { return c.Level == 0 }

// Target returns the tricks that declarer needs to make the contract: 7–13, or 0 when passed out.
func (c Contract) Target() int {
	if c.IsPassedOut() {
		return 0
	}
	return int(c.Level) + book
}

// String returns the contract as level, strain and doubling, for example "4HX" or "3NT", and "PASS"
// when passed out.
func (c Contract) String() string {
	if c.IsPassedOut() {
		return "PASS"
	}
	return fmt.Sprintf("%d%v%v", c.Level, c.Strain, c.Doubling)
}

// ParseContract reads a contract as [Contract.String] writes it, in either case and with "N" as
// well as "NT" for notrump. Anything else, spaces included, is an error that quotes s and says
// which part is at fault.
func ParseContract(s string) (Contract, error) {
	text := upper(s)
	if text == "PASS" {
		return PassedOut, nil
	}
	if text == "" {
		return Contract{}, fmt.Errorf("contract %q: empty", s)
	}
	if text[0] < '1' || text[0] > '7' {
		return Contract{}, fmt.Errorf("contract %q: does not start with a level, 1 to 7", s)
	}
	strain, rest, ok := cutStrain(text[1:])
	if !ok {
		return Contract{}, fmt.Errorf("contract %q: no strain (C, D, H, S or NT) after the level", s)
	}
	doubling, ok := parseDoubling(rest)
	if !ok {
		return Contract{}, fmt.Errorf("contract %q: only X or XX can follow the strain", s)
	}
	return Contract{Level: text[0] - '0', Strain: strain, Doubling: doubling}, nil
}

// cutStrain splits off the strain that text starts with.
func cutStrain(text string) (strain Strain, rest string, ok bool) {
	for strain := Clubs; strain <= NoTrump; strain++ {
		if rest, ok := strings.CutPrefix(text, strain.String()); ok {
			return strain, rest, true
		}
	}
	rest, ok = strings.CutPrefix(text, "N")
	return NoTrump, rest, ok
}

func parseDoubling(text string) (d Doubling, ok bool) {
	for d := Undoubled; d <= Redoubled; d++ {
		if text == d.String() {
			return d, true
		}
	}
	return Undoubled, false
}

// upper returns s with the letters a–z in upper case. It is not [strings.ToUpper], which would also
// turn a few letters outside ASCII into ones that mean something here, such as ſ into S.
func upper(s string) string {
	return strings.Map(func(r rune) rune {
		if 'a' <= r && r <= 'z' {
			return r - 'a' + 'A'
		}
		return r
	}, s)
}

// allContracts yields [PassedOut] and then each of the 105 contracts.
func allContracts(yield func(Contract) bool) {
	if !yield(PassedOut) {
		return
	}
	for level := uint8(1); level <= 7; level++ {
		for strain := Clubs; strain <= NoTrump; strain++ {
			for doubling := Undoubled; doubling <= Redoubled; doubling++ {
				if !yield(Contract{level, strain, doubling}) {
					return
				}
			}
		}
	}
}
