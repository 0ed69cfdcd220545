package ingest

import (
	"testing"

	"github.com/google/go-cmp/cmp"
	"github.com/google/go-cmp/cmp/cmpopts"
)

// gridResults are the results of most grids below.
var gridResults = []string{
	"1: 1 v 11 4H N 10 420", "1: 2 v 12 3NT W 8 50", "2: 1 v 12 PASS 0", "2: 2 v 11 2SX S 9 870",
}

func TestGrids(t *testing.T) {
	runTableTests(t, []tableTest{
		{
			name: "opponents and result of each board",
			table: `
				Wednesday

				NS,Board 1,,Board 2,
				,EW,Result,EW,Result
				1,11,N4H=,12,PASS
				2,12,W 3NT -1,11,S2♠x+1`,
			results: gridResults,
		},
		{
			name: "all headings in the lower row",
			table: `
				,,Board 1,,Board 2,
				Pair,Name,EW,Contract,EW,Contract
				1,Ebba,11,N4H=,12,PASS
				2,Olga,12,W 3NT -1,11,S2♠x+1`,
			results:  gridResults,
			problems: []string{"club.csv:D3: warning: 2 pairs have no names, and others have: 11, 12"},
		},
		{
			name: "board numbers beside the word",
			table: `
				Board,,1,,2,
				NS,Name,EW,Result,EW,Result
				1,Ebba,11,N4H=,12,PASS
				2,Olga,12,W 3NT -1,11,S2♠x+1`,
			results:  gridResults,
			problems: []string{"club.csv:D3: warning: 2 pairs have no names, and others have: 11, 12"},
		},
		{
			name: "three columns for a result",
			table: `
				NS,Board 1,,,,Board 2,,,
				,EW,Contract,By,Result,EW,Contract,By,Result
				1,11,4H,N,=,12,PASS,,
				2,12,3NT,W,-1,11,2Sx,S,+1`,
			results: gridResults,
		},
		{
			name: "result before opponents, and a lead",
			table: `
				NS,Board 1,,,Board 2,,
				,Result,Lead,EW,Result,Lead,EW
				1,N4H=,SQ,11,PASS,,12
				2,W 3NT -1,,12,S2♠x+1,D2,11`,
			results: gridResults,
		},
		{
			name: "a row for each EW pair",
			table: `
				EW,Board 1,,Board 2,
				,NS,Result,NS,Result
				11,1,N4H=,2,S2♠x+1
				12,2,W 3NT -1,1,PASS`,
			results: []string{gridResults[0], gridResults[1], gridResults[3], gridResults[2]},
		},
		{
			name: "a row for each EW pair, who meet pairs",
			table: `
				Pair EW,Board 1,,Board 2,
				,Pair,Result,Pair,Result
				11,1,N4H=,2,S2♠x+1
				12,2,W 3NT -1,1,PASS`,
			results: []string{gridResults[0], gridResults[1], gridResults[3], gridResults[2]},
		},
		{
			name: "totals beside, counts and another grid below",
			table: `
				NS,Board 1,,Board 2,,Total,
				,EW,Score,EW,Score,Score,%
				1,11,420,,,420,50.1
				2,12,50,11,870,920,49.9
				Count,,2,,1
				Average,,235,,870

				NS,Board 3,,Board 4,
				,EW,Score,EW,Score
				1,12,-140,11,0
				2,,,12,-100`,
			results: []string{"1: 1 v 11 420", "1: 2 v 12 50", "2: 2 v 11 870", "3: 1 v 12 -140", "4: 1 v 11 0", "4: 2 v 12 -100"},
			problems: []string{
				"club.csv: warning: one score only, so nothing compares: board 2, 3",
			},
		},
		{
			name: "boards that were not played",
			table: `
				NS,Board 1,,Board 2,
				,EW,Result,EW,Result
				1,11,N4H=,,
				2,12,not played,11,S2♠x+1
				3,,,12,S2♠x+1
				0,,,,`,
			results: []string{"1: 1 v 11 4H N 10 420", "1: 2 v 12 not played", "2: 2 v 11 2SX S 9 870", "2: 3 v 12 2SX S 9 870"},
			problems: []string{
				"club.csv: warning: one score only, so nothing compares: board 1",
				"club.csv: warning: fewer than 2 boards: pair 1 (1), 2 (1), 3 (1), 12 (1)",
			},
		},
		{
			name: "in Norwegian",
			table: `
				NS,Spill 1,,Spill 2,
				,ØV,Resultat,ØV,Resultat
				1,11,N4H=,12,PASS
				2,12,V 3NT -1,11,S2♠x+1`,
			results: gridResults,
		},
	})
}

func TestGridsWrong(t *testing.T) {
	const header = "NS,Board 1,,Board 2,\n,EW,Result,EW,Result\n1,11,N4H=,12,PASS\n"
	runTableTests(t, []tableTest{
		{
			name:     "a contract",
			table:    header + "2,12,W 3NT -1,11,S2♠♠\n",
			problems: []string{`club.csv:E4: contract "S2♠♠" is not understood`},
		},
		{
			name:     "opponents",
			table:    header + "2,12?,W 3NT -1,,S2♠x+1\n",
			problems: []string{`club.csv:B4: EW pair "12?" is not a pair number`, "club.csv:D4: the number of the EW pair is missing"},
		},
		{
			name:     "the pair",
			table:    header + "2?,12,W 3NT -1,11,S2♠x+1\n",
			problems: []string{`club.csv:A4: NS pair "2?" is not a pair number`},
		},
		{
			name:     "the pair is missing",
			table:    header + ",12,W 3NT -1,,\n",
			problems: []string{"club.csv:A4: the number of the NS pair is missing"},
		},
		{
			name:     "the declarer is missing",
			table:    header + "2,12,3NT -1,11,S2♠x+1\n",
			problems: []string{"club.csv:C4: the declarer is missing"},
		},
		{
			name:     "opponents twice",
			table:    header + "2,11,W 3NT -1,11,S2♠x+1\n",
			problems: []string{"club.csv:C4: pair 11 plays board 1 twice, here and in row 3"},
		},
		{
			name:     "nothing below opponents",
			table:    header + "2,12,,11,S2♠x+1\n",
			problems: []string{"club.csv: warning: one score only, so nothing compares: board 1", "club.csv: warning: fewer than 2 boards: pair 2 (1), 12 (1)", "club.csv:4: warning: board 1 has no result here and counts as not played"},
		},
		{
			name:     "scores",
			table:    "NS,Board 1,,Board 2,\n,EW,Score,EW,Score\n1,11,420,12,55.5\n2,12,425,11,0\n",
			problems: []string{`club.csv:E3: score "55.5" is not a number`, "club.csv:C4: no contract scores 425 for NS on board 1 (None vulnerable)"},
		},
		{
			name:     "no opponents",
			table:    "Pair,Board 1,Board 2\n1,N4H=,PASS\n2,W3NT-1,S2Sx+1\n",
			problems: []string{"club.csv:1: the sheet does not state which pairs sat NS and EW, or against whom they played"},
		},
		{
			name:     "no opponents, two rows of headings",
			table:    "Pair,Board 1,,Board 2,\n,Result,%,Result,%\n1,N4H=,50,PASS,50\n",
			problems: []string{"club.csv:2: the sheet does not state which pairs sat NS and EW, or against whom they played"},
		},
		{
			name:     "no result",
			table:    "NS,Board 1,,Board 2,\n,EW,%,EW,%\n1,11,50,12,50\n",
			problems: []string{"club.csv:2: there is no column for the contract or the score"},
		},
		{
			name:     "no directions",
			table:    "Pair,Board 1,,Board 2,\n,Pair,Result,Pair,Result\n1,11,N4H=,12,PASS\n",
			problems: []string{"club.csv:2: the sheet does not state which pairs sat NS and EW, or against whom they played"},
		},
		{
			name:     "the same direction twice",
			table:    "NS,Board 1,,Board 2,\n,NS,Result,EW,Result\n1,11,N4H=,12,PASS\n",
			problems: []string{"club.csv:2: there is no column for the number of the EW pair", "club.csv:2: there is no column for the contract or the score"},
		},
		{
			name:     "another direction on one board",
			table:    "NS,Board 1,,Board 2,\n,EW,Result,NS,Result\n1,11,N4H=,12,PASS\n",
			problems: []string{"club.csv:2: there is no column for the number of the EW pair"},
		},
		{
			name:  "a board that is named twice",
			table: "NS,Board 1,,Board 1,\n,EW,Result,EW,Result\n1,11,N4H=,12,PASS\n2,12,PASS,,\n",
			problems: []string{
				"club.csv:A3: pair 1 plays board 1 twice, here and in row 3",
				"club.csv:E3: pair 12 plays board 1 twice, here and in row 4",
			},
		},
		{
			name:     "the number of a board",
			table:    "NS,Board 0,,Board 2,\n,EW,Result,EW,Result\n1,11,N4H=,12,PASS\n",
			problems: []string{`club.csv:B1: board "0" is out of range`},
		},
	})
}

func TestGridBesideSheets(t *testing.T) {
	grid := [2]string{"Results", "NS,Name,Board 1,,Board 2,\n,,EW,Result,EW,Result\n1,Ebba & Frans,11,N4H=,12,PASS\n2,Olga & Piet,12,W 3NT -1,11,S2♠x+1"}
	percents := "Pair,Board 1,Board 2\n1,50,0\n2,50,100"
	names := [2]string{"EW", "Pair,Name\n11,Bea & Max\n12,Tuuli & Pekka"}
	ev, problems := readFiles(t, Options{}, "club.xlsx", map[string]string{
		"club.xlsx": workbook(t, grid, [2]string{"Percentages", percents}, names),
	})
	want := []string{"club.xlsx:Percentages!1: warning: this table is not read: the sheet does not state which pairs sat NS and EW, or against whom they played"}
	if diff := cmp.Diff(want, said(problems), cmpopts.EquateEmpty()); diff != "" {
		t.Error(diff)
	}
	if diff := cmp.Diff(gridResults, shown(ev)); diff != "" {
		t.Error(diff)
	}
	if diff := cmp.Diff([]string{"1 Ebba & Frans", "2 Olga & Piet", "11 Bea & Max", "12 Tuuli & Pekka"}, shownPairs(ev)); diff != "" {
		t.Error(diff)
	}
}

// TestGridWithoutOpponents finds the opponents by their equal results.
func TestGridWithoutOpponents(t *testing.T) {
	const head = "Pair,Names,1,2\n"
	runTableTests(t, []tableTest{
		{
			name:  "two tables",
			table: head + "1N,Wren & Finch,N4H=,W3NT-1\n2N,Otter & Mole,S3C+1,PASS\n\n" + head + "1E,Hare & Stoat,N4H=,PASS\n2E,Lark & Robin,S3C+1,W3NT-1\n",
			results: []string{
				"1: NS 1 v EW 1 4H N 10 420", "1: NS 2 v EW 2 3C S 10 130", "2: NS 1 v EW 2 3NT W 8 50", "2: NS 2 v EW 1 PASS 0",
			},
		},
		{
			name:    "one table, in Swedish, with blanks",
			table:   "Par,Namn,1,2\n1N,Ann & Bo,N4H=,N3NT=\n2N,Cia & Dag,S3K+1,PASS\n1Ö,Eva & Finn,N4H=,N 3NT =\n2Ö,Gun & Hans,S3K+1,PASS\n",
			results: []string{"1: NS 1 v EW 1 4H N 10 420", "1: NS 2 v EW 2 3C S 10 130", "2: NS 1 v EW 1 3NT N 9 600", "2: NS 2 v EW 2 PASS 0"},
		},
		{
			name:  "equal results",
			table: head + "1N,Wren & Finch,N4H=,W3NT-1\n2N,Otter & Mole,N4H=,PASS\n1E,Hare & Stoat,N4H=,PASS\n2E,Lark & Robin,N4H=,W3NT-1\n",
			problems: []string{
				`club.csv:C3: two tables have the result "N4H=" on board 1, here and at club.csv:C2, so it is not certain who met whom`,
			},
		},
		{
			name:  "a result of one side only",
			table: head + "1N,Wren & Finch,N4H=,W3NT-1\n2N,Otter & Mole,N3C=,PASS\n1E,Hare & Stoat,N4H=,PASS\n2E,Lark & Robin,N3C+1,W3NT-1\n",
			problems: []string{
				`club.csv:C3: no pair that sat EW has the result "N3C=" on board 1`, `club.csv:C5: no pair that sat NS has the result "N3C+1" on board 1`,
			},
		},
	})
}
