package report

import (
	"bridgecalc/internal/compute/teams"
	"bridgecalc/internal/event"
	"bridgecalc/internal/report/table"
	"bridgecalc/internal/settings"
)

// OfTeams are the results of an event of matches: one match, a league or a Swiss
// event. The Butler is of the same event.
func OfTeams(league *teams.League, butler *teams.Butler, settings settings.Settings, problems event.Problems) (*Results, error) {
	w, err := wordsOf(settings)
	if err != nil {
		return nil, err
	}
	return &Results{doc: table.OfTeams(league, butler, settings, problems, w), league: league}, nil
}
