package ingest

import (
	"testing"

	"github.com/google/go-cmp/cmp"
)

// TestGridsWithOpponentsInCells has a row or a column for each pair, and the opponents within
// the first cell of a result.
func TestGridsWithOpponentsInCells(t *testing.T) {
	runTableTests(t, []tableTest{
		{
			name: "the score below a contract with its opponents",
			table: `
				Board,NS 1,NS 2,NS 3
				1,4H/N/10 (1),4H/N/9 (2),3NT/W/8 (3)
				,420,-50,50
				2,3NT/S/9 (2),Pass (3),director (1)
				,600,0,40/60`,
			results: []string{
				"1: NS 1 v EW 1 4H N 10 420", "1: NS 2 v EW 2 4H N 9 -50", "1: NS 3 v EW 3 3NT W 8 50",
				"2: NS 1 v EW 2 3NT S 9 600", "2: NS 2 v EW 3 PASS 0", "2: NS 3 v EW 1 40% 60%",
			},
			problems: []string{"club.csv: warning: fewer than 3 scores: board 2 (2)"},
		},
		{
			name: "columns of EW",
			table: `
				Board,EW 4,EW 5,EW 6
				1,4H N 10 (1),4H N 9 (2),3NT W 8 (3)
				,420,-50,50
				2,3NT S 9 (2),Pass (3),2S E 8 (1)
				,600,0,-110`,
			results: []string{
				"1: 1 v 4 4H N 10 420", "1: 2 v 5 4H N 9 -50", "1: 3 v 6 3NT W 8 50",
				"2: 2 v 4 3NT S 9 600", "2: 3 v 5 PASS 0", "2: 1 v 6 2S E 8 -110",
			},
		},
		{
			name: "a score that contradicts the contract above",
			table: `
				Board,NS 1,NS 2,NS 3
				1,4H/N/10 (4),4H/N/9 (5),3NT/W/8 (6)
				,420,-100,50
				2,3NT/S/9 (5),Pass (6),2S/E/8 (4)
				,600,0,-110`,
			problems: []string{"club.csv:C3: the score is 100 for EW, but 4H by N, not vulnerable, with 9 tricks is 50 for EW"},
		},
		{
			name: "a score of nobody",
			table: `
				Board,NS 1,NS 2,NS 3
				1,4H/N/10 (4),4H/N/9 (5),3NT/W/8 (6)
				,420,-50,50
				2,3NT/S/9 (5),Pass (6),2S/E/8 (4)
				,600,0,-110
				3,3NT/S/9 (6),Pass (4),
				,400,0,-110`,
			problems: []string{"club.csv:7: this row looks like a result, but it is not clear of which board and pairs"},
		},
	})
}

// TestGridsOfRounds has a block for each round, whose rows say who played at each table, which
// board, and the score.
func TestGridsOfRounds(t *testing.T) {
	runTableTests(t, []tableTest{
		{
			name: "boards below the pairs",
			table: `
				Round 1
				Table,1,2,3
				NS,1,2,3
				EW,4,5,6
				Board,1,3,5
				Score,+420,-50,+140
				Board,2,4,6
				Score,+110,+100,60/40

				Round 2
				Table,1,2,3
				NS,1,2,3
				EW,6,4,5
				Board,3,5,1
				Score,+400,-110,+450
				Board,4,6,2
				Score,-90,+100,-120`,
			results: []string{
				"1: 1 v 4 420", "1: 3 v 5 450", "2: 1 v 4 110", "2: 3 v 5 -120", "3: 2 v 5 -50", "3: 1 v 6 400",
				"4: 2 v 5 100", "4: 1 v 6 -90", "5: 3 v 6 140", "5: 2 v 4 -110", "6: 3 v 6 60% 40%", "6: 2 v 4 100",
			},
			problems: []string{"club.csv: warning: one score only, so nothing compares: board 6"},
		},
	})
}

// TestScoresAboveNames has cards of pairs next to each other above a list of the pairs: a
// percentage in its last column is no pair.
func TestScoresAboveNames(t *testing.T) {
	ev, problems := readTable(t, `
		Board,NS pair 1,,,NS pair 2,,
		,against,NS,EW,against,NS,EW
		1,3,420,,4,A,A
		2,3,,100,4,110,
		3,4,,100,3,140,
		4,4,90,,3,,120

		Pairs,,,,,,%
		1,Ann Wren,,Bob Finch,,NS,61.11
		2,Cy Otter,,Di Mole,,NS,50
		3,Eve Owl,,Fay Jay,,EW,50
		4,Gus Rook,,Hal Heron,,EW,38.89`)
	if diff := cmp.Diff([]string{"club.csv: warning: one score only, so nothing compares: board 1"}, said(problems)); diff != "" {
		t.Error(diff)
	}
	results := []string{
		"1: 1 v 3 420", "1: 2 v 4 50% 50%", "2: 1 v 3 -100", "2: 2 v 4 110", "3: 1 v 4 -100", "3: 2 v 3 140", "4: 1 v 4 90", "4: 2 v 3 -120",
	}
	if diff := cmp.Diff(results, shown(ev)); diff != "" {
		t.Error(diff)
	}
	pairs := []string{"1 Ann Wren & Bob Finch", "2 Cy Otter & Di Mole", "3 Eve Owl & Fay Jay", "4 Gus Rook & Hal Heron"}
	if diff := cmp.Diff(pairs, shownPairs(ev)); diff != "" {
		t.Error(diff)
	}
}
