package arrange

import "bridgecalc/internal/ingest/cells"

// ownMatch is a match as one of its teams sees it. Sheets that are written so have each
// match twice.
type ownMatch struct {
	row             cells.Row
	round, segment  MatchCell
	team, opponent  MatchCell
	at              MatchCell // of the opponent
	own, other      MatchCell // IMPs
	points, against MatchCell // victory points
	boards, remarks MatchCell
	place           MatchCell // what states where it was played: "H", "away"
	venue           string    // "home" or "away", where that is known
	bye             bool
	unknown         bool // the opponent is no team
}

// takeResult takes over what a cell says of IMPs or of victory points: of both teams, or
// of the next of them.
func (m *ownMatch) takeResult(kind string, c MatchCell) {
	first, second := &m.own, &m.other
	if kind == "vp" {
		first, second = &m.points, &m.against
	}
	c.Text = bareResult(c.Text)
	switch a, b, ok := BothNumbers(c.Text); {
	case ok:
		*first, *second = cellOf(c, a), cellOf(c, b)
	case first.Row == 0:
		*first = c
	default:
		*second = c
	}
}

// ownKey tells what two teams say of their matches apart.
type ownKey struct {
	round, segment, team, opponent string
	meeting                        int // of several, from 0
}

// ownKeys returns the keys of matches as their teams see them. Where neither a round nor a
// segment distinguishes two meetings, their order does.
func ownKeys(all []ownMatch) []ownKey {
	keys := make([]ownKey, len(all))
	meetings := make(map[ownKey]int)
	for i := range all {
		m := &all[i]
		key := ownKey{m.round.Text, m.segment.Text, nameKey(m.team.Text), nameKey(m.opponent.Text), 0}
		keys[i] = key
		keys[i].meeting = meetings[key]
		meetings[key]++
	}
	return keys
}

// back returns the key of what the opponents say of the match.
func (k ownKey) back() ownKey {
	k.team, k.opponent = k.opponent, k.team
	return k
}

// joinOwn makes one match of what both teams say of it. Where one of them says something
// else, or names another opponent, the row has a field "contradiction".
func joinOwn(all []ownMatch) []MatchRow {
	if len(all) == 0 {
		return nil
	}
	keys := ownKeys(all)
	index := make(map[ownKey]int)
	type round struct{ round, segment, team string }
	opponents := make(map[round]int) // what a team says of a round
	teams := make(map[string]bool)
	for i, key := range keys {
		index[key], teams[key.team] = i, true
		if key.round != "" {
			opponents[round{key.round, key.segment, key.team}] = i
		}
	}
	twice := 0 // matches that both teams tell of
	for key := range index {
		if _, ok := index[key.back()]; ok {
			twice++
		}
	}
	isOfAll := 2*twice >= len(index)
	var rows []MatchRow
	for i := range all {
		m, key := &all[i], keys[i]
		k, mutual := index[key.back()]
		switch {
		case m.bye:
			fields := map[string]MatchCell{"home": m.team, "round": m.round}
			if m.points.Text != "" {
				fields["vp"] = m.points
			}
			rows = append(rows, MatchRow{Row: m.row, Fields: fields, Bye: true})
			continue
		case m.unknown:
			rows = append(rows, MatchRow{Row: m.row, Fields: map[string]MatchCell{"home": m.team, "away": {}, "round": m.round, "contradiction": m.at}})
			continue
		case mutual && k < i:
			continue
		}
		var o ownMatch
		if mutual {
			o = all[k]
		}
		fields := m.fields(&o)
		if other, said := opponents[round{key.round, key.segment, key.opponent}]; !mutual && isOfAll && teams[key.opponent] {
			fields["contradiction"] = m.at
			if said {
				fields["contradiction"] = all[other].at
			}
		}
		if m.venue == "away" || m.venue == "" && o.venue == "home" {
			fields = turned(fields)
		}
		if m.venue != "" && m.venue == o.venue {
			fields["contradiction"] = o.place
		}
		rows = append(rows, MatchRow{Row: m.row, Fields: fields})
	}
	return rows
}

// fields returns the fields of a match, with what the opponents say of it.
func (m *ownMatch) fields(o *ownMatch) map[string]MatchCell {
	fields := map[string]MatchCell{"home": m.team, "away": m.opponent}
	for f, c := range map[string]MatchCell{"round": m.round, "segment": m.segment, "boards": m.boards, "remarks": m.remarks} {
		if c.Text != "" {
			fields[f] = c
		}
	}
	for _, r := range []struct {
		kind                     string
		own, other, back, theirs MatchCell
	}{{"imps", m.own, m.other, o.own, o.other}, {"vp", m.points, m.against, o.points, o.against}} {
		home, away := r.own, r.other
		if away.Text == "" {
			away = r.back
		}
		if home.Text == "" {
			home = r.theirs
		}
		if home.Text == "" || away.Text == "" {
			continue
		}
		fields["home."+r.kind], fields["away."+r.kind] = home, away
		if r.back.Text != "" && !sameNumber(r.back.Text, away.Text) || r.theirs.Text != "" && !sameNumber(r.theirs.Text, home.Text) {
			fields["contradiction"] = o.at
		}
	}
	return fields
}

// readOwn reads a row of a team and its opponents.
func (r *rowReader) readOwn(l *matchLine, fields map[string]MatchCell) {
	m := ownMatch{row: l.row, team: fields["team"], opponent: fields["opponent"], at: fields["opponent"], boards: fields["boards"], remarks: fields["remarks"]}
	if m.team.Text == "" && !r.block.has("team") {
		m.team = l.text
	}
	if m.opponent.Text == "" || l.noted {
		return
	}
	if m.round = fields["round"]; m.round.Text == "" {
		m.round = l.round
	}
	if m.segment = fields["segment"]; m.segment.Text == "" {
		m.segment = l.half
	}
	if m.boards.Text == "" {
		if m.boards = l.boards; m.boards.Text == "" {
			m.boards = r.common
		}
	}
	m.bye = IsBye(m.opponent.Text)
	for _, kind := range []string{"imps", "vp"} {
		for _, f := range []string{kind, "home." + kind, "away." + kind} {
			if c := fields[f]; c.Text != "" {
				m.takeResult(kind, c)
			}
		}
	}
	r.own = append(r.own, m)
	r.list.joined[l.row.Num] = true
}
