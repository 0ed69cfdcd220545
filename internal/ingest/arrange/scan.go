package arrange

import (
	"slices"
	"strings"

	"bridgecalc/internal/ingest/cells"
	"bridgecalc/internal/ingest/headings"
)

// Heading is the heading of a column with what it may mean.
type Heading struct {
	Text     string
	Meanings []Meaning
	Row, Col int // of its cell: the row from 1, the column from 0
}

// Region is a run of rows below a header, or without one, for which the same titles
// hold.
type Region struct {
	Sheet   *cells.Sheet
	HeadRow int     // of the headings, from 1; 0 where there are none
	Rows    []int32 // indexes into the sheet
	Given   Context // what titles and the sheet's name say
	part    int     // which of several groups next to each other it belongs to, from 1
	cols    []int   // where the columns of its family stand, from 0
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
	cols      []int
	own       []int // of these, the columns that it does not share with other groups
	heads     []Heading
	room      string
	part      int // which of several groups with the same headings it is, from 1; 0 for the only one
	key       string
	language  string
	current   *Region
}

// scanner goes through a sheet from top to bottom and finds its regions.
type scanner struct {
	sheet     *cells.Sheet
	looks     *Looks
	words     *cells.Memo[[]Meaning]
	titles    *cells.Memo[[]Title]
	rooms     *cells.Memo[string]
	classes   []class
	groups    []group
	head      []Heading // of the row of headings at hand
	headAt    int       // its index
	named     Context   // what the sheet's name says
	given     Context   // what titles say
	order     []string  // fields of titles, outer ones first
	across    []Title   // titles that stand next to each other, each for the columns below it
	read      bool      // data stand below the titles
	families  *families
	language  string    // of most headings
	pending   []Heading // the rooms above headings that follow at pendingAt
	pendingAt int
}

// scan finds the regions of a sheet.
func (b *Book) scan(sheet *cells.Sheet) {
	s := &scanner{
		sheet: sheet, looks: b.looks, words: &b.words, titles: &b.titles, rooms: &b.rooms, families: &b.families,
		classes: make([]class, sheet.Len()), named: sheetContext(sheet.Name), headAt: -1,
	}
	s.given = cloneContext(s.named)
	for i := range sheet.Len() {
		s.classes[i] = s.take(i)
	}
	b.classes[sheet] = s.classes
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
		case l.kinds&Card != 0 && s.isWord(id): // "As" is a German heading
			n.words++
		case l.kinds&(datum&^Status) != 0 && l.kinds&Seat == 0 && !s.isSign(id):
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

// isSign reports whether a text is one of the signs that head columns, "+/-" or "#".
func (s *scanner) isSign(id cells.ID) bool {
	text := s.sheet.Book().Text(id)
	return strings.Trim(text, "+-−/=±#% ") == "" && text != "=" && text != "-" && text != "+" && s.isWord(id)
}

// take takes the i-th row and returns what it is.
func (s *scanner) take(i int) class {
	row := s.sheet.Row(i)
	if isComment(row.Text(0)) {
		return commentRow
	}
	if s.groups != nil && s.isPlainData(row) { // as nearly all rows
		return s.data(i, row)
	}
	if rooms := s.roomHeadings(i); rooms != nil {
		return s.enterRooms(i, row, rooms)
	}
	n := s.count(row)
	titles := s.titlesIn(row)
	switch {
	case len(titles) > 0 && s.isTitle(row, n, titles):
		s.enter(titles)
		return titleRow
	case isHeader(n) && !s.isTotals(row):
		s.header(i, row)
		return headRow
	case headings.IsTotal(row):
		return totalRow
	case s.headsUnknown(i, row, n):
		s.header(i, row)
		return headRow
	case s.isData(row, n):
		if s.groups == nil {
			s.headless(i, row)
		}
		return s.data(i, row)
	}
	return textRow
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
	first, _ := s.titles.Of(row.ID(s.firstCol(row)))
	return len(first) == 0 && !s.isWord(row.ID(s.firstCol(row)))
}

func (s *scanner) firstCol(row cells.Row) int {
	for col := range row.Len() {
		if row.ID(col) != 0 {
			return col
		}
	}
	return 0
}

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
		used[t.Col] = true
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
	case sides == len(titles) && names > 0: // a pair with its names is a row of a list
		return false
	case sides == len(titles) && sides == 1 && n.filled == 1 && s.inList():
		return false
	}
	return true
}

// inList reports whether the row above was a row of values.
func (s *scanner) inList() bool { return s.groups != nil && s.read }

// headsUnknown reports whether a row heads the rows below it in words that are not
// known: texts only, above at least as many values.
func (s *scanner) headsUnknown(i int, row cells.Row, n counts) bool {
	const fewest = 3
	if n.filled < fewest || n.data > 0 || i+1 >= s.sheet.Len() || s.groups != nil && s.read && i > 0 && s.sheet.Row(i-1).Num == row.Num-1 {
		return false
	}
	below := s.count(s.sheet.Row(i + 1))
	return below.data >= 2 && 2*below.filled >= n.filled && below.data+below.words > below.texts
}

// isData reports whether a row holds values.
func (s *scanner) isData(row cells.Row, n counts) bool {
	if s.groups == nil {
		return n.data >= 2 || n.data >= 1 && n.filled >= 2
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

// enter takes over the titles of a row. Those that come once hold for all columns;
// those that come several times, each for the columns below it.
func (s *scanner) enter(titles []Title) {
	times := make(map[string]int)
	for _, t := range titles {
		times[t.Field]++
	}
	var across []Title
	for _, t := range titles {
		if times[t.Field] > 1 {
			across = append(across, t)
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
	s.head, s.headAt = s.readRow(row, upper), i
	s.head = placeRooms(s.head, rooms)
	s.groups = s.split(i)
	for g := range s.groups {
		s.groups[g].language = s.language
	}
	s.read = false
}

// upperHeadings returns the headings of the row above that belong to the row at hand:
// each holds for the columns to the right of it until the next.
func (s *scanner) upperHeadings(i int, row cells.Row) map[int]Heading {
	if i == 0 || s.sheet.Row(i-1).Num != row.Num-1 || s.read {
		return nil
	}
	above := s.sheet.Row(i - 1)
	switch s.classes[i-1] {
	case headRow, textRow:
	default:
		return nil
	}
	upper := make(map[int]Heading)
	known := 0
	for col := range above.Len() {
		if above.ID(col) == 0 {
			continue
		}
		meanings, _ := s.words.Of(above.ID(col))
		if len(meanings) > 0 {
			known++
		}
		upper[col] = Heading{Text: above.Text(col), Meanings: meanings, Row: above.Num, Col: col}
	}
	if known == 0 {
		return nil
	}
	return upper
}

// readRow reads the headings of a row together with those above them.
func (s *scanner) readRow(row cells.Row, upper map[int]Heading) []Heading {
	width := row.Len()
	for col := range upper {
		width = max(width, col+1)
	}
	heads := make([]Heading, 0, width)
	var over *Heading
	for col := range width {
		own := false
		if u, ok := upper[col]; ok {
			over, own = &u, true
		}
		text := row.Text(col)
		switch {
		case text == "" && own:
			heads = append(heads, *over)
			continue
		case text == "":
			continue
		}
		h := Heading{Text: text, Row: row.Num, Col: col, Meanings: readHeading(text, true)}
		if over != nil && over.Text != text && col-over.Col < 8 {
			if both := readHeading(over.Text+" "+text, false); len(both) > 0 && (len(h.Meanings) == 0 || both[0].Field != h.Meanings[0].Field && both[0].Field != "") {
				h.Meanings = join(both, lower(h.Meanings, slipWeight))
				h.Text = over.Text + " " + text
			} else if BeginsWithIMPs(over.Text) && isName(text) && (len(h.Meanings) == 0 || h.Meanings[0].Weight <= slipWeight) {
				h.Text, h.Meanings = over.Text+" "+text, []Meaning{{Field: "imps", Weight: prefixWeight}} // IMPs of a team
			}
		}
		heads = append(heads, h)
	}
	s.language = preferLanguage(heads)
	return heads
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
	width := row.Len()
	const sample = 40
	for k := i; k < min(i+sample, s.sheet.Len()); k++ {
		width = max(width, s.sheet.Row(k).Len())
	}
	g := group{left: 0, end: maxCol, key: "without headings", language: headings.Languages()[0]}
	for col := range width {
		g.cols = append(g.cols, col)
		g.heads = append(g.heads, Heading{Col: col})
	}
	g.own = g.cols
	s.groups, s.headAt, s.head = []group{g}, -1, nil
}

const maxCol = 1 << 20

// data adds a row to the regions of the groups in whose columns it has values.
func (s *scanner) data(i int, row cells.Row) class {
	taken := false
	for n := range s.groups {
		g := &s.groups[n]
		if !slices.ContainsFunc(g.own, func(col int) bool { return row.ID(col) != 0 }) {
			continue
		}
		if g.current == nil {
			g.current = s.open(g)
		}
		g.current.Rows = append(g.current.Rows, int32(i))
		taken = true
	}
	s.read = true
	if !taken {
		return textRow
	}
	return dataRow
}

// open opens a region for a group below the titles at hand.
func (s *scanner) open(g *group) *Region {
	r := &Region{Sheet: s.sheet, Given: cloneContext(s.given), cols: g.cols, part: g.part}
	if s.headAt >= 0 {
		r.HeadRow = s.sheet.Row(s.headAt).Num
	}
	for _, t := range s.across {
		if t.Col >= g.left && t.Col < g.end {
			r.Given[t.Field] = t
		}
	}
	if g.room != "" {
		r.Given["room"] = Title{Field: "room", Text: g.room}
	}
	s.families.add(g, r)
	return r
}
