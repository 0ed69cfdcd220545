package ingest

import (
	"encoding/csv"
	"fmt"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"
	"github.com/google/go-cmp/cmp/cmpopts"

	"bridgecalc/internal/compute/rubber"
	"bridgecalc/internal/compute/teams"
	"bridgecalc/internal/event"
	"bridgecalc/internal/settings"
)

// scoreTeams scores what was read as teams by the usual rules.
func scoreTeams(t *testing.T, ev *event.Event) (*teams.League, []string) {
	t.Helper()
	league, problems := teams.Score(ev, teams.Rules{Settings: settings.Default()})
	return league, said(problems)
}

// TestVictoryPointsOfList has every cell of the published scale of victory points
// come out of a list of matches.
func TestVictoryPointsOfList(t *testing.T) {
	file, err := os.Open(filepath.Join("..", "bridge", "testdata", "vp_wbf_continuous.csv"))
	if err != nil {
		t.Fatal(err)
	}
	defer file.Close()
	cells, err := csv.NewReader(file).ReadAll()
	if err != nil {
		t.Fatal(err)
	}
	list := new(strings.Builder)
	fmt.Fprintln(list, "Home,Away,IMPs,IMPs,Boards")
	for i, cell := range cells[1:] {
		boards, margin := cell[0], cell[1]
		if i%2 == 0 {
			fmt.Fprintf(list, "Team %d,Team %d,%s,0,%s\n", 2*i+1, 2*i+2, margin, boards)
		} else { // as often the away team wins
			fmt.Fprintf(list, "Team %d,Team %d,0,%s,%s\n", 2*i+1, 2*i+2, margin, boards)
		}
	}
	league, problems := scoreTeams(t, mustRead(t, list.String()))
	if len(problems) > 0 || len(league.Meetings) != 545 {
		t.Fatalf("%d matches, %v; want 545", len(league.Meetings), problems)
	}
	for i := range league.Meetings {
		g := &league.Meetings[i]
		winner, loser := g.Home, g.Away
		if i%2 == 1 {
			winner, loser = loser, winner
		}
		cell := cells[i+1]
		if got := winner.Points.Rat().FloatString(2); got != cell[2] || winner.Points+loser.Points != 20*teams.One {
			t.Errorf("%s IMPs over %s boards: %s and %s, want %s", cell[1], cell[0], got, loser.Points.Rat().FloatString(2), cell[2])
		}
	}
}

// TestProblemsOfTeams names each thing that is wrong in matches with its cell,
// whether reading or scoring finds it.
func TestProblemsOfTeams(t *testing.T) {
	const rows = "Round,Home,Away,Room,Board,NS,EW,Contract,By,Tricks,NS score\n"
	tests := []struct {
		name, table string
		problems    []string
	}{
		{
			name:  "a board played at one table only",
			table: rows + "1,Foxes,Owls,open,1,Foxes,Owls,4H,N,10,420\n1,Foxes,Owls,closed,1,Owls,Foxes,4H,N,9,-50\n1,Foxes,Owls,open,2,Foxes,Owls,4H,N,10,620",
			problems: []string{
				"club.csv:H4: warning: Foxes v Owls: board 2 has a result in the open room only",
				"club.csv:B2: warning: Foxes v Owls has a result on 1 of 2 boards: the others are averages",
			},
		},
		{
			name:     "a team against itself",
			table:    "Round,Home,Away,IMPs,IMPs,Boards\n1,Foxes,Owls,10,12,8\n2,Foxes,foxes,10,12,8",
			problems: []string{"club.csv:B3: Foxes plays against itself"},
		},
		{
			name:     "a team twice in a round",
			table:    "Round,Home,Away,IMPs,IMPs,Boards\n1,Foxes,Owls,10,12,8\n1,Bears,Foxes,10,12,8",
			problems: []string{"club.csv:B3: Foxes plays twice in round 1, here and in club.csv:B2"},
		},
		{
			name:     "a match without boards",
			table:    "Round,Home,Away,IMPs,IMPs,Boards\n1,Foxes,Owls,10,12,8\n2,Foxes,Owls,10,12,",
			problems: []string{"club.csv:B3: it is not said how many boards Foxes v Owls had, and victory points go by that"},
		},
		{
			name:     "IMPs that are not those of the boards",
			table:    seated + "Board,Open score NS,Closed score NS,IMPs home,IMPs away\n1,420,-50,10,\nTotal,,,12,0",
			problems: []string{"club.csv:D5: the total is 12–0 IMPs, but the boards above come to 10–0"},
		},
		{
			name:     "a total that the rulings do not come to",
			table:    seated + "Board,Open score NS,Closed score NS,IMPs home,IMPs away\n1,420,-50,10,\n2,A+/A-,,,\nTotal,,,20,0",
			problems: []string{"club.csv:A1: the file gives Foxes v Owls 20–0 IMPs, but its boards with their rulings come to 13–0"},
		},
		{
			name:     "victory points that are not those of the IMPs",
			table:    "Round,Home,Away,IMPs,IMPs,Boards,VP,VP\n1,Foxes,Owls,35,30,16,11.48,8.52\n2,Foxes,Owls,59,28,16,16,4",
			problems: []string{"club.csv:B3: the file gives Foxes v Owls 16.00–4.00 VPs, but a margin of 31 IMPs over 16 boards is 16.88–3.12 on the scale wbf"},
		},
		{
			name:     "a bye with other victory points than the setting gives",
			table:    "Round,Home,Away,IMPs,IMPs,Boards,VP,VP\n1,Foxes,Owls,35,30,16,,\n1,Bears,bye,,,,10,",
			problems: []string{`club.csv:B3: warning: the file gives the bye of Bears 10.00 victory points, but it counts 12.00`},
		},
	}
	for _, tt := range tests {
		t.Run(tt.name, func(t *testing.T) {
			ev, problems := readTable(t, tt.table)
			got := said(problems)
			if !problems.HasErrors() {
				_, scored := scoreTeams(t, ev)
				got = append(got, scored...)
			}
			if diff := cmp.Diff(tt.problems, got, cmpopts.EquateEmpty()); diff != "" {
				t.Error(diff)
			}
		})
	}
}

// TestSegmentsAndTriples scores matches in parts, and three teams in a round.
func TestSegmentsAndTriples(t *testing.T) {
	league, problems := scoreTeams(t, mustRead(t, `
		Round,Segment,Home,Away,IMPs,IMPs,Boards
		1,1,Foxes,Owls,8,20,8
		1,2,Owls,Foxes,27,0,8
		2,,Foxes,Owls,30,30,8
		2,,Owls,Bears,20,0,8
		2,,Bears,Foxes,9,9,8`))
	if len(problems) > 1 || league == nil { // a bye for the Bears in the first round
		t.Fatal(problems)
	}
	var got []string
	for i := range league.Meetings {
		g := &league.Meetings[i]
		got = append(got, fmt.Sprintf("R%d %d boards %s–%s", g.Round, g.Boards, g.Home.Points.Rat().FloatString(2), g.Away.Points.Rat().FloatString(2)))
	}
	// 39 IMPs over 16 boards are 17.97, as in the European Championships of 2014.
	want := []string{"R1 16 boards 2.03–17.97", "R2 8 boards 10.00–10.00", "R2 8 boards 16.46–3.54", "R2 8 boards 10.00–10.00", "R1 0 boards 12.00–0.00"}
	if diff := cmp.Diff(want, got); diff != "" {
		t.Error(diff)
	}
}

// TestChicagoOfSheet scores a sheet of Chicago.
func TestChicagoOfSheet(t *testing.T) {
	session, problems := rubber.Score(mustRead(t, `
		Chicago
		Deal,Dealer,North,South,East,West,Contract,By,Tricks
		1,N,Anna,Ben,Cleo,Dan,3NT,N,9
		2,E,Anna,Ben,Cleo,Dan,4S,W,9
		3,S,Anna,Ben,Cleo,Dan,PASS,,
		4,W,Anna,Ben,Cleo,Dan,1H,E,8`), rubber.ChicagoAsDuplicate)
	if session == nil || len(problems) > 0 {
		t.Fatal(said(problems))
	}
	if want := (rubber.Sides{NS: 450, EW: 110}); session.Total != want {
		t.Errorf("%+v, want %+v", session.Total, want)
	}
}

// TestTotalOfHalves takes the total below the second half of a match for that of
// both, and still finds one that is of neither.
func TestTotalOfHalves(t *testing.T) {
	const first, second = seated + "First half\nBoard,Open score NS,Closed score NS,IMPs home,IMPs away\n1,420,-50,10,\n", "Second half\nBoard,Open score NS,Closed score NS,IMPs home,IMPs away\n2,110,-110,6,\n"
	ev := mustRead(t, first+"Total,,,10,0\n"+second+"Total,,,16,0")
	if m := &ev.Matches[0]; len(ev.Matches) != 1 || !m.HasIMPs || m.HomeIMPs != 1600 || m.Boards != 2 {
		t.Errorf("%+v", *m)
	}
	_, problems := readTable(t, first+second+"Total,,,10,0")
	if diff := cmp.Diff([]string{"club.csv:D9: the total is 10–0 IMPs, but the boards above come to 6–0"}, said(problems)); diff != "" {
		t.Error(diff)
	}
}

// TestTeamSamples scores the samples of teams: in each match of teams there are 20
// victory points to win, and some may be taken off.
func TestTeamSamples(t *testing.T) {
	for name, want := range map[string]struct {
		kind           event.Contest
		teams, matches int
	}{
		"teams-match": {event.Teams, 2, 2}, "league-six": {event.MatchList, 6, 15}, "swiss-eight": {event.Teams, 8, 16},
	} {
		ev := sample(t, name)
		if ev.Kind != want.kind || len(ev.Teams) != want.teams || len(ev.Matches) != want.matches {
			t.Errorf("%s: %v, %d teams, %d matches", name, ev.Kind, len(ev.Teams), len(ev.Matches))
		}
		league, problems := scoreTeams(t, ev)
		if league == nil || len(problems) > 0 {
			t.Fatal(name, problems)
		}
		for i := range league.Meetings {
			g := &league.Meetings[i]
			if !g.State.IsPlayed() || g.Home.Points-g.Home.Adjusted+g.Away.Points-g.Away.Adjusted != 20*teams.One {
				t.Errorf("%s, match %d: %s and %s", name, i+1, g.Home.Points.Rat().FloatString(2), g.Away.Points.Rat().FloatString(2))
			}
		}
	}
}

// TestDealSamples scores the samples of Chicago and rubber bridge: what one side
// wins the other loses.
func TestDealSamples(t *testing.T) {
	for name, want := range map[string]struct {
		rules            rubber.Rules
		rubbers, players int
	}{"chicago-evening": {rubber.ChicagoAsDuplicate, 6, 4}, "rubber": {rubber.RubberBridge, 3, 2}} {
		session, problems := rubber.Score(sample(t, name), want.rules)
		if session == nil || len(problems) > 0 {
			t.Fatal(name, said(problems))
		}
		if len(session.Rubbers) != want.rubbers || len(session.Players) != want.players {
			t.Errorf("%s: %d rubbers, %d players", name, len(session.Rubbers), len(session.Players))
		}
		net := 0
		for i := range session.Players {
			net += session.Players[i].Net
		}
		if net != 0 {
			t.Errorf("%s: the players' totals come to %d", name, net)
		}
	}
}

// sample reads one of the project's samples, which has nothing wrong.
func sample(t *testing.T, name string) *event.Event {
	t.Helper()
	ev, problems, err := Read(filepath.Join("..", "..", "samples", name+".csv"), Options{})
	if err != nil || len(problems) > 0 {
		t.Fatal(name, err, said(problems))
	}
	return ev
}
