package lines

import (
	"testing"

	"bridgecalc/internal/bridge"
	"bridgecalc/internal/ingest/notation"
)

var fourSpades = bridge.Contract{Level: 4, Strain: bridge.Spades}

func TestTricksOf(t *testing.T) {
	number := func(n int) *notation.Outcome { return &notation.Outcome{Form: notation.Number, N: n} }
	signed := func(n int) *notation.Outcome { return &notation.Outcome{Form: notation.Relative, N: n} }
	for _, tt := range []struct {
		outcome *notation.Outcome
		numbers counting
		tricks  int
		ok      bool
	}{
		{number(10), allTricks, 10, true},
		{number(13), allTricks, 13, true},
		{number(14), allTricks, 14, false},
		{number(4), oddTricks, 10, true},
		{number(8), oddTricks, 14, false},
		{number(1), relative, 11, true},
		{number(4), relative, 14, false},
		{signed(-1), allTricks, 9, true}, // a sign says the same in every way
		{signed(0), oddTricks, 10, true},
		{signed(-10), relative, 0, true},
		{signed(-11), relative, -1, false},
	} {
		if tricks, ok := tricksOf(fourSpades, tt.outcome, tt.numbers); tricks != tt.tricks || ok != tt.ok {
			t.Errorf("4S with %+v, counted as %d: %d, %v, want %d, %v", *tt.outcome, tt.numbers, tricks, ok, tt.tricks, tt.ok)
		}
	}
}

func TestSignsToNS(t *testing.T) {
	for _, tt := range []struct {
		signs    signing
		score    stated
		declarer bridge.Seat
		computed int
		want     int
	}{
		{nsSigned, stated{points: -420}, bridge.East, -420, -420},
		{ewSigned, stated{points: 420}, bridge.East, -420, -420},
		{declarerSigned, stated{points: 420}, bridge.East, -420, -420},
		{declarerSigned, stated{points: -50}, bridge.East, 50, 50},
		{declarerSigned, stated{points: 420}, bridge.South, 420, 420},
		{unsigned, stated{points: 420}, bridge.West, -420, -420},
		{unsigned, stated{points: 50}, bridge.West, 50, 50},
		{unsigned, stated{points: 50}, bridge.North, -50, -50},
		{ewSigned, stated{points: 420, twoCol: true}, bridge.North, 420, 420}, // a column of its own is certain
	} {
		if got := tt.signs.toNS(tt.score, tt.declarer, tt.computed); got != tt.want {
			t.Errorf("%+v by %v, signed as %d: %d, want %d", tt.score, tt.declarer, tt.signs, got, tt.want)
		}
	}
}

// TestTricksFor finds the tricks that a score tells. Scores without a sign may be
// those of either side.
func TestTricksFor(t *testing.T) {
	cell := &notation.Cell{Kind: notation.Bid, Contract: fourSpades}
	for _, tt := range []struct {
		board, points int
		signs         signing
		want          []int
	}{
		{1, 420, nsSigned, []int{10}},
		{1, -100, nsSigned, []int{8}},
		{1, 100, nsSigned, nil},
		{2, 620, nsSigned, []int{10}}, // NS are vulnerable
		{2, 420, nsSigned, nil},
		{1, 50, unsigned, []int{9}},
	} {
		e := Entry{Board: tt.board, vul: bridge.BoardVulnerability(tt.board), cell: cell, declarer: bridge.South, score: stated{given: true, points: tt.points}}
		got := e.tricksFor(tt.signs)
		if len(got) != len(tt.want) || len(got) > 0 && got[0] != tt.want[0] {
			t.Errorf("4S by South for %d on board %d: %d tricks, want %d", tt.points, tt.board, got, tt.want)
		}
	}
}
