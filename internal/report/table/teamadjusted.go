package table

// adjustedUnits are the units in which the director gave or took something for
// single matches: IMPs before they gave victory points, and points.
type adjustedUnits struct{ imps, points bool }

func (b *teamBuilder) hasAdjusted() adjustedUnits {
	var u adjustedUnits
	for i := range b.league.Meetings {
		g := &b.league.Meetings[i]
		u.imps = u.imps || g.Home.AdjustedIMPs != 0 || g.Away.AdjustedIMPs != 0
		u.points = u.points || g.Home.Adjusted != 0 || g.Away.Adjusted != 0
	}
	return u
}

// adjustmentNotes say which of the figures beside them have in them what was
// given and taken.
func (b *teamBuilder) adjustmentNotes() []string {
	adjusted := b.hasAdjusted()
	var notes []string
	if adjusted.imps || adjusted.points {
		notes = append(notes, b.words.Team.AdjustedNote)
	}
	if adjusted.imps {
		notes = append(notes, b.words.Team.MarginNote)
	}
	return notes
}
