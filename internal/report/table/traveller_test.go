package table

import (
	"slices"
	"testing"

	"bridgecalc/internal/bridge"
	"bridgecalc/internal/compute"
	"bridgecalc/internal/event"
)

func TestInOrder(t *testing.T) {
	results := []event.Result{
		{NS: 3, Kind: event.NotPlayed},
		{NS: 0, Score: -50},
		{NS: 2, Kind: event.Adjusted},
		{NS: 1, Score: 420},
		{NS: 5, Score: -50},
		{NS: 4, Score: -50},
		{NS: 6, Score: 0},
	}
	want := []int{3, 6, 1, 5, 4, 2, 0}
	if got := (&builder{session: &compute.Session{}}).inOrder(results); !slices.Equal(got, want) {
		t.Errorf("inOrder = %v, want %v", got, want)
	}
}

func TestAwards(t *testing.T) {
	plain := func(hundredths int32) event.Award { return event.Award{Percent: hundredths} }
	tests := []struct {
		ns, ew       event.Award
		code, en, fi string
	}{
		{plain(6000), plain(4000), "A6040", "60/40", "60/40"},
		{event.Average, event.Average, "A5050", "50/50", "50/50"},
		{event.AveragePlus, event.AverageMinus, "A+/A-", "A+ / A−", "A+ / A−"},
		{event.AveragePlus, event.AveragePlus, "A+/A+", "A+ / A+", "A+ / A+"},
		{event.AverageMinus, plain(5500), "A-/55", "A− / 55", "A− / 55"},
		{plain(4500), event.AveragePlus, "A45/A+", "45 / A+", "45 / A+"},
		{plain(10000), plain(0), "A100/0", "100/0", "100/0"},
		{event.AveragePlus, event.NoAward, "A+/NP", "A+ / not played", "A+ / ei pelattu"},
		{event.NoAward, plain(6000), "NP/60", "not played / 60", "ei pelattu / 60"},
		{plain(6000), event.NoAward, "60/NP", "60 / not played", "60 / ei pelattu"},
		{plain(6250), plain(3750), "A62.5/37.5", "62.5/37.5", "62,5/37,5"},
	}
	en, fi := &builder{words: load(t, "en")}, &builder{words: load(t, "fi")}
	for _, tt := range tests {
		r := &event.Result{Kind: event.Adjusted, NSAward: tt.ns, EWAward: tt.ew}
		if got := awardsCode(r); got != tt.code {
			t.Errorf("awardsCode(%v, %v) = %q, want %q", tt.ns, tt.ew, got, tt.code)
		}
		if got := en.awards(r); got != tt.en {
			t.Errorf("en: awards(%v, %v) = %q, want %q", tt.ns, tt.ew, got, tt.en)
		}
		if got := fi.awards(r); got != tt.fi {
			t.Errorf("fi: awards(%v, %v) = %q, want %q", tt.ns, tt.ew, got, tt.fi)
		}
	}
}

func TestID(t *testing.T) {
	pairs := []event.Pair{
		{Section: "A", Number: "1"},
		{Section: "A", Number: "A2"},
		{Section: "B", Number: "1", Direction: bridge.EW},
	}
	b := &builder{event: &event.Event{Pairs: pairs}, sections: hasSections(pairs)}
	for i, want := range []ID{{"1", "A1", 0}, {"A2", "A2", 1}, {"1", "B1", 2}} {
		if got := b.id(i); got != want {
			t.Errorf("id of pair %d = %v, want %v", i, got, want)
		}
	}
	pairs = pairs[:1]
	b = &builder{event: &event.Event{Pairs: pairs}, sections: hasSections(pairs)}
	if got, want := b.id(0), (ID{"1", "1", 0}); got != want {
		t.Errorf("id in an event of one section = %v, want %v", got, want)
	}
}
