package compute

import (
	"testing"

	"github.com/google/go-cmp/cmp"

	"bridgecalc/internal/event"
	"bridgecalc/internal/settings"
)

// Pair 0 has an artificial score on board 3, at a top of 4, and something else
// on boards 1 and 2.
func TestOwnAverage(t *testing.T) {
	top := []event.Result{played(0, 1, 200), played(2, 3, 100), played(4, 5, 100)}
	middle := []event.Result{played(0, 1, 100), played(2, 3, 200), played(4, 5, 0)}
	bottom := []event.Result{played(0, 1, 0), played(2, 3, 100), played(4, 5, 100)}
	absent := []event.Result{notPlayed(0, 1), played(2, 3, 100), played(4, 5, 100)}
	single := []event.Result{played(0, 1, 900), notPlayed(2, 3), notPlayed(4, 5)}
	other := []event.Result{
		adjusted(0, 1, event.Award{Percent: 9000}, event.Average),
		played(2, 3, 100), played(4, 5, 100),
	}
	tests := []struct {
		name   string
		boards [2][]event.Result
		award  event.Award
		want   string // matchpoints on board 3
	}{
		{"average plus of a pair above it", [2][]event.Result{top, middle}, event.AveragePlus, "3"},
		{"average plus of a pair below it", [2][]event.Result{bottom, middle}, event.AveragePlus, "12/5"},
		{"average minus of a pair above it", [2][]event.Result{top, middle}, event.AverageMinus, "8/5"},
		{"average minus of a pair below it", [2][]event.Result{bottom, middle}, event.AverageMinus, "1"},
		{"average is no matter of the pair's own", [2][]event.Result{top, top}, event.Average, "2"},
		{"a plain percentage neither", [2][]event.Result{top, top}, event.Award{Percent: 6000}, "12/5"},
		{"any percentage can be the least", [2][]event.Result{top, top}, event.Award{Percent: 7000, Rule: event.AtLeast}, "4"},
		{"any percentage can be the most", [2][]event.Result{bottom, bottom}, event.Award{Percent: 4500, Rule: event.AtMost}, "0"},
		{"boards not played are no average", [2][]event.Result{absent, absent}, event.AveragePlus, "12/5"},
		{"nor do they lower one", [2][]event.Result{top, absent}, event.AveragePlus, "4"},
		{"nor do boards played once", [2][]event.Result{top, single}, event.AveragePlus, "4"},
		{"a board played once is no average", [2][]event.Result{absent, single}, event.AverageMinus, "8/5"},
		{"nor is another artificial score", [2][]event.Result{other, middle}, event.AveragePlus, "12/5"},
	}
	for _, tt := range tests {
		t.Run(tt.name, func(t *testing.T) {
			s := score(t, newEvent(tt.boards[0], tt.boards[1], []event.Result{
				adjusted(0, 1, tt.award, event.Average),
				played(2, 3, 100), played(4, 5, 100),
			}), settings.AutoWinners)
			if got := nsColumn(s.Boards[2])[0]; got != tt.want {
				t.Errorf("%s of %d, want %s", got, s.Top, tt.want)
			}
		})
	}
}

// The two sides of an artificial score have nothing to do with each other.
func TestArtificialScoresOfTheSides(t *testing.T) {
	s := score(t, newEvent([]event.Result{
		played(0, 1, 100), played(2, 3, 100),
		adjusted(4, 5, event.Award{Percent: 4500}, event.Award{Percent: 3000}),
	}), settings.AutoWinners)
	if ns, ew := nsColumn(s.Boards[0])[2], ewColumn(s.Boards[0])[2]; ns != "9/5" || ew != "6/5" {
		t.Errorf("%s and %s, want 9/5 and 6/5", ns, ew)
	}
}

// What a pair has is counted with the artificial scores, and without boards
// that it did not play.
func TestBoardsThatCount(t *testing.T) {
	full := []event.Result{played(0, 1, 100), played(2, 3, 100), played(4, 5, 200)}
	s := score(t, newEvent(
		full,
		[]event.Result{played(0, 1, 100)},
		[]event.Result{adjusted(0, 1, event.AveragePlus, event.AverageMinus)},
		[]event.Result{notPlayed(0, 1)},
	), settings.AutoWinners)
	got := standingOf(t, s, 0)
	if got.Boards != 3 || got.Max != 12 {
		t.Errorf("%d boards and %d matchpoints to be had, want 3 and 12", got.Boards, got.Max)
	}
	if want := "27/5"; got.Score.RatString() != want { // 1 + 2 + 60 % of 4
		t.Errorf("score %s, want %s", got.Score.RatString(), want)
	}
	if want := "45"; got.Percent.RatString() != want {
		t.Errorf("percentage %s, want %s", got.Percent.RatString(), want)
	}
}

// A side without a score has neither the board nor its top; the other has both.
func TestOneSideNotScored(t *testing.T) {
	ev := mitchell([]int{420, -50, 100}, []int{100, 50, 0})
	ev.Boards[1].Results[0] = adjusted(0, 4, event.AveragePlus, event.NoAward)
	for _, scoring := range []settings.Scoring{settings.Matchpoints, settings.Butler} {
		s := scoreBy(t, ev, settings.Settings{Scoring: scoring})
		line := s.Boards[1].Lines[0]
		if line.NS == nil || line.EW != nil || line.EWTop != 0 {
			t.Errorf("%v: %+v", scoring, line)
		}
		if with, without := standingOf(t, s, 0), standingOf(t, s, 4); with.Boards != 2 || without.Boards != 1 {
			t.Errorf("%v: %d and %d boards", scoring, with.Boards, without.Boards)
		}
	}
	s := scoreBy(t, ev, settings.Settings{})
	if got := standingOf(t, s, 4); got.Max != 4 || got.Percent == nil {
		t.Errorf("%+v", got)
	}
}

// The sides may get percentages that have nothing to do with each other.
func TestUnequalAwards(t *testing.T) {
	ev := mitchell([]int{420, -50, 100}, []int{100, 50, 0})
	ev.Boards[0].Results[0] = adjusted(0, 3, event.Award{Percent: 6250}, event.Award{Percent: 3750})
	ev.Boards[1].Results[0] = adjusted(0, 4, event.AveragePlus, event.Award{Percent: 6000})
	s := scoreBy(t, ev, settings.Settings{})
	if diff := cmp.Diff([]string{"5/2", "12/5"}, []string{nsColumn(s.Boards[0])[0], nsColumn(s.Boards[1])[0]}); diff != "" {
		t.Errorf("NS (-want +got):\n%s", diff)
	}
	if diff := cmp.Diff([]string{"3/2", "12/5"}, []string{ewColumn(s.Boards[0])[0], ewColumn(s.Boards[1])[0]}); diff != "" {
		t.Errorf("EW (-want +got):\n%s", diff)
	}
}
