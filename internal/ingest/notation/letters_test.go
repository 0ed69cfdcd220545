package notation

import (
	"testing"

	"bridgecalc/internal/bridge"
)

func TestLettersOfLanguages(t *testing.T) {
	tests := []struct {
		language, text string
		want           string
		seat           bridge.Seat
	}{
		{"en", "4CE", "4C", bridge.East},
		{"fi", "E4C", "4C", bridge.South},
		{"fi", "4SP", "4S", bridge.North},
		{"fi", "4 hertta I", "4H", bridge.East},
		{"fi", "3 sangi L", "3NT", bridge.West},
		{"sv", "4KV", "4C", bridge.West},
		{"sv", "4RÖ", "4D", bridge.East},
		{"no", "4 kløver Ø", "4C", bridge.East},
		{"da", "4 KLØR V", "4C", bridge.West},
		{"nl", "Z4R", "4D", bridge.South},
		{"nl", "4KO", "4C", bridge.East},
		{"nl", "3SAZ", "3NT", bridge.South},
		{"de", "4PO", "4S", bridge.East},
		{"de", "4TS", "4C", bridge.South},
		{"de", "4HW", "4H", bridge.West},
		{"de", "4CW", "4H", bridge.West},
		{"de", "4 Karo N", "4D", bridge.North},
		{"de", "4KN", "4D", bridge.North},
		{"fr", "O4C", "4H", bridge.West},
		{"fr", "4PE", "4S", bridge.East},
		{"fr", "4KS", "4D", bridge.South},
		{"fr", "3SAS", "3NT", bridge.South},
		{"fr", "4 cœur Est", "4H", bridge.East},
		{"pl", "4KE", "4H", bridge.East},
		{"pl", "4 kier W", "4H", bridge.West},
		{"pl", "4 karo N", "4D", bridge.North},
		{"pl", "3BAS", "3NT", bridge.South},
		{"es", "4DO", "4D", bridge.West},
		{"es", "3STS", "3NT", bridge.South},
		{"es", "4 corazones Oeste", "4H", bridge.West},
		{"it", "4FO", "4C", bridge.West},
		{"it", "4QE", "4D", bridge.East},
		{"it", "4 cuori Ovest", "4H", bridge.West},
	}
	for _, tt := range tests {
		letters, ok := LettersOf(tt.language)
		if !ok {
			t.Fatalf("no letters of %s", tt.language)
		}
		got, err := letters.ReadContract(tt.text + "=")
		if want := bid(t, tt.want, tt.seat, over(0)); got != want || err != nil {
			t.Errorf("%s: ReadContract(%q) = %+v, %v; want %v by %v", tt.language, tt.text, got, err, tt.want, tt.seat)
		}
	}
	if letters, ok := LettersOf("la"); ok {
		t.Errorf("Latin has letters: %v", letters)
	}
}

func TestMayBeContract(t *testing.T) {
	for _, text := range []string{"4H", "4K", "4T", "4Q", "Z4R", "4PO+1", "P4H", "3 SA", "4 karo", "PASS", "4 passia", "4♥x 10"} {
		if !MayBeContract(text) {
			t.Errorf("%q may be a contract", text)
		}
	}
	for _, text := range []string{"", "-", "4", "10", "Total", "Top 10", "gemiddelde 5", "average", "A+/A-", "60/40", "NP", "4HH", "S. Fox", "4 results"} {
		if MayBeContract(text) {
			t.Errorf("%q is no contract", text)
		}
	}
}

func TestLettersHaveOneLanguage(t *testing.T) {
	if got := English.Language(); got != "en" {
		t.Errorf("English is %q", got)
	}
	nl, _ := LettersOf("nl")
	fi, _ := LettersOf("fi")
	if got := (Letters{Suits: nl.Suits, Seats: fi.Seats}).Language(); got != "" {
		t.Errorf("Dutch suits with Finnish seats are %q", got)
	}
}
