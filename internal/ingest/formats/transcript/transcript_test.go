package transcript_test

import (
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"

	"bridgecalc/internal/ingest/formats/transcript"
)

// TestBook writes each kind of line down, and shows the sheets: only columns that
// say something come into them.
func TestBook(t *testing.T) {
	out := transcript.New("club.xml")
	out.Setting(1, "title", "Tuesday")
	out.Setting(1, "date", "")
	out.Scoring(2, "mp", "MATCH_POINTS")
	out.Scoring(2, "", "")
	out.Result(5, transcript.Result{Board: "1", NS: "3", EW: "4", Score: "420"})
	out.Result(5, transcript.Result{Board: "2", Score: "-50", Remarks: "60/40"})
	out.TeamResult(6, transcript.TeamResult{Result: transcript.Result{Board: "1"}, Room: "open", Players: transcript.Players{1: "Ann"}})
	out.Match(7, transcript.Match{Home: "Foxes", Away: "Owls", HomeIMPs: "3"})
	name := transcript.Name{Number: "3", Names: [2]string{"Ann", "Bob"}}
	name.Adjust("-0.5", "MP")
	out.Name(8, name)
	name = transcript.Name{Number: "4"}
	name.Adjust("+2", "VP")
	out.Name(9, name)
	out.Standing(10, transcript.Standing{Number: "3", Place: "1="})
	out.Hand(11, transcript.Hand{Board: "1", Deal: "N:AKQ"})
	book, err := out.Book()
	if err != nil {
		t.Fatal(err)
	}
	var got []string
	for _, sheet := range book.Sheets {
		got = append(got, "== "+sheet.Name)
		for i := range sheet.Len() {
			row, texts := sheet.Row(i), []string(nil)
			for col := range row.Len() {
				texts = append(texts, row.Text(col))
			}
			got = append(got, strings.Join(texts, "|"))
		}
	}
	want := []string{
		"== Event", "Key|Value|In the file's words", "title|Tuesday", "scoring|mp|MATCH_POINTS",
		"== Results", "Board|NS|EW|Score|Remarks", "1|3|4|420", "2|||-50|60/40",
		"== Matches", "Room|South|Board", "open|Ann|1",
		"== Match list", "Home|Away|Home IMPs", "Foxes|Owls|3",
		"== Names", "Pair|Name 1|Name 2|Penalty", "3|Ann|Bob|0.5 MP", "== Amounts", "Pair|Bonus", "4|2 VP",
		"== Ranking", "Pair|Place", "3|1=",
		"== Hands", "Board|Deal", "1|N:AKQ",
	}
	if diff := cmp.Diff(want, got); diff != "" {
		t.Error(diff)
	}
}

func TestAmount(t *testing.T) {
	for text, want := range map[string]string{"": "", "0": "", "0.00": "", "-": "", "-0,0": "", "-0.5": "-0.5", "10": "10"} {
		if got := transcript.Amount(text); got != want {
			t.Errorf("%q: %q, want %q", text, got, want)
		}
	}
}
