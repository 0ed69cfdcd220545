package compute

import (
	"context"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"

	"bridgecalc/internal/bridge"
	"bridgecalc/internal/event"
	"bridgecalc/internal/settings"
)

func TestListsOfWinners(t *testing.T) {
	stays := []event.Result{played(0, 1, 300), played(2, 3, 200), played(4, 5, 100)}
	turns := []event.Result{played(1, 0, 300), played(2, 3, 200), played(4, 5, 100)}
	turnsAway := []event.Result{notPlayed(1, 0), played(2, 3, 200), played(4, 5, 100)}
	type list struct {
		Direction bridge.Side
		Places    []string
	}
	tests := []struct {
		name    string
		boards  [2][]event.Result
		winners settings.Winners
		want    []list
	}{
		{
			"two when nobody turns",
			[2][]event.Result{stays, stays},
			settings.AutoWinners,
			[]list{
				{bridge.NS, []string{"0 1", "2 2", "4 3"}},
				{bridge.EW, []string{"5 1", "3 2", "1 3"}},
			},
		},
		{
			"one when a pair turns",
			[2][]event.Result{stays, turns},
			settings.AutoWinners,
			[]list{{bridge.NoSide, []string{"5 1", "0 2=", "1 2=", "2 2=", "3 2=", "4 6"}}},
		},
		{
			"a board that was not played shows the movement too",
			[2][]event.Result{stays, turnsAway},
			settings.AutoWinners,
			[]list{{bridge.NoSide, []string{"0 1", "5 2", "2 3", "3 4", "4 5", "1 6"}}},
		},
		{
			"one on demand",
			[2][]event.Result{stays, stays},
			settings.OneWinner,
			[]list{{bridge.NoSide, []string{"0 1=", "5 1=", "2 3=", "3 3=", "1 5=", "4 5="}}},
		},
		{
			"two on demand",
			[2][]event.Result{stays, stays},
			settings.TwoWinners,
			[]list{
				{bridge.NS, []string{"0 1", "2 2", "4 3"}},
				{bridge.EW, []string{"5 1", "3 2", "1 3"}},
			},
		},
	}
	for _, tt := range tests {
		t.Run(tt.name, func(t *testing.T) {
			s := score(t, newEvent(tt.boards[:]...), tt.winners)
			var got []list
			for _, l := range s.Lists {
				got = append(got, list{l.Direction, places(l)})
			}
			if diff := cmp.Diff(tt.want, got); diff != "" {
				t.Errorf("(-want +got):\n%s", diff)
			}
		})
	}
}

func TestTwoListsNeedFixedDirections(t *testing.T) {
	ev := newEvent(
		[]event.Result{played(0, 1, 300), played(2, 3, 200)},
		[]event.Result{played(0, 3, 300), played(1, 2, 200)},
	)
	ev.Pairs[1] = event.Pair{Section: "B", Number: "17"}
	s, err := Score(context.Background(), ev, settings.Settings{Winners: settings.TwoWinners})
	if s != nil || err == nil {
		t.Fatalf("%v, %v, want an error", s, err)
	}
	if !strings.Contains(err.Error(), "pair 17 of section B ") {
		t.Errorf("%q does not name the pair", err)
	}
}

// A pair that never came to the table has no list; one whose boards were all
// cancelled is in its list, without a place.
func TestPairsWithoutBoards(t *testing.T) {
	ev := newEvent(
		[]event.Result{notPlayed(0, 1), played(2, 3, 200), played(4, 5, 100)},
		[]event.Result{notPlayed(0, 1), played(2, 3, 200), played(4, 5, 100)},
	)
	ev.Pairs = append(ev.Pairs, event.Pair{Number: "99"})
	s := score(t, ev, settings.AutoWinners)
	if diff := cmp.Diff([]string{"2 1", "4 2", "0 -"}, places(s.Lists[0])); diff != "" {
		t.Errorf("NS (-want +got):\n%s", diff)
	}
	if diff := cmp.Diff([]string{"5 1", "3 2", "1 -"}, places(s.Lists[1])); diff != "" {
		t.Errorf("EW (-want +got):\n%s", diff)
	}
	all := score(t, ev, settings.OneWinner).Lists[0]
	if diff := cmp.Diff([]string{"2 1=", "5 1=", "3 3=", "4 3=", "0 -", "1 -"}, places(all)); diff != "" {
		t.Errorf("all (-want +got):\n%s", diff)
	}
	last := standingOf(t, s, 0)
	if last.Percent != nil || last.Score.Sign() != 0 || last.Boards != 0 || last.Max != 0 || last.Tied {
		t.Errorf("a pair without boards has %+v", last)
	}
}
