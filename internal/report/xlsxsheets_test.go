package report_test

import (
	"bytes"
	"path/filepath"
	"testing"

	"github.com/google/go-cmp/cmp"
	"github.com/xuri/excelize/v2"

	"bridgecalc/internal/report"
	"bridgecalc/internal/settings"
)

func TestWorkbookTravellers(t *testing.T) {
	f, _ := writeXLSX(t, small(), settings.Default(), nil)
	rows := rowsOf(t, f, "Travellers", false)
	want := [][]string{
		{
			"Board", "Dealer", "Vulnerable", "Table", "Round", "NS", "EW", "Contract", "Declarer", "Lead", "Tricks",
			"Score NS", "Score EW", "Points NS", "Points EW", "NS %", "Remark",
		},
		{"1", "N", "None", "1", "1", "1", "1", "4♥", "S", "♠K", "10", "420", "", "4", "0", "100.00%"},
		{"1", "N", "None", "3", "1", "3", "3", "3NT", "N", "", "9", "400", "", "2", "2", "50.00%"},
		{"1", "N", "None", "2", "1", "2", "2", "4♥", "S", "♣10", "9", "", "50", "0", "4", "0.00%"},
	}
	if diff := cmp.Diff(want, rows[:len(want)]); diff != "" {
		t.Errorf("Travellers (-want +got):\n%s", diff)
	}
	if len(rows) != 1+5*3 {
		t.Errorf("%d rows, want the heads and 15 results", len(rows))
	}
	for row, remark := range map[int]string{9: "A+/A-", 12: "not played"} {
		if got := rows[row][len(rows[row])-1]; got != remark {
			t.Errorf("remark in row %d = %q, want %q", row+1, got, remark)
		}
	}
	for cell, want := range map[string]string{"A2": "1", "K2": "10", "L2": "420", "N8": "3.5", "P8": "0.875"} {
		checkNumber(t, f, "Travellers", cell, want)
	}
}

func TestWorkbookMatrix(t *testing.T) {
	f, _ := writeXLSX(t, small(), settings.Default(), nil)
	rows := rowsOf(t, f, "Matrix", false)
	want := [][]string{
		{"Pair", "Direction", "Names", "1", "2", "3", "4", "5"},
		{"1", "NS", "Aada Sininen & Bruno Amber", "100.00%", "100.00%", "100.00%", "", "50.00%"},
		{"3", "NS", `Elsa <Crimson> & Fredrik "Fred" Indigo`, "50.00%", "0.00%", "87.50%", "87.50%"},
	}
	if diff := cmp.Diff(want, rows[:len(want)]); diff != "" {
		t.Errorf("Matrix (-want +got):\n%s", diff)
	}
	checkNumber(t, f, "Matrix", "F3", "0.875")
}

func TestWorkbookCards(t *testing.T) {
	f, _ := writeXLSX(t, small(), settings.Default(), nil)
	rows := rowsOf(t, f, "Personal cards", false)
	const card = "Pair NS 1 · Aada Sininen & Bruno Amber"
	want := [][]string{
		{
			"Personal cards", "Round", "Board", "Opponents Pair", "Opponents Names", "Contract", "Lead",
			"Own score", "Own points", "Top", "%", "Mark", "Remark",
		},
		{card, "1", "1", "1", "Greta Keltainen & Hugo Ochre", "4♥ S =", "♠K", "420", "4", "4", "100.00%", "▲"},
	}
	if diff := cmp.Diff(want, rows[:len(want)]); diff != "" {
		t.Errorf("Personal cards (-want +got):\n%s", diff)
	}
	if len(rows) != 1+2*5*3 {
		t.Errorf("%d rows, want the heads and both sides of 15 results", len(rows))
	}
	checkNumber(t, f, "Personal cards", "H2", "420")
}

func TestWorkbookEvent(t *testing.T) {
	f, _ := writeXLSX(t, small(), settings.Default(), nil)
	want := [][]string{
		{"Title", "Winter Cup & Dinner"},
		{"Date", "2026-11-30"},
		{"Method", "Matchpoints"},
		{"Boards", "5"},
		{"Top", "4"},
		{"Pairs", "6"},
		{"Input", "club.xlsx"},
		{"Checksum", "3fa9c210"},
		{"Remark", "A result earns 2 matchpoints for each lower score on the board and 1 for each equal one, at most 4; percentages are of what the boards played could give."},
		{"Remark", "Boards 3 and 4 have fewer scores to compare than a full board; Neuberg's formula brought them to the same top."},
		{"Remark", "Board 5 was played only once and gives both sides 50 %."},
		{"Remark", "1 result is an artificial score (Law 12C2)."},
		{"Remark", "A+ is 60 %, or the pair's own average on its other boards where that is more; A− is 40 %, or the own average where that is less."},
		{"Remark", "The pairs did not all play the same number of boards; the percentage decides."},
		{"Remark", "Pairs with exactly the same percentage share the place."},
	}
	if diff := cmp.Diff(want, rowsOf(t, f, "Event", false)); diff != "" {
		t.Errorf("Event (-want +got):\n%s", diff)
	}
	// A date is a number of days.
	checkNumber(t, f, "Event", "B2", "46356")
}

// TestWorkbookCross checks that the own cells of a cross table are hatched, and
// that words stand below the numbers in columns of figures.
func TestWorkbookCross(t *testing.T) {
	workbook := writeContest(t, readContest(t, filepath.Join("table", "testdata", "swiss.csv")), report.XLSX, "en")
	f, err := excelize.OpenReader(bytes.NewReader(workbook))
	if err != nil {
		t.Fatal(err)
	}
	defer f.Close()
	style := func(cell string) *excelize.Style {
		id, err := f.GetCellStyle("Cross table", cell)
		if err != nil {
			t.Fatal(err)
		}
		style, err := f.GetStyle(id)
		if err != nil {
			t.Fatal(err)
		}
		return style
	}
	const hatched = 16
	for cell, want := range map[string]int{"C2": hatched, "C3": hatched, "D2": 0, "D4": hatched} {
		if got := style(cell).Fill.Pattern; got != want {
			t.Errorf("%s: pattern %d, want %d", cell, got, want)
		}
	}
	if got := style("D3").Alignment; got == nil || got.Horizontal != "right" {
		t.Errorf("the IMPs are aligned %+v", got)
	}
}
