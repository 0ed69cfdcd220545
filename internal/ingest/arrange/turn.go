package arrange

import (
	"slices"
	"strings"

	"bridgecalc/internal/ingest/cells"
)

// TurnTables turns the tables of a book that lie on their side, "Board | 1 | 2 | 3" above
// "Contract | 4S | 3NT | 2H", or "Home | Foxes | Owls" above "Away | Bears | Hawks", so that they
// have a row for each board or match.
func (b *Book) TurnTables() error {
	for _, sheet := range b.cells.Sheets {
		if sheet.Len() > mostGridRows || !sheet.HasCells() || sheet.HasHidden() {
			continue
		}
		if tables := b.lyingTables(sheet); len(tables) > 0 {
			if err := sheet.Turn(tables); err != nil {
				return err
			}
		}
	}
	return nil
}

// lyingTables finds the tables of a sheet that lie on their side. Titles within one begin
// another, of the same boards.
func (b *Book) lyingTables(sheet *cells.Sheet) []cells.Lying {
	var tables []cells.Lying
	for i := 0; i < sheet.Len(); i++ {
		if left, end := b.boardsAcross(sheet.Row(i)); end > 0 && !b.hasPairsAbove(sheet, i) {
			l := lyingReader{book: b, sheet: sheet, head: i, left: left, end: end}
			if next := l.read(); next > i {
				tables, i = append(tables, l.tables...), next-1
				continue
			}
		}
		if !b.isHomeNear(sheet, i) {
			continue
		}
		if table, next := b.lyingMatches(sheet, i); next > i {
			tables, i = append(tables, table), next-1
		}
	}
	return tables
}

// isHomeNear reports whether the row at hand or one of the next begins with a heading of home
// teams and has several.
func (b *Book) isHomeNear(sheet *cells.Sheet, i int) bool {
	const near, fewest = 5, 3 // rows, and cells
	for k := i; k < min(i+near, sheet.Len()); k++ {
		row := sheet.Row(k)
		meanings, _ := b.words.Of(row.ID(firstCol(row)))
		isHome := slices.ContainsFunc(meanings, func(m Meaning) bool { return m.Field == "home" })
		if isHome && countCells(row) >= fewest {
			return true
		}
	}
	return false
}

// hasPairsAbove reports whether the rows directly above a row of boards say who played the
// board of each column, "NS | 1 | 2 | 3": they are a grid, which is read as it is.
func (b *Book) hasPairsAbove(sheet *cells.Sheet, i int) bool {
	for ; i > 0 && sheet.Row(i).Num == sheet.Row(i-1).Num+1; i-- {
		above := sheet.Row(i - 1)
		switch field := b.meaningOf(above.ID(firstCol(above))); field {
		case "ns", "ew", "ns.pair", "ew.pair":
			if id := above.ID(firstCol(above) + 1); b.looks.of(id).kinds&Pair != 0 {
				return true
			}
		}
	}
	return false
}

// boardsAcross returns the columns of the boards in a row such as "Board | 1 | 2 | 3 | Total",
// with that of the total.
func (b *Book) boardsAcross(row cells.Row) (left, end int) {
	const fewest = 3
	first := firstCol(row)
	head := b.meaningOf(row.ID(first))
	if head != "board" && (head != "" || b.looks.of(row.ID(first)).kinds&(Name|Text) == 0) {
		return 0, 0
	}
	in := make(map[int]bool)
	counted := true // they count upwards
	for end = first + 1; end < row.Len(); end++ {
		l := b.looks.of(row.ID(end))
		if l.kinds&Whole == 0 || in[l.n] {
			break
		}
		counted = counted && (len(in) == 0 || in[l.n-1])
		in[l.n] = true
	}
	if end-first-1 < fewest || head == "" && !counted {
		return 0, 0
	}
	return first + 1, end
}

// lyingReader reads the tables below a row of boards.
type lyingReader struct {
	book      *Book
	sheet     *cells.Sheet
	head      int // index of the row of boards
	left, end int // columns of the boards
	tables    []cells.Lying
	fields    map[string]bool // of the table at hand
	first     string          // the first of them
	pair      string          // the pair or the table that the heading of the row at hand names
	ofPair    string          // that of the table at hand
	imps      bool            // the rows below are the IMPs of teams
	others    bool            // some table has outcomes of boards
}

// read reads the rows below, and returns the index behind the last; the row of boards where
// there is no table.
func (l *lyingReader) read() int {
	next := l.head
	begun, apart, last := false, false, l.sheet.Row(l.head).Num
	for i := l.head + 1; i < l.sheet.Len(); i++ {
		row := l.sheet.Row(i)
		if row.Num > last+1 && begun {
			begun, apart = false, true
		}
		last = row.Num
		field := l.fieldOf(row)
		switch {
		case field != "" && apart && !l.goesOn(field):
			return l.finish(next)
		case field != "" && (!begun || !l.fields[field] || l.isOfAnother()):
			if !begun || l.isOfAnother() {
				l.begin(field)
			}
			begun, apart, next = true, false, i+1
			l.add(row, i, field)
		case isSingle(row) && field == "" && row.ID(l.left-1) != 0 && l.imps:
			return l.finish(next)
		case l.isTitle(row):
			l.imps = l.book.meaningOf(row.ID(firstCol(row))) == "imps"
			begun = begun && l.imps
		default:
			return l.finish(next)
		}
	}
	return l.finish(next)
}

// goesOn reports whether a row below a blank one begins a table of the same boards: the tables
// above have no outcomes, or the last began alike.
func (l *lyingReader) goesOn(field string) bool { return !l.others || field == l.first }

// begin begins a table.
func (l *lyingReader) begin(field string) {
	l.tables = append(l.tables, cells.Lying{
		Title: l.pair, Rows: []int{l.head}, Heads: []string{l.sheet.Row(l.head).Text(l.left - 1)}, Left: l.left, End: l.end,
	})
	l.fields, l.first, l.ofPair = make(map[string]bool), field, l.pair
}

// isOfAnother reports whether the heading of the row at hand names another pair than the table
// at hand has.
func (l *lyingReader) isOfAnother() bool { return l.pair != "" && l.pair != l.ofPair }

// cutPair cuts the heading of a row that begins with a pair or a table, "NS 1 score", in two.
// The pair is empty where it begins with none.
func (l *lyingReader) cutPair(text string) (pair, head string) {
	words := strings.Fields(text)
	for n := 1; n < len(words); n++ {
		first := strings.Join(words[:n], " ")
		if titles := readTitles(first); len(titles) == 1 && titles[0].Rest == "" && (isOfPair(titles[0].Field) || titles[0].Field == "table") {
			return first, strings.TrimLeft(strings.Join(words[n:], " "), "-–:")
		}
	}
	return "", text
}

// add adds a row to the table at hand.
func (l *lyingReader) add(row cells.Row, i int, field string) {
	t := &l.tables[len(l.tables)-1]
	_, head := l.cutPair(row.Text(l.left - 1))
	if l.imps {
		head = "IMP " + head
	}
	t.Rows, t.Heads = append(t.Rows, i), append(t.Heads, head)
	t.End = max(t.End, row.Len())
	l.fields[field] = true
	_, isOutcome := outcomeFields[field]
	l.others = l.others || isOutcome
}

// fieldOf returns what the values of a row are, by its heading; "" where it is another row.
func (l *lyingReader) fieldOf(row cells.Row) string {
	const totals = 2 // columns behind the boards
	if l.pair = ""; firstCol(row) != l.left-1 || isSingle(row) || row.Len() > l.end+totals {
		return ""
	}
	text := row.Text(l.left - 1)
	id := row.ID(l.left - 1)
	if pair, head := l.cutPair(text); pair != "" {
		l.pair, text, id = pair, head, l.book.cells.Intern(head)
	}
	switch field := l.book.meaningOf(id); {
	case l.imps, BeginsWithIMPs(text):
		return "imps " + text
	case field == "board", field == "total", text == "":
		return ""
	case (field == "open" || field == "closed") && !l.mostAre(row, number|Score|Bid|Status): // who sits in a room
		return ""
	case field != "":
		return field
	case l.mostAre(row, Bid|Status):
		return "contract"
	case l.fields["contract"] && l.mostAre(row, number|Score|Outcome|Seat|Status|Nobody|Card):
		return text // its column will show what it is
	}
	return ""
}

// mostAre reports whether most cells of the boards in a row look like something.
func (l *lyingReader) mostAre(row cells.Row, kinds Kind) bool {
	filled, fit := 0, 0
	for col := l.left; col < min(l.end, row.Len()); col++ {
		if id := row.ID(col); id != 0 {
			filled++
			if l.book.looks.of(id).kinds&kinds != 0 {
				fit++
			}
		}
	}
	return filled > 0 && 4*fit > 3*filled
}

// isTitle reports whether a row is about the rows below: a room, or who sits where.
func (l *lyingReader) isTitle(row cells.Row) bool {
	const most = 4 // cells
	filled := 0
	for col := range row.Len() {
		if id := row.ID(col); id != 0 {
			filled++
			if l.book.looks.of(id).kinds&(Whole|Signed|Bid) != 0 {
				return false
			}
		}
	}
	return filled <= most
}

// finish drops tables that say nothing of results. Rows of the first that are about the boards
// only belong to all others.
func (l *lyingReader) finish(next int) int {
	if !l.others {
		l.tables = nil
		return l.head
	}
	if shared := l.tables[0]; len(l.tables) > 1 && !l.hasOutcome(&shared) {
		l.tables = l.tables[1:]
		for k := range l.tables {
			t := &l.tables[k]
			t.Rows, t.Heads = append(t.Rows, shared.Rows[1:]...), append(t.Heads, shared.Heads[1:]...)
		}
	}
	return next
}

// hasOutcome reports whether some row of a table has outcomes of boards, or says who played.
func (l *lyingReader) hasOutcome(t *cells.Lying) bool {
	return slices.ContainsFunc(t.Heads[1:], func(head string) bool {
		switch l.book.meaningOf(l.book.cells.Intern(head)) {
		case vulnerable, "dealer":
			return false
		}
		return true
	})
}

// lyingMatches reads the rows of a list of matches that lies on its side, from the row at hand:
// each begins with its heading. It returns the index behind the last; that of the row at hand
// where there is no such list.
func (b *Book) lyingMatches(sheet *cells.Sheet, at int) (table cells.Lying, next int) {
	const fewest = 3 // cells: a heading and two matches
	first := sheet.Row(at)
	left := firstCol(first) + 1
	table = cells.Lying{Left: left}
	fields, results := make(map[string]int), 0
	for next = at; next < sheet.Len(); next++ {
		row := sheet.Row(next)
		if row.Num != first.Num+next-at || isSingle(row) || firstCol(row) != left-1 {
			break
		}
		h, _ := b.headingOf(row.ID(left-1), row.Text(left-1))
		switch h.field {
		case "home", "away":
			if !h.sure || !areAll(row, left, isName) || countCells(row) < fewest {
				return table, at
			}
		case "imps", "vp", "home.imps", "away.imps", "home.vp", "away.vp", "result":
			if areAll(row, left, isName) {
				return table, at
			}
			results++
		}
		fields[h.field]++
		table.Rows, table.Heads = append(table.Rows, next), append(table.Heads, row.Text(left-1))
		table.End = max(table.End, row.Len())
	}
	if fields["home"] != 1 || fields["away"] != 1 || results == 0 {
		return table, at
	}
	return table, next
}

// areAll reports whether all cells of a row from a column on are of a kind.
func areAll(row cells.Row, from int, is func(text string) bool) bool {
	for col := from; col < row.Len(); col++ {
		if row.ID(col) != 0 && !is(row.Text(col)) {
			return false
		}
	}
	return true
}
