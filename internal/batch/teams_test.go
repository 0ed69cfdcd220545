package batch

import (
	"encoding/csv"
	"encoding/json"
	"fmt"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"

	"bridgecalc/internal/report"
	"bridgecalc/internal/settings"
)

// scored are the parts of a document for programs that the tests look at.
type scored struct {
	Event     struct{ Scoring string }
	Standings []struct {
		Entries []struct {
			ID    string
			Score json.Number
		}
	}
}

// run scores one file, and returns its outcome and its document.
func run(t *testing.T, name, content string, flags settings.Layer) (Outcome, scored) {
	t.Helper()
	dir := folder(t, map[string]string{name: content})
	var outcome Outcome
	Run(t.Context(), []string{filepath.Join(dir, name)}, Options{Formats: []report.Format{report.JSON}, Flags: flags}, func(o Outcome) { outcome = o })
	var doc scored
	if len(outcome.Documents) == 1 {
		data, err := os.ReadFile(outcome.Documents[0])
		if err != nil {
			t.Fatal(err)
		}
		if err := json.Unmarshal(data, &doc); err != nil {
			t.Fatal(err)
		}
	}
	return outcome, doc
}

// flag is a setting of the command line.
func flag(key, value string) settings.Layer {
	return settings.Layer{{Key: key, Value: value}}
}

// TestPublishedVictoryPoints has every cell of the published scale come out of a
// league: a match for each, between two teams that play no other.
func TestPublishedVictoryPoints(t *testing.T) {
	file, err := os.Open(filepath.Join("..", "compute", "teams", "testdata", "vp_wbf_continuous.csv"))
	if err != nil {
		t.Fatal(err)
	}
	defer file.Close()
	cells, err := csv.NewReader(file).ReadAll()
	if err != nil {
		t.Fatal(err)
	}
	var league strings.Builder
	league.WriteString("Home,Away,Boards,IMPs home,IMPs away\n")
	want := make(map[string]string)
	for _, cell := range cells[1:] {
		boards, margin, points := cell[0], cell[1], cell[2]
		winner := fmt.Sprintf("Winners of %s by %s", boards, margin)
		fmt.Fprintf(&league, "%s,Losers of %s by %s,%s,%s,0\n", winner, boards, margin, boards, margin)
		want[winner] = points
	}
	if len(want) != 545 {
		t.Fatalf("%d cells, want 545", len(want))
	}
	outcome, doc := run(t, "league.csv", league.String(), nil)
	if outcome.Failed() {
		t.Fatal(outcome.Err, outcome.Problems)
	}
	got := make(map[string]string)
	for _, entry := range doc.Standings[0].Entries {
		if _, ok := want[entry.ID]; ok {
			points, err := entry.Score.Float64()
			if err != nil {
				t.Fatal(err)
			}
			got[entry.ID] = fmt.Sprintf("%.2f", points)
		}
	}
	if diff := cmp.Diff(want, got); diff != "" {
		t.Error(diff)
	}
}

// TestMatches scores matches by the ways there are.
func TestMatches(t *testing.T) {
	const card = "Foxes v Owls,,,Home sits NS in the open room\nBoard,Open score NS,Closed score NS\n1,400,-50\n2,100,110\n"
	for _, tt := range []struct{ scoring, want string }{
		{"", "Foxes 16.46, Owls 3.54"}, // 450 is 10 IMPs
		{"teams", "Foxes 16.46, Owls 3.54"},
		{"bam", "Foxes 2, Owls 2"},
		{"total", "Foxes 440, Owls -440"},
	} {
		var flags settings.Layer
		if tt.scoring != "" {
			flags = flag("scoring", tt.scoring)
		}
		outcome, doc := run(t, "match.csv", card, flags)
		if outcome.Failed() {
			t.Error(outcome.Err, outcome.Problems)
			continue
		}
		var got []string
		for _, entry := range doc.Standings[0].Entries {
			got = append(got, entry.ID+" "+entry.Score.String())
		}
		if strings.Join(got, ", ") != tt.want {
			t.Errorf("%s: %v, want %s", tt.scoring, got, tt.want)
		}
	}
}

// TestWinnersOfTeams warns that two lists of teams are not to be had.
func TestWinnersOfTeams(t *testing.T) {
	const match = "Round,Home,Away,Boards,IMPs home,IMPs away\n1,Foxes,Owls,8,20,13\n"
	for winners, want := range map[string]int{"1": 0, "2": 1} {
		outcome, _ := run(t, "league.csv", match, flag("winners", winners))
		if len(outcome.Problems) != want || outcome.Failed() {
			t.Errorf("winners %s: %v", winners, outcome.Problems)
		}
	}
}
