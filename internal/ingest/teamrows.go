package ingest

import (
	"fmt"

	"bridgecalc/internal/event"
	"bridgecalc/internal/ingest/cells"
)

// teamRows is a sheet with one row per result of a match: the room, the teams,
// and what the board came to there.
type teamRows struct {
	*table
	head header
	v    *vocabulary
	row  cells.Row // of the result at hand
}

// headsTeamRows reports whether this is the header of results of teams.
func (h *header) headsTeamRows() bool {
	return h.has("board", "room") && (h.has("home", "away") || h.has("match")) &&
		h.hasAny("contract", "score", "ns.score", "ew.score", "result")
}

// rowsOfTeams finds such a sheet; nil when it is none.
func rowsOfTeams(sheet *cells.Sheet, words *wordMemo, texts *texts) *teamRows {
	head, ok := findRow(sheet, words, (*header).headsTeamRows)
	if !ok {
		return nil
	}
	tr := &teamRows{head: head, v: vocabularyOf(head.language)}
	t := &table{sheet: sheet, layout: "one row per result of a match", language: head.language, texts: texts}
	var columns []column
	for _, c := range columnsOf(&head) {
		if c.field != fNS && c.field != fEW { // teams, not pairs
			columns = append(columns, c)
			t.cols[c.field] = c.col + 1
			t.fields[c.field] = true
		}
	}
	t.lines = func(yield func(*line) bool) {
		var l line
		for i := head.at + 1; i < sheet.Len(); i++ {
			tr.row = sheet.Row(i)
			l.set(tr.row, columns)
			if isFlatResult(tr.row, &l, texts) && !yield(&l) {
				return
			}
		}
	}
	tr.table = t
	return tr
}

// title is what a row says of its match. The problem says what it lacks.
func (tr *teamRows) title() (m matchTitle, problem *event.Problem) {
	at := func(field string) event.Position { return tr.sheet.Position(tr.row.Num, tr.head.col(field)+1) }
	text := func(field string) string { return tr.row.Text(tr.head.col(field)) }
	m.home, m.away, m.at = text("home"), text("away"), at("home")
	if !tr.head.has("home", "away") {
		m.at = at("match")
		m.takeVersus(text("match"), true)
	}
	if !m.hasTeams() {
		return m, &event.Problem{At: m.at, Text: "the teams of this result are not named", Hint: "fill in Home and Away, or write the match as “Foxes v Owls”"}
	}
	if n, err := tr.texts.ordinals.of(tr.row.ID(tr.head.col("round"))); err == nil {
		m.round = int32(n)
	} else if text("round") != "" {
		return m, &event.Problem{At: at("round"), Text: fmt.Sprintf("round %q %v", text("round"), err), Hint: "write its number"}
	}
	var ok bool
	if m.room, ok = tr.v.room(text("room")); !ok {
		m.room, ok = tr.v.roomLetter(text("room"))
	}
	if !ok {
		return m, &event.Problem{At: at("room"), Text: fmt.Sprintf("room %q is not understood", text("room")), Hint: "write open or closed"}
	}
	return m, tr.seats(&m, text, at)
}

// seats reads who sits NS, where columns NS and EW have the names of the teams.
func (tr *teamRows) seats(m *matchTitle, text func(field string) string, at func(field string) event.Position) *event.Problem {
	for _, column := range []struct {
		field string
		isNS  bool
	}{{"ns.pair", true}, {"ew.pair", false}} {
		if !tr.head.has(column.field) {
			continue
		}
		var who team
		switch text(column.field) {
		case m.home:
			who = homeTeam
		case m.away:
			who = awayTeam
		default:
			continue // a pair's number or its names
		}
		if column.isNS != (m.room == event.Open) {
			who = who.other()
		}
		if m.openNS != neither && m.openNS != who {
			return &event.Problem{At: at(column.field), Text: "NS and EW are the same team", Hint: "correct one of them"}
		}
		m.openNS = who
	}
	return nil
}
