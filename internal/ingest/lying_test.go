package ingest

import (
	"strings"
	"testing"
)

// TestTablesOnTheirSide has a row for each column of a table, and a column for each board.
func TestTablesOnTheirSide(t *testing.T) {
	cards := func(first, second string) string {
		return "Pair 1 NS\nBoard,1,2,3,Total\nEW,2,4,2,\nContract,4H,3NT,pass,\nBy,N,W,,\n" + first + "\n" +
			"Pair 3 NS\nBoard,1,2,3,Total\nEW,4,2,4,\nContract,4H,1NT,1S,\nBy,N,N,S,\n" + second
	}
	const tricks, more = "Tricks,10,8,,\nScore,420,50,0,470\n", "Tricks,11,7,7,\nScore,450,90,80,620\n"
	results := []string{
		"1: 1 v 2 4H N 10 420", "1: 3 v 4 4H N 11 450", "2: 1 v 4 3NT W 8 50", "2: 3 v 2 1NT N 7 90", "3: 1 v 2 PASS 0", "3: 3 v 4 1S S 7 80",
	}
	runTableTests(t, []tableTest{
		{name: "cards of pairs", table: cards(tricks, more), results: results},
		{
			name: "a cell that is not understood", table: cards("Tricks,10,x,,\n", more),
			problems: []string{`club.csv:C6: tricks "x" is not understood`},
		},
		{
			name:  "a board twice, which is named by its cell",
			table: cards(tricks, more) + "\nPair 3 NS\nBoard,1,2,3,Total\nEW,6,5,4,\nContract,4H,1NT,1S,\nBy,N,N,S,\n" + more,
			problems: []string{
				"club.csv:D18: pairs 3 and 4 have two results on board 3, here and in D10",
				"club.csv:B20: pair 3 plays board 1 twice, here and in B10",
				"club.csv:C20: pair 3 plays board 2 twice, here and in C10",
			},
		},
		{
			name: "a score that contradicts its contract", table: cards("Tricks,10,8,,\nScore,420,-400,0,\n", more),
			problems: []string{"club.csv:C7: the score is 400 for EW, but 3NT by W, not vulnerable, with 8 tricks is 50 for NS"},
		},
	})
}

// TestBlocksOnTheirSide has the boards once, and below them a block of rows for each pair or
// table.
func TestBlocksOnTheirSide(t *testing.T) {
	scores := []string{"1: 1 v 3 -80", "1: 2 v 4 100", "2: 1 v 3 630", "2: 2 v 4 -100", "3: 1 v 4 -110", "3: 2 v 3 0"}
	tables := []string{
		"1: 1 v 2 4H N 10 420", "1: 4 v 3 4H N 9 -50", "2: 1 v 2 3NT S 9 600", "2: 4 v 3 3NT S 8 -100", "3: 2 v 4 2S E 8 -110", "3: 3 v 1 PASS 0",
	}
	runTableTests(t, []tableTest{
		{
			name: "the pair in the heading of its scores",
			table: `
				Board,1,2,3
				NS 1 score,-80,630,-110
				v EW pair,3,3,4

				NS 2 score,100,-100,P
				v EW pair,4,4,3

				Scores are those of NS.`,
			results: scores,
		},
		{
			name: "the pair in the heading of its scores, without blank rows",
			table: `
				Board,1,2,3
				NS 1 - score,-80,630,-110
				EW,3,3,4
				NS 2 - score,100,-100,P
				EW,4,4,3`,
			results: scores,
		},
		{
			name: "the table in all headings",
			table: `
				Board,1,2,3
				Table 1 NS,1,1,2
				Table 1 EW,2,2,4
				Table 1 contract,4H,3NT,2S
				Table 1 by,N,S,E
				Table 1 tricks,10,9,8
				Table 2 NS,4,4,3
				Table 2 EW,3,3,1
				Table 2 contract,4H,3NT,pass
				Table 2 by,N,S,
				Table 2 tricks,9,8,`,
			results: tables,
		},
		{
			name: "titles of tables, and the vulnerability of all",
			table: `
				Board,1,2,3
				Vul,none,NS,EW

				TABLE 1
				NS pair,1,1,2
				EW pair,2,2,4
				Contract,4H,3NT,2S
				Declarer,N,S,E
				Tricks,10,9,8
				NS score,420,600,
				EW score,,,110

				TABLE 2
				NS pair,4,4,3
				EW pair,3,3,1
				Contract,4H,3NT,pass
				Declarer,N,S,
				Tricks,9,8,
				NS score,,,0
				EW score,50,100,

				Pairs:
				No. 1,Ann Wren and Bob Finch,,58.33%
				No. 2,Cy Otter and Di Mole,,50.0%
				No. 3,Eve Owl and Fay Jay,,41.67%
				No. 4,Gus Rook and Hal Heron,,50.0%`,
			results: tables,
		},
		{
			name: "a ranking below, across",
			table: `
				Board,1,2,3
				NS 1 score,-80,630,-110
				v EW pair,3,3,4
				NS 2 score,100,-100,P
				v EW pair,4,4,3

				Pair,1,2,3,4
				%,50,66.67,50,33.33`,
			results: scores,
		},
	})
}

// TestRoomsOnTheirSide has the rooms of a match as rows below the boards.
func TestRoomsOnTheirSide(t *testing.T) {
	const boards = "Spel,1,2,3,4,Totaal\n"
	const open = "contract,4S,3SA,2H,pas,\nleider,N,O,Z,,\nresultaat,=,-1,+1,,\n"
	const closed = "contract,3S,3SA,2H,1SA,\nleider,N,O,Z,N,\nresultaat,+1,C,=,C,\n"
	again := "Vossen - Uilen\nOpen kamer: NZ Vossen\n" + boards + open + "\nGesloten kamer: NZ Uilen\n" + boards + closed
	rooms := []string{
		"  open room 1, NS Vossen: 4S N 10 420", "  closed room 1, NS Uilen: 3S N 10 170",
		"  open room 2, NS Vossen: 3NT E 8 50", "  closed room 2, NS Uilen: 3NT E 9 -400",
		"  open room 3, NS Vossen: 2H S 9 140", "  closed room 3, NS Uilen: 2H S 8 110",
		"  open room 4, NS Vossen: PASS", "  closed room 4, NS Uilen: 1NT N 7 90",
	}
	titled := "Vossen - Uilen\n" + boards + "Open kamer: NZ Vossen\n" + open + "Gesloten kamer: NZ Uilen\n" + closed
	runMatchTests(t, []matchTest{
		{
			name: "titles of the rooms between", table: titled + "imps\nVossen,6,10,1,0,17\nUilen,0,0,0,3,3\n",
			matches: append([]string{"R0 Vossen v Uilen, 4 boards, 17–3 IMPs"}, rooms...),
		},
		{
			name: "IMPs that contradict the scores", table: titled + "imps\nVossen,6,9,1,0,16\nUilen,0,0,0,3,3\n",
			matches: append([]string{"R0 Vossen v Uilen, 4 boards, 16–3 IMPs"}, rooms...),
			problems: []string{
				"club.csv:C12: the card gives 9–0 IMPs for board 2, but 50 for NS in the open room and 400 for EW in the closed room are 10–0",
				"club.csv:F13: the total is 16–3 IMPs, but the boards above come to 17–3",
			},
		},
		{name: "the boards again in each room", table: again, matches: append([]string{"R0 Vossen v Uilen, 4 boards"}, rooms...)},
		{
			name:    "headings in no known language",
			table:   strings.NewReplacer("Spel", "Xy", "contract", "Plugh", "leider", "Zork", "resultaat", "Foo", ",C", ",=").Replace(again),
			matches: append([]string{"R0 Vossen v Uilen, 4 boards"}, rooms...),
		},
	})
}

// TestMatchesOnTheirSide has a row for each column of a list of matches, and a column for each
// match.
func TestMatchesOnTheirSide(t *testing.T) {
	const teams = "Round,1,1,2,2\nHome,Foxes,Bears,Foxes,Owls\nAway,Owls,Hawks,Bears,Hawks\n"
	want := []string{"R1 Foxes v Owls, 0 boards, 59–52 IMPs", "R1 Bears v Hawks, 0 boards, 66–26 IMPs", "R2 Foxes v Bears, 0 boards, 21–46 IMPs", "R2 Owls v Hawks, 0 boards, 34–29 IMPs"}
	runMatchTests(t, []matchTest{
		{name: "IMPs of each team", table: "League\n\n" + teams + "IMPs home,59,66,21,34\nIMPs away,52,26,46,29\n", matches: want},
		{name: "both in one cell", table: teams + "IMPs,59-52,66-26,21-46,34-29\n", matches: want},
		{
			name: "in another language, with a ranking below",
			table: strings.NewReplacer("Round", "Runda", "Home", "Gospodarze", "Away", "Goście").Replace(teams) +
				"IMP gospodarze,59,66,21,34\nIMP goście,52,26,46,29\n\nDrużyna,IMP\nBears,65\nFoxes,-18\nOwls,-2\nHawks,-45\n",
			matches: want,
		},
		{
			name: "a result that is not understood", table: teams + "IMPs home,59,many,21,34\nIMPs away,52,26,46,29\n",
			matches:  []string{want[0], want[2], want[3]},
			problems: []string{`club.csv:C4: IMPs "many" is not a number`},
		},
	})
}

// TestCardsInOtherWords has cards whose lines beside the results could be taken for others.
func TestCardsInOtherWords(t *testing.T) {
	const open, closed = "1,4H,N,=,420\n2,3NT,E,-1,50\n", "1,4H,N,+1,450\n2,3NT,E,=,-400\n"
	const heads = "Board,Contract,By,Result,Score NS\n"
	rooms := []string{
		"  open room 1, NS Foxes: 4H N 10 420", "  closed room 1, NS Owls: 4H N 11 450",
		"  open room 2, NS Foxes: 3NT E 8 50", "  closed room 2, NS Owls: 3NT E 9 -400",
	}
	card := "Foxes v Owls\nOpen room: NS Foxes\n" + heads + open + "\nClosed room: NS Owls\n" + heads + closed
	runMatchTests(t, []matchTest{
		{
			name:    "the scores of both rooms again, with the IMPs",
			table:   card + "\nSETTLEMENT\nBoard,open,closed,Difference,IMP home,IMP away\n1,420,450,-30,,1\n2,50,-400,450,10,\n",
			matches: append([]string{"R0 Foxes v Owls, 2 boards"}, rooms...),
		},
		{
			name:    "other scores of a room below",
			table:   card + "\nSETTLEMENT\nBoard,open,closed,Difference,IMP home,IMP away\n1,430,450,-20,,1\n2,50,-400,450,10,\n",
			matches: append([]string{"R0 Foxes v Owls, 2 boards"}, rooms...),
			problems: []string{
				"club.csv:B14: Foxes v Owls have two results for board 1 in the open room, here and in club.csv:B4",
				"club.csv:B15: Foxes v Owls have two results for board 2 in the open room, here and in club.csv:B5",
			},
		},
		{
			name: "players of each room in the row of the room",
			table: "Foxes v Owls\nOpen room,,N Ann Oak,,S Bob Elm,,E Cy Fir,,W Di Ash\n,,(N-S = Foxes; E-W = Owls)\nClosed room,,N Eva Yew,,S Flo Bay,,E Gus Box,,W Hal Fig\n,,(N-S = Owls; E-W = Foxes)\n\n" +
				",Open room,,,,Closed room,,,\nBoard,Contract,By,Result,NS,Contract,By,Result,NS\n1,4H,N,=,420,4H,N,+1,450\n2,3NT,E,-1,50,3NT,E,=,-400\n",
			matches: append([]string{"R0 Foxes v Owls, 2 boards"}, rooms...),
		},
	})
	runMatchTests(t, []matchTest{{
		name:    "a word for against in the name of a team",
		table:   "Round 1,IMPs\nTrumps – Kontra Berlin,40 : 20\nFoxes – Owls,30 : 31\n",
		matches: []string{"R1 Trumps v Kontra Berlin, 0 boards, 40–20 IMPs", "R1 Foxes v Owls, 0 boards, 30–31 IMPs"},
	}})
}
