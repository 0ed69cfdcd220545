package teams

import (
	"bridgecalc/internal/event"
	"bridgecalc/internal/ingest/cells"
	"bridgecalc/internal/ingest/headings"
	"bridgecalc/internal/ingest/layout"
	"bridgecalc/internal/ingest/lines"
)

// sitting is a table in a round.
type sitting struct {
	section, round string
	table          int
}

// opponents are the numbers of those who meet at a table, NS first.
type opponents struct{ ns, ew string }

func (o opponents) meetAgain(other opponents) bool {
	return o == other || o == opponents{other.ew, other.ns}
}

// numberedRows finds a sheet of matches that has numbers only, as table terminals
// export it; nil when it is none. Every table has another one, numbered 100 more,
// where the same two numbers meet in the same round: pairs could not do that.
func numberedRows(sheet *cells.Sheet, words *headings.Memo, texts *lines.Texts) *rows {
	head, ok := layout.FindRow(sheet, words, func(h *layout.Header) bool {
		return h.Has("board", "table", "ns.pair", "ew.pair") && h.HasAny("contract", "score", "ns.score", "ew.score", "result") &&
			!h.HasAny("home", "away", "match", "room")
	})
	if !ok || !hasClosedTable(sheet, &head, texts) {
		return nil
	}
	tr := newRows(sheet, head, texts)
	if !tr.findRooms() {
		return nil
	}
	return tr
}

// hasClosedTable reports whether some table may be in a closed room. In most sheets
// none is.
func hasClosedTable(sheet *cells.Sheet, head *layout.Header, texts *lines.Texts) bool {
	col := head.Col("table")
	for i := head.At + 1; i < sheet.Len(); i++ {
		if table, err := texts.Ordinals.Of(sheet.Row(i).ID(col)); err == nil && table > closedTables {
			return true
		}
	}
	return false
}

// findRooms finds out who meets at the tables; false when these are not the two
// rooms of matches.
func (tr *rows) findRooms() bool {
	met := make(map[sitting]opponents)
	sections := make(map[string]bool)
	for range tr.Lines {
		at, who, ok := tr.sitting()
		if !ok {
			return false
		}
		if other, seen := met[at]; seen && !who.meetAgain(other) {
			return false
		} else if !seen {
			met[at] = who
		}
		sections[at.section] = true
	}
	for at, who := range met {
		at.table = otherTable(at.table)
		if other, ok := met[at]; !ok || !who.meetAgain(other) {
			return false
		}
	}
	tr.met, tr.sections = met, len(sections) > 1
	return true
}

// sitting is where the row at hand was played, and by whom.
func (tr *rows) sitting() (at sitting, who opponents, ok bool) {
	text := func(field string) string { return tr.row.Text(tr.head.Col(field)) }
	table, err := tr.Texts.Ordinals.Of(tr.row.ID(tr.head.Col("table")))
	who = opponents{text("ns.pair"), text("ew.pair")}
	return sitting{text("section"), text("round"), table}, who, err == nil && who.ns != "" && who.ew != "" && who.ns != who.ew
}

func otherTable(table int) int {
	if table > closedTables {
		return table - closedTables
	}
	return table + closedTables
}

// takeNumbers names the teams by their numbers. NS in the open room are the home
// team; in the closed room they sit the other way round, whichever number was
// entered for NS there.
func (tr *rows) takeNumbers(m *matchTitle) {
	at, _, _ := tr.sitting()
	if at.table > closedTables {
		m.room, at.table = event.Closed, otherTable(at.table)
	}
	who := tr.met[at]
	m.home, m.away, m.openNS = who.ns, who.ew, homeTeam
	if tr.sections {
		m.home, m.away = at.section+who.ns, at.section+who.ew
	}
}
