package bridge

import "testing"

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
