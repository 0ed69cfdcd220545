package arrange

import (
	"strconv"
	"strings"

	"bridgecalc/internal/ingest/cells"
	"bridgecalc/internal/ingest/headings"
)

// crossing is a cross table: a row and a column for each team.
type crossing struct {
	sheet *cells.Sheet
	head  cells.Row
	teams []crossTeam
}

// crossTeam is a team of a cross table.
type crossTeam struct {
	name MatchCell
	row  cells.Row
	col  int // of its column, from 0
}

// crossTable finds a table in which each team has a row and a column; nil when the sheet
// has none.
func (b *Book) crossTable(sheet *cells.Sheet) *MatchList {
	for i := range min(sheet.Len(), 40) {
		x := crossing{sheet: sheet, head: sheet.Row(i)}
		if b.fillCrossing(&x, i) && x.isCross() {
			return b.readCrossing(&x)
		}
	}
	return nil
}

const fewestCrossed = 3 // teams of a cross table

// fillCrossing finds the rows and columns of the teams below a row of headings: these are
// the names of the teams, or their numbers.
func (b *Book) fillCrossing(x *crossing, at int) bool {
	byName, byNumber := make(map[string]int), make(map[string]int)
	for col := range x.head.Len() {
		text := strings.TrimSpace(x.head.Text(col))
		switch {
		case text == "":
		case isPlainNumber(text) && !isDecimalText(text):
			if _, twice := byNumber[text]; !twice {
				byNumber[text] = col
			}
		case isName(text):
			if _, twice := byName[nameKey(text)]; !twice {
				byName[nameKey(text)] = col
			}
		}
	}
	numbered := len(byNumber) >= fewestCrossed
	if !numbered && len(byName) < fewestCrossed {
		return false
	}
	for i := at + 1; i < x.sheet.Len(); i++ {
		row := x.sheet.Row(i)
		if row.Num != x.head.Num+1+len(x.teams) {
			if len(x.teams) == 0 && row.Num == x.head.Num+2 {
				continue
			}
			break
		}
		first := firstCell(row)
		t := crossTeam{row: row, col: -1}
		number := ""
		for col := first; col < min(row.Len(), first+3); col++ {
			text := strings.TrimSpace(row.Text(col))
			switch {
			case isPlainNumber(text) && !isDecimalText(text) && number == "" && t.name.Text == "":
				number = text
			case isName(text) && t.name.Text == "" && !isDiagonal(text):
				t.name = MatchCell{text, row.Num, col + 1}
			}
		}
		if t.name.Text == "" {
			break
		}
		if col, ok := byName[nameKey(t.name.Text)]; ok && !numbered {
			t.col = col
		} else if numbered {
			if number == "" {
				number = strconv.Itoa(len(x.teams) + 1)
			}
			if col, ok := byNumber[number]; ok {
				t.col = col
			}
		}
		if t.col < 0 {
			break
		}
		x.teams = append(x.teams, t)
	}
	if numbered && len(x.teams) != len(byNumber) {
		return false
	}
	return len(x.teams) >= fewestCrossed
}

// isDiagonal reports whether a text stands where a team would meet itself.
func isDiagonal(text string) bool {
	return strings.Trim(text, "xX*-–—−.#/\\█■ \u00a0") == ""
}

// isCross reports whether the cells of the teams hold results, and the diagonal none.
func (x *crossing) isCross() bool {
	results, others := 0, 0
	for i := range x.teams {
		for k := range x.teams {
			text := strings.TrimSpace(x.teams[i].row.Text(x.teams[k].col))
			_, _, both := BothNumbers(text)
			switch {
			case i == k:
				if !isDiagonal(text) {
					return false
				}
			case text == "" || isDiagonal(text):
			case both || isPlainNumber(text):
				results++
			default:
				others++
			}
		}
	}
	cols := make(map[int]bool)
	for i := range x.teams {
		cols[x.teams[i].col] = true
	}
	return results > 0 && others <= results/4 && len(cols) == len(x.teams)
}

// readCrossing makes matches of a cross table.
func (b *Book) readCrossing(x *crossing) *MatchList {
	l := &MatchList{Sheet: x.sheet, Kind: "cross table", Language: headings.Languages()[0], Headed: true}
	boards := b.sheetBoards(x.sheet)
	unit := ""
	decimals := false
	for i := range x.sheet.Len() {
		row := x.sheet.Row(i)
		if row.Num >= x.head.Num {
			break
		}
		for col := range row.Len() {
			if u := unitIn(row.Text(col)); u != "" && unit == "" {
				unit = u
			}
		}
	}
	if u := unitIn(x.sheet.Name); unit == "" && u != "" {
		unit = u
	}
	each := func(yield func(i, k int, text string)) {
		for i := range x.teams {
			for k := range x.teams {
				text := strings.TrimSpace(x.teams[i].row.Text(x.teams[k].col))
				if i != k && text != "" && !isDiagonal(text) {
					yield(i, k, text)
				}
			}
		}
	}
	twenty := true
	each(func(i, k int, text string) {
		decimals = decimals || isDecimalText(text)
		if a, err := strconv.Atoi(text); err == nil {
			o, err := strconv.Atoi(strings.TrimSpace(x.teams[k].row.Text(x.teams[i].col)))
			twenty = twenty && err == nil && a+o == 20
		} else {
			twenty = false
		}
	})
	switch {
	case decimals:
		unit = "vp"
	case unit == "" && twenty:
		unit = "vp"
	case unit == "":
		unit = "imps"
	}
	for i := range x.teams {
		for k := range x.teams {
			if i >= k {
				continue
			}
			one, other := strings.TrimSpace(x.teams[i].row.Text(x.teams[k].col)), strings.TrimSpace(x.teams[k].row.Text(x.teams[i].col))
			at := MatchCell{one, x.teams[i].row.Num, x.teams[k].col + 1}
			back := MatchCell{other, x.teams[k].row.Num, x.teams[i].col + 1}
			fields := map[string]MatchCell{"home": x.teams[i].name, "away": x.teams[k].name}
			if boards.Text != "" {
				fields["boards"] = boards
			}
			if (one == "" || isDiagonal(one)) && (other == "" || isDiagonal(other)) {
				continue // not played yet
			}
			a, c, both := BothNumbers(one)
			d, e, backBoth := BothNumbers(other)
			switch {
			case both && backBoth && (!sameNumber(a, e) || !sameNumber(c, d)):
				fields["contradiction"] = back
				fields["home."+unit], fields["away."+unit] = cellOf(at, a), cellOf(at, c)
			case both:
				fields["home."+unit], fields["away."+unit] = cellOf(at, a), cellOf(at, c)
			case backBoth:
				fields["home."+unit], fields["away."+unit] = cellOf(back, e), cellOf(back, d)
			default:
				fields["home."+unit], fields["away."+unit] = at, back
			}
			l.Rows = append(l.Rows, MatchRow{Row: x.teams[i].row, Fields: fields})
		}
	}
	return l
}

func cellOf(at MatchCell, text string) MatchCell { return MatchCell{text, at.Row, at.Col} }

// sameNumber reports whether two texts are the same number.
func sameNumber(a, b string) bool {
	plain := func(text string) string {
		text = strings.ReplaceAll(text, ",", ".")
		if strings.Contains(text, ".") {
			text = strings.TrimRight(strings.TrimRight(text, "0"), ".")
		}
		return strings.TrimLeft(text, "0")
	}
	return plain(a) == plain(b)
}

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
		return b.readAcross(sheet, i, groups, number, team)
	}
	return nil
}

// acrossHeads reads the headings of such a table.
func (b *Book) acrossHeads(sheet *cells.Sheet, at int) (groups []acrossGroup, number, team int) {
	row := sheet.Row(at)
	number, team = -1, -1
	var above cells.Row
	hasAbove := at > 0 && sheet.Row(at-1).Num == row.Num-1
	if hasAbove {
		above = sheet.Row(at - 1)
	}
	round := MatchCell{}
	width := row.Len()
	hasHome := false
	for col := range width {
		for _, m := range ReadMarks(row.Text(col)) {
			hasHome = hasHome || m.Value == "home"
		}
	}
	for col := range width {
		upper := ""
		if hasAbove {
			upper = strings.TrimSpace(above.Text(col))
		}
		if n := roundNumber(upper); n != "" {
			round = MatchCell{n, above.Num, col + 1}
		}
		text := strings.TrimSpace(row.Text(col))
		if text == "" {
			text = upper
		}
		if text == "" {
			continue
		}
		h, ok := b.headingOf(b.cells.Intern(text), text)
		h.MatchCell = MatchCell{text, row.Num, col + 1}
		if isOpponent(text) || h.field == "away" && !hasHome {
			h.field, ok = "opponent", true
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
		case !ok && len(groups) == 0 && team < 0 && number >= 0:
			team = col
		case !ok:
		case len(groups) == 0 && (h.field == "number" || headings.Plain(text) == "n" || headings.Plain(text) == "nr") && number < 0:
			number = col
		case len(groups) == 0 && (h.field == "team" || h.field == "name"):
			team = col
		case len(groups) > 0 && (h.field == "total" || h.field == "rank"):
			groups[len(groups)-1].end = min(groups[len(groups)-1].end, col)
		case len(groups) > 0 && col < groups[len(groups)-1].end:
			g := &groups[len(groups)-1]
			if h.field == "result" {
				h.field = "vp"
			}
			if h.field == "imps" || h.field == "vp" {
				g.results = append(g.results, h)
			}
		}
	}
	return groups, number, team
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

// roundNumber returns the number of the round that a heading names: "Round 1", "1° turno",
// "R1".
func roundNumber(text string) string {
	for _, t := range readTitles(text) {
		if t.Field == "round" {
			return t.Text
		}
	}
	digits := strings.Trim(text, "rRkKtT. °ªº")
	if len(text) <= 4 && digits != "" && isPlainNumber(digits) && digits != text && !isDecimalText(digits) {
		return digits
	}
	return ""
}

// acrossMatch is what a row says of one round.
type acrossMatch struct {
	opponent            int // index of the team; -1 for a bye
	own, other          MatchCell
	points, against     MatchCell // victory points
	at                  MatchCell
	bye, given, unknown bool
}

// readAcross makes matches of a table with a row for each team.
func (b *Book) readAcross(sheet *cells.Sheet, at int, groups []acrossGroup, number, team int) *MatchList {
	l := &MatchList{Sheet: sheet, Kind: "rounds across", Language: headings.Languages()[0], Headed: true}
	boards := b.sheetBoards(sheet)
	var names []MatchCell
	var rows []cells.Row
	byNumber, byName := make(map[string]int), make(map[string]int)
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
		if number >= 0 && row.Text(number) != "" {
			n = strings.TrimSpace(row.Text(number))
		}
		byNumber[n], byName[nameKey(name.Text)] = len(names), len(names)
		names, rows = append(names, name), append(rows, row)
	}
	for _, g := range groups {
		all := make([]acrossMatch, len(names))
		for i, row := range rows {
			all[i] = readAcrossMatch(row, &g, byNumber, byName)
		}
		for i := range all {
			m := &all[i]
			fields := map[string]MatchCell{"home": names[i], "round": g.round}
			if m.bye {
				if m.points.Text != "" {
					fields["vp"] = m.points
				}
				l.Rows = append(l.Rows, MatchRow{Row: rows[i], Fields: fields, Bye: true})
				continue
			}
			if m.unknown {
				fields["away"] = MatchCell{}
				fields["contradiction"] = m.at
				l.Rows = append(l.Rows, MatchRow{Row: rows[i], Fields: fields})
				continue
			}
			if !m.given || m.opponent == i {
				continue
			}
			o := &all[m.opponent]
			isMutual := o.given && o.opponent == i
			if isMutual && m.opponent < i {
				continue
			}
			fields["away"] = names[m.opponent]
			if boards.Text != "" {
				fields["boards"] = boards
			}
			away := o.own
			if m.other.Text != "" {
				away = m.other
			}
			if m.own.Text != "" && away.Text != "" {
				fields["home.imps"], fields["away.imps"] = m.own, away
			}
			if m.points.Text != "" && (o.points.Text != "" || m.against.Text != "") {
				fields["home.vp"], fields["away.vp"] = m.points, o.points
				if m.against.Text != "" {
					fields["away.vp"] = m.against
				}
			}
			if !isMutual || m.against.Text != "" && !sameNumber(m.against.Text, o.points.Text) || o.other.Text != "" && m.other.Text != "" && (!sameNumber(o.other.Text, m.own.Text) || !sameNumber(o.own.Text, m.other.Text)) {
				fields["contradiction"] = o.at
			}
			l.Rows = append(l.Rows, MatchRow{Row: rows[i], Fields: fields})
		}
	}
	if len(names) < 2 {
		return nil
	}
	return l
}

func readAcrossMatch(row cells.Row, g *acrossGroup, byNumber, byName map[string]int) (m acrossMatch) {
	text := strings.TrimSpace(row.Text(g.opponent))
	m.at = MatchCell{text, row.Num, g.opponent + 1}
	cell := func(h listHead) MatchCell { return MatchCell{strings.TrimSpace(row.Text(h.Col - 1)), row.Num, h.Col} }
	imps := 0
	for _, h := range g.results {
		c := cell(h)
		switch {
		case h.field == "vp":
			if a, b, ok := BothNumbers(c.Text); ok {
				m.points, m.against = cellOf(c, a), cellOf(c, b)
			} else {
				m.points = c
			}
		case imps == 0:
			if a, b, ok := BothNumbers(c.Text); ok {
				m.own, m.other = cellOf(c, a), cellOf(c, b)
			} else {
				m.own = c
			}
			imps++
		default:
			m.other = c
		}
	}
	switch i, ok := byNumber[text]; {
	case text == "":
	case ok:
		m.opponent, m.given = i, true
	case IsBye(text):
		m.bye = true
	default:
		if i, ok = byName[nameKey(text)]; ok {
			m.opponent, m.given = i, true
		} else {
			m.unknown = true
		}
	}
	return m
}
