package ingest

import (
	"fmt"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"
)

func TestChecks(t *testing.T) {
	const header = "Board,NS,EW,Contract\n"
	runTableTests(t, []tableTest{
		{
			name:     "a pair plays against itself",
			table:    header + "1,1,2,PASS\n1,3,3,PASS\n",
			problems: []string{"club.csv:C3: pair 3 plays against itself on board 1"},
		},
		{
			name:     "a pair plays a board twice",
			table:    header + "1,1,2,PASS\n1,3,4,PASS\n1,1,5,PASS\n1,6,4,PASS\n",
			problems: []string{"club.csv:B4: pair 1 plays board 1 twice, here and in row 2", "club.csv:C5: pair 4 plays board 1 twice, here and in row 3"},
		},
		{
			name:     "a pair plays a board in both directions",
			table:    header + "1,1,2,PASS\n1,3,4,PASS\n1,5,1,PASS\n",
			problems: []string{"club.csv:C4: pair 1 plays board 1 twice, here and in row 2"},
		},
		{
			name:     "both pairs played it against others",
			table:    header + "1,1,2,PASS\n1,3,4,PASS\n1,1,4,PASS\n",
			problems: []string{"club.csv:B4: pair 1 plays board 1 twice, here and in row 2", "club.csv:C4: pair 4 plays board 1 twice, here and in row 3"},
		},
		{
			name:     "the same two pairs twice",
			table:    header + "1,1,2,PASS\n1,3,4,PASS\n1,1,2,PASS\n",
			problems: []string{"club.csv:A4: pairs 1 and 2 have two results on board 1, here and in row 2"},
		},
		{
			name:     "the same two pairs twice, turned",
			table:    header + "1,1,2,PASS\n1,3,4,PASS\n1,2,1,PASS\n1,5,6,PASS\n1,7,8,PASS\n",
			problems: []string{"club.csv:A4: pairs 2 and 1 have two results on board 1, here and in row 2"},
		},
		{
			name: "a board that was not played counts here too",
			table: header + `1,1,2,np
				1,3,4,PASS
				1,1,5,PASS`,
			problems: []string{"club.csv:B4: pair 1 plays board 1 twice, here and in row 2"},
		},
		{
			name: "a table has two results",
			table: `
				Round,Table,Board,NS,EW,Contract
				1,1,1,1,2,PASS
				1,2,1,3,4,PASS
				1,1,1,5,6,PASS
				2,1,1,7,8,PASS`,
			problems: []string{"club.csv:C4: table 1 has two results for board 1 in round 1, here and in row 2"},
		},
		{
			name: "tables of two sections",
			table: `
				Section,Round,Table,Board,NS,EW,Contract
				A,1,1,1,1,2,PASS
				B,1,1,1,1,2,PASS`,
			results: []string{"1: A 1 v A 2 PASS 0", "1: B 1 v B 2 PASS 0"},
		},
		{
			name: "tables without rounds, and rounds without tables",
			table: `
				Round,Table,Board,NS,EW,Contract
				,1,1,1,2,PASS
				,1,1,3,4,PASS
				1,,1,5,6,PASS
				1,,1,7,8,PASS`,
			results: []string{"1: 1 v 2 PASS 0", "1: 3 v 4 PASS 0", "1: 5 v 6 PASS 0", "1: 7 v 8 PASS 0"},
		},
	})
}

func TestCounts(t *testing.T) {
	const header = "Board,NS,EW,Contract\n"
	var long strings.Builder
	for board := range 15 {
		fmt.Fprintf(&long, "%d,1,2,PASS\n", board+1)
	}
	runTableTests(t, []tableTest{
		{
			name:     "a board played once",
			table:    header + "1,1,2,PASS\n1,3,4,PASS\n7,1,2,PASS\n8,3,4,PASS\n",
			problems: []string{"club.csv: warning: one score only, so nothing compares: board 7, 8"},
		},
		{
			name:  "a board with fewer results",
			table: header + "1,1,2,PASS\n1,3,4,PASS\n1,5,6,PASS\n2,1,2,PASS\n2,3,4,PASS\n",
			problems: []string{
				"club.csv: warning: fewer than 3 scores: board 2 (2)",
				"club.csv: warning: fewer than 2 boards: pair 5 (1), 6 (1)",
			},
		},
		{
			name:     "a long list",
			table:    header + long.String(),
			problems: []string{"club.csv: warning: one score only, so nothing compares: board 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12 and 3 more"},
		},
		{
			name:     "not beside an error, with which rows are missing",
			table:    header + "1,1,2,PASS\n1,3,4,PASS\n2,1,2,PASS\n2,3,4,4X\n",
			problems: []string{`club.csv:D5: contract "4X" is not understood`},
		},
		{
			name:     "no results at all",
			table:    header,
			problems: []string{"club.csv: there are no results below the heading"},
		},
		{
			name:     "only prose",
			table:    header + "Total,,,\n,,,\nSigned,,,\n",
			problems: []string{"club.csv: there are no results below the heading"},
		},
		{
			name:     "only sit-outs",
			table:    header + "1,1,0,\n2,1,0,\n",
			problems: []string{"club.csv: there are no results below the heading"},
		},
	})
}

// TestAllProblemsAtOnce finds every mistake in one go, in the order of the rows.
func TestAllProblemsAtOnce(t *testing.T) {
	_, problems := readTable(t, `
		Tuesday club,,,,,,,,
		Round,Table,Board,NS,EW,Contract,By,Result,Score
		1,1,1,1,2,4H,N,=,420
		1,2,1,3,4,4X,N,=,420
		1,3,1o,5,6,4H,N,=,420
		1,4,1,7-8,9,4H,N,=,420
		1,5,1,10,10,4H,N,=,420
		1,6,1,11,12,4H,Q,=,420
		1,7,1,13,14,4H,,=,420
		1,8,1,15,16,4H,N,+4,
		1,9,1,17,18,4H,N,,
		1,10,1,19,20,4H,N,=,620
		1,11,1,21,,4H,N,=,420
		1,12,1,23,1,4H,N,=,420
		1,13,1,25,26,,N,=,
		1,14,1,27,28,A+,,,
		1,15,1,29,30,,,,425
		1,16,1,31,32,PASS,,,50
		1,17,1,33,34,4H,N,=,42O
		1,1,1,35,36,4H,N,=,420
		Total,,,,,,,,6300`)
	want := []string{
		`club.csv:F4: contract "4X" is not understood`,
		`club.csv:C5: board "1o" is not a number`,
		`club.csv:D6: NS pair "7-8" is not a pair number`,
		`club.csv:E7: pair 10 plays against itself on board 1`,
		`club.csv:G8: declarer "Q" is not understood`,
		`club.csv:G9: the declarer is missing`,
		`club.csv:H10: 4H with result "+4" would be 14 tricks`,
		`club.csv:H11: the tricks are missing`,
		`club.csv:I12: the score is 620 for NS, but 4H by N, not vulnerable, with 10 tricks is 420 for NS`,
		`club.csv:E13: the number of the EW pair is missing`,
		`club.csv:E14: pair 1 plays board 1 twice, here and in row 3`,
		`club.csv:F15: the contract is missing`,
		`club.csv:F16: contract "A+" does not say which side gets it (write NS first: A+/A-, A+/A+ or 60/40)`,
		`club.csv:I17: no contract scores 425 for NS on board 1 (None vulnerable)`,
		`club.csv:I18: the score says 50, but the board was passed out`,
		`club.csv:I19: score "42O" is not a number`,
		`club.csv:C20: table 1 has two results for board 1 in round 1, here and in row 3`,
	}
	if diff := cmp.Diff(want, said(problems)); diff != "" {
		t.Error(diff)
	}
	for _, p := range problems {
		if p.Hint == "" {
			t.Errorf("%v: no hint", p)
		}
	}
}
