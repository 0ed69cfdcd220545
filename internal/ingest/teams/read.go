package teams

import (
	"fmt"

	"bridgecalc/internal/event"
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

// readRoom reads what a board came to in a room, and reports whether it could.
func (rd *Reader) readRoom(g *game, t *lines.Table, e *lines.Entry, room event.Room, way lines.Way, names lineup) bool {
	if !e.Sound {
		t.Complain(e.Line)
		return false
	}
	if e.Remark.WrongDirection {
		room = otherRoom(room)
	}
	r, problem := t.Result(e, way)
	if r.Kind != event.NotPlayed && t.Has(field.Remarks) && t.UnreadRemark(e) {
		rd.problems.Add(event.Problem{
			Severity: event.Warning, At: t.Problem(e.Line, field.Remarks, "", "").At,
			Text: fmt.Sprintf("the remark %q is not understood and left out", t.Text(e.Line, field.Remarks)),
			Hint: "write a ruling as A+/A- or 60/40 in place of the contract or in a column Remarks",
		})
	}
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
	row := int(place.Row)
	if r.Col > 0 { // a board may be that of the row above
		row = e.Line.Row
	}
	at := t.Sheet.Position(row, max(int(r.Col), int(place.Col)))
	inFile := t.Sheet.Position(int(r.Row), int(r.Col)) // where a table lay on its side
	r.Row, r.Col = int32(inFile.Row), int16(inFile.Col)
	if problem := g.add(roomResult{event.TableResult{Room: room, Board: int32(e.Board), Stated: t.Stated(e.Board), Result: r}, at, e.Blank, names}); problem != nil {
		rd.problems.Add(*problem)
		return false
	}
	rd.ev.Sources[t.Source].Results++
	return true
}
