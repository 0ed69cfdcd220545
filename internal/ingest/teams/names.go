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

// checkTeamNames finds two teams whose names are nearly the same: one of them is probably a
// slip, and makes a team too many. Where no round has both it is an error, since a team is
// in each round.
func (rd *Reader) checkTeamNames() {
	const most = 500 // teams that are held against each other; no event has so many
	teams := rd.ev.Teams[:min(len(rd.ev.Teams), most)]
	for i := range teams {
		for k := range i {
			one, other := teamKey(teams[k].Name), teamKey(teams[i].Name)
			never := rd.neverInOneRound(int32(k), int32(i))
			if !nearlySame(one, other) && !(never && isShortened(one, other)) {
				continue
			}
			problem := event.Problem{
				Severity: event.Warning, At: rd.firstMatch(int32(i)),
				Text: fmt.Sprintf("team %q is nearly written as %q, but counts as another", teams[i].Name, teams[k].Name),
				Hint: "write a team's name always in the same way",
			}
			if never {
				problem.Severity = event.Error
			}
			rd.problems.Add(problem)
		}
	}
}

// neverInOneRound reports whether two teams play in several numbered rounds, and in none of
// them both.
func (rd *Reader) neverInOneRound(a, b int32) bool {
	rounds, both := make(map[int32]int32), false
	for key := range rd.inRound {
		if key.round == 0 {
			return false
		}
		if key.team == a || key.team == b {
			rounds[key.round]++
			both = both || rounds[key.round] > 1
		}
	}
	return len(rounds) > 1 && !both
}

// isShortened reports whether one name has all words of the other, in their order, and more:
// "Circolo Lago" of "Circolo del Lago".
func isShortened(a, b string) bool {
	one, other := strings.Fields(a), strings.Fields(b)
	if len(one) > len(other) {
		one, other = other, one
	}
	for _, word := range other {
		if len(one) > 0 && one[0] == word {
			one = one[1:]
		}
	}
	return len(one) == 0
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
