// Package writertest has what the tests of writers of other programs' formats
// share: sessions of every kind, and the comparison of a session with what is read
// from its file.
package writertest

import (
	"flag"
	"fmt"
	"math/big"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"

	"bridgecalc/internal/bridge"
	"bridgecalc/internal/compute"
	"bridgecalc/internal/event"
	"bridgecalc/internal/ingest"
	"bridgecalc/internal/settings"
)

// Score scores an event.
func Score(t testing.TB, ev *event.Event, st settings.Settings) *compute.Session {
	t.Helper()
	s, err := compute.Score(t.Context(), ev, st)
	if err != nil {
		t.Fatal(err)
	}
	return s
}

// Read reads a file that must have no errors.
func Read(t testing.TB, path string) (*event.Event, event.Problems) {
	t.Helper()
	ev, problems, err := ingest.Read(path, ingest.Options{})
	if err != nil || problems.HasErrors() {
		t.Fatal(err, problems)
	}
	return ev, problems
}

// Save writes a file into a folder of the test and returns its path.
func Save(t testing.TB, name string, data []byte) string {
	t.Helper()
	path := filepath.Join(t.TempDir(), name)
	if err := os.WriteFile(path, data, 0o600); err != nil {
		t.Fatal(err)
	}
	return path
}

// ReadBack reads a session's file and scores it again: in the way that the file
// itself says, which must be that of the session, and else by its settings.
func ReadBack(t testing.TB, name string, data []byte, st settings.Settings) *compute.Session {
	t.Helper()
	ev, _ := Read(t, Save(t, name, data))
	said, problems := settings.Sources{}.Settle(ev.Settings)
	if len(problems) > 0 {
		t.Error(problems)
	}
	scoring := st.Scoring
	if scoring == settings.ScoringFromFile {
		scoring = settings.Matchpoints
	}
	if said.Scoring != scoring {
		t.Errorf("the file says scoring %v, want %v", said.Scoring, scoring)
	}
	return Score(t, ev, st)
}

// Line is a standing as tests compare it.
type Line struct {
	Section, Number, Direction string
	Names                      string // two with an ampersand between them
	Rank, Boards, Max          int
	Tied                       bool
	Score, Percent, PerBoard   string
}

// Standings are all lists of a session.
func Standings(s *compute.Session) [][]Line {
	var lists [][]Line
	for _, list := range s.Lists {
		var lines []Line
		for _, st := range list.Standings {
			pair := s.Event.Pairs[st.Pair]
			lines = append(lines, Line{
				pair.Section, pair.Number, pair.Direction.String(), strings.Join(pair.Names, " & "),
				st.Rank, st.Boards, st.Max, st.Tied, exact(st.Score), exact(st.Percent), exact(st.PerBoard),
			})
		}
		lists = append(lists, lines)
	}
	return lists
}

func exact(x *big.Rat) string {
	if x == nil {
		return ""
	}
	return x.RatString()
}

// Travellers are all results with their points, a text each.
func Travellers(s *compute.Session) []string {
	var all []string
	for b := range s.Event.Boards {
		board := &s.Event.Boards[b]
		for i := range board.Results {
			r, line := &board.Results[i], s.Boards[b].Lines[i]
			ns, ew := s.Event.Pairs[r.NS], s.Event.Pairs[r.EW]
			what := fmt.Sprintf("%v %v %d %v %d", r.Contract, r.Declarer, r.Tricks, r.Lead, r.Score)
			switch {
			case r.Kind == event.NotPlayed:
				what = "not played"
			case r.Kind != event.Played:
				what = "ruled"
			case !r.HasContract:
				what = fmt.Sprint(r.Score)
			case r.Contract.IsPassedOut():
				what = "pass"
			}
			all = append(all, fmt.Sprintf("%d %s%s%v-%s%s%v: %s = %s / %s", board.Number,
				ns.Section, ns.Number, ns.Direction, ew.Section, ew.Number, ew.Direction, what, exact(line.NS), exact(line.EW)))
		}
	}
	return all
}

// Compare says in what a session that was read again differs. The options hold for
// the comparison of Travellers and of cards.
func Compare(t testing.TB, want, got *compute.Session, options ...cmp.Option) {
	t.Helper()
	if diff := cmp.Diff(Standings(want), Standings(got)); diff != "" {
		t.Errorf("other standings (-want +got):\n%s", diff)
	}
	if diff := cmp.Diff(Travellers(want), Travellers(got), options...); diff != "" {
		t.Errorf("other results (-want +got):\n%s", diff)
	}
	if diff := cmp.Diff(want.Event.Hands, got.Event.Hands, options...); diff != "" {
		t.Errorf("other cards (-want +got):\n%s", diff)
	}
}

// Deals are cards for boards.
func Deals(boards ...int32) []event.Hand {
	var hands []event.Hand
	for _, board := range boards {
		hand := event.Hand{
			Board: board, Optimum: "NS 420", Makeable: new([4][5]int8),
			Cards: [4]string{"AKQJ.T98.765.432", "T98.765.432.AKQJ", "765.432.AKQJ.T98", "432.AKQJ.T98.765"},
		}
		for seat := range hand.Makeable {
			for strain := bridge.Clubs; strain <= bridge.NoTrump; strain++ {
				hand.Makeable[seat][strain] = int8(seat*3) + int8(strain)
			}
		}
		hands = append(hands, hand)
	}
	return hands
}

// saveBeside writes names beside a file of results.
func saveBeside(t testing.TB, path, names string) string {
	t.Helper()
	beside := filepath.Join(filepath.Dir(path), "club-names.csv")
	if err := os.WriteFile(beside, []byte(names), 0o600); err != nil {
		t.Fatal(err)
	}
	return path
}

var update = flag.Bool("update", false, "rewrite the golden files in testdata")

// Golden compares a file with the one in testdata.
func Golden(t *testing.T, name, got string) {
	t.Helper()
	path := filepath.Join("testdata", name)
	if *update {
		if err := os.WriteFile(path, []byte(got), 0o644); err != nil {
			t.Fatal(err)
		}
	}
	want, err := os.ReadFile(path)
	if err != nil {
		t.Fatal(err)
	}
	if diff := cmp.Diff(string(want), got); diff != "" {
		t.Errorf("%s differs (-want +got); run with -update if that is right:\n%s", path, diff)
	}
}
