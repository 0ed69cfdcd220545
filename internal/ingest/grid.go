package ingest

import (
	"fmt"
	"slices"
	"strconv"

	"bridgecalc/internal/bridge"
	"bridgecalc/internal/event"
	"bridgecalc/internal/ingest/cells"
	"bridgecalc/internal/ingest/notation"
)

// grid reads a sheet with a row per pair and, for each board, a column with the
// opponents and one with the result. Where the sheet is no such grid the table is
// nil; the problems say why, when it looks like one.
//
// A grid of results alone does not say who met whom, and is no result list.
func grid(sheet *cells.Sheet, words *wordMemo, texts *texts) (*table, event.Problems) {
	var lacks event.Problems
	var grids []*gridHeader
	for i := range sheet.Len() {
		if len(grids) == 0 && i >= headerRows {
			break
		}
		g, problem := gridAt(sheet, words, texts, i)
		switch {
		case g != nil:
			grids = append(grids, g)
		case problem != nil:
			lacks.Add(*problem)
		}
	}
	if len(grids) == 0 {
		return nil, lacks
	}
	return gridTable(sheet, texts, grids), nil
}

// gridAt reads the header of a grid that begins in a row, in the language that
// has most of its words.
func gridAt(sheet *cells.Sheet, words *wordMemo, texts *texts, at int) (best *gridHeader, problem *event.Problem) {
	boards := gridBoards(sheet.Row(at), words, texts)
	if len(boards) < fewestBoards || at+1 >= sheet.Len() {
		return nil, nil
	}
	for _, v := range vocabularies() {
		g := &gridHeader{sheet: sheet, v: &v, words: words, at: at, boards: slices.Clone(boards)}
		lack, looks := g.readHeader()
		switch {
		case lack == nil && looks:
			if best == nil || g.known > best.known {
				best = g
			}
		case lack != nil && problem == nil:
			problem = lack
		}
	}
	return best, problem
}

// gridHeader is what the two rows above a grid say.
type gridHeader struct {
	sheet  *cells.Sheet
	v      *vocabulary
	words  *wordMemo
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
	title   place
	columns []column
}

const layoutGrid = "a grid of pairs and boards"

// fewestBoards tells a grid from a traveller, which names one board.
const fewestBoards = 2

// gridBoards finds the cells that name boards: "Board 1", or 1 to the right of a
// cell "Board".
func gridBoards(row cells.Row, words *wordMemo, texts *texts) []gridBoard {
	var boards []gridBoard
	plain := words.of(row)
	numbered := false
	for col := range row.Len() {
		number := row.Text(col)
		titles := titlesOf(number)
		switch {
		case len(titles) == 1 && titles[0].field == fBoard:
			number = titles[0].number
		case numbered && isDigits(number):
		default:
			f, ok := everyTitleWord(plain[col])
			numbered = numbered || ok && f == fBoard
			continue
		}
		if n, err := strconv.Atoi(number); err == nil {
			id := texts.book.Intern(strconv.Itoa(n))
			boards = append(boards, gridBoard{number: id, title: place{id: id, row: int32(row.Num), col: int16(col + 1)}})
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
		for col := range g.boards[0].title.col - 1 {
			g.findOwn(r, int(col))
		}
	}
	if g.own < 0 {
		return nil, false
	}
	width := 1
	for i := range len(g.boards) - 1 {
		width = max(width, int(g.boards[i+1].title.col-g.boards[i].title.col))
	}
	for i := range g.boards {
		end := int(g.boards[i].title.col) - 1 + width // behind the last one stand totals
		if i+1 < len(g.boards) {
			end = int(g.boards[i+1].title.col) - 1
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
	m, ok := g.v.lookUp(g.words.of(row)[col])
	if ok {
		g.known++
	}
	switch m.field {
	case "pair", "ns", "ns.pair":
		g.own = col
		if m.field != "pair" {
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
		return &event.Problem{At: g.sheet.Position(int(board.title.row), int(board.title.col)), Text: text, Hint: hint}
	}
	const hint = "give each board a column for the opponents and one for the result, headed EW and Result"
	opponents := -1
	has := make(map[field]bool)
	for col := int(board.title.col) - 1; col < min(end, below.Len()); col++ {
		m, ok := g.v.lookUp(g.words.of(below)[col])
		if !ok {
			continue
		}
		g.known++
		side, isPair := gridOpponents[m.field]
		f, known := gridFields[m.field]
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
			board.columns = append(board.columns, column{f, col})
		}
	}
	result := has[fResult] || has[fContract] || has[fScore]
	switch {
	case opponents < 0:
		return fault("the table does not say whom the pairs met on board "+name, hint)
	case !result:
		return fault("there is no column for the result of board "+name, hint)
	case g.side == bridge.NoSide:
		return fault("the table does not say which of the pairs sat NS", "head the column of the pairs NS, and those of their opponents EW")
	}
	theirs := fEW
	if g.side == bridge.EW {
		theirs = fNS
	}
	board.columns = append(board.columns, column{theirs, opponents})
	if has[fResult] && !has[fContract] { // "W3NT+2"
		i := slices.IndexFunc(board.columns, func(c column) bool { return c.field == fResult })
		board.columns[i].field = fContract
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
var gridFields = map[string]field{
	"result": fResult, "contract": fContract, "score": fScore, "declarer": fDeclarer, "tricks": fTricks, "lead": fLead,
}

// gridTable goes through the grids of a sheet, one below the other.
func gridTable(sheet *cells.Sheet, texts *texts, grids []*gridHeader) *table {
	t := &table{sheet: sheet, layout: layoutGrid, language: grids[0].v.language, texts: texts}
	t.fields[fBoard], t.fields[fNS], t.fields[fEW] = true, true, true
	for _, g := range grids {
		for _, c := range append(g.ownColumns(), g.boards[0].columns...) {
			t.fields[c.field] = true
		}
	}
	t.lines = func(yield func(*line) bool) {
		for n, g := range grids {
			end := sheet.Len()
			if n+1 < len(grids) {
				end = grids[n+1].at
			}
			for i := g.at + 2; i < end; i++ {
				if !g.rowLines(sheet.Row(i), texts, yield) {
					return
				}
			}
		}
	}
	return t
}

func (g *gridHeader) ownColumns() []column {
	own, name := fNS, fNSName
	if g.side == bridge.EW {
		own, name = fEW, fEWName
	}
	if g.name < 0 {
		return []column{{own, g.own}}
	}
	return []column{{own, g.own}, {name, g.name}}
}

// rowLines yields the results in a row; where the pair has not played a board
// its cells are blank. A row of totals has none.
func (g *gridHeader) rowLines(row cells.Row, texts *texts, yield func(*line) bool) bool {
	isPair := texts.isPair(row.ID(g.own))
	own := g.ownColumns()
	for _, board := range g.boards {
		if isBlank(row, board.columns) {
			continue
		}
		var l line
		l.set(row, board.columns)
		l.set(row, own)
		l.places[fBoard] = board.title
		if !isPair && !notation.MayBeContract(texts.book.Text(l.places[fContract].id)) {
			continue
		}
		if !yield(&l) {
			return false
		}
	}
	return true
}

func isBlank(row cells.Row, columns []column) bool {
	for _, c := range columns {
		if row.ID(c.col) != 0 {
			return false
		}
	}
	return true
}
