package ingest

import (
	"strconv"
	"strings"

	"bridgecalc/internal/bridge"
	"bridgecalc/internal/event"
	"bridgecalc/internal/ingest/cells"
)

// matchTitle is what the titles above a card say of the match.
type matchTitle struct {
	round      int32
	home, away string
	at         event.Position // of the home team
	hasRoom    bool           // the card is of one room
	room       event.Room
	openNS     team // who sits NS in the open room, if it is said
}

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

// hasTeams reports whether both teams are known.
func (m *matchTitle) hasTeams() bool { return m.home != "" && m.away != "" }

// take takes over what a row of titles says, and reports whether it says
// anything.
func (m *matchTitle) take(row cells.Row, v *vocabulary, position func(col int) event.Position) bool {
	found := false
	for col := range row.Len() {
		text, next := row.Text(col), row.Text(col+1)
		if text == "" {
			continue
		}
		if m.takeText(text, next, v) {
			found = true
			if m.at.Row == 0 || m.home != "" && strings.Contains(text+next, m.home) {
				m.at = position(col + 1)
			}
		}
	}
	return found
}

// takeText reads a title: "Round 1, match 2", "Home team: Foxes", "Foxes v Owls",
// "Home sits NS in the open room". A word alone is about the next cell.
func (m *matchTitle) takeText(text, next string, v *vocabulary) bool {
	if m.takeSeats(text, v) {
		return true
	}
	key, value, hasColon := strings.Cut(text, ":")
	if !hasColon {
		if m.takeRoom(text, v) {
			return true
		}
		if f := fieldOf(text, v); next != "" && (f == "home" || f == "away" || f == "round" || f == "room") {
			return m.takePair(f, next, v)
		}
		return m.takePieces(text, v) || m.takeVersus(text, false)
	}
	value = strings.TrimSpace(value)
	if value == "" {
		value = next
	}
	if f := fieldOf(key, v); f != "" {
		return m.takePair(f, value, v)
	}
	found := m.takePieces(key, v) // "Round 1, match 2: Foxes v Owls"
	return found && (m.takeVersus(value, true) || m.takePieces(value, v)) || found
}

// fieldOf is the field that a word names, or empty.
func fieldOf(text string, v *vocabulary) string {
	meant, _ := v.lookUp(plainWord(text))
	return meant.field
}

// takePair takes over a key and its value.
func (m *matchTitle) takePair(field, value string, v *vocabulary) bool {
	switch field {
	case "home":
		m.home = value
	case "away":
		m.away = value
	case "round":
		return m.takeRound(value)
	case "room":
		return m.takeRoom(value, v)
	case "match":
		m.takeVersus(value, true)
	default:
		return false
	}
	return value != ""
}

// takePieces reads words with numbers, parted by commas: "Round 1, match 2".
func (m *matchTitle) takePieces(text string, v *vocabulary) bool {
	found := false
	for _, piece := range strings.FieldsFunc(text, func(r rune) bool { return r == ',' || r == ';' || r == '·' }) {
		piece = strings.TrimSpace(piece)
		number := piece[strings.LastIndexFunc(piece, func(r rune) bool { return r < '0' || r > '9' })+1:]
		switch fieldOf(strings.TrimSuffix(piece, number), v) {
		case "round":
			found = m.takeRound(number) || found
		case "match":
			found = found || number != ""
		default:
			found = m.takeRoom(piece, v) || found
		}
	}
	return found
}

func (m *matchTitle) takeRound(text string) bool {
	n, err := strconv.ParseUint(text, 10, 16)
	if err != nil || n == 0 {
		return false
	}
	m.round = int32(n)
	return true
}

func (m *matchTitle) takeRoom(text string, v *vocabulary) bool {
	room, ok := v.room(text)
	if ok {
		m.room, m.hasRoom = room, true
	}
	return ok
}

// takeVersus reads "Foxes v Owls". A dash between the names is taken only where
// it is said that this is a match: names and prose have dashes too.
func (m *matchTitle) takeVersus(text string, isMatch bool) bool {
	home, away, ok := versus(text, isMatch)
	if ok {
		m.home, m.away = home, away
	}
	return ok
}

func versus(text string, dashes bool) (home, away string, ok bool) {
	signs := []string{" v ", " v. ", " vs ", " vs. ", " V ", " VS "}
	if dashes {
		signs = append(signs, " – ", " — ", " - ")
	}
	for _, sign := range signs {
		if home, away, ok = strings.Cut(text, sign); ok {
			home, away = strings.TrimSpace(home), strings.TrimSpace(away)
			return home, away, home != "" && away != ""
		}
	}
	return "", "", false
}

// takeSeats reads who sits NS in the open room: a sentence with a team, a side
// and a room, such as "Home sits NS in the open room".
func (m *matchTitle) takeSeats(text string, v *vocabulary) bool {
	who, side, hasRoom := neither, bridge.NoSide, false
	var room event.Room
	for _, word := range strings.Fields(text) {
		plain := plainWord(word)
		meant, _ := v.lookUp(plain)
		switch meant.field {
		case "home", "away":
			if who == neither {
				who = map[string]team{"home": homeTeam, "away": awayTeam}[meant.field]
			}
		case "ns", "ew":
			if side == bridge.NoSide {
				side = map[string]bridge.Side{"ns": bridge.NS, "ew": bridge.EW}[meant.field]
			}
		case "open", "closed":
			if !hasRoom {
				hasRoom, room = true, map[string]event.Room{"open": event.Open, "closed": event.Closed}[meant.field]
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

// room reads the name of a room.
func (v *vocabulary) room(text string) (event.Room, bool) {
	switch fieldOf(text, v) {
	case "open":
		return event.Open, true
	case "closed":
		return event.Closed, true
	}
	return event.Open, false
}

// roomLetter reads the first letter of a room's name, as a column may have it.
func (v *vocabulary) roomLetter(text string) (event.Room, bool) {
	word := plainWord(text)
	open, closed := false, false
	for known, m := range v.fields {
		if len([]rune(word)) == 1 && strings.HasPrefix(known, word) {
			open = open || m.field == "open"
			closed = closed || m.field == "closed"
		}
	}
	if closed {
		return event.Closed, !open
	}
	return event.Open, open
}
