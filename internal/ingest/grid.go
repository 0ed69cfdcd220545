package ingest

import (
	"strconv"

	"bridgecalc/internal/ingest/cells"
)

// grid reads a sheet with a row per pair and, for each board, a column with the
// opponents and one with the result. It is nil when the sheet is no such grid.
//
// A grid of results alone does not say who met whom, and is no result list.
func grid(sheet *cells.Sheet, words *wordMemo, texts *texts) *table {
	for i := range min(sheet.Len(), headerRows) {
		for _, v := range vocabularies() {
			g := gridHeader{sheet: sheet, texts: texts, v: &v, words: words, at: i}
			if g.readHeader() {
				return g.table()
			}
		}
	}
	return nil
}

// gridHeader is what the two rows above a grid say.
type gridHeader struct {
	sheet  *cells.Sheet
	texts  *texts
	v      *vocabulary
	words  *wordMemo
	at     int         // index of the row that names the boards
	own    int         // column of the pair whose row it is, from 0
	name   int         // column of its names; -1 for none
	ownEW  bool        // it sits EW
	boards []gridBoard // in the order of the columns
}

// gridBoard is the columns of a board, from 0.
type gridBoard struct {
	number  cells.ID
	title   place
	columns []column
}

// fewestBoards tells a grid from a traveller, which names one board.
const fewestBoards = 2

// readHeader reads the row that names the boards and the row below it that says
// what their columns hold.
func (g *gridHeader) readHeader() bool {
	row := g.sheet.Row(g.at)
	g.findBoards(row)
	if len(g.boards) < fewestBoards || g.at+1 >= g.sheet.Len() {
		return false
	}
	below := g.sheet.Row(g.at + 1)
	g.own, g.name, g.ownEW = -1, -1, false
	for _, r := range []cells.Row{row, below} {
		for col := range g.boards[0].title.col - 1 {
			g.findOwn(r, int(col))
		}
	}
	if g.own < 0 {
		return false
	}
	for i := range g.boards {
		end := below.Len()
		if i+1 < len(g.boards) {
			end = int(g.boards[i+1].title.col) - 1
		}
		if !g.findColumns(&g.boards[i], below, end) {
			return false
		}
	}
	return true
}

func (g *gridHeader) findBoards(row cells.Row) {
	g.boards = nil
	for col := range row.Len() {
		if f, number, ok := g.v.title(row.Text(col)); ok && f == fBoard {
			if n, err := strconv.Atoi(number); err == nil {
				id := g.texts.book.Intern(strconv.Itoa(n))
				g.boards = append(g.boards, gridBoard{number: id, title: place{id: id, row: int32(row.Num), col: int16(col + 1)}})
			}
		}
	}
}

// findOwn looks for the headings of the pairs whose rows these are.
func (g *gridHeader) findOwn(row cells.Row, col int) {
	if col >= row.Len() {
		return
	}
	m, _ := g.v.lookUp(g.words.of(row)[col])
	switch m.field {
	case "pair", "ns", "ns.pair":
		g.own = col
	case "ew", "ew.pair":
		g.own, g.ownEW = col, true
	case "name", "ns.name", "ew.name":
		g.name = col
	}
}

// findColumns reads what the columns of a board hold: the opponents, and a
// contract, a result or a score.
func (g *gridHeader) findColumns(board *gridBoard, below cells.Row, end int) bool {
	opponents, result := false, false
	for col := int(board.title.col) - 1; col < min(end, below.Len()); col++ {
		m, ok := g.v.lookUp(g.words.of(below)[col])
		if !ok {
			continue
		}
		f, known := gridFields[m.field]
		switch {
		case !known:
			continue
		case f == fEW || f == fNS:
			opponents = true
			g.ownEW = f == fNS
		default:
			result = true
		}
		board.columns = append(board.columns, column{f, col})
	}
	return opponents && result
}

// gridFields are what a column of a board may hold. A result in a grid is whole:
// "W3NT+2".
var gridFields = map[string]field{
	"ew": fEW, "ew.pair": fEW, "ns": fNS, "ns.pair": fNS, "pair": fEW,
	"result": fContract, "contract": fContract, "score": fScore, "declarer": fDeclarer, "tricks": fTricks, "lead": fLead,
}

func (g *gridHeader) table() *table {
	t := &table{sheet: g.sheet, layout: "a grid of pairs and boards", language: g.v.language, texts: g.texts}
	own := []column{{fNS, g.own}, {fNSName, g.name}}
	if g.ownEW {
		own = []column{{fEW, g.own}, {fEWName, g.name}}
	}
	if g.name < 0 {
		own = own[:1]
	}
	t.fields[fBoard] = true
	for _, c := range own {
		t.fields[c.field] = true
	}
	for _, c := range g.boards[0].columns {
		t.fields[c.field] = true
	}
	t.lines = func(yield func(*line) bool) {
		for i := g.at + 2; i < g.sheet.Len(); i++ {
			row := g.sheet.Row(i)
			if !g.texts.isPair(row.ID(g.own)) {
				continue
			}
			for _, board := range g.boards {
				if isBlank(row, board.columns) {
					continue // the pair did not play the board
				}
				var l line
				l.set(row, board.columns)
				l.set(row, own)
				l.places[fBoard] = board.title
				if !yield(&l) {
					return
				}
			}
		}
	}
	return t
}

func isBlank(row cells.Row, columns []column) bool {
	for _, c := range columns {
		if row.ID(c.col) != 0 {
			return false
		}
	}
	return true
}
