package layout

import (
	"testing"

	"bridgecalc/internal/ingest/cells"
)

func TestSlipTitle(t *testing.T) {
	for text, want := range map[string]string{
		"1 Nord / -":     "1",
		"2 Ost / NS":     "2",
		"16 West/EW":     "16",
		"3 S / OW":       "3",
		"2 Nord / NS":    "", // East deals board 2
		"Nord / -":       "",
		"1 Nord":         "",
		"0 West / -":     "",
		"1 2 / 3":        "",
		"9999 Nord / -":  "",
		"1 Finesse / -":  "",
		"Board 1 Nord /": "",
	} {
		sheet := cells.NewBook("club.txt").AddLines("")
		if err := sheet.Append(1, text); err != nil {
			t.Fatal(err)
		}
		got := ""
		if titles := slipTitle(sheet.Row(0)); len(titles) > 0 {
			got = titles[0].number
		}
		if got != want {
			t.Errorf("%q is the title of board %q, want %q", text, got, want)
		}
	}
}

func TestReadOwnBoard(t *testing.T) {
	for text, want := range map[string]ownBoard{
		"A:12":          {section: "A", number: "12"},
		"7;vul=ew":      {number: "7", vul: "ew"},
		"B2:7;vul=none": {section: "B2", number: "7", vul: "none"},
		"7":             {}, // no more than a number
		"7;vul=both":    {},
		"A:":            {},
		"10:30:00":      {},
		"1;2":           {},
	} {
		got, ok := readOwnBoard(text)
		if got != want || ok != (want != ownBoard{}) {
			t.Errorf("readOwnBoard(%q) = %+v, %v, want %+v", text, got, ok, want)
		}
	}
}
