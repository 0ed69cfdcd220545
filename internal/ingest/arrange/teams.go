package arrange

import (
	"slices"
	"strconv"
	"strings"

	"bridgecalc/internal/ingest/cells"
	"bridgecalc/internal/ingest/field"
	"bridgecalc/internal/ingest/headings"
	"bridgecalc/internal/ingest/lines"
)

// TeamTable is results of teams, board by board, below the same headings and titles.
type TeamTable struct {
	*lines.Table
	Room string // "open" or "closed", where the headings or a title say so
	// Part is which of several groups of columns with the same headings it is, from 1;
	// 0 where there is only one.
	Part   int
	IMPs   []IMPColumn
	region *Region
	table  *table
	at     int // the index of the row at hand: rows of other programs' files may have one number
}

// IMPColumn is a column with the IMPs of boards.
type IMPColumn struct {
	Text string // its heading
	Col  int    // from 0
	Home bool   // the heading says that they are the home team's
	Away bool   // the heading says that they are the away team's
}

// Row returns the row of the first result, from 1.
func (t *TeamTable) Row() int { return t.region.Sheet.Row(int(t.region.Rows[0])).Num }

// HeadRow returns the row of the headings, from 1; 0 where there are none.
func (t *TeamTable) HeadRow() int { return t.region.HeadRow }

// First returns where the columns of its match begin, from 0: at those of the boards, unless
// several matches share them; -1 where a title names the board.
func (t *TeamTable) First() int {
	if t.region.first > 0 {
		return t.region.first
	}
	if i := colOf(t.table.columns, "board"); i >= 0 {
		return t.region.cols[i]
	}
	return -1
}

// Given returns what a title says of a field.
func (t *TeamTable) Given(field string) string { return t.region.Given[field].Text }

// Has reports whether a column holds a field.
func (t *TeamTable) HasColumn(field string) bool { return colOf(t.table.columns, field) >= 0 }

// sideFields are the columns that may have the teams that sit on a side.
var sideFields = map[string][]string{"ns.side": {"ns.team", "ns.pair", "ns.name"}, "ew.side": {"ew.team", "ew.pair", "ew.name"}}

// sideField returns the column of the teams that sit on a side: "ns.side" or "ew.side".
func (t *table) sideField(side string) string {
	for _, f := range sideFields[side] {
		if colOf(t.columns, f) >= 0 {
			return f
		}
	}
	return side
}

// HasSides reports whether columns say who sits NS and who EW.
func (t *TeamTable) HasSides() bool {
	return t.HasColumn(t.table.sideField("ns.side")) && t.HasColumn(t.table.sideField("ew.side"))
}

// OwnSide returns the side, "ns" or "ew", on which the team that keeps the card sat, where the
// heading of the scores says so: "Closed room (we EW)".
func (t *TeamTable) OwnSide() string {
	i := colOf(t.table.columns, "score")
	if i < 0 || i >= len(t.region.heads) {
		return ""
	}
	text := t.region.heads[i].Text
	marks := ReadMarks(text)
	side := slices.IndexFunc(marks, func(m Mark) bool { return m.Kind == SideMark })
	if side < 0 || !SaysOurs(text) || slices.ContainsFunc(marks[side+1:], func(m Mark) bool { return m.Kind == SideMark }) {
		return ""
	}
	return marks[side].Value
}

// Text returns the text of a field in a row with its column from 0, or that of a row
// above where the field is filled in only once.
func (t *TeamTable) Text(num int, field string) (text string, row, col int) {
	if _, ok := sideFields[field]; ok {
		field = t.table.sideField(field)
	}
	i := colOf(t.table.columns, field)
	if i < 0 {
		return "", num, -1
	}
	col = t.region.cols[i]
	at, found := t.at, t.region.Sheet.Row(int(t.region.Rows[t.at])).Num == num
	if !found {
		at, found = slices.BinarySearchFunc(t.region.Rows, num, func(i int32, num int) int { return t.region.Sheet.Row(int(i)).Num - num })
	}
	if !found {
		return "", num, col
	}
	if text = t.region.Sheet.Row(int(t.region.Rows[at])).Text(col); text != "" || !heldFields[field] || !t.isHeld(i) {
		return text, num, col
	}
	for ; at >= 0; at-- {
		r := t.region.Sheet.Row(int(t.region.Rows[at]))
		if text = r.Text(col); text != "" {
			return text, r.Num, col
		}
	}
	return "", num, col
}

// isHeld reports whether a column is filled in only where its value changes.
func (t *TeamTable) isHeld(i int) bool {
	held, known := t.table.held[i]
	if !known {
		held = t.table.isSparse([]int{i})
		if t.table.held == nil {
			t.table.held = make(map[int]bool)
		}
		t.table.held[i] = held
	}
	return held
}

// heldFields are those whose values may hold for the rows below them.
var heldFields = map[string]bool{"round": true, "match": true, "home": true, "away": true, "table": true, "room": true, "ns.pair": true, "ew.pair": true, "segment": true, "section": true, "ns.team": true, "ew.team": true, "ns.name": true, "ew.name": true}

// RowsOf returns the rows of the region, with those that are no results.
func (t *TeamTable) RowsOf(yield func(cells.Row) bool) {
	for n, i := range t.region.Rows {
		t.at = n
		if !yield(t.region.Sheet.Row(int(i))) {
			return
		}
	}
}

// TeamTables returns the results of teams, board by board; none where the book holds
// none. Sheets come in their order, and tables in the order of their rows.
func (b *Book) TeamTables() []*TeamTable {
	var all []*TeamTable
	for _, f := range b.families.all {
		if !b.holdsTeams(f) {
			continue
		}
		f.taken, f.ofTeams = true, true
		for _, r := range f.regions {
			for _, part := range b.partsBySeats(r) {
				if slices.ContainsFunc(part.Rows, func(i int32) bool { return !b.isText(part.Sheet.Row(int(i)), 2) }) {
					all = append(all, b.newTeamTable(f, part))
				}
			}
		}
	}
	slices.SortStableFunc(all, func(x, y *TeamTable) int {
		if d := b.indexOf(x.Sheet) - b.indexOf(y.Sheet); d != 0 {
			return d
		}
		return x.Row() - y.Row()
	})
	return all
}

// IMPTables returns the tables that have nothing of boards but IMPs.
func (b *Book) IMPTables() []*TeamTable {
	var all []*TeamTable
	for _, f := range b.families.all {
		if f.ofTeams || !f.table.has("board") || f.table.hasOutcome() || f.table.hasPairs() {
			continue
		}
		for _, r := range f.regions {
			if t := b.newTeamTable(f, r); len(t.IMPs) > 0 {
				all = append(all, t)
			}
		}
	}
	return all
}

// Totals returns the rows of a table, and the one below it, that begin with a word for totals or
// IMPs in the column of the boards.
func (t *TeamTable) Totals() []Line {
	sheet, first := t.region.Sheet, t.First()
	rows := t.region.Rows
	if len(rows) > 0 {
		rows = append(slices.Clone(rows), rows[len(rows)-1]+1)
	}
	var all []Line
	for _, i := range rows {
		if int(i) >= sheet.Len() || first < 0 {
			continue
		}
		row := sheet.Row(int(i))
		if text := row.Text(first); isTotalCell(text) || BeginsWithIMPs(text) {
			all = append(all, Line{sheet, row, true})
		}
	}
	return all
}

// partsBySeats parts the rows of a region where lines among them say who sits where for the
// rows below: "Boards 9–16: Owls NS in the open room".
func (b *Book) partsBySeats(r *Region) []*Region {
	saysSeats := func(i int32) bool {
		row := r.Sheet.Row(int(i))
		if !b.isText(row, 1) {
			return false
		}
		marks := ReadMarks(row.Text(firstCol(row)))
		return slices.ContainsFunc(marks, func(m Mark) bool { return m.Kind == SideMark }) && slices.ContainsFunc(marks, func(m Mark) bool { return m.Kind == RoomMark })
	}
	var parts []*Region
	rest := r.Rows
	for len(rest) > 0 {
		end := slices.IndexFunc(rest, saysSeats)
		if end < 0 {
			end = len(rest)
		}
		if end > 0 {
			part := *r
			part.Rows = rest[:end]
			parts = append(parts, &part)
		}
		rest = rest[min(end+1, len(rest)):]
	}
	return parts
}

// holdsTeams reports whether a family is results of teams: a board and what came of it,
// and a room, two teams or a line above that says who plays whom.
func (b *Book) holdsTeams(f *family) bool {
	t := f.table
	if !t.has("board") || !t.hasOutcome() || t.isIndividual() || t.own != nil {
		return false
	}
	switch {
	case t.has("room"), t.has("home") && t.has("away"), colOf(t.columns, "ns.team") >= 0 && colOf(t.columns, "ew.team") >= 0:
		return true
	case colOf(t.columns, "match") >= 0 && b.hasVersus(f):
		return true
	case t.has("ns.pair", "ew.pair", "pairs") || t.has("ns.name") && t.has("ew.name"):
		return b.meetTwice(f)
	}
	return b.isOfRooms(f) || b.isBelowVersus(f)
}

// hasVersus reports whether the column of the match names two teams.
func (b *Book) hasVersus(f *family) bool {
	i := colOf(f.table.columns, "match")
	n := 0
	for id, times := range f.table.columns[i].texts {
		if _, _, ok := Versus(b.cells.Text(id), true); ok {
			n += times
		}
	}
	return 2*n > f.table.columns[i].filled
}

// isBelowVersus reports whether every region stands below a line with two teams.
func (b *Book) isBelowVersus(f *family) bool {
	for _, r := range f.regions {
		first := int(r.Rows[0])
		found := false
		for i := first - 1; i >= 0 && !found; i-- {
			if b.classes[r.Sheet][i] != dataRow {
				found = b.versusIn(r.Sheet.Row(i))
			}
		}
		if _, _, ok := Versus(r.Sheet.Name, true); !found && !ok {
			return false
		}
	}
	return true
}

// isOpponent reports whether a heading that seems to say "team" is the name of one of the
// two teams that a line of the sheet names: "Team Foxes" below "Team Foxes v Team Owls".
func (s *scanner) isOpponent(h *Heading) bool {
	if len(h.Meanings) == 0 || h.Meanings[0].Field != "team" || len(readHeading(h.Text, false)) > 0 {
		return false
	}
	key := nameKey(h.Text)
	for i := range s.sheet.Len() {
		row := s.sheet.Row(i)
		if !isSingle(row) {
			continue
		}
		home, away, _ := Versus(row.Text(row.Len()-1), true)
		if nameKey(away) == key || nameKey(home[strings.LastIndex(home, ":")+1:]) == key {
			return true
		}
	}
	return false
}

// individualStems are parts of the words for a contest of individuals, in which a dash does not
// part two teams.
var individualStems = []string{"individ", "indywid", "einzel", "henkilokoht"}

func saysIndividual(text string) bool {
	plain := headings.Plain(text)
	return slices.ContainsFunc(individualStems, func(stem string) bool { return strings.Contains(plain, stem) })
}

func (b *Book) versusIn(row cells.Row) bool {
	home, away := false, false
	for col := range row.Len() {
		if text := row.Text(col); text != "" {
			if _, _, ok := Versus(text, true); ok && !saysIndividual(text) {
				return true
			}
			for _, m := range ReadMarks(text) {
				home, away = home || m.Value == "home", away || m.Value == "away"
			}
		}
	}
	return home || away
}

// meetTwice reports whether the same two numbers meet at two tables on the same board,
// the other way round or at a table of the closed room: teams do so, and pairs never.
func (b *Book) meetTwice(f *family) bool {
	t := f.table
	ns, ew := colOf(t.columns, t.sideField("ns.side")), colOf(t.columns, t.sideField("ew.side"))
	board := colOf(t.columns, "board")
	if ns < 0 || ew < 0 {
		return false
	}
	type meeting struct{ board, round, section, low, high string }
	met := make(map[meeting]int)
	orders := make(map[[2]string]bool)
	rows, turned := 0, 0
	tables := make(map[string]bool)
	atTable := make(map[[3]string]meeting)
	single := true
	const most = 8_000 // rows that are looked at; hardly a contest of teams has more
	for _, r := range f.regions {
		tt := &TeamTable{region: r, table: t}
		for row := range tt.RowsOf {
			if rows == most {
				break
			}
			a, _, _ := tt.Text(row.Num, "ns.side")
			c, _, _ := tt.Text(row.Num, "ew.side")
			a, c = nameKey(a), nameKey(c)
			if a == "" || c == "" {
				continue
			}
			number := r.Given["board"].Text
			if board >= 0 {
				number, _, _ = tt.Text(row.Num, "board")
			}
			round, _, _ := tt.Text(row.Num, "round")
			section, _, _ := tt.Text(row.Num, "section")
			table, _, _ := tt.Text(row.Num, "table")
			tables[table] = true
			m := meeting{number, round, section, min(a, c), max(a, c)}
			met[m]++
			rows++
			here := [3]string{section, round, table}
			who := meeting{low: m.low, high: m.high}
			if other, seen := atTable[here]; seen && other != who {
				single = false // another match at the same table
			}
			atTable[here] = who
			orders[[2]string{a, c}] = true
		}
		if rows > sampleRows {
			break
		}
	}
	twice := 0
	for _, n := range met {
		if n == 2 {
			twice += 2
		}
	}
	for o := range orders {
		if orders[[2]string{o[1], o[0]}] {
			turned++
		}
	}
	if rows < 2 || 10*twice < 9*rows {
		return false
	}
	if table := colOf(t.columns, "table"); table >= 0 && b.hasClosedTables(tables) {
		return single
	}
	return 10*turned >= 9*len(orders)
}

// closedTables is what the number of a table in the closed room is above that of the
// same match in the open room.
const closedTables = 100

// hasClosedTables reports whether each table has another one with a number 100 above or
// below.
func (b *Book) hasClosedTables(tables map[string]bool) bool {
	for t := range tables {
		n := lookAt(t).n
		if n <= 0 || !tables[strconv.Itoa(n+closedTables)] && !tables[strconv.Itoa(n-closedTables)] {
			return false
		}
	}
	return len(tables) > 1
}

// newTeamTable makes a table of the results in a region.
func (b *Book) newTeamTable(f *family, r *Region) *TeamTable {
	t := &TeamTable{Table: f.table.linesTable([]*Region{r}), Room: r.Given["room"].Text, Part: r.part, region: r, table: f.table}
	for _, remove := range []field.Field{field.NS, field.EW, field.NSPoints, field.EWPoints} {
		t.Table.Fields[remove] = false
	}
	t.Table.Points = ""
	t.Table.OfRoom = !t.HasSides() && !t.HasColumn("room")
	for i := range f.table.columns {
		c := &f.table.columns[i]
		text := c.Text
		if i < len(r.heads) {
			text = r.heads[i].Text // the teams of this match
		}
		switch {
		case c.field == "home.imps" || c.field == "away.imps":
			t.IMPs = append(t.IMPs, IMPColumn{text, r.cols[i], c.field == "home.imps", c.field == "away.imps"})
		case c.field == "imps" || c.rival == "imps" || BeginsWithIMPs(text) || text != "" && c.field == "" && headsIMPs(c.Meanings):
			t.IMPs = append(t.IMPs, IMPColumn{Text: text, Col: r.cols[i]})
		}
	}
	inner := f.table
	t.Table.Lines = func(yield func(*lines.Line) bool) { inner.teamLines(r, &t.at, yield) }
	return t
}

func headsIMPs(meanings []Meaning) bool {
	return len(meanings) > 0 && (meanings[0].Field == "imps" || meanings[0].Field == "home.imps" || meanings[0].Field == "away.imps")
}

// teamLines calls yield with each result of a region. A row with the number of a board
// is one, even if nothing was played.
func (t *table) teamLines(r *Region, current *int, yield func(*lines.Line) bool) {
	var l lines.Line
	base := t.base(r)
	held := t.newHeld(r)
	for n, i := range r.Rows {
		*current = n
		row := r.Sheet.Row(int(i))
		l = base
		t.fill(&l, r, row)
		t.carry(&l, r, int(i), &held)
		l.Places[field.NS], l.Places[field.EW] = lines.Place{}, lines.Place{}
		if t.isTeamResult(&l, row) && !t.isHeadOfTotal(&l, r, row) && !yield(&l) {
			return
		}
	}
}

func (t *table) isTeamResult(l *lines.Line, row cells.Row) bool {
	texts := t.book.texts
	if isErased(t.book.cells.Text(l.Places[field.Erased].ID)) {
		return false
	}
	place := l.Places[field.Board]
	if _, err := texts.Ordinals.Of(place.ID); err == nil && place.ID != 0 {
		return true
	}
	if t.book.looks.of(l.Places[field.Contract].ID).kinds&Bid != 0 {
		return true
	}
	scored := false
	for _, f := range []field.Field{field.Score, field.NSScore, field.EWScore} {
		if id := l.Places[f].ID; id != 0 {
			score, err := texts.Scores.Of(id)
			scored = scored || err == nil && score.Given
		}
	}
	return scored && place.ID != 0 && !hasWord(row)
}

// isHeadOfTotal reports whether a row has nothing of a result but a word where the score would
// be: it is in front of what the boards above come to, "Half | 14 | 33".
func (t *table) isHeadOfTotal(l *lines.Line, r *Region, row cells.Row) bool {
	for _, f := range []string{"board", "room", "contract", "declarer", "tricks", "result"} {
		if i := colOf(t.columns, f); i >= 0 && row.ID(r.cols[i]) != 0 {
			return false
		}
	}
	score := l.Places[field.Score]
	kinds := t.book.looks.of(score.ID).kinds
	return score.ID != 0 && kinds&Name != 0 && kinds&(number|Score|Status|Outcome|Bid) == 0
}

// Line is a row that is not one of results: a title or any other text.
type Line struct {
	Sheet *cells.Sheet
	Row   cells.Row
	// Total is true for a row with totals.
	Total bool
}

// LinesOf returns the rows of a sheet that are not results nor the headings of them.
func (b *Book) LinesOf(sheet *cells.Sheet) []Line {
	heads, results := make(map[int]bool), make(map[int32]bool)
	for _, f := range b.families.all {
		for _, r := range f.regions {
			if r.Sheet != sheet {
				continue
			}
			heads[r.HeadRow] = heads[r.HeadRow] || f.ofTeams
			for _, i := range r.Rows {
				results[i] = results[i] || f.ofTeams
			}
		}
	}
	var all []Line
	for i, c := range b.classes[sheet] {
		row := sheet.Row(i)
		switch c {
		case commentRow, blankRow:
			continue
		case dataRow:
			const most, few = 8, 2 // cells
			if !b.isText(row, most) || results[int32(i)] && !b.isText(row, few) {
				continue
			}
		case headRow:
			isHead := heads[row.Num]
			if isHead && !b.saysSides(row) || !b.namesRooms(row) && (isHead || !b.versusIn(row) && SeatColumns(row) == nil) {
				continue
			}
		}
		all = append(all, Line{sheet, row, c == totalRow})
	}
	return all
}

// isText reports whether a row has nothing but texts, and not more than some. The first may be
// the letter of a seat, with the player behind it.
func (b *Book) isText(row cells.Row, most int) bool {
	filled := 0
	for col := range row.Len() {
		id := row.ID(col)
		if id == 0 {
			continue
		}
		filled++
		kinds := b.looks.of(id).kinds
		if filled == 1 && kinds&Seat != 0 && row.Len() > col+1 {
			continue
		}
		isData := kinds&(number|Score|Card|Status) != 0 || kinds&Bid != 0 && strings.ContainsAny(row.Text(col), "0123456789") // "Trzy Bez Atu" may be a team
		if kinds&datum != 0 && (isData || !isName(row.Text(col))) {
			return false
		}
	}
	return filled > 0 && filled <= most
}

// saysSides reports whether the names of rooms in a row say who sits there.
func (b *Book) saysSides(row cells.Row) bool {
	for col := range row.Len() {
		if room, _ := b.rooms.Of(row.ID(col)); room != "" && strings.Contains(row.Text(col), "(") {
			return true
		}
	}
	return false
}

func (b *Book) namesRooms(row cells.Row) bool {
	for col := range row.Len() {
		if room, _ := b.rooms.Of(row.ID(col)); room != "" {
			return true
		}
	}
	return false
}

// HasTitle reports whether a text has a title in it: "Round 3", "Table 2".
func HasTitle(text string) bool { return len(readTitles(text)) > 0 }

// legend is the names of teams by their numbers, as the lists of a book give them.
type legend struct {
	names   map[string]string
	unclear bool // two lists give a number different names
}

// take takes over a list, a number and a name in each row. Where the numbers begin again, they
// are those of another list in the same columns, such as a ranking.
func (l *legend) take(list []Entrant) {
	listed := make(map[string]bool)
	for _, e := range list {
		number := strings.TrimLeft(e.Number, "0")
		if listed[number] {
			return
		}
		listed[number] = true
		if before, known := l.names[number]; known && nameKey(before) != nameKey(e.Names[0]) {
			l.unclear = true
			continue
		}
		l.names[number] = e.Names[0]
	}
}

// takeColumns takes over the lists in two columns of a family, a number and a name.
func (l *legend) takeColumns(f *family, number, name int) {
	for _, r := range f.regions {
		var list []Entrant
		for _, i := range r.Rows {
			row := r.Sheet.Row(int(i))
			if n, text := row.Text(r.cols[number]), row.Text(r.cols[name]); n != "" && text != "" {
				list = append(list, Entrant{Number: n, Names: []string{text}})
			}
		}
		l.take(list)
	}
}

// TeamNames returns the names of teams by their numbers, from lists with a number and
// a name in each row. The places of a ranking are no numbers of teams, and where lists
// contradict each other, a number does not tell which team it is.
func (b *Book) TeamNames() map[string]string {
	l := legend{names: make(map[string]string)}
	l.take(b.listsBeside())
	for _, f := range b.families.all {
		columns := f.table.columns
		if f.ofTeams {
			l.takeBeside(f)
			continue
		}
		number := slices.IndexFunc(columns, func(c column) bool { return (c.field == "pair" || c.field == "team") && c.share(Whole) > 0.9 })
		if number < 0 && len(columns) >= 2 && columns[0].field != "rank" && columns[0].share(Whole) > 0.9 && len(columns[0].texts) == columns[0].filled {
			number = 0
		}
		name := slices.IndexFunc(columns, func(c column) bool {
			return (c.field == "team" || c.field == "home" || c.field == "name" || c.field == "name1" || c.field == "") && c.filled > 0 && c.share(numeric) < 0.1
		})
		if number < 0 || name < 0 || number == name || f.table.hasOutcome() || colOf(columns, "away") >= 0 {
			continue
		}
		l.takeColumns(f, number, name)
	}
	if l.unclear {
		return map[string]string{}
	}
	return l.names
}

// takeBeside takes over a list of teams next to results: a column of numbers, and one of
// names next to it.
func (l *legend) takeBeside(f *family) {
	columns := f.table.columns
	for i := 0; i+1 < len(columns); i++ {
		number, name := &columns[i], &columns[i+1]
		if number.filled < 2 || number.filled > name.filled+1 || 2*number.filled > number.rows || number.share(Whole) < 0.9 || len(number.texts) != number.filled || name.share(numeric) > 0.1 {
			continue
		}
		l.takeColumns(f, i, i+1)
	}
}

// numeric are the kinds of numbers.
const numeric = Whole | Signed | Decimal | Percent
