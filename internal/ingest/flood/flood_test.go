package flood

import (
	"fmt"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"

	"bridgecalc/internal/event"
)

// TestLimiter keeps the first of each kind, whatever the steps in which they come.
func TestLimiter(t *testing.T) {
	for _, step := range []int{1, 7, 5000} {
		var problems event.Problems
		limiter := NewLimiter()
		for row := range 3000 {
			for _, hint := range []string{"a", "b"} {
				if hint == "b" && row >= Most {
					continue
				}
				problems.Add(event.Problem{At: event.Position{Row: row + 1}, Text: fmt.Sprintf("row %d is wrong", row), Hint: hint})
			}
			if row%step == 0 {
				limiter.Trim(&problems)
			}
		}
		limiter.Tell(&problems)
		if len(problems) != 2*Most+1 {
			t.Fatalf("step %d: %d problems", step, len(problems))
		}
		last := problems[len(problems)-1]
		if last.At.Row != Most+1 || last.Hint != "a" || !strings.Contains(last.Text, "1999 more like this") {
			t.Errorf("step %d: %+v", step, last)
		}
	}
}

// TestSeverity counts warnings and errors apart.
func TestSeverity(t *testing.T) {
	var problems event.Problems
	for range 2 * Most { // without a row they have no common cause
		problems.Add(event.Problem{Severity: event.Warning, Text: "odd"})
	}
	problems.Add(event.Problem{Text: "wrong"})
	NewLimiter().Tell(&problems)
	if len(problems) != Most+2 || !problems.HasErrors() {
		t.Errorf("%d problems", len(problems))
	}
}

// TestJoined puts one problem in the place of those with the same cause, whatever the steps
// in which they come.
func TestJoined(t *testing.T) {
	at := func(col int, rows ...int) (all []event.Position) {
		for _, row := range rows {
			all = append(all, event.Position{File: "club.csv", Row: row, Col: col})
		}
		return all
	}
	var longer []int
	for row := 2; row < 5000; row++ {
		longer = append(longer, row)
	}
	tests := []struct {
		name string
		at   []event.Position
		text func(i int) string
		want string // lines
	}{
		{
			"few", at(4, 2, 3, 9), func(int) string { return `contract "4 pik" is not understood` },
			`D2 contract "4 pik" is not understood
D3 contract "4 pik" is not understood
D9 contract "4 pik" is not understood`,
		},
		{
			"many", at(4, 2, 3, 4, 5, 9, 11, 12), func(i int) string { return fmt.Sprintf(`contract "%d pik" is not understood`, i+1) },
			`D2 contract "1 pik" is not understood; 6 more cells like this: D3-D5, D9, D11-D12`,
		},
		{
			"kinds", at(4, 2, 3, 4, 5, 6, 7, 8, 9, 10), func(i int) string {
				return fmt.Sprintf(`contract "4 %s" is not understood`, []string{"pik", "ruter"}[i%2])
			},
			`D2 contract "4 pik" is not understood; 4 more cells like this: D4, D6, D8, D10
D3 contract "4 ruter" is not understood; 3 more cells like this: D5, D7, D9`,
		},
		{
			"what is not quoted counts", at(7, 2, 3, 4, 5), func(i int) string { return fmt.Sprintf("the score is %d0 for NS", i+5) },
			"G2 the score is 50 for NS\nG3 the score is 60 for NS\nG4 the score is 70 for NS\nG5 the score is 80 for NS",
		},
		{
			"rows", at(0, 8, 2, 3, 5, 2), func(int) string { return "this row looks like a result" },
			"2 this row looks like a result; 3 more rows like this: 3, 5, 8",
		},
		{
			"a column of its own", append(at(4, 2, 3), at(5, 2, 3)...), func(int) string { return "wrong" },
			"D2 wrong\nE2 wrong\nD3 wrong\nE3 wrong",
		},
		{"long", at(4, longer...), func(int) string { return "wrong" }, "D2 wrong; 4997 more cells like this: D3-D4999"},
		{
			"scattered", at(4, 2, 4, 6, 8, 10, 12, 14, 16, 18, 20, 22, 24, 26), func(int) string { return "wrong" },
			"D2 wrong; 12 more cells like this: D4, D6, D8, D10, D12, D14, D16, D18, D20, D22 and 2 more, the last in D26",
		},
		{"said twice", at(4, 2, 2, 3, 3, 4, 4), func(int) string { return "wrong" }, "D2 wrong\nD3 wrong\nD4 wrong"},
	}
	for _, tt := range tests {
		for _, step := range []int{1, 3, 10000} {
			var problems event.Problems
			limiter := NewLimiter()
			for i, at := range tt.at {
				problems.Add(event.Problem{At: at, Text: tt.text(i), Hint: "write it"})
				if i%step == 0 {
					limiter.Trim(&problems)
				}
			}
			limiter.Tell(&problems)
			problems.Sort()
			var got []string
			for _, p := range problems {
				got = append(got, p.At.Cell()+" "+p.Text)
			}
			if diff := cmp.Diff(tt.want, strings.Join(got, "\n")); diff != "" {
				t.Errorf("%s, step %d: %s", tt.name, step, diff)
			}
		}
	}
}

// TestJoin joins problems of one kind that are in several columns and sheets.
func TestJoin(t *testing.T) {
	at := func(sheet string, row, col int) event.Problem {
		return event.Problem{At: event.Position{File: "club.xlsx", Sheet: sheet, Row: row, Col: col}, Text: fmt.Sprintf("board %d differs", row), Hint: "look"}
	}
	problems := event.Problems{at("A", 2, 2), at("A", 3, 2), at("B", 7, 3)}
	if diff := cmp.Diff(problems, Join(problems)); diff != "" {
		t.Error(diff)
	}
	problems = append(problems, at("A", 4, 2), at("B", 8, 3), at("B", 30, 3))
	want := at("A", 2, 2)
	want.Text = "board 2 differs; 5 more cells like this: B3-B4, B!C7-C8, B!C30"
	if diff := cmp.Diff(event.Problems{want}, Join(problems)); diff != "" {
		t.Error(diff)
	}
	for row := 100; row < 140; row += 2 {
		problems = append(problems, at("B", row, 3))
	}
	got := Join(problems)[0].Text
	if want := "board 2 differs; 25 more cells like this: B3-B4, B!C7-C8, B!C30, B!C100, B!C102, B!C104, B!C106, B!C108, B!C110, B!C112 and 13 more, the last in B!C138"; got != want {
		t.Errorf("got %s\nwant %s", got, want)
	}
}
