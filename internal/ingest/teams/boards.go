package teams

import (
	"fmt"
	"slices"
	"strings"

	"bridgecalc/internal/event"
	"bridgecalc/internal/ingest/arrange"
	"bridgecalc/internal/ingest/cells"
	"bridgecalc/internal/ingest/field"
	"bridgecalc/internal/ingest/headings"
	"bridgecalc/internal/ingest/lines"
	"bridgecalc/internal/ingest/notation"
)

// sheetScan goes through the lines and the results of a sheet from top to bottom.
type sheetScan struct {
	*who
	rd      *Reader
	sheet   *cells.Sheet
	title   matchTitle
	fresh   bool // no results stand below the titles at hand
	roomsAt []roomColumn
	pending []seat // seats without a room
	pendAt  event.Position
	members map[string][]string
	halves  int32
	newPart bool // a half has begun, and no results of it were read
	seated  bool // the seats are stated for the results that follow
}

// roomColumn is a cell with a room: what stands below it is about that room.
type roomColumn struct {
	col  int
	room string
}

// result is a table of results with what the titles above it say.
type titled struct {
	*arrange.TeamTable
	title matchTitle
}

// readBoards reads the results of teams, board by board.
func (rd *Reader) readBoards(way lines.Way) {
	rd.gatherRoster()
	w := &who{roster: rd.roster, names: rd.roster.all()}
	tables := rd.tables
	members := make(map[string][]string)
	for len(tables) > 0 {
		sheet := tables[0].Sheet
		n := slices.IndexFunc(tables, func(t *arrange.TeamTable) bool { return t.Sheet != sheet })
		if n < 0 {
			n = len(tables)
		}
		s := &sheetScan{who: w, rd: rd, sheet: sheet, members: members, fresh: true}
		s.scan(tables[:n], way)
		tables = tables[n:]
	}
	rd.members = members
	rd.reportUnused()
}

// gatherRoster collects the names of teams from lines and columns.
func (rd *Reader) gatherRoster() {
	r := newRoster()
	rd.roster = r
	w := &who{roster: r}
	for _, t := range rd.tables {
		for row := range t.RowsOf {
			for _, f := range []string{"home", "away"} {
				if text, _, _ := t.Text(row.Num, f); text != "" && !isNumber(text) {
					r.add(r.sure, text)
				}
			}
			if t.HasSides() && !t.HasColumn("home") {
				for _, f := range []string{"ns.side", "ew.side"} {
					if text, _, _ := t.Text(row.Num, f); text != "" && !isNumber(text) {
						r.add(r.sure, text)
					}
				}
			}
		}
	}
	all := rd.lines()
	for i := range all {
		w.collect(cellsOf(&all[i]))
	}
	w.names = r.all()
	type found struct{ home, away string }
	var sure, doubtful []found
	take := func(text string) {
		home, away, isSure, ok := w.versus(text)
		switch {
		case !ok:
		case isSure || r.has(home) || r.has(away):
			sure = append(sure, found{home, away})
		default:
			doubtful = append(doubtful, found{home, away})
		}
	}
	for i := range all {
		for _, c := range cellsOf(&all[i]) {
			if len(w.seatsIn(c.text, nil)) == 0 {
				take(c.text)
			}
		}
	}
	for _, t := range rd.tables {
		take(t.Sheet.Name)
	}
	if len(sure) == 0 && len(r.sure) == 0 {
		for _, f := range doubtful {
			if !isTitle(f.home) && !isTitle(f.away) {
				sure = append(sure, f)
			}
		}
	}
	for _, f := range sure {
		r.add(r.sure, f.home)
		r.add(r.sure, f.away)
	}
	for key, name := range r.likely { // such as the name of a team with a player behind it
		if _, ok := r.sure[key]; !ok && len(r.sure) >= 2 && (len(sure) > 0 || rd.isNamed(r, name)) {
			delete(r.likely, key)
		}
	}
}

// isNamed reports whether a likely name begins with that of a team which is sure.
func (rd *Reader) isNamed(r *roster, name string) bool {
	for key := range r.sure {
		if strings.HasPrefix(teamKey(name), key) {
			return true
		}
	}
	return false
}

// isTitle reports whether a text has a number of something, or is one.
func isTitle(text string) bool {
	return strings.ContainsAny(text, "0123456789") && (isNumber(text) || arrange.HasTitle(text))
}

// lines returns the lines of the sheets with results.
func (rd *Reader) lines() []arrange.Line {
	var all []arrange.Line
	var last *cells.Sheet
	for _, t := range rd.tables {
		if t.Sheet != last {
			all = append(all, rd.book.LinesOf(t.Sheet)...)
			last = t.Sheet
		}
	}
	return all
}

// scan reads the results of a sheet with the titles above them.
func (s *sheetScan) scan(tables []*arrange.TeamTable, way lines.Way) {
	all := s.rd.book.LinesOf(s.sheet)
	next := 0
	s.takeSheetName()
	var last []titled
	for i := 0; i < len(tables); {
		row := tables[i].Row()
		for ; next < len(all) && all[next].Row.Num < row; next++ {
			s.take(&all[next], last)
		}
		end := i
		for end < len(tables) && tables[end].HeadRow() == tables[i].HeadRow() && sameRows(tables[i], tables[end]) {
			end++
		}
		last = s.read(tables[i:end], way)
		i = end
	}
	for ; next < len(all); next++ {
		s.take(&all[next], last)
	}
}

// sameRows reports whether two tables are next to each other.
func sameRows(a, b *arrange.TeamTable) bool {
	d := a.Row() - b.Row()
	return a == b || d >= -1 && d <= 1
}

func (s *sheetScan) takeSheetName() {
	if room := arrange.RoomOf(s.sheet.Name); room != "" {
		s.setRoom(room)
	}
	if home, away, _, ok := s.versus(s.sheet.Name); ok && s.roster.has(home) && s.roster.has(away) {
		s.title.home, s.title.away, s.title.at = s.roster.written(home), s.roster.written(away), s.sheet.Position(0, 0)
	}
}

func (s *sheetScan) setRoom(room string) {
	s.title.room, s.title.hasRoom = roomNamed(room), true
}

func roomNamed(room string) event.Room {
	if room == "closed" || room == "other" {
		return event.Closed
	}
	return event.Open
}

// begin forgets the titles of the results above, where new teams come.
func (s *sheetScan) begin() {
	if s.fresh {
		return
	}
	s.title = matchTitle{}
	s.takeRoomOfSheet()
	s.fresh, s.halves, s.pending, s.roomsAt = true, 0, nil, nil
}

func (s *sheetScan) takeRoomOfSheet() {
	if room := arrange.RoomOf(s.sheet.Name); room != "" {
		s.setRoom(room)
	}
}

// take takes over what a line says.
func (s *sheetScan) take(line *arrange.Line, above []titled) {
	all := cellsOf(line)
	if line.Total {
		for i := range above {
			if i == 0 || above[i].Part != above[0].Part && len(above[i].IMPs) > 0 && above[i].IMPs[0].Col != above[0].IMPs[0].Col {
				s.rd.readTotal(&above[i], line)
			}
		}
		return
	}
	all = s.takeOpponents(line, all)
	rooms := 0
	for i := range all {
		if r := arrange.RoomOf(all[i].text); r != "" {
			rooms++
		}
	}
	if rooms > 1 {
		s.roomsAt = nil
	}
	for i := range all {
		next := ""
		if i+1 < len(all) {
			next = all[i+1].text
		}
		s.takeCell(line, all[i], next, rooms > 1)
	}
}

// takeOpponents takes over the two teams that a line names, in one cell or in several. It
// returns the other cells.
func (s *sheetScan) takeOpponents(line *arrange.Line, all []lineCell) (rest []lineCell) {
	for i := 0; i < len(all); i++ {
		c, next := all[i], ""
		if i+1 < len(all) {
			next = all[i+1].text
		}
		key, name, ok := keyed(c.text, next)
		if !ok || len(s.seatsIn(c.text, s.names)) > 0 {
			rest = append(rest, c)
			continue
		}
		s.begin()
		at := s.sheet.Position(line.Row.Num, c.col+1)
		written := s.roster.written(name)
		if key == "home" {
			s.title.home, s.title.at = written, at
		} else {
			s.title.away = written
		}
		if sameTeam(name, next) {
			i++
		}
	}
	if len(rest) < len(all) {
		return rest
	}
	for i, c := range all {
		if len(s.seatsIn(c.text, s.names)) > 0 || strings.Contains(c.text, ":") && s.isMembers(c.text) {
			continue
		}
		home, away, _, ok := s.versus(c.text)
		if ok && s.roster.has(home) && s.roster.has(away) {
			s.setTeams(home, away, s.sheet.Position(line.Row.Num, c.col+1))
			s.takeHalf(c.text)
			return slices.Delete(slices.Clone(all), i, i+1)
		}
	}
	var named []lineCell
	for _, c := range all {
		if s.roster.has(c.text) {
			named = append(named, c)
		}
	}
	if len(named) == 2 && len(all) <= 6 && !sameTeam(named[0].text, named[1].text) {
		s.setTeams(named[0].text, named[1].text, s.sheet.Position(line.Row.Num, named[0].col+1))
		return nil
	}
	return all
}

func (s *sheetScan) setTeams(home, away string, at event.Position) {
	home, away = s.roster.written(home), s.roster.written(away)
	if !s.fresh && sameTeam(home, s.title.home) && sameTeam(away, s.title.away) {
		return // the other room of the same match
	}
	s.begin()
	if !sameTeam(home, s.title.home) || !sameTeam(away, s.title.away) {
		s.title.openNS = neither
	}
	s.title.home, s.title.away, s.title.at = home, away, at
}

// isMembers reports whether a text lists the players of a team: "Foxes: A, B, C, D".
func (s *sheetScan) isMembers(text string) bool {
	key, value, ok := strings.Cut(text, ":")
	return ok && s.roster.has(key) && strings.Count(value, ",")+strings.Count(value, "&")+strings.Count(value, ";") > 0
}

// takeCell takes over what a cell says of rooms, seats and players.
func (s *sheetScan) takeCell(line *arrange.Line, c lineCell, next string, several bool) {
	at := s.sheet.Position(line.Row.Num, c.col+1)
	if key, value, ok := strings.Cut(c.text, ":"); ok && s.isMembers(c.text) {
		for _, name := range strings.FieldsFunc(value, func(r rune) bool { return r == ',' || r == ';' || r == '&' }) {
			s.members[teamKey(key)] = append(s.members[teamKey(key)], strings.TrimSpace(name))
		}
		return
	}
	if s.takeHalf(c.text) {
		return
	}
	room := arrange.RoomOf(c.text)
	if several && room != "" {
		s.roomsAt = append(s.roomsAt, roomColumn{c.col, room})
	}
	names := s.names
	if s.title.hasTeams() {
		names = []string{s.title.home, s.title.away}
		if len(s.title.away) > len(s.title.home) {
			names[0], names[1] = names[1], names[0]
		}
	}
	found := s.seatsIn(c.text, names)
	if len(found) == 0 {
		if s.takeSeatOfPlayer(c, next) {
			return
		}
		if room != "" && !several && isShort(c.text) {
			s.setRoom(room)
			s.settlePending()
		}
		return
	}
	for i := range found {
		if found[i].room == "" {
			found[i].room = s.roomAbove(c.col)
		}
		s.takeSeat(&found[i], at)
	}
	if room != "" && !several {
		s.title.room, s.title.hasRoom = roomNamed(room), true
	}
}

// isShort reports whether a text says little more than a room.
func isShort(text string) bool { return len(strings.Fields(text)) <= 5 }

// roomAbove is the room of the cell above a column that names one, or of the last line
// that did.
func (s *sheetScan) roomAbove(col int) string {
	room := ""
	for _, r := range s.roomsAt {
		if r.col <= col {
			room = r.room
		}
	}
	if room == "" && s.title.hasRoom {
		if room = "open"; s.title.room == event.Closed {
			room = "closed"
		}
	}
	return room
}

// takeHalf takes over which half of a match follows.
func (s *sheetScan) takeHalf(text string) bool {
	n := segmentOf(text)
	if n == 0 {
		return false
	}
	s.title.part, s.halves = n, n
	s.newPart = true
	return true
}

// takeSeat takes over who sits on a side.
func (s *sheetScan) takeSeat(t *seat, at event.Position) {
	who := neither
	switch {
	case t.team == "home", t.team != "" && sameTeam(t.team, s.title.home):
		who = homeTeam
	case t.team == "away", t.team != "" && sameTeam(t.team, s.title.away):
		who = awayTeam
	case t.team != "" && s.title.home == "" && (s.title.away != "" || t.isHome()):
		s.title.home, s.title.at, who = s.roster.written(t.team), at, homeTeam
	case t.team != "" && s.title.away == "":
		s.title.away, who = s.roster.written(t.team), awayTeam
		if s.title.home == "" {
			s.title.at = at
		}
	}
	if who == neither && t.team == "" && t.rest != "" {
		if first, isName := shortOf(t.rest, &s.title); isName {
			who = first
		}
	}
	if who != neither {
		if t.room == "" {
			s.pending, s.pendAt = append(s.pending, *t), at
		} else {
			s.seat(who, t, at)
		}
	}
	if t.rest == "" || t.room == "" {
		return
	}
	room := roomNamed(t.room)
	if s.takeLineup(t, room) || who != neither {
		return
	}
	s.rd.problems.Add(event.Problem{
		At:   at,
		Text: fmt.Sprintf("%q sits %s here, and is neither of the teams nor two players", t.rest, strings.ToUpper(t.side)),
		Hint: "write the name of a team as it stands in the match: Open room: NS Foxes, EW Owls",
	})
}

// isHome reports whether those who sit here are by custom the home team: NS in the open
// room, or EW in the closed one.
func (t *seat) isHome() bool { return (t.side == "ew") == (roomNamed(t.room) == event.Closed) }

// shortOf finds the team of which a text is the beginning of the name: "Karhut" for
// "Karhunkierros" is not, "Squeeze" for "Squeeze Please" is.
func shortOf(text string, m *matchTitle) (team, bool) {
	key := headings.Plain(text)
	home, away := strings.HasPrefix(headings.Plain(m.home), key), strings.HasPrefix(headings.Plain(m.away), key)
	switch {
	case len(key) < 3 || home == away:
		return neither, false
	case home:
		return homeTeam, true
	}
	return awayTeam, true
}

func (s *sheetScan) seat(who team, t *seat, at event.Position) {
	if (t.side == "ew") != (roomNamed(t.room) == event.Closed) {
		who = who.other()
	}
	if s.title.openNS != neither && s.title.openNS != who {
		if s.seated {
			s.rd.problems.Add(event.Problem{
				At:   at,
				Text: "this line gives the seats in another way than the lines above it",
				Hint: "correct one of them",
			})
			return
		}
		if !s.fresh && !s.newPart { // the teams change their seats for the boards below
			s.halves = max(s.halves, 1) + 1
			s.title.part, s.newPart = s.halves, true
		}
	}
	s.seated = true
	s.title.openNS = who
}

// settlePending gives seats the room that follows them.
func (s *sheetScan) settlePending() {
	for i := range s.pending {
		t := s.pending[i]
		t.room = "open"
		if s.title.room == event.Closed {
			t.room = "closed"
		}
		s.takeSeat(&t, s.pendAt)
	}
	s.pending = nil
}

// takeLineup takes over the players of a side.
func (s *sheetScan) takeLineup(t *seat, room event.Room) bool {
	places := seatsOf[t.side]
	names := &s.title.players[room]
	if first, second, ok := lettered(t.rest, t.word); ok {
		names[places[0]], names[places[1]] = first, second
		return true
	}
	first, second, ok := pairOf(t.rest)
	if !ok {
		first, second, ok = strings.Cut(t.rest, ",")
		first, second = strings.TrimSpace(first), strings.TrimSpace(second)
		ok = ok && first != "" && second != "" && !strings.Contains(second, ",")
	}
	if ok {
		names[places[0]], names[places[1]] = first, second
	}
	return ok
}

// lettered reads "P Irja Kuutamo, E Veikko Suo": each player behind the letter of the
// seat, which the word for the side begins with.
func lettered(text, side string) (first, second string, ok bool) {
	letters := []rune(strings.NewReplacer("/", "", "-", "", " ", "").Replace(strings.ToUpper(side)))
	parts := strings.FieldsFunc(text, func(r rune) bool { return r == ',' || r == ';' })
	if len(letters) != 2 || len(parts) != 2 {
		return "", "", false
	}
	for i, part := range parts {
		letter, name, cut := strings.Cut(strings.TrimSpace(part), " ")
		letter = strings.Trim(letter, ":=.")
		if !cut || strings.ToUpper(letter) != string(letters[i]) {
			return "", "", false
		}
		if i == 0 {
			first = strings.TrimSpace(name)
		} else {
			second = strings.TrimSpace(name)
		}
	}
	return first, second, first != "" && second != ""
}

// takeSeatOfPlayer takes over a player at a seat: "N: Ann" below the name of a room, "Closed
// room (North):" with the name in the next cell. It reports whether the cell is that.
func (s *sheetScan) takeSeatOfPlayer(c lineCell, next string) bool {
	key, name, ok := strings.Cut(c.text, ":")
	if name = strings.TrimSpace(name); name == "" {
		name = next
	}
	room := s.roomAbove(c.col)
	for _, m := range slices.Backward(arrange.ReadMarks(key)) {
		if m.Kind == arrange.RoomMark {
			room, key = m.Value, key[:m.From]+key[m.To:]
		}
	}
	key = strings.Trim(key, " ()[].,")
	if !ok || name == "" || room == "" || key == "" || len([]rune(name)) < 2 || isNumber(name) {
		return false
	}
	place := -1
	for n := range headings.Vocabularies() {
		field := headings.Vocabularies()[n].FieldOf(key)
		if places := seatsOf[strings.TrimSuffix(field, ".number")]; len(places) == 1 {
			place = places[0]
			if headings.Vocabularies()[n].Language == s.language() {
				break
			}
		}
	}
	if place < 0 {
		return false
	}
	s.title.players[roomNamed(room)][place] = name
	return true
}

// language is that of the results of the sheet.
func (s *sheetScan) language() string {
	for _, t := range s.rd.tables {
		if t.Sheet == s.sheet {
			return t.Language
		}
	}
	return ""
}

// read reads tables that stand next to each other.
func (s *sheetScan) read(tables []*arrange.TeamTable, way lines.Way) []titled {
	var all []titled
	for _, t := range tables {
		title := s.title
		one := titled{t, title}
		one.title.takeGiven(t)
		switch {
		case t.Room != "":
			one.title.room, one.title.hasRoom = roomNamed(t.Room), true
		case t.Part > 0 && len(tables) == rooms && !one.isFlat():
			one.title.room, one.title.hasRoom = event.Room(t.Part-1), true
		}
		all = append(all, one)
	}
	if len(all) > rooms { // the halves next to each other
		for i := range all {
			all[i].title.part = int32(i/rooms + 1)
		}
	}
	for i := range all {
		if all[i].isFlat() {
			s.rd.readFlat(&all[i], way)
			continue
		}
		s.rd.readCard(&all[i], way, i == 0 || all[i].title.part != all[i-1].title.part)
	}
	s.fresh, s.newPart, s.seated = false, false, false
	return all
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
		problem := event.Problem{
			At:   c.Sheet.Position(max(c.HeadRow(), 1), 0),
			Text: "the teams of this match are not named",
			Hint: `write above the card "Home team: …" and "Away team: …"`,
		}
		if c.hasResults() {
			rd.problems.Add(problem)
		} else {
			rd.unused = append(rd.unused, problem)
		}
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
	c.title.turnTo(rd)
	g := rd.gameOf(&c.title)
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
	if home != "" && away != "" && !c.IMPs[0].Home && !c.IMPs[1].Away {
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
