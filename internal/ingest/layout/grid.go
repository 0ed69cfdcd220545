package layout

import (
	"slices"

	"bridgecalc/internal/bridge"
	"bridgecalc/internal/event"
	"bridgecalc/internal/ingest/cells"
	"bridgecalc/internal/ingest/field"
	"bridgecalc/internal/ingest/headings"
	"bridgecalc/internal/ingest/lines"
	"bridgecalc/internal/ingest/notation"
)

// grid reads a sheet with a row per pair and, for each board, a column with the
// opponents and one with the result. Where the sheet is no such grid the table is
// nil; the problems say why, when it looks like one.
//
// A grid of results alone does not say who met whom, and is no result list.
func grid(sheet *cells.Sheet, words *headings.Memo, texts *lines.Texts) (*lines.Table, event.Problems) {
	var lacks event.Problems
	var grids []*gridHeader
	for i := range sheet.Len() {
		if len(grids) == 0 && i >= HeaderRows {
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
func gridAt(sheet *cells.Sheet, words *headings.Memo, texts *lines.Texts, at int) (best *gridHeader, problem *event.Problem) {
	boards := gridBoards(sheet.Row(at), words, texts)
	if len(boards) < fewestBoards || at+1 >= sheet.Len() {
		return nil, nil
	}
	for _, v := range headings.Vocabularies() {
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

const layoutGrid = "a grid of pairs and boards"

// gridTable goes through the grids of a sheet, one below the other.
func gridTable(sheet *cells.Sheet, texts *lines.Texts, grids []*gridHeader) *lines.Table {
	t := &lines.Table{Sheet: sheet, Layout: layoutGrid, Language: grids[0].v.Language, Texts: texts}
	t.Fields[field.Board], t.Fields[field.NS], t.Fields[field.EW] = true, true, true
	for _, g := range grids {
		for _, c := range append(g.ownColumns(), g.boards[0].columns...) {
			t.Fields[c.Field] = true
		}
	}
	t.Lines = func(yield func(*lines.Line) bool) {
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

func (g *gridHeader) ownColumns() []lines.Column {
	own, name := field.NS, field.NSName
	if g.side == bridge.EW {
		own, name = field.EW, field.EWName
	}
	if g.name < 0 {
		return []lines.Column{{Field: own, Col: g.own}}
	}
	return []lines.Column{{Field: own, Col: g.own}, {Field: name, Col: g.name}}
}

// rowLines yields the results in a row; where the pair has not played a board
// its cells are blank. A row of totals has none.
func (g *gridHeader) rowLines(row cells.Row, texts *lines.Texts, yield func(*lines.Line) bool) bool {
	isPair := texts.IsPair(row.ID(g.own))
	own := g.ownColumns()
	for _, board := range g.boards {
		if isBlank(row, board.columns) {
			continue
		}
		var l lines.Line
		l.Set(row, board.columns)
		l.Set(row, own)
		l.Places[field.Board] = board.title
		if !isPair && !notation.MayBeContract(texts.Book.Text(l.Places[field.Contract].ID)) {
			continue
		}
		if !yield(&l) {
			return false
		}
	}
	return true
}

func isBlank(row cells.Row, columns []lines.Column) bool {
	for _, c := range columns {
		if row.ID(c.Col) != 0 {
			return false
		}
	}
	return true
}
