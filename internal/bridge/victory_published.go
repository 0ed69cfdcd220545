package bridge

// ACBLVictory20 returns the older scale of the American Contract Bridge League, 20 victory points
// in whole points, as it is published for 6–11 boards.
func ACBLVictory20() VictoryTables {
	return VictoryTables{
		{6, 8, whole(20, 10, 0, 1, 3, 5, 8, 11, 14, 17, 20, 24, 28)},
		{9, 11, whole(20, 10, 0, 1, 3, 6, 10, 14, 18, 22, 26, 31, 36)},
	}
}

// ACBLVictory30 returns the older scale of the American Contract Bridge League with 30 victory
// points, for the lengths of Swiss matches: 6–11 boards. It leaps from a draw to 18–12.
func ACBLVictory30() VictoryTables {
	return VictoryTables{
		{6, 8, win30(1, 2, 3, 4, 5, 7, 9, 11, 14, 17, 20, 24, 28)},
		{9, 11, win30(1, 2, 3, 5, 7, 9, 12, 15, 18, 22, 26, 31, 36)},
	}
}

// OldVictory25 returns the older European scale, 25–0: a draw is 15–15, and beyond 25–5 only the
// loser's points still change. It is published for matches of 4 and of 8 boards.
func OldVictory25() VictoryTables {
	return VictoryTables{
		{4, 4, old25(0, 2, 5, 7, 9, 11, 13, 15, 17, 20, 23, 26, 29, 32, 36, 39)},
		{8, 8, old25(0, 2, 6, 9, 12, 15, 18, 21, 24, 27, 30, 34, 38, 42, 46, 51)},
	}
}

// HalfVictory10 returns the scale of the English Bridge Union for half matches, 10–0 in whole
// points, as it is published for halves of 3 and of 4 boards.
func HalfVictory10() VictoryTables {
	return VictoryTables{
		{3, 3, whole(10, 5, 0, 1, 4, 7, 10, 15)},
		{4, 4, whole(10, 5, 0, 1, 4, 8, 12, 18)},
	}
}

// whole makes the table of a pool that is shared in whole points; from are the smallest margins for
// the winner's points, each one more than the one before.
func whole(pool, draw int, from ...int) VictoryTable {
	table := make(VictoryTable, len(from))
	for i, margin := range from {
		table[i] = VictoryStep{From: margin, Winner: 100 * (draw + i), Loser: 100 * (pool - draw - i)}
	}
	return table
}

func win30(from ...int) VictoryTable {
	return append(whole(30, 15, 0), whole(30, 18, from...)...)
}

// old25 makes a table of the scale 25–0.
func old25(from ...int) VictoryTable {
	table := whole(30, 15, from...)
	for i := range table {
		table[i].Winner = min(table[i].Winner, 2500)
	}
	return table
}
