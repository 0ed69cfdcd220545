package arrange

import (
	"regexp"
	"slices"
	"strconv"
	"strings"

	"bridgecalc/internal/ingest/cells"
	"bridgecalc/internal/ingest/headings"
)

// acrossGroup is the columns of a round in a table with a row for each team.
type acrossGroup struct {
	round    MatchCell
	opponent int // columns from 0
	results  []listHead
	end      int
}

// roundsAcross finds a table with a row for each team and its rounds across: the opponents
// and the result of each; nil when the sheet has none.
func (b *Book) roundsAcross(sheet *cells.Sheet) *MatchList {
	for i := range min(sheet.Len(), 40) {
		groups, number, team := b.acrossHeads(sheet, i)
		if team < 0 && number >= 0 && i+1 < sheet.Len() && isName(sheet.Row(i+1).Text(number)) {
			number, team = -1, number
		}
		if len(groups) < 2 || team < 0 {
			continue
		}
		if i+1 < sheet.Len() && strings.TrimSpace(sheet.Row(i+1).Text(team)) == "" {
			if below, _, _ := b.acrossHeads(sheet, i+1); len(below) >= len(groups) {
				continue // the rounds, and a second row of headings below them
			}
		}
		widenLast(sheet, i, groups)
		agreeOnKinds(groups)
		return b.readAcross(sheet, i, groups, number, team)
	}
	return nil
}

// acrossHeads reads the headings of such a table. Below the heading of opponents are the
// teams, each once and beside the one that it is the opponent of.
func (b *Book) acrossHeads(sheet *cells.Sheet, at int) (groups []acrossGroup, number, team int) {
	row := sheet.Row(at)
	number, team = -1, -1
	above, width := row, row.Len()
	if at > 0 && sheet.Row(at-1).Num == row.Num-1 {
		above = sheet.Row(at - 1)
		width = max(width, above.Len())
	}
	round := MatchCell{}
	hasHome := b.namesHome(row)
	for col := range width {
		upper := ""
		if above.Num < row.Num {
			upper = strings.TrimSpace(above.Text(col))
		}
		if n := roundNumber(upper); n != "" {
			round = MatchCell{n, above.Num, col + 1}
		}
		text := strings.TrimSpace(row.Text(col))
		if text == "" {
			text = upper
		}
		var h listHead
		ok := false
		if text != "" {
			h, ok = b.headingOf(b.cells.Intern(text), text)
		}
		h.MatchCell = MatchCell{text, row.Num, col + 1}
		isResult := h.field == "imps" || h.field == "vp"
		isSaid := isOpponent(text) || h.field == "away" && !hasHome
		if isSaid || (h.field == "" || h.field == "round" || h.field == "match") && team >= 0 && areOpponents(sheet, at, col, number, team) {
			h.field, ok = "opponent", true
		}
		inGroup := len(groups) > 0 && col < groups[len(groups)-1].end
		if isSaid && inGroup && team >= 0 && roundNumber(text) == "" && upper == "" {
			if named, mutual := opponentsBelow(sheet, at, col, number, team); 2*mutual < named {
				h.field = "" // what a team has against itself, behind what it has
			}
		}
		switch {
		case h.field == "opponent":
			if n := roundNumber(text); n != "" {
				round = MatchCell{n, row.Num, col + 1}
			}
			r := round
			if len(groups) > 0 && groups[len(groups)-1].round == round || r.Text == "" {
				r = MatchCell{strconv.Itoa(len(groups) + 1), row.Num, col + 1}
			}
			groups = append(groups, acrossGroup{round: r, opponent: col, end: width})
			if n := len(groups); n > 1 {
				groups[n-2].end = col
			}
		case text == "" && inGroup && isBlankBelow(sheet, at, col):
			groups[len(groups)-1].end = col // what follows is another table
			return groups, number, team
		case text == "" && !inGroup:
		case !ok && len(groups) == 0 && team < 0 && number >= 0:
			team = col
		case !ok && !inGroup:
		case len(groups) == 0 && (h.field == "number" || h.field == "rank" || headings.Plain(text) == "n" || headings.Plain(text) == "nr") && number < 0:
			number = col
		case len(groups) == 0 && (h.field == "team" || h.field == "name"):
			team = col
		case inGroup && (h.field == "total" || h.field == "rank" || speaksOfTotal(text)):
			groups[len(groups)-1].end = col
		case inGroup:
			if h.sure = isResult; !isResult {
				h.field = kindBelow(sheet, at, col)
			}
			if h.field != "" {
				g := &groups[len(groups)-1]
				g.results = append(g.results, h)
			}
		}
	}
	return groups, number, team
}

// widenLast gives the last round the results behind its heading that the other rounds have:
// a row of headings ends where there is no heading.
func widenLast(sheet *cells.Sheet, at int, groups []acrossGroup) {
	last, before := &groups[len(groups)-1], &groups[len(groups)-2]
	for k := len(last.results); k < len(before.results); k++ {
		col := last.opponent + before.results[k].Col - 1 - before.opponent
		if col < last.end {
			return
		}
		h := listHead{MatchCell: MatchCell{Row: sheet.Row(at).Num, Col: col + 1}, field: kindBelow(sheet, at, col)}
		if h.field == "" {
			return
		}
		last.results = append(last.results, h)
	}
}

// agreeOnKinds makes the results of all rounds victory points where those of one round are and
// no heading states the kind: a round may come to whole points only.
func agreeOnKinds(groups []acrossGroup) {
	points := make(map[int]bool) // by their place in a round
	for _, g := range groups {
		for k, h := range g.results {
			points[k] = points[k] || h.field == "vp"
		}
	}
	for _, g := range groups {
		for k := range g.results {
			if h := &g.results[k]; !h.sure && points[k] {
				h.field = "vp"
			}
		}
	}
}

// speaksOfTotal reports whether a word of a heading is one for a total: "Total VP".
func speaksOfTotal(text string) bool {
	return slices.ContainsFunc(wordsOf(text), func(w word) bool {
		return slices.ContainsFunc(theDictionary().words[w.plain], func(m Meaning) bool { return m.Field == "total" })
	})
}

// namesHome reports whether a heading of a row is about the home team.
func (b *Book) namesHome(row cells.Row) bool {
	for col := range row.Len() {
		for _, m := range ReadMarks(row.Text(col)) {
			if m.Value == "home" {
				return true
			}
		}
	}
	return false
}

// isBlankBelow reports whether the rows of a table have nothing in a column.
func isBlankBelow(sheet *cells.Sheet, at, col int) bool {
	for i := at + 1; i < sheet.Len() && sheet.Row(i).Num <= sheet.Row(i-1).Num+1; i++ {
		if sheet.Row(i).ID(col) != 0 {
			return false
		}
	}
	return true
}

// kindBelow returns what the results below a heading are, "imps" or "vp"; nothing where
// there are none.
func kindBelow(sheet *cells.Sheet, at, col int) string {
	c := matchColumn{texts: make(map[string]int)}
	for i := at + 1; i < sheet.Len(); i++ {
		c.take(strings.TrimSpace(sheet.Row(i).Text(col)))
	}
	switch {
	case !c.isBoth() && !c.isNumeric():
		return ""
	case c.isPoints():
		return "vp"
	}
	return "imps"
}

// areOpponents reports whether the cells of a column are the opponents of the teams in
// another one, by name or number: each is the opponent of its opponent.
func areOpponents(sheet *cells.Sheet, at, col, number, team int) bool {
	if at+1 >= sheet.Len() {
		return false
	}
	first := sheet.Row(at + 1)
	if first.ID(col) == 0 || isDecimalText(first.Text(col)) && isPlainNumber(first.Text(col)) {
		return false
	}
	named, mutual := opponentsBelow(sheet, at, col, number, team)
	return named > 1 && mutual == named
}

// opponentsBelow counts the cells below a heading that would name an opponent, and those of
// them that name a team which names this one.
func opponentsBelow(sheet *cells.Sheet, at, col, number, team int) (named, mutual int) {
	index := make(map[string]int)
	var opponents []string
	for i := at + 1; i < sheet.Len() && sheet.Row(i).Num <= sheet.Row(i-1).Num+1; i++ {
		row := sheet.Row(i)
		if name := row.Text(team); isName(name) {
			index[nameKey(name)] = len(opponents)
			n := strconv.Itoa(len(opponents) + 1)
			if number >= 0 {
				n = strings.TrimSpace(row.Text(number))
			}
			index[n] = len(opponents)
			opponents = append(opponents, nameKey(row.Text(col)))
		}
	}
	for i, o := range opponents {
		if o == "" || IsBye(o) {
			continue
		}
		named++
		if k, ok := index[o]; ok && k != i {
			if back, ok := index[opponents[k]]; ok && back == i {
				mutual++
			}
		}
	}
	return named, mutual
}

// isOpponent reports whether a text heads the opponents.
func isOpponent(text string) bool {
	for _, w := range wordsOf(text) {
		for _, m := range theDictionary().words[w.plain] {
			if m.Field == "opponent" {
				return true
			}
		}
	}
	return false
}

// ordinal is a round as a number with a word or two behind it: "4° rit.", "3rd".
var ordinal = regexp.MustCompile(`^([0-9]{1,2})\s?(?:[°ºª.]|st|nd|rd|th|e|ème)(?:\s+\pL{1,8}\.?)?$`)

// roundNumber returns the number of the round that a heading names: "Round 1", "1° turno",
// "R1".
func roundNumber(text string) string {
	for _, t := range readTitles(text) {
		if t.Field == "round" {
			return t.Text
		}
	}
	if m := ordinal.FindStringSubmatch(text); m != nil {
		return m[1]
	}
	digits := strings.Trim(text, "rRkKtTjJoOgG. °ªº") // round, kierros, tour, journée, omgång, giornata
	if len(text) <= 4 && digits != "" && isPlainNumber(digits) && digits != text && !isDecimalText(digits) {
		return digits
	}
	return ""
}

// readAcross makes matches of a table with a row for each team.
func (b *Book) readAcross(sheet *cells.Sheet, at int, groups []acrossGroup, number, team int) *MatchList {
	l := &MatchList{Sheet: sheet, Kind: "rounds across", Language: headings.Languages()[0], Headed: true}
	boards := b.sheetBoards(sheet)
	var names []MatchCell
	var rows []cells.Row
	known := make(map[string]MatchCell) // teams by number and by name
	for i := at + 1; i < sheet.Len(); i++ {
		row := sheet.Row(i)
		if len(rows) > 0 && row.Num > rows[len(rows)-1].Num+1 {
			break // a ranking below
		}
		name := MatchCell{strings.TrimSpace(row.Text(team)), row.Num, team + 1}
		if !isName(name.Text) || isTotalCell(name.Text) || row.Len() <= groups[0].opponent {
			continue
		}
		n := strconv.Itoa(len(names) + 1)
		if listed, rest, ok := cutListed(name.Text); ok && number < 0 {
			n, name.Text = listed, rest
		}
		if number >= 0 && row.Text(number) != "" {
			n = strings.TrimSpace(row.Text(number))
		}
		known[n], known[nameKey(name.Text)] = name, name
		names, rows = append(names, name), append(rows, row)
	}
	if len(names) < 2 {
		return nil
	}
	var all []ownMatch
	for _, g := range groups {
		for i, row := range rows {
			m := g.read(row, known)
			if m.team = names[i]; m.opponent.Text != "" || m.bye || m.unknown {
				all = append(all, m)
			}
		}
	}
	l.Rows = joinOwn(all)
	for i := range l.Rows {
		if boards.Text != "" && !l.Rows[i].Bye {
			l.Rows[i].Fields["boards"] = boards
		}
	}
	return l
}

// read reads what a row says of a round; known are the teams.
func (g *acrossGroup) read(row cells.Row, known map[string]MatchCell) ownMatch {
	cell := func(col int) MatchCell { return MatchCell{strings.TrimSpace(row.Text(col)), row.Num, col + 1} }
	m := ownMatch{row: row, round: g.round, at: cell(g.opponent)}
	for _, h := range g.results {
		m.takeResult(h.field, cell(h.Col-1))
	}
	switch o, ok := known[nameKey(m.at.Text)]; {
	case m.at.Text == "":
	case ok && nameKey(o.Text) != nameKey(row.Text(o.Col-1)):
		m.opponent = o
	case ok: // itself
	case IsBye(m.at.Text):
		m.bye = true
	default:
		m.unknown = true
	}
	return m
}
