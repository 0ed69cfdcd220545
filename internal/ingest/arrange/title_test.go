package arrange

import (
	"fmt"
	"strings"
	"testing"
)

// TestReadTitles has texts with the titles in them, as field=text.
func TestReadTitles(t *testing.T) {
	for text, want := range map[string]string{
		"Board 7":                  "board=7",
		"Board no 7, dealer South": "board=7",
		"Board #07":                "board=7",
		"7. kierros":               "round=7",
		"2nd round":                "round=2",
		"Runda IV":                 "round=4",
		"III kolejka":              "round=3",
		"Runda II, stół 3":         "round=2 table=3",
		"Runda I-III":              "",
		"Section V":                "section=V",
		"1. kierros 12.9.":         "round=1",
		"4. kierros ti 31.10.":     "round=4",
		"Round 3 12 Sept":          "round=3",
		"Sept 12 Round 3":          "round=3",
		"Round 3 (12/9/2026)":      "round=3",
		"Board 3 12.9.":            "",
		"Runde 1 / Tisch 2":        "round=1 table=2",
		"Kierros 1, pöytä 1:  P-E pari 1, I-L pari 5": "round=1 table=1 ns.pair=1 ew.pair=5",
		"Table 3: N 2 S 7 – E 1 W 8":                  "table=3 north.number=2 south.number=7 east.number=1 west.number=8",
		"Jako nro 12":                                 "board=12",
		"NS 3":                                        "ns.pair=3",
		"Pair 4 Smith & Jones":                        "pair=4 (Smith & Jones)",
		"Section B":                                   "section=B",
		"1 Nord / -":                                  "board=1",
		"Board 7 was fouled":                          "",
		"Boards 1-4":                                  "",
		"Board 1 to 4":                                "",
		"4.3.2026":                                    "",
		"Tour 4.3.2026":                               "",
		"Table of 4":                                  "",
		"Top 10":                                      "",
		"Board seven":                                 "",
		strings.Repeat("Board 7 ", 12):                "",
	} {
		var got []string
		for _, title := range readTitles(text) {
			s := title.Field + "=" + title.Text
			if title.Rest != "" {
				s += fmt.Sprintf(" (%s)", title.Rest)
			}
			got = append(got, s)
		}
		if s := strings.Join(got, " "); s != want {
			t.Errorf("%q has the titles %q, want %q", text, s, want)
		}
	}
}

// TestVulnerabilityIn has texts with who is vulnerable.
func TestVulnerabilityIn(t *testing.T) {
	for text, want := range map[string]string{
		"Board 7, vul All":                 "All",
		"Vul: N-S":                         "N-S",
		"Board 4. Dealer W. Vulnerable: -": "-",
		"Alla i zon":                       "Alla i zon",
		"Board 7, dealer South":            "",
		"Vul":                              "",
		"Zon 7":                            "",
	} {
		if got := vulnerabilityIn(text); got != want {
			t.Errorf("%q states %q, want %q", text, got, want)
		}
	}
}
