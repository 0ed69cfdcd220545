package ingest

import (
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"
	"github.com/google/go-cmp/cmp/cmpopts"

	"bridgecalc/internal/event"
)

const (
	namesOfFour  = "Pair,Name\n1,Ebba & Frans\n2,Olga & Piet\n3,Bea & Max\n4,Tuuli & Pekka\n"
	otherNames   = "Pair,Name\n1,a\n2,b\n3,c\n4,d\n"
	resultsSheet = "Tuesday\n\nBoard,NS,EW,Contract,By,Tricks\n1,1,2,4H,N,10\n1,3,4,3NT,W,8"
)

func TestReadEvent(t *testing.T) {
	ev, problems := readFiles(t, Options{}, "Tulokset kevät 2.csv", map[string]string{"Tulokset kevät 2.csv": fourPairs})
	if len(problems) > 0 {
		t.Fatal(said(problems))
	}
	want := &event.Event{
		Title:    "Tulokset kevät 2",
		Checksum: "7047ebbf",
		Sources: []event.Source{{
			File:   "Tulokset kevät 2.csv",
			Layout: "one row per result", Language: "en", Results: 2,
			Read: []string{"Board", "NS", "EW", "Contract", "By", "Tricks"},
		}},
		Ways: []string{
			"suits are written as in en and fi, seats as in en and pl",
			"results without a sign are all tricks that declarer took",
		},
		Pairs: []event.Pair{{Number: "1"}, {Number: "2"}, {Number: "3"}, {Number: "4"}},
	}
	if diff := cmp.Diff(want, ev, cmpopts.IgnoreFields(event.Event{}, "Boards")); diff != "" {
		t.Error(diff)
	}
	if diff := cmp.Diff(twoResultsShown, shown(ev)); diff != "" {
		t.Error(diff)
	}
}

func TestReadWhatIsNotThere(t *testing.T) {
	ev, problems, err := Read(filepath.Join(t.TempDir(), "club.csv"), Options{})
	if diff := cmp.Diff([]string{"club.csv: there is no such file"}, said(problems)); diff != "" || ev != nil || err != nil {
		t.Error(diff, ev, err)
	}
	folder := t.TempDir()
	if _, _, err := Read(folder, Options{}); err == nil || !strings.HasPrefix(err.Error(), "reading "+filepath.Base(folder)+": ") {
		t.Errorf("a folder: %v", err)
	}
}

func TestReadNamesFile(t *testing.T) {
	four := []string{"1 Ebba & Frans", "2 Olga & Piet", "3 Bea & Max", "4 Tuuli & Pekka"}
	book := func(sheets ...[2]string) string { return workbook(t, sheets...) }
	tests := []struct {
		name     string
		input    string
		options  Options // the names' path is within the folder
		files    map[string]string
		pairs    []string
		problems []string
	}{
		{
			name:  "beside a CSV file",
			input: "club.csv",
			files: map[string]string{"club.csv": fourPairs, "club-names.csv": namesOfFour},
			pairs: four,
		},
		{
			name:  "a workbook beside a CSV file",
			input: "club.csv",
			files: map[string]string{"club.csv": fourPairs, "club-names.xlsx": book([2]string{"Members", "x"}, [2]string{"Pairs", namesOfFour})},
			pairs: four,
		},
		{
			name:  "a CSV file beside a workbook",
			input: "club.xlsx",
			files: map[string]string{"club.xlsx": book([2]string{"S", resultsSheet}), "club-names.csv": namesOfFour},
			pairs: four,
		},
		{
			name:  "that belongs to another input",
			input: "club.csv",
			files: map[string]string{"club.csv": fourPairs, "club2-names.csv": namesOfFour, "names.csv": namesOfFour},
			pairs: []string{"1", "2", "3", "4"},
		},
		{
			name:    "given",
			input:   "club.csv",
			options: Options{Names: "members.csv"},
			files:   map[string]string{"club.csv": fourPairs, "members.csv": namesOfFour, "club-names.csv": otherNames},
			pairs:   four,
		},
		{
			name:     "given, but not there",
			input:    "club.csv",
			options:  Options{Names: "members.csv"},
			files:    map[string]string{"club.csv": fourPairs, "club-names.csv": otherNames},
			problems: []string{"members.csv: there is no such file"},
		},
		{
			name:     "that is no spreadsheet",
			input:    "club.csv",
			files:    map[string]string{"club.csv": fourPairs, "club-names.csv": "%PDF-1.4"},
			problems: []string{"club-names.csv: this is a PDF document, not a spreadsheet"},
		},
		{
			name:     "without any names",
			input:    "club.csv",
			files:    map[string]string{"club.csv": fourPairs, "club-names.csv": "Board,NS,EW,Contract\n1,1,2,PASS\n"},
			problems: []string{"club-names.csv: no names were found"},
		},
	}
	for _, tt := range tests {
		t.Run(tt.name, func(t *testing.T) {
			folder := write(t, tt.files)
			if tt.options.Names != "" {
				tt.options.Names = filepath.Join(folder, tt.options.Names)
			}
			ev, problems, err := Read(filepath.Join(folder, tt.input), tt.options)
			if err != nil {
				t.Fatal(err)
			}
			if diff := cmp.Diff(tt.problems, said(problems), cmpopts.EquateEmpty()); diff != "" {
				t.Error(diff)
			}
			if tt.pairs == nil {
				return
			}
			if diff := cmp.Diff(tt.pairs, shownPairs(ev)); diff != "" {
				t.Error(diff)
			}
		})
	}
}

func TestReadWorkbook(t *testing.T) {
	names := [2]string{"Names", namesOfFour}
	tests := []struct {
		name     string
		sheets   [][2]string
		results  []string
		pairs    []string
		sources  []string
		problems []string
	}{
		{
			name:    "results and names among other sheets",
			sheets:  [][2]string{{"House rules", "Read the board,the contract\nand the score"}, {"Results", resultsSheet}, {"Empty", ""}, names},
			results: twoResultsShown,
			pairs:   []string{"1 Ebba & Frans", "2 Olga & Piet", "3 Bea & Max", "4 Tuuli & Pekka"},
			sources: []string{"Results"},
		},
		{
			name: "two sheets of results",
			sheets: [][2]string{
				{"Boards 1-1", resultsSheet},
				{"Boards 2-2", "Jako,NS,EW,Sitoumus,Pelinviejä,Tulos\n2,1,3,4H,N,=\n2,2,4,4H,N,-1"},
			},
			results: append(twoResultsShown[:2:2], "2: 1 v 3 4H N 10 620", "2: 2 v 4 4H N 9 -100"),
			pairs:   []string{"1", "2", "3", "4"},
			sources: []string{"Boards 1-1", "Boards 2-2"},
		},
		{
			name: "the same board twice on two sheets",
			sheets: [][2]string{
				{"First", "Board,NS,EW,Contract\n1,1,2,PASS\n1,3,4,PASS"},
				{"Second", "Board,NS,EW,Contract\n1,1,2,PASS\n1,5,4,PASS"},
			},
			problems: []string{
				"club.xlsx:Second!A2: pairs 1 and 2 have two results on board 1, here and in row 2 of First",
				"club.xlsx:Second!C3: pair 4 plays board 1 twice, here and in row 3 of First",
			},
		},
		{
			name: "problems in the order of the sheets",
			sheets: [][2]string{
				{"Board 10", "Board,NS,EW,Contract\n10,1,2,4X\n10,3,4,PASS"},
				{"Board 2", "Board,NS,EW,Contract\n2,1,2,PASS\n2,3,4,5X"},
			},
			problems: []string{
				`club.xlsx:Board 2!D3: contract "5X" is not understood`,
				`club.xlsx:Board 10!D2: contract "4X" is not understood`,
			},
		},
		{
			name: "a sheet that lacks a column, beside a good one",
			sheets: [][2]string{
				{"Results", resultsSheet},
				{"Schedule", "Round,Table,Board,NS,EW\n1,1,1,1,2"},
			},
			results:  twoResultsShown,
			problems: []string{"club.xlsx:Schedule!1: warning: this table is not read: there is no column for the contract or the score"},
		},
		{
			name: "no sheet that has all columns",
			sheets: [][2]string{
				{"Schedule", "Round,Table,Board,NS,EW\n1,1,1,1,2"},
				{"Results", "Title\nBoard,NS,Contract,By\n1,1,4H,N"},
			},
			problems: []string{
				"club.xlsx:Results!2: there is no column for the number of the EW pair",
				"club.xlsx:Schedule!1: there is no column for the contract or the score",
			},
		},
		{
			name:     "only names",
			sheets:   [][2]string{names},
			problems: []string{"club.xlsx: there are names here, but no results"},
		},
		{
			name:     "names that lack a pair",
			sheets:   [][2]string{{"Results", resultsSheet}, {"Names", "Pair,Name\n1,a\n2,b\n3,c\n"}},
			results:  twoResultsShown,
			problems: []string{"club.xlsx:Results!C5: warning: pair 4 is not in the list of names (club.xlsx:Names)"},
		},
		{
			name:     "names that differ between sheets",
			sheets:   [][2]string{{"Results", resultsSheet}, names, {"Pairs", "Pair,Name\n1,Ebba & Frans\n2,Olga & Max\n"}},
			problems: []string{"club.xlsx:Pairs!A3: pair 2 has other names in row 3 of club.xlsx:Names"},
		},
		{
			name:     "a result in its cell",
			sheets:   [][2]string{{"Results", strings.Replace(resultsSheet, "3NT", "3XT", 1)}, names},
			results:  twoResultsShown[:1],
			problems: []string{`club.xlsx:Results!D5: contract "3XT" is not understood`},
		},
	}
	for _, tt := range tests {
		t.Run(tt.name, func(t *testing.T) {
			ev, problems := readFiles(t, Options{}, "club.xlsx", map[string]string{"club.xlsx": workbook(t, tt.sheets...)})
			if diff := cmp.Diff(tt.problems, said(problems), cmpopts.EquateEmpty()); diff != "" {
				t.Error(diff)
			}
			if tt.results != nil {
				if diff := cmp.Diff(tt.results, shown(ev)); diff != "" {
					t.Error(diff)
				}
			}
			if tt.pairs != nil {
				if diff := cmp.Diff(tt.pairs, shownPairs(ev)); diff != "" {
					t.Error(diff)
				}
			}
			if tt.sources != nil {
				var got []string
				for _, source := range ev.Sources {
					got = append(got, source.Sheet)
				}
				if diff := cmp.Diff(tt.sources, got); diff != "" {
					t.Error(diff)
				}
			}
		})
	}
}

// TestReadIsRepeatable reads the same bytes to the same event, whatever the maps
// within do.
func TestReadIsRepeatable(t *testing.T) {
	sheet := sheetOf(mitchell(5, 5, 2)) + "1,1,9,1,1,1,4X\n,,,3,1,99,PASS\n"
	first, firstProblems := read([]file{{name: "club.csv", data: []byte(sheet)}}, Options{})
	for range 20 {
		ev, problems := read([]file{{name: "club.csv", data: []byte(sheet)}}, Options{})
		if diff := cmp.Diff(first, ev); diff != "" {
			t.Fatal(diff)
		}
		if diff := cmp.Diff(firstProblems, problems); diff != "" {
			t.Fatal(diff)
		}
	}
}

// TestReadSamples reads the inputs that the project shows.
func TestReadSamples(t *testing.T) {
	samples := filepath.Join("..", "..", "samples")
	entries, err := os.ReadDir(samples)
	if err != nil {
		t.Fatal(err)
	}
	read := 0
	for _, entry := range entries {
		extension := filepath.Ext(entry.Name())
		if extension != ".csv" && extension != ".xlsx" || strings.HasSuffix(strings.TrimSuffix(entry.Name(), extension), NamesSuffix) {
			continue
		}
		read++
		ev, problems, err := Read(filepath.Join(samples, entry.Name()), Options{})
		if err != nil || problems.HasErrors() {
			t.Errorf("%s: %v, %v", entry.Name(), err, said(problems))
			continue
		}
		if ev.Kind == event.Pairs && (!ev.NamesGiven || len(ev.Boards) == 0) {
			t.Errorf("%s: %d boards, names given: %t", entry.Name(), len(ev.Boards), ev.NamesGiven)
		}
	}
	if read == 0 {
		t.Error("there are no samples")
	}
}
