package ingest

import "testing"

// noHeadings is the problem of a table without headings whose columns are not clear.
const noHeadings = "club.csv:1: from this row on there are results without headings, and it is not clear which columns hold the board and the pairs"

func TestHeaderless(t *testing.T) {
	runTableTests(t, []tableTest{
		{
			name: "contract and declarer",
			table: `
				1,1,2,4H=,N
				1,3,4,3NT-1,W
				2,1,4,PASS,
				2,3,2,2SX-1,E`,
			results: []string{"1: 1 v 2 4H N 10 420", "1: 3 v 4 3NT W 8 50", "2: 1 v 4 PASS 0", "2: 3 v 2 2SX E 7 100"},
		},
		{
			name: "all that there may be",
			table: `
				1,1,2,4H,N,10,420,,2,0
				1,3,4,3NT,W,8,50,,0,2`,
			results: []string{"1: 1 v 2 4H N 10 420", "1: 3 v 4 3NT W 8 50"},
		},
		{
			name: "a column out of order",
			table: `
				1,1,4H,2,N,10
				1,3,3NT,4,W,8`,
			problems: []string{noHeadings},
		},
		{
			name: "a row that does not fit",
			table: `
				1,1,2,4H,N,10
				1,3,4,4Z,W,8`,
			problems: []string{`club.csv:D2: contract "4Z" is not understood`},
		},
		{
			name: "no boards and no pairs",
			table: `
				3NT | V | –2 | ♥9 | 200 | 102 | 0
				2♥ | N | +1 | ♠E | 140 | 100 | 2
				Plac  Par  Poäng`,
			problems: []string{noHeadings},
		},
		{
			name: "a grid without opponents",
			table: `
				id,1,2,3
				Team 1,W3NT+2,S2D+1,S1H=
				Team 2,W3NT+1,S2D+2,S1H=`,
			problems: []string{noHeadings},
		},
		{
			name: "columns parted by spaces",
			table: `
				Board  NS  EW  Contract  By  Tricks
				1  1  2  4H  N  10
				1  3  4  4H  N  10`,
			results: []string{"1: 1 v 2 4H N 10 420", "1: 3 v 4 4H N 10 420"},
		},
		{
			name: "columns parted by spaces, without headings",
			table: `
				1  1  2  4H  N  10
				1  3  4  4H  N  10`,
			results: []string{"1: 1 v 2 4H N 10 420", "1: 3 v 4 4H N 10 420"},
		},
		{
			name: "one row of many that does not fit",
			table: `
				1,1,2,4H,N,10
				1,3,4,4Z,W,8
				2,1,2,4H,N,10
				2,3,4,4H,N,10
				3,1,2,4H,N,10
				3,3,4,4H,N,10
				4,1,2,4H,N,10
				4,3,4,4H,N,10
				5,1,2,4H,N,10
				5,3,4,4H,N,10`,
			problems: []string{`club.csv:D2: contract "4Z" is not understood`},
		},
		{
			name: "sections, and the vulnerability of the board",
			table: `
				A:12,1,2,4H,N,10,620,,2,0
				A:12;vul=ns,3,4,4H,N,9,,100,0,2
				B:7;vul=all,1,2,PASS
				B:7,3,4,1NT,S,7,90,`,
			results: []string{"7: B 1 v B 2 PASS 0", "7: B 3 v B 4 1NT S 7 90", "12: A 1 v A 2 4H N 10 620", "12: A 3 v A 4 4H N 9 -100"},
		},
		{
			name: "another vulnerability than that of the number",
			table: `
				7;vul=ew,1,2,4H,N,10
				7,3,4,3NT,W,8`,
			problems: []string{`club.csv:A1: warning: board 7 is stated to have EW vulnerable, and by its number it has All vulnerable`},
		},
		{
			name: "a score that is forced",
			table: `
				1,1,2,2H,N,10,!140,
				1,3,4,3NT,W,!8,50,`,
			results:  []string{"1: 1 v 2 140", "1: 3 v 4 3NT W 8 50"},
			problems: []string{"club.csv:G1: warning: the score 140 is forced: it counts whatever the contract in its row is"},
		},
		{
			name: "names alone",
			table: `
				Pair,Name 1,Name 2
				1,Ebba,Frans`,
			problems: []string{"club.csv: there are names here, but no results"},
		},
	})
}
