package arrange

import (
	"regexp"
	"slices"
	"strings"
	"sync"
	"unicode"

	"bridgecalc/internal/ingest/cells"
	"bridgecalc/internal/ingest/headings"
	"bridgecalc/internal/ingest/words"
)

// MarkKind is what a mark in a text says.
type MarkKind uint8

const (
	RoomMark MarkKind = iota // a room of a match, or one of its two tables
	SideMark                 // NS or EW
	TeamMark                 // the home or the away team, by these words
)

// Mark is a word or some words in a text that say which room, which side or which
// team it is about: "Open room", "NS", "the home team".
type Mark struct {
	Kind     MarkKind
	Value    string // "open", "closed", "own", "other", "ns", "ew", "home", "away"
	From, To int    // where it stands in the text, in bytes
	// Sure is false for a word that also means other things: "open".
	Sure bool
}

// roomStems are how the words for the rooms begin, in all languages and inflections.
var roomStems = map[string][]string{
	"open":   {"open", "offen", "avoin", "avoime", "avo", "oppna", "oppet", "apen", "apne", "aben", "abne", "ouvert", "otwart", "abiert", "apert"},
	"closed": {"closed", "geslote", "geschloss", "sulje", "slutna", "slutet", "stangd", "lukke", "ferme", "zamkni", "cerrad", "chius"},
}

// roomNouns are the words for a room.
var roomNouns = map[string]bool{
	"room": true, "raum": true, "raume": true, "kamer": true, "zaal": true, "rum": true, "rummet": true, "rom": true, "rommet": true, "salle": true, "sala": true,
	"pokoj": true, "pokoju": true, "huone": true, "huoneessa": true, "rummets": true, "rumme": true, "saal": true,
}

// markWords are the plain words of sides, teams and tables in all languages.
var markWords = sync.OnceValue(func() map[string]Mark {
	words := make(map[string]Mark)
	fields := map[string]Mark{
		"home": {Kind: TeamMark, Value: "home", Sure: true}, "away": {Kind: TeamMark, Value: "away", Sure: true},
		"owntable": {Kind: RoomMark, Value: "own", Sure: true}, "othertable": {Kind: RoomMark, Value: "other", Sure: true},
		"ns": {Kind: SideMark, Value: "ns", Sure: true}, "ew": {Kind: SideMark, Value: "ew", Sure: true},
	}
	for word, meanings := range theDictionary().words {
		for _, m := range meanings {
			if mark, ok := fields[m.Field]; ok {
				words[word] = mark
			}
		}
	}
	for _, word := range []string{"onzetafel", "unsertisch", "vartbord", "notretable", "nuestramesa", "nostrotavolo", "naszstol", "meidanpoyta", "vortbord"} {
		words[word] = fields["owntable"]
	}
	for _, word := range []string{ // the team that a match names first is at home
		"ensinmainittu", "ensiksimainittu", "ensinmainittujoukkue", "firstnamed", "firstnamedteam", "firstmentioned", "forstnamnda", "forstnamndalag", "forstnamndalaget",
		"forstnevnte", "forstnevntelag", "forstnaevnte", "forstnaevntehold", "erstgenannt", "erstgenanntes", "erstgenannte", "erstgenanntesteam", "zuerstgenannt", "eerstgenoemd", "eerstgenoemde",
		"premiernomme", "premierenommee", "primernombrado", "primonominato", "primanominata", "pierwszawymieniona",
		"firstteam", "ersteteam", "eersteteam", "forstalaget", "forstelaget", "forstehold", "ensimmainenjoukkue", "premiereequipe", "primerequipo", "primasquadra", "pierwszadruzyna",
	} {
		words[word] = fields["home"]
	}
	for _, word := range []string{"anderetafel", "anderertisch", "andrabordet", "autretable", "otramesa", "altrotavolo", "drugistol", "toinenpoyta", "detandrebord", "andrebord"} {
		words[word] = fields["othertable"]
	}
	return words
})

// roomOfWord returns the room that a plain word names.
func roomOfWord(plain string) string {
	for _, room := range []string{"open", "closed"} {
		for _, stem := range roomStems[room] {
			if rest, ok := strings.CutPrefix(plain, stem); ok && (len(rest) <= 3 || len(rest) <= 7 && len(stem) > 4 || roomNouns[rest]) {
				return room
			}
		}
	}
	return ""
}

// ReadMarks returns the marks in a text in their order.
func ReadMarks(text string) []Mark {
	words := wordsOf(text)
	var marks []Mark
	for i := 0; i < len(words); {
		m, n := markAt(text, words[i:])
		if room := abbreviatedRoom(text[words[i].from:words[i].to]); n == 0 && i == 0 && room != "" && strings.HasPrefix(text[words[i].to:], ":") {
			m, n = Mark{Kind: RoomMark, Value: room, Sure: true}, 1 // "OR: NS Foxes"
		}
		if n == 0 {
			i++
			continue
		}
		m.From, m.To = words[i].from, words[i+n-1].to
		marks = append(marks, m)
		i += n
	}
	return marks
}

// clauses finds the parts of a text between the signs that end a sentence or a part of it,
// or wide gaps.
var clauses = regexp.MustCompile(`[^.;,\s]+(?:\s{1,2}[^.;,\s]+)*`)

// WithoutScoring returns a text with blanks for what it says of the scores of a side only:
// "All scores are from the point of view of NS."
func WithoutScoring(text string) string {
	return clauses.ReplaceAllStringFunc(text, func(clause string) string {
		marks := ReadMarks(clause)
		if len(marks) == 0 || slices.ContainsFunc(marks, func(m Mark) bool { return m.Kind != SideMark }) {
			return clause
		}
		for _, w := range wordsOf(clause[:marks[0].From]) {
			if slices.ContainsFunc(theDictionary().words[w.plain], func(m Meaning) bool { return m.Field == "score" }) {
				return strings.Repeat(" ", len(clause))
			}
		}
		return clause
	})
}

// ownWords are the words of a team for itself, in their plain form: "our", "meidän".
var ownWords = sync.OnceValue(func() map[string]bool {
	own := make(map[string]bool)
	for _, w := range words.All() {
		for _, word := range w.Phrase.Ours {
			own[headings.Plain(word)] = true
		}
	}
	return own
})

// SaysOurs reports whether a team speaks of itself in a text: "IMPs us".
func SaysOurs(text string) bool {
	return slices.ContainsFunc(wordsOf(text), func(w word) bool { return ownWords()[w.plain] })
}

// SaysOwnScores reports whether a text states that scores are those of the team that keeps the
// card: "All scores from our side".
func SaysOwnScores(text string) bool {
	own, scores := false, false
	for _, w := range wordsOf(text) {
		own = own || ownWords()[w.plain]
		scores = scores || slices.ContainsFunc(theDictionary().words[w.plain], func(m Meaning) bool { return m.Field == "score" || m.Field == "points" })
	}
	return own && scores
}

// word is a word of a text with its place.
type word struct {
	from, to int
	plain    string
}

func wordsOf(text string) []word {
	var words []word
	start := -1
	end := func(i int) {
		if start >= 0 {
			words = append(words, word{start, i, headings.Plain(text[start:i])})
			start = -1
		}
	}
	for i, r := range text {
		if unicode.IsLetter(r) || unicode.IsDigit(r) || unicode.IsMark(r) {
			if start < 0 {
				start = i
			}
			continue
		}
		end(i)
	}
	end(len(text))
	return words
}

// markAt reads a mark at the front of some words, and returns how many it takes.
func markAt(text string, words []word) (Mark, int) {
	if room := roomOfWord(words[0].plain); room != "" {
		m := Mark{Kind: RoomMark, Value: room}
		if len(words) > 1 && roomNouns[words[1].plain] {
			m.Sure = true
			return m, 2
		}
		m.Sure = roomNouns[strings.TrimLeft(words[0].plain, "avo")]
		return m, 1
	}
	if len(words) > 1 && roomNouns[words[1].plain] {
		if room := roomBeforeNoun(text[words[0].from:words[0].to]); room != "" {
			return Mark{Kind: RoomMark, Value: room, Sure: true}, 2
		}
	}
	if len(words) > 1 && roomNouns[words[0].plain] {
		if room := roomOfWord(words[1].plain); room != "" {
			return Mark{Kind: RoomMark, Value: room, Sure: true}, 2
		}
	}
	const most = 3
	for n := min(most, len(words)); n > 0; n-- {
		between := text[words[0].from:words[n-1].to]
		m, ok := markWords()[headings.Plain(between)]
		if !ok || strings.ContainsAny(between, ",;:()=") {
			continue
		}
		if m.Kind == SideMark && !isSideWord(between) {
			continue
		}
		return m, n
	}
	return Mark{}, 0
}

// isSideWord reports whether a text is written as a side: "ns" may be a part of a name
// in other words, but sides are in capitals or long.
func isSideWord(text string) bool {
	const long = 5
	return len(text) >= long || strings.ToUpper(text) == text
}

// RoomOf returns the room that a text is about, where it names just one.
func RoomOf(text string) string {
	room := ""
	for _, m := range ReadMarks(text) {
		if m.Kind != RoomMark {
			continue
		}
		if room != "" && (room == "open" || room == "closed") && m.Value != room && (m.Value == "open" || m.Value == "closed") {
			return ""
		}
		if room == "" || m.Value == "open" || m.Value == "closed" {
			room = m.Value
		}
	}
	switch room {
	case "own":
		return "open"
	case "other":
		return "closed"
	}
	return room
}

// namesRoom reports whether a text begins with a room and says nothing but who sits
// there: "Open room", "Closed room (NS Foxes)", "Our table = open room".
func namesRoom(text string) bool {
	if len(text) > longestTitle {
		return false
	}
	marks := ReadMarks(text)
	if len(marks) == 0 || marks[0].Kind != RoomMark || strings.TrimLeft(text[:marks[0].From], " (") != "" {
		return false
	}
	rest := strings.TrimSpace(text[marks[0].To:])
	return rest == "" || marks[0].Sure || slices.ContainsFunc(marks, func(m Mark) bool { return m.Kind == SideMark }) || strings.ContainsAny(rest[:1], ":(=–-")
}

// roomNamed returns the room that a text begins with and is about, or nothing.
func roomNamed(text string) string {
	if !namesRoom(text) {
		return ""
	}
	return RoomOf(text)
}

// roomHeadings returns the cells of a row that names both rooms next to each other:
// "Open room (NS Foxes)" and "Closed room (NS Owls)", each above its columns.
func (s *scanner) roomHeadings(i int) []Heading {
	if i < 0 || i >= s.sheet.Len() {
		return nil
	}
	row := s.row(i)
	if row.Len() < 2 {
		return nil
	}
	var cells []Heading
	seen := make(map[string]bool)
	for col := range row.Len() {
		id := row.ID(col)
		if id == 0 {
			continue
		}
		h := Heading{Text: row.Text(col), Row: row.Num, Col: col}
		room, _ := s.rooms.Of(id)
		if meanings, _ := s.words.Of(id); room != "" && len(meanings) > 0 && roomOfMeaning(meanings[0]) == "" && (!strings.ContainsAny(h.Text, "(:=") || ofRooms[meanings[0].Field]) {
			return nil // "Open score" heads a column
		}
		switch kinds := s.looks.of(id).kinds; {
		case room != "":
			h.Meanings = []Meaning{{Room: room, Weight: wholeWeight}}
			seen[room] = true
		case kinds&number != 0:
			return nil // a row of values
		default:
			h.Meanings, _ = s.words.Of(id)
		}
		cells = append(cells, h)
	}
	if len(seen) < 2 {
		return nil
	}
	for k := 1; k < len(cells); k++ { // two rows of a list have the rooms in a column
		if r := roomIn(cells[k]); r != "" && r == roomIn(cells[k-1]) {
			return nil
		}
	}
	return cells
}

// roomOfMeaning returns the room where a heading means nothing else.
func roomOfMeaning(m Meaning) string {
	switch m.Field {
	case "":
		return m.Room
	case "open", "closed":
		return m.Field
	case "owntable":
		return "open"
	case "othertable":
		return "closed"
	}
	return ""
}

// roomIn returns the room that a heading names.
func roomIn(h Heading) string {
	if len(h.Meanings) == 0 || h.Meanings[0].Field != "" {
		return ""
	}
	return h.Meanings[0].Room
}

// roomsAbove returns the rooms that are named in the row above the headings of an
// index.
func (s *scanner) roomsAbove(i int) []Heading {
	if i == 0 || s.row(i-1).Num < s.row(i).Num-2 {
		return nil
	}
	return s.roomHeadings(i - 1)
}

// nearRooms is up to how many rows below the rooms their headings are: a row for each player
// may be between.
const nearRooms = 8

// enterRooms takes over a row with the rooms: the headings are in the next row, or
// there are none below the rooms.
func (s *scanner) enterRooms(i int, row cells.Row, rooms []Heading) class {
	for k := i + 1; k < min(i+nearRooms, s.sheet.Len()) && !s.hasNumbers(s.row(k)); k++ { // the players may be between
		if n := s.count(s.row(k)); isHeader(n) {
			if k == i+1 {
				return textRow
			}
			s.pending, s.pendingAt = rooms, k
			return textRow
		}
	}
	width := roomWidth(rooms)
	var heads []Heading
	var inside Heading // the last room
	for _, h := range rooms {
		room := roomIn(h)
		if room == "" && h.Text != "" {
			if h.Meanings = readHeading(h.Text, true); s.isOpponent(&h) {
				h.Meanings = nil
			}
			if in := roomIn(inside); in != "" && h.Col < inside.Col+width && ofARoom(&h) { // "Open | NS | Closed | NS"
				h.inRoom(in)
			}
		}
		heads = append(heads, h)
		if room == "" {
			continue
		}
		inside = h
		for k := 1; k < width && row.ID(h.Col+k) == 0; k++ {
			heads = append(heads, Heading{Row: row.Num, Col: h.Col + k, Meanings: []Meaning{{Room: room, Weight: leastWeight}}})
		}
	}
	s.headTeams(heads)
	s.head, s.headAt = heads, i
	s.language = preferLanguage(s.head)
	s.groups = s.split(i)
	s.headers = append(s.headers, slices.Clone(s.groups)...)
	for g := range s.groups {
		s.groups[g].language = s.language
	}
	s.read = false
	return headRow
}

// isBelowRoom reports whether a row or a line just above it begins with a room: who sits there
// is no player of an individual.
func (s *scanner) isBelowRoom(row cells.Row) bool {
	const near = 2 // rows
	for i := s.at; i >= 0 && s.row(i).Num >= row.Num-near; i-- {
		above := s.row(i)
		if room, _ := s.rooms.Of(above.ID(firstCol(above))); room != "" {
			return true
		}
	}
	return false
}

// saysWhoSits reports whether a row has but a room with its sides, "Open room | NS: Foxes | EW:
// Owls", or players at seats below a room: "N: Ann Ek | S: Bo Ek".
func (s *scanner) saysWhoSits(row cells.Row) bool {
	const fewest = 2 // players, or a room and a side
	if countCells(row) < fewest || s.hasNumbers(row) {
		return false
	}
	room, _ := s.rooms.Of(row.ID(firstCol(row)))
	seats, sides := 0, 0
	for col := range row.Len() {
		key, name, ok := strings.Cut(row.Text(col), ":")
		if !ok || strings.TrimSpace(name) == "" {
			continue
		}
		if len(seatWords()[headings.Plain(key)]) > 0 {
			seats++
		} else if marks := ReadMarks(key); len(marks) == 1 && marks[0].Kind == SideMark {
			sides++
		}
	}
	return room != "" && sides > 0 || seats >= fewest && s.isBelowRoom(row)
}

// hasNumbers reports whether a cell of a row is a number.
func (s *scanner) hasNumbers(row cells.Row) bool {
	for col := range row.Len() {
		if s.looks.of(row.ID(col)).kinds&number != 0 {
			return true
		}
	}
	return false
}

// roomWidth returns how many columns each room has.
func roomWidth(rooms []Heading) int {
	width := 0
	last := -1
	for _, h := range rooms {
		if roomIn(h) == "" {
			if last >= 0 && width == 0 {
				width = h.Col - last
			}
			continue
		}
		if last >= 0 && (width == 0 || h.Col-last < width) {
			width = h.Col - last
		}
		last = h.Col
	}
	return max(width, 1)
}

// outsideRooms returns the headings of a row with the rooms that are above other
// columns: "IMP" above the two teams.
func outsideRooms(rooms []Heading) map[int]upperHeading {
	upper := make(map[int]upperHeading)
	for _, h := range rooms {
		switch {
		case roomIn(h) != "":
			upper[h.Col] = upperHeading{ends: true}
		case len(h.Meanings) > 0:
			upper[h.Col] = upperHeading{Heading: h, spans: true}
		}
	}
	return upper
}

// roomless are the fields that belong to both rooms.
var roomless = map[string]bool{"board": true, "imps": true, "home.imps": true, "away.imps": true, "difference": true, "dealer": true, "vp": true, "total": true, "rank": true}

// ofRooms are the fields that each room has for itself.
var ofRooms = map[string]bool{
	"version": true, "remarks": true, "lead": true, "contract": true, "declarer": true, "tricks": true, "result": true, "score": true, "ns.score": true, "ew.score": true,
}

// placeRooms says of the headings below a row with the rooms in which room they are.
func placeRooms(heads []Heading, rooms []Heading) []Heading {
	if rooms == nil {
		return heads
	}
	width := roomWidth(rooms)
	over := make([]string, len(heads))         // the room of each heading
	within := make(map[string]map[string]bool) // the rooms of each text
	for n := range heads {
		h := &heads[n]
		for _, r := range rooms {
			if r.Col <= h.Col {
				if over[n] = ""; h.Col < r.Col+width || roomIn(r) != "" && len(h.Meanings) > 0 && ofRooms[h.Meanings[0].Field] {
					over[n] = roomIn(r)
				}
			}
		}
		if over[n] != "" && h.Text != "" {
			key := headings.Plain(h.Text)
			if within[key] == nil {
				within[key] = make(map[string]bool)
			}
			within[key][over[n]] = true
		}
	}
	for n := range heads {
		h := &heads[n]
		room := over[n]
		isInBoth := len(within[headings.Plain(h.Text)]) > 1
		for m := range h.Meanings {
			h.Meanings[m].Room = ""
		}
		switch {
		case room == "", BeginsWithIMPs(h.Text):
		case len(h.Meanings) == 0:
			h.Meanings = []Meaning{{Room: room, Weight: leastWeight}}
		case !roomless[h.Meanings[0].Field] || isInBoth:
			for m := range h.Meanings {
				h.Meanings[m].Room = room
				switch f := h.Meanings[m].Field; f {
				case "ns", "ew": // of a room, they are scores
					h.Meanings[m].Field = f + ".score"
				}
			}
		}
	}
	return heads
}

// BeginsWithIMPs reports whether a heading is of IMPs, perhaps of a team: "IMP Foxes".
func BeginsWithIMPs(text string) bool {
	words := wordsOf(text)
	if len(words) == 0 {
		return false
	}
	for _, m := range theDictionary().words[words[0].plain] {
		if m.Field == "imps" {
			return true
		}
	}
	return false
}

// splitHalves splits columns by rooms, and before that where the halves of a match, or
// several matches, are next to each other: by the columns of boards, or where the headings
// of both rooms come again.
func splitHalves(heads []Heading) []group {
	var boards []int
	for n, h := range heads {
		if len(h.Meanings) > 0 && h.Meanings[0].Field == "board" && h.Meanings[0].Room == "" {
			boards = append(boards, n)
		}
	}
	starts := boards
	if len(boards) < 2 || boards[0] != 0 {
		if starts = roomsAgain(heads); starts == nil {
			return splitRooms(heads)
		}
	}
	var groups []group
	for n, from := range starts {
		end := len(heads)
		if n+1 < len(starts) {
			end = starts[n+1]
		}
		half := splitRooms(slices.Concat(heads[:starts[0]], heads[from:end]))
		if half == nil {
			return nil
		}
		for k := range half {
			half[k].first = heads[from].Col
		}
		groups = append(groups, half...)
	}
	return groups
}

// roomsAgain returns the headings at which those of both rooms begin, where they come
// several times in the same order: "Board | Open | Closed | Open | Closed".
func roomsAgain(heads []Heading) (starts []int) {
	type ofRoom struct{ room, field string }
	var order []ofRoom
	var at []int
	for n := range heads {
		if room := roomOfHeading(&heads[n]); room != "" {
			order, at = append(order, ofRoom{room, heads[n].Meanings[0].Field}), append(at, n)
		}
	}
	if len(order) == 0 {
		return nil
	}
	times := 0
	for _, o := range order {
		if o == order[0] {
			times++
		}
	}
	width := len(order) / times
	if times < 2 || len(order)%times != 0 || !slices.ContainsFunc(order[:width], func(o ofRoom) bool { return o.room != order[0].room }) {
		return nil
	}
	for k, o := range order {
		if o != order[k%width] {
			return nil
		}
		if k%width == 0 {
			starts = append(starts, at[k])
		}
	}
	return starts
}

// isOfRooms reports whether results are those of a room of a match: they have no pairs.
func (b *Book) isOfRooms(f *family) bool {
	for _, r := range f.regions {
		if r.Given["room"].Text != "" {
			return true
		}
		for i := range r.Sheet.Len() {
			if c := b.classes[r.Sheet][i]; c == dataRow {
				continue
			}
			row := r.Sheet.Row(i)
			if room, _ := b.rooms.Of(row.ID(firstCol(row))); room != "" {
				return true
			}
		}
		break
	}
	return false
}

// placeScores takes columns of a room that are headed by a side for scores, whatever is in
// them: no points are counted for the sides of a room.
func placeScores(columns []column) {
	for i := range columns {
		c := &columns[i]
		if len(c.Meanings) == 0 || c.Meanings[0].Room == "" {
			continue
		}
		if c.field == "opponent" && colOf(columns, "doubled") < 0 && slices.ContainsFunc(c.Meanings, func(m Meaning) bool { return m.Field == "doubled" }) {
			c.field = "doubled" // "contro" is both
		}
		for _, side := range []string{"ns", "ew"} {
			if c.field == side+".points" && c.Meanings[0].Field == side+".score" && colOf(columns, side+".score") < 0 {
				c.field = side + ".score"
			}
		}
	}
}

// placeBoards takes a column headed as numbers for the boards of a room, where no other
// column has them: each stands once in each room.
func placeBoards(columns []column) {
	pair := colOf(columns, "pair")
	isRoom := slices.ContainsFunc(columns, func(c column) bool { return len(c.Meanings) > 0 && c.Meanings[0].Room != "" && c.filled > 0 })
	if pair < 0 || !isRoom || colOf(columns, "board") >= 0 {
		return
	}
	c := &columns[pair]
	for _, n := range c.texts { // once for each room
		if n*len(c.texts) != c.filled {
			return
		}
	}
	const most = 0.8 // the others are texts in front of totals
	if c.share(Whole) > most && c.share(number) == c.share(Whole) {
		c.field = "board"
	}
}
