package cells

import (
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"
	"github.com/xuri/excelize/v2"
)

// TestRowsWithOtherSeparators has rows that a program or a person has written in
// another way than the others.
func TestRowsWithOtherSeparators(t *testing.T) {
	const table = "Board,NS,EW,Contract,By,Tricks\n1,1,4,2H,E,8\n"
	const read = "1: Board | NS | EW | Contract | By | Tricks\n2: 1 | 1 | 4 | 2H | E | 8\n"
	tests := []struct{ name, text, want string }{
		{"semicolons", table + "2;1;4;3NT;N;9\n3,1,4,4S,N,10\n", read + "3: 2 | 1 | 4 | 3NT | N | 9\n4: 3 | 1 | 4 | 4S | N | 10"},
		{"tabs", table + "2\t1\t4\t3NT\tN\t9\n", read + "3: 2 | 1 | 4 | 3NT | N | 9"},
		{"blank cells at the end", table + "2;1;4;PASS;;\n", read + "3: 2 | 1 | 4 | PASS"},
		{"a decimal comma", table + "2;1;4;3NT;N;9,5\n", read + "3: 2 | 1 | 4 | 3NT | N | 9,5"},
		{"the heading", "Board;NS;EW;Contract;By;Tricks\n1,1,4,2H,E,8\n2,1,4,2H,E,8\n", read + "3: 2 | 1 | 4 | 2H | E | 8"},
		{"a row in quotation marks", table + "\"2,1,4,3NT,N,9\"\n", read + "3: 2 | 1 | 4 | 3NT | N | 9"},
		{"with quotation marks within", table + "\"2,1,4,\"\"3NT\"\",N,9\"\n", read + "3: 2 | 1 | 4 | 3NT | N | 9"},
		{"too many cells", table + "2;1;4;3NT;N;9;x\n", read + "3: 2;1;4;3NT;N;9;x"},
		{"a sentence", table + "Note: one; two; three; four; five; six\n", read + "3: Note: one; two; three; four; five; six"},
		{"names with another separator", "Team,Names\nA,\"Ann; Bo; Cy\"\nB,\"Di; Ed; Flo\"\n", "1: Team | Names\n2: A | Ann; Bo; Cy\n3: B | Di; Ed; Flo"},
		{"names in a row of fewer cells", table + "2,Ann;Bo;Cy;Di;Ed\n", read + "3: 2 | Ann;Bo;Cy;Di;Ed"},
		{
			"every row in quotation marks", "\"Board;NS;EW\"\n\"1;1;4\"\n\"2;1;4\"\n", "1: Board | NS | EW\n2: 1 | 1 | 4\n3: 2 | 1 | 4",
		},
		{
			"every row in quotation marks, with decimal commas", "\"Board,NS,EW,%\"\n\"1,1,4,50.5\"\n\"2,1,4,49.5\"\n",
			"1: Board | NS | EW | %\n2: 1 | 1 | 4 | 50.5\n3: 2 | 1 | 4 | 49.5",
		},
		{"one column of texts", "\"one, two\"\n\"three; four\"\n", "1: one, two\n2: three; four"},
	}
	for _, tt := range tests {
		t.Run(tt.name, func(t *testing.T) {
			if diff := cmp.Diff(tt.want, strings.Join(lines(mustOpen(t, "club.csv", []byte(tt.text))), "\n")); diff != "" {
				t.Error(diff)
			}
		})
	}
}

func TestAlignedText(t *testing.T) {
	want := []string{"1: Board | NS | EW | Contract | By | Tricks", "2: 1 | 1 | 4 | 2H | E | 8", "3: 1 | 3 | 2 | PASS", "4: 12 |  | 4 | 3NT | N | 9"}
	tests := []struct {
		name, text string
		want       []string
	}{
		{"columns below each other", "Board  NS  EW  Contract  By  Tricks\n1      1   4   2H        E   8\n1      3   2   PASS\n12         4   3NT       N   9\n", want},
		{"aligned to the right", "  Board  NS  EW  Contract  By  Tricks\r\n      1   1   4        2H   E       8\r\n      1   3   2      PASS\r\n     12       4       3NT   N       9\r\n", want},
		{"no-break spaces", strings.ReplaceAll("Board  NS  EW  Contract  By  Tricks\n1      1   4   2H        E   8\n1      3   2   PASS\n12         4   3NT       N   9\n", "  ", "\u00A0 "), want},
		{
			"names and a title",
			"Club evening on Tuesday\n\nPair  Names                   %\n1     Ann Ash & Bo Birch      61,8\n12    Cy Cedar, Di Dogwood    50,0\n",
			[]string{"1: Club evening on Tuesday", "3: Pair | Names | %", "4: 1 | Ann Ash & Bo Birch | 61,8", "5: 12 | Cy Cedar, Di Dogwood | 50,0"},
		},
		{"rules", "Board   NS   EW\n=====  ====  ===\n1       3    4\n-----  ----  ---\n2       3    4\n", []string{"1: Board | NS | EW", "3: 1 | 3 | 4", "5: 2 | 3 | 4"}},
		{"spaces behind commas", "a,  b,  c\n1,  2,  3\n", []string{"1: a | b | c", "2: 1 | 2 | 3"}},
		{"sentences", "One sentence.  Another one.\nA third one.\n", []string{"1: One sentence.  Another one.", "2: A third one."}},
		{
			"Markdown",
			"| Board | NS | EW |\n|-------|:--:|---:|\n| 1     | 3  | 4  |\n| 2     |    | 4  |\n",
			[]string{"1: Board | NS | EW", "3: 1 | 3 | 4", "4: 2 |  | 4"},
		},
		{
			"a table in plain text",
			"Result\n+-------+----+----+\n| Board | NS | EW |\n+-------+----+----+\n| 1     | 3  | 4  |\n+-------+----+----+\n",
			[]string{"1: Result", "3: Board | NS | EW", "5: 1 | 3 | 4"},
		},
		{"a table of psql", " Board | NS | EW \n-------+----+----\n 1     | 3  | 4  \n", []string{"1: Board | NS | EW", "3: 1 | 3 | 4"}},
		{
			"box drawing", "┌───────┬────┬────┐\n│ Board │ NS │ EW │\n├───────┼────┼────┤\n│ 1     │ 3  │ 4  │\n└───────┴────┴────┘\n",
			[]string{"2: Board | NS | EW", "4: 1 | 3 | 4"},
		},
		{"bars without a frame", "a|b|\n|c|d\n", []string{"1: a | b", "2:  | c | d"}},
	}
	for _, tt := range tests {
		t.Run(tt.name, func(t *testing.T) {
			if diff := cmp.Diff(tt.want, lines(mustOpen(t, "club.txt", []byte(tt.text)))); diff != "" {
				t.Error(diff)
			}
		})
	}
}

// TestOneColumn is a text file that was opened with the wrong separator and saved
// as a workbook.
func TestOneColumn(t *testing.T) {
	open := func(cells map[string]any) *Sheet {
		t.Helper()
		file := excelize.NewFile()
		defer file.Close()
		for cell, value := range cells {
			if err := file.SetCellValue("Sheet1", cell, value); err != nil {
				t.Fatal(err)
			}
		}
		return mustOpen(t, "club.xlsx", saved(t, file)).Sheets[0]
	}
	tests := []struct {
		name  string
		cells map[string]any
		want  []string
		place string // of the third cell in the last row
	}{
		{
			"semicolons",
			map[string]any{"A1": "Board;NS;EW;Contract", "A2": "1;3;4;4H", "A3": "2;3;4;PASS"},
			[]string{"Sheet1 1: Board | NS | EW | Contract", "Sheet1 2: 1 | 3 | 4 | 4H", "Sheet1 3: 2 | 3 | 4 | PASS"},
			"A3",
		},
		{
			"commas in another column",
			map[string]any{"B1": "Board,NS,EW,Contract", "B2": "1,3,4,4H"},
			[]string{"Sheet1 1: Board | NS | EW | Contract", "Sheet1 2: 1 | 3 | 4 | 4H"},
			"B2",
		},
		{
			"decimal commas",
			map[string]any{"A1": "Pair;NS;%", "A2": "1;3;55", "B2": "5", "A3": "2;3;44", "B3": 5},
			[]string{"Sheet1 1: Pair | NS | %", "Sheet1 2: 1 | 3 | 55,5", "Sheet1 3: 2 | 3 | 44,5"},
			"A3",
		},
		{
			"one row",
			map[string]any{"A1": "Board", "B1": "NS", "C1": "EW", "A2": 1, "B2": 3, "C2": 4, "A3": "2;3;4"},
			[]string{"Sheet1 1: Board | NS | EW", "Sheet1 2: 1 | 3 | 4", "Sheet1 3: 2 | 3 | 4"},
			"A3",
		},
		{"texts", map[string]any{"A1": "Ann & Bo", "A2": "Cy, Di"}, []string{"Sheet1 1: Ann & Bo", "Sheet1 2: Cy, Di"}, "C2"},
		{"teams", map[string]any{"A1": "Owls", "B1": "Ann; Bo; Cy", "A2": "Foxes", "B2": "Di; Ed; Flo"}, []string{"Sheet1 1: Owls | Ann; Bo; Cy", "Sheet1 2: Foxes | Di; Ed; Flo"}, "C2"},
	}
	for _, tt := range tests {
		t.Run(tt.name, func(t *testing.T) {
			sheet := open(tt.cells)
			if diff := cmp.Diff(tt.want, lines(sheet.Book())); diff != "" {
				t.Error(diff)
			}
			last := sheet.Row(sheet.Len() - 1)
			if got := sheet.Position(last.Num, 3).Cell(); got != tt.place {
				t.Errorf("the place is %s, want %s", got, tt.place)
			}
		})
	}
}

// FuzzText reads texts of any kind: there is a book or a refusal, and no cell is
// out of place.
func FuzzText(f *testing.F) {
	for _, text := range []string{
		"a,b,c\n1,2,3\n1;2;3\n", "a  b  c\n1     3\n", "|a|b|\n|-|-|\n|1|2|\n", "\"1;2;3\"\n\"4;5;6\"\n", "┌─┐\n│a│\n", "a\tb  c\n1\t2  3\n", "a,b,c\n1;2;3,5\n\"1,2,3\"\n",
	} {
		f.Add(text)
	}
	f.Fuzz(func(t *testing.T, text string) {
		book, refusal := openText("fuzz", []byte(text), nil)
		if (book == nil) == (refusal == nil) {
			t.Fatalf("%q: %v and %v", text, book, refusal)
		}
		if book == nil {
			return
		}
		last := 0
		for i := range book.Sheets[0].Len() {
			row := book.Sheets[0].Row(i)
			if row.Num <= last || row.Len() == 0 || row.ID(row.Len()-1) == 0 {
				t.Errorf("%q: row %d after row %d, %d cells", text, row.Num, last, row.Len())
			}
			last = row.Num
		}
	})
}
