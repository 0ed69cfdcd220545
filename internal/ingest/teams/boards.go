package teams

import (
	"fmt"
	"regexp"
	"slices"
	"strings"

	"bridgecalc/internal/event"
	"bridgecalc/internal/ingest/arrange"
	"bridgecalc/internal/ingest/cells"
	"bridgecalc/internal/ingest/field"
	"bridgecalc/internal/ingest/lines"
	"bridgecalc/internal/ingest/notation"
)

// readBoards reads the results of teams, board by board.
func (rd *Reader) readBoards(way lines.Way) {
	rd.gatherRoster()
	w := &who{roster: rd.roster, names: rd.roster.all()}
	for _, l := range rd.lines() {
		w.takeLetters(cellsOf(&l))
	}
	tables := rd.tables
	members := make(map[string][]string)
	for len(tables) > 0 {
		sheet := tables[0].Sheet
		n := slices.IndexFunc(tables, func(t *arrange.TeamTable) bool { return t.Sheet != sheet })
		if n < 0 {
			n = len(tables)
		}
		for _, b := range rd.bandsOf(tables[:n], w) {
			s := &sheetScan{who: w, rd: rd, sheet: sheet, members: members, fresh: true, from: b.from, to: b.to}
			s.scan(b.tables, way)
		}
		tables = tables[n:]
	}
	rd.members = members
	rd.reportNotes()
	rd.reportUntitled(way)
	rd.reportUnused()
}

// dashNote is a line that says what a dash among the results means: "– : passed out".
var dashNote = regexp.MustCompile(`^[-–—]+\s*[:=]\s*\pL`)

// reportNotes reports lines on which results hang, and which are not understood: what a dash
// means, where results are taken as not played, and that scores are a team's own, where no
// contracts show whose they are.
func (rd *Reader) reportNotes() {
	has := func(is func(r roomResult) bool) bool {
		return slices.ContainsFunc(rd.games, func(g *game) bool { return slices.ContainsFunc(g.results, is) })
	}
	unplayed := has(func(r roomResult) bool { return r.Kind == event.NotPlayed })
	scored := has(func(r roomResult) bool { return r.Kind == event.Played && !r.HasContract && r.Score != 0 })
	var last *cells.Sheet
	for _, t := range rd.tables {
		if t.Sheet == last || !unplayed && !scored {
			continue
		}
		last = t.Sheet
		for i := range t.Sheet.Len() {
			row := t.Sheet.Row(i)
			for col := range row.Len() {
				problem := event.Problem{At: t.Sheet.Position(row.Num, col+1)}
				switch text := strings.TrimSpace(row.Text(col)); {
				case unplayed && dashNote.MatchString(text):
					problem.Text = fmt.Sprintf("this line says what a dash means, and is not understood: %q", text)
					problem.Hint = "write Pass, or 0, for a board that was passed out, and NP for one that was not played"
				case scored && arrange.SaysOwnScores(text) && !rd.own[t.Sheet].isSettled():
					problem.Text = fmt.Sprintf("by %q the scores are those of one team, and no contracts show which are whose", text)
					problem.Hint = "write the scores from the side of NS in each room, or the contracts with declarer and tricks"
				default:
					continue
				}
				rd.problems.Add(problem)
			}
		}
	}
}

// isFlat reports whether each row says itself who plays.
func (t *titled) isFlat() bool {
	return t.HasColumn("home") && t.HasColumn("away") || t.HasColumn("match") && t.HasColumn("room") && !t.title.hasTeams() || t.HasSides() ||
		t.HasColumn("room")
}

// takeGiven takes over the round and the part of a match from the titles of a table.
func (m *matchTitle) takeGiven(t *arrange.TeamTable) {
	if n, err := notation.ReadOrdinal(t.Given("round")); err == nil {
		m.round = int32(n)
	}
	if n, err := readSegment(t.Given("segment")); err == nil && m.part == 0 && t.Given("segment") != "" {
		m.part = n
	}
}

// readCard reads the results of a match, or of a room of it.
func (rd *Reader) readCard(c *titled, way lines.Way, stated bool) {
	if !c.title.hasTeams() {
		rd.nameTeams(c)
	}
	if !c.title.hasTeams() {
		rd.untitled = append(rd.untitled, *c)
		return
	}
	if problem := c.otherOpponent(); problem != nil {
		rd.problems.Add(*problem)
		return
	}
	if !c.title.hasRoom && rd.isKnown(c) {
		return // scores of both rooms, beside the cards of each
	}
	if !c.title.hasRoom {
		rd.problems.Add(event.Problem{
			At:   c.Sheet.Position(max(c.HeadRow(), 1), 0),
			Text: "it is not said in which room these boards were played",
			Hint: `write "Open room" or "Closed room" above them`,
		})
		return
	}
	if problem := rd.seatOwn(c); problem != nil {
		rd.problems.Add(*problem)
		return
	}
	c.title.turnTo(rd)
	g := rd.gameOf(&c.title)
	isApart := func(r *roomResult) bool {
		return r.at.Sheet != c.Sheet.Position(0, 0).Sheet || !c.HasColumn("contract")
	}
	if n := len(g.results); n > 0 && isApart(&g.results[n-1]) && g.isRepeatedBy(c, way) { // it sums up the cards of the rooms
		if stated {
			rd.readStated(c, g)
		}
		return
	}
	rd.sit(g, &c.title)
	for e := range c.Entries {
		names := c.title.players[c.title.room]
		if rd.readRoom(g, c.Table, e, c.title.room, way, names) && c.title.part > 0 {
			g.parts[int32(e.Board)] = c.title.part
		}
	}
	if stated {
		rd.readStated(c, g)
	}
}

// otherOpponent finds a row that names opponents who are none of the teams that the lines
// above the results name.
func (t *titled) otherOpponent() *event.Problem {
	for l := range t.Lines {
		text, row, col := t.Text(l.Row, "opponent")
		if text == "" || isNumber(text) || sameTeam(text, t.title.home) || sameTeam(text, t.title.away) {
			continue
		}
		return &event.Problem{
			At:   t.Sheet.Position(row, col+1),
			Text: fmt.Sprintf("this board is said to be against %q, but the match above it is %s v %s", strings.TrimSpace(text), t.title.home, t.title.away),
			Hint: "write Home and Away above two columns with the teams of each board, or give each match a card of its own",
		}
	}
	return nil
}

// reportUntitled reports the cards that do not name their teams, and do not only sum up
// others.
func (rd *Reader) reportUntitled(way lines.Way) {
	for i := range rd.untitled {
		c := &rd.untitled[i]
		problem := event.Problem{
			At:   c.Sheet.Position(max(c.HeadRow(), 1), 0),
			Text: "the teams of this match are not named",
			Hint: `write above the card "Home team: …" and "Away team: …"`,
		}
		switch {
		case rd.isRepeated(c, way):
		case c.hasResults():
			rd.problems.Add(problem)
		default:
			rd.unused = append(rd.unused, problem)
		}
	}
}

// hasResults reports whether somebody wrote results or IMPs into a table.
func (t *titled) hasResults() bool {
	for l := range t.Lines {
		for _, f := range []field.Field{field.Contract, field.Declarer, field.Result, field.Tricks, field.Score, field.NSScore, field.EWScore, field.Remarks} {
			if l.Places[f].ID != 0 {
				return true
			}
		}
	}
	for row := range t.RowsOf {
		for _, c := range t.IMPs {
			if text := row.Text(c.Col); text != "" && text != "0" { // zeros are those of formulas
				return true
			}
		}
	}
	return false
}

// reportUnused reports the cards that nobody filled in. Beside matches that are read
// they are no mistake.
func (rd *Reader) reportUnused() {
	for _, problem := range rd.unused {
		if len(rd.games) > 0 {
			problem.Severity = event.Warning
			problem.Text = "this card is not read: " + problem.Text
		}
		rd.problems.Add(problem)
	}
}

// turnTo exchanges home and away where the match is known with the other team named first:
// its rooms may stand on two sheets.
func (m *matchTitle) turnTo(rd *Reader) {
	if rd.found[keyOf(m)] != nil {
		return
	}
	other := *m
	other.home, other.away, other.openNS = m.away, m.home, m.openNS.other()
	if rd.found[keyOf(&other)] != nil {
		*m = other
	}
}

// isKnown reports whether the boards of a table have results in both rooms already: it
// only sums them up.
func (rd *Reader) isKnown(c *titled) bool {
	for _, g := range rd.games {
		if !sameTeam(g.home, c.title.home) && !sameTeam(g.home, c.title.away) {
			continue
		}
		known := true
		for l := range c.Lines {
			board, err := c.Texts.Ordinals.Of(l.Places[field.Board].ID)
			for _, room := range []event.Room{event.Open, event.Closed} {
				known = known && err == nil && len(g.byBoard[boardRoom{int32(board), room}]) > 0
			}
		}
		if known {
			return true
		}
	}
	return false
}

// nameTeams names the teams of results below the names of the teams in the headings of
// the IMPs.
func (rd *Reader) nameTeams(c *titled) {
	if len(c.IMPs) != 2 {
		return
	}
	home, away := teamOfHeading(c.IMPs[0].Text), teamOfHeading(c.IMPs[1].Text)
	if home != "" && away != "" && !arrange.SaysOurs(home) && !arrange.SaysOurs(away) && !c.IMPs[0].Home && !c.IMPs[1].Away {
		c.title.home, c.title.away, c.title.at = home, away, c.Sheet.Position(max(c.HeadRow(), 1), c.IMPs[0].Col+1)
	}
}

// teamOfHeading is the team whose IMPs a heading is about: "IMP Foxes", "IMPs (Owls)".
func teamOfHeading(text string) string {
	fields := strings.Fields(text)
	for len(fields) > 0 && (arrange.BeginsWithIMPs(fields[0]) || strings.Trim(fields[0], "+-/()–−:.") == "") {
		fields = fields[1:]
	}
	return strings.Trim(strings.Join(fields, " "), "():- ")
}

// isRepeated reports whether the only match has all results of a table, with the same
// scores: it only sums them up.
func (rd *Reader) isRepeated(c *titled, way lines.Way) bool {
	return len(rd.games) == 1 && c.title.hasRoom && rd.games[0].isRepeatedBy(c, way)
}

// isRepeatedBy reports whether a match has all results of a table already, with the same
// scores.
func (g *game) isRepeatedBy(c *titled, way lines.Way) bool {
	repeated := 0
	for e := range c.Entries {
		r, problem := c.Result(e, way)
		known := g.byBoard[boardRoom{int32(e.Board), c.title.room}]
		if problem != nil || !e.Sound || len(known) != 1 || g.results[known[0]].Score != r.Score {
			return false
		}
		repeated++
	}
	return repeated > 0
}
