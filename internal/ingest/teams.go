package ingest

import (
	"fmt"
	"slices"
	"strings"

	"bridgecalc/internal/event"
	"bridgecalc/internal/ingest/cells"
)

// others is what a book holds that is no event of pairs.
type others struct {
	cards []*card
	rows  []*teamRows
	lists []*matchList
	deals []*dealSheet
	first event.Position // where the first of them is
	games []*game
}

// hasTeams reports whether there are results of teams, board by board.
func (a *others) hasTeams() bool { return len(a.cards) > 0 || len(a.rows) > 0 }

// contest is what the book holds.
func (a *others) contest() event.Contest {
	switch {
	case a.hasTeams():
		return event.Teams
	case len(a.lists) > 0:
		return event.MatchList
	case len(a.deals) > 0:
		return event.DealsInOrder
	}
	return event.Pairs
}

// readOther reads a sheet that holds no results of pairs; false when it is none
// such. The problems say why it cannot be read.
func (rd *reader) readOther(sheet *cells.Sheet, words *wordMemo, texts *texts, clues clue) (bool, event.Problems) {
	if isEventSheet(sheet, words) || clues&ofCorrections != 0 && rd.readCorrections(sheet, words, texts) {
		return true, nil
	}
	o := &rd.others
	if clues&ofTeams != 0 {
		if list := matchListOf(sheet, words, texts); list != nil {
			o.lists = append(o.lists, list)
			rd.addOther(sheet, list.head.language, "a list of matches", &list.head)
			return true, nil
		}
	}
	if clues&ofRooms != 0 {
		if rows := rowsOfTeams(sheet, words, texts); rows != nil {
			o.rows = append(o.rows, rows)
			rd.settle(rows.table, rd.addOther(sheet, rows.language, rows.layout, &rows.head))
			return true, nil
		}
	}
	if clues&(ofTeams|ofRooms) != 0 {
		if found, problems := cards(sheet, words, texts); len(found) > 0 || problems != nil {
			return rd.addCards(found, problems)
		}
	}
	if clues&ofRubber != 0 || saysScoring(rd.ev.Settings) {
		if deals := dealsOf(sheet, words, texts, rd.ev.Settings); deals != nil {
			o.deals = append(o.deals, deals)
			rd.settle(deals.table, rd.addOther(sheet, deals.language, deals.layout, &deals.head))
			return true, nil
		}
	}
	return false, nil
}

// addCards keeps the cards of a sheet. One that cannot be read beside others would
// leave out a match.
func (rd *reader) addCards(found []*card, problems event.Problems) (bool, event.Problems) {
	if len(found) == 0 {
		return false, problems
	}
	source := rd.addOther(found[0].sheet, found[0].v.language, "cards of matches", nil)
	for _, c := range found {
		rd.settle(c.rooms[event.Open], source)
		rd.settle(c.rooms[event.Closed], source)
	}
	rd.others.cards = append(rd.others.cards, found...)
	rd.problems = append(rd.problems, problems...)
	return true, nil
}

// addOther keeps a sheet as a source, and gives its number. A card has no header
// of one row.
func (rd *reader) addOther(sheet *cells.Sheet, language, layout string, head *header) uint16 {
	if rd.others.first == (event.Position{}) {
		rd.others.first = sheet.Position(0, 0)
	}
	source := event.Source{File: sheet.Book().Name, Sheet: sheet.Name, Layout: layout, Language: language}
	if head != nil {
		source.Read, source.Unread = head.readAndUnread()
		rd.problems = append(rd.problems, head.misspelt(sheet)...)
	}
	rd.ev.Sources = append(rd.ev.Sources, source)
	return uint16(len(rd.ev.Sources) - 1)
}

// settle gives a table its source.
func (rd *reader) settle(t *table, source uint16) { t.source, t.problems = source, &rd.problems }

// tables are all tables of results.
func (a *others) tables() []*table {
	var all []*table
	for _, c := range a.cards {
		all = append(all, c.rooms[:]...)
	}
	for _, tr := range a.rows {
		all = append(all, tr.table)
	}
	for _, d := range a.deals {
		all = append(all, d.table)
	}
	return all
}

// finishOthers makes the event of what was found apart from pairs. It reports
// whether there was anything.
func (rd *reader) finishOthers(texts *texts, options Options) bool {
	a := &rd.others
	if rd.ev.Kind = a.contest(); rd.ev.Kind == event.Pairs {
		return false
	}
	if len(rd.tables) > 0 {
		rd.mixed(rd.ev.Kind, "pairs", rd.tables[0].sheet.Position(0, 0))
	} else if len(a.deals) > 0 && rd.ev.Kind != event.DealsInOrder {
		rd.mixed(rd.ev.Kind, "deals of Chicago or rubber bridge", a.deals[0].sheet.Position(0, 0))
	}
	var way interpretation
	if tables := a.tables(); len(tables) > 0 {
		letters := chooseLetters(tables, texts, options.Letters, &rd.problems)
		texts.spell(letters)
		survey := surveyOf(tables)
		way = survey.interpret(&rd.problems)
		rd.ev.Ways = survey.ways(letters, way)
	}
	if rd.ev.Kind == event.DealsInOrder {
		rd.readDeals(way)
		return true
	}
	for _, c := range a.cards {
		rd.readCard(c, way)
	}
	for _, tr := range a.rows {
		rd.readTeamRows(tr, way)
	}
	rd.checkGames()
	for _, list := range a.lists {
		rd.readList(list)
	}
	rd.makeMatches()
	return true
}

// mixed tells of a book with two sorts of results.
func (rd *reader) mixed(kind event.Contest, other string, at event.Position) {
	rd.problems.Add(event.Problem{
		At:   at,
		Text: fmt.Sprintf("this sheet holds results of %s, but %s holds those of %v", other, rd.others.first, kind),
		Hint: "save them as separate files",
	})
}

// gameOf finds the match of a title, or begins one. Titles that agree in round
// and teams are parts of one match, such as its halves.
func (rd *reader) gameOf(m *matchTitle) *game {
	for _, g := range rd.others.games {
		if g.round == m.round && sameTeam(g.home, m.home) && sameTeam(g.away, m.away) {
			return g
		}
	}
	g := &game{round: m.round, home: m.home, away: m.away, at: m.at}
	rd.others.games = append(rd.others.games, g)
	return g
}

// sit takes over who sits NS in the open room.
func (rd *reader) sit(g *game, m *matchTitle) {
	if m.openNS != neither && g.openNS != neither && m.openNS != g.openNS {
		rd.problems.Add(event.Problem{
			At:   m.at,
			Text: fmt.Sprintf("NS in the open room are %s here, but %s elsewhere in this match", g.nameOf(m.openNS), g.nameOf(g.openNS)),
			Hint: "correct one of them, or give the halves of the match as rounds of their own",
		})
	}
	if m.openNS != neither {
		g.openNS = m.openNS
	}
}

// readCard reads the results of a card into its match.
func (rd *reader) readCard(c *card, way interpretation) {
	g := rd.gameOf(&c.title)
	rd.sit(g, &c.title)
	for room, t := range c.rooms {
		for e := range t.entries {
			rd.readRoom(g, t, e, event.Room(room), way)
		}
	}
	rd.readStated(c, g)
}

// readTeamRows reads the rows of matches.
func (rd *reader) readTeamRows(tr *teamRows, way interpretation) {
	for e := range tr.entries {
		m, problem := tr.title()
		if problem != nil {
			rd.problems.Add(*problem)
			continue
		}
		g := rd.gameOf(&m)
		rd.sit(g, &m)
		rd.readRoom(g, tr.table, e, m.room, way)
	}
}

// readRoom reads what a board came to in a room.
func (rd *reader) readRoom(g *game, t *table, e *entry, room event.Room, way interpretation) {
	if !e.sound {
		t.complain(e.line)
		return
	}
	r, problem := t.result(e, way)
	if problem != nil {
		rd.problems.Add(*problem)
		if problem.Severity == event.Error {
			return
		}
	}
	t.checkLead(e.line)
	r.Round = g.round
	r.Table = t.ordinal(e.line, fTable, "table")
	place := e.line.places[fBoard]
	at := t.sheet.Position(int(place.row), max(int(r.Col), int(place.col)))
	if problem := g.add(roomResult{event.TableResult{Room: room, Board: int32(e.board), Result: r}, at, e.blank}); problem != nil {
		rd.problems.Add(*problem)
		return
	}
	rd.ev.Sources[t.source].Results++
}

// readStated reads the IMPs that a card states for its boards and in total.
func (rd *reader) readStated(c *card, g *game) {
	var signs impSigns
	if c.cols.imps[1] < 0 {
		signs = c.impSigns(g)
	}
	var since, all []int32
	next := 0
	for n := 0; n <= len(c.boards); n++ {
		for ; next < len(c.totals) && c.totals[next].above == n; next++ {
			row := c.sheet.Row(c.totals[next].row)
			if imps, at, ok := rd.cellIMPs(c, row, signs); ok && len(all) > 0 {
				g.totals = append(g.totals, statedTotal{slices.Clone(all), slices.Clone(since), imps, at})
			}
			since = nil
		}
		if n == len(c.boards) {
			break
		}
		row := c.sheet.Row(c.boards[n])
		board, err := c.texts.ordinals.of(row.ID(c.cols.board))
		if err != nil {
			continue // it is told with the results
		}
		since, all = append(since, int32(board)), append(all, int32(board))
		if imps, at, ok := rd.cellIMPs(c, row, signs); ok {
			g.stated = append(g.stated, statedIMPs{int32(board), imps, at})
		}
	}
}

// impSigns is whose IMPs a lone column shows.
type impSigns uint8

const (
	homeIMPs impSigns = iota
	awayIMPs
	unsignedIMPs // only how many; the scores tell whose
)

// impSigns finds out whose IMPs a lone column shows: the way that most boards
// agree with.
func (c *card) impSigns(g *game) impSigns {
	var votes [unsignedIMPs + 1]int
	unsigned := true
	for _, i := range c.boards {
		row := c.sheet.Row(i)
		board, err := c.texts.ordinals.of(row.ID(c.cols.board))
		score, failed := c.texts.scores.of(row.ID(c.cols.imps[0]))
		margin, ok := g.margin(int32(board))
		if err != nil || failed != nil || !ok || !score.Given {
			continue
		}
		unsigned = unsigned && score.Points >= 0
		for way, fits := range []bool{score.Points == margin, score.Points == -margin, score.Points == max(margin, -margin)} {
			if fits {
				votes[way]++
			}
		}
	}
	switch {
	case unsigned && votes[unsignedIMPs] > votes[homeIMPs]:
		return unsignedIMPs
	case votes[awayIMPs] > votes[homeIMPs]:
		return awayIMPs
	}
	return homeIMPs
}

// cellIMPs reads the IMPs in a row of a card; ok is false where none stand there.
func (rd *reader) cellIMPs(c *card, row cells.Row, signs impSigns) (imps homeAway, at event.Position, ok bool) {
	at = c.sheet.Position(row.Num, 0)
	var points [2]int
	for which, col := range c.cols.imps {
		if col < 0 || row.ID(col) == 0 {
			continue
		}
		score, err := c.texts.scores.of(row.ID(col))
		here := c.sheet.Position(row.Num, col+1)
		if err != nil {
			rd.problems.Add(event.Problem{At: here, Text: fmt.Sprintf("IMPs %q %v", row.Text(col), err), Hint: "write whole IMPs, or leave the cell blank"})
			return imps, at, false
		}
		points[which] = score.Points
		if score.Given && (!ok || score.Points != 0) {
			ok, at = true, here
		}
	}
	switch {
	case c.cols.imps[0] >= 0 && c.cols.imps[1] >= 0:
		if points[0] == -points[1] { // each column has the sign of its team
			return ofMargin(points[0]), at, ok
		}
		return homeAway{points[0], points[1]}, at, ok
	case signs == unsignedIMPs:
		return imps, at, false
	case signs == awayIMPs:
		points[0] = -points[0]
	}
	return ofMargin(points[0]), at, ok
}

// checkGames checks each match by itself.
func (rd *reader) checkGames() {
	var assumed []*game
	for _, g := range rd.others.games {
		if g.settleSeats() {
			assumed = append(assumed, g)
		}
		g.checkIMPs(&rd.problems)
	}
	if !rd.problems.HasErrors() { // with results left out they would mislead
		for _, g := range rd.others.games {
			g.checkRooms(&rd.problems)
		}
	}
	if len(assumed) > 0 {
		rd.problems.Add(event.Problem{
			Severity: event.Warning, At: assumed[0].at,
			Text: "it is not said who sits NS in the open room; by custom this is the home team",
			Hint: `write above the card "Home sits NS in the open room", or "Away sits NS in the open room"`,
		})
	}
}

// makeMatches puts the matches into the event, and checks them against each
// other.
func (rd *reader) makeMatches() {
	ev := rd.ev
	teams := make(map[string]int32)
	index := func(name string) int32 {
		key := teamKey(name)
		i, ok := teams[key]
		if !ok {
			i = int32(len(ev.Teams))
			teams[key] = i
			ev.Teams = append(ev.Teams, event.Team{Name: name})
		}
		return i
	}
	for _, g := range rd.others.games {
		if !g.hasScores() && g.listed == nil {
			rd.problems.Add(event.Problem{Severity: event.Warning, At: g.at, Text: fmt.Sprintf("%s v %s has no results and counts as not played", g.home, g.away)})
		}
		if sameTeam(g.home, g.away) {
			rd.problems.Add(event.Problem{At: g.at, Text: fmt.Sprintf("%s plays against itself", g.home), Hint: "correct one of the two teams"})
			continue
		}
		ev.Matches = append(ev.Matches, g.match(index(g.home), index(g.away)))
	}
	rd.checkRounds()
	rd.checkTeamNames()
	if len(ev.Matches) == 0 && !rd.problems.HasErrors() {
		rd.problems.Add(event.Problem{At: rd.others.first, Text: "there are no matches below the heading", Hint: "write one row per match"})
	}
}

// match is the game as the event has it.
func (g *game) match(home, away int32) event.Match {
	m := event.Match{Round: g.round, Home: home, Away: away, Boards: int32(len(g.boards())), Remark: g.remark, At: g.at}
	ns, ew := home, away
	if g.openNS == awayTeam {
		ns, ew = away, home
	}
	for _, r := range g.results {
		if r.NS, r.EW = ns, ew; r.Room == event.Closed {
			r.NS, r.EW = ew, ns
		}
		m.Results = append(m.Results, r.TableResult)
	}
	slices.SortStableFunc(m.Results, func(a, b event.TableResult) int {
		if a.Board != b.Board {
			return int(a.Board - b.Board)
		}
		return int(a.Room) - int(b.Room)
	})
	if n := len(g.totals); n > 0 && len(g.totals[n-1].boards) == len(g.boards()) {
		total := g.totals[n-1].imps
		m.HasIMPs, m.HomeIMPs, m.AwayIMPs = true, int32(total.home), int32(total.away)
	}
	m.NotPlayed = !g.hasScores()
	if g.listed != nil {
		g.listed.fill(&m)
	}
	return m
}

// hasScores reports whether some board was played.
func (g *game) hasScores() bool {
	return slices.ContainsFunc(g.results, func(r roomResult) bool { return r.Kind != event.NotPlayed })
}

// checkRounds finds a team that has two matches in one round.
func (rd *reader) checkRounds() {
	type entry struct{ round, team int32 }
	seen := make(map[entry]*event.Match)
	for i := range rd.ev.Matches {
		m := &rd.ev.Matches[i]
		if m.Round == 0 {
			continue
		}
		for _, t := range []int32{m.Home, m.Away} {
			if before, ok := seen[entry{m.Round, t}]; ok {
				rd.problems.Add(event.Problem{
					At:   m.At,
					Text: fmt.Sprintf("%s plays twice in round %d, here and in %s", rd.ev.Teams[t].Name, m.Round, before.At),
					Hint: "correct the round or the team",
				})
			}
			seen[entry{m.Round, t}] = m
		}
	}
}

// teamKey is a team's name without the accidents of typing.
func teamKey(name string) string { return strings.ToLower(strings.Join(strings.Fields(name), " ")) }

func sameTeam(a, b string) bool { return teamKey(a) == teamKey(b) }
