package ingest

import (
	"fmt"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"
	"github.com/google/go-cmp/cmp/cmpopts"

	"bridgecalc/internal/event"
)

// TestCorrected applies each kind of correction, and refuses those that fit no result or
// several.
func TestCorrected(t *testing.T) {
	const (
		results = "Board,NS,EW,Contract,By,Tricks,Score\n1,1,2,4H,N,10,420\n1,3,4,4H,N,10,400\n1,5,6,3NT,N,8,-50\n"
		head    = "Board,NS,EW,What,Value,Reason\n"
		counts  = "club.csv:G3: warning: the score is 400 for NS, and 4H by N with 10 tricks is 420 for NS: the "
	)
	as := func(result string) []string {
		return []string{"1: 1 v 2 4H N 10 420", "1: 3 v 4 " + result, "1: 5 v 6 3NT N 8 -50"}
	}
	for _, tt := range []struct {
		name, list string
		results    []string
		problems   []string
	}{
		{"the contract", "1,3,4,contract,3NT,\n1,3,4,tricks,9,", as("3NT N 9 400"), nil},
		{"the declarer", "1,3,4,declarer,S,", as("4H S 10 420"), nil},
		{"the tricks", "1,3,4,tricks,9,", as("4H N 9 -50"), nil},
		{"the score", "1,3,4,score,420,", as("4H N 10 420"), nil},
		{"a score of EW", "1,3,4,contract,2C,\n1,3,4,declarer,E,\n1,3,4,tricks,8,\n1,3,4,score,-90,", as("2C E 8 -90"), nil},
		{"an artificial score", "1,3,4,artificial,60/40,", []string{"1: 1 v 2 4H N 10 420", "1: 3 v 4 60% 40%", "1: 5 v 6 3NT N 8 -50"}, nil},
		{"the contract is trusted", "1,3,4,trust,contract,", as("4H N 10 420"), []string{counts + "contract counts"}},
		{"the score is trusted", "1,3,4,trust,score,", as("4H N -1 400"), []string{counts + "score counts"}},
		{"no such result", "1,3,4,score,420,\n1,3,6,score,420,", nil, []string{`club-corrections.csv:E3: there is no result of board 1 with NS "3" and EW "6"`}},
		{"several results", "1,,,tricks,9,", nil, []string{
			`club-corrections.csv:E2: there are 3 results of board 1 with NS "" and EW "", and it is not said which is corrected`,
		}},
		{"no known thing", "1,3,4,lead,HA,", nil, []string{
			"club.csv:G3: the score is 400 for NS, but 4H by N, not vulnerable, with 10 tricks is 420 for NS",
			`club-corrections.csv:E2: it is not understood what is corrected: "lead", "HA"`,
		}},
	} {
		t.Run(tt.name, func(t *testing.T) {
			ev, problems := readFiles(t, Options{}, "club.csv", map[string]string{"club.csv": results, "club-corrections.csv": head + tt.list + "\n"})
			if diff := cmp.Diff(tt.problems, said(problems), cmpopts.EquateEmpty(), cmpopts.SortSlices(func(a, b string) bool { return a < b })); diff != "" {
				t.Error(diff)
			}
			if tt.results == nil {
				return
			}
			if diff := cmp.Diff(tt.results, shown(ev)); diff != "" {
				t.Error(diff)
			}
		})
	}
}

// TestCorrectedKinds corrects results of other kinds than that of a contract that was played,
// in whichever cell they stand: what is corrected counts, or what is missing is an error.
func TestCorrectedKinds(t *testing.T) {
	const (
		played    = "1: 1 v 2 4S N 10 420"
		scored    = "1: 1 v 2 420"
		contract  = "the contract is missing"
		tricks    = "the tricks are missing"
		head      = "Board,NS,EW,Contract,By,Result,Score,Remarks\n"
		oneColumn = head + "1,1,2,%s,%s,%s,%s,%s\n1,3,4,4S,N,+1,450,\n"
		twoColumn = "Board,NS,EW,Contract,By,Result,NS score,EW score,Remarks\n1,1,2,%s,%s,%s,%s,,%s\n1,3,4,4S,N,+1,450,,\n"
	)
	kinds := map[string]string{"artificial": "A+/A-", "not played": "not played", "weighted": "60% 420 + 40% -50", "ruled": "adjusted score"}
	for _, place := range []struct {
		name string
		row  func(kind string) string
		want map[string]string // by what is corrected
	}{
		{
			"contract", func(kind string) string { return fmt.Sprintf(oneColumn, kind, "", "", "", "") },
			map[string]string{"contract,4S N =": played, "declarer,N": contract, "tricks,10": contract, "score,420": scored},
		},
		{
			"result", func(kind string) string { return fmt.Sprintf(oneColumn, "4S", "N", kind, "", "") },
			map[string]string{"contract,4S N =": played, "contract,3S": tricks, "declarer,N": tricks, "tricks,10": played, "score,420": played},
		},
		{
			"score", func(kind string) string { return fmt.Sprintf(oneColumn, "4S", "N", "=", kind, "") },
			map[string]string{"contract,4S N =": played, "declarer,N": played, "tricks,10": played, "score,420": played},
		},
		{
			"score of NS", func(kind string) string { return fmt.Sprintf(twoColumn, "4S", "N", "=", kind, "") },
			map[string]string{"contract,4S N =": played, "declarer,N": played, "tricks,10": played, "score,420": played},
		},
		{
			"remark", func(kind string) string { return fmt.Sprintf(oneColumn, "4S", "N", "=", "420", kind) },
			map[string]string{"contract,4S N =": played, "declarer,N": played, "tricks,10": played, "score,420": played},
		},
	} {
		for kind, written := range kinds {
			for correction, want := range place.want {
				t.Run(place.name+" "+kind+" "+correction, func(t *testing.T) {
					ev, problems := readFiles(t, Options{}, "club.csv", map[string]string{
						"club.csv":             place.row(written),
						"club-corrections.csv": "Board,NS,EW,What,Value,Reason\n1,1,2," + correction + ",\n",
					})
					if !strings.HasPrefix(want, "1: ") {
						if len(problems) != 1 || problems[0].Severity != event.Error || problems[0].Text != want {
							t.Errorf("%v, %v; want the error that %s", shown(ev), said(problems), want)
						}
						return
					}
					if diff := cmp.Diff([]string{want, "1: 3 v 4 4S N 11 450"}, shown(ev)); diff != "" || len(problems) > 0 {
						t.Error(diff, said(problems))
					}
				})
			}
		}
	}
}

// TestCorrectedDirection leaves a remark that the pairs sat the other way round.
func TestCorrectedDirection(t *testing.T) {
	ev, problems := readFiles(t, Options{}, "club.csv", map[string]string{
		"club.csv":             "Board,NS,EW,Contract,By,Result,Remarks\n1,1,2,4S,N,=,wrong direction\n1,3,4,4S,N,+1,\n",
		"club-corrections.csv": "Board,NS,EW,What,Value,Reason\n1,1,2,tricks,9,\n",
	})
	if diff := cmp.Diff([]string{"1: 2 v 1 4S N 9 -50", "1: 3 v 4 4S N 11 450"}, shown(ev)); diff != "" || problems.HasErrors() {
		t.Error(diff, said(problems))
	}
}

// TestDecidingLines prints the lines of corrections of which one decides.
func TestDecidingLines(t *testing.T) {
	for _, tt := range []struct{ name, table, hint string }{
		{
			"a score against its contract", "Board,NS,EW,Contract,By,Tricks,Score\n1,1,2,4H,N,10,420\n1,3,4,4H,N,10,400\n1,5,6,3NT,N,8,-50\n",
			"correct the contract, the declarer, the tricks or the score; or write into club-corrections.csv, below Board,NS,EW,What,Value,Reason, " +
				"one of the lines 1,3,4,trust,contract, and 1,3,4,trust,score,",
		},
		{
			"a score and an artificial one", "Board,NS,EW,Contract,By,Tricks\n31,1,2,4S,N,10\n31,3,4,4S,N,9\n31,1,6,40/60,,\n30,3,6,4S,N,10\n30,5,2,4S,N,9\n",
			"correct the pair or the board in one of them; if NS and EW numbers overlap and are different pairs, say --winners 2; if the artificial score is " +
				"for the other side alone (Law 15), write into a list of corrections, below Board,NS,EW,What,Value,Reason, the line 31,1,6,artificial,NS NP / EW 60%,",
		},
	} {
		if _, problems := readTable(t, tt.table); len(problems) != 1 || problems[0].Hint != tt.hint {
			t.Errorf("%s: %+v", tt.name, problems)
		}
	}
	ev, problems := readFiles(t, Options{}, "club.csv", map[string]string{
		"club.csv":             "Board,NS,EW,Contract,By,Tricks\n31,1,2,4S,N,10\n31,3,4,4S,N,9\n31,1,6,40/60,,\n30,3,6,4S,N,10\n30,5,2,4S,N,9\n",
		"club-corrections.csv": "Board,NS,EW,What,Value,Reason\n31,1,6,artificial,NS NP / EW 60%,Law 15\n",
	})
	if problems.HasErrors() || len(ev.Boards) != 2 || len(ev.Boards[1].Results) != 3 {
		t.Errorf("the line that decides does not: %v", said(problems))
	}
}

// TestTrust lets the setting decide between the contract and the score.
func TestTrust(t *testing.T) {
	const table = "Board,NS,EW,Contract,By,Tricks,NS score,EW score\n1,1,2,4H,N,10,420,\n1,3,4,4H,N,10,,50\n1,5,6,3NT,N,8,,50\n"
	for trust, want := range map[string]string{"score": "1: 3 v 4 4H N -1 -50", "contract": "1: 3 v 4 4H N 10 420"} {
		ev, problems := readTable(t, "# trust: "+trust+"\n"+table)
		if problems.HasErrors() || shown(ev)[1] != want {
			t.Errorf("%s: %v, %v; want %s", trust, shown(ev), said(problems), want)
		}
	}
	// What no contract scores is an error all the same.
	if _, problems := readTable(t, "# trust: score\nBoard,NS,EW,Contract,By,Tricks,Score\n1,1,2,4H,N,10,420\n1,3,4,4H,N,10,425\n1,5,6,3NT,N,8,-50\n"); !problems.HasErrors() {
		t.Error("a score of 425 counts")
	}
}
