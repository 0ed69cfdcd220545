package sheetgen

import (
	"cmp"
	"fmt"
	"slices"
	"strconv"
	"strings"

	"bridgecalc/internal/bridge"
	"bridgecalc/internal/event"
)

// league is a drawn list of matches with the way it is written.
type league struct {
	*design
	teams     []string
	matches   []Match
	rounds    int
	boards    int
	imps, vps bool
	byes      bool
	joined    string // between both results in one cell; empty: two columns
	comma     bool   // victory points as text with a comma
	dash      string // between teams in one cell
}

// drawLeague draws a list of matches and its sheet.
func drawLeague(r *random) *Sheet {
	arrangement := pickWeighted(r, weighted[string]{"match list", 8}, weighted[string]{"matches under titles", 3}, weighted[string]{"cross table", 2}, weighted[string]{"row per team", 2}, weighted[string]{"own rows", 2})
	r.record("arrangement", arrangement)
	d := &design{random: r, session: &session{random: r, sections: []string{""}}, arrangement: arrangement}
	d.drawLanguages()
	d.drawLook()
	l := &league{design: d}
	l.draw()
	out := &Sheet{}
	unordered, rounds := false, true
	switch arrangement {
	case "matches under titles":
		out.pages = l.underTitles()
	case "cross table":
		out.pages = l.crossTable()
		unordered, rounds = true, false
	case "row per team":
		out.pages = l.rowPerTeam()
		unordered = true
	case "own rows":
		out.pages = l.ownRows()
		unordered = true
	default:
		out.pages = l.list()
	}
	out.pages = l.addStandings(out.pages)
	out.pages = l.decorate(out.pages)
	out.Truth.League = MatchTruth{Matches: l.matches, Teams: l.teams, HasRounds: rounds, HasIMPs: l.imps, HasVP: l.vps, Unordered: unordered}
	return out
}

// draw draws the teams, their matches and the notation.
func (l *league) draw() {
	r := l.random
	n := pick(r, 4, 4, 5, 6, 6, 7, 8)
	if l.arrangement == "cross table" || l.arrangement == "row per team" {
		n = pick(r, 4, 6, 8)
	}
	names := slices.Clone(teamNames)
	r.Shuffle(len(names), func(i, j int) { names[i], names[j] = names[j], names[i] })
	l.teams = names[:n]
	l.boards = pick(r, 8, 12, 16, 20, 24, 28, 32)
	l.imps, l.vps = true, r.chance(.5)
	if l.vps && r.chance(.25) {
		l.imps = false
	}
	if l.arrangement == "cross table" || l.arrangement == "row per team" {
		l.imps = r.chance(.7)
		l.vps = !l.imps
	}
	l.joined = pick(r, "", "", "-", " - ", "–", ":", " – ")
	l.comma = l.joined != "" && r.chance(.3)
	l.dash = pick(r, " - ", " – ", " v ", " vs ", " : ")
	l.pairUp(n)
	r.record("teams", n)
	r.record("results", fmt.Sprintf("IMPs %v, VPs %v, joined %q", l.imps, l.vps, l.joined))
}

// pairUp draws the matches of each round; with an odd number one team has a bye.
func (l *league) pairUp(n int) {
	r := l.random
	all := n + n%2
	l.rounds = r.between(2, min(6, all-1))
	if l.arrangement == "cross table" {
		l.rounds = all - 1
	}
	l.byes = n%2 == 1 && r.chance(.8)
	for round := range l.rounds {
		for _, p := range roundRobin(all, round) {
			a, b := p[0], p[1]
			if r.chance(.5) {
				a, b = b, a
			}
			if a >= n {
				a, b = b, a
			}
			m := Match{Round: round + 1, Home: l.teams[a], Boards: l.boards}
			if b < n {
				m.Away = l.teams[b]
				m.HomeIMPs, m.AwayIMPs = r.between(0, 75), r.between(0, 75)
				m.HomeVP, m.AwayVP = bridge.NewVictoryScale(l.boards).Points(m.HomeIMPs - m.AwayIMPs)
			} else if !l.byes {
				continue
			}
			l.matches = append(l.matches, m)
		}
	}
	if (l.arrangement == "match list" || l.arrangement == "matches under titles") && l.rounds > 2 && r.chance(.12) {
		l.leavePending()
	}
}

// leavePending makes the last round one that was not played yet.
func (l *league) leavePending() {
	for i := range l.matches {
		m := &l.matches[i]
		if m.Round == l.rounds && m.Away != "" {
			*m = Match{Round: m.Round, Home: m.Home, Away: m.Away, Boards: m.Boards, Pending: true}
		}
	}
	l.random.record("pending", true)
}

// hasResult reports whether a match was played.
func (m *Match) hasResult() bool { return m.Away != "" && !m.Pending }

// vp returns a cell with victory points.
func (l *league) vp(hundredths int) cell {
	if l.comma {
		return textCell(l.vpText(hundredths))
	}
	return cell{value: float64(hundredths) / 100}
}

// vpText returns victory points with two decimals.
func (l *league) vpText(hundredths int) string {
	s := strconv.FormatFloat(float64(hundredths)/100, 'f', 2, 64)
	if l.comma {
		s = strings.Replace(s, ".", ",", 1)
	}
	return s
}

// impCells returns the IMPs of a match in one cell or in two.
func (l *league) impCells(m *Match) []cell {
	switch {
	case l.joined != "" && !m.hasResult():
		return []cell{{}}
	case l.joined != "":
		return []cell{textCell(fmt.Sprintf("%d%s%d", m.HomeIMPs, l.joined, m.AwayIMPs))}
	case !m.hasResult():
		return []cell{{}, {}}
	}
	return []cell{l.number(m.HomeIMPs), l.number(m.AwayIMPs)}
}

// vpCells returns the victory points of a match in one cell or in two.
func (l *league) vpCells(m *Match) []cell {
	switch {
	case l.joined != "" && !m.hasResult():
		return []cell{{}}
	case l.joined != "":
		return []cell{textCell(l.vpText(m.HomeVP) + l.joined + l.vpText(m.AwayVP))}
	case !m.hasResult():
		return []cell{{}, {}}
	}
	return []cell{l.vp(m.HomeVP), l.vp(m.AwayVP)}
}

// resultHeadings returns the headings of a result in one cell or in two.
func (l *league) resultHeadings(w word, form int) []string {
	name := pick(l.random, l.head.all(w)...)
	if l.joined != "" {
		return []string{name}
	}
	home, away := l.head.first(wHome), l.head.first(wAway)
	switch form {
	case 0:
		return []string{name + " " + home, name + " " + away}
	case 1:
		return []string{home + " " + name, away + " " + name}
	case 3: // one heading above both
		return []string{name, ""}
	}
	return []string{name, name}
}

// listForm is how a list of matches is written.
type listForm struct {
	rounds string // where the rounds are
	heads  []string
	boards bool // a column with the number of boards
	number bool // a column with the number of the match
}

// drawListForm draws how a list of matches is written.
func (l *league) drawListForm() listForm {
	r := l.random
	f := listForm{rounds: pickWeighted(r, weighted[string]{"column", 5}, weighted[string]{"column filled once", 2}, weighted[string]{"merged", 1}, weighted[string]{"titles", 3}, weighted[string]{"sheets", 2})}
	r.record("rounds", f.rounds)
	withHeadings := !r.chance(.12)
	r.record("with headings", withHeadings)
	if !withHeadings {
		return f
	}
	f.boards, f.number = r.chance(.3), r.chance(.2)
	f.heads = l.matchHeadings()
	if f.boards {
		f.heads = append(f.heads, l.head.first(wBoards))
	}
	if f.number {
		f.heads = append([]string{pick(r, l.head.first(wTable), l.head.first(wMatch))}, f.heads...)
	}
	if f.hasColumn() {
		f.heads = append([]string{pick(r, l.head.all(wRound)...)}, f.heads...)
	}
	return f
}

// hasColumn reports whether the rounds are in a column.
func (f *listForm) hasColumn() bool {
	return strings.HasPrefix(f.rounds, "column") || f.rounds == "merged"
}

// list writes a row for each match.
func (l *league) list() []*page {
	f := l.drawListForm()
	var pages []*page
	g := &grid{}
	for round := 1; round <= l.rounds; round++ {
		rows := l.roundRows(round, &f)
		part := &grid{}
		if round == 1 || !f.hasColumn() {
			l.addTable(part, f.heads, rows)
		} else {
			part.rows = rows
		}
		switch f.rounds {
		case "sheets":
			pages = append(pages, &page{name: fmt.Sprintf("%s %d", l.head.first(wRound), round), grid: *part})
		case "titles":
			g.below(l.random.IntN(2), l.titled(l.numbered(wRound, round), part, false))
		default:
			g.rows = append(g.rows, part.rows...)
		}
		if f.rounds == "merged" && len(rows) > 1 {
			g.merges = append(g.merges, merge{len(g.rows) - len(rows), 0, len(rows), 1})
		}
	}
	if f.rounds == "sheets" {
		return pages
	}
	return []*page{{name: l.sheetName(), grid: *g}}
}

// matchHeadings returns the headings of a match and its results.
func (l *league) matchHeadings() []string {
	r := l.random
	n := r.IntN(2)
	heads := []string{l.head.all(wHome)[min(n, len(l.head.all(wHome))-1)], l.head.all(wAway)[min(n, len(l.head.all(wAway))-1)]}
	form := r.IntN(4)
	if l.imps && l.vps && form == 2 {
		form = 0
	}
	if l.imps {
		heads = append(heads, l.resultHeadings(wIMPs, form)...)
	}
	if l.vps {
		heads = append(heads, l.resultHeadings(wVP, form)...)
	}
	return heads
}

// addTable appends headings and rows.
func (l *league) addTable(g *grid, heads []string, rows [][]cell) {
	if len(heads) > 0 {
		var row []cell
		for _, h := range heads {
			if h == "" { // the heading to the left is above both columns
				row = append(row, cell{})
				continue
			}
			row = append(row, cell{value: l.look(h), role: headingRole})
		}
		g.add(row...)
	}
	g.rows = append(g.rows, rows...)
}

// roundRows returns the rows of the matches of a round.
func (l *league) roundRows(round int, f *listForm) [][]cell {
	var out [][]cell
	for i := range l.matches {
		m := &l.matches[i]
		if m.Round != round {
			continue
		}
		var row []cell
		switch {
		case f.hasColumn() && f.rounds != "column" && len(out) > 0:
			row = append(row, cell{})
		case f.hasColumn():
			row = append(row, l.number(round))
		}
		if f.number {
			row = append(row, l.number(len(out)+1))
		}
		out = append(out, append(row, l.matchRow(m, f.boards)...))
	}
	return out
}

// matchRow returns the teams and the result of a match.
func (l *league) matchRow(m *Match, boards bool) []cell {
	row := []cell{textCell(m.Home), textCell(cmp.Or(m.Away, l.head.first(wBye)))}
	if l.imps {
		row = append(row, l.impCells(m)...)
	}
	if l.vps {
		row = append(row, l.vpCells(m)...)
	}
	if boards && m.Away != "" {
		row = append(row, l.number(m.Boards))
	}
	return row
}

// underTitles writes the matches of each round under its title, with both teams in
// one cell.
func (l *league) underTitles() []*page {
	r := l.random
	g := &grid{}
	one := r.chance(.3) // everything in one cell
	if l.vps && l.imps {
		l.vps = false
	}
	l.joined = cmp.Or(l.joined, "-")
	r.record("one cell", one)
	unit := l.head.first(wIMPs)
	if l.vps {
		unit = l.head.first(wVP)
	}
	g.add(textCell(fmt.Sprintf("%s, %s: %d", unit, l.head.first(wBoards), l.boards)))
	for round := 1; round <= l.rounds; round++ {
		part := &grid{}
		for i := range l.matches {
			m := &l.matches[i]
			if m.Round != round {
				continue
			}
			part.add(l.matchCells(m, one)...)
		}
		g.below(r.IntN(2), l.titled(l.numbered(wRound, round), part, false))
	}
	return []*page{{name: l.sheetName(), grid: *g}}
}

// matchCells returns a match with both teams in one cell.
func (l *league) matchCells(m *Match, one bool) []cell {
	if m.Away == "" {
		return []cell{textCell(m.Home + l.dash + l.head.first(wBye))}
	}
	result := l.impCells(m)
	if l.vps {
		result = l.vpCells(m)
	}
	teams := m.Home + l.dash + m.Away
	if one && m.hasResult() {
		return []cell{textCell(teams + " " + result[0].text(false))}
	}
	return append([]cell{textCell(teams)}, result...)
}

// crossTable writes a row and a column for each team.
func (l *league) crossTable() []*page {
	r := l.random
	g := &grid{}
	byNumber := r.chance(.6)
	both := r.chance(.7) // both results in a cell, otherwise the row's own
	l.joined = cmp.Or(l.joined, "-")
	r.record("columns", fmt.Sprintf("numbers %v, both %v", byNumber, both))
	g.add(textCell(fmt.Sprintf("%s, %s: %d", l.unit(), l.head.first(wBoards), l.boards)))
	var head []cell
	if byNumber {
		head = append(head, cell{value: l.look(l.head.first(wNumber)), role: headingRole})
	}
	head = append(head, cell{value: l.look(l.head.first(wTeam)), role: headingRole})
	for i, team := range l.teams {
		if byNumber {
			head = append(head, cell{value: i + 1, role: headingRole})
			continue
		}
		head = append(head, cell{value: team, role: headingRole})
	}
	g.add(head...)
	diagonal := pick(r, "X", "", "-", "xxx")
	for i, team := range l.teams {
		var row []cell
		if byNumber {
			row = append(row, l.number(i+1))
		}
		row = append(row, textCell(team))
		for _, other := range l.teams {
			row = append(row, l.crossCell(team, other, diagonal, both))
		}
		g.add(row...)
	}
	return []*page{{name: l.sheetName(), grid: *g}}
}

// unit returns the word for what the results are counted in.
func (l *league) unit() string {
	if l.vps {
		return l.head.first(wVP)
	}
	return l.head.first(wIMPs)
}

// crossCell returns the cell of two teams in a cross table.
func (l *league) crossCell(team, other, diagonal string, both bool) cell {
	if team == other {
		return textCell(diagonal)
	}
	m := l.find(team, other)
	switch {
	case !both && l.vps:
		return l.vp(m.HomeVP)
	case !both:
		return l.number(m.HomeIMPs)
	case l.vps:
		return l.vpCells(&m)[0]
	}
	return l.impCells(&m)[0]
}

// find returns the match of two teams as the first one sees it.
func (l *league) find(team, other string) Match {
	for _, m := range l.matches {
		switch {
		case m.Home == team && m.Away == other:
			return m
		case m.Home == other && m.Away == team:
			m.Home, m.Away = m.Away, m.Home
			m.HomeIMPs, m.AwayIMPs = m.AwayIMPs, m.HomeIMPs
			m.HomeVP, m.AwayVP = m.AwayVP, m.HomeVP
			return m
		}
	}
	return Match{}
}

// rowPerTeam writes a row for each team, with the rounds across.
func (l *league) rowPerTeam() []*page {
	r := l.random
	byNumber := r.chance(.5)
	l.joined = cmp.Or(l.joined, "-")
	r.record("opponents", map[bool]string{true: "numbers", false: "names"}[byNumber])
	g := &grid{}
	lead := 1
	if byNumber {
		lead = 2
		g.set(1, 0, cell{value: l.look(l.head.first(wNumber)), role: headingRole})
	}
	g.set(1, lead-1, cell{value: l.look(l.head.first(wTeam)), role: headingRole})
	opponents := pick(r, l.head.all(wOpponents)...)
	for round := range l.rounds {
		col := lead + 2*round
		g.set(0, col, titleCell(fmt.Sprintf("%s %d", l.head.first(wRound), round+1)))
		g.merges = append(g.merges, merge{0, col, 1, 2})
		g.set(1, col, cell{value: l.look(opponents), role: headingRole})
		g.set(1, col+1, cell{value: l.look(l.unit()), role: headingRole})
	}
	for i, team := range l.teams {
		if byNumber {
			g.set(2+i, 0, l.number(i+1))
		}
		g.set(2+i, lead-1, textCell(team))
		for round := range l.rounds {
			l.setRound(g, 2+i, lead+2*round, team, round+1, byNumber)
		}
	}
	return []*page{{name: l.sheetName(), grid: *g}}
}

// ownRows writes a row for each team and round: its opponents, and what both scored.
func (l *league) ownRows() []*page {
	l.joined = cmp.Or(l.joined, "-")
	g := &grid{}
	heads := []string{l.head.first(wRound), l.head.first(wTeam), pick(l.random, l.head.all(wOpponents)...)}
	if l.imps {
		heads = append(heads, l.head.first(wIMPs))
	}
	if l.vps {
		heads = append(heads, l.head.first(wVP))
	}
	var rows [][]cell
	for round := range l.rounds {
		for _, m := range l.matches {
			if m.Round != round+1 {
				continue
			}
			if rows = append(rows, l.ownRow(m.Home, &m)); m.Away != "" {
				seen := l.find(m.Away, m.Home)
				rows = append(rows, l.ownRow(m.Away, &seen))
			}
		}
	}
	l.addTable(g, heads, rows)
	return []*page{{name: l.sheetName(), grid: *g}}
}

// ownRow returns the row of a team, of a match as this team sees it.
func (l *league) ownRow(team string, m *Match) []cell {
	row := []cell{l.number(m.Round), textCell(team), textCell(cmp.Or(m.Away, l.head.first(wBye)))}
	if l.imps {
		row = append(row, l.impCells(m)...)
	}
	if l.vps {
		row = append(row, l.vpCells(m)...)
	}
	return row
}

// setRound writes a team's match of a round.
func (l *league) setRound(g *grid, row, col int, team string, round int, byNumber bool) {
	for _, m := range l.matches {
		if m.Round != round || m.Home != team && m.Away != team {
			continue
		}
		other := m.Away
		if m.Away == team {
			other = m.Home
		}
		seen := l.find(team, other)
		g.set(row, col, textCell(other))
		if byNumber {
			g.set(row, col, l.number(slices.Index(l.teams, other)+1))
		}
		if l.vps {
			g.set(row, col+1, l.vpCells(&seen)[0])
			return
		}
		g.set(row, col+1, l.impCells(&seen)[0])
		return
	}
}

// addStandings writes the standings below, beside or on a sheet, or not at all.
func (l *league) addStandings(pages []*page) []*page {
	r := l.random
	place := pickWeighted(r, weighted[string]{"none", 6}, weighted[string]{"sheet", 2}, weighted[string]{"below", 2}, weighted[string]{"beside", 1})
	r.record("standings", place)
	if place == "none" {
		return pages
	}
	total := map[string]int{}
	for _, m := range l.matches {
		total[m.Home] += m.HomeVP
		total[m.Away] += m.AwayVP
	}
	teams := slices.Clone(l.teams)
	slices.SortStableFunc(teams, func(a, b string) int { return total[b] - total[a] })
	g := &grid{}
	l.addTable(g, []string{l.head.first(wRank), l.head.first(wTeam), l.head.first(wVP)}, nil)
	for i, t := range teams {
		g.add(l.number(i+1), textCell(t), l.vp(total[t]))
	}
	title := []cell{textCell(l.head.first(wStandings))}
	switch {
	case place == "below" && len(pages) == 1:
		pages[0].below(2, l.titled(title, g, false))
	case place == "beside" && len(pages) == 1:
		pages[0].place(0, pages[0].width()+1, g)
	default:
		pages = append(pages, &page{name: l.head.first(wStandings), grid: *g})
	}
	return pages
}

// matchLine is a match in a form that can be compared.
type matchLine struct {
	round              int
	home, away         string
	homeIMPs, awayIMPs int
	homeVP, awayVP     int
}

// String returns the match in one text.
func (m matchLine) String() string {
	return fmt.Sprintf("round %d, %s and %s, %d-%d IMPs, %d-%d VP", m.round, m.home, m.away, m.homeIMPs, m.awayIMPs, m.homeVP, m.awayVP)
}

// matchLineOf returns a match as far as the file holds it.
func (t *MatchTruth) matchLineOf(m matchLine) matchLine {
	m.home, m.away = strings.ToLower(m.home), strings.ToLower(m.away)
	if !t.HasRounds {
		m.round = 0
	}
	if !t.HasIMPs {
		m.homeIMPs, m.awayIMPs = 0, 0
	}
	if !t.HasVP {
		m.homeVP, m.awayVP = 0, 0
	}
	if t.Unordered && m.away < m.home {
		m.home, m.away = m.away, m.home
		m.homeIMPs, m.awayIMPs = m.awayIMPs, m.homeIMPs
		m.homeVP, m.awayVP = m.awayVP, m.homeVP
	}
	return m
}

// compareLeague judges a list of matches.
func compareLeague(t *Truth, ev *event.Event) (Verdict, string) {
	if ev.Kind != event.MatchList && ev.Kind != event.Teams {
		return Wrong, fmt.Sprintf("read as %v", ev.Kind)
	}
	left := map[matchLine]int{}
	for i := range ev.Matches {
		if m := &ev.Matches[i]; !m.NotPlayed || m.Away == event.NoTeam {
			left[t.League.matchLineOf(readMatch(ev, m))]++
		}
	}
	var missing []string
	for _, m := range t.League.Matches {
		if m.Pending {
			continue
		}
		l := t.League.matchLineOf(matchLine{m.Round, m.Home, m.Away, m.HomeIMPs, m.AwayIMPs, m.HomeVP, m.AwayVP})
		if left[l] > 0 {
			left[l]--
			continue
		}
		missing = append(missing, l.String())
	}
	extra := ""
	for l, n := range left {
		if n > 0 && (extra == "" || l.String() < extra) {
			extra = l.String()
		}
	}
	if len(missing) > 0 || extra != "" {
		return Wrong, fmt.Sprintf("%d missing: %s; not played: %s", len(missing), strings.Join(missing[:min(1, len(missing))], ""), extra)
	}
	return compareTeamNames(t, ev)
}

// readMatch returns a match of an event.
func readMatch(ev *event.Event, m *event.Match) matchLine {
	out := matchLine{round: int(m.Round), home: ev.Teams[m.Home].Name}
	if m.Away == event.NoTeam {
		return out
	}
	out.away = ev.Teams[m.Away].Name
	if m.HasIMPs {
		out.homeIMPs, out.awayIMPs = int(m.HomeIMPs)/100, int(m.AwayIMPs)/100
	}
	if m.HasVP {
		out.homeVP, out.awayVP = int(m.HomeVP), int(m.AwayVP)
	}
	return out
}

// compareTeamNames judges the names of the teams.
func compareTeamNames(t *Truth, ev *event.Event) (Verdict, string) {
	for i := range ev.Teams {
		if !slices.Contains(t.League.Teams, ev.Teams[i].Name) {
			return Names, fmt.Sprintf("there is no team %q", ev.Teams[i].Name)
		}
	}
	return Right, ""
}
