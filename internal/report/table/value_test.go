package table

import (
	"math/big"
	"testing"
	"time"

	"bridgecalc/internal/bridge"
	"bridgecalc/internal/report/words"
)

func load(t *testing.T, language string) *words.Words {
	t.Helper()
	w, err := words.Load(language)
	if err != nil {
		t.Fatal(err)
	}
	return w
}

func TestText(t *testing.T) {
	fourHearts := bridge.Contract{Level: 4, Strain: bridge.Hearts, Doubling: bridge.Doubled}
	tests := []struct {
		value  Value
		en, fi string
	}{
		{Text("a"), "a", "a"},
		{Whole(1430), "1430", "1430"},
		{Whole(-2), "−2", "−2"},
		{Tied(true), "=", "="},
		{Tied(false), "", ""},
		{Names{"Aada Sininen", "Bruno Amber"}, "Aada Sininen & Bruno Amber", "Aada Sininen & Bruno Amber"},
		{Names{}, "", ""},
		{Date(time.Date(2026, time.November, 30, 0, 0, 0, 0, time.UTC)), "30 November 2026", "30.11.2026"},
		{Date{}, "", ""},
		{Number{big.NewRat(784, 5), 2}, "156.80", "156,80"},
		{Number{big.NewRat(-1, 3), 1}, "−0.3", "−0,3"},
		{Percent{Number: Number{big.NewRat(13300, 240), 1}}, "55.4 %", "55,4 %"},
		{Percent{Number: Number{big.NewRat(13300, 240), 2}, Bare: true}, "55.42", "55,42"},
		{Fraction{big.NewRat(784, 5)}, "784/5", "784/5"},
		{Fraction{big.NewRat(124, 1)}, "124", "124"},
		{Place{2, 3}, "2=", "2/3."},
		{Place{4, 4}, "4", "4."},
		{Place{}, "–", "–"},
		{Term{"NS", "N-S"}, "N-S", "N-S"},
		{ID{"1", "A1", 0}, "A1", "A1"},
		{Contract{fourHearts, "Pass"}, "4♥X", "4♥X"},
		{Contract{bridge.Contract{Level: 3, Strain: bridge.NoTrump}, "Pass"}, "3NT", "3NT"},
		{Contract{bridge.PassedOut, "Pass"}, "Pass", "Pass"},
		{Card{Suit: bridge.Spades, Rank: 13}, "♠K", "♠K"},
		{Card{Suit: bridge.Diamonds, Rank: 10}, "♦10", "♦10"},
		{Card{}, "", ""},
	}
	en, fi := load(t, "en"), load(t, "fi")
	for _, tt := range tests {
		if got := tt.value.Text(en); got != tt.en {
			t.Errorf("en: %T %v is %q, want %q", tt.value, tt.value, got, tt.en)
		}
		if got := tt.value.Text(fi); got != tt.fi {
			t.Errorf("fi: %T %v is %q, want %q", tt.value, tt.value, got, tt.fi)
		}
	}
}

func TestCode(t *testing.T) {
	contract := Contract{bridge.Contract{Level: 4, Strain: bridge.Hearts, Doubling: bridge.Doubled}, "Pass"}
	if got := contract.Code(); got != "4HX" {
		t.Errorf("code of a contract = %q", got)
	}
	if got := (Contract{bridge.PassedOut, "Pass"}).Code(); got != "PASS" {
		t.Errorf("code of a pass-out = %q", got)
	}
	if got := (Card{Suit: bridge.Hearts, Rank: 10}).Code(); got != "HT" {
		t.Errorf("code of a card = %q", got)
	}
	if got := (Card{}).Code(); got != "" {
		t.Errorf("code of no card = %q", got)
	}
}

func TestCleanName(t *testing.T) {
	tests := []struct{ in, want string }{
		{"Aada Sininen", "Aada Sininen"},
		{" Aada\nSininen\r\n", "Aada Sininen"},
		{"a\tb\u2028c\x00", "a b c"},
		{"a\xffb", "a\uFFFDb"},
		{"😀", "😀"},
	}
	for _, tt := range tests {
		if got := clean(tt.in); got != tt.want {
			t.Errorf("clean(%q) = %q, want %q", tt.in, got, tt.want)
		}
	}
}
