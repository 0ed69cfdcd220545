package arrange

import (
	"regexp"
	"slices"
	"strconv"
	"strings"

	"bridgecalc/internal/ingest/cells"
)

// matchScan goes through a part of a sheet from top to bottom, and gathers the rows of
// matches in blocks that have the same headings.
type matchScan struct {
	book    *Book
	sheet   *cells.Sheet
	band    band
	list    *MatchList
	teams   map[string]string // texts that may be names of teams: the only text that has them, or none
	blocks  []*matchBlock
	titled  []matchLine       // the rows below titles of rounds
	counted map[int]MatchCell // the rounds of titles whose word is not known, by row
	open    []*matchBlock     // those at hand: several where matches are beside each other
	ranking []listHead        // headings of a ranking that are in force
	noted   bool              // a line of text is below the matches
	again   bool              // headings or a title are before the row at hand
	round   MatchCell
	half    MatchCell
	boards  MatchCell
	common  MatchCell // boards of the whole sheet
	unit    string    // that a title gives
	text    MatchCell // the last line of text
}

// matchBlock is rows of matches below the same headings, or below none.
type matchBlock struct {
	heads []listHead
	kind  headKind // headsNothing where there are no headings
	lines []matchLine
	cols  []matchColumn
	unit  string
}

// matchLine is a row of a block with what titles above it say.
type matchLine struct {
	row                 cells.Row
	all                 []MatchCell
	round, half, boards MatchCell
	text                MatchCell // the last line of text above the headings
	bye                 MatchCell // the team of a line that is about a bye
	points              MatchCell // that the team gets for it
	first               bool      // headings or a title stand above it
	noted               bool      // a line of text stands between it and the matches
}

// filled returns the cells of a row within the band.
func (s *matchScan) filled(row cells.Row) []MatchCell {
	var all []MatchCell
	for col := s.band.left; col < min(s.band.right, row.Len()); col++ {
		if text := strings.TrimSpace(row.Text(col)); text != "" {
			all = append(all, MatchCell{text, row.Num, col + 1})
		}
	}
	return all
}

// take takes a row.
func (s *matchScan) take(i int) {
	row := s.sheet.Row(i)
	all := s.filled(row)
	if len(all) == 0 || isComment(row.Text(0)) {
		return
	}
	round, counted := s.counted[i]
	if counted {
		s.setRound(round)
	}
	switch {
	case s.takeSides(all), s.takeHeads(i, all), counted:
	case s.ranking != nil && s.takeRanked(row, all):
	case s.takeTitle(all):
	case s.takeBye(row, all):
	case isTotalCell(all[0].Text):
	default:
		s.add(matchLine{row: row, all: all})
	}
}

// takeHeads takes over a row of headings.
func (s *matchScan) takeHeads(i int, all []MatchCell) bool {
	heads, kind := s.readHeads(i, all)
	s.again = s.again || kind != headsNothing
	switch kind {
	case headsNothing:
		return false
	case headsRanking:
		s.ranking, s.noted = heads, false
		return true
	}
	s.ranking, s.noted = nil, false
	placeBelow(heads, s.above(i))
	s.open = nil
	for _, group := range s.groupsOf(i, heads) {
		at := slices.IndexFunc(s.blocks, func(b *matchBlock) bool { return isSameHeads(b.heads, group) })
		if at < 0 {
			at = len(s.blocks)
			s.blocks = append(s.blocks, &matchBlock{heads: group, kind: kind})
		}
		s.open = append(s.open, s.blocks[at])
	}
	return true
}

// groupsOf parts headings where those of a match come again for another one beside it. What
// stands before the first team holds for all of them.
func (s *matchScan) groupsOf(at int, heads []listHead) [][]listHead {
	var starts []int
	for k, h := range heads {
		if at+1 >= s.sheet.Len() {
			break
		}
		below := s.sheet.Row(at + 1).Text(h.Col - 1)
		_, _, both := s.splitTeams(below)
		if (h.field == "home" || h.field == "home.result") && isName(below) || h.field == "match" && both {
			starts = append(starts, k)
		}
	}
	if len(starts) < 2 {
		return [][]listHead{heads}
	}
	var groups [][]listHead
	for n, from := range starts {
		to := len(heads)
		if n+1 < len(starts) {
			to = starts[n+1]
		}
		group := slices.Concat(heads[:starts[0]], heads[from:to])
		for k := range group {
			group[k].field = strings.TrimSuffix(group[k].field, ".result")
		}
		groups = append(groups, group)
	}
	return groups
}

// add adds a row to the blocks at hand.
func (s *matchScan) add(l matchLine) {
	if s.open == nil {
		s.open = []*matchBlock{{}}
		s.blocks = append(s.blocks, s.open[0])
	}
	l.round, l.half, l.boards, l.text = s.round, s.half, s.boards, s.text
	l.first, l.noted = s.again, s.noted
	s.again = false
	if s.round.Row > 0 {
		s.titled = append(s.titled, l)
	}
	for _, b := range s.open {
		b.lines = append(b.lines, l)
	}
}

// hasLines reports whether rows that may be matches were seen.
func (s *matchScan) hasLines() bool {
	return slices.ContainsFunc(s.blocks, func(b *matchBlock) bool { return len(b.lines) > 0 })
}

// takeTitle takes over what a row says of those below it.
func (s *matchScan) takeTitle(all []MatchCell) bool {
	const most = 3 // cells
	text := all[0].Text
	if len(all) > most || s.isMatchText(text) {
		return false
	}
	found := false
	for k, c := range all {
		if k == 1 && isPlainNumber(c.Text) {
			if t := readTitles(strings.TrimRight(text, " :.=#") + " " + c.Text); len(t) > 0 && t[0].Field == "round" {
				s.setRound(MatchCell{t[0].Text, c.Row, c.Col})
				return true
			}
		}
		for _, t := range titlesOf(c.Text) {
			switch t.Field {
			case "round":
				s.setRound(MatchCell{t.Text, c.Row, c.Col})
				found = true
			case "segment":
				if s.round.Text == "" {
					s.setRound(MatchCell{t.Text, c.Row, c.Col})
				} else {
					s.half = MatchCell{t.Text, c.Row, c.Col}
				}
				found = true
			case "table", "match", "section":
				found = found || k == 0
			}
		}
		if n, ok := boardsIn(c.Text); ok {
			s.boards = MatchCell{strconv.Itoa(n), c.Row, c.Col}
			found = true
		}
		if unit := unitIn(c.Text); unit != "" && !isPlainNumber(c.Text) && !s.hasLines() {
			s.unit = unit
		}
	}
	if len(all) == 1 && !found {
		if s.isByeLine(all) {
			return false
		}
		s.noted, s.text = s.noted || s.hasLines(), all[0]
		return true
	}
	if found && len(all) > 1 && s.open != nil && s.open[0].kind != headsNothing {
		for _, c := range all[1:] {
			if _, _, ok := BothNumbers(c.Text); ok || isPlainNumber(c.Text) {
				return false
			}
		}
	}
	if found {
		s.ranking, s.again = nil, true
	}
	return found
}

// isMatchText reports whether a text names two teams, perhaps with what they scored, or
// one that has a bye.
func (s *matchScan) isMatchText(text string) bool {
	if _, ok := boardsIn(text); ok {
		return false // "12 boards / match"
	}
	if _, ok := wholeLine(text); ok {
		return true
	}
	if _, ok := byeIn(text); ok {
		return true
	}
	home, away, ok := Versus(text, true)
	return ok && isName(home) && isName(away) && len(readTitles(home)) == 0 && len(readTitles(away)) == 0
}

func (s *matchScan) setRound(c MatchCell) {
	s.round, s.half, s.noted, s.again = c, MatchCell{}, false, true
}

// isByeLine reports whether a row is a line about a bye: "Bye: Foxes".
func (s *matchScan) isByeLine(all []MatchCell) bool {
	key, value, ok := strings.Cut(all[0].Text, ":")
	return len(all) <= 2 && ok && IsBye(key) && (strings.TrimSpace(value) != "" || len(all) == 2)
}

// pointsBehind is a team with what it got for a bye: "Foxes (12 VP)".
var pointsBehind = regexp.MustCompile(`^(.*\S)\s*\(\+?([0-9]{1,2}(?:[.,][0-9]{1,2})?)\s*(\pL+)\)$`)

// takeBye takes a line about a team without opponents: "Bye: Foxes", or the two in cells
// of their own.
func (s *matchScan) takeBye(row cells.Row, all []MatchCell) bool {
	const most = 2 // cells
	c := all[0]
	key, value, ok := strings.Cut(c.Text, ":")
	value = strings.TrimSpace(value)
	switch {
	case len(all) > most:
		return false
	case ok && value != "" && IsBye(key):
	case len(all) == most && IsBye(strings.TrimRight(c.Text, ": ")) && isName(all[1].Text) && c.Text != "-":
		value, c = all[1].Text, all[1]
	default:
		return false
	}
	l := matchLine{row: row, all: all, bye: MatchCell{value, c.Row, c.Col}}
	if m := pointsBehind.FindStringSubmatch(value); m != nil && unitIn(m[3]) == "vp" {
		l.bye.Text, l.points = m[1], MatchCell{m[2], c.Row, c.Col}
	}
	s.add(l)
	return true
}

// takeRanked takes a line of a ranking. It reports whether the row is one, and not the
// title of a round or a match in one cell.
func (s *matchScan) takeRanked(row cells.Row, all []MatchCell) bool {
	const most = 2 // cells of a title
	if len(all) <= most && (s.isMatchText(all[0].Text) || slices.ContainsFunc(titlesOf(all[0].Text), func(t Title) bool { return t.Field == "round" })) {
		s.ranking = nil
		return false
	}
	cell := func(is func(h *listHead) bool) (c MatchCell) {
		for k := range s.ranking {
			if h := &s.ranking[k]; is(h) {
				return MatchCell{strings.TrimSpace(row.Text(h.Col - 1)), row.Num, h.Col}
			}
		}
		return c
	}
	number := cell(func(h *listHead) bool { return h.field == "number" })
	named := cell(func(h *listHead) bool { return isTeamHead(h) && h.Col > number.Col }).Text
	if n := strings.TrimLeft(number.Text, "0"); isPlainNumber(n) && isName(named) && s.list.Names[n] == "" { // a ranking below has numbers, too
		s.list.Names[n] = named
	}
	var st Standing
	for _, f := range []string{"vp", "total", "result", "imps"} {
		if st.Total = cell(func(h *listHead) bool { return h.field == f }); st.Total.Col > 0 {
			st.Field = f
			break
		}
	}
	for k := range s.ranking { // the one next to the total
		if h := &s.ranking[k]; isTeamHead(h) && (st.Team.Col == 0 || h.Col < st.Total.Col) {
			st.Team = MatchCell{strings.TrimSpace(row.Text(h.Col - 1)), row.Num, h.Col}
		}
	}
	if st.Team.Text == "" || isPlainNumber(st.Team.Text) {
		return true
	}
	s.list.Standings = append(s.list.Standings, st)
	return true
}

// isTeamHead reports whether a heading of a ranking is that of the teams.
func isTeamHead(h *listHead) bool { return h.field == "team" || h.field == "name" }

// finish reads the rows that were gathered.
func (s *matchScan) finish() {
	for _, all := range s.blocks {
		parts := []*matchBlock{all}
		if all.kind == headsNothing {
			parts = s.splitLoose(all)
		}
		for _, b := range parts {
			b.unit = s.unit
			s.placeColumns(b)
			if b.kind != headsNothing {
				s.list.Headed = true
				s.noteHeads(b)
			}
			s.readBlock(b)
		}
	}
	s.noteBlank()
}

// noteBlank notes the titles of rounds of which no row with a name and a number was read,
// where other rounds have matches.
func (s *matchScan) noteBlank() {
	read := make(map[MatchCell]bool)
	for i := range s.list.Rows {
		read[s.list.Rows[i].Fields["round"]] = true
	}
	if !slices.ContainsFunc(s.titled, func(l matchLine) bool { return read[l.round] }) {
		return
	}
	for _, l := range s.titled {
		hasName := slices.ContainsFunc(l.all, func(c MatchCell) bool { return isName(c.Text) })
		hasNumber := slices.ContainsFunc(l.all, func(c MatchCell) bool { return isPlainNumber(bareResult(c.Text)) })
		if hasName && hasNumber && !l.noted && !read[l.round] {
			read[l.round] = true
			s.list.Blank = append(s.list.Blank, l.round)
		}
	}
}

// noteHeads notes which headings are read, and the language of them.
func (s *matchScan) noteHeads(b *matchBlock) {
	var meanings []Heading
	for k := range b.cols {
		h := &b.cols[k].listHead
		if h.Text == "" {
			continue
		}
		meanings = append(meanings, Heading{Text: h.Text, Meanings: readHeading(h.Text, false)})
		if h.field == "" {
			s.list.Unread = append(s.list.Unread, h.MatchCell)
			continue
		}
		if h.field == "amount" && !slices.ContainsFunc(s.list.Amounts, func(c MatchCell) bool { return c.Col == h.Col }) {
			s.list.Amounts = append(s.list.Amounts, h.MatchCell)
		}
		if !slices.Contains(s.list.Headings, h.Text) {
			s.list.Headings = append(s.list.Headings, h.Text)
		}
	}
	s.list.Language = preferLanguage(meanings)
}
