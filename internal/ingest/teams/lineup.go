package teams

import (
	"math"
	"slices"
	"strings"

	"bridgecalc/internal/event"
	"bridgecalc/internal/ingest/notation"
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

// pairOf are the two names in a cell; ok is false where there are not two. A comma alone
// may part a surname, or what is no name.
func pairOf(text string) (first, second string, ok bool) {
	names := notation.SplitNames(text)
	if hyphened := strings.Split(text, "-"); len(names) == 1 && len(hyphened) == 2 && !strings.Contains(strings.TrimSpace(text), " ") { // "Ek-Alm"
		names = hyphened
	}
	if len(names) != 2 || names[0] == "" || names[1] == "" || strings.Contains(text, ",") && !strings.Contains(names[0], ",") {
		return "", "", false
	}
	return names[0], names[1], true
}

// seats of a side within a lineup.
var seatsOf = map[string][]int{
	"ns": {north, south}, "ew": {east, west}, "north": {north}, "east": {east}, "south": {south}, "west": {west},
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
