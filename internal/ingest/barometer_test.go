package ingest_test

import (
	"os"
	"path/filepath"
	"strings"
	"testing"

	"bridgecalc/internal/bridge"
	"bridgecalc/internal/ingest"
)

// TestBarometer has boards that begin again in each round be other deals, with the same
// vulnerability, where all tables of the round repeat them; and an error where one does.
func TestBarometer(t *testing.T) {
	const (
		head  = "Round,Board,NS,EW,Contract,By,Tricks\n"
		first = "1,1,1,2,4S,N,10\n1,1,3,4,4S,N,9\n1,2,1,2,4S,N,10\n1,2,3,4,4S,N,9\n"
		again = "2,1,1,3,2H,N,8\n2,1,4,2,2H,N,9\n2,2,1,3,3NT,N,9\n2,2,4,2,3NT,N,8\n"
	)
	for name, tt := range map[string]struct {
		rows    string
		numbers []int // of the boards; none where it is an error
	}{
		"all tables repeat":                 {first + again, []int{1, 2, 17, 18}},
		"other boards in the second round":  {first + strings.NewReplacer("2,1,", "2,3,", "2,2,", "2,4,").Replace(again), []int{1, 2, 3, 4}},
		"a pair that sits out a round":      {first + again + "3,1,2,3,1NT,N,7\n3,1,1,4,1NT,N,7\n1,1,5,0,,,\n1,2,5,0,,,\n", []int{1, 2, 17, 18, 33}},
		"one table repeats a board":         {first + "2,1,1,3,2H,N,8\n2,3,4,2,2H,N,9\n2,3,5,6,2H,N,9\n", nil},
		"the same opponents, so twice":      {first + strings.ReplaceAll(first, "1,1,", "2,1,"), nil},
		"rounds are not known":              {strings.NewReplacer("\n1,", "\n,", "\n2,", "\n,").Replace("\n" + first + again)[1:], nil},
		"one row of one pair, typed wrong":  {first + "2,1,1,3,2H,N,8\n", nil},
		"a second round of the same boards": {first + again + strings.NewReplacer("2,1,", "3,1,", "2,2,", "3,2,").Replace("2,1,2,3,2H,N,8\n2,1,4,1,2H,N,9\n"), []int{1, 2, 17, 18, 33}},
	} {
		path := filepath.Join(t.TempDir(), "club.csv")
		if err := os.WriteFile(path, []byte(head+tt.rows), 0o600); err != nil {
			t.Fatal(err)
		}
		ev, problems, err := ingest.Read(path, ingest.Options{})
		if err != nil {
			t.Fatal(err)
		}
		if problems.HasErrors() != (tt.numbers == nil) {
			t.Errorf("%s: %v", name, problems)
			continue
		}
		if tt.numbers == nil {
			continue
		}
		var numbers []int
		for i := range ev.Boards {
			numbers = append(numbers, ev.Boards[i].Number)
			if n := ev.Boards[i].Number; bridge.BoardVulnerability(n) != bridge.BoardVulnerability(n%16) {
				t.Errorf("%s: board %d has another vulnerability", name, n)
			}
		}
		if len(numbers) != len(tt.numbers) || numbers[len(numbers)-1] != tt.numbers[len(tt.numbers)-1] {
			t.Errorf("%s: boards %v, want %v", name, numbers, tt.numbers)
		}
	}
}
