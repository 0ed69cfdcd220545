package ingest

import (
	"fmt"

	"bridgecalc/internal/bridge"
	"bridgecalc/internal/event"
)

// game is a match while it is put together.
type game struct {
	round      int32
	home, away string
	at         event.Position // of its title or row
	openNS     team           // who sits NS in the open room, if it is said
	results    []roomResult
	byBoard    map[boardRoom]int // index into results
	stated     []statedIMPs      // of single boards
	totals     []statedTotal
	listed     *listed // its line in a list of matches
	remark     string
}

// boardRoom tells the results of a match apart.
type boardRoom struct {
	board int32
	room  event.Room
}

// roomResult is a result with its place.
type roomResult struct {
	event.TableResult
	at    event.Position
	blank bool // nothing stands there, not even that it was not played
}

// statedIMPs are those that a card states for a board.
type statedIMPs struct {
	board int32
	imps  homeAway
	at    event.Position
}

// statedTotal are those that it states for the boards above, down from its
// header or from the total before.
type statedTotal struct {
	boards, since []int32
	imps          homeAway
	at            event.Position
}

// homeAway are the IMPs of the two teams.
type homeAway struct{ home, away int }

// ofMargin gives a margin to the team that has it.
func ofMargin(margin int) homeAway {
	if margin < 0 {
		return homeAway{away: -margin}
	}
	return homeAway{home: margin}
}

func (h homeAway) swapped() homeAway { return homeAway{h.away, h.home} }

func (h *homeAway) add(more homeAway) { h.home, h.away = h.home+more.home, h.away+more.away }

// net leaves the margin only, as a total is often written.
func (h homeAway) net() homeAway { return ofMargin(h.home - h.away) }

func (h homeAway) String() string { return fmt.Sprintf("%d–%d", h.home, h.away) }

// add adds a result, or says that the room has one for the board already.
func (g *game) add(r roomResult) *event.Problem {
	key := boardRoom{r.Board, r.Room}
	if i, ok := g.byBoard[key]; ok {
		return &event.Problem{
			At: r.at,
			Text: fmt.Sprintf("%s v %s have two results for board %d in the %v, here and in %s",
				g.home, g.away, r.Board, r.Room, g.results[i].at),
			Hint: "delete one of them, or correct its board, room or round",
		}
	}
	if g.byBoard == nil {
		g.byBoard = make(map[boardRoom]int)
	}
	g.byBoard[key] = len(g.results)
	g.results = append(g.results, r)
	return nil
}

// boards are the numbers of the boards, in the order of the card.
func (g *game) boards() []int32 {
	var boards []int32
	seen := make(map[int32]bool)
	for i := range g.results {
		if board := g.results[i].Board; !seen[board] {
			seen[board] = true
			boards = append(boards, board)
		}
	}
	return boards
}

// margin is the home team's IMPs on a board, below zero when the away team has
// them. ok is false where a room has no score: nothing played, or a ruling.
func (g *game) margin(board int32) (imps int, ok bool) {
	open, hasOpen := g.byBoard[boardRoom{board, event.Open}]
	closed, hasClosed := g.byBoard[boardRoom{board, event.Closed}]
	if !hasOpen || !hasClosed || g.results[open].Kind != event.Played || g.results[closed].Kind != event.Played {
		return 0, false
	}
	imps = bridge.IMPs(int(g.results[open].Score - g.results[closed].Score))
	if g.openNS == awayTeam {
		imps = -imps
	}
	return imps, true
}

// sum is what boards come to. ok is false where one of them is not certain.
func (g *game) sum(boards []int32) (total homeAway, ok bool) {
	ok = true
	for _, board := range boards {
		margin, certain := g.margin(board)
		total.add(ofMargin(margin))
		ok = ok && (certain || g.isUnplayed(board))
	}
	return total, ok
}

// isUnplayed reports whether no room has a result for a board.
func (g *game) isUnplayed(board int32) bool {
	for _, room := range []event.Room{event.Open, event.Closed} {
		if i, ok := g.byBoard[boardRoom{board, room}]; ok && g.results[i].Kind != event.NotPlayed {
			return false
		}
	}
	return true
}

// settleSeats decides who sits NS in the open room: as it is said, else as the
// stated IMPs tell, else by custom the home team. It reports whether it was but
// custom.
func (g *game) settleSeats() (assumed bool) {
	if g.openNS != neither {
		return false
	}
	g.openNS = homeTeam
	straight, turned := 0, 0
	for _, s := range g.stated {
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
		g.openNS = awayTeam
	}
	return straight == turned
}

// checkIMPs holds the stated IMPs against those of the scores.
func (g *game) checkIMPs(problems *event.Problems) {
	for _, s := range g.stated {
		margin, ok := g.margin(s.board)
		if !ok || s.imps == ofMargin(margin) {
			continue
		}
		open, closed := g.results[g.byBoard[boardRoom{s.board, event.Open}]], g.results[g.byBoard[boardRoom{s.board, event.Closed}]]
		problems.Add(event.Problem{
			At: s.at,
			Text: fmt.Sprintf("the card gives %s IMPs for board %d, but %s in the open room and %s in the closed room are %s",
				s.imps, s.board, forNS(int(open.Score)), forNS(int(closed.Score)), ofMargin(margin)),
			Hint: fmt.Sprintf("IMPs are home–away; NS in the open room are %s", g.nameOf(g.openNS)),
		})
	}
	for _, total := range g.totals {
		sum, certain := g.sum(total.boards)
		since, _ := g.sum(total.since)
		if !certain || total.imps == sum || total.imps == sum.net() || total.imps == since || total.imps == since.net() {
			continue
		}
		problems.Add(event.Problem{
			At:   total.at,
			Text: fmt.Sprintf("the total is %s IMPs, but the boards above come to %s", total.imps, sum),
			Hint: "correct the total, or the board that is wrong",
		})
	}
}

func (g *game) nameOf(t team) string {
	if t == awayTeam {
		return g.away
	}
	return g.home
}

// checkRooms warns of boards that lack a result in one room or in both.
func (g *game) checkRooms(problems *event.Problems) {
	for _, r := range g.results {
		other := otherRoom(r.Room)
		i, ok := g.byBoard[boardRoom{r.Board, other}]
		warning := event.Problem{Severity: event.Warning, At: r.at}
		switch lacks := !ok || g.results[i].Kind == event.NotPlayed; {
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
