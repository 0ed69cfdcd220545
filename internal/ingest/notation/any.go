package notation

import "bridgecalc/internal/bridge"

// ReadAnyContract reads a contract cell in the letters of any language: which suit
// and seat it names is then not certain.
func ReadAnyContract(text string) (Cell, bool) {
	if isPlace(text) {
		return Cell{}, false
	}
	cell, err := anyLetters.ReadContract(text)
	return cell, err == nil
}

// IsSeat reports whether a text is a seat in the letters of some language.
func IsSeat(text string) bool {
	seat, err := anyLetters.ReadSeat(text)
	return err == nil && seat != bridge.NoSeat
}

// IsCard reports whether a text is a card in the letters of some language.
func IsCard(text string) bool {
	const longest = 12 // bytes of a card
	if len(text) > longest {
		return false
	}
	for _, suits := range allSuits {
		if card, err := (Letters{Suits: suits, Seats: allSeats[0]}).ReadLead(text); err == nil && card.Rank != 0 {
			return true
		}
	}
	return false
}

// IsStrain reports whether a text is a suit or notrump in the letters of some language.
func IsStrain(text string) bool {
	_, ok := ReadAnyContract("1" + text)
	return ok && text != "" && (text[0] < '0' || text[0] > '9')
}
