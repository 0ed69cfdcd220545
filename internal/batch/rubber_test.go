package batch

import "testing"

// TestGame finds out which game deals in order are of.
func TestGame(t *testing.T) {
	const deals = "Deal,Dealer,North,South,East,West,Contract,By,Tricks\n1,N,Anna,Ben,Cleo,Dan,2H,N,8\n"
	for _, tt := range []struct{ name, content, scoring, want string }{
		{"evening.csv", deals, "chicago", "chicago"},
		{"evening.csv", deals, "rubber", "rubber"},
		{"chicago.csv", deals, "rubber", "rubber"},
		{"evening.csv", "# Scoring: rubber\n" + deals, "", "rubber"},
		{"evening.csv", "# Title: Chicago of the club\n" + deals, "", "chicago"},
		{"kotibridge 24.11.csv", deals, "", "rubber"},
		{"evening.csv", deals, "", ""},
		{"chicago or rubber.csv", deals, "", ""},
	} {
		flags := flag("scoring", tt.scoring)
		if tt.scoring == "" {
			flags = nil
		}
		outcome, doc := run(t, tt.name, tt.content, flags)
		if outcome.Failed() != (tt.want == "") || doc.Event.Scoring != tt.want {
			t.Errorf("%s, %q: scored by %q, want %q; %v", tt.name, tt.content, doc.Event.Scoring, tt.want, outcome.Problems)
		}
	}
}
