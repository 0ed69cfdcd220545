package teams

import (
	"strings"

	"bridgecalc/internal/event"
	"bridgecalc/internal/ingest/headings"
	"bridgecalc/internal/ingest/layout"
)

func (m *matchTitle) takeRoom(text string, v *headings.Vocabulary) bool {
	room, ok := roomOf(text, v)
	if ok {
		m.room, m.hasRoom = room, true
	}
	return ok
}

// roomOf reads the name of a room.
func roomOf(text string, v *headings.Vocabulary) (event.Room, bool) {
	switch v.FieldOf(text) {
	case "open":
		return event.Open, true
	case "closed":
		return event.Closed, true
	}
	return event.Open, false
}

// roomOfLetter reads the first letter of a room's name, as a column may have it.
func roomOfLetter(text string, v *headings.Vocabulary) (event.Room, bool) {
	word := headings.Plain(text)
	open, closed := false, false
	for known, m := range v.Fields {
		if len([]rune(word)) == 1 && strings.HasPrefix(known, word) {
			open = open || m.Field == "open"
			closed = closed || m.Field == "closed"
		}
	}
	if closed {
		return event.Closed, !open
	}
	return event.Open, open
}

// rooms is the number of rooms of a match.
const rooms = 2

func otherRoom(room event.Room) event.Room {
	if room == event.Open {
		return event.Closed
	}
	return event.Open
}

// cutRoom takes a room's name off a heading: "opencontract".
func cutRoom(word string, v *headings.Vocabulary) (room event.Room, field string, ok bool) {
	longest := 0
	for _, known := range layout.RoomWords() {
		m := v.Fields[known]
		if m.Field != "open" && m.Field != "closed" || len(known) <= longest {
			continue
		}
		for _, cut := range []func(s, word string) (string, bool){strings.CutPrefix, strings.CutSuffix} {
			rest, found := cut(word, known)
			meant, understood := v.LookUp(rest)
			if _, ofRoom := cardFields[meant.Field]; found && understood && ofRoom {
				room, field, ok, longest = event.Open, meant.Field, true, len(known)
				if m.Field == "closed" {
					room = event.Closed
				}
			}
		}
	}
	return room, field, ok
}
