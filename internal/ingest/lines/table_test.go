package lines

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"github.com/xuri/excelize/v2"

	"bridgecalc/internal/event"
	"bridgecalc/internal/ingest/cells"
	"bridgecalc/internal/ingest/field"
)

// byHeading finds the fields of the columns in tests.
var byHeading = map[string]field.Field{
	"Board": field.Board, "NS": field.NS, "EW": field.EW, "Contract": field.Contract, "By": field.Declarer, "Tricks": field.Tricks,
	"Result": field.Result, "Score": field.Score, "NS score": field.NSScore, "EW score": field.EWScore, "Remarks": field.Remarks,
	"MP NS": field.NSPoints, "MP EW": field.EWPoints,
}

// tableOf makes a table of a sheet whose first row has the headings.
func tableOf(t testing.TB, sheet *cells.Sheet) *Table {
	t.Helper()
	table := &Table{Sheet: sheet, Language: "en", Texts: NewTexts(sheet.Book())}
	table.Settle(0, new(event.Problems))
	var columns []Column
	for col := range len(byHeading) {
		f, ok := byHeading[sheet.Row(0).Text(col)]
		if !ok {
			continue
		}
		table.Fields[f] = true
		columns = append(columns, Column{Field: f, Col: col})
	}
	table.Lines = func(yield func(*Line) bool) {
		for i := 1; i < sheet.Len(); i++ {
			var l Line
			l.Set(sheet.Row(i), columns)
			if !yield(&l) {
				return
			}
		}
	}
	return table
}

// resultsOf reads the results of a table in CSV: each as it is, or what is wrong.
func resultsOf(t testing.TB, csv string) []string {
	t.Helper()
	book, problems := cells.Open("club.csv", []byte(csv))
	if len(problems) > 0 {
		t.Fatal(problems)
	}
	return readAll(t, tableOf(t, book.Sheets[0]))
}

func readAll(t testing.TB, table *Table) []string {
	t.Helper()
	way := Understand([]*Table{table}, table.Texts, Options{}, table.problems).Way
	var all []string
	for e := range table.Entries {
		if !e.Sound {
			table.Complain(e.Line)
			all = append(all, "unsound")
			continue
		}
		r, problem := table.Result(e, way)
		switch {
		case problem != nil:
			all = append(all, "error: "+problem.Text)
		case r.Kind == event.Adjusted:
			all = append(all, fmt.Sprintf("%d/%d", r.NSAward.Percent/100, r.EWAward.Percent/100))
		case r.Kind == event.NotPlayed:
			all = append(all, "not played")
		case r.HasContract && r.Contract.Level == 0:
			all = append(all, "pass")
		case r.HasContract:
			all = append(all, fmt.Sprintf("%v %v %d %d", r.Contract, r.Declarer, r.Tricks, r.Score))
		default:
			all = append(all, fmt.Sprint(r.Score))
		}
	}
	for _, p := range *table.problems {
		if p.Severity == event.Error {
			all = append(all, "error: "+p.Text)
		}
	}
	return all
}

func TestResults(t *testing.T) {
	tests := []struct {
		name, csv string
		want      []string
	}{
		{
			"tricks that a contract made", "Board,NS,EW,Contract,By,Result\n1,1,2,4S,N,made 4\n1,3,4,2H,S,Made 10\n1,5,6,3NT,W,made 9\n1,7,8,3NT,E,made 2",
			[]string{"4S N 10 420", "2H S 10 170", "3NT W 9 -400", `error: 3NT with result "made 2" is not understood`},
		},
		{
			"tricks that the scores say were taken", "Board,NS,EW,Contract,By,Result,Score\n1,1,2,4S,N,made 8,-100\n1,3,4,2H,S,made 7,-50\n1,5,6,3NT,W,made 9,-400\n1,7,8,1S,N,made 7,80",
			[]string{"4S N 8 -100", "2H S 7 -50", "3NT W 9 -400", "1S N 7 80"},
		},
		{
			"tricks that the heading says were taken", "Board,NS,EW,Contract,By,Tricks\n1,1,2,4S,N,made 8\n1,3,4,2H,S,made 7\n1,5,6,3NT,W,made 9",
			[]string{"4S N 8 -100", "2H S 7 -50", "3NT W 9 -400"},
		},
		{
			"tricks or those above six", "Board,NS,EW,Contract,By,Tricks\n1,1,2,4S,N,made 8\n1,3,4,4H,S,made 4\n1,5,6,3NT,W,made 9",
			[]string{`error: 4S with result "made 8" is not understood`, "4H S 10 420", "3NT W 9 -400"},
		},
		{
			"awards beside the result", "Board,NS,EW,Contract,MP NS,MP EW\n1,1,2,adjusted,NS Ave 50%,EW Ave 50%\n1,3,4,adjusted,A+,A-\n1,5,6,adjusted,60,40\n1,7,8,adjusted,EW 60%,NS 40%",
			[]string{"50/50", "60/40", "error: the artificial score is missing", "error: the artificial score is missing"},
		},
		{
			"seven at the level of one", "Board,NS,EW,Contract,By,Result,Score\n1,1,2,1S,N,made 7,80\n1,3,4,1S,N,made 7,260\n1,5,6,1S,N,made 7,110",
			[]string{"1S N 7 80", "1S N 13 260", `error: 1S with result "made 7" is not understood`},
		},
		{"scores that name their side", "Board,NS,EW,Score\n1,1,2,420 NS\n1,3,4,EW 50\n1,5,6,NS 90", []string{"420", "-50", "90"}},
		{"sides in a column of EW", "Board,NS,EW,EW score\n1,1,2,420 NS\n1,3,4,EW 50\n1,5,6,90", []string{"420", "-50", "-90"}},
		{"sides in two columns", "Board,NS,EW,NS score,EW score\n1,1,2,NS 420,\n1,3,4,,EW 50", []string{"420", "-50"}},
		{"a word and a ruling", "Board,NS,EW,Contract,By,Result,Score\n1,1,2,average,,,60/40\n1,3,4,A,,A+/A-,\n1,5,6,tuomio,,,40/60", []string{"60/40", "60/40", "40/60"}},
		{
			"two rulings", "Board,NS,EW,Contract,By,Result,Score\n1,1,2,A+/A-,,,40/60\n1,3,4,A+/A-,,,60/40",
			[]string{`error: the artificial score is "40/60" here and "A+/A-" in the same row`, "60/40"},
		},
		{
			"a ruling and a weighted score", "Board,NS,EW,Contract,By,Score,Remarks\n1,1,2,,,60% 420 + 40% -50,40/60",
			[]string{`error: the artificial score is "40/60" here, and the weighted score "60% 420 + 40% -50" in the same row`},
		},
		{
			"rulings by score", "Board,NS,EW,Contract,Score\n1,1,2,tuomarin päätös,420\n1,3,4,ADJ,\n1,5,6,Adjudicado,50\n1,7,8,3NT N =,400",
			[]string{"420", "error: the artificial score is missing", "error: the artificial score is missing", "3NT N 9 400"},
		},
		{
			"percentages of a ruling", "Board,NS,EW,Contract,NS score,EW score\n1,1,2,ruling,60,40\n1,3,4,,40%,60%\n1,5,6,,śr.+,śr.-\n1,7,8,ruling,50,40",
			[]string{"60/40", "40/60", "60/40", "unsound", "error: NS have 50 and EW 40; only one side can score"},
		},
		{
			"an average of both sides in a letter", "Board,NS,EW,NS score,EW score\n1,1,2,M,M\n1,3,4,M,\n1,5,6,420,",
			[]string{"50/50", "unsound", "420", `error: score "M" is not a number`},
		},
		{
			"contracts without declarer", "Board,NS,EW,Contract,By,Tricks,NS score,EW score\n1,1,2,3NT,,,430,\n1,3,4,3NT,,9,400,\n1,5,6,3NT,,,400,\n1,7,8,4S,,,,50\n1,9,10,4S,,10,,420\n1,11,12,4S,,,430,\n1,13,14,4S,,11,420,\n1,15,16,4S,,10,,",
			[]string{
				"3NT  10 430", "3NT  9 400", "3NT  -1 400", "4S  9 -50", "4S  10 -420",
				"error: 4S cannot score 430 for NS on board 1", "error: 4S cannot score 420 for NS on board 1", "error: the declarer is missing",
			},
		},
		{"a score that may be of either side", "Board,NS,EW,Contract,Score\n1,1,2,3NT,400", []string{"error: the declarer is missing"}},
		{
			"words in the result", "Board,NS,EW,Contract,By,Result\n1,1,2,,,pass\n1,3,4,,,not played (late)\n1,5,6,pass,,Pass 0\n1,7,8,4S,N,pass\n1,9,10,4S,N,C",
			[]string{"pass", "not played", "pass", `error: the result is "pass", but there is a contract, 4S`, "4S N 10 420"},
		},
		{"a pass with its score", "Board,NS,EW,Score\n1,1,2,Pass 0\n1,3,4,90", []string{"0", "90"}},
		{
			"letters for a double, by the scores", "Board,NS,EW,Contract,By,Result,Score\n1,1,2,5KRD,N,=,800\n1,3,4,4sp D,N,-1,-100\n1,5,6,2ru D,N,=,180",
			[]string{"5CXX N 11 800", "4SX N 9 -100", "2DX N 8 180"},
		},
	}
	for _, tt := range tests {
		t.Run(tt.name, func(t *testing.T) {
			if got := resultsOf(t, tt.csv); strings.Join(got, "\n") != strings.Join(tt.want, "\n") {
				t.Errorf("got\n%s\nwant\n%s", strings.Join(got, "\n"), strings.Join(tt.want, "\n"))
			}
		})
	}
}

// sheetOf makes the first sheet of a workbook.
func sheetOf(t testing.TB, change func(f *excelize.File), rows ...[]any) *cells.Sheet {
	t.Helper()
	f := excelize.NewFile()
	for i, row := range rows {
		for col, value := range row {
			if value == nil {
				continue
			}
			name, _ := excelize.CoordinatesToCellName(col+1, i+1)
			if err := f.SetCellValue("Sheet1", name, value); err != nil {
				t.Fatal(err)
			}
		}
	}
	change(f)
	data, err := f.WriteToBuffer()
	if err != nil {
		t.Fatal(err)
	}
	book, problems := cells.Open("club.xlsx", data.Bytes())
	if len(problems) > 0 {
		t.Fatal(problems)
	}
	return book.Sheets[0]
}

// asDates gives cells a format of dates.
func asDates(t testing.TB, f *excelize.File, code string, names ...string) {
	t.Helper()
	style, err := f.NewStyle(&excelize.Style{CustomNumFmt: &code})
	if err != nil {
		t.Fatal(err)
	}
	for _, name := range names {
		if err := f.SetCellStyle("Sheet1", name, name, style); err != nil {
			t.Fatal(err)
		}
	}
}

func TestDamage(t *testing.T) {
	const date = 46000 // 9 December 2025
	head := []any{"Board", "NS", "EW", "Contract", "By", "Result"}
	tests := []struct {
		name     string
		rows     [][]any
		change   func(f *excelize.File)
		want     []string
		problems []string
	}{
		{
			"dates in a column",
			[][]any{head, {1, 1, 2, "4S", "N", date}, {1, 3, 4, "4S", "N", "="}, {1, 5, 6, "4S", "N", date}},
			func(f *excelize.File) { asDates(t, f, "d-mmm", "F2", "F4") },
			[]string{"unsound", "4S N 10 420", "unsound"},
			[]string{"club.xlsx:Sheet1!F2: 2 cells of this column, in rows 2 to 4, were made dates"},
		},
		{
			"one date",
			[][]any{head, {1, 1, 2, "4S", "N", date}},
			func(f *excelize.File) { asDates(t, f, "d-mmm", "F2") },
			[]string{"unsound"},
			[]string{`club.xlsx:Sheet1!F2: this cell was made a date, and shows "9-Dec"`},
		},
		{
			"percentages as a month and year",
			[][]any{{"Board", "NS", "EW", "Score"}, {1, 1, 2, 420}, {1, 3, 4, 33147}}, // October 1990
			func(f *excelize.File) { asDates(t, f, "mmm-yy", "D3") },
			[]string{"420", "10/90"},
			[]string{`club.xlsx:Sheet1!D3: warning: this cell was made a date, "Oct-90", and is read as "10-90"`},
		},
		{
			"truth values",
			[][]any{head, {1, 1, 2, "4S", "N", true}},
			func(*excelize.File) {},
			[]string{"unsound"},
			[]string{"club.xlsx:Sheet1!F2: this cell holds TRUE, which is true or false"},
		},
		{
			"struck",
			[][]any{head, {1, 1, 2, "4S", "N", "="}, {1, 3, 4, "4S", "N", "="}, {1, 5, 6, "4S", "N", "="}},
			func(f *excelize.File) {
				style, _ := f.NewStyle(&excelize.Style{Font: &excelize.Font{Strike: true}})
				_ = f.SetCellStyle("Sheet1", "A2", "F2", style)
				_ = f.SetCellStyle("Sheet1", "F4", "F4", style)
			},
			[]string{"4S N 10 420", "unsound"},
			[]string{
				"club.xlsx:Sheet1!D2: warning: this result is struck through, and does not count",
				"club.xlsx:Sheet1!F4: this cell is struck through, and the rest of the result is not",
			},
		},
		{
			"struck in part",
			[][]any{head, {1, 1, 2, "4S", "N", "="}},
			func(f *excelize.File) {
				_ = f.SetCellRichText("Sheet1", "D2", []excelize.RichTextRun{{Text: "4H", Font: &excelize.Font{Strike: true}}, {Text: " 3S"}})
			},
			[]string{"3S N 9 140"},
			[]string{`club.xlsx:Sheet1!D2: warning: "4H 3S" is struck through in part, and "3S" counts`},
		},
		{
			"hidden",
			[][]any{head, {1, 1, 2, "4S", "N", "="}, {1, 3, 4, "4S", "N", "="}, {1, 5, 6, "4S", "N", "="}},
			func(f *excelize.File) {
				_ = f.SetRowVisible("Sheet1", 2, false)
				_ = f.SetRowVisible("Sheet1", 4, false)
				_ = f.SetColVisible("Sheet1", "E", false)
			},
			[]string{"4S N 10 420", "4S N 10 420", "4S N 10 420"},
			[]string{
				"club.xlsx:Sheet1!2: warning: 2 results stand in hidden rows, from 2 to 4, and count",
				"club.xlsx:Sheet1!E2: warning: this column is hidden, and counts",
			},
		},
		{
			"signs lost",
			[][]any{head, {1, 1, 2, "4S", "N", 1}, {1, 3, 4, "4S", "N", -1}, {1, 5, 6, "3NT", "N", "="}, {1, 7, 8, "2C", "N", 3}},
			func(*excelize.File) {},
			[]string{"4S N 11 450", "4S N 9 -50", "3NT N 9 400", "2C N 11 150"},
			nil,
		},
		{
			"signs lost beside a minus",
			[][]any{head, {1, 1, 2, "4S", "N", 1}, {1, 3, 4, "4S", "N", -1}, {1, 5, 6, "3NT", "N", 0}},
			func(*excelize.File) {},
			[]string{"4S N 11 450", "4S N 9 -50", "3NT N 9 400"},
			nil,
		},
	}
	for _, tt := range tests {
		t.Run(tt.name, func(t *testing.T) {
			table := tableOf(t, sheetOf(t, tt.change, tt.rows...))
			got := slices.DeleteFunc(readAll(t, table), func(s string) bool { return strings.HasPrefix(s, "error: ") })
			if !slices.Equal(got, tt.want) {
				t.Errorf("got %q, want %q", got, tt.want)
			}
			var told []string
			for _, p := range *table.problems {
				told = append(told, p.String())
			}
			if !slices.Equal(told, tt.problems) {
				t.Errorf("problems %q, want %q", told, tt.problems)
			}
		})
	}
}

// TestDatesOfPairs restores the numbers of two pairs where only one order is possible.
func TestDatesOfPairs(t *testing.T) {
	sheet := sheetOf(t, func(f *excelize.File) { asDates(t, f, "mmm-yy", "B2"); asDates(t, f, "d-mmm", "B3", "B4") },
		[]any{"Board", "Pairs", "Score"}, []any{1, 41275, 420}, []any{1, 46000, 420}, []any{1, 45999, 50}) // January 2013, 9 and 8 December
	table := &Table{Sheet: sheet, Texts: NewTexts(sheet.Book()), problems: new(event.Problems)}
	for _, f := range []field.Field{field.Board, field.NS, field.EW, field.Score} {
		table.Fields[f] = true
	}
	table.Lines = func(yield func(*Line) bool) {
		for i := 1; i < sheet.Len(); i++ {
			var l Line
			l.Set(sheet.Row(i), []Column{{field.Board, 0}, {field.Score, 2}})
			l.SetPairs(sheet.Row(i), 1, table.Texts)
			if !yield(&l) {
				return
			}
		}
	}
	Understand([]*Table{table}, table.Texts, Options{}, table.problems)
	var got []string
	for e := range table.Entries {
		got = append(got, fmt.Sprint(e.NS.Number, " ", e.EW.Number, " ", e.Sound))
	}
	if want := []string{"1 13 true", "  false", "  false"}; !slices.Equal(got, want) {
		t.Errorf("got %q, want %q", got, want)
	}
	if n := len(*table.problems); n != 2 {
		t.Errorf("%d problems, want 2: %v", n, *table.problems)
	}
}
