package bridge

import (
	"slices"
	"strings"
	"testing"
)

func TestAllContracts(t *testing.T) {
	contracts := slices.Collect(allContracts)
	seen := make(map[Contract]bool)
	for _, c := range contracts {
		seen[c] = true
	}
	if len(contracts) != 106 || len(seen) != 106 {
		t.Errorf("%d contracts, %d different; want 106: passed out and 7 × 5 × 3", len(contracts), len(seen))
	}
}

func TestContractRoundTrip(t *testing.T) {
	for want := range allContracts {
		for _, s := range []string{
			want.String(),
			strings.ToLower(want.String()),
			strings.Replace(want.String(), "NT", "N", 1),
		} {
			if got, err := ParseContract(s); got != want || err != nil {
				t.Errorf("ParseContract(%q) = %v, %v; want %v", s, got, err, want)
			}
		}
	}
}

func TestContractString(t *testing.T) {
	tests := []struct {
		contract Contract
		want     string
	}{
		{PassedOut, "PASS"},
		{Contract{Level: 1, Strain: Clubs}, "1C"},
		{Contract{Level: 2, Strain: Diamonds, Doubling: Redoubled}, "2DXX"},
		{Contract{Level: 3, Strain: NoTrump}, "3NT"},
		{Contract{Level: 4, Strain: Hearts, Doubling: Doubled}, "4HX"},
		{Contract{Level: 7, Strain: Spades}, "7S"},
		{Contract{Level: 9, Strain: 5, Doubling: 3}, "9Strain(5)Doubling(3)"},
	}
	for _, tt := range tests {
		if got := tt.contract.String(); got != tt.want {
			t.Errorf("String of level %d = %q, want %q", tt.contract.Level, got, tt.want)
		}
	}
}

func TestParseContractErrors(t *testing.T) {
	tests := []struct {
		input  string
		reason string
	}{
		{"", "empty"},
		{"P", "level"},
		{"PASSED", "level"},
		{"0H", "level"},
		{"8H", "level"},
		{"-1H", "level"},
		{" 4H", "level"},
		{"H4", "level"},
		{"٤H", "level"}, // a digit, but not one of ours
		{"4", "strain"},
		{"4X", "strain"},
		{"4 H", "strain"},
		{"10H", "strain"},
		{"4♥", "strain"},
		{"4ſ", "strain"}, // its capital is S
		{"4H ", "X or XX"},
		{"4HXXX", "X or XX"},
		{"4H*", "X or XX"},
		{"3NTT", "X or XX"},
		{"4H=", "X or XX"},
	}
	for _, tt := range tests {
		contract, err := ParseContract(tt.input)
		if err == nil {
			t.Errorf("ParseContract(%q) = %v, want an error", tt.input, contract)
			continue
		}
		if contract != PassedOut {
			t.Errorf("ParseContract(%q) gives %v beside its error", tt.input, contract)
		}
		if !strings.Contains(err.Error(), tt.reason) {
			t.Errorf("ParseContract(%q): error %q does not say %q", tt.input, err, tt.reason)
		}
	}
}

func TestTarget(t *testing.T) {
	for c := range allContracts {
		want := int(c.Level) + 6
		if c == PassedOut {
			want = 0
		}
		if got := c.Target(); got != want {
			t.Errorf("%v.Target() = %d, want %d", c, got, want)
		}
		if got := c.IsPassedOut(); got != (c == PassedOut) {
			t.Errorf("%v.IsPassedOut() = %t", c, got)
		}
	}
}

func TestStrainSymbol(t *testing.T) {
	want := map[Strain]string{Clubs: "♣", Diamonds: "♦", Hearts: "♥", Spades: "♠", NoTrump: "NT"}
	for strain, symbol := range want {
		if got := strain.Symbol(); got != symbol {
			t.Errorf("%v.Symbol() = %q, want %q", strain, got, symbol)
		}
	}
}

func FuzzParseContract(f *testing.F) {
	for c := range allContracts {
		f.Add(c.String())
	}
	for _, s := range []string{"", "3N", "3nxx", "4♥", "4ſ", "8H", "4HXXX", "pass", "\xff4H"} {
		f.Add(s)
	}
	f.Fuzz(func(t *testing.T, s string) {
		c, err := ParseContract(s)
		if err != nil {
			if c != (Contract{}) {
				t.Errorf("ParseContract(%q) gives %v beside its error", s, c)
			}
			return
		}
		written := c.String()
		short := strings.Replace(written, "NT", "N", 1)
		if got := strings.ToUpper(s); got != written && got != short {
			t.Errorf("ParseContract(%q) = %v", s, c)
		}
		if again, err := ParseContract(written); again != c || err != nil {
			t.Errorf("ParseContract(%q) = %v, %v; want %v", written, again, err, c)
		}
	})
}
