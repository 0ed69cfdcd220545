package teams

import "bridgecalc/internal/event"

// whole is the weight of a score that is not weighted, in hundredths of a
// percent.
const whole = 100 * 100

// assigned is what a ruling gives a team at a table; nil where the result is no
// ruling.
func (l *scoring) assigned(r *event.Result, team int32) *event.Assigned {
	if r.Kind != event.Ruled || int(r.Ruling) >= len(l.event.Rulings) {
		return nil
	}
	if r.NS == team {
		return &l.event.Rulings[r.Ruling].NS
	}
	return &l.event.Rulings[r.Ruling].EW
}

// awardOf is the artificial score that a table gives a team, if it gives one.
func (l *scoring) awardOf(r *event.Result, team int32) (event.Award, bool) {
	if a := l.assigned(r, team); a != nil {
		return a.Award, len(a.Components) == 0
	}
	switch {
	case r.Kind != event.Adjusted:
		return event.Award{}, false
	case r.NS == team:
		return r.NSAward, true
	}
	return r.EWAward, true
}

// isAwarded reports whether a table gives both teams artificial scores.
func (l *scoring) isAwarded(r *event.Result) bool {
	_, ns := l.awardOf(r, r.NS)
	_, ew := l.awardOf(r, r.EW)
	return ns && ew
}

// componentsOf are the scores of a table as a team has them, from NS's side,
// with their weights (Law 12C1c): one for a result that stands as it was
// played.
func (l *scoring) componentsOf(r *event.Result, team int32) []event.Component {
	if a := l.assigned(r, team); a != nil {
		return a.Components
	}
	return []event.Component{{Weight: whole, Score: r.Score}}
}

// isWhole reports whether what is assigned makes one result: scores that weigh
// 100 % together, or an artificial score.
func isWhole(a *event.Assigned) bool {
	sum := int64(0)
	for _, c := range a.Components {
		if c.Weight <= 0 {
			return false
		}
		sum += int64(c.Weight)
	}
	return len(a.Components) == 0 || sum == whole
}
