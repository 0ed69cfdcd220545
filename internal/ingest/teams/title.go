package teams

import (
	"strconv"
	"strings"

	"bridgecalc/internal/event"
	"bridgecalc/internal/ingest/cells"
	"bridgecalc/internal/ingest/headings"
	"bridgecalc/internal/ingest/layout"
)

// matchTitle is what the titles above a card say of the match.
type matchTitle struct {
	round      int32
	segment    int32 // 0 when the match is of one piece, or the title does not say
	home, away string
	at         event.Position // of the home team
	hasRoom    bool           // the card is of one room
	room       event.Room
	openNS     team  // who sits NS in the open room, if it is said
	part       int32 // which half of the match the card is of; 0 when it is not numbered
	players    [rooms]lineup
}

// hasTeams reports whether both teams are known.
func (m *matchTitle) hasTeams() bool { return m.home != "" && m.away != "" }

// takeOver takes over those players of an earlier title that this one does not
// name.
func (m *matchTitle) takeOver(players *[rooms]lineup) {
	for room := range m.players {
		if m.players[room] == (lineup{}) {
			m.players[room] = players[room]
		}
	}
}

// take takes over what a row of titles says, and reports whether it says
// anything.
func (m *matchTitle) take(row cells.Row, v *headings.Vocabulary, position func(col int) event.Position) bool {
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
func (m *matchTitle) takeText(text, next string, v *headings.Vocabulary) bool {
	if m.takeSeats(text, v) {
		return true
	}
	key, value, hasColon := strings.Cut(text, ":")
	if !hasColon {
		if m.takeRoom(text, v) {
			return true
		}
		if f := v.FieldOf(text); next != "" && (f == "home" || f == "away" || f == "round" || f == "room" || f == "segment") {
			return m.takePair(f, next, v)
		}
		return m.takePieces(text, v) || m.takeVersus(text, false)
	}
	value = strings.TrimSpace(value)
	if value == "" {
		value = next
	}
	if m.takePlayers(key, value, v) {
		return true
	}
	if f := v.FieldOf(key); f != "" {
		return m.takePair(f, value, v)
	}
	found := m.takePieces(key, v) // "Round 1, match 2: Foxes v Owls"
	return found && (m.takeVersus(value, true) || m.takePieces(value, v)) || found
}

// takePair takes over a key and its value.
func (m *matchTitle) takePair(field, value string, v *headings.Vocabulary) bool {
	switch field {
	case "home":
		m.home = value
	case "away":
		m.away = value
	case "round":
		return m.takeRound(value)
	case "segment":
		return m.takePart(value)
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
func (m *matchTitle) takePieces(text string, v *headings.Vocabulary) bool {
	found := false
	for _, piece := range strings.FieldsFunc(text, func(r rune) bool { return r == ',' || r == ';' || r == '·' }) {
		piece = strings.TrimSpace(piece)
		number := piece[strings.LastIndexFunc(piece, func(r rune) bool { return r < '0' || r > '9' })+1:]
		switch v.FieldOf(strings.TrimSuffix(piece, number)) {
		case "round":
			found = m.takeRound(number) || found
		case "match":
			found = found || number != ""
		case "segment":
			found = m.takePart(number) || found
		default:
			if first, rest, ok := cutOrdinal(piece); ok && v.FieldOf(rest) == "segment" {
				found = m.takePart(first) || found
				continue
			}
			found = m.takeRoom(piece, v) || found
		}
	}
	return found
}

func (m *matchTitle) takePart(text string) bool {
	part, err := readSegment(text)
	if err == nil {
		m.part = part
	}
	return err == nil
}

// cutOrdinal takes a number off the beginning of a text: "2nd half", "2. puoliaika".
func cutOrdinal(text string) (number, rest string, ok bool) {
	number, rest, ok = strings.Cut(text, " ")
	number = number[:len(number)-len(strings.TrimLeft(number, "0123456789"))]
	return number, rest, ok && number != ""
}

func (m *matchTitle) takeRound(text string) bool {
	n, err := strconv.ParseUint(text, 10, 16)
	if err != nil || n == 0 {
		return false
	}
	m.round = int32(n)
	return true
}

// takeVersus reads "Foxes v Owls". A dash between the names is taken only where
// it is said that this is a match: names and prose have dashes too.
func (m *matchTitle) takeVersus(text string, isMatch bool) bool {
	home, away, ok := layout.Versus(text, isMatch)
	if ok {
		m.home, m.away = home, away
	}
	return ok
}
