package ingest

import (
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"

	"bridgecalc/internal/event"
)

func TestNotPlayed(t *testing.T) {
	const header = "Board,NS,EW,Contract,By,Tricks\n"
	for _, words := range []string{"NP", "not played", "Ei pelattu", "niet gespeeld", "nicht gespielt", "no jugado"} {
		t.Run(words, func(t *testing.T) {
			ev, problems := readTable(t, header+"1,1,2,"+words+",,\n1,3,4,4H,N,10\n2,1,2,4H,N,10\n2,3,4,np,,\n")
			if diff := cmp.Diff([]string{"club.csv: warning: one score only, so nothing compares: board 1, 2"}, said(problems)); diff != "" {
				t.Error(diff)
			}
			if diff := cmp.Diff([]string{"1: 1 v 2 not played", "1: 3 v 4 4H N 10 420", "2: 1 v 2 4H N 10 620", "2: 3 v 4 not played"}, shown(ev)); diff != "" {
				t.Error(diff)
			}
		})
	}
	runTableTests(t, []tableTest{
		{
			name:    "a row without a result",
			table:   header + "1,1,2,4H,N,10\n1,3,4,,,\n",
			results: []string{"1: 1 v 2 4H N 10 420", "1: 3 v 4 not played"},
			problems: []string{
				"club.csv: warning: one score only, so nothing compares: board 1",
				"club.csv:3: warning: board 1 has no result here and counts as not played",
				"club.csv:B3: warning: no board played: pair 3, 4",
			},
		},
		{
			name:    "a row without a score",
			table:   "Board,NS,EW,Score\n1,1,2,420\n1,3,4,\n",
			results: []string{"1: 1 v 2 420", "1: 3 v 4 not played"},
			problems: []string{
				"club.csv: warning: one score only, so nothing compares: board 1",
				"club.csv:3: warning: board 1 has no result here and counts as not played",
				"club.csv:B3: warning: no board played: pair 3, 4",
			},
		},
		{
			name:    "a dash is blank",
			table:   header + "1,1,2,-,-,-\n1,3,4,4H,N,10\n2,1,2,4H,N,10\n2,3,4,4H,N,10\n",
			results: []string{"1: 1 v 2 not played", "1: 3 v 4 4H N 10 420", "2: 1 v 2 4H N 10 620", "2: 3 v 4 4H N 10 620"},
			problems: []string{
				"club.csv: warning: one score only, so nothing compares: board 1",
				"club.csv: warning: fewer than 2 boards: pair 1 (1), 2 (1)",
				"club.csv:2: warning: board 1 has no result here and counts as not played",
			},
		},
		{
			name:    "a board that is played later lacks its result",
			table:   "Board,NS,EW,Contract,By,Tricks,Remarks\n1,1,2,pendiente,,,\n1,3,4,4H,N,10,late play\n2,1,2,4H,N,10,\n2,3,4,,,,noch nicht gespielt\n",
			results: []string{"1: 1 v 2 not played", "1: 3 v 4 4H N 10 420", "2: 1 v 2 4H N 10 620", "2: 3 v 4 not played"},
			problems: []string{
				"club.csv: warning: one score only, so nothing compares: board 1, 2",
				"club.csv:2: warning: board 1 has no result here and counts as not played",
				"club.csv:5: warning: board 2 has no result here and counts as not played",
			},
		},
		{
			name:    "passed out is played",
			table:   header + "1,1,2,PASS,,\n1,3,4,Passed out,N,\n2,1,2,4 passia,-,-\n2,3,4,P,,0\n",
			results: []string{"1: 1 v 2 PASS 0", "1: 3 v 4 PASS 0", "2: 1 v 2 PASS 0", "2: 3 v 4 PASS 0"},
		},
	})
}

func TestSitOuts(t *testing.T) {
	tests := []struct {
		name, rows string
		sitOuts    int
	}{
		{"none", "", 0},
		{"pair 0", "1,5,0,,,\n2,0,5,,,\n", 2},
		{"words", "1,5,Bye,,,\n2,lepää,5,,,\n1,phantom,6,,,\n", 3},
		{"a dash", "1,5,-,,,\n", 1},
		{"blank", "1,5,,,,\n2,,5,,,\n", 2},
		{"with a word in the contract", "1,5,0,NP,,\n", 1},
	}
	for _, tt := range tests {
		t.Run(tt.name, func(t *testing.T) {
			ev := mustRead(t, "Board,NS,EW,Contract,By,Tricks\n"+twoResults+tt.rows)
			if ev.SitOuts != tt.sitOuts {
				t.Errorf("%d sit-outs, want %d", ev.SitOuts, tt.sitOuts)
			}
			if diff := cmp.Diff(twoResultsShown, shown(ev)); diff != "" {
				t.Error(diff)
			}
		})
	}
}

// TestForgottenPairs tells a number that was forgotten from a sit-out: the row has
// a result.
func TestForgottenPairs(t *testing.T) {
	const header = "Board,NS,EW,Contract,By,Tricks,Score\n"
	runTableTests(t, []tableTest{
		{name: "NS", table: header + "1,,2,4H,N,10,\n", problems: []string{"club.csv:B2: the number of the NS pair is missing"}},
		{name: "EW", table: header + "1,1,,4H,N,10,\n", problems: []string{"club.csv:C2: the number of the EW pair is missing"}},
		{name: "with a pass-out", table: header + "1,1,,PASS,,,\n", problems: []string{"club.csv:C2: the number of the EW pair is missing"}},
		{name: "with an artificial score", table: header + "1,1,,60/40,,,\n", problems: []string{"club.csv:C2: the number of the EW pair is missing"}},
		{name: "with a score", table: header + "1,1,,,,,-50\n", problems: []string{"club.csv:C2: the number of the EW pair is missing"}},
		{name: "a score of nobody", table: header + "1,1,0,,,,-50\n", problems: []string{`club.csv:C2: EW pair "0" sits out, but the row has a result`}},
		{name: "a contract of nobody", table: header + "1,bye,2,4H,N,10,\n", problems: []string{`club.csv:B2: NS pair "bye" sits out, but the row has a result`}},
	})
}

func TestArtificialScores(t *testing.T) {
	runTableTests(t, []tableTest{
		{
			name: "in the contract column",
			table: `
				Board,NS,EW,Contract,By,Tricks
				1,1,2,A+/A-,,
				1,3,4,A6040,,
				2,1,2,keskitulos,,
				2,3,4,40%-60%,,
				3,1,2,A=,,
				3,3,4,45/30,,`,
			results: []string{
				"1: 1 v 2 60%+ 40%-", "1: 3 v 4 60% 40%", "2: 1 v 2 50% 50%", "2: 3 v 4 40% 60%", "3: 1 v 2 50% 50%", "3: 3 v 4 45% 30%",
			},
			problems: []string{"club.csv:D7: warning: the artificial scores on board 3 are 75 % together, less than 100 %"},
		},
		{
			name: "in the result column",
			table: `
				Board,NS,EW,Contract,By,Result
				1,1,2,,,A+/A+
				1,3,4,4H,N,60/40
				2,1,2,ADJ,,A5050
				2,3,4,4H,N,=`,
			results: []string{"1: 1 v 2 60%+ 60%+", "1: 3 v 4 60% 40%", "2: 1 v 2 50% 50%", "2: 3 v 4 4H N 10 620"},
			problems: []string{
				"club.csv: warning: one score only, so nothing compares: board 2",
				"club.csv:D2: warning: the artificial scores on board 1 are 120 % together, more than 100 %",
			},
		},
		{
			name: "in the tricks column",
			table: `
				Board,NS,EW,Contract,By,Tricks
				1,1,2,,,A-/A+
				1,3,4,4H,N,10`,
			results:  []string{"1: 1 v 2 40%- 60%+", "1: 3 v 4 4H N 10 420"},
			problems: []string{"club.csv: warning: one score only, so nothing compares: board 1"},
		},
		{
			name: "in one score column",
			table: `
				Board,NS,EW,Contract,By,Tricks,Score
				1,1,2,,,,A6040
				1,3,4,ADJ,,,60/40
				2,1,2,4H,N,10,620
				2,3,4,4H,N,10,620`,
			results: []string{"1: 1 v 2 60% 40%", "1: 3 v 4 60% 40%", "2: 1 v 2 4H N 10 620", "2: 3 v 4 4H N 10 620"},
		},
		{
			name: "in two score columns",
			table: `
				Board,NS,EW,NS score,EW score
				1,1,2,A+,A-
				1,3,4,A,A
				2,1,2,60%,40 %
				2,3,4,620,`,
			results:  []string{"1: 1 v 2 60%+ 40%-", "1: 3 v 4 50% 50%", "2: 1 v 2 60% 40%", "2: 3 v 4 620"},
			problems: []string{"club.csv: warning: one score only, so nothing compares: board 2"},
		},
		{
			name: "among the remarks",
			table: `
				Board,NS,EW,Contract,By,Tricks,Remarks
				1,1,2,,,,40%-60%
				1,3,4,4H,N,10,lead out of turn`,
			results:  []string{"1: 1 v 2 40% 60%", "1: 3 v 4 4H N 10 420"},
			problems: []string{"club.csv: warning: one score only, so nothing compares: board 1"},
		},
		{
			name: "that say too little",
			table: `
				Board,NS,EW,Contract,By,Result,Score
				1,1,2,A+,,,
				1,3,4,,,AVE-,
				2,1,2,,,,A-
				2,3,4,ADJ,,,
				3,1,2,110/0,,,
				3,3,4,A6,,,`,
			results: []string{},
			problems: []string{
				`club.csv:D2: contract "A+" does not say which side gets it (write NS first: A+/A-, A+/A+ or 60/40)`,
				`club.csv:F3: result "AVE-" does not say which side gets it (write NS first: A+/A-, A+/A+ or 60/40)`,
				`club.csv:G4: score "A-" does not say which side gets it (write NS first: A+/A-, A+/A+ or 60/40)`,
				`club.csv:D5: the artificial score is missing`,
				`club.csv:D6: contract "110/0" gives more than 100 %`,
				`club.csv:D7: contract "A6" is not understood`,
			},
		},
		{
			name: "of one side only",
			table: `
				Board,NS,EW,NS score,EW score
				1,1,2,A+,
				1,3,4,,A-
				2,1,2,A+,100
				2,3,4,60,40`,
			results: []string{},
			problems: []string{
				`club.csv:D2: score "A+" is not a number`,
				`club.csv:E3: score "A-" is not a number`,
				`club.csv:D4: score "A+" is not a number`,
				"club.csv:E5: NS have 60 and EW 40; only one side can score",
			},
		},
		{
			name: "among the remarks, of which side",
			table: `
				Board,NS,EW,Contract,By,Tricks,Remarks
				1,1,2,4H,N,10,A+
				1,3,4,,,,A-`,
			results: []string{},
			problems: []string{
				`club.csv:G2: remark "A+" does not say which side gets it (write NS first: A+/A-, A+/A+ or 60/40)`,
				`club.csv:G3: remark "A-" does not say which side gets it (write NS first: A+/A-, A+/A+ or 60/40)`,
			},
		},
	})
}

// TestRowsOfText passes over what is no result.
func TestRowsOfText(t *testing.T) {
	got := shown(mustRead(t, `
		Round 1,,,,,
		Board,NS,EW,Contract,By,Tricks
		# Scored by hand
		1,1,2,4H,N,10
		# 1,3,4,4H,N,9

		Round 2,,,,,
		Board,NS,EW,Contract,By,Tricks
		1,3,4,3NT,W,8
		Total,,,,,18
		Yhteensä,2,,,
		,,,,,
		Signed:,Pekka Passari,,,,
		Printed 4.3.2026,,,,,
		,,,,Average,9`))
	if diff := cmp.Diff(twoResultsShown, got); diff != "" {
		t.Error(diff)
	}
}

// TestRowsThatAreResults does not pass over a row that is a result, however much of
// it is wrong.
func TestRowsThatAreResults(t *testing.T) {
	const header = "Board,NS,EW,Contract,By,Tricks\n"
	runTableTests(t, []tableTest{
		{name: "no board", table: header + ",1,2,4H,N,10\n", problems: []string{"club.csv:A2: the board is missing"}},
		{name: "a board that is no number", table: header + "1O,1,2,4H,N,10\n", problems: []string{`club.csv:A2: board "1O" is not a number`}},
		{name: "board 0", table: header + "0,1,2,4H,N,10\n", problems: []string{`club.csv:A2: board "0" is out of range`}},
		{name: "a date for a board", table: header + "45999,1,2,4H,N,10\n", problems: []string{`club.csv:A2: board "45999" is out of range`}},
		{name: "pairs that are no numbers", table: header + "1,1-2,x,4H,N,10\n", problems: []string{`club.csv:B2: NS pair "1-2" is not a pair number`, `club.csv:C2: EW pair "x" is not a pair number`}},
		{
			name:  "only the contract is right",
			table: header + "x1,1?,2,4H,N,10\n",
			problems: []string{
				`club.csv:A2: board "x1" is not a number`,
				`club.csv:B2: NS pair "1?" is not a pair number`,
			},
		},
		{
			name:  "everything is wrong",
			table: "Board,NS,EW,Contract,By,Result,Tricks,Score\n1,1?,2?,4X,Q,x,14,62O\n",
			problems: []string{
				`club.csv:B2: NS pair "1?" is not a pair number`,
				`club.csv:C2: EW pair "2?" is not a pair number`,
				`club.csv:D2: contract "4X" is not understood`,
				`club.csv:E2: declarer "Q" is not understood`,
				`club.csv:F2: result "x" is not understood`,
				`club.csv:G2: tricks "14" is not understood`,
				`club.csv:H2: score "62O" is not a number`,
			},
		},
	})
}

func TestErasedRows(t *testing.T) {
	const header = "Board,PairNS,PairEW,NS/EW,Contract,Result,Erased\n"
	for _, erased := range []string{"1", "-1", "TRUE", "true"} {
		ev := mustRead(t, header+"1,1,2,N,4 H,=,0\n1,1,2,N,4 H,+1,"+erased+"\n1,3,4,W,3 NT,-1,FALSE\n")
		if diff := cmp.Diff(twoResultsShown, shown(ev)); diff != "" {
			t.Errorf("%s:\n%s", erased, diff)
		}
	}
}

// TestBridgemate reads the columns as that system names them: the seat stands
// under NS/EW, and Declarer is a pair.
func TestBridgemate(t *testing.T) {
	ev := mustRead(t, `
		ID,Section,Table,Round,Board,PairNS,PairEW,Declarer,NS/EW,Contract,Result,LeadCard,Remarks,Erased
		1,1,1,1,1,1,2,1,"N","4 H","=","SQ",,0
		2,1,2,1,1,3,4,4,"W","3 NT","-1",,,0
		3,1,1,1,2,1,2,1,"N","PASS","",,,0
		4,1,2,1,2,3,4,4,"E","4 S xx","-2",,,0`)
	want := []string{"1: 1 1 v 1 2 4H N 10 420", "1: 1 3 v 1 4 3NT W 8 50", "2: 1 1 v 1 2 PASS 0", "2: 1 3 v 1 4 4SXX E 8 600"}
	if diff := cmp.Diff(want, shown(ev)); diff != "" {
		t.Error(diff)
	}
}

func TestWrongCells(t *testing.T) {
	const header = "Board,NS,EW,Contract,By,Result,Lead,Round,Table\n"
	const other = "1,3,4,3NT,W,-1,,,\n"
	runTableTests(t, []tableTest{
		{name: "contract", table: header + "1,1,2,4X,N,=,,,\n" + other, problems: []string{`club.csv:D2: contract "4X" is not understood`}},
		{name: "level", table: header + "1,1,2,8H,N,=,,,\n" + other, problems: []string{`club.csv:D2: contract "8H" is not understood`}},
		{name: "declarer", table: header + "1,1,2,4H,NS,=,,,\n" + other, problems: []string{`club.csv:E2: declarer "NS" is not understood`}},
		{name: "no declarer", table: header + "1,1,2,4H,,=,,,\n" + other, problems: []string{"club.csv:E2: the declarer is missing"}},
		{name: "result", table: header + "1,1,2,4H,N,good,,,\n" + other, problems: []string{`club.csv:F2: result "good" is not understood`}},
		{name: "no result", table: header + "1,1,2,4H,N,,,,\n" + other, problems: []string{"club.csv:F2: the tricks are missing"}},
		{name: "no contract", table: header + "1,1,2,,N,=,,,\n" + other, problems: []string{"club.csv:D2: the contract is missing"}},
		{name: "too many tricks", table: header + "1,1,2,4H,N,+4,,,\n" + other, problems: []string{`club.csv:F2: 4H with result "+4" would be 14 tricks`}},
		{name: "too few tricks", table: header + "1,1,2,4H,N,-11,,,\n" + other, problems: []string{`club.csv:F2: 4H with result "-11" would be -1 tricks`}},
		{
			name:     "a pair in the other column",
			table:    header + "1,1EW,2EW,4H,N,=,,,\n1,3NS,4NS,3NT,W,-1,,,\n",
			problems: []string{`club.csv:B2: pair "1EW" stands in the column of NS`, `club.csv:C3: pair "4NS" stands in the column of EW`},
		},
		{
			name:    "lead, round and table, without which a result stands",
			table:   header + "1,1,2,4H,N,=,ace,first,?\n" + other,
			results: twoResultsShown,
			problems: []string{
				`club.csv:G2: warning: lead "ace" is not understood and left out`,
				`club.csv:H2: warning: round "first" is not a number`,
				`club.csv:I2: warning: table "?" is not a number`,
			},
		},
	})
}

func TestPairsThatSayTheirSide(t *testing.T) {
	ev := mustRead(t, "Board,NS,EW,Contract,By,Tricks\n1,1NS,21EW,4H,N,10\n1,NS2,EW 22,3NT,W,8\n")
	if diff := cmp.Diff([]string{"1: 1 v 21 4H N 10 420", "1: 2 v 22 3NT W 8 50"}, shown(ev)); diff != "" {
		t.Error(diff)
	}
}

func TestResultFields(t *testing.T) {
	ev := mustRead(t, "Round,Table,Board,NS,EW,Contract,By,Tricks,Lead\n3,7,1,08,A01,4♥x,N,10,♠10\n3,8,1,2,3,PASS,,,\n")
	got := ev.Boards[0].Results[0]
	if got.Round != 3 || got.Table != 7 || got.Row != 2 || got.Source != 0 || got.Lead.String() != "ST" || !got.HasContract {
		t.Errorf("%+v", got)
	}
	passed := ev.Boards[0].Results[1]
	if !passed.HasContract || !passed.Contract.IsPassedOut() || passed.Tricks != 0 || passed.Kind != event.Played {
		t.Errorf("%+v", passed)
	}
	if diff := cmp.Diff([]string{"2", "3", "8", "A1"}, shownPairs(ev)); diff != "" {
		t.Error(diff)
	}
}

// TestManyBoards reads boards in any order, into order.
func TestManyBoards(t *testing.T) {
	ev := mustRead(t, "Board,NS,EW,Contract,By,Tricks\n10,1,2,PASS,,\n2,1,2,PASS,,\n1,1,2,PASS,,\n2,3,4,PASS,,\n10,3,4,PASS,,\n1,3,4,PASS,,\n")
	want := strings.Fields("1:1v2 1:3v4 2:1v2 2:3v4 10:1v2 10:3v4")
	var got []string
	for _, line := range shown(ev) {
		got = append(got, strings.ReplaceAll(strings.TrimSuffix(line, " PASS 0"), " ", ""))
	}
	if diff := cmp.Diff(want, got); diff != "" {
		t.Error(diff)
	}
}

// TestAwardsWithoutOpponents keeps what a row without opponents gives the pair.
func TestAwardsWithoutOpponents(t *testing.T) {
	ev := mustRead(t, `
		Board,NS,EW,Contract,By,Tricks,Remarks
		1,1,2,4H,N,10,
		1,3,4,4H,N,9,
		1,5,0,60/40,,,
		2,3,2,4H,N,9,
		2,1,4,4H,N,9,
		2,bye,5,,,,A+/A-
		3,1,2,4H,N,10,
		3,3,4,4H,N,10,
		3,5,0,,,,`)
	type bye struct {
		Board int32
		Award string
	}
	var got []bye
	for _, b := range ev.Byes {
		award := ""
		if b.Award != nil {
			award = shownAward(*b.Award)
		}
		got = append(got, bye{b.Board, award})
	}
	if diff := cmp.Diff([]bye{{1, "60%"}, {2, "40%-"}, {3, ""}}, got); diff != "" {
		t.Error(diff)
	}
}

// TestRowsInOneCell has a row of tables next to each other in one cell, with both players of
// each pair.
func TestRowsInOneCell(t *testing.T) {
	runTableTests(t, []tableTest{{
		name: "with the names of the pairs",
		table: `
			;Table 1;;;;;Table 2;;;;;Table 3
			Board;NS pair;NS names;EW pair;EW names;NS score;NS pair;NS names;EW pair;EW names;NS score;NS pair;NS names;EW pair;EW names;NS score
			1;1;Ann Wren, Bob Finch;4;Eve Owl, Fay Jay;-100;2;Cy Otter, Di Mole;5;Gus Rook, Hal Heron;0;3;Ida Hare, Jon Stoat;6;Kit Lark, Lea Robin;-100
			2;1;Ann Wren, Bob Finch;4;Eve Owl, Fay Jay;100;2;Cy Otter, Di Mole;5;Gus Rook, Hal Heron;-440;3;Ida Hare, Jon Stoat;6;Kit Lark, Lea Robin;-420
			"3, 1, Ann Wren, Bob Finch, 5, Gus Rook, Hal Heron, -100, 2, Cy Otter, Di Mole, 6, Kit Lark, Lea Robin, -100, 3, Ida Hare, Jon Stoat, 4, Eve Owl, Fay Jay, -50"
			4;1;Ann Wren, Bob Finch;5;Gus Rook, Hal Heron;-130;2;Cy Otter, Di Mole;6;Kit Lark, Lea Robin;-130;3;Ida Hare, Jon Stoat;4;Eve Owl, Fay Jay;-130`,
		problems: []string{"club.csv:5: this row looks like a result, but it is not clear of which board and pairs"},
	}})
}
