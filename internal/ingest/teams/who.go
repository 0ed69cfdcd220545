package teams

import (
	"maps"
	"regexp"
	"slices"
	"sort"
	"strings"
	"unicode"
	"unicode/utf8"

	"bridgecalc/internal/event"
	"bridgecalc/internal/ingest/arrange"
	"bridgecalc/internal/ingest/headings"
	"bridgecalc/internal/ingest/notation"
)

// matchTitle is what the titles above results say of the match.
type matchTitle struct {
	round      int32
	segment    int32 // 0 when the match is of one piece, or the title does not say
	home, away string
	at         event.Position // of the home team
	hasRoom    bool           // the results are of one room
	room       event.Room
	openNS     team  // who sits NS in the open room, if it is said
	part       int32 // which half of the match the results are of; 0 when it is not numbered
	players    [rooms]lineup
}

// hasTeams reports whether both teams are known.
func (m *matchTitle) hasTeams() bool { return m.home != "" && m.away != "" }

// roster is the names of teams that a book speaks of.
type roster struct {
	sure   map[string]string // as written, by teamKey: named as home or away, or in a column
	likely map[string]string // named as sitting somewhere
}

func newRoster() *roster { return &roster{make(map[string]string), make(map[string]string)} }

func (r *roster) add(names map[string]string, name string) {
	name = strings.TrimSpace(name)
	key := teamKey(name)
	if _, known := names[key]; known || key == "" || utf8.RuneCountInString(name) < 2 {
		return
	}
	names[key] = name
}

// written returns a name as it was written first.
func (r *roster) written(name string) string {
	for _, names := range []map[string]string{r.sure, r.likely} {
		if known, ok := names[teamKey(name)]; ok {
			return known
		}
	}
	return name
}

func (r *roster) has(name string) bool {
	_, sure := r.sure[teamKey(name)]
	_, likely := r.likely[teamKey(name)]
	return sure || likely
}

// all returns the names, the longest first.
func (r *roster) all() []string {
	var names []string
	for _, list := range []map[string]string{r.sure, r.likely} {
		for _, name := range list {
			names = append(names, name)
		}
	}
	sort.Slice(names, func(i, k int) bool {
		if len(names[i]) != len(names[k]) {
			return len(names[i]) > len(names[k])
		}
		return names[i] < names[k]
	})
	return slices.Compact(names)
}

// who reads lines that say who plays whom, and who sits where.
type who struct {
	roster  *roster
	names   []string          // of the roster, the longest first
	letters map[string]string // the teams by the letters in brackets behind them: "Foxes (A) v Owls (B)"
}

var (
	letterBehind = regexp.MustCompile(`\(([AB])\)`)
	loneLetter   = regexp.MustCompile(`(^|[\s:,;(=])([AB])([\s,;.:)=]|$)`)
)

// takeLetters takes over the letters by which lines call the two teams, where all that do so
// agree.
func (w *who) takeLetters(cells []lineCell) {
	for _, c := range cells {
		letters := letterBehind.FindAllStringSubmatch(c.text, -1)
		home, away, _, ok := w.versus(c.text)
		if !ok || len(letters) != 2 || letters[0][1] == letters[1][1] {
			continue
		}
		named := map[string]string{letters[0][1]: home, letters[1][1]: away}
		if w.letters != nil && !maps.Equal(named, w.letters) {
			named = map[string]string{} // each match has its own
		}
		w.letters = named
	}
}

// spellOut returns a text with the names of the teams in place of their letters.
func (w *who) spellOut(text string) string {
	if len(w.letters) == 0 || letterBehind.MatchString(text) {
		return text
	}
	return loneLetter.ReplaceAllStringFunc(text, func(found string) string {
		m := loneLetter.FindStringSubmatch(found)
		return m[1] + w.letters[m[2]] + m[3]
	})
}

// piece is a mark or the name of a team in a text.
type piece struct {
	arrange.Mark
	team string // the name, where it is one
}

// pieces returns the marks and the names of teams in a text. A name may hold words that
// are marks elsewhere.
func (w *who) pieces(text string, names []string) []piece {
	var all []piece
	taken := func(from, to int) bool {
		return slices.ContainsFunc(all, func(p piece) bool { return from < p.To && p.From < to })
	}
	lower := strings.ToLower(text)
	if len(lower) != len(text) {
		lower = text // a letter of another length
	}
	for _, name := range names {
		key := strings.ToLower(name)
		for from := 0; ; {
			at := strings.Index(lower[from:], key)
			if at < 0 {
				break
			}
			at += from
			from = at + len(key)
			if isWhole(lower, at, from) && !taken(at, from) {
				all = append(all, piece{arrange.Mark{Kind: arrange.TeamMark, From: at, To: from, Sure: true}, name})
			}
		}
	}
	for _, m := range arrange.ReadMarks(text) {
		if !taken(m.From, m.To) {
			all = append(all, piece{Mark: m})
		}
	}
	sort.SliceStable(all, func(i, k int) bool { return all[i].From < all[k].From })
	return all
}

// isWhole reports whether a part of a text is not the inside of a word.
func isWhole(text string, from, to int) bool {
	before, _ := utf8.DecodeLastRuneInString(text[:from])
	after, _ := utf8.DecodeRuneInString(text[to:])
	inside := func(r rune) bool { return r != utf8.RuneError && (unicode.IsLetter(r) || unicode.IsDigit(r)) }
	return !inside(before) && !inside(after)
}

// seat is what a text says of one side at one table.
type seat struct {
	room string // "open", "closed", "own", "other"; empty where it does not say
	side string // "ns" or "ew"
	team string // a name, or "home" or "away"; empty where it does not say
	rest string // what else it says: the players, or a name that is not known
	lead string // what is before the first mark, where nothing else says who sits here
	word string // the word for the side
}

// seatsIn reads a text about who sits where: "Open room: NS Owls, EW Foxes",
// "Owls sit NS in the open room", "Open room NS: Ann & Bob".
func (w *who) seatsIn(text string, names []string) []seat {
	text = w.spellOut(arrange.WithoutScoring(text))
	pieces := w.pieces(text, names)
	firstSide := slices.IndexFunc(pieces, func(p piece) bool { return p.Kind == arrange.SideMark })
	if firstSide < 0 {
		return nil
	}
	firstTeam := slices.IndexFunc(pieces, func(p piece) bool { return p.Kind == arrange.TeamMark })
	firstRoom := slices.IndexFunc(pieces, func(p piece) bool { return p.Kind == arrange.RoomMark })
	teamsFirst := firstTeam >= 0 && firstTeam < firstSide
	roomsFirst := firstRoom >= 0 && firstRoom < firstSide
	var seats []seat
	for i := firstSide; i < len(pieces); i++ {
		if pieces[i].Kind != arrange.SideMark {
			continue
		}
		s := seat{side: pieces[i].Value, word: text[pieces[i].From:pieces[i].To]}
		next, end := i+1, len(text)
		for next < len(pieces) && pieces[next].Kind != arrange.SideMark {
			next++
		}
		if teamsFirst {
			for k := i - 1; k >= 0; k-- {
				if pieces[k].Kind == arrange.TeamMark {
					s.team = teamOfPiece(pieces[k])
					break
				}
			}
		}
		if roomsFirst {
			for k := i - 1; k >= 0; k-- {
				if pieces[k].Kind == arrange.RoomMark {
					s.room = roomOfPiece(pieces, k, i)
					break
				}
			}
		}
		if pair := pairBefore(text, pieces, i); pair != "" && !roomsFirst && !teamsFirst {
			s.room, s.rest = pieces[i+1].Value, pair
			seats = append(seats, s)
			continue
		}
		from := pieces[i].To
		if next < len(pieces) {
			end = pieces[next].From
		}
		if stop := nextSentence.FindStringIndex(text[from:end]); stop != nil {
			end = from + stop[0]
		}
		for k := i + 1; k < next; k++ {
			switch p := pieces[k]; {
			case p.Kind == arrange.TeamMark && teamsFirst: // it belongs to the next side
				end = min(end, p.From)
			case p.Kind == arrange.TeamMark && s.team == "" && isBare(text[from:p.From]) && !isPartner(text[p.To:end]):
				s.team, from = teamOfPiece(p), p.To
			case p.Kind == arrange.TeamMark && s.team == "" && isBehindPair(text[from:p.From]):
				s.team, end = teamOfPiece(p), min(end, p.From)
			case p.Kind == arrange.RoomMark && roomsFirst:
				end = min(end, p.From)
			case p.Kind == arrange.RoomMark && s.room == "":
				s.room = p.Value
				from = max(from, p.To)
			}
		}
		if from < end {
			rest := text[from:end]
			if next < len(pieces) && end == pieces[next].From {
				rest = withoutVersus(rest)
			}
			s.rest = strings.Trim(rest, " \u00a0:=,;()[]–-—·./")
		}
		if s.team == "" && s.rest == "" && roomsFirst && i > 0 {
			between := strings.Trim(text[pieces[i-1].To:pieces[i].From], " \u00a0:=,;()[]–-—·./")
			between = pairAhead.ReplaceAllString(between, "")
			if _, _, isPair := pairOf(between); isPair {
				s.rest = between // "Open room: Ann & Bo sit NS"
			}
		}
		if s.team == "" && s.rest == "" && len(seats) == 0 {
			before := text[:pieces[0].From]
			s.lead = strings.Trim(before[strings.LastIndex(before, ":")+1:], " \u00a0=,;()[]–-—·./")
		}
		seats = append(seats, s)
	}
	return seats
}

// withoutVersus cuts off the word between two sides that a text ends with: "Ann & Bo v" of "NS Ann
// & Bo v EW Cid & Dan".
func withoutVersus(text string) string {
	text = strings.TrimRight(text, " \u00a0")
	if at := strings.LastIndexAny(text, " \u00a0"); at > 0 && notation.IsVersus(strings.TrimSpace(text[at:])) {
		return text[:at]
	}
	return text
}

// pairBefore returns the two players in front of a side that a room follows: "Ann & Bo NS in the
// open room, Cid & Dan EW in the closed room".
func pairBefore(text string, pieces []piece, i int) string {
	if i+1 == len(pieces) || pieces[i+1].Kind != arrange.RoomMark {
		return ""
	}
	from := 0
	if i > 0 {
		from = pieces[i-1].To
	}
	before := text[from:pieces[i].From]
	before = strings.TrimSpace(before[strings.LastIndexAny(before, ".,;:")+1:])
	if _, _, ok := pairOf(before); !ok {
		return ""
	}
	return before
}

// isBehindPair reports whether the name of a team goes on behind a text: "Ann & Bo (Foxes)",
// "Ann & Bo, Foxes".
func isBehindPair(text string) bool {
	text = strings.TrimSpace(text)
	players, isComma := strings.CutSuffix(text, ",")
	_, _, isPair := pairOf(strings.TrimLeft(players, ":= "))
	return strings.HasSuffix(text, "(") || isComma && isPair
}

// pairAhead is the word between two players and the side on which they sit: "Ann & Bo in NS".
var pairAhead = regexp.MustCompile(`\s+(?:in|en|i|im|as|sat|sit|sitting|zitten|sitter|spelar|spiller|istuu|istuvat)$`)

// nextSentence finds where a sentence about something else begins: "NS. All scores are ours",
// "NS. Suits: …".
var nextSentence = regexp.MustCompile(`\.\s+\pL+(?:\s+\pL+\s+\pL+\s+\pL+|\s*:)`)

// isBare reports whether a text has no words.
func isBare(text string) bool { return strings.Trim(text, " \u00a0:=,;()[]–-—·.") == "" }

// isPartner reports whether a text goes on with the partner of a player: the name before
// it is none of a team.
func isPartner(text string) bool {
	text = strings.TrimSpace(text)
	name := strings.TrimLeft(text, "&/+ ")
	return name != text && name != ""
}

// roomOfPiece is the room of a piece; where a table and a room stand together, such as
// "Our table = open room", it is the room.
func roomOfPiece(pieces []piece, k, until int) string {
	room := pieces[k].Value
	for n := k - 1; n >= 0 && pieces[n].Kind == arrange.RoomMark; n-- {
		if v := pieces[n].Value; v == "open" || v == "closed" {
			if room == "own" || room == "other" {
				room = v
			}
		}
	}
	return room
}

func teamOfPiece(p piece) string {
	if p.team != "" {
		return p.team
	}
	return p.Value
}

// keyed reads "Home: Foxes", "Away team – Owls", or a cell "Home" with the name in the
// next one.
func keyed(text, next string) (key, value string, ok bool) {
	marks := arrange.ReadMarks(text)
	if len(marks) == 0 || marks[0].Kind != arrange.TeamMark || strings.TrimSpace(text[:marks[0].From]) != "" {
		return "", "", false
	}
	for _, m := range marks {
		if m.Kind != arrange.TeamMark {
			return "", "", false
		}
	}
	rest := text[marks[0].To:]
	value = strings.Trim(rest, " \u00a0:=–-")
	if gap := wideGap.FindStringIndex(value); gap != nil { // "Away: Owls   20 boards"
		value = value[:gap[0]]
	}
	switch {
	case strings.ContainsAny(rest, ":=") && value != "":
		return marks[0].Value, value, true
	case strings.Trim(rest, " \u00a0:=.") == "" && next != "" && !isNumber(next):
		if more := arrange.ReadMarks(next); len(more) > 0 && more[0].Kind == arrange.TeamMark && more[0].From == 0 && more[0].To == len(next) {
			return "", "", false // two headings
		}
		return marks[0].Value, strings.TrimSpace(next), true
	}
	return "", "", false
}

func isNumber(text string) bool {
	return text != "" && strings.Trim(text, "0123456789.,-+−– %:") == ""
}

// matchStems are how the words for a match begin.
var matchStems = []string{"match", "kamp", "wedstrijd", "ottelu", "incontr", "encuentr", "rencontr", "partid", "mecz", "begegnung", "kvalmatch", "teamkamp", "holdkamp", "lagkamp", "lagmatch", "finale", "final", "semifinal", "viertallen", "cup"}

func isMatchWord(text string) bool {
	plain := headings.Plain(text)
	return slices.ContainsFunc(matchStems, func(stem string) bool { return strings.HasPrefix(plain, stem) })
}

var (
	// asides stand behind a name, not in it.
	asides = regexp.MustCompile(`\s*[(\[].*?[)\]]|\s{3,}.*$|\s*[,;].*$`)
	// inBrackets is the players of a team behind its name.
	inBrackets = regexp.MustCompile(`\s*\([^()]*[,;&/][^()]*\)`)
	spaces     = regexp.MustCompile(`\s+`)
)

// versus reads the two teams in a line. Where names are known, they part the line;
// sure is false for a line that only looks as if it had two teams.
func (w *who) versus(text string) (home, away string, sure, ok bool) {
	if _, _, _, isTable := fourPlayers(text); isTable {
		return "", "", false, false
	}
	pieces := w.pieces(text, w.names)
	var named []piece
	for _, p := range pieces {
		if p.team != "" {
			named = append(named, p)
		}
	}
	if len(named) == 2 && !sameTeam(named[0].team, named[1].team) && !w.goesOn(named[1].team, text[named[1].To:]) && arrange.IsSeparator(asides.ReplaceAllString(text[named[0].To:named[1].From], "")) {
		return named[0].team, named[1].team, true, true
	}
	text = inBrackets.ReplaceAllString(text, "")
	const longest = 90 // bytes
	left, right, ok := arrange.Versus(text, true)
	if !ok || len(text) > longest {
		return "", "", false, false
	}
	_, _, sure = arrange.Versus(text, false)
	if at := strings.LastIndex(left, ":"); at >= 0 {
		left, sure = left[at+1:], sure || isMatchWord(strings.TrimSpace(left[:at]))
	}
	if at := strings.LastIndex(left, "·"); at >= 0 { // "Round 1 · Foxes - Owls"
		left = left[at+len("·"):]
	}
	left = behindTitle(left, strings.ContainsAny(right, ",;"))
	right = arrange.BareTeam(right)
	left, right = strings.TrimSpace(asides.ReplaceAllString(left, "")), strings.TrimSpace(asides.ReplaceAllString(right, ""))
	if before, rest, cut := strings.Cut(left, " "); cut && isMatchWord(before) {
		left = strings.TrimSpace(rest)
	}
	right, _, _ = strings.Cut(right, ":")
	if left == "" || right == "" || sameTeam(left, right) || arrange.SaysBoards(left) || arrange.SaysBoards(right) {
		return "", "", false, false
	}
	return left, strings.TrimSpace(right), sure, true
}

// goesOn reports whether the name of a team may be longer in a text than where players sit:
// "Foxes v Owls Club" above "NS Foxes, EW Owls".
func (w *who) goesOn(name, rest string) bool {
	_, sure := w.roster.sure[teamKey(name)]
	next, _ := utf8.DecodeRuneInString(strings.TrimLeft(rest, " \u00a0"))
	return !sure && unicode.IsUpper(next)
}

// wideGap parts a title from the teams that follow it.
var wideGap = regexp.MustCompile(`[\s\x{a0}]{3,}|\t`)

// behindTitle returns what is next to the sign between two teams: "Foxes" of
// "CLUB CUP   Foxes" and "Spring league, Foxes". Where both teams have an aside behind a
// comma, the name is before it.
func behindTitle(left string, both bool) string {
	left = strings.TrimSpace(left)
	if gaps := wideGap.FindAllStringIndex(left, -1); gaps != nil && !strings.HasPrefix(left[gaps[len(gaps)-1][1]:], "(") {
		left = left[gaps[len(gaps)-1][1]:]
	}
	if at := strings.LastIndexAny(left, ",;"); at >= 0 && !both {
		left = left[at+1:]
	}
	return left
}

// collect gathers the names of teams that a line speaks of.
func (w *who) collect(cells []lineCell) {
	for i, c := range cells {
		next := ""
		if i+1 < len(cells) {
			next = cells[i+1].text
		}
		if _, name, ok := keyed(c.text, next); ok {
			w.roster.add(w.roster.sure, name)
			continue
		}
		text := c.text
		if marks := arrange.ReadMarks(text); len(marks) > 0 && marks[len(marks)-1].Kind == arrange.SideMark && strings.TrimSpace(text[marks[len(marks)-1].To:]) == ":" && len(cells) == i+2 {
			text += " " + next
		}
		for _, s := range w.seatsIn(text, nil) {
			if team := teamBehindPair(s.rest); s.team == "" && team != "" {
				w.roster.add(w.roster.likely, team)
				continue
			}
			if s.team == "" && s.rest != "" {
				name := spaces.ReplaceAllString(firstName(s.rest), " ")
				if _, _, isPair := pairOf(s.rest); (!isPair || strings.ContainsAny(s.rest, ":(")) && name != "" && !isNumber(name) && len(strings.Fields(name)) < 5 {
					w.roster.add(w.roster.likely, name)
				}
			}
		}
		for _, m := range sideBehind.FindAllStringSubmatch(c.text, -1) { // "Ugglorna NS (…)"
			if marks := arrange.ReadMarks(m[2]); len(marks) == 1 && marks[0].Kind == arrange.SideMark {
				w.roster.add(w.roster.likely, m[1])
			}
		}
	}
}

// teamBehindPair returns the team that is in brackets behind its pair: "Ann Ek – Bo Alm
// (Foxes)".
func teamBehindPair(rest string) string {
	players, team, ok := strings.Cut(rest, "(")
	team = strings.Trim(team, ") ")
	_, _, isPair := pairOf(strings.TrimSpace(players))
	_, _, areTwo := pairOf(team)
	if !ok || !isPair || areTwo || strings.ContainsAny(team, "(,;") {
		return ""
	}
	return team
}

var sideBehind = regexp.MustCompile(`(?:^|[:,;)]\s*)([^:,;()]+?)\s+([A-ZÖØ]{2}|[A-ZÖØ][/-][A-ZÖØ])\s*\(`)

// firstName is what stands before the players in what a text says of a side.
func firstName(rest string) string {
	if at := strings.IndexAny(rest, ":;,("); at >= 0 {
		rest = rest[:at]
	}
	return strings.TrimSpace(rest)
}

// lineCell is a cell of a line.
type lineCell struct {
	text string
	col  int // from 0
}

func cellsOf(line *arrange.Line) []lineCell {
	var all []lineCell
	for col := range line.Row.Len() {
		if text := strings.TrimSpace(line.Row.Text(col)); text != "" {
			for _, part := range splitKeyed(text) {
				all = append(all, lineCell{part, col})
			}
		}
	}
	return all
}

// splitKeyed parts a text that names both teams: "Home: Foxes   Away: Owls".
func splitKeyed(text string) []string {
	marks := arrange.ReadMarks(text)
	isKey := func(m arrange.Mark) bool {
		return m.Kind == arrange.TeamMark && strings.HasPrefix(strings.TrimLeft(text[m.To:], " "), ":")
	}
	if len(marks) != 2 || !isKey(marks[0]) || !isKey(marks[1]) || marks[0].From > 0 {
		return []string{text}
	}
	return []string{strings.Trim(text[:marks[1].From], " ,;/–-"), text[marks[1].From:]}
}

// segmentOf reads the number of the part of a match that a text is about: "2nd half".
func segmentOf(text string) int32 {
	fields := strings.Fields(strings.NewReplacer(".", ". ", ":", " ").Replace(text))
	if len(fields) == 0 || len(fields) > 4 {
		return 0
	}
	isHalf := slices.ContainsFunc(fields, func(f string) bool {
		for n := range headings.Vocabularies() {
			if headings.Vocabularies()[n].FieldOf(f) == "segment" {
				return true
			}
		}
		return headings.Plain(f) == "mitemps" || headings.Plain(f) == "tiempo" || headings.Plain(f) == "tempo" || headings.Plain(f) == "parte"
	})
	if !isHalf {
		return 0
	}
	for _, f := range fields {
		if number := digits.FindString(f); number != "" && len(number) < 3 {
			n, _ := readSegment(number)
			return n
		}
	}
	return 0
}
