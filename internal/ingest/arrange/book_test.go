package arrange

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"

	"bridgecalc/internal/ingest/cells"
	"bridgecalc/internal/ingest/field"
	"bridgecalc/internal/ingest/lines"
)

// arranged returns the book of a sheet whose rows are separated by line ends and whose
// cells are separated by commas.
func arranged(t *testing.T, sheet string) *Book {
	t.Helper()
	book, problems := cells.Open("club.csv", []byte(sheet))
	if book == nil {
		t.Fatal(problems)
	}
	b := NewBook(book, lines.NewTexts(book))
	for _, s := range book.Sheets {
		b.Add(s)
	}
	b.Settle()
	return b
}

// shownFields are the fields that shown prints, in this order.
var shownFields = []field.Field{field.Round, field.Table, field.Board, field.NS, field.EW, field.Contract, field.Score, field.NSScore, field.EWScore}

// shown returns the lines of the tables of a book: the texts of their fields.
func shown(b *Book) []string {
	var all []string
	for _, t := range b.Tables() {
		for l := range t.Lines {
			var texts []string
			for _, f := range shownFields {
				if text := t.Text(l, f); text != "" {
					texts = append(texts, text)
				}
			}
			all = append(all, strings.Join(texts, " "))
		}
	}
	slices.Sort(all)
	return all
}

// TestLines has sheets in which titles, groups of columns and rows above give what a row
// lacks.
func TestLines(t *testing.T) {
	for _, tt := range []struct {
		name, sheet string
		want        []string
	}{
		{
			name:  "a title",
			sheet: "Board 7\nNS,EW,Contract\n1,2,4H\n3,4,4S\n",
			want:  []string{"7 1 2 4H", "7 3 4 4S"},
		},
		{
			name:  "titles of other titles",
			sheet: "Round 1\nTable 1\nNS 1,EW 2\nBoard,Contract\n1,4H\n2,4S\nTable 2\nNS 3,EW 4\nBoard,Contract\n1,4H\n2,4S\n",
			want:  []string{"1 1 1 1 2 4H", "1 1 2 1 2 4S", "1 2 1 3 4 4H", "1 2 2 3 4 4S"},
		},
		{
			name:  "tables next to each other",
			sheet: "Board 7,,,Board 8,,\nNS,EW,Contract,NS,EW,Contract\n1,2,4H,1,4,3NT\n3,4,4S,3,2,2D\n",
			want:  []string{"7 1 2 4H", "7 3 4 4S", "8 1 4 3NT", "8 3 2 2D"},
		},
		{
			name:  "a shared column and a column of totals",
			sheet: "NS,Board 1,,Board 2,,Total\n,EW,Score,EW,Score,Score\n1,11,420,12,-50,370\n2,12,-50,11,420,370\n",
			want:  []string{"1 1 11 420", "1 2 12 -50", "2 1 12 -50", "2 2 11 420"},
		},
		{
			name:  "values that hold for the rows below",
			sheet: "Board,NS,EW,Contract\n1,1,2,4H\n,3,4,4S\n,5,6,4S\n2,1,4,3NT\n,3,6,2D\n,5,2,2D\n",
			want:  []string{"1 1 2 4H", "1 3 4 4S", "1 5 6 4S", "2 1 4 3NT", "2 3 6 2D", "2 5 2 2D"},
		},
		{
			name:  "pairs that hold while the round does",
			sheet: "Round,NS,EW,Board,Contract\n1,1,2,1,4H\n,,,2,4S\n2,3,4,1,4H\n,,,2,4S\n",
			want:  []string{"1 1 1 2 4H", "1 2 1 2 4S", "2 1 3 4 4H", "2 2 3 4 4S"},
		},
		{
			name:  "pairs that read like titles",
			sheet: "Board 7\nNS,EW,Contract,By\nNS 1,EW 1,4H,N\nNS 2,EW 2,3NT,W\n",
			want:  []string{"7 NS 1 EW 1 4H", "7 NS 2 EW 2 3NT"},
		},
		{
			name:  "no headings",
			sheet: "1,1,2,4H,N,10\n1,3,4,4S,N,9\n2,1,4,3NT,W,8\n2,3,2,2D,W,8\n",
			want:  []string{"1 1 2 4H", "1 3 4 4S", "2 1 4 3NT", "2 3 2 2D"},
		},
		{
			name:  "the ways of salliere",
			sheet: "A:12;vul=ns,1,2,4H,N,10\nA:12,3,4,2H,N,8,!140\n",
			want:  []string{"12 1 2 4H", "12 3 4 140"},
		},
	} {
		t.Run(tt.name, func(t *testing.T) {
			if diff := cmp.Diff(tt.want, shown(arranged(t, tt.sheet))); diff != "" {
				t.Error(diff)
			}
		})
	}
}

// TestSplit has rows of headings with the columns of the groups below them.
func TestSplit(t *testing.T) {
	for sheet, want := range map[string]string{
		"Board,NS,EW,Contract\n1,1,2,4H\n":                         "[0 1 2 3]",
		"NS,EW,Contract,,NS,EW,Contract\n1,2,4H,,3,4,4S\n":         "[0 1 2] [4 5 6]",
		"Board,NS,EW,Contract,NS,EW,Contract\n1,1,2,4H,3,4,4S\n":   "[0 1 2 3] [0 4 5 6]",
		"Board,NS,EW,Score,NS,EW\n1,1,2,420,8,0\n1,3,4,50,0,8\n":   "[0 1 2 3 4 5]",
		"NS,Board 1,Board 2\n1,420 v 5,50 v 6\n2,420 v 6,50 v 5\n": "[0 1] [0 2]",
	} {
		b := arranged(t, sheet)
		var got []string
		for _, f := range b.families.all {
			for _, r := range f.regions {
				got = append(got, fmt.Sprint(r.cols))
			}
		}
		if s := strings.Join(got, " "); s != want {
			t.Errorf("%q has the columns %s, want %s", sheet, s, want)
		}
	}
}

// TestAccount has sheets with what is reported of them.
func TestAccount(t *testing.T) {
	const two = "1,1,2,4H,N,10\n1,3,4,4S,N,9\n"
	for _, tt := range []struct{ name, sheet, want string }{
		{"nothing", "Board,NS,EW,Contract,By,Tricks\n" + two, ""},
		{"an unread column", "Board,NS,EW,Contract,By,Tricks,Weather\n1,1,2,4H,N,10,rain\n", `G1: warning: heading "Weather" is not known, and its column is not read`},
		{"a column without values", "Board,NS,EW,Contract,By,Tricks,Weather\n" + two, ""},
		{"rows above the headings", "1,5,6,4H,N,10\nBoard,NS,EW,Contract,By,Tricks\n" + two, "1: from this row on there are results without headings"},
		{"no board", "NS,EW,Contract,By,Tricks\n1,2,4H,N,10\n", "1: there is no column for the board number"},
		{"a board of one part only", "Board 7\nNS,EW,Contract\n1,2,4H\n3,4,4S\nNS,EW,Contract\n1,4,4H\n3,2,4S\n", "5: nothing says of which board these results are"},
		{"a score among remarks", "Board,NS,EW,Contract,By,Tricks,Ruling\n1,1,2,4H,N,10,420\n", `G2: "420" is a contract or a score in the column "Ruling"`},
		{"doubling in an unknown column", "Board,NS,EW,Contract,Zzz,By,Tricks\n1,1,2,4H,X,N,10\n1,3,4,4H,,N,9\n", ""},
	} {
		t.Run(tt.name, func(t *testing.T) {
			problems := arranged(t, tt.sheet).Account()
			got := ""
			if len(problems) > 0 {
				got = strings.TrimPrefix(problems[0].String(), "club.csv:")
			}
			if len(problems) > 1 || !strings.HasPrefix(got, tt.want) || got != "" && tt.want == "" {
				t.Errorf("got %v, want %q", problems, tt.want)
			}
		})
	}
}
