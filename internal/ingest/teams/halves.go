package teams

import (
	"slices"

	"bridgecalc/internal/event"
)

// openNS is who sits NS in the open room at a board: teams may exchange their seats
// between the halves of a match.
func (g *game) openNS(board int32) team { return g.seats[g.parts[board]] }

// settleSeats decides who sits NS in the open room: as it is said, else as the
// stated IMPs tell, else by custom the home team. It reports whether it was but
// custom.
func (g *game) settleSeats() (assumed bool) {
	for part, who := range g.seats {
		if who == neither {
			assumed = g.settlePart(part) || assumed
		}
	}
	return assumed
}

func (g *game) settlePart(part int32) (assumed bool) {
	g.seats[part] = homeTeam
	straight, turned := 0, 0
	for _, s := range g.stated {
		if g.parts[s.board] != part {
			continue
		}
		margin, ok := g.margin(s.board)
		switch {
		case !ok || margin == 0:
		case s.imps == ofMargin(margin):
			straight++
		case s.imps == ofMargin(-margin):
			turned++
		}
	}
	if turned > straight {
		g.seats[part] = awayTeam
	}
	return straight == turned
}

// segments are the parts of a match as matches of the event, where its cards number
// them and each was played; else the match itself. A list of matches is about the
// whole.
func (g *game) segments(whole event.Match) []event.Match {
	last := int32(0)
	for _, part := range g.parts {
		last = max(last, part)
	}
	if last < 2 || g.listed != nil || g.segment > 0 || len(g.parts) != len(g.boards()) {
		return []event.Match{whole}
	}
	all, played := make([]event.Match, last), make([]bool, last)
	for i := range all {
		all[i] = whole
		all[i].Segment, all[i].Results = int32(i+1), nil
		all[i].HasIMPs, all[i].HomeIMPs, all[i].AwayIMPs = false, 0, 0
	}
	for _, r := range whole.Results {
		i := g.parts[r.Board] - 1
		all[i].Results = append(all[i].Results, r)
		played[i] = played[i] || r.Kind != event.NotPlayed
	}
	for i := range all {
		all[i].Boards = boardsOf(all[i].Results)
	}
	if slices.Contains(played, false) {
		return []event.Match{whole}
	}
	return all
}

// boardsOf counts the boards of results that are sorted by them.
func boardsOf(results []event.TableResult) (n int32) {
	for i := range results {
		if i == 0 || results[i].Board != results[i-1].Board {
			n++
		}
	}
	return n
}
