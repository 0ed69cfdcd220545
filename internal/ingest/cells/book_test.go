package cells

import (
	"fmt"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"

	"bridgecalc/internal/event"
)

// lines are the rows of a book as they read: "2: a | b", with the sheet's name in
// front where there is one.
func lines(book *Book) []string {
	var all []string
	for _, sheet := range book.Sheets {
		for i := range sheet.Len() {
			row := sheet.Row(i)
			texts := make([]string, row.Len())
			for col := range texts {
				texts[col] = row.Text(col)
			}
			line := fmt.Sprintf("%d: %s", row.Num, strings.Join(texts, " | "))
			if sheet.Name != "" {
				line = sheet.Name + " " + line
			}
			all = append(all, line)
		}
	}
	return all
}

// mustOpen opens a file that must be readable.
func mustOpen(t testing.TB, name string, data []byte) *Book {
	t.Helper()
	book, problems := Open(name, data)
	if book == nil || len(problems) > 0 {
		t.Fatalf("%s: %v", name, problems)
	}
	return book
}

// refusal opens a file that must be refused, and returns why.
func refusal(t testing.TB, name string, data []byte) event.Problem {
	t.Helper()
	book, problems := Open(name, data)
	if book != nil || len(problems) != 1 {
		t.Fatalf("%s is read, with %d problems: %v", name, len(problems), problems)
	}
	if p := problems[0]; p.Severity != event.Error || p.At.File != name || p.Text == "" || p.Hint == "" {
		t.Errorf("%s: %+v is no error with a hint", name, p)
	}
	return problems[0]
}

func TestBookInterns(t *testing.T) {
	book := mustOpen(t, "club.csv", []byte("4H,N,4H\n N ,,4H\n"))
	first, second := book.Sheets[0].Row(0), book.Sheets[0].Row(1)
	if first.ID(0) != first.ID(2) || first.ID(0) != second.ID(2) || first.ID(1) != second.ID(0) {
		t.Error("equal texts have different IDs")
	}
	if first.ID(0) == first.ID(1) {
		t.Error("different texts have the same ID")
	}
	if second.ID(1) != 0 || second.Text(1) != "" {
		t.Error("a blank cell is not the empty text")
	}
	if book.Texts() != 3 || book.Text(first.ID(0)) != "4H" {
		t.Errorf("%d different texts, want 3: blank, 4H and N", book.Texts())
	}
}

func TestRowBeyondItsEnd(t *testing.T) {
	row := mustOpen(t, "club.csv", []byte("a,b,,\n")).Sheets[0].Row(0)
	if row.Len() != 2 {
		t.Errorf("the row has %d cells, want 2: blanks at the end are dropped", row.Len())
	}
	for _, col := range []int{-1, 2, 3, 1000} {
		if row.ID(col) != 0 || row.Text(col) != "" {
			t.Errorf("column %d holds %q", col, row.Text(col))
		}
	}
}

func TestSheetPosition(t *testing.T) {
	book := NewBook("club.xlsx")
	got := book.addSheet("Board 7").Position(12, 4)
	want := event.Position{File: "club.xlsx", Sheet: "Board 7", Row: 12, Col: 4}
	if diff := cmp.Diff(want, got); diff != "" {
		t.Error(diff)
	}
}

func TestLimits(t *testing.T) {
	t.Run("columns", func(t *testing.T) {
		mustOpen(t, "wide.csv", []byte(strings.Repeat(",", maxColumns-1)+"x\n"))
		p := refusal(t, "wide.csv", []byte("a\n"+strings.Repeat(",", maxColumns)+"x\n"))
		if want := "wide.csv: the file is too large: row 2 has more than 16384 columns"; p.String() != want {
			t.Errorf("got  %v\nwant %s", p, want)
		}
	})
	t.Run("cells", func(t *testing.T) {
		book := NewBook("long.csv")
		first, second := book.addSheet("1"), book.addSheet("2")
		book.read = maxCells - 1
		if err := first.add(1, []string{"x"}); err != nil {
			t.Errorf("the last cell: %v", err)
		}
		if err := second.add(1, []string{"x"}); err == nil || err.Error() != "more than 16000000 cells" {
			t.Errorf("one cell more: %v", err)
		}
	})
	t.Run("blank cells and rows", func(t *testing.T) {
		for _, texts := range [][]string{{"", ""}, {}} {
			book := NewBook("blank.xlsx")
			book.read = maxCells - len(texts)/2
			if err := book.addSheet("").add(1, texts); err == nil {
				t.Errorf("%d blank cells are not counted", len(texts))
			}
		}
	})
	t.Run("text of a cell", func(t *testing.T) {
		long := strings.Repeat("ä", maxCellSize)
		row := mustOpen(t, "prose.csv", []byte(long+","+long+"x,y\n")).Sheets[0].Row(0)
		if row.ID(0) != row.ID(1) || row.Text(2) != "y" {
			t.Error("texts that are equal up to the limit have different IDs")
		}
		if got := row.Text(0); len(got) > maxCellSize || strings.Trim(got, "ä") != "" {
			t.Errorf("%d bytes, or half a letter at the end", len(got))
		}
	})
}
