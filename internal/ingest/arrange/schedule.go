package arrange

import (
	"regexp"
	"slices"
	"strconv"
	"strings"

	"bridgecalc/internal/ingest/cells"
	"bridgecalc/internal/ingest/lines"
	"bridgecalc/internal/ingest/notation"
)

// schedule is a table of who played whom in each round, and which boards: "Round | Table 1 |
// Table 2" above "1 | EW 5 (boards 1-3) | EW 6 (4-6)", or a row for each meeting, "Round |
// Table | NS | EW | Boards". Results elsewhere in the book, a column for each table or NS pair,
// have their opponents from it.
type schedule struct {
	meetings map[scheduled]*meeting
	rows     map[rowOf]bool
}

// scheduled is a board at a table, or of an NS pair.
type scheduled struct {
	ofPair        bool // the number is that of an NS pair
	number, board int
}

// meeting is what a schedule says of a table in a round.
type meeting struct {
	table, round gridValue // blank where it is not stated
	ns           gridValue // blank where it has the number of the table
	ew           gridValue
	first, last  int // boards
}

// scheduleReader reads the schedule of a sheet.
type scheduleReader struct {
	book  *Book
	sheet *cells.Sheet
	heads []scheduleHead
	field string // what the heads are: "table" or "round"
	// columns are those of a schedule with a row for each meeting, by their fields.
	columns map[string]int
	// opponents are the columns of the NS pairs above numbers that are said to be those of
	// their opponents.
	opponents []scheduleHead
	label     gridValue
	open      map[int]*meeting // by the index of the head, since the last label
	found     []*meeting
	rows      []int
	bad       bool
}

// scheduleHead is a table or a round with its columns.
type scheduleHead struct {
	value, ns gridValue
	left, end int
	boards    int // the column headed as that of the boards; 0 for none
}

// theSchedule returns the schedules of all sheets as one; nil where there is none.
func (b *Book) theSchedule() *schedule {
	if b.scheduleRead {
		return b.schedule
	}
	b.scheduleRead = true
	s := &schedule{make(map[scheduled]*meeting), make(map[rowOf]bool)}
	for _, sheet := range b.cells.Sheets {
		if sheet.Len() > mostGridRows {
			continue
		}
		r := scheduleReader{book: b, sheet: sheet}
		for i := range sheet.Len() {
			r.take(i)
		}
		if r.finish(); r.bad || !s.add(r.found) {
			continue
		}
		for _, i := range r.rows {
			s.rows[rowOf{sheet, i}] = true
		}
	}
	if len(s.meetings) > 0 {
		b.schedule = s
	}
	return b.schedule
}

// add adds the meetings of a sheet, and reports whether they can be a schedule: no board is
// at a table twice.
func (s *schedule) add(found []*meeting) bool {
	const fewest = 4
	if len(found) < fewest {
		return false
	}
	all := make(map[scheduled]*meeting)
	for _, m := range found {
		table, ns := m.table.text, m.ns.text
		if ns == "" {
			ns = table
		}
		for _, of := range []struct {
			ofPair bool
			number string
		}{{false, table}, {true, ns}} {
			number, err := strconv.Atoi(of.number)
			if of.number == "" {
				continue
			}
			for board := m.first; board <= m.last; board++ {
				at := scheduled{of.ofPair, number, board}
				if err != nil || all[at] != nil || s.meetings[at] != nil {
					return false
				}
				all[at] = m
			}
		}
	}
	for at, m := range all {
		s.meetings[at] = m
	}
	return true
}

// take takes a row: the heads of the schedule, those below them, or the meetings of a round
// or table.
func (r *scheduleReader) take(i int) {
	row := r.sheet.Row(i)
	switch {
	case isBlankRow(row):
	case len(r.found) == 0 && r.takeHeads(row):
		r.rows = append(r.rows, i)
	case r.opponents != nil:
		if r.takeOpponents(row) {
			r.rows = append(r.rows, i)
		} else {
			r.opponents = nil
		}
	case r.headsOpponents(row, i):
		r.rows = append(r.rows, i)
	case r.columns != nil:
		if r.takeMeeting(row) {
			r.rows = append(r.rows, i)
		} else {
			r.columns = nil
		}
	case r.heads == nil:
		if len(r.found) == 0 && r.takeColumns(row, i) {
			r.rows = []int{i}
		}
	case r.takeMeetings(row), len(r.found) == 0 && r.isSubhead(row):
		r.rows = append(r.rows, i)
	default:
		r.finish()
		r.heads = nil
	}
}

// takeHeads takes a row that names tables or rounds from left to right.
func (r *scheduleReader) takeHeads(row cells.Row) bool {
	const fewest = 2
	var heads []scheduleHead
	field := ""
	for col := range row.Len() {
		titles, _ := r.book.titles.Of(row.ID(col))
		h := scheduleHead{left: col}
		for _, t := range titles {
			v := gridValue{text: t.Text, place: r.place(row, col)}
			switch {
			case t.Field == "ns.pair":
				h.ns = v
			case (t.Field == "table" || t.Field == "round") && (field == "" || field == t.Field):
				field, h.value = t.Field, v
			default:
				return false
			}
		}
		if h.value.text == "" {
			if of := r.book.meaningOf(row.ID(col)); len(heads) > 0 && (of == "board" || of == "boards") {
				heads[len(heads)-1].boards = col
			}
			continue
		}
		if len(heads) > 0 {
			heads[len(heads)-1].end = col
		}
		heads = append(heads, h)
	}
	if len(heads) < fewest || heads[0].left == 0 {
		return false
	}
	last := &heads[len(heads)-1]
	last.end = last.left + heads[1].left - heads[0].left
	r.heads, r.field, r.open, r.rows, r.bad = heads, field, make(map[int]*meeting), nil, false
	return true
}

// takeColumns takes the headings of a schedule with a row for each meeting. The row below has
// several boards, so that it is none of results.
func (r *scheduleReader) takeColumns(row cells.Row, i int) bool {
	columns := make(map[string]int)
	for col := range row.Len() {
		meanings, _ := r.book.words.Of(row.ID(col))
		if len(meanings) == 0 {
			continue
		}
		field := meanings[0].Field
		switch field {
		case "ns", "ew":
			field += ".pair"
		case "boards":
			field = "board"
		}
		if _, known := columns[field]; !known {
			columns[field] = col
		}
	}
	_, hasTable := columns["table"]
	_, hasNS := columns["ns.pair"]
	_, hasEW := columns["ew.pair"]
	boards, hasBoards := columns["board"]
	if !hasTable && !hasNS || !hasEW || !hasBoards || i+1 >= r.sheet.Len() {
		return false
	}
	last := boards
	for _, field := range []string{"table", "round", "ns.pair", "ew.pair"} {
		last = max(last, columns[field])
	}
	below := r.sheet.Row(i + 1)
	first, end, ok := notation.ReadBoards(below.Text(boards))
	if ok = ok && first < end && row.ID(last+1) == 0 && below.ID(last+1) == 0; ok { // else results follow
		r.columns = columns
	}
	return ok
}

// headsOpponents takes the heads of a table of opponents with a row for each board, below a
// line that speaks of them: "Board | NS 1 | NS 2 | NS 3".
func (r *scheduleReader) headsOpponents(row cells.Row, i int) bool {
	const fewest = 2
	if i == 0 || r.book.meaningOf(row.ID(0)) != "board" || !r.speakOfOpponents(r.sheet.Row(i-1)) {
		return false
	}
	var heads []scheduleHead
	for col := 1; col < row.Len(); col++ {
		titles, _ := r.book.titles.Of(row.ID(col))
		if len(titles) != 1 || titles[0].Field != "ns.pair" {
			return false
		}
		heads = append(heads, scheduleHead{ns: gridValue{text: titles[0].Text, place: r.place(row, col)}, left: col})
	}
	if len(heads) >= fewest {
		r.opponents = heads
	}
	return r.opponents != nil
}

// speakOfOpponents reports whether a row is one text with a word for opponents.
func (r *scheduleReader) speakOfOpponents(row cells.Row) bool {
	return isSingle(row) && slices.ContainsFunc(wordsOf(row.Text(firstCol(row))), func(w word) bool {
		return slices.ContainsFunc(theDictionary().words[w.plain], func(m Meaning) bool { return m.Field == "opponent" || m.Field == "away" })
	})
}

// takeOpponents takes the opponents of the NS pairs on a board.
func (r *scheduleReader) takeOpponents(row cells.Row) bool {
	board := r.book.looks.of(row.ID(0))
	if board.kinds&Whole == 0 || row.Len() > r.opponents[len(r.opponents)-1].left+1 {
		return false
	}
	for _, h := range r.opponents {
		pair, err := notation.ReadPair(row.Text(h.left))
		switch {
		case err != nil:
			return false
		case !pair.Nobody:
			r.found = append(r.found, &meeting{ns: h.ns, ew: gridValue{text: pair.Number, place: r.place(row, h.left)}, first: board.n, last: board.n})
		}
	}
	return true
}

// takeMeeting takes the row of a meeting.
func (r *scheduleReader) takeMeeting(row cells.Row) bool {
	value := func(field string) gridValue {
		col, ok := r.columns[field]
		if !ok {
			return gridValue{}
		}
		return gridValue{text: strings.TrimSpace(row.Text(col)), place: r.place(row, col)}
	}
	m := &meeting{table: value("table"), round: value("round"), ns: value("ns.pair"), ew: value("ew.pair")}
	var ok bool
	if m.first, m.last, ok = notation.ReadBoards(value("board").text); !ok {
		return false
	}
	for _, pair := range []*gridValue{&m.ns, &m.ew} {
		if read, err := notation.ReadPair(pair.text); err == nil {
			if pair.text = read.Number; read.Nobody {
				return true // who sits out has no result
			}
		}
	}
	if m.ew.text == "" {
		return false
	}
	r.found = append(r.found, m)
	return true
}

// isSubhead reports whether a row heads the columns below the heads: "EW | Boards".
func (r *scheduleReader) isSubhead(row cells.Row) bool {
	for col := range row.Len() {
		if id := row.ID(col); id != 0 {
			if meanings, _ := r.book.words.Of(id); len(meanings) == 0 {
				return false
			}
		}
	}
	return true
}

// takeMeetings takes the cells of a row below the heads.
func (r *scheduleReader) takeMeetings(row cells.Row) bool {
	label := ""
	for col := range min(r.heads[0].left, row.Len()) {
		if titles, _ := r.book.titles.Of(row.ID(col)); len(titles) == 1 {
			label = titles[0].Text
		} else if r.book.looks.of(row.ID(col)).kinds&Whole != 0 {
			label = row.Text(col)
		} else if row.ID(col) != 0 {
			return false
		}
		if label != "" {
			r.close()
			r.label = gridValue{text: label, place: r.place(row, col)}
			break
		}
	}
	if r.label.text == "" {
		return false
	}
	taken := false
	for n, h := range r.heads {
		for col := h.left; col < min(h.end, row.Len()); col++ {
			if row.ID(col) == 0 {
				continue
			}
			ns, pair, first, last, ok := r.read(row.ID(col), h.boards > 0 && col != h.boards)
			if !ok {
				return false
			}
			m := r.open[n]
			if m == nil {
				m = &meeting{table: h.value, round: r.label, ns: h.ns}
				if r.field == "round" {
					m.table, m.round = r.label, h.value
				}
				r.open[n] = m
			}
			if taken = true; pair != "" {
				m.ew = gridValue{text: pair, place: r.place(row, col)}
			}
			if ns != "" {
				m.ns = gridValue{text: ns, place: r.place(row, col)}
			}
			if first > 0 {
				m.first, m.last = first, last
			}
		}
	}
	return taken
}

// scheduledCell is a pair, its boards, or both: "EW 5", "boards 4-6", "EW 5 (bds 4-6)".
var scheduledCell = regexp.MustCompile(`^(.*?)[\s(,:]*(?:(\pL[\pL.]*)?\s*(\d{1,3}\s*(?:[-–—/]|\pL{1,4})\s*\d{1,3})\)?)?$`)

// read reads a cell of a schedule, which may have boards unless it is of pairs only: the EW
// pair, or both.
func (r *scheduleReader) read(id cells.ID, ofPairs bool) (ns, ew string, first, last int, ok bool) {
	text := strings.TrimSpace(r.book.cells.Text(id))
	if m := scheduledCell.FindStringSubmatch(text); !ofPairs && m != nil && m[3] != "" {
		if first, last, ok = notation.ReadBoards(m[3]); !ok {
			return "", "", 0, 0, false
		}
		text = strings.TrimSpace(m[1])
	}
	if text == "" {
		return "", "", first, last, first > 0
	}
	if ns, ew, ok = notation.SplitPairs(text); ok {
		return ns, ew, first, last, true
	}
	if titles := readTitles(text); len(titles) == 1 && titles[0].Field == "ew.pair" {
		return "", titles[0].Text, first, last, true
	}
	p, err := notation.ReadPair(text)
	if err != nil || p.Nobody || r.book.looks.of(r.book.cells.Intern(text)).kinds&(Whole|Pair) == 0 {
		return "", "", 0, 0, err == nil && p.Nobody
	}
	return "", p.Number, first, last, true
}

// close ends the round or table at hand.
func (r *scheduleReader) close() {
	for n := range r.heads {
		m := r.open[n]
		if m == nil || m.ew.text == "" && m.first == 0 {
			continue
		}
		if m.ew.text != "" && m.first > 0 {
			r.found = append(r.found, m)
		} else if m.ew.text != "" { // a pair and no boards: this is no schedule
			r.bad = true
		}
	}
	clear(r.open)
}

// finish ends the schedule.
func (r *scheduleReader) finish() {
	if r.heads != nil {
		r.close()
	}
}

func (r *scheduleReader) place(row cells.Row, col int) lines.Place {
	return lines.Place{ID: row.ID(col), Row: int32(row.Num), Col: int16(col + 1)}
}

// isScheduled reports whether a row is one of a schedule.
func (b *Book) isScheduled(sheet *cells.Sheet, i int) bool {
	s := b.theSchedule()
	return s != nil && s.rows[rowOf{sheet, i}]
}

// meets returns whom an NS pair, or the one at a table, meets on a board.
func (s *schedule) meets(ofPair bool, number, board string) *meeting {
	if s == nil {
		return nil
	}
	n, err := strconv.Atoi(number)
	b, boardErr := strconv.Atoi(board)
	if err != nil || boardErr != nil {
		return nil
	}
	return s.meetings[scheduled{ofPair, n, b}]
}
