package teams

import (
	"strings"

	"bridgecalc/internal/event"
	"bridgecalc/internal/ingest/arrange"
	"bridgecalc/internal/ingest/headings"
)

// rooms is the number of rooms of a match.
const rooms = 2

func otherRoom(room event.Room) event.Room {
	if room == event.Open {
		return event.Closed
	}
	return event.Open
}

// roomOf reads the name of a room, or the first letter of it in a language.
func roomOf(text, language string) (event.Room, bool) {
	if room := arrange.RoomOf(text); room != "" {
		return roomNamed(room), true
	}
	for n := range headings.Vocabularies() {
		v := &headings.Vocabularies()[n]
		switch v.FieldOf(text) {
		case "open":
			return event.Open, true
		case "closed":
			return event.Closed, true
		}
	}
	return roomOfLetter(text, headings.Of(language))
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
