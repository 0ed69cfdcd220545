package layout

import (
	"slices"

	"bridgecalc/internal/ingest/cells"
	"bridgecalc/internal/ingest/field"
	"bridgecalc/internal/ingest/lines"
)

// titles takes over what the titles in a row say, and reports whether there is
// one.
func (b *block) titles(row cells.Row, plain []string) bool {
	titles := b.titlesIn(row, plain)
	for _, t := range titles {
		b.enter(t.field)
		b.given.Places[t.field] = lines.Place{ID: b.texts.Book.Intern(t.number), Row: int32(row.Num), Col: int16(t.col + 1)}
	}
	return len(titles) > 0
}

// titlesIn are the titles in a row. A row that names two boards is none for the
// rows below it.
func (b *block) titlesIn(row cells.Row, plain []string) []title {
	if slip := slipTitle(row); slip != nil {
		return slip
	}
	var found []title
	for col := range row.Len() {
		titles := titlesOfBlock(b.v, row.Text(col))
		at := col
		if f, ok := titleWord(b.v, plain[col]); ok && len(titles) == 0 {
			const gap = 2 // blank cells between "Board" and 7, when cells are merged
			for at = col + 1; at < row.Len() && row.ID(at) == 0 && at <= col+gap; at++ {
			}
			if number := row.Text(at); isDigits(number) {
				titles = []title{{field: f, number: number}}
			}
		}
		for _, t := range titles {
			if (t.field == field.NS || t.field == field.EW) && b.inColumns(t.field) {
				continue
			}
			if slices.ContainsFunc(found, func(other title) bool { return other.field == t.field && other.number != t.number }) {
				return nil
			}
			t.col = at
			found = append(found, t)
		}
	}
	return found
}

// enter ends the blocks that a title of a field does not belong to: a new round
// has other tables.
func (b *block) enter(f field.Field) {
	depth := slices.Index(b.order, f)
	if depth < 0 && b.read {
		depth = 0 // a title of another kind below results: nothing of those holds
	}
	if depth >= 0 {
		for _, inner := range b.order[depth:] {
			b.given.Places[inner] = b.named.Places[inner]
		}
		b.order = b.order[:depth]
	}
	b.order = append(b.order, f)
	b.read, b.above = false, lines.Line{}
}
