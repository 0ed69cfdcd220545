package arrange

import (
	"slices"
	"sort"
	"strconv"
	"strings"

	"bridgecalc/internal/bridge"
	"bridgecalc/internal/ingest/cells"
	"bridgecalc/internal/ingest/field"
	"bridgecalc/internal/ingest/headings"
	"bridgecalc/internal/ingest/lines"
	"bridgecalc/internal/ingest/notation"
)

// grid is a table whose cells are results: what their rows and columns say is of which
// board they are, and who played. A row or a column may say it at its head ("Board 7",
// "NS 3", "2 - 9"), or a row in between may have it for each column ("EW pair | 8 | 14").
type grid struct {
	sheet   *cells.Sheet
	rows    map[int]bool // indexes of the rows it takes
	unread  []int        // of those between them that it cannot read
	results []gridResult
	fields  [field.Count]bool
	words   []Heading // what its columns and rows are called
	head    int       // the row of its first heads, from 1
	left    int       // the first column of results
	end     int       // behind the last
	// scheduled says that the pairs of EW are those of the schedule.
	scheduled bool
	unmet     []lines.Place // results for which the schedule has no opponents
}

// gridResult is a result in a grid, and where it stands.
type gridResult struct {
	lines.Line
	at lines.Place
}

// gridReader goes through a sheet from top to bottom and finds its grid.
type gridReader struct {
	book    *Book
	grid    *grid
	hidden  []bool
	cols    []int          // of results
	columns []gridContext  // what holds for each of them
	row     gridContext    // what holds for the row
	heads   map[int]string // fields of the columns beside them, by their headings
	unfit   int            // cells that are no results
	ended   bool           // by the headings of a list below
	cells   map[gridPlace]int
	// ranged says that a range gave the boards of some cells, and bare are the rows of
	// those without one.
	ranged bool
	bare   []int
	// counts says that the numbers beside the results count the boards of a range; below and
	// above, that some number is not in its range, or more than its boards.
	counts, below, above bool
}

// gridPlace is one result of a grid.
type gridPlace struct{ board, ns, ew string }

// gridContext is what rows or columns of a grid say, and in which order they began to.
type gridContext struct {
	said  map[string]gridValue
	order []string
}

// gridValue is what is said of a cell, and where.
type gridValue struct {
	text, names string
	place       lines.Place
}

// set says something. What came to be said after it last time no longer holds.
func (c *gridContext) set(name string, v gridValue) {
	if c.said == nil {
		c.said = make(map[string]gridValue)
	}
	if at := slices.Index(c.order, name); at >= 0 {
		if c.said[name].text == v.text { // as merged cells are filled in
			return
		}
		for _, inner := range c.order[at+1:] {
			delete(c.said, inner)
		}
		c.order = c.order[:at]
	}
	c.order = append(c.order, name)
	c.said[name] = v
}

// unset takes back what was said.
func (c *gridContext) unset(name string) { delete(c.said, name) }

// mostGridRows is how many rows a sheet with a grid may have; larger ones have a row for
// each result.
const mostGridRows = 5000

// findGrid returns the grid of a sheet, or nil where it has none.
func (b *Book) findGrid(sheet *cells.Sheet, hidden []bool) *grid {
	if sheet.Len() > mostGridRows {
		return nil
	}
	g, below := b.readGrid(sheet, hidden, false)
	if below {
		g, _ = b.readGrid(sheet, hidden, true)
	}
	return g
}

// readGrid is findGrid where it is known whether the numbers beside the results count the
// boards of a range; below reports whether some number is not in its range, so that they do.
func (b *Book) readGrid(sheet *cells.Sheet, hidden []bool, counts bool) (g *grid, below bool) {
	r := gridReader{
		book: b, hidden: hidden, cells: make(map[gridPlace]int), counts: counts,
		grid: &grid{sheet: sheet, rows: make(map[int]bool)},
	}
	last := 0
	for i := range sheet.Len() {
		if b.isScheduled(sheet, i) {
			continue
		}
		row := r.rowAt(i)
		if len(r.cols) == 0 {
			r.takeTitles(i)
		}
		switch {
		case isBlankRow(row):
		case len(r.cols) > 0 && headings.IsTotal(row):
			r.grid.rows[i] = true
		case r.takeHeads(row), len(r.cols) > 0 && !r.ended && r.takeRow(row):
			r.grid.rows[i] = true
			last = i
		case len(r.valuesIn(row)) > 0 && !isSingle(row), len(r.cols) > 0 && isJoinedRow(row):
			r.grid.unread = append(r.grid.unread, i)
		}
	}
	const fewest = 6 // results
	if len(r.grid.results) < fewest || 5*r.unfit > len(r.grid.results) || r.below && r.above {
		return nil, r.below && !r.above
	}
	for last+1 < sheet.Len() && sheet.Row(last+1).Num == sheet.Row(last).Num+1 { // up to the next blank row
		last++
	}
	r.grid.unread = slices.DeleteFunc(r.grid.unread, func(i int) bool { return i > last })
	for i := range last + 1 {
		if r.ranged && slices.Contains(r.bare, sheet.Row(i).Num) {
			r.grid.unread = append(r.grid.unread, i)
		}
	}
	return r.grid, r.below
}

// isJoinedRow reports whether a row is one cell with the values of several.
func isJoinedRow(row cells.Row) bool {
	const fewest = 2
	if !isSingle(row) {
		return false
	}
	for col := range row.Len() {
		text := row.Text(col)
		for _, separator := range []string{";", "|", "\t", ","} {
			if strings.Count(text, separator) >= fewest && strings.ContainsAny(text, "0123456789") {
				return true
			}
		}
	}
	return false
}

func (r *gridReader) rowAt(i int) cells.Row {
	row := r.grid.sheet.Row(i)
	if r.hidden == nil {
		return row
	}
	return row.Without(r.hidden)
}

// takeTitles takes the titles of a row above the first heads. One that is alone in its
// row holds for all grids next to each other, except where they have their own.
func (r *gridReader) takeTitles(i int) {
	row, own := r.rowAt(i), true
	if isBlankRow(row) && isSingle(r.grid.sheet.Row(i)) {
		row, own = r.grid.sheet.Row(i), false
	}
	if !isSingle(row) {
		return
	}
	for col := range row.Len() {
		titles, _ := r.book.titles.Of(row.ID(col))
		for _, t := range titles {
			_, known := r.row.said[t.Field]
			switch t.Field {
			case "section", "round", "table", "ns.pair", "ew.pair":
				if own || !known {
					r.row.set(t.Field, r.value(row, col, t.Text, t.Rest))
				}
			}
		}
	}
}

// takeHeads takes a row whose last cells say each the same of the columns below: tables,
// pairs, boards or rounds.
func (r *gridReader) takeHeads(row cells.Row) bool {
	left, end, name := r.headsIn(row)
	if end-left < 2 {
		return false
	}
	r.ended = false
	isFirst := len(r.cols) == 0
	if isFirst {
		r.grid.left, r.grid.end, r.grid.head = left, left, row.Num
		r.heads = make(map[int]string)
	}
	if left < r.grid.left {
		return false
	}
	for ; r.grid.end < end; r.grid.end++ {
		r.cols = append(r.cols, r.grid.end)
		r.columns = append(r.columns, gridContext{})
	}
	for n, col := range r.cols {
		values := r.headValues(row, col, name)
		for _, f := range strings.Fields(name) {
			if v, ok := values[f]; ok {
				r.columns[n].set(f, v)
			} else {
				r.columns[n].unset(f)
			}
		}
	}
	for col := range min(r.grid.left, row.Len()) {
		of := r.book.meaningOf(row.ID(col)) // the word before numbers of boards may be about them
		r.takeCorner(row, col, isFirst && (col < left-1 || r.fieldsOf(row.ID(left)) != "" || of == "ew" || of == "ew.pair"))
	}
	return true
}

// headsIn returns the run of columns at the end of a row whose cells are all blank or heads
// of the same fields, which are parted by blanks.
func (r *gridReader) headsIn(row cells.Row) (left, end int, name string) {
	end = row.Len()
	for end > 0 && row.ID(end-1) == 0 {
		end--
	}
	left = end
	for col := end - 1; col >= 0; col-- {
		if row.ID(col) == 0 { // a table that was not in play
			continue
		}
		found := r.fieldsOf(row.ID(col))
		if found == "" || name != "" && found != name {
			break
		}
		left, name = col, found
	}
	if left == 0 { // a head for each column, and none that says what the rows are
		return 0, 0, ""
	}
	label := left - 1
	for label > 0 && row.ID(label) == 0 {
		label--
	}
	word := r.book.meaningOf(row.ID(label))
	if name == bothPairs && (word == "board" || word == "boards") && len(r.cols) > 0 && areRanges(row, left, end) {
		return 0, 0, ""
	}
	if name == "" {
		return r.numbersIn(row, end)
	}
	return left, end, name
}

// areRanges reports whether cells such as "1-3" and "4-6" can be boards: none is in two of
// them, unless all tables play the same.
func areRanges(row cells.Row, left, end int) bool {
	in := make(map[int]cells.ID)
	for col := left; col < end; col++ {
		id := row.ID(col)
		if id == 0 {
			continue
		}
		first, last, ok := notation.ReadBoards(row.Text(col))
		if !ok {
			return false
		}
		for n := first; n <= last; n++ {
			if in[n] != 0 && in[n] != id {
				return false
			}
			in[n] = id
		}
	}
	return true
}

// bothPairs are the fields of a head such as "2 - 9".
const bothPairs = "ns.pair ew.pair"

// fieldsOf returns what a head says of its column, parted by blanks, or "".
func (r *gridReader) fieldsOf(id cells.ID) string {
	if r.book.looks.of(id).kinds&(Cell|Bid) != 0 {
		return ""
	}
	titles, _ := r.book.titles.Of(id)
	var names []string
	for _, t := range titles {
		if !slices.Contains([]string{"table", "board", "round", "ns.pair", "ew.pair"}, t.Field) {
			return ""
		}
		names = append(names, t.Field)
	}
	if len(names) == 0 && r.book.looks.of(id).kinds&Both != 0 {
		return bothPairs
	}
	return strings.Join(names, " ")
}

// numbersIn returns the run of different numbers at the end of a row, and what they are by
// the word before them.
func (r *gridReader) numbersIn(row cells.Row, end int) (left, last int, name string) {
	const fewest = 3
	in := make(map[int]bool)
	counted := true // they count upwards
	for left = end; left > 0; left-- {
		l := r.book.looks.of(row.ID(left - 1))
		if l.kinds&Whole == 0 || l.n < 1 || in[l.n] {
			break
		}
		counted = counted && (len(in) == 0 || in[l.n+1])
		in[l.n] = true
	}
	label := left - 1
	for label > 0 && row.ID(label) == 0 {
		label--
	}
	if end-left < fewest || label < 0 || row.ID(label) == 0 {
		return 0, 0, ""
	}
	if titles, _ := r.book.titles.Of(row.ID(label)); len(titles) > 0 { // "Board 1 | 170 | 300 | 420"
		return 0, 0, ""
	}
	below, isBelow := r.rowBelow(row)
	switch r.book.meaningOf(row.ID(label)) {
	case "board", "boards":
		if !isBelow || r.book.looks.of(below.ID(label)).kinds&Whole == 0 { // else the word is about the rows
			return left, end, "board"
		}
	case "ns", "ns.pair":
		isOpponents := false
		if isBelow {
			of := r.book.meaningOf(below.ID(label))
			isOpponents = of == "ew" || of == "ew.pair" || of == "opponent"
		}
		if isOpponents || counted && (!isBelow || r.book.looks.of(below.ID(label)).kinds&Whole == 0) {
			return left, end, "ns.pair"
		}
	case "ew", "ew.pair":
		if counted && isBelow && r.areSparse(below, left, end) && r.book.looks.of(below.ID(label)).kinds&Pair != 0 {
			return left, end, "board"
		}
	case "name", "ns.name":
		if counted && isBelow && r.areMet(below, left, end) && strings.HasPrefix(r.book.meaningOf(row.ID(firstCol(row))), "ns") {
			return left, end, "board"
		}
	}
	return 0, 0, ""
}

// areMet reports whether the results of a row are written with the opponents, "-50 (6)".
func (r *gridReader) areMet(row cells.Row, left, end int) bool {
	filled, met := 0, 0
	for col := left; col < end; col++ {
		if row.ID(col) == 0 {
			continue
		}
		filled++
		if parts, ok := splitCell(row.Text(col)); ok && parts.ew+parts.opponent != "" {
			met++
		}
	}
	return filled > 0 && 2*met > filled
}

// areSparse reports whether a row has values in some columns only: those of the boards of a
// round.
func (r *gridReader) areSparse(row cells.Row, left, end int) bool {
	filled := 0
	for col := left; col < end; col++ {
		if row.ID(col) != 0 {
			filled++
		}
	}
	return filled > 0 && 2*filled <= end-left
}

// rowBelow returns the next row of the sheet.
func (r *gridReader) rowBelow(row cells.Row) (below cells.Row, ok bool) {
	sheet := r.grid.sheet
	i := sort.Search(sheet.Len(), func(i int) bool { return sheet.Row(i).Num > row.Num })
	if i == sheet.Len() {
		return below, false
	}
	return r.rowAt(i), true
}

// headValues returns what a head says of its column.
func (r *gridReader) headValues(row cells.Row, col int, name string) map[string]gridValue {
	id := row.ID(col)
	if id == 0 {
		return nil
	}
	values := make(map[string]gridValue)
	if name == "board" && isBoards(row.Text(col)) {
		values[name] = r.value(row, col, row.Text(col), "")
		return values
	}
	titles, _ := r.book.titles.Of(id)
	for _, t := range titles {
		values[t.Field] = r.value(row, col, t.Text, t.Rest)
	}
	if len(titles) > 0 {
		return values
	}
	if ns, ew, ok := r.splitPairs(id); ok {
		values["ns.pair"], values["ew.pair"] = r.value(row, col, ns, ""), r.value(row, col, ew, "")
		return values
	}
	values[name] = r.value(row, col, row.Text(col), "")
	return values
}

func (r *gridReader) value(row cells.Row, col int, text, names string) gridValue {
	place := lines.Place{ID: r.book.cells.Intern(text), Row: int32(row.Num), Col: int16(col + 1)}
	return gridValue{text: text, names: names, place: place}
}

// splitPairs returns the pairs in a cell such as "2 - 9" or "NS 2 v EW 9".
func (r *gridReader) splitPairs(id cells.ID) (ns, ew string, ok bool) {
	return notation.SplitPairs(r.book.cells.Text(id))
}

// takeCorner takes a cell beside the heads: what it says of all rows below, or a word,
// which may be the heading of its column.
func (r *gridReader) takeCorner(row cells.Row, col int, heads bool) {
	id := row.ID(col)
	if id == 0 {
		return
	}
	if titles, _ := r.book.titles.Of(id); len(titles) > 0 {
		for _, t := range titles {
			r.row.set(t.Field, r.value(row, col, t.Text, t.Rest))
		}
		return
	}
	if name := r.book.meaningOf(id); name != "" {
		if heads {
			r.heads[col] = name
		}
		r.keepWord(row, col)
	}
}

// keepWord keeps a word that says what a column or a row is, for the director and for its
// language.
func (r *gridReader) keepWord(row cells.Row, col int) {
	text := row.Text(col)
	if slices.ContainsFunc(r.grid.words, func(h Heading) bool { return h.Text == text }) {
		return
	}
	meanings, _ := r.book.words.Of(row.ID(col))
	r.grid.words = append(r.grid.words, Heading{Text: text, Meanings: slices.Clone(meanings), Row: row.Num, Col: col})
}

// takeRow takes a row of results, or one that says something of the columns.
func (r *gridReader) takeRow(row cells.Row) bool {
	for col := r.grid.end; col < row.Len(); col++ {
		if row.ID(col) != 0 {
			return false
		}
	}
	of := ""
	for col := range min(r.grid.left, row.Len()) {
		if row.ID(col) == 0 {
			continue
		}
		word, ok := r.takeLabel(row, col)
		if !ok {
			return false
		}
		if word != "" {
			of = word
		}
	}
	values := r.valuesIn(row)
	switch of {
	case "":
		if names := r.commonFields(values); names == bothPairs || names == "board" {
			return r.takeColumns(row, strings.Fields(names))
		}
	case "ns", "ns.pair":
		return r.takeColumns(row, []string{"ns.pair"})
	case "ew", "ew.pair", "opponent":
		return r.takeColumns(row, []string{"ew.pair"})
	case "pairs", "seat":
		return r.takeColumns(row, []string{"ns.pair", "ew.pair"})
	case "boards", "board":
		return r.takeColumns(row, []string{"board"})
	case "table", "round":
		return r.takeColumns(row, []string{of})
	}
	if isComputed(of) {
		return true // what others made of the results
	}
	if _, known := outcomeFields[of]; !known && r.areHeadings(values) {
		r.ended = true
		return false
	}
	return r.takeResults(row, of)
}

// areHeadings reports whether cells below the heads are all headings, of a list below the grid.
func (r *gridReader) areHeadings(ids []cells.ID) bool {
	return len(ids) > 0 && !slices.ContainsFunc(ids, func(id cells.ID) bool {
		return r.book.meaningOf(id) == "" || r.book.looks.of(id).kinds&(datum|Pair|Nobody) != 0
	})
}

// isComputed reports whether a field is an amount that is computed from the results.
func isComputed(field string) bool {
	_, kind, sided := strings.Cut(field, ".")
	if !sided {
		kind = field
	}
	return kind == "matchpoints" || kind == "percent" || kind == "imps" || kind == "total" || kind == "vp"
}

// valuesIn returns the texts of a row in the columns of results.
func (r *gridReader) valuesIn(row cells.Row) []cells.ID {
	var ids []cells.ID
	for _, col := range r.cols {
		if id := row.ID(col); id != 0 {
			ids = append(ids, id)
		}
	}
	return ids
}

// commonFields returns what all of some cells say of their columns, or "".
func (r *gridReader) commonFields(ids []cells.ID) string {
	name := ""
	for _, id := range ids {
		found := r.fieldsOf(id)
		if found == "" || name != "" && found != name {
			return ""
		}
		name = found
	}
	return name
}

// takeLabel takes a cell beside the results of a row. It returns the field that a word
// says the results of the row have, if it is one.
func (r *gridReader) takeLabel(row cells.Row, col int) (of string, ok bool) {
	id := row.ID(col)
	kinds := r.book.looks.of(id).kinds
	switch name := r.heads[col]; name {
	case "board", "boards", "table", "round", "section":
		if kinds&Whole != 0 || isBoards(row.Text(col)) || name == "section" {
			r.row.set(strings.TrimSuffix(name, "s"), r.value(row, col, row.Text(col), ""))
			return "", true
		}
	case "ns", "ns.pair", "ew", "ew.pair":
		side := name[:2]
		if number, names, found := cutNumber(row.Text(col)); found {
			r.row.set(side+".pair", r.value(row, col, number, names))
			return "", true
		}
		if kinds&Pair != 0 {
			r.row.set(side+".pair", r.value(row, col, row.Text(col), ""))
			return "", true
		}
		if kinds&Name != 0 {
			r.row.set(side+".name", r.value(row, col, row.Text(col), ""))
			return "", true
		}
	case "pair": // of NS, where the names are theirs or the row of opponents is one of EW
		if kinds&Pair != 0 {
			r.row.set("pair", r.value(row, col, row.Text(col), ""))
			return "", true
		}
	case "ns.name", "ew.name", "name":
		if name == "name" {
			name = "ns.name"
		}
		r.row.set(name, r.value(row, col, row.Text(col), ""))
		return "", true
	case "dealer", vulnerable:
		r.row.set(name, r.value(row, col, row.Text(col), ""))
		return "", true
	case "remarks":
		return "", kinds&(datum|Status) == 0
	}
	if titles, _ := r.book.titles.Of(id); len(titles) > 0 {
		for _, t := range titles {
			r.row.set(t.Field, r.value(row, col, t.Text, t.Rest))
		}
		return "", true
	}
	if name := r.heads[col]; name != "" && !wordedHeads[name] { // its heading says what it is, and the cell is something else
		return "", false
	}
	if of = r.book.meaningOf(id); of != "" {
		r.keepWord(row, col)
		return of, true
	}
	if _, known := r.row.said["ns.pair"]; known && kinds&Name != 0 { // below the pair's number
		r.row.set("ns.name", r.value(row, col, row.Text(col), ""))
		return "", true
	}
	return "", false
}

// wordedHeads are the fields of columns beside the results in which a word may say what the
// row is: "Board | Table 1 | Table 2" above "NS pair | 1 | 2".
var wordedHeads = map[string]bool{"board": true, "boards": true, "table": true, "round": true, "ns": true, "ns.pair": true, "pairs": true}

// takeColumns takes what a row says of each column.
func (r *gridReader) takeColumns(row cells.Row, names []string) bool {
	for n, col := range r.cols {
		id := row.ID(col)
		values := r.headValues(row, col, names[0])
		for _, name := range names {
			v, ok := values[name]
			switch kinds := r.book.looks.of(id).kinds; {
			case !ok, strings.HasSuffix(name, "pair") && kinds&Nobody != 0:
				r.columns[n].unset(name)
			default:
				r.columns[n].set(name, v)
			}
		}
	}
	return len(r.valuesIn(row)) > 0
}

// outcomeFields are the fields that a row of results may have, as its word says.
var outcomeFields = map[string]field.Field{
	"contract": field.Contract, "declarer": field.Declarer, "result": field.Result, "tricks": field.Tricks, "lead": field.Lead, "score": field.Score,
	"ns.score": field.NSScore, "ew.score": field.EWScore,
}

// takeResults takes the results of a row.
func (r *gridReader) takeResults(row cells.Row, of string) bool {
	const mostTricks = 13
	if of == "result" && slices.ContainsFunc(r.valuesIn(row), func(id cells.ID) bool { l := r.book.looks.of(id); return l.n > mostTricks || l.n < -mostTricks }) {
		of = "score" // a word for both
	}
	taken := false
	for n, col := range r.cols {
		id := row.ID(col)
		if id == 0 {
			continue
		}
		f, known := outcomeFields[of]
		own := gridContext{}
		text := row.Text(col)
		if board, rest, ok := strings.Cut(text, ":"); ok { // "Board 4: 3NT= N"
			if titles := readTitles(board); len(titles) == 1 && titles[0].Field == "board" {
				own.set("board", r.value(row, col, titles[0].Text, ""))
				text = strings.TrimSpace(rest)
			}
		}
		parts, ok := splitCell(text)
		if ok && parts.opponent != "" && parts.side == bridge.NoSide {
			if _, isNS := r.ownNS(); isNS {
				parts.ew = parts.opponent
			} else if _, isEW := r.row.said["ew.pair"]; isEW {
				parts.ns = parts.opponent
			}
		}
		if ok && (parts.ns != "" || parts.ew != "") {
			if parts.ns != "" {
				own.set("ns.pair", r.value(row, col, parts.ns, ""))
			}
			if parts.ew != "" {
				own.set("ew.pair", r.value(row, col, parts.ew, ""))
			}
			text = parts.contract + parts.score
		}
		place := lines.Place{ID: r.book.cells.Intern(text), Row: int32(row.Num), Col: int16(col + 1)}
		switch kinds := r.book.looks.of(place.ID).kinds; {
		case known:
		case kinds&(Score|Whole|Signed) != 0 && kinds&Bid == 0:
			f = field.Score
		case kinds&(Bid|Status|Nobody) != 0: // a dash is no result
			f = field.Contract
		default:
			r.unfit++
			f = field.Contract
		}
		if !r.put(row, &r.columns[n], &own, f, place) {
			return false
		}
		taken = true
	}
	return taken
}

// put adds a value to the result that it belongs to.
func (r *gridReader) put(row cells.Row, column, own *gridContext, f field.Field, place lines.Place) bool {
	find := func(name string) (gridValue, bool) {
		for _, c := range []*gridContext{own, column, &r.row} {
			if v, ok := c.said[name]; ok {
				return v, true
			}
		}
		return gridValue{}, false
	}
	board, isRanged, hasBoard := r.boardOf(own, column, &r.row)
	ns, hasNS := find("ns.pair")
	ew, hasEW := find("ew.pair")
	if !hasNS {
		ns, hasNS = r.ownNS()
	}
	met := r.scheduledFor(board, ns, hasNS, find)
	if hasBoard && !hasEW && met != nil {
		if !hasNS {
			ns, hasNS = met.ns, true
			if ns.text == "" {
				ns = met.table
			}
		}
		ew, hasEW, r.grid.scheduled = met.ew, true, true
	}
	if _, atTable := find("table"); hasBoard && !hasEW && (hasNS || atTable) && r.book.theSchedule() != nil {
		if r.book.looks.of(place.ID).kinds&Nobody == 0 { // else they sat out
			r.grid.unmet = append(r.grid.unmet, place)
		}
		return true
	}
	if !hasBoard || !hasNS || !hasEW {
		return false
	}
	if isRanged {
		r.ranged = true
	} else if !slices.Contains(r.bare, row.Num) {
		r.bare = append(r.bare, row.Num)
	}
	at := gridPlace{board.text, ns.text, ew.text}
	k, known := r.cells[at]
	if !known || r.grid.results[k].Places[f].ID != 0 {
		k = len(r.grid.results)
		r.cells[at] = k
		r.grid.results = append(r.grid.results, gridResult{lines.Line{Row: row.Num}, place})
	}
	l := &r.grid.results[k]
	set := func(f field.Field, p lines.Place) {
		l.Places[f] = p
		r.grid.fields[f] = true
	}
	board.place.ID = r.book.cells.Intern(board.text)
	set(field.Board, board.place)
	ns.place.ID = r.book.cells.Intern(ns.text)
	set(field.NS, ns.place)
	ew.place.ID = r.book.cells.Intern(ew.text)
	set(field.EW, ew.place)
	set(f, place)
	for _, side := range []struct {
		name string
		of   gridValue
		f    field.Field
	}{{"ns.name", ns, field.NSName}, {"ew.name", ew, field.EWName}} {
		if v, ok := find(side.name); ok {
			set(side.f, v.place)
		} else if side.of.names != "" {
			p := side.of.place
			p.ID = r.book.cells.Intern(side.of.names)
			set(side.f, p)
		}
	}
	for name, f := range map[string]field.Field{
		"table": field.Table, "round": field.Round, "section": field.Section, "dealer": field.Dealer, vulnerable: field.Vulnerable,
	} {
		if v, ok := find(name); ok {
			set(f, v.place)
		} else if name == "round" && r.grid.scheduled && met != nil && met.round.text != "" {
			p := met.round.place
			p.ID = r.book.cells.Intern(met.round.text)
			set(f, p)
		}
	}
	return true
}

func isBoards(text string) bool {
	_, _, ok := notation.ReadBoards(text)
	return ok
}

// ownNS returns the NS pair that the row is of.
func (r *gridReader) ownNS() (pair gridValue, ok bool) {
	if pair, ok = r.row.said["ns.pair"]; ok {
		return pair, true
	}
	pair, ok = r.row.said["pair"]
	return pair, ok && r.isOfNS()
}

// scheduledFor returns whom the NS pair of a result met by the schedule, or the one at its
// table.
func (r *gridReader) scheduledFor(board, ns gridValue, hasNS bool, find func(string) (gridValue, bool)) *meeting {
	if hasNS {
		return r.book.theSchedule().meets(true, ns.text, board.text)
	}
	table, _ := find("table")
	return r.book.theSchedule().meets(false, table.text, board.text)
}

// isOfNS reports whether the pairs of rows are NS: their names or their opponents are said to
// be those of a side.
func (r *gridReader) isOfNS() bool {
	return slices.ContainsFunc(r.grid.words, func(h Heading) bool {
		return len(h.Meanings) > 0 && (strings.HasPrefix(h.Meanings[0].Field, "ns") || strings.HasPrefix(h.Meanings[0].Field, "ew"))
	})
}

// boardOf returns the board of a cell. Where one of its contexts has a range of boards,
// another has the number of the board, or counts the boards of the range: "1st board".
func (r *gridReader) boardOf(contexts ...*gridContext) (board gridValue, isRanged, ok bool) {
	var single, several gridValue
	for _, c := range contexts {
		v, ok := c.said["board"]
		switch {
		case !ok:
		case isBoards(v.text):
			several = v
		case single.text == "":
			single = v
		}
	}
	if several.text == "" || single.text == "" {
		return single, false, single.text != ""
	}
	first, last, isRange := notation.ReadBoards(several.text)
	n, err := strconv.Atoi(single.text)
	if err != nil || !isRange {
		return single, true, false
	}
	r.below, r.above = r.below || n < first, r.above || n > last-first+1
	if r.counts {
		single.text = strconv.Itoa(first + n - 1)
		return single, true, n >= 1 && n <= last-first+1
	}
	return single, true, n >= first && n <= last
}

// gridsOn returns the grids on a sheet.
func (b *Book) gridsOn(sheet *cells.Sheet) []*grid {
	var grids []*grid
	for _, v := range b.views[sheet] {
		if v.grid != nil {
			grids = append(grids, v.grid)
		}
	}
	return grids
}

// gridTable makes lines of a grid.
func (b *Book) gridTable(g *grid) *lines.Table {
	var words []string
	for _, h := range g.words {
		words = append(words, h.Text)
	}
	return &lines.Table{
		Sheet: g.sheet, Layout: "a grid", Language: preferLanguage(g.words), Headings: words, HeadRow: g.head, Texts: b.texts, Fields: g.fields,
		Lines: func(yield func(*lines.Line) bool) {
			for _, r := range g.results {
				if !yield(&r.Line) {
					return
				}
			}
		},
	}
}
