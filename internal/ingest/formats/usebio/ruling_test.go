package usebio

import (
	"strings"
	"testing"

	"bridgecalc/internal/ingest/formats/formattest"
)

// TestRulings finds what results without contract and score came to by the points that
// the file gives them.
func TestRulings(t *testing.T) {
	line := func(ns, contract, score, points string) string {
		if nsPoints, ewPoints, ok := strings.Cut(points, " "); ok {
			points = "<NS_P_POINTS>" + nsPoints + "</NS_P_POINTS><EW_P_POINTS>" + ewPoints + "</EW_P_POINTS>"
		}
		return "<TRAVELLER_LINE><NS_PAIR_NUMBER>" + ns + "</NS_PAIR_NUMBER><EW_PAIR_NUMBER>1" + ns + "</EW_PAIR_NUMBER>" +
			"<CONTRACT>" + contract + "</CONTRACT><PLAYED_BY>N</PLAYED_BY><SCORE>" + score + "</SCORE>" + points + "</TRAVELLER_LINE>"
	}
	for _, tt := range []struct{ name, kind, tag, played, ruled, want string }{
		{"the top of three results", "MP_PAIRS", "MATCH", "2 0|0 2", "2.4 1.6", "60/40"},
		{"the top of the others", "MP_PAIRS", "MATCH", "4 0|0 4", "2 2", "50/50"},
		{"another percentage", "MP_PAIRS", "MATCH", "3 1|1 3", "2.5 1.5", "62.50/37.50"},
		{"a top of one a comparison", "MP_PAIRS", "MATCH", "2 0|0 2", "1.2 0.8", "60/40"},
		{"average plus for both", "MP_PAIRS", "MATCH", "4 0|0 4", "2.4 2.4", "60/60"},
		{"average minus for both", "MP_PAIRS", "MATCH", "4 0|0 4", "1.6 1.6", "40/40"},
		{"no top fits", "MP_PAIRS", "MATCH", "4 0|0 4", "3 0.3", arbitral},
		{"no points", "MP_PAIRS", "MATCH", "2 0|0 2", "", "not played"},
		{"no points anywhere", "MP_PAIRS", "MATCH", "|", "", arbitral},
		{"IMPs", "BUTLER_PAIRS", "BUTLER", "5 -5|-5 5", "3 -3", "60/40"},
		{"IMPs of no award", "BUTLER_PAIRS", "BUTLER", "5 -5|-5 5", "1.5 -1.5", arbitral},
	} {
		t.Run(tt.name, func(t *testing.T) {
			first, second, _ := strings.Cut(tt.played, "|")
			file := fileOf(tt.kind, "<BOARD><BOARD_NUMBER>1</BOARD_NUMBER>"+
				line("1", "4H", "420", first)+line("2", "4H", "-50", second)+line("3", "", "0", tt.ruled)+"</BOARD>")
			file = strings.NewReplacer("_P_POINTS", "_"+tt.tag+"_POINTS").Replace(file)
			got := formattest.Dump(Read("club.xml", []byte(file)))
			if want := `Remarks="` + tt.want + `"`; !strings.Contains(got, want) {
				t.Errorf("want %s in\n%s", want, got)
			}
		})
	}
}

// TestMarks takes dealer and vulnerability where they are not those of the board's number.
func TestMarks(t *testing.T) {
	marked := func(dealer, vul string) string {
		return formattest.Dump(Read("club.xml", []byte(fileOf("MP_PAIRS",
			strings.Replace(board, "</BOARD_NUMBER>", "</BOARD_NUMBER><DEALER>"+dealer+"</DEALER><VULNERABILITY>"+vul+"</VULNERABILITY>", 1)))))
	}
	if got := marked("S", "All"); !strings.Contains(got, `Dealer="S" Vul="All"`) {
		t.Error(got)
	}
	if got := marked("N", "None"); strings.Contains(got, "Dealer") {
		t.Error(got)
	}
}
