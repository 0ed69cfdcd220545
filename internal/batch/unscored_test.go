package batch

import (
	"context"
	"os"
	"path/filepath"
	"testing"

	"bridgecalc/internal/report"
)

// TestNotScored reads events that are not of pairs: check has nothing to say
// against them, and scoring says why there are no results.
func TestNotScored(t *testing.T) {
	tests := map[string]struct{ sheet, want string }{
		"teams.csv": {
			"Home: Foxes\nAway: Owls,,Home sits NS in the open room\nBoard,Open score NS,Closed score NS\n1,420,-50\n",
			"teams.csv: this is a match of teams: it was read (1 match, 1 board), but only pairs are scored so far",
		},
		"league.csv": {
			"Round,Home,Away,Boards,IMPs,IMPs\n1,Foxes,Owls,24,10,20\n1,Bears,Stoats,24,,\n2,Owls,Bears,24,1,2\n",
			"league.csv: this is a list of matches: it was read (2 matches, 48 boards), but only pairs are scored so far",
		},
		"rubber.csv": {
			"Deal,Contract,By,Tricks,Honours\n1,4H,N,10,100 NS\n2,PASS,,,\n",
			"rubber.csv: this is Chicago or rubber bridge: it was read (2 deals), but only pairs are scored so far",
		},
	}
	for name, tt := range tests {
		path := filepath.Join(t.TempDir(), name)
		if err := os.WriteFile(path, []byte(tt.sheet), 0o644); err != nil {
			t.Fatal(err)
		}
		for _, checkOnly := range []bool{true, false} {
			options := Options{Formats: []report.Format{report.PDF}, CheckOnly: checkOnly}
			Run(context.Background(), []string{path}, options, func(o Outcome) {
				switch {
				case o.Err != nil || o.Failed() == checkOnly || len(o.Documents) > 0:
					t.Errorf("%s, check only %v: %v, %v, %v", name, checkOnly, o.Err, o.Problems, o.Documents)
				case !checkOnly && o.Problems[len(o.Problems)-1].String() != tt.want:
					t.Errorf("%s: %s, want %s", name, o.Problems[len(o.Problems)-1], tt.want)
				}
			})
		}
	}
}

func TestCount(t *testing.T) {
	for want, got := range map[string]string{
		"1 match": Count(1, "match"), "2 matches": Count(2, "match"), "0 boards": Count(0, "board"), "1 board": Count(1, "board"),
	} {
		if got != want {
			t.Errorf("%q, want %q", got, want)
		}
	}
}
