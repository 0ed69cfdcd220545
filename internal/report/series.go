package report

import (
	"bridgecalc/internal/compute"
	"bridgecalc/internal/compute/series"
	"bridgecalc/internal/event"
	"bridgecalc/internal/report/table"
	"bridgecalc/internal/settings"
)

// OfSeries are the results of an event of several sessions.
func OfSeries(r *series.Ranking, sessions []*compute.Session, settings settings.Settings, problems event.Problems) (*Results, error) {
	w, err := wordsOf(settings)
	if err != nil {
		return nil, err
	}
	return &Results{doc: table.OfSeries(r, sessions, settings, problems, w)}, nil
}
