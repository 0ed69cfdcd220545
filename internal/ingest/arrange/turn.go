package arrange

import (
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
		if left, end := b.boardsAcross(sheet.Row(i)); end > 0 {
			l := lyingReader{book: b, sheet: sheet, head: i, left: left, end: end}
			if next := l.read(); next > i {
				tables, i = append(tables, l.tables...), next-1
				continue
			}
		}
		if table, next := b.lyingMatches(sheet, i); next > i {
			tables, i = append(tables, table), next-1
		}
	}
	return tables
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
	imps      bool            // the rows below are the IMPs of teams
	others    bool            // some table has outcomes of boards
}

// read reads the rows below, and returns the index behind the last; the row of boards where
// there is no table.
func (l *lyingReader) read() int {
	next := l.head
	begun, last := false, l.sheet.Row(l.head).Num
	for i := l.head + 1; i < l.sheet.Len(); i++ {
		row := l.sheet.Row(i)
		if row.Num > last+1 && begun {
			break
		}
		last = row.Num
		field := l.fieldOf(row)
		switch {
		case field != "" && (!begun || !l.fields[field]):
			if !begun {
				l.tables = append(l.tables, cells.Lying{Rows: []int{l.head}, Heads: []string{l.sheet.Row(l.head).Text(l.left - 1)}, Left: l.left, End: l.end})
				l.fields = make(map[string]bool)
			}
			begun, next = true, i+1
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

// add adds a row to the table at hand.
func (l *lyingReader) add(row cells.Row, i int, field string) {
	t := &l.tables[len(l.tables)-1]
	head := row.Text(l.left - 1)
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
	if firstCol(row) != l.left-1 || isSingle(row) || row.Len() > l.end+totals {
		return ""
	}
	text := row.Text(l.left - 1)
	switch field := l.book.meaningOf(row.ID(l.left - 1)); {
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

// finish drops tables that say nothing of results.
func (l *lyingReader) finish(next int) int {
	if !l.others {
		l.tables = nil
		return l.head
	}
	return next
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
