package report_test

import (
	"bytes"
	"encoding/csv"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"

	"bridgecalc/internal/event"
	"bridgecalc/internal/report"
	"bridgecalc/internal/settings"
)

func writeCSV(t *testing.T, ev *event.Event, settings settings.Settings) string {
	t.Helper()
	data, err := write(report.CSV, score(t, ev, settings), settings, nil)
	if err != nil {
		t.Fatal(err)
	}
	text, ok := bytes.CutPrefix(data, []byte("\xEF\xBB\xBF"))
	if !ok {
		t.Error("no byte order mark")
	}
	return string(text)
}

func TestCSV(t *testing.T) {
	fi := settings.Default()
	fi.Language = "fi"
	for _, tt := range []struct {
		settings settings.Settings
		want     []string
	}{
		{settings.Default(), []string{
			"Place,Tied,Pair,Direction,Names,Boards,Points,Maximum,%",
			"1,,1,NS,Aada Sininen & Bruno Amber,4,14,16,87.50",
			`2,,3,NS,"Elsa <Crimson> & Fredrik ""Fred"" Indigo",4,9,16,56.25`,
			"3,,2,NS,Cecilia Violet & Didrik Punainen,4,3,16,18.75",
			"1,,1,EW,Greta Keltainen & Hugo Ochre,3,7.50,12,62.50",
			"2,,2,EW,'=SUM(A1:A9) & -Inka Vihreä,5,10.00,20,50.00",
			"3,,3,EW,Joel Sienna & Kerttu Turkoosi,4,6.00,16,37.50",
			"club.xlsx · checksum 3fa9c210 · bridgecalc",
			"",
		}},
		{fi, []string{
			"Sija;Jaettu;Pari;Ilmansuunta;Nimet;Jakoja;MP;Enintään;%",
			"1;;1;N-S;Aada Sininen & Bruno Amber;4;14;16;87,50",
			`2;;3;N-S;"Elsa <Crimson> & Fredrik ""Fred"" Indigo";4;9;16;56,25`,
			"3;;2;N-S;Cecilia Violet & Didrik Punainen;4;3;16;18,75",
			"1;;1;E-W;Greta Keltainen & Hugo Ochre;3;7,50;12;62,50",
			"2;;2;E-W;'=SUM(A1:A9) & -Inka Vihreä;5;10,00;20;50,00",
			"3;;3;E-W;Joel Sienna & Kerttu Turkoosi;4;6,00;16;37,50",
			"club.xlsx · tarkiste 3fa9c210 · bridgecalc",
			"",
		}},
	} {
		got := firstAndLast(writeCSV(t, small(), tt.settings))
		if diff := cmp.Diff(tt.want, got); diff != "" {
			t.Errorf("%s (-want +got):\n%s", tt.settings.Language, diff)
		}
	}
}

// firstAndLast returns the lines of the first list of a text file and its last line.
func firstAndLast(text string) []string {
	const blank = "\r\n\r\n"
	return strings.Split(text[:strings.Index(text, blank)+2]+text[strings.LastIndex(text, blank)+len(blank):], "\r\n")
}

// TestCSVFormulas checks that no cell is a formula, whatever it is called.
func TestCSVFormulas(t *testing.T) {
	for _, name := range []string{"=1+1", "+358 1", "-Inka", "@SUM(A1)", "\t=1", "=cmd|' /C calc'!A0", "==", "a\r\n=2", "; =3", `"=4`} {
		ev := sections()
		ev.Title, ev.Sources[0].File = name, name
		for i := range ev.Pairs {
			ev.Pairs[i].Names = []string{name, name}
			ev.Pairs[i].Number = name + ev.Pairs[i].Number
			ev.Pairs[i].Section = name + ev.Pairs[i].Section
		}
		r := csv.NewReader(strings.NewReader(writeCSV(t, ev, settings.Default())))
		r.FieldsPerRecord = -1
		records, err := r.ReadAll()
		if err != nil {
			t.Fatal(err)
		}
		if least := 1 + len(ev.Pairs) + 1; len(records) < least {
			t.Errorf("%q: %d rows, want %d and those of the results", name, len(records), least)
		}
		for _, record := range records {
			for _, cell := range record {
				if cell != "=" && cell != "" && strings.ContainsAny(cell[:1], "=+-@\t\r") {
					t.Errorf("%q: cell %q is a formula", name, cell)
				}
			}
		}
	}
}

// TestNotesInData has the sentences that say how the results came about in the documents
// for programs as well.
func TestNotesInData(t *testing.T) {
	ev := small()
	if text := writeCSV(t, ev, settings.Default()); !strings.Contains(text, "\nRemark,Board 5 was played only once and gives both sides 50 %.\r\n") {
		t.Errorf("no such remark in the text file:\n%s", text)
	}
	data, err := write(report.JSON, score(t, ev, settings.Default()), settings.Default(), nil)
	if err != nil || !bytes.Contains(data, []byte(`"Board 5 was played only once and gives both sides 50 %."`)) {
		t.Errorf("no such note for programs: %v", err)
	}
}
