package compute

import (
	"testing"

	"github.com/google/go-cmp/cmp"

	"bridgecalc/internal/bridge"
	"bridgecalc/internal/event"
	"bridgecalc/internal/settings"
)

func TestListsOfWinners(t *testing.T) {
	stays := []event.Result{played(0, 1, 300), played(2, 3, 200), played(4, 5, 100)}
	turns := []event.Result{played(1, 0, 300), played(2, 3, 200), played(4, 5, 100)}
	allTurn := []event.Result{played(1, 0, 300), played(3, 2, 200), played(5, 4, 100)}
	mixed := []event.Result{played(0, 2, 300), played(1, 3, 200), played(4, 5, 100)}
	swapped := []event.Result{played(0, 2, 300), played(3, 5, 200), played(4, 1, 100)}
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
			"two when a pair turns",
			[2][]event.Result{stays, turns},
			settings.AutoWinners,
			[]list{
				{bridge.NS, []string{"0 1=", "2 1=", "4 3"}},
				{bridge.EW, []string{"5 1", "1 2=", "3 2="}},
			},
		},
		{
			"two when all turn on one board",
			[2][]event.Result{stays, allTurn},
			settings.AutoWinners,
			[]list{
				{bridge.NS, []string{"0 1=", "2 1=", "4 1="}},
				{bridge.EW, []string{"1 1=", "3 1=", "5 1="}},
			},
		},
		{
			"one when pairs meet those of their own direction",
			[2][]event.Result{stays, mixed},
			settings.AutoWinners,
			[]list{{bridge.NoSide, []string{"0 1=", "5 1=", "3 3", "1 4=", "2 4=", "4 6"}}},
		},
		{
			"two on demand although the movement has one",
			[2][]event.Result{stays, mixed},
			settings.TwoWinners,
			[]list{
				{bridge.NS, []string{"0 1", "2 2", "4 3"}},
				{bridge.EW, []string{"5 1", "3 2", "1 3"}},
			},
		},
		{
			"two when the first board was played in the wrong direction",
			[2][]event.Result{stays, swapped},
			settings.AutoWinners,
			[]list{
				{bridge.NS, []string{"0 1", "3 2", "4 3"}},
				{bridge.EW, []string{"5 1", "1 2", "2 3"}},
			},
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

// TestReversals covers what changes the direction of pairs for a while: a round, a
// board at every table, and the last round of a movement with one list.
func TestReversals(t *testing.T) {
	// movement is five rounds of two boards at five tables, in which the results
	// chosen are turned.
	movement := func(turned func(round, table, board int) bool) *event.Event {
		boards := make([][]event.Result, 10)
		for round := range 5 {
			for table := range 5 {
				ns, ew := table, 5+(table+round)%5
				for n := range 2 {
					board := (table-round+5)%5*2 + n
					r := played(ns, ew, 10*(board*table%7))
					if turned(round, table, board) {
						r = played(ew, ns, 10*(board*table%7))
					}
					r.Round = int32(round + 1)
					boards[board] = append(boards[board], r)
				}
			}
		}
		return newEvent(boards...)
	}
	tests := []struct {
		name   string
		turned func(round, table, board int) bool
		lists  int
		want   []Reversal
	}{
		{"nobody", func(_, _, _ int) bool { return false }, 2, nil},
		{"one table for a round", func(round, table, _ int) bool { return round == 1 && table == 2 }, 2, []Reversal{{2, []int{3, 4}}, {8, []int{3, 4}}}},
		{"a board at one table", func(round, table, board int) bool { return round == 0 && table == 0 && board == 1 }, 2, []Reversal{{0, []int{2}}, {5, []int{2}}}},
		{"a board at every table", func(_, _, board int) bool { return board == 3 }, 2, []Reversal{
			{0, []int{4}}, {1, []int{4}}, {2, []int{4}}, {3, []int{4}}, {4, []int{4}}, {5, []int{4}}, {6, []int{4}}, {7, []int{4}}, {8, []int{4}}, {9, []int{4}},
		}},
		{"all in the last round", func(round, _, _ int) bool { return round == 4 }, 1, nil},
	}
	for _, tt := range tests {
		t.Run(tt.name, func(t *testing.T) {
			ev := movement(tt.turned)
			s := score(t, ev, settings.AutoWinners)
			if len(s.Lists) != tt.lists {
				t.Errorf("%d lists, want %d", len(s.Lists), tt.lists)
			}
			if diff := cmp.Diff(tt.want, s.Reversals); diff != "" {
				t.Errorf("reversals (-want +got):\n%s", diff)
			}
			for i := range ev.Boards {
				for j := range ev.Boards[i].Results {
					ev.Boards[i].Results[j].Round = 0
				}
			}
			if unknown := score(t, ev, settings.AutoWinners); len(unknown.Lists) != tt.lists {
				t.Errorf("%d lists where the rounds are not known, want %d", len(unknown.Lists), tt.lists)
			}
		})
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

// TestIndividualHasOneList has an individual in which less than half of the players
// change their direction: there is one list, but for the setting.
func TestIndividualHasOneList(t *testing.T) {
	seated := func(north, south, east, west, score int) event.Result {
		return event.Result{NS: int32(north), South: int32(south), EW: int32(east), West: int32(west), Score: int32(score)}
	}
	ev := newEvent(
		[]event.Result{seated(0, 1, 2, 3, 100), seated(4, 5, 6, 7, 200)},
		[]event.Result{seated(0, 2, 1, 3, 100), seated(4, 5, 6, 7, 50)},
	)
	for range 8 - len(ev.Pairs) {
		ev.Pairs = append(ev.Pairs, event.Pair{Number: "other"})
	}
	ev.Individual = true
	for winners, want := range map[settings.Winners]int{settings.AutoWinners: 1, settings.OneWinner: 1, settings.TwoWinners: 2} {
		if lists := score(t, ev, winners).Lists; len(lists) != want {
			t.Errorf("winners %v: %d lists, want %d", winners, len(lists), want)
		}
	}
}
