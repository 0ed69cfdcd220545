package arrange

import (
	"slices"
	"strings"

	"bridgecalc/internal/ingest/notation"
)

// teamsIn returns the two teams of a row of a block, as the fields "home" and "away".
func (s *matchScan) teamsIn(b *matchBlock, l *matchLine) map[string]MatchCell {
	fields := make(map[string]MatchCell)
	for k := range b.cols {
		c := &b.cols[k]
		text := strings.TrimSpace(l.row.Text(c.Col - 1))
		switch c.field {
		case "home", "away":
			fields[c.field] = MatchCell{text, l.row.Num, c.Col}
		case "match":
			if home, away, ok := s.splitTeams(text); ok {
				fields["home"], fields["away"] = MatchCell{home, l.row.Num, c.Col}, MatchCell{away, l.row.Num, c.Col}
			}
		}
	}
	return fields
}

// readBlock makes matches of the rows of a block.
func (s *matchScan) readBlock(b *matchBlock) {
	r := &rowReader{matchScan: s, block: b, held: make(map[string]MatchCell)}
	for i := range b.lines {
		l := &b.lines[i]
		if l.first {
			r.held = make(map[string]MatchCell)
			r.endHalf()
		}
		r.read(l)
	}
	r.endHalf()
	if c := r.placeOwn(); c.Text != "" {
		s.list.Places = append(s.list.Places, c)
	}
	s.list.Rows = append(s.list.Rows, joinOwn(r.own)...)
}

// rowReader reads the rows of a block one after the other.
type rowReader struct {
	*matchScan
	block *matchBlock
	held  map[string]MatchCell // values that hold until the next one
	two   *MatchRow            // the first row of a match in two rows
	own   []ownMatch
}

// read reads a row.
func (r *rowReader) read(l *matchLine) {
	if l.bye.Text != "" {
		r.endHalf()
		fields := map[string]MatchCell{"home": l.bye}
		if l.points.Text != "" {
			fields["vp"] = l.points
		}
		r.add(l, fields, true)
		return
	}
	fields := r.fieldsOf(l)
	r.hold(fields)
	switch {
	case r.block.kind == headsTwoRows:
		r.readHalf(l, fields)
	case r.block.kind == headsOwn:
		r.readOwn(l, fields)
	default:
		r.readMatch(l, fields)
		if c := fields["bye"]; isName(c.Text) && !IsBye(c.Text) { // a column of the teams that have one
			r.add(l, map[string]MatchCell{"home": c, "round": fields["round"]}, true)
		}
	}
}

// fieldsOf returns what the columns say in a row.
func (r *rowReader) fieldsOf(l *matchLine) map[string]MatchCell {
	fields := make(map[string]MatchCell)
	for k := range r.block.cols {
		c := &r.block.cols[k]
		text := strings.TrimSpace(l.row.Text(c.Col - 1))
		at := MatchCell{text, l.row.Num, c.Col}
		switch c.field {
		case "", "amount":
			continue
		case "imps", "vp", "home.imps", "away.imps", "home.vp", "away.vp":
			if at.Text = bareResult(text); isPending(text) {
				r.remark(fields, at)
				continue
			}
		case "round":
			if n := roundNumber(text); n != "" && !isPlainNumber(text) {
				at.Text = n
			}
		case "net":
			r.takeNet(fields, at)
			continue
		}
		if _, known := fields[c.field]; !known || text != "" {
			fields[c.field] = at
		}
	}
	return fields
}

// remark makes a remark of a cell, where the row has none.
func (r *rowReader) remark(fields map[string]MatchCell, at MatchCell) {
	if fields["remarks"].Text == "" {
		fields["remarks"] = at
	}
}

// takeNet makes IMPs of both teams of those by which the home team won or lost.
func (r *rowReader) takeNet(fields map[string]MatchCell, at MatchCell) {
	net := strings.TrimLeft(at.Text, "+-−–")
	if !isPlainNumber(net) {
		return
	}
	home, away := cellOf(at, net), cellOf(at, "0")
	if net != at.Text && !strings.HasPrefix(at.Text, "+") {
		home, away = away, home
	}
	fields["home.imps"], fields["away.imps"] = home, away
}

// hold fills in the round and the part of a match that are written only where they change.
func (r *rowReader) hold(fields map[string]MatchCell) {
	for _, f := range []string{"round", "segment"} {
		if fields[f].Text == "" && r.held[f].Text != "" {
			fields[f] = r.held[f]
		} else if fields[f].Text != "" {
			r.held[f] = fields[f]
		}
	}
}

// add adds a match with what titles say of it.
func (r *rowReader) add(l *matchLine, fields map[string]MatchCell, bye bool) {
	give := func(field string, c MatchCell) {
		if c.Text != "" && fields[field].Text == "" {
			fields[field] = c
		}
	}
	give("round", r.held["round"])
	give("round", l.round)
	give("segment", l.half)
	if !bye {
		give("boards", l.boards)
		give("boards", r.common)
	}
	r.list.Rows = append(r.list.Rows, MatchRow{Row: l.row, Fields: fields, Bye: bye})
}

// readMatch reads a row with a match, or with a bye.
func (r *rowReader) readMatch(l *matchLine, fields map[string]MatchCell) {
	if r.readCell(l, fields) {
		return
	}
	home, away := fields["home"], fields["away"]
	if home.Text == "" && away.Text == "" {
		return
	}
	bye := IsBye(home.Text) || IsBye(away.Text)
	for _, f := range []string{"remarks", "imps", "vp", "home.imps", "away.imps", "home.vp", "away.vp", "table"} {
		if c := fields[f]; c.Text != "" && !notation.IsDash(c.Text) && IsBye(c.Text) {
			bye = true
		}
	}
	switch {
	case bye:
	case l.noted && !isMatch(fields), isPlainNumber(strings.TrimLeft(away.Text, "+-−–")) && isStanding(l.all) && (l.noted || !hasDigits(fields)):
		return
	case r.block.kind == headsNothing && !isMatch(fields):
		return // any other text
	}
	r.add(l, fields, bye)
}

// readCell reads a match or a bye that stands in one cell. It reports whether that was all
// of the row.
func (r *rowReader) readCell(l *matchLine, fields map[string]MatchCell) bool {
	c := fields["match"]
	if c.Text == "" || r.block.has("home") {
		return false
	}
	if m, ok := wholeLine(c.Text); ok && r.block.kind == headsNothing {
		fields["home"], fields["away"] = cellOf(c, m.home), cellOf(c, m.away)
		for f, text := range map[string]string{"imps": m.imps, "vp": m.vp} {
			if text != "" {
				fields[f] = cellOf(c, text)
			}
		}
		return false
	}
	if home, away, ok := r.splitTeams(c.Text); ok {
		fields["home"], fields["away"] = cellOf(c, home), cellOf(c, away)
		return false
	}
	if team, ok := byeIn(c.Text); ok {
		fields["home"] = cellOf(c, team)
		r.add(l, fields, true)
		return true
	}
	if l.noted || isStanding(l.all) && l.noted || r.block.kind == headsNothing {
		return true
	}
	fields["home"] = c
	return false
}

// isMatch reports whether a row has two teams and a result.
func isMatch(fields map[string]MatchCell) bool {
	if !isName(fields["home"].Text) || !isName(fields["away"].Text) {
		return false
	}
	return hasDigits(fields)
}

// hasDigits reports whether a row has numbers in a column of results.
func hasDigits(fields map[string]MatchCell) bool {
	return slices.ContainsFunc([]string{"imps", "vp", "home.imps", "home.vp"}, func(f string) bool {
		return strings.ContainsAny(fields[f].Text, "0123456789")
	})
}

// isStanding reports whether a row looks like a line of a ranking: a team, and numbers.
func isStanding(all []MatchCell) bool {
	names := 0
	for _, c := range all {
		if isName(c.Text) {
			names++
		}
	}
	return names == 1 && len(all) > 1
}

func cellOf(at MatchCell, text string) MatchCell { return MatchCell{text, at.Row, at.Col} }
