package report_test

import (
	"archive/zip"
	"bytes"
	"io"
	"regexp"
	"slices"
	"strconv"
	"strings"
	"testing"
	"time"

	"github.com/google/go-cmp/cmp"
	"github.com/xuri/excelize/v2"

	"bridgecalc/internal/event"
	"bridgecalc/internal/report"
	"bridgecalc/internal/settings"
)

func writeXLSX(t *testing.T, ev *event.Event, settings settings.Settings, problems event.Problems) (*excelize.File, []byte) {
	t.Helper()
	data, err := write(report.XLSX, score(t, ev, settings), settings, problems)
	if err != nil {
		t.Fatal(err)
	}
	f, err := excelize.OpenReader(bytes.NewReader(data))
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { f.Close() })
	return f, data
}

// rowsOf are the cells of a sheet as they are seen, or as they are stored.
func rowsOf(t *testing.T, f *excelize.File, sheet string, stored bool) [][]string {
	t.Helper()
	rows, err := f.GetRows(sheet, excelize.Options{RawCellValue: stored})
	if err != nil {
		t.Fatal(err)
	}
	return rows
}

func TestWorkbookSheets(t *testing.T) {
	fi := settings.Default()
	fi.Language = "fi"
	for _, tt := range []struct {
		settings settings.Settings
		problems event.Problems
		want     []string
	}{
		{settings.Default(), nil, []string{"Ranking", "Travellers", "Matrix", "Personal cards", "Event"}},
		{settings.Default(), someProblems, []string{"Ranking", "Travellers", "Matrix", "Personal cards", "Event", "Problems"}},
		{fi, someProblems, []string{"Tulokset", "Jaot", "Ristitaulukko", "Parikortit", "Kilpailu", "Huomautukset"}},
	} {
		f, _ := writeXLSX(t, small(), tt.settings, tt.problems)
		if got := f.GetSheetList(); !slices.Equal(got, tt.want) {
			t.Errorf("sheets %q, want %q", got, tt.want)
		}
	}
}

func TestWorkbookRanking(t *testing.T) {
	f, _ := writeXLSX(t, small(), settings.Default(), nil)
	want := [][]string{
		{"Place", "Tied", "Pair", "Direction", "Names", "Boards", "Points", "Maximum", "%"},
		{"1", "", "1", "NS", "Aada Sininen & Bruno Amber", "4", "14", "16", "87.50%"},
		{"2", "", "3", "NS", `Elsa <Crimson> & Fredrik "Fred" Indigo`, "4", "9", "16", "56.25%"},
		{"3", "", "2", "NS", "Cecilia Violet & Didrik Punainen", "4", "3", "16", "18.75%"},
		{"1", "", "1", "EW", "Greta Keltainen & Hugo Ochre", "3", "7.50", "12", "62.50%"},
		{"2", "", "2", "EW", "=SUM(A1:A9) & -Inka Vihreä", "5", "10.00", "20", "50.00%"},
		{"3", "", "3", "EW", "Joel Sienna & Kerttu Turkoosi", "4", "6.00", "16", "37.50%"},
	}
	if diff := cmp.Diff(want, rowsOf(t, f, "Ranking", false)); diff != "" {
		t.Errorf("Ranking (-want +got):\n%s", diff)
	}
	// The numbers are numbers, and those that are printed.
	for cell, want := range map[string]string{"A2": "1", "C2": "1", "G5": "7.5", "I2": "0.875", "I4": "0.1875"} {
		checkNumber(t, f, "Ranking", cell, want)
	}
}

// checkNumber checks that a cell holds this number, and not a text.
func checkNumber(t *testing.T, f *excelize.File, sheet, cell, want string) {
	t.Helper()
	kind, err := f.GetCellType(sheet, cell)
	if err != nil {
		t.Fatal(err)
	}
	got, err := f.GetCellValue(sheet, cell, excelize.Options{RawCellValue: true})
	if err != nil {
		t.Fatal(err)
	}
	// A number is what has no type.
	if kind != excelize.CellTypeUnset && kind != excelize.CellTypeNumber {
		t.Errorf("%s!%s is of type %v, want a number", sheet, cell, kind)
	}
	if got != want {
		t.Errorf("%s!%s = %s, want %s", sheet, cell, got, want)
	}
}

// TestWorkbookTied checks that the mark of a tie stands apart from the place.
func TestWorkbookTied(t *testing.T) {
	f, _ := writeXLSX(t, sections(), settings.Default(), nil)
	rows := rowsOf(t, f, "Ranking", false)
	want := []string{"1", "=", "3", "B", "Greta Indigo & Fredrik Turkoosi", "3", "15", "18", "83.33%"}
	if diff := cmp.Diff(want, rows[2]); diff != "" {
		t.Errorf("second row (-want +got):\n%s", diff)
	}
}

// TestWorkbookFormulas checks that no text is taken for a formula.
func TestWorkbookFormulas(t *testing.T) {
	ev := mitchell(3, 3)
	names := []string{"=1+1", "+358 1", "-Inka", "@SUM(A1)", "=cmd|' /C calc'!A0", "'=2"}
	for i := range ev.Pairs {
		ev.Pairs[i].Names = []string{names[i]}
		ev.Pairs[i].Number = "=" + ev.Pairs[i].Number
	}
	ev.Title = "=TITLE()"
	f, _ := writeXLSX(t, ev, settings.Default(), event.Problems{{Text: "=1", Hint: "+1"}})
	var texts []string
	for _, sheet := range f.GetSheetList() {
		for i, row := range rowsOf(t, f, sheet, true) {
			for j, text := range row {
				cell, err := excelize.CoordinatesToCellName(j+1, i+1)
				if err != nil {
					t.Fatal(err)
				}
				if formula, err := f.GetCellFormula(sheet, cell); err != nil || formula != "" {
					t.Errorf("%s!%s has the formula %q (error %v)", sheet, cell, formula, err)
				}
				texts = append(texts, text)
			}
		}
	}
	for _, want := range append(names, "=TITLE()", "=1", "+1") {
		if !slices.Contains(texts, want) {
			t.Errorf("the text %q is not there as it was", want)
		}
	}
}

// TestWorkbookPaper checks that sheets are printed on the paper of the settings.
func TestWorkbookPaper(t *testing.T) {
	in := settings.Default()
	in.Paper = settings.Letter
	f, _ := writeXLSX(t, small(), in, nil)
	for _, sheet := range f.GetSheetList() {
		layout, err := f.GetPageLayout(sheet)
		if err != nil {
			t.Fatal(err)
		}
		if *layout.Size != 1 {
			t.Errorf("%s: size %d, want 1", sheet, *layout.Size)
		}
	}
}

// TestWorkbookLayout checks what makes long sheets usable, on the screen and
// on paper.
func TestWorkbookLayout(t *testing.T) {
	f, data := writeXLSX(t, small(), settings.Default(), nil)
	const a4 = 9
	for sheet, orientation := range map[string]string{"Ranking": "portrait", "Travellers": "landscape"} {
		panes, err := f.GetPanes(sheet)
		if err != nil {
			t.Fatal(err)
		}
		if !panes.Freeze || panes.YSplit != 1 {
			t.Errorf("%s: the heads are not frozen: %+v", sheet, panes)
		}
		layout, err := f.GetPageLayout(sheet)
		if err != nil {
			t.Fatal(err)
		}
		if *layout.Orientation != orientation || *layout.Size != a4 || *layout.FitToWidth != 1 {
			t.Errorf("%s: page %s, size %d, %d pages wide", sheet, *layout.Orientation, *layout.Size, *layout.FitToWidth)
		}
		props, err := f.GetSheetProps(sheet)
		if err != nil {
			t.Fatal(err)
		}
		if props.FitToPage == nil || !*props.FitToPage {
			t.Errorf("%s: pages are not scaled to the width of the sheet", sheet)
		}
	}
	var names []string
	for _, name := range f.GetDefinedName() {
		names = append(names, name.Name+" = "+name.RefersTo)
	}
	slices.Sort(names)
	want := []string{
		"_xlnm.Print_Area = 'Matrix'!$A$1:$H$7",
		"_xlnm.Print_Area = 'Personal cards'!$A$1:$M$31",
		"_xlnm.Print_Area = 'Ranking'!$A$1:$I$7",
		"_xlnm.Print_Area = 'Travellers'!$A$1:$Q$16",
		"_xlnm.Print_Titles = 'Matrix'!$1:$1",
		"_xlnm.Print_Titles = 'Personal cards'!$1:$1",
		"_xlnm.Print_Titles = 'Ranking'!$1:$1",
		"_xlnm.Print_Titles = 'Travellers'!$1:$1",
	}
	if diff := cmp.Diff(want, slices.DeleteFunc(names, func(s string) bool {
		return strings.HasPrefix(s, "_xlnm._FilterDatabase")
	})); diff != "" {
		t.Errorf("names (-want +got):\n%s", diff)
	}
	sheet := string(partOf(t, data, "xl/worksheets/sheet2.xml"))
	if !strings.Contains(sheet, "<autoFilter ref=") {
		t.Error("no filter")
	}
	last := 0
	for _, column := range regexp.MustCompile(`<col min="(\d+)"`).FindAllStringSubmatch(sheet, -1) {
		n, _ := strconv.Atoi(column[1])
		if n <= last {
			t.Errorf("the width of column %d comes after that of column %d", n, last)
		}
		last = n
	}
	if last != 17 {
		t.Errorf("%d columns have widths, want 17", last)
	}
}

// partOf is a file in a zip file.
func partOf(t *testing.T, data []byte, name string) []byte {
	t.Helper()
	archive, err := zip.NewReader(bytes.NewReader(data), int64(len(data)))
	if err != nil {
		t.Fatal(err)
	}
	file, err := archive.Open(name)
	if err != nil {
		t.Fatal(err)
	}
	defer file.Close()
	part, err := io.ReadAll(file)
	if err != nil {
		t.Fatal(err)
	}
	return part
}

func TestWorkbookProperties(t *testing.T) {
	for name, want := range map[string]string{"dated": "2026-11-30T00:00:00Z", "undated": "2000-01-01T00:00:00Z"} {
		ev := small()
		if name == "undated" {
			ev.Date = time.Time{}
		}
		f, _ := writeXLSX(t, ev, settings.Default(), nil)
		props, err := f.GetDocProps()
		if err != nil {
			t.Fatal(err)
		}
		if props.Creator != "bridgecalc" || props.Title != "Winter Cup & Dinner" ||
			props.Created != want || props.Modified != want || props.Language != "en" {
			t.Errorf("%s: properties %+v", name, props)
		}
	}
}

// TestWorkbookNames reads names back that are hard on XML.
func TestWorkbookNames(t *testing.T) {
	for name, want := range map[string]string{
		"😀 Aada":                "😀 Aada",
		"שרה & 王小明":             "שרה & 王小明",
		"A\nB\tC":               "A B C",
		"<b>&amp;\"'":           "<b>&amp;\"'",
		"_x0041_":               "_x0041_",
		"a\ufffeb\uffffc":       "a\ufffdb\ufffdc",
		"\xff":                  "\ufffd",
		strings.Repeat("W", 60): strings.Repeat("W", 60),
	} {
		ev := mitchell(3, 3)
		ev.Pairs[0].Names = []string{name}
		ev.Title = name
		f, _ := writeXLSX(t, ev, settings.Default(), nil)
		var names []string
		for _, row := range rowsOf(t, f, "Ranking", true) {
			names = append(names, row[4])
		}
		if !slices.Contains(names, want) {
			t.Errorf("%q is not among the names %q", want, names)
		}
		if title, err := f.GetCellValue("Event", "B1"); err != nil || title != want {
			t.Errorf("title %q, %v, want %q", title, err, want)
		}
	}
}
