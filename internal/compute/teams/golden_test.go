package teams

import (
	"encoding/csv"
	"os"
	"path/filepath"
	"testing"

	"bridgecalc/internal/event"
)

// TestPublishedTable has all cells of the published scale come out of a league
// of matches.
func TestPublishedTable(t *testing.T) {
	file, err := os.Open(filepath.Join("testdata", "vp_wbf_continuous.csv"))
	if err != nil {
		t.Fatal(err)
	}
	defer file.Close()
	rows, err := csv.NewReader(file).ReadAll()
	if err != nil {
		t.Fatal(err)
	}
	var matches []event.Match
	var want []string
	for i, row := range rows[1:] {
		boards, margin := atoi(t, row[0]), atoi(t, row[1])
		m := listed(0, 2*i, 2*i+1, boards, margin, 0)
		if i%2 == 1 { // as often the away team wins
			m = listed(0, 2*i, 2*i+1, boards, 7, 7+margin)
		}
		matches, want = append(matches, m), append(want, row[2])
	}
	if len(want) != 545 {
		t.Fatalf("%d cells, want 545", len(want))
	}
	league := score(t, leagueOf(matches...), byDefault())
	for i := range league.Meetings {
		g := &league.Meetings[i]
		winner, loser := g.Home, g.Away
		if i%2 == 1 {
			winner, loser = loser, winner
		}
		if decimals(winner.Points) != want[i] || winner.Points+loser.Points != 20*One {
			t.Errorf("%v: %s and %s, want %s", rows[i+1], decimals(winner.Points), decimals(loser.Points), want[i])
		}
	}
}

// TestEuropean2014 has results of the European Championships of 2014 over 16
// boards.
func TestEuropean2014(t *testing.T) {
	league := score(t, leagueOf(
		listed(1, 0, 1, 16, 8, 47), listed(1, 2, 3, 16, 35, 30), listed(1, 4, 5, 16, 59, 28),
	), byDefault())
	for i, want := range [][2]string{{"2.03", "17.97"}, {"11.48", "8.52"}, {"16.88", "3.12"}} {
		g := &league.Meetings[i]
		if got := [2]string{decimals(g.Home.Points), decimals(g.Away.Points)}; got != want {
			t.Errorf("got %v, want %v", got, want)
		}
	}
}
