package rubber

import (
	"testing"

	"github.com/google/go-cmp/cmp"

	"bridgecalc/internal/bridge"
	"bridgecalc/internal/compute/published"
)

func TestPublishedVulnerability(t *testing.T) {
	type input struct{ Deal int }
	type ways struct {
		American string `json:"acbl"`
		Finnish  string `json:"finnish_text"`
	}
	sides := func(dealer bridge.Seat, v bridge.Vulnerability) string {
		switch v {
		case bridge.NoneVul, bridge.AllVul:
			return v.String()
		}
		if v.Of(dealer.Side()) {
			return "dealer side"
		}
		return "non-dealer side"
	}
	for _, e := range published.Examples[input, ways](t, "testdata/scoring.json", "chicago_vulnerability") {
		for _, first := range []bridge.Seat{bridge.North, bridge.East, bridge.South, bridge.West} {
			ev := dealsOf(t, "1C N 7", "1C N 7", "1C N 7", "1C N 7")
			ev.Deals[0].Dealer = first
			for rules, want := range map[Rules]string{ChicagoAmerican: e.Expected.American, ChicagoAsDuplicate: e.Expected.Finnish} {
				line := score(t, ev, rules).Rubbers[0].Lines[e.Input.Deal-1]
				if got := sides(line.Dealer, line.Vulnerable); got != want {
					t.Errorf("deal %d, %v first: %s, want %s", e.Input.Deal, first, got, want)
				}
			}
		}
	}
}

func TestPublishedChicago(t *testing.T) {
	type input struct {
		Style      string
		Deal       int
		Contract   string
		Tricks     int
		Vulnerable bool
		Carried    int `json:"carried_partscore"`
	}
	for _, e := range published.Examples[input, int](t, "testdata/scoring.json", "chicago") {
		texts := []string{"-", "-", "-", "-"}
		texts[e.Input.Deal-1] = e.Input.Contract + " S " + map[int]string{8: "8", 9: "9"}[e.Input.Tricks]
		rules := map[string]Rules{"acbl": ChicagoAmerican, "duplicate": ChicagoAsDuplicate}[e.Input.Style]
		line := score(t, dealsOf(t, texts...), rules).Rubbers[0].Lines[e.Input.Deal-1]
		if got := line.Below.NS + line.Above.NS; got != e.Expected || line.Vulnerable.Of(bridge.NS) != e.Input.Vulnerable || e.Input.Carried != 0 {
			t.Errorf("%+v: %d, want %d", e.Input, got, e.Expected)
		}
	}
}

func TestChicago(t *testing.T) {
	tests := []struct {
		name  string
		rules Rules
		deals []string
		want  []string
	}{
		{
			"as duplicate",
			ChicagoAsDuplicate,
			[]string{"2S N 9 dealer N", "4S S 10", "3NTX W 6", "6H E 12", "3D N 9"},
			[]string{
				"N None: 60+80, 0+0; part 0, 0; games 0, 0",
				"E NS: 120+500, 0+0; part 0, 0; games 0, 0",
				"S EW: 0+800, 0+0; part 0, 0; games 0, 0",
				"W All: 0+0, 180+1250; part 0, 0; games 0, 0",
				"total 1560, 1430",
				"N None: 60+50, 0+0; part 0, 0; games 0, 0",
				"total 110, 0",
			},
		},
		{
			"American: partscores carry until a game; the fourth is worth 100",
			ChicagoAmerican,
			[]string{"2S N 9 dealer N", "2D W 8", "1NT S 7", "2S E 8"},
			[]string{
				"N None: 60+30, 0+0; part 60, 0; games 0, 0",
				"E EW: 0+0, 40+0; part 60, 40; games 0, 0",
				"S NS: 40+500, 0+0; part 0, 0; games 1, 0",
				"W All: 0+0, 60+100; part 0, 60; games 1, 0",
				"total 630, 200",
			},
		},
		{
			"American: a partscore completes a game on the fourth deal; passed out is dealt again",
			ChicagoAmerican,
			[]string{"2S N 8 dealer W", "PASS dealer N", "PASS dealer N", "-", "-", "PASS", "2H N 8 NS 100", "1C E 7"},
			[]string{
				"W None: 60+0, 0+0; part 60, 0; games 0, 0",
				"N NS: 0+0, 0+0; part 60, 0; games 0, 0",
				"N NS: 0+0, 0+0; part 60, 0; games 0, 0",
				"N NS: 0+0, 0+0; part 60, 0; games 0, 0",
				"E EW: 0+0, 0+0; part 60, 0; games 0, 0",
				"S All: 0+0, 0+0; part 60, 0; games 0, 0",
				"S All: 60+600, 0+0; part 0, 0; games 1, 0",
				"total 720, 0",
				"W None: 0+0, 20+0; part 0, 20; games 0, 0",
				"total 0, 20",
			},
		},
		{
			"a score without a contract, and a dealer that is said on the third deal",
			ChicagoAsDuplicate,
			[]string{"score = -620", "1C N 7", "1C N 7 dealer N", "PASS"},
			[]string{
				"S None: 0+0, 0+620; part 0, 0; games 0, 0",
				"W NS: 20+50, 0+0; part 0, 0; games 0, 0",
				"N EW: 20+50, 0+0; part 0, 0; games 0, 0",
				"E All: 0+0, 0+0; part 0, 0; games 0, 0",
				"total 140, 620",
			},
		},
	}
	for _, tt := range tests {
		t.Run(tt.name, func(t *testing.T) {
			s := score(t, dealsOf(t, tt.deals...), tt.rules)
			if diff := cmp.Diff(tt.want, sheet(s)); diff != "" {
				t.Error(diff)
			}
			if !s.Rubbers[0].Finished || len(s.Rubbers) > 1 && s.Rubbers[1].Finished {
				t.Error("the first chukker is finished, and no other")
			}
		})
	}
}
