package bridge

import (
	"fmt"
	"math"
	"testing"
)

// maxBoards is the longest match tested, longer than any that is scored in victory points.
const maxBoards = 128

// TestVictoryTable checks every cell of the published tables.
func TestVictoryTable(t *testing.T) {
	rows := readCSV(t, "vp_wbf_continuous.csv", "boards", "imps", "winner_vp")
	if len(rows) != 545 {
		t.Errorf("table has %d cells, want 545", len(rows))
	}
	for _, row := range rows {
		boards, margin := atoi(t, row[0]), atoi(t, row[1])
		if got, want := NewVictoryScale(boards).Winner(margin), hundredths(t, row[2]); got != want {
			t.Errorf("%d boards, margin %d: %d, want %d", boards, margin, got, want)
		}
	}
}

type victoryInput struct {
	Boards int
	Margin int `json:"imp_margin"`
}

type victoryPoints struct{ Winner, Loser string }

func testVictoryPoints(t *testing.T, in victoryInput, want victoryPoints) {
	winner, loser := NewVictoryScale(in.Boards).Points(in.Margin)
	if winner != hundredths(t, want.Winner) || loser != hundredths(t, want.Loser) {
		t.Errorf("got %d–%d, want %s–%s", winner, loser, want.Winner, want.Loser)
	}
}

type victoryColumnInput struct{ Boards int }

type victoryColumn struct {
	Winner []string `json:"winner_vp_by_margin"`
}

func testVictoryColumn(t *testing.T, in victoryColumnInput, want victoryColumn) {
	scale := NewVictoryScale(in.Boards)
	for margin, vp := range want.Winner {
		if got := scale.Winner(margin); got != hundredths(t, vp) {
			t.Errorf("margin %d: %d, want %s", margin, got, vp)
		}
	}
	if got, want := scale.Blitz(), len(want.Winner)-1; got != want {
		t.Errorf("blitz at %d, want %d", got, want)
	}
}

func TestVictoryProperties(t *testing.T) {
	for boards := range maxBoards + 1 {
		t.Run(fmt.Sprint(boards, " boards"), func(t *testing.T) {
			scale := NewVictoryScale(boards)
			blitz := scale.Blitz()
			if got := scale.Winner(0); got != 1000 {
				t.Errorf("a draw is worth %d", got)
			}
			if got := scale.Winner(blitz); got != 2000 {
				t.Errorf("the blitz of %d is worth %d", blitz, got)
			}
			for margin := range blitz {
				step := scale.Winner(margin+1) - scale.Winner(margin)
				if step <= 0 {
					t.Errorf("IMP %d gains %d", margin+1, step)
				}
				if next := scale.Winner(margin+2) - scale.Winner(margin+1); next > step {
					t.Errorf("IMP %d gains %d, more than the %d before", margin+2, next, step)
				}
			}
			for margin := -blitz - 2; margin <= blitz+2; margin++ {
				home, away := scale.Points(margin)
				if home+away != 2000 {
					t.Errorf("margin %d: %d + %d is not 2000", margin, home, away)
				}
				if home != scale.Winner(margin) || away != scale.Winner(-margin) {
					t.Errorf("margin %d: %d–%d does not mirror margin %d", margin, home, away, -margin)
				}
			}
		})
	}
}

func TestVictoryExtremes(t *testing.T) {
	tests := []struct {
		name       string
		boards     int
		margin     int
		home, away int
	}{
		{"a draw without boards", 0, 0, 1000, 1000},
		{"a win without boards", 0, 1, 2000, 0},
		{"fewer boards than none", -4, -1, 0, 2000},
		{"one board won by an IMP", 1, 1, 1120, 880},
		{"the largest margin", 16, math.MaxInt, 2000, 0},
		{"the largest defeat", 16, math.MinInt, 0, 2000},
		{"a third of the way to the blitz", 64, 40, 1500, 500},
	}
	for _, tt := range tests {
		t.Run(tt.name, func(t *testing.T) {
			home, away := NewVictoryScale(tt.boards).Points(tt.margin)
			if home != tt.home || away != tt.away {
				t.Errorf("got %d–%d, want %d–%d", home, away, tt.home, tt.away)
			}
		})
	}
}

// TestVictoryRoundingIsSafe makes sure that no cell depends on the last bits of the floating-point
// formula, which may differ between processors: nowhere does it come close to half a hundredth.
func TestVictoryRoundingIsSafe(t *testing.T) {
	for boards := 1; boards <= maxBoards; boards++ {
		blitz := blitzMargin(boards)
		for margin := 0; float64(margin) < blitz; margin++ {
			rounding := 100*continuousVP(margin, blitz) + 0.5
			if distance := math.Abs(rounding - math.Round(rounding)); distance <= 1e-9 {
				t.Errorf("%d boards, margin %d: %.12f is a tie", boards, margin, rounding)
			}
		}
	}
}

func BenchmarkNewVictoryScale(b *testing.B) {
	for _, boards := range []int{8, 16, 32, 128} {
		b.Run(fmt.Sprint("boards=", boards), func(b *testing.B) {
			b.ReportAllocs()
			for b.Loop() {
				NewVictoryScale(boards)
			}
		})
	}
}
