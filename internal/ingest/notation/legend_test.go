package notation

import (
	"slices"
	"testing"
)

func TestReadLegend(t *testing.T) {
	for _, tt := range []struct {
		texts       []string
		short, want string
	}{
		{[]string{"XP = ei pelattu"}, "xp", "ei pelattu"},
		{[]string{"X = not played, C = contract made"}, "X", "not played"},
		{[]string{"Zeichen: o = durchgepasst; # = nicht gespielt"}, "#", "nicht gespielt"},
		{[]string{"(KK) – keskitulos"}, "KK", "keskitulos"},
		{[]string{"kt: tuomarin päätös"}, "KT", "tuomarin päätös"},
		{[]string{"Ø = pas rundt"}, "ø", "pas rundt"},
		{[]string{"XP = ei pelattu", "XP = passi"}, "XP", "XP"},      // which of them
		{[]string{"P = ei pelattu"}, "P", "P"},                       // which is a pass
		{[]string{"NS = not played"}, "NS", "NS"},                    // a side
		{[]string{"XP = ei pelattu"}, "XPA", "XPA"},                  // another word
		{[]string{"4 = all pass"}, "4", "4"},                         // tricks
		{[]string{"A. Oak: director", "Hall 2: pass"}, "OAK", "OAK"}, // people
		{[]string{"XP = pelaaja"}, "XP", "XP"},
		{nil, "XP", "XP"},
	} {
		if got := ReadLegend(slices.Values(tt.texts)).WriteOut(tt.short); got != tt.want {
			t.Errorf("%q: %q is %q, want %q", tt.texts, tt.short, got, tt.want)
		}
	}
}
