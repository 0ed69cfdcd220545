package teams

import (
	"fmt"
	"math/big"

	"bridgecalc/internal/settings"
)

// findMissing finds the boards that are missing from matches beside the others of
// their round, and warns of them.
func (l *scoring) findMissing(meetings []Meeting) {
	most := make(map[int32]int)       // boards of a match, by round
	matches := make(map[[2]int32]int) // by round and team
	for i := range meetings {
		g := &meetings[i]
		for _, side := range []*Side{&g.Home, &g.Away} {
			matches[[2]int32{g.Round, side.Team}]++
		}
	}
	// Three teams that play each other in a round have shorter matches.
	isOrdinary := func(g *Meeting) bool {
		return g.Round > 0 && g.State == ByBoards && matches[[2]int32{g.Round, g.Home.Team}] == 1 && matches[[2]int32{g.Round, g.Away.Team}] == 1
	}
	for i := range meetings {
		if g := &meetings[i]; isOrdinary(g) {
			most[g.Round] = max(most[g.Round], g.Full)
		}
	}
	for i := range meetings {
		g := &meetings[i]
		if isOrdinary(g) && 2*g.Full >= most[g.Round] {
			g.Full = max(g.Full, most[g.Round])
		}
		if g.State != ByBoards || !l.rules.givesVP() || g.Full == g.Boards {
			continue
		}
		at := l.event.Matches[g.Parts[0].Match].At
		text := fmt.Sprintf("%s has a result on %d of %d boards", l.nameOf(g), g.Boards, g.Full)
		switch {
		case 2*g.Boards < g.Full:
			l.warn(at, text+": with less than half of them a match is void (EBU White Book 3.3.6.1)", "rule on the match, or play the others")
		case l.rules.Missing == settings.MissingAverage:
			l.warn(at, text+": the others are averages", `set "missing-boards" to played for the scale of the boards that were played`)
		}
	}
}

// isLarge reports whether a match has several comparisons a board.
func (g *Meeting) isLarge() bool { return g.Comparisons > 1 }

// lengthOf returns the number of boards by which the scale of a match goes. The table
// of a Patton match goes by those that were played.
func (l *scoring) lengthOf(g *Meeting) int {
	boards := g.Boards
	if !l.rules.givesVP() {
		return boards
	}
	if l.rules.Missing == settings.MissingAverage && g.State == ByBoards {
		boards = g.Full
	}
	if g.isLarge() && l.rules.Comparisons == settings.EBUComparisons {
		boards *= 2
	}
	return boards
}

// marginOf returns by what margin a side won its boards, without what the director
// gave or took: brought to two comparisons a board where there are several, or to
// one, as the settings say.
func (l *scoring) marginOf(g *Meeting, side *Side) *big.Rat {
	margin := (side.Margin - side.AdjustedIMPs).Rat()
	if !g.isLarge() || l.rules.Comparisons == settings.SumOfComparisons {
		return margin
	}
	to := int64(1)
	if l.rules.Comparisons == settings.EBUComparisons {
		to = 2
	}
	for i := range g.Parts {
		p := &g.Parts[i]
		for j := range p.Boards {
			b := &p.Boards[j]
			if b.State != Counts {
				continue
			}
			got := b.Home
			if side.Team != l.event.Matches[p.Match].Home {
				got = b.Away
			}
			// What it got is in the margin once already.
			factor := big.NewRat(to-int64(b.Comparisons), int64(b.Comparisons))
			margin.Add(margin, factor.Mul(factor, got.Rat()))
		}
	}
	return margin
}

// Length returns the number of boards by which the scale of a match goes, and
// whether boards are missing from it.
func (l *League) Length(g *Meeting) (boards int, missing bool) {
	return l.scoring.lengthOf(g), g.State == ByBoards && g.Full > g.Boards
}

// MarginOf returns the margin of a side by which it gets victory points.
func (l *League) MarginOf(g *Meeting, side *Side) *big.Rat {
	margin := l.scoring.marginOf(g, side)
	return margin.Add(margin, side.AdjustedIMPs.Rat())
}
