package compute

import (
	"encoding/csv"
	"os"
	"slices"
	"strconv"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"

	"bridgecalc/internal/bridge"
	"bridgecalc/internal/event"
	"bridgecalc/internal/settings"
)

// Whole sessions of clubs, as the scoring program Compscore3 publishedPlace them: a
// Howell with a board short of a result and one with an artificial score, and
// a Mitchell with a board short of a result. The percentages and places are
// those that were publishedPlace. The exact matchpoints were computed apart from
// this package.
func TestPublishedSessions(t *testing.T) {
	tests := []struct {
		name       string
		lists      []bridge.Side
		expected   int
		factored   []int
		artificial int
	}{
		{"howell", []bridge.Side{bridge.NoSide}, 6, []int{12, 26}, 1},
		{"mitchell", []bridge.Side{bridge.NS, bridge.EW}, 19, []int{15}, 0},
	}
	for _, tt := range tests {
		t.Run(tt.name, func(t *testing.T) {
			ev := readResults(t, tt.name)
			s := score(t, ev, settings.AutoWinners)

			var lists []bridge.Side
			var got []publishedPlace
			for _, list := range s.Lists {
				lists = append(lists, list.Direction)
				for _, standing := range list.Standings {
					got = append(got, publish(ev, standing))
				}
			}
			byPair := func(a, b publishedPlace) int { return strings.Compare(a.Pair, b.Pair) }
			slices.SortFunc(got, byPair)
			want := readStandings(t, tt.name)
			slices.SortFunc(want, byPair)
			if diff := cmp.Diff(want, got); diff != "" {
				t.Errorf("standings (-want +got):\n%s", diff)
			}
			if diff := cmp.Diff(tt.lists, lists); diff != "" {
				t.Errorf("lists (-want +got):\n%s", diff)
			}
			if diff := cmp.Diff(tt.factored, s.Factored); diff != "" {
				t.Errorf("factored boards (-want +got):\n%s", diff)
			}
			if s.Expected != tt.expected || s.Artificial != tt.artificial || s.Single != nil {
				t.Errorf("expected %d, artificial %d, single %v, want %d, %d and none",
					s.Expected, s.Artificial, s.Single, tt.expected, tt.artificial)
			}
		})
	}
}

// publishedPlace is a row of testdata/*_standings.csv.
type publishedPlace struct{ Pair, Boards, Matchpoints, Percent, Place string }

func publish(ev *event.Event, s Standing) publishedPlace {
	return publishedPlace{
		Pair:        ev.Pairs[s.Pair].Number,
		Boards:      strconv.Itoa(s.Boards),
		Matchpoints: s.Score.RatString(),
		Percent:     s.Percent.FloatString(2),
		Place:       strconv.Itoa(s.Rank),
	}
}

func readStandings(t *testing.T, name string) []publishedPlace {
	t.Helper()
	var rows []publishedPlace
	for _, r := range readCSV(t, "testdata/"+name+"_standings.csv") {
		rows = append(rows, publishedPlace{r[0], r[1], r[2], r[3], r[4]})
	}
	return rows
}

// readResults makes an event of testdata/*_results.csv. A score A5050 is an
// artificial one: the percentages of North-South and East-West.
func readResults(t *testing.T, name string) *event.Event {
	t.Helper()
	ev := &event.Event{Title: name}
	pairs := make(map[string]int)
	index := func(id string) int {
		i, ok := pairs[id]
		if !ok {
			i = len(ev.Pairs)
			pairs[id] = i
			ev.Pairs = append(ev.Pairs, event.Pair{Number: id})
		}
		return i
	}
	for _, r := range readCSV(t, "testdata/"+name+"_results.csv") {
		number, ns, ew := atoi(t, r[0]), index(r[1]), index(r[2])
		result := event.Result{}
		if award, ok := strings.CutPrefix(r[3], "A"); ok {
			result = adjusted(ns, ew, awardOf(t, award[:2]), awardOf(t, award[2:]))
		} else {
			result = played(ns, ew, atoi(t, r[3]))
		}
		if n := len(ev.Boards); n == 0 || ev.Boards[n-1].Number != number {
			ev.Boards = append(ev.Boards, event.Board{Number: number})
		}
		board := &ev.Boards[len(ev.Boards)-1]
		board.Results = append(board.Results, result)
	}
	return ev
}

// readCSV reads a file of testdata without its header.
func readCSV(t *testing.T, path string) [][]string {
	t.Helper()
	f, err := os.Open(path)
	if err != nil {
		t.Fatal(err)
	}
	defer f.Close()
	rows, err := csv.NewReader(f).ReadAll()
	if err != nil {
		t.Fatal(err)
	}
	if len(rows) < 2 {
		t.Fatalf("%s has no rows", path)
	}
	return rows[1:]
}

func atoi(t *testing.T, s string) int {
	t.Helper()
	n, err := strconv.Atoi(s)
	if err != nil {
		t.Fatal(err)
	}
	return n
}
