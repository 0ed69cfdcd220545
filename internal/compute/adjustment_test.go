package compute

import (
	"testing"

	"bridgecalc/internal/event"
	"bridgecalc/internal/settings"
)

// Pair 0 has 4 of 4 matchpoints on each of two boards.
func TestAdjustments(t *testing.T) {
	tests := []struct {
		name              string
		adjustment        event.Adjustment
		score, percentage string
	}{
		{"matchpoints", event.Adjustment{Amount: -1500}, "13/2", "325/4"},
		{"part of a top", event.Adjustment{Amount: -25_000, Unit: event.InTops}, "7", "175/2"},
		{"percent of all", event.Adjustment{Amount: -10_000, Unit: event.InPercent}, "36/5", "90"},
		{"a bonus", event.Adjustment{Amount: 2000}, "10", "125"},
	}
	for _, tt := range tests {
		ev := mitchell([]int{100, 50, 0}, []int{100, 50, 0})
		ev.Adjustments = []event.Adjustment{tt.adjustment}
		got := standingOf(t, score(t, ev, settings.AutoWinners), 0)
		if got.Score.RatString() != tt.score || got.Percent.RatString() != tt.percentage {
			t.Errorf("%s: %s, %s %%, want %s, %s", tt.name, got.Score, got.Percent, tt.score, tt.percentage)
		}
		if rest := rat(t, "8"); rest.Add(rest, got.Adjustment).Cmp(got.Score) != 0 || got.CarryOver != nil {
			t.Errorf("%s: %s came off", tt.name, got.Adjustment)
		}
	}
}

func TestAdjustmentsInIMPs(t *testing.T) {
	ev := mitchell([]int{420, -50})
	ev.Adjustments = []event.Adjustment{
		{Entrant: 0, Amount: -500, Unit: event.InIMPs},
		{Entrant: 0, Amount: -1000},
		{Entrant: 0, Amount: 4000, Unit: event.InIMPs, CarryOver: true},
	}
	got := standingOf(t, scoreBy(t, ev, settings.Settings{Scoring: settings.CrossIMPs}), 0)
	if got.Score.RatString() != "25/2" || got.Adjustment.RatString() != "-3/2" || got.CarryOver.RatString() != "4" {
		t.Errorf("%s with %s and %s", got.Score, got.Adjustment, got.CarryOver)
	}
}

func TestAdjustmentsThatDoNotFit(t *testing.T) {
	for unit, scoring := range map[event.Unit]settings.Scoring{
		event.InIMPs: settings.Matchpoints, event.InVP: settings.Butler,
		event.InTops: settings.CrossIMPs, event.InPercent: settings.Bastille,
	} {
		ev := mitchell([]int{420, -50})
		ev.Adjustments = []event.Adjustment{{Entrant: 1, Amount: -1000, Unit: unit}}
		refuse(t, ev, settings.Settings{Scoring: scoring}, "pair 2", unitName(unit))
	}
}

func TestUnrankedPairs(t *testing.T) {
	ev := mitchell([]int{100, 50, 0, 20})
	ev.Pairs[0].Unranked = true
	s := score(t, ev, settings.AutoWinners)
	list := s.Lists[0]
	if got := places(list); len(got) != 4 || got[0] != "1 1" || got[3] != "0 -" {
		t.Errorf("%v", got)
	}
	if got := list.Standings[3].Percent.RatString(); got != "100" {
		t.Errorf("the unranked pair has %s %%", got)
	}
}

func TestRankedAsPrinted(t *testing.T) {
	ev := newEvent([]event.Result{played(0, 1, 100), played(2, 3, 50)})
	ev.Adjustments = []event.Adjustment{{Entrant: 2, Amount: 1999}} // 99.95 %
	tests := []struct {
		rankBy   settings.RankBy
		decimals int
		want     string
	}{
		{settings.RankByExact, 1, "2 2"},
		{settings.RankByPrinted, 2, "2 2"},
		{settings.RankByPrinted, 1, "2 1="},
	}
	for _, tt := range tests {
		s := scoreBy(t, ev, settings.Settings{RankBy: tt.rankBy, Decimals: tt.decimals})
		if got := places(s.Lists[0])[1]; got != tt.want {
			t.Errorf("%+v: %s", tt, got)
		}
	}
}
