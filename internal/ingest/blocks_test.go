package ingest

import (
	"fmt"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"
	"github.com/google/go-cmp/cmp/cmpopts"
)

// twoBoards are the results of most sheets below.
var twoBoards = []string{"7: 1 v 2 4H N 10 620", "7: 3 v 4 3NT W 8 100", "8: 1 v 3 2S E 8 -110", "8: 2 v 4 PASS 0"}

func TestBlocks(t *testing.T) {
	runTableTests(t, []tableTest{
		{
			name: "a header in each block",
			table: `
				Club evening
				Board 7
				NS,EW,Contract,By,Tricks
				1,2,4H,N,10
				3,4,3NT,W,8

				Board 8
				NS,EW,Contract,By,Tricks
				1,3,2S,E,8
				2,4,PASS`,
			results: twoBoards,
		},
		{
			name: "one header at the top",
			table: `
				NS,EW,Contract,By,Tricks
				Board 7
				1,2,4H,N,10
				3,4,3NT,W,8
				Board 8
				1,3,2S,E,8
				2,4,PASS`,
			results: twoBoards,
		},
		{
			name: "the title below the header of each block",
			table: `
				NS,EW,Contract,By,Tricks
				Board 7
				1,2,4H,N,10
				3,4,3NT,W,8
				NS,EW,Contract,By,Tricks
				Board 8
				1,3,2S,E,8
				2,4,PASS`,
			results: twoBoards,
		},
		{
			name: "columns that differ from block to block",
			table: `
				Board 7
				NS,EW,Contract,By,Tricks
				1,2,4H,N,10
				3,4,3NT,W,8
				Board 8
				Contract,By,Tricks,EW,NS
				2S,E,8,3,1
				PASS,,,4,2`,
			results: twoBoards,
		},
		{
			name: "dealer and vulnerability around, blank lines, totals, averages and signatures",
			table: `
				Wednesday,4 March 2026
				Board,7,,Dealer,S,Vul,All
				Dealer: South,Vul: All
				NS,EW,Contract,By,Tricks,NS score,EW score

				1,2,4H,N,10,620,

				3,4,3NT,W,8,100,
				Total,,,,,720,0
				"Top 2, average 1"
				Top 2,average 1
				Signed: NS,EW

				Board,8,,Dealer,W,Vul,None
				NS,EW,Contract,By,Tricks,NS score,EW score
				1,3,2S,E,8,,110
				2,4,PASS,,,0,0
				Average,,,,,,110
				Datum:,,,,,-50,
				2 results
				Ebba Frans,secretary`,
			results: twoBoards,
		},
		{
			name: "scores alone, with totals below",
			table: `
				Board 7
				NS,EW,NS score,EW score
				1,2,620,
				3,4,,100
				Mean,,260,
				,Total,620,100
				Board 8
				NS,EW,NS score,EW score
				1,3,,110
				2,4,0,`,
			results: []string{"7: 1 v 2 620", "7: 3 v 4 -100", "8: 1 v 3 -110", "8: 2 v 4 0"},
		},
		{
			name: "the board beside the headings",
			table: `
				Board 7,NS,EW,Contract,By,Tricks
				,1,2,4H,N,10
				,3,4,3NT,W,8
				Board 8,NS,EW,Contract,By,Tricks
				,1,3,2S,E,8
				,2,4,PASS`,
			results: twoBoards,
		},
		{
			name: "both pairs in one cell",
			table: `
				Board 7
				NS-EW,Contract,By,Tricks
				1-2,4H,N,10
				3-4,3NT,W,8
				Board 8
				1-3,2S,E,8
				2-4,PASS`,
			results: twoBoards,
		},
		{
			name: "pairs that say their side",
			table: `
				Board 7
				NS,EW,Contract,By,Tricks
				NS1,EW1,4H,N,10
				NS2,EW2,3NT,W,8
				Board 8
				NS1,EW2,2S,E,8
				NS2,EW1,PASS`,
			results: []string{"7: NS 1 v EW 1 4H N 10 620", "7: NS 2 v EW 2 3NT W 8 100", "8: NS 1 v EW 2 2S E 8 -110", "8: NS 2 v EW 1 PASS 0"},
		},
		{
			name: "pairs of sections",
			table: `
				Board 7
				NS,EW,Contract,By,Tricks
				A1,B12,4H,N,10
				AB3,AB4,3NT,W,8`,
			results: []string{"7: A1 v B12 4H N 10 620", "7: AB3 v AB4 3NT W 8 100"},
		},
		{
			name: "vulnerability in a column is no title",
			table: `
				Board 7
				Vul,NS,EW,Contract,By,Tricks
				All,1,2,4H,N,10
				All,3,4,3NT,W,8`,
			results: twoBoards[:2],
		},
		{
			name: "a board without headings",
			table: `
				Board 7
				1,2,4H,N,10
				3,4,3NT,W,8
				Board 8
				NS,EW,Contract,By,Tricks
				1,3,2S,E,8
				2,4,PASS,,`,
			results: twoBoards,
		},
		{
			name: "a board without headings, and with other columns",
			table: `
				Board 1
				1,2,N,4H,10
				3,4,W,3NT,8
				Board 2
				NS,EW,Contract,By,Tricks
				1,4,PASS,,
				3,2,2SX,E,7`,
			problems: []string{"club.csv:2: there is no column for the number of the NS pair"},
		},
		{
			name: "vulnerability that is not that of the board",
			table: `
				Board 7,Vul: NS
				NS,EW,Contract,By,Tricks
				1,2,4H,N,10
				3,4,3NT,W,8`,
			problems: []string{"club.csv:B1: warning: board 7 is stated to have NS vulnerable, and by its number it has All vulnerable"},
		},
		{
			name: "sit-outs",
			table: `
				Board 7
				NS,EW,Contract,By,Tricks
				1,2,4H,N,10
				5,Bye
				0,6
				3,4,3NT,W,8
				7,
				Phantom,-`,
			results: twoBoards[:2],
		},
		{
			name: "a board titled twice",
			table: `
				Board 7
				NS,EW,Contract,By,Tricks
				1,2,4H,N,10
				Board 8
				NS,EW,Contract,By,Tricks
				1,3,2S,E,8
				2,4,PASS
				Board 7
				NS,EW,Contract,By,Tricks
				3,4,3NT,W,8`,
			results: twoBoards,
		},
		{
			name: "a board titled twice, with the same pairs",
			table: `
				Board 7
				NS,EW,Contract,By,Tricks
				1,2,4H,N,10
				3,4,3NT,W,8
				Board 7
				NS,EW,Contract,By,Tricks
				1,4,2S,E,8
				3,2,PASS`,
			problems: []string{
				"club.csv:A7: pair 1 plays board 7 twice, here and in row 3",
				"club.csv:B7: pair 4 plays board 7 twice, here and in row 4",
				"club.csv:A8: pair 3 plays board 7 twice, here and in row 4",
				"club.csv:B8: pair 2 plays board 7 twice, here and in row 3",
			},
		},
		{
			name: "the ranking above",
			table: `
				Rank,Pair,Names,Score,%,MP
				1,3,Ebba & Frans,12,66.7,2
				2,1,Olga & Piet,6,33.3,1
				Board 7
				NS,EW,Contract,By,Tricks
				1,2,4H,N,10
				3,4,3NT,W,8`,
			results: twoBoards[:2],
			problems: []string{
				"club.csv:B6: warning: pair 2 has no names: it is not in the ranking (club.csv)",
				"club.csv:B7: warning: pair 4 has no names: it is not in the ranking (club.csv)",
			},
		},
		{
			name: "two travellers side by side",
			table: `
				Board 7,,,,,Board 8
				NS,EW,Contract,By,Tricks,NS,EW,Contract,By,Tricks
				1,2,4H,N,10,1,3,2S,E,8
				3,4,3NT,W,8,2,4,PASS`,
			results: twoBoards,
		},
		{
			name:     "two columns of contracts",
			table:    "Board 7\nNS,EW,Contract,Contract\n1,2,PASS,4H\n",
			problems: []string{`club.csv:D2: column "Contract" says the same as column "Contract"`},
		},
		{
			name: "the ranking below",
			table: `
				Board 7
				NS,EW,Contract,By,Tricks
				1,2,4H,N,10
				3,4,3NT,W,8

				Rank,Pair,Names,Score,%
				1,3,Ebba & Frans,12,66.7
				2,1,Olga & Piet,6,33.3`,
			results: twoBoards[:2],
			problems: []string{
				"club.csv:B3: warning: pair 2 has no names: it is not in the ranking (club.csv)",
				"club.csv:B4: warning: pair 4 has no names: it is not in the ranking (club.csv)",
			},
		},
	})
}

func TestBlocksWrong(t *testing.T) {
	const header = "Board 7\nNS,EW,Contract,By,Tricks,Score\n1,2,4H,N,10,620\n"
	const scores = "Board 7\nNS,EW,Score\n1,2,620\n"
	runTableTests(t, []tableTest{
		{name: "an NS pair", table: header + "l3,4,3NT,W,8,100\n", problems: []string{
			"club.csv:A4: pair L3 has a letter in its number, and no other has",
		}},
		{name: "both pairs", table: header + "3?,4?,3NT,W,8,100\n", problems: []string{
			`club.csv:A4: NS pair "3?" is not a pair number`, `club.csv:B4: EW pair "4?" is not a pair number`,
		}},
		{name: "one pair", table: header + "3,4?,3NT,W,8,100\n", problems: []string{`club.csv:B4: EW pair "4?" is not a pair number`}},
		{name: "one pair, and nothing else", table: header + "3,4?\n", problems: []string{`club.csv:B4: EW pair "4?" is not a pair number`}},
		{name: "the pairs are missing", table: header + ",,3NT,W,8,100\n", problems: []string{"club.csv:A4: the number of the NS pair is missing"}},
		{name: "the EW pair is missing", table: header + "3,,3NT,W,8,100\n", problems: []string{"club.csv:B4: the number of the EW pair is missing"}},
		{name: "nobody has a contract", table: header + "bye,0,3NT,W,8,100\n", problems: []string{`club.csv:A4: NS pair "bye" sits out, but the row has a result`}},
		{name: "a pass-out of nobody", table: header + ",,PASS\n", problems: []string{"club.csv:A4: the number of the NS pair is missing"}},
		{name: "a pair has a score", table: scores + "3,,-100\n", problems: []string{"club.csv:B4: the number of the EW pair is missing"}},
		{name: "nobody has a score", table: scores + ",,-100\n", problems: []string{"club.csv:A4: the number of the NS pair is missing"}},
		{name: "a contract", table: header + "3,4,4HH,W,8,100\n", problems: []string{`club.csv:C4: contract "4HH" is not understood`}},
		{name: "a contract and a pair", table: header + "3,,4HH,W,8,100\n", problems: []string{`club.csv:C4: contract "4HH" is not understood`}},
		{name: "a declarer", table: header + "3,4,3NT,Q,8,100\n", problems: []string{`club.csv:D4: declarer "Q" is not understood`}},
		{name: "tricks", table: header + "3,4,3NT,W,8?,100\n", problems: []string{`club.csv:E4: tricks "8?" is not understood`}},
		{name: "a score", table: header + "3,4,3NT,W,8,2OO\n", problems: []string{`club.csv:F4: score "2OO" is not a number`}},
		{name: "a score of another contract", table: header + "3,4,3NT,W,8,50\n", problems: []string{
			"club.csv:F4: the score is 50 for NS, but 3NT by W, vulnerable, with 8 tricks is 100 for NS",
		}},
		{
			name:     "the number of a board",
			table:    header + "Board 0\n1,3,PASS\n2,4,PASS\n",
			problems: []string{`club.csv:A4: board "0" is out of range`},
		},
		{
			name:     "a title that is not understood, and a header",
			table:    header + "Baord 8\nNS,EW,Contract,By,Tricks,Score\n3,4,PASS\n5,6,PASS\n",
			problems: []string{"club.csv:5: nothing says of which board these results are"},
		},
		{
			name:  "a title that is not understood, below one header",
			table: header + "3,4,PASS\nBaord 8\n1,4,PASS\n3,2,PASS\n",
			problems: []string{
				"club.csv:A6: pair 1 plays board 7 twice, here and in row 3",
				"club.csv:B6: pair 4 plays board 7 twice, here and in row 4",
				"club.csv:A7: pair 3 plays board 7 twice, here and in row 4",
				"club.csv:B7: pair 2 plays board 7 twice, here and in row 3",
			},
		},
		{
			name:     "results above the first title",
			table:    "NS,EW,Contract\n1,2,PASS\nBoard 7\n3,4,PASS\n1,2,PASS\n",
			problems: []string{"club.csv:2: the board is missing"},
		},
		{
			name:     "no titles",
			table:    "NS,EW,Contract,By,Tricks\n1,2,4H,N,10\n3,4,3NT,W,8\n",
			problems: []string{"club.csv:1: there is no column for the board number"},
		},
	})
}

// TestBoardTitles writes the board above the results in the ways of eleven
// languages, with headings in the language and in English.
func TestBoardTitles(t *testing.T) {
	for _, title := range []string{
		"Board 7", "board 7", "BOARD 7", "Board: 7", "Board nr. 7", "Board No 7", "Board #7", "Bd 7", "Board 07",
		"Board 7, dealer South, vul All", "Board 7 (S/All)", "Board 7 Dealer: South", "Round 2 Board 7",
		"Jako 7", "Jako nro 7", "Jako: 7", "Bricka 7", "Bricka nr 7", "Spill 7", "Spill nr. 7", "Spil 7", "Spel 7", "Spel: 7", "Spel nr 7",
		"Donne 7", "Donne n° 7", "Étui 7", "Rozdanie 7", "Rozdanie nr 7", "Tablilla 7", "Mano 7", "Mano nº 7", "Mano n. 7",
		"Board,7", "Board:,7", "Board,,7", "Jako,7", "Donne,7", "Spel:,7", ",Board,7", ",,Board 7", "Table,2,Board,7", "Dealer S,Board 7,Vul All",
	} {
		for _, head := range []string{"NS,EW,Contract,By,Tricks", "NS,OW,Kontrakt,Von,Stiche", "PE,IL,Sitoumus,Pelinviejä,Tikit"} {
			ev, problems := readTable(t, fmt.Sprintf("Board 6\n%s\n1,2,PASS\n\n%s\n%s\n1,2,PASS\n", head, strings.Replace(title, ", ", " - ", -1), head))
			if diff := cmp.Diff([]string{"6: 1 v 2 PASS 0", "7: 1 v 2 PASS 0"}, shown(ev)); diff != "" {
				t.Errorf("%q, %s: %v\n%s", title, head, said(problems), diff)
			}
		}
	}
}

// TestNoBoardTitles are texts above or between results that are no titles; the
// results below belong to the board before.
func TestNoBoardTitles(t *testing.T) {
	for _, text := range []string{
		"Boards 1-4", "Board 1-4", "Boards 1 & 4", "Board 1 to 4", "Board 1/2", "4.3.2026", "Tour 4.3.2026", "Table of 4", "7",
		"Board seven", "Board", "Top 10", "Top 10,average 5", "Best: 620", "Page 2", "Round 1-3", "Board 7 was fouled",
	} {
		ev, problems := readTable(t, "Board 6\nNS,EW,Contract\n1,2,PASS\n"+text+"\n3,4,PASS\n")
		if diff := cmp.Diff([]string{"6: 1 v 2 PASS 0", "6: 3 v 4 PASS 0"}, shown(ev)); diff != "" || problems.HasErrors() {
			t.Errorf("%q: %v\n%s", text, said(problems), diff)
		}
	}
}

func TestTableCards(t *testing.T) {
	want := []string{"1: 3 v 5 4H N 10 420", "2: 3 v 5 PASS 0", "3: 1 v 6 3NT W 9 -600", "4: 1 v 6 not played"}
	once := []string{
		"club.csv: warning: one score only, so nothing compares: board 1, 2, 3",
		"club.csv: warning: fewer than 2 boards: pair 1 (1), 6 (1)",
	}
	runTableTests(t, []tableTest{
		{
			name: "the pairs in titles",
			table: `
				Table 3,Round 2
				NS 3,EW 5
				Board,Contract,By,Tricks
				1,4H,N,10
				2,PASS
				Total

				Table 4,Round 2
				NS 1,EW 6
				Board,Contract,By,Tricks
				3,3NT,W,9
				4,not played`,
			results: want, problems: once,
		},
		{
			name: "word and number in two cells, one header",
			table: `
				Board,Contract,By,Tricks
				Table,3,Round,2
				NS,3,EW,5
				1,4H,N,10
				2,PASS
				Table,4,Round,2
				NS,1,EW,6
				3,3NT,W,9
				4,not played`,
			results: want, problems: once,
		},
		{
			name: "words of another language",
			table: `
				Pöytä 3,Kierros 2
				Pari PE 3,Pari IL 5
				Jako,Sitoumus,Pelinviejä,Tikit
				1,4H,N,10
				2,PASS
				Pöytä 4
				Pari PE 1,Pari IL 6
				Jako,Sitoumus,Pelinviejä,Tikit
				3,3NT,W,9
				4,not played`,
			results: want, problems: once,
		},
		{
			name: "a round with several tables",
			table: `
				Round 2
				Table 3
				NS 3,EW 5
				Board,Contract,By,Tricks
				1,4H,N,10
				2,PASS
				Table 4
				NS 1,EW 6
				3,3NT,W,9
				4,not played`,
			results: want, problems: once,
		},
		{
			name: "a new table without pairs",
			table: `
				Table 3
				NS 3,EW 5
				Board,Contract,By,Tricks
				1,4H,N,10
				Table 4
				3,3NT,W,9`,
			problems: []string{"club.csv:6: the number of the NS pair is missing"},
		},
		{
			name: "boards that are mistyped or forgotten",
			table: `
				NS 3,EW 5
				Board,Contract,By,Tricks
				1,4H,N,10
				x2,PASS
				,3NT,N,9
				Signed,Ebba`,
			problems: []string{`club.csv:A4: board "x2" is not a number`, "club.csv:A5: the board is missing"},
		},
		{
			name: "contracts that are mistyped",
			table: `
				NS 3,EW 5
				Board,Contract,By,Tricks
				1,4HH,N,10
				2,PASS`,
			problems: []string{`club.csv:B3: contract "4HH" is not understood`},
		},
		{
			name: "scores alone",
			table: `
				NS 3,EW 5
				Board,NS score,EW score
				1,420,
				2,,100
				Total,420,100
				,100,
				NS 1,EW 6
				Board,NS score,EW score
				3,0,0`,
			problems: []string{"club.csv:A6: the board is missing"},
		},
	})
	ev := mustRead(t, text(`
		Round 2
		Table 3
		NS 3,EW 5
		Board,Contract
		1,PASS
		2,PASS
		Table 4
		NS 1,EW 6
		Board,Contract
		1,PASS
		2,PASS
		Round 3
		Table 3
		NS 3,EW 6
		Board,Contract
		3,PASS
		4,PASS
		Table 4
		NS 1,EW 5
		Board,Contract
		3,PASS
		4,PASS`))
	var got []string
	for _, board := range ev.Boards {
		for _, r := range board.Results {
			got = append(got, fmt.Sprintf("%d: round %d, table %d", board.Number, r.Round, r.Table))
		}
	}
	if diff := cmp.Diff([]string{
		"1: round 2, table 3", "1: round 2, table 4", "2: round 2, table 3", "2: round 2, table 4",
		"3: round 3, table 3", "3: round 3, table 4", "4: round 3, table 3", "4: round 3, table 4",
	}, got); diff != "" {
		t.Error(diff)
	}
}

// TestPairsOnce has the pairs in the first row of a round only, as merged cells
// do.
func TestPairsOnce(t *testing.T) {
	want := []string{"1: 1 v 2 PASS 0", "2: 1 v 2 PASS 0", "3: 3 v 4 PASS 0", "4: 3 v 4 PASS 0"}
	once := []string{"club.csv: warning: one score only, so nothing compares: board 1, 2, 3, 4"}
	runTableTests(t, []tableTest{
		{
			name:    "and the round beside them",
			table:   "Round,NS,EW,Board,Contract\n1,1,2,1,PASS\n,,,2,PASS\n2,3,4,3,PASS\n,,,4,PASS\n",
			results: want, problems: once,
		},
		{
			name:    "and the round above",
			table:   "Table 1\nRound 1\nBoard,NS,EW,Contract\n1,1,2,PASS\n2,,,PASS\nRound 2\n3,3,4,PASS\n4,,,PASS\n",
			results: want, problems: once,
		},
		{
			name:    "beside the headings",
			table:   "Board,NS 1,EW 2,Contract\n1,,,PASS\n2,,,PASS\nBoard,NS 3,EW 4,Contract\n3,,,PASS\n4,,,PASS\n",
			results: want, problems: once,
		},
		{
			name:     "and no round",
			table:    "Board,NS,EW,Contract\n1,1,2,PASS\n2,,,PASS\n",
			problems: []string{"club.csv:B3: the number of the NS pair is missing"},
		},
		{
			name:     "and one of them forgotten",
			table:    "Round,NS,EW,Board,Contract\n1,1,2,1,PASS\n,,,2,PASS\n2,3,4,3,PASS\n,,4,4,PASS\n",
			problems: []string{"club.csv:B5: the number of the NS pair is missing"},
		},
		{
			name:     "and missing below a title",
			table:    "Round 1\nBoard,NS,EW,Contract\n1,1,2,PASS\n2,,,PASS\nRound 2\n3,,,PASS\n4,,,PASS\n",
			problems: []string{"club.csv:B6: the number of the NS pair is missing", "club.csv:B7: the number of the NS pair is missing"},
		},
	})
	sheet := "Spill,NS,ØV,Kontrakt,Utspill\n1,1,2,Pass\n2,,,Pass\n3,3,4,Pass\n4,,,Pass\n"
	ev, problems := readFiles(t, Options{}, "club.xlsx", map[string]string{"club.xlsx": workbook(t, [2]string{"Bord 1", sheet})})
	if diff := cmp.Diff(want, shown(ev)); diff != "" || problems.HasErrors() {
		t.Error(said(problems), diff)
	}
}

func TestSheetPerBoard(t *testing.T) {
	const header = "NS,EW,Contract,By,Tricks\n"
	seven, eight := header+"1,2,4H,N,10\n3,4,3NT,W,8", header+"1,3,2S,E,8\n2,4,PASS"
	tests := []struct {
		name     string
		sheets   [][2]string
		results  []string
		pairs    []string
		problems []string
	}{
		{name: "named", sheets: [][2]string{{"Board 7", seven}, {"Board 8", eight}}, results: twoBoards},
		{name: "in another order", sheets: [][2]string{{"Board 8", eight}, {"Board 7", seven}}, results: twoBoards},
		{name: "in Finnish, with English headings", sheets: [][2]string{{"Jako 7", seven}, {"Jako 8", eight}}, results: twoBoards},
		{name: "numbered closely", sheets: [][2]string{{"Bricka7", seven}, {"Bricka8", eight}}, results: twoBoards},
		{name: "named and titled", sheets: [][2]string{{"Board 7", "Board 7\n" + seven}, {"Board 8", "Board 8\n" + eight}}, results: twoBoards},
		{name: "titled", sheets: [][2]string{{"Sheet1", "Board 7\n" + seven}, {"Sheet2", "Board:,8\n" + eight}}, results: twoBoards},
		{
			name:    "with the table in a title",
			sheets:  [][2]string{{"Board 7", header + "Table 1\n1,2,4H,N,10\nTable 2\n3,4,3NT,W,8"}, {"Board 8", eight}},
			results: twoBoards,
		},
		{
			name:    "with the header twice",
			sheets:  [][2]string{{"Board 7", header + "1,2,4H,N,10\n" + header + "3,4,3NT,W,8"}, {"Board 8", eight}},
			results: twoBoards,
		},
		{
			name:    "beside names and rules",
			sheets:  [][2]string{{"Rules", "Write the board,the contract"}, {"Names", namesOfFour}, {"Board 7", seven}, {"Board 8", eight}},
			results: twoBoards,
			pairs:   []string{"1 Ebba & Frans", "2 Olga & Piet", "3 Bea & Max", "4 Tuuli & Pekka"},
		},
		{
			name:     "a sheet that is not named",
			sheets:   [][2]string{{"Board 7", seven}, {"Sheet2", eight}},
			problems: []string{"club.xlsx:Sheet2!1: nothing says of which board these results are"},
			results:  twoBoards[:2],
		},
		{
			name:   "problems name the sheet and the cell",
			sheets: [][2]string{{"Board 7", seven}, {"Board 8", header + "1,3,2S,E,14\n2?,4,PASS"}},
			problems: []string{
				`club.xlsx:Board 8!E2: tricks "14" is not understood`,
				`club.xlsx:Board 8!A3: NS pair "2?" is not a pair number`,
			},
		},
		{
			name:   "a board on two sheets",
			sheets: [][2]string{{"Board 7", seven}, {"Board 07", header + "1,4,2S,E,8\n3,2,PASS"}},
			problems: []string{
				"club.xlsx:Board 07!A2: pair 1 plays board 7 twice, here and in row 2 of Board 7",
				"club.xlsx:Board 07!B2: pair 4 plays board 7 twice, here and in row 3 of Board 7",
				"club.xlsx:Board 07!A3: pair 3 plays board 7 twice, here and in row 3 of Board 7",
				"club.xlsx:Board 07!B3: pair 2 plays board 7 twice, here and in row 2 of Board 7",
			},
		},
	}
	for _, tt := range tests {
		t.Run(tt.name, func(t *testing.T) {
			ev, problems := readFiles(t, Options{}, "club.xlsx", map[string]string{"club.xlsx": workbook(t, tt.sheets...)})
			if diff := cmp.Diff(tt.problems, said(problems), cmpopts.EquateEmpty()); diff != "" {
				t.Error(diff)
			}
			if diff := cmp.Diff(tt.results, shown(ev)); diff != "" && tt.results != nil {
				t.Error(diff)
			}
			if tt.pairs == nil {
				return
			}
			if diff := cmp.Diff(tt.pairs, shownPairs(ev)); diff != "" {
				t.Error(diff)
			}
		})
	}
}

func TestSitOutsInBlocks(t *testing.T) {
	ev, _ := readTable(t, "Board 7\nNS,EW,Contract\n1,2,PASS\n5,Bye\n0,6\n7,-\nBoard 8\n1,2,PASS\nlepo,5\n")
	if ev.SitOuts != 4 {
		t.Errorf("%d sit-outs, want 4", ev.SitOuts)
	}
}
