package table

import (
	"math/big"
	"slices"
	"testing"
)

func rat(t *testing.T, s string) *big.Rat {
	t.Helper()
	r, ok := new(big.Rat).SetString(s)
	if !ok {
		t.Fatalf("%q is no number", s)
	}
	return r
}

func rats(t *testing.T, numbers ...string) []*big.Rat {
	t.Helper()
	rs := make([]*big.Rat, len(numbers))
	for i, s := range numbers {
		if s != "" {
			rs[i] = rat(t, s)
		}
	}
	return rs
}

func TestRound(t *testing.T) {
	tests := []struct {
		exact    string
		decimals int
		want     string
	}{
		{"0", 0, "0"},
		{"0", 2, "0.00"},
		{"12", 2, "12.00"},
		{"1/3", 2, "0.33"},
		{"2/3", 2, "0.67"},
		{"-2/3", 2, "-0.67"},
		// 133 of 240 is 55.41666… %.
		{"13300/240", 1, "55.4"},
		{"13300/240", 2, "55.42"},
		{"13300/240", 3, "55.417"},
		// Halves go away from zero, where floats would go either way.
		{"0.125", 2, "0.13"},
		{"0.135", 2, "0.14"},
		{"1.005", 2, "1.01"},
		{"2.675", 2, "2.68"},
		{"54.45", 1, "54.5"},
		{"54.55", 1, "54.6"},
		{"0.5", 0, "1"},
		{"1.5", 0, "2"},
		{"2.5", 0, "3"},
		{"-0.125", 2, "-0.13"},
		{"-1.005", 2, "-1.01"},
		{"-2.5", 0, "-3"},
		{"99.995", 2, "100.00"},
		{"0.12499999999999999999999999", 2, "0.12"},
		// What rounds to nothing has no sign.
		{"-0.001", 2, "0.00"},
		{"-0.4", 0, "0"},
		{"-0.005", 2, "-0.01"},
	}
	for _, tt := range tests {
		if got := round(rat(t, tt.exact), tt.decimals); got != tt.want {
			t.Errorf("round(%s, %d) = %s, want %s", tt.exact, tt.decimals, got, tt.want)
		}
	}
}

func TestDecimalsOf(t *testing.T) {
	tests := []struct {
		name   string
		points []*big.Rat
		want   int
	}{
		{"none", nil, 0},
		{"whole", rats(t, "12", "0", "156"), 0},
		{"whole where they are", rats(t, "12", "", "156"), 0},
		{"a half among them", rats(t, "12", "1/2"), 2},
		{"a fraction that prints as whole", rats(t, "12", "1/1000"), 2},
	}
	for _, tt := range tests {
		if got := decimalsOf(tt.points); got != tt.want {
			t.Errorf("%s: decimalsOf = %d, want %d", tt.name, got, tt.want)
		}
	}
}

func TestIsRounded(t *testing.T) {
	for exact, want := range map[string]bool{
		"": false, "0": false, "7": false, "1/2": false, "12.25": false, "-3.07": false,
		"1/3": true, "1/8": true, "-2/3": true,
	} {
		if got := isRounded(rats(t, exact)[0]); got != want {
			t.Errorf("isRounded(%s) = %v", exact, got)
		}
	}
}

func TestTellApart(t *testing.T) {
	tests := []struct {
		name     string
		percents []*big.Rat
		decimals int
		want     []int
	}{
		{"apart", rats(t, "60", "55.42", "40"), 2, []int{2, 2, 2}},
		{"equal", rats(t, "60", "60", "40"), 2, []int{2, 2, 2}},
		{"one more", rats(t, "60", "55.421", "55.423", "40"), 2, []int{2, 3, 3, 2}},
		{"two more", rats(t, "55.4211", "55.4213"), 2, []int{4, 4}},
		{"halves of a digit", rats(t, "55.41", "55.44"), 1, []int{2, 2}},
		{"two of them equal", rats(t, "55.423", "55.421", "55.421"), 2, []int{3, 3, 3}},
		{"three at different depths", rats(t, "55.4231", "55.4233", "55.421"), 2, []int{4, 4, 3}},
		{"missing", rats(t, "55.421", "", "55.423", ""), 2, []int{3, 2, 3, 2}},
		{"no end", rats(t, "1/3", "0.33333333"), 2, []int{6, 6}},
		{"nothing", nil, 2, []int{}},
	}
	for _, tt := range tests {
		t.Run(tt.name, func(t *testing.T) {
			if got := tellApart(tt.percents, tt.decimals); !slices.Equal(got, tt.want) {
				t.Errorf("tellApart = %v, want %v", got, tt.want)
			}
		})
	}
}
