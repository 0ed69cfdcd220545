package sheetgen

import (
	"fmt"
	"slices"
	"strconv"
	"strings"

	"bridgecalc/internal/bridge"
	"bridgecalc/internal/event"
)

// teamCards is a drawn team event, board by board, with the way it is written.
type teamCards struct {
	*design
	teams    []string
	matches  []Match
	players  [][]string // four of each team, or none
	boards   int
	halves   bool
	imps     string // none, two columns, signed
	seating  int    // how the sheet says who sat where
	title    int
	byNumber bool // teams have numbers, with a list
	total    bool
	rooms    [2]string
}

// drawTeams draws matches board by board and their sheet.
func drawTeams(r *random) *Sheet {
	arrangement := pickWeighted(r, weighted[string]{"rooms beside", 5}, weighted[string]{"rooms below", 3}, weighted[string]{"rooms on two sheets", 2}, weighted[string]{"row a table", 4})
	r.record("arrangement", arrangement)
	d := &design{random: r, session: &session{random: r, sections: []string{""}, natural: map[int]natural{}}, arrangement: arrangement}
	c := &teamCards{design: d}
	c.draw()
	d.drawLanguages()
	d.note = drawNotation(r, d.cells)
	d.drawContents()
	d.drawLook()
	d.twoRows = false
	c.drawColumns()
	d.note.record()
	r.record("score", d.score)
	out := &Sheet{}
	switch arrangement {
	case "rooms below":
		out.pages = c.matchPages(c.roomsBelow)
	case "rooms on two sheets":
		out.pages = c.roomSheets()
	case "row a table":
		out.pages = c.flatList()
	default:
		out.pages = c.matchPages(c.roomsBeside)
	}
	out.pages = d.decorate(out.pages)
	out.Truth = c.truth()
	return out
}

// draw draws teams, matches and results.
func (c *teamCards) draw() {
	r := c.random
	n := pickWeighted(r, weighted[int]{1, 6}, weighted[int]{2, 3}, weighted[int]{3, 1})
	if c.arrangement == "rooms on two sheets" {
		n = 1
	}
	names := slices.Clone(teamNames)
	r.Shuffle(len(names), func(i, j int) { names[i], names[j] = names[j], names[i] })
	c.teams = names[:2*n]
	c.boards = r.between(6, 20)
	c.halves = c.boards%2 == 0 && r.chance(.25) && c.arrangement == "rooms beside"
	c.imps = pick(r, "none", "two columns", "signed")
	c.total = c.imps == "two columns" && r.chance(.5)
	c.seating, c.title = r.IntN(3), r.IntN(4)
	if c.arrangement == "rooms below" {
		c.seating = r.between(1, 2)
	}
	if r.chance(.4) {
		people := drawPeople(r, 8*n)
		for t := range c.teams {
			var four []string
			for _, p := range people[4*t : 4*t+4] {
				four = append(four, p[0]+" "+p[1])
			}
			c.players = append(c.players, four)
		}
	}
	for m := range n {
		c.matches = append(c.matches, Match{Round: 1, Home: c.teams[2*m], Away: c.teams[2*m+1], Boards: c.boards})
		c.playMatch(m)
	}
	r.record("matches", n)
	r.record("halves", c.halves)
	r.record("IMPs", c.imps)
	r.record("players", len(c.players) > 0)
}

// playMatch draws the results of both rooms and the IMPs of a match.
func (c *teamCards) playMatch(m int) {
	s := c.session
	for board := 1; board <= c.boards; board++ {
		if _, ok := s.natural[board]; !ok {
			s.natural[board] = drawNatural(c.random)
			s.boards = append(s.boards, board)
		}
		var scores [2]int
		for room := range 2 {
			x := s.play(board)
			for x.Kind != event.Played {
				x = s.play(board)
			}
			x.Room, x.Match, x.Round, x.Table = event.Room(room), m, 1, 2*m+room+1
			c.results = append(c.results, x)
			scores[room] = x.Score
		}
		if imps := bridge.IMPs(scores[0] - scores[1]); imps > 0 {
			c.matches[m].HomeIMPs += imps
		} else {
			c.matches[m].AwayIMPs -= imps
		}
	}
}

// drawColumns draws the columns of one room.
func (c *teamCards) drawColumns() {
	d := c.design
	r := d.random
	if d.score == scoreTwoSigned {
		d.score = scoreTwo
	}
	for _, f := range slices.Concat(d.contractGroups()...) {
		d.columns = append(d.columns, column{field: f})
	}
	d.drawHeadings()
	n := r.IntN(2)
	for room, w := range []word{wOpenRoom, wClosedRoom} {
		c.rooms[room] = d.head.all(w)[min(n, len(d.head.all(w))-1)]
	}
	c.byNumber = c.arrangement == "row a table" && r.chance(.4)
	r.record("columns", d.headings())
}

// sideTeam returns the team that sat on a side in a room: by custom the home team is
// NS in the open room.
func (m *Match) sideTeam(room event.Room, side bridge.Side) string {
	if (room == event.Open) == (side == bridge.NS) {
		return m.Home
	}
	return m.Away
}

// seatingText returns who sat where in a room.
func (c *teamCards) seatingText(m *Match, room event.Room) string {
	return fmt.Sprintf("%s %s, %s %s", c.sideName(bridge.NS), m.sideTeam(room, bridge.NS), c.sideName(bridge.EW), m.sideTeam(room, bridge.EW))
}

// matchTitle returns the lines above a card.
func (c *teamCards) matchTitle(n int, seating bool) *grid {
	m := &c.matches[n]
	g := &grid{}
	switch c.title {
	case 0:
		g.add(titleCell(c.head.first(wHome)+": "+m.Home), cell{})
		g.add(titleCell(c.head.first(wAway)+": "+m.Away), cell{})
	case 1:
		g.add(titleCell(c.head.first(wHome)), titleCell(m.Home))
		g.add(titleCell(c.head.first(wAway)), titleCell(m.Away))
	default:
		g.add(titleCell(m.Home + pick(c.random, " - ", " – ", " v ", " vs ") + m.Away))
	}
	if seating {
		for _, room := range []event.Room{event.Open, event.Closed} {
			g.add(titleCell(c.rooms[room] + ": " + c.seatingText(m, room)))
		}
	}
	c.addPlayers(g, n)
	return g
}

// addPlayers writes the players of a match above its card.
func (c *teamCards) addPlayers(g *grid, n int) {
	if len(c.players) == 0 {
		return
	}
	m := &c.matches[n]
	home, away := c.players[2*n], c.players[2*n+1]
	if c.seating != 1 {
		for i, team := range []string{m.Home, m.Away} {
			g.add(titleCell(team + ": " + strings.Join([][]string{home, away}[i], ", ")))
		}
		return
	}
	pairs := [][]string{home[:2], away[:2], away[2:], home[2:]}
	for i, p := range pairs {
		side := []bridge.Side{bridge.NS, bridge.EW}[i%2]
		g.add(titleCell(fmt.Sprintf("%s %s: %s", c.rooms[i/2], c.sideName(side), strings.Join(p, " & "))))
	}
}

// roomTitle returns the title of a room.
func (c *teamCards) roomTitle(n int, room event.Room) string {
	m := &c.matches[n]
	switch c.seating {
	case 0:
		return c.rooms[room]
	case 1:
		return fmt.Sprintf("%s (%s %s)", c.rooms[room], c.sideName(bridge.NS), m.sideTeam(room, bridge.NS))
	}
	return c.rooms[room] + ": " + c.seatingText(m, room)
}

// matchPages writes each match on a sheet, or all below each other.
func (c *teamCards) matchPages(card func(n int) *grid) []*page {
	r := c.random
	if len(c.matches) > 1 && r.chance(.6) {
		var out []*page
		for n := range c.matches {
			name := fmt.Sprintf("%s %d", c.head.first(wMatch), n+1)
			out = append(out, &page{name: name, grid: *card(n)})
		}
		r.record("sheets", "a match each")
		return out
	}
	p := &page{name: c.sheetName()}
	for n := range c.matches {
		p.below(2, card(n))
	}
	return []*page{p}
}

// resultOf returns the index of a result.
func (c *teamCards) resultOf(match, board int, room event.Room) int {
	return slices.IndexFunc(c.results, func(x Result) bool { return x.Match == match && x.Board == board && x.Room == room })
}

// roomsBeside writes both rooms of a match beside each other.
func (c *teamCards) roomsBeside(n int) *grid {
	prefix := c.textCase == "lower" // rooms in the headings instead of above them
	g := c.matchTitle(n, c.seating == 0 || prefix && c.random.chance(.7))
	c.addHalves(func(first, last int, title []cell) {
		part := c.besideTable(n, first, last, prefix)
		g.below(0, c.titled(title, part, false))
	})
	if c.total {
		c.addTotal(g, n)
	}
	return g
}

// addHalves calls f for each half with its boards and its title, or once for all.
func (c *teamCards) addHalves(f func(first, last int, title []cell)) {
	if !c.halves {
		f(1, c.boards, nil)
		return
	}
	titles := c.head.all(wHalf)
	f(1, c.boards/2, []cell{titleCell(titles[0])})
	f(c.boards/2+1, c.boards, []cell{titleCell(titles[1])})
}

// besideTable returns the table of some boards with both rooms.
func (c *teamCards) besideTable(n, first, last int, prefix bool) *grid {
	g := &grid{}
	width := len(c.columns)
	row := 0
	if !prefix {
		row = 1
		for room := range 2 {
			g.set(0, 1+room*width, titleCell(c.roomTitle(n, event.Room(room))))
			if width > 1 {
				g.merges = append(g.merges, merge{0, 1 + room*width, 1, width})
			}
		}
	}
	g.set(row, 0, cell{value: c.look(c.head.first(wBoard)), role: headingRole})
	for room := range 2 {
		for i, col := range c.columns {
			text := col.heading
			if prefix {
				text = c.look(c.rooms[room] + " " + text)
			}
			g.set(row, 1+room*width+i, cell{value: text, role: headingRole})
		}
	}
	c.setIMPHeadings(g, n, row, 1+2*width)
	for board := first; board <= last; board++ {
		row++
		c.setBoard(g, n, row, board)
	}
	return g
}

// setIMPHeadings writes the headings of the IMPs.
func (c *teamCards) setIMPHeadings(g *grid, n, row, col int) {
	m := &c.matches[n]
	imp := c.head.first(wIMPs)
	switch c.imps {
	case "two columns":
		g.set(row, col, cell{value: imp + " " + m.Home, role: headingRole})
		g.set(row, col+1, cell{value: imp + " " + m.Away, role: headingRole})
	case "signed":
		g.set(row, col, cell{value: fmt.Sprintf("%s +/- (%s)", imp, m.Home), role: headingRole})
	}
}

// setBoard writes a board with both rooms and its IMPs.
func (c *teamCards) setBoard(g *grid, n, row, board int) {
	width := len(c.columns)
	open, closed := c.resultOf(n, board, event.Open), c.resultOf(n, board, event.Closed)
	g.set(row, 0, cell{value: board, role: boardRole})
	for room, x := range []int{open, closed} {
		for i, v := range c.row(&c.results[x], x, c.columns) {
			g.set(row, 1+room*width+i, v)
		}
	}
	imps := bridge.IMPs(c.results[open].Score - c.results[closed].Score)
	col := 1 + 2*width
	switch {
	case c.imps == "two columns" && imps > 0:
		g.set(row, col, c.number(imps))
	case c.imps == "two columns" && imps < 0:
		g.set(row, col+1, c.number(-imps))
	case c.imps == "signed":
		g.set(row, col, c.number(imps))
	}
}

// addTotal writes the sum of the IMPs.
func (c *teamCards) addTotal(g *grid, n int) {
	row, col := len(g.rows), 1+2*len(c.columns)
	g.set(row, 0, textCell(c.head.first(wTotal)))
	g.set(row, col, c.number(c.matches[n].HomeIMPs))
	g.set(row, col+1, c.number(c.matches[n].AwayIMPs))
}

// roomTable returns the table of one room.
func (c *teamCards) roomTable(n int, room event.Room) *grid {
	columns := slices.Concat([]column{{field: fBoard, heading: c.look(c.head.first(wBoard))}}, c.columns)
	var rows []int
	for board := 1; board <= c.boards; board++ {
		rows = append(rows, c.resultOf(n, board, room))
	}
	return c.table(rows, columns)
}

// roomsBelow writes the open room above the closed room.
func (c *teamCards) roomsBelow(n int) *grid {
	g := c.matchTitle(n, false)
	c.layOnSide([]column{{field: fBoard}})
	for _, room := range []event.Room{event.Open, event.Closed} {
		gap := 1
		if room == event.Open {
			gap = 0
		}
		g.below(gap, c.titled([]cell{titleCell(c.roomTitle(n, room))}, c.roomTable(n, room), false))
	}
	return g
}

// roomSheets writes each room on a sheet.
func (c *teamCards) roomSheets() []*page {
	var out []*page
	for _, room := range []event.Room{event.Open, event.Closed} {
		g := c.matchTitle(0, false)
		text := fmt.Sprintf("%s: %s", c.rooms[room], c.seatingText(&c.matches[0], room))
		g.below(0, c.titled([]cell{titleCell(text)}, c.roomTable(0, room), false))
		out = append(out, &page{name: c.rooms[room], grid: *g})
	}
	return out
}

// flatList writes a row for each table.
func (c *teamCards) flatList() []*page {
	r := c.random
	g := &grid{}
	withRoom, withTable := r.chance(.7), r.chance(.6)
	heads := []string{c.head.first(wBoard), c.head.all(wNS)[0], c.head.all(wEW)[0]}
	if withTable {
		heads = append([]string{c.head.first(wTable)}, heads...)
	}
	if withRoom {
		heads = append([]string{c.head.first(wRoom)}, heads...)
	}
	if r.chance(.5) {
		heads = append([]string{c.head.first(wRound)}, heads...)
	}
	var row []cell
	for _, h := range heads {
		row = append(row, cell{value: c.look(h), role: headingRole})
	}
	for _, col := range c.columns {
		row = append(row, cell{value: col.heading, role: headingRole})
	}
	g.add(row...)
	order := make([]int, len(c.results))
	for i := range order {
		order[i] = i
	}
	if r.chance(.4) { // room by room
		slices.SortStableFunc(order, func(a, b int) int { return c.results[a].Table - c.results[b].Table })
	}
	for _, i := range order {
		g.add(append(c.flatLead(i, heads, withTable, withRoom), c.row(&c.results[i], i, c.columns)...)...)
	}
	pages := []*page{{name: c.sheetName(), grid: *g}}
	if c.byNumber {
		pages = append(pages, &page{name: c.head.first(wTeam), grid: *c.teamList()})
	}
	r.record("room column", withRoom)
	return pages
}

// flatLead returns the cells before the contract of a row.
func (c *teamCards) flatLead(i int, heads []string, withTable, withRoom bool) []cell {
	x := &c.results[i]
	m := &c.matches[x.Match]
	var out []cell
	if heads[0] == c.head.first(wRound) {
		out = append(out, c.number(x.Round))
	}
	if withRoom {
		letters := []rune{[]rune(c.rooms[0])[0], []rune(c.rooms[1])[0]}
		text := c.rooms[x.Room]
		if c.title%2 == 0 && letters[0] != letters[1] {
			text = string(letters[x.Room])
		}
		out = append(out, textCell(text))
	}
	if withTable {
		out = append(out, c.number(x.Table))
	}
	out = append(out, cell{value: x.Board, role: boardRole, result: i + 1})
	return append(out, c.teamCell(m.sideTeam(x.Room, bridge.NS)), c.teamCell(m.sideTeam(x.Room, bridge.EW)))
}

// teamCell returns a team's name or number.
func (c *teamCards) teamCell(team string) cell {
	if c.byNumber {
		return c.number(slices.Index(c.teams, team) + 1)
	}
	return textCell(team)
}

// teamList returns the list of teams with their numbers.
func (c *teamCards) teamList() *grid {
	g := &grid{}
	g.add(cell{value: c.look(c.head.first(wNumber)), role: headingRole}, cell{value: c.look(c.head.first(wTeam)), role: headingRole})
	for i, team := range c.teams {
		g.add(c.number(i+1), textCell(team))
	}
	return g
}

// truth returns what was played.
func (c *teamCards) truth() Truth {
	t := Truth{Results: c.results, HasContracts: c.hasContract, HasTricks: c.hasContract && c.hasResult}
	t.League = MatchTruth{Matches: c.matches, Teams: c.teams, HasIMPs: true, Unordered: c.arrangement == "row a table"}
	t.League.Numbered = c.byNumber
	if c.arrangement != "row a table" {
		t.League.Players = slices.Concat(c.players...)
	}
	return t
}

// compareTeams judges matches board by board.
func compareTeams(t *Truth, ev *event.Event, problems event.Problems) (Verdict, string) {
	if ev.Kind != event.Teams {
		return Wrong, fmt.Sprintf("read as %v", ev.Kind)
	}
	want, got := t.teamLines(), readTeamLines(t, ev)
	optional := t.optional(problems)
	if text := differ(want, got, optional, func(l line) line { l.south = ""; return l.played() }); text != "" {
		return Wrong, text
	}
	if text := differ(want, got, optional, func(l line) line { l.south = ""; return l }); text != "" {
		return Partial, text
	}
	if text := compareTotals(t, ev); text != "" {
		return Wrong, text
	}
	if text := differ(want, got, optional, func(l line) line { return l }); text != "" && !t.League.Unordered {
		return Names, "the rooms are changed over: " + text
	}
	if text := comparePlayers(t, ev); text != "" {
		return Names, text
	}
	return compareTeamNames(t, ev)
}

// teamLines returns the results that were played; the room is in place of South.
func (t *Truth) teamLines() []line {
	var out []line
	for i := range t.Results {
		x := &t.Results[i]
		m := &t.League.Matches[x.Match]
		l := line{board: x.Board, ns: strings.ToLower(m.sideTeam(x.Room, bridge.NS)), ew: strings.ToLower(m.sideTeam(x.Room, bridge.EW)), south: x.Room.String(), what: x.what()}
		if t.HasContracts {
			l.detail = detail(x.Contract, x.Declarer, x.Tricks, t.HasTricks)
		}
		out = append(out, l)
	}
	return out
}

// readTeamLines returns the results of an event of teams.
func readTeamLines(t *Truth, ev *event.Event) []line {
	var out []line
	for i := range ev.Matches {
		for j := range ev.Matches[i].Results {
			x := &ev.Matches[i].Results[j]
			l := line{board: int(x.Board), ns: teamName(ev, x.NS), ew: teamName(ev, x.EW), south: x.Room.String()}
			l.what, l.detail = readResult(t, &x.Result)
			out = append(out, l)
		}
	}
	return out
}

func teamName(ev *event.Event, team int32) string {
	if int(team) < 0 || int(team) >= len(ev.Teams) {
		return strconv.Itoa(int(team))
	}
	return strings.ToLower(ev.Teams[team].Name)
}

// compareTotals compares the IMPs that an event states for its matches.
func compareTotals(t *Truth, ev *event.Event) string {
	for i := range ev.Matches {
		m := &ev.Matches[i]
		if !m.HasIMPs {
			continue
		}
		home := teamName(ev, m.Home)
		for _, w := range t.League.Matches {
			margin := w.HomeIMPs - w.AwayIMPs
			if strings.ToLower(w.Home) != home {
				margin = -margin
			}
			if (strings.ToLower(w.Home) == home || strings.ToLower(w.Away) == home) && int(m.HomeIMPs-m.AwayIMPs) != 100*margin {
				return fmt.Sprintf("%s: %d-%d IMPs, want a margin of %d", home, m.HomeIMPs, m.AwayIMPs, margin)
			}
		}
	}
	return ""
}

// comparePlayers compares the names of the players.
func comparePlayers(t *Truth, ev *event.Event) string {
	if len(t.League.Players) == 0 {
		return ""
	}
	got := map[string]bool{}
	for i := range ev.Teams {
		for _, p := range ev.Teams[i].Players {
			got[bareNames([]string{p})] = true
		}
	}
	for _, p := range t.League.Players {
		if !got[bareNames([]string{p})] {
			return fmt.Sprintf("there is no player %q", p)
		}
	}
	if len(got) != len(t.League.Players) {
		return fmt.Sprintf("%d players, want %d", len(got), len(t.League.Players))
	}
	return ""
}
