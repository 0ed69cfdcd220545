package teams

import (
	"math"
	"regexp"
	"slices"
	"strings"

	"bridgecalc/internal/event"
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
