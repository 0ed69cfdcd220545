package arrange

import (
	"cmp"
	"slices"
)

// borrowHeadings gives rows without headings, below a title, those of the other tables of
// their sheet: the first board was typed without them, or they were deleted.
func (b *Book) borrowHeadings() {
	for _, f := range b.families.all {
		if !f.isHeadless() {
			continue
		}
		f.regions = slices.DeleteFunc(f.regions, func(r *Region) bool {
			lender := b.lenderOf(r)
			if lender == nil {
				return false
			}
			r.cols, r.HeadRow = lender.regions[0].cols, lender.regions[0].HeadRow
			lender.regions = append(lender.regions, r)
			slices.SortStableFunc(lender.regions, func(x, y *Region) int {
				return cmp.Or(b.indexOf(x.Sheet)-b.indexOf(y.Sheet), int(x.Rows[0]-y.Rows[0]))
			})
			return true
		})
	}
	b.families.all = slices.DeleteFunc(b.families.all, func(f *family) bool { return len(f.regions) == 0 })
}

// lenderOf returns the one family with headings whose rows on the sheet of a region look
// like those of the region, column by column; nil where there is none, or several.
func (b *Book) lenderOf(r *Region) *family {
	first := int(r.Rows[0])
	if first == 0 || b.classes[r.Sheet][first-1] != titleRow {
		return nil
	}
	var lender *family
	for _, f := range b.families.all {
		if f.isHeadless() || !b.looksAlike(r, f) {
			continue
		}
		if lender != nil {
			return nil
		}
		lender = f
	}
	return lender
}

// looksAlike reports whether the rows of a region have cells in the columns of a family
// only, each of a kind that the column has on the sheet, and none blank that is always
// filled in.
func (b *Book) looksAlike(r *Region, f *family) bool {
	const fewest = 3 // columns
	cols := f.regions[0].cols
	kinds, full := make([]Kind, len(cols)), make([]bool, len(cols))
	for i := range full {
		full[i] = true
	}
	for _, other := range f.regions {
		if other.Sheet != r.Sheet || other.part != 0 || !slices.Equal(other.cols, cols) {
			return false
		}
		for _, k := range other.Rows {
			for i, col := range cols {
				id := other.Sheet.Row(int(k)).ID(col)
				kinds[i] |= b.looks.of(id).kinds
				full[i] = full[i] && id != 0
			}
		}
	}
	for _, k := range r.Rows {
		row := r.Sheet.Row(int(k))
		filled := 0
		for col := range row.Len() {
			i, id := slices.Index(cols, col), row.ID(col)
			switch {
			case id == 0 && i >= 0 && full[i], id != 0 && i < 0, id != 0 && b.looks.of(id).kinds&kinds[i] == 0:
				return false
			case id != 0:
				filled++
			}
		}
		if filled < fewest {
			return false
		}
	}
	return len(f.regions) > 0
}
