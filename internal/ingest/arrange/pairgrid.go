package arrange

import (
	"fmt"
	"maps"
	"regexp"
	"slices"
	"strconv"
	"strings"

	"bridgecalc/internal/bridge"
	"bridgecalc/internal/event"
	"bridgecalc/internal/ingest/cells"
	"bridgecalc/internal/ingest/field"
	"bridgecalc/internal/ingest/headings"
	"bridgecalc/internal/ingest/lines"
	"bridgecalc/internal/ingest/notation"
	"bridgecalc/internal/settings"
)

// pairGrid is results with a row for each pair and a column for each board, and without
// the opponents: those of a pair are the pair of the other direction that has the same
// result on the board.
type pairGrid struct {
	boards []pairGridBoard
	names  []int // columns
	pair   int   // column
	// letters are the seats beside the numbers of the pairs, "1N" and "1E", with the sides
	// that they are; nil for none.
	letters map[string]bridge.Side
	rows    []*pairGridRow
	equal   []*equalResult
	lines   []lines.Line
	// problems are what keeps results from being lines.
	problems event.Problems
}

// pairGridLayout names the arrangement for the director.
const pairGridLayout = "a row for each pair, a column for each board"

// pairGridBoard is the column of a board.
type pairGridBoard struct{ number, col int }

// pairGridRow is a row with results of a pair.
type pairGridRow struct {
	region     *Region
	row        cells.Row
	number     string
	side       bridge.Side // NoSide: it is not clear which pair it is
	pair, name lines.Place
}

// String returns the pair: "NS 3".
func (r *pairGridRow) String() string { return r.side.String() + " " + r.number }

// place returns the place of a column of the family.
func (r *pairGridRow) place(col int) lines.Place {
	return lines.Place{ID: r.row.ID(r.region.cols[col]), Row: int32(r.row.Num), Col: int16(r.region.cols[col] + 1)}
}

// at returns the position of a place in the row.
func (r *pairGridRow) at(p lines.Place) event.Position {
	return r.region.Sheet.Position(int(p.Row), int(p.Col))
}

// besideBoards are the columns that may be beside those of the boards.
var besideBoards = map[string]bool{
	"pair": true, "name": true, "name1": true, "name2": true, "direction": true, "rank": true, "percent": true, "total": true,
	"matchpoints": true, "imps": true, "points": true, "club": true,
}

// findPairGrids finds the families that are grids of pairs.
func (b *Book) findPairGrids() {
	for _, f := range b.families.all {
		if !f.table.holdsResults() && !f.isHeadless() {
			f.pairGrid = b.pairGridOf(f)
		}
	}
}

// pairGridOf returns the grid of pairs that a family is, or nil.
func (b *Book) pairGridOf(f *family) *pairGrid {
	columns := f.table.columns
	g := &pairGrid{pair: colOf(columns, "pair")}
	if g.pair < 0 {
		return nil
	}
	if g.letters = b.seatsOfPairs(&columns[g.pair]); g.letters == nil && !columns[g.pair].saysSide(b) && !f.isGiven("direction") {
		return nil
	}
	for i := range columns {
		c := &columns[i]
		switch number := boardHeading(c); {
		case c.field == settings.Ignored, c.filled == 0:
		case number > 0 && c.share(Bid|Cell|Status) > 0.5:
			g.boards = append(g.boards, pairGridBoard{number, i})
		case !besideBoards[c.field]:
			return nil
		case strings.HasPrefix(c.field, "name"):
			g.names = append(g.names, i)
		}
	}
	if len(g.boards) == 0 || !f.areOnOneSheet() {
		return nil
	}
	b.readPairGrid(f, g)
	return g
}

// isPairGrid reports whether a family is a grid of pairs that no other reader takes.
func (f *family) isPairGrid() bool { return f.pairGrid != nil && !f.taken }

// boardIn returns the board of a column; 0 for none.
func (g *pairGrid) boardIn(col int) int {
	for _, board := range g.boards {
		if board.col == col {
			return board.number
		}
	}
	return 0
}

var numberAndSeat = regexp.MustCompile(`^(?:(\d{1,3}) ?(\pL)|(\pL) ?(\d{1,3}))$`)

// cutSeat parts the number of a pair from the letter of its seat: "1N", "E 1".
func cutSeat(text string) (number, seat string, ok bool) {
	m := numberAndSeat.FindStringSubmatch(strings.TrimSpace(text))
	if m == nil {
		return "", "", false
	}
	return m[1] + m[4], strings.ToUpper(m[2] + m[3]), true
}

// seatsOfPairs returns the letters of the seats beside most numbers of a column: one for
// each side, in some language; nil where there are none.
func (b *Book) seatsOfPairs(c *column) map[string]bridge.Side {
	beside := make(map[string]bool)
	pairs := 0
	for id := range c.texts {
		if _, seat, ok := cutSeat(b.cells.Text(id)); ok {
			beside[seat] = true
			pairs++
		}
	}
	if 2*pairs <= len(c.texts) {
		return nil
	}
	letters := make(map[string]bridge.Side)
	for _, seats := range notation.AllSeats() {
		sides := sidesOf(beside, seats)
		for letter, side := range sides {
			if side != letters[letter] && letters[letter] != bridge.NoSide {
				return nil // in another language it is the other way round
			}
		}
		maps.Copy(letters, sides)
	}
	if len(letters) == 0 {
		return nil
	}
	return letters
}

// sidesOf returns the sides of some letters as the seats of a language; nil where not both
// sides have one letter each.
func sidesOf(letters map[string]bool, seats *notation.Seats) map[string]bridge.Side {
	read := notation.Letters{Suits: notation.English.Suits, Seats: seats}
	sides := make(map[string]bridge.Side)
	times := make(map[bridge.Side]int)
	for letter := range letters {
		if seat, err := read.ReadSeat(letter); err == nil {
			sides[letter] = seat.Side()
			times[seat.Side()]++
		}
	}
	if times[bridge.NS] != 1 || times[bridge.EW] != 1 {
		return nil
	}
	return sides
}

// boardHeading returns the board that a heading names, "7" or "Board 7"; 0 for none.
func boardHeading(c *column) int {
	text := c.Text
	if titles := readTitles(text); len(titles) == 1 && titles[0].Field == "board" {
		text = titles[0].Text
	}
	n, err := notation.ReadOrdinal(text)
	if err != nil {
		return 0
	}
	return n
}

// readPairGrid makes the results of a grid lines, and reports those that it cannot.
func (b *Book) readPairGrid(f *family, g *pairGrid) {
	for _, r := range f.regions {
		b.addPairGridRows(g, r)
	}
	for _, r := range g.rows {
		if r.side == bridge.NoSide {
			g.problems.Add(b.unknownPair(r))
		}
	}
	for _, board := range g.boards {
		g.equal = append(g.equal, b.equalResults(g, board)...)
	}
	decideMeetings(g.equal)
	for _, e := range g.equal {
		b.addMeetings(f, g, e)
	}
}

// unknownPair reports a row whose results are of a pair that is not clear.
func (b *Book) unknownPair(r *pairGridRow) event.Problem {
	p := event.Problem{
		At: r.at(r.pair), Text: "the results of this row are not read: the pair has no number",
		Hint: "write the number and the side of the pair, such as NS 2, or delete the row",
	}
	if r.pair.ID != 0 {
		p.Text = fmt.Sprintf("the results of this row are not read: %q is not a pair and its side", b.cells.Text(r.pair.ID))
	}
	return p
}

// addMeetings adds the lines of those who have the same result, or what is wrong with them.
func (b *Book) addMeetings(f *family, g *pairGrid, e *equalResult) {
	ns, ew := e.cells[bridge.NS], e.cells[bridge.EW]
	switch {
	case e.met != nil:
		for _, m := range e.met {
			g.lines = append(g.lines, b.pairGridLine(f, e.board, m.ns, m.ew))
		}
	case len(e.cells[bridge.NoSide]) > 0: // whose row is an error
	case len(ns) == 0 || len(ew) == 0:
		for _, c := range slices.Concat(ns, ew) {
			g.problems.Add(event.Problem{
				At:   c.at(c.Place),
				Text: fmt.Sprintf("no pair that sat %s has the result %q on board %d", bridge.NS+bridge.EW-c.side, b.cells.Text(c.ID), e.board),
				Hint: "opponents are found by their equal results: write the result in the same way for both, or their numbers next to it",
			})
		}
	default:
		var pairs []string
		for _, c := range slices.Concat(ns, ew) {
			pairs = append(pairs, c.String())
		}
		last := len(pairs) - 1
		g.problems.Add(event.Problem{
			At: ns[0].at(ns[0].Place),
			Text: fmt.Sprintf("%s and %s have the same result %q on board %d, so it is not certain who met whom",
				strings.Join(pairs[:last], ", "), pairs[last], b.cells.Text(ns[0].ID), e.board),
			Hint: "write the opponents into a column next to the results of each board",
		})
	}
}

// addPairGridRows adds the rows of a region that have results.
func (b *Book) addPairGridRows(g *pairGrid, r *Region) {
	var cols []int // of the sheet
	for _, board := range g.boards {
		cols = append(cols, r.cols[board.col])
	}
	given, _ := notation.ReadSide(r.Given["direction"].Text)
	for _, i := range r.Rows {
		pr := &pairGridRow{region: r, row: r.Sheet.Row(int(i))}
		if headings.IsTotal(pr.row) || !slices.ContainsFunc(cols, func(col int) bool { return b.isOutcome(pr.row.ID(col)) }) {
			continue
		}
		pair := b.readPairIn(pr, g, given)
		if pair.Nobody && !pair.Blank && !b.hasBid(pr.row, cols) {
			continue
		}
		b.readNamesIn(pr, g)
		g.rows = append(g.rows, pr)
	}
}

// isOutcome reports whether a cell says more than that nobody was met.
func (b *Book) isOutcome(id cells.ID) bool {
	kinds := b.looks.of(id).kinds
	return id != 0 && (kinds&Nobody == 0 || kinds&number != 0)
}

// readPairIn reads the pair of a row, whose side may be that which is given for all.
func (b *Book) readPairIn(r *pairGridRow, g *pairGrid, given bridge.Side) notation.Pair {
	r.pair = r.place(g.pair)
	number, seat, _ := cutSeat(b.cells.Text(r.pair.ID))
	if side, ok := g.letters[seat]; ok {
		r.pair.ID = b.cells.Intern(side.String() + " " + number)
	}
	pair, err := b.texts.Pairs.Of(r.pair.ID)
	switch {
	case err != nil || pair.Nobody:
	case pair.Side != bridge.NoSide:
		r.side, r.number = pair.Side, pair.Number
	default:
		r.side, r.number = given, pair.Number
	}
	return pair
}

// readNamesIn puts the names of a row together.
func (b *Book) readNamesIn(r *pairGridRow, g *pairGrid) {
	var names []string
	for _, col := range g.names {
		if p := r.place(col); p.ID != 0 {
			names = append(names, b.cells.Text(p.ID))
			r.name = p
		}
	}
	r.name.ID = b.cells.Intern(strings.Join(names, " & "))
}

// pairGridLine returns the line of a result.
func (b *Book) pairGridLine(f *family, board int, ns, ew pairGridCell) lines.Line {
	l := f.table.base(ns.region)
	l.Row = ns.row.Num
	l.Places[field.Board] = lines.Place{ID: b.cells.Intern(strconv.Itoa(board)), Row: ns.Row, Col: ns.Col}
	l.Places[field.NS], l.Places[field.EW] = ns.pair, ew.pair
	l.Places[field.NSName], l.Places[field.EWName] = ns.name, ew.name
	l.Places[field.Contract] = ns.Place
	return l
}

// pairGridTable returns the lines of a grid as a table.
func (b *Book) pairGridTable(f *family) *lines.Table {
	lt := &lines.Table{
		Sheet: f.regions[0].Sheet, Layout: pairGridLayout, Language: f.language, Texts: b.texts,
		HeadRow: f.regions[0].HeadRow,
	}
	for i := range f.table.columns {
		if c := &f.table.columns[i]; c.field != settings.Ignored {
			lt.Headings = append(lt.Headings, c.Text)
		}
	}
	addGiven(lt, f.regions)
	for _, f := range []field.Field{field.Board, field.NS, field.EW, field.NSName, field.EWName, field.Contract} {
		lt.Fields[f] = true
	}
	lt.Lines = func(yield func(*lines.Line) bool) {
		for _, l := range f.pairGrid.lines {
			if !yield(&l) {
				return
			}
		}
	}
	return lt
}

// areOnOneSheet reports whether all regions of a family are on one sheet.
func (f *family) areOnOneSheet() bool {
	return !slices.ContainsFunc(f.regions, func(r *Region) bool { return r.Sheet != f.regions[0].Sheet })
}
