package teams

import (
	"bridgecalc/internal/event"
	"bridgecalc/internal/ingest/cells"
	"bridgecalc/internal/ingest/field"
	"bridgecalc/internal/ingest/headings"
	"bridgecalc/internal/ingest/lines"
	"bridgecalc/internal/ingest/notation"
)

// card is the card of a match, or a part of it: the boards down the rows, and
// beside each other what they came to in the two rooms.
type card struct {
	sheet  *cells.Sheet
	v      *headings.Vocabulary
	texts  *lines.Texts
	title  matchTitle
	cols   cardColumns
	header int   // index of its first row
	boards []int // indexes of the rows with results
	totals []cardTotal
	rooms  [rooms]*lines.Table
}

// cardTotal is a row with a total.
type cardTotal struct {
	row   int // index within the sheet
	above int // rows with results above it
}

// take takes a row of results or of totals, and reports whether it is one.
func (c *card) take(i int) bool {
	row := c.sheet.Row(i)
	switch {
	case headings.IsTotal(row):
		c.totals = append(c.totals, cardTotal{i, len(c.boards)})
	case c.isResult(row):
		c.boards = append(c.boards, i)
	default:
		return false
	}
	return true
}

// isResult tells a result from prose and signatures: it names a board, or has a
// contract or a score in some room.
func (c *card) isResult(row cells.Row) bool {
	if _, err := c.texts.Ordinals.Of(row.ID(c.cols.board)); err == nil {
		return true
	}
	scored := 0
	for _, columns := range c.cols.rooms {
		for _, col := range columns {
			id := row.ID(col.Col)
			switch col.Field {
			case field.Contract:
				if cell, err := c.texts.Contracts.Of(id); err == nil && cell.Kind == notation.Bid {
					return true
				}
			case field.Score, field.NSScore, field.EWScore:
				if score, err := c.texts.Scores.Of(id); err == nil && score.Given {
					scored++
				}
			}
		}
	}
	return scored > 0 && row.ID(c.cols.board) != 0
}

// table is the card's results in one room.
func (c *card) table(room event.Room) *lines.Table {
	t := &lines.Table{Sheet: c.sheet, Layout: "a card of a match", Language: c.v.Language, Texts: c.texts}
	columns := append([]lines.Column{{Field: field.Board, Col: c.cols.board}}, c.cols.rooms[room]...)
	for _, col := range columns {
		t.Cols[col.Field] = col.Col + 1
		t.Fields[col.Field] = true
	}
	t.Lines = func(yield func(*lines.Line) bool) {
		if len(columns) == 1 {
			return // the card is of the other room
		}
		var l lines.Line
		for _, i := range c.boards {
			l.Set(c.sheet.Row(i), columns)
			if !yield(&l) {
				return
			}
		}
	}
	return t
}
