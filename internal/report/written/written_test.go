package written

import (
	"testing"

	"bridgecalc/internal/event"
)

func TestPercent(t *testing.T) {
	for hundredths, want := range map[int32]string{0: "0", 500: "05", 550: "05.5", 5000: "50", 6250: "62.5", 3333: "33.33", 10000: "100"} {
		if got := Percent(hundredths); got != want {
			t.Errorf("Percent(%d) = %q, want %q", hundredths, got, want)
		}
	}
}

func TestRuling(t *testing.T) {
	weighted := event.Assigned{Components: []event.Component{{Weight: 6000, Score: 420}, {Weight: 4000, Score: -50}}}
	for _, tt := range []struct {
		ruling event.Ruling
		want   string
	}{
		{event.Ruling{NS: weighted, EW: weighted}, "60% 420 + 40% -50"},
		{event.Ruling{NS: event.Assigned{Award: event.AverageMinus}, EW: event.Assigned{Components: []event.Component{{Weight: 10000, Score: -600}}}}, "NS A-, EW 600"},
		{event.Ruling{NS: event.Assigned{Award: event.Award{Percent: 4500}}, EW: weighted}, "NS 45%, EW 60% -420 + 40% 50"},
	} {
		if got := Ruling(&tt.ruling); got != tt.want {
			t.Errorf("Ruling(%v) = %q, want %q", tt.ruling, got, tt.want)
		}
	}
}
