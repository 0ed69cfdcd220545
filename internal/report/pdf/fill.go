package pdf

// How blocks fill pages: the rows are as high as the number of pages allows, and
// the columns of the last page are about equally long.

// extent is what blocks take up.
type extent struct {
	pages int
	torn  int // blocks that are higher than a column
}

// blockHeight is the height of a block with rows of a height.
func (f *flow) blockHeight(b *block, pitch float64) float64 {
	return f.head + b.dealHeight() + float64(len(b.grid.rows))*pitch
}

// extentAt is what blocks take up, from the top of this page on, with rows of a
// height.
func (f *flow) extentAt(pitch float64, blocks []*block) extent {
	columns, torn := 1, 0
	top := f.top
	y := top
	nextColumn := func() {
		if columns%f.columns == 0 {
			top = f.w.pageTop()
		}
		columns++
		y = top
	}
	for _, b := range blocks {
		height := f.blockHeight(b, pitch)
		if y > top && below(y+height, f.floor) {
			nextColumn()
		}
		if below(y+height, f.floor) {
			torn++
			y += f.head + b.dealHeight()
			for range b.grid.rows {
				if below(y+pitch, f.floor) {
					nextColumn()
					y += f.head
				}
				y += pitch
			}
		} else {
			y += height
		}
		y += belowBlock
	}
	return extent{pages: (columns + f.columns - 1) / f.columns, torn: torn}
}

// choosePitch makes the rows as high as they can be without another page.
func (f *flow) choosePitch(blocks []*block) float64 {
	const steps = 30
	tightest, loosest := f.layout.size*tightestRow, f.layout.size*loosestRow
	least := f.extentAt(tightest, blocks)
	for step := range steps {
		pitch := loosest - (loosest-tightest)*float64(step)/steps
		if f.extentAt(pitch, blocks) == least {
			return pitch
		}
	}
	return tightest
}

// firstColumn is how many of the blocks go into the first of two columns: about
// half where this page is the last, else all that have room.
func (f *flow) firstColumn(rest []*block) int {
	if f.columns == 1 || f.extentAt(f.pitch, rest).pages > 1 {
		return len(rest)
	}
	all := 0.0
	for _, b := range rest {
		all += f.blockHeight(b, f.pitch) + belowBlock
	}
	left := 0.0
	for i, b := range rest {
		if left >= all/2 {
			return i
		}
		left += f.blockHeight(b, f.pitch) + belowBlock
	}
	return len(rest)
}
