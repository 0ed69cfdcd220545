package compute

import (
	"testing"

	"github.com/google/go-cmp/cmp"

	"bridgecalc/internal/bridge"
	"bridgecalc/internal/event"
	"bridgecalc/internal/settings"
)

// TestSitOutsWithoutRows finds who sat out from the movement, where the record does
// not say it.
func TestSitOutsWithoutRows(t *testing.T) {
	half := settings.SitOut{Counts: true, Percent: 5000}
	five := [][]event.Result{
		{played(0, 1, 420), played(2, 3, -50)},
		{played(4, 0, 110), played(1, 2, 100)},
		{played(3, 4, 110), played(0, 2, 90)},
		{played(1, 3, 90), played(4, 2, 100)},
		{played(4, 3, 90), played(1, 0, 620)},
	}
	// Pairs 0 to 2 sit North-South, 3 and 4 East-West.
	threeAndTwo := [][]event.Result{
		{played(0, 3, 420), played(1, 4, -50)},
		{played(1, 3, 420), played(2, 4, -50)},
		{played(2, 3, 420), played(0, 4, -50)},
	}
	for _, tt := range []struct {
		name     string
		boards   [][]event.Result
		byes     []event.Bye
		sitOut   settings.SitOut
		want     []event.Bye
		warnings int
	}{
		{"own average", five, nil, settings.SitOut{}, nil, 0},
		{"an odd number", five, nil, half, []event.Bye{{Pair: 4, Board: 1}, {Pair: 3, Board: 2}, {Pair: 1, Board: 3}, {Pair: 0, Board: 4}, {Pair: 2, Board: 5}}, 0},
		{"the record says it", five, []event.Bye{{Pair: 4, Board: 1}}, half, []event.Bye{{Pair: 4, Board: 1}}, 0},
		{"the record gives an award", five, []event.Bye{{Pair: 4, Board: 1, Award: &event.AveragePlus}, {Pair: 3, Board: 2}}, settings.SitOut{}, []event.Bye{{Pair: 4, Board: 1, Award: &event.AveragePlus}}, 0},
		{"one direction has more", threeAndTwo, nil, half, []event.Bye{
			{Pair: 2, Board: 1, Side: bridge.NS}, {Pair: 0, Board: 2, Side: bridge.NS}, {Pair: 1, Board: 3, Side: bridge.NS},
		}, 0},
		{"nobody", threeAndTwo[:1], nil, half, nil, 0},
		{"an even number with fewer boards for some", [][]event.Result{
			{played(0, 1, 420), played(2, 3, -50)}, {played(0, 3, 110), played(2, 1, 100)}, {played(4, 5, 110), played(0, 1, 90)},
		}, nil, half, nil, 1},
		{"more are missing", append(five[:4:4], []event.Result{played(4, 3, 90)}), nil, half, []event.Bye{
			{Pair: 4, Board: 1}, {Pair: 3, Board: 2}, {Pair: 1, Board: 3}, {Pair: 0, Board: 4},
		}, 1},
	} {
		t.Run(tt.name, func(t *testing.T) {
			ev := newEvent(tt.boards...)
			ev.Byes = tt.byes
			s := scoreBy(t, ev, settings.Settings{SitOut: tt.sitOut})
			if diff := cmp.Diff(tt.want, s.SitOuts); diff != "" {
				t.Errorf("(-want +got):\n%s", diff)
			}
			if len(s.Warnings) != tt.warnings {
				t.Errorf("warnings %+v, want %d", s.Warnings, tt.warnings)
			}
			for _, bye := range s.SitOuts {
				if got := standingOf(t, s, int(bye.Pair)); got.Boards == 0 || tt.name == "an odd number" && got.Boards != 5 {
					t.Errorf("pair %d has %d boards", bye.Pair, got.Boards)
				}
			}
		})
	}
}

// TestSessionCutShort has five pairs whose session ended after three of five rounds:
// who had opponents in every round did not sit out on the boards that were left.
func TestSessionCutShort(t *testing.T) {
	inRound := func(round, ns, ew, score int) event.Result {
		r := played(ns, ew, score)
		r.Round = int32(round)
		return r
	}
	ev := newEvent(
		[]event.Result{inRound(1, 0, 3, 420), inRound(2, 4, 2, -50)}, // left for pair 1, who sat out in round 2
		[]event.Result{inRound(1, 1, 2, 110), inRound(3, 3, 4, 100)}, // left for pair 0, who sat out in round 3
		[]event.Result{inRound(2, 0, 3, 110), inRound(3, 1, 2, 90)},  // left for pair 4, who sat out in round 1
		[]event.Result{inRound(2, 0, 4, 110), inRound(3, 1, 2, 90)},  // left for pair 3, who never sat out
	)
	s := scoreBy(t, ev, settings.Settings{Winners: settings.OneWinner, SitOut: settings.SitOut{Counts: true, Percent: 5000}})
	want := []event.Bye{{Pair: 1, Board: 1}, {Pair: 0, Board: 2}, {Pair: 4, Board: 3}}
	if diff := cmp.Diff(want, s.SitOuts); diff != "" || len(s.Warnings) > 0 {
		t.Errorf("warnings %v (-want +got):\n%s", s.Warnings, diff)
	}
}

// A pair that only waited is in the list of its side.
func TestPairsThatOnlySatOut(t *testing.T) {
	ev := mitchell([]int{420, -50}, []int{100, 50})
	for range 3 {
		ev.Pairs = append(ev.Pairs, event.Pair{Number: "5"})
	}
	ev.Byes = []event.Bye{{Pair: 4, Board: 1, Side: bridge.EW}, {Pair: 5, Board: 1, Side: bridge.NS}}
	s := score(t, ev, settings.AutoWinners)
	if diff := cmp.Diff([]string{"0 1", "1 2", "5 -"}, places(s.Lists[0])); diff != "" {
		t.Errorf("NS (-want +got):\n%s", diff)
	}
	if diff := cmp.Diff([]string{"3 1=", "2 1=", "4 -"}[2:], places(s.Lists[1])[2:]); diff != "" {
		t.Errorf("EW (-want +got):\n%s", diff)
	}
	counted := scoreBy(t, ev, settings.Settings{SitOut: settings.SitOut{Counts: true, Percent: 6000}})
	if got := standingOf(t, counted, 4); got.Percent.RatString() != "60" {
		t.Errorf("pair 4 has %s %%", got.Percent.RatString())
	}
}

// TestAwardWithoutOpponents counts what the record gives a pair for a board on which it
// had no opponents, whatever the setting.
func TestAwardWithoutOpponents(t *testing.T) {
	ev := newEvent([]event.Result{played(0, 1, 420), played(2, 3, -50)}, []event.Result{played(0, 3, 420), played(4, 1, 450)})
	ev.Byes = []event.Bye{{Pair: 4, Board: 1, Award: &event.Award{Percent: 6000}}}
	for _, sitOut := range []settings.SitOut{{}, {Counts: true, Percent: 5000}} {
		s := scoreBy(t, ev, settings.Settings{SitOut: sitOut, Winners: settings.OneWinner})
		if got := standingOf(t, s, 4); got.Boards != 2 || got.Percent.RatString() != "80" { // (60 + 100) / 2
			t.Errorf("%+v: %d boards, %s %%", sitOut, got.Boards, got.Percent.RatString())
		}
	}
}

// TestSitOutInSwissPairs warns that a bye there is a matter of victory points.
func TestSitOutInSwissPairs(t *testing.T) {
	ev := newEvent([]event.Result{played(0, 1, 420), played(2, 3, -50)}, []event.Result{played(0, 3, 420), played(4, 1, 450)})
	swiss := settings.Settings{Scoring: settings.SwissPairs, SitOut: settings.SitOut{Counts: true, Percent: 5000}}
	for want, byes := range [][]event.Bye{nil, {{Pair: 4, Board: 1}}} {
		ev.Byes = byes
		if s := scoreBy(t, ev, swiss); len(s.Warnings) != want || len(s.SitOuts) != 0 {
			t.Errorf("%d byes: warnings %v, sit-outs %v", len(byes), s.Warnings, s.SitOuts)
		}
	}
}
