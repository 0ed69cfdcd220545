package ingest

import (
	"fmt"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"
	"github.com/xuri/excelize/v2"

	"bridgecalc/internal/event"
)

// marked is a workbook of tables, of which rows are struck through or hidden.
func marked(t *testing.T, change func(f *excelize.File), sheets ...[2]string) (*event.Event, event.Problems) {
	t.Helper()
	f, err := excelize.OpenReader(strings.NewReader(workbook(t, sheets...)))
	if err != nil {
		t.Fatal(err)
	}
	change(f)
	path := filepath.Join(t.TempDir(), "club.xlsx")
	if err := f.SaveAs(path); err != nil {
		t.Fatal(err)
	}
	if _, err := os.Stat(path); err != nil {
		t.Fatal(err)
	}
	ev, problems, err := Read(path, Options{})
	if err != nil {
		t.Fatal(err)
	}
	return ev, problems
}

// strike draws a line through a row.
func strike(t *testing.T, sheet, from, to string) func(f *excelize.File) {
	return func(f *excelize.File) {
		style, err := f.NewStyle(&excelize.Style{Font: &excelize.Font{Strike: true}})
		if err == nil {
			err = f.SetCellStyle(sheet, from, to, style)
		}
		if err != nil {
			t.Fatal(err)
		}
	}
}

// TestStruckAndHidden leaves out what is struck through, and counts what is hidden,
// wherever it stands: each with a warning.
func TestStruckAndHidden(t *testing.T) {
	const (
		list = "Round,Home,Away,IMPs home,IMPs away,Boards\n1,Owls,Foxes,40,20,24\n1,Bears,Hares,33,41,24\n2,Owls,Bears,30,22,24\n2,Foxes,Hares,20,50,24\n2,Foxes,Hares,18,50,24"
		once = "Round,Home,Away,IMPs home,IMPs away,Boards\n1,Owls,Foxes,40,20,24\n1,Bears,Hares,33,41,24"
		play = "Board,NS,EW,Contract,By,Tricks\n1,1,2,4H,N,10\n1,3,4,3NT,W,8"
		four = "Chicago\nDeal,Dealer,North,South,East,West,Contract,By,Tricks\n1,N,A,B,C,D,1NT,N,7\n2,E,A,B,C,D,1S,E,6\n2,E,A,B,C,D,1S,E,7\n3,S,A,B,C,D,PASS,,\n4,W,A,B,C,D,1H,W,7"
	)
	matches := func(ev *event.Event) string {
		var all []string
		for _, m := range ev.Matches {
			all = append(all, m.HomeIMPs.String()+"–"+m.AwayIMPs.String())
		}
		return strings.Join(all, " ")
	}
	for _, tt := range []struct {
		name     string
		sheets   [][2]string
		change   func(f *excelize.File)
		got      func(ev *event.Event) string
		want     string
		problems []string
	}{
		{
			"a struck match",
			[][2]string{{"Matches", list}},
			strike(t, "Matches", "A5", "F5"), matches, "40–20 33–41 30–22 18–50",
			[]string{"club.xlsx:Matches!5: warning: this row is struck through, and does not count"},
		},
		{
			"a hidden match",
			[][2]string{{"Matches", once}},
			func(f *excelize.File) { _ = f.SetRowVisible("Matches", 3, false) }, matches, "40–20 33–41",
			[]string{"club.xlsx:Matches!3: warning: this row is hidden, and counts"},
		},
		{
			"a hidden sheet of matches",
			[][2]string{{"Front", "Welcome"}, {"Matches", once}},
			func(f *excelize.File) { _ = f.SetSheetVisible("Matches", false) }, matches, "40–20 33–41",
			[]string{"club.xlsx:Matches: warning: this sheet is hidden, and counts"},
		},
		{
			"a hidden deal",
			[][2]string{{"Chicago", strings.Replace(four, "2,E,A,B,C,D,1S,E,6\n", "", 1)}},
			func(f *excelize.File) { _ = f.SetRowVisible("Chicago", 4, false) }, func(ev *event.Event) string { return fmt.Sprint(len(ev.Deals)) }, "4",
			[]string{"club.xlsx:Chicago!4: warning: this row is hidden, and its result counts"},
		},
		{
			"hidden names",
			[][2]string{{"Results", play}, {"Names", "Pair,Name 1,Name 2\n1,Ann,Bo\n2,Cy,Di\n3,Ed,Flo\n4,Gus,Hal"}},
			func(f *excelize.File) { _ = f.SetColVisible("Names", "C", false) }, func(ev *event.Event) string { return strings.Join(ev.Pairs[0].Names, " & ") }, "Ann & Bo",
			[]string{"club.xlsx:Names!C1: warning: this column is hidden, and counts"},
		},
		{
			"a struck name",
			[][2]string{{"Results", play}, {"Names", "Pair,Name 1,Name 2\n1,Ann,Bo\n2,Cy,Di\n3,Ed,Flo\n4,Gus,Hal\n4,Ida,Jon"}},
			strike(t, "Names", "A5", "C5"), func(ev *event.Event) string { return strings.Join(shownPairs(ev), ", ") }, "1 Ann & Bo, 2 Cy & Di, 3 Ed & Flo, 4 Ida & Jon",
			[]string{"club.xlsx:Names!5: warning: this row is struck through, and does not count"},
		},
		{
			"a struck penalty",
			[][2]string{{"Results", play}, {"Penalties", "Pair,Amount,Unit,Reason\n3,10,% of a top,late\n4,0.5,MP,a phone"}},
			strike(t, "Penalties", "A2", "D2"), func(ev *event.Event) string {
				var all []string
				for _, a := range ev.Adjustments {
					all = append(all, a.Reason)
				}
				return strings.Join(all, ", ")
			}, "a phone",
			[]string{"club.xlsx:Penalties!2: warning: this row is struck through, and does not count"},
		},
		{
			"a struck deal",
			[][2]string{{"Chicago", four}},
			strike(t, "Chicago", "A4", "I4"), func(ev *event.Event) string {
				var all []string
				for _, d := range ev.Deals {
					all = append(all, string(rune('0'+d.Number))+":"+string(rune('0'+d.Tricks)))
				}
				return strings.Join(all, " ")
			}, "1:7 2:7 3:0 4:7",
			[]string{"club.xlsx:Chicago!4: warning: this row is struck through, and does not count"},
		},
	} {
		t.Run(tt.name, func(t *testing.T) {
			ev, problems := marked(t, tt.change, tt.sheets...)
			if diff := cmp.Diff(tt.problems, said(problems)); diff != "" {
				t.Error(diff)
			}
			if ev == nil {
				t.Fatal("no event")
			}
			if got := tt.got(ev); got != tt.want {
				t.Errorf("got %s, want %s", got, tt.want)
			}
		})
	}
}
