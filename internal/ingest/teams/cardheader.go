package teams

import (
	"bridgecalc/internal/event"
	"bridgecalc/internal/ingest/cells"
	"bridgecalc/internal/ingest/field"
	"bridgecalc/internal/ingest/headings"
	"bridgecalc/internal/ingest/lines"
)

// cardColumns is where the columns of a team card stand, from 0: the board, the
// result in each room, and the IMPs.
type cardColumns struct {
	board int
	rooms [rooms][]lines.Column
	// imps are those of the home team and of the away team, or one column for
	// both; -1 where there is none.
	imps   [2]int
	named  bool // the rooms have headings
	header int  // rows that it takes
	known  int  // headings that are understood
}

// cardFields are what a column of a room may hold.
var cardFields = map[string]field.Field{
	"contract": field.Contract, "declarer": field.Declarer, "seat": field.Declarer, "tricks": field.Tricks, "result": field.Result, "lead": field.Lead,
	"score": field.Score, "points": field.Score, "remarks": field.Remarks, "version": field.Version,
	"ns": field.NSScore, "ew": field.EWScore, "ns.score": field.NSScore, "ew.score": field.EWScore, "ns.points": field.NSScore, "ew.points": field.EWScore,
}

// cardHeader reads headings while it goes from left to right.
type cardHeader struct {
	cardColumns
	v       *headings.Vocabulary
	title   *matchTitle
	room    event.Room
	changed bool // the second room has begun, without a heading
	broken  bool // the same thing three times
}

// readCardHeader reads the header of a team card: one row, or the rooms in one
// row and below them what their columns hold.
func readCardHeader(sheet *cells.Sheet, at int, v *headings.Vocabulary, words *headings.Memo, title *matchTitle) (cardColumns, bool) {
	h := cardHeader{v: v, title: title, room: title.room}
	h.board, h.imps, h.header = -1, [2]int{-1, -1}, 1
	upper := sheet.Row(at)
	plain := words.Of(upper)
	if at+1 < sheet.Len() && h.headsRooms(plain) {
		h.header = 2
		h.readTwo(upper, sheet.Row(at+1), plain, words)
	} else {
		h.readOne(plain)
	}
	return h.cardColumns, h.isComplete()
}

// headsRooms reports whether a row names both rooms or tables, each in a cell of
// its own.
func (h *cardHeader) headsRooms(plain []string) bool {
	named := make(map[string]bool)
	for _, word := range plain {
		m, _ := h.v.LookUp(word)
		named[m.Field] = true
	}
	return named["open"] && named["closed"] || named["othertable"]
}

func (h *cardHeader) isComplete() bool {
	h.named = h.named || h.header == 2
	filled := 0
	for _, columns := range h.rooms {
		for _, c := range columns {
			if c.Field == field.Contract || c.Field == field.Score || c.Field == field.NSScore {
				filled++
				break
			}
		}
	}
	return !h.broken && h.board >= 0 && (filled == rooms && (h.named || h.title.hasTeams()) || filled == 1 && h.title.hasRoom && h.title.hasTeams())
}

// readTwo reads two rows. A heading of the upper row holds until the next one: the
// cells between are merged with it.
func (h *cardHeader) readTwo(upper, lower cells.Row, above []string, words *headings.Memo) {
	below := words.Of(lower)
	group := ""
	for col := range max(upper.Len(), lower.Len()) {
		if upper.Text(col) != "" {
			m, _ := h.v.LookUp(above[col])
			group = m.Field
		}
		f := ""
		switch {
		case lower.Text(col) != "":
			m, _ := h.v.LookUp(below[col])
			f = m.Field
		case upper.Text(col) != "":
			f = group
		}
		switch group {
		case "open":
			h.room = event.Open
		case "closed":
			h.room = event.Closed
		case "owntable":
			h.room = h.title.room
		case "othertable":
			h.room = otherRoom(h.title.room)
		case "imps":
			h.takeIMPs(col, f, lower.Text(col))
			continue
		default:
			if f != "board" {
				continue // a column of neither room
			}
		}
		h.take(col, f)
	}
}

// readOne reads a header of one row. The rooms are in the headings ("Open
// contract"), or what comes the second time is the other room's.
func (h *cardHeader) readOne(plain []string) {
	for col, word := range plain {
		if room, rest, ok := cutRoom(word, h.v); ok {
			h.room, h.named = room, true
			h.take(col, rest)
			continue
		}
		m, ok := h.v.LookUp(word)
		switch f, ofRoom := cardFields[m.Field]; {
		case !ok:
		case m.Field == "room":
			h.broken = true // rows of one room each
		case m.Field == "imps", m.Field == "home.imps", m.Field == "away.imps", m.Field == "home", m.Field == "away":
			h.takeIMPs(col, m.Field, "")
		case ofRoom && hasColumn(h.rooms[h.room], f) && !h.named:
			h.broken = h.broken || h.changed || h.title.hasRoom
			h.changed, h.room = true, otherRoom(h.room)
			h.take(col, m.Field)
		default:
			h.take(col, m.Field)
		}
	}
}

// take takes a column of the room at hand, or that of the boards.
func (h *cardHeader) take(col int, name string) {
	if name == "board" {
		if h.board < 0 {
			h.board = col
			h.known++
		}
		return
	}
	f, ok := cardFields[name]
	if !ok {
		return
	}
	h.known++
	if hasColumn(h.rooms[h.room], f) {
		h.broken = true
		return
	}
	h.rooms[h.room] = append(h.rooms[h.room], lines.Column{Field: f, Col: col})
}

// takeIMPs takes a column of IMPs. Two that say no more than that are those of
// home and away, in this order.
func (h *cardHeader) takeIMPs(col int, name, text string) {
	which := 0
	switch {
	case name == "home" || name == "home.imps" || text != "" && text == h.title.home:
	case name == "away" || name == "away.imps" || text != "" && text == h.title.away:
		which = 1
	case h.imps[0] >= 0:
		which = 1
	}
	if h.imps[which] < 0 {
		h.imps[which] = col
		h.known++
	}
}

func hasColumn(columns []lines.Column, f field.Field) bool {
	for _, c := range columns {
		if c.Field == f {
			return true
		}
	}
	return false
}
