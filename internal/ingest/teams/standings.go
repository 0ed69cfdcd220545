package teams

import (
	"fmt"

	"bridgecalc/internal/event"
	"bridgecalc/internal/ingest/arrange"
)

// compareStandings compares the rankings next to lists of matches with what the stated
// victory points add up to. Where a match states none, the team is left out.
func (rd *Reader) compareStandings() {
	total, known := make(map[int32]int, len(rd.ev.Teams)), make(map[int32]bool, len(rd.ev.Teams))
	unknown := make(map[int32]bool)
	for i := range rd.ev.Matches {
		m := &rd.ev.Matches[i]
		for _, team := range []int32{m.Home, m.Away} {
			if team == event.NoTeam {
				continue
			}
			known[team] = true
			unknown[team] = unknown[team] || !m.HasVP || len(m.Adjustments) > 0 || m.Void
			if team == m.Home {
				total[team] += int(m.HomeVP)
			} else {
				total[team] += int(m.AwayVP)
			}
		}
	}
	for _, list := range rd.lists {
		for i := range list.Standings {
			rd.compareStanding(list, &list.Standings[i], func(team int32) (int, bool) {
				return total[team], known[team] && !unknown[team] && len(rd.ev.Adjustments) == 0
			})
		}
	}
}

// compareStanding compares a line of a ranking.
func (rd *Reader) compareStanding(list *matchList, s *arrange.Standing, totalOf func(int32) (int, bool)) {
	i, ok := rd.teams[teamKey(s.Team.Text)]
	if !ok || s.Field != "vp" {
		return
	}
	computed, ok := totalOf(i)
	stated, err := readHundredths(s.Total.Text)
	const close = 5 // hundredths, as rounded
	if !ok || err != nil || stated-computed <= close && computed-stated <= close {
		return
	}
	rd.problems.Add(event.Problem{
		Severity: event.Warning, At: list.Sheet.Position(s.Total.Row, s.Total.Col),
		Text: fmt.Sprintf("the ranking gives %s %s VP, but the matches come to %d.%02d", s.Team.Text, s.Total.Text, computed/100, computed%100),
		Hint: "correct the ranking or a match; the matches count",
	})
}
