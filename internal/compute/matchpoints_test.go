package compute

import (
	"context"
	"errors"
	"math/big"
	"runtime"
	"testing"
	"time"

	"github.com/google/go-cmp/cmp"

	"bridgecalc/internal/event"
	"bridgecalc/internal/settings"
)

func TestMatchpointsOfABoard(t *testing.T) {
	tests := []struct {
		name    string
		results []event.Result
		ns, ew  []string
	}{
		{
			"full",
			[]event.Result{played(0, 1, 620), played(2, 3, 170), played(4, 5, 110), played(6, 7, 170)},
			[]string{"6", "3", "0", "3"},
			[]string{"0", "3", "6", "3"},
		},
		{
			"a pass-out is a score like any other",
			[]event.Result{played(0, 1, 90), played(2, 3, 0), played(4, 5, -50), played(6, 7, -50)},
			[]string{"6", "4", "1", "1"},
			[]string{"0", "2", "5", "5"},
		},
		{
			"brought from three results to four",
			[]event.Result{played(0, 1, 620), played(2, 3, 170), notPlayed(4, 5), played(6, 7, 170)},
			[]string{"17/3", "5/3", "-", "5/3"},
			[]string{"1/3", "13/3", "-", "13/3"},
		},
		{
			"an artificial score is not compared",
			[]event.Result{
				played(0, 1, 620), played(2, 3, 170), played(6, 7, 170),
				adjusted(4, 5, event.AverageMinus, event.AveragePlus),
			},
			[]string{"17/3", "5/3", "5/3", "12/5"},
			[]string{"1/3", "13/3", "13/3", "18/5"},
		},
		{
			"brought from two results to four",
			[]event.Result{played(0, 1, 620), played(2, 3, 170), notPlayed(4, 5), notPlayed(6, 7)},
			[]string{"5", "1", "-", "-"},
			[]string{"1", "5", "-", "-"},
		},
		{
			"one result compares with nothing",
			[]event.Result{played(0, 1, 620), notPlayed(2, 3), notPlayed(4, 5), notPlayed(6, 7)},
			[]string{"3", "-", "-", "-"},
			[]string{"3", "-", "-", "-"},
		},
		{
			"nobody played",
			[]event.Result{notPlayed(0, 1), notPlayed(2, 3)},
			[]string{"-", "-"},
			[]string{"-", "-"},
		},
	}
	for _, tt := range tests {
		t.Run(tt.name, func(t *testing.T) {
			// A second board with four results sets what is expected.
			full := []event.Result{played(0, 1, 0), played(2, 3, 0), played(4, 5, 0), played(6, 7, 0)}
			s := score(t, newEvent(tt.results, full), settings.AutoWinners)
			if s.Top != 6 {
				t.Errorf("top %d, want 6", s.Top)
			}
			if diff := cmp.Diff(tt.ns, nsColumn(s.Boards[0])); diff != "" {
				t.Errorf("NS (-want +got):\n%s", diff)
			}
			if diff := cmp.Diff(tt.ew, ewColumn(s.Boards[0])); diff != "" {
				t.Errorf("EW (-want +got):\n%s", diff)
			}
		})
	}
}

func TestUnevenBoardsAreListed(t *testing.T) {
	s := score(t, newEvent(
		[]event.Result{played(0, 1, 0), played(2, 3, 0), played(4, 5, 0)},
		[]event.Result{played(0, 1, 0), notPlayed(2, 3)},
		[]event.Result{played(0, 1, 0), played(2, 3, 0)},
		[]event.Result{notPlayed(0, 1)},
		[]event.Result{adjusted(0, 1, event.Average, event.Average)},
		[]event.Result{
			played(0, 1, 0), played(2, 3, 0),
			adjusted(4, 5, event.Average, event.Average),
		},
	), settings.AutoWinners)
	if s.Expected != 3 || s.Artificial != 2 {
		t.Errorf("expected %d with %d artificial, want 3 with 2", s.Expected, s.Artificial)
	}
	if diff := cmp.Diff([]int{3, 6}, s.Factored); diff != "" {
		t.Errorf("factored (-want +got):\n%s", diff)
	}
	if diff := cmp.Diff([]int{2}, s.Single); diff != "" {
		t.Errorf("single (-want +got):\n%s", diff)
	}
}

// Artificial scores say how many results a board ought to have had.
func TestArtificialScoresAreExpectedResults(t *testing.T) {
	s := score(t, newEvent([]event.Result{
		played(0, 1, 100), played(2, 3, 50),
		adjusted(4, 5, event.Average, event.Average),
	}), settings.AutoWinners)
	if s.Expected != 3 {
		t.Errorf("expected %d, want 3", s.Expected)
	}
	if diff := cmp.Diff([]string{"7/2", "1/2", "2"}, nsColumn(s.Boards[0])); diff != "" {
		t.Errorf("(-want +got):\n%s", diff)
	}
}

func TestNothingToCompare(t *testing.T) {
	events := map[string]*event.Event{
		"no boards":  newEvent(),
		"no results": newEvent(nil, nil),
		"every board once": newEvent(
			[]event.Result{played(0, 1, 100)},
			[]event.Result{played(0, 1, 100), notPlayed(2, 3)},
		),
		"one score beside artificial ones": newEvent(
			[]event.Result{played(0, 1, 100), adjusted(2, 3, event.Average, event.Average)},
			[]event.Result{played(2, 3, 100), adjusted(0, 1, event.AveragePlus, event.AverageMinus)},
		),
	}
	for name, ev := range events {
		s, err := Score(context.Background(), ev, settings.Default())
		if s != nil || !errors.Is(err, ErrNothingToCompare) {
			t.Errorf("%s: %v, %v", name, s, err)
		}
	}
}

// Ten thousand results with the same few scores need the same few fractions.
func TestEqualScoresShareTheirFractions(t *testing.T) {
	scores := make([]int, 10_000)
	for i := range scores {
		scores[i] = 10 * (i % 100)
	}
	seen := make(map[*big.Rat]bool)
	for _, line := range oneBoard(t, scores).Boards[0].Lines {
		seen[line.NS] = true
		seen[line.EW] = true
	}
	if len(seen) != 200 {
		t.Errorf("%d fractions for 100 scores, want one for each side", len(seen))
	}
}

func TestProcessorsDoNotShow(t *testing.T) {
	ev := largeEvent(36, 100, true)
	var want *Session
	for _, processors := range []int{1, 2, 8} {
		previous := runtime.GOMAXPROCS(processors)
		got := score(t, ev, settings.OneWinner)
		runtime.GOMAXPROCS(previous)
		if want == nil {
			want = got
		}
		if diff := cmp.Diff(want, got, sessions); diff != "" {
			t.Errorf("with %d processors (-want +got):\n%s", processors, diff)
		}
	}
}

func TestContextStopsScoring(t *testing.T) {
	cancelled, cancel := context.WithCancel(context.Background())
	cancel()
	late, cancel := context.WithDeadline(context.Background(), time.Unix(0, 0))
	defer cancel()
	for _, ctx := range []context.Context{cancelled, late} {
		s, err := Score(ctx, largeEvent(4, 10, false), settings.Default())
		if s != nil || !errors.Is(err, ctx.Err()) {
			t.Errorf("%v, %v, want nothing and %v", s, err, ctx.Err())
		}
	}
}
