package notation

import (
	"strconv"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"

	"bridgecalc/internal/bridge"
)

func TestReadOrdinal(t *testing.T) {
	tests := map[string]int{
		"1": 1, "7": 7, "07": 7, " 16 ": 16, "7.0": 7, "7,00": 7, "'7": 7, "9999": 9999, "1\u00A0000": 1000, "\uFEFF3": 3,
	}
	for text, want := range tests {
		if got, err := ReadOrdinal(text); got != want || err != nil {
			t.Errorf("ReadOrdinal(%q) = %d, %v; want %d", text, got, err, want)
		}
	}
	refused := map[string]string{
		"": "is not a number", "x": "is not a number", "Board 7": "is not a number", "-1": "is not a number", "+1": "is not a number",
		"7.5": "is not a number", "1e3": "is not a number", "7a": "is not a number", "３": "is not a number", "12345678901": "is too large",
		"0": "is out of range", "00": "is out of range", "10000": "is out of range", "45999": "is out of range",
	}
	for text, want := range refused {
		if got, err := ReadOrdinal(text); err == nil || err.Error() != want {
			t.Errorf("ReadOrdinal(%q) = %d, %v; want the error %q", text, got, err, want)
		}
	}
}

func TestReadScore(t *testing.T) {
	tests := map[string]int{
		"0": 0, "620": 620, "+620": 620, "-50": -50, " 50 ": 50, "- 50": -50, "'-50": -50,
		"−100": -100, "–100": -100, "—100": -100, "‐100": -100, "‑100": -100, // U+2212, dashes, hyphens
		"1 430": 1430, "1\u00A0430": 1430, "1\u202F430": 1430, "1\u2009430": 1430, "−1\u00A0430": -1430,
		"1.430": 1430, "1,430": 1430, "-1.430": -1430, "1'430": 1430, "12,345": 12345,
		"430.0": 430, "430.00": 430, "430,0": 430, "430.": 430, "430.000": 430, "-0": 0, "0.0": 0,
	}
	for text, want := range tests {
		got, err := ReadScore(text)
		if diff := cmp.Diff(Score{Given: true, Points: want}, got); diff != "" || err != nil {
			t.Errorf("ReadScore(%q): %v\n%s", text, err, diff)
		}
	}
	for _, text := range []string{"", " ", "-", "–", "\u00A0"} {
		if got, err := ReadScore(text); got.Given || err != nil {
			t.Errorf("ReadScore(%q) = %+v, %v; want nothing", text, got, err)
		}
	}
	for _, text := range []string{
		"x", "+", "--50", "+-50", "50-", "(50)", "62O", "6.2", "430.5", "1.43", "1.4300", "1.430.0", "1,430,000", "4H", "50 for", "A+",
		"60%", "1e3", "9999999999",
	} {
		if got, err := ReadScore(text); got.Given || err == nil {
			t.Errorf("ReadScore(%q) = %+v, %v; want an error", text, got, err)
		}
	}
}

func FuzzReadScore(f *testing.F) {
	for _, text := range []string{"620", "-50", "−100", "1 430", "1\u00A0430", "1.430", "430.0", "-", "", "+", "--1", "A+", "1e3", "0.000", "420 NS", "EW -50"} {
		f.Add(text)
	}
	f.Fuzz(func(t *testing.T, text string) {
		score, err := ReadScore(text)
		switch {
		case err != nil && score != (Score{}), !score.Given && score.Points != 0:
			t.Errorf("ReadScore(%q) = %+v, %v", text, score, err)
		case err != nil || !score.Given:
			return
		}
		if score.Points < -999_999_999 || score.Points > 999_999_999 {
			t.Errorf("ReadScore(%q) = %+v", text, score)
		}
		score.Side = bridge.NoSide
		if again, err := ReadScore(strconv.Itoa(score.Points)); again != score || err != nil {
			t.Errorf("ReadScore(%d) = %+v, %v", score.Points, again, err)
		}
	})
}

func TestReadPair(t *testing.T) {
	tests := []struct {
		text   string
		number string
		side   bridge.Side
	}{
		{"8", "8", bridge.NoSide},
		{"08", "8", bridge.NoSide},
		{"008", "8", bridge.NoSide},
		{" 8 ", "8", bridge.NoSide},
		{"8.0", "8", bridge.NoSide},
		{"10", "10", bridge.NoSide},
		{"100", "100", bridge.NoSide},
		{"306", "306", bridge.NoSide},
		{"'8", "8", bridge.NoSide},
		{"A1", "A1", bridge.NoSide},
		{"a1", "A1", bridge.NoSide},
		{"A 1", "A1", bridge.NoSide},
		{"A01", "A1", bridge.NoSide},
		{"B12", "B12", bridge.NoSide},
		{"Ö3", "Ö3", bridge.NoSide},
		{"1NS", "1", bridge.NS},
		{"1 ns", "1", bridge.NS},
		{"NS1", "1", bridge.NS},
		{"NS 01", "1", bridge.NS},
		{"21EW", "21", bridge.EW},
		{"EW3", "3", bridge.EW},
		{"ew 3", "3", bridge.EW},
		{"N3", "N3", bridge.NoSide},
		{"8A", "8A", bridge.NoSide},
		{"08 b", "8B", bridge.NoSide},
		{"paire 8", "8", bridge.NoSide},
		{"par 3", "3", bridge.NoSide},
		{"n:o 4", "4", bridge.NoSide},
		{"pari n:o 4", "4", bridge.NoSide},
		{"nº 5", "5", bridge.NoSide},
		{"par nr. 3", "3", bridge.NoSide},
		{"6a NS", "6A", bridge.NS},
		{"A1NS", "A1", bridge.NS},
		{"NSA1", "A1", bridge.NS},
	}
	for _, tt := range tests {
		got, err := ReadPair(tt.text)
		if diff := cmp.Diff(Pair{Number: tt.number, Side: tt.side}, got); diff != "" || err != nil {
			t.Errorf("ReadPair(%q): %v\n%s", tt.text, err, diff)
		}
	}
	for _, text := range []string{"", " ", "\u00A0"} {
		if got, err := ReadPair(text); got != (Pair{Nobody: true, Blank: true}) || err != nil {
			t.Errorf("ReadPair(%q) = %+v, %v; want nobody", text, got, err)
		}
	}
	for _, text := range []string{
		"-", "–", "0", "00", "0.0", "A0", "0NS", "EW 0", "Bye", "BYE", "phantom", "Sit out", "sit-out", "SITOUT", "~SITOUT", "lepo", "lepää", "Lepopari", "lepopöytä",
	} {
		got, err := ReadPair(text)
		if diff := cmp.Diff(Pair{Nobody: true}, got); diff != "" || err != nil {
			t.Errorf("ReadPair(%q): %v\n%s", text, err, diff)
		}
	}
	for _, text := range []string{
		"x", "NS", "EW", "Pair", "Total", "3-4", "1/2", "-3", "+3", "8N", "8E", "8AB", "A8B", "1.5", "8.5", "ABCDE1", "Anna & Lasse", "2026-03-04", "1 & 2", "٣",
	} {
		if got, err := ReadPair(text); got != (Pair{}) || err == nil {
			t.Errorf("ReadPair(%q) = %+v, %v; want an error", text, got, err)
		}
	}
}

func FuzzReadPair(f *testing.F) {
	for _, text := range []string{"8", "08", "A1", "8NS", "EW 3", "0", "-", "", "bye", "~SITOUT", "3-4", "NS", "NSEW3", "1.0", "ABCDE1", "Ö7", "Par NS 3", "3 (ÖV)"} {
		f.Add(text)
	}
	f.Fuzz(func(t *testing.T, text string) {
		pair, err := ReadPair(text)
		switch {
		case err != nil:
			if pair != (Pair{}) {
				t.Errorf("ReadPair(%q) gives %+v beside its error", text, pair)
			}
			return
		case pair.Nobody:
			if pair.Number != "" {
				t.Errorf("ReadPair(%q) = %+v", text, pair)
			}
			return
		}
		number := strings.TrimRight(pair.Number, pairSuffixes)
		last := number[max(0, len(number)-1):]
		if !strings.Contains("0123456789", last) || last == "" || strings.ContainsAny(pair.Number, ".,-+ ") {
			t.Errorf("ReadPair(%q) = %+v", text, pair)
		}
	})
}

func TestReadSide(t *testing.T) {
	tests := map[bridge.Side][]string{
		bridge.NoSide: {"", " ", "-"},
		bridge.NS:     {"NS", "ns", "N-S", "N/S", "N–S", "N S", "NZ", "pe"},
		bridge.EW:     {"EW", "ew", "E-W", "E/W", "W-E", "O-W", "EO", "ÖV", "ø-v", "il"},
	}
	for want, spellings := range tests {
		for _, text := range spellings {
			if got, ok := ReadSide(text); got != want || !ok {
				t.Errorf("ReadSide(%q) = %v, %t; want %v", text, got, ok, want)
			}
		}
	}
	for _, text := range []string{"N", "E", "SN", "VE", "NSEW", "1", "x"} {
		if got, ok := ReadSide(text); got != bridge.NoSide || ok {
			t.Errorf("ReadSide(%q) = %v, %t; want it refused", text, got, ok)
		}
	}
}

// FuzzSplitPairs finds that what is parted are two numbers of pairs.
func FuzzSplitPairs(f *testing.F) {
	for _, text := range []string{"3-4", "3 v 4", "3 gegen 4", "A1/B2", "3 v S4", "3--4", "", "3 4"} {
		f.Add(text)
	}
	f.Fuzz(func(t *testing.T, text string) {
		ns, ew, ok := SplitPairs(text)
		if ok && (!isShortPair(ns) || !isShortPair(ew)) {
			t.Errorf("SplitPairs(%q) = %q, %q", text, ns, ew)
		}
		if !ok && ns+ew != "" {
			t.Errorf("SplitPairs(%q) = %q, %q, not ok", text, ns, ew)
		}
	})
}

func TestReadDecimal(t *testing.T) {
	for text, want := range map[string]string{
		"12": "12.000", "12,5": "12.500", "-3.25": "-3.250", "−3": "-3.000", "+4": "4.000", "8.779999999999999": "8.780", " 7 ": "7.000",
	} {
		if got, ok := ReadDecimal(text); !ok || got.FloatString(3) != want {
			t.Errorf("ReadDecimal(%q) = %v, %t; want %s", text, got, ok, want)
		}
	}
	for _, text := range []string{"", "1/2", "1e3", "0x10", "1_000", ".5", "5.", "1.2.3", "1 2", "inf", "12345678", "50%"} {
		if got, ok := ReadDecimal(text); ok {
			t.Errorf("ReadDecimal(%q) = %v, want none", text, got)
		}
	}
}

func TestReadRoman(t *testing.T) {
	for text, want := range map[string]int{
		"I": 1, "IV": 4, "IX": 9, "X": 10, "XIV": 14, "XX": 20, "XXX": 30, "XXXIX": 39, "": 0, "IIII": 0, "XXXX": 0, "VX": 0, "i": 0, "C": 0, "IXX": 0,
	} {
		if got, ok := ReadRoman(text); ok != (want > 0) || ok && got != want {
			t.Errorf("ReadRoman(%q) = %d, %t; want %d", text, got, ok, want)
		}
	}
}

func TestIsDash(t *testing.T) {
	for text, want := range map[string]bool{"-": true, "–": true, " — ": true, "---": true, "−": true, "- -": true, "": false, "-1": false, "x": false} {
		if got := IsDash(text); got != want {
			t.Errorf("IsDash(%q) = %t", text, got)
		}
	}
}
