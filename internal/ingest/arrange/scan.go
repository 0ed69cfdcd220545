package arrange

import (
	"slices"
	"strings"
	"unicode"

	"bridgecalc/internal/bridge"
	"bridgecalc/internal/ingest/cells"
	"bridgecalc/internal/ingest/headings"
	"bridgecalc/internal/ingest/notation"
)

// Heading is the heading of a column with what it may mean.
type Heading struct {
	Text     string
	Meanings []Meaning
	Row, Col int    // of its cell: the row from 1, the column from 0
	title    *Title // where the heading is a title of the columns below it: "Board 7"
}

// Region is a run of rows below a header, or without one, for which the same titles
// hold.
type Region struct {
	Sheet   *cells.Sheet
	HeadRow int       // of the headings, from 1; 0 where there are none
	Rows    []int32   // indexes into the sheet
	Given   Context   // what titles and the sheet's name say
	first   int       // where the columns of its match begin, where several are next to each other
	part    int       // which of several groups next to each other it belongs to, from 1
	cols    []int     // where the columns of its family are, from 0
	heads   []Heading // its own, one a column: those of other teams may differ
	results []bool    // which rows are results, once they were gone through
}

// Context is what titles say of the rows below them, by field.
type Context map[string]Title

// class is what a row of a sheet is for.
type class uint8

const (
	blankRow   class = iota
	commentRow       // begins with #
	headRow
	titleRow
	dataRow
	totalRow
	textRow
)

// group is a run of columns below a header that holds results of its own: one of
// several tables next to each other.
type group struct {
	left, end int // the columns whose titles are its own
	strip     int // the first column of the tables that share columns with it
	cols      []int
	own       []int // of these, the columns that it does not share with other groups
	heads     []Heading
	room      string
	first     int     // where the columns of the match begin, where several are next to each other
	part      int     // which of several groups with the same headings it is, from 1; 0 for the only one
	titles    []Title // that head the columns
	key       string
	ofPlayers bool // the headings are those of four players
	language  string
	current   *Region
	last      *Region // the region that had rows last
}

// scanner goes through a sheet from top to bottom and finds its regions.
type scanner struct {
	sheet     *cells.Sheet
	hidden    []bool // columns of other tables
	looks     *Looks
	words     *cells.Memo[[]Meaning]
	titles    *cells.Memo[[]Title]
	classes   []class
	groups    []group
	head      []Heading        // of the row of headings at hand
	headAt    int              // its index
	at        int              // the index of the row at hand
	headers   []group          // all groups that rows of headings began
	aside     *Region          // rows that fill no group's columns: a list below a table
	ranked    int              // the end of the ranking at hand
	listed    map[string]Title // the last titles that are rows of a list, by their fields
	players   map[string]bool  // of the rows up to playersTo, once they were asked for
	playersTo int
	named     Context  // what the sheet's name says
	given     Context  // what titles say
	order     []string // fields of titles, outer ones first
	across    []Title  // titles that are next to each other, each for the columns below it
	read      bool     // data are below the titles
	families  *families
	choices   *choices
	block     block  // the rows that were measured last
	language  string // of most headings
	bySides   bool   // sides above the results name the players of an individual
	// The words for rooms, and the rooms above headings that follow at pendingAt.
	rooms     *cells.Memo[string]
	pending   []Heading
	pendingAt int
	versus    [][2]string // the teams that lines of the sheet name, once they were asked for
}

// block are rows without a blank row between them, and how many columns they have.
type block struct{ from, end, width int }

// view is columns of a sheet that were gone through by themselves: those that are not
// hidden.
type view struct {
	hidden  []bool
	grid    *grid // nil for none
	classes []class
}

// row returns the i-th row of a sheet as far as it is in the view.
func (v *view) row(sheet *cells.Sheet, i int) cells.Row {
	if row := sheet.Row(i); v.hidden != nil {
		return row.Without(v.hidden)
	}
	return sheet.Row(i)
}

// scan finds the regions of a sheet, and its grids.
func (b *Book) scan(sheet *cells.Sheet) {
	views := b.viewsOf(sheet)
	for i := range views {
		v := &views[i]
		var taken map[int]bool
		if v.grid != nil {
			b.grids = append(b.grids, v.grid)
			taken = v.grid.rows
		}
		v.classes = b.scanColumns(sheet, v.hidden, taken)
	}
	b.views[sheet], b.classes[sheet] = views, views[0].classes
}

// viewsOf returns the columns that are gone through by themselves, where blank columns set
// them apart: the tables and each list next to them, or each grid and what is beside them.
func (b *Book) viewsOf(sheet *cells.Sheet) []view {
	var views []view
	for _, hidden := range b.lists(sheet) {
		views = append(views, view{hidden: hidden})
	}
	if views[0].grid = b.findGrid(sheet, views[0].hidden); views[0].grid != nil {
		return views
	}
	grids, width := b.gridStrips(sheet)
	if len(grids) == 0 {
		return views
	}
	taken := make([]bool, width)
	for col := range taken {
		taken[col] = slices.ContainsFunc(grids, func(v view) bool { return !v.hidden[col] })
	}
	if !slices.Contains(taken, false) {
		return grids
	}
	return append(grids, view{hidden: taken})
}

// scanColumns finds the regions in the columns that are not hidden and the rows that are
// not taken, and returns what the rows are for.
func (b *Book) scanColumns(sheet *cells.Sheet, hidden []bool, taken map[int]bool) []class {
	s := &scanner{
		sheet: sheet, looks: b.looks, words: &b.words, titles: &b.titles, rooms: &b.rooms, families: &b.families, hidden: hidden, choices: &b.choices,
		classes: make([]class, sheet.Len()), named: sheetContext(sheet.Name), headAt: -1, bySides: b.individualSides(),
	}
	s.given = cloneContext(s.named)
	for i := range sheet.Len() {
		switch {
		case taken[i]:
			s.classes[i] = dataRow
		case b.isScheduled(sheet, i):
			s.classes[i] = commentRow
		case hidden == nil || !isBlankRow(s.row(i)):
			s.classes[i] = s.take(i)
		}
	}
	if len(s.headers) > 0 && !slices.ContainsFunc(s.classes, func(c class) bool { return c == dataRow }) {
		g := &s.headers[len(s.headers)-1]
		b.blank = append(b.blank, blankTable{g, s.open(g)})
	}
	return s.classes
}

// row returns the i-th row of the sheet as far as its columns are not hidden.
func (s *scanner) row(i int) cells.Row {
	row := s.sheet.Row(i)
	if s.hidden == nil {
		return row
	}
	return row.Without(s.hidden)
}

func cloneContext(c Context) Context {
	clone := make(Context, len(c))
	for field, t := range c {
		clone[field] = t
	}
	return clone
}

// sheetContext returns what the name of a sheet says: "Board 7", "Runde 2", "Lohko B".
func sheetContext(name string) Context {
	c := make(Context)
	for _, t := range readTitles(name) {
		c[t.Field] = t
	}
	return c
}

// counts is how many cells of a row are what.
type counts struct{ filled, words, data, texts int }

func (s *scanner) count(row cells.Row) counts {
	var n counts
	for col := range row.Len() {
		id := row.ID(col)
		if id == 0 {
			continue
		}
		n.filled++
		l := s.looks.of(id)
		switch {
		case l.kinds&(Card|Outcome) != 0 && l.kinds&number == 0 && s.isWord(id): // "As" and "Kontrakt" are German headings
			n.words++
		case l.kinds&(datum&^(Status|Outcome|Named)) != 0 && l.kinds&Seat == 0 && !s.isSign(id):
			n.data++
		case s.isWord(id):
			n.words++
		case l.kinds&(datum|Seat|Side) != 0:
			n.data++
		default:
			n.texts++
		}
	}
	return n
}

// isWord reports whether a text heads columns.
func (s *scanner) isWord(id cells.ID) bool {
	meanings, _ := s.words.Of(id)
	return len(meanings) > 0
}

// isPlainWord reports whether a text heads columns and has no digits: "Contract" is a
// result, too, in some language.
func (s *scanner) isPlainWord(id cells.ID) bool {
	return s.isWord(id) && strings.IndexFunc(s.sheet.Book().Text(id), unicode.IsLetter) >= 0 &&
		strings.IndexFunc(s.sheet.Book().Text(id), unicode.IsDigit) < 0
}

// isSign reports whether a text is one of the signs that head columns, "+/-" or "#".
func (s *scanner) isSign(id cells.ID) bool {
	text := s.sheet.Book().Text(id)
	return strings.Trim(text, "+-−/=±#% ") == "" && text != "=" && text != "-" && text != "+" && s.isWord(id)
}

// take takes the i-th row and returns what it is.
func (s *scanner) take(i int) class {
	row := s.row(i)
	s.at = i
	if isComment(row.Text(0)) {
		return commentRow
	}
	if s.choices.heads(row) {
		s.header(i, row)
		return headRow
	}
	if s.groups != nil && s.isPlainData(row) && !s.isAcross(row) { // as nearly all rows
		return s.data(i, row)
	}
	if s.saysWhoSits(row) {
		return textRow
	}
	if rooms := s.roomHeadings(i); rooms != nil {
		return s.enterRooms(i, row, rooms)
	}
	if titles := s.seatsBeside(row); titles != nil {
		s.enter(titles)
		return titleRow
	}
	n := s.count(row)
	titles := s.titlesIn(row)
	isOfDeal := s.isOfDeal(row)
	if !isHeader(n) || isOfDeal {
		s.completeVulnerability(row)
	}
	if isOfDeal {
		return textRow
	}
	switch {
	case s.isRankedAcross(i):
		return totalRow
	case s.hasOutcome(row, headings.IsTotal(row)):
		return s.addData(i, row, true)
	case s.isListed(row) && !headings.IsTotal(row):
		return s.data(i, row)
	case s.headsByTitles(i, row, titles):
		s.header(i, row)
		return headRow
	case isHeader(n) && s.headsDecisive(row, titles) && !s.isTotals(row):
		s.header(i, row)
		return headRow
	case s.headsNumbers(row), s.headsTeams(row), isHeader(n) && s.headsAsTitle(row, titles):
		s.header(i, row)
		return headRow
	case len(titles) > 0 && s.isTitle(row, n, titles):
		s.findVulnerability(row, titles)
		s.enter(titles)
		return titleRow
	case areNamed(titles), s.isPairOfList(row, titles):
		return textRow
	case isHeader(n) && !s.isTotals(row):
		s.header(i, row)
		return headRow
	case headings.IsTotal(row), n.words > 0 && n.data > 0 && n.texts == 0 && s.isTotals(row):
		return totalRow
	case s.headsUnknown(i, row, n):
		s.header(i, row)
		return headRow
	case s.directs(row):
		return titleRow
	case n.data == 0 && i+1 < s.sheet.Len() && s.row(i+1).Num == row.Num+1 && isHeader(s.count(s.row(i+1))):
		return textRow // it belongs to the headings below
	case s.isData(row, n):
		if s.groups == nil {
			s.headless(i, row)
		}
		return s.data(i, row)
	}
	return textRow
}

// areNamed reports whether several titles are those of pairs with their names, which are a
// list: "Pair 1 | Ann & Bob | Pair 8 | Cy & Di".
func areNamed(titles []Title) bool {
	return len(titles) > 1 && !slices.ContainsFunc(titles, func(t Title) bool { return !isOfPair(t.Field) || t.Rest == "" })
}

// isPairOfList reports whether a row of a list without headings has the number of a pair, "Pair
// 9", and names, which may read like headings.
func (s *scanner) isPairOfList(row cells.Row, titles []Title) bool {
	if s.groups != nil || len(titles) == 0 || !isOfPair(titles[0].Field) || titles[0].Col != firstCol(row) {
		return false
	}
	for col := titles[0].Col + 1; col < row.Len(); col++ {
		if kinds := s.looks.of(row.ID(col)).kinds; kinds&Name != 0 && kinds&Side == 0 && !s.isWord(row.ID(col)) {
			return true
		}
	}
	return false
}

// directs takes over titles that say which direction the pairs below them have:
// "North-South", "IL-parit"; several stand above lists next to each other.
func (s *scanner) directs(row cells.Row) bool {
	var titles []Title
	for col := range row.Len() {
		if row.ID(col) == 0 {
			continue
		}
		meanings, _ := s.words.Of(row.ID(col))
		if len(meanings) == 0 {
			return false
		}
		side, rest, _ := strings.Cut(meanings[0].Field, ".")
		if side != "ns" && side != "ew" || rest != "" && rest != "pair" && rest != "name" {
			return false
		}
		titles = append(titles, Title{Field: "direction", Text: strings.ToUpper(side), Row: row.Num, Col: col})
	}
	if len(titles) == 0 || len(titles) > 1 && !s.isAboveNames() {
		return false
	}
	s.enter(titles)
	return true
}

// isAboveNames reports whether the next row has the number of a pair and its names, and
// no headings.
func (s *scanner) isAboveNames() bool {
	return s.at+1 < s.sheet.Len() && s.isPairWithNames(s.row(s.at+1))
}

// isComment reports whether a row begins with a comment: "# scored by hand"; "#7" is
// how some write board 7.
func isComment(text string) bool {
	return strings.HasPrefix(text, "#") && len(text) > 1 && (text[1] < '0' || text[1] > '9') && text != "##"
}

// isPlainData reports whether the row is without doubt one of values: most of its
// cells are numbers, contracts and results.
func (s *scanner) isPlainData(row cells.Row) bool {
	data, filled := 0, 0
	for col := range row.Len() {
		id := row.ID(col)
		if id == 0 {
			continue
		}
		filled++
		if s.looks.of(id).kinds&datum != 0 {
			data++
		}
	}
	const enough = 3
	if data < enough || 2*data < filled {
		return false
	}
	first, _ := s.titles.Of(row.ID(firstCol(row)))
	return len(first) == 0 && !s.isWord(row.ID(firstCol(row)))
}

// isAcross reports whether the first cell of a row is a word that heads the row.
func (s *scanner) isAcross(row cells.Row) bool { return s.isWord(row.ID(firstCol(row))) }

// isHeader reports whether a row of so many words and values is one of headings.
func isHeader(n counts) bool {
	switch {
	case n.words < 2:
		return false
	case n.data == 0 && 2*n.words >= n.filled:
		return true
	}
	return n.words >= 3 && 3*n.data <= n.words && (2*n.words >= n.filled || n.words > 3 && 3*n.words >= n.filled)
}

// hasOutcome reports whether a row has a contract below the heading of the contracts, or
// a score below that of the scores: what else it has are values, even if it reads like
// titles: "NS 2", "AB3". A word that sums up rows elsewhere, "average", is an outcome
// where the board has its number, or both pairs or all players are named. A board and a
// pair make a result, too, or two pairs, even if nothing else is there, unless the row is one
// of a list below the results.
func (s *scanner) hasOutcome(row cells.Row, total bool) bool {
	for g := range s.groups {
		outcome, board, pairs, seated := false, false, 0, 0
		for _, h := range s.groups[g].heads {
			if len(h.Meanings) == 0 || row.ID(h.Col) == 0 {
				continue
			}
			kinds := s.looks.of(row.ID(h.Col)).kinds
			switch h.Meanings[0].Field {
			case "contract":
				outcome = outcome || kinds&(Bid|Status) != 0
				if kinds&(Bid|Status) != 0 && !total && !s.isPlainWord(row.ID(h.Col)) {
					return true
				}
			case "score", "ns.score", "ew.score":
				outcome = outcome || kinds&(Score|Status) != 0
				if kinds&Score != 0 && !total {
					return true
				}
			case "board":
				board = kinds&Whole != 0
			case "ns", "ew", "ns.pair", "ew.pair", "pair", "opponent", "home", "away":
				if kinds&(Pair|Named|Name) != 0 && !s.isWord(row.ID(h.Col)) {
					seated += 2
				}
				if kinds&(Pair|Named|Name) != 0 && strings.ContainsAny(row.Text(h.Col), "0123456789") {
					pairs++
				}
			case "north", "east", "south", "west", "north.number", "east.number", "south.number", "west.number":
				if kinds&(Pair|Named|Name) != 0 && !s.isWord(row.ID(h.Col)) {
					seated++
				}
			default: // remarks, points
				outcome = outcome || kinds&Status != 0
			}
		}
		const everyone = 4
		if outcome && (board || pairs > 1 || seated >= everyone) || !total && (board && pairs > 0 || pairs > 1) && !s.isOfListBelow(row) {
			return true
		}
	}
	return false
}

// isListed reports whether a row of a list of names has a number below the heading of the
// pairs, so that its names are no headings, whatever they are.
func (s *scanner) isListed(row cells.Row) bool {
	pair, names := -1, false
	for _, h := range s.head {
		if len(h.Meanings) == 0 {
			continue
		}
		switch h.Meanings[0].Field {
		case "pair":
			pair = h.Col
		case "name", "name1", "name2", "north", "south", "east", "west", "north.number", "south.number", "east.number", "west.number":
			names = names || s.looks.of(row.ID(h.Col)).kinds&Name != 0
		case "contract", "score", "ns.score", "board", "round", "opponent":
			return false
		}
	}
	return s.groups != nil && pair >= 0 && names && s.looks.of(row.ID(pair)).kinds&(Pair|Nobody) != 0 && strings.ContainsAny(row.Text(pair), "0123456789")
}

// headsDecisive reports whether two cells of a row head parts of results, so that titles
// among them belong to the headings.
func (s *scanner) headsDecisive(row cells.Row, titles []Title) bool {
	heads := 0
	sides := make(map[string]bool)
	word := "" // what the cell before means
	for col := range row.Len() {
		before := word
		if row.ID(col) != 0 {
			word = ""
		}
		if slices.ContainsFunc(titles, func(t Title) bool { return t.Col == col || t.from == col }) {
			continue
		}
		meanings, _ := s.words.Of(row.ID(col))
		if len(meanings) == 0 || meanings[0].Weight <= partsWeight {
			continue
		}
		word = meanings[0].Field
		if before == vulnerable || before == "dealer" { // "Dealer | N | Vul | NS"
			continue
		}
		switch field := meanings[0].Field; {
		case field == "ns", field == "ew":
			sides[field] = true
		case decisive[field] || isSeatField(field):
			heads++
		}
	}
	const both = 2
	return heads+len(sides)/both > 1 || len(sides) == both
}

// headsAsTitle reports whether a title is the first of the headings of a row, "Board 7 |
// Versus | Score": the next row has a value below each of them.
func (s *scanner) headsAsTitle(row cells.Row, titles []Title) bool {
	if len(titles) != 1 || titles[0].Field != "board" || titles[0].Col != firstCol(row) || s.at+1 >= s.sheet.Len() {
		return false
	}
	below := s.row(s.at + 1)
	for col := range row.Len() {
		if row.ID(col) != 0 && (below.ID(col) == 0 || s.isWord(below.ID(col))) {
			return false
		}
	}
	return true
}

// isSeatField reports whether a heading is that of the players of a seat.
func isSeatField(field string) bool {
	return field == "north" || field == "east" || field == "south" || field == "west"
}

// headsNumbers reports whether a row heads columns by words and then by numbers, as of
// boards: "Pair | Names | 1 | 2 | 3". With contracts below the numbers a word for pairs is
// enough, and words may be behind them, too, as where a second table is next to the
// first.
func (s *scanner) headsNumbers(row cells.Row) bool {
	const fewest = 2 // of each
	words, numbers, last, behind, ofPairs := 0, 0, -1, false, false
	for col := range row.Len() {
		id := row.ID(col)
		if id == 0 {
			continue
		}
		switch l := s.looks.of(id); {
		case s.isPlainWord(id), numbers > 0 && s.isSign(id):
			words++
			behind, last = behind || numbers > 0, -1
			meanings, _ := s.words.Of(id)
			ofPairs = ofPairs || isOfPair(meanings[0].Field)
		case words > 0 && l.kinds&Whole != 0 && l.n > last:
			numbers++
			last = l.n
		default:
			return false
		}
	}
	return numbers >= fewest && (words >= fewest && !behind || ofPairs && s.hasBidsBelowNumbers(row))
}

// hasBidsBelowNumbers reports whether in the next row contracts are below most numbers of
// a row, and what is there is nothing else.
func (s *scanner) hasBidsBelowNumbers(row cells.Row) bool {
	if s.at+1 >= s.sheet.Len() {
		return false
	}
	below, numbers, bids := s.row(s.at+1), 0, 0
	for col := range row.Len() {
		if s.looks.of(row.ID(col)).kinds&Whole == 0 {
			continue
		}
		numbers++
		switch kinds := s.looks.of(below.ID(col)).kinds; {
		case below.ID(col) == 0:
		case kinds&(Bid|Status) == 0 || kinds&number != 0:
			return false
		default:
			bids++
		}
	}
	return 2*bids > numbers
}

// isTotals reports whether the words of a row are those of totals.
func (s *scanner) isTotals(row cells.Row) bool {
	for col := range row.Len() {
		meanings, _ := s.words.Of(row.ID(col))
		if len(meanings) > 0 && meanings[0].Field != "total" && meanings[0].Field != "percent" {
			return false
		}
	}
	return true
}

// isTitle reports whether titles are what a row is about: beside them there are only
// texts, not values.
func (s *scanner) isTitle(row cells.Row, n counts, titles []Title) bool {
	values, used, names := 0, make(map[int]bool), 0
	for _, t := range titles {
		used[t.Col], used[t.from] = true, true
	}
	sides := 0
	for _, t := range titles {
		if t.Field == "ns.pair" || t.Field == "ew.pair" || t.Field == "pair" {
			sides++
		}
	}
	for col := range row.Len() {
		if row.ID(col) == 0 || used[col] {
			continue
		}
		switch kinds := s.looks.of(row.ID(col)).kinds; {
		case s.isWord(row.ID(col)):
		case kinds&(Seat|Side) != 0:
		case kinds&datum != 0:
			values++
		case kinds&Name != 0:
			names++
		}
	}
	switch {
	case values > 1 || values == 1 && len(titles) == 1 && n.filled < 3:
		return false
	case s.areInPairColumns(titles) && !s.isAboveHeader(row), s.areColumns(titles):
		return false
	case sides == len(titles) && names > 0: // a pair with its names is a row of a list, or stands above a card
		return s.isAboveHeader(row)
	case sides == len(titles) && sides == 1 && n.filled == 1 && s.inList():
		return s.isAboveHeader(row)
	}
	return true
}

// areInPairColumns reports whether one of the titles of a row stands below a heading of
// pairs: it is a number with its direction.
func (s *scanner) areInPairColumns(titles []Title) bool {
	if slices.ContainsFunc(titles, func(t Title) bool { return t.Field == "table" }) {
		return false
	}
	for _, t := range titles {
		for _, h := range s.head {
			if t.from != t.Col || h.Col != t.Col || len(h.Meanings) == 0 || s.groups == nil || !isOfPair(t.Field) {
				continue
			}
			switch h.Meanings[0].Field {
			case "ns", "ew", "pair", "ns.pair", "ew.pair", "opponent", "pairs", "away":
				return true
			}
		}
	}
	return false
}

// areColumns reports whether the next row or the one before has titles of pairs in the
// same columns, where nothing is headed: "1 | NS 2 | EW 5" are values.
func (s *scanner) areColumns(titles []Title) bool {
	const both = 2
	if s.head != nil || len(titles) < both || slices.ContainsFunc(titles, func(t Title) bool { return !isOfPair(t.Field) }) {
		return false
	}
	same := func(i int) bool {
		if i < 0 || i >= s.sheet.Len() {
			return false
		}
		return slices.EqualFunc(titles, s.titlesIn(s.row(i)), func(a, b Title) bool { return a.Field == b.Field && a.Col == b.Col })
	}
	return same(s.at-1) || same(s.at+1)
}

// isAboveHeader reports whether a row and perhaps the next stand above a row of
// headings, with nothing but headings, titles and texts between.
func (s *scanner) isAboveHeader(row cells.Row) bool {
	const most = 2 // rows with a pair each
	for k, rows := s.at+1, 1; k < s.sheet.Len(); k++ {
		below := s.row(k)
		n := s.count(below)
		if isHeader(n) {
			return true
		}
		if len(s.titlesIn(below)) == 0 && n.data > 0 {
			return false
		}
		if rows++; rows > most {
			return k+1 < s.sheet.Len() && isHeader(s.count(s.row(k+1)))
		}
	}
	return false
}

// headsByTitles reports whether a row heads columns by titles, a board or a pair for
// each: "NS | Board 1 | Board 2 | Board 3". Titles above a row of headings are not its
// headings.
func (s *scanner) headsByTitles(i int, row cells.Row, titles []Title) bool {
	if len(titles) < 2 {
		return false
	}
	times := 0
	for _, t := range titles {
		if t.Field == titles[0].Field {
			times++
		}
	}
	first := titles[0].Col
	if times != len(titles) && !arePairs(titles) || i+1 >= s.sheet.Len() || titles[len(titles)-1].Col-first < len(titles)-1 {
		return false
	}
	words := 0
	for col := range first {
		if row.ID(col) != 0 {
			words++
		}
	}
	if words == 0 && times < 3 {
		return false
	}
	const most = 3 // rows of headings below it
	for k := i + 1; k < min(i+1+most, s.sheet.Len()); k++ {
		below := s.row(k)
		n := s.count(below)
		if isHeader(n) || len(s.titlesIn(below)) > 1 || s.headsDecisive(below, nil) {
			return false
		}
		if n.data > 0 {
			break
		}
	}
	return true
}

// arePairs reports whether titles are those of the NS and the EW pairs of several tables.
func arePairs(titles []Title) bool {
	const fewest = 4
	for k, t := range titles {
		if want := []string{"ns.pair", "ew.pair"}[k%2]; t.Field != want || t.Rest != "" {
			return false
		}
	}
	return len(titles) >= fewest && len(titles)%2 == 0
}

// inList reports whether the row above was a row of values.
func (s *scanner) inList() bool { return s.groups != nil && s.read }

// headsUnknown reports whether a row heads the rows below it in words that are not
// known: texts only, above at least as many values.
func (s *scanner) headsUnknown(i int, row cells.Row, n counts) bool {
	const fewest = 3
	if n.filled < fewest || n.data > 0 || i+1 >= s.sheet.Len() || s.groups != nil && s.read && i > 0 && s.row(i-1).Num == row.Num-1 {
		return false
	}
	below := s.count(s.row(i + 1))
	return below.data >= 2 && 2*below.filled >= n.filled && below.data+below.words > below.texts
}

// isData reports whether a row holds values.
func (s *scanner) isData(row cells.Row, n counts) bool {
	if s.groups == nil {
		return n.data >= 2 || n.data == 1 && n.filled >= 2 && s.isFollowed() || s.isPairWithNames(row)
	}
	own := 0
	for g := range s.groups {
		for _, col := range s.groups[g].cols {
			if row.ID(col) != 0 {
				own++
			}
		}
	}
	return own >= 2 || own == 1 && (n.data > 0 || len(s.groups[0].cols) == 1) && n.filled == 1
}

// isPairWithNames reports whether a row begins with the number of a pair and its names:
// "3a | Smith & Jones".
func (s *scanner) isPairWithNames(row cells.Row) bool {
	col := firstCol(row)
	return s.looks.of(row.ID(col)).kinds&Pair != 0 && strings.ContainsAny(row.Text(col), "0123456789") &&
		s.looks.of(row.ID(col+1)).kinds&Name != 0 && !s.isWord(row.ID(col+1))
}

// isFollowed reports whether the next row has a value and something else, too: a date
// beside the name of a club stands alone.
func (s *scanner) isFollowed() bool {
	if s.at+1 >= s.sheet.Len() {
		return s.at > 0
	}
	row := s.row(s.at + 1)
	n := s.count(row)
	return n.data > 0 && n.filled >= 2 && !isHeader(n) && len(s.titlesIn(row)) == 0
}

// enter takes over the titles of a row. Those that come once hold for all columns;
// those that come several times, each for the columns below it.
func (s *scanner) enter(titles []Title) {
	times := make(map[string]int)
	for _, t := range titles {
		times[t.Field]++
	}
	var across []Title
	for _, t := range titles {
		isOfOne := isOfPair(t.Field) && times[t.Field] == 1 && times[oppositeOf[t.Field]] > 1 // of the tables next to each other
		if times[t.Field] > 1 || isOfOne {
			across = append(across, t)
			continue
		}
		if s.isOfList(t) {
			continue
		}
		s.begin(t.Field)
		s.given[t.Field] = t
	}
	if across != nil {
		for _, t := range across {
			s.begin(t.Field)
		}
		if s.read || s.across == nil {
			s.across = nil
		}
		s.across = append(s.across, across...)
	}
	s.endRegions()
	s.read = false
}

// oppositeOf is the field of the other pair at a table.
var oppositeOf = map[string]string{"ns.pair": "ew.pair", "ew.pair": "ns.pair"}

// isOfList reports whether the title of a pair is one of a list, "Pair 1 NS: Ann + Bob" above
// "Pair 2 NS: Cy + Di", and not the title of what is below it. Neither is then the first.
func (s *scanner) isOfList(t Title) bool {
	const most = 2 // rows from the one before: NS and EW may alternate
	before, ok := s.given[t.Field]
	if last, listed := s.listed[t.Field]; listed && !ok {
		before, ok = last, true
	}
	if !isOfPair(t.Field) || t.Rest == "" || !ok || before.Rest == "" || before.Text == t.Text || s.read || before.Row == 0 || t.Row > before.Row+most {
		return false
	}
	delete(s.given, t.Field)
	if s.listed == nil {
		s.listed = make(map[string]Title)
	}
	s.listed[t.Field] = t
	return true
}

// begin ends the titles that a title of a field does not belong to: a new round has
// other tables.
func (s *scanner) begin(field string) {
	depth := slices.Index(s.order, field)
	if depth < 0 && s.read {
		depth = 0 // a title of another kind below values: nothing of those above holds
	}
	if depth >= 0 {
		for _, inner := range s.order[depth:] {
			delete(s.given, inner)
			if t, ok := s.named[inner]; ok {
				s.given[inner] = t
			}
			s.across = slices.DeleteFunc(s.across, func(t Title) bool { return t.Field == inner })
		}
		s.order = s.order[:depth]
	}
	s.order = append(s.order, field)
	s.read = false
}

func (s *scanner) endRegions() {
	for g := range s.groups {
		s.groups[g].current = nil
	}
}

// header takes over a row of headings. What stands below a second one does not
// belong to the board of the rows above, unless a title says so again.
func (s *scanner) header(i int, row cells.Row) {
	if s.read {
		for _, field := range []string{"board", "ns.pair", "ew.pair", "pair"} {
			delete(s.given, field)
			if t, ok := s.named[field]; ok {
				s.given[field] = t
			}
			s.across = slices.DeleteFunc(s.across, func(t Title) bool { return t.Field == field })
		}
	}
	rooms := s.roomsAbove(i)
	if rooms == nil && s.pending != nil && s.pendingAt == i {
		rooms = s.pending
	}
	upper := s.upperHeadings(i, row)
	if rooms != nil {
		upper = outsideRooms(rooms)
	}
	s.head, s.headAt = s.withBlankHeadings(i, s.readRow(row, upper)), i
	if !pairRooms(s.head) {
		s.head = placeRooms(s.head, rooms)
	}
	s.groups = s.split(i)
	s.takeTitles(i)
	s.headers = append(s.headers, slices.Clone(s.groups)...)
	for g := range s.groups {
		s.groups[g].language = s.language
	}
	s.read = false
}

// withBlankHeadings adds the columns that have values below a row of headings, but no
// heading.
func (s *scanner) withBlankHeadings(i int, heads []Heading) []Heading {
	headed := make(map[int]bool)
	for _, h := range heads {
		headed[h.Col] = true
	}
	const sample = 60 // rows
	values := make(map[int]int)
	for k := i + 1; k < min(i+1+sample, s.sheet.Len()); k++ {
		row := s.row(k)
		if n := s.count(row); isHeader(n) || n.filled < 2 || len(s.titlesIn(row)) > 0 && n.data < 3 {
			continue
		}
		for col := range row.Len() {
			if row.ID(col) != 0 && !headed[col] {
				values[col]++
			}
		}
	}
	for col, n := range values {
		if n > 1 {
			heads = append(heads, Heading{Row: s.row(i).Num, Col: col})
		}
	}
	slices.SortFunc(heads, func(a, b Heading) int { return a.Col - b.Col })
	return heads
}

// takeTitles takes over titles among the headings, "Board 7 | NS | EW", except those
// that head a group of columns each.
func (s *scanner) takeTitles(i int) {
	of := func(field string) bool {
		return slices.ContainsFunc(s.groups[0].titles, func(t Title) bool { return t.Field == field })
	}
	var left []Heading
	beside, titled := make(map[int]bool), false
	for _, t := range s.titlesIn(s.row(i)) {
		if !of(t.Field) && t.from != t.Col && !s.hasValuesBelow(i, t.from) && !s.hasValuesBelow(i, t.Col) {
			beside[t.from], beside[t.Col] = true, true
			s.begin(t.Field)
			s.given[t.Field] = t
		}
	}
	for _, h := range s.head {
		if beside[h.Col] {
			continue
		}
		if h.title == nil || of(h.title.Field) || len(h.Meanings) > 0 && h.Meanings[0].Weight > partsWeight && s.hasValuesBelow(i, h.Col) {
			left = append(left, h)
			continue
		}
		s.begin(h.title.Field)
		s.given[h.title.Field] = *h.title
		if s.hasValuesBelow(i, h.Col) {
			left = append(left, Heading{Row: h.Row, Col: h.Col})
			titled = true
		}
	}
	if titled || len(left) < len(s.head) {
		s.head = left
		s.groups = s.split(i)
	}
}

// hasValuesBelow reports whether a column has something in the row below a header.
func (s *scanner) hasValuesBelow(i, col int) bool {
	return i+1 < s.sheet.Len() && s.row(i+1).ID(col) != 0
}

// upperHeadings returns the headings of the rows above that belong to the row at hand.
// Those of the row directly above hold for the columns to the right of them until the
// next; those further up head columns that have no other heading.
func (s *scanner) upperHeadings(i int, row cells.Row) map[int]upperHeading {
	upper := make(map[int]upperHeading)
	if s.read {
		return upper
	}
	const most = 3 // rows
	for k := i - 1; k >= max(0, i-most) && s.row(k).Num == row.Num-(i-k); k-- {
		if c := s.classes[k]; c != headRow && c != textRow && c != titleRow && c != totalRow {
			break
		}
		above := s.row(k)
		if !s.addUpper(upper, k, above, k == i-1) && s.classes[k] != textRow {
			break
		}
	}
	return upper
}

// upperHeading is a heading above others.
type upperHeading struct {
	Heading
	spans bool // it holds for the columns to the right, too
	ends  bool // it is no heading, and ends the one to the left
}

// isDealt reports whether a text is the dealer and the vulnerability of a board, as they
// stand beside its title: "N / EW".
func isDealt(text string) bool {
	dealer, vul, parted := strings.Cut(text, "/")
	if side, _ := notation.ReadSide(text); !parted || side != bridge.NoSide { // N/S
		return false
	}
	return notation.IsSeat(strings.TrimSpace(dealer)) && isVulnerability(strings.TrimSpace(vul))
}

// addUpper adds the headings of a row; ok is false where it has none.
func (s *scanner) addUpper(upper map[int]upperHeading, k int, row cells.Row, spans bool) (ok bool) {
	titled := make(map[int]bool)
	titles := s.titlesIn(row)
	for _, t := range titles {
		titled[t.Col], titled[t.from] = true, true
	}
	filled := 0
	for col := range row.Len() {
		if row.ID(col) != 0 {
			filled++
		}
	}
	for col := range row.Len() {
		if _, below := upper[col]; below || row.ID(col) == 0 {
			continue
		}
		meanings, _ := s.words.Of(row.ID(col))
		if titled[col] || len(meanings) == 0 || len(titles) > 0 && isDealt(row.Text(col)) || filled == 1 && len(meanings) > 0 && meanings[0].Weight < partsWeight {
			if spans {
				upper[col] = upperHeading{ends: true}
			}
			continue
		}
		ok = true
		upper[col] = upperHeading{Heading{Text: row.Text(col), Meanings: meanings, Row: row.Num, Col: col}, spans, false}
	}
	return ok || len(titles) > 0
}

// readRow reads the headings of a row together with those above them.
func (s *scanner) readRow(row cells.Row, upper map[int]upperHeading) []Heading {
	width := row.Len()
	for col, u := range upper {
		if !u.ends {
			width = max(width, col+1)
		}
	}
	heads := make([]Heading, 0, width)
	var over *Heading
	for col := range width {
		u, own := upper[col]
		switch {
		case own && u.ends:
			over, own = nil, false
		case own && u.spans:
			over = &u.Heading
		}
		text := row.Text(col)
		switch {
		case text == "" && own:
			heads = append(heads, u.Heading)
			continue
		case text == "":
			continue
		}
		h := Heading{Text: text, Row: row.Num, Col: col, Meanings: readHeading(text, true)}
		if s.isOpponent(&h) {
			h.Meanings = nil
		}
		if titles, _ := s.titles.Of(row.ID(col)); len(titles) == 1 {
			t := titles[0]
			t.Row, t.Col = row.Num, col
			h.title = &t
		}
		if over != nil && over.Text != text && col-over.Col < 8 {
			if both := readHeading(over.Text+" "+text, false); len(both) > 0 && !h.isOwn(both[0]) && (len(h.Meanings) == 0 || both[0].Field != h.Meanings[0].Field && both[0].Field != "") {
				h.Meanings = join(both, lower(h.Meanings, slipWeight))
				h.Text = over.Text + " " + text
			} else if BeginsWithIMPs(over.Text) && isName(text) && (len(h.Meanings) == 0 || h.Meanings[0].Weight <= slipWeight) {
				h.Text, h.Meanings = over.Text+" "+text, []Meaning{{Field: "imps", Weight: prefixWeight}} // IMPs of a team
			}
		}
		s.choices.setHeading(&h, over, text)
		heads = append(heads, h)
	}
	s.headTeams(heads)
	s.language = preferLanguage(heads)
	return heads
}

// isOwn reports whether a heading says by itself what its column holds, and with the
// heading above it something else: "Score" below "%" heads scores.
func (h *Heading) isOwn(both Meaning) bool {
	if len(h.Meanings) == 0 || !decisive[h.Meanings[0].Field] || h.Meanings[0].Weight <= partsWeight {
		return false
	}
	return !decisive[both.Field]
}

// preferLanguage makes the meanings weigh more that the headings have in the language
// that has most of their words.
func preferLanguage(heads []Heading) string {
	var votes [32]int
	for _, h := range heads {
		all := uint32(0)
		for _, m := range h.Meanings {
			if m.Weight > slipWeight {
				all |= m.languages
			}
		}
		for n := range votes {
			if all&(1<<n) != 0 {
				votes[n]++
			}
		}
	}
	best := 0
	for n := range votes {
		if votes[n] > votes[best] {
			best = n
		}
	}
	const foreign = 15
	for h := range heads {
		for m := range heads[h].Meanings {
			meaning := &heads[h].Meanings[m]
			if meaning.languages != 0 && meaning.languages&(1<<best) == 0 {
				meaning.Weight -= foreign
			}
		}
		sortMeanings(heads[h].Meanings)
	}
	return headings.Languages()[best]
}

// headless begins a region without headings.
func (s *scanner) headless(i int, row cells.Row) {
	s.groups, s.headAt, s.head = []group{s.headlessGroup(i, row)}, -1, nil
}

// headlessGroup returns a group of all columns of the rows from a row on: a column that
// only one row uses is far down in long tables.
func (s *scanner) headlessGroup(i int, row cells.Row) group {
	width := max(row.Len(), s.blockWidth(i))
	const sample = 40
	for k := i; k < min(i+sample, s.sheet.Len()); k++ {
		width = max(width, s.row(k).Len())
	}
	g := group{left: 0, end: maxCol, key: "without headings", language: headings.Languages()[0]}
	for col := range width {
		if col < len(s.hidden) && s.hidden[col] {
			continue
		}
		g.cols = append(g.cols, col)
		g.heads = append(g.heads, Heading{Col: col})
	}
	g.own = g.cols
	return g
}

// blockWidth returns how wide the rows are that follow a row without a blank row between
// them.
func (s *scanner) blockWidth(i int) int {
	b := &s.block
	if i < b.from || i >= b.end { // each is measured once
		*b = block{from: i, end: i + 1, width: s.row(i).Len()}
		for ; b.end < s.sheet.Len() && s.row(b.end).Num == s.row(b.end-1).Num+1; b.end++ {
			b.width = max(b.width, s.row(b.end).Len())
		}
	}
	return b.width
}

const maxCol = 1 << 20

// data adds a row to the regions of the groups in whose columns it has values.
func (s *scanner) data(i int, row cells.Row) class { return s.addData(i, row, false) }

// addData is data for rows of which it may be sure that they are results.
func (s *scanner) addData(i int, row cells.Row, sure bool) class {
	taken := false
	if s.isRanked(i) {
		s.read = true
		return totalRow
	}
	if !sure && s.isOfListBelow(row) {
		s.read = true
		s.setAside(i, row)
		return dataRow
	}
	for n := range s.groups {
		g := &s.groups[n]
		own := g.own
		if g.room != "" {
			own = g.cols // a board may have a result in one room only
		}
		if !slices.ContainsFunc(own, func(col int) bool { return row.ID(col) != 0 }) {
			continue
		}
		if g.current == nil {
			g.current = s.open(g)
			s.families.add(g, g.current)
		}
		g.current.Rows = append(g.current.Rows, int32(i))
		g.last, taken = g.current, true
	}
	s.read = true
	if !taken {
		s.setAside(i, row)
		return dataRow
	}
	s.aside = nil
	return dataRow
}

// isOfListBelow reports whether a row is one of a list below the rows of some group.
func (s *scanner) isOfListBelow(row cells.Row) bool {
	for n := range s.groups {
		if s.isNameBelow(&s.groups[n], row) {
			return true
		}
	}
	return false
}

// isNameBelow reports whether a row has names where the rows above have numbers or contracts,
// and beside each one number at most, or the number of a pair: it is one of a list below
// them.
func (s *scanner) isNameBelow(g *group, row cells.Row) bool {
	const fewest, sample = 3, 12 // rows above
	last := g.last
	if last == nil || len(last.Rows) < fewest {
		return false
	}
	isFull := !slices.ContainsFunc(g.cols, func(col int) bool { return row.ID(col) == 0 })
	if isFull && (len(s.groups) == 1 || countCells(row) > len(g.cols)) {
		return false
	}
	names, numbers := 0, 0
	for _, col := range g.cols {
		id := row.ID(col)
		if id == 0 {
			continue
		}
		kinds := s.looks.of(id).kinds
		if kinds&number != 0 {
			numbers++
		}
		isNamed := kinds&Named != 0 && s.isOfNamed(row)
		if !isNamed && (kinds&Name == 0 || kinds&(datum|Seat|Nobody) != 0) {
			continue
		}
		numbered, named := false, false
		for _, i := range last.Rows[:min(sample, len(last.Rows))] {
			above := s.looks.of(s.row(int(i)).ID(col)).kinds
			numbered, named = numbered || above&(number|Pair|Bid|Cell) != 0, named || above&(Name|Named) != 0
		}
		if !named && (numbered || s.headsAmount(g, col)) {
			names++
		}
	}
	return names > 0 && (numbers <= names || s.namesPair(g, row))
}

// isOfNamed reports whether all cells of a row are numbers with names: "1 Ann & Bob | 7 Cy & Di".
func (s *scanner) isOfNamed(row cells.Row) bool {
	for col := range row.Len() {
		if id := row.ID(col); id != 0 && s.looks.of(id).kinds&Named == 0 {
			return false
		}
	}
	return true
}

// namesPair reports whether a cell of a row names a pair, "Pair 7", where the rows above have
// something else: it is one of a ranking.
func (s *scanner) namesPair(g *group, row cells.Row) bool {
	return slices.ContainsFunc(g.heads, func(h Heading) bool {
		titles, _ := s.titles.Of(row.ID(h.Col))
		return len(titles) == 1 && isOfPair(titles[0].Field) && (len(h.Meanings) == 0 || !strings.HasSuffix(h.Meanings[0].Field, "pair"))
	})
}

// headsAmount reports whether a column of a group is headed as one of scores or points,
// which not every row has.
func (s *scanner) headsAmount(g *group, col int) bool {
	for _, h := range g.heads {
		if h.Col == col && len(h.Meanings) > 0 {
			field := h.Meanings[0].Field
			return strings.Contains(field, "score") || strings.Contains(field, "points") || field == "ns" || field == "ew" || field == "plus" || field == "minus"
		}
	}
	return false
}

// setAside adds a row to a region of its own kind: it stands below a table, and is none
// of its rows.
func (s *scanner) setAside(i int, row cells.Row) {
	if s.aside == nil {
		g := s.headlessGroup(i, row)
		s.aside = &Region{Sheet: s.sheet, Given: cloneContext(s.given), cols: g.cols}
		s.families.add(&g, s.aside)
	}
	s.aside.Rows = append(s.aside.Rows, int32(i))
}

// open opens a region for a group below the titles at hand.
func (s *scanner) open(g *group) *Region {
	r := &Region{Sheet: s.sheet, Given: cloneContext(s.given), cols: g.cols, heads: g.heads, first: g.first, part: g.part}
	if s.headAt >= 0 {
		r.HeadRow = s.row(s.headAt).Num
	}
	for _, t := range s.across {
		if t.Col >= g.strip && t.Col < g.end { // the last of a field is above it, or spans it
			r.Given[t.Field] = t
		}
	}
	for _, t := range g.titles {
		r.Given[t.Field] = t
	}
	if g.room != "" {
		r.Given["room"] = Title{Field: "room", Text: g.room}
	}
	return r
}
