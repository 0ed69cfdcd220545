package teams

import (
	"fmt"
	"strings"

	"github.com/agnivade/levenshtein"

	"bridgecalc/internal/event"
)

// teamKey is a team's name without the accidents of typing.
func teamKey(name string) string { return strings.ToLower(strings.Join(strings.Fields(name), " ")) }

func sameTeam(a, b string) bool { return teamKey(a) == teamKey(b) }

// checkTeamNames warns of two teams whose names are nearly the same: one of them
// is probably a slip, and would make a team too many.
func (rd *Reader) checkTeamNames() {
	const most = 500 // teams that are held against each other; no event has so many
	teams := rd.ev.Teams[:min(len(rd.ev.Teams), most)]
	for i := range teams {
		for k := range i {
			if !nearlySame(teamKey(teams[k].Name), teamKey(teams[i].Name)) {
				continue
			}
			rd.problems.Add(event.Problem{
				Severity: event.Warning, At: rd.firstMatch(int32(i)),
				Text: fmt.Sprintf("team %q is nearly written as %q, but counts as another", teams[i].Name, teams[k].Name),
				Hint: "write a team's name always in the same way",
			})
		}
	}
}

// nearlySame reports whether two names differ in one letter of a word. "Foxes A"
// and "Foxes B", or "Team 1" and "Team 2", are different teams.
func nearlySame(a, b string) bool {
	const shortest = 4 // letters of a word that may hold a slip
	one, other := strings.Fields(a), strings.Fields(b)
	if len(one) != len(other) {
		return false
	}
	slips := 0
	for i := range one {
		if one[i] == other[i] {
			continue
		}
		slips++
		if min(len(one[i]), len(other[i])) < shortest || strings.ContainsAny(one[i]+other[i], "0123456789") ||
			levenshtein.ComputeDistance(one[i], other[i]) > 1 {
			return false
		}
	}
	return slips == 1
}

// firstMatch is where a team is first named.
func (rd *Reader) firstMatch(team int32) event.Position {
	for i := range rd.ev.Matches {
		if m := &rd.ev.Matches[i]; m.Home == team || m.Away == team {
			return m.At
		}
	}
	return rd.start
}
