package arrange

import (
	"slices"
	"strings"
	"unicode"

	"bridgecalc/internal/bridge"
	"bridgecalc/internal/ingest/cells"
	"bridgecalc/internal/ingest/notation"
)

// sidePlayers are the two players of a side behind its name above results: "NS: Ann
// – Bo", "EW | Cy | Di".
type sidePlayers struct {
	side    bridge.Side
	players [2]string
	col     int // of the first cell
}

// playersBySide returns the sides in a row that has nothing but sides with two players each, a title
// or two, and blank cells.
func playersBySide(row cells.Row) []sidePlayers {
	var all []sidePlayers
	others := 0 // cells before the first side
	for col := 0; col < row.Len(); col++ {
		if row.ID(col) == 0 {
			continue
		}
		if s, last, ok := sideAt(row, col); ok {
			all = append(all, s)
			col = last
		} else if others++; others > mostBesideSides || len(all) > 0 && len(readTitles(row.Text(col))) == 0 {
			return nil
		}
	}
	return all
}

// mostBesideSides is how many titles may be beside sides with their players.
const mostBesideSides = 2

// sideAt reads a side with its players that begins in a cell, and returns the last of its cells.
func sideAt(row cells.Row, col int) (s sidePlayers, last int, ok bool) {
	text := strings.TrimSpace(row.Text(col))
	word, rest, ok := strings.Cut(text, ":")
	if !ok {
		word, rest, _ = strings.Cut(text, " ")
	}
	s.col = col
	if s.side, ok = notation.ReadSide(strings.TrimSpace(word)); !ok || s.side == bridge.NoSide {
		return s, col, false
	}
	if last = col; strings.TrimSpace(rest) == "" {
		last++
		rest = row.Text(last)
		if second := row.Text(last + 1); isPlayer(rest) && isPlayer(second) {
			s.players = [2]string{strings.TrimSpace(rest), strings.TrimSpace(second)}
			return s, last + 1, true
		}
	}
	s.players[0], s.players[1], ok = splitPlayers(rest, !strings.ContainsFunc(rest, unicode.IsDigit))
	return s, last, ok
}

// isPlayer reports whether a text may be the name of one player.
func isPlayer(text string) bool {
	_, isSide := notation.ReadSide(text)
	return isName(text) && !isSide && len(notation.SplitNames(text)) == 1
}

// individualSides reports whether the sides above the results of the book are those of an
// individual: partners change, and most players meet a partner as an opponent at another table.
// Players of a team never do.
func (b *Book) individualSides() bool {
	if b.sidesRead {
		return b.sidesIndividual
	}
	b.sidesRead = true
	s := seating{partners: make(map[string]map[string]bool), seated: make(map[[2]string]bool)}
	opponents := make(map[string]map[string]bool)
	for _, sheet := range b.cells.Sheets {
		if sheet.Len() > mostGridRows {
			continue
		}
		pending := make(map[int][2]string) // NS, by their column
		for i := range sheet.Len() {
			last := -1 // the column of NS in this row
			for _, of := range playersBySide(sheet.Row(i)) {
				players := [2]string{nameKey(of.players[0]), nameKey(of.players[1])}
				if of.side == bridge.NS {
					pending[of.col], last = players, of.col
					continue
				}
				ns, ok := pending[of.col]
				if !ok && last >= 0 {
					ns, ok = pending[last]
				}
				if !ok {
					continue
				}
				s.add("", [4]string{ns[0], players[0], ns[1], players[1]})
				meet(opponents, ns, players)
				meet(opponents, players, ns)
				delete(pending, of.col)
			}
		}
	}
	mixed := 0
	for player, with := range s.partners {
		for partner := range with {
			if opponents[player][partner] {
				mixed++
				break
			}
		}
	}
	b.sidesIndividual = mixed > 0 && 2*mixed >= len(s.partners) && s.twice == 0 && s.changes()
	return b.sidesIndividual
}

// meet notes that two players met two others.
func meet(opponents map[string]map[string]bool, players, others [2]string) {
	for _, p := range players {
		if opponents[p] == nil {
			opponents[p] = make(map[string]bool)
		}
		opponents[p][others[0]], opponents[p][others[1]] = true, true
	}
}

// sideSeats are the seats of the players of a side in the order in which they are named.
var sideSeats = map[bridge.Side][2]string{bridge.NS: {"north", "south"}, bridge.EW: {"east", "west"}}

// seatsOfSides returns the titles of the players of an individual whom a row names by sides.
func (s *scanner) seatsOfSides(row cells.Row) []Title {
	if !s.bySides {
		return nil
	}
	var titles []Title
	for _, of := range playersBySide(row) {
		for n, seat := range sideSeats[of.side] {
			titles = append(titles, Title{Field: seat + ".number", Text: of.players[n], Row: row.Num, Col: of.col, from: of.col})
		}
	}
	return titles
}

// partnersOf returns the seats of two partners, where only one way to read them is left.
func partnersOf(may [][]string) (seats []string, ok bool) {
	var found [][]string
	for _, side := range sideSeats {
		for _, order := range [][]string{{side[0], side[1]}, {side[1], side[0]}} {
			if slices.Contains(may[0], order[0]) && slices.Contains(may[1], order[1]) {
				found = append(found, order)
			}
		}
	}
	if len(found) != 1 {
		return nil, false
	}
	return found[0], true
}
