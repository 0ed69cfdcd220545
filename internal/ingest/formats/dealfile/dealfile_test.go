package dealfile

import (
	"fmt"
	"strings"
	"testing"

	"bridgecalc/internal/ingest/formats/formattest"
)

const (
	north, east, south, west = "AKQJ.T98.765.432", "T987.AKQJ.432.65", "654.765.AKQJ.987", "32.432.T98.AKQJT"
	whole                    = "N:" + north + " " + east + " " + south + " " + west
)

// dupOf writes deals as Duplimate does.
func dupOf(lowest int, hands ...[4]string) string {
	var b strings.Builder
	for range hands {
		for _, hand := range [3]string{north, east, south} {
			for suit, cards := range strings.Split(hand, ".") {
				for _, card := range cards {
					fmt.Fprintf(&b, "%02d", 13*suit+strings.IndexRune(ranks, card)+1)
				}
			}
		}
		fmt.Fprintf(&b, "%68s%s%-3d%s%-3d", "", "YN", lowest, "1 ", lowest+len(hands)-1)
	}
	return b.String()
}

func lin(hand string) string {
	suits := strings.Split(hand, ".")
	return "S" + suits[0] + "H" + suits[1] + "D" + suits[2] + "C" + suits[3]
}

func TestRead(t *testing.T) {
	deal := [4]string{north, east, south, west}
	md := "md|3" + lin(south) + "," + lin(west) + "," + lin(north) + ","
	row := func(line int, board string) string {
		return fmt.Sprintf("%d: Board=%q Deal=%q", line, board, whole)
	}
	for _, tt := range []struct {
		name, data string
		want       []string
	}{
		{"PBN", "% PBN 2.1\n[Board \"7\"]\n[Deal \"" + whole + "\"]\n[Contract \"\"]\n", []string{row(3, "7")}},
		{"Duplimate", dupOf(7, deal, deal), []string{row(1, "7"), row(2, "8")}},
		{"LIN", md + lin(east) + "|rh||ah|Board 7|sv|0|pg||\n", []string{row(1, "7")}},
		{"LIN without East", md + "|rh||ah|Board 7|sv|0|pg||\n", []string{row(1, "7")}},
		{"LIN with the board before", "qx|o7|pn|a,b,c,d|" + md + "|sv|o|pg||\nqx|c7|pn|e,f,g,h|" + md + "|sv|o|pg||\n", []string{row(1, "7")}},
		{"LIN with the board's name and its place", "qx|o1|" + md + "|ah|Board 2|sv|o|pg||\nqx|o2|" + md + "|ah|Board 3|pg||\n", []string{row(1, "2"), row(2, "3")}},
		{"LIN without board", md + "|sv|o|pg||\n", []string{"a deal does not say of which board it is"}},
		{"a card twice", strings.Replace(dupOf(7, deal), "01", "02", 1), []string{"the deal of board 7 is left out"}},
		{"DLM", "[Document]\nHeadline=x\nBoard 01=" + strings.Repeat("a", 26) + "098\n", []string{"save the hand records as PBN"}},
	} {
		t.Run(tt.name, func(t *testing.T) {
			if !Is([]byte(tt.data)) {
				t.Error("it is not known as hand records")
			}
			got := formattest.Dump(Read("hands", []byte(tt.data)))
			for _, want := range tt.want {
				if !strings.Contains(got, want) {
					t.Errorf("want %s in\n%s", want, got)
				}
			}
			if n := strings.Count(got, "Deal="); strings.Contains(tt.want[0], "Deal=") && n != len(tt.want) {
				t.Errorf("%d deals, want %d:\n%s", n, len(tt.want), got)
			}
		})
	}
}

// TestWrongCardOnce warns once of a deal with a card that there is not.
func TestWrongCardOnce(t *testing.T) {
	deal := [4]string{north, east, south, west}
	_, problems := Read("club.dup", []byte(strings.Replace(dupOf(7, deal), "01", "53", 1)))
	if len(problems) != 1 || !strings.Contains(problems[0].Text, `it has no card "53"`) {
		t.Errorf("problems %v, want one about card 53", problems)
	}
}

func TestIsNot(t *testing.T) {
	for name, data := range map[string]string{
		"results in PBN":    "% PBN\n[Board \"1\"]\n[Deal \"" + whole + "\"]\n[Contract \"4S\"]\n[Declarer \"N\"]\n[Result \"10\"]\n",
		"results as CSV":    "Board,NS,EW,Score\n1,1,2,420\n",
		"digits of a table": strings.Repeat("1", 78),
		"nothing":           "",
	} {
		if Is([]byte(data)) {
			t.Errorf("%s are taken for hand records", name)
		}
	}
}
