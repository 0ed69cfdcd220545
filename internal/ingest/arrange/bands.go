package arrange

import (
	"slices"

	"bridgecalc/internal/ingest/cells"
	"bridgecalc/internal/ingest/headings"
)

// band is a part of a sheet that stands apart from others by blank columns.
type band struct{ left, right int } // right is the first column beyond

// parts splits a sheet at blank columns, and where headings of a ranking follow those of
// matches.
func (b *Book) parts(sheet *cells.Sheet) []band {
	var all []band
	for _, part := range b.joinRounds(sheet, b.bands(sheet)) {
		cut := b.rankingIn(sheet, part)
		if cut > part.left {
			all = append(all, band{part.left, cut}, band{cut, part.right})
		} else {
			all = append(all, part)
		}
	}
	return all
}

// joinRounds joins the parts next to each other with the matches of one round in a row: the
// first has the column of the rounds.
func (b *Book) joinRounds(sheet *cells.Sheet, parts []band) []band {
	var all []band
	for _, part := range parts {
		if n := len(all) - 1; n >= 0 && b.sharesRounds(sheet, all[n], part) {
			all[n].right = part.right
		} else {
			all = append(all, part)
		}
	}
	return all
}

// sharesRounds reports whether a row has headings of matches in two parts, and one of the rounds
// in the first part only.
func (b *Book) sharesRounds(sheet *cells.Sheet, first, second band) bool {
	fieldsIn := func(row cells.Row, part band) map[string]bool {
		fields := make(map[string]bool)
		for col := part.left; col < min(part.right, row.Len()); col++ {
			if h, ok := b.headingOf(row.ID(col), row.Text(col)); ok && row.ID(col) != 0 {
				fields[h.field] = true
			}
		}
		return fields
	}
	for i := range sheet.Len() {
		one, other := fieldsIn(sheet.Row(i), first), fieldsIn(sheet.Row(i), second)
		if one["home"] && one["away"] && other["home"] && other["away"] {
			return one["round"] && !other["round"]
		}
	}
	return false
}

// bands returns the parts of a sheet next to each other.
func (b *Book) bands(sheet *cells.Sheet) []band {
	width := 0
	for i := range sheet.Len() {
		width = max(width, sheet.Row(i).Len())
	}
	filled, named := make([]int, width), make([]bool, width)
	for i := range sheet.Len() {
		row := sheet.Row(i)
		for col := range row.Len() {
			if row.ID(col) != 0 {
				filled[col]++
				if _, ok := b.headingOf(row.ID(col), row.Text(col)); ok {
					filled[col]++ // a heading without values
				}
				named[col] = named[col] || isName(row.Text(col)) && unitOf(headings.Plain(row.Text(col))) == ""
			}
		}
	}
	var all []band
	start := -1
	const tall = 6 // rows of a sheet in which a lone cell belongs to no column
	least := 0
	if sheet.Len() >= tall {
		least = 1
	}
	for col := 0; col <= width; col++ {
		switch {
		case col < width && filled[col] > least:
			if start < 0 {
				start = col
			}
		case start >= 0:
			part := band{start, col}
			if len(all) > 0 && !slices.Contains(named[part.left:part.right], true) { // only numbers: they belong to the left
				all[len(all)-1].right = part.right
			} else {
				all = append(all, part)
			}
			start = -1
		}
	}
	return all
}

// rankingIn returns the column at which a ranking begins next to matches; 0 for none.
func (b *Book) rankingIn(sheet *cells.Sheet, part band) int {
	for i := range sheet.Len() {
		row := sheet.Row(i)
		teams := 0
		rank := -1
		for col := part.left; col < min(part.right, row.Len()); col++ {
			if row.ID(col) == 0 {
				continue
			}
			h, ok := b.headingOf(row.ID(col), row.Text(col))
			if !ok {
				if teams >= 2 && rank < 0 {
					rank = -2
				}
				continue
			}
			switch h.field {
			case "home", "away":
				teams++
			case "match":
				teams += 2
			case "rank":
				if teams >= 2 {
					rank = col
				}
			case "team":
				if teams >= 2 {
					if rank > 0 {
						return rank
					}
					return col
				}
			}
		}
	}
	return 0
}
