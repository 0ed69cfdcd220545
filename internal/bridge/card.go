package bridge

import (
	"fmt"
	"strconv"
	"strings"
)

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

// ParseCard reads a card as [Card.String] writes it, in either case. The suit may also be its symbol
// and may also come last, and the ten may also be "10": "SQ", "qs", "Q♠" and "♠10" are all cards.
// Anything else, spaces and the empty string included, is an error that quotes s.
func ParseCard(s string) (Card, error) {
	suit, rankText, ok := cutSuit(upper(s))
	if !ok {
		return Card{}, fmt.Errorf("card %q: no suit (C, D, H, S or ♣, ♦, ♥, ♠) at either end", s)
	}
	rank, ok := parseRank(rankText)
	if !ok {
		return Card{}, fmt.Errorf("card %q: rank is not one of A, K, Q, J, T or 10, 9 … 2", s)
	}
	return Card{Suit: suit, Rank: rank}, nil
}

// cutSuit splits off the suit at either end of text. No letter is both a suit and a rank, so the
// order of trying does not matter.
func cutSuit(text string) (suit Strain, rest string, ok bool) {
	for suit := Clubs; suit <= Spades; suit++ {
		for _, name := range []string{suit.String(), suit.Symbol()} {
			if rest, ok := strings.CutPrefix(text, name); ok {
				return suit, rest, true
			}
			if rest, ok := strings.CutSuffix(text, name); ok {
				return suit, rest, true
			}
		}
	}
	return 0, "", false
}

func parseRank(text string) (rank uint8, ok bool) {
	if text == "10" {
		return 10, true
	}
	if len(text) != 1 {
		return 0, false
	}
	i := strings.Index(rankLetters, text)
	return uint8(i + lowestRank), i >= 0
}
