package teams

import (
	"fmt"
	"maps"
	"slices"

	"bridgecalc/internal/event"
)

// impliedByes are the byes that nobody wrote down: in a round of an odd number
// of teams, the only one without a match.
func (l *scoring) impliedByes(meetings []Meeting) []Meeting {
	if !l.rules.givesVP() || len(l.event.Teams)%2 == 0 {
		return nil
	}
	type round struct {
		teams  map[int32]bool
		played bool
		at     event.Position
	}
	rounds := make(map[int32]*round)
	for i := range meetings {
		g := &meetings[i]
		if g.Round == 0 {
			continue
		}
		r := rounds[g.Round]
		if r == nil {
			r = &round{teams: make(map[int32]bool), at: l.event.Matches[g.Parts[0].Match].At}
			rounds[g.Round] = r
		}
		r.teams[g.Home.Team], r.teams[g.Away.Team] = true, true
		r.played = r.played || g.State.IsPlayed()
	}
	var byes []Meeting
	for _, number := range slices.Sorted(maps.Keys(rounds)) {
		r := rounds[number]
		if !r.played || r.teams[event.NoTeam] || len(r.teams) != len(l.event.Teams)-1 {
			continue
		}
		team := int32(0)
		for r.teams[team] {
			team++
		}
		g := Meeting{Round: number, State: Bye, Implied: true, Home: Side{Team: team, Points: Hundredths(l.rules.ByeVP)}, Away: Side{Team: event.NoTeam}}
		l.warn(r.at, fmt.Sprintf("%s has no match in round %d, and gets %s victory points for a bye", l.event.Teams[team].Name, number, vpText(int32(l.rules.ByeVP))),
			`set "bye-vp" to what a bye gives`)
		byes = append(byes, g)
	}
	return byes
}
