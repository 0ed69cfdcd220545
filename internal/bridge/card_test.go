package bridge

import (
	"strings"
	"testing"
)

func TestCardRoundTrip(t *testing.T) {
	for suit := Clubs; suit <= Spades; suit++ {
		for rank := uint8(2); rank <= 14; rank++ {
			want := Card{Suit: suit, Rank: rank}
			letter := strings.TrimPrefix(want.String(), suit.String())
			for _, s := range []string{
				want.String(),
				strings.ToLower(want.String()),
				letter + suit.String(),
				suit.Symbol() + letter,
				letter + suit.Symbol(),
			} {
				if got, err := ParseCard(s); got != want || err != nil {
					t.Errorf("ParseCard(%q) = %v, %v; want %v", s, got, err, want)
				}
			}
		}
	}
}

func TestParseCard(t *testing.T) {
	tests := []struct {
		input string
		want  Card
	}{
		{"SQ", Card{Spades, 12}},
		{"QS", Card{Spades, 12}},
		{"S10", Card{Spades, 10}},
		{"10s", Card{Spades, 10}},
		{"HT", Card{Hearts, 10}},
		{"♠Q", Card{Spades, 12}},
		{"q♠", Card{Spades, 12}},
		{"10♦", Card{Diamonds, 10}},
		{"c2", Card{Clubs, 2}},
		{"DA", Card{Diamonds, 14}},
		{"jd", Card{Diamonds, 11}},
	}
	for _, tt := range tests {
		if got, err := ParseCard(tt.input); got != tt.want || err != nil {
			t.Errorf("ParseCard(%q) = %v, %v; want %v", tt.input, got, err, tt.want)
		}
	}
}

func TestParseCardErrors(t *testing.T) {
	for _, s := range []string{
		"", "S", "Q", "SS", "S1", "S0", "S11", "SQQ", "SQS", "NQ", "NTQ", "S Q", " SQ", "SQ ", "♠", "♠♠", "ſQ", "S\xff",
	} {
		if card, err := ParseCard(s); err == nil || !card.IsZero() {
			t.Errorf("ParseCard(%q) = %v, %v; want an error", s, card, err)
		}
	}
}

func TestCardString(t *testing.T) {
	tests := []struct {
		card   Card
		want   string
		isZero bool
	}{
		{Card{}, "", true},
		{Card{Suit: Hearts}, "", true},
		{Card{Hearts, 10}, "HT", false},
		{Card{Spades, 14}, "SA", false},
		{Card{Spades, 1}, "S1", false},
		{Card{NoTrump, 15}, "NT15", false},
	}
	for _, tt := range tests {
		if got := tt.card.String(); got != tt.want {
			t.Errorf("String of rank %d = %q, want %q", tt.card.Rank, got, tt.want)
		}
		if got := tt.card.IsZero(); got != tt.isZero {
			t.Errorf("IsZero of %q = %t", tt.want, got)
		}
	}
}

func FuzzParseCard(f *testing.F) {
	for _, s := range []string{"SQ", "qs", "S10", "HT", "♠Q", "Q♠", "10♦", "", "S", "NT", "ſQ", "\xffS"} {
		f.Add(s)
	}
	f.Fuzz(func(t *testing.T, s string) {
		card, err := ParseCard(s)
		if err != nil {
			if card != (Card{}) {
				t.Errorf("ParseCard(%q) gives %v beside its error", s, card)
			}
			return
		}
		if card.Suit > Spades || card.Rank < 2 || card.Rank > 14 {
			t.Errorf("ParseCard(%q) = %d of %v", s, card.Rank, card.Suit)
		}
		if again, err := ParseCard(card.String()); again != card || err != nil {
			t.Errorf("ParseCard(%q) = %v, %v; want %v", card, again, err, card)
		}
	})
}
