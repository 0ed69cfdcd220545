package lines

import (
	"fmt"
	"strings"
	"testing"

	"bridgecalc/internal/event"
	"bridgecalc/internal/ingest/cells"
	"bridgecalc/internal/ingest/field"
)

// byHeading finds the fields of the columns in tests.
var byHeading = map[string]field.Field{
	"Board": field.Board, "NS": field.NS, "EW": field.EW, "Contract": field.Contract, "By": field.Declarer, "Tricks": field.Tricks,
	"Result": field.Result, "Score": field.Score, "NS score": field.NSScore, "EW score": field.EWScore, "Remarks": field.Remarks,
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
	way, _, _ := Understand([]*Table{table}, table.Texts, "", table.problems)
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
		{"tricks that a contract made", "Board,NS,EW,Contract,By,Result\n1,1,2,4S,N,made 4\n1,3,4,2H,S,Made 10\n1,5,6,3NT,W,made 9\n1,7,8,3NT,E,made 2",
			[]string{"4S N 10 420", "2H S 10 170", "3NT W 9 -400", `error: 3NT with result "made 2" is not understood`}},
		{"seven at the level of one", "Board,NS,EW,Contract,By,Result,Score\n1,1,2,1S,N,made 7,80\n1,3,4,1S,N,made 7,260\n1,5,6,1S,N,made 7,110",
			[]string{"1S N 7 80", "1S N 13 260", `error: 1S with result "made 7" is not understood`}},
		{"scores that name their side", "Board,NS,EW,Score\n1,1,2,420 NS\n1,3,4,EW 50\n1,5,6,NS 90", []string{"420", "-50", "90"}},
		{"sides in a column of EW", "Board,NS,EW,EW score\n1,1,2,420 NS\n1,3,4,EW 50\n1,5,6,90", []string{"420", "-50", "-90"}},
		{"sides in two columns", "Board,NS,EW,NS score,EW score\n1,1,2,NS 420,\n1,3,4,,EW 50", []string{"420", "-50"}},
		{"a word and a ruling", "Board,NS,EW,Contract,By,Result,Score\n1,1,2,average,,,60/40\n1,3,4,A,,A+/A-,\n1,5,6,tuomio,,,40/60", []string{"60/40", "60/40", "40/60"}},
		{"two rulings", "Board,NS,EW,Contract,By,Result,Score\n1,1,2,A+/A-,,,40/60\n1,3,4,A+/A-,,,60/40",
			[]string{`error: the artificial score is "40/60" here and "A+/A-" in the same row`, "60/40"}},
		{"a ruling and a weighted score", "Board,NS,EW,Contract,By,Score,Remarks\n1,1,2,,,60% 420 + 40% -50,40/60",
			[]string{`error: the artificial score is "40/60" here, and the weighted score "60% 420 + 40% -50" in the same row`}},
		{"rulings by score", "Board,NS,EW,Contract,Score\n1,1,2,tuomarin päätös,420\n1,3,4,ADJ,\n1,5,6,Adjudicado,50\n1,7,8,3NT N =,400",
			[]string{"420", "error: the artificial score is missing", "error: the artificial score is missing", "3NT N 9 400"}},
		{"percentages of a ruling", "Board,NS,EW,Contract,NS score,EW score\n1,1,2,ruling,60,40\n1,3,4,,40%,60%\n1,5,6,,śr.+,śr.-\n1,7,8,ruling,50,40",
			[]string{"60/40", "40/60", "60/40", "unsound", "error: NS have 50 and EW 40; only one side can score"}},
		{"words in the result", "Board,NS,EW,Contract,By,Result\n1,1,2,,,pass\n1,3,4,,,not played (late)\n1,5,6,pass,,Pass 0\n1,7,8,4S,N,pass\n1,9,10,4S,N,C",
			[]string{"pass", "not played", "pass", `error: the result is "pass", but there is a contract, 4S`, "4S N 10 420"}},
		{"a pass with its score", "Board,NS,EW,Score\n1,1,2,Pass 0\n1,3,4,90", []string{"0", "90"}},
		{"letters for a double, by the scores", "Board,NS,EW,Contract,By,Result,Score\n1,1,2,5KRD,N,=,800\n1,3,4,4sp D,N,-1,-100\n1,5,6,2ru D,N,=,180",
			[]string{"5CXX N 11 800", "4SX N 9 -100", "2DX N 8 180"}},
	}
	for _, tt := range tests {
		t.Run(tt.name, func(t *testing.T) {
			if got := resultsOf(t, tt.csv); strings.Join(got, "\n") != strings.Join(tt.want, "\n") {
				t.Errorf("got\n%s\nwant\n%s", strings.Join(got, "\n"), strings.Join(tt.want, "\n"))
			}
		})
	}
}
