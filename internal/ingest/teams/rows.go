package teams

import (
	"fmt"

	"bridgecalc/internal/event"
	"bridgecalc/internal/ingest/cells"
	"bridgecalc/internal/ingest/field"
	"bridgecalc/internal/ingest/headings"
	"bridgecalc/internal/ingest/layout"
	"bridgecalc/internal/ingest/lines"
)

// rows is a sheet with one row per result of a match: the room, the teams,
// and what the board came to there.
type rows struct {
	*lines.Table
	head layout.Header
	v    *headings.Vocabulary
	row  cells.Row // of the result at hand
	// met are those who meet at each table, where teams have numbers only; sections
	// says that these are told apart by their sections.
	met      map[sitting]opponents
	sections bool
}

// headsRows reports whether this is the header of results of teams. The room is in
// a column, or follows from the table or from which team sat NS.
func headsRows(h *layout.Header) bool {
	return h.Has("board") && (h.HasAny("room", "table") || h.Has("ns.pair", "ew.pair")) && (h.Has("home", "away") || h.Has("match")) &&
		h.HasAny("contract", "score", "ns.score", "ew.score", "result")
}

// rowsOf finds such a sheet; nil when it is none.
func rowsOf(sheet *cells.Sheet, words *headings.Memo, texts *lines.Texts) *rows {
	head, ok := layout.FindRow(sheet, words, headsRows)
	if !ok {
		return nil
	}
	return newRows(sheet, head, texts)
}

func newRows(sheet *cells.Sheet, head layout.Header, texts *lines.Texts) *rows {
	tr := &rows{head: head, v: headings.Of(head.Language)}
	t := &lines.Table{Sheet: sheet, Layout: "one row per result of a match", Language: head.Language, Texts: texts}
	var columns []lines.Column
	for _, c := range layout.ColumnsOf(&head) {
		if c.Field != field.NS && c.Field != field.EW { // teams, not pairs
			columns = append(columns, c)
			t.Cols[c.Field] = c.Col + 1
			t.Fields[c.Field] = true
		}
	}
	t.Lines = func(yield func(*lines.Line) bool) {
		var l lines.Line
		for i := head.At + 1; i < sheet.Len(); i++ {
			tr.row = sheet.Row(i)
			l.Set(tr.row, columns)
			if layout.IsResult(tr.row, &l, texts) && !yield(&l) {
				return
			}
		}
	}
	tr.Table = t
	return tr
}

// title is what a row says of its match. The problem says what it lacks.
func (tr *rows) title() (m matchTitle, problem *event.Problem) {
	at := func(field string) event.Position { return tr.Sheet.Position(tr.row.Num, tr.head.Col(field)+1) }
	text := func(field string) string { return tr.row.Text(tr.head.Col(field)) }
	if problem = readParts(&m, text, at); problem != nil {
		return m, problem
	}
	if tr.met != nil {
		m.at = at("ns.pair")
		tr.takeNumbers(&m)
		return m, nil
	}
	m.home, m.away, m.at = text("home"), text("away"), at("home")
	if !tr.head.Has("home", "away") {
		m.at = at("match")
		m.takeVersus(text("match"), true)
	}
	if !m.hasTeams() {
		return m, &event.Problem{At: m.at, Text: "the teams of this result are not named", Hint: "fill in Home and Away, or write the match as “Foxes v Owls”"}
	}
	if problem := tr.takeRoom(&m, text, at); problem != nil {
		return m, problem
	}
	return m, tr.seats(&m, text, at)
}

// readParts reads the round and the part of the match.
func readParts(m *matchTitle, text func(field string) string, at func(field string) event.Position) *event.Problem {
	var err error
	if text("round") != "" {
		if m.round, m.segment, err = readRound(text("round")); err != nil {
			return &event.Problem{At: at("round"), Text: fmt.Sprintf("round %q %v", text("round"), err), Hint: "write its number"}
		}
	}
	if text("segment") != "" {
		if m.segment, err = readSegment(text("segment")); err != nil {
			return &event.Problem{At: at("segment"), Text: fmt.Sprintf("segment %q %v", text("segment"), err), Hint: "write its number"}
		}
	}
	return nil
}

// closedTables is what the number of a table in the closed room is above that of
// the same match in the open room, where rooms are told by their tables.
const closedTables = 100

// takeRoom finds the room of a row: in its own column; else tables above 100 are in
// the closed room; else the home team sits NS in the open room, as is the custom.
func (tr *rows) takeRoom(m *matchTitle, text func(field string) string, at func(field string) event.Position) *event.Problem {
	if text("room") != "" || !tr.head.HasAny("table", "ns.pair") {
		var ok bool
		if m.room, ok = roomOf(text("room"), tr.v); !ok {
			m.room, ok = roomOfLetter(text("room"), tr.v)
		}
		if !ok {
			return &event.Problem{At: at("room"), Text: fmt.Sprintf("room %q is not understood", text("room")), Hint: "write open or closed"}
		}
		return nil
	}
	table, err := tr.Texts.Ordinals.Of(tr.row.ID(tr.head.Col("table")))
	switch {
	case err == nil && table > closedTables, sameTeam(text("ns.pair"), m.away), sameTeam(text("ew.pair"), m.home):
		m.room = event.Closed
	case err == nil, sameTeam(text("ns.pair"), m.home), sameTeam(text("ew.pair"), m.away):
		m.room = event.Open
	default:
		return &event.Problem{
			At: at("board"), Text: "it is not said in which room this board was played",
			Hint: "add a column Room, or write the team that sat NS into a column NS",
		}
	}
	return nil
}

// seats reads who sits NS, where columns NS and EW have the names of the teams.
func (tr *rows) seats(m *matchTitle, text func(field string) string, at func(field string) event.Position) *event.Problem {
	for _, column := range []struct {
		field string
		isNS  bool
	}{{"ns.pair", true}, {"ew.pair", false}} {
		if !tr.head.Has(column.field) {
			continue
		}
		var who team
		switch name := text(column.field); {
		case sameTeam(name, m.home):
			who = homeTeam
		case sameTeam(name, m.away):
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
