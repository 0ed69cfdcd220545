package arrange

import (
	"regexp"
	"slices"
	"strconv"
	"strings"
	"sync"
	"unicode"

	"bridgecalc/internal/bridge"
	"bridgecalc/internal/ingest/cells"
	"bridgecalc/internal/ingest/headings"
	"bridgecalc/internal/ingest/notation"
)

// Title is something that stands above or beside results and holds for all of them:
// "Board 7", "Round 2, table 3", "NS 5".
type Title struct {
	Field string // "board", "table", "round", "section", "pair", "ns.pair", "ew.pair", "segment", "match", "north.number", …
	Text  string // the number, or the letter of a section
	Rest  string // what follows in the same cell: the names of a pair
	Row   int    // of the sheet, from 1; 0 for the sheet's name
	Col   int    // of the number, from 0
	from  int    // the column of the word
	vul   vulIn  // who is vulnerable on the board of the title
}

// titleFields are the fields that a title may give, with the weakest reading of their
// words that counts.
var titleFields = map[string]string{
	"board": "board", "table": "table", "round": "round", "section": "section", "pair": "pair", "segment": "segment",
	"match": "match", "ns": "ns.pair", "ew": "ew.pair", "ns.pair": "ns.pair", "ew.pair": "ew.pair", "team": "team",
	"north.number": "north.number", "south.number": "south.number", "east.number": "east.number", "west.number": "west.number",
	"north": "north.number", "south": "south.number", "east": "east.number", "west": "west.number",
}

// titleWords are the plain words of titles in all languages with the fields that they
// may give.
var titleWords = sync.OnceValue(func() map[string][]string {
	words := make(map[string][]string)
	for word, meanings := range theDictionary().words {
		for _, m := range meanings {
			if f, ok := titleFields[m.Field]; ok && !slices.Contains(words[word], f) {
				words[word] = append(words[word], f)
			}
		}
	}
	return words
})

// titleWord returns the field that a word of a title gives. Numbers of pairs have
// words that say no more than number, so a word that means anything else means that.
func titleWord(word string) (field string, ok bool) {
	plain := headings.Plain(word)
	fields := titleWords()[plain]
	if len(fields) == 0 || numberWords[plain] || len(plain) < 2 && !isSeatLetter(fields) {
		return "", false
	}
	for _, f := range []string{"board", "round", "table", "section", "ns.pair", "ew.pair"} {
		if slices.Contains(fields, f) {
			return f, true
		}
	}
	return fields[0], true
}

// isSeatLetter reports whether a letter can be nothing but a seat in a title.
func isSeatLetter(fields []string) bool {
	for _, f := range fields {
		if !strings.HasSuffix(f, ".number") {
			return false
		}
	}
	return true
}

// token is a word, a number or a sign of a title.
type token struct {
	text string
	kind byte // 'w', 'n' or 's'
	end  int  // where it ends in the text
}

// roman returns the number of a word that is a Roman numeral in capitals; "" for any other.
func (t token) roman() string {
	if n, ok := notation.ReadRoman(t.text); ok {
		return strconv.Itoa(n)
	}
	return ""
}

// isCounted reports whether the numbers of a field may be Roman numerals: letters are no
// numerals where they name sections and pairs.
func isCounted(field string) bool { return field == "round" || field == "segment" }

func tokensOf(text string) []token {
	var tokens []token
	kindOf := func(r rune) byte {
		switch {
		case unicode.IsDigit(r):
			return 'n'
		case unicode.IsLetter(r) || unicode.IsMark(r) || r == '°' || r == 'º':
			return 'w'
		case unicode.IsSpace(r):
			return ' '
		}
		return 's'
	}
	start, kind := 0, byte(' ')
	for i, r := range text {
		k := kindOf(r)
		if k == kind && k != 's' {
			continue
		}
		if kind != ' ' && i > start {
			tokens = append(tokens, token{text[start:i], kind, i})
		}
		start, kind = i, k
	}
	if kind != ' ' && start < len(text) {
		tokens = append(tokens, token{text[start:], kind, len(text)})
	}
	return tokens
}

// longestTitle is the length of the longest text that is read as a title, in bytes.
const longestTitle = 90

// readTitles reads the titles in a text: "Board no 7, dealer South", "7. kierros",
// "Runde 1 / Tisch 2", "N: 2  S: 7  E: 1  W: 8", "Round 3 12 Sept". A text that says more
// than a title and what belongs to it has none.
func readTitles(text string) []Title {
	if titles := readUndated(text); titles != nil {
		return titles
	}
	for _, rest := range withoutDay(text) {
		if titles := readUndated(rest); len(titles) == 1 && titles[0].Field == "round" {
			return titles
		}
	}
	return nil
}

// withoutDay returns what is left of a text without the day at its end or at its beginning,
// in each way to separate the day from the rest.
func withoutDay(text string) (rests []string) {
	if len(text) > longestTitle || strings.IndexFunc(text, unicode.IsDigit) < 0 {
		return nil
	}
	const most = 5 // words of a day
	fields := strings.Fields(text)
	for n := 1; n <= min(most, len(fields)-1); n++ {
		before, behind := fields[:len(fields)-n], fields[len(fields)-n:]
		if notation.IsDay(strings.Trim(strings.Join(behind, " "), "()-–")) {
			rests = append(rests, strings.TrimRight(strings.Join(before, " "), " -–,:("))
		}
		before, behind = fields[:n], fields[n:]
		if notation.IsDay(strings.Trim(strings.Join(before, " "), "()-–:")) {
			rests = append(rests, strings.TrimLeft(strings.Join(behind, " "), " -–,:)"))
		}
	}
	return rests
}

// readUndated reads the titles in a text that has no day.
func readUndated(text string) []Title {
	if len(text) > longestTitle || strings.IndexFunc(text, unicode.IsLetter) < 0 {
		return nil
	}
	if board := slipBoard(text); board != "" {
		return []Title{{Field: "board", Text: board}}
	}
	if seats := seatTitles(text); seats != nil {
		return seats
	}
	tokens := tokensOf(text)
	var titles []Title
	before, behind, signs := 0, 0, 0
	parted := false // a sign stands between the last title and the token at hand
	for i := 0; i < len(tokens); {
		if strings.Contains("-–—:", tokens[i].text) && len(titles) == 0 {
			before = min(before, 1) // "Score card - Pair 1"
		}
		if t, n := titleAt(tokens[i:], text); n > 0 {
			titles = append(titles, t)
			i += n
			parted = t.Rest != ""
			if i < len(tokens) && continuesNumber(tokens[i-1], tokens[i:]) && !(t.Field == "round" && tokens[i].text == "/") { // "Round 1/7"
				return nil
			}
			continue
		}
		switch known := isBesideTitle(tokens[i].text); {
		case tokens[i].kind == 's' || i > 0 && isWideGap(text, tokens, i):
			parted = true
			if len(titles) == 0 && tokens[i].kind == 's' && !strings.Contains("-–—:", tokens[i].text) {
				signs++ // "Ann & Bob (NS 1)"
			}
		case tokens[i].kind == 'w' && (known || i == len(tokens)-1 && notation.IsVersus(tokens[i].text)): // "NS 1 v"
			parted = true
		case len(titles) == 0:
			before++
		case !parted, tokens[i].kind == 'n' && titles[0].Field != "round": // "Round 1 - Tuesday 7 October"
			return nil
		default:
			behind++
		}
		i++
	}
	if slices.ContainsFunc(titles, func(t Title) bool { return isOfPair(t.Field) }) && speaksOfBye(tokens) {
		titles = slices.DeleteFunc(titles, func(t Title) bool { return isOfPair(t.Field) })
	}
	const most = 5 // words that are not understood
	if len(titles) == 1 && isOfPair(titles[0].Field) && behind == 0 && signs == 0 && before <= most {
		return titles // "Score sheet of pair 3"
	}
	if len(titles) == 0 || before > 1 || behind > most {
		return nil
	}
	return titles
}

// speaksOfBye reports whether some words are about a pair without opponents: "Pair 3 sits
// out", "Sit-out: the NS pair against EW 3".
func speaksOfBye(tokens []token) bool {
	const most = 3 // words
	for i := range tokens {
		joined := ""
		for _, t := range tokens[i:min(len(tokens), i+most)] {
			if t.kind != 'w' {
				break
			}
			joined = strings.TrimSpace(joined + " " + t.text)
			if pair, err := notation.ReadPair(joined); err == nil && pair.Nobody || IsBye(joined) {
				return true
			}
		}
	}
	return false
}

// boardIn returns the number of the board in a cell that says more than the number: "Board
// 7", "n° 7, Donneur S", "7 (S / all)"; "" for any other text.
func (b *Book) boardIn(id cells.ID) string {
	if titles, _ := b.titles.Of(id); len(titles) > 0 {
		if len(titles) == 1 && titles[0].Field == "board" {
			return titles[0].Text
		}
		return ""
	}
	if b.looks.of(id).kinds&(number|Bid|Cell) != 0 { // as most are
		return ""
	}
	return boardWithDealer(b.cells.Text(id))
}

// boardWithDealer returns the number of a board before words for its dealer and who is
// vulnerable; "" for any other text.
func boardWithDealer(text string) string {
	tokens := tokensOf(text)
	at := 0
	for at < len(tokens) && isFiller(tokens[at]) {
		at++
	}
	if len(text) > longestTitle || at+1 >= len(tokens) || tokens[at].kind != 'n' || startsWithLetter(text[tokens[at].end:]) {
		return "" // "1O" is a slip
	}
	words := 0
	for _, t := range tokens[at+1:] {
		switch {
		case t.kind == 's':
		case t.kind == 'w' && (isBesideTitle(t.text) || mayBeAnySeat(t.text)):
			words++
		default:
			return ""
		}
	}
	if words == 0 {
		return ""
	}
	return strings.TrimLeft(tokens[at].text, "0")
}

// mayBeAnySeat reports whether a word is one for a seat in some language.
func mayBeAnySeat(word string) bool {
	return slices.ContainsFunc([]bridge.Seat{bridge.North, bridge.East, bridge.South, bridge.West}, func(seat bridge.Seat) bool {
		return mayBeSeat(word, seat)
	})
}

var slipTitle = regexp.MustCompile(`^([1-9]\d{0,2})\s+(\pL+)\s*/`)

// slipBoard returns the board of a German score slip, whose title is "1 Nord / -": board,
// dealer and vulnerability. The dealer must be that of the board, since other texts
// begin with a number, too.
func slipBoard(text string) string {
	m := slipTitle.FindStringSubmatch(text)
	if m == nil {
		return ""
	}
	board, err := strconv.Atoi(m[1])
	if err != nil || !mayBeSeat(m[2], bridge.BoardDealer(board)) {
		return ""
	}
	return m[1]
}

// mayBeSeat reports whether a word is a seat's in some language.
func mayBeSeat(word string, seat bridge.Seat) bool {
	for _, seats := range notation.AllSeats() {
		letters := notation.Letters{Suits: notation.English.Suits, Seats: seats}
		if read, err := letters.ReadSeat(word); err == nil && read == seat {
			return true
		}
	}
	return false
}

// continuesNumber reports whether tokens make more of a number than a title has:
// "Board 1-4", "4.3.2026", "Board 1 to 4", "Round I-III".
func continuesNumber(number token, rest []token) bool {
	switch {
	case len(rest) < 2 || rest[1].kind != 'n' && (number.roman() == "" || rest[1].roman() == ""):
		return false
	case rest[0].kind == 's':
		return strings.Contains("-–/.,:", rest[0].text)
	}
	return rest[0].kind == 'w' && !isBesideTitle(rest[0].text)
}

// isWideGap reports whether several blanks stand before a token.
func isWideGap(text string, tokens []token, i int) bool {
	start := tokens[i].end - len(tokens[i].text)
	return start-tokens[i-1].end > 1
}

// titleAt reads a title at the front of the tokens, and returns how many it takes.
func titleAt(tokens []token, text string) (t Title, n int) {
	if field, taken := ordinalTitle(tokens); taken > 0 {
		return Title{Field: field, Text: strings.TrimLeft(tokens[0].text, "0")}, taken
	}
	if number := tokens[0].roman(); number != "" && len(tokens) > 1 { // "II runda"
		if field, n := leadingWord(tokens[1:]); n > 0 && isCounted(field) {
			return Title{Field: field, Text: number}, n + 1
		}
	}
	field, taken := leadingWord(tokens)
	if taken == 0 {
		return t, 0
	}
	skip := func() {
		for taken < len(tokens) && isFiller(tokens[taken]) {
			taken++
		}
	}
	skip()
	if isOfPair(field) && taken+2 < len(tokens) && tokens[taken].kind == 'w' && tokens[taken+1].text == ":" && tokens[taken+2].kind == 'n' {
		taken++ // "Pareja NS fija: 3"
		skip()
	}
	if also, n := leadingWord(tokens[taken:]); n > 0 && isOfPair(field) && isOfPair(also) { // "NS: pair 8"
		if taken += n; field == "pair" {
			field = also
		}
		skip()
	}
	if taken == len(tokens) {
		return t, 0
	}
	value := tokens[taken]
	if isCounted(field) && value.roman() != "" {
		return Title{Field: field, Text: value.roman()}, taken + 1
	}
	switch {
	case value.kind == 'n' && len(value.text) <= 4:
		t = Title{Field: field, Text: strings.TrimLeft(value.text[:len(value.text)-1], "0") + value.text[len(value.text)-1:]}
	case value.kind == 'w' && field == "section" && len([]rune(value.text)) == 1 && (taken+1 == len(tokens) || tokens[taken+1].kind != 's' || !strings.Contains("/-", tokens[taken+1].text)):
		t = Title{Field: field, Text: strings.ToUpper(value.text)}
	case value.kind == 'w' && (field == "pair" || field == "ns.pair" || field == "ew.pair") && taken+1 < len(tokens) &&
		tokens[taken+1].kind == 'n' && len([]rune(value.text)) == 1: // A7
		t = Title{Field: field, Text: strings.ToUpper(value.text) + tokens[taken+1].text}
		taken++
	default:
		return t, 0
	}
	taken++
	if field == "pair" {
		if side, n := sideBehind(tokens[taken:]); n > 0 {
			t.Field = side
			taken += n
		}
	}
	if field == "pair" || field == "ns.pair" || field == "ew.pair" || strings.HasSuffix(field, ".number") {
		var more int
		t.Rest, more = namesAfter(tokens[taken:], text, tokens[taken-1].end)
		taken += more
	}
	return t, taken
}

// sideBehind reads the direction behind the number of a pair, "Pair 1 N/S", "Par 3 (ÖV)",
// which no number of its own follows.
func sideBehind(rest []token) (field string, taken int) {
	at := 0
	for at < len(rest) && rest[at].kind == 's' && strings.Contains("(,-–", rest[at].text) {
		at++
	}
	field, n := leadingWord(rest[at:])
	if n == 0 || field != "ns.pair" && field != "ew.pair" || at+n < len(rest) && rest[at+n].kind == 'n' {
		return "", 0
	}
	if at += n; at < len(rest) && rest[at].text == ")" {
		at++
	}
	return field, at
}

// namesAfter returns the names that follow the number of a pair in a title, up to the
// next title, and how many tokens they are.
func namesAfter(rest []token, text string, end int) (names string, taken int) {
	last := end
	for taken < len(rest) && rest[taken].kind != 'n' {
		if rest[taken].kind == 'w' {
			if _, n := titleAt(rest[taken:], text); n > 0 {
				break
			}
		}
		last = rest[taken].end
		taken++
	}
	names = strings.Trim(text[end:last], " \u00a0:.,;–-—)(/|")
	if !isName(names) || len(strings.Fields(names)) < 2 && !strings.ContainsAny(names, "/&-–+") || taken < len(rest) && rest[taken].kind == 'n' {
		return "", 0
	}
	return names, taken
}

// ordinalTitle reads "7. kierros", "2nd round", "3. Runde".
func ordinalTitle(tokens []token) (field string, taken int) {
	if len(tokens) < 2 || tokens[0].kind != 'n' || len(tokens[0].text) > 4 {
		return "", 0
	}
	at := 1
	switch t := strings.ToLower(tokens[1].text); {
	case t == "." || t == ":":
		at = 2
	case t == "st" || t == "nd" || t == "rd" || t == "th" || t == "º" || t == "ª" || t == "e" || t == "er" || t == "ème" || t == "eme" || t == "a" || t == "°":
		at = 2
	default:
		return "", 0
	}
	if at >= len(tokens) {
		return "", 0
	}
	field, n := leadingWord(tokens[at:])
	if n == 0 || field == "ns.pair" || field == "ew.pair" || strings.HasSuffix(field, ".number") {
		return "", 0
	}
	after := at + n
	if after < len(tokens) && tokens[after].kind == 'n' {
		return "", 0 // "2. Board 7"
	}
	return field, after
}

// leadingWord reads the word of a title at the front, which may be of up to three
// parts: "Board", "Nº mano", "N/S", "Par NS".
func leadingWord(tokens []token) (field string, taken int) {
	const most = 4
	text := ""
	for i := 0; i < min(most, len(tokens)); i++ {
		if tokens[i].kind == 'n' || tokens[i].kind == 's' && !strings.Contains("/-.–#", tokens[i].text) {
			break
		}
		if i == 0 && tokens[0].text == "#" {
			return "", 0
		}
		if tokens[i].kind == 'w' {
			text += tokens[i].text
			if f, ok := titleWord(text); ok {
				field, taken = f, i+1
			}
		}
	}
	if taken == 0 && len(tokens) > 1 && numberWords[strings.ToLower(tokens[0].text)] && tokens[1].kind == 'w' { // "Nº mano"
		if f, ok := titleWord(tokens[1].text); ok {
			return f, 2
		}
	}
	if (field == "ns.pair" || field == "ew.pair") && taken < len(tokens) && tokens[taken].kind == 'w' { // "N/S pair: 6"
		if f, ok := titleWord(tokens[taken].text); ok && f == "pair" {
			return field, taken + 1
		}
	}
	if (field == "ns.pair" || field == "ew.pair") && taken+1 < len(tokens) && tokens[taken].text == "-" { // "NS-par"
		if f, ok := titleWord(tokens[taken+1].text); ok && f == "pair" {
			return field, taken + 2
		}
	}
	if field == "pair" && taken < len(tokens) && tokens[taken].kind == 'w' { // "Par NS 3"
		if f, n := leadingWord(tokens[taken:]); n > 0 && (f == "ns.pair" || f == "ew.pair") {
			return f, taken + n
		}
	}
	return field, taken
}

// bareWord returns the field of a text that is the word of a title, perhaps with a word for
// number, and nothing else: "Board", "NS n°:".
func bareWord(text string) (field string, ok bool) {
	tokens := tokensOf(strings.TrimRight(text, " :.=#"))
	field, n := leadingWord(tokens)
	for n > 0 && n < len(tokens) && isFiller(tokens[n]) {
		n++
	}
	return field, n > 0 && n == len(tokens)
}

// isFiller reports whether a token may stand between the word of a title and its
// number.
func isFiller(t token) bool {
	if t.kind == 's' {
		return strings.Contains(":.#=–-", t.text)
	}
	switch strings.ToLower(t.text) {
	case "no", "nr", "nro", "num", "number", "n", "nº", "n°", "numero", "número", "nummer", "numer":
		return t.kind == 'w'
	}
	return false
}

// besideWords are the words of what else titles of boards and tables say: the dealer
// and the vulnerability.
var besideWords = sync.OnceValue(func() map[string]bool {
	words := make(map[string]bool)
	for word, meanings := range theDictionary().words {
		for _, m := range meanings {
			switch m.Field {
			case "dealer", "ns", "ew", "north", "south", "east", "west", "north.number", "south.number", "east.number", "west.number",
				"direction", "boards", "board", "table", "round", "pair", "team", "match", "section", "result", "points", "date":
				words[word] = true
			}
		}
	}
	for word := range strings.FieldsSeq("vul vulnerable vulnerability none all both love game green red zone zon zona sårbar vulnerabel vulnerabele " +
		"kwetsbaar vaarassa vyöhyke gefahr gefährdet vulnérable personne tous vulnerabili niemand allen alla ingen alle keiner beide obie żadna " +
		"nessuno tutti ninguno todos ei kukaan molemmat kaikki before after w n e s p") {
		words[headings.Plain(word)] = true
	}
	return words
})

func isBesideTitle(word string) bool {
	plain := headings.Plain(word)
	return besideWords()[plain] || numberWords[strings.ToLower(word)] || numberWords[plain]
}

// IsGiven reports whether a cell of a row is a title that gives one of some fields: the
// table, or a pair.
func IsGiven(row cells.Row, fields ...string) bool {
	for col := range row.Len() {
		if slices.ContainsFunc(readTitles(row.Text(col)), func(t Title) bool { return slices.Contains(fields, t.Field) }) {
			return true
		}
	}
	return false
}

// titlesIn returns the titles of a row: those of its cells, and those of a word with
// its number in the next cell.
func (s *scanner) titlesIn(row cells.Row) []Title {
	var titles []Title
	for col := 0; col < row.Len(); col++ {
		id := row.ID(col)
		if id == 0 {
			continue
		}
		if s.looks.of(id).kinds&Cell != 0 { // "420 v 5" is a result
			continue
		}
		found, _ := s.titles.Of(id)
		if s.looks.of(id).kinds&Bid != 0 && slipBoard(s.sheet.Book().Text(id)) == "" { // "1 s -4" is not about a player 4
			found = nil
		}
		for _, t := range found {
			t.Row, t.Col, t.from = row.Num, col, col
			if t.Rest == "" && len(found) == 1 {
				t.Rest = s.namesBeside(row, col, t)
			}
			titles = append(titles, t)
		}
		if len(found) > 0 {
			continue
		}
		if across, at := s.numbersBeside(row, col); at > col {
			titles = append(titles, across...)
			col = at
			continue
		}
		if t, at, ok := s.titleBeside(row, col); ok {
			if t.from = col; t.Rest == "" {
				t.Rest = s.namesBeside(row, at, t)
			}
			titles = append(titles, t)
			col = at
		}
	}
	if titles = dropLoneSeats(titles); !s.isBelowRoom(row) {
		titles = append(titles, seatNames(row)...)
		titles = append(titles, s.seatsOfSides(row)...)
	}
	return append(titles, s.directionBeside(row, titles)...)
}

// namesBeside returns the names in the next cell or two to the right of the title of a pair.
func (s *scanner) namesBeside(row cells.Row, col int, t Title) string {
	const gap = 2 // blank cells between, where cells are merged
	at := col + 1
	for at < row.Len() && row.ID(at) == 0 && at <= col+gap {
		at++
	}
	areNames := func(col int) bool { return s.looks.of(row.ID(col)).kinds&Name != 0 && !s.isWord(row.ID(col)) }
	switch {
	case !isOfPair(t.Field) || !areNames(at):
		return ""
	case areNames(at + 1):
		return row.Text(at) + " & " + row.Text(at+1)
	}
	return row.Text(at)
}

// directionBeside returns the direction that stands beside the titles of a list of pairs:
// "Section A | NS".
func (s *scanner) directionBeside(row cells.Row, titles []Title) []Title {
	const most = 3 // cells
	if len(titles) == 0 || titles[0].Field != "section" && titles[0].Field != "pair" || row.Len() > titles[0].Col+most {
		return nil
	}
	for col := range row.Len() {
		if s.looks.of(row.ID(col)).kinds&Side != 0 && s.isWord(row.ID(col)) {
			return []Title{{Field: "direction", Text: row.Text(col), Row: row.Num, Col: col, from: col}}
		}
	}
	return nil
}

// numbersBeside reads a word that has several numbers to the right of it, with blank
// cells between: boards, tables or pairs with their names that have several columns each.
func (s *scanner) numbersBeside(row cells.Row, col int) (titles []Title, last int) {
	field, ok := bareWord(row.Text(col))
	if !ok || field != "board" && field != "table" && field != "ns.pair" && field != "ew.pair" {
		return nil, col
	}
	for at := col + 1; at < row.Len(); at++ {
		id := row.ID(at)
		if id == 0 {
			continue
		}
		if len(titles) > 0 && at == titles[len(titles)-1].Col+1 {
			return nil, col
		}
		t := Title{Field: field, Row: row.Num, Col: at, from: at}
		if l := s.looks.of(id); l.kinds&Whole != 0 {
			t.Text = strconv.Itoa(l.n)
		} else if t.Text, t.Rest, ok = cutNumber(row.Text(at)); !ok || !isOfPair(field) {
			return nil, col
		}
		titles = append(titles, t)
	}
	if len(titles) < 2 {
		return nil, col
	}
	return titles, row.Len()
}

func isOfPair(field string) bool {
	return field == "pair" || field == "ns.pair" || field == "ew.pair"
}

// namesBehind returns the names in the one or two cells behind a word with a colon, "Names: |
// Ann | Bob", and the last of these cells.
func (s *scanner) namesBehind(row cells.Row, col int) (names string, last int) {
	const most = 2 // cells
	if !strings.HasSuffix(row.Text(col), ":") {
		return "", col
	}
	for last = col; last < col+most; last++ {
		id := row.ID(last + 1)
		if s.looks.of(id).kinds&Name == 0 || s.isWord(id) || strings.HasSuffix(row.Text(last+1), ":") {
			break
		}
		if names != "" {
			names += " & "
		}
		names += row.Text(last + 1)
	}
	if row.ID(last+1) != 0 {
		return "", col
	}
	return names, last
}

// titleBeside reads a cell that is the word of a title and has its number in one of
// the next cells. A word before a row of numbers heads them.
func (s *scanner) titleBeside(row cells.Row, col int) (t Title, at int, ok bool) {
	const gap = 2 // blank cells between the word and the number, where cells are merged
	text := strings.TrimRight(row.Text(col), " :.=#")
	if names, last := s.namesBehind(row, col); names != "" {
		if meanings := readHeading(text, false); len(meanings) > 0 && strings.HasPrefix(meanings[0].Field, "name") {
			return Title{Field: "names", Text: names, Row: row.Num, Col: col + 1}, last, true
		}
	}
	if meanings := readHeading(text, false); len(meanings) > 0 && (meanings[0].Field == "sitting" || meanings[0].Field == "direction") {
		if s.looks.of(row.ID(col+1)).kinds&Side != 0 && s.looks.of(row.ID(col+2)).kinds&Side == 0 {
			return Title{Field: "direction", Text: row.Text(col + 1), Row: row.Num, Col: col + 1}, col + 1, true
		}
	}
	field, ok := bareWord(text)
	if !ok {
		return t, col, false
	}
	for at = col + 1; at < row.Len() && row.ID(at) == 0 && at <= col+gap; at++ {
	}
	value := row.Text(at)
	if number, names, ok := cutNumber(value); ok && (field == "ns.pair" || field == "ew.pair") { // "NS: | 8 Smith & Jones"
		return Title{Field: field, Text: number, Rest: names, Row: row.Num, Col: at}, at, true
	}
	if found, _ := s.titles.Of(row.ID(at)); len(found) == 1 && found[0].Field == "pair" && (field == "ns.pair" || field == "ew.pair") { // "NS: | pair 8"
		return Title{Field: field, Text: found[0].Text, Rest: found[0].Rest, Row: row.Num, Col: at}, at, true
	}
	if l := s.looks.of(row.ID(at)); l.kinds&Whole == 0 || l.n < 1 {
		isLetter := field == "section" && len([]rune(value)) == 1 && unicode.IsLetter([]rune(value)[0])
		if !isLetter {
			return t, col, false
		}
	} else {
		value = strconv.Itoa(l.n)
	}
	if next := s.looks.of(row.ID(at + 1)); next.kinds&number != 0 {
		return t, col, false
	}
	return Title{Field: field, Text: value, Row: row.Num, Col: at}, at, true
}
