package teams

import (
	"fmt"
	"slices"

	"bridgecalc/internal/event"
	"bridgecalc/internal/ingest/cells"
	"bridgecalc/internal/ingest/field"
	"bridgecalc/internal/ingest/lines"
)

// gameKey tells the matches of an event apart.
type gameKey struct {
	round, segment int32
	home, away     string
}

func keyOf(m *matchTitle) gameKey {
	return gameKey{m.round, m.segment, teamKey(m.home), teamKey(m.away)}
}

// gameOf finds the match of a title, or begins one. Titles that agree in round
// and teams are parts of one match, such as its halves.
func (rd *Reader) gameOf(m *matchTitle) *game {
	if g := rd.found[keyOf(m)]; g != nil {
		return g
	}
	return rd.begin(m)
}

// begin begins a match. Of several with the same title, the first is found again.
func (rd *Reader) begin(m *matchTitle) *game {
	g := &game{
		round: m.round, segment: m.segment, home: m.home, away: m.away, at: m.at,
		seats: make(map[int32]team), parts: make(map[int32]int32),
	}
	rd.games = append(rd.games, g)
	if key := keyOf(m); rd.found[key] == nil {
		rd.found[key] = g
	}
	return g
}

// sit takes over who sits NS in the open room.
func (rd *Reader) sit(g *game, m *matchTitle) {
	before, said := g.seats[m.part], m.openNS != neither
	if said && before != neither && m.openNS != before {
		rd.problems.Add(event.Problem{
			At:   m.at,
			Text: fmt.Sprintf("NS in the open room are %s here, but %s elsewhere in this match", g.nameOf(m.openNS), g.nameOf(before)),
			Hint: "correct one of them, or number the parts of the match in a column Segment",
		})
	}
	if said {
		g.seats[m.part] = m.openNS
	} else if before == neither {
		g.seats[m.part] = neither // still to be settled
	}
}

// readCard reads the results of a card into its match.
func (rd *Reader) readCard(c *card, way lines.Way) {
	g := rd.gameOf(&c.title)
	rd.sit(g, &c.title)
	for room, t := range c.rooms {
		for e := range t.Entries {
			if rd.readRoom(g, t, e, event.Room(room), way, c.title.players[room]) && c.title.part > 0 {
				g.parts[int32(e.Board)] = c.title.part
			}
		}
	}
	rd.readStated(c, g)
}

// readRows reads the rows of matches.
func (rd *Reader) readRows(tr *rows, way lines.Way) {
	for e := range tr.Entries {
		m, problem := tr.title()
		if problem != nil {
			rd.problems.Add(*problem)
			continue
		}
		g := rd.gameOf(&m)
		rd.sit(g, &m)
		rd.readRoom(g, tr.Table, e, m.room, way, tr.lineup(&m))
	}
}

// readRoom reads what a board came to in a room, and reports whether it could.
func (rd *Reader) readRoom(g *game, t *lines.Table, e *lines.Entry, room event.Room, way lines.Way, names lineup) bool {
	if !e.Sound {
		t.Complain(e.Line)
		return false
	}
	r, problem := t.Result(e, way)
	if problem != nil {
		rd.problems.Add(*problem)
		if problem.Severity == event.Error {
			return false
		}
	}
	t.CheckLead(e.Line)
	e.KeepRuling(rd.ev, &r)
	r.Round = g.round
	r.Table = t.Ordinal(e.Line, field.Table, "table")
	r.Version, problem = t.Version(e.Line)
	if problem != nil {
		rd.problems.Add(*problem)
	}
	place := e.Line.Places[field.Board]
	at := t.Sheet.Position(int(place.Row), max(int(r.Col), int(place.Col)))
	if problem := g.add(roomResult{event.TableResult{Room: room, Board: int32(e.Board), Result: r}, at, e.Blank, names}); problem != nil {
		rd.problems.Add(*problem)
		return false
	}
	rd.ev.Sources[t.Source].Results++
	return true
}

// readStated reads the IMPs that a card states for its boards and in total.
func (rd *Reader) readStated(c *card, g *game) {
	var signs impSigns
	if c.cols.imps[1] < 0 {
		signs = c.impSigns(g)
	}
	var since, all []int32
	before := g.carded
	next := 0
	for n := 0; n <= len(c.boards); n++ {
		for ; next < len(c.totals) && c.totals[next].above == n; next++ {
			row := c.sheet.Row(c.totals[next].row)
			if imps, at, ok := rd.cellIMPs(c, row, signs); ok && len(all) > 0 {
				g.totals = append(g.totals, statedTotal{slices.Clone(all), slices.Clone(since), slices.Concat(before, all), imps, at})
			}
			since = nil
		}
		if n == len(c.boards) {
			break
		}
		row := c.sheet.Row(c.boards[n])
		board, err := c.texts.Ordinals.Of(row.ID(c.cols.board))
		if err != nil {
			continue // it is told with the results
		}
		since, all = append(since, int32(board)), append(all, int32(board))
		if imps, at, ok := rd.cellIMPs(c, row, signs); ok {
			g.stated = append(g.stated, statedIMPs{int32(board), imps, at})
		}
	}
	g.carded = slices.Concat(before, all)
}

// cellIMPs reads the IMPs in a row of a card; ok is false where none stand there.
func (rd *Reader) cellIMPs(c *card, row cells.Row, signs impSigns) (imps homeAway, at event.Position, ok bool) {
	at = c.sheet.Position(row.Num, 0)
	var points [2]int
	for which, col := range c.cols.imps {
		if col < 0 || row.ID(col) == 0 {
			continue
		}
		score, err := c.texts.Scores.Of(row.ID(col))
		here := c.sheet.Position(row.Num, col+1)
		if err != nil {
			rd.problems.Add(event.Problem{At: here, Text: fmt.Sprintf("IMPs %q %v", row.Text(col), err), Hint: "write whole IMPs, or leave the cell blank"})
			return imps, at, false
		}
		points[which] = score.Points
		if score.Given && (!ok || score.Points != 0) {
			ok, at = true, here
		}
	}
	switch {
	case c.cols.imps[0] >= 0 && c.cols.imps[1] >= 0:
		if points[0] == -points[1] { // each column has the sign of its team
			return ofMargin(points[0]), at, ok
		}
		return homeAway{points[0], points[1]}, at, ok
	case signs == unsignedIMPs:
		return imps, at, false
	case signs == awayIMPs:
		points[0] = -points[0]
	}
	return ofMargin(points[0]), at, ok
}
