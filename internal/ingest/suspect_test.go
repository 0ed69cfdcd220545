package ingest

import (
	"fmt"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"
	"github.com/google/go-cmp/cmp/cmpopts"
)

// Each suspicion has a small sheet that raises it and nothing else.
func TestSuspects(t *testing.T) {
	runTableTests(t, []tableTest{
		{
			name: "a pair that passes out all it plays",
			table: `
				Board,NS,EW,Contract,By,Tricks
				1,1,2,4S,N,10
				1,3,4,PASS,,
				2,1,4,PASS,,
				2,3,2,1NT,N,7`,
			problems: []string{"club.csv:D4: warning: pair 4 passed out all of its 2 boards"},
		},
		{
			name: "a board that nobody bid",
			table: `
				Board,NS,EW,Contract,By,Tricks
				1,1,2,PASS,,
				1,3,4,PASS,,
				1,5,6,PASS,,
				1,7,8,not played,,
				2,1,4,4S,N,10
				2,3,6,4S,N,9
				2,5,8,4S,N,10
				2,7,2,4S,N,9`,
			problems: []string{
				"club.csv: warning: fewer than 4 scores: board 1 (3)", "club.csv: warning: fewer than 2 boards: pair 7 (1), 8 (1)",
				"club.csv:D2: warning: board 1 was passed out at all 3 tables",
			},
		},
		{
			name: "a score with the wrong sign",
			table: `
				Board,NS,EW,Score
				1,1,2,-420
				1,3,4,-420
				1,5,6,420
				1,7,8,-450`,
			problems: []string{"club.csv:D4: warning: 420 for NS on board 1, where every other table has the opposite sign"},
		},
		{
			name: "penalties of either side are usual",
			table: `
				Board,NS,EW,Score
				1,1,2,-100
				1,3,4,-100
				1,5,6,100
				1,7,8,-90`,
		},
		{
			name: "a declarer on the wrong side",
			table: `
				Board,NS,EW,Contract,By,Tricks
				1,1,2,4S,N,10
				1,3,4,4S,E,10
				1,5,6,4S,S,11`,
			problems: []string{"club.csv:E3: warning: board 1: 4S by E made 10 tricks here, and 4S by S made 11 in row 4"},
		},
		{
			name: "a suit that both sides can play",
			table: `
				Board,NS,EW,Contract,By,Tricks
				1,1,2,2S,N,8
				1,3,4,2S,E,8`,
		},
		{
			name: "two pairs turned at one table",
			table: `
				Round,Table,Board,NS,EW,Contract,By,Tricks
				1,1,1,1,2,4S,N,10
				1,2,1,3,4,4S,N,11
				1,1,2,2,1,4S,N,10
				1,2,2,3,4,4S,N,11`,
			problems: []string{"club.csv:D4: warning: pairs 2 and 1 sit the other way round here than in row 2, at the same table in the same round"},
		},
		{
			name: "more than 100 %",
			table: `
				Board,NS,EW,Contract,By,Tricks
				1,1,2,60/40.5,,
				1,3,4,4S,N,10`,
			problems: []string{`club.csv:D2: contract "60/40.5" is not understood`},
		},
		{
			name: "a board turned at two tables is told once",
			table: `
				Table,Board,NS,EW,Contract,By,Tricks,Score
				1,1,1,2,4S,N,10,420
				2,1,3,4,4S,N,10,420
				3,1,5,6,4S,N,10,-420
				4,1,7,8,4S,S,11,-450
				1,3,1,2,1NT,W,7,-90
				2,3,3,4,1NT,W,7,-90
				3,3,5,6,1NT,W,7,-90`,
			problems: []string{"club.csv:H4: board 1 looks turned at tables 3, 4: the scores there fit only with NS and EW exchanged"},
		},
		{
			name: "a single score of the other side",
			table: `
				Board,NS,EW,Contract,By,Tricks,Score
				1,1,2,4S,N,10,420
				1,3,4,4S,N,10,-420
				1,5,6,4S,N,10,420`,
			problems: []string{"club.csv:G3: the score is 420 for EW, but 4S by N, not vulnerable, with 10 tricks is 420 for NS"},
		},
	})
}

// A session in which nothing is odd raises no suspicion: 30 boards at 15 tables.
func TestNothingSuspect(t *testing.T) {
	var sheet strings.Builder
	sheet.WriteString("Board,NS,EW,Contract,By,Tricks\n")
	for board := 1; board <= 30; board++ {
		strain := []string{"C", "D", "H", "S", "NT"}[board%5]
		declarer := []string{"N", "E", "S", "W"}[board%4]
		for table := 1; table <= 15; table++ {
			level, tricks := 2+(board+table)%3, 8+(board+table*table)%4
			fmt.Fprintf(&sheet, "%d,%d,%d,%d%s,%s,%d\n", board, table, 16+(table+board/2)%15, level, strain, declarer, tricks)
		}
	}
	_, problems := readFiles(t, Options{}, "club.csv", map[string]string{"club.csv": sheet.String()})
	if diff := cmp.Diff([]string{}, said(problems), cmpopts.EquateEmpty()); diff != "" {
		t.Error(diff)
	}
}

func TestManyBlankRows(t *testing.T) {
	sheet := "Board,NS,EW,Contract,By,Tricks\n1,1,2,4S,N,10\n1,3,4,4S,N,11\n"
	for board := 2; board <= 6; board++ {
		sheet += fmt.Sprintf("%d,1,2,,,\n%d,3,4,,,\n", board, board)
	}
	_, problems := readFiles(t, Options{}, "club.csv", map[string]string{"club.csv": sheet})
	want := []string{"club.csv:4: warning: 10 rows have no result and count as not played; this is the first of them"}
	if diff := cmp.Diff(want, said(problems)); diff != "" {
		t.Error(diff)
	}
}

// One row of a Mitchell with its pairs exchanged would rank all pairs in one list.
func TestDirections(t *testing.T) {
	sheet := "Board,NS,EW,Score\n"
	for board := range 10 {
		for table := range 5 {
			ns, ew := table+1, 6+(table+board/2)%5
			if board == 0 && table == 0 {
				ns, ew = ew, ns
			}
			sheet += fmt.Sprintf("%d,%d,%d,%d\n", board+1, ns, ew, 110+20*(table%4))
		}
	}
	_, problems := readFiles(t, Options{}, "club.csv", map[string]string{"club.csv": sheet})
	var got []string
	for _, p := range said(problems) {
		if strings.Contains(p, "sits") {
			got = append(got, p)
		}
	}
	want := []string{"club.csv:B2: warning: pair 6 sits NS here, but the other way on its other boards"}
	if diff := cmp.Diff(want, got); diff != "" {
		t.Error(diff)
	}
}

func TestManyRowsWithoutBoard(t *testing.T) {
	sheet := "Board,NS,EW,Contract,By,Tricks\n1,1,2,4S,N,10\n1,3,4,4S,N,11\n,5,6,4S,N,9\n,7,8,4S,N,10\n,9,10,4S,N,10\n,11,12,4S,N,10\n"
	_, problems := readFiles(t, Options{}, "club.csv", map[string]string{"club.csv": sheet})
	if diff := cmp.Diff([]string{"club.csv:A4: the board is missing here and in 3 more rows"}, said(problems)); diff != "" {
		t.Error(diff)
	}
}
