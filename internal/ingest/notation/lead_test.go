package notation

import (
	"testing"

	"bridgecalc/internal/bridge"
)

// Every card is read as it is written, and in the other ways that travellers have.
func TestEveryLead(t *testing.T) {
	for suit := bridge.Clubs; suit <= bridge.Spades; suit++ {
		for rank := uint8(2); rank <= 14; rank++ {
			card := bridge.Card{Suit: suit, Rank: rank}
			written := card.String()
			symbol, letter := suit.Symbol(), written[1:]
			for _, text := range []string{written, letter + written[:1], symbol + letter, letter + symbol} {
				if got, err := English.ReadLead(text); got != card || err != nil {
					t.Errorf("ReadLead(%q) = %v, %v; want %v", text, got, err, card)
				}
			}
		}
	}
}

// TestLeadWithInternationalRank has the ranks A K Q J behind the suits of any language.
func TestLeadWithInternationalRank(t *testing.T) {
	for _, tt := range []struct{ language, text, want string }{
		{"fr", "CJ", "HJ"},
		{"fr", "PQ", "SQ"},
		{"fr", "TK", "CK"},
		{"fr", "CV", "HJ"},
		{"fr", "KR", "DK"},
		{"fr", "10K", "DT"},
		{"sv", "KK", "CK"},
		{"sv", "HJ", "HJ"},
		{"sv", "HKn", "HJ"},
		{"pl", "KJ", "HJ"},
		{"de", "CJ", "HJ"},
		{"es", "TK", "CK"},
		{"nl", "KK", "CK"},
	} {
		letters, ok := LettersOf(tt.language)
		if got, err := letters.ReadLead(tt.text); !ok || err != nil || got.String() != tt.want {
			t.Errorf("%s %q is %v, %v; want %s", tt.language, tt.text, got, err, tt.want)
		}
	}
}

// FuzzReadLead finds that what is read is a card of the pack, and is read again
// when it is written.
func FuzzReadLead(f *testing.F) {
	for _, text := range []string{"SQ", "♠Q", "Q♠", "S10", "SA", "", "-", "♦kn", "NTQ"} {
		f.Add(text)
	}
	f.Fuzz(func(t *testing.T, text string) {
		card, err := English.ReadLead(text)
		switch {
		case err != nil || card.IsZero():
			return
		case card.Suit > bridge.Spades || card.Rank < 2 || card.Rank > 14:
			t.Fatalf("ReadLead(%q) = rank %d of %v", text, card.Rank, card.Suit)
		}
		if again, err := English.ReadLead(card.String()); again != card || err != nil {
			t.Fatalf("ReadLead(%q) = %v, %v", card.String(), again, err)
		}
	})
}
