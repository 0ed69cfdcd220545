package teams

import (
	"testing"

	"bridgecalc/internal/event"
)

// TestPenaltyMakesNoWinner takes from a match that was drawn, in every unit: it
// stays a draw, with its IMPs as they were won.
func TestPenaltyMakesNoWinner(t *testing.T) {
	for _, tt := range []struct {
		match      event.Match
		points     string
		imps       Amount // the penalty
		homeResult int
	}{
		{adjusting(listed(1, 0, 1, 16, 30, 30), 0, event.InIMPs, -2000), "9.39 10.00", -2 * One, 0},
		{adjusting(played(1, 0, 1, board{400, 400}), 0, event.InIMPs, -2000), "7.71 10.00", -2 * One, 0},
		{adjusting(listed(1, 0, 1, 16, 30, 30), 0, event.InVP, -2000), "8.00 10.00", 0, 0},
		{adjusting(listed(1, 0, 1, 16, 31, 30), 0, event.InIMPs, -9000), "7.71 9.69", -9 * One, +1},
		{adjusting(stating(event.Match{Round: 1, Home: 0, Away: 1}, 1000, 1000), 0, event.InVP, -2000), "8.00 10.00", 0, 0},
	} {
		g := score(t, leagueOf(tt.match), byDefault()).Meetings[0]
		if got := decimals(g.Home.Points) + " " + decimals(g.Away.Points); got != tt.points {
			t.Errorf("%v: %s, want %s", tt.match.Adjustments, got, tt.points)
		}
		if g.Home.Outcome != tt.homeResult || g.Away.Outcome != -tt.homeResult {
			t.Errorf("%v: outcomes %d and %d, want %d", tt.match.Adjustments, g.Home.Outcome, g.Away.Outcome, tt.homeResult)
		}
		if g.Home.AdjustedIMPs != tt.imps || g.Away.AdjustedIMPs != 0 || g.Home.Margin != g.Home.For-g.Home.Against+tt.imps {
			t.Errorf("%v: %+v", tt.match.Adjustments, g.Home)
		}
	}
}
