package arrange

import (
	"fmt"
	"regexp"
	"slices"
	"strings"

	"bridgecalc/internal/bridge"
	"bridgecalc/internal/event"
	"bridgecalc/internal/ingest/field"
	"bridgecalc/internal/ingest/lines"
	"bridgecalc/internal/ingest/notation"
)

// pairGrid is results with a row for each pair and a column for each board, and without
// the opponents: those of a pair are the pair of the other direction that has the same
// result on the board.
type pairGrid struct {
	table  *table
	boards []pairGridBoard
	names  []int // columns
	pair   int   // column
	// letters are the seats beside the numbers of the pairs, "1N" and "1E", with the sides
	// that they are; nil for none.
	letters map[string]bridge.Side
}

// pairGridBoard is the column of a board.
type pairGridBoard struct{ number, col int }

// pairGridHalf is the result of a pair on a board.
type pairGridHalf struct {
	region     *Region
	pair, name lines.Place
	cell       lines.Place
	key        string // the result without the accidents of typing
}

// besideBoards are the columns that may stand beside those of the boards.
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
	g := &pairGrid{table: f.table, pair: colOf(columns, "pair")}
	if g.pair < 0 {
		return nil
	}
	if g.letters = b.seatsOfPairs(&columns[g.pair]); g.letters == nil && !columns[g.pair].saysSide(b) && !f.isGiven("direction") {
		return nil
	}
	for i := range columns {
		c := &columns[i]
		switch number := boardHeading(c); {
		case number > 0 && c.share(Bid|Cell|Status) > 0.9:
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
	return g
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

// seatsOfPairs returns the letters of the seats beside the numbers of a column: one for
// each side, in some language.
func (b *Book) seatsOfPairs(c *column) map[string]bridge.Side {
	letters := make(map[string]bridge.Side)
	for id := range c.texts {
		_, seat, ok := cutSeat(b.cells.Text(id))
		if !ok {
			return nil
		}
		letters[seat] = bridge.NoSide
	}
	if len(letters) != 2 {
		return nil
	}
	for _, seats := range notation.AllSeats() {
		read := notation.Letters{Suits: notation.English.Suits, Seats: seats}
		sides := make(map[bridge.Side]string)
		for letter := range letters {
			if seat, err := read.ReadSeat(letter); err == nil {
				sides[seat.Side()] = letter
			}
		}
		ns, ew := sides[bridge.NS], sides[bridge.EW]
		switch {
		case ns == "" || ew == "":
		case letters[ns] == bridge.EW:
			return nil // in another language it is the other way round
		default:
			letters[ns], letters[ew] = bridge.NS, bridge.EW
		}
	}
	for _, side := range letters {
		if side == bridge.NoSide {
			return nil
		}
	}
	return letters
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

// halvesOf returns the results on a board, NS first.
func (b *Book) halvesOf(f *family, board pairGridBoard) (sides [2][]pairGridHalf) {
	g := f.pairGrid
	for _, r := range f.regions {
		given, _ := notation.ReadSide(r.Given["direction"].Text)
		for _, i := range r.Rows {
			row := r.Sheet.Row(int(i))
			at := func(i int) lines.Place {
				return lines.Place{ID: row.ID(r.cols[i]), Row: int32(row.Num), Col: int16(r.cols[i] + 1)}
			}
			h := pairGridHalf{region: r, pair: at(g.pair), cell: at(board.col)}
			if number, seat, ok := cutSeat(b.cells.Text(h.pair.ID)); ok && g.letters != nil {
				h.pair.ID = b.cells.Intern(g.letters[seat].String() + " " + number)
			}
			pair, err := b.texts.Pairs.Of(h.pair.ID)
			if err != nil || h.pair.ID == 0 || h.cell.ID == 0 {
				continue
			}
			side := pair.Side
			if side == bridge.NoSide {
				side = given
			}
			var names []string
			for _, col := range g.names {
				if p := at(col); p.ID != 0 {
					names = append(names, b.cells.Text(p.ID))
					h.name = p
				}
			}
			h.name.ID = b.cells.Intern(strings.Join(names, " & "))
			h.key = strings.ToLower(strings.ReplaceAll(b.cells.Text(h.cell.ID), " ", ""))
			switch side {
			case bridge.NS:
				sides[0] = append(sides[0], h)
			case bridge.EW:
				sides[1] = append(sides[1], h)
			}
		}
	}
	return sides
}

// pairGridLines returns the results of a grid as lines, and what is wrong with them: on a
// board no two tables may have the same result, since nothing else tells who met whom.
func (b *Book) pairGridLines(f *family) ([]lines.Line, event.Problems) {
	var all []lines.Line
	var problems event.Problems
	for _, board := range f.pairGrid.boards {
		sides := b.halvesOf(f, board)
		for _, ns := range sides[0] {
			same := func(h pairGridHalf) bool { return h.key == ns.key }
			text := b.cells.Text(ns.cell.ID)
			at := ns.region.Sheet.Position(int(ns.cell.Row), int(ns.cell.Col))
			if first := slices.IndexFunc(sides[0], same); sides[0][first] != ns {
				problems.Add(event.Problem{
					At: at,
					Text: fmt.Sprintf("two tables have the result %q on board %d, here and at %s, so it is not certain who met whom", text, board.number,
						sides[0][first].region.Sheet.Position(int(sides[0][first].cell.Row), int(sides[0][first].cell.Col))),
					Hint: "write the opponents into a column next to the results of each board",
				})
				continue
			}
			opponents := slices.IndexFunc(sides[1], same)
			if opponents < 0 {
				problems.Add(event.Problem{
					At: at, Text: fmt.Sprintf("no pair that sat EW has the result %q on board %d", text, board.number),
					Hint: "opponents are found by their equal results: write the result in the same way for both, or their numbers next to it",
				})
				continue
			}
			all = append(all, b.pairGridLine(board.number, ns, sides[1][opponents]))
		}
		for _, ew := range sides[1] {
			if !slices.ContainsFunc(sides[0], func(h pairGridHalf) bool { return h.key == ew.key }) {
				problems.Add(event.Problem{
					At:   ew.region.Sheet.Position(int(ew.cell.Row), int(ew.cell.Col)),
					Text: fmt.Sprintf("no pair that sat NS has the result %q on board %d", b.cells.Text(ew.cell.ID), board.number),
					Hint: "opponents are found by their equal results: write the result in the same way for both, or their numbers next to it",
				})
			}
		}
	}
	return all, problems
}

// pairGridLine returns the line of a result.
func (b *Book) pairGridLine(board int, ns, ew pairGridHalf) lines.Line {
	l := lines.Line{Row: int(ns.cell.Row)}
	l.Places[field.Board] = lines.Place{ID: b.cells.Intern(fmt.Sprint(board)), Row: ns.cell.Row, Col: ns.cell.Col}
	l.Places[field.NS], l.Places[field.EW] = ns.pair, ew.pair
	l.Places[field.NSName], l.Places[field.EWName] = ns.name, ew.name
	l.Places[field.Contract] = ns.cell
	return l
}

// pairGridTable returns the lines of a grid as a table.
func (b *Book) pairGridTable(f *family) *lines.Table {
	all, problems := b.pairGridLines(f)
	f.pairGridProblems = problems
	lt := &lines.Table{
		Sheet: f.regions[0].Sheet, Layout: "a row for each pair, a column for each board", Language: f.language, Texts: b.texts,
		HeadRow: f.regions[0].HeadRow,
	}
	for _, c := range f.pairGrid.table.columns {
		lt.Headings = append(lt.Headings, c.Text)
	}
	for _, f := range []field.Field{field.Board, field.NS, field.EW, field.NSName, field.EWName, field.Contract} {
		lt.Fields[f] = true
	}
	lt.Lines = func(yield func(*lines.Line) bool) {
		for _, l := range all {
			if !yield(&l) {
				return
			}
		}
	}
	return lt
}

// areOnOneSheet reports whether all regions of a family stand on one sheet.
func (f *family) areOnOneSheet() bool {
	return !slices.ContainsFunc(f.regions, func(r *Region) bool { return r.Sheet != f.regions[0].Sheet })
}
