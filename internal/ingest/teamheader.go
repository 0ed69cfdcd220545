package ingest

import (
	"strings"

	"bridgecalc/internal/event"
	"bridgecalc/internal/ingest/cells"
)

// rooms is the number of rooms of a match.
const rooms = 2

// cardColumns is where the columns of a team card stand, from 0: the board, the
// result in each room, and the IMPs.
type cardColumns struct {
	board int
	rooms [rooms][]column
	// imps are those of the home team and of the away team, or one column for
	// both; -1 where there is none.
	imps   [2]int
	named  bool // the rooms have headings
	header int  // rows that it takes
	known  int  // headings that are understood
}

// cardFields are what a column of a room may hold.
var cardFields = map[string]field{
	"contract": fContract, "declarer": fDeclarer, "seat": fDeclarer, "tricks": fTricks, "result": fResult, "lead": fLead,
	"score": fScore, "points": fScore, "remarks": fRemarks,
	"ns": fNSScore, "ew": fEWScore, "ns.score": fNSScore, "ew.score": fEWScore, "ns.points": fNSScore, "ew.points": fEWScore,
}

// cardHeader reads headings while it goes from left to right.
type cardHeader struct {
	cardColumns
	v       *vocabulary
	title   *matchTitle
	room    event.Room
	changed bool // the second room has begun, without a heading
	broken  bool // the same thing three times
}

// readCardHeader reads the header of a team card: one row, or the rooms in one
// row and below them what their columns hold.
func readCardHeader(sheet *cells.Sheet, at int, v *vocabulary, words *wordMemo, title *matchTitle) (cardColumns, bool) {
	h := cardHeader{v: v, title: title, room: title.room}
	h.board, h.imps, h.header = -1, [2]int{-1, -1}, 1
	upper := sheet.Row(at)
	plain := words.of(upper)
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
		m, _ := h.v.lookUp(word)
		named[m.field] = true
	}
	return named["open"] && named["closed"] || named["othertable"]
}

func (h *cardHeader) isComplete() bool {
	h.named = h.named || h.header == 2
	filled := 0
	for _, columns := range h.rooms {
		for _, c := range columns {
			if c.field == fContract || c.field == fScore || c.field == fNSScore {
				filled++
				break
			}
		}
	}
	return !h.broken && h.board >= 0 && (filled == rooms && (h.named || h.title.hasTeams()) || filled == 1 && h.title.hasRoom && h.title.hasTeams())
}

// readTwo reads two rows. A heading of the upper row holds until the next one: the
// cells between are merged with it.
func (h *cardHeader) readTwo(upper, lower cells.Row, above []string, words *wordMemo) {
	below := words.of(lower)
	group := ""
	for col := range max(upper.Len(), lower.Len()) {
		if upper.Text(col) != "" {
			m, _ := h.v.lookUp(above[col])
			group = m.field
		}
		f := ""
		switch {
		case lower.Text(col) != "":
			m, _ := h.v.lookUp(below[col])
			f = m.field
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
		if room, rest, ok := h.v.cutRoom(word); ok {
			h.room, h.named = room, true
			h.take(col, rest)
			continue
		}
		m, ok := h.v.lookUp(word)
		switch f, ofRoom := cardFields[m.field]; {
		case !ok:
		case m.field == "room":
			h.broken = true // rows of one room each
		case m.field == "imps", m.field == "home.imps", m.field == "away.imps", m.field == "home", m.field == "away":
			h.takeIMPs(col, m.field, "")
		case ofRoom && hasColumn(h.rooms[h.room], f) && !h.named:
			h.broken = h.broken || h.changed || h.title.hasRoom
			h.changed, h.room = true, otherRoom(h.room)
			h.take(col, m.field)
		default:
			h.take(col, m.field)
		}
	}
}

// cutRoom takes a room's name off a heading: "opencontract".
func (v *vocabulary) cutRoom(word string) (room event.Room, field string, ok bool) {
	longest := 0
	_, names := clueWords()
	for _, known := range names {
		m := v.fields[known]
		if m.field != "open" && m.field != "closed" || len(known) <= longest {
			continue
		}
		for _, cut := range []func(s, word string) (string, bool){strings.CutPrefix, strings.CutSuffix} {
			rest, found := cut(word, known)
			meant, understood := v.lookUp(rest)
			if _, ofRoom := cardFields[meant.field]; found && understood && ofRoom {
				room, field, ok, longest = event.Open, meant.field, true, len(known)
				if m.field == "closed" {
					room = event.Closed
				}
			}
		}
	}
	return room, field, ok
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
	h.rooms[h.room] = append(h.rooms[h.room], column{f, col})
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

func hasColumn(columns []column, f field) bool {
	for _, c := range columns {
		if c.field == f {
			return true
		}
	}
	return false
}

func otherRoom(room event.Room) event.Room {
	if room == event.Open {
		return event.Closed
	}
	return event.Open
}
