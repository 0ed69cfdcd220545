package bridge

import "slices"

// VictoryTable is a scale of victory points in steps, for matches of one length. Its steps ascend
// from a margin of 0.
type VictoryTable []VictoryStep

// VictoryStep is a line of such a scale: what a margin is worth that is at least From.
type VictoryStep struct {
	From          int // IMPs
	Winner, Loser int // hundredths of a victory point
}

// Points shares the match between the teams, in hundredths of a victory point. The margin is in
// IMPs, positive when the home team won. A table without steps gives nothing to either.
func (t VictoryTable) Points(margin int) (home, away int) {
	size := max(margin, -max(margin, -maxMargin))
	next, _ := slices.BinarySearchFunc(t, size, func(s VictoryStep, size int) int {
		if s.From <= size {
			return -1
		}
		return 1
	})
	if next == 0 {
		return 0, 0
	}
	step := t[next-1]
	if margin < 0 {
		return step.Loser, step.Winner
	}
	return step.Winner, step.Loser
}

// maxMargin is a margin that no match comes near, so that its opposite is a number as well.
const maxMargin = 1 << 30

// Pool is what both teams together get for a draw, in hundredths of a victory point.
func (t VictoryTable) Pool() int {
	if len(t) == 0 {
		return 0
	}
	return t[0].Winner + t[0].Loser
}

// VictoryTables are the tables of one scale for matches of several lengths.
type VictoryTables []VictoryColumn

// VictoryColumn is the table for matches of MinBoards to MaxBoards boards.
type VictoryColumn struct {
	MinBoards, MaxBoards int
	Table                VictoryTable
}

// For returns the table for matches of so many boards; false where the scale has none.
func (ts VictoryTables) For(boards int) (VictoryTable, bool) {
	for _, column := range ts {
		if column.MinBoards <= boards && boards <= column.MaxBoards {
			return column.Table, true
		}
	}
	return nil, false
}
