package ingest

import (
	"strings"
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

// TestGridsOfWords has tables whose rows say in words what they are, with the boards in any
// order.
func TestGridsOfWords(t *testing.T) {
	const (
		first = `Opponent,6,5,5,6
				Contract,4H,3NT,2S,PASS
				Declarer,N,W,S,
				Result,=,-1,+1,
				Score,420,100,140,0`
		second = `Opponent,5,6,6,5
				Contract,4H,3NT,2S,1NT
				Declarer,N,W,S,E
				Result,+1,-2,=,=
				Score,450,200,110,-90`
		names = `
				Pair,Names
				1,Wren & Finch
				2,Otter & Mole
				5,Owl & Jay
				6,Rook & Heron`
		more = "\n3,Hare & Stoat\n4,Lark & Robin"
	)
	below := func(label, rows string) string { return label + "," + strings.ReplaceAll(rows, "\n", "\n,") }
	worded := []string{
		"1: 1 v 5 2S S 9 140", "1: 2 v 6 2S S 8 110", "2: 1 v 6 PASS 0", "2: 2 v 5 1NT E 7 -90",
		"3: 1 v 6 4H N 10 420", "3: 2 v 5 4H N 11 450", "4: 1 v 5 3NT W 8 100", "4: 2 v 6 3NT W 7 200",
	}
	bracketed := []string{
		"1: 1 v 6 -50", "1: 2 v 4 420", "1: 3 v 5 430", "2: 1 v 4 110", "2: 2 v 5 -90", "2: 3 v 6 100",
		"3: 1 v 5 400", "3: 2 v 6 -50", "3: 3 v 4 430",
	}
	list := []string{"1 Wren & Finch", "2 Otter & Mole", "5 Owl & Jay", "6 Rook & Heron"}
	allSix := []string{"1 Wren & Finch", "2 Otter & Mole", "3 Hare & Stoat", "4 Lark & Robin", "5 Owl & Jay", "6 Rook & Heron"}
	for _, tt := range []struct {
		name, table   string
		results, pair []string
	}{
		{"pairs named before their rows", "Board,,3,4,1,2\n" + below("NS 1", text(first)) + "\n" + below("NS 2", text(second)), worded, list},
		{"pairs below a heading", "Pair NS,Board,3,4,1,2\n" + below("1", text(first)) + "\n" + below("2", text(second)), worded, list},
		{
			"titles between the pairs", "NS pair 1: Wren & Finch\nBoard,3,4,1,2\n" + text(first) +
				"\n\nNS pair 2: Otter & Mole\nBoard,3,4,1,2\n" + text(second), worded, list,
		},
		{
			"blocks of a board, matchpoints below", `
				Board 1,NS,3,5,1
				,EW,4,2,6
				,Score,420,-50,450
				,MP,2,0,4
				Board 2,NS,3,5,1
				,EW,4,2,6
				,Score,110,-90,100
				,MP,4,0,2`,
			[]string{"1: 3 v 4 420", "1: 5 v 2 -50", "1: 1 v 6 450", "2: 3 v 4 110", "2: 5 v 2 -90", "2: 1 v 6 100"},
			allSix,
		},
		{
			"opponents in brackets", `
				NS Pair,Board 1,Board 2,Board 3
				1,-50 (6),110 (4),400 (5)
				2,420 (4),-90 (5),-50 (6)
				3,430 (5),100 (6),430 (4)`, bracketed, allSix,
		},
		{
			"opponents in brackets, names beside the pair", `
				Pair,N-S Names,Bd:,1,2,3
				1,Wren & Finch,,-50 (6),110 (4),400 (5)
				2,Otter & Mole,,420 (4),-90 (5),-50 (6)
				3,Hare & Stoat,,430 (5),100 (6),430 (4)`, bracketed, allSix,
		},
		{
			"opponents in brackets, boards by their numbers alone", `
				NS,Names,1,2,3
				1,Wren & Finch,-50 (6),110 (4),400 (5)
				2,Otter & Mole,420 (4),-90 (5),-50 (6)
				3,Hare & Stoat,430 (5),100 (6),430 (4)`, bracketed, allSix,
		},
		{
			"names beside the pair, two rows each", `
				Pair,N-S Names,Bd:,1,2,3
				1,Wren & Finch,EW,6,4,5
				,,Score,-50,110,400
				2,Otter & Mole,EW,4,5,6
				,,Score,420,-90,-50
				3,Hare & Stoat,EW,5,6,4
				,,Score,430,100,430`, bracketed, allSix,
		},
	} {
		t.Run(tt.name, func(t *testing.T) {
			table := text(tt.table) + "\n\n" + text(names)
			if len(tt.pair) == len(allSix) {
				table += more
			}
			ev := mustRead(t, table)
			if diff := cmp.Diff(tt.results, shown(ev)); diff != "" {
				t.Error(diff)
			}
			if diff := cmp.Diff(tt.pair, shownPairs(ev)); diff != "" {
				t.Error(diff)
			}
		})
	}
}

// TestGridsOfWordsWrong has tables that do not say which board a column is.
func TestGridsOfWordsWrong(t *testing.T) {
	runTableTests(t, []tableTest{
		{
			name:     "a board twice",
			table:    "NS,Board,3,1,3\n1,EW,6,4,5\n,Score,400,-50,110\n2,EW,4,5,6\n,Score,430,420,-90\n3,EW,5,6,4\n,Score,-50,430,100",
			problems: []string{"club.csv: no table of results was found"},
		},
		{
			name:     "so few results that they may be anything",
			table:    "Board 1,NS,3,5\n,EW,4,2\n,Score,420,-50\nBoard 2,NS,3,5\n,EW,4,2\n,Score,110,-90",
			problems: []string{"club.csv: no table of results was found"},
		},
		{
			name:  "a score without its opponents",
			table: "NS Pair,Board 1,Board 2,Board 3\n1,-50 (6),110 (4),400\n2,420 (4),-90 (5),-50 (6)\n3,430 (5),100 (6),430 (4)",
			problems: []string{
				"club.csv:2: from this row on there are results without headings, and it is not clear which columns hold the board and the pairs",
				"club.csv:2: this row looks like a result, but it is not clear of which board and pairs",
			},
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

// besideResults are the results of most grids next to each other.
var besideResults = []string{
	"1: 1 v 8 4H N 10 420, round 1", "1: 2 v 7 4H N 11 450, round 1", "1: 3 v 6 3NT W 8 50, round 1",
	"2: 1 v 8 PASS 0, round 1", "2: 2 v 7 3C S 10 130, round 1", "2: 3 v 6 2S E 8 -110, round 1",
	"3: 1 v 7 4H N 10 420, round 2", "3: 2 v 6 4H N 11 450, round 2", "3: 3 v 8 3NT W 8 100, round 2",
	"4: 1 v 7 PASS 0, round 2", "4: 2 v 6 3C S 10 130, round 2", "4: 3 v 8 2S E 8 -110, round 2",
}

// besideScores are the results of most travellers next to each other.
var besideScores = []string{
	"1: 1 v 8 420, round 1", "1: 2 v 7 450, round 1", "2: 1 v 8 -100, round 1", "2: 2 v 7 50, round 1",
	"3: 2 v 8 420, round 2", "3: 1 v 7 170, round 2", "4: 2 v 8 100, round 2", "4: 1 v 7 -100, round 2",
}

// TestGridsSideBySide reads grids next to each other, each with its own headings, rows and
// titles.
func TestGridsSideBySide(t *testing.T) {
	for _, tt := range []struct {
		name, table string
		want        []string // of each result its round, too
	}{
		{
			name: "boards down and tables across, with a blank column between",
			table: `
				Klubavond,,,,,,,,
				Ronde 1,,,,,Ronde 2,,,
				Spel,1 - 8,2 - 7,3 - 6,,Spel,1 - 7,2 - 6,3 - 8
				1,N4H=,N4H+1,W3SA-1,,3,N4H=,N4H+1,W3SA-1
				2,PAS,S3K+1,O2S=,,4,PAS,S3K+1,O2S=`,
			want: besideResults,
		},
		{
			name: "one title for each round, and no column between",
			table: `
				Ronde 1,,,,Ronde 2,,,
				Spel,1 - 8,2 - 7,3 - 6,Spel,1 - 7,2 - 6,3 - 8
				1,N4H=,N4H+1,W3SA-1,3,N4H=,N4H+1,W3SA-1
				2,PAS,S3K+1,O2S=,4,PAS,S3K+1,O2S=`,
			want: besideResults,
		},
		{
			name: "pairs in rows above the boards",
			table: `
				Ronde 1,,,,,Ronde 2,,,
				NZ,1,2,3,,NZ,1,2,3
				OW,8,7,6,,OW,7,6,8
				Spel 1,N4H=,N4H+1,W3SA-1,,Spel 3,N4H=,N4H+1,W3SA-1
				Spel 2,PAS,S3K+1,O2S=,,Spel 4,PAS,S3K+1,O2S=`,
			want: besideResults,
		},
		{
			name: "rounds below each other, too, and a section for all",
			table: `
				Sektion B

				Ronde 1,,,,,Ronde 2,,,
				Spel,1 - 8,2 - 7,3 - 6,,Spel,1 - 7,2 - 6,3 - 8
				1,N4H=,N4H+1,W3SA-1,,3,N4H=,N4H+1,W3SA-1

				Ronde 3,,,,,Ronde 4,,,
				Spel,1 - 6,2 - 8,3 - 7,,Spel,8 - 6,2 - 1,3 - 7
				5,N4H=,N4H+1,W3SA-1,,7,N4H=,N4H+1,W3SA-1`,
			want: []string{
				"1: B 1 v B 8 4H N 10 420, round 1", "1: B 2 v B 7 4H N 11 450, round 1", "1: B 3 v B 6 3NT W 8 50, round 1",
				"3: B 1 v B 7 4H N 10 420, round 2", "3: B 2 v B 6 4H N 11 450, round 2", "3: B 3 v B 8 3NT W 8 100, round 2",
				"5: B 1 v B 6 4H N 10 620, round 3", "5: B 2 v B 8 4H N 11 650, round 3", "5: B 3 v B 7 3NT W 8 50, round 3",
				"7: B 8 v B 6 4H N 10 620, round 4", "7: B 2 v B 1 4H N 11 650, round 4", "7: B 3 v B 7 3NT W 8 100, round 4",
			},
		},
		{
			name: "sections",
			table: `
				Lohko A,,,,,Lohko B,,,
				Jako,1 - 8,2 - 7,3 - 6,,Jako,1 - 7,2 - 6,3 - 8
				1,N4H=,N4H+1,W3NT-1,,1,N4H=,N4H+1,W3NT-1
				2,PASS,S3C+1,E2S=,,2,PASS,S3C+1,E2S=`,
			want: []string{
				"1: A 1 v A 8 4H N 10 420, round 0", "1: A 2 v A 7 4H N 11 450, round 0", "1: A 3 v A 6 3NT W 8 50, round 0",
				"1: B 1 v B 7 4H N 10 420, round 0", "1: B 2 v B 6 4H N 11 450, round 0", "1: B 3 v B 8 3NT W 8 50, round 0",
				"2: A 1 v A 8 PASS 0, round 0", "2: A 2 v A 7 3C S 10 130, round 0", "2: A 3 v A 6 2S E 8 -110, round 0",
				"2: B 1 v B 7 PASS 0, round 0", "2: B 2 v B 6 3C S 10 130, round 0", "2: B 3 v B 8 2S E 8 -110, round 0",
			},
		},
		{
			name: "travellers whose pairs stand in other rows",
			table: `
				Ronde 1,,,,,Ronde 2,,,,
				NZ,Spel 1,,Spel 2,,NZ,Spel 3,,Spel 4,
				,OW,Score,OW,Score,,OW,Score,OW,Score
				1,8,420,8,-100,2,8,420,8,100
				2,7,450,7,50,1,7,170,7,-100`,
			want: besideScores,
		},
		{
			name: "travellers with a column of both pairs each",
			table: `
				Ronde 1,,,,Ronde 2,,,
				NZ,OW,Spel 1,Spel 2,NZ,OW,Spel 3,Spel 4
				1,8,420,-100,2,8,420,100
				2,7,450,50,1,7,170,-100`,
			want: besideScores,
		},
		{
			name: "travellers in each round of tables that stand before all",
			table: `
				,Ronde 1,,,,,Ronde 2,,,,
				Tafel,NZ,Spel 1,,Spel 2,,NZ,Spel 3,,Spel 4,
				,,OW,Score,OW,Score,,OW,Score,OW,Score
				1,1,8,420,8,-100,2,8,420,8,100
				2,2,7,450,7,50,1,7,170,7,-100`,
			want: besideScores,
		},
	} {
		t.Run(tt.name, func(t *testing.T) {
			if diff := cmp.Diff(tt.want, shownRounds(mustRead(t, tt.table))); diff != "" {
				t.Error(diff)
			}
		})
	}
}
