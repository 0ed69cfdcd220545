package ingest

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"
	"github.com/google/go-cmp/cmp/cmpopts"

	"bridgecalc/internal/event"
	"bridgecalc/internal/ingest/pairs"
)

// shownPlayers are who sat where, a line for each result: "1: 1 & 2 v 3 & 4".
func shownPlayers(ev *event.Event) []string {
	var all []string
	for b := range ev.Boards {
		for _, r := range ev.Boards[b].Results {
			name := func(player int32) string { return pairs.Label(&ev.Pairs[player]) }
			all = append(all, fmt.Sprintf("%d: %s & %s v %s & %s", ev.Boards[b].Number, name(r.NS), name(r.South), name(r.EW), name(r.West)))
		}
	}
	return all
}

// shownByes are who sat out what: "5 on 1".
func shownByes(ev *event.Event) []string {
	var all []string
	for _, bye := range ev.Byes {
		all = append(all, fmt.Sprintf("%s on %d", pairs.Label(&ev.Pairs[bye.Pair]), bye.Board))
	}
	return all
}

// TestIndividual reads events in which each player has a number.
func TestIndividual(t *testing.T) {
	const rows = "1,1,2,3,4,4H,N,10\n1,5,6,7,8,4H,N,9\n2,1,3,2,4,PASS,,\n2,5,7,6,8,2S,W,8\n"
	want := []string{"1: 1 & 3 v 2 & 4", "1: 5 & 7 v 6 & 8", "2: 1 & 2 v 3 & 4", "2: 5 & 6 v 7 & 8"}
	for _, head := range []string{
		"Board,N,E,S,W,Contract,By,Tricks", "Board,North,East,South,West,Contract,By,Tricks",
		"Board,N number,E number,S number,W number,Contract,By,Tricks", "Board,Player N,Player E,Player S,Player W,Contract,By,Tricks",
		"Jako,P,I,E,L,Sitoumus,Pelinviejä,Tikit", "Spel,N,O,Z,W,Contract,Leider,Slagen", "Bricka,N,Ö,S,V,Kontrakt,Spelförare,Stick",
		"Donne,N,E,S,O,Contrat,Déclarant,Levées", "Board,PairNS,PairEW,South,West,Contract,By,Tricks",
	} {
		t.Run(head, func(t *testing.T) {
			letters := strings.NewReplacer()
			switch {
			case strings.HasPrefix(head, "Jako"):
				letters = strings.NewReplacer(",N,", ",P,", ",W,", ",L,")
			case strings.HasPrefix(head, "Bricka"):
				letters = strings.NewReplacer(",W,", ",V,")
			case strings.HasPrefix(head, "Donne"):
				letters = strings.NewReplacer(",W,", ",O,", "4H", "4♥", "2S", "2♠")
			}
			ev := mustRead(t, head+"\n"+letters.Replace(rows))
			if diff := cmp.Diff(want, shownPlayers(ev)); diff != "" || !ev.Individual || len(ev.Pairs) != 8 {
				t.Errorf("individual: %t, %d players, %s", ev.Individual, len(ev.Pairs), diff)
			}
		})
	}
}

// TestRankingBelowIndividual leaves a ranking without headings below the results alone.
func TestRankingBelowIndividual(t *testing.T) {
	for _, table := range []string{
		"Round,Board,N,E,S,W,Contract,By,Tricks\n1,1,Ebba,Frans,Olga,Piet,4H,N,10\n1,1,Bea,Max,Tuuli,Pekka,4H,N,9\n2,2,Ebba,Bea,Frans,Max,PASS,,\n2,2,Olga,Tuuli,Piet,Pekka,2S,W,8\n" +
			"\nFinal ranking\n1,,Ebba,5\n2,,Olga,4\n3,,Max,3\n",
		"Board,North,South,East,West,Contract,NS,EW\n1,Ebba,Olga,Frans,Piet,4H N =,420,\n,Bea,Tuuli,Max,Pekka,4H N -1,,50\n2,Ebba,Frans,Bea,Max,Pass,0,\n,Olga,Piet,Tuuli,Pekka,2S W =,,110\n" +
			"\nRanking (matchpoints):\n1,Ebba,21\n2,Olga,19\n3,Max,15\n4,Bea,15\n5,Pekka,9\n",
	} {
		ev := mustRead(t, table)
		if !ev.Individual || len(ev.Pairs) != 8 || len(shownPlayers(ev)) != 4 {
			t.Errorf("individual: %t, %d players, %v; want 8 players and 4 results", ev.Individual, len(ev.Pairs), shownPlayers(ev))
		}
	}
}

// TestDashOfIndividual takes a title with a dash for no match: the players have their seats
// above each table.
func TestDashOfIndividual(t *testing.T) {
	ev := mustRead(t, "Evening individual – all change partners\n\nRound 1\nTable 1,,,,,,Table 2\nNS:,N Ebba,S Olga,,,,NS:,N Bea,S Tuuli\nEW:,E Frans,W Piet,,,,EW:,E Max,W Pekka\n"+
		"Board,Contract,By,Result,Score NS,,Board,Contract,By,Result,Score NS\n1,4H,N,=,420,,1,4H,N,-1,-50\n2,PASS,,,0,,2,2S,W,=,-110\n")
	if diff := cmp.Diff([]string{"Ebba & Olga v Frans & Piet", "Bea & Tuuli v Max & Pekka"}, namedPlayers(ev, 1)); diff != "" || !ev.Individual || len(ev.Boards) != 2 {
		t.Errorf("individual: %t, %d boards, %s", ev.Individual, len(ev.Boards), diff)
	}
}

// TestSeatsAboveTables has the four players behind the number of the table, above tables next to
// each other.
func TestSeatsAboveTables(t *testing.T) {
	ev := mustRead(t, "Round 1\nTable 1:  N 4  S 5  –  E 2  W 8,,,,,,Table 2:  N 3  S 1  –  E 7  W 6\nBoard,Contract,By,Result,NS,,Board,Contract,By,Result,NS\n1,4H,N,=,420,,1,4H,N,-1,-50\n2,PASS,,,0,,2,2S,W,=,-110\n"+
		"\nRound 2\nTable 1:  N 1  S 2  –  E 3  W 4,,,,,,Table 2:  N 5  S 7  –  E 6  W 8\nBoard,Contract,By,Result,NS,,Board,Contract,By,Result,NS\n3,4H,N,=,420,,3,4H,N,-1,-50\n")
	want := []string{"1: 4 & 5 v 2 & 8", "1: 3 & 1 v 7 & 6", "2: 4 & 5 v 2 & 8", "2: 3 & 1 v 7 & 6", "3: 1 & 2 v 3 & 4", "3: 5 & 7 v 6 & 8"}
	if diff := cmp.Diff(want, shownPlayers(ev)); diff != "" || !ev.Individual {
		t.Errorf("individual: %t, %s", ev.Individual, diff)
	}
}

// TestSeatsBesideNames has the words of two seats in front of the names, a row for each side, above
// tables next to each other.
func TestSeatsBesideNames(t *testing.T) {
	ev := mustRead(t, "Individual\nRound 1 table 1,,,,,Round 1 table 2\nNorth,Ebba,South,Olga,,North,Bea,South,Tuuli\nEast,Frans,West,Piet,,East,Max,West,Pekka\nBoard,NS,EW,,,Board,NS,EW\n1,420,,,,1,,50\n2,110,,,,2,140,\n"+
		"\nRound 2 table 1,,,,,Round 2 table 2\nNorth,Ebba,South,Frans,,North,Bea,South,Max\nEast,Olga,West,Piet,,East,Tuuli,West,Pekka\nBoard,NS,EW,,,Board,NS,EW\n3,420,,,,3,,100\n")
	if diff := cmp.Diff([]string{"Ebba & Olga v Frans & Piet", "Bea & Tuuli v Max & Pekka"}, namedPlayers(ev, 1)); diff != "" || !ev.Individual {
		t.Errorf("individual: %t, %s", ev.Individual, diff)
	}
}

// namedPlayers are who sat where on a board, by name: "Ann & Bo v Cy & Di".
func namedPlayers(ev *event.Event, board int) []string {
	name := func(player int32) string { return strings.Join(ev.Pairs[player].Names, " ") }
	var all []string
	for _, r := range ev.Boards[board-1].Results {
		all = append(all, fmt.Sprintf("%s & %s v %s & %s", name(r.NS), name(r.South), name(r.EW), name(r.West)))
	}
	return all
}

// TestIndividualIsNone leaves alone what only looks so.
func TestIndividualIsNone(t *testing.T) {
	for _, table := range []string{
		"Board,NS,EW,Contract,By,Tricks,N,S,E,W\n1,1,2,4H,N,10,10,10,3,3\n1,3,4,4H,N,9,10,10,3,3\n",
		"Board,NS,EW,North,South,East,West,Contract,By,Tricks\n1,1,2,Ebba,Frans,Olga,Piet,4H,N,10\n1,3,4,Bea,Max,Tuuli,Pekka,4H,N,9\n",
		"Board,PairNS,PairEW,South,West,Contract,By,Tricks\n1,1,2,0,0,4H,N,10\n1,3,4,,,4H,N,9\n",
	} {
		if ev := mustRead(t, table); ev.Individual || len(ev.Pairs) != 4 {
			t.Errorf("%s\nis one of %d players", table, len(ev.Pairs))
		}
	}
}

func TestIndividualNames(t *testing.T) {
	const table = "Board,N,S,E,W,Contract,By,Tricks\n1,1,2,3,4,4H,N,10\n1,5,6,7,8,4H,N,9\n"
	ev, problems := readFiles(t, Options{}, "club.csv", map[string]string{
		"club.csv":       table,
		"club-names.csv": "Number,Name\n1,Ebba\n2,Frans\n3,Olga\n4,Piet\n5,Bea\n6,Max\n7,Tuuli\n",
	})
	if diff := cmp.Diff([]string{"club.csv:E3: warning: player 8 is not in the list of names (club-names.csv)"}, said(problems)); diff != "" {
		t.Error(diff)
	}
	if got := strings.Join(shownPairs(ev), ", "); got != "1 Ebba, 2 Frans, 3 Olga, 4 Piet, 5 Bea, 6 Max, 7 Tuuli, 8" {
		t.Error(got)
	}
	ev = mustRead(t, "Board,N,S,E,W,North,South,East,West,Contract,By,Tricks\n1,1,2,3,4,Ebba,Frans,Olga,Piet,4H,N,10\n1,5,6,7,8,Bea,Max,Tuuli,Pekka,4H,N,9\n")
	if got := strings.Join(shownPairs(ev), ", "); got != "1 Ebba, 2 Frans, 3 Olga, 4 Piet, 5 Bea, 6 Max, 7 Tuuli, 8 Pekka" {
		t.Error(got)
	}
}

func TestIndividualProblems(t *testing.T) {
	const head = "Board,N,S,E,W,Contract,By,Tricks,Remarks\n1,1,2,3,4,4H,N,10,\n"
	tests := []struct {
		name, rows string
		problems   []string
	}{
		{"twice at a table", "1,5,6,7,5,4H,N,9,\n", []string{"club.csv:E3: player 5 sits twice at one table, on board 1"}},
		{"partners alike", "1,5,5,7,8,4H,N,9,\n", []string{"club.csv:C3: player 5 sits twice at one table, on board 1"}},
		{"twice on a board", "1,5,6,7,2,4H,N,9,\n", []string{"club.csv:E3: player 2 plays board 1 twice, here and in row 2"}},
		{"no number", "1,5,6x,7,8,4H,N,9,\n", []string{`club.csv:C3: South player "6x" is not a pair number`}},
		{"a number forgotten", "1,5,6,7,,4H,N,9,\n", []string{"club.csv:E3: the number of the West player is missing"}},
		{"a result against nobody", "1,5,0,7,8,4H,N,9,\n", []string{`club.csv:C3: South player "0" sits out, but the row has a result`}},
	}
	for _, tt := range tests {
		t.Run(tt.name, func(t *testing.T) {
			_, problems := readTable(t, head+tt.rows)
			if diff := cmp.Diff(tt.problems, said(problems)); diff != "" {
				t.Error(diff)
			}
		})
	}
	ev, problems := readTable(t, head+"1,5,6,7,8,4H,N,9,Wrong direction\n1,9,0,0,0,,,,\n2,1,2,5,6,4H,N,9,\n2,3,4,7,8,PASS,,,\n")
	if problems.HasErrors() {
		t.Fatal(said(problems))
	}
	if got := shownPlayers(ev)[1]; got != "1: 7 & 8 v 5 & 6" {
		t.Errorf("turned: %s", got)
	}
	book := workbook(t, [2]string{"A", "Board,N,S,E,W,Contract,By,Tricks\n1,1,2,3,4,4H,N,10\n1,5,6,7,8,4H,N,9"}, [2]string{"B", "Board,NS,EW,Contract,By,Tricks\n1,11,12,4H,N,10"})
	_, problems = readFiles(t, Options{}, "club.xlsx", map[string]string{"club.xlsx": book})
	if diff := cmp.Diff([]string{"club.xlsx:B: results of pairs and of an individual: club.xlsx:A has the others"}, said(problems)); diff != "" {
		t.Error(diff)
	}
}

// TestByes finds who sat out which board.
func TestByes(t *testing.T) {
	const head = "Board,NS,EW,Contract,By,Tricks\n"
	tests := []struct {
		name, table string
		sitOuts     int
		byes        []string
		problems    []string // errors
	}{
		{"of NS and EW", head + "1,1,2,4H,N,10\n1,3,4,4H,N,9\n1,5,0,,,\n2,1,5,PASS,,\n2,3,4,4H,N,9\n2,bye,2,,,\n", 2, []string{"5 on 1", "2 on 2"}, nil},
		{"a row twice", head + "1,1,2,4H,N,10\n1,3,4,4H,N,9\n2,1,5,PASS,,\n2,3,4,4H,N,9\n1,5,0,,,\n1,5,0,,,\n", 2, []string{"5 on 1"}, nil},
		{"nobody and nobody", head + "1,1,2,4H,N,10\n1,3,4,4H,N,9\n1,0,0,,,\n", 0, nil, nil},
		{"who plays nothing", head + "1,1,2,4H,N,10\n1,3,4,4H,N,9\n1,9,0,,,\n", 1, []string{"9 on 1"}, nil},
		{"numbers that overlap", head + "1,1NS,2EW,4H,N,10\n1,2NS,1EW,4H,N,9\n2,1NS,1EW,PASS,,\n2,2NS,3EW,4H,N,9\n2,0,2EW,,,\n", 1, []string{"EW 2 on 2"}, nil},
		{"sits out and plays", head + "1,1,2,4H,N,10\n1,3,4,4H,N,9\n1,2,0,,,\n", 1, []string{"2 on 1"}, []string{
			"club.csv:B4: pair 2 sits out board 1 here, but plays it at club.csv:A2",
		}},
		{"an individual", "Board,N,S,E,W,Contract,By,Tricks\n1,1,2,3,4,4H,N,10\n1,5,6,7,8,4H,N,9\n1,9,0,0,0,,,\n2,9,2,3,4,4H,N,9\n2,5,6,7,8,PASS,,\n2,1,,,,,,\n", 2, []string{"9 on 1", "1 on 2"}, nil},
	}
	for _, tt := range tests {
		t.Run(tt.name, func(t *testing.T) {
			ev, problems := readTable(t, tt.table)
			var errors []string
			for _, p := range problems {
				if p.Severity == event.Error {
					errors = append(errors, p.String())
				}
			}
			if diff := cmp.Diff(tt.problems, errors, cmpopts.EquateEmpty()); diff != "" {
				t.Fatal(diff)
			}
			if diff := cmp.Diff(tt.byes, shownByes(ev)); diff != "" || ev.SitOuts != tt.sitOuts {
				t.Errorf("%d sit-outs: %s", ev.SitOuts, diff)
			}
		})
	}
}

// TestVersions tells apart the results of a fouled board.
func TestVersions(t *testing.T) {
	const head = "Board,NS,EW,Contract,By,Tricks,Version\n"
	tests := []struct {
		name, rows string
		alike      [][]int // which results, by place, have the same cards
		problems   []string
	}{
		{"some marked", "1,1,2,4H,N,10,\n1,3,4,4H,N,9,\n1,5,6,4S,E,9,B\n1,7,8,4S,E,8,b\n", [][]int{{0, 1}, {2, 3}}, nil},
		{"all marked", "1,1,2,4H,N,10,1\n1,3,4,4H,N,9,1\n1,5,6,4S,E,9,2\n1,7,8,4S,E,8,2\n", [][]int{{0, 1}, {2, 3}}, nil},
		{"not understood", "1,1,2,4H,N,10,\n1,3,4,4H,N,9,fouled\n", nil, []string{`club.csv:G3: version "fouled" is not understood`}},
		{"one forgotten", "1,1,2,4H,N,10,A\n1,3,4,4H,N,9,B\n1,5,6,4S,E,9,\n", nil, []string{
			"club.csv:G4: board 1 was played in several versions, and it is not said in which here",
		}},
	}
	for _, tt := range tests {
		t.Run(tt.name, func(t *testing.T) {
			ev, problems := readTable(t, head+tt.rows)
			if diff := cmp.Diff(tt.problems, said(problems), cmpopts.EquateEmpty()); diff != "" {
				t.Fatal(diff)
			}
			results := make([]int, 0, 4)
			if tt.alike == nil {
				return
			}
			for _, r := range ev.Boards[0].Results {
				results = append(results, int(r.Version))
			}
			for _, group := range tt.alike {
				for _, i := range group {
					if results[i] != results[group[0]] {
						t.Errorf("versions %v; %v are alike", results, group)
					}
				}
			}
			if results[tt.alike[0][0]] == results[tt.alike[1][0]] {
				t.Errorf("versions %v; two differ", results)
			}
		})
	}
}

// TestIndividualWithDealers has a column of dealers and the seats in words over numbers of
// players: no rubber bridge.
func TestIndividualWithDealers(t *testing.T) {
	ev, problems := readFiles(t, Options{}, "club.csv", map[string]string{
		"club.csv": "Board,Dealer,North,South,East,West,Contract,Declarer,Tricks\n1,N,1,2,3,4,4H,N,10\n1,N,5,6,7,8,3NT,W,8\n2,E,1,3,2,4,2S,E,7\n2,E,5,7,6,8,1NT,N,7\n",
	})
	if problems.HasErrors() || ev.Kind != event.Pairs || !ev.Individual || len(ev.Pairs) != 8 {
		t.Errorf("%v, individual %v, problems %v", ev.Kind, ev.Individual, problems)
	}
}

// TestIndividualsName keeps the name of a player whole, whose surname comes first.
func TestIndividualsName(t *testing.T) {
	ev, problems := readFiles(t, Options{}, "club.csv", map[string]string{
		"club.csv": "Board,N,S,E,W,Contract,By,Tricks\n1,1,2,3,4,4H,N,10\n2,1,3,2,4,2S,E,7\n\nNumber,Name\n1,\"Oak, Ann\"\n2,Bo\n3,Cy\n4,Di\n",
	})
	if problems.HasErrors() || len(ev.Pairs) != 4 || !slices.Equal(ev.Pairs[0].Names, []string{"Oak, Ann"}) {
		t.Errorf("pairs %v, problems %v", ev.Pairs, problems)
	}
}
