package teams

import (
	"fmt"
	"slices"

	"bridgecalc/internal/bridge"
	"bridgecalc/internal/event"
)

// game is a match while it is put together.
type game struct {
	round      int32
	segment    int32
	home, away string
	at         event.Position  // of its title or row
	seats      map[int32]team  // who sits NS in the open room in each part, as far as it is said
	parts      map[int32]int32 // the parts of the boards, where cards number them: halves
	results    []roomResult
	byBoard    map[boardRoom][]int // indexes into results
	stated     []statedIMPs        // of single boards
	totals     []statedTotal
	carded     []int32 // boards of the cards that were read
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
	names lineup
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
	// whole is all boards of the match so far, with those of the cards above.
	whole []int32
	imps  homeAway
	at    event.Position
}

// add adds a result, or says that the room has one for the board already. Teams of
// eight and more have several, at different tables.
func (g *game) add(r roomResult) *event.Problem {
	key := boardRoom{r.Board, r.Room}
	for _, i := range g.byBoard[key] {
		if r.Table > 0 && g.results[i].Table > 0 && r.Table != g.results[i].Table {
			continue
		}
		return &event.Problem{
			At: r.at,
			Text: fmt.Sprintf("%s v %s have two results for board %d in the %v, here and in %s",
				g.home, g.away, r.Board, r.Room, g.results[i].at),
			Hint: "delete one of them, or correct its board, room or round",
		}
	}
	if g.byBoard == nil {
		g.byBoard = make(map[boardRoom][]int)
	}
	g.byBoard[key] = append(g.byBoard[key], len(g.results))
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
// them: each table of the one room is compared with each of the other. ok is false
// where a room has no score: nothing played, or a ruling.
func (g *game) margin(board int32) (imps int, ok bool) {
	open, closed := g.byBoard[boardRoom{board, event.Open}], g.byBoard[boardRoom{board, event.Closed}]
	for _, i := range open {
		for _, k := range closed {
			a, b := &g.results[i], &g.results[k]
			if a.Kind != event.Played || b.Kind != event.Played || a.Version != b.Version {
				return 0, false
			}
			imps += bridge.IMPs(int(a.Score - b.Score))
		}
	}
	if g.openNS(board) == awayTeam {
		imps = -imps
	}
	return imps, len(open) > 0 && len(closed) > 0
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

// isSum reports whether a total is what boards come to, or their net.
func (g *game) isSum(imps homeAway, boards []int32) bool {
	sum, _ := g.sum(boards)
	return imps == sum || imps == sum.net()
}

// isUnplayed reports whether no room has a result for a board.
func (g *game) isUnplayed(board int32) bool {
	for _, room := range []event.Room{event.Open, event.Closed} {
		if g.isPlayedIn(board, room) {
			return false
		}
	}
	return true
}

// isPlayedIn reports whether some table of a room has a result for a board.
func (g *game) isPlayedIn(board int32, room event.Room) bool {
	return slices.ContainsFunc(g.byBoard[boardRoom{board, room}], func(i int) bool { return g.results[i].Kind != event.NotPlayed })
}

func (g *game) nameOf(t team) string {
	if t == awayTeam {
		return g.away
	}
	return g.home
}

// hasScores reports whether some board was played.
func (g *game) hasScores() bool {
	return slices.ContainsFunc(g.results, func(r roomResult) bool { return r.Kind != event.NotPlayed })
}
