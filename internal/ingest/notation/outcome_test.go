package notation

import (
	"testing"

	"github.com/google/go-cmp/cmp"

	"bridgecalc/internal/bridge"
	"bridgecalc/internal/event"
)

func TestReadOutcome(t *testing.T) {
	sixtyForty := Outcome{Form: Adjusted, NS: event.Award{Percent: 6000}, EW: event.Award{Percent: 4000}}
	tests := []struct {
		text string
		want Outcome
	}{
		{"", Outcome{}},
		{" ", Outcome{}},
		{"-", Outcome{}},
		{"–", Outcome{}},
		{"=", over(0)},
		{"==", over(0)},
		{"+1", over(1)},
		{"+ 1", over(1)},
		{"+0", over(0)},
		{"-2", over(-2)},
		{"−2", over(-2)}, // minus sign
		{"–2", over(-2)}, // en dash
		{"- 2", over(-2)},
		{"-13", over(-13)},
		{"+1.0", over(1)},
		{"'+1", over(1)},
		{"0", number(0)},
		{"9", number(9)},
		{"09", number(9)},
		{"13", number(13)},
		{"9.0", number(9)},
		{"9,00", number(9)},
		{"10\u00A0", number(10)},
		{"A6040", sixtyForty},
		{"60/40", sixtyForty},
		{"60%-40%", sixtyForty},
		{"A+/A-", Outcome{Form: Adjusted, NS: event.AveragePlus, EW: event.AverageMinus}},
		{"keskitulos", Outcome{Form: Adjusted, NS: event.Average, EW: event.Average}},
	}
	for _, tt := range tests {
		got, err := ReadOutcome(tt.text)
		if diff := cmp.Diff(tt.want, got); diff != "" || err != nil {
			t.Errorf("ReadOutcome(%q): %v\n%s", tt.text, err, diff)
		}
	}
}

func TestReadOutcomeRefuses(t *testing.T) {
	for _, text := range []string{
		"14", "+14", "-14", "100", "1.5", "9,5", "+", "+-1", "--1", "1-", "+1+", "C", "x", "down", "4H", "?", "=1", "=+1", "3-4",
		"A+", "AVE-", "110/0", "A60", "9999999999", "1e1", "#NAME?", "2026-03-04",
	} {
		if got, err := ReadOutcome(text); err == nil {
			t.Errorf("ReadOutcome(%q) = %+v, want an error", text, got)
		}
	}
}

func FuzzReadOutcome(f *testing.F) {
	for _, text := range []string{"=", "+1", "-2", "−2", "9", "13", "14", "A6040", "A+-", "60/40", "0/0", "110/0", "3-4", "9.0", "", "-", "made 4", "1 off", "chute de 2", "KA+"} {
		f.Add(text)
	}
	f.Fuzz(func(t *testing.T, text string) {
		if outcome, err := ReadOutcome(text); err == nil {
			checkOutcome(t, text, outcome)
		}
	})
}

func TestReadSeat(t *testing.T) {
	tests := map[bridge.Seat][]string{
		bridge.NoSeat: {"", " ", "-", "–"},
		bridge.North:  {"N", "n", "North", "NORTH", "pohjoinen", "N3", "N 12"},
		bridge.East:   {"E", "e", "East", "itä", "ITÄ", "E10"},
		bridge.South:  {"S", "s", "south", "etelä", "S 4"},
		bridge.West:   {"W", "w", "West", "Länsi", "W05"},
	}
	for want, spellings := range tests {
		for _, text := range spellings {
			if got, err := English.ReadSeat(text); got != want || err != nil {
				t.Errorf("English.ReadSeat(%q) = %v, %v; want %v", text, got, err, want)
			}
		}
	}
	for _, text := range []string{"NS", "EW", "N-S", "N/S", "3", "3N", "X", "O", "Ö", "V", "Nx", "N3x", "North-South", "NN", "0", "?"} {
		if got, err := English.ReadSeat(text); got != bridge.NoSeat || err == nil {
			t.Errorf("English.ReadSeat(%q) = %v, %v; want an error", text, got, err)
		}
	}
}

func TestReadLead(t *testing.T) {
	tests := map[string][]string{
		"":   {"", " ", "-"},
		"SQ": {"SQ", "sq", "QS", "♠Q", "Q♠", "♠ Q", "S Q"},
		"DT": {"D10", "10D", "DT", "♦10", "10 ♦", "♦\uFE0F10"},
		"C2": {"C2", "2♣"},
		"HA": {"ha", "♥A"},
	}
	for want, spellings := range tests {
		for _, text := range spellings {
			if got, err := English.ReadLead(text); got.String() != want || err != nil {
				t.Errorf("English.ReadLead(%q) = %v, %v; want %s", text, got, err, want)
			}
		}
	}
	for text, want := range map[string]string{"kl4": "C4", "spA": "SA", "ruQ": "DQ", "hj10": "HT"} { // abbreviations of another language
		if got, err := English.ReadLead(text); got.String() != want || err != nil {
			t.Errorf("English.ReadLead(%q) = %v, %v; want %s", text, got, err, want)
		}
	}
	for _, text := range []string{"Ria", "S", "Q", "S1", "S11", "NTQ", "SQQ", "♠E", "♦kn"} {
		if got, err := English.ReadLead(text); !got.IsZero() || err == nil {
			t.Errorf("English.ReadLead(%q) = %v, %v; want an error", text, got, err)
		}
	}
}
