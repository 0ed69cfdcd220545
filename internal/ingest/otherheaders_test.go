package ingest

import "testing"

// TestSecondHeading reads what is below a second heading by the columns that it names.
func TestSecondHeading(t *testing.T) {
	runTableTests(t, []tableTest{
		{
			name: "the same again",
			table: `
				Board,NS,EW,Score
				1,1,2,420
				1,3,4,50
				Board,NS,EW,Score
				2,1,4,140
				2,3,2,110`,
			results: []string{"1: 1 v 2 420", "1: 3 v 4 50", "2: 1 v 4 140", "2: 3 v 2 110"},
		},
		{
			name: "sides exchanged",
			table: `
				Board,NS,EW,Score
				1,1,2,420
				1,3,4,50
				Board,EW,NS,Score
				2,1,2,140
				2,3,4,110`,
			results: []string{"1: 1 v 2 420", "1: 3 v 4 50", "2: 2 v 1 140", "2: 4 v 3 110"},
		},
		{
			name: "sides exchanged, behind a blank column",
			table: `
				,Board,NS,EW,Score
				,1,1,2,420
				,1,3,4,50
				,Board,EW,NS,Score
				,2,1,2,140
				,2,3,4,110`,
			results: []string{"1: 1 v 2 420", "1: 3 v 4 50", "2: 2 v 1 140", "2: 4 v 3 110"},
		},
		{
			name: "behind a column of words",
			table: `
				Section,Board,NS,EW,Score
				A,1,1,2,420
				A,1,3,4,50
				Section,NS,Board,EW,Score
				A,1,2,2,140
				A,3,2,4,110`,
			results: []string{"1: A 1 v A 2 420", "1: A 3 v A 4 50", "2: A 1 v A 2 140", "2: A 3 v A 4 110"},
		},
		{
			name: "columns that the first does not have",
			table: `
				Board,NS,EW,Score
				1,1,2,420
				1,3,4,50
				Board,Table,NS,EW,Score
				2,1,1,2,140
				2,2,3,4,110`,
			results: []string{"1: 1 v 2 420", "1: 3 v 4 50", "2: 1 v 2 140", "2: 3 v 4 110"},
		},
	})
}

// Headings may stand in two rows, the upper one merged over columns.
func TestHeadingsInTwoRows(t *testing.T) {
	runTableTests(t, []tableTest{
		{
			name: "pairs over NS and EW",
			table: `
				Jako,Parit,,Sitoumus,Pelinviejä,Tikit
				,NS,EW,,,
				1,1,2,4H,N,10
				1,3,4,3NT,S,8`,
			results: []string{"1: 1 v 2 4H N 10 420", "1: 3 v 4 3NT S 8 -50"},
		},
		{
			name: "the score of each side",
			table: `
				Board,Pairs,,Score,
				,NS,EW,NS,EW
				1,1,2,420,
				1,3,4,,50`,
			results: []string{"1: 1 v 2 420", "1: 3 v 4 -50"},
		},
		{
			name: "both pairs in one cell",
			table: `
				Board,Pairs,Contract,By,Tricks
				1,1-2,4H,N,10
				1,3-4,3NT,S,8`,
			results: []string{"1: 1 v 2 4H N 10 420", "1: 3 v 4 3NT S 8 -50"},
		},
	})
}

// A column headed Result may hold what others say in several.
func TestLoneResult(t *testing.T) {
	runTableTests(t, []tableTest{
		{
			name:    "contracts",
			table:   "Jako;NS;EW;Tulos;Lähtö\n1;1;2;4H P =;\n1;3;4;3NT I -1;\n",
			results: []string{"1: 1 v 2 4H N 10 420", "1: 3 v 4 3NT E 8 50"},
		},
		{name: "scores", table: "Jako,NS,EW,Tulos\n1,1,2,420\n1,3,4,-50\n", results: []string{"1: 1 v 2 420", "1: 3 v 4 -50"}},
		{name: "scores of both sides", table: "Jako,NS,EW,Tulos NS,Tulos EW\n1,1,2,420,\n1,3,4,,50\n", results: []string{"1: 1 v 2 420", "1: 3 v 4 -50"}},
		{name: "tricks", table: "Board,NS,EW,Result\n1,1,2,9\n1,3,4,8\n", problems: []string{
			"club.csv:1: there is no column for the contract or the score",
		}},
	})
}

func TestBoardsWithAWord(t *testing.T) {
	runTableTests(t, []tableTest{{
		name:    "in two languages",
		table:   "Board,NS,EW,Score\n1,1,2,420\nBoard 1,3,4,-50\nJako 2,1,4,100\n2,3,2,-110\n",
		results: []string{"1: 1 v 2 420", "1: 3 v 4 -50", "2: 1 v 4 100", "2: 3 v 2 -110"},
	}})
}

// TestSheetOfABoard does not miss the board that its name says.
func TestSheetOfABoard(t *testing.T) {
	const sheet = "NS,EW,Whatever,By,Tricks\n1,2,x,N,10\n3,4,y,N,9\n"
	_, problems := readFiles(t, Options{}, "club.xlsx", map[string]string{"club.xlsx": workbook(t, [2]string{"Jako 1", sheet})})
	if len(problems) != 1 || problems[0].Text != "there is no column for the contract or the score" {
		t.Error(said(problems))
	}
}
