package rubber

import (
	"testing"

	"github.com/google/go-cmp/cmp"

	"bridgecalc/internal/bridge"
	"bridgecalc/internal/compute/published"
)

func TestRubber(t *testing.T) {
	tests := []struct {
		name  string
		deals []string
		want  []string
	}{
		{
			"two games to none, with partscores that do not carry past a game",
			[]string{"2S N 9", "1NT E 7", "2H S 8", "4S N 10 NS 100", "3NT S 11"},
			[]string{
				"N None: 60+30, 0+0; part 60, 0; games 0, 0",
				"E None: 0+0, 40+0; part 60, 40; games 0, 0",
				"S None: 60+0, 0+0; part 0, 0; games 1, 0",
				"W NS: 120+100, 0+0; part 0, 0; games 2, 0",
				"NS gets 700",
				"total 1070, 40",
				"N None: 100+60, 0+0; part 0, 0; games 1, 0",
				"NS gets 300",
				"total 460, 0",
			},
		},
		{
			"two games to one, slams, doubles and undertricks",
			[]string{"6S N 12", "5DX W 11", "4HXX E 8 EW 150", "7NT W 13", "PASS"},
			[]string{
				"N None: 180+500, 0+0; part 0, 0; games 1, 0",
				"E NS: 0+0, 200+50; part 0, 0; games 1, 1",
				"S All: 0+1000, 0+150; part 0, 0; games 1, 1",
				"W All: 0+0, 220+1500; part 0, 0; games 1, 2",
				"EW gets 500",
				"total 1680, 2620",
				"N None: 0+0, 0+0; part 0, 0; games 0, 0",
				"total 0, 0",
			},
		},
		{
			"unfinished: the only game and the only partscore",
			[]string{"4S N 10", "2D E 9", "3CX N 7"},
			[]string{
				"N None: 120+0, 0+0; part 0, 0; games 1, 0",
				"E NS: 0+0, 40+20; part 0, 40; games 1, 0",
				"S NS: 0+0, 0+500; part 0, 40; games 1, 0",
				"NS gets 300",
				"EW gets 100",
				"total 420, 660",
			},
		},
		{
			"unfinished: a game each, a partscore each",
			[]string{"4S N 10", "4S E 10", "1C N 7", "1C E 7"},
			[]string{
				"N None: 120+0, 0+0; part 0, 0; games 1, 0",
				"E NS: 0+0, 120+0; part 0, 0; games 1, 1",
				"S All: 20+0, 0+0; part 20, 0; games 1, 1",
				"W All: 0+0, 20+0; part 20, 20; games 1, 1",
				"total 140, 140",
			},
		},
		{
			"a doubled partscore is a game; the dealer is said; a deal is not played",
			[]string{"2HX N 9 dealer S", "-", "1NTXX E 8"},
			[]string{
				"S None: 120+150, 0+0; part 0, 0; games 1, 0",
				" NS: 0+0, 0+0; part 0, 0; games 1, 0",
				"W NS: 0+0, 160+300; part 0, 0; games 1, 1",
				"total 270, 460",
			},
		},
	}
	for _, tt := range tests {
		t.Run(tt.name, func(t *testing.T) {
			ev := dealsOf(t, tt.deals...)
			if ev.Deals[0].Dealer == bridge.NoSeat {
				ev.Deals[0].Dealer = bridge.North
			}
			if diff := cmp.Diff(tt.want, sheet(score(t, ev, RubberBridge))); diff != "" {
				t.Error(diff)
			}
		})
	}
}

func TestPublishedBonus(t *testing.T) {
	type input struct{ Games string }
	sheets := map[string][]string{
		"2-0": {"4S N 10", "4S N 10"},
		"2-1": {"4S N 10", "4S E 10", "4S N 10"},
	}
	for _, e := range published.Examples[input, int](t, "testdata/scoring.json", "rubber_bonus") {
		r := score(t, dealsOf(t, sheets[e.Input.Games]...), RubberBridge).Rubbers[0]
		if len(r.Bonuses) != 1 || r.Bonuses[0] != (Bonus{TwoGames, bridge.NS, e.Expected}) || !r.Finished {
			t.Errorf("%s: %+v, want %d", e.Input.Games, r.Bonuses, e.Expected)
		}
	}
}

// TestEvening has four players in three rubbers with changing partners.
func TestEvening(t *testing.T) {
	ev := dealsOf(t, "4S N 10", "4S N 10", "3NT E 9", "3NT E 8", "1C N 7", "4H E 10")
	seatPlayers(ev, 0, "Ada", "Bo", "Cy", "Di")
	seatPlayers(ev, 2, "Ada", "Cy", "Bo", "Di")
	seatPlayers(ev, 4, "Ada", "Di", "Cy", "Bo")
	ev.Deals[3].EW = []string{"Di", "Bo"} // partners exchanged their seats
	ev.Deals[5].NS, ev.Deals[5].EW = nil, nil
	s := score(t, ev, RubberBridge)
	// Ada and Bo win the only finished rubber, 940; then Bo and Di have 100 and 300 for the game, less 100
	// for a trick when vulnerable; then Cy and Bo have 120 and 300, Ada and Di 20.
	want := []Player{
		{Name: "Bo", Rubbers: 3, Won: 1, For: 940 + 400 + 420, Against: 100 + 20, Net: 1640, Rank: 1},
		{Name: "Ada", Rubbers: 3, Won: 1, For: 940 + 100 + 20, Against: 400 + 420, Net: 240, Rank: 2},
		{Name: "Cy", Rubbers: 3, Won: 0, For: 100 + 420, Against: 940 + 400 + 20, Net: -840, Rank: 3},
		{Name: "Di", Rubbers: 3, Won: 0, For: 400 + 20, Against: 940 + 100 + 420, Net: -1040, Rank: 4},
	}
	if diff := cmp.Diff(want, s.Players); diff != "" {
		t.Error(diff)
	}
	if want := (Sides{940 + 100 + 20, 400 + 420}); s.Total != want {
		t.Errorf("in all %+v, want %+v", s.Total, want)
	}
}
