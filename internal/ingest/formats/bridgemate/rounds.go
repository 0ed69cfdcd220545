package bridgemate

// seat is a table of a section in a round.
type seat struct{ section, table, round string }

// pairing is who meets there.
type pairing struct{ ns, ew, south, west string }

// readRounds reads the movement, and finds the sections in which a number sits
// both ways in the same round: there it is two pairs.
func (r *reader) readRounds() {
	r.rounds = make(map[seat]pairing)
	t := r.tables[roundData]
	if t == nil {
		return
	}
	cols := t.places("Section", "Table", "Round", "NSPair", "EWPair", "South", "West")
	for _, row := range t.rows {
		at := seat{row.text(cols[0]), row.text(cols[1]), row.text(cols[2])}
		if _, ok := r.rounds[at]; !ok {
			r.rounds[at] = pairing{row.text(cols[3]), row.text(cols[4]), row.text(cols[5]), row.text(cols[6])}
		}
	}
}

const unscheduled notice = "the pairs are not those of the movement"

// checkPairing warns of a result of pairs that the movement has not brought
// together.
func (r *reader) checkPairing(x *result) {
	const hint = "look whether the pairs of this row are the right ones; the row counts as it is"
	if len(r.rounds) == 0 {
		return
	}
	p, ok := r.rounds[x.at]
	switch {
	case !ok:
		r.notice(unscheduled, x.line, hint, "table %s has no round %s at table %s of section %s", roundData, x.at.round, x.at.table, x.section.letter)
	case p.ns != x.ns || p.ew != x.ew:
		r.notice(unscheduled, x.line, hint, "pairs %s and %s are not those of the movement, which has %s and %s at table %s in round %s",
			x.ns, x.ew, p.ns, p.ew, x.at.table, x.at.round)
	}
}

// findTwoLists finds the sections where a number sits both ways in one round, by
// the movement and by the results.
func (r *reader) findTwoLists(results []result) {
	type sitting struct{ section, round, pair string }
	sides := make(map[sitting]byte)
	sit := func(section, round, pair string, side byte) {
		if isNone(pair) {
			return
		}
		at := sitting{section, round, pair}
		if sides[at] |= side; sides[at] == 3 {
			r.section(section).twoLists = true
		}
	}
	for at, p := range r.rounds {
		sit(at.section, at.round, p.ns, 1)
		sit(at.section, at.round, p.ew, 2)
	}
	for i := range results {
		x := &results[i]
		sit(x.at.section, x.at.round, x.ns, 1)
		sit(x.at.section, x.at.round, x.ew, 2)
	}
	for _, s := range r.sections {
		s.twoLists = s.twoLists && !s.teams
	}
}
