package ingest

import (
	"testing"

	"github.com/google/go-cmp/cmp"

	"bridgecalc/internal/event"
)

func TestRoundsOfMatches(t *testing.T) {
	runMatchTests(t, []matchTest{
		{
			name: "three teams that all play each other in a round",
			table: `
				Round,Home,Away,IMPs,IMPs,Boards
				1,Foxes,Owls,10,12,8
				1,Owls,Bears,20,2,8
				1,Bears,Foxes,3,30,8
				2,Foxes,Owls,7,7,16`,
			matches: []string{
				"R1 Foxes v Owls, 8 boards, 10–12 IMPs", "R1 Owls v Bears, 8 boards, 20–2 IMPs", "R1 Bears v Foxes, 8 boards, 3–30 IMPs",
				"R2 Foxes v Owls, 16 boards, 7–7 IMPs",
			},
		},
		{
			name: "segments in a column, the teams exchanged in the second",
			table: `
				Round,Segment,Home,Away,IMPs,IMPs,Boards
				1,1st half,Foxes,Owls,10,12,8
				1,2nd half,Owls,Foxes,20,2,8`,
			matches: []string{"R1 Foxes v Owls, 8 boards, segment 1, 10–12 IMPs", "R1 Owls v Foxes, 8 boards, segment 2, 20–2 IMPs"},
		},
		{
			name: "segments as letters of the round",
			table: `
				Kierros;Koti;Vieras;IMP;IMP;Jakoja
				1a;Foxes;Owls;10;12;8
				1b;Foxes;Owls;20;2;8`,
			matches: []string{"R1 Foxes v Owls, 8 boards, segment 1, 10–12 IMPs", "R1 Foxes v Owls, 8 boards, segment 2, 20–2 IMPs"},
		},
		{
			name: "four matches of three teams are no triple",
			table: `
				Round,Home,Away,IMPs,IMPs
				1,Foxes,Owls,10,12
				1,Owls,Bears,20,2
				1,Bears,Foxes,3,30
				1,Foxes,Stoats,3,30`,
			matches: []string{
				"R1 Foxes v Owls, 0 boards, 10–12 IMPs", "R1 Owls v Bears, 0 boards, 20–2 IMPs", "R1 Bears v Foxes, 0 boards, 3–30 IMPs", "R1 Foxes v Stoats, 0 boards, 3–30 IMPs",
			},
			problems: []string{
				"club.csv:B4: Foxes plays twice in round 1, here and in club.csv:B2",
				"club.csv:B5: Foxes plays twice in round 1, here and in club.csv:B2",
			},
		},
		{
			name: "a segment that is not understood, and one listed twice",
			table: `
				Round,Half,Home,Away,IMPs,IMPs
				1,early,Foxes,Owls,10,12
				1,2,Foxes,Owls,1,2
				1,2,Owls,Foxes,1,2`,
			matches: []string{"R1 Foxes v Owls, 0 boards, segment 2, 1–2 IMPs"},
			problems: []string{
				`club.csv:B2: segment "early" is not a number`, "club.csv:C4: Owls v Foxes is listed twice, here and in club.csv:C3",
			},
		},
		{
			name: "a match that is given whole and in parts",
			table: `
				Round,Half,Home,Away,IMPs,IMPs
				1,,Foxes,Owls,10,12
				1,2,Foxes,Owls,1,2`,
			matches:  []string{"R1 Foxes v Owls, 0 boards, 10–12 IMPs"},
			problems: []string{"club.csv:C3: Foxes v Owls is given with segments in one place and without them in another"},
		},
	})
}

func TestByesAndVoidMatches(t *testing.T) {
	runMatchTests(t, []matchTest{
		{
			name: "byes",
			table: `
				Round,Home,Away,IMPs,IMPs,VP,VP,Remarks
				1,Foxes,Owls,10,12,,,
				1,Bears,bye,,,12,,
				2,–,Owls,,,,,
				3,Foxes,,,,,,Bye
				4,Owls,Lepo,,,,,
				5,Foxes,,,,,,ill`,
			matches:  []string{"R1 Foxes v Owls, 0 boards, 10–12 IMPs", "R1 Bears have a bye, 1200–0 VP", "R2 Owls have a bye", "R3 Foxes have a bye, Bye", "R4 Owls have a bye"},
			problems: []string{"club.csv:C7: a team of this match is missing"},
		},
		{
			name:    "a bye in Finnish",
			table:   "Kierros;Koti;Vieras;IMP;IMP\n1;Ketut;Vapaa;;\n1;Karhut;Pöllöt;20;30",
			matches: []string{"R1 Ketut have a bye", "R1 Karhut v Pöllöt, 0 boards, 20–30 IMPs"},
		},
		{
			name: "void matches",
			table: `
				Round,Home,Away,IMPs,IMPs,Remarks
				1,Foxes,Owls,60%,40%,
				2,Foxes,Owls,,,void 60/0
				3,Foxes,Owls,A+,A-,the cards fell down
				4,Foxes,Owls,,,void`,
			matches: []string{
				"R1 Foxes v Owls, 0 boards, void 6000–4000", "R2 Foxes v Owls, 0 boards, void 6000–0, void 60/0", "R3 Foxes v Owls, 0 boards, void 6000–4000, the cards fell down",
			},
			problems: []string{`club.csv:F5: void "" does not say what part of the victory points each team gets`},
		},
	})
}

func TestAdjustmentsOfMatches(t *testing.T) {
	runMatchTests(t, []matchTest{
		{
			name: "by their headings",
			table: `
				Round,Home,Away,IMPs,IMPs,Home penalty,Away penalty,Bonus home IMP,Remarks
				1,Foxes,Owls,10,12,0.5,+1 VP,3,late`,
			matches: []string{"R1 Foxes v Owls, 0 boards, 10–12 IMPs, late, Foxes -500 VP (late), Owls -1000 VP (late), Foxes 3000 IMP (late)"},
		},
		{
			name:    "two columns of one name, in Finnish",
			table:   "Kierros;Koti;Vieras;IMP;IMP;Rangaistus;Rangaistus\n1;Ketut;Pöllöt;10;12;1,5;3 IMP",
			matches: []string{"R1 Ketut v Pöllöt, 0 boards, 10–12 IMPs, Ketut -1500 VP, Pöllöt -3000 IMP"},
		},
		{
			name: "one column, with the team in it",
			table: `
				Home,Away,IMPs,IMPs,Penalty
				Foxes,Foxes B,10,12,Foxes B: 1 VP
				Owls,Bears,10,12,1 VP
				Stoats,Hares,10,12,Hares many`,
			matches: []string{"R0 Foxes v Foxes B, 0 boards, 10–12 IMPs, Foxes B -1000 VP"},
			problems: []string{
				`club.csv:E3: penalty "1 VP" does not say which team it is for`, `club.csv:E4: penalty "many" is not a number`,
			},
		},
		{
			name: "signs and units that cannot be",
			table: `
				Home,Away,IMPs,IMPs,Home penalty,Home bonus
				Foxes,Owls,10,12,-1,
				Foxes,Owls,10,13,,-1
				Foxes,Owls,10,14,1 euro,`,
			problems: []string{
				`club.csv:E2: penalty "-1" has a minus, but a penalty is taken off without one`, `club.csv:F3: bonus "-1" is below zero, which is a penalty`,
				`club.csv:E4: penalty "1 euro" is in a unit that is not known`,
			},
		},
	})
}

// TestRankingBeside compares a ranking below a list with the matches.
func TestRankingBeside(t *testing.T) {
	runMatchTests(t, []matchTest{{
		name: "a total that is not that of the matches",
		table: `
			Round,Home,Away,VP,VP,Boards
			1,Foxes,Owls,12.5,7.5,8
			2,Owls,Foxes,4,16,8

			Rank,Team,VP
			1,Foxes,28.5
			2,Owls,12.5`,
		matches:  []string{"R1 Foxes v Owls, 8 boards, 1250–750 VP", "R2 Owls v Foxes, 8 boards, 400–1600 VP"},
		problems: []string{"club.csv:C7: warning: the ranking gives Owls 12.5 VP, but the matches come to 11.50"},
	}})
}

// TestTeamSheets reads carry-over and penalties from sheets of their own.
func TestTeamSheets(t *testing.T) {
	matches := [2]string{"Matches", "Round,Home,Away,IMPs,IMPs,Boards\n1,Foxes,Owls,10,12,8\n2,Foxes,Owls,1,2,8"}
	read := func(sheets ...[2]string) (*event.Event, event.Problems) {
		return readFiles(t, Options{}, "club.xlsx", map[string]string{"club.xlsx": workbook(t, append(sheets, matches)...)})
	}
	ev, problems := read(
		[2]string{"Teams", "Team,Carry-over,Reason\nFoxes,3.25,\nowls,-1 IMP,"},
		[2]string{"Penalties", "Team,Round,Amount,Unit,Reason\nFoxes,,0.5,VP,slow play\nOwls,2,1,,late"},
	)
	if len(problems) > 0 {
		t.Error(said(problems))
	}
	var got []string
	for i := range ev.Adjustments {
		got = append(got, shownAdjustment(ev, &ev.Adjustments[i]))
	}
	got = append(got, shownMatches(ev)...)
	want := []string{
		"Foxes 3250 VP carried over", "Owls -1000 IMP carried over", "Foxes -500 VP (slow play)",
		"R1 Foxes v Owls, 8 boards, 10–12 IMPs", "R2 Foxes v Owls, 8 boards, 1–2 IMPs, Owls -1000 VP (late)",
	}
	if diff := cmp.Diff(want, got); diff != "" {
		t.Error(diff)
	}

	_, problems = read([2]string{"Penalties", "Team,Round,Amount,Unit\nBears,,1,VP\nFoxes,7,1,\nFoxes,one,1,\nFoxes,,1,stars\nFoxes,,lots,"})
	wrong := []string{
		`club.xlsx:Penalties!A2: team "Bears" plays no match`, "club.xlsx:Penalties!B3: Foxes has no match in round 7",
		`club.xlsx:Penalties!B4: round "one" is not a number`, `club.xlsx:Penalties!D5: unit "stars" is in a unit that is not known`,
		`club.xlsx:Penalties!C6: penalty "lots" is not a number`,
	}
	if diff := cmp.Diff(wrong, said(problems)); diff != "" {
		t.Error(diff)
	}
}

func TestRoomsOfRows(t *testing.T) {
	runMatchTests(t, []matchTest{
		{
			name: "the closed room at tables above 100",
			table: `
				Round,Table,Home,Away,Board,Contract,By,Tricks,NS
				1,1,Foxes,Owls,1,4H,N,10,Foxes
				1,101,Foxes,Owls,1,4H,N,9,Owls`,
			matches: []string{"R1 Foxes v Owls, 1 boards", "  open room 1, NS Foxes: 4H N 10 420", "  closed room 1, NS Owls: 4H N 9 -50"},
		},
		{
			name: "teams of eight, told by who sat NS",
			table: `
				Round,Table,Home,Away,Board,NS,EW,Contract,By,Tricks
				1,1,Foxes,Owls,1,Foxes,Owls,4H,N,10
				1,2,Foxes,Owls,1,Owls,Foxes,4H,N,9
				1,3,Foxes,Owls,1,Foxes,Owls,PASS,,
				1,4,Foxes,Owls,1,Owls,Foxes,4H,N,9`,
			matches: []string{
				"R1 Foxes v Owls, 1 boards", "  open room 1, NS Foxes: 4H N 10 420", "  open room 1, NS Foxes: PASS",
				"  closed room 1, NS Owls: 4H N 9 -50", "  closed room 1, NS Owls: 4H N 9 -50",
			},
			problems: nil,
		},
		{
			name: "no room is told",
			table: `
				Round,Home,Away,Board,NS,EW,Contract,By,Tricks
				1,Foxes,Owls,1,A & B,C & D,4H,N,10`,
			problems: []string{"club.csv:D2: it is not said in which room this board was played"},
		},
		{
			name: "weighted, artificial and missing results",
			table: `
				Home,Away,Room,Board,NS,EW,Contract,By,Tricks
				Foxes,Owls,open,1,Foxes,Owls,60% 4HN= + 40% 4HN-1,,
				Foxes,Owls,closed,1,Owls,Foxes,4H,N,9
				Foxes,Owls,open,2,Foxes,Owls,A+/A-,,
				Foxes,Owls,open,3,Foxes,Owls,4H,N,10
				Foxes,Owls,open,4,Foxes,Owls,50% 4HN= + 40% 4HN-1,,`,
			matches: []string{
				"R0 Foxes v Owls, 3 boards", "  open room 1, NS Foxes: [{6000 420} {4000 -50}]", "  closed room 1, NS Owls: 4H N 9 -50",
				"  open room 2, NS Foxes: 60%+ 40%-", "  open room 3, NS Foxes: 4H N 10 420",
			},
			problems: []string{"club.csv:G6: contract \"50% 4HN= + 40% 4HN-1\" has weights that add up to 90 %, not to 100 %"},
		},
	})
}

// TestLineups reads who sat at each table.
func TestLineups(t *testing.T) {
	ev, problems := readTable(t, `
		Home,Away,Room,Board,NS,EW,NS names,EW names,Contract,By,Tricks
		Foxes,Owls,open,1,Foxes,Owls,Anna & Ben,Cleo / Dan,4H,N,10
		Foxes,Owls,closed,1,Owls,Foxes,Eva & Finn,Gus & Hal,4H,N,9
		Foxes,Owls,open,2,Foxes,Owls,Gus & Ben,Cleo / Dan,PASS,,
		Foxes,Owls,closed,2,Owls,Foxes,Eva & Finn,Anna & Hal,PASS,,`)
	if len(problems) > 0 {
		t.Fatal(said(problems))
	}
	want := []event.Team{
		{Name: "Foxes", Players: []string{"Anna", "Ben", "Gus", "Hal"}}, {Name: "Owls", Players: []string{"Cleo", "Dan", "Eva", "Finn"}},
	}
	if diff := cmp.Diff(want, ev.Teams); diff != "" {
		t.Error(diff)
	}
	var lineups [][4]uint8
	for _, r := range ev.Matches[0].Results {
		lineups = append(lineups, r.Lineup)
	}
	// North, East, South and West: the pair's first name sits North or East.
	if diff := cmp.Diff([][4]uint8{{1, 1, 2, 2}, {3, 3, 4, 4}, {3, 1, 2, 2}, {3, 1, 4, 4}}, lineups); diff != "" {
		t.Error(diff)
	}
}
