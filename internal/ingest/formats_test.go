package ingest

import (
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"

	"bridgecalc/internal/event"
)

// TestFormats takes files of other scoring programs all the way to an event.
func TestFormats(t *testing.T) {
	tests := map[string]struct {
		kind    event.Contest
		results int // of pairs, played and adjusted
		pairs   int
	}{
		"bbo/testdata/unnumbered.csv":     {results: 3, pairs: 4},
		"bbo/testdata/teams.csv":          {kind: event.Teams},
		"bridgewebs/testdata/howell.csv":  {results: 5, pairs: 4},
		"dbf/testdata/play.dbf":           {results: 6, pairs: 4},
		"dbf/testdata/matches.dbf":        {kind: event.Teams},
		"ecats/testdata/R.txt":            {results: 4, pairs: 4},
		"jannersten/testdata/pairs.txt":   {results: 4, pairs: 4},
		"pbn/testdata/singles.pbn":        {results: 3, pairs: 4},
		"pbn/testdata/teams.pbn":          {kind: event.Teams},
		"usebio/testdata/swiss_pairs.xml": {results: 1, pairs: 2},
		"usebio/testdata/teams.xml":       {kind: event.Teams},
	}
	for name, want := range tests {
		t.Run(name, func(t *testing.T) {
			ev, problems, err := Read(filepath.Join("formats", filepath.FromSlash(name)), Options{})
			if err != nil || problems.HasErrors() {
				t.Fatalf("%v, %s", err, strings.Join(said(problems), "\n"))
			}
			if results := ev.Count(event.Played, event.Adjusted); ev.Kind != want.kind || results != want.results || len(ev.Pairs) != want.pairs {
				t.Errorf("%v with %d results and %d pairs; want %v with %d and %d", ev.Kind, results, len(ev.Pairs), want.kind, want.results, want.pairs)
			}
		})
	}
}

// TestFormatsJudge holds the score of a file against its contract, as in any
// sheet, and names the line.
func TestFormatsJudge(t *testing.T) {
	file := filepath.Join(t.TempDir(), "club.pbn")
	content := `[Event "Tuesday"]
[Board "1"]
[ScoreTable "PairId_NS;PairId_EW;Contract;Declarer;Result;Score_NS;Score_EW"]
1 2 4S N 10 420 -
3 4 4S N 10 450 -
`
	if err := os.WriteFile(file, []byte(content), 0o644); err != nil {
		t.Fatal(err)
	}
	_, problems, err := Read(file, Options{})
	if err != nil {
		t.Fatal(err)
	}
	want := []string{"club.pbn:5: the score is 450 for NS, but 4S by N, not vulnerable, with 10 tricks is 420 for NS"}
	if diff := cmp.Diff(want, said(problems)); diff != "" {
		t.Error(diff)
	}
}

// TestFormatsIndividual refuses what would be ranked wrongly, once.
func TestFormatsIndividual(t *testing.T) {
	for _, name := range []string{"usebio/testdata/individual.xml", "bbo/testdata/individual.csv", "jannersten/testdata/individual.txt"} {
		_, problems, err := Read(filepath.Join("formats", filepath.FromSlash(name)), Options{})
		if err != nil {
			t.Fatal(err)
		}
		if n := problems.Count(event.Error); n != 1 || !strings.Contains(strings.Join(said(problems), "\n"), "this is an individual") {
			t.Errorf("%s: %d errors: %v", name, n, said(problems))
		}
	}
}
