package teams

import (
	"fmt"
	"strings"

	"bridgecalc/internal/event"
	"bridgecalc/internal/ingest/lines"
)

// checkGames checks each match by itself.
func (rd *Reader) checkGames() {
	var assumed []*game
	for _, g := range rd.games {
		if g.settleSeats() {
			assumed = append(assumed, g)
		}
		g.checkIMPs(rd.problems)
	}
	for _, g := range rd.games {
		if g.isOfOneRoom() {
			rd.problems.Add(event.Problem{
				At:   g.at,
				Text: fmt.Sprintf("%s v %s: each board was played at two tables, and all of them are in the %v", g.home, g.away, g.results[0].Room),
				Hint: "say which table is the closed room: in a column Room, or with a title above its boards",
			})
		}
	}
	if !rd.problems.HasErrors() { // with results left out they would mislead
		for _, g := range rd.games {
			g.checkRooms(rd.problems)
		}
	}
	if len(assumed) > 0 {
		rd.problems.Add(event.Problem{
			Severity: event.Warning, At: assumed[0].at,
			Text: "it is not said who sits NS in the open room; by custom this is the home team",
			Hint: `write above the card "Home sits NS in the open room", or "Away sits NS in the open room"`,
		})
	}
}

// checkIMPs holds the stated IMPs against those of the scores.
func (g *game) checkIMPs(problems *event.Problems) {
	for _, s := range g.stated {
		margin, ok := g.margin(s.board)
		if !ok || s.imps == ofMargin(margin) {
			continue
		}
		problems.Add(event.Problem{
			At: s.at,
			Text: fmt.Sprintf("the card gives %s IMPs for board %d, but %s in the open room and %s in the closed room are %s",
				s.imps, s.board, g.scores(s.board, event.Open), g.scores(s.board, event.Closed), ofMargin(margin)),
			Hint: fmt.Sprintf("IMPs are home–away; NS in the open room are %s", g.nameOf(g.openNS(s.board))),
		})
	}
	for _, total := range g.totals {
		sum, certain := g.sum(total.boards)
		if !certain || g.isSum(total.imps, total.boards) || g.isSum(total.imps, total.since) || g.isSum(total.imps, total.whole) {
			continue
		}
		problems.Add(event.Problem{
			At:   total.at,
			Text: fmt.Sprintf("the total is %s IMPs, but the boards above come to %s", total.imps, sum),
			Hint: "correct the total, or the board that is wrong",
		})
	}
}

// scores writes what a board came to in a room, at each of its tables.
func (g *game) scores(board int32, room event.Room) string {
	var texts []string
	for _, i := range g.byBoard[boardRoom{board, room}] {
		texts = append(texts, lines.ForNS(int(g.results[i].Score)))
	}
	return strings.Join(texts, " and ")
}

// checkRooms warns of boards that lack a result in one room or in both.
func (g *game) checkRooms(problems *event.Problems) {
	for _, r := range g.results {
		other := otherRoom(r.Room)
		ok := len(g.byBoard[boardRoom{r.Board, other}]) > 0
		warning := event.Problem{Severity: event.Warning, At: r.at}
		switch lacks := !g.isPlayedIn(r.Board, other); {
		case r.Kind == event.Adjusted && lacks: // a ruling for the board stands in one room
			continue
		case r.Kind != event.NotPlayed && lacks:
			warning.Text = fmt.Sprintf("%s v %s: board %d has a result in the %v only", g.home, g.away, r.Board, r.Room)
			warning.Hint = fmt.Sprintf("write what it came to in the %v", other)
		case r.blank && lacks && (r.Room == event.Open || !ok):
			warning.Text = fmt.Sprintf("%s v %s: board %d has no result and counts as not played", g.home, g.away, r.Board)
			warning.Hint = `write "not played" to say so`
		default:
			continue
		}
		problems.Add(warning)
	}
}

// isOfOneRoom reports whether each board has two results in one room, and none in the
// other: the two tables are the rooms.
func (g *game) isOfOneRoom() bool {
	const tables = 2
	for _, board := range g.boards() {
		open, closed := len(g.byBoard[boardRoom{board, event.Open}]), len(g.byBoard[boardRoom{board, event.Closed}])
		if open+closed != tables || open == 1 {
			return false
		}
	}
	return len(g.results) > tables
}
