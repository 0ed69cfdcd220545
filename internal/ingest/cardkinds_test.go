package ingest

import (
	"testing"

	"github.com/google/go-cmp/cmp"

	"bridgecalc/internal/event"
)

// TestCardKinds reads cards in which the headings of the IMPs name the teams, and lines above
// say who sits where.
func TestCardKinds(t *testing.T) {
	runMatchTests(t, []matchTest{
		{
			name: "matches below each other, each with its teams in the headings",
			table: `
				Triangular. The first team sits NS in the open room and EW in the closed room
				Match 1,Foxes - Owls
				Board,Open room,NS score,Closed room,NS score,IMPs Foxes,IMPs Owls
				1,4H N =,420,4H N -1,-50,10,
				2,3NT E =,-400,3NT E -1,50,,10
				Match 2,Owls - Herons
				Board,Open room,NS score,Closed room,NS score,IMPs Owls,IMPs Herons
				3,2S N =,110,3S N -1,-50,4,
				4,2S N =,110,2S N =,110,,`,
			matches: []string{
				"R0 Foxes v Owls, 2 boards", "  open room 1, NS Foxes: 4H N 10 420", "  closed room 1, NS Owls: 4H N 9 -50",
				"  open room 2, NS Foxes: 3NT E 9 -400", "  closed room 2, NS Owls: 3NT E 8 50",
				"R0 Owls v Herons, 2 boards", "  open room 3, NS Owls: 2S N 8 110", "  closed room 3, NS Herons: 3S N 8 -50",
				"  open room 4, NS Owls: 2S N 8 110", "  closed room 4, NS Herons: 2S N 8 110",
			},
		},
		{
			name: "a team with its sides is no list of its players",
			table: `
				Foxes - Owls
				Owls: NS in the open room, EW in the closed room. Suits: S = spades, H = hearts
				Board,Open NS,Closed NS
				1,420,-50`,
			matches: []string{"R0 Foxes v Owls, 1 boards", "  open room 1, NS Owls: 420", "  closed room 1, NS Foxes: -50"},
		},
		{
			name: "matches side by side, the headings are but the teams",
			table: `
				"The first named team sits NS in the open room, EW in the closed"
				Foxes – Owls,,,,,,,Herons – Honours Club
				Bd,Open,Closed,Diff,Foxes,Owls,,Bd,Open,Closed,Diff,Herons,Honours Club
				1,420,-50,470,10,,,1,-50,420,-470,,10
				2,-400,-400,0,,,,2,100,-400,500,11,
				Total,,,,10,0,,Total,,,,11,10`,
			matches: []string{
				"R0 Foxes v Owls, 2 boards, 10–0 IMPs", "  open room 1, NS Foxes: 420", "  closed room 1, NS Owls: -50",
				"  open room 2, NS Foxes: -400", "  closed room 2, NS Owls: -400",
				"R0 Herons v Honours Club, 2 boards, 11–10 IMPs", "  open room 1, NS Herons: -50", "  closed room 1, NS Honours Club: 420",
				"  open room 2, NS Herons: 100", "  closed room 2, NS Honours Club: -400",
			},
		},
		{
			name: "a tally is no ruling",
			table: `
				Foxes - Owls
				Open room: NS Foxes (Ann – Bob); EW Owls (Cyd – Dan)
				Board,Open,,NS,Closed,,NS,Foxes,Owls,Tally
				1,4H N,=,420,4H N,-1,-50,10,,10-0
				2,3NT E,=,-400,3NT E,-1,50,,10,10-10
				3,2S S,+1,140,2S S,-1,-50,5,,15-10
				4,2S E,=,-110,3S E,-1,100,,5,15-15`,
			matches: []string{
				"R0 Foxes v Owls, 4 boards",
				"  open room 1, NS Foxes: 4H N 10 420", "  closed room 1, NS Owls: 4H N 9 -50",
				"  open room 2, NS Foxes: 3NT E 9 -400", "  closed room 2, NS Owls: 3NT E 8 50",
				"  open room 3, NS Foxes: 2S S 9 140", "  closed room 3, NS Owls: 2S S 7 -50",
				"  open room 4, NS Foxes: 2S E 8 -110", "  closed room 4, NS Owls: 3S E 8 100",
			},
		},
		{
			name: "a table on its side for each room, who sits there in a row between",
			table: `
				Foxes v Owls
				Open room,NS: Foxes (Ann/Bob),,EW: Owls (Cyd/Dan)
				Board,1,2,3
				Contract,4H,3NT,2S
				By,N,E,S
				Tricks,10,9,9
				NS score,420,-400,140
				Closed room,NS: Owls (Eve/Fay),,EW: Foxes (Gus/Hal)
				Board,1,2,3
				Contract,4H,3NT,2S
				By,N,E,S
				Tricks,9,8,7
				NS score,-50,50,-50`,
			matches: []string{
				"R0 Foxes v Owls, 3 boards",
				"  open room 1, NS Foxes: 4H N 10 420", "  closed room 1, NS Owls: 4H N 9 -50",
				"  open room 2, NS Foxes: 3NT E 9 -400", "  closed room 2, NS Owls: 3NT E 8 50",
				"  open room 3, NS Foxes: 2S S 9 140", "  closed room 3, NS Owls: 2S S 7 -50",
			},
		},
		{
			name: "rooms below each other with the players in a row of their own, and the IMPs below",
			table: `
				Home team:,Foxes
				Away team:,Owls
				Open room,NS: Owls,,EW: Foxes
				North: Ann Ek,South: Bob Ek,,East: Cyd Alm,,West: Dan Alm
				Board,Contract,Result,NS,EW
				1,4H N,=,420,
				2,3NT E,=,,400

				Closed room,NS: Foxes,,EW: Owls
				North: Eve Lind,South: Fay Lind,,East: Gus Ask,,West: Hal Ask
				Board,Contract,Result,NS,EW
				1,4H N,-1,,50
				2,3NT E,-1,50,

				IMPs
				Board,Home team,Away team
				1,,10
				2,10,`,
			matches: foxesAndOwlsIn("Owls", "Foxes"),
		},
		{
			name: "the team behind the players of a side, and the IMPs below short names",
			table: `
				Semi-final: Foxes (home) v Team Owls
				OPEN ROOM
				N: Ann Ek,,S: Bob Ek,,(Team Owls)
				E: Cyd Alm,,W: Dan Alm,,(Foxes)
				Board,Contract,By,Tricks,NS,EW
				1,4H,N,10,420,
				2,3NT,E,9,,400

				CLOSED ROOM
				N: Eve Lind,,S: Fay Lind,,(Foxes)
				E: Gus Ask,,W: Hal Ask,,(Team Owls)
				Board,Contract,By,Tricks,NS,EW
				1,4H,N,9,,50
				2,3NT,E,8,50,

				IMP
				Board,Foxes,Owls
				1,,10
				2,10,
				Total,10,10`,
			matches: append([]string{"R0 Foxes v Team Owls, 2 boards, 10–10 IMPs"}, foxesAndOwlsIn("Team Owls", "Foxes")[1:]...),
		},
		{
			name: "sides head the scores, though a line names who sits on each",
			table: `
				Foxes v Owls
				Open room: NS Foxes - EW Owls
				Board,Contract,By,Result,NS,EW
				1,4H,N,=,420,
				2,3NT,E,=,,400
				3,2S,S,+1,140,
				4,2S,E,=,,110
				Closed room: NS Owls - EW Foxes
				Board,Contract,By,Result,NS,EW
				1,4H,N,-1,,50
				2,3NT,E,-1,50,
				3,2S,S,-1,,50
				4,3S,E,-1,100,`,
			matches: []string{
				"R0 Foxes v Owls, 4 boards",
				"  open room 1, NS Foxes: 4H N 10 420", "  closed room 1, NS Owls: 4H N 9 -50",
				"  open room 2, NS Foxes: 3NT E 9 -400", "  closed room 2, NS Owls: 3NT E 8 50",
				"  open room 3, NS Foxes: 2S S 9 140", "  closed room 3, NS Owls: 2S S 7 -50",
				"  open room 4, NS Foxes: 2S E 8 -110", "  closed room 4, NS Owls: 3S E 8 100",
			},
		},
		{
			name: "halves next to each other, the scores behind the contracts, the name longer in the title",
			table: `
				Foxes v Owls Club
				"Open room: NS Foxes, EW Owls. Closed room: NS Owls, EW Foxes. Scores are those of NS, IMPs + for Foxes"
				1st half,,,,,,,2nd half
				Bd,open,NS,closed,NS,IMP,,Bd,open,NS,closed,NS,IMP
				1,4H N =,420,4H N -1,-50,10,,3,2S S +1,140,2S S -1,-50,5
				2,3NT E =,-400,3NT E -1,50,-10,,4,2S E =,-110,3S E -1,100,-5`,
			matches: []string{
				"R0 Foxes v Owls Club, 2 boards, segment 1",
				"  open room 1, NS Foxes: 4H N 10 420", "  closed room 1, NS Owls Club: 4H N 9 -50",
				"  open room 2, NS Foxes: 3NT E 9 -400", "  closed room 2, NS Owls Club: 3NT E 8 50",
				"R0 Foxes v Owls Club, 2 boards, segment 2",
				"  open room 3, NS Foxes: 2S S 9 140", "  closed room 3, NS Owls Club: 2S S 7 -50",
				"  open room 4, NS Foxes: 2S E 8 -110", "  closed room 4, NS Owls Club: 3S E 8 100",
			},
		},
	})
}

// TestHalvesOnSheets reads the halves of a match on two sheets, with a row for each room: the
// teams change their seats, and a word in the column of the scores is in front of a total.
func TestHalvesOnSheets(t *testing.T) {
	const heads = "Board,Room,Contract,By,Tricks,NS score,IMPs Foxes,IMPs Owls\n"
	book := workbook(t,
		[2]string{"First half", "Foxes v Owls\nHalf 1\nOpen room:,NS: Ann – Bob (Foxes),,EW: Cyd – Dan (Owls)\nClosed room:,NS: Eve – Fay (Owls),,EW: Gus – Hal (Foxes)\n" +
			heads + "1,Open,4H,N,10,420,,\n,Closed,4H,N,9,-50,10,\n2,Open,3NT,E,9,-400,,\n,Closed,3NT,E,8,50,,10\n,,,,,Half,10,10\n"},
		[2]string{"Second half", "Foxes v Owls\nHalf 2\nOpen room:,NS: Cyd – Dan (Owls),,EW: Ann – Bob (Foxes)\nClosed room:,NS: Gus – Hal (Foxes),,EW: Eve – Fay (Owls)\n" +
			heads + "3,Open,2S,S,9,140,,\n,Closed,2S,S,7,-50,,5\n4,Open,2S,E,8,-110,,\n,Closed,3S,E,8,100,5,\n,,,,,Half,5,5\n"})
	ev, problems := readFiles(t, Options{}, "club.xlsx", map[string]string{"club.xlsx": book})
	if len(problems) > 0 {
		t.Fatal(said(problems))
	}
	want := []string{
		"R0 Foxes v Owls, 2 boards, segment 1",
		"  open room 1, NS Foxes: 4H N 10 420", "  closed room 1, NS Owls: 4H N 9 -50", "  open room 2, NS Foxes: 3NT E 9 -400", "  closed room 2, NS Owls: 3NT E 8 50",
		"R0 Foxes v Owls, 2 boards, segment 2",
		"  open room 3, NS Owls: 2S S 9 140", "  closed room 3, NS Foxes: 2S S 7 -50", "  open room 4, NS Owls: 2S E 8 -110", "  closed room 4, NS Foxes: 3S E 8 100",
	}
	if diff := cmp.Diff(want, shownMatches(ev)); diff != "" {
		t.Error(diff)
	}
}

// foxesAndOwlsIn is what two boards come to, where a team sits NS in the open room and
// another in the closed one.
func foxesAndOwlsIn(open, closed string) []string {
	return []string{
		"R0 Foxes v Owls, 2 boards",
		"  open room 1, NS " + open + ": 4H N 10 420", "  closed room 1, NS " + closed + ": 4H N 9 -50",
		"  open room 2, NS " + open + ": 3NT E 9 -400", "  closed room 2, NS " + closed + ": 3NT E 8 50",
	}
}

// TestIMPTables holds the IMPs of a table apart from the cards against the results.
func TestIMPTables(t *testing.T) {
	const cards = "Foxes v Owls\n\nOpen room: NS Foxes\nBoard,Contract,By,Tricks,NS\n1,4H,N,10,420\n2,3NT,E,9,-400\n\nClosed room: NS Owls\nBoard,Contract,By,Tricks,NS\n1,4H,N,9,-50\n2,3NT,E,8,50\n\n"
	want := foxesAndOwlsIn("Foxes", "Owls")
	stated := func(imps string) []string {
		return append([]string{"R0 Foxes v Owls, 2 boards, " + imps + " IMPs"}, want[1:]...)
	}
	runMatchTests(t, []matchTest{
		{name: "the IMPs of each team", table: cards + "Settlement\nBoard,IMP Foxes,IMP Owls\n1,10,\n2,,10\nTotal,10,10\n", matches: stated("10–10")},
		{
			name: "others than those of the results", table: cards + "Board,IMP Foxes,IMP Owls\n1,10,\n2,,11\nTotal,10,11\n", matches: stated("10–11"),
			problems: []string{
				"club.csv:C15: the card gives 0–11 IMPs for board 2, but 400 for EW in the open room and 50 for NS in the closed room are 0–10",
				"club.csv:C16: the total is 10–11 IMPs, but the boards above come to 10–10",
			},
		},
		{name: "those of another match", table: cards + "Board,IMP Bears,IMP Stoats\n1,7,\n2,,3\n", matches: want},
	})
}

// TestScoresOfOwnCards reads what each team scored from the columns of the team that keeps the card.
func TestScoresOfOwnCards(t *testing.T) {
	for _, heads := range []string{"We +,They +", "Our +,Their +", "Vi +,De +", "Wir +,Sie +", "+,-"} {
		t.Run(heads, func(t *testing.T) {
			runMatchTests(t, []matchTest{{
				name: "in both rooms",
				table: "Foxes (home) v Owls (away)\nOpen room: NS Foxes EW Owls\n\n,Open: our N/S,,,,,Closed: our E/W,,,,,,IMPs,\n" +
					"Bd,Contract,By,Tricks," + heads + ",Contract,By,Tricks," + heads + ",Swing,+,-\n1,4H,N,10,420,,4H,N,9,50,,470,10,\n2,3NT,E,9,,400,3NT,E,8,,50,-450,,10\n" +
					"3,2S,N,8,110,,4S,N,9,50,,160,4,\n4,3NT,W,8,100,,2NT,W,8,120,,220,6,\n",
				matches: append(
					append([]string{"R0 Foxes v Owls, 4 boards"}, foxesAndOwlsIn("Foxes", "Owls")[1:]...),
					"  open room 3, NS Foxes: 2S N 8 110", "  closed room 3, NS Owls: 4S N 9 -50",
					"  open room 4, NS Foxes: 3NT W 8 100", "  closed room 4, NS Owls: 2NT W 8 -120",
				),
			}})
		})
	}
}

// TestSeatsOfCards reads who sat where from lines in which the room, the side, the team and
// the players have cells of their own, or stand together.
func TestSeatsOfCards(t *testing.T) {
	const boards = "Board,Open score NS,Closed score NS\n1,420,-50\n"
	for name, table := range map[string]string{
		"the team between the side and its pair": "Foxes - Owls\nOpen room,NS,Foxes,,Ann & Bob\n,EW,Owls,,Cyd & Dan\nClosed room,NS,Owls,,Eve & Fay\n,EW,Foxes,,Gus & Hal\n" + boards,
		"the team behind its pair":               "Foxes - Owls\nOpen room,NS:,\"Ann/Bob, Foxes\"\n,EW:,\"Cyd/Dan, Owls\"\nClosed room,NS:,\"Eve/Fay, Owls\"\n,EW:,\"Gus/Hal, Foxes\"\n" + boards,
		"each player with a letter": "Foxes - Owls\nOpen room NS Foxes: Bob (S) / Ann (N)\nOpen room EW Owls: Cyd (E) / Dan (W)\n" +
			"Closed room NS Owls: Eve (N) / Fay (S)\nClosed room EW Foxes: Gus (E) / Hal (W)\n" + boards,
		"a word between both sides, with a decimal comma in the line above": "Foxes - Owls\n\"Cup 14.11.2026, 16 boards, VP 7,97–12,03\"\nOpen room: NS Ann & Bob v EW Cyd & Dan\nClosed room: EW Gus & Hal v NS Eve & Fay\nFoxes sit NS in the open room\n" + boards,
		"both sides by their seats, with their teams":                       "Foxes - Owls\n\"Open room: N Ann, S Bob (Foxes) v E Cyd, W Dan (Owls)\"\n\"Closed room: E Gus, W Hal (Foxes) v N Eve, S Fay (Owls)\"\n" + boards,
		"seats in English below the rooms in another language": "Foxes - Owls\n,Avoin huone,Suljettu huone\nN,Ann,Eve\nS,Bob,Fay\nE,Cyd,Gus\nW,Dan,Hal\nAvoimessa Foxes NS\n\n" +
			"Jako,Avoin (NS),Suljettu (NS)\n1,420,-50\n",
		"seats in the language of the sheet below the rooms": "Foxes - Owls\n,Avoin huone,Suljettu huone\nP,Ann,Eve\nE,Bob,Fay\nI,Cyd,Gus\nL,Dan,Hal\nAvoimessa Foxes PE\n\n" +
			"Jako,Avoin (PE),Suljettu (PE)\n1,420,-50\n",
		"a table of IMPs beside the lines": "Foxes - Owls\nOpen room,,,,,,IMPs\nNS: Ann – Bob (Foxes),,,,,,Board,Foxes,Owls\nEW: Cyd – Dan (Owls),,,,,,1,10,-\nBoard,Contract,By,Tricks,NS,,2,1,-\n" +
			"1,4H,N,10,420,,3,-,8\n2,3NT,E,9,-400,,Total,11,8\n3,2S,N,8,110\n\nClosed room\nNS: Eve – Fay (Owls)\nEW: Gus – Hal (Foxes)\nBoard,Contract,By,Tricks,NS\n1,4H,N,9,-50\n2,3NT,E,10,-430\n3,4S,N,11,450\n",
		"a row for each seat below both rooms": "League match Foxes - Trzy Bez Atu\n,Open room,,,Closed room\nN,Ann,(Foxes),,Eve,(Trzy Bez Atu)\nE,Cyd,(Trzy Bez Atu),,Gus,(Foxes)\n" +
			"S,Bob,(Foxes),,Fay,(Trzy Bez Atu)\nW,Dan,(Trzy Bez Atu),,Hal,(Foxes)\n\n" +
			"nr,contract,by,NS,contract,by,NS,Foxes,Trzy Bez Atu\n1,4H=,N,420,4H-1,N,-50,10,\n2,4H=,N,620,4H-1,N,-100,12,\n3,4H=,N,420,4H-1,N,-50,10,\n4,2S=,N,110,2S=,N,110,,\n5,2S=,N,110,2S=,N,110,,\nsegment 1,,,,,,,32,0\n",
		"the letters of the seats are explained": "Foxes - Owls\nOpen room: NS Foxes (Ann & Bob); EW Owls (Cyd & Dan)\nClosed room: NS Owls (Eve & Fay); EW Foxes (Gus & Hal)\n" +
			"\"N = North, E = East, S = South, W = West\"\n" + boards,
	} {
		t.Run(name, func(t *testing.T) {
			ev := mustRead(t, table)
			names := make(map[string][4]string)
			for _, r := range ev.Matches[0].Results {
				var four [4]string
				for place, n := range r.Lineup {
					team := &ev.Teams[r.NS]
					if place%2 == 1 {
						team = &ev.Teams[r.EW]
					}
					if n > 0 {
						four[place] = team.Players[n-1]
					}
				}
				names[r.Room.String()] = four
			}
			want := map[string][4]string{event.Open.String(): {"Ann", "Cyd", "Bob", "Dan"}, event.Closed.String(): {"Eve", "Gus", "Fay", "Hal"}}
			if diff := cmp.Diff(want, names); diff != "" {
				t.Error(diff)
			}
		})
	}
}
