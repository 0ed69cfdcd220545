package ingest

import (
	"testing"

	"github.com/google/go-cmp/cmp"
	"github.com/google/go-cmp/cmp/cmpopts"

	"bridgecalc/internal/event"
)

const twoMatches = `Round,Home,Away,Boards,IMPs,IMPs
1,Foxes,Owls,16,30,30
1,Bears,Elks,16,30,20`

// TestUnitsInHeadings reads what teams are given under headings that name the unit,
// wherever it stands.
func TestUnitsInHeadings(t *testing.T) {
	vp := event.Adjustment{Amount: 1500, Unit: event.InVP}
	carry := vp
	carry.CarryOver = true
	penalty := vp
	penalty.Amount = -1500
	imps := vp
	imps.Unit = event.InIMPs
	for heading, want := range map[string]event.Adjustment{
		"Carry-over (VP)": carry, "Carry-over in VP": carry, "Carryover (VPs)": carry, "Siirtopisteet (VP)": carry,
		"Penalty (VP)": penalty, "Rangaistus VP": penalty, "Amount (VP)": penalty, "Bonus (VP)": vp, "Bonus IMPs": imps,
	} {
		team := "Team"
		if heading[0] == 'S' || heading[0] == 'R' {
			team = "Joukkue"
		}
		book := workbook(t, [2]string{"Matches", twoMatches}, [2]string{"Penalties", team + "," + heading + "\nFoxes,1.5"})
		ev, problems := readFiles(t, Options{}, "club.xlsx", map[string]string{"club.xlsx": book})
		if len(problems) > 0 {
			t.Errorf("%s: %v", heading, said(problems))
			continue
		}
		if diff := cmp.Diff([]event.Adjustment{want}, ev.Adjustments, cmpopts.IgnoreFields(event.Adjustment{}, "At")); diff != "" {
			t.Error(heading, diff)
		}
	}
}

// TestUnreadSheetOfAmounts refuses a sheet that gives teams or pairs something which
// nobody reads.
func TestUnreadSheetOfAmounts(t *testing.T) {
	for _, tt := range []struct{ name, results, sheet string }{
		{"teams", twoMatches, "Team,Points off\nFoxes,2"},
		{"pairs", fourPairs, "Pair,Points off\n1,2"},
	} {
		book := workbook(t, [2]string{"Results", tt.results}, [2]string{"Penalties", tt.sheet})
		_, problems := readFiles(t, Options{}, "club.xlsx", map[string]string{"club.xlsx": book})
		if !problems.HasErrors() {
			t.Errorf("%s: %v", tt.name, said(problems))
		}
	}
}

// TestListedAmounts reads units in the headings of a list of matches, and refuses
// what is nobody's.
func TestListedAmounts(t *testing.T) {
	runTableTests(t, []tableTest{
		{"carry-over", "Home,Away,Boards,IMPs,IMPs,Carry-over\nFoxes,Owls,8,3,4,2", nil, []string{
			`club.csv:F2: column "Carry-over" is not read in a list of matches`,
		}},
		{"a bye", "Home,Away,Boards,IMPs,IMPs,Away penalty\nFoxes,bye,,,,2", nil, []string{
			`club.csv:F2: penalty "2" is for the opponents of a bye, who are nobody`,
		}},
		{"below zero", "Home,Away,Boards,IMPs,IMPs\nFoxes,Owls,8,-5,4", nil, []string{`club.csv:D2: IMPs "-5" is below zero`}},
	})
	ev := mustRead(t, "Home,Away,Boards,IMPs,IMPs,Home penalty (IMPs)\nFoxes,Owls,8,3,4,2")
	if a := ev.Matches[0].Adjustments; len(a) != 1 || a[0].Amount != -2000 || a[0].Unit != event.InIMPs {
		t.Errorf("%+v", a)
	}
}

// TestFouledMatch keeps the version of each room.
func TestFouledMatch(t *testing.T) {
	for name, table := range map[string]string{
		"rows": "Home,Away,Room,Board,Contract,By,Tricks,Version\nFoxes,Owls,open,1,4H,N,10,A\nFoxes,Owls,closed,1,4H,N,9,B",
		"card": "Foxes v Owls,,,,Home sits NS in the open room\n,Open room,,,Closed room\nBoard,Contract,By,Tricks,Contract,By,Tricks,Version\n1,4H,N,10,4H,N,9,B",
	} {
		ev, problems := readTable(t, table)
		if problems.HasErrors() || len(ev.Matches[0].Results) != 2 || ev.Matches[0].Results[0].Version == ev.Matches[0].Results[1].Version {
			t.Errorf("%s: %v", name, said(problems))
		}
	}
}

// TestTeamsBeside reads penalties and players from a file beside a list of matches.
func TestTeamsBeside(t *testing.T) {
	ev, problems := readFiles(t, Options{}, "club.csv", map[string]string{
		"club.csv":       twoMatches,
		"club-names.csv": "Team,Player 1,Player 2,Player 3,Penalty,Carry-over\nFoxes,Ebba,Frans,Olga,1,\nOwls,Piet,Bea,,,2.5",
	})
	if len(problems) > 0 {
		t.Fatal(said(problems))
	}
	if diff := cmp.Diff([]string{"Ebba", "Frans", "Olga"}, ev.Teams[0].Players); diff != "" {
		t.Error(diff)
	}
	if a := ev.Adjustments; len(a) != 2 || a[0].Amount != -1000 || a[1].Amount != 2500 || !a[1].CarryOver || a[1].Entrant != 1 {
		t.Errorf("%+v", a)
	}
}

// TestGameInTitle keeps which game a title above the deals names.
func TestGameInTitle(t *testing.T) {
	const deals = "Deal,Dealer,North,South,East,West,Contract,By,Tricks\n1,North,Anna,Ben,Cleo,Dan,3NT,N,9"
	for title, want := range map[string]string{"Chicago": "chicago", "An evening of rubber": "rubber"} {
		ev := mustRead(t, title+"\n"+deals)
		if s := ev.Settings; len(s) != 1 || s[0].Key != "scoring" || s[0].Value != want || s[0].At.Row != 1 {
			t.Errorf("%s: %+v", title, s)
		}
	}
}
