package ingest

import "testing"

// A second heading would have the results below it read by the wrong columns.
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
			problems: []string{"club.csv:4: a second heading, which has other columns than that in row 1"},
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
			problems: []string{"club.csv:4: a second heading, which has other columns than that in row 1"},
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
			problems: []string{
				"club.csv:4: a second heading, which has other columns than that in row 1",
				"club.csv:D5: pair A 2 plays against itself on board 1",
			},
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
			problems: []string{
				"club.csv:4: a second heading, which has other columns than that in row 1",
				"club.csv:D5: no contract scores 2 for NS on board 2 (NS vulnerable)",
				"club.csv:D6: no contract scores 4 for NS on board 2 (NS vulnerable)",
			},
		},
	})
}
