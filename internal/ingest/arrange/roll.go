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

// mention is a place outside of all tables where a pair has its number, with the texts
// near it that may be the names of its players.
type mention struct {
	number             string
	direction, section string
	form               form
	row, col           int // of the number: the row is an index within the sheet
	sheet              *cells.Sheet
	near               []nearText
}

// form is how a mention is written. What is written in one form over and over is a list.
type form struct {
	kind  labelKind
	sheet *cells.Sheet // nil where a word says that the number is that of a pair
	at    int          // the column of the numbers, or their row in a list across; -1 where it may be any
}

// labelKind is how the number of a pair is written.
type labelKind uint8

const (
	bareNumber   labelKind = iota // a number, perhaps with its direction
	pairNumber                    // "Pair 3", "Paar | 3"
	namedNumber                   // "3. Smith & Jones"
	sheetNumber                   // in the name of a sheet
	acrossNumber                  // one of several numbers next to each other
)

// nearText is a text near the number of a pair, and how far from it.
type nearText struct {
	rows, cols int
	text       string
}

// roll reads the names that stand beside, below or behind the numbers of pairs anywhere
// outside of the tables of a book: in lists without headings, in titles of cards, across.
// The form in which several pairs have names is taken for all pairs that have it; what
// stands in the same place is then a name, whatever word it is.
func (b *Book) roll() []Entrant {
	var order []form
	forms := make(map[form][]mention)
	for _, sheet := range b.cells.Sheets {
		if b.classes[sheet] == nil || b.listed[sheet] {
			continue
		}
		for _, m := range b.mentionsOn(sheet) {
			if forms[m.form] == nil {
				order = append(order, m.form)
			}
			forms[m.form] = append(forms[m.form], m)
		}
	}
	var all []Entrant
	for n, f := range order {
		for _, e := range readForm(forms[f]) {
			e.Roll = n + 1
			b.rolled[rowOf{e.Sheet, e.Row}] = true
			all = append(all, e)
		}
	}
	return all
}

// reader of mentions on a sheet, from top to bottom.
type mentionReader struct {
	book   *Book
	grids  []*grid // of the sheet
	sheet  *cells.Sheet
	tables map[int][]*Region // by row, those that are read
	heads  map[int][]*Region // by row of headings
	free   map[*Region]map[int]bool
	// ofResults are the regions that are no lists.
	ofResults map[*Region]bool
	// whole says which rows are those of a large table that is all that they hold, in its
	// first columns.
	whole   []bool
	width   int
	sides   []sideAbove
	section sectionAbove
}

// sectionAbove is a section in a title, with its column.
type sectionAbove struct {
	col  int
	name string
}

// sideAbove is a direction in a title, with its column.
type sideAbove struct {
	col       int
	direction string
}

// mentionsOn finds the numbers of pairs on a sheet with the texts near them.
func (b *Book) mentionsOn(sheet *cells.Sheet) []mention {
	mr := &mentionReader{
		grids: b.gridsOn(sheet),
		book:  b, sheet: sheet, tables: make(map[int][]*Region), heads: make(map[int][]*Region), free: make(map[*Region]map[int]bool),
		ofResults: make(map[*Region]bool),
	}
	for _, f := range b.families.all {
		for _, r := range f.regions {
			if r.Sheet == sheet {
				mr.mask(f, r)
			}
		}
	}
	if side := sideIn(sheet.Name); side != bridge.NoSide {
		mr.sides = []sideAbove{{0, side.String()}}
	}
	mr.section.name = sheetContext(sheet.Name)["section"].Text
	all := mr.ofSheet()
	for i := range sheet.Len() {
		all = append(all, mr.readRow(i)...)
	}
	return all
}

// ofSheet returns the mention of the pair that the sheet's name gives, with the texts above
// the first table.
func (mr *mentionReader) ofSheet() []mention {
	const most = 8 // rows
	for _, t := range readTitles(mr.sheet.Name) {
		if !isOfPair(t.Field) {
			continue
		}
		m := mention{number: t.Text, direction: sideOfField(t.Field), section: mr.section.name, form: form{kind: sheetNumber}, sheet: mr.sheet}
		for i := range min(most, mr.sheet.Len()) {
			row := mr.sheet.Row(i)
			if mr.tables[i] != nil {
				break
			}
			for col := range row.Len() {
				if mayBeNames(row.Text(col)) && !mr.isRead(i, col) {
					m.near = append(m.near, nearText{i, col, row.Text(col)})
				}
			}
		}
		return []mention{m}
	}
	return nil
}

// mask keeps which cells of a region are read: the columns of results that hold
// something known, and those of the numbers and names of a list.
func (mr *mentionReader) mask(f *family, r *Region) {
	free := make(map[int]bool)
	switch {
	case f.table.holdsResults() || f.ofTeams || f.taken || f.isPairGrid():
		for i, c := range f.table.columns {
			if c.field == "" {
				free[r.cols[i]] = true
			}
		}
	case f.listed:
		for i := range r.cols {
			free[r.cols[i]] = true
		}
		for _, n := range mr.book.nameColumns(f) {
			for _, i := range append([]int{n.pair}, n.names...) {
				delete(free, r.cols[i])
			}
		}
	default:
		return
	}
	isResult := f.resultsIn(r)
	if len(r.Rows) > sampleRows && len(free) == 0 && mr.whole == nil && slices.Max(r.cols)+1 == len(r.cols) {
		mr.whole, mr.width = make([]bool, mr.sheet.Len()), len(r.cols)
		for k, i := range r.Rows {
			mr.whole[i] = isResult(k)
		}
		return
	}
	mr.free[r], mr.ofResults[r] = free, !f.listed
	for k, i := range r.Rows {
		if isResult(k) {
			mr.tables[int(i)] = append(mr.tables[int(i)], r)
		}
	}
	if r.HeadRow > 0 {
		mr.heads[r.HeadRow] = append(mr.heads[r.HeadRow], r)
	}
}

// resultsIn returns which rows of a region are read: not those of notes and lists below
// results.
func (f *family) resultsIn(r *Region) func(k int) bool {
	everything := func(int) bool { return true }
	if f.table.own != nil {
		return func(k int) bool { return f.table.hasValue(r, r.Sheet.Row(int(r.Rows[k]))) }
	}
	if !f.table.holdsResults() || f.ofTeams || f.table.isBoardless(r) ||
		!slices.ContainsFunc(r.Rows, func(i int32) bool { return !f.table.hasValue(r, r.Sheet.Row(int(i))) }) {
		return everything
	}
	if len(r.results) != len(r.Rows) {
		for range f.table.rowsOf(r) { // which finds the results
		}
	}
	return func(k int) bool { return r.results[k] }
}

// isRead reports whether a cell belongs to a table that is read.
func (mr *mentionReader) isRead(i, col int) bool {
	if mr.whole != nil && mr.whole[i] && col < mr.width {
		return true
	}
	for _, g := range mr.grids {
		if g.rows[i] && col < g.end && (len(mr.grids) == 1 || col >= g.left) {
			return true
		}
	}
	for _, r := range mr.tables[i] {
		if slices.Contains(r.cols, col) && !mr.free[r][col] {
			return true
		}
	}
	for _, r := range mr.heads[mr.sheet.Row(i).Num] {
		if slices.Contains(r.cols, col) && !mr.free[r][col] {
			return true
		}
	}
	return false
}

// isDone reports whether nothing of a row is left.
func (mr *mentionReader) isDone(i int, row cells.Row) bool {
	if mr.tables[i] == nil {
		return false
	}
	for col := range row.Len() {
		if row.ID(col) != 0 && !mr.isRead(i, col) {
			return false
		}
	}
	return true
}

// readRow returns the mentions of a row. A row without any may be the title of those
// below it.
func (mr *mentionReader) readRow(i int) []mention {
	row := mr.sheet.Row(i)
	if mr.whole != nil && mr.whole[i] && row.Len() <= mr.width {
		mr.sides, mr.section = nil, sectionAbove{}
		return nil
	}
	mr.forgetTitles(i)
	if mr.isDone(i, row) {
		return nil
	}
	var labels []label
	for col := 0; col < row.Len(); {
		l, ok := mr.labelAt(i, row, col)
		if ok {
			labels = append(labels, l)
		}
		col = max(col+1, l.next)
	}
	var all []mention
	for n, l := range labels {
		end := row.Len()
		if n+1 < len(labels) {
			end = labels[n+1].from
		}
		all = append(all, mr.mentions(i, row, l, end, len(labels))...)
	}
	if len(all) == 0 {
		mr.readTitle(i, row)
	}
	return all
}

// forgetTitles drops the titles above the results in a row: they are not about lists below.
func (mr *mentionReader) forgetTitles(i int) {
	for _, r := range mr.tables[i] {
		if !mr.ofResults[r] {
			continue
		}
		within := func(col int) bool { return col >= r.cols[0] && col <= slices.Max(r.cols) }
		mr.sides = slices.DeleteFunc(mr.sides, func(s sideAbove) bool { return within(s.col) })
		if within(mr.section.col) {
			mr.section = sectionAbove{}
		}
	}
}

// readTitle takes over the directions and the section in a row without pairs.
func (mr *mentionReader) readTitle(i int, row cells.Row) {
	isFree := func(col int) bool { return !mr.isRead(i, col) }
	for col := range row.Len() {
		titles, _ := mr.book.titles.Of(row.ID(col))
		for _, t := range titles {
			if t.Field == "section" && isFree(col) {
				mr.section, mr.sides = sectionAbove{col, t.Text}, nil
			}
		}
	}
	if sides := sidesIn(row, isFree); sides != nil {
		mr.sides = sides
	}
}

// sideIn returns the direction that a title names: "N/S pairs", "Itä-länsi", "Paires
// Est-Ouest"; none where it names both.
func sideIn(text string) bridge.Side {
	if meanings := readHeading(text, false); len(meanings) > 0 {
		switch side, rest, _ := strings.Cut(meanings[0].Field, "."); {
		case rest != "" && rest != "pair" && rest != "name":
		case side == "ns":
			return bridge.NS
		case side == "ew":
			return bridge.EW
		}
	}
	found := bridge.NoSide
	words := strings.FieldsFunc(text, func(r rune) bool { return unicode.IsSpace(r) || strings.ContainsRune("()[],:;.", r) })
	for i := range words {
		for n := range min(2, len(words)-i) {
			word := strings.Join(words[i:i+n+1], " ")
			side, ok := notation.ReadSide(word)
			if !ok || side == bridge.NoSide { // "IL-parit"
				first, rest, cut := strings.Cut(word, "-")
				if side, ok = notation.ReadSide(first); !cut || !ok || len(rest) < len("par") {
					continue
				}
			}
			if found != bridge.NoSide && side != found && side != bridge.NoSide {
				return bridge.NoSide
			}
			found = side
		}
	}
	return found
}

// label is the number of a pair in a row.
type label struct {
	number, direction, section string
	kind                       labelKind
	names                      string // behind the number in its cell
	from, at, next             int    // the columns of its first cell, of the number and behind it
}

// labelAt reads the number of a pair that begins in a cell.
func (mr *mentionReader) labelAt(i int, row cells.Row, col int) (l label, ok bool) {
	id := row.ID(col)
	if id == 0 || mr.isRead(i, col) {
		return l, false
	}
	l.from, l.at, l.next = col, col, col+1
	text, kinds := row.Text(col), mr.book.looks.of(id).kinds
	titles, _ := mr.book.titles.Of(id)
	for _, t := range titles {
		if isOfPair(t.Field) {
			l.kind, l.number, l.names, l.direction = pairNumber, t.Text, t.Rest, sideOfField(t.Field)
		} else if t.Field == "section" {
			l.section = t.Text
		}
	}
	if l.number != "" && len(titles) <= 3 {
		return l, true
	}
	if len(titles) > 0 {
		return l, false
	}
	if number, names, ok := cutNumber(text); ok {
		l.kind, l.number, l.names = namedNumber, number, names
		return l, true
	}
	if kinds&Pair != 0 && strings.ContainsAny(text, "0123456789") {
		if mr.isNumberOfTitle(row, col) {
			return l, false
		}
		l.kind, l.number = bareNumber, text
		if strings.ContainsFunc(strings.TrimLeft(text, "0123456789"), unicode.IsLetter) && isPairWord(text) {
			l.kind = pairNumber
		}
		return l, true
	}
	if number := numberBehindWord(text); number != "" {
		l.kind, l.number = bareNumber, number
		return l, true
	}
	if field, ok := bareWord(text); ok && isOfPair(field) { // "Pair | 3", "NS pair: | 3"
		const gap = 2 // blank cells between, where cells are merged
		at := col + 1
		for at < row.Len() && row.ID(at) == 0 && at <= col+gap {
			at++
		}
		if mr.book.looks.of(row.ID(at)).kinds&Pair == 0 || mr.book.looks.of(row.ID(at+1)).kinds&Pair != 0 {
			return l, false
		}
		l.kind, l.number, l.direction, l.at, l.next = pairNumber, row.Text(at), sideOfField(field), at, at+1
		return l, true
	}
	return l, false
}

// numberBehindWord returns the number behind a word that says no more than number, "No. 3"; ""
// for other texts.
func numberBehindWord(text string) string {
	at := strings.IndexFunc(text, unicode.IsDigit)
	if at <= 0 || strings.Trim(text[at:], "0123456789") != "" || !numberWords[strings.ToLower(strings.TrimRight(text[:at], " .:"))] {
		return ""
	}
	return text[at:]
}

// isNumberOfTitle reports whether the number in a cell belongs to the word of a title before
// it that is not about a pair: "Board no | 1".
func (mr *mentionReader) isNumberOfTitle(row cells.Row, col int) bool {
	if col == 0 {
		return false
	}
	field, ok := bareWord(row.Text(col - 1))
	return ok && !isOfPair(field)
}

// sideOfField returns the direction of a field of pairs.
func sideOfField(field string) string {
	side, _, sided := strings.Cut(field, ".")
	if !sided {
		return ""
	}
	return strings.ToUpper(side)
}

// isPairWord reports whether a number has the word for a pair before it, and not only
// letters of a direction or a section.
func isPairWord(text string) bool {
	for _, t := range tokensOf(text) {
		if f, ok := titleWord(t.text); ok && t.kind == 'w' && f == "pair" {
			return true
		}
	}
	return false
}

// mentions returns the mentions of a pair whose number stands in a row: with the texts to
// the right of the number, and with those below it.
func (mr *mentionReader) mentions(i int, row cells.Row, l label, end, labels int) []mention {
	m := mention{
		number: l.number, direction: l.direction, section: l.section, sheet: mr.sheet, row: i, col: l.at,
		form: form{kind: l.kind, sheet: mr.sheet, at: l.at},
	}
	if l.kind == pairNumber {
		m.form = form{kind: pairNumber, at: -1}
	}
	if m.section == "" {
		m.section = mr.section.name
	}
	if l.from > 0 && m.direction == "" && mr.book.looks.of(row.ID(l.from-1)).kinds&Side != 0 { // "NS | 3"
		m.direction = row.Text(l.from - 1)
	}
	if l.names != "" {
		m.near = append(m.near, nearText{0, 0, l.names})
	}
	m.near = append(m.near, mr.beside(i, row, &m, l.next, end)...)
	over := func(m mention) mention {
		last := m.col
		for _, n := range m.near {
			last = max(last, m.col+n.cols)
		}
		if m.direction == "" {
			m.direction = directionOf(mr.sides, last)
		}
		return m
	}
	var all []mention
	if l.names == "" && (len(m.near) == 0 || labels > 1) {
		under := m
		if under.near = mr.below(i, row, l, labels == 1); under.near != nil {
			if labels > 1 {
				under.form = form{acrossNumber, mr.sheet, i}
			}
			all = append(all, over(under))
		}
	}
	if len(m.near) > 0 {
		m.near = append(m.near, mr.partners(i, &m)...)
		all = append(all, over(m))
	}
	return all
}

// directionOf returns the direction that titles next to each other give to what stands up
// to a column.
func directionOf(sides []sideAbove, col int) string {
	direction := ""
	if len(sides) == 1 {
		direction = sides[0].direction
	}
	for _, s := range sides {
		if s.col <= col {
			direction = s.direction
		}
	}
	return direction
}

// sidesIn returns the directions in the cells of a row of titles that are in some columns.
func sidesIn(row cells.Row, within func(col int) bool) []sideAbove {
	var sides []sideAbove
	for col := range row.Len() {
		if side := sideIn(row.Text(col)); row.ID(col) != 0 && within(col) && side != bridge.NoSide {
			sides = append(sides, sideAbove{col, side.String()})
		}
	}
	return sides
}

// beside returns the texts to the right of a number, up to something else. A direction
// among them is that of the pair.
func (mr *mentionReader) beside(i int, row cells.Row, m *mention, from, end int) []nearText {
	const gap = 2 // blank cells between, where cells are merged
	var near []nearText
	blank := 0
	for col := from; col < end && blank <= gap; col++ {
		id := row.ID(col)
		if id == 0 {
			blank++
			continue
		}
		if mr.isRead(i, col) {
			break
		}
		if mr.book.looks.of(id).kinds&Side != 0 && len(near) == 0 && m.direction == "" {
			m.direction = row.Text(col)
			continue
		}
		if field, ok := titleWord(row.Text(col)); !mayBeNames(row.Text(col)) || ok && isOfPair(field) {
			break
		}
		blank = 0
		near = append(near, nearText{0, col - m.col, row.Text(col)})
	}
	return near
}

// below returns the texts in the rows directly below a number, one or two: in its column,
// or alone in their rows.
func (mr *mentionReader) below(i int, row cells.Row, l label, alone bool) []nearText {
	const most = 2
	var near []nearText
	for n := 1; n <= most && i+n < mr.sheet.Len(); n++ {
		under, col := mr.sheet.Row(i+n), l.at
		if alone && under.ID(col) == 0 {
			for col = l.from; col < under.Len() && under.ID(col) == 0; col++ {
			}
			if mr.filled(under, 0, under.Len()-1) > 1 {
				break
			}
		} else if under.ID(col) == 0 { // below the word before the number
			col = l.from
		}
		if under.Num != row.Num+n || under.ID(col) == 0 || mr.isRead(i+n, col) || !mayBeNames(under.Text(col)) {
			break
		}
		near = append(near, nearText{n, col - l.at, under.Text(col)})
	}
	return near
}

// partners returns the texts below the names of a pair, where nothing stands below its
// number: a row for each of its players.
func (mr *mentionReader) partners(i int, m *mention) []nearText {
	const most = 2
	first := m.near[0]
	if first.cols == 0 || len(m.near) > 1 {
		return nil
	}
	var near []nearText
	for n := 1; n <= most && i+n < mr.sheet.Len(); n++ {
		under := mr.sheet.Row(i + n)
		col := m.col + first.cols
		if under.Num != mr.sheet.Row(i).Num+n || under.ID(m.col) != 0 || under.ID(col) == 0 || mr.isRead(i+n, col) || !mayBeNames(under.Text(col)) {
			break
		}
		if mr.filled(under, m.col, col) > 1 {
			break
		}
		near = append(near, nearText{n, first.cols, under.Text(col)})
	}
	return near
}

// filled returns how many cells of a row are filled between two columns.
func (mr *mentionReader) filled(row cells.Row, from, to int) int {
	n := 0
	for col := from; col <= to; col++ {
		if row.ID(col) != 0 {
			n++
		}
	}
	return n
}

// mayBeNames reports whether a text may be names, if others in its place are: words of
// letters.
func mayBeNames(text string) bool {
	letters := 0
	for _, r := range text {
		switch {
		case unicode.IsLetter(r):
			letters++
		case unicode.IsDigit(r), strings.ContainsRune("%=:?!♠♥♦♣", r):
			return false
		}
	}
	return letters > 1 && len(text) <= longestDatum
}

// isPersonal reports whether a text looks like the names of persons: words that begin
// with capital letters, and none that heads columns.
func isPersonal(text string) bool {
	if !mayBeNames(text) || !isName(text) {
		return false
	}
	capitals, words := 0, 0
	for word := range strings.FieldsFuncSeq(text, func(r rune) bool { return !unicode.IsLetter(r) && r != '\'' && r != '’' && !unicode.IsMark(r) }) {
		words++
		if unicode.IsUpper([]rune(word)[0]) {
			capitals++
		}
	}
	if capitals == 0 && (!strings.ContainsAny(text, "&/+") || words < 2) || 2*capitals < words && capitals > 0 && capitals < 2 {
		return false
	}
	meanings := readHeading(text, false)
	return len(meanings) == 0 || meanings[0].Weight < partsWeight
}

// withoutRepeated drops the texts that stand near many numbers, which are no names, and the
// mentions that have no others.
func withoutRepeated(all []mention) []mention {
	const most = 2 // mentions of a pair in one form
	times := make(map[string]int)
	for _, m := range all {
		for _, n := range m.near {
			times[n.text]++
		}
	}
	var left []mention
	for _, m := range all {
		m.near = slices.DeleteFunc(slices.Clone(m.near), func(n nearText) bool { return times[n.text] > most && len(all) > fewestLong })
		if len(m.near) > 0 {
			left = append(left, m)
		}
	}
	return left
}

// fewestLong is the length of a list in which a text that is there often is no name.
const fewestLong = 8

// readForm reads the pairs that are mentioned in one form: none where what stands near
// their numbers is not the names of different players.
func readForm(all []mention) []Entrant {
	const fewestBare, fewest = 3, 2
	all = withoutRepeated(all)
	if len(all) < fewest || all[0].form.kind != pairNumber && all[0].form.kind != sheetNumber && len(all) < fewestBare {
		return nil
	}
	type place struct{ rows, cols int }
	filled, personal := make(map[place]int), make(map[place]int)
	texts := make(map[place]map[string]bool)
	for _, m := range all {
		for _, n := range m.near {
			p := place{n.rows, n.cols}
			if texts[p] == nil {
				texts[p] = make(map[string]bool)
			}
			filled[p]++
			texts[p][headings.Plain(n.text)] = true
			if isPersonal(n.text) {
				personal[p]++
			}
		}
	}
	isNames := func(p place) bool {
		const few = 3 // one in so many
		isUsual := filled[p] > 1 && few*filled[p] >= len(all)
		isBeside := p.rows == 0 && all[0].form.kind != sheetNumber // a third player
		return 10*personal[p] >= 6*filled[p] && 3*len(texts[p]) >= 2*filled[p] && (isUsual || isBeside)
	}
	var entrants []Entrant
	for _, m := range all {
		e := Entrant{
			Section: m.section, Number: m.number, Direction: m.direction,
			At: m.sheet.Position(m.sheet.Row(m.row).Num, m.col+1), Sheet: m.sheet, Row: m.row,
		}
		for _, n := range m.near {
			if isNames(place{n.rows, n.cols}) {
				e.Names = append(e.Names, n.text)
			}
		}
		if pair, err := notation.ReadPair(e.Number); err == nil && !pair.Nobody && len(e.Names) > 0 {
			entrants = append(entrants, e)
		}
	}
	return entrants
}
