package series

import (
	"fmt"
	"slices"
	"strings"

	"bridgecalc/internal/compute"
	"bridgecalc/internal/event"
)

// register finds the entrants of the sessions.
type register struct {
	sessions int
	entrants []Standing
	byName   map[string]int
	byNumber map[string]int
}

func newRegister(sessions int) *register {
	return &register{sessions: sessions, byName: make(map[string]int), byNumber: make(map[string]int)}
}

// enter finds the entrant that a pair of a session is, or makes one. An entrant
// is there but once in a session.
func (r *register) enter(session int, s *compute.Session, pair int) (*Standing, error) {
	p := s.Event.Pairs[pair]
	names, number := nameKey(p.Names), numberKey(p)
	i, known := r.find(names, number)
	if !known {
		i = len(r.entrants)
		r.entrants = append(r.entrants, newStanding(r.sessions))
		r.byNumber[number] = i
	}
	entrant := &r.entrants[i]
	if entrant.Pairs[session] >= 0 {
		return nil, fmt.Errorf("session %d: %s is there twice", session+1, describe(p))
	}
	entrant.Pairs[session] = pair
	if names != "" {
		r.byName[names] = i
		entrant.Names = p.Names
	}
	if entrant.Number == "" {
		entrant.Section, entrant.Number, entrant.Direction = p.Section, p.Number, p.Direction
	}
	return entrant, nil
}

// find goes by the names when both have some, else by the number.
func (r *register) find(names, number string) (int, bool) {
	if names != "" {
		if i, known := r.byName[names]; known {
			return i, true
		}
	}
	i, known := r.byNumber[number]
	if known && names != "" && len(r.entrants[i].Names) > 0 {
		return 0, false // the number is somebody else's now
	}
	return i, known
}

// nameKey is the names of a pair in any order, without regard to capitals and
// spaces; empty for a pair without names.
func nameKey(names []string) string {
	var players []string
	for _, name := range names {
		for player := range strings.SplitSeq(name, "&") {
			if words := strings.Fields(strings.ToLower(player)); len(words) > 0 {
				players = append(players, strings.Join(words, " "))
			}
		}
	}
	slices.Sort(players)
	return strings.Join(players, "\n")
}

func numberKey(p event.Pair) string {
	return p.Section + "\n" + p.Number + "\n" + p.Direction.String()
}

// describe is how an error names a pair.
func describe(p event.Pair) string {
	if len(p.Names) > 0 {
		return strings.Join(p.Names, " & ")
	}
	return "pair " + p.Section + p.Number
}
