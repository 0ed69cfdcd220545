package teams

import (
	"slices"
	"strings"

	"bridgecalc/internal/event"
	"bridgecalc/internal/ingest/arrange"
	"bridgecalc/internal/ingest/cells"
	"bridgecalc/internal/ingest/headings"
	"bridgecalc/internal/ingest/lines"
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
	custom  team // who sits NS in the open room of every match, where a line above them says so
	// seatHeads are the columns of the seats, and of the sides, in a table of who sits where,
	// by column from 0.
	seatHeads map[int]string
	seatWords *headings.Vocabulary // of the language in which lines name the seats
	// from and to are the columns of the part of the sheet that is read.
	from, to int
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
	s.title = matchTitle{openNS: s.custom}
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
	if s.isForAll(all) {
		s.takeCell(line, all[0], "", false)
		return
	}
	all = slices.DeleteFunc(all, func(c lineCell) bool { return c.col < s.from || c.col >= s.to })
	if line.Total {
		for i := range above {
			if i == 0 || above[i].Part != above[0].Part && len(above[i].IMPs) > 0 && above[i].IMPs[0].Col != above[0].IMPs[0].Col {
				s.rd.readTotal(&above[i], line)
			}
		}
		return
	}
	if s.takeOwnMatch(line, all) {
		return
	}
	all = s.takeOpponents(line, all)
	if s.takeSeatTable(line, all) || s.takeSeatRow(line, all) {
		return
	}
	if below := s.sideBelowRooms(all); below != nil {
		all = below
	} else {
		all = s.joinSides(all)
	}
	s.takeTeamOfPlayers(line, all)
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

// isForAll reports whether a line says of every match on the sheet who sits where: "The home
// team sits NS in the open room", above the first of them.
func (s *sheetScan) isForAll(all []lineCell) bool {
	if len(all) != 1 || s.title.hasTeams() {
		return false
	}
	seats := s.seatsIn(all[0].text, s.names)
	return len(seats) > 0 && !slices.ContainsFunc(seats, func(t seat) bool { return t.team != "home" && t.team != "away" || t.room == "" })
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
		return slices.DeleteFunc(all, func(c lineCell) bool { return len(s.seatsIn(c.text, s.names)) == 0 }) // of a table beside
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
		s.title.openNS = s.custom
	}
	s.title.home, s.title.away, s.title.at = home, away, at
}

// isMembers reports whether a text lists the players of a team: "Foxes: A, B, C, D". It does
// not where it says on which side they sit: "Foxes: NS in the open room, EW in the closed room".
func (s *sheetScan) isMembers(text string) bool {
	key, value, ok := strings.Cut(text, ":")
	return ok && len(s.seatsIn(value, nil)) == 0 && s.roster.has(key) && strings.Count(value, ",")+strings.Count(value, "&")+strings.Count(value, ";") > 0
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
	if s.takePlayers(line, c) {
		return
	}
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
