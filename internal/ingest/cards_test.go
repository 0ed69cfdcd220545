package ingest

import (
	"slices"
	"strings"
	"testing"
)

// TestCardsWithoutPair reports rows of cards whose pair is not there: its result may be
// nowhere else.
func TestCardsWithoutPair(t *testing.T) {
	runTableTests(t, []tableTest{
		{
			name: "only one of both pairs has the result",
			table: `
				Pair,Direction,Board,Opponent,Contract,By,Tricks
				1,NS,1,3,4H,N,10
				2,NS,1,4,2S,E,8
				,NS,2,3,PASS,,
				3,EW,1,1,4H,N,10
				4,EW,1,2,2S,E,8`,
			problems: []string{"club.csv:A4: the number of the NS pair is missing"},
		},
		{
			name: "another result than that of the opponents",
			table: `
				Pair,Board,Opponent,Contract,By,Tricks
				NS 1,1,EW 1,4H,N,10
				NS 2,1,EW 2,2S,E,8
				EW 1,1,NS 1,4H,N,10
				,1,NS 2,4S,E,10`,
			problems: []string{"club.csv:A5: the number of the EW pair is missing"},
		},
		{
			name: "a sum below them",
			table: `
				Pair,Direction,Board,Opponent,Score
				1,NS,1,3,420
				2,NS,1,4,-110
				3,EW,1,1,-420
				4,EW,1,2,110
				,,,,0`,
			results: []string{"1: 1 v 3 420", "1: 2 v 4 -110"},
		},
	})
}

// TestCardsEdits edits each cell of cards: what comes out is the same, since both pairs of
// a result have it, or an error.
func TestCardsEdits(t *testing.T) {
	for _, table := range []string{
		`Pair,Direction,Board,Opponent,Contract,By,Tricks
		1,NS,1,3,4H,N,10
		1,NS,2,4,3NT,W,9
		2,NS,1,4,2S,E,8
		2,NS,2,3,PASS,,
		3,EW,1,1,4H,N,10
		3,EW,2,2,PASS,,
		4,EW,1,2,2S,E,8
		4,EW,2,1,3NT,W,9`,
		`Pair,Board,Opponent,Contract,By,Tricks
		NS 1,1,EW 1,4H,N,10
		NS 1,2,EW 2,3NT,W,9
		NS 2,1,EW 2,2S,E,8
		NS 2,2,EW 1,PASS,,
		EW 1,1,NS 1,4H,N,10
		EW 1,2,NS 2,PASS,,
		EW 2,1,NS 2,2S,E,8
		EW 2,2,NS 1,3NT,W,9`,
	} {
		want := shown(mustRead(t, table))
		slices.Sort(want)
		rows := strings.Split(text(table), "\n")
		for n, row := range rows[1:] {
			for col, was := range strings.Split(row, ",") {
				for _, edit := range []string{"", "?", "5"} {
					cells := strings.Split(row, ",")
					cells[col] = edit
					edited := slices.Clone(rows)
					edited[n+1] = strings.Join(cells, ",")
					ev, problems := readTable(t, strings.Join(edited, "\n"))
					got := shown(ev)
					slices.Sort(got)
					if edit != was && !problems.HasErrors() && !slices.Equal(got, want) {
						t.Errorf("%q in place of %q: no error\n%s\n%s", edit, was, strings.Join(edited, "\n"), strings.Join(got, "\n"))
					}
				}
			}
		}
	}
}
