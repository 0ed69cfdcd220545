package teams

import (
	"strings"

	"bridgecalc/internal/bridge"
	"bridgecalc/internal/event"
	"bridgecalc/internal/ingest/headings"
)

// team is one of the two of a match.
type team uint8

const (
	neither team = iota
	homeTeam
	awayTeam
)

func (t team) other() team {
	switch t {
	case homeTeam:
		return awayTeam
	case awayTeam:
		return homeTeam
	}
	return neither
}

// takeSeats reads who sits NS in the open room: a sentence with a team, a side
// and a room, such as "Home sits NS in the open room".
func (m *matchTitle) takeSeats(text string, v *headings.Vocabulary) bool {
	who, side, hasRoom := neither, bridge.NoSide, false
	var room event.Room
	for _, word := range strings.Fields(text) {
		plain := headings.Plain(word)
		meant, _ := v.LookUp(plain)
		switch meant.Field {
		case "home", "away":
			if who == neither {
				who = map[string]team{"home": homeTeam, "away": awayTeam}[meant.Field]
			}
		case "ns", "ew":
			if side == bridge.NoSide {
				side = map[string]bridge.Side{"ns": bridge.NS, "ew": bridge.EW}[meant.Field]
			}
		case "open", "closed":
			if !hasRoom {
				hasRoom, room = true, map[string]event.Room{"open": event.Open, "closed": event.Closed}[meant.Field]
			}
		}
	}
	if who == neither {
		who = m.named(text)
	}
	if who == neither || side == bridge.NoSide || !hasRoom {
		return false
	}
	if (side == bridge.EW) != (room == event.Closed) {
		who = who.other()
	}
	m.openNS = who
	return true
}

// named is the team whose name stands in a text, if only one does.
func (m *matchTitle) named(text string) team {
	home := m.home != "" && strings.Contains(text, m.home)
	away := m.away != "" && strings.Contains(text, m.away)
	switch {
	case home && !away:
		return homeTeam
	case away && !home:
		return awayTeam
	}
	return neither
}
