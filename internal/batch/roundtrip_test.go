package batch

import (
	"encoding/csv"
	"encoding/json"
	"fmt"
	"html"
	"math/rand/v2"
	"os"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"
	"github.com/xuri/excelize/v2"

	"bridgecalc/internal/ingest/longer"
	"bridgecalc/internal/report"
	"bridgecalc/internal/settings"
)

// TestWrittenThenRead has 39 events of every kind written in every format that holds them,
// read again, and come to the same results, names, amounts and standings.
func TestWrittenThenRead(t *testing.T) {
	for _, kind := range drawnKinds {
		t.Run(string(kind), func(t *testing.T) {
			t.Parallel()
			for n := range longer.Times(t, 3) {
				e := draw(rand.New(rand.NewPCG(uint64(n), 14)), kind)
				if readsAgain(t, &e, formatsOf(kind), nil); t.Failed() {
					t.Fatalf("event %d\n%s\n%s", n, e.results, e.names)
				}
			}
		})
	}
}

// TestWrittenInEveryLanguage does the same with lists in every language, some of them with
// its own letters for suits and seats.
func TestWrittenInEveryLanguage(t *testing.T) {
	for n, language := range report.Languages() {
		t.Run(language, func(t *testing.T) {
			t.Parallel()
			letters := []string{"no", "yes"}[n%2]
			for i, kind := range drawnKinds {
				if (n+i)%3 > 0 && longer.Times(t, 1) == 1 {
					continue
				}
				e := draw(rand.New(rand.NewPCG(uint64(n), uint64(i))), kind)
				formats := []report.Format{[]report.Format{report.XLSX, report.CSV}[(n+i)%2]}
				if readsAgain(t, &e, formats, settings.Layer{{Key: "lang", Value: language}, {Key: "own-letters", Value: letters}}); t.Failed() {
					t.Fatalf("%s, own letters %s\n%s\n%s", kind, letters, e.results, e.names)
				}
			}
		})
	}
}

// readsAgain writes an event in some formats, as flags say, and holds what comes back from
// each against what was written.
func readsAgain(t *testing.T, e *drawn, formats []report.Format, flags settings.Layer) {
	t.Helper()
	path := filepath.Join(e.folder(t), "event.csv")
	want := scoredAgain(t, path, e.kind, "")
	for _, format := range formats {
		o := runAs(t, path, format, flags)
		if o.Failed() || len(o.Documents) != 1 {
			t.Errorf("not written as %s: %v %v", format, o.Err, o.Problems)
			continue
		}
		got := scoredAgain(t, o.Documents[0], e.kind, format)
		if diff := cmp.Diff(stripped(t, want, e.kind, format), stripped(t, got, e.kind, format)); diff != "" {
			t.Errorf("read again from %s (-want +got):\n%s", format, diff)
		}
	}
}

// TestAmountsStandUnderTheirHeadings has penalties, bonuses, handicaps and what was
// carried forward in every kind of contest and in every format: each is written, all rows
// have as many cells as there are heads, and each amount stands in its column.
func TestAmountsStandUnderTheirHeadings(t *testing.T) {
	for _, kind := range drawnKinds {
		t.Run(string(kind), func(t *testing.T) {
			t.Parallel()
			for n := range longer.Times(t, 6) {
				e := draw(rand.New(rand.NewPCG(uint64(n), 10)), kind)
				dir := e.folder(t)
				path := filepath.Join(dir, "event.csv")
				var outcome Outcome
				Run(t.Context(), []string{path}, Options{Formats: report.Formats()}, func(o Outcome) { outcome = o })
				if want := len(formatsOf(kind)) + 2; outcome.Failed() || len(outcome.Documents) != want { // and the page in two formats
					t.Fatalf("event %d: %d documents, want %d: %v %v", n, len(outcome.Documents), want, outcome.Err, outcome.Problems)
				}
				stem := strings.TrimSuffix(outcome.Documents[0], filepath.Ext(outcome.Documents[0]))
				checkAmounts(t, rankingOfCSV(t, stem+".csv"), e.amounts)
				checkAmounts(t, rankingOfWorkbook(t, stem+".xlsx"), e.amounts)
				checkAmounts(t, rankingOfPage(t, stem+".html"), e.amounts)
				if t.Failed() {
					t.Fatalf("event %d\n%s\n%s", n, e.results, e.names)
				}
			}
		})
	}
}

// columnsOfAmounts are how the columns of amounts begin, in sheets and as classes of the
// page.
var columnsOfAmounts = map[string][]string{
	"Penalty": {"Penalties", "penalty"}, "Bonus": {"Bonuses", "bonus"}, "Carry-forward": {"Carried over", "carry_over"}, "Handicap": {"Handicap", "handicap"},
}

// checkAmounts holds a ranking, with its heads first, against the amounts that were given.
func checkAmounts(t *testing.T, rows [][]string, amounts []amount) {
	t.Helper()
	heads := rows[0]
	for _, row := range rows[1:] {
		if len(row) != len(heads) {
			t.Errorf("%d cells under %d heads: %q", len(row), len(heads), row)
		}
	}
	found := 0
	for _, row := range rows[1:] {
		for col, head := range heads {
			for kind, names := range columnsOfAmounts {
				if col >= len(row) || row[col] == "" || !slices.ContainsFunc(names, func(name string) bool { return strings.HasPrefix(head, name) }) {
					continue
				}
				found++
				value := strings.ReplaceAll(strings.TrimRight(row[col], "0"), "−", "-")
				is := func(a amount) bool {
					return a.kind == kind && strings.TrimRight(a.text, "0") == strings.TrimSuffix(value, ".") &&
						slices.ContainsFunc(row, func(cell string) bool { return strings.HasPrefix(cell, a.who) })
				}
				if !slices.ContainsFunc(amounts, is) {
					t.Errorf("%s %s was not given to %q: %v", kind, row[col], row, amounts)
				}
			}
		}
	}
	if found != len(amounts) {
		t.Errorf("%d amounts in %q, want %d", found, rows, len(amounts))
	}
}

// rankingOfCSV returns the first list of a text file.
func rankingOfCSV(t *testing.T, path string) [][]string {
	t.Helper()
	data, err := os.ReadFile(path)
	if err != nil {
		t.Fatal(err)
	}
	first, _, _ := strings.Cut(strings.TrimPrefix(string(data), "\uFEFF"), "\r\n\r\n")
	r := csv.NewReader(strings.NewReader(first))
	r.FieldsPerRecord = -1
	rows, err := r.ReadAll()
	if err != nil {
		t.Fatal(err)
	}
	return rows
}

// rankingOfWorkbook returns the first sheet of a workbook.
func rankingOfWorkbook(t *testing.T, path string) [][]string {
	t.Helper()
	f, err := excelize.OpenFile(path)
	if err != nil {
		t.Fatal(err)
	}
	defer f.Close()
	rows, err := f.GetRows("Ranking")
	if err != nil {
		t.Fatal(err)
	}
	for i := range rows { // blank cells at the end of a row are left out
		for len(rows[i]) < len(rows[0]) {
			rows[i] = append(rows[i], "")
		}
	}
	return rows
}

var (
	pageTable = regexp.MustCompile(`(?s)<section id="ranking">.*?</section>`)
	pageRow   = regexp.MustCompile(`(?s)<tr[^>]*>.*?</tr>`)
	pageCell  = regexp.MustCompile(`(?s)<t[dh][^>]*?class="([a-z_]+)[^"]*"[^>]*>(.*?)</t[dh]>`)
	pageTag   = regexp.MustCompile(`<[^>]*>`)
)

// rankingOfPage returns the ranking of a page for the web, with the classes of the columns
// as heads.
func rankingOfPage(t *testing.T, path string) [][]string {
	t.Helper()
	data, err := os.ReadFile(path)
	if err != nil {
		t.Fatal(err)
	}
	var rows [][]string
	for _, row := range pageRow.FindAllString(pageTable.FindString(string(data)), -1) {
		var classes, texts []string
		for _, cell := range pageCell.FindAllStringSubmatch(row, -1) {
			classes = append(classes, cell[1])
			texts = append(texts, html.UnescapeString(pageTag.ReplaceAllString(cell[2], "")))
		}
		switch {
		case strings.Contains(row, "<th"):
		case len(rows) == 0:
			rows = append(rows, classes, texts)
		default:
			rows = append(rows, texts)
		}
	}
	if len(rows) == 0 {
		t.Fatal("there is no ranking on the page")
	}
	return rows
}

// formatsOf returns the formats that hold a kind of contest.
func formatsOf(kind contest) []report.Format {
	formats := []report.Format{report.XLSX, report.CSV, report.JSON}
	switch {
	case kind == "Chicago" || kind == "rubber":
		return formats
	case isOfTeams(kind):
		return append(formats, report.USEBIO)
	}
	return append(formats, report.USEBIO, report.PBN)
}

// folder returns a folder with the files of an event.
func (e *drawn) folder(t *testing.T) string {
	t.Helper()
	files := map[string]string{"event.csv": e.results}
	if e.names != "" {
		files["event-names.csv"] = e.names
	}
	return folder(t, files)
}

func isOfTeams(kind contest) bool {
	return slices.Contains([]contest{"match", "league with boards", "list of matches"}, kind)
}

// isOfMatches reports whether a kind of contest is made of matches.
func isOfMatches(kind contest) bool { return isOfTeams(kind) || kind == "Swiss pairs" }

// runAs writes a file in a format.
func runAs(t *testing.T, path string, format report.Format, flags settings.Layer) Outcome {
	t.Helper()
	var outcome Outcome
	Run(t.Context(), []string{path}, Options{Formats: []report.Format{format}, Flags: flags, Force: true}, func(o Outcome) { outcome = o })
	return outcome
}

// scoredAgain returns the document for programs that a file comes to.
func scoredAgain(t *testing.T, path string, kind contest, format report.Format) map[string]any {
	t.Helper()
	o := runAs(t, path, report.JSON, nil)
	if o.Failed() || len(o.Documents) != 1 {
		t.Errorf("%s of %s is not read: %v %v", format, kind, o.Err, o.Problems)
		return nil
	}
	data, err := os.ReadFile(o.Documents[0])
	if err != nil {
		t.Fatal(err)
	}
	var doc map[string]any
	if err := json.Unmarshal(data, &doc); err != nil {
		t.Fatal(err)
	}
	return doc
}

// stripped returns the lines of a document without what says where it was read, and
// what a format has no room for.
func stripped(t *testing.T, doc map[string]any, kind contest, format report.Format) []string {
	t.Helper()
	kept := without(doc, func(key string) bool {
		switch key {
		case "problems", "source", "checksum":
			return true
		case "notes": // whose order is that of the pairs
			return true
		case "winners": // USEBIO always says it
			return format == report.USEBIO
		case "table":
			return format == report.USEBIO
		case "round":
			return format == report.USEBIO && !isOfMatches(kind)
		}
		return false
	})
	text, err := json.MarshalIndent(kept, "", " ")
	if err != nil {
		t.Fatal(err)
	}
	return strings.Split(string(text), "\n")
}

// without returns a copy of a value of JSON without some members of its objects.
func without(value any, dropped func(key string) bool) any {
	switch v := value.(type) {
	case map[string]any:
		kept := make(map[string]any)
		for key, member := range v {
			if !dropped(key) {
				kept[key] = without(member, dropped)
			}
		}
		return kept
	case []any:
		kept := make([]any, len(v))
		for i := range v {
			kept[i] = without(v[i], dropped)
		}
		return kept
	}
	return value
}

// TestSitOutsOfTheMovementAreWritten has the boards that a pair is found to have sat out
// in the documents, from which the same comes again.
func TestSitOutsOfTheMovementAreWritten(t *testing.T) {
	const five = "# sitout: 60\nBoard,NS,EW,Score\n" +
		"1,1,2,420\n1,3,4,-50\n2,5,1,110\n2,2,3,100\n3,4,5,110\n3,1,3,90\n4,2,4,90\n4,5,3,100\n5,1,4,90\n5,2,5,620\n"
	path := filepath.Join(folder(t, map[string]string{"five.csv": five}), "five.csv")
	want := scoredAgain(t, path, "Howell", "")
	if sitOuts, _ := want["sit_outs"].([]any); len(sitOuts) != 5 {
		t.Errorf("sit-outs %v, want one of each board", want["sit_outs"])
	}
	for _, format := range formatsOf("Howell") {
		o := runAs(t, path, format, nil)
		got := scoredAgain(t, o.Documents[0], "Howell", format)
		if diff := cmp.Diff(want["standings"], got["standings"]); diff != "" {
			t.Errorf("read again from %s (-want +got):\n%s", format, diff)
		}
	}
}

// TestPairsOfTwoDirectionsInRemarks distinguishes NS 1 from EW 1 in the remarks, and says on the
// cards where a pair sat in the other direction.
func TestPairsOfTwoDirectionsInRemarks(t *testing.T) {
	dir := folder(t, map[string]string{
		"overlap.csv":       "# winners: 2\nBoard,NS,EW,Score\n1,1,1,110\n1,2,2,140\n2,1,2,90\n2,2,1,100\n",
		"overlap-names.csv": "Direction,Pair,Name 1,Name 2,Penalty\nNS,1,Ann Ash,Bo Birch,\nNS,2,Cyd Cedar,Dag Elm,\nEW,1,Eva Fir,Finn Gorse,1 MP\nEW,2,Gro Hazel,Hal Ivy,\n",
		"turned.csv":        "Board,NS,EW,Score\n1,1,3,110\n1,2,4,140\n2,1,3,90\n2,2,4,100\n3,4,1,110\n3,2,3,-100\n4,1,4,90\n4,2,3,110\n",
	})
	notes := fmt.Sprint(scoredAgain(t, filepath.Join(dir, "overlap.csv"), "Mitchell", "")["notes"])
	if !strings.Contains(notes, "EW 1: −1 Points") {
		t.Errorf("no penalty of EW 1 in %s", notes)
	}
	workbook := runAs(t, filepath.Join(dir, "turned.csv"), report.XLSX, nil).Documents[0]
	f, err := excelize.OpenFile(workbook)
	if err != nil {
		t.Fatal(err)
	}
	defer f.Close()
	rows, err := f.GetRows("Personal cards")
	if err != nil {
		t.Fatal(err)
	}
	want := []string{"Pair NS 1", "3", "EW", "4"}
	if !slices.ContainsFunc(rows, func(row []string) bool { return len(row) >= len(want) && slices.Equal(row[:len(want)], want) }) {
		t.Errorf("no row %q on the cards: %q", want, rows)
	}
}

// TestUnequalMatchesAreReadAgain has rulings that give the sides of matches different IMPs,
// of teams of four and of eight: the line of the match has what each side won less what it
// lost, in every document, and comes back from each.
func TestUnequalMatchesAreReadAgain(t *testing.T) {
	const four = "Round,Home,Away,Room,Board,NS,EW,Contract\n" +
		"1,Foxes,Owls,open,1,Foxes,Owls,A-/A-\n1,Foxes,Owls,closed,1,Owls,Foxes,PASS\n" +
		"1,Foxes,Owls,open,2,Foxes,Owls,4HN=\n1,Foxes,Owls,closed,2,Owls,Foxes,4HN-1\n" +
		"2,Foxes,Owls,open,3,Foxes,Owls,45/30\n2,Foxes,Owls,closed,3,Owls,Foxes,PASS\n"
	const eight = "Round,Table,Home,Away,Board,NS,EW,Score\n" +
		"1,1,Foxes,Owls,1,Foxes,Owls,NS +140; EW -170\n1,2,Foxes,Owls,1,Owls,Foxes,-100\n1,3,Foxes,Owls,1,Foxes,Owls,110\n1,4,Foxes,Owls,1,Owls,Foxes,-100\n" +
		"2,1,Foxes,Owls,2,Foxes,Owls,110\n2,2,Foxes,Owls,2,Owls,Foxes,110\n2,3,Foxes,Owls,2,Foxes,Owls,110\n2,4,Foxes,Owls,2,Owls,Foxes,110\n"
	for _, tt := range []struct{ name, results, line string }{
		{"four.csv", four, "9 and -15, -1.5 and -6"}, // −3 and 12, −3 and −12
		{"eight.csv", eight, "22 and -24, 0 and 0"},  // 2 × 6 + 2 × 5, 2 × 7 + 2 × 5
	} {
		path := filepath.Join(folder(t, map[string]string{tt.name: tt.results}), tt.name)
		lines := func(doc map[string]any) string {
			var all []string
			for _, m := range doc["matches"].([]any) {
				m := m.(map[string]any)
				all = append(all, fmt.Sprint(m["imps_home"], " and ", m["imps_away"]))
			}
			return strings.Join(all, ", ")
		}
		want := scoredAgain(t, path, "league with boards", "")
		if got := lines(want); got != tt.line {
			t.Errorf("%s: %s IMPs, want %s", tt.name, got, tt.line)
		}
		for _, format := range []report.Format{report.XLSX, report.CSV, report.JSON} {
			got := scoredAgain(t, runAs(t, path, format, nil).Documents[0], "league with boards", format)
			if diff := cmp.Diff(want["standings"], got["standings"]); diff != "" || lines(got) != tt.line {
				t.Errorf("%s, read again from %s: %s IMPs (-want +got):\n%s", tt.name, format, lines(got), diff)
			}
		}
	}
}

// TestFouledBoardReadAgain has the versions of a fouled board in every format that holds them;
// the others are not written.
func TestFouledBoardReadAgain(t *testing.T) {
	dir := folder(t, map[string]string{"fouled.csv": `Board,Version,NS,EW,Contract,By,Tricks
		1,1,1,2,4H,N,10
		1,1,3,4,4H,N,9
		1,B,5,6,3NT,S,9
		1,B,7,8,3NT,S,8
		2,,1,4,4H,N,10
		2,,3,2,4H,N,9
		2,,5,8,3NT,S,9
		2,,7,6,3NT,S,8
`})
	path := filepath.Join(dir, "fouled.csv")
	want := scoredAgain(t, path, "Mitchell", "")
	for _, format := range []report.Format{report.XLSX, report.CSV, report.JSON} {
		o := runAs(t, path, format, nil)
		if o.Failed() || len(o.Documents) != 1 {
			t.Fatalf("not written as %s: %v %v", format, o.Err, o.Problems)
		}
		got := scoredAgain(t, o.Documents[0], "Mitchell", format)
		if diff := cmp.Diff(stripped(t, want, "Mitchell", format), stripped(t, got, "Mitchell", format)); diff != "" {
			t.Errorf("read again from %s (-want +got):\n%s", format, diff)
		}
	}
	for _, format := range []report.Format{report.PBN, report.USEBIO} {
		if o := runAs(t, path, format, nil); len(o.Documents) > 0 {
			t.Errorf("%s is written without the versions", format)
		}
	}
}
