package ingest

import (
	"errors"
	"fmt"
	"slices"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"
	"github.com/google/go-cmp/cmp/cmpopts"
	"github.com/xuri/excelize/v2"

	"bridgecalc/internal/event"
)

// matchTest is a sheet of matches with what it comes out as.
type matchTest struct {
	name     string
	table    string
	matches  []string // as shownMatches prints them
	problems []string
}

func runMatchTests(t *testing.T, tests []matchTest) {
	for _, tt := range tests {
		t.Run(tt.name, func(t *testing.T) {
			ev, problems := readTable(t, tt.table)
			if diff := cmp.Diff(tt.problems, said(problems), cmpopts.EquateEmpty()); diff != "" {
				t.Error(diff)
			}
			if diff := cmp.Diff(tt.matches, shownMatches(ev), cmpopts.EquateEmpty()); diff != "" {
				t.Error(diff)
			}
		})
	}
}

// shownMatches are the matches of an event with their results: "R1 Foxes v Owls 2
// boards, 12–0 IMPs; open 1 Foxes NS 4H N 10 420; …".
func shownMatches(ev *event.Event) []string {
	if ev == nil {
		return nil
	}
	var all []string
	for i := range ev.Matches {
		m := &ev.Matches[i]
		line := fmt.Sprintf("R%d %s", m.Round, ev.Teams[m.Home].Name)
		if m.Away == event.NoTeam {
			line += " have a bye"
		} else {
			line += fmt.Sprintf(" v %s, %d boards", ev.Teams[m.Away].Name, m.Boards)
		}
		if m.Segment > 0 {
			line += fmt.Sprintf(", segment %d", m.Segment)
		}
		if m.Void {
			line += fmt.Sprintf(", void %d–%d", m.HomePercent, m.AwayPercent)
		}
		if m.NotPlayed {
			line += ", not played"
		}
		if m.HasIMPs {
			line += fmt.Sprintf(", %v–%v IMPs", m.HomeIMPs, m.AwayIMPs)
		}
		if m.HasVP {
			line += fmt.Sprintf(", %d–%d VP", m.HomeVP, m.AwayVP)
		}
		if m.Remark != "" {
			line += ", " + m.Remark
		}
		for i := range m.Adjustments {
			line += ", " + shownAdjustment(ev, &m.Adjustments[i])
		}
		all = append(all, line)
		for _, r := range m.Results {
			line := fmt.Sprintf("  %v %d, NS %s:", r.Room, r.Board, ev.Teams[r.NS].Name)
			switch {
			case r.NS == r.EW:
				line += " against themselves"
			case r.Kind == event.NotPlayed:
				line += " not played"
			case r.Kind == event.Adjusted:
				line += fmt.Sprintf(" %s %s", shownAward(r.NSAward), shownAward(r.EWAward))
			case r.Kind == event.Ruled:
				line += fmt.Sprintf(" %v", ev.Rulings[r.Ruling].NS.Components)
			case r.HasContract && r.Contract.IsPassedOut():
				line += " PASS"
			case r.HasContract:
				line += fmt.Sprintf(" %v %v %d %d", r.Contract, r.Declarer, r.Tricks, r.Score)
			default:
				line += fmt.Sprintf(" %d", r.Score)
			}
			all = append(all, line)
		}
	}
	return all
}

// shownAdjustment is "Foxes -1500 VP (late)", in thousandths.
func shownAdjustment(ev *event.Event, a *event.Adjustment) string {
	unit := map[event.Unit]string{event.InVP: "VP", event.InIMPs: "IMP", event.InMatchpoints: "points"}[a.Unit]
	text := fmt.Sprintf("%s %d %s", ev.Teams[a.Entrant].Name, a.Amount, unit)
	if a.CarryOver {
		text += " carried over"
	}
	if a.Reason != "" {
		text += " (" + a.Reason + ")"
	}
	return text
}

const seated = "Home team: Foxes\nAway team: Owls,,Home sits NS in the open room\n"

// foxesAndOwls is what the cards of two boards below come to.
func foxesAndOwls(first, second string) []string {
	return []string{
		"R0 Foxes v Owls, 2 boards",
		"  open room 1, NS " + first + ": 4H N 10 420", "  closed room 1, NS " + second + ": 4H N 9 -50",
		"  open room 2, NS " + first + ": 3NT E 9 -400", "  closed room 2, NS " + second + ": PASS",
	}
}

func TestTeamCards(t *testing.T) {
	runMatchTests(t, []matchTest{
		{
			name: "rooms above their columns",
			table: seated + `
				,Open room,,,,Closed room,,,,IMPs,
				Board,Contract,By,Tricks,NS,Contract,By,Tricks,NS,Home,Away
				1,4H,N,10,420,4H,N,9,-50,10,
				2,3NT,E,9,-400,PASS,,,0,,9
				Total,,,,,,,,,10,9
				Signed for home: ____`,
			matches: append([]string{"R0 Foxes v Owls, 2 boards, 10–9 IMPs"}, foxesAndOwls("Foxes", "Owls")[1:]...),
		},
		{
			name: "a heading in both rooms that stands for victory points elsewhere",
			table: `
				Foxes v Owls
				Öppna rummet: NS Foxes
				,Öppna,,,,Slutna,,,
				Bricka,Kontr,Sp,Res,NS,Kontr,Sp,Res,NS
				1,4H,N,=,420,4H,S,-1,-50
				2,3NT,Ö,=,-400,4S,V,-1,50`,
			matches: []string{
				"R0 Foxes v Owls, 2 boards",
				"  open room 1, NS Foxes: 4H N 10 420", "  closed room 1, NS Owls: 4H S 9 -50", "  open room 2, NS Foxes: 3NT E 9 -400", "  closed room 2, NS Owls: 4S W 9 50",
			},
		},
		{
			name: "teams by a part of their names, who change their seats among the boards",
			table: `
				Team Foxes v Team Owls
				Board,Open,Closed,IMP Foxes,IMP Owls
				boards 1–2: in the open room NS Foxes,,,,
				1,420,-50,10,0
				2,-400,0,0,9
				boards 3–4: Owls NS in the open room,,,,
				3,-400,0,9,0
				4,620,-100,0,12`,
			matches: []string{
				"R0 Team Foxes v Team Owls, 4 boards",
				"  open room 1, NS Team Foxes: 420", "  closed room 1, NS Team Owls: -50", "  open room 2, NS Team Foxes: -400", "  closed room 2, NS Team Owls: 0",
				"  open room 3, NS Team Owls: -400", "  closed room 3, NS Team Foxes: 0", "  open room 4, NS Team Owls: 620", "  closed room 4, NS Team Foxes: -100",
			},
		},
		{
			name: "the scores of one team in both rooms",
			table: `
				Foxes v Owls
				Open room: NS Foxes
				,Open room,,,,,Closed room,,,,
				Board,Contract,By,Tricks,+,-,Contract,By,Tricks,+,-
				1,4H,N,10,420,,4H,N,9,50,
				2,3NT,E,9,,400,3NT,E,10,430,
				3,4S,W,9,100,,4S,W,10,620,
				4,2H,S,8,110,,2H,S,9,,140
				5,PASS,,,,,1NT,N,7,,90`,
			matches: []string{
				"R0 Foxes v Owls, 5 boards",
				"  open room 1, NS Foxes: 4H N 10 420", "  closed room 1, NS Owls: 4H N 9 -50", "  open room 2, NS Foxes: 3NT E 9 -400", "  closed room 2, NS Owls: 3NT E 10 -430",
				"  open room 3, NS Foxes: 4S W 9 100", "  closed room 3, NS Owls: 4S W 10 -620", "  open room 4, NS Foxes: 2H S 8 110", "  closed room 4, NS Owls: 2H S 9 140",
				"  open room 5, NS Foxes: PASS", "  closed room 5, NS Owls: 1NT N 7 90",
			},
		},
		{
			name: "the words of the rooms above the contracts, each before its scores",
			table: seated + `
				Board,Open,Score NS,Closed,Score NS
				1,4H N =,420,4H N -1,-50
				2,3NT E =,-400,PASS,0`,
			matches: foxesAndOwls("Foxes", "Owls"),
		},
		{
			name: "two matches beside each other with one column of boards, and a line about both",
			table: `
				The away team sits NS in the open room and EW in the closed room
				,Foxes v Owls,,Bears v Stoats
				Board,Open NS,Closed NS,Open NS,Closed NS
				1,420,-50,110,140
				2,-400,0,630,-100`,
			matches: []string{
				"R0 Foxes v Owls, 2 boards",
				"  open room 1, NS Owls: 420", "  closed room 1, NS Foxes: -50", "  open room 2, NS Owls: -400", "  closed room 2, NS Foxes: 0",
				"R0 Bears v Stoats, 2 boards",
				"  open room 1, NS Stoats: 110", "  closed room 1, NS Bears: 140", "  open room 2, NS Stoats: 630", "  closed room 2, NS Bears: -100",
			},
		},
		{
			name: "two matches beside each other below the words of the rooms",
			table: `
				Round 1,Foxes – Owls,,,,Bears – Stoats
				Board,open,closed,IMP,,open,closed,IMP
				1,420,-50,10,,110,140,-1
				2,-400,0,-9,,630,-100,12`,
			matches: []string{
				"R1 Foxes v Owls, 2 boards",
				"  open room 1, NS Foxes: 420", "  closed room 1, NS Owls: -50", "  open room 2, NS Foxes: -400", "  closed room 2, NS Owls: 0",
				"R1 Bears v Stoats, 2 boards",
				"  open room 1, NS Bears: 110", "  closed room 1, NS Stoats: 140", "  open room 2, NS Bears: 630", "  closed room 2, NS Stoats: -100",
			},
		},
		{
			name: "a title before the teams, behind a wide gap",
			table: `
				INTER-CLUB TEAMS   Foxes v Owls   2 boards
				Open room: NS Foxes
				Board,Open contract,Open by,Open tricks,Closed contract,Closed by,Closed tricks
				1,4H,N,10,4H,N,9
				2,3NT,E,9,PASS,,`,
			matches: foxesAndOwls("Foxes", "Owls"),
		},
		{
			name: "a title before the teams, with a comma",
			table: `
				"Winter Cup, Foxes v Owls"
				Open room: NS Foxes
				Board,Open contract,Open by,Open tricks,Closed contract,Closed by,Closed tricks
				1,4H,N,10,4H,N,9
				2,3NT,E,9,PASS,,`,
			matches: foxesAndOwls("Foxes", "Owls"),
		},
		{
			name: "whose scores they are, behind a wide gap",
			table: `
				Foxes v Owls
				"Open room: Foxes N-S, Owls E-W    Closed room: Owls N-S, Foxes E-W    Scores are N-S"
				Board,Open contract,Open by,Open tricks,Closed contract,Closed by,Closed tricks
				1,4H,N,10,4H,N,9
				2,3NT,E,9,PASS,,`,
			matches: foxesAndOwls("Foxes", "Owls"),
		},
		{
			name: "the teams in brackets behind their pairs, beside the teams",
			table: `
				Home:,Foxes,,"Open room: NS Ek – Alm (Foxes), EW Roth – Sand (Owls)"
				Away:,Owls,,"Closed room: NS Lind – Berg (Owls), EW Holm – Dahl (Foxes)"
				Board,Open contract,Open by,Open tricks,Closed contract,Closed by,Closed tricks
				1,4H,N,10,4H,N,9
				2,3NT,E,9,PASS,,`,
			matches: foxesAndOwls("Foxes", "Owls"),
		},
		{
			name: "letters for the teams",
			table: `
				"Foxes (A) v Owls (B), 2 boards"
				"Open room: B sit NS, A sit EW. Closed room: A sit NS, B sit EW"
				Board,Open contract,Open by,Open tricks,Closed contract,Closed by,Closed tricks
				1,4H,N,10,4H,N,9
				2,3NT,E,9,PASS,,`,
			matches: foxesAndOwls("Owls", "Foxes"),
		},
		{
			name: "captains behind the names of the teams",
			table: `
				"Foxes, captain Ann Ek v Owls, captain Bo Alm"
				Open room: NS Foxes
				Board,Open contract,Open by,Open tricks,Closed contract,Closed by,Closed tricks
				1,4H,N,10,4H,N,9
				2,3NT,E,9,PASS,,`,
			matches: foxesAndOwls("Foxes", "Owls"),
		},
		{
			name: "whose scores they are, behind who sits where",
			table: `
				Foxes v Owls
				"Open room NS Foxes, closed room NS Owls. All scores are those of NS."
				Board,Open contract,Open by,Open tricks,Closed contract,Closed by,Closed tricks
				1,4H,N,10,4H,N,9
				2,3NT,E,9,PASS,,`,
			matches: foxesAndOwls("Foxes", "Owls"),
		},
		{
			name: "the rooms above contracts, each with its scores, and teams called teams",
			table: `
				Round 1: Team Foxes - Team Owls
				Board,Open,NS,Closed,NS,Team Foxes,Team Owls
				1,4H N =,420,4H N -1,-50,10,
				2,3NT E =,-400,PASS,0,,9`,
			matches: []string{
				"R1 Team Foxes v Team Owls, 2 boards",
				"  open room 1, NS Team Foxes: 4H N 10 420", "  closed room 1, NS Team Owls: 4H N 9 -50",
				"  open room 2, NS Team Foxes: 3NT E 9 -400", "  closed room 2, NS Team Owls: PASS",
			},
		},
		{
			name: "rooms within the headings",
			table: seated + `
				Board,Open contract,Open by,Open tricks,Closed contract,Closed by,Closed tricks
				1,4H,N,10,4H,N,9
				2,3NT,E,9,PASS,,`,
			matches: foxesAndOwls("Foxes", "Owls"),
		},
		{
			name: "the same headings twice",
			table: seated + `
				Board,Contract,By,Tricks,NS,EW,Contract,By,Tricks,NS,EW,Diff,IMP,IMP
				1,4H,N,10,420,,4H,N,9,,50,470,10,
				2,3NT,E,9,,400,PASS,,,0,,-400,,9`,
			matches: foxesAndOwls("Foxes", "Owls"),
		},
		{
			name: "in Finnish, the closed room first, home EW in the open room",
			table: `
				Kierros 3, ottelu 1
				Koti: Foxes
				Vieras:,Owls
				Vieras istuu NS avoimessa huoneessa
				Jako,Suljettu huone,,,Avoin huone,,
				,Sitoumus,Pelinviejä,Tikit,Sitoumus,Pelinviejä,Tikit
				1,4♥,N,9,4♥,N,10
				2,passi,,,3 sangi,E,9`,
			matches: append([]string{"R3 Foxes v Owls, 2 boards"}, foxesAndOwls("Owls", "Foxes")[1:]...),
		},
		{
			name: "this table and the other table, scores only there",
			table: seated + `
				,This table,,,,,Other table,,,
				Board,Contract,By,Tricks,NS,EW,NS,EW,Diff,IMPs
				1,4H,N,10,420,,,50,470,10
				2,3NT,E,9,,400,0,,-400,-9`,
			matches: []string{
				"R0 Foxes v Owls, 2 boards",
				"  open room 1, NS Foxes: 4H N 10 420", "  closed room 1, NS Owls: -50",
				"  open room 2, NS Foxes: 3NT E 9 -400", "  closed room 2, NS Owls: 0",
			},
		},
		{
			name: "each room below the other",
			table: `
				Match: Foxes - Owls
				Owls sits NS in the closed room
				Open room
				Board,Contract,By,Tricks
				1,4H,N,10
				2,3NT,E,9
				Closed room
				Board,Contract,By,Tricks
				1,4H,N,9
				2,PASS,,`,
			matches: foxesAndOwls("Foxes", "Owls"),
		},
		{
			name: "matches below each other, one in two halves",
			table: `
				Round 2
				Foxes v Owls,,Home sits NS in the open room
				Board,Open score NS,Closed score NS
				1,420,-50
				Second half
				Board,Open score NS,Closed score NS
				17,100,100

				Bears v Stoats,,Bears EW in the open room
				Board,Open score NS,Closed score NS
				1,420,420
				2,A+/A-,50
				Total,,`,
			matches: []string{
				"R2 Foxes v Owls, 2 boards",
				"  open room 1, NS Foxes: 420", "  closed room 1, NS Owls: -50", "  open room 17, NS Foxes: 100", "  closed room 17, NS Owls: 100",
				"R2 Bears v Stoats, 2 boards",
				"  open room 1, NS Stoats: 420", "  closed room 1, NS Bears: 420", "  open room 2, NS Stoats: 60%+ 40%-", "  closed room 2, NS Bears: 50",
			},
		},
		{
			name: "the IMPs tell who sits where",
			table: `
				Home: Foxes
				Away: Owls
				Board,Open score NS,Closed score NS,IMPs home,IMPs away
				1,420,-50,,10
				2,100,100,,`,
			matches: []string{
				"R0 Foxes v Owls, 2 boards",
				"  open room 1, NS Owls: 420", "  closed room 1, NS Foxes: -50", "  open room 2, NS Owls: 100", "  closed room 2, NS Foxes: 100",
			},
		},
		{
			name: "one column of IMPs, those of the away team, and a board left out",
			table: seated + `
				Board,Open score NS,Closed score NS,IMPs
				1,420,-50,-10
				2,-100,100,5
				3,not played,not played,
				Total,,,-5`,
			matches: []string{
				"R0 Foxes v Owls, 3 boards, 5–0 IMPs",
				"  open room 1, NS Foxes: 420", "  closed room 1, NS Owls: -50", "  open room 2, NS Foxes: -100", "  closed room 2, NS Owls: 100",
				"  open room 3, NS Foxes: not played", "  closed room 3, NS Owls: not played",
			},
		},
		{
			name: "one column of IMPs without signs",
			table: seated + `
				Board,Open score NS,Closed score NS,IMPs
				1,420,-50,10
				2,-100,100,5
				Total,,,5`,
			matches: []string{
				"R0 Foxes v Owls, 2 boards",
				"  open room 1, NS Foxes: 420", "  closed room 1, NS Owls: -50", "  open room 2, NS Foxes: -100", "  closed room 2, NS Owls: 100",
			},
		},
		{
			name: "nothing tells who sits where",
			table: `
				Home: Foxes
				Away: Owls
				Board,Open score NS,Closed score NS
				1,420,-50
				2,,`,
			matches: []string{
				"R0 Foxes v Owls, 2 boards",
				"  open room 1, NS Foxes: 420", "  closed room 1, NS Owls: -50", "  open room 2, NS Foxes: not played", "  closed room 2, NS Owls: not played",
			},
			problems: []string{
				"club.csv:A1: warning: it is not said who sits NS in the open room; by custom this is the home team",
				"club.csv:B5: warning: Foxes v Owls: board 2 has no result and counts as not played",
			},
		},
	})
}

func TestWrongTeamCards(t *testing.T) {
	const head = seated + "Board,Open contract,Open by,Open tricks,Closed contract,Closed by,Closed tricks,IMPs home,IMPs away\n"
	runMatchTests(t, []matchTest{
		{
			name:    "IMPs that are not those of the scores",
			table:   head + "1,4H,N,10,4H,N,9,9,\n2,3NT,E,9,PASS,,,,9\nTotal,,,,,,,10,10",
			matches: append([]string{"R0 Foxes v Owls, 2 boards, 10–10 IMPs"}, foxesAndOwls("Foxes", "Owls")[1:]...),
			problems: []string{
				"club.csv:H4: the card gives 9–0 IMPs for board 1, but 420 for NS in the open room and 50 for EW in the closed room are 10–0",
				"club.csv:I6: the total is 10–10 IMPs, but the boards above come to 10–9",
			},
		},
		{
			name:     "cells that are not understood",
			table:    head + "1,4H,N,10,4X,N,9,,\nx,4H,Q,10,3NT,E,9,,\n3,PASS,,,PASS,,,many,",
			matches:  []string{"R0 Foxes v Owls, 2 boards", "  open room 1, NS Foxes: 4H N 10 420", "  open room 3, NS Foxes: PASS", "  closed room 3, NS Owls: PASS"},
			problems: []string{`club.csv:E4: contract "4X" is not understood`, `club.csv:A5: board "x" is not a number`, `club.csv:C5: declarer "Q" is not understood`, `club.csv:H6: IMPs "many" is not a number`},
		},
		{
			name:     "opponents in a column who are not those of the title",
			table:    "Foxes v Sunday teams\nAgainst,Board,Open NS,Closed NS\nOwls,1,420,-50\nBears,2,-400,0",
			problems: []string{`club.csv:A3: this board is said to be against "Owls", but the match above it is Foxes v Sunday teams`},
		},
		{
			name:     "a note about dashes",
			table:    seated + "Board,Open NS,Closed NS\n1,420,-50\n2,-,-\n\n- : passed out",
			matches:  []string{"R0 Foxes v Owls, 2 boards", "  open room 1, NS Foxes: 420", "  closed room 1, NS Owls: -50", "  open room 2, NS Foxes: not played", "  closed room 2, NS Owls: not played"},
			problems: []string{`club.csv:A7: this line says what a dash means, and is not understood: "- : passed out"`},
		},
		{
			name:     "scores of one team in both rooms, which nothing proves",
			table:    seated + "Alla poäng från vår sida\nBoard,Open room,Closed room\n1,420,-420\n2,-100,110\n3,600,-630",
			matches:  []string{"R0 Foxes v Owls, 3 boards", "  open room 1, NS Foxes: 420", "  closed room 1, NS Owls: -420", "  open room 2, NS Foxes: -100", "  closed room 2, NS Owls: 110", "  open room 3, NS Foxes: 600", "  closed room 3, NS Owls: -630"},
			problems: []string{`club.csv:A3: by "Alla poäng från vår sida" the scores are those of one team, and no contracts show which are whose`},
		},
		{
			name:     "scores of nobody beside those of both rooms",
			table:    seated + "Board,Open NS,Closed NS,Notes\n1,420,-50,630\n2,-400,0,-100",
			matches:  []string{"R0 Foxes v Owls, 2 boards", "  open room 1, NS Foxes: 420", "  closed room 1, NS Owls: -50", "  open room 2, NS Foxes: -400", "  closed room 2, NS Owls: 0"},
			problems: []string{"club.csv:D4: the scores in this column are not read: it is not clear of which room and match they are"},
		},
		{
			name:    "a board twice",
			table:   head + "1,4H,N,10,4H,N,9,,\n1,4H,N,10,PASS,,,,",
			matches: []string{"R0 Foxes v Owls, 1 boards", "  open room 1, NS Foxes: 4H N 10 420", "  closed room 1, NS Owls: 4H N 9 -50"},
			problems: []string{
				"club.csv:B5: Foxes v Owls have two results for board 1 in the open room, here and in club.csv:B4",
				"club.csv:E5: Foxes v Owls have two results for board 1 in the closed room, here and in club.csv:E4",
			},
		},
		{
			name:     "no teams",
			table:    "Board,Open contract,Open by,Open tricks,Closed contract,Closed by,Closed tricks\n1,4H,N,10,4H,N,9",
			problems: []string{"club.csv:1: the teams of this match are not named"},
		},
		{
			name:     "a team against itself",
			table:    strings.ReplaceAll(head, "Owls", "foxes") + "1,4H,N,10,4H,N,9,10,",
			problems: []string{"club.csv:A1: Foxes plays against itself"},
		},
	})
}

func TestTeamRows(t *testing.T) {
	runMatchTests(t, []matchTest{
		{
			name: "home and away in columns",
			table: `
				Round,Home,Away,Room,Board,NS,EW,Contract,By,Tricks
				1,Foxes,Owls,Open,1,Owls,Foxes,4H,N,10
				1,Foxes,Owls,C,1,Foxes,Owls,4H,N,9
				2,Owls,Foxes,closed,1,Foxes,Owls,PASS,,`,
			matches: []string{
				"R1 Foxes v Owls, 1 boards", "  open room 1, NS Owls: 4H N 10 420", "  closed room 1, NS Foxes: 4H N 9 -50",
				"R2 Owls v Foxes, 1 boards", "  closed room 1, NS Foxes: PASS",
			},
			problems: []string{"club.csv:H4: warning: Owls v Foxes: board 1 has a result in the closed room only"},
		},
		{
			name: "the match in one column, in Finnish",
			table: `
				Ottelu,Huone,Jako,Sitoumus,Pelinviejä,Tikit
				Foxes – Owls,avoin,1,4♥,N,10
				Foxes – Owls,S,1,passi,,`,
			matches:  []string{"R0 Foxes v Owls, 1 boards", "  open room 1, NS Foxes: 4H N 10 420", "  closed room 1, NS Owls: PASS"},
			problems: []string{"club.csv:A2: warning: it is not said who sits NS in the open room; by custom this is the home team"},
		},
		{
			name: "wrong cells",
			table: `
				Round,Home,Away,Room,Board,NS,EW,Contract,By,Tricks
				1,Foxes,Owls,attic,1,Foxes,Owls,4H,N,10
				1,Foxes,,open,1,Foxes,Owls,4H,N,10
				first,Foxes,Owls,open,1,Foxes,Owls,4H,N,10
				1,Foxes,Owls,open,2,Foxes,Foxes,4H,N,10
				1,Foxes,Owls,open,3,Foxes,Owls,4H,N,10
				1,Foxes,Owls,open,4,Owls,Foxes,4H,N,10`,
			matches: []string{"R1 Foxes v Owls, 2 boards", "  open room 3, NS Owls: 4H N 10 420", "  open room 4, NS Owls: 4H N 10 620"},
			problems: []string{
				`club.csv:D2: room "attic" is not understood`, "club.csv:B3: the teams of this result are not named", `club.csv:A4: round "first" is not a number`,
				"club.csv:G5: NS and EW are the same team", "club.csv:B7: NS in the open room are Owls here, but Foxes elsewhere in this match",
			},
		},
	})
}

func TestMatchLists(t *testing.T) {
	runMatchTests(t, []matchTest{
		{
			name: "two columns of IMPs and of VPs",
			table: `
				League of the county,,,,,,,
				Round,Date,Home,Away,Boards,IMPs,IMPs,VP,VP,Remarks
				1,2026-11-24,Foxes,Owls,24,45,73,4.46,"15,54",
				1,2026-11-24,Bears,Stoats,24,0,0,10,10,a draw
				2,2026-12-01,Foxes,Bears,24,,,,,postponed
				,,Total,,,45,73,14.46,25.54,`,
			matches: []string{
				"R1 Foxes v Owls, 24 boards, 45–73 IMPs, 446–1554 VP", "R1 Bears v Stoats, 24 boards, 0–0 IMPs, 1000–1000 VP, a draw",
				"R2 Foxes v Bears, 24 boards, not played, postponed",
			},
			problems: []string{"club.csv:5: warning: Foxes v Bears has no IMPs and counts as not played: postponed"},
		},
		{
			name: "both in one cell, and the away team's column first",
			table: `
				Koti,Vieras,IMP
				Foxes,Owls,45–73
				Owls,Foxes,10-11`,
			matches: []string{"R0 Foxes v Owls, 0 boards, 45–73 IMPs", "R0 Owls v Foxes, 0 boards, 10–11 IMPs"},
		},
		{
			name:    "columns by their headings",
			table:   "Home,Away,Away IMPs,Home IMPs\nFoxes,Owls,73,45",
			matches: []string{"R0 Foxes v Owls, 0 boards, 45–73 IMPs"},
		},
		{
			name: "wrong lines",
			table: `
				Round,Home,Away,IMPs,IMPs,VP,VP
				1,Foxes,Owls,45,,4.46,15.54
				1,Foxes,Owls,45,x,,
				1,Foxes,,45,73,,
				one,Foxes,Owls,45,73,,
				1,Foxes,Owls,45,-73.5,,
				1,Foxes,Owls,45,73,many,2`,
			problems: []string{
				"club.csv:E2: the IMPs of the away team are missing", `club.csv:E3: IMPs "x" is not a number`,
				"club.csv:C4: a team of this match is missing", `club.csv:A5: round "one" is not a number`,
				`club.csv:E6: IMPs "-73.5" is below zero`, `club.csv:F7: VPs "many" is not a number`,
			},
		},
		{
			name:    "parts of IMPs",
			table:   "Round,Home,Away,IMPs,IMPs,Boards\n1,Foxes,Owls,45.5,\"7,25\",8",
			matches: []string{"R1 Foxes v Owls, 8 boards, 45.5–7.25 IMPs"},
		},
		{
			name:     "a spreadsheet took the IMPs for a date",
			table:    "Home,Away,IMPs\nFoxes,Owls,45361",
			problems: []string{`club.csv:C2: IMPs "45361" are not those of two teams`},
		},
		{
			name: "teams that cannot play so",
			table: `
				Round,Home,Away,IMPs,IMPs
				1,Foxes,foxes,45,73
				1,Owls,Bears,1,2
				1,Stoats,Owls,1,2
				2,Owls,Bears,1,2
				2,Bears,Owls,1,2`,
			matches: []string{
				"R1 Owls v Bears, 0 boards, 1–2 IMPs", "R1 Stoats v Owls, 0 boards, 1–2 IMPs", "R2 Owls v Bears, 0 boards, 1–2 IMPs",
			},
			problems: []string{
				"club.csv:B2: Foxes plays against itself", "club.csv:B4: Owls plays twice in round 1, here and in club.csv:B3",
				"club.csv:B6: Bears v Owls is listed twice, here and in club.csv:B5",
			},
		},
		{
			name:     "a slip in a name",
			table:    "Home,Away,IMPs,IMPs\nRed foxes,Owls A,1,2\nOwls B,Red foxs,3,4",
			matches:  []string{"R0 Red foxes v Owls A, 0 boards, 1–2 IMPs", "R0 Owls B v Red foxs, 0 boards, 3–4 IMPs"},
			problems: []string{`club.csv:A3: warning: team "Red foxs" is nearly written as "Red foxes", but counts as another`},
		},
		{
			name:     "no matches",
			table:    "Round,Home,Away,IMPs,IMPs\nTotal,,,,",
			problems: []string{"club.csv: there are no matches below the heading"},
		},
	})
}

// TestNamesInCellsOfTheirOwn reads a workbook with a sheet for each room, on which the words
// for the sides have the teams in the next cell.
func TestNamesInCellsOfTheirOwn(t *testing.T) {
	const head = "Board,Contract,By,Tricks\n"
	ev, problems := readFiles(t, Options{}, "club.xlsx", map[string]string{"club.xlsx": workbook(t,
		[2]string{"Open room", "Open room\nNS:,Fast Foxes\nEW:,Old Owls\n\n" + head + "1,4H,N,10\n2,3NT,E,9"},
		[2]string{"Closed room", "Closed room\nNS:,Old Owls\nEW:,Fast Foxes\n\n" + head + "1,4H,N,9\n2,PASS,,"},
	)})
	if len(problems) > 0 {
		t.Error(problems)
	}
	want := []string{
		"R0 Fast Foxes v Old Owls, 2 boards",
		"  open room 1, NS Fast Foxes: 4H N 10 420", "  closed room 1, NS Old Owls: 4H N 9 -50", "  open room 2, NS Fast Foxes: 3NT E 9 -400", "  closed room 2, NS Old Owls: PASS",
	}
	if diff := cmp.Diff(want, shownMatches(ev)); diff != "" {
		t.Error(diff)
	}
}

// TestSummaryOfRooms reads a workbook with a sheet for each room, and one that has the scores
// of both again with their IMPs.
func TestSummaryOfRooms(t *testing.T) {
	const head = "Board,Contract,By,Tricks\n"
	for summary, want := range map[string][]string{
		"1,420,-50,10,\n2,-400,0,,9": nil,
		"1,420,-50,10,\n2,-400,0,,8": {"club.xlsx:Result!E4: the card gives 0–8 IMPs for board 2, but 400 for EW in the open room and 0 for NS in the closed room are 0–9"},
		"1,420,-50,10,\n2,-430,0,,9": {
			"club.xlsx:Result!B3: Foxes v Owls have two results for board 1 in the open room, here and in club.xlsx:Open room!B3",
			"club.xlsx:Result!B4: Foxes v Owls have two results for board 2 in the open room, here and in club.xlsx:Open room!B4",
		},
	} {
		ev, problems := readFiles(t, Options{}, "club.xlsx", map[string]string{"club.xlsx": workbook(t,
			[2]string{"Open room", "OPEN ROOM   NS: Foxes   EW: Owls\n" + head + "1,4H,N,10\n2,3NT,E,9"},
			[2]string{"Closed room", "CLOSED ROOM   NS: Owls   EW: Foxes\n" + head + "1,4H,N,9\n2,PASS,,"},
			[2]string{"Result", "Foxes – Owls\nBoard,Open NS,Closed NS,IMP Foxes,IMP Owls\n" + summary},
		)})
		if diff := cmp.Diff(want, said(problems), cmpopts.EquateEmpty()); diff != "" {
			t.Errorf("%s: %s", summary, diff)
		}
		if diff := cmp.Diff(foxesAndOwls("Foxes", "Owls"), shownMatches(ev)); diff != "" {
			t.Errorf("%s: %s", summary, diff)
		}
	}
}

// TestListBesideCards reads a workbook with cards and a list of the same matches.
func TestListBesideCards(t *testing.T) {
	card := [2]string{"R1 M1", "Round 1\n" + seated + "Board,Open score NS,Closed score NS\n1,420,-50\n2,-400,0"}
	read := func(sheets ...[2]string) (*event.Event, event.Problems) {
		return readFiles(t, Options{}, "club.xlsx", map[string]string{"club.xlsx": workbook(t, sheets...)})
	}
	const head = "Round,Home,Away,IMPs,IMPs,VP,VP\n"
	tests := []struct {
		list     string
		matches  int
		first    string
		problems []string
	}{
		{list: "1,Foxes,Owls,10,9,10.5,9.5", matches: 1, first: "R1 Foxes v Owls, 2 boards, 10–9 IMPs, 1050–950 VP"},
		{list: "1,Owls,Foxes,9,10,9.5,10.5", matches: 1, first: "R1 Foxes v Owls, 2 boards, 10–9 IMPs, 1050–950 VP"},
		{list: "1,Foxes,Owls,1,0,,", matches: 1, first: "R1 Foxes v Owls, 2 boards, 1–0 IMPs"},
		{list: "1,Foxes,Owls,,,,", matches: 1, first: "R1 Foxes v Owls, 2 boards"},
		{
			list: "1,Foxes,Owls,10,8,,", matches: 1, first: "R1 Foxes v Owls, 2 boards, 10–8 IMPs",
			problems: []string{"club.xlsx:Summary!D2: the list gives Foxes v Owls 10–8 IMPs, but the boards in club.xlsx:R1 M1!A2 come to 10–9"},
		},
		{
			list: "1,Bears,Stoats,10,8,,", matches: 2, first: "R1 Foxes v Owls, 2 boards",
			problems: []string{"club.xlsx:Summary!2: warning: Bears v Stoats is in the list, but has no card"},
		},
	}
	for _, tt := range tests {
		ev, problems := read([2]string{"Summary", head + tt.list}, card)
		if diff := cmp.Diff(tt.problems, said(problems), cmpopts.EquateEmpty()); diff != "" {
			t.Errorf("%s: %s", tt.list, diff)
		}
		if ev.Kind != event.Teams || len(ev.Matches) != tt.matches {
			t.Errorf("%s: %v, %d matches; want %d", tt.list, ev.Kind, len(ev.Matches), tt.matches)
			continue
		}
		if got := shownMatches(ev)[0]; got != tt.first {
			t.Errorf("%s: %s; want %s", tt.list, got, tt.first)
		}
	}

	t.Run("pairs too", func(t *testing.T) {
		_, problems := read(card, [2]string{"Pairs", "Board,NS,EW,Contract,By,Tricks\n1,1,2,4H,N,10"})
		want := []string{"club.xlsx:Pairs: this sheet holds results of pairs, but club.xlsx:R1 M1 holds those of a match of teams"}
		if diff := cmp.Diff(want, said(problems)); diff != "" {
			t.Error(diff)
		}
	})
}

// TestDamagedTeams refuses results of teams and of Chicago in which a spreadsheet program
// made a date of a cell.
func TestDamagedTeams(t *testing.T) {
	for name, tt := range map[string]struct{ table, cell string }{
		"teams":   {"Home,Away,Room,Board,Contract,By,Tricks\nFoxes,Owls,open,1,4H,N,10\nFoxes,Owls,closed,1,4H,N,9", "G2"},
		"card":    {seated + "Board,Open score NS,Closed score NS\n1,420,-50\n2,100,110", "B4"},
		"chicago": {"Deal,Dealer,North,South,East,West,Contract,By,Tricks\n1,North,Anna,Ben,Cleo,Dan,3NT,N,9", "I2"},
	} {
		file, err := excelize.OpenReader(strings.NewReader(workbook(t, [2]string{"Results", tt.table})))
		if err != nil {
			t.Fatal(err)
		}
		const shortDate = 16 // 2-Jul
		style, err := file.NewStyle(&excelize.Style{NumFmt: shortDate})
		if err == nil {
			err = errors.Join(file.SetCellValue("Results", tt.cell, 45000), file.SetCellStyle("Results", tt.cell, tt.cell, style))
		}
		book, failed := file.WriteToBuffer()
		if err = errors.Join(err, failed, file.Close()); err != nil {
			t.Fatal(err)
		}
		_, problems := readFiles(t, Options{}, "club.xlsx", map[string]string{"club.xlsx": book.String()})
		if !slices.ContainsFunc(said(problems), func(text string) bool { return strings.Contains(text, "made a date") }) {
			t.Errorf("%s: %v", name, said(problems))
		}
	}
}
