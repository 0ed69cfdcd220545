package ingest

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"
)

// fourScores are the results of most tables of pairs below.
var fourScores = []string{"1: 1 v 2 420", "1: 3 v 4 450", "2: 1 v 4 110", "2: 3 v 2 100"}

// TestPairColumns has columns of pairs whose headings alone do not say what they are.
func TestPairColumns(t *testing.T) {
	const rows = "1,1,2,420\n1,3,4,450\n2,1,4,110\n2,3,2,100\n"
	contracts := []string{"1: 1 v 2 4H N 10 420", "1: 3 v 4 4H N 11 450", "2: 1 v 4 3NT W 8 50", "2: 3 v 2 1NT N 7 90"}
	atTables := []string{
		"1: 1 v 5 420", "1: 2 v 6 450", "1: 3 v 7 -50", "2: 1 v 5 110", "2: 2 v 6 140", "2: 3 v 7 -100",
		"3: 1 v 7 400", "3: 2 v 5 -50", "3: 3 v 6 430",
	}
	const warning = "warning: the numbers of the NS pairs are not written; they are taken to be those of their tables"
	const neither = "club.csv:1: the sheet does not state which pairs sat NS and EW, or against whom they played"
	sided := "1,NS1,EW2,420\n1,NS3,EW4,450\n2,NS1,EW4,110\n2,NS3,EW2,100\n"
	runTableTests(t, []tableTest{
		{name: "a word for a pair and another word each", table: "Board,Par SJ,Par IZ,Score\n" + rows, results: fourScores},
		{name: "the same word twice", table: "Board,Par,Par,Score\n" + rows, problems: []string{neither}},
		{
			name: "each result in a row of both pairs", table: "Board,Par A,Par B,Score\n1,1,2,420\n1,2,1,-420\n2,3,4,110\n2,4,3,-110\n",
			problems: []string{neither},
		},
		{name: "a number is the board where the pairs are known", table: "No.,NS,EW,Score\n" + rows, results: fourScores},
		{
			name:    "a number beside the board",
			table:   "No.,Board,NS,EW,Contract,By,Tricks\n1,1,1,2,4H,N,10\n2,1,3,4,3NT,W,8\n",
			results: twoResultsShown,
		},
		{
			name:     "numbers of which several may be the board",
			table:    "1,1,5,1,1,420\n1,2,7,3,2,450\n2,1,5,1,1,110\n2,2,7,3,2,100\n3,1,6,2,1,110\n3,2,5,1,2,100\n",
			problems: []string{noHeadings},
		},
		{
			name:     "tables and EW pairs",
			table:    "Table,Board,EW,Score\n1,1,5,420\n2,1,6,450\n3,1,7,-50\n1,2,5,110\n2,2,6,140\n3,2,7,-100\n1,3,7,400\n2,3,5,-50\n3,3,6,430\n",
			results:  atTables,
			problems: []string{"club.csv:1: " + warning},
		},
		{
			name: "EW pairs below titles of the tables",
			table: "Table 1\nBoard,EW,Score\n1,5,420\n2,5,110\n3,7,400\n\nTable 2\nBoard,EW,Score\n1,6,450\n2,6,140\n3,5,-50\n\n" +
				"Table 3\nBoard,EW,Score\n1,7,-50\n2,7,-100\n3,6,430\n",
			results:  atTables,
			problems: []string{"club.csv:2: " + warning},
		},
		{
			name:     "a board twice at a table",
			table:    "Table,Board,EW,Score\n1,1,5,420\n1,1,6,450\n2,1,7,-50\n2,2,5,110\n1,2,6,140\n",
			problems: []string{"club.csv:1: there is no column for the number of the NS pair"},
		},
		{
			name: "the side of a card beside its pair",
			table: "Pair,3,NS\nBoard,EW,Contract,By,Result,Score\n1,4,4H,N,+1,450\n2,2,1NT,N,=,90\n\n" +
				"Pair,1,NS\nBoard,EW,Contract,By,Result,Score\n1,2,4H,N,=,420\n2,4,3NT,W,-1,50\n",
			results: []string{contracts[1], contracts[0], contracts[3], contracts[2]},
		},
		{
			name:     "the side of its opponents beside the pair of a card",
			table:    "Pair,3,EW\nBoard,EW,Contract,By,Result,Score\n1,4,4H,N,=,420\n2,4,3NT,W,-1,50\n",
			problems: []string{"club.csv:2: there is no column for the number of the NS pair"},
		},
		{name: "sides in the cells, without headings", table: sided, results: fourScores},
		{name: "sides in the cells of a pair and its opponent", table: "Board,Pair,Opponent,Score\n" + sided, results: fourScores},
		{
			name:     "an EW pair and its opponent, whose scores may be theirs",
			table:    "Board,Pair,Opponent,Score\n1,EW2,NS1,420\n1,EW4,NS3,450\n2,EW4,NS1,110\n2,EW2,NS3,100\n",
			problems: []string{"club.csv:1: there is no column for the number of the EW pair"},
		},
		{
			name:    "a heading beside the title of the board",
			table:   "Board 1,Versus,What happened,Score\nNS1,EW2,4H N =,420\nNS3,EW4,4H N +1,450\n\nBoard 2,Versus,What happened,Score\nNS1,EW4,3NT W -1,50\nNS3,EW2,1NT N =,90\n",
			results: contracts,
		},
		{
			name:    "vulnerability beside titles side by side",
			table:   "Board 1,,Vul:,None,,Board 2,,Vul:,NS\nNS,EW,Contract,Score,,NS,EW,Contract,Score\n1,2,4H N =,420,,1,4,3NT W -1,50\n3,4,4H N +1,450,,3,2,1NT N =,90\n",
			results: contracts,
		},
		{
			name:    "sides head pairs and again scores, side by side",
			table:   "Board 1,,,,Board 2,,,\nNS,EW,NS,EW,NS,EW,NS,EW\n1,2,420,,1,4,110,\n3,4,450,,3,2,100,\n",
			results: fourScores,
		},
		{
			name:  "boards with their dealer",
			table: "Donne,NS,EO,Contrat,Par,Levées\n\"n° 7, Donneur S, tous vul.\",1,2,4P,N,10\n,3,4,3SA,O,8\n\"n° 8, Donneur O, personne\",1,4,1SA,N,7\n,3,2,1SA,N,8\n",
			results: []string{
				"7: 1 v 2 4S N 10 620", "7: 3 v 4 3NT W 8 100", "8: 1 v 4 1NT N 7 90", "8: 3 v 2 1NT N 8 120",
			},
		},
		{
			name:    "a pair that stays, in Spanish",
			table:   "Pareja NS fija: 1\nMano,EO,Contrato,Por,Bazas\n1,2,4C,N,10\n2,4,3ST,O,8\n\nPareja NS fija: 3\nMano,EO,Contrato,Por,Bazas\n1,4,4C,N,11\n2,2,1ST,N,7\n",
			results: contracts,
		},
	})
}

// TestPairWays has sheets that each state something of the results in a way of their own.
func TestPairWays(t *testing.T) {
	contracts := []string{"1: 1 v 2 4H N 10 420", "1: 3 v 4 4H N 11 450", "2: 1 v 4 3NT W 8 50", "2: 3 v 2 1NT N 7 90"}
	const rows = "1,1,2,4H,N,10,%s\n1,3,4,4H,N,11,\n2,1,4,3NT,W,8,\n2,3,2,1NT,N,7,\n"
	eight := []string{"1: 1 v 2 420", "1: 3 v 4 450", "2: 1 v 2 110", "2: 3 v 4 140", "3: 1 v 4 -100", "3: 3 v 2 100", "4: 1 v 4 90", "4: 3 v 2 -100"}
	const opponents = "1,2,4\n2,4,2\n"
	runTableTests(t, []tableTest{
		{
			name: "sentences",
			table: "Board,NS,EW,What happened\n1,1,2,North played 4 Hearts and made 10 tricks\n1,3,4,North plays 4 hearts and makes 11 tricks\n" +
				"2,1,4,West played 3 No Trumps and went 1 down\n2,3,2,North played 1NT and made it\n",
			results: contracts,
		},
		{
			name: "a ruling in the place of the declarer", table: "Board,NS,OW,Kontrakt,Spieler,Stiche\n1,1,2,N/S 40% : O/W 60%,(TL),\n1,3,4,4 Coeur,N,11\n2,1,4,3SA,W,8\n2,3,2,1SA,N,7\n",
			results:  append([]string{"1: 1 v 2 40% 60%"}, contracts[1:]...),
			problems: []string{"club.csv: warning: one score only, so nothing compares: board 1"},
		},
		{
			name: "a ranking without names beside", table: "Board 1,,,,,,Place,Pair,%\nNS,EW,Contract,By,Tricks,,1,3,61.2\n1,2,4H,N,10,,2,2,55.0\n3,4,4H,N,11,,3,1,45.0\n,,,,,,4,4,38.8\n" +
				"Board 2,,,,,,,,\nNS,EW,Contract,By,Tricks,,,,\n1,4,3NT,W,8,,,,\n3,2,1NT,N,7,,,,\n",
			results: contracts,
		},
		{
			name: "cards of NS with EW pairs", table: "Pair no.,1\nVersus EW,Board,Contract,By,Tricks\n2,1,4H,N,10\n4,2,3NT,W,8\n\nPair no.,3\nVersus EW,Board,Contract,By,Tricks\n4,1,4H,N,11\n2,2,1NT,N,7\n",
			results: contracts,
		},
		{
			name: "plus and minus of NS", table: "Board,NS,EW,Contract,By,Tricks,Score +,Score –\n1,1,2,4H,N,10,420,\n1,3,4,4H,N,11,450,\n2,1,4,3NT,W,8,50,\n2,3,2,1NT,N,7,90,\n",
			results: contracts,
		},
		{name: "opponents beside the scores of titled columns", table: "Board,NS 1,v EW,NS 3,v EW\n1,420,2,450,4\n2,110,4,100,2\n", results: fourScores},
		{
			name: "a table of opponents below that of the scores", results: append(slices.Clone(fourScores), "3: 1 v 2 100", "3: 3 v 4 -50"),
			table: "Board,NS 1,NS 3\n1,420,450\n2,110,100\n3,100,-50\n\nOPPONENTS (numbers of EW)\nBoard,NS 1,NS 3\n" + opponents + "3,2,4\n",
		},
		{
			name: "boards across, a row of each table", results: eight,
			table: "Round,Table,NS,EW,1,2,3,4\n1,1,1,2,420,110,,\n1,2,3,4,450,140,,\n2,1,1,4,,,-100,90\n2,2,3,2,,,100,-100\n",
		},
		{
			name: "a schedule with both pairs in a cell", results: eight,
			table: "Board,Table 1,Table 2\n1,420,450\n2,110,140\n3,-100,100\n4,90,-100\n\nRound,Table 1,boards,Table 2,boards\n1,1 - 2,1-2,3 - 4,1-2\n2,1 - 4,3-4,3 - 2,3-4\n",
		},
		{
			name:    "dealer and vulnerability beside the board are no players",
			table:   "Deal,1,N / none,,,,Deal,2,S / NS,,\nNS,EW,Contract,By,Tricks,,NS,EW,Contract,By,Tricks\n1,2,4H,N,10,,1,4,3NT,W,8\n3,4,4H,N,11,,3,2,1NT,N,7\n",
			results: contracts,
		},
		{
			name: "the side that scored beside the score", table: "Board,NS,EW,Score,In favour of\n1,1,2,420,N/S\n1,3,4,450,N/S\n2,1,4,110,N/S\n2,3,2,100,E/W\n",
			results: []string{fourScores[0], fourScores[1], fourScores[2], "2: 3 v 2 -100"},
		},
		{
			name: "a score beside which the side is forgotten", table: "Board,NS,EW,Score,In favour of\n1,1,2,420,N/S\n1,3,4,450,\n2,1,4,110,N/S\n2,3,2,100,E/W\n",
			problems: []string{`club.csv:D3: score "450 ?" is not a number`},
		},
		{
			name:  "own scores under headings of two words, in Finnish",
			table: "PE 1\nJako,Vast. IL,Oma tulos,Vast. tulos\n1,2,420,\n2,4,110,\n3,2,50%,50%\n\nPE 3\nJako,Vast. IL,Oma tulos,Vast. tulos\n1,4,450,\n2,2,,100\n3,4,,50\n",
			results: []string{
				fourScores[0], fourScores[1], fourScores[2], "2: 3 v 2 -100", "3: 1 v 2 50% 50%", "3: 3 v 4 -50",
			},
			problems: []string{"club.csv: warning: one score only, so nothing compares: board 3"},
		},
		{
			name: "ditto marks", table: "Board;NS;EW;Contract;By;Tricks\n1;1;2;4H;N;10\n\"\"\"\";3;4;\"\"\"\";-''-;11\n2;1;4;3NT;W;8\n” ;3;2;1NT;N;7\n",
			results: contracts,
		},
		{
			name:     "words beside the artificial scores of both sides",
			table:    "Board,NS,EW,Contract,By,Tricks,NS score,EW score\n1,1,2,xyzzy plugh,,,60%,40%\n1,3,4,4H,N,11,450,\n2,1,4,3NT,W,9,,400\n2,3,2,1NT,N,7,90,\n",
			results:  []string{"1: 1 v 2 60% 40%", contracts[1], "2: 1 v 4 3NT W 9 -400", contracts[3]},
			problems: []string{"club.csv: warning: one score only, so nothing compares: board 1"},
		},
		{
			name:    "a result beside the artificial scores of both sides",
			table:   "Board,NS,EW,Contract,By,Tricks,NS score,EW score\n1,1,2,4H,N,9,60%,40%\n1,3,4,4H,N,11,450,\n2,1,4,3NT,W,9,,400\n2,3,2,1NT,N,7,90,\n",
			results: []string{"1: 1 v 2 60% 40%", contracts[1], "2: 1 v 4 3NT W 9 -400", contracts[3]},
			problems: []string{
				"club.csv: warning: one score only, so nothing compares: board 1",
				"club.csv:G2: warning: the artificial score counts, and not the result of 4H beside it",
			},
		},
		{
			name:     "words beside one artificial score",
			table:    "Board,NS,EW,Contract,By,Tricks,NS score,EW score\n1,1,2,xyzzy plugh,,,60%,\n1,3,4,4H,N,11,450,\n2,1,4,3NT,W,9,,400\n2,3,2,1NT,N,7,90,\n",
			problems: []string{`club.csv:D2: contract "xyzzy plugh" is not understood`, `club.csv:G2: score "60%" is not a number`},
		},
		{
			name: "artificial scores on the cards of both pairs",
			table: "Pair 1\nBoard,Opponent,We sit,Contract,By,Tricks,Plus,Minus\n1,2,NS,arb. score,,,60%,\n2,4,NS,3NT,W,8,50,\n\n" +
				"Pair 2\nBoard,Opponent,We sit,Contract,By,Tricks,Plus,Minus\n1,1,EW,arb. score,,,40%,\n2,3,EW,1NT,N,7,,90\n\n" +
				"Pair 3\nBoard,Opponent,We sit,Contract,By,Tricks,Plus,Minus\n1,4,NS,4H,N,11,450,\n2,2,NS,1NT,N,7,90,\n\n" +
				"Pair 4\nBoard,Opponent,We sit,Contract,By,Tricks,Plus,Minus\n1,3,EW,4H,N,11,,450\n2,1,EW,3NT,W,8,,50\n",
			results:  append([]string{"1: 1 v 2 60% 40%"}, contracts[1:]...),
			problems: []string{"club.csv: warning: one score only, so nothing compares: board 1"},
		},
		{
			name:    "pairs as titles above a contract and its score",
			table:   "Round 1,Table 1,,Table 2,\nboard,NS: 1,EW: 2,NS: 3,EW: 4\n1,4H N =,420,4H N +1,450\n\nRound 2,Table 1,,Table 2,\nboard,NS: 1,EW: 4,NS: 3,EW: 2\n2,3NT W -1,50,1NT N =,90\n",
			results: contracts,
		},
		{
			name:    "a legend that has seats, below",
			table:   "Board,NS,EW,Contract,By,Tricks,Lead\n1,1,2,4H,N,10,kl4\n1,3,4,4H,N,11,spA\n2,1,4,3NT,W,8,ruQ\n2,3,2,1NT,N,7,hj9\n\n\"Howell, 7 rounds. Minus is for EW. Declarers: N, E, S, W\"\n",
			results: contracts,
		},
		{
			name: "a line about who sits out is no title of a pair", table: "Sit-out: the pair that should have met EW 3\nBoard,NS,EW,Contract,By,Tricks,\n" + fmt.Sprintf(rows, ""),
			results: contracts,
		},
		{
			name: "who sits out beside the round", table: "Round 1,,,(EW 5 sits out)\nBoard,NS,EW,Contract,By,Tricks,\n" + fmt.Sprintf(rows, ""),
			results: contracts,
		},
	})
}

// TestRowsOfSitOuts has rows of pairs that did not play, with several boards or words in the
// place of a result.
func TestRowsOfSitOuts(t *testing.T) {
	const rows = "1,1,2,420\n1,3,4,450\n2,1,4,110\n2,3,2,100\n"
	const beside = "1,1,2,420,2,1,4,90,3,1,2,400\n,3,4,-50,,3,2,120,,3,5,430\n,5,-,sits out,,5,-,sits out,,4,-,sits out\n" +
		"4,1,2,620,5,1,4,90,6,1,2,-140\n,3,4,-100,,3,2,120,,3,5,-110\n,5,-,sits out,,5,-,sits out,,4,-,sits out\n"
	besides := []string{
		"1: 1 v 2 420", "1: 3 v 4 -50", "2: 1 v 4 90", "2: 3 v 2 120", "3: 1 v 2 400", "3: 3 v 5 430",
		"4: 1 v 2 620", "4: 3 v 4 -100", "5: 1 v 4 90", "5: 3 v 2 120", "6: 1 v 2 -140", "6: 3 v 5 -110",
	}
	runTableTests(t, []tableTest{
		{name: "a range of boards", table: "Board,NS,EW,Score\n" + rows + "13-16,5,sits out,\n", results: fourScores},
		{name: "a list of boards, and the words in the place of the score", table: "Board,NS,EW,Score\n" + rows + "\"1, 2\",5,-,sits out\n", results: fourScores},
		{
			name:    "the words in the place of the contract",
			table:   "Board,NS,EW,Contract,By,Tricks\n" + twoResults + "1,5,bye,sits out,,\n",
			results: twoResultsShown,
		},
		{
			name:     "a range of boards of a result",
			table:    "Board,NS,EW,Score\n" + rows + "3-4,1,2,110\n",
			problems: []string{`club.csv:A6: board "3-4" is not a number`},
		},
		{
			name:     "scores of both sides beside a blank pair",
			table:    "Board,NS,EW,NS score,EW score\n1,1,2,420,-420\n1,3,4,450,-450\n2,,1,4,-110\n2,3,2,100,-100\n",
			problems: []string{"club.csv:E4: NS have 4 and EW -110; only one side can score"},
		},
		{
			name: "boards side by side whose numbers hold below", table: "Board,NS,EW,Score,Board,NS,EW,Score,Board,NS,EW,Score\n" + beside, results: besides,
			problems: []string{"club.csv: warning: fewer than 6 boards: pair 4 (4), 5 (2)"},
		},
	})
}

// TestNamesBelowResults has names below or beside the results, which are no results.
func TestNamesBelowResults(t *testing.T) {
	const (
		rows     = "1,1,2,4H,N,10\n1,3,4,3NT,W,8\n2,1,4,1NT,N,7\n2,3,2,1NT,N,8\n"
		head     = "Board,NS,EW,Contract,By,Tricks\n"
		scores   = "Board,NS,EW,Score\n1,1,1,420\n1,2,2,-50\n2,1,2,90\n2,2,1,120\n\n"
		finnish  = "Jako,PE,IL,Pisteet\n1,1,1,420\n1,2,2,-50\n2,1,2,90\n2,2,1,120\n\n"
		fourRows = "Pair 1,West & East,\nPair 2,North & Score,\nPair 3,Owl & Jay,\nPair 4,Hare & Mole,\n"
	)
	four := []string{"1 Wren & Finch", "2 Otter & Mole", "3 Hare & Stoat", "4 Owl & Jay"}
	sided := []string{"NS 1 Ann & Bob", "NS 2 Cy & Di", "EW 1 Eva & Finn", "EW 2 Gus & Hal"}
	for _, tt := range []struct {
		name, table string
		want        []string
	}{
		{"at once below contracts", head + rows + "1,Wren & Finch\n2,Otter & Mole\n3,Hare & Stoat\n4,Owl & Jay\n", four},
		{"below the contracts themselves", head + rows + ",,1,Wren & Finch\n,,2,Otter & Mole\n,,3,Hare & Stoat\n,,4,Owl & Jay\n", four},
		{"pairs whose names read like headings", head + rows + "\n" + fourRows, []string{"1 West & East", "2 North & Score", "3 Owl & Jay", "4 Hare & Mole"}},
		{"players below their seats", scores + "Pair,North,South,,Pair,East,West\n1,Ann,Bob,,1,Eva,Finn\n2,Cy,Di,,2,Gus,Hal\n", sided},
		{"a side with a hyphen above, in Finnish", finnish + "PE-parit,,,IL-parit,\n1,Ann & Bob,,1,Eva & Finn\n2,Cy & Di,,2,Gus & Hal\n", sided},
		{
			"titles of a list above results with columns of the pairs",
			"PAIRS\nPair 1 NS: Ann + Bob\nPair 2 NS: Pass + Palm\nPair 1 EW: Eva + Finn\nPair 2 EW: North + Owl\n\n" + scores,
			[]string{"NS 1 Ann & Bob", "NS 2 Pass & Palm", "EW 1 Eva & Finn", "EW 2 North & Owl"},
		},
		{
			"names beside the numbers in the title",
			"NS pair,1 Ann-Bob,,2 Cy-Di,\nBoard,EW,Score,EW,Score\n1,3,420,4,450\n2,3,110,4,-100\n3,4,400,3,430\n\nPair,Names\n3,Eva & Finn\n4,Gus & Hal\n",
			[]string{"1 Ann-Bob", "2 Cy-Di", "3 Eva & Finn", "4 Gus & Hal"},
		},
	} {
		t.Run(tt.name, func(t *testing.T) {
			if diff := cmp.Diff(tt.want, shownPairs(mustRead(t, tt.table))); diff != "" {
				t.Error(diff)
			}
		})
	}
}

// TestListIsNoMatches has a list of pairs on a sheet of its own, whose names could be two
// teams.
func TestListIsNoMatches(t *testing.T) {
	grid := [2]string{"Results", "NS,Board 1,,Board 2,\n,EW,Result,EW,Result\n1,11,N4H=,12,PASS\n2,12,W 3NT -1,11,S2♠x+1"}
	list := [2]string{"Pairs", "Pair,Player 1,Player 2\n1,Ebba,Frans\n2,Olga,Piet\n11,Bea,Max\n12,Tuuli,Pekka"}
	ev, problems := readFiles(t, Options{}, "club.xlsx", map[string]string{"club.xlsx": workbook(t, grid, list)})
	if len(problems) > 0 || len(ev.Matches) > 0 {
		t.Fatal(said(problems), len(ev.Matches))
	}
	if diff := cmp.Diff(gridResults, shown(ev)); diff != "" {
		t.Error(diff)
	}
	if diff := cmp.Diff([]string{"1 Ebba & Frans", "2 Olga & Piet", "11 Bea & Max", "12 Tuuli & Pekka"}, shownPairs(ev)); diff != "" {
		t.Error(diff)
	}
}

// TestTravellerHeads has headings and titles of travellers that read like each other.
func TestTravellerHeads(t *testing.T) {
	const versus = "Board 1,Versus,What happened,Score,Matchpoints (NS)\n" +
		"NS1,EW1,\"4 spades by North, made\",420 NS,6\nNS2,EW3,\"4 spades by North, down 1\",50 EW,2\nNS3,EW2,\"3 NT by East, made\",400 EW,0\n" +
		"Board 2,Versus,What happened,Score,Matchpoints (NS)\n" +
		"NS1,EW2,\"2 hearts by South, made\",110 NS,4\nNS2,EW1,\"2 hearts by South, +1\",140 NS,6\nNS3,EW3,\"2 hearts by South, down 1\",100 EW,0\n"
	const titled = "Étui,1,,Vul:,Personne,,,Étui,2,,Vul:,NS\nN-S,E-O,Contrat,Par,Levées,,,N-S,E-O,Contrat,Par,Levées\n" +
		"1,3,4P,N,10,,,1,3,2C,S,8\n2,4,4P,N,9,,,2,4,2C,S,9\n\n" +
		"Étui,3,,Vul:,EO,,,Étui,4,,Vul:,Tous\nN-S,E-O,Contrat,Par,Levées,,,N-S,E-O,Contrat,Par,Levées\n" +
		"1,4,3SA,N,9,,,1,4,1SA,S,7\n2,3,3SA,N,8,,,2,3,1SA,S,8\n\n" +
		"Étui,5,,Vul:,NS,,,Étui,6,,Vul:,EO\nN-S,E-O,Contrat,Par,Levées,,,N-S,E-O,Contrat,Par,Levées\n" +
		"1,3,3SA,N,9,,,1,3,1SA,S,7\n2,4,3SA,N,8,,,2,4,1SA,S,8\n"
	const twice = "ÉTUI N° 1,,,,,,,,,ÉTUI N° 2\nNS,EO,Contrat,Par,Résultat,NS,EO,Pts NS,,NS,EO,Contrat,Par,Résultat,NS,EO,Pts NS\n" +
		"2,6,2 pique,E,-1,50,,3,,2,6,2 carreau,E,=,,90,2\n3,4,2 trèfle,E,-1,50,,3,,3,4,3 carreau,O,-3,150,,6\n\n" +
		"ÉTUI N° 3,,,,,,,,,ÉTUI N° 4\nNS,EO,Contrat,Par,Résultat,NS,EO,Pts NS,,NS,EO,Contrat,Par,Résultat,NS,EO,Pts NS\n" +
		"2,4,2 coeur,O,+2,,170,2,,2,4,5 carreau,N,-1,,100,0\n3,6,3 SA,O,=,,600,0,,3,6,4 coeur,N,+1,650,,4\n"
	for _, tt := range []struct {
		name, table string
		want        []string
	}{
		{"the board heads the NS pairs", versus, []string{
			"1: NS 1 v EW 1 4S N 10 420", "1: NS 2 v EW 3 4S N 9 -50", "1: NS 3 v EW 2 3NT E 9 -400", "2: NS 1 v EW 2 2H S 8 110", "2: NS 2 v EW 1 2H S 9 140", "2: NS 3 v EW 3 2H S 7 -100",
		}},
		{"who is vulnerable beside the board", titled, []string{
			"1: 1 v 3 4S N 10 420", "1: 2 v 4 4S N 9 -50", "2: 1 v 3 2H S 8 110", "2: 2 v 4 2H S 9 140", "3: 1 v 4 3NT N 9 400", "3: 2 v 3 3NT N 8 -50",
			"4: 1 v 4 1NT S 7 90", "4: 2 v 3 1NT S 8 120", "5: 1 v 3 3NT N 9 600", "5: 2 v 4 3NT N 8 -100", "6: 1 v 3 1NT S 7 90", "6: 2 v 4 1NT S 8 120",
		}},
		{"sides head the pairs and again the scores", twice, []string{
			"1: 2 v 6 2S E 7 50", "1: 3 v 4 2C E 7 50", "2: 2 v 6 2D E 8 -90", "2: 3 v 4 3D W 6 150",
			"3: 2 v 4 2H W 10 -170", "3: 3 v 6 3NT W 9 -600", "4: 2 v 4 5D N 10 -100", "4: 3 v 6 4H N 11 650",
		}},
	} {
		t.Run(tt.name, func(t *testing.T) {
			if diff := cmp.Diff(tt.want, shown(mustRead(t, tt.table))); diff != "" {
				t.Error(diff)
			}
		})
	}
}

// TestNamesLikeHeadings has lists without headings, or with places before the pairs.
func TestNamesLikeHeadings(t *testing.T) {
	const finnish = "Jako,PE,IL,Sitoumus,Pelinviejä,Tikit,Tulos PE,Tulos IL,MP PE,MP IL\n" +
		"1,1,1,4H,P,10,420,,2,0\n1,2,2,4H,P,9,,50,0,2\n2,1,2,2S,E,8,110,,0,2\n2,2,1,2S,E,9,140,,2,0\n\n" +
		"Pohjois-etelä\n1.,pari 2,,Matti Lampi - Anne Pelto,,,,43,\"59,7 %\"\n2.,pari 1,,Juha Halla - Jorma Mäki,,,,37,\"51,4 %\"\n\n" +
		"Itä-länsi\n1.,pari 1,,Tuula Nurmi - Mauri Raha,,,,50,\"69,4 %\"\n2.,pari 2,,Kari Järvi - Jouni Toivo,,,,36,\"50,0 %\"\n"
	t.Run("a ranking with the word for a pair", func(t *testing.T) {
		want := []string{"NS 1 Juha Halla & Jorma Mäki", "NS 2 Matti Lampi & Anne Pelto", "EW 1 Tuula Nurmi & Mauri Raha", "EW 2 Kari Järvi & Jouni Toivo"}
		if diff := cmp.Diff(want, shownPairs(mustRead(t, finnish))); diff != "" {
			t.Error(diff)
		}
	})
	t.Run("players who are called as headings are", func(t *testing.T) {
		results := [2]string{"Ronder", "Bricka,NS,ÖV,Poäng\n1,1,9,420\n1,2,10,450\n2,1,10,-100\n2,2,9,110"}
		list := [2]string{"Deltagare", "Par 1,NS,Lars Hägg,Bo Kull\nPar 2,NS,Ralf Grön,Göran Grön\nPar 9,ÖV,Stig Backman,Benita Sandell\nPar 10,ÖV,Monica Österman,Gunilla Nyberg"}
		ev, problems := readFiles(t, Options{}, "club.xlsx", map[string]string{"club.xlsx": workbook(t, results, list)})
		if len(problems) > 0 {
			t.Error(said(problems))
		}
		want := []string{"1 Lars Hägg & Bo Kull", "2 Ralf Grön & Göran Grön", "9 Stig Backman & Benita Sandell", "10 Monica Österman & Gunilla Nyberg"}
		if diff := cmp.Diff(want, shownPairs(ev)); diff != "" {
			t.Error(diff)
		}
	})
}

// TestUnknownColumnsOfNumbers has a round and the EW pairs below headings in no language. One
// number that is mistyped must not leave the rounds as the pairs.
func TestUnknownColumnsOfNumbers(t *testing.T) {
	const tables = 5
	sheet := func(heads string, first int, slip bool) string {
		var b strings.Builder
		b.WriteString(heads + "\n")
		for round := range tables {
			for table := range tables {
				ew := first + (table+round)%tables
				if slip && round == 1 && table == 0 {
					ew = first
				}
				for k := range 2 {
					fmt.Fprintf(&b, "%d,%d,%d,%d,%d\n", 2*((table+tables-round)%tables)+k+1, table+1, round+1, ew, 110-220*(table%2))
				}
			}
		}
		return b.String()
	}
	read := func(heads string) []string {
		ev, problems := readTable(t, sheet(heads, tables+1, false))
		if problems.HasErrors() {
			t.Fatal(said(problems))
		}
		return shown(ev)
	}
	known := read("Board,NS,Round,EW,Score")
	for _, heads := range []string{"Board,NS,Xyzzy,Plugh,Score", "Board,NS,Xyzzy,Vs,Score"} {
		if diff := cmp.Diff(known, read(heads)); diff != "" {
			t.Errorf("%s: %s", heads, diff)
		}
	}
	for _, first := range []int{1, tables + 1} {
		if _, problems := readTable(t, sheet("Board,NS,Xyzzy,Plugh,Score", first, true)); !problems.HasErrors() {
			t.Errorf("EW from %d: the rounds are read as pairs: %v", first, said(problems))
		}
	}
}

// TestResultsBesideLists has results beside lists of names: they are read, or are errors.
func TestResultsBesideLists(t *testing.T) {
	const head = "NS,EW,NS score,EW score,,"
	travellers := func(list, ranking [4]string) string {
		return "Board 1,,,,,Pair,Names\n" + head + list[0] + "\n1,2,420,," + "," + list[1] + "\n3,4,450,,," + list[2] + "\n,,,,," + list[3] + "\n" +
			"Board 2,,,,," + ranking[0] + "\n" + head + ranking[1] + "\n1,4,110,,," + ranking[2] + "\n3,2,100,,," + ranking[3] + "\n"
	}
	list := [4]string{"1,Ann & Bob", "2,Cy & Di", "3,Eva & Finn", "4,Gus & Hal"}
	runTableTests(t, []tableTest{
		{name: "names", table: travellers(list, [4]string{",", ",", ",", ","}), results: fourScores},
		{
			name:    "names, and below them a ranking",
			table:   travellers(list, [4]string{",", "Pair,Names", "3,Eva & Finn", "1,Ann & Bob"}) + ",,,,,2,Cy & Di\n,,,,,4,Gus & Hal\n",
			results: fourScores,
		},
	})
	_, problems := readTable(t, "Pair,Names,,,,\n1,Ann & Bob,1,2,420,\n2,Cy & Di,3,4,450,\n3,Eva & Finn,1,4,110,\n4,Gus & Hal,3,2,100,\n")
	if !problems.HasErrors() {
		t.Errorf("columns without headings beside a list of names, which look like results, are not read: %v", said(problems))
	}
}

// TestManyRepeats has a pair that plays each board twice: many rows with one cause are one
// message.
func TestManyRepeats(t *testing.T) {
	table := func(boards int) string {
		var b strings.Builder
		b.WriteString("Board,NS,EW,Score\n")
		for board := range boards {
			fmt.Fprintf(&b, "%d,1,2,110\n%d,1,3,110\n", board+1, board+1)
		}
		return b.String()
	}
	for boards, want := range map[int][]string{
		2:  {"club.csv:B3: pair 1 plays board 1 twice, here and in row 2", "club.csv:B5: pair 1 plays board 2 twice, here and in row 4"},
		20: {"club.csv:B3: 20 rows have a pair twice on a board, or against itself, one of them: pair 1 plays board 1 twice, here and in row 2"},
	} {
		_, problems := readTable(t, table(boards))
		errors := slices.DeleteFunc(said(problems), func(s string) bool { return strings.Contains(s, "warning:") })
		if diff := cmp.Diff(want, errors); diff != "" {
			t.Errorf("%d boards: %s", boards, diff)
		}
	}
}
