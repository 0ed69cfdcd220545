package event

import (
	"testing"

	"github.com/google/go-cmp/cmp"
)

func TestPosition(t *testing.T) {
	tests := []struct {
		at   Position
		cell string
		want string
	}{
		{Position{File: "club.csv"}, "", "club.csv"},
		{Position{File: "club.csv", Row: 12}, "12", "club.csv:12"},
		{Position{File: "club.csv", Row: 12, Col: 4}, "D12", "club.csv:D12"},
		{Position{File: "club.csv", Col: 4}, "", "club.csv"},
		{Position{File: "club.xlsx", Sheet: "Board 7"}, "", "club.xlsx:Board 7"},
		{Position{File: "club.xlsx", Sheet: "Board 7", Row: 3}, "3", "club.xlsx:Board 7!3"},
		{Position{File: "club.xlsx", Sheet: "Board 7", Row: 1048576, Col: 16384}, "XFD1048576", "club.xlsx:Board 7!XFD1048576"},
		{Position{}, "", ""},
	}
	for _, tt := range tests {
		if got := tt.at.Cell(); got != tt.cell {
			t.Errorf("%+v: Cell() = %q, want %q", tt.at, got, tt.cell)
		}
		if got := tt.at.String(); got != tt.want {
			t.Errorf("%+v: String() = %q, want %q", tt.at, got, tt.want)
		}
	}
}

func TestColumnName(t *testing.T) {
	tests := map[int]string{
		-1: "", 0: "", 1: "A", 2: "B", 26: "Z", 27: "AA", 52: "AZ", 53: "BA", 701: "ZY", 702: "ZZ", 703: "AAA", 16384: "XFD", 18278: "ZZZ", 18279: "AAAA",
	}
	for col, want := range tests {
		if got := ColumnName(col); got != want {
			t.Errorf("ColumnName(%d) = %q, want %q", col, got, want)
		}
	}
}

func TestProblemString(t *testing.T) {
	at := Position{File: "club.xlsx", Sheet: "Board 7", Row: 12, Col: 4}
	tests := []struct {
		problem Problem
		want    string
	}{
		{Problem{At: at, Text: `contract "4X" is not understood`, Hint: "write 4H"}, `club.xlsx:Board 7!D12: contract "4X" is not understood`},
		{Problem{Severity: Warning, At: at, Text: "board 3 has no result"}, "club.xlsx:Board 7!D12: warning: board 3 has no result"},
		{Problem{At: Position{File: "club.csv"}, Text: "the file is empty"}, "club.csv: the file is empty"},
	}
	for _, tt := range tests {
		if got := tt.problem.String(); got != tt.want {
			t.Errorf("String() = %q, want %q", got, tt.want)
		}
	}
	if Error.String() != "error" || Warning.String() != "warning" {
		t.Errorf("the severities are called %q and %q", Error, Warning)
	}
}

func TestProblemsSort(t *testing.T) {
	at := func(file, sheet string, row, col int) Position {
		return Position{File: file, Sheet: sheet, Row: row, Col: col}
	}
	var ps Problems
	for _, p := range []Problem{
		{At: at("club.xlsx", "Board 10", 1, 1), Text: "j"},
		{At: at("club.xlsx", "Board 2", 12, 4), Text: "h"},
		{At: at("club.xlsx", "Board 2", 12, 4), Text: "i"},
		{At: at("club.xlsx", "Board 2", 2, 27), Text: "f"},
		{At: at("club.xlsx", "Board 2", 2, 4), Text: "e"},
		{At: at("club.xlsx", "Board 2", 12, 0), Text: "g"},
		{At: at("club.xlsx", "Board 2", 12, 4), Text: "i"},
		{At: at("club.xlsx", "Board 2", 0, 0), Text: "d"},
		{At: at("club.xlsx", "", 0, 0), Text: "c"},
		{At: at("Tulokset.csv", "", 1, 0), Text: "a"},
		{At: at("club-names.csv", "", 99, 9), Text: "b"},
		{At: at("club.xlsx", "Names", 1, 1), Text: "l", Severity: Warning},
		{At: at("club.xlsx", "Names", 1, 1), Text: "k"},
		{At: at("club.xlsx", "Names", 1, 1), Text: "l"},
	} {
		ps.Add(p)
	}
	ps.Sort()
	var got []string
	for _, p := range ps {
		got = append(got, p.String())
	}
	want := []string{
		"Tulokset.csv:1: a",
		"club-names.csv:I99: b",
		"club.xlsx: c",
		"club.xlsx:Board 2: d",
		"club.xlsx:Board 2!D2: e",
		"club.xlsx:Board 2!AA2: f",
		"club.xlsx:Board 2!12: g",
		"club.xlsx:Board 2!D12: h",
		"club.xlsx:Board 2!D12: i",
		"club.xlsx:Board 10!A1: j",
		"club.xlsx:Names!A1: k",
		"club.xlsx:Names!A1: l",
		"club.xlsx:Names!A1: warning: l",
	}
	if diff := cmp.Diff(want, got); diff != "" {
		t.Error(diff)
	}
}

// TestProblemsSortIsStable keeps the order that problems of one cell were found in.
func TestProblemsSortIsStable(t *testing.T) {
	ps := Problems{{Text: "b"}, {Text: "a"}, {Text: "a"}, {Text: "b"}}
	ps.Sort()
	want := Problems{{Text: "b"}, {Text: "a"}, {Text: "b"}}
	if diff := cmp.Diff(want, ps); diff != "" {
		t.Error(diff)
	}
}

func TestProblemsCount(t *testing.T) {
	var ps Problems
	if ps.HasErrors() {
		t.Error("no problems at all have errors")
	}
	ps.Add(Problem{Severity: Warning})
	if ps.HasErrors() {
		t.Error("a warning is an error")
	}
	ps.Add(Problem{})
	ps.Add(Problem{Severity: Warning})
	if !ps.HasErrors() {
		t.Error("an error is none")
	}
	if errors, warnings := ps.Count(Error), ps.Count(Warning); errors != 1 || warnings != 2 {
		t.Errorf("%d errors and %d warnings, want 1 and 2", errors, warnings)
	}
}
