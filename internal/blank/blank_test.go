package blank

import (
	"bytes"
	"encoding/csv"
	"errors"
	"fmt"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"
	"github.com/xuri/excelize/v2"

	"bridgecalc/internal/bridge"
	"bridgecalc/internal/event"
	"bridgecalc/internal/ingest"
	"bridgecalc/internal/ingest/notation"
	"bridgecalc/internal/report"
)

// played are results to fill in, as the lists of the cells offer them, and what
// they mean.
var played = []struct {
	cells [4]string // contract, declarer, tricks, lead
	means string
}{
	{[4]string{"4♥", "N", "10", "♠7"}, "4H N 10 S7"},
	{[4]string{"3NT", "E", "8", "♦2"}, "3NT E 8 D2"},
	{[4]string{"PASS", "", "", ""}, "passed out"},
	{[4]string{"5♣X", "S", "0", ""}, "5CX S 0 "},
	{[4]string{"1♦XX", "W", "13", "♥10"}, "1DXX W 13 HT"},
	{[4]string{"2♠", "E", "7", "♣9"}, "2S E 7 C9"},
}

// filled are the cells of a form after the scorer has filled them in, and the
// results that come out of it.
func filled(f form) (rows [][]string, want []string) {
	n, board, table := 0, "", 0
	numbers := make(map[string]int) // columns of the form, by what fills them in
	for i, name := range []string{"lead", "tricks", "declarer", "contract", "ew", "ns", "board"} {
		numbers[name] = len(f.columns) - 1 - i
	}
	for _, r := range f.rows {
		cells := make([]string, len(f.columns))
		for i, content := range r.cells {
			if content != nil {
				cells[i] = fmt.Sprint(content)
			}
		}
		rows = append(rows, cells)
		switch r.kind {
		case title:
			board, table = cells[0][strings.LastIndexByte(cells[0], ' ')+1:], 0
			continue
		case header, gap:
			continue
		}
		table++
		if r.cells[numbers["ns"]] == nil { // a traveller: who plays is to be filled in too
			cells[numbers["ns"]] = fmt.Sprint(table)
			cells[numbers["ew"]] = fmt.Sprint(f.pairs/2 + table)
		} else {
			board = cells[numbers["board"]]
		}
		result := played[n%len(played)]
		copy(cells[numbers["contract"]:], result.cells[:])
		want = append(want, fmt.Sprintf("%s: %s v %s %s", board, cells[numbers["ns"]], cells[numbers["ew"]], result.means))
		n++
	}
	slices.Sort(want)
	return rows, want
}

// shown are the results of an event as filled describes them.
func shown(ev *event.Event) []string {
	var all []string
	for b := range ev.Boards {
		for _, r := range ev.Boards[b].Results {
			line := fmt.Sprintf("%d: %s v %s ", ev.Boards[b].Number, ev.Pairs[r.NS].Number, ev.Pairs[r.EW].Number)
			if r.Contract.IsPassedOut() {
				line += "passed out"
			} else {
				line += fmt.Sprintf("%v %v %d %v", r.Contract, r.Declarer, r.Tricks, r.Lead)
			}
			all = append(all, line)
		}
	}
	slices.Sort(all)
	return all
}

// writers make each kind of file, blank and filled in.
var writers = []struct {
	extension string
	blank     func(Options) ([]byte, error)
	fill      func(t *testing.T, blank []byte, f form, rows [][]string) []byte
}{
	{".xlsx", Workbook, fillWorkbook},
	{".csv", CSV, fillCSV},
}

// fillWorkbook types into the blank cells of a workbook's first sheet, and the
// names of the pairs.
func fillWorkbook(t *testing.T, blank []byte, f form, rows [][]string) []byte {
	t.Helper()
	file, err := excelize.OpenReader(bytes.NewReader(blank))
	if err != nil {
		t.Fatal(err)
	}
	defer file.Close()
	set := func(sheet, cell string, value any) {
		t.Helper()
		before, err := file.GetCellValue(sheet, cell)
		if err == nil && before == "" {
			err = file.SetCellValue(sheet, cell, value)
		}
		if err != nil {
			t.Fatal(err)
		}
	}
	for i, row := range rows {
		for col, value := range row {
			if value != "" {
				set(f.sheet, fmt.Sprint(columnName(col), i+1), value)
			}
		}
	}
	for pair := range f.pairs {
		set(namesSheet, fmt.Sprint("B", pair+2), "Anna Alku")
		set(namesSheet, fmt.Sprint("C", pair+2), "Lasse Loppu")
	}
	out, err := file.WriteToBuffer()
	if err != nil {
		t.Fatal(err)
	}
	return out.Bytes()
}

// fillCSV writes a CSV file anew, as the blank one was.
func fillCSV(t *testing.T, blank []byte, f form, rows [][]string) []byte {
	t.Helper()
	out := new(bytes.Buffer)
	w := csv.NewWriter(out)
	w.UseCRLF = true
	if bytes.IndexByte(blank, ';') >= 0 {
		w.Comma = ';'
	}
	reader := csv.NewReader(bytes.NewReader(blank[len("\uFEFF"):]))
	reader.Comma = w.Comma
	lines, err := reader.ReadAll()
	if err != nil || len(lines) != len(rows) {
		t.Fatalf("%d rows of %d, error %v", len(lines), len(rows), err)
	}
	for i, line := range lines {
		for col := range line {
			if line[col] == "" {
				line[col] = rows[i][col]
			}
		}
	}
	if err := w.WriteAll(lines); err != nil {
		t.Fatal(err)
	}
	return append([]byte("\uFEFF"), out.Bytes()...)
}

// TestFilledBlanks fills in every blank in every language and reads it.
func TestFilledBlanks(t *testing.T) {
	for _, kind := range []string{"mitchell", "howell", "travellers"} {
		for _, language := range ingest.Languages() {
			for _, w := range writers {
				t.Run(kind+w.extension+" "+language, func(t *testing.T) {
					t.Parallel()
					o := Options{Kind: kind, Language: language}
					if language != "en" {
						o.Tables, o.Boards = 3, 2 // quickly made
					}
					f, err := formOf(o)
					if err != nil {
						t.Fatal(err)
					}
					blank, err := w.blank(o)
					if err != nil {
						t.Fatal(err)
					}
					rows, want := filled(f)
					ev := read(t, kind+w.extension, map[string][]byte{kind + w.extension: w.fill(t, blank, f, rows)})
					if diff := cmp.Diff(want, shown(ev)); diff != "" {
						t.Error(diff)
					}
					if w.extension == ".xlsx" && !ev.NamesGiven {
						t.Error("the names were not read")
					}
				})
			}
		}
	}
}

// read reads a file of results that has no errors, and those beside it.
func read(t *testing.T, name string, files map[string][]byte) *event.Event {
	t.Helper()
	folder := t.TempDir()
	for name, data := range files {
		if err := os.WriteFile(filepath.Join(folder, name), data, 0o644); err != nil {
			t.Fatal(err)
		}
	}
	ev, problems, err := ingest.Read(filepath.Join(folder, name), ingest.Options{})
	if err != nil {
		t.Fatal(err)
	}
	for _, p := range problems {
		if p.Severity == event.Error || strings.Contains(p.Text, "not read") {
			t.Error(p)
		}
	}
	return ev
}

// TestFilledNames fills in the list of names and puts it beside results.
func TestFilledNames(t *testing.T) {
	const results = "Board,NS,EW,Contract,By,Tricks\n1,1,2,PASS,,\n1,3,4,4H,N,10\n"
	for _, language := range ingest.Languages() {
		for _, w := range writers {
			o := Options{Kind: "names", Language: language, Tables: 2}
			f, err := formOf(o)
			if err != nil {
				t.Fatal(err)
			}
			blank, err := w.blank(o)
			if err != nil {
				t.Fatal(err)
			}
			var rows [][]string
			for i, r := range f.rows {
				number := fmt.Sprint(r.cells[0])
				rows = append(rows, []string{number, "Anna " + number, "Lasse " + number})
				if i == 0 {
					rows[0] = []string{number, fmt.Sprint(r.cells[1]), fmt.Sprint(r.cells[2])}
				}
			}
			ev := read(t, "club.csv", map[string][]byte{"club.csv": []byte(results), "club-names" + w.extension: w.fill(t, blank, f, rows)})
			for _, pair := range ev.Pairs {
				if diff := cmp.Diff([]string{"Anna " + pair.Number, "Lasse " + pair.Number}, pair.Names); diff != "" {
					t.Errorf("%s, pair %s: %s", language, pair.Number, diff)
				}
			}
		}
	}
}

// TestUnfilledBlanks reads what nobody filled in: that is all there is to say.
func TestUnfilledBlanks(t *testing.T) {
	for _, w := range writers {
		data, err := w.blank(Options{Kind: "howell", Language: "en"})
		if err != nil {
			t.Fatal(err)
		}
		path := filepath.Join(t.TempDir(), "club"+w.extension)
		if err := os.WriteFile(path, data, 0o644); err != nil {
			t.Fatal(err)
		}
		_, problems, err := ingest.Read(path, ingest.Options{})
		if err != nil || len(problems) != 1 || problems[0].Text != "there are no results below the heading" {
			t.Errorf("%s: %v, error %v", w.extension, problems, err)
		}
	}
}

// TestOffers reads what the lists offer with the letters of every language: it is
// the same in all of them.
func TestOffers(t *testing.T) {
	if n := len(contracts.entries()); n != 106 {
		t.Errorf("%d contracts are offered", n)
	}
	for _, language := range ingest.Languages() {
		letters, ok := notation.LettersOf(language)
		if !ok {
			t.Fatalf("no letters in %s", language)
		}
		for i, contract := range contracts.entries() {
			cell, err := letters.ReadContract(contract.(string))
			var want bridge.Contract
			if i > 0 {
				want = bridge.Contract{
					Level: uint8((i-1)/5%7 + 1), Strain: bridge.Strain((i - 1) % 5), Doubling: bridge.Doubling((i - 1) / 35),
				}
			}
			if err != nil || cell.Contract != want {
				t.Errorf("%s: %q is read as %v, error %v", language, contract, cell.Contract, err)
			}
		}
	}
}

// TestLists has every cell that is to be filled in offer what it may hold.
func TestLists(t *testing.T) {
	for kind, want := range map[string][]string{
		"mitchell":   {"F2:F197 Lists!$A$1:$A$106", "G2:G197 Lists!$B$1:$B$4", "H2:H197 Lists!$C$1:$C$14"},
		"travellers": {"C3:C4 C8:C9 Lists!$A$1:$A$106", "D3:D4 D8:D9 Lists!$B$1:$B$4", "E3:E4 E8:E9 Lists!$C$1:$C$14"},
	} {
		o := Options{Kind: kind, Language: "en"}
		if kind == "travellers" {
			o.Tables, o.Boards = 2, 2
		}
		data, err := Workbook(o)
		if err != nil {
			t.Fatal(err)
		}
		file, err := excelize.OpenReader(bytes.NewReader(data))
		if err != nil {
			t.Fatal(err)
		}
		defer file.Close()
		validations, err := file.GetDataValidations("Results")
		if err != nil {
			t.Fatal(err)
		}
		var got []string
		for _, v := range validations {
			got = append(got, v.Sqref+" "+v.Formula1)
		}
		if diff := cmp.Diff(want, got); diff != "" {
			t.Error(diff)
		}
		if diff := cmp.Diff([]string{"Results", "Names", "Event", "Lists"}, file.GetSheetList()); diff != "" {
			t.Error(diff)
		}
	}
}

// TestSameBytes makes each blank twice.
func TestSameBytes(t *testing.T) {
	for _, k := range Kinds() {
		for _, w := range writers {
			o := Options{Kind: k.Name, Language: "fi"}
			one, err := w.blank(o)
			if err != nil {
				t.Fatal(err)
			}
			two, err := w.blank(o)
			if err != nil || !bytes.Equal(one, two) {
				t.Errorf("%s%s: not the same bytes again, error %v", k.Name, w.extension, err)
			}
			// Scoring replaces what is ours; a blank that was filled in is not.
			if report.IsOurs("club-results"+w.extension, one) {
				t.Errorf("%s%s is taken for a result list", k.Name, w.extension)
			}
		}
	}
}

func TestRefused(t *testing.T) {
	for _, tt := range []struct {
		options Options
		want    string
	}{
		{Options{Kind: "swiss", Language: "en"}, `there is no blank sheet "swiss"`},
		{Options{Kind: "howell", Language: "xx"}, `there are no headings in the language "xx"`},
		{Options{Kind: "howell", Language: "en", Tables: 11}, "the blank sheet howell has 2 to 10 tables, not 11"},
		{Options{Kind: "mitchell", Language: "en", Boards: -1}, "the blank sheet mitchell has 1 to 16 boards, not -1"},
		{Options{Kind: "names", Language: "en", Boards: 3}, "the blank sheet names has no boards"},
	} {
		for _, w := range writers {
			_, err := w.blank(tt.options)
			var refused *Error
			if !errors.As(err, &refused) || refused.Text != tt.want {
				t.Errorf("%+v: error %v", tt.options, err)
			}
		}
	}
}

// TestLargest makes the largest blanks there are.
func TestLargest(t *testing.T) {
	for _, k := range kinds {
		if _, err := CSV(Options{Kind: k.Name, Language: "de", Tables: k.tables.most, Boards: k.boards.most}); err != nil {
			t.Errorf("%s: %v", k.Name, err)
		}
	}
}
