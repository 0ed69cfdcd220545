package teams

import (
	"fmt"

	"bridgecalc/internal/event"
)

// meeting is two teams in a round, whichever is the home team.
type meeting struct{ round, low, high int32 }

func meetingOf(m *event.Match) meeting {
	return meeting{m.Round, min(m.Home, m.Away), max(m.Home, m.Away)}
}

// teamRound is a team in a round.
type teamRound struct{ round, team int32 }

// checkRounds finds a team that has two matches in one round. Segments are parts of
// one match; three teams that all play each other are a triple, and in order.
func (rd *Reader) checkRounds() {
	first := make(map[meeting]*event.Match)
	met := make(map[teamRound][]*event.Match)
	for i := range rd.ev.Matches {
		m := &rd.ev.Matches[i]
		for _, team := range []int32{m.Home, m.Away} {
			rd.inRound[teamRound{m.Round, team}] = append(rd.inRound[teamRound{m.Round, team}], int32(i))
		}
		if m.Round == 0 || m.Segment > 0 && first[meetingOf(m)] != nil {
			continue
		}
		first[meetingOf(m)] = m
		met[teamRound{m.Round, m.Home}] = append(met[teamRound{m.Round, m.Home}], m)
		if m.Away != event.NoTeam {
			met[teamRound{m.Round, m.Away}] = append(met[teamRound{m.Round, m.Away}], m)
		}
	}
	isTriple := func(team int32, matches []*event.Match) bool {
		a, b := matches[0].Home+matches[0].Away-team, matches[1].Home+matches[1].Away-team
		return len(matches) == 2 && a != b && first[meeting{matches[0].Round, min(a, b), max(a, b)}] != nil
	}
	for i := range rd.ev.Matches {
		m := &rd.ev.Matches[i]
		for _, team := range []int32{m.Home, m.Away} {
			matches := met[teamRound{m.Round, team}]
			if len(matches) < 2 || matches[0] == m || first[meetingOf(m)] == matches[0] && m.Segment > 0 || isTriple(team, matches) {
				continue
			}
			rd.problems.Add(event.Problem{
				At:   m.At,
				Text: fmt.Sprintf("%s plays twice in round %d, here and in %s", rd.ev.Teams[team].Name, m.Round, matches[0].At),
				Hint: "correct the round or the team; number the parts of a match in a column Segment",
			})
		}
	}
}
