package teams

import (
	"slices"

	"bridgecalc/internal/event"
	"bridgecalc/internal/ingest/field"
)

// readIMPTables takes the tables of nothing but IMPs for what the cards of the only match on the
// same sheet state that has their boards, and the teams of their headings.
func (rd *Reader) readIMPTables() {
	for _, t := range rd.book.IMPTables() {
		var found []*titled
		var games []*game
		for _, g := range rd.games {
			c := &titled{TeamTable: t, title: matchTitle{home: g.home, away: g.away}}
			if c.isOf(g) {
				found, games = append(found, c), append(games, g)
			}
		}
		if len(found) == 1 {
			rd.pending = append(rd.pending, pendingIMPs{c: found[0], g: games[0], totals: t.Totals()})
		}
	}
}

// isOf reports whether a table of IMPs is of a match: the results of its boards are on the same
// sheet, and its headings name both teams or one column has the IMPs of both.
func (c *titled) isOf(g *game) bool {
	sheet := c.Sheet.Position(0, 0)
	isHere := func(r roomResult) bool { return r.at.File == sheet.File && r.at.Sheet == sheet.Sheet }
	if !slices.ContainsFunc(g.results, isHere) {
		return false
	}
	boards := 0
	for l := range c.Lines {
		board, err := c.Texts.Ordinals.Of(l.Places[field.Board].ID)
		if err != nil {
			continue
		}
		if len(g.byBoard[boardRoom{int32(board), event.Open}])+len(g.byBoard[boardRoom{int32(board), event.Closed}]) == 0 {
			return false
		}
		boards++
	}
	who := make(map[team]bool)
	for i := range c.IMPs {
		who[ofColumn(&c.IMPs[i], &c.title)] = true
	}
	return boards > 0 && (len(c.IMPs) == 1 || len(c.IMPs) == 2 && who[homeTeam] && who[awayTeam])
}
