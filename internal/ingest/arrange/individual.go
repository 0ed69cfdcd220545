package arrange

import (
	"regexp"
	"slices"
	"strings"
	"sync"
	"unicode"

	"bridgecalc/internal/ingest/cells"
	"bridgecalc/internal/ingest/field"
	"bridgecalc/internal/ingest/headings"
	"bridgecalc/internal/ingest/lines"
	"bridgecalc/internal/ingest/notation"
)

// seatNamesOf are the four seats, in the order in which they are named in fields.
var seatNamesOf = []string{"north", "east", "south", "west"}

// seatsOfHeading returns the seats that a heading may mean.
func seatsOfHeading(meanings []Meaning) []string {
	var seats []string
	for _, m := range meanings {
		seat := strings.TrimSuffix(m.Field, ".number")
		if slices.Contains(seatNamesOf, seat) && !slices.Contains(seats, seat) {
			seats = append(seats, seat)
		}
	}
	return seats
}

// matchSeats gives each of four lists of seats another one; ok is false where that can be
// done in no way, or in several.
func matchSeats(may [][]string) (seats []string, ok bool) {
	var found [][]string
	var try func(taken []string)
	try = func(taken []string) {
		if len(taken) == len(may) {
			found = append(found, slices.Clone(taken))
			return
		}
		for _, seat := range may[len(taken)] {
			if !slices.Contains(taken, seat) {
				try(append(taken, seat))
			}
		}
	}
	try(nil)
	if len(found) != 1 {
		return nil, false
	}
	return found[0], true
}

// placePlayers finds the columns of the four players of an individual: by number or by
// name. Beside pairs or teams such columns hold something else.
func placePlayers(columns []column) {
	for _, f := range []string{"ns.pair", "ew.pair", "pairs", "home", "away", "room", "match", "pair"} {
		if i := colOf(columns, f); i >= 0 && f != "pair" {
			return
		}
	}
	var cols []int
	var may [][]string
	for i := range columns {
		c := &columns[i]
		seats := seatsOfHeading(c.Meanings)
		if words := strings.Fields(c.Text); len(seats) == 0 && len(words) > 1 && len([]rune(words[len(words)-1])) == 1 { // "Player S"
			seats = seatsOfHeading(readHeading(words[len(words)-1], false))
		}
		if len(seats) == 0 || c.filled == 0 || c.share(Pair|Name|Named|Nobody) < 0.7 || c.field == "declarer" || c.looksScored() {
			continue
		}
		cols, may = append(cols, i), append(may, seats)
	}
	if len(cols) != len(seatNamesOf) {
		return
	}
	seats, ok := matchSeats(may)
	if !ok {
		return
	}
	for n, i := range cols {
		columns[i].field, columns[i].rival = seats[n]+".number", ""
	}
}

// placeChanging finds the columns of the four players of an individual whose partners change,
// under any headings of the columns beside them. It reports whether there are such columns.
func (b *Book) placeChanging(f *family, columns []column) bool {
	const fewest = 4 // rows
	var cols []int
	var may [][]string
	board := -1
	for i := range columns {
		c := &columns[i]
		if len(c.Meanings) == 0 || c.choice > 0 {
			continue
		}
		switch c.Meanings[0].Field {
		case "home", "away", "room", "match", "team":
			return false
		case "board":
			board = i
		}
		if seats := seatsOfHeading(c.Meanings[:1]); len(seats) > 0 && c.share(Pair|Name) > 0.9 {
			cols, may = append(cols, i), append(may, seats)
		}
	}
	seats, ok := matchSeats(may)
	if len(cols) != len(seatNamesOf) || !ok {
		return false
	}
	at := make([]int, len(seatNamesOf)) // columns in the order of seatNamesOf
	for n, i := range cols {
		at[slices.Index(seatNamesOf, seats[n])] = i
	}
	s := seating{partners: make(map[string]map[string]bool), seated: make(map[[2]string]bool)}
	for _, r := range f.regions {
		number := r.Given["board"].Text
		for _, i := range r.Rows {
			row := r.Sheet.Row(int(i))
			if board >= 0 && row.ID(r.cols[board]) != 0 {
				number = row.Text(r.cols[board])
			}
			var players [4]string
			for seat, col := range at {
				players[seat] = nameKey(row.Text(r.cols[col]))
			}
			s.add(number, players)
		}
	}
	if s.rows < fewest || mostSlips*s.twice > s.rows || !s.changes() {
		return false
	}
	for n, i := range cols {
		columns[i].field = seats[n] + ".number"
	}
	return true
}

// placeDeclarer finds the column of the declarers by their names, under any heading: each
// cell has one of the four players of its row.
func placeDeclarer(f *family, columns []column) {
	if colOf(columns, "declarer") >= 0 || colOf(columns, "contract") < 0 && colOf(columns, "level") < 0 {
		return
	}
	const most = 0.9
	for i := range columns {
		c := &columns[i]
		if c.choice > 0 || strings.HasSuffix(c.field, ".number") || c.share(Name) < most {
			continue
		}
		if isOfPlayers(f, columns, i) {
			c.field = "declarer"
			return
		}
	}
}

// isOfPlayers reports whether each cell of a column is one of the four players of its row, whom
// columns or titles name.
func isOfPlayers(f *family, columns []column, col int) bool {
	found := 0
	for _, r := range f.regions {
		for _, i := range r.Rows {
			row := r.Sheet.Row(int(i))
			text := nameKey(row.Text(r.cols[col]))
			if text == "" {
				continue
			}
			isPlayer := slices.ContainsFunc(seatNamesOf, func(seat string) bool {
				if at := colOf(columns, seat+".number"); at >= 0 {
					return nameKey(row.Text(r.cols[at])) == text
				}
				given := r.Given[seat+".number"]
				return nameKey(given.Text) == text || nameKey(given.Rest) == text
			})
			if !isPlayer {
				return false
			}
			found++
		}
	}
	return found > 0
}

// dropRepeated finds the columns that have the two players of a side again, who have columns of
// their own: the cells are two players, and the same text always the same two.
func (b *Book) dropRepeated(f *family, columns []column) {
	at := func(seat string) int { return colOf(columns, seat+".number") }
	for side, seats := range map[string][2]int{"ns": {at("north"), at("south")}, "ew": {at("east"), at("west")}} {
		for i := range columns {
			c := &columns[i]
			if c.choice > 0 || len(c.Meanings) == 0 || c.field != "" && c.field != side+".name" || !strings.HasPrefix(c.Meanings[0].Field, side) {
				continue
			}
			if b.areRepeated(f, i, seats) {
				c.field = "partners"
			}
		}
	}
}

// areRepeated reports whether each cell of a column has the players of two others, by number
// or by name, in their order or the other way round.
func (b *Book) areRepeated(f *family, col int, seats [2]int) bool {
	called := make(map[string]string) // players by how the column calls them
	agrees := func(as, player string) bool {
		before, known := called[nameKey(as)]
		return as == player || isDigits(as) == isDigits(player) && notation.IsCalled(player, as) || isDigits(as) != isDigits(player) && (!known || before == player)
	}
	for _, r := range f.regions {
		for _, i := range r.Rows {
			row := r.Sheet.Row(int(i))
			text, one, other := row.Text(r.cols[col]), row.Text(r.cols[seats[0]]), row.Text(r.cols[seats[1]])
			if text == "" {
				continue
			}
			first, second, ok := splitPlayers(text, strings.IndexFunc(text, unicode.IsDigit) < 0)
			if ok && !(agrees(first, one) && agrees(second, other)) {
				first, second = second, first
			}
			if !ok || !agrees(first, one) || !agrees(second, other) {
				return false
			}
			called[nameKey(first)], called[nameKey(second)] = one, other
		}
	}
	return true
}

// isDigits reports whether a text is a number of digits only.
func isDigits(text string) bool { return text != "" && strings.Trim(text, "0123456789") == "" }

// seating is who sat where in the rows of an individual.
type seating struct {
	partners    map[string]map[string]bool
	seated      map[[2]string]bool // by board and player
	rows, twice int                // rows with four players, and those in which one is there twice or again on the board
}

// add adds the players of a row, in the order of seatNamesOf.
func (s *seating) add(board string, players [4]string) {
	if slices.Contains(players[:], "") {
		return
	}
	s.rows++
	isTwice := false
	for seat, player := range players {
		key := [2]string{board, player}
		isTwice = isTwice || slices.Contains(players[:seat], player) || board != "" && s.seated[key]
		s.seated[key] = true
		s.join(player, players[(seat+2)%len(players)])
	}
	if isTwice {
		s.twice++
	}
}

// join notes that a player had a partner.
func (s *seating) join(player, partner string) {
	if s.partners[player] == nil {
		s.partners[player] = make(map[string]bool)
	}
	s.partners[player][partner] = true
}

// changes reports whether most players had several partners.
func (s *seating) changes() bool {
	changing := 0
	for _, with := range s.partners {
		if len(with) > 1 {
			changing++
		}
	}
	return changing > 0 && 2*changing >= len(s.partners)
}

// playersColumn is a column with two players in each cell: North and South, or East and
// West.
type playersColumn struct {
	col    int
	isNS   bool
	byName bool
}

// twoPlayers are two numbers of players in a cell, with what is between them.
var twoPlayers = regexp.MustCompile(`^\s*([0-9]{1,3})\s*([^0-9]+?)\s*([0-9]{1,3})\s*$`)

// splitPlayers splits a cell with two players.
func splitPlayers(text string, byName bool) (first, second string, ok bool) {
	if !byName {
		m := twoPlayers.FindStringSubmatch(text)
		if m == nil || !strings.Contains("-–,.", m[2]) && !notation.IsJoin(m[2]) {
			return "", "", false
		}
		return strings.TrimLeft(m[1], "0"), strings.TrimLeft(m[3], "0"), true
	}
	names := notation.SplitNames(text)
	if len(names) != 2 || !isName(names[0]) || !isName(names[1]) {
		return "", "", false
	}
	return names[0], names[1], true
}

// isCouple reports whether a text is two different players by number.
func isCouple(text string) bool {
	const longest = 12 // bytes, "101 and 102"
	if len(text) < 3 || len(text) > longest || !isDigit(text[0]) || !isDigit(text[len(text)-1]) {
		return false
	}
	first, second, ok := splitPlayers(text, false)
	return ok && first != second
}

// findPlayers finds columns with two players in a cell, whose partners change: pairs stay
// together.
func (t *table) findPlayers() {
	side := func(fields ...string) int {
		for _, f := range fields {
			if i := colOf(t.columns, f); i >= 0 {
				return i
			}
		}
		return -1
	}
	ns := side("ns.pair", "ns.name", "ns.points")
	ew := side("ew.pair", "ew.name", "ew.points")
	if ns < 0 || ew < 0 || t.has("home", "away", "room", "match", "south.number") || t.own != nil {
		return
	}
	for _, byName := range []bool{false, true} {
		s := seating{partners: make(map[string]map[string]bool)}
		fits, filled := 0, 0
		for _, i := range []int{ns, ew} {
			for id, n := range t.columns[i].texts {
				filled += n
				first, second, ok := splitPlayers(t.book.cells.Text(id), byName)
				if !ok {
					continue
				}
				fits += n
				first, second = nameKey(first), nameKey(second)
				s.join(first, second)
				s.join(second, first)
			}
		}
		if filled == 0 || 10*fits < 9*filled || !s.changes() {
			continue
		}
		t.players = []playersColumn{{ns, true, byName}, {ew, false, byName}}
		for _, f := range []field.Field{field.NS, field.EW, field.SouthNumber, field.WestNumber} {
			t.fields[f] = true
		}
		if byName {
			for _, f := range []field.Field{field.North, field.East, field.South, field.West} {
				t.fields[f] = true
			}
		}
		t.plain = slices.DeleteFunc(t.plain, func(c lines.Column) bool { return c.Col == ns || c.Col == ew })
		t.split = slices.DeleteFunc(t.split, func(s splitPair) bool { return s.col == ns || s.col == ew })
		t.columns[ns].field, t.columns[ew].field = "ns.pair", "ew.pair"
		return
	}
}

// fillPlayers puts the players of a row into a line, if it has them.
func (t *table) fillPlayers(l *lines.Line, r *Region, row cells.Row) {
	for _, p := range t.players {
		col := r.cols[p.col]
		if row.ID(col) == 0 {
			continue
		}
		at := lines.Place{Row: int32(row.Num), Col: int16(col + 1)}
		fields, names := [2]field.Field{field.EW, field.WestNumber}, [2]field.Field{field.East, field.West}
		if p.isNS {
			fields, names = [2]field.Field{field.NS, field.SouthNumber}, [2]field.Field{field.North, field.South}
		}
		first, second, ok := splitPlayers(row.Text(col), p.byName)
		if !ok {
			at.ID = row.ID(col)
			l.Places[fields[0]], l.Places[fields[1]] = at, at
			continue
		}
		for n, text := range [2]string{first, second} {
			number := text
			if p.byName {
				at.ID = t.book.cells.Intern(text)
				l.Places[names[n]] = at
				number = t.book.roster.numberOf(text)
			}
			at.ID = t.book.cells.Intern(number)
			l.Places[fields[n]] = at
		}
	}
}

// isIndividual reports whether each of the four players is known.
func (t *table) isIndividual() bool {
	return t.players != nil || t.has("south.number") && t.has("west.number")
}

// seatTitles reads the numbers of the four players in a line, perhaps behind other titles: "N: 2
// S: 7  E: 1  W: 8", "Table 3: N 2 S 7 – E 1 W 8".
func seatTitles(text string) []Title {
	tokens := tokensOf(text)
	var titles []Title
	var may [][]string
	var numbers []string
	for i := 0; i+1 < len(tokens); i++ {
		if tokens[i].kind != 'w' {
			continue
		}
		if t, n := titleAt(tokens[i:], text); n > 0 && t.Rest == "" && len(may) == 0 && !isOfPair(t.Field) && !strings.HasSuffix(t.Field, ".number") {
			titles = append(titles, t)
			i += n - 1
			continue
		}
		k := i + 1
		for k < len(tokens) && tokens[k].kind == 's' && strings.Contains(":=.-–", tokens[k].text) {
			k++
		}
		if k >= len(tokens) || tokens[k].kind != 'n' {
			return nil
		}
		seats := seatsOfHeading(readHeading(tokens[i].text, false))
		if len(seats) == 0 {
			return nil
		}
		may, numbers = append(may, seats), append(numbers, strings.TrimLeft(tokens[k].text, "0"))
		i = k
	}
	if len(may) != len(seatNamesOf) {
		return nil
	}
	seats, ok := matchSeats(may)
	if !ok {
		return nil
	}
	for n, seat := range seats {
		titles = append(titles, Title{Field: seat + ".number", Text: numbers[n]})
	}
	return titles
}

// seatWords are the words of the seats in all languages.
var seatWords = sync.OnceValue(func() map[string][]string {
	words := make(map[string][]string)
	for word, meanings := range theDictionary().words {
		if seats := seatsOfHeading(meanings); len(seats) > 0 {
			words[word] = seats
		}
	}
	return words
})

// SeatColumns returns the seats that head columns of a row, by column from 0: "north",
// "east", …; nil for a row that does not name each seat once.
func SeatColumns(row cells.Row) map[int]string {
	var cols []int
	var may [][]string
	for col := range row.Len() {
		if seats := seatWords()[headings.Plain(row.Text(col))]; len(seats) > 0 {
			cols, may = append(cols, col), append(may, seats)
		}
	}
	if len(may) != len(seatNamesOf) {
		return nil
	}
	seats, ok := matchSeats(may)
	if !ok {
		return nil
	}
	columns := make(map[int]string)
	for i, col := range cols {
		columns[col] = seats[i]
	}
	return columns
}

// numberPlayers gives numbers to the players that titles name.
func (b *Book) numberPlayers(f *family) {
	for _, r := range f.regions {
		for _, seat := range seatNamesOf {
			t, ok := r.Given[seat+".number"]
			if !ok || t.Text == "" || isPlainNumber(t.Text) {
				continue
			}
			t.Text, t.Rest = b.roster.numberOf(t.Text), t.Text
			f.named = true
			r.Given[seat+".number"] = t
		}
	}
}

// seatNames reads the players whom a row names in cells of their own, "Nord Ann Ek", "Est: Bo
// Lund": the four of a table, or the two of a side.
func seatNames(row cells.Row) []Title {
	var may [][]string
	var titles []Title
	for col := range row.Len() {
		text := strings.TrimSpace(row.Text(col))
		key, name, ok := strings.Cut(text, ":")
		if !ok {
			key, name, ok = strings.Cut(text, " ")
		}
		name = strings.TrimSpace(name)
		if !ok || !isName(name) || strings.ContainsAny(name[:1], "/-(") || len(key) > 12 { // "N / EW" is a dealer
			continue
		}
		seats := seatWords()[headings.Plain(key)]
		if len(seats) == 0 {
			continue
		}
		may = append(may, seats)
		t := Title{Text: name, Row: row.Num, Col: col, from: col}
		if number, rest, numbered := cutNumber(name); numbered && isPlainNumber(number) {
			t.Text, t.Rest = number, rest // "4 Ann Ek"
		}
		titles = append(titles, t)
	}
	const partners = 2
	if titles := seatTitlesOf(titles, may, len(seatNamesOf), matchSeats); titles != nil {
		return titles
	}
	return seatTitlesOf(titles, may, partners, partnersOf)
}

// seatTitlesOf gives titles the seats that they may have, so many at a time; nil where these are
// not clear.
func seatTitlesOf(titles []Title, may [][]string, atATime int, match func([][]string) ([]string, bool)) []Title {
	if len(may) == 0 || len(may)%atATime != 0 {
		return nil
	}
	for n := 0; n < len(may); n += atATime {
		seats, ok := match(may[n : n+atATime])
		if !ok {
			return nil
		}
		for k, seat := range seats {
			titles[n+k].Field = seat + ".number"
		}
	}
	return titles
}

// seatsBeside reads players in a row of nothing but the words of seats, each with a name in
// the next cell: "North | Ann Ek | East | Bo Ek". South and West may be in the next row, and the
// same seats at tables next to each other in the same one.
func (s *scanner) seatsBeside(row cells.Row) []Title {
	var titles []Title
	seat := ""
	for col := range row.Len() {
		text := strings.TrimSpace(row.Text(col))
		if text == "" {
			continue
		}
		if seat == "" {
			const shortest = 3 // letters; single ones head columns
			key := strings.TrimRight(text, ":. ")
			seats := seatWords()[headings.Plain(key)]
			if len(seats) != 1 || len(key) < shortest {
				return nil
			}
			seat = seats[0]
			continue
		}
		if !isName(text) && !isPlainNumber(text) || len(seatWords()[headings.Plain(text)]) > 0 {
			return nil
		}
		t := Title{Field: seat + ".number", Text: text, Row: row.Num, Col: col, from: col}
		if number, rest, numbered := cutNumber(text); numbered && isPlainNumber(number) {
			t.Text, t.Rest = number, rest
		}
		titles, seat = append(titles, t), ""
	}
	if !areOfTables(titles) {
		return nil
	}
	return titles
}

// areOfTables reports whether titles name each seat once, or several seats again and again in the
// same order, for a table each.
func areOfTables(titles []Title) bool {
	seats := 0 // of a table
	for seats < len(titles) && !slices.ContainsFunc(titles[:seats], func(t Title) bool { return t.Field == titles[seats].Field }) {
		seats++
	}
	for k := range titles {
		if titles[k].Field != titles[k%seats].Field {
			return false
		}
	}
	return seats == len(titles) || seats > 1 && len(titles)%seats == 0
}

// PlayersAtSeats reads the four players of a table, in the order North, East, South, West,
// each behind the seat: "N Ann Ek, S Bo Ek, E Cid Alm, W Dan Alm".
func PlayersAtSeats(text string) (names [4]string, ok bool) {
	parts := strings.FieldsFunc(text, func(r rune) bool { return r == ',' || r == ';' || r == '/' || r == '|' })
	if len(parts) != len(seatNamesOf) {
		return names, false
	}
	var may [][]string
	for n, part := range parts {
		key, name, cut := strings.Cut(strings.TrimSpace(part), " ")
		key, name = strings.Trim(key, ":=. "), strings.Trim(name, ":=–- ")
		if !cut || !isName(name) {
			return names, false
		}
		may, parts[n] = append(may, seatWords()[headings.Plain(key)]), name
	}
	seats, ok := matchSeats(may)
	for n, seat := range seats {
		names[slices.Index(seatNamesOf, seat)] = parts[n]
	}
	return names, ok
}

// dropLoneSeats takes away titles of a seat that stand alone: "S" beside "1" is a
// declarer with what he made.
func dropLoneSeats(titles []Title) []Title {
	n := 0
	for _, t := range titles {
		if strings.HasSuffix(t.Field, ".number") {
			n++
		}
	}
	if n == 0 || n > 2 {
		return titles
	}
	return slices.DeleteFunc(titles, func(t Title) bool { return strings.HasSuffix(t.Field, ".number") })
}

// listsBeside returns the names of players that stand next to results or on a sheet
// without headings: a number and a name in each row, in order.
func (b *Book) listsBeside() []Entrant {
	const fewest = 4 // players
	var best []Entrant
	for _, sheet := range b.cells.Sheets {
		if b.classes[sheet] == nil {
			continue
		}
		width := 0
		for i := range sheet.Len() {
			width = max(width, sheet.Row(i).Len())
		}
		used := b.usedCells(sheet)
		for col := range width {
			var list []Entrant
			for i := range sheet.Len() {
				row := sheet.Row(i)
				if used[[2]int{i, col}] || used[[2]int{i, col + 1}] {
					continue
				}
				number, name := strings.TrimSpace(row.Text(col)), strings.TrimSpace(row.Text(col+1))
				if n, rest, ok := cutListed(number); ok {
					number, name = n, rest
				}
				if !isPlainNumber(number) || isDecimalText(number) || !isName(name) || len(number) > 3 {
					continue
				}
				n := lookAt(number).n
				if n == 1 && len(list) > 0 && len(list) < fewest {
					list = nil
				}
				if n != len(list)+1 || len(list) > 0 && row.Num != sheet.Row(list[len(list)-1].Row).Num+1 {
					continue
				}
				list = append(list, Entrant{Number: number, Names: []string{name}, At: sheet.Position(row.Num, col+1), Sheet: sheet, Row: i})
			}
			if len(list) > len(best) && !isRanking(sheet, list, col) {
				best = list
			}
		}
	}
	if len(best) < fewest {
		return nil
	}
	return best
}

// isRanking reports whether the numbers of a list, in a column, are places: their heading says
// so, or there is none and what is behind the names never grows.
func isRanking(sheet *cells.Sheet, list []Entrant, col int) bool {
	if first := list[0].Row; first > 0 {
		if meanings := readHeading(sheet.Row(first-1).Text(col), false); len(meanings) > 0 {
			return meanings[0].Field == "rank"
		}
	}
	last, falls := 0, false
	for i, e := range list {
		amount, err := notation.ReadAmount(strings.TrimRight(sheet.Row(e.Row).Text(col+2), "% "))
		n := int(amount.Thousandths)
		if err != nil || i > 0 && n > last {
			return false
		}
		falls = falls || i > 0 && n < last
		last = n
	}
	return falls
}

// usedCells returns the cells of a sheet that are parts of results, as row and column.
func (b *Book) usedCells(sheet *cells.Sheet) map[[2]int]bool {
	used := make(map[[2]int]bool)
	for _, f := range b.families.all {
		if !b.isOfResults(f) {
			continue
		}
		for _, r := range f.regions {
			if r.Sheet != sheet {
				continue
			}
			for n := range f.table.columns {
				switch f.table.columns[n].field {
				case "", "pair", "name", "name1", "team", "rank":
					continue
				}
				for _, i := range r.Rows {
					used[[2]int{int(i), r.cols[n]}] = true
				}
			}
		}
	}
	return used
}

// listedName is a number with a name behind it: "1) Ortensia".
var listedName = regexp.MustCompile(`^([0-9]{1,3})\s*[).:–-]\s*(\S.*)$`)

func cutListed(text string) (number, name string, ok bool) {
	m := listedName.FindStringSubmatch(text)
	if m == nil || !isName(m[2]) {
		return "", "", false
	}
	return m[1], m[2], true
}

// markListed notes the families that the names of players come from.
func (b *Book) markListed(list []Entrant) {
	rows := make(map[int]bool)
	for i := range list {
		rows[list[i].Row] = true
	}
	for _, f := range b.families.all {
		for _, r := range f.regions {
			if len(list) > 0 && r.Sheet == list[0].Sheet && !b.isOfResults(f) && slices.ContainsFunc(r.Rows, func(i int32) bool { return rows[int(i)] }) {
				f.listed = true
			}
		}
	}
}

// isIndividual reports whether the results of a book are those of an individual.
func (b *Book) isIndividual() bool {
	return slices.ContainsFunc(b.families.all, func(f *family) bool { return b.isOfResults(f) && f.table.isIndividual() })
}

// namesPlayers reports whether the results of an individual name the players, so that they
// have no numbers that a list could be about.
func (b *Book) namesPlayers() bool {
	const most = 0.5
	for _, f := range b.families.all {
		if !b.isOfResults(f) || !f.table.isIndividual() {
			continue
		}
		if f.named || slices.ContainsFunc(f.table.players, func(p playersColumn) bool { return p.byName }) {
			return true
		}
		if i := colOf(f.table.columns, "south.number"); i >= 0 && f.table.columns[i].share(Name) > most {
			return true
		}
	}
	return false
}
