package ingest

import (
	"path/filepath"
	"testing"

	"github.com/google/go-cmp/cmp"

	"bridgecalc/internal/event"
)

// TestNumberedTeams reads results of table terminals as matches where every table
// has its other room at 100 more, and only there.
func TestNumberedTeams(t *testing.T) {
	runMatchTests(t, []matchTest{
		{
			name: "both rooms, the numbers entered either way",
			table: `
				ID,Section,Table,Round,Board,PairNS,PairEW,Declarer,NS/EW,Contract,Result
				1,1,1,1,1,1,2,1,N,4 H,=
				2,1,101,1,1,2,1,2,N,4 H,-1
				3,1,2,1,1,3,4,3,N,1 NT,+1
				4,1,102,1,1,3,4,3,N,1 NT,=
				5,1,1,2,2,3,1,3,N,PASS,
				6,1,101,2,2,1,3,1,N,PASS,`,
			matches: []string{
				"R1 1 v 2, 1 boards", "  open room 1, NS 1: 4H N 10 420", "  closed room 1, NS 2: 4H N 9 -50",
				"R1 3 v 4, 1 boards", "  open room 1, NS 3: 1NT N 8 120", "  closed room 1, NS 4: 1NT N 7 90",
				"R2 3 v 1, 1 boards", "  open room 2, NS 3: PASS", "  closed room 2, NS 1: PASS",
			},
		},
		{
			name: "numbers that begin anew in each section",
			table: `
				Section,Table,Round,Board,NS,EW,Contract,By,Tricks
				A,1,1,1,1,2,4H,N,10
				A,101,1,1,2,1,4H,N,9
				B,1,1,1,1,2,4H,N,10
				B,101,1,1,2,1,4H,N,10`,
			matches: []string{
				"R1 A1 v A2, 1 boards", "  open room 1, NS A1: 4H N 10 420", "  closed room 1, NS A2: 4H N 9 -50",
				"R1 B1 v B2, 1 boards", "  open room 1, NS B1: 4H N 10 420", "  closed room 1, NS B2: 4H N 10 420",
			},
		},
	})
	for name, table := range map[string]string{
		"other pairs in the other room": "Table,Round,Board,NS,EW,Contract,By,Tricks\n1,1,1,1,2,4H,N,10\n101,1,1,3,4,4H,N,9\n",
		"a room without its other":      "Table,Round,Board,NS,EW,Contract,By,Tricks\n1,1,1,1,2,4H,N,10\n101,1,2,2,1,4H,N,9\n2,1,1,3,4,4H,N,9\n",
		"a table with two matches":      "Table,Board,NS,EW,Contract,By,Tricks\n1,1,1,2,4H,N,10\n101,1,2,1,4H,N,9\n1,2,3,4,4H,N,10\n101,2,3,4,4H,N,10\n",
		"a table without a number":      "Table,Board,NS,EW,Contract,By,Tricks\n1,1,1,2,4H,N,10\n101,1,2,1,4H,N,9\n,2,3,4,4H,N,10\n",
	} {
		if ev, _ := readTable(t, table); ev != nil && ev.Kind != event.Pairs {
			t.Errorf("%s: read as %v", name, ev.Kind)
		}
	}
}

// TestLineupsOfFormats has the players of other programs' files become members of
// their teams.
func TestLineupsOfFormats(t *testing.T) {
	ev, problems, err := Read(filepath.Join("formats", "usebio", "testdata", "teams_by_pairs.xml"), Options{})
	if err != nil || problems.HasErrors() {
		t.Fatal(err, problems)
	}
	want := []event.Team{{Name: "Foxes", Players: []string{"Ann Alfa", "Bob Bravo"}}, {Name: "Owls", Players: []string{"Fay", "Gil"}}}
	if diff := cmp.Diff(want, ev.Teams); diff != "" {
		t.Error(diff)
	}
	if got := ev.Matches[0].Results[1].Lineup; got != [4]uint8{1, 0, 2, 0} { // the closed room: Owls sit NS
		t.Errorf("line-up %v", got)
	}
}
