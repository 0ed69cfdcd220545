package arrange

import (
	"iter"
	"slices"
	"strings"

	"bridgecalc/internal/ingest/cells"
	"bridgecalc/internal/ingest/field"
	"bridgecalc/internal/ingest/lines"
	"bridgecalc/internal/settings"
)

// fieldOf is the field of a line that a column or a title fills.
var fieldOf = func() map[string]field.Field {
	fields := make(map[string]field.Field)
	for f, name := range field.Names {
		if name != "" {
			fields[name] = field.Field(f)
		}
	}
	return fields
}()

// table is the results of a family on one sheet, while they are made lines.
type table struct {
	book     *Book
	family   *family
	columns  []column
	plain    []lines.Column // fields that are taken as they stand; the column is that of the family
	pairs    int            // the column of both pairs, or -1
	board    int            // the column of the board where it has words, or -1
	split    []splitPair    // columns that need a closer look
	own      *ownPair       // where a row is that of one pair
	cell     int            // the column whose cells have several things of a result, or -1
	opponent int            // the column of the opponents, or -1
	parts    cellParts      // what these cells have in some row
	pieces   []piece        // contracts and results that stand in several columns
	carried  []carried
	counted  boardsCount
	outcomes []int // the columns that say what a result was
	// salliere says that cells are written in the ways of the program salliere.
	salliere bool
	held     map[int]bool    // columns that are filled in only where their value changes
	players  []playersColumn // columns with two players of an individual in a cell
	// ownScores says that columns have what the pair of the row scored and lost.
	ownScores bool
	fields    [field.Count]bool
}

// splitPair is a column of pairs with names beside the numbers, or in their place.
type splitPair struct {
	col          int
	number, name field.Field
	byName       bool // there are no numbers
}

// carried is a column whose values hold for the rows below them.
type carried struct{ cols []int }

// newTable prepares the table of a family.
func (b *Book) newTable(f *family, columns []column) *table {
	t := &table{book: b, family: f, columns: columns, pairs: colOf(columns, "pairs"), board: -1, cell: colOf(columns, "cell"), opponent: colOf(columns, "opponent")}
	for i := range columns {
		c := &columns[i]
		switch c.field {
		case "ns.pair", "ew.pair", "north.number", "east.number", "south.number", "west.number":
			t.addEntrant(i, c)
		case "board":
			if c.boards > 0 {
				t.board = i
			}
			t.addPlain(i, field.Board)
		default:
			if f, ok := fieldOf[c.field]; ok {
				t.addPlain(i, f)
			}
		}
	}
	for i := range columns {
		t.ownScores = t.ownScores || columns[i].plus
		switch columns[i].field {
		case "contract", "score", "ns.score", "ew.score", "cell", "level", "plus", "minus":
			t.outcomes = append(t.outcomes, i)
		}
	}
	t.addPoints()
	t.findPieces()
	t.findParts()
	t.findOwn()
	t.findPlayers()
	t.findSalliere()
	t.findCarried()
	t.findCounted()
	return t
}

func (t *table) addPlain(col int, f field.Field) {
	t.plain = append(t.plain, lines.Column{Field: f, Col: col})
	t.fields[f] = true
}

var entrantFields = map[string][2]field.Field{
	"ns.pair": {field.NS, field.NSName}, "ew.pair": {field.EW, field.EWName},
	"north.number": {field.NS, field.North}, "east.number": {field.EW, field.East},
	"south.number": {field.SouthNumber, field.South}, "west.number": {field.WestNumber, field.West},
}

func (t *table) addEntrant(i int, c *column) {
	fields := entrantFields[c.field]
	byName := c.share(Pair|Named) < 0.5 && c.share(Name) > 0.5
	if c.share(Named) > 0 || byName {
		t.split = append(t.split, splitPair{i, fields[0], fields[1], byName})
		t.fields[fields[0]], t.fields[fields[1]] = true, true
		return
	}
	t.addPlain(i, fields[0])
}

// pointKinds are the columns that say what a result came to, the surest first.
var pointKinds = []string{"matchpoints", "imps", "points", "percent"}

// addPoints takes the columns that say what a result came to. One that belongs to no
// side is that of NS, as the scores are.
func (t *table) addPoints() {
	kind, ns, ew := t.points()
	if kind == "" {
		return
	}
	if ns >= 0 {
		t.addPlain(ns, field.NSPoints)
	}
	if ew >= 0 {
		t.addPlain(ew, field.EWPoints)
	}
}

func (t *table) points() (kind string, ns, ew int) {
	for _, kind := range pointKinds {
		ns, ew = colOf(t.columns, "ns."+kind), colOf(t.columns, "ew."+kind)
		if ns < 0 && ew < 0 {
			ns = colOf(t.columns, kind)
		}
		if ns >= 0 || ew >= 0 {
			return kind, ns, ew
		}
	}
	return "", -1, -1
}

// has reports whether the columns or a title give a field.
func (t *table) has(fields ...string) bool {
	return slices.ContainsFunc(fields, func(f string) bool {
		return colOf(t.columns, f) >= 0 || slices.ContainsFunc(t.family.regions, func(r *Region) bool { return r.Given[f].Text != "" })
	})
}

// holdsResults reports whether the rows are results: they say of which board, of whom,
// and what it came to.
func (t *table) holdsResults() bool {
	return t.has("board") && t.hasPairs() && t.hasOutcome()
}

func (t *table) hasOutcome() bool {
	return t.has("contract", "score", "ns.score", "ew.score", "level", "plus") || t.parts.contract != "" || t.parts.score != ""
}

func (t *table) hasPairs() bool {
	if ns, ew := t.has("ns.pair") || t.parts.ns != "", t.has("ew.pair") || t.parts.ew != ""; ns && ew || (ns || ew) && t.parts.opponent != "" || (ns || ew) && t.has("opponent") {
		return true
	}
	return t.has("ns.pair") && t.has("ew.pair") || t.has("pairs") || t.own != nil || t.players != nil ||
		t.has("north.number") && t.has("south.number") && t.has("east.number") && t.has("west.number")
}

// holding are the columns whose values may hold for the rows below them; those in one
// list are blank together.
var holding = [][]string{
	{"board"},
	{"round"},
	{"table"},
	{"section"},
	{"ns.pair", "ew.pair", "ns.name", "ew.name", "pairs"},
	{"opponent"},
	{"north.number", "south.number", "east.number", "west.number"},
	{"north", "south", "east", "west"},
	{"pair", "name", "name1", "name2", "direction"},
	{"match", "home", "away"},
}

// findCarried finds the columns that are filled in only where their value changes.
func (t *table) findCarried() {
	for _, list := range holding {
		var cols []int
		for _, f := range list {
			if i := colOf(t.columns, f); i >= 0 {
				cols = append(cols, i)
			}
		}
		if len(cols) > 0 && t.isSparse(cols) {
			t.carried = append(t.carried, carried{cols})
		}
	}
}

// isSparse reports whether columns are filled in only where their values change: they
// are blank in row after row that has a result, and no value is repeated.
func (t *table) isSparse(cols []int) bool {
	blank, rows, first, repeats := 0, 0, 0, 0
	for _, r := range t.family.regions {
		last, begun := make([]cells.ID, len(cols)), false
		for _, i := range r.Rows {
			row := r.Sheet.Row(int(i))
			if !t.hasValue(r, row) && !slices.ContainsFunc(cols, func(c int) bool { return row.ID(r.cols[c]) != 0 }) {
				continue
			}
			filled, same := false, true
			for n, c := range cols {
				id := row.ID(r.cols[c])
				filled = filled || id != 0
				same = same && id == last[n]
				last[n] = id
			}
			rows++
			switch {
			case !filled && !begun:
				first++
			case filled && same && begun:
				repeats++
			}
			if !filled {
				blank++
				clear(last)
			}
			begun = true
		}
		if rows > sampleRows {
			break
		}
	}
	const few = 4                         // one row in so many
	isChange := repeats*few <= rows-blank // of the values that are filled in
	if blank > 0 && t.areBlankWithRound(cols, isChange) {
		return true
	}
	return blank > 1 && blank*few >= rows && first*few <= len(t.family.regions) && isChange
}

// areBlankWithRound reports whether columns of pairs are blank just where the round or
// the table is, which then holds for several boards. Where a title gives the round or the
// table, they must be filled in only where they change.
func (t *table) areBlankWithRound(cols []int, isChange bool) bool {
	for _, name := range []string{"round", "table"} {
		col := colOf(t.columns, name)
		if col < 0 || slices.Contains(cols, col) || t.columns[cols[0]].field == "board" {
			continue
		}
		together := true
		for _, r := range t.family.regions {
			for _, i := range r.Rows {
				row := r.Sheet.Row(int(i))
				filled := slices.ContainsFunc(cols, func(c int) bool { return row.ID(r.cols[c]) != 0 })
				if t.hasValue(r, row) && !filled && row.ID(r.cols[col]) != 0 {
					together = false
				}
			}
		}
		if together {
			return true
		}
	}
	return isChange && t.columns[cols[0]].field != "board" && (t.given("round") || t.given("table")) && colOf(t.columns, "board") >= 0
}

// hasValue reports whether a row says what a result was.
func (t *table) hasValue(r *Region, row cells.Row) bool {
	return slices.ContainsFunc(t.outcomes, func(i int) bool { return row.ID(r.cols[i]) != 0 })
}

// lines calls yield with each result of the regions on a sheet.
func (t *table) lines(regions []*Region, yield func(*lines.Line) bool) {
	if t.own != nil {
		t.ownLines(regions, yield)
		return
	}
	for _, r := range regions {
		if t.isBoardless(r) {
			continue
		}
		for l, isResult := range t.rowsOf(r) {
			if isResult && !yield(l) {
				return
			}
		}
	}
}

// rowsOf returns the rows of a region as lines, with whether each is a result. A line is
// good until the next.
func (t *table) rowsOf(r *Region) iter.Seq2[*lines.Line, bool] {
	return func(yield func(*lines.Line, bool) bool) {
		var l lines.Line
		base := t.base(r)
		held := t.newHeld(r)
		known := len(r.results) == len(r.Rows)
		if !known {
			r.results = make([]bool, 0, len(r.Rows))
		}
		for k, i := range r.Rows {
			row := r.Sheet.Row(int(i))
			l = base
			t.fill(&l, r, row)
			t.carry(&l, r, int(i), &held)
			t.count(&l, r, k)
			if !known {
				r.results = append(r.results[:k], t.isResult(&l, r, row))
			}
			if !yield(&l, r.results[k]) {
				return
			}
		}
	}
}

// isBoardless reports whether a region has several results, and neither a column nor a
// title says of which board they are.
func (t *table) isBoardless(r *Region) bool {
	return len(r.Rows) > 1 && t.own == nil && r.Given["board"].Text == "" && colOf(t.columns, "board") < 0
}

// base returns what the titles of a region say of each of its rows.
func (t *table) base(r *Region) lines.Line {
	var l lines.Line
	put := func(f field.Field, text string, title Title) {
		l.Places[f] = lines.Place{ID: t.book.cells.Intern(text), Row: int32(title.Row), Col: int16(title.Col + 1)}
	}
	for name, title := range r.Given {
		if title.vul.Text != "" {
			put(field.Vulnerable, title.vul.Text, Title{Row: title.vul.Row, Col: title.vul.Col})
		}
		if fields, ok := entrantFields[name]; ok {
			put(fields[0], title.Text, title)
			if title.Rest != "" {
				put(fields[1], title.Rest, title)
			}
			continue
		}
		if f, ok := fieldOf[name]; ok {
			put(f, title.Text, title)
		}
	}
	return l
}

// fill puts the cells of a row into a line.
func (t *table) fill(l *lines.Line, r *Region, row cells.Row) {
	l.Row = row.Num
	for _, c := range t.plain {
		col := r.cols[c.Col]
		id := row.ID(col)
		if id == 0 && l.Places[c.Field].ID != 0 {
			continue // a title says it
		}
		l.Places[c.Field] = lines.Place{ID: id, Row: int32(row.Num), Col: int16(col + 1)}
	}
	if t.pairs >= 0 {
		l.SetPairs(row, r.cols[t.pairs], t.book.texts)
	}
	for i := range t.split {
		t.splitPair(l, &t.split[i], row, r.cols[t.split[i].col])
	}
	t.fillPlayers(l, r, row)
	t.fillPieces(l, r, row)
	t.fillSalliere(l)
	t.fillCell(l, r, row)
	if t.own == nil {
		t.fillOpponent(l, r, row)
	}
	if t.board >= 0 {
		place := &l.Places[field.Board]
		if board := t.book.boardIn(place.ID); board != "" {
			place.ID = t.book.cells.Intern(board)
		}
	}
}

// splitPair takes a cell apart that has a pair's number and names, or finds the
// number of a pair that has a name only.
func (t *table) splitPair(l *lines.Line, s *splitPair, row cells.Row, col int) {
	at := lines.Place{ID: row.ID(col), Row: int32(row.Num), Col: int16(col + 1)}
	text := row.Text(col)
	if number, names, ok := cutNumber(text); ok {
		l.Places[s.number] = lines.Place{ID: t.book.cells.Intern(number), Row: at.Row, Col: at.Col}
		l.Places[s.name] = lines.Place{ID: t.book.cells.Intern(names), Row: at.Row, Col: at.Col}
		return
	}
	if s.byName && (t.book.looks.of(at.ID).kinds&Name != 0 || isName(text)) && t.book.looks.of(at.ID).kinds&Nobody == 0 {
		l.Places[s.name] = at
		at.ID = t.book.cells.Intern(t.book.roster.numberOf(text))
	}
	l.Places[s.number] = at
}

// held is the values that hold for the rows below theirs, for each group of columns that are
// filled in together.
type held struct {
	values [][]cells.ID
	at     []int  // the numbers of their rows
	next   int    // the index of the row of the sheet that is looked at next
	blank  []bool // of the row looked at last
}

func (t *table) newHeld(r *Region) held {
	n := len(t.carried)
	h := held{values: make([][]cells.ID, n), at: make([]int, n), blank: make([]bool, n)}
	if len(r.Rows) > 0 { // headings may have none
		h.next = int(r.Rows[0])
	}
	return h
}

// carry gives a line, which is of the row with an index, the values of the rows above that
// hold for it. Rows between, which have no results in the columns of the region, may have
// them, too: who sits out a round.
func (t *table) carry(l *lines.Line, r *Region, i int, h *held) {
	if len(t.carried) == 0 {
		return
	}
	classes := t.book.classes[r.Sheet]
	for ; h.next < i; h.next++ {
		if classes[h.next] == dataRow {
			t.hold(r, h.next, h)
		}
	}
	t.hold(r, i, h)
	h.next = i + 1
	for n, c := range t.carried {
		if h.blank[n] && len(h.values[n]) > 0 {
			t.setCarried(l, r, c.cols, h.at[n])
		}
	}
}

// hold keeps the values of a row.
func (t *table) hold(r *Region, i int, h *held) {
	row := r.Sheet.Row(i)
	for n, c := range t.carried {
		if h.blank[n] = !slices.ContainsFunc(c.cols, func(i int) bool { return row.ID(r.cols[i]) != 0 }); h.blank[n] {
			continue
		}
		h.values[n] = h.values[n][:0]
		for _, i := range c.cols {
			h.values[n] = append(h.values[n], row.ID(r.cols[i]))
		}
		h.at[n] = row.Num
	}
}

// setCarried fills the fields of columns from another row.
func (t *table) setCarried(l *lines.Line, r *Region, cols []int, num int) {
	from := r.Sheet.Row(rowNumbered(r.Sheet, num))
	for _, c := range t.plain {
		if slices.Contains(cols, c.Col) {
			col := r.cols[c.Col]
			l.Places[c.Field] = lines.Place{ID: from.ID(col), Row: int32(num), Col: int16(col + 1)}
		}
	}
	if t.pairs >= 0 && slices.Contains(cols, t.pairs) {
		l.SetPairs(from, r.cols[t.pairs], t.book.texts)
	}
	for i := range t.split {
		if slices.Contains(cols, t.split[i].col) {
			t.splitPair(l, &t.split[i], from, r.cols[t.split[i].col])
		}
	}
	if t.players != nil && slices.Contains(cols, t.players[0].col) {
		t.fillPlayers(l, r, from)
	}
	if t.board >= 0 && slices.Contains(cols, t.board) {
		place := &l.Places[field.Board]
		if board := t.book.boardIn(place.ID); board != "" {
			place.ID = t.book.cells.Intern(board)
		}
	}
}

// isResult reports whether a row is a result, and not a note, a signature or a list
// below the results. A row that may be one is, even if a cell of it is mistyped.
func (t *table) isResult(l *lines.Line, r *Region, row cells.Row) bool {
	texts := t.book.texts
	if t.cell >= 0 {
		return row.ID(r.cols[t.cell]) != 0
	}
	if isErased(t.book.cells.Text(l.Places[field.Erased].ID)) {
		return false
	}
	kinds := t.book.looks.of(l.Places[field.Contract].ID).kinds
	if kinds&(Bid|Status) != 0 {
		return true
	}
	_, err := texts.Ordinals.Of(l.Places[field.Board].ID)
	inColumn := int(l.Places[field.Board].Row) == l.Row
	ns, ew := texts.IsPair(l.Places[field.NS].ID), texts.IsPair(l.Places[field.EW].ID)
	scored := false
	for _, f := range []field.Field{field.Score, field.NSScore, field.EWScore} {
		if id := l.Places[f].ID; id != 0 {
			score, err := texts.Scores.Of(id)
			scored = scored || err == nil && score.Given || t.book.looks.of(id).kinds&Status != 0
		}
	}
	noNames := !t.isNames(l.Places[field.NS].ID) && !t.isNames(l.Places[field.EW].ID)
	isOutcome := scored || kinds&^(Name|Text) != 0
	if !isOutcome && !t.isInRow(l, field.Board) && t.isIndividual() && t.lacksSeat(l) {
		return false // a line of a ranking
	}
	switch {
	case err == nil && inColumn:
		return isOutcome || (ns || ew || noNames && l.Places[field.NS].ID != 0) && noNames
	case ns && ew && (int(l.Places[field.NS].Row) == l.Row || int(l.Places[field.EW].Row) == l.Row):
		return true
	case ns || ew:
		return isOutcome || noNames && t.isInRow(l, field.NS) && t.isInRow(l, field.EW)
	}
	return scored && l.Places[field.Board].ID != 0 && !hasWord(row)
}

// lacksSeat reports whether one of the four players is not named.
func (t *table) lacksSeat(l *lines.Line) bool {
	for _, f := range []field.Field{field.NS, field.EW, field.SouthNumber, field.WestNumber} {
		if l.Places[f].ID == 0 {
			return true
		}
	}
	return false
}

// isInRow reports whether a field has something in the row of a line itself.
func (t *table) isInRow(l *lines.Line, f field.Field) bool {
	return l.Places[f].ID != 0 && int(l.Places[f].Row) == l.Row
}

// isNames reports whether a text is names, and no word for a pair that is not there.
func (t *table) isNames(id cells.ID) bool {
	kinds := t.book.looks.of(id).kinds
	return kinds&Name != 0 && kinds&(Nobody|Pair|Named) == 0
}

// isErased reports whether a system marks a result as taken back.
func isErased(text string) bool {
	switch strings.ToLower(text) {
	case "1", "-1", "true":
		return true
	}
	return false
}

// Tables returns the results of a book as tables of lines.
func (b *Book) Tables() []*lines.Table {
	var tables []*lines.Table
	for _, g := range b.grids {
		tables = append(tables, b.gridTable(g))
	}
	for _, f := range b.families.all {
		if f.isPairGrid() {
			tables = append(tables, b.pairGridTable(f))
			continue
		}
		if !b.isOfResults(f) {
			continue
		}
		for _, regions := range bySheet(f.regions) {
			tables = append(tables, f.table.linesTable(regions))
		}
	}
	slices.SortStableFunc(tables, func(x, y *lines.Table) int { return b.indexOf(x.Sheet) - b.indexOf(y.Sheet) })
	return tables
}

func (b *Book) indexOf(sheet *cells.Sheet) int { return slices.Index(b.cells.Sheets, sheet) }

func (b *Book) isOfResults(f *family) bool {
	return f.table.holdsResults() && !f.ofTeams
}

// bySheet splits regions by their sheets, in order.
func bySheet(regions []*Region) [][]*Region {
	var all [][]*Region
	for _, r := range regions {
		if n := len(all); n > 0 && all[n-1][0].Sheet == r.Sheet {
			all[n-1] = append(all[n-1], r)
			continue
		}
		all = append(all, []*Region{r})
	}
	return all
}

// linesTable is the table of the regions of one sheet.
func (t *table) linesTable(regions []*Region) *lines.Table {
	lt := &lines.Table{
		Sheet: regions[0].Sheet, Layout: t.layout(regions), Language: t.family.language, Texts: t.book.texts, Fields: t.fields,
	}
	if len(regions) == 1 || t.family.heads[0].Text != "" {
		lt.HeadRow = regions[0].HeadRow
	}
	lt.Points, _, _ = t.points()
	lt.Fields[field.Vulnerable] = lt.Fields[field.Vulnerable] || t.salliere
	addGiven(lt, regions)
	if t.pairs >= 0 || t.own != nil || t.cell >= 0 || t.has("opponent") {
		lt.Fields[field.NS], lt.Fields[field.EW] = true, true
	}
	for _, c := range t.plain {
		lt.Cols[c.Field] = sameCol(regions, c.Col)
	}
	for _, s := range t.split {
		lt.Cols[s.number], lt.Cols[s.name] = sameCol(regions, s.col), sameCol(regions, s.col)
	}
	if t.pairs >= 0 {
		lt.Cols[field.NS], lt.Cols[field.EW] = sameCol(regions, t.pairs), sameCol(regions, t.pairs)
	}
	for i := range t.columns {
		c := &t.columns[i]
		switch {
		case c.Text == "":
		case c.field == "" || c.field == settings.Ignored:
			lt.Unread = append(lt.Unread, c.Text)
		default:
			lt.Headings = append(lt.Headings, c.Text)
		}
	}
	lt.Lines = func(yield func(*lines.Line) bool) { t.lines(regions, yield) }
	return lt
}

// addGiven adds the fields that the titles of some regions give.
func addGiven(lt *lines.Table, regions []*Region) {
	for _, r := range regions {
		lt.Fields[field.Vulnerable] = lt.Fields[field.Vulnerable] || r.Given["board"].vul.Text != ""
		for name := range r.Given {
			if fields, ok := entrantFields[name]; ok {
				lt.Fields[fields[0]] = true
				if r.Given[name].Rest != "" {
					lt.Fields[fields[1]] = true
				}
			} else if f, ok := fieldOf[name]; ok {
				lt.Fields[f] = true
			}
		}
	}
}

// sameCol returns the column of the regions that is the i-th of the family, from 1; 0
// where it differs.
func sameCol(regions []*Region, i int) int {
	for _, r := range regions[1:] {
		if r.cols[i] != regions[0].cols[i] {
			return 0
		}
	}
	return regions[0].cols[i] + 1
}

// layout names the arrangement for the director.
func (t *table) layout(regions []*Region) string {
	switch {
	case t.own != nil:
		return "cards of pairs"
	case regions[0].HeadRow == 0:
		return "one row per result, without headings"
	case len(regions) > 1 || regions[0].Given["board"].Text != "" || regions[0].Given["ns.pair"].Text != "":
		return "travellers"
	}
	return "one row per result"
}

// nameKey is a name without the accidents of typing.
func nameKey(name string) string { return strings.ToLower(strings.Join(strings.Fields(name), " ")) }
