package arrange

import (
	"slices"

	"bridgecalc/internal/ingest/cells"
	"bridgecalc/internal/ingest/headings"
	"bridgecalc/internal/ingest/notation"
)

// teamBelow returns the heading of the teams where the title of a round is in its place,
// above matches in two rows: "Round 1 | Table | IMPs".
func (s *matchScan) teamBelow(at int, round MatchCell, heads []listHead) (h listHead, ok bool) {
	rows := s.rowsBelow(at, round.Col, heads)
	const both = 2
	if len(rows) < both || len(rows)%both != 0 {
		return h, false
	}
	isSaid := func(is func(first, second cells.Row) bool) bool {
		for k := 0; k < len(rows); k += both {
			if !is(rows[k], rows[k+1]) {
				return false
			}
		}
		return true
	}
	for _, o := range heads {
		switch o.field {
		case "table", "match":
			ok = ok || isSaid(func(first, second cells.Row) bool { return first.Text(o.Col-1) != "" && second.Text(o.Col-1) == "" })
		case "vp":
			ok = ok || isSaid(func(first, second cells.Row) bool { return areAllVP(first.Text(o.Col-1), second.Text(o.Col-1)) })
		}
	}
	apart := len(rows) > both
	for k := 1; k < len(rows); k++ {
		apart = apart && (rows[k].Num == rows[k-1].Num+1) == (k%both == 1)
	}
	return listHead{MatchCell: MatchCell{Row: round.Row, Col: round.Col}, field: "team", sure: true}, ok || apart
}

// rowsBelow returns the rows below headings that have a name in a column and a number below one
// of the headings, up to the first row that has not.
func (s *matchScan) rowsBelow(at, col int, heads []listHead) (rows []cells.Row) {
	for i := at + 1; i < s.sheet.Len(); i++ {
		row := s.sheet.Row(i)
		all := s.filled(row)
		if len(all) == 0 || isByeRow(all) {
			continue
		}
		hasNumber := slices.ContainsFunc(heads, func(h listHead) bool { return isPlainNumber(bareResult(row.Text(h.Col - 1))) })
		if !isName(row.Text(col-1)) || !hasNumber {
			break
		}
		rows = append(rows, row)
	}
	return rows
}

// isByeRow reports whether a row has a word for a bye, in a cell of its own.
func isByeRow(all []MatchCell) bool {
	return slices.ContainsFunc(all, func(c MatchCell) bool { return !notation.IsDash(c.Text) && IsBye(c.Text) })
}

// areAllVP reports whether two numbers come to what the victory points of both teams do.
func areAllVP(first, second string) bool {
	m, err := notation.ReadAmount(bareResult(first))
	n, err2 := notation.ReadAmount(bareResult(second))
	return err == nil && err2 == nil && slices.Contains(sumsOfVP, (m.Thousandths+n.Thousandths)/1000) && (m.Thousandths+n.Thousandths)%1000 == 0
}

// venueIn returns "home" or "away" for a word that says no more than that: "(home)".
func venueIn(text string) string {
	if m, ok := markWords()[headings.Plain(text)]; ok && m.Kind == TeamMark {
		return m.Value
	}
	return ""
}

// venueOf returns the cell of a row that says whether its team was at home.
func venueOf(all []MatchCell, team MatchCell) (c MatchCell) {
	for _, c := range all {
		if c.Col != team.Col && venueIn(c.Text) != "" {
			return c
		}
	}
	return MatchCell{}
}

// readHalf reads a row of a match in two rows: the home team, then the away team, unless words
// beside them say otherwise.
func (r *rowReader) readHalf(l *matchLine, fields map[string]MatchCell) {
	c := fields["team"]
	if c.Text == "" || l.noted && r.block.has("imps") && fields["imps"].Text == "" { // a line of a ranking
		return
	}
	if isByeRow(r.filled(l.row)) {
		bye := map[string]MatchCell{"home": c, "round": fields["round"]}
		if isPlainNumber(fields["vp"].Text) {
			bye["vp"] = fields["vp"]
		}
		r.endHalf()
		r.add(l, bye, true)
		return
	}
	starts := fields["table"].Text != "" || fields["match"].Text != ""
	if r.two != nil && starts && fields["table"].Text != r.two.Fields["table"].Text {
		r.endHalf()
	}
	if r.two == nil {
		r.two = &MatchRow{Row: l.row, Fields: fields}
		return
	}
	first := r.two.Fields
	before, here := venueOf(r.filled(r.two.Row), first["team"]), venueOf(r.filled(l.row), c)
	for _, f := range []string{"imps", "vp"} {
		if first[f].Text != "" || fields[f].Text != "" {
			first["home."+f], first["away."+f] = first[f], fields[f]
		}
		delete(first, f)
	}
	first["home"], first["away"] = first["team"], c
	switch first := venueIn(before.Text); {
	case first != "" && first == venueIn(here.Text):
		r.two.Fields["contradiction"] = here
	case first == "away" || first == "" && venueIn(here.Text) == "home":
		r.two.Fields = turned(r.two.Fields)
	}
	line := *l
	line.row = r.two.Row
	r.add(&line, r.two.Fields, IsBye(first["away"].Text) || IsBye(first["home"].Text))
	r.two = nil
}

// endHalf hands over a row of a match that has no second row.
func (r *rowReader) endHalf() {
	if r.two != nil {
		r.two.Fields["home"] = r.two.Fields["team"]
		r.list.Rows = append(r.list.Rows, *r.two)
		r.two = nil
	}
}
