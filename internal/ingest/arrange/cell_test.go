package arrange

import (
	"testing"

	"bridgecalc/internal/bridge"
)

// TestSplitCell has cells of tables of pairs and boards.
func TestSplitCell(t *testing.T) {
	for text, want := range map[string]cellParts{
		"620 v 9":               {opponent: "9", score: "620"},
		"9: 4S N +1":            {},
		"v 9: 4S N +1":          {opponent: "9", contract: "4S N +1"},
		"NS 1 / EW 21: 4H W -2": {ns: "1", ew: "21", contract: "4H W -2"},
		"EW 21 NS 1: 4H W -2":   {ns: "1", ew: "21", contract: "4H W -2"},
		"EW v 5: 3NT S =":       {side: bridge.EW, opponent: "5", contract: "3NT S ="},
		"1-5: 3NT S =":          {ns: "1", ew: "5", contract: "3NT S ="},
		"4H N = (420)":          {contract: "4H N =", score: "420"},
		"EW 8: 4S E +1 (-450)":  {ew: "8", contract: "4S E +1", score: "-450"},
		"4H N = vastaan 9":      {opponent: "9", contract: "4H N ="},
		"4H N +1 gegen 12":      {opponent: "12", contract: "4H N +1"},
		"przeciw 9: 4H N +1":    {opponent: "9", contract: "4H N +1"},
		"4H N made 4":           {},
		"4H N =":                {},
		"620":                   {},
		"Board 7":               {},
		"Smith & Jones (5)":     {},
	} {
		got, ok := splitCell(text)
		if ok != (want != cellParts{}) || ok && got != want {
			t.Errorf("%q is %+v, %t, want %+v", text, got, ok, want)
		}
	}
}
