package teams

import (
	"math"
	"regexp"
	"slices"
	"strings"

	"bridgecalc/internal/event"
	"bridgecalc/internal/ingest/headings"
)

// lineup is the names of North, East, South and West, as far as they are known.
type lineup [4]string

// The places of a lineup.
const (
	north = iota
	east
	south
	west
)

// betweenNames parts the names of a pair in one cell.
var betweenNames = regexp.MustCompile(`\s*[&;+]\s*|\s+[-–/]\s+|\s*/\s*`)

// pairOf are the two names in a cell; ok is false where there are not two.
func pairOf(text string) (first, second string, ok bool) {
	names := betweenNames.Split(strings.TrimSpace(text), -1)
	if len(names) != 2 || names[0] == "" || names[1] == "" {
		return "", "", false
	}
	return names[0], names[1], true
}

// lineup is who sat at the table of the row at hand: a name in a column for each
// seat, or the names of each pair in one.
func (tr *rows) lineup(m *matchTitle) lineup {
	var names lineup
	for seat, field := range [4]string{"north", "east", "south", "west"} {
		names[seat] = tr.row.Text(tr.head.Col(field))
	}
	for _, pair := range []struct {
		side   string
		places [2]int
	}{{"ns", [2]int{north, south}}, {"ew", [2]int{east, west}}} {
		for _, column := range []string{".name", ".pair"} {
			text := tr.row.Text(tr.head.Col(pair.side + column))
			if names[pair.places[0]] != "" || names[pair.places[1]] != "" || sameTeam(text, m.home) || sameTeam(text, m.away) {
				continue
			}
			if first, second, ok := pairOf(text); ok {
				names[pair.places[0]], names[pair.places[1]] = first, second
			}
		}
	}
	return names
}

// seats of a side within a lineup.
var seatsOf = map[string][]int{
	"ns": {north, south}, "ew": {east, west}, "north": {north}, "east": {east}, "south": {south}, "west": {west},
}

// takePlayers reads who sat somewhere: "Open room NS: Ann & Bob", or "East: Ann"
// where the title is of one room.
func (m *matchTitle) takePlayers(key, value string, v *headings.Vocabulary) bool {
	room, hasRoom := m.room, m.hasRoom
	var places []int
	for _, word := range strings.FieldsFunc(key, func(r rune) bool { return r == ' ' || r == ',' || r == '(' || r == ')' }) {
		switch meant, _ := v.LookUp(headings.Plain(word)); {
		case seatsOf[meant.Field] != nil && places == nil:
			places = seatsOf[meant.Field]
		case meant.Field == "open":
			room, hasRoom = event.Open, true
		case meant.Field == "closed":
			room, hasRoom = event.Closed, true
		}
	}
	switch {
	case !hasRoom || places == nil || value == "" || sameTeam(value, m.home) || sameTeam(value, m.away):
		return false
	case len(places) == 1:
		m.players[room][places[0]] = value
		return true
	}
	first, second, ok := pairOf(value)
	if ok {
		m.players[room][places[0]], m.players[room][places[1]] = first, second
	}
	return ok
}

// seat makes the players of a result members of the teams that sat there, and
// says which of them they are.
func (l *lineup) seat(teams []event.Team, r *event.TableResult) {
	for place, name := range l {
		if name == "" {
			continue
		}
		side := r.NS
		if place == east || place == west {
			side = r.EW
		}
		players := &teams[side].Players
		at := slices.Index(*players, name)
		if at < 0 && len(*players) < math.MaxUint8 {
			at = len(*players)
			*players = append(*players, name)
		}
		r.Lineup[place] = uint8(at + 1)
	}
}
