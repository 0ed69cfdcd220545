package ingest

import "testing"

// wayResults are the same six results in each way of writing them; boards 1 to 4
// have nobody, NS, EW and all vulnerable.
var wayResults = []string{
	"1: 1 v 2 4H N 10 420",
	"1: 3 v 4 3NT W 8 50",
	"2: 1 v 2 2SX S 9 870",
	"2: 3 v 4 PASS 0",
	"3: 1 v 2 6C E 12 -1370",
	"3: 3 v 4 1NT E 5 200",
}

func TestWaysOfWriting(t *testing.T) {
	runTableTests(t, []tableTest{
		{
			name: "contract, declarer, tricks",
			table: `
				Board,NS,EW,Contract,By,Tricks
				1,1,2,4H,N,10
				1,3,4,3NT,W,8
				2,1,2,2Sx,S,9
				2,3,4,PASS,,
				3,1,2,6C,E,12
				3,3,4,1NT,E,5`,
			results: wayResults,
		},
		{
			name: "relative result",
			table: `
				Board,NS,EW,Contract,By,Result
				1,1,2,4H,N,=
				1,3,4,3NT,W,-1
				2,1,2,2Sx,S,+1
				2,3,4,PASS,,
				3,1,2,6C,E,=
				3,3,4,1NT,E,−2`,
			results: wayResults,
		},
		{
			name: "relative result under Tricks",
			table: `
				Board,NS,EW,Contract,By,Tricks
				1,1,2,4H,N,=
				1,3,4,3NT,W,-1
				2,1,2,2Sx,S,+1
				2,3,4,PASS,,
				3,1,2,6C,E,=
				3,3,4,1NT,E,-2`,
			results: wayResults,
		},
		{
			name: "relative result and tricks",
			table: `
				Board,NS,EW,Contract,By,Result,Tricks
				1,1,2,4H,N,=,10
				1,3,4,3NT,W,-1,8
				2,1,2,2Sx,S,+1,9
				2,3,4,PASS,,,
				3,1,2,6C,E,,12
				3,3,4,1NT,E,-2,`,
			results: wayResults,
		},
		{
			name: "one cell, declarer first",
			table: `
				Board,NS,EW,Contract
				1,1,2,N4H=
				1,3,4,W 3NT -1
				2,1,2,S2♠x+1
				2,3,4,PASS
				3,1,2,E6C=
				3,3,4,E1NT−2`,
			results: wayResults,
		},
		{
			name: "one cell, declarer last",
			table: `
				Board,NS,EW,Contract
				1,1,2,4HN=
				1,3,4,3NTW-1
				2,1,2,2SSx+1
				2,3,4,PASS
				3,1,2,6CE=
				3,3,4,1NTE-2`,
			results: wayResults,
		},
		{
			name: "one cell, declarer beside it",
			table: `
				Board,NS,EW,Contract,By
				1,1,2,4H=,N3
				1,3,4,3NT-1,W4
				2,1,2,2SX+1,S1
				2,3,4,PASS,
				3,1,2,6C=,E
				3,3,4,1NT-2,E`,
			results: wayResults,
		},
		{
			name: "tricks in the contract's cell",
			table: `
				Board,NS,EW,Contract,By,Score
				1,1,2,4H 10,N,420
				1,3,4,3NT 8,W,50
				2,1,2,2SX 9,S,870
				2,3,4,PASS,,0
				3,1,2,6C 12,E,-1370
				3,3,4,1NT 5,E,200`,
			results: wayResults,
		},
		{
			name: "contract and score, without tricks",
			table: `
				Board,NS,EW,Contract,By,Score
				1,1,2,4H,N,420
				1,3,4,3NT,W,50
				2,1,2,2SX,S,870
				2,3,4,PASS,,0
				3,1,2,6C,E,-1370
				3,3,4,1NT,E,200`,
			results: wayResults,
		},
	})
}

func TestScoresAlone(t *testing.T) {
	want := []string{"1: 1 v 2 420", "1: 3 v 4 -50", "2: 1 v 2 0", "2: 3 v 4 1430"}
	runTableTests(t, []tableTest{
		{
			name:    "one column",
			table:   "Board,NS,EW,Score\n1,1,2,420\n1,3,4,-50\n2,1,2,0\n2,3,4,\"1 430\"\n",
			results: want,
		},
		{
			name:    "two columns without signs",
			table:   "Board,NS,EW,NS score,EW score\n1,1,2,420,\n1,3,4,,50\n2,1,2,0,0\n2,3,4,1430,\n",
			results: want,
		},
		{
			name:    "two columns without signs, zero for the other side",
			table:   "Board,NS,EW,+,-\n1,1,2,420,0\n1,3,4,0,50\n",
			results: []string{"1: 1 v 2 420", "1: 3 v 4 -50"},
		},
		{
			name:    "two columns with opposite signs",
			table:   "Board,NS,EW,NS score,EW score\n1,1,2,420,-420\n1,3,4,−50,50\n2,1,2,0,0\n2,3,4,1430,-1430\n",
			results: want,
		},
		{
			name:    "two columns, zero for the other side",
			table:   "Board,NS,EW,NS score,EW score\n1,1,2,420,0\n1,3,4,0,50\n2,1,2,0,\n2,3,4,1430,-\n",
			results: want,
		},
		{
			name:    "the NS column",
			table:   "Board,NS,EW,NS score\n1,1,2,420\n1,3,4,-50\n2,1,2,0\n2,3,4,1430\n",
			results: want,
		},
		{
			name:    "the EW column",
			table:   "Board,NS,EW,EW score\n1,1,2,-420\n1,3,4,50\n2,1,2,0\n2,3,4,-1430\n",
			results: want,
		},
		{
			name:     "both sides score",
			table:    "Board,NS,EW,NS score,EW score\n1,1,2,420,50\n1,3,4,-420,-420\n",
			results:  []string{},
			problems: []string{"club.csv:E2: NS have 420 and EW 50; only one side can score", "club.csv:E3: NS have -420 and EW -420; only one side can score"},
		},
		{
			name: "that no contract has",
			table: `
				Board,NS,EW,Score
				1,1,2,425
				1,3,4,60
				1,5,6,620
				1,7,8,-200
				2,1,2,-620
				2,3,4,-420
				3,1,2,-420
				4,1,2,50
				4,3,4,100
				4,5,6,-8000`,
			problems: []string{
				"club.csv:D2: no contract scores 425 for NS on board 1 (None vulnerable)",
				"club.csv:D3: no contract scores 60 for NS on board 1 (None vulnerable)",
				"club.csv:D4: no contract scores 620 for NS on board 1 (None vulnerable)",
				"club.csv:D6: no contract scores 620 for EW on board 2 (NS vulnerable)",
				"club.csv:D8: no contract scores 420 for EW on board 3 (EW vulnerable)",
				"club.csv:D9: no contract scores 50 for NS on board 4 (All vulnerable)",
				"club.csv:D11: no contract scores 8000 for EW on board 4 (All vulnerable)",
			},
		},
		{
			name:     "that is no number",
			table:    "Board,NS,EW,Score\n1,1,2,62O\n1,3,4,50\n",
			problems: []string{`club.csv:D2: score "62O" is not a number`},
		},
	})
}

// TestScoreSigns finds out whose score a lone column shows, by the contracts.
func TestScoreSigns(t *testing.T) {
	runTableTests(t, []tableTest{
		{
			name: "NS's",
			table: `
				Board,NS,EW,Contract,By,Tricks,Score
				1,1,2,4H,N,10,420
				1,3,4,3NT,W,8,50
				2,1,2,2SX,S,9,870
				2,3,4,PASS,,,0
				3,1,2,6C,E,12,-1370
				3,3,4,1NT,E,5,200`,
			results: wayResults,
		},
		{
			name: "declarer's",
			table: `
				Board,NS,EW,Contract,By,Tricks,Score
				1,1,2,4H,N,10,420
				1,3,4,3NT,W,8,-50
				2,1,2,2SX,S,9,870
				2,3,4,PASS,,,0
				3,1,2,6C,E,12,1370
				3,3,4,1NT,E,5,-200`,
			results: wayResults,
		},
		{
			name: "EW's",
			table: `
				Board,NS,EW,Contract,By,Tricks,Score
				1,1,2,4H,N,10,-420
				1,3,4,3NT,W,8,-50
				2,1,2,2SX,S,9,-870
				2,3,4,PASS,,,0
				3,1,2,6C,E,12,1370
				3,3,4,1NT,E,5,-200`,
			results: wayResults,
		},
		{
			name: "nobody's",
			table: `
				Board,NS,EW,Contract,By,Tricks,Score
				1,1,2,4H,N,10,420
				1,3,4,3NT,W,8,50
				2,1,2,2SX,S,9,870
				2,3,4,PASS,,,0
				3,1,2,6C,E,12,1370
				3,3,4,1NT,E,5,200`,
			results: wayResults,
		},
		{
			name: "declarer's, without tricks",
			table: `
				Board,NS,EW,Contract,By,Score
				1,1,2,4H,N,420
				1,3,4,3NT,W,-50
				2,1,2,2SX,S,870
				2,3,4,PASS,,0
				3,1,2,6C,E,1370
				3,3,4,1NT,E,-200`,
			results: wayResults,
		},
		{
			name: "EW's, without tricks",
			table: `
				Board,NS,EW,Contract,By,Score
				1,1,2,4H,N,-420
				1,3,4,3NT,W,-50
				2,1,2,2SX,S,-870
				2,3,4,PASS,,0
				3,1,2,6C,E,1370
				3,3,4,1NT,E,-200`,
			results: wayResults,
		},
		{
			name: "nobody's, without tricks",
			table: `
				Board,NS,EW,Contract,By,Score
				1,1,2,4H,N,420
				1,3,4,3NT,W,50
				2,1,2,2SX,S,870
				2,3,4,PASS,,0
				3,1,2,6C,E,1370
				3,3,4,1NT,E,200`,
			results: wayResults,
		},
		{
			name: "nobody's or declarer's, without tricks, all made",
			table: `
				Board,NS,EW,Contract,By,Score
				1,1,2,4H,N,420
				1,3,4,4S,W,420
				2,1,2,3NT,E,400
				2,3,4,3NT,S,600`,
			results: []string{"1: 1 v 2 4H N 10 420", "1: 3 v 4 4S W 10 -420", "2: 1 v 2 3NT E 9 -400", "2: 3 v 4 3NT S 9 600"},
		},
		{
			name: "nobody's, without tricks, made or far down",
			table: `
				Board,NS,EW,Contract,By,Score
				1,1,2,4H,N,420
				1,3,4,4S,W,420
				1,5,6,3NT,W,50
				2,1,2,3NT,E,400
				2,3,4,3NT,S,600`,
			problems: []string{
				"club.csv:F5: 3NT by E can score 400 with 1 or 9 tricks",
				"club.csv:F6: 3NT by S can score 600 with 3 or 9 tricks",
			},
		},
		{
			name: "EW's, in a row without a contract",
			table: `
				Board,NS,EW,Contract,By,Tricks,Score
				1,1,2,4H,N,10,-420
				1,3,4,3NT,W,8,-50
				1,5,6,,,,100`,
			results: []string{"1: 1 v 2 4H N 10 420", "1: 3 v 4 3NT W 8 50", "1: 5 v 6 -100"},
		},
		{
			name: "declarer's, in a row without a contract",
			table: `
				Board,NS,EW,Contract,By,Tricks,Score
				1,1,2,4H,N,10,420
				1,3,4,3NT,W,8,-50
				1,5,6,,,,100
				1,7,8,,,,0`,
			results: []string{"1: 1 v 2 4H N 10 420", "1: 3 v 4 3NT W 8 50", "1: 7 v 8 0"},
			problems: []string{
				"club.csv:D4: the contract is missing, and the score 100 does not say whose it is",
				"club.csv:5: board 1 has the score 0 here and no contract: it may have been passed out, or not played",
			},
		},
	})
}

// TestNumbersByScore lets the scores say what an unsigned result counts.
func TestNumbersByScore(t *testing.T) {
	want := []string{"1: 1 v 2 4H N 11 450", "1: 3 v 4 3NT W 9 -400", "2: 1 v 2 1S E 7 -80", "2: 3 v 4 2C S 10 130"}
	runTableTests(t, []tableTest{
		{
			name:    "tricks",
			table:   "Board,NS,EW,Contract,By,Result,Score\n1,1,2,4H,N,11,450\n1,3,4,3NT,W,9,-400\n2,1,2,1S,E,7,-80\n2,3,4,2C,S,10,130\n",
			results: want,
		},
		{
			name:    "odd tricks",
			table:   "Board,NS,EW,Contract,By,Result,Score\n1,1,2,4H,N,5,450\n1,3,4,3NT,W,3,-400\n2,1,2,1S,E,1,-80\n2,3,4,2C,S,4,130\n",
			results: want,
		},
		{
			name:    "relative, the plus sign lost",
			table:   "Board,NS,EW,Contract,By,Result,Score\n1,1,2,4H,N,1,450\n1,3,4,3NT,W,0,-400\n2,1,2,1S,E,0,-80\n2,3,4,2C,S,2,130\n",
			results: want,
		},
		{
			name:    "relative, the plus sign lost, under Tricks",
			table:   "Board,NS,EW,Contract,By,Tricks,NS score,EW score\n1,1,2,4H,N,1,450,\n1,3,4,3NT,W,=,,400\n2,1,2,1S,E,0,,80\n2,3,4,2C,S,2,130,\n",
			results: want,
		},
		{
			name:    "odd tricks, under Tricks",
			table:   "Board,NS,EW,Contract,By,Made,NS score,EW score\n1,1,2,4H,N,5,450,\n1,3,4,3NT,W,3,,400\n2,1,2,1S,E,1,,80\n2,3,4,2C,S,4,130,\n",
			results: want,
		},
		{
			name:    "by scores of declarer",
			table:   "Board,NS,EW,Contract,By,Result,Score\n1,1,2,4H,N,1,450\n1,3,4,3NT,W,=,400\n2,1,2,1S,E,0,80\n2,3,4,2C,S,2,130\n",
			results: want,
		},
		{
			name:    "one score against three",
			table:   "Board,NS,EW,Contract,By,Result,Score\n1,1,2,4H,N,5,450\n1,3,4,3NT,W,3,-400\n2,1,2,1S,E,1,-80\n2,3,4,2C,S,4,110\n",
			results: want[:3],
			problems: []string{
				"club.csv:G5: the score is 110 for NS, but 2C by S, vulnerable, with 10 tricks is 130 for NS",
			},
		},
	})
}

// TestNumbersWithoutScore takes an unsigned result only where it can mean one thing.
func TestNumbersWithoutScore(t *testing.T) {
	const header = "Board,NS,EW,Contract,By,Result\n"
	want := []string{"1: 1 v 2 4H N 11 450", "1: 3 v 4 3NT W 8 50"}
	ambiguous := func(cell, result string) []string {
		return []string{"club.csv:" + cell + ": result \"" + result + "\" may be the tricks taken or those above the contract"}
	}
	runTableTests(t, []tableTest{
		{name: "= beside them", table: header + "1,1,2,4H,N,1\n1,3,4,3NT,W,-1\n2,1,2,3NT,S,=\n2,3,4,3NT,S,=\n", results: append(want[:2:2], "2: 1 v 2 3NT S 9 600", "2: 3 v 4 3NT S 9 600")},
		{name: "+ beside them", table: header + "1,1,2,4H,N,1\n1,3,4,3NT,W,-1\n2,1,2,3NT,S,+1\n2,3,4,3NT,S,0\n", results: append(want[:2:2], "2: 1 v 2 3NT S 10 630", "2: 3 v 4 3NT S 9 600")},
		{name: "tricks, as nothing else is possible", table: header + "1,1,2,4H,N,11\n1,3,4,3NT,W,8\n", results: want},
		{name: "under Tricks", table: "Board,NS,EW,Contract,By,Tricks\n1,1,2,4H,N,11\n1,3,4,3NT,W,8\n", results: want},
		{name: "under Tricks, few of them", table: "Board,NS,EW,Contract,By,Tricks\n1,1,2,1H,N,7\n1,3,4,1NT,W,7\n", results: []string{"1: 1 v 2 1H N 7 80", "1: 3 v 4 1NT W 7 -90"}},
		{name: "odd tricks, as 4H and 4 is not 14", table: header + "1,1,2,4H,N,5\n1,3,4,3NT,W,-1\n", results: want},
		{name: "tricks when made, relative when down", table: header + "1,1,2,4H,N,11\n1,3,4,3NT,W,-1\n", results: want},
		{name: "odd tricks or relative", table: header + "1,1,2,2H,N,2\n1,3,4,1NT,W,-1\n", problems: ambiguous("F2", "2")},
		{name: "anything", table: header + "1,1,2,PASS,,\n1,3,4,1NT,W,1\n", problems: ambiguous("F3", "1")},
		{name: "odd tricks under Tricks", table: "Board,NS,EW,Contract,By,Made\n1,1,2,4H,N,4\n1,3,4,3NT,W,3\n2,1,2,2S,N,3\n2,3,4,1NT,W,1\n", problems: ambiguous("F2", "4")},
		{name: "in the contract's cell", table: "Board,NS,EW,Contract,By\n1,1,2,1H 1,N\n1,3,4,1NT 2,W\n", problems: ambiguous("D2", "1H 1")},
	})
}

func TestStatedScores(t *testing.T) {
	const header = "Board,NS,EW,Contract,By,Tricks,NS score,EW score\n"
	const other = "1,3,4,3NT,W,8,50,\n"
	runTableTests(t, []tableTest{
		{
			name:     "differ",
			table:    header + "1,1,2,4H,N,10,620,\n" + other,
			results:  []string{"1: 3 v 4 3NT W 8 50"},
			problems: []string{"club.csv:G2: the score is 620 for NS, but 4H by N, not vulnerable, with 10 tricks is 420 for NS"},
		},
		{
			name:     "are the other side's",
			table:    header + "2,1,2,4H,E,10,,-420\n2,3,4,4H,S,10,,620\n",
			problems: []string{"club.csv:H2: the score is 420 for NS, but 4H by E, not vulnerable, with 10 tricks is 420 for EW", "club.csv:H3: the score is 620 for EW, but 4H by S, vulnerable, with 10 tricks is 620 for NS"},
		},
		{
			name:     "of a pass-out",
			table:    header + "1,1,2,PASS,,,,50\n" + other,
			results:  []string{"1: 3 v 4 3NT W 8 50"},
			problems: []string{"club.csv:H2: the score says -50, but the board was passed out"},
		},
		{
			name:     "that the contract cannot have",
			table:    header + "1,1,2,4H,N,,430,\n" + other,
			results:  []string{"1: 3 v 4 3NT W 8 50"},
			problems: []string{"club.csv:G2: 4H by N cannot score 430 on board 1"},
		},
		{
			name:     "of EW, that the contract cannot have",
			table:    header + "1,1,2,4H,E,,,430\n" + other,
			results:  []string{"1: 3 v 4 3NT W 8 50"},
			problems: []string{"club.csv:H2: 4H by E cannot score -430 on board 1"},
		},
		{
			name:     "result and tricks that differ",
			table:    "Board,NS,EW,Contract,By,Result,Tricks\n1,1,2,4H,N,=,9\n1,3,4,3NT,W,-1,8\n",
			results:  []string{"1: 3 v 4 3NT W 8 50"},
			problems: []string{`club.csv:G2: the tricks are 9, but 4H with result "=" would be 10`},
		},
		{
			name:     "result in the contract's cell and tricks that differ",
			table:    "Board,NS,EW,Contract,By,Tricks\n1,1,2,4H=,N,9\n1,3,4,3NT-1,W,8\n",
			results:  []string{"1: 3 v 4 3NT W 8 50"},
			problems: []string{`club.csv:F2: the tricks are 9, but 4H with result "4H=" would be 10`},
		},
	})
}
