package teams

import (
	"fmt"
	"maps"
	"regexp"
	"slices"
	"strings"

	"bridgecalc/internal/event"
	"bridgecalc/internal/ingest/arrange"
	"bridgecalc/internal/ingest/headings"
	"bridgecalc/internal/ingest/notation"
)

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
	for _, name := range []string{t.rest, t.lead} {
		if who == neither && t.team == "" && name != "" {
			who, _ = shortOf(name, &s.title)
		}
	}
	if who != neither {
		if (t.team == "home" || t.team == "away") && t.room != "" && !s.title.hasTeams() {
			if s.custom = who; (t.side == "ew") != (roomNamed(t.room) == event.Closed) {
				s.custom = who.other()
			}
		}
		if t.room == "" {
			s.pending, s.pendAt = append(s.pending, *t), at
		} else {
			s.seat(who, t, at)
		}
	}
	if t.rest == "" || t.room == "" || isConjunction(t.rest) {
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

// isConjunction reports whether a text is but a word between two sides: "NS open and EW
// closed".
func isConjunction(text string) bool {
	switch strings.ToLower(text) {
	case "and", "ja", "och", "og", "und", "en", "et", "y", "e", "i", "oraz", "sekä", "samt":
		return true
	}
	return false
}

// isHome reports whether those who sit here are by custom the home team: NS in the open
// room, or EW in the closed one.
func (t *seat) isHome() bool { return (t.side == "ew") == (roomNamed(t.room) == event.Closed) }

// shortOf finds the team of which a text is the beginning of the name, or the end of it in
// whole words: "Karhut" for "Karhunkierros" is not, "Squeeze" for "Squeeze Please" and "Moor"
// for "Team Moor" are.
func shortOf(text string, m *matchTitle) (team, bool) {
	key := headings.Plain(text)
	isShort := func(name string) bool {
		_, last, _ := strings.Cut(name, " ")
		for last != "" && headings.Plain(last) != key {
			_, last, _ = strings.Cut(last, " ")
		}
		return last != "" || strings.HasPrefix(headings.Plain(name), key)
	}
	home, away := isShort(m.home), isShort(m.away)
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
	if !ok {
		return false
	}
	for i, name := range []string{first, second} {
		place := places[i]
		if m := seatBehind.FindStringSubmatch(name); m != nil {
			if at, known := s.placeOf(m[2]); known && slices.Contains(places, at) {
				name, place = m[1], at
			}
		}
		names[place] = name
	}
	return true
}

// seatBehind is a player with the letter of the seat behind: "Ann Ek (N)". The last bracket of
// a text is cut off.
var seatBehind = regexp.MustCompile(`^(.+?)\s*\((\pL)\)?$`)

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
	place, ok := s.placeOf(key)
	if !ok {
		return false
	}
	s.title.players[roomNamed(room)][place] = name
	return true
}

// joinSides joins a side with what stands in the cells behind it: "NS", "Ann Ek", "Bo Ek";
// "NS: Foxes", "Ann & Bo"; "NS", "Foxes", "Ann & Bo".
func (w *who) joinSides(cells []lineCell) []lineCell {
	var all []lineCell
	open, names := false, 0 // the last cell ends with a side; names behind it
	for _, c := range cells {
		marks := arrange.ReadMarks(c.text)
		if open && len(marks) == 0 && !isNumber(c.text) && !arrange.BeginsWithIMPs(c.text) {
			last := &all[len(all)-1]
			sign := " "
			_, _, isPair := pairOf(c.text)
			switch {
			case names == 1 && isPair && !strings.HasPrefix(c.text, "("):
				last.text += " (" + c.text + ")"
				open = false
				continue
			case names > 0 && !strings.HasPrefix(c.text, "(") && !w.roster.has(c.text):
				sign = " & "
			}
			if last.text += sign + c.text; !w.roster.has(c.text) {
				names++
			}
			continue
		}
		all = append(all, c)
		names = 0
		open = false
		if len(marks) > 0 && marks[len(marks)-1].Kind == arrange.SideMark {
			rest := strings.Trim(c.text[marks[len(marks)-1].To:], " :=–-")
			open = rest == "" || w.roster.has(rest)
		}
	}
	return all
}

// sideBelowRooms reads a row below the names of both rooms that begins with a side: "NS",
// and who sits there in each room.
func (s *sheetScan) sideBelowRooms(cells []lineCell) []lineCell {
	const both = 3 // cells
	if len(s.roomsAt) < rooms || len(cells) != both {
		return nil
	}
	marks := arrange.ReadMarks(cells[0].text)
	if len(marks) != 1 || marks[0].Kind != arrange.SideMark || !isBare(cells[0].text[:marks[0].From]+cells[0].text[marks[0].To:]) {
		return nil
	}
	var all []lineCell
	for _, c := range cells[1:] {
		all = append(all, lineCell{cells[0].text + " " + c.text, c.col})
	}
	return all
}

// teamInBrackets is the team behind the players of a side: "N Ann Ek, S Bo Ek (Foxes)".
var teamInBrackets = regexp.MustCompile(`\s*\(([^()]+)\)`)

// fourPlayers reads the four players of a table by their seats, perhaps behind the room, with the
// teams behind them: "Open room: N Ann Ek, S Bo Ek, E Cid Alm, W Dan Alm", "N Ann Ek, S Bo Ek
// (Foxes) v E Cid Alm, W Dan Alm (Owls)". It returns the text behind the room, too.
func fourPlayers(text string) (room, rest string, names lineup, ok bool) {
	rest = text
	for _, m := range slices.Backward(arrange.ReadMarks(text)) {
		if m.Kind == arrange.RoomMark {
			room, rest = m.Value, text[m.To:]
			break
		}
	}
	listed := notation.VersusWords().ReplaceAllLiteralString(teamInBrackets.ReplaceAllLiteralString(rest, ""), ", ")
	names, ok = arrange.PlayersAtSeats(strings.Trim(listed, " :=–-"))
	return room, rest, names, ok
}

// takePlayers takes over the four players of a room that a cell names by their seats, and who
// their teams are.
func (s *sheetScan) takePlayers(line *arrange.Line, c lineCell) bool {
	room, text, names, ok := fourPlayers(c.text)
	if room == "" {
		room = s.roomAbove(c.col)
	}
	if !ok || room == "" || s.areSeats(names) {
		return false
	}
	s.title.players[roomNamed(room)] = names
	for _, m := range teamInBrackets.FindAllStringSubmatchIndex(text, -1) {
		team := strings.TrimSpace(text[m[2]:m[3]])
		place := slices.IndexFunc(names[:], func(name string) bool { return strings.HasSuffix(text[:m[0]], name) })
		if place >= 0 && s.roster.has(team) {
			s.takeSeat(&seat{room: room, side: sideOf(place), team: team}, s.sheet.Position(line.Row.Num, c.col+1))
		}
	}
	return true
}

// takeTeamOfPlayers takes over the team behind the two players of a side: "N: Ann Ek", "S: Bo
// Ek", "(Foxes)".
func (s *sheetScan) takeTeamOfPlayers(line *arrange.Line, cells []lineCell) {
	const ofSide = 2 // players
	if len(cells) != ofSide+1 {
		return
	}
	team := cells[ofSide]
	room, side := s.roomAbove(team.col), ""
	for _, c := range cells[:ofSide] {
		key, _, ok := strings.Cut(c.text, ":")
		place, known := s.placeOf(key)
		if !ok || !known || side != "" && side != sideOf(place) {
			return
		}
		side = sideOf(place)
	}
	if name := strings.Trim(team.text, "()"); room != "" && s.roster.has(name) {
		s.takeSeat(&seat{room: room, side: side, team: name}, s.sheet.Position(line.Row.Num, team.col+1))
	}
}

// sideOf returns the side of a place.
func sideOf(place int) string {
	if place == east || place == west {
		return "ew"
	}
	return "ns"
}

// areSeats reports whether names are the words for the seats: "P = pohjoinen, I = itä" explains
// letters.
func (s *sheetScan) areSeats(names lineup) bool {
	for _, name := range names {
		if _, ok := s.placeOf(name); !ok {
			return false
		}
	}
	return true
}

// takeSeatRow takes over a row with a player at a seat, and perhaps the team, in one room or
// below the names of both: "North", "Ann Ek", "Foxes".
func (s *sheetScan) takeSeatRow(line *arrange.Line, cells []lineCell) bool {
	const most = 2 // cells of a room: the player and the team
	if len(cells) < 2 {
		return false
	}
	place, ok := s.placeOf(strings.Trim(cells[0].text, ":. "))
	rooms := s.byRooms(cells[1:])
	for _, of := range rooms {
		ok = ok && len(of) <= most && !isNumber(of[0].text)
	}
	if !ok || len(rooms) == 0 {
		return false
	}
	side := sideOf(place)
	for _, room := range slices.Sorted(maps.Keys(rooms)) {
		of := rooms[room]
		s.title.players[roomNamed(room)][place] = of[0].text
		if team := strings.Trim(of[len(of)-1].text, "()"); len(of) == most && s.roster.has(team) {
			s.takeSeat(&seat{room: room, side: side, team: team}, s.sheet.Position(line.Row.Num, of[1].col+1))
		}
	}
	return true
}

// byRooms parts cells by the rooms above their columns; it returns none where no room is
// above some of them.
func (s *sheetScan) byRooms(cells []lineCell) map[string][]lineCell {
	rooms := make(map[string][]lineCell)
	for _, c := range cells {
		room := s.roomAbove(c.col)
		if room == "" {
			return nil
		}
		rooms[room] = append(rooms[room], c)
	}
	return rooms
}

// takeSeatTable takes over a row of a table of who sits where: its headings, "Room | North |
// South | East | West | NS", or the players of a room and perhaps the teams.
func (s *sheetScan) takeSeatTable(line *arrange.Line, cells []lineCell) bool {
	if heads := arrange.SeatColumns(line.Row); heads != nil {
		for _, c := range cells {
			if marks := arrange.ReadMarks(c.text); heads[c.col] == "" && len(marks) == 1 && marks[0].Kind == arrange.SideMark {
				heads[c.col] = marks[0].Value
			}
		}
		s.seatHeads = heads
		return true
	}
	if s.seatHeads == nil || len(cells) == 0 || s.seatHeads[cells[0].col] != "" || arrange.RoomOf(cells[0].text) == "" {
		s.seatHeads = nil
		return false
	}
	room := arrange.RoomOf(cells[0].text)
	for _, c := range cells[1:] {
		switch head := s.seatHeads[c.col]; head {
		case "":
		case "ns", "ew":
			t := seat{room: room, side: head, rest: c.text, word: head}
			if s.roster.has(c.text) {
				t.team, t.rest = c.text, ""
			}
			s.takeSeat(&t, s.sheet.Position(line.Row.Num, c.col+1))
		default:
			s.title.players[roomNamed(room)][seatsOf[head][0]] = c.text
		}
	}
	return true
}

// placeOf returns the place of the seat that a word names.
func (s *sheetScan) placeOf(word string) (place int, ok bool) {
	if s.seatWords == nil {
		s.seatWords = s.vocabularyOfSeats()
	}
	if place, ok = placeIn(s.seatWords, word); ok {
		return place, ok
	}
	for n := range headings.Vocabularies() {
		if place, ok = placeIn(&headings.Vocabularies()[n], word); ok {
			break
		}
	}
	return place, ok
}

// vocabularyOfSeats returns the words of the language whose seats the lines of the sheet begin
// with: that of its results, or another that knows more of them. "N", "E", "S" and "W" are
// English on a Finnish sheet, too, where "E" alone would be South.
func (s *sheetScan) vocabularyOfSeats() *headings.Vocabulary {
	var all []string
	lines := s.rd.book.LinesOf(s.sheet)
	for i := range lines {
		for _, c := range cellsOf(&lines[i]) {
			key, _, _ := strings.Cut(c.text, ":")
			all = append(all, strings.Trim(key, ". "))
		}
	}
	var best *headings.Vocabulary
	most := -1
	for n := range headings.Vocabularies() {
		v := &headings.Vocabularies()[n]
		places := make(map[int]bool)
		for _, word := range all {
			if place, ok := placeIn(v, word); ok {
				places[place] = true
			}
		}
		if len(places) > most || len(places) == most && v.Language == s.language() {
			best, most = v, len(places)
		}
	}
	return best
}

// placeIn returns the place of the seat that a word of a language names.
func placeIn(v *headings.Vocabulary, word string) (place int, ok bool) {
	places := seatsOf[strings.TrimSuffix(v.FieldOf(word), ".number")]
	if len(places) != 1 {
		return 0, false
	}
	return places[0], true
}
