package ingest

import "testing"

// TestOwnScores reads cards on which a team has what it scored itself in both rooms, where the
// headings say on which side it sat and the sheet says which team it is.
func TestOwnScores(t *testing.T) {
	runMatchTests(t, []matchTest{
		{
			name: "the note names the home team",
			table: `
				Foxes (home) v Owls (away)
				All scores from the point of view of Foxes: + is for us
				Board,Open room (we NS),Closed room (we EW),Net,IMPs for,IMPs against
				1,420,50,470,10,
				2,-100,-130,-230,,6
				3,-620,620,0,,
				Total,,,,10,6`,
			matches: []string{
				"R0 Foxes v Owls, 3 boards, 10–6 IMPs",
				"  open room 1, NS Foxes: 420", "  closed room 1, NS Owls: -50",
				"  open room 2, NS Foxes: -100", "  closed room 2, NS Owls: 130",
				"  open room 3, NS Foxes: -620", "  closed room 3, NS Owls: -620",
			},
		},
		{
			name: "the note names the away team, which sits EW in the open room",
			table: `
				Foxes v Owls
				Scores as seen by Owls: + is for us
				Board,Open room (we EW),Closed room (we NS)
				1,-420,-50
				2,100,-130`,
			matches: []string{
				"R0 Foxes v Owls, 2 boards",
				"  open room 1, NS Foxes: 420", "  closed room 1, NS Owls: -50",
				"  open room 2, NS Foxes: -100", "  closed room 2, NS Owls: -130",
			},
		},
		{
			name: "several matches of the team that the sheet names",
			table: `
				"Team Foxes. Ann & Bob NS in the open room, Cyd & Dan EW in the closed room"
				All scores are from OUR side (plus = good for us)
				Match 1  vs. Owls
				Bd,Open (us NS),Closed (us EW),Net,IMPs us,IMPs them
				1,420,50,470,10,
				2,-100,-130,-230,,6
				Match 2  vs. Herons
				Bd,Open (us NS),Closed (us EW),Net,IMPs us,IMPs them
				3,140,-420,-280,,7
				4,-100,200,100,3,`,
			matches: []string{
				"R0 Foxes v Owls, 2 boards",
				"  open room 1, NS Foxes: 420", "  closed room 1, NS Owls: -50",
				"  open room 2, NS Foxes: -100", "  closed room 2, NS Owls: 130",
				"R0 Foxes v Herons, 2 boards",
				"  open room 3, NS Foxes: 140", "  closed room 3, NS Herons: 420",
				"  open room 4, NS Foxes: -100", "  closed room 4, NS Herons: -200",
			},
		},
		{
			name: "stated IMPs that are against it",
			table: `
				Foxes (home) v Owls (away)
				All scores from the point of view of Foxes: + is for us
				Board,Open room (we NS),Closed room (we EW),IMPs for,IMPs against
				1,420,50,9,`,
			matches: []string{"R0 Foxes v Owls, 1 boards", "  open room 1, NS Foxes: 420", "  closed room 1, NS Owls: -50"},
			problems: []string{
				"club.csv:D4: the card gives 9–0 IMPs for board 1, but 420 for NS in the open room and 50 for EW in the closed room are 10–0",
			},
		},
		{
			name: "nothing says which team it is",
			table: `
				Foxes (home) v Owls (away)
				All scores from our side
				Board,Open room (we NS),Closed room (we EW)
				1,420,50`,
			matches: []string{"R0 Foxes v Owls, 1 boards", "  open room 1, NS Foxes: 420", "  closed room 1, NS Owls: -50"},
			problems: []string{
				"club.csv:A1: warning: it is not said who sits NS in the open room; by custom this is the home team",
				`club.csv:A2: by "All scores from our side" the scores are those of one team, and no contracts show which are whose`,
			},
		},
		{
			name: "the line and the heading give other seats",
			table: `
				Foxes v Owls
				Home sits EW in the open room
				All scores from the point of view of Foxes: + is for us
				Board,Open room (we NS),Closed room (we EW)
				1,420,50`,
			problems: []string{
				"club.csv:4: the heading says that this team sat NS, and a line above it the other way round",
				"club.csv:4: the heading says that this team sat EW, and a line above it the other way round",
			},
		},
	})
}
