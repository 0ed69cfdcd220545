package ingest

import (
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"
)

// TestContradictions tells of rows that say two things.
func TestContradictions(t *testing.T) {
	const head = "Board,NS,EW,Contract,By,Result,Remarks\n1,1,2,4H,N,=,\n"
	runTableTests(t, []tableTest{
		{name: "a result that was not played", table: head + "1,3,4,4H,N,-1,not played\n", problems: []string{
			`club.csv:G3: the remark is "not played", but there is a result of 4H`,
		}},
		{name: "a pass-out that was not played", table: head + "1,3,4,PASS,,,ei pelattu\n", problems: []string{
			`club.csv:G3: the remark is "ei pelattu", but the board was passed out`,
		}},
		{name: "not played, with a result", table: head + "1,3,4,NP,N,+1,\n", problems: []string{
			`club.csv:F3: the result is "+1", but the board was not played`,
		}},
		{name: "an artificial score beside a result", table: head + "1,3,4,4H,N,-1,60/40\n1,5,6,4H,N,-1,\n", problems: []string{
			`club.csv:G3: warning: the artificial score "60/40" counts, and not the result of 4H beside it`,
		}},
		{name: "an artificial score that is not said", table: head + "1,3,4,4H,N,-1,arbitral score\n", problems: []string{
			`club.csv:G3: warning: the remark "arbitral score" gives no artificial score, so the result of 4H counts`,
		}},
		{name: "the numbers of pairs as a contract", table: head + "1,3,4,10-12,N,=,\n1,5,6,4H,N,-1,\n", problems: []string{
			`club.csv:D3: warning: "10-12" is taken for an artificial score, but a declarer and a result stand beside it`,
			"club.csv:D3: warning: the artificial scores on board 1 are 22 % together, less than 100 %",
		}},
		{name: "artificial scores of both sides at fault", table: head + "1,3,4,40/40,,,\n1,5,6,4H,N,-1,\n"},
		{name: "a remark for people", table: head + "1,3,4,4H,N,-1,late again\n"},
		{name: "a remark that may change the result", table: head + "1,3,4,4H,N,-1,arrow switched\n", problems: []string{
			`club.csv:G3: warning: the remark "arrow switched" is not understood and changes no result`,
		}},
		{name: "many such", table: head + "1,3,4,4H,N,-1,score -1\n1,5,6,4H,N,-1,score -1\n1,7,8,4H,N,-1,score -1\n1,9,10,4H,N,-1,score -1\n", problems: []string{
			`club.csv:G3: warning: 4 remarks are not understood and change no result; the first is "score -1"`,
		}},
	})
}

// TestImprobableTricks warns of contracts that went far down by a number which is
// perhaps the tricks above the contract.
func TestImprobableTricks(t *testing.T) {
	const rows = "1,1,2,4H,N,10\n1,3,4,3H,N,9\n2,1,4,1NT,N,1\n2,3,2,2Sx,S,2\n"
	runTableTests(t, []tableTest{
		{name: "results", table: "Board,NS,EW,Contract,By,Result\n" + rows, problems: []string{
			`club.csv:F4: warning: 1NT with result "1" is taken for 1 of 13 tricks, 6 down`,
		}},
		{name: "tricks", table: "Board,NS,EW,Contract,By,Tricks\n" + rows},
	})
}

func TestWrongDirectionInAllLanguages(t *testing.T) {
	for _, words := range []string{"Wrong direction", "Wrong dir.", "väärä suunta", "Fel riktning", "falsche Richtung", "verkeerde richting", "mauvaise orientation", "zły kierunek"} {
		ev := mustRead(t, "Board,NS,EW,Contract,By,Result,Remarks\n1,1,2,4H,N,=,"+words+"\n1,3,4,4H,N,-1,\n")
		if diff := cmp.Diff("1: 2 v 1 4H N 10 420", shown(ev)[0]); diff != "" {
			t.Errorf("%s: %s", words, diff)
		}
	}
}

func TestNotPlayedAmongResults(t *testing.T) {
	ev, problems := readTable(t, "Board,NS,EW,Contract,By,Result\n1,1,2,4H,N,=\n1,3,4,3H,N,=\n2,1,4,4H,N,ei pelattu\n2,3,2,,,not played\n3,1,3,4H,N,=\n3,2,4,4H,N,-1\n")
	if problems.HasErrors() {
		t.Fatal(said(problems))
	}
	if diff := cmp.Diff([]string{"2: 1 v 4 not played", "2: 3 v 2 not played"}, shown(ev)[2:4]); diff != "" {
		t.Error(diff)
	}
}

// TestBlanksInNumbers are not squeezed out, save where they part thousands.
func TestBlanksInNumbers(t *testing.T) {
	runTableTests(t, []tableTest{
		{name: "a pair", table: "Board,NS,EW,Score\n1,1 2,2,100\n1,3,4,100\n", problems: []string{`club.csv:B2: NS pair "1 2" has a blank inside`}},
		{name: "a board", table: "Board,NS,EW,Score\n1 1,1,2,100\n1,3,4,100\n", problems: []string{`club.csv:A2: board "1 1" has a blank inside`}},
		{name: "a score", table: "Board,NS,EW,Score\n1,1,2,4 20\n1,3,4,100\n", problems: []string{`club.csv:D2: score "4 20" has a blank inside`}},
		{name: "tricks", table: "Board,NS,EW,Contract,By,Tricks\n1,1,2,4H,N,1 0\n1,3,4,4H,N,9\n", problems: []string{`club.csv:F2: tricks "1 0" has a blank inside`}},
		{
			name: "a score above a thousand", table: "Board,NS,EW,Score\n2,1,2,1 430\n2,3,4,680\n",
			results: []string{"2: 1 v 2 1430", "2: 3 v 4 680"},
		},
	})
}

// TestNoColumnForTheDeclarer is told once.
func TestNoColumnForTheDeclarer(t *testing.T) {
	_, problems := readTable(t, "Board,NS,EW,Contract,Whose,Result\n1,1,2,4H,Ann,=\n1,3,4,4H,Ben,-1\n1,5,6,3NT,Cid,=\n")
	if len(problems) != 2 || problems[0].At.Cell() != "1" || !strings.Contains(problems[0].Text, "3 contracts do not name one") ||
		!strings.Contains(problems[0].Hint, "Whose") {
		t.Error(problems)
	}
}
