package report

import (
	"bridgecalc/internal/compute/rubber"
	"bridgecalc/internal/event"
	"bridgecalc/internal/report/table"
	"bridgecalc/internal/settings"
)

// OfDeals are the results of Chicago or rubber bridge.
func OfDeals(session *rubber.Session, settings settings.Settings, problems event.Problems) (*Results, error) {
	w, err := wordsOf(settings)
	if err != nil {
		return nil, err
	}
	return &Results{doc: table.OfDeals(session, settings, problems, w)}, nil
}
