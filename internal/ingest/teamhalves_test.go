package ingest

import (
	"testing"

	"github.com/google/go-cmp/cmp"

	"bridgecalc/internal/event"
)

const scoresOnly = "Board,Open score NS,Closed score NS,IMPs home,IMPs away\n"

// TestHalves reads numbered halves of a card as segments of the match.
func TestHalves(t *testing.T) {
	runMatchTests(t, []matchTest{
		{
			name: "the teams exchange their seats, the total is of both",
			table: "Round 2\nFoxes v Owls\n1st half\nHome sits NS in the open room\n" + scoresOnly + "1,420,-50,10,\n" +
				"2nd half\nAway sits NS in the open room\n" + scoresOnly + "2,110,-110,,6\nTotal,,,10,6\n",
			matches: []string{
				"R2 Foxes v Owls, 1 boards, segment 1", "  open room 1, NS Foxes: 420", "  closed room 1, NS Owls: -50",
				"R2 Foxes v Owls, 1 boards, segment 2", "  open room 2, NS Owls: 110", "  closed room 2, NS Foxes: -110",
			},
		},
		{
			name: "in Finnish",
			table: "Koti: Foxes\nVieras: Owls\n1. puoliaika\nKoti istuu NS avoimessa huoneessa\nJako,Avoin pisteet,Suljettu pisteet\n1,420,-50\n" +
				"Puoliaika 2\nVieras istuu NS avoimessa huoneessa\nJako,Avoin pisteet,Suljettu pisteet\n2,110,-110\n",
			matches: []string{
				"R0 Foxes v Owls, 1 boards, segment 1", "  open room 1, NS Foxes: 420", "  closed room 1, NS Owls: -50",
				"R0 Foxes v Owls, 1 boards, segment 2", "  open room 2, NS Owls: 110", "  closed room 2, NS Foxes: -110",
			},
		},
		{
			name:  "a second half that was not played counts as boards not played, as without numbers",
			table: seated + "Half: 1\n" + scoresOnly + "1,420,-50,10,\nHalf 2\n" + scoresOnly + "2,not played,not played,,\n",
			matches: []string{
				"R0 Foxes v Owls, 2 boards", "  open room 1, NS Foxes: 420", "  closed room 1, NS Owls: -50",
				"  open room 2, NS Foxes: not played", "  closed room 2, NS Owls: not played",
			},
		},
		{
			name:  "only the second is numbered",
			table: seated + scoresOnly + "1,420,-50,10,\n2nd half\n" + scoresOnly + "2,110,-110,6,\nTotal,,,16,\n",
			matches: []string{
				"R0 Foxes v Owls, 2 boards, 16–0 IMPs", "  open room 1, NS Foxes: 420", "  closed room 1, NS Owls: -50",
				"  open room 2, NS Foxes: 110", "  closed room 2, NS Owls: -110",
			},
		},
		{
			name: "a total that is of neither",
			table: seated + "1st half\n" + scoresOnly + "1,420,-50,10,\n2nd half\n" + scoresOnly + "2,110,-110,6,\n" +
				"Total,,,17,\n",
			matches: []string{
				"R0 Foxes v Owls, 1 boards, segment 1", "  open room 1, NS Foxes: 420", "  closed room 1, NS Owls: -50",
				"R0 Foxes v Owls, 1 boards, segment 2", "  open room 2, NS Foxes: 110", "  closed room 2, NS Owls: -110",
			},
			problems: []string{"club.csv:D9: the total is 17–0 IMPs, but the boards above come to 6–0"},
		},
		{
			name: "a ruling for the board in one room needs nothing in the other",
			table: seated + `
				Board,Open contract,Open by,Open tricks,Closed contract,Closed by,Closed tricks
				1,A+/A-,,,,,
				2,,,,60/40,,
				3,A+/A-,,,not played,,`,
			matches: []string{
				"R0 Foxes v Owls, 3 boards", "  open room 1, NS Foxes: 60%+ 40%-", "  closed room 1, NS Owls: not played",
				"  open room 2, NS Foxes: not played", "  closed room 2, NS Owls: 60% 40%",
				"  open room 3, NS Foxes: 60%+ 40%-", "  closed room 3, NS Owls: not played",
			},
		},
	})
}

// TestHalvesBesideList keeps a match in one piece where a list is about the whole.
func TestHalvesBesideList(t *testing.T) {
	book := workbook(t,
		[2]string{"Card", "Round 1\nFoxes v Owls\nHome sits NS in the open room\n1st half\n" + scoresOnly + "1,420,-50,10,\n2nd half\n" + scoresOnly + "2,110,-110,6,\n"},
		[2]string{"Matches", "Round,Home,Away,IMPs,IMPs\n1,Foxes,Owls,16,0\n"})
	ev, problems := readFiles(t, Options{}, "club.xlsx", map[string]string{"club.xlsx": book})
	if len(problems) > 0 {
		t.Fatal(said(problems))
	}
	if len(ev.Matches) != 1 || ev.Matches[0].HomeIMPs != 1600 {
		t.Error(shownMatches(ev))
	}
}

// TestLineupsOfCards reads who sat where from the titles above a card.
func TestLineupsOfCards(t *testing.T) {
	for name, table := range map[string]string{
		"both rooms on a card": seated + "Open room NS: Ann & Bob\nOpen room EW: Cyd / Dan\nClosed room (North):,Eve\nClosed room EW: Ann & Fay\n" +
			"Board,Open score NS,Closed score NS\n1,420,-50\n",
		"each room below the other": seated + "Open room\nNS: Ann & Bob\nEW: Cyd / Dan\nBoard,Score\n1,420\n" +
			"Closed room\nNorth: Eve\nEW: Ann & Fay\nBoard,Score\n1,-50\n",
		"a table of the seats": "Home: Foxes\nAway: Owls\n,North,South,East,West,NS\nOpen room,Ann,Bob,Cyd,Dan,Foxes\nClosed room,Eve,,Ann,Fay,Owls\n" +
			"Board,Open score NS,Closed score NS\n1,420,-50\n",
	} {
		ev := mustRead(t, table)
		var lineups [][4]uint8
		for _, r := range ev.Matches[0].Results {
			lineups = append(lineups, r.Lineup)
		}
		if diff := cmp.Diff([][4]uint8{{1, 1, 2, 2}, {3, 1, 0, 3}}, lineups); diff != "" {
			t.Errorf("%s: %s", name, diff)
		}
		want := []event.Team{{Name: "Foxes", Players: []string{"Ann", "Bob", "Fay"}}, {Name: "Owls", Players: []string{"Cyd", "Dan", "Eve"}}}
		if diff := cmp.Diff(want, ev.Teams); diff != "" {
			t.Errorf("%s: %s", name, diff)
		}
	}
}

// TestPenaltiesByTeamAndPair takes a sheet that names both for one about teams, where
// teams play.
func TestPenaltiesByTeamAndPair(t *testing.T) {
	book := workbook(t,
		[2]string{"Penalties", "Pair,Team,Penalty,Reason\n1,Foxes,1 VP,late\n"},
		[2]string{"Matches", "Round,Home,Away,IMPs,IMPs,Boards\n1,Foxes,Owls,16,0,8\n"})
	ev, problems := readFiles(t, Options{}, "club.xlsx", map[string]string{"club.xlsx": book})
	if len(problems) > 0 {
		t.Fatal(said(problems))
	}
	_, problems = readFiles(t, Options{}, "club.xlsx", map[string]string{"club.xlsx": workbook(t,
		[2]string{"Penalties", "Pair,Penalty\n1,1 VP\n"}, [2]string{"Matches", "Round,Home,Away,IMPs,IMPs,Boards\n1,Foxes,Owls,16,0,8\n"})})
	if diff := cmp.Diff([]string{"club.xlsx:Penalties!B2: this is given to a pair, but these are a list of matches"}, said(problems)); diff != "" {
		t.Error(diff)
	}
	if len(ev.Adjustments) != 1 || ev.Adjustments[0].Amount != -1000 || ev.Adjustments[0].Entrant != 0 {
		t.Errorf("%+v", ev.Adjustments)
	}
}

// TestShownCards says plainly why cards made for reading are not read.
func TestShownCards(t *testing.T) {
	_, problems := readTable(t, "Match cards,Board,Open room,Open room NS,Closed room,Closed room NS,IMPs Home\nFoxes – Owls,1,4H N =,420,4H N −1,-50,10\n")
	want := []string{"club.csv:1: the teams of this match are not named"}
	if diff := cmp.Diff(want, said(problems)); diff != "" {
		t.Error(diff)
	}
}
