package layout

import (
	"fmt"
	"slices"
	"strconv"

	"bridgecalc/internal/bridge"
	"bridgecalc/internal/event"
	"bridgecalc/internal/ingest/cells"
	"bridgecalc/internal/ingest/field"
	"bridgecalc/internal/ingest/headings"
	"bridgecalc/internal/ingest/lines"
)

// gridHeader is what the two rows above a grid say.
type gridHeader struct {
	sheet  *cells.Sheet
	v      *headings.Vocabulary
	words  *headings.Memo
	at     int         // index of the row that names the boards
	own    int         // column of the pair whose row it is, from 0
	name   int         // column of its names; -1 for none
	side   bridge.Side // where it sits
	boards []gridBoard // in the order of the columns
	known  int         // headings that are understood
}

// gridBoard is the columns of a board, from 0.
type gridBoard struct {
	number  cells.ID
	title   lines.Place
	columns []lines.Column
}

// fewestBoards tells a grid from a traveller, which names one board.
const fewestBoards = 2

// gridBoards finds the cells that name boards: "Board 1", or 1 to the right of a
// cell "Board".
func gridBoards(row cells.Row, words *headings.Memo, texts *lines.Texts) []gridBoard {
	var boards []gridBoard
	plain := words.Of(row)
	numbered := false
	for col := range row.Len() {
		number := row.Text(col)
		titles := titlesOf(number)
		switch {
		case len(titles) == 1 && titles[0].field == field.Board:
			number = titles[0].number
		case numbered && isDigits(number):
		default:
			f, ok := everyTitleWord(plain[col])
			numbered = numbered || ok && f == field.Board
			continue
		}
		if n, err := strconv.Atoi(number); err == nil {
			id := texts.Book.Intern(strconv.Itoa(n))
			boards = append(boards, gridBoard{number: id, title: lines.Place{ID: id, Row: int32(row.Num), Col: int16(col + 1)}})
		}
	}
	return boards
}

// readHeader reads the row that names the boards and the row below it that says
// what their columns hold. looks is false when the rows are of something else.
func (g *gridHeader) readHeader() (lack *event.Problem, looks bool) {
	row, below := g.sheet.Row(g.at), g.sheet.Row(g.at+1)
	g.own, g.name, g.side = -1, -1, bridge.NoSide
	for _, r := range []cells.Row{row, below} {
		for col := range g.boards[0].title.Col - 1 {
			g.findOwn(r, int(col))
		}
	}
	if g.own < 0 {
		return nil, false
	}
	width := 1
	for i := range len(g.boards) - 1 {
		width = max(width, int(g.boards[i+1].title.Col-g.boards[i].title.Col))
	}
	for i := range g.boards {
		end := int(g.boards[i].title.Col) - 1 + width // behind the last one stand totals
		if i+1 < len(g.boards) {
			end = int(g.boards[i+1].title.Col) - 1
		}
		if lack := g.findColumns(&g.boards[i], below, end); lack != nil {
			return lack, true
		}
	}
	return nil, true
}

// findOwn looks for the headings of the pairs whose rows these are.
func (g *gridHeader) findOwn(row cells.Row, col int) {
	if col >= row.Len() {
		return
	}
	m, ok := g.v.LookUp(g.words.Of(row)[col])
	if ok {
		g.known++
	}
	switch m.Field {
	case "pair", "ns", "ns.pair":
		g.own = col
		if m.Field != "pair" {
			g.side = bridge.NS
		}
	case "ew", "ew.pair":
		g.own, g.side = col, bridge.EW
	case "name", "ns.name", "ew.name":
		g.name = col
	}
}

// findColumns reads what the columns of a board hold: the opponents, and a
// contract, a result or a score.
func (g *gridHeader) findColumns(board *gridBoard, below cells.Row, end int) *event.Problem {
	name := g.sheet.Book().Text(board.number)
	fault := func(text, hint string) *event.Problem {
		return &event.Problem{At: g.sheet.Position(int(board.title.Row), int(board.title.Col)), Text: text, Hint: hint}
	}
	const hint = "give each board a column for the opponents and one for the result, headed EW and Result"
	opponents := -1
	has := make(map[field.Field]bool)
	for col := int(board.title.Col) - 1; col < min(end, below.Len()); col++ {
		m, ok := g.v.LookUp(g.words.Of(below)[col])
		if !ok {
			continue
		}
		g.known++
		side, isPair := gridOpponents[m.Field]
		f, known := gridFields[m.Field]
		switch {
		case isPair && opponents < 0:
			opponents = col
			switch {
			case side == bridge.NoSide:
			case g.side == side:
				return fault(fmt.Sprintf("the pairs and their opponents on board %s both sit %v", name, side), "head one of the columns NS and the other EW")
			default:
				g.side = otherSide(side)
			}
		case known && !has[f]:
			has[f] = true
			board.columns = append(board.columns, lines.Column{Field: f, Col: col})
		}
	}
	result := has[field.Result] || has[field.Contract] || has[field.Score]
	switch {
	case opponents < 0:
		return fault("the table does not say whom the pairs met on board "+name, hint)
	case !result:
		return fault("there is no column for the result of board "+name, hint)
	case g.side == bridge.NoSide:
		return fault("the table does not say which of the pairs sat NS", "head the column of the pairs NS, and those of their opponents EW")
	}
	theirs := field.EW
	if g.side == bridge.EW {
		theirs = field.NS
	}
	board.columns = append(board.columns, lines.Column{Field: theirs, Col: opponents})
	if has[field.Result] && !has[field.Contract] { // "W3NT+2"
		i := slices.IndexFunc(board.columns, func(c lines.Column) bool { return c.Field == field.Result })
		board.columns[i].Field = field.Contract
	}
	return nil
}

func otherSide(side bridge.Side) bridge.Side {
	if side == bridge.NS {
		return bridge.EW
	}
	return bridge.NS
}

// gridOpponents are the headings of the opponents, with where these sit.
var gridOpponents = map[string]bridge.Side{
	"ew": bridge.EW, "ew.pair": bridge.EW, "ns": bridge.NS, "ns.pair": bridge.NS, "pair": bridge.NoSide,
}

// gridFields are what else a column of a board may hold.
var gridFields = map[string]field.Field{
	"result": field.Result, "contract": field.Contract, "score": field.Score, "declarer": field.Declarer, "tricks": field.Tricks, "lead": field.Lead,
}
