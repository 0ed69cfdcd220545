package words

import "bridgecalc/internal/bridge"

// Look is the words of the head and the foot of documents, and of deals.
type Look struct {
	Organiser, Director, Place string
	Provisional                string
	ProvisionalUntil           string `toml:"provisional_until"`
	Optimum, Makeable          string
	CardsLeftOut               string `toml:"cards_left_out"`
	MoreProblems               Plural `toml:"more_problems"`
}

// Letters are those of seats and suits in a language, where a director wants
// them in place of the international letters and the signs.
type Letters struct {
	North, East, South, West        string
	Clubs, Diamonds, Hearts, Spades string
	NoTrump                         string `toml:"no_trump"`
}

// InOwnLetters are the same words with the letters of the language for suits
// and seats.
func (w *Words) InOwnLetters() *Words {
	own := *w
	own.ownLetters = true
	own.Seat = Seat{North: w.Letters.North, East: w.Letters.East, South: w.Letters.South, West: w.Letters.West}
	return &own
}

// Strain is the sign or the letter of a suit or of notrump.
func (w *Words) Strain(s bridge.Strain) string {
	if !w.ownLetters {
		return s.Symbol()
	}
	l := &w.Letters
	switch s {
	case bridge.Clubs:
		return l.Clubs
	case bridge.Diamonds:
		return l.Diamonds
	case bridge.Hearts:
		return l.Hearts
	case bridge.Spades:
		return l.Spades
	case bridge.NoTrump:
		return l.NoTrump
	}
	return s.Symbol()
}
