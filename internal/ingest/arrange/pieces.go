package arrange

import (
	"strconv"
	"strings"

	"bridgecalc/internal/bridge"
	"bridgecalc/internal/ingest/cells"
	"bridgecalc/internal/ingest/field"
	"bridgecalc/internal/ingest/lines"
)

// piece is a field whose text stands in several columns, in their order.
type piece struct {
	field field.Field
	cols  []int
}

// findPieces finds contracts in columns for level, strain and doubling, and results in
// columns for overtricks and undertricks.
func (t *table) findPieces() {
	level, strain, doubled := colOf(t.columns, "level"), colOf(t.columns, "strain"), colOf(t.columns, "doubled")
	contract := colOf(t.columns, "contract")
	switch {
	case level >= 0 && strain >= 0:
		t.addPiece(field.Contract, level, strain, doubled)
	case contract >= 0 && strain >= 0 && t.columns[contract].share(Whole) > 0.5:
		t.addPiece(field.Contract, contract, strain, doubled)
	case contract >= 0 && colOf(t.columns, "declared") >= 0:
		t.addPiece(field.Contract, contract, colOf(t.columns, "declared"))
	case contract >= 0 && doubled >= 0:
		t.addPiece(field.Contract, contract, doubled)
	}
	if score, side := colOf(t.columns, "score"), colOf(t.columns, scoreSide); score >= 0 && side >= 0 {
		t.addPiece(field.Score, score, side)
	}
	over, down := colOf(t.columns, "over"), colOf(t.columns, "down")
	if over < 0 {
		if over = colOf(t.columns, "tricks"); over < 0 {
			over = colOf(t.columns, "result")
		}
	}
	if down >= 0 && over >= 0 {
		t.addPiece(field.Result, over, down)
	}
}

func (t *table) addPiece(f field.Field, cols ...int) {
	var with []int
	for _, col := range cols {
		if col >= 0 {
			with = append(with, col)
		}
	}
	t.pieces = append(t.pieces, piece{f, with})
	t.fields[f] = true
	if f == field.Result { // the tricks are counted above the contract, or above six
		t.fields[field.Tricks] = false
		for i := range t.plain {
			if t.plain[i].Field == field.Tricks {
				t.plain = append(t.plain[:i], t.plain[i+1:]...)
				break
			}
		}
	}
}

// fillPieces puts together what stands in several columns.
func (t *table) fillPieces(l *lines.Line, r *Region, row cells.Row) {
	for _, p := range t.pieces {
		if p.field == field.Result {
			t.fillResult(l, r, row, p)
			continue
		}
		var text strings.Builder
		place := lines.Place{Row: int32(row.Num), Col: int16(r.cols[p.cols[0]] + 1)}
		for n, col := range p.cols {
			word := row.Text(r.cols[col])
			if n == len(p.cols)-1 && t.columns[col].field == "doubled" {
				word = doublingOf(word)
			}
			if n == len(p.cols)-1 && p.field == field.Score && word == "" && t.book.looks.of(row.ID(r.cols[p.cols[0]])).n > 0 {
				word = "?" // it may be that of either side
			}
			if word != "" && text.Len() > 0 {
				text.WriteByte(' ')
			}
			text.WriteString(word)
		}
		place.ID = t.book.cells.Intern(text.String())
		l.Places[p.field] = place
	}
}

// doublingOf returns how a column for doubling says it: a sign or word, or 0, 1 and 2.
func doublingOf(word string) string {
	switch strings.ToLower(strings.TrimSpace(word)) {
	case "", "0", "-", "no", "false", "none", "u", "undbl":
		return ""
	case "1", "yes", "true", "y", "d":
		return "x"
	case "2", "r", "rd":
		return "xx"
	}
	return word
}

// fillResult makes a result of columns for overtricks and undertricks.
func (t *table) fillResult(l *lines.Line, r *Region, row cells.Row, p piece) {
	over, down := r.cols[p.cols[0]], r.cols[p.cols[1]]
	place := lines.Place{ID: row.ID(over), Row: int32(row.Num), Col: int16(over + 1)}
	if id := row.ID(down); id != 0 {
		if seen := t.book.looks.of(id); seen.kinds&(Whole|Signed) != 0 && seen.n != 0 {
			place = lines.Place{Row: int32(row.Num), Col: int16(down + 1)}
			place.ID = t.book.cells.Intern("-" + strconv.Itoa(max(seen.n, -seen.n)))
		}
	}
	isOver := t.columns[p.cols[0]].field == "over"
	contract := t.book.looks.of(l.Places[field.Contract].ID).kinds
	if seen := t.book.looks.of(place.ID); isOver && seen.kinds&Whole != 0 {
		place.ID = t.book.cells.Intern("+" + strconv.Itoa(seen.n))
	} else if isOver && place.ID == 0 && contract&Bid != 0 {
		place.ID = t.book.cells.Intern("=")
	}
	l.Places[field.Result] = place
}

// findParts finds what the cells have that hold several things.
func (t *table) findParts() {
	if t.cell < 0 {
		return
	}
	for id := range t.columns[t.cell].texts {
		parts, ok := splitCell(t.book.cells.Text(id))
		if !ok {
			continue
		}
		for _, p := range []struct{ to, from *string }{
			{&t.parts.ns, &parts.ns},
			{&t.parts.ew, &parts.ew},
			{&t.parts.opponent, &parts.opponent},
			{&t.parts.contract, &parts.contract},
			{&t.parts.score, &parts.score},
		} {
			if *p.from != "" {
				*p.to = *p.from
			}
		}
		if parts.side != bridge.NoSide {
			t.parts.side = parts.side
		}
	}
	for f, given := range map[field.Field]string{
		field.Contract: t.parts.contract, field.Score: t.parts.score,
	} {
		if given != "" {
			t.fields[f] = true
		}
	}
	t.fields[field.NS], t.fields[field.EW] = true, true
}

// fillCell takes a cell apart that has several things of a result.
func (t *table) fillCell(l *lines.Line, r *Region, row cells.Row) {
	if t.cell < 0 {
		return
	}
	col := r.cols[t.cell]
	at := lines.Place{ID: row.ID(col), Row: int32(row.Num), Col: int16(col + 1)}
	if at.ID == 0 {
		return
	}
	parts, ok := splitCell(row.Text(col))
	if !ok {
		l.Places[field.Contract] = at // which says so, or is reported
		return
	}
	put := func(f field.Field, text string) {
		if text != "" {
			l.Places[f] = lines.Place{ID: t.book.cells.Intern(text), Row: at.Row, Col: at.Col}
		}
	}
	put(field.NS, parts.ns)
	put(field.EW, parts.ew)
	put(field.Contract, parts.contract)
	put(field.Score, parts.score)
	if t.own == nil {
		t.putOpponent(l, parts.opponent, at)
	}
}

// fillOpponent gives a line its other pair from a column of opponents.
func (t *table) fillOpponent(l *lines.Line, r *Region, row cells.Row) {
	if t.opponent < 0 {
		return
	}
	col := r.cols[t.opponent]
	text := row.Text(col)
	if number, _, ok := cutNumber(text); ok {
		text = number
	}
	t.putOpponent(l, text, lines.Place{Row: int32(row.Num), Col: int16(col + 1)})
}

// putOpponent puts the opponents where no pair is known.
func (t *table) putOpponent(l *lines.Line, number string, at lines.Place) {
	if number == "" {
		return
	}
	at.ID = t.book.cells.Intern(number)
	switch {
	case l.Places[field.NS].ID != 0 && l.Places[field.EW].ID == 0:
		l.Places[field.EW] = at
	case l.Places[field.EW].ID != 0 && l.Places[field.NS].ID == 0:
		l.Places[field.NS] = at
	}
}
