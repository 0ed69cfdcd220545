package compute

import (
	"errors"
	"math/big"

	"bridgecalc/internal/compute/compare"
	"bridgecalc/internal/event"
	"bridgecalc/internal/settings"
)

// ErrNotPairs is returned for an event, or a way of scoring, that is not one of
// pairs.
var ErrNotPairs = errors.New("this is not an event of pairs")

// method is a way of scoring.
type method struct {
	scoring settings.Scoring // of the boards
	swiss   bool             // the boards make matches, and these victory points
	compare compare.Method
	// award is what an artificial score is worth where e results were expected
	// and the pair has own on its other boards: a part of the top, or IMPs a
	// board; nil when it has none.
	award func(award event.Award, e int, own *big.Rat) *big.Rat
	// fullTop is the matchpoints to be had where e results were expected; 0 in
	// IMPs.
	fullTop func(e int) int
	// units are those of its adjustments.
	units []event.Unit
}

// inIMPs reports whether the points of boards are IMPs and not matchpoints.
func (m *method) inIMPs() bool { return m.scoring != settings.Matchpoints }

// inPercent reports whether pairs are ranked by a percentage.
func (m *method) inPercent() bool { return !m.swiss && !m.inIMPs() }

// newMethod is the way of scoring that the settings ask for.
func newMethod(ev *event.Event, s settings.Settings) (*method, error) {
	if ev.Kind != event.Pairs {
		return nil, ErrNotPairs
	}
	switch s.Scoring {
	case settings.ScoringFromFile, settings.Matchpoints:
		return byMatchpoints(s), nil
	case settings.Butler:
		return byIMPs(s, compare.Butler), nil
	case settings.CrossIMPs:
		return byIMPs(s, compare.CrossIMPs), nil
	case settings.Bastille:
		return byIMPs(s, compare.Bastille), nil
	case settings.SwissPairs:
		return bySwiss(ev, s)
	}
	return nil, ErrNotPairs
}

func byMatchpoints(s settings.Settings) *method {
	top := func(e int) int { return compare.FullTop(e, s) }
	return &method{
		scoring: settings.Matchpoints,
		compare: compare.Matchpoints,
		award:   matchpointAward(s.Averages == settings.FixedAverages, top),
		fullTop: top,
		units:   []event.Unit{event.InMatchpoints, event.InTops, event.InPercent},
	}
}

// byIMPs takes adjustments without a unit to be in IMPs.
func byIMPs(s settings.Settings, compare compare.Method) *method {
	return &method{
		scoring: s.Scoring,
		compare: compare,
		award:   impAward(s),
		fullTop: func(int) int { return 0 },
		units:   []event.Unit{event.InMatchpoints, event.InIMPs},
	}
}

// bySwiss is the way that the boards are scored, with matches on top.
func bySwiss(ev *event.Event, s settings.Settings) (*method, error) {
	if ev.Individual {
		return nil, errors.New("an individual has no matches to be scored as Swiss pairs")
	}
	if s.SwissBoards == settings.SwissPairs {
		return nil, ErrNotPairs
	}
	m, err := newMethod(ev, swissBoards(s))
	if err != nil {
		return nil, err
	}
	m.swiss, m.units = true, []event.Unit{event.InVP}
	return m, nil
}
