package arrange

import (
	"regexp"
	"strconv"

	"bridgecalc/internal/ingest/headings"
	"bridgecalc/internal/ingest/notation"
)

// splitLoose makes blocks of rows without headings: those that name their teams in the
// same columns belong together, and their cells tell what each column holds.
func (s *matchScan) splitLoose(b *matchBlock) []*matchBlock {
	var all []*matchBlock
	for i := range b.lines {
		l := b.lines[i]
		heads, ok := s.looseHeads(&l)
		if !ok {
			continue
		}
		at := 0
		for at < len(all) && !(all[at].heads[0].field == heads[0].field && isSameHeads(all[at].heads, heads)) {
			at++
		}
		if at == len(all) {
			all = append(all, &matchBlock{heads: heads})
		}
		all[at].lines = append(all[at].lines, l)
	}
	return all
}

// ranked is a place in a ranking: "1st", "2º", "3e".
var ranked = regexp.MustCompile(`^[0-9]{1,3}\s?(?:[°ºª.]|st|nd|rd|th|er|re|e|è|ème)$`)

// looseHeads finds the teams in a row without headings.
func (s *matchScan) looseHeads(l *matchLine) (heads []listHead, ok bool) {
	head := func(c MatchCell, field string) listHead {
		return listHead{MatchCell: MatchCell{Row: c.Row, Col: c.Col}, field: field}
	}
	if l.bye.Text != "" {
		return []listHead{head(l.bye, "match")}, true
	}
	var names []MatchCell
	for k, c := range l.all {
		if _, whole := wholeLine(c.Text); whole {
			return []listHead{head(c, "match")}, true
		}
		if _, bye := byeIn(c.Text); bye {
			return []listHead{head(c, "match")}, true
		}
		if home, away, both := s.splitTeams(c.Text); both && isName(home) && isName(away) && len(names) == 0 && (k+1 == len(l.all) || !isName(l.all[k+1].Text)) {
			return []listHead{head(c, "match")}, true
		}
		switch {
		case roundNumber(c.Text) != "", isPlainNumber(c.Text) || IsSeparator(c.Text) || c.Text[0] == '(' && venueIn(c.Text) != "" || ranked.MatchString(c.Text):
		case isName(c.Text), IsBye(c.Text) && !notation.IsDash(c.Text):
			if _, _, both := BothNumbers(bareResult(c.Text)); !both && !isPlainNumber(bareResult(c.Text)) {
				names = append(names, c)
			}
		}
	}
	const teams = 2
	if len(names) < teams {
		return nil, false
	}
	return []listHead{head(names[0], "home"), head(names[1], "away")}, true
}

// placeLoose gives the columns of rows without headings what they hold as far as their
// place says it: results stand behind the first team, and the number of boards behind them.
func (b *matchBlock) placeLoose() {
	first := 0
	results := 0
	for k := range b.cols {
		c := &b.cols[k]
		if first == 0 && (c.field == "home" || c.field == "match") {
			first = c.Col
		}
		if first > 0 && c.field == "" && (c.isBoth() || c.isNumeric()) {
			c.field = "result"
			results++
		}
		if first > 0 && c.field == "" && c.names > 0 && !c.isUnit() {
			c.field = "remarks"
		}
	}
	const pair = 2
	isOdd := results > pair && results%pair == 1 || results == pair && b.hasBoth()
	for k := range b.cols {
		if c := &b.cols[k]; isOdd && c.field == "result" && c.isNumeric() && c.isBoards(len(b.lines)) {
			c.field = "boards"
			return
		}
	}
}

// hasBoth reports whether some column has both results in a cell.
func (b *matchBlock) hasBoth() bool {
	for k := range b.cols {
		if b.cols[k].isBoth() {
			return true
		}
	}
	return false
}

// isUnit reports whether the cells say what the numbers next to them are: "VPs".
func (c *matchColumn) isUnit() bool {
	for text := range c.texts {
		if unitOf(headings.Plain(text)) == "" {
			return false
		}
	}
	return true
}

// isBoards reports whether a column has the same small number in each row.
func (c *matchColumn) isBoards(rows int) bool {
	const fewest, least, most = 3, 2, 64
	if len(c.texts) != 1 || rows < fewest {
		return false
	}
	for text := range c.texts {
		n, err := strconv.Atoi(text)
		return err == nil && n >= least && n <= most
	}
	return false
}
