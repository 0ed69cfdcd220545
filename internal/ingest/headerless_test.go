package ingest

import "testing"

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
			problems: []string{"club.csv: no table of results was found"},
		},
		{
			name: "a row that does not fit",
			table: `
				1,1,2,4H,N,10
				1,3,4,4Z,W,8`,
			problems: []string{"club.csv: no table of results was found"},
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
			name: "names alone",
			table: `
				Pair,Name 1,Name 2
				1,Ebba,Frans`,
			problems: []string{"club.csv: there are names here, but no results"},
		},
	})
}
