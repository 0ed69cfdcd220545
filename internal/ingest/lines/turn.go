package lines

// TurnScores takes the scores of a table for those with the signs of EW.
func (t *Table) TurnScores() { t.turned = true }

// turnRooms finds the rooms whose scores have the signs of EW, where those of other rooms have
// the signs of NS: a team that keeps its own card writes what it scored in both.
// It reports whether there are such rooms.
func turnRooms(tables []*Table) bool {
	var turned []*Table
	straight := false
	for _, t := range tables {
		if !t.OfRoom || !t.hasScore() || t.turned {
			continue
		}
		as := surveyOf([]*Table{t})
		t.turned = true
		back := surveyOf([]*Table{t})
		t.turned = false
		switch {
		case back.saysNS() && !as.saysNS():
			turned = append(turned, t)
		case as.saysNS() && !back.saysNS():
			straight = true
		}
	}
	for _, t := range turned {
		t.turned = straight
	}
	return straight && len(turned) > 0
}

// saysNS reports whether nearly all scores have the signs of NS, and no other signs fit as
// many.
func (s *survey) saysNS() bool {
	const fewest = 4 // results that do not come about by chance
	fit := func(signs signing) (n int) {
		for numbers := range counting(countings) {
			n = max(n, s.votes[numbers][signs])
		}
		return n + s.alone[signs]
	}
	ns := fit(nsSigned)
	return ns >= fewest && 10*ns >= 9*s.judged && (ns > fit(declarerSigned) || s.scores == 0)
}
