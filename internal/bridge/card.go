package bridge

import "strconv"

// Card is one of the 52 cards. The zero value is no card, as where the lead is not known.
type Card struct {
	Suit Strain // Clubs to Spades
	Rank uint8  // 2–10, then 11 for the jack to 14 for the ace; 0 when there is no card
}

// The ranks, and a letter for each; rankLetters starts at the two.
const (
	lowestRank  = 2
	highestRank = 14
	rankLetters = "23456789TJQKA"
)

// IsZero reports whether there is no card.
func (c Card) IsZero() bool { return c.Rank == 0 }

// String returns the suit's letter and then the rank's, for example "SQ" or "HT", and "" when there
// is no card.
func (c Card) String() string {
	switch {
	case c.IsZero():
		return ""
	case c.Rank < lowestRank || c.Rank > highestRank:
		return c.Suit.String() + strconv.Itoa(int(c.Rank))
	default:
		return c.Suit.String() + rankLetters[c.Rank-lowestRank:][:1]
	}
}
