package compute

import (
	"testing"

	"github.com/google/go-cmp/cmp"

	"bridgecalc/internal/event"
	"bridgecalc/internal/settings"
)

// fouled gives results the cards of a version.
func fouled(version uint8, results ...event.Result) []event.Result {
	for i := range results {
		results[i].Version = version
	}
	return results
}

func TestFouledBoard(t *testing.T) {
	ev := newEvent(append(
		[]event.Result{played(0, 1, 620), played(2, 3, 170), played(4, 5, 110)},
		append(fouled(1, played(6, 7, 50), played(8, 9, 50)), fouled(2, played(10, 11, 0))...)...,
	))
	s := score(t, ev, settings.AutoWinners)
	// E = 6: three results are brought to ten by (M + 1) · 2 − 1, two by · 3.
	if diff := cmp.Diff([]string{"9", "5", "1", "5", "5", "6"}, nsColumn(s.Boards[0])); diff != "" {
		t.Errorf("NS (-want +got):\n%s", diff)
	}
	if diff := cmp.Diff([]string{"1", "5", "9", "5", "5", "6"}, ewColumn(s.Boards[0])); diff != "" {
		t.Errorf("EW (-want +got):\n%s", diff)
	}
	want := [][]int{{1}, {1}, {1}, nil}
	if diff := cmp.Diff(want, [][]int{s.Factored, s.Fouled, s.Alone, s.Single}); diff != "" {
		t.Errorf("boards (-want +got):\n%s", diff)
	}
	small := scoreBy(t, ev, settings.Settings{Unequal: settings.ACBL})
	if diff := cmp.Diff([]string{"9", "5", "1", "6", "6", "6"}, nsColumn(small.Boards[0])); diff != "" {
		t.Errorf("ACBL (-want +got):\n%s", diff)
	}
}

// sectioned is two sections of two and three tables that played a board.
func sectioned() *event.Event {
	ev := newEvent([]event.Result{
		played(0, 1, 100), played(2, 3, 50),
		played(4, 5, 90), played(6, 7, 60), played(8, 9, 0),
	})
	for i := range ev.Pairs {
		ev.Pairs[i].Section = map[bool]string{true: "A", false: "B"}[i < 4]
	}
	return ev
}

func TestSectionsByThemselves(t *testing.T) {
	together := scoreBy(t, sectioned(), settings.Settings{})
	if diff := cmp.Diff([]string{"8", "2", "6", "4", "0"}, nsColumn(together.Boards[0])); diff != "" {
		t.Errorf("together (-want +got):\n%s", diff)
	}
	apart := scoreBy(t, sectioned(), settings.Settings{Field: settings.WithinOwnSection})
	if diff := cmp.Diff([]string{"2", "0", "4", "2", "0"}, nsColumn(apart.Boards[0])); diff != "" {
		t.Errorf("apart (-want +got):\n%s", diff)
	}
	if diff := cmp.Diff([]string{"0 1=", "4 1=", "6 3", "2 4=", "8 4="}, places(apart.Lists[0])); diff != "" {
		t.Errorf("places (-want +got):\n%s", diff)
	}
	if apart.Top != 4 || apart.Boards[0].Lines[0].NSTop != 2 || apart.Factored != nil {
		t.Errorf("top %d, line %+v, factored %v", apart.Top, apart.Boards[0].Lines[0], apart.Factored)
	}
}

func TestExpectedBySetting(t *testing.T) {
	ev := mitchell([]int{100, 50, 0})
	s := scoreBy(t, ev, settings.Settings{Expected: 6})
	if diff := cmp.Diff([]string{"9", "5", "1"}, nsColumn(s.Boards[0])); diff != "" || s.Top != 10 {
		t.Errorf("top %d (-want +got):\n%s", s.Top, diff)
	}
	refuse(t, ev, settings.Settings{Expected: 2}, "2 results", "one with 3")
	refuse(t, ev, settings.Settings{Expected: 1}, "fewer than 2")
}

func TestBoardsWithoutCommonTop(t *testing.T) {
	s := scoreBy(t, newEvent(
		[]event.Result{played(0, 1, 100), played(2, 3, 50), played(4, 5, 0)},
		[]event.Result{played(0, 1, 100), played(2, 3, 50), notPlayed(4, 5)},
	), settings.Settings{Unequal: settings.AsItStands})
	got := standingOf(t, s, 0)
	if got.Max != 6 || got.Score.RatString() != "6" || standingOf(t, s, 2).Percent.FloatString(2) != "33.33" {
		t.Errorf("%+v", got)
	}
}

func TestHalfScale(t *testing.T) {
	ev := mitchell([]int{420, 430, 500, 420, 450, -50, 170})
	s := scoreBy(t, ev, settings.Settings{Scale: settings.Scale105})
	if diff := cmp.Diff([]string{"5/2", "4", "6", "5/2", "5", "0", "1"}, nsColumn(s.Boards[0])); diff != "" || s.Top != 6 {
		t.Errorf("top %d (-want +got):\n%s", s.Top, diff)
	}
}

func TestFixedAverages(t *testing.T) {
	ev := newEvent(
		[]event.Result{played(0, 1, 200), played(2, 3, 100)},
		[]event.Result{adjusted(0, 1, event.AveragePlus, event.AverageMinus), played(2, 3, 100)},
	)
	s := scoreBy(t, ev, settings.Settings{Averages: settings.FixedAverages})
	if ns, ew := nsColumn(s.Boards[1])[0], ewColumn(s.Boards[1])[0]; ns != "6/5" || ew != "4/5" {
		t.Errorf("%s and %s, want 6/5 and 4/5", ns, ew)
	}
}
