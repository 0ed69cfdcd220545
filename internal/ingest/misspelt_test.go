package ingest

import "testing"

func TestMisspeltHeadings(t *testing.T) {
	runTableTests(t, []tableTest{
		{
			name: "a column that is not needed",
			table: `
				Board,NS,EW,Contract,By,Tricks,Leed,Weather
				1,1,2,4S,N,10,SQ,rain
				1,3,4,4S,N,11,,rain`,
			problems: []string{`club.csv:H1: warning: heading "Weather" is not known, and its column is not read`},
		},
		{
			name: "a column that is needed",
			table: `
				Jako,NS,EW,Sitoumis,Pelinviejä,Tikit
				1,1,2,4S,N,10
				1,3,4,4S,N,11`,
			results: []string{"1: 1 v 2 4S N 10 420", "1: 3 v 4 4S N 11 450"},
		},
	})
}
