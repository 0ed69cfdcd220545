package event

import (
	"testing"

	"bridgecalc/internal/bridge"
)

func TestEventCount(t *testing.T) {
	ev := Event{Boards: []Board{
		{Number: 1, Results: []Result{{Kind: Played}, {Kind: Adjusted}, {Kind: Played}}},
		{Number: 2, Results: []Result{{Kind: NotPlayed}}},
		{Number: 3},
	}}
	tests := []struct {
		kinds []Kind
		want  int
	}{
		{nil, 0},
		{[]Kind{Played}, 2},
		{[]Kind{Adjusted}, 1},
		{[]Kind{NotPlayed}, 1},
		{[]Kind{Played, NotPlayed}, 3},
		{[]Kind{Played, Adjusted, NotPlayed}, 4},
	}
	for _, tt := range tests {
		if got := ev.Count(tt.kinds...); got != tt.want {
			t.Errorf("Count(%v) = %d, want %d", tt.kinds, got, tt.want)
		}
	}
}

func TestBoardMarks(t *testing.T) {
	b := Board{Number: 20}
	if got, want := b.Marks(), (bridge.Marks{Dealer: bridge.West, Vul: bridge.AllVul}); got != want {
		t.Errorf("board 20 has marks %v, want %v", got, want)
	}
	stated := bridge.Marks{Dealer: bridge.South, Vul: bridge.NSVul}
	if b.Stated = &stated; b.Marks() != stated {
		t.Errorf("marks that are stated are %v, want %v", b.Marks(), stated)
	}
}
