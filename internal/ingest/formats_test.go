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

// TestFormatsIndividual takes individuals all the way to an event of players.
func TestFormatsIndividual(t *testing.T) {
	tests := map[string]struct{ players, results int }{
		"bbo/testdata/individual.csv":        {4, 2},
		"jannersten/testdata/individual.txt": {4, 2},
		"pbn/testdata/individual.pbn":        {5, 2},
		"usebio/testdata/individual.xml":     {4, 1},
	}
	for name, want := range tests {
		t.Run(name, func(t *testing.T) {
			ev, problems, err := Read(filepath.Join("formats", filepath.FromSlash(name)), Options{})
			if err != nil || problems.HasErrors() {
				t.Fatalf("%v, %s", err, strings.Join(said(problems), "\n"))
			}
			if results := ev.Count(event.Played, event.Adjusted); !ev.Individual || len(ev.Pairs) != want.players || results != want.results {
				t.Errorf("individual: %t, %d players, %d results; want %+v", ev.Individual, len(ev.Pairs), results, want)
			}
		})
	}
}

// TestFormatsEncoding reads texts in the encoding that somebody says, whatever
// their bytes look like.
func TestFormatsEncoding(t *testing.T) {
	const (
		pbn    = "[Event \"Owls\"]\n[Board \"1\"]\n[TotalScoreTable \"PairId;Names\"]\n1 \"A\xB3a;Bo\"\n2 \"C;D\"\n3 \"E;F\"\n4 \"G;H\"\n[ScoreTable \"PairId_NS;PairId_EW;Contract;Declarer;Result\"]\n1 2 4S N 10\n3 4 4S N 9\n"
		usebio = "<?xml version=\"1.0\" encoding=\"iso-8859-1\"?><USEBIO><EVENT EVENT_TYPE=\"MP_PAIRS\"><PARTICIPANTS><PAIR><PAIR_NUMBER>1</PAIR_NUMBER><PLAYER><PLAYER_NAME>A\xB3a</PLAYER_NAME></PLAYER></PAIR></PARTICIPANTS>" +
			"<BOARD><BOARD_NUMBER>1</BOARD_NUMBER><TRAVELLER_LINE><NS_PAIR_NUMBER>1</NS_PAIR_NUMBER><EW_PAIR_NUMBER>2</EW_PAIR_NUMBER><SCORE>50</SCORE></TRAVELLER_LINE></BOARD></EVENT></USEBIO>"
	)
	tests := []struct{ name, file, encoding, player, problem string }{
		{"pbn", pbn, "", "Ała", ""},
		{"pbn", pbn, "windows-1252", "A³a", ""},
		{"pbn", pbn, "windows-1250", "Ała", ""},
		{"pbn", pbn, "utf-8", "", "club.any:4: the byte 0xB3 is not a character in UTF-8"},
		{"usebio", usebio, "windows-1250", "Ała", "pair 2 is not in the list of names"},
		{"usebio", usebio, "", "A³a", "pair 2 is not in the list of names"},
	}
	for _, tt := range tests {
		t.Run(tt.name+" "+tt.encoding, func(t *testing.T) {
			ev, problems := readFiles(t, Options{Encoding: tt.encoding}, "club.any", map[string]string{"club.any": tt.file})
			if got := strings.Join(said(problems), "\n"); tt.problem == "" && got != "" || !strings.Contains(got, tt.problem) {
				t.Errorf("%s; want %q", got, tt.problem)
			}
			if tt.player != "" && (ev == nil || len(ev.Pairs) == 0 || ev.Pairs[0].Names[0] != tt.player) {
				t.Errorf("%+v", ev)
			}
		})
	}
}
