package arrange

import (
	"cmp"
	"fmt"
	"maps"
	"slices"
	"strings"

	"bridgecalc/internal/event"
	"bridgecalc/internal/ingest/cells"
	"bridgecalc/internal/ingest/field"
	"bridgecalc/internal/settings"
)

// Shown writes down how the sheets of a book were understood.
type Shown struct {
	book *Book
	seen map[*family]*cells.Sheet // where a family was shown, which is once
	like []likeSheet              // sheets whose tables were all shown
	out  strings.Builder
}

// likeSheet is a sheet whose tables are like those of an earlier one.
type likeSheet struct {
	sheet         *cells.Sheet
	first         *cells.Sheet
	rows, leftOut int
}

// Show returns a writer for the sheets of a book. The book must be settled.
func (b *Book) Show() *Shown { return &Shown{book: b, seen: make(map[*family]*cells.Sheet)} }

// Line adds a line.
func (s *Shown) Line(format string, args ...any) {
	s.flush()
	fmt.Fprintf(&s.out, format+"\n", args...)
}

// String returns what was written.
func (s *Shown) String() string {
	s.flush()
	return s.out.String()
}

// flush writes the sheets down that are like an earlier one.
func (s *Shown) flush() {
	for len(s.like) > 0 {
		first := s.like[0]
		n, rows, leftOut := 0, 0, 0
		for n < len(s.like) && s.like[n].first == first.first {
			rows, leftOut = rows+s.like[n].rows, leftOut+s.like[n].leftOut
			n++
		}
		names := quote(first.sheet.Name, longestName)
		if n > 1 {
			names += between(n) + quote(s.like[n-1].sheet.Name, longestName)
		}
		fmt.Fprintf(&s.out, "\n%s like %s: %s (%s", count(n, "more sheet"), quote(first.first.Name, longestName), names, count(rows, "row"))
		if leftOut > 0 {
			fmt.Fprintf(&s.out, "; %d left out", leftOut)
		}
		s.out.WriteString(")\n")
		s.like = s.like[n:]
	}
}

// between returns what stands between the first and the last of a number of things.
func between(n int) string {
	if n == 2 {
		return ", "
	}
	return " ... "
}

const longestName = 31 // of a sheet, as spreadsheet programs have it

// kinship is a family with its regions on one sheet.
type kinship struct {
	family  *family
	regions []*Region
}

// Sheet writes down how a sheet was understood.
func (s *Shown) Sheet(sheet *cells.Sheet) {
	tables := s.book.tablesOn(sheet)
	left := s.book.leftOut(sheet, tables)
	grids := s.book.gridsOn(sheet)
	if first := s.firstLike(tables); first != nil && first != sheet && len(grids) == 0 {
		like := likeSheet{sheet: sheet, first: first}
		for _, t := range tables {
			like.rows += rowsIn(t.regions)
		}
		for _, l := range left {
			if l.what != titleRows && l.what != headingRows {
				like.leftOut += len(l.rows)
			}
		}
		s.like = append(s.like, like)
		return
	}
	s.Line("")
	if sheet.Name != "" {
		s.Line("sheet %s", quote(sheet.Name, longestName))
	}
	if sheet.IsTurned() {
		s.Line("  tables that lie on their side are shown turned, with the rows numbered anew")
	}
	for _, g := range grids {
		s.grid(g)
	}
	const most = 6 // kinds of tables
	for _, t := range tables[:min(most, len(tables))] {
		s.table(t)
	}
	if n := len(tables) - most; n > 0 {
		s.Line("  %s of other kinds", count(n, "more table"))
	}
	if len(tables) == 0 && len(grids) == 0 {
		s.Line("  no table was found")
	}
	s.leftOut(left)
}

// firstLike returns the sheet on which all of some tables were shown, or nil.
func (s *Shown) firstLike(tables []kinship) *cells.Sheet {
	var first *cells.Sheet
	for _, t := range tables {
		where := s.seen[t.family]
		if where == nil || first != nil && where != first {
			return nil
		}
		first = where
	}
	return first
}

// tablesOn returns the tables of a sheet from top to bottom.
func (b *Book) tablesOn(sheet *cells.Sheet) []kinship {
	var all []kinship
	for _, f := range b.families.all {
		k := kinship{family: f}
		for _, r := range f.regions {
			if r.Sheet == sheet {
				k.regions = append(k.regions, r)
			}
		}
		if len(k.regions) > 0 {
			all = append(all, k)
		}
	}
	slices.SortStableFunc(all, func(x, y kinship) int {
		return cmp.Or(cmp.Compare(firstRow(x.regions[0]), firstRow(y.regions[0])), cmp.Compare(x.regions[0].cols[0], y.regions[0].cols[0]))
	})
	return all
}

// firstRow returns the first row of a region with its headings, from 1.
func firstRow(r *Region) int {
	switch {
	case r.HeadRow > 0:
		return r.HeadRow
	case len(r.Rows) > 0:
		return r.Sheet.Row(int(r.Rows[0])).Num
	}
	return 0
}

func rowsIn(regions []*Region) int {
	rows := 0
	for _, r := range regions {
		rows += len(r.Rows)
	}
	return rows
}

// table writes down a table and how many are like it.
func (s *Shown) table(t kinship) {
	s.Line("  %s: %s", s.book.whatIs(t), place(t.regions[0], t.family.language))
	if where := s.seen[t.family]; where != nil {
		s.Line("    columns as on the sheet %s", quote(where.Name, longestName))
	} else {
		s.seen[t.family] = t.regions[0].Sheet
		s.titles(t.regions[0])
		s.columns(t)
		s.meetings(t.family)
	}
	if n := len(t.regions) - 1; n > 0 {
		names := regionName(t.regions, 1)
		if n > 1 {
			names += between(n) + regionName(t.regions, n)
		}
		s.Line("    %s like this: %s (%s)", count(n, "more table"), names, count(rowsIn(t.regions[1:]), "row"))
	}
}

// whatIs says in words what a table was taken for.
func (b *Book) whatIs(t kinship) string {
	f := t.family
	switch {
	case f.table.holdsResults():
		return "results, " + f.table.layout(t.regions)
	case f.isPairGrid():
		return "results, " + pairGridLayout
	case f.listed:
		return "names of pairs"
	case f.taken:
		return "read by another reader"
	case colOf(f.table.columns, "rank") >= 0:
		return "standings, not read"
	case rowsIn(t.regions) == 0:
		return "headings without rows"
	}
	var problems event.Problems
	if b.accountFamily(f, &problems); len(problems) > 0 {
		return "not read: " + problems[0].Text
	}
	return "no results, not read"
}

// place says where a table stands: "rows 4-31, headings in row 3 (sv)".
func place(r *Region, language string) string {
	where := "no rows"
	if n := len(r.Rows); n > 0 {
		where = rowRange(r.Sheet.Row(int(r.Rows[0])).Num, r.Sheet.Row(int(r.Rows[n-1])).Num)
	}
	if r.HeadRow > 0 {
		where += fmt.Sprintf(", headings in row %d (%s)", r.HeadRow, language)
	}
	return where
}

func rowRange(first, last int) string {
	if first == last {
		return fmt.Sprintf("row %d", first)
	}
	return fmt.Sprintf("rows %d-%d", first, last)
}

// grid writes down where the results of a grid stand, and the first of them.
func (s *Shown) grid(g *grid) {
	const most = 5 // results
	rows := slices.Sorted(maps.Keys(g.rows))
	s.Line("  results, a grid: %s, columns %s-%s (%s)", rowRange(g.sheet.Row(rows[0]).Num, g.sheet.Row(rows[len(rows)-1]).Num),
		event.ColumnName(g.left+1), event.ColumnName(g.end), preferLanguage(g.words))
	for _, l := range g.results[:min(most, len(g.results))] {
		place := func(f field.Field) string { return s.book.cells.Text(l.Places[f].ID) }
		result := cmp.Or(place(field.Contract), place(field.Score), place(field.NSScore), place(field.EWScore))
		titles := ""
		for _, f := range []field.Field{field.Section, field.Round, field.Table} {
			if text := place(f); text != "" {
				titles += field.Names[f] + " " + ascii(text) + ", "
			}
		}
		s.Line("    %s%d: %sboard %s, NS %s, EW %s: %s", event.ColumnName(int(l.at.Col)), l.at.Row, titles, place(field.Board), place(field.NS), place(field.EW), result)
	}
	s.Line("    and %s", count(len(g.results)-most, "more result"))
}

// titles writes down what titles say of the rows of a region.
func (s *Shown) titles(r *Region) {
	var all []string
	for _, field := range slices.Sorted(maps.Keys(r.Given)) {
		t := r.Given[field]
		text := fieldLabel(field) + " " + ascii(t.Text)
		if t.Rest != "" {
			text += ", " + quote(t.Rest, longestValue)
		}
		if t.Row == 0 {
			text += " (the sheet's name)"
		} else {
			text += fmt.Sprintf(" (%s%d)", event.ColumnName(t.Col+1), t.Row)
		}
		all = append(all, text)
	}
	if len(all) > 0 {
		s.Line("    titles: %s", strings.Join(all, ", "))
	}
}

// regionName names one of several regions by the titles that are not those of the first,
// or by its rows.
func regionName(regions []*Region, i int) string {
	var all []string
	for _, field := range slices.Sorted(maps.Keys(regions[i].Given)) {
		if t := regions[i].Given[field]; t.Text != regions[0].Given[field].Text {
			all = append(all, fieldLabel(field)+" "+ascii(t.Text))
		}
	}
	if len(all) == 0 && len(regions[i].Rows) > 0 {
		r := regions[i]
		return rowRange(r.Sheet.Row(int(r.Rows[0])).Num, r.Sheet.Row(int(r.Rows[len(r.Rows)-1])).Num)
	}
	return strings.Join(all, ", ")
}

// The widths of the columns of what is printed.
const (
	widestHeading = 20
	longestValue  = 24
	widestValues  = 44
)

// columns writes down the columns of a table.
func (s *Shown) columns(t kinship) {
	r, table := t.regions[0], t.family.table
	lines := [][4]string{{"col", "heading", "taken for", "first values"}}
	most := 40
	if !table.holdsResults() && !t.family.isPairGrid() {
		most = 8
	}
	for i := range table.columns[:min(most, len(table.columns))] {
		values := s.values(t.regions, i)
		if table.columns[i].Text == "" && values == "" {
			continue
		}
		heading := quote(table.columns[i].Text, widestHeading)
		if table.columns[i].Text == "" {
			heading = "(none)"
		}
		lines = append(lines, [4]string{event.ColumnName(r.cols[i] + 1), heading, s.book.takenFor(t.family, i), values})
	}
	var widths [4]int
	for _, line := range lines {
		for k, text := range line {
			widths[k] = max(widths[k], len([]rune(text)))
		}
	}
	for _, line := range lines {
		text := ""
		for k := range line {
			text += line[k] + strings.Repeat(" ", widths[k]-len([]rune(line[k]))+2)
		}
		s.Line("    %s", strings.TrimRight(text, " "))
	}
	if n := len(table.columns) - most; n > 0 {
		s.Line("    and %s", count(n, "more column"))
	}
}

// values returns the first values of a column.
func (s *Shown) values(regions []*Region, i int) string {
	const most = 5
	text, n := "", 0
	for _, r := range regions {
		for _, k := range r.Rows {
			value := r.Sheet.Row(int(k)).Text(r.cols[i])
			if value == "" {
				continue
			}
			if value = shorten(ascii(value), longestValue); n > 0 {
				value = " | " + value
			}
			if n == most || len([]rune(text+value)) > widestValues {
				return text
			}
			text += value
			n++
		}
	}
	return text
}

// takenFor says what a column was taken for, or why it is not read.
func (b *Book) takenFor(f *family, i int) string {
	t := f.table
	c := &t.columns[i]
	chosen := ""
	if c.choice > 0 {
		chosen = " (set by headings)"
		if b.choices.list[c.choice-1].Letter != "" {
			chosen = " (set by columns)"
		}
	}
	switch {
	case c.field == settings.Ignored:
		return "not read" + chosen
	case f.isPairGrid():
		return f.pairGrid.takenFor(c, i) + chosen
	case f.listed:
		return b.takenForList(f, i) + chosen
	case c.field != "" && !t.holdsResults():
		return fieldLabel(c.field) + chosen
	case c.field != "" && t.reads(i):
		return fieldLabel(c.field) + t.manner(i) + chosen
	case c.field != "":
		return fieldLabel(c.field) + ", not needed" + chosen
	case c.filled == 0:
		return "not read: empty"
	}
	return "not read: " + t.whyNot(i)
}

// takenFor says what a column of a grid of pairs was taken for.
func (g *pairGrid) takenFor(c *column, i int) string {
	switch board := g.boardIn(i); {
	case board > 0:
		return fmt.Sprintf("board %d", board)
	case i == g.pair || slices.Contains(g.names, i):
		return fieldLabel(c.field)
	}
	return fieldLabel(c.field) + ", not needed"
}

// meetings writes down how the opponents were found where rows say nothing of them.
func (s *Shown) meetings(f *family) {
	if !f.isPairGrid() {
		return
	}
	boards := make(map[int]bool)
	for _, e := range f.pairGrid.equal {
		if e.byOthers {
			boards[e.board] = true
		}
	}
	how := "by their equal results"
	if len(boards) > 0 {
		how += ", and by who met on the others of the set: board"
		for _, n := range slices.Sorted(maps.Keys(boards)) {
			how += fmt.Sprintf(" %d", n)
		}
	}
	s.Line("    opponents: %s", how)
}

// takenForList says what a column of a list of names was taken for.
func (b *Book) takenForList(f *family, i int) string {
	for _, n := range b.nameColumns(f) {
		switch {
		case n.pair == i && slices.Contains(n.names, i):
			return strings.TrimSpace(n.direction + " pair and its names")
		case n.pair == i:
			return strings.TrimSpace(n.direction + " pair")
		case slices.Contains(n.names, i):
			return "name"
		}
	}
	if field := f.table.columns[i].field; field == "direction" || field == "section" || field == "rank" {
		return fieldLabel(field)
	}
	return "not read: no names"
}

// reads reports whether the results take something from a column.
func (t *table) reads(i int) bool {
	c := &t.columns[i]
	if t.pairs == i || t.board == i || t.counted.ranges == i || t.cell == i || c.field == "erased" {
		return true
	}
	if c.field == "opponent" {
		return t.own != nil || colOf(t.columns, "ns.pair") < 0 || colOf(t.columns, "ew.pair") < 0
	}
	for _, p := range t.plain {
		if p.Col == i {
			return true
		}
	}
	for _, s := range t.split {
		if s.col == i {
			return true
		}
	}
	for _, p := range t.pieces {
		if slices.Contains(p.cols, i) {
			return true
		}
	}
	if slices.ContainsFunc(t.players, func(p playersColumn) bool { return p.col == i }) {
		return true
	}
	o := t.own
	return o != nil && (o.pair == i || o.direction == i || slices.Contains(o.names, i))
}

// manner says more of how a column is read.
func (t *table) manner(i int) string {
	text := ""
	for _, s := range t.split {
		switch {
		case s.col == i && s.byName:
			text = ", by its names"
		case s.col == i:
			text = " and its names"
		}
	}
	if slices.ContainsFunc(t.players, func(p playersColumn) bool { return p.col == i }) {
		text = ", two players"
	}
	for _, c := range t.carried {
		if slices.Contains(c.cols, i) {
			text += ", until the next"
		}
	}
	return text
}

// whyNot says why a column that holds something is not read.
func (t *table) whyNot(i int) string {
	c := &t.columns[i]
	switch known := t.colOfHeading(i); {
	case c.Text == "" && known == "":
		return "no heading"
	case c.rival != "" && colOf(t.columns, c.rival) >= 0:
		return fieldLabel(c.rival) + " is in another column"
	case t.isKnown(c):
		return fieldLabel(known) + ", not needed"
	case known != "":
		return "its cells are no " + fieldLabel(known)
	}
	return "the heading is not known"
}

// fieldLabels are the fields that are not called as they are named.
var fieldLabels = map[string]string{
	"cell": "pairs, contract, score in one cell", "makeable": "tricks that can be made", "pairs": "pairs (NS and EW)", "partners": "the players again",
	"name1": "name 1", "name2": "name 2", "plus": "score won", "minus": "score lost", scoreSide: "side that scored", "sitting": "direction",
	"other": "no result", "imps": "IMPs", "vp": "VP",
}

// fieldLabel returns what a field is called; the settings columns and headings take most
// of these words.
func fieldLabel(field string) string {
	if label, ok := fieldLabels[field]; ok {
		return label
	}
	side, rest, sided := strings.Cut(field, ".")
	if !sided {
		return field
	}
	switch side {
	case "ns", "ew":
		side = strings.ToUpper(side)
	}
	return side + " " + cmp.Or(fieldLabels[rest], rest)
}

// What rows are that hold no results.
const (
	titleRows   = "titles"
	headingRows = "headings again"
	totalRows   = "totals"
	commentRows = "comments"
	textRows    = "other text"
	noResults   = "no results"
	erasedRows  = "taken back"
)

// leftRows are rows of one kind that hold no results.
type leftRows struct {
	what  string
	sheet *cells.Sheet
	rows  []int // indexes into the sheet
}

// leftOut returns the rows of a sheet that are no results, by what they are.
func (b *Book) leftOut(sheet *cells.Sheet, tables []kinship) []leftRows {
	inTable, heads, first := make(map[int]string), make(map[int]bool), make(map[int]bool)
	for _, t := range tables {
		for _, h := range t.family.heads {
			if h.Text != "" && t.regions[0] == t.family.regions[0] {
				first[h.Row] = true
			}
		}
		for _, r := range t.regions {
			b.addUnread(t.family, r, inTable)
			heads[r.HeadRow] = true
		}
		first[t.regions[0].HeadRow] = true
	}
	var all []leftRows
	for _, what := range []string{headingRows, titleRows, totalRows, commentRows, textRows, noResults, erasedRows} {
		all = append(all, leftRows{what: what, sheet: sheet})
	}
	grids := b.gridsOn(sheet)
	for i, c := range b.classes[sheet] {
		if slices.ContainsFunc(grids, func(g *grid) bool { return g.rows[i] }) {
			continue
		}
		what, isData := inTable[i]
		switch {
		case isData:
		case first[sheet.Row(i).Num]:
		case heads[sheet.Row(i).Num]:
			what = headingRows
		case c == titleRow:
			what = titleRows
		case c == headRow:
			what = headingRows
		case c == totalRow:
			what = totalRows
		case c == commentRow:
			what = commentRows
		default:
			what = textRows
		}
		if k := slices.IndexFunc(all, func(l leftRows) bool { return l.what == what }); k >= 0 {
			all[k].rows = append(all[k].rows, i)
		}
	}
	return slices.DeleteFunc(all, func(l leftRows) bool { return len(l.rows) == 0 })
}

// addUnread adds the rows of a region, with what they are where they are no results. What
// a row is in one of several tables next to each other, it is.
func (b *Book) addUnread(f *family, r *Region, rows map[int]string) {
	t := f.table
	set := func(i int, what string) {
		if known, ok := rows[i]; !ok || known != "" {
			rows[i] = what
		}
	}
	switch {
	case f.isPairGrid():
		for _, i := range r.Rows {
			if slices.ContainsFunc(f.pairGrid.rows, func(pr *pairGridRow) bool { return pr.region == r && pr.row.Num == r.Sheet.Row(int(i)).Num }) {
				set(int(i), "")
			} else {
				set(int(i), noResults)
			}
		}
	case t.holdsResults() && t.isBoardless(r):
		for _, i := range r.Rows {
			set(int(i), noResults)
		}
	case t.holdsResults() && t.own != nil:
		for _, i := range r.Rows {
			if t.hasValue(r, r.Sheet.Row(int(i))) {
				set(int(i), "")
			} else {
				set(int(i), noResults)
			}
		}
	case t.holdsResults():
		k := 0
		for _, isResult := range t.rowsOf(r) {
			i := int(r.Rows[k])
			k++
			switch {
			case isResult:
				set(i, "")
			case isErasedRow(t, r, r.Sheet.Row(i)):
				set(i, erasedRows)
			default:
				set(i, noResults)
			}
		}
	default:
		for _, i := range r.Rows {
			set(int(i), "")
		}
	}
}

// leftOut writes down the rows that hold no results.
func (s *Shown) leftOut(left []leftRows) {
	const texts, longest = 3, 30
	for _, l := range left {
		line := ""
		for n, i := range l.rows[:min(texts, len(l.rows))] {
			if n > 0 {
				line += ", "
			}
			line += quote(rowText(l.sheet.Row(i)), longest)
		}
		if len(l.rows) > texts {
			line += ", ..."
		}
		if l.what == headingRows {
			line = ""
		} else {
			line = ": " + line
		}
		s.Line("  %s in %s%s", l.what, rowList(l.sheet, l.rows), line)
	}
}
