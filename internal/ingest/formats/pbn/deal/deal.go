// Package deal reads the cards of a board in the notation of PBN and writes them
// down in one way, so that equal deals are equal texts: North's hand first, each
// suit from the ace down.
package deal

import (
	"errors"
	"fmt"
	"strings"
)

const (
	ranks = "AKQJT98765432"
	suits = "♠♥♦♣"
	seats = "NESW"
)

// Read reads "E:.A76.KQT54.KJ987 AKT84…": the first hand is that of the seat
// named, the others follow clockwise; each is spades, hearts, diamonds, clubs.
// It returns the same deal with North's hand first.
func Read(text string) (string, error) {
	first, rest, ok := strings.Cut(strings.TrimSpace(text), ":")
	at := strings.Index(seats, strings.ToUpper(strings.TrimSpace(first)))
	if !ok || len(strings.TrimSpace(first)) != 1 || at < 0 {
		return "", errors.New("does not begin with the seat of the first hand, as N: does")
	}
	hands := strings.Fields(rest)
	if len(hands) != len(seats) {
		return "", fmt.Errorf("has %d hands instead of 4", len(hands))
	}
	var turned [4]string
	for i, hand := range hands {
		turned[(at+i)%len(seats)] = hand
	}
	return Of(turned)
}

// Of makes a deal of the hands of North, East, South and West, each written as
// "AKQ.T98.7654.32".
func Of(hands [4]string) (string, error) {
	var owner [4][len(ranks)]int // seat from 1 that holds a card, by suit and rank
	for seat, hand := range hands {
		held := 0
		bySuit := strings.Split(strings.ReplaceAll(strings.ToUpper(hand), "10", "T"), ".")
		if len(bySuit) != len(owner) {
			return "", fmt.Errorf("does not give %c's cards as four suits", seats[seat])
		}
		for suit, cards := range bySuit {
			for _, card := range cards {
				rank := strings.IndexRune(ranks, card)
				switch {
				case rank < 0:
					return "", fmt.Errorf("has a card %q", string(card))
				case owner[suit][rank] != 0:
					return "", fmt.Errorf("has %c%c twice", []rune(suits)[suit], card)
				}
				owner[suit][rank] = seat + 1
				held++
			}
		}
		if held != len(ranks) {
			return "", fmt.Errorf("gives %c %d cards instead of 13", seats[seat], held)
		}
	}
	return write(&owner), nil
}

func write(owner *[4][len(ranks)]int) string {
	var b strings.Builder
	b.WriteString("N:")
	for seat := range seats {
		if seat > 0 {
			b.WriteByte(' ')
		}
		for suit := range owner {
			if suit > 0 {
				b.WriteByte('.')
			}
			for rank, holder := range owner[suit] {
				if holder == seat+1 {
					b.WriteByte(ranks[rank])
				}
			}
		}
	}
	return b.String()
}
