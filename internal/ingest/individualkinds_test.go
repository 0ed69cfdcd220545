package ingest

import (
	"fmt"
	"testing"

	"github.com/google/go-cmp/cmp"

	"bridgecalc/internal/ingest/pairs"
)

// TestIndividualKinds reads the same event in the ways in which directors write it: two rounds
// of a board each at two tables. The numbers are in the order in which players are named.
func TestIndividualKinds(t *testing.T) {
	numbered := []string{
		"1: 1 & 2 v 3 & 4 420", "1: 5 & 6 v 7 & 8 -50", "2: 1 & 3 v 2 & 5 -110", "2: 4 & 7 v 6 & 8 140",
		"3: 1 & 4 v 5 & 7 -100", "3: 2 & 6 v 3 & 8 90",
	}
	named := []string{
		"1: Ann & Bo v Cy & Di 420", "1: Eva & Finn v Gus & Hal -50", "2: Ann & Cy v Bo & Eva -110", "2: Di & Gus v Finn & Hal 140",
		"3: Ann & Di v Eva & Gus -100", "3: Bo & Finn v Cy & Hal 90",
	}
	tests := []struct {
		name, table string
		want        []string
	}{
		{"names of the partners beside the numbers", "Board,N,S,E,W,Score NS,Pair NS,Pair EW\n" +
			"1,1,2,3,4,420,Ek - Alm,Lind - Ask\n1,5,6,7,8,-50,Bo - Holm,Rask - Dahl\n2,1,3,2,5,-110,Ek - Lind,Alm - Bo\n" +
			"2,4,7,6,8,140,Ask - Rask,Holm - Dahl\n3,1,4,5,7,-100,Ek - Ask,Bo - Rask\n3,2,6,3,8,90,Alm - Holm,Lind - Dahl\n", numbered},
		{"points of an unknown word for both sides", "Board,N,S,E,W,Score,qp NS,qp EW\n" +
			"1,1,2,3,4,420,2,0\n1,5,6,7,8,-50,0,2\n2,1,3,2,5,-110,0,2\n2,4,7,6,8,140,2,0\n3,1,4,5,7,-100,0,2\n3,2,6,3,8,90,2,0\n", numbered},
		{"boards counted in a range, which only the first table has", "Table,N,S,E,W,Boards,1st board,2nd board\n" +
			"1,1,2,3,4,1-2,420,90\n2,5,6,7,8,,-50,-90\n1,1,3,2,5,3-4,-110,100\n2,4,7,6,8,,140,-100\n", []string{
			"1: 1 & 2 v 3 & 4 420", "1: 5 & 6 v 7 & 8 -50", "2: 1 & 2 v 3 & 4 90", "2: 5 & 6 v 7 & 8 -90",
			"3: 1 & 3 v 2 & 5 -110", "3: 4 & 7 v 6 & 8 140", "4: 1 & 3 v 2 & 5 100", "4: 4 & 7 v 6 & 8 -100",
		}},
		{"a ranking below, by place, name and points", "Board,North,South,East,West,Score\n" +
			"1,Ann,Bo,Cy,Di,420\n1,Eva,Finn,Gus,Hal,-50\n2,Ann,Cy,Bo,Eva,-110\n2,Di,Gus,Finn,Hal,140\n3,Ann,Di,Eva,Gus,-100\n3,Bo,Finn,Cy,Hal,90\n" +
			"\nFinal\n1,Di,4\n2,Eva,4\n3,Ann,2\n4,Hal,2\n", named},
		{
			"a ranking below cards", "Table 1,North: Ann,East: Cy,South: Bo,West: Di\nBoard,Contract,By,Result,Score NS\n1,4H,N,=,420\n\n" +
				"Table 2,North: Eva,East: Gus,South: Finn,West: Hal\nBoard,Contract,By,Result,Score NS\n1,4H,N,-1,-50\n\n" +
				"Table 1,North: Ann,East: Bo,South: Cy,West: Eva\nBoard,Contract,By,Result,Score NS\n2,2S,W,=,-110\n\n" +
				"Table 2,North: Di,East: Finn,South: Gus,West: Hal\nBoard,Contract,By,Result,Score NS\n2,3C,S,+1,130\n\n" +
				"Final\n1,Di,4,66.7%\n2,Eva,4,66.7%\n3,Ann,2,33.3%\n4,Hal,2,33.3%\n",
			[]string{named[0], named[1], named[2], "2: Di & Gus v Finn & Hal 130"},
		},
		{"players by sides above tables next to each other, and a ranking in percent", "Individual\n\n" +
			"Round 1,Table 1,,,,Table 2\n,NS: Ann – Bo,,,,NS: Eva – Finn\n,EW: Cy – Di,,,,EW: Gus – Hal\nBoard,Contract,By,Score,,Contract,By,Score\n1,4H=,N,420,,4H-1,N,-50\n\n" +
			"Round 2,Table 1,,,,Table 2\n,NS: Ann – Cy,,,,NS: Di – Gus\n,EW: Bo – Eva,,,,EW: Finn – Hal\nBoard,Contract,By,Score,,Contract,By,Score\n2,2S=,W,-110,,2H+1,N,140\n\n" +
			"Round 3,Table 1,,,,Table 2\n,NS: Ann – Di,,,,NS: Bo – Finn\n,EW: Eva – Gus,,,,EW: Cy – Hal\nBoard,Contract,By,Score,,Contract,By,Score\n3,2H-2,N,-100,,1NT=,N,90\n\n" +
			"Final\n1,Di,66.7 %\n2,Eva,66.7 %\n3,Ann,33.3 %\n4,Hal,33.3 %\n5,Bo,33.3 %\n6,Cy,33.3 %\n7,Finn,33.3 %\n8,Gus,33.3 %\n", named},
		{"players by sides in two cells", "Individual\n\n" +
			"Table 1,NS,Ann,Bo,EW,Cy,Di\nBoard,Contract,By,Result,Score NS\n1,4H,N,=,420\n\nTable 2,NS,Eva,Finn,EW,Gus,Hal\nBoard,Contract,By,Result,Score NS\n1,4H,N,-1,-50\n\n" +
			"Table 1,NS,Ann,Cy,EW,Bo,Eva\nBoard,Contract,By,Result,Score NS\n2,2S,W,=,-110\n\nTable 2,NS,Di,Gus,EW,Finn,Hal\nBoard,Contract,By,Result,Score NS\n2,2H,N,+1,140\n\n" +
			"Table 1,NS,Ann,Di,EW,Eva,Gus\nBoard,Contract,By,Result,Score NS\n3,2H,N,-2,-100\n\nTable 2,NS,Bo,Finn,EW,Cy,Hal\nBoard,Contract,By,Result,Score NS\n3,1NT,N,=,90\n", named},
		{"boards across, below the round", "Individual\n" +
			"Round 1,N,S,E,W,Bd 1,Bd 2\nTable 1,1,2,3,4,420,90\nTable 2,5,6,7,8,-50,-90\nSitting out: 9 and 10\n\n" +
			"Round 2,N,S,E,W,Bd 3,Bd 4\nTable 1,1,3,2,5,-110,100\nTable 2,4,7,6,8,140,-100\n", []string{
			"1: 1 & 2 v 3 & 4 420", "1: 5 & 6 v 7 & 8 -50", "2: 1 & 2 v 3 & 4 90", "2: 5 & 6 v 7 & 8 -90",
			"3: 1 & 3 v 2 & 5 -110", "3: 4 & 7 v 6 & 8 140", "4: 1 & 3 v 2 & 5 100", "4: 4 & 7 v 6 & 8 -100",
		}},
		{"partners joined by a word, and a ranking by name and points", "Board,NS,EW,Score\n" +
			"1,Ann og Bo,Cy og Di,420\n1,Eva og Finn,Gus og Hal,-50\n2,Ann og Cy,Bo og Eva,-110\n2,Di og Gus,Finn og Hal,140\n3,Ann og Di,Eva og Gus,-100\n3,Bo og Finn,Cy og Hal,90\n" +
			"\nStandings\n1,Di,230\n2,Eva,220\n3,Ann,210\n4,Hal,200\n", named},
		{"a declarer by name under a word for players", "Board,North,South,East,West,Contract,Player,Tricks\n" +
			"1,Ann,Bo,Cy,Di,4H,Bo,10\n1,Eva,Finn,Gus,Hal,4H,Eva,9\n2,Ann,Cy,Bo,Eva,2S,Bo,8\n2,Di,Gus,Finn,Hal,2H,Gus,9\n" +
			"3,Ann,Di,Eva,Gus,2H,Ann,6\n3,Bo,Finn,Cy,Hal,1NT,Finn,7\n", named},
		{"a ranking on its side", "Board,NS,EW,Score NS\n" +
			"1,1 & 2,3 & 4,420\n1,5 & 6,7 & 8,-50\n2,1 & 3,2 & 5,-110\n2,4 & 7,6 & 8,140\n3,1 & 4,5 & 7,-100\n3,2 & 6,3 & 8,90\n" +
			"\nNo,1,2,3,4,5,6,7,8\nPoints,2,4,2,2,3,3,2,2\n", numbered},
		{"declarers by name", "Board,North,South,East,West,Contract,Declarer,Tricks\n" +
			"1,Ann,Bo,Cy,Di,4H,Bo,10\n1,Eva,Finn,Gus,Hal,4H,Eva,9\n2,Ann,Cy,Bo,Eva,2S,bo,8\n2,Di,Gus,Finn,Hal,2H,Gus,9\n" +
			"3,Ann,Di,Eva,Gus,2H,Ann,6\n3,Bo,Finn,Cy,Hal,1NT,Finn,7\n", named},
		{"declarers by number", "Board,N,S,E,W,Contract,Declarer,Tricks\n" +
			"1,1,2,3,4,4H,2,10\n1,5,6,7,8,4H,5,9\n2,1,3,2,5,2S,2,8\n2,4,7,6,8,2H,7,9\n3,1,4,5,7,2H,1,6\n3,2,6,3,8,1NT,6,7\n", numbered},
	}
	for _, tt := range tests {
		t.Run(tt.name, func(t *testing.T) {
			ev, problems := readTable(t, tt.table)
			if problems.HasErrors() {
				t.Fatal(said(problems))
			}
			name := func(player int32) string {
				if p := &ev.Pairs[player]; len(p.Names) > 0 {
					return p.Names[0]
				}
				return pairs.Label(&ev.Pairs[player])
			}
			var got []string
			for b := range ev.Boards {
				for _, r := range ev.Boards[b].Results {
					got = append(got, fmt.Sprintf("%d: %s & %s v %s & %s %d", ev.Boards[b].Number, name(r.NS), name(r.South), name(r.EW), name(r.West), r.Score))
				}
			}
			if diff := cmp.Diff(tt.want, got); diff != "" || !ev.Individual {
				t.Error(diff)
			}
		})
	}
}

// TestDeclarerOfNobody refuses a declarer who is none of the four players, and one who may be two
// of them.
func TestDeclarerOfNobody(t *testing.T) {
	const head = "Board,North,South,East,West,Contract,Declarer,Tricks\n1,Ann Ek,Bo Alm,Cy Lind,Di Ask,4H,Bo,10\n1,Eva Ek,Finn Alm,Gus Ek,Hal Ask,4H,"
	for _, declarer := range []string{"Bo", "Ek", "H"} {
		_, problems := readTable(t, head+declarer+",9\n")
		want := []string{fmt.Sprintf("club.csv:G3: declarer %q is not understood", declarer)}
		if diff := cmp.Diff(want, said(problems)); diff != "" {
			t.Error(diff)
		}
	}
}
