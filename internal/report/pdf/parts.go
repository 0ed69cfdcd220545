package pdf

import "bridgecalc/internal/report/table"

// listSizes are the sizes of text that are tried for a part that is one list,
// the best first. Tables with many columns get the smallest.
var listSizes = []float64{textSize, 9, 8, smallSize, 7, 6.5, 6, 5.5, 5}

// narrowGutter is that of tables with many columns.
const narrowGutter = 3.0

// parts draws what the contest has besides its ranking, its travellers and its
// cards: each part on pages of its own. Where there is no ranking, the first
// begins below the title, at y.
func (w *writer) parts(y float64) {
	for i := range w.doc.Parts {
		p := &w.doc.Parts[i]
		if len(p.Blocks) == 0 {
			continue
		}
		w.part(p, y)
		y = 0
	}
}

// part draws one part, on a new page unless y says where on this one.
func (w *writer) part(p *table.Part, y float64) {
	blocks, rows := w.partBlocks(p)
	f := w.newFlow(p.Notes)
	begin := y
	if begin == 0 {
		begin = f.top
	}
	begin += aboveBand
	f.top = begin
	titled := len(blocks) > 1 || blocks[0].heading != ""
	if titled {
		f.top += listHeading
	} else {
		blocks[0].heading = p.Title
	}
	f.fitPart(blocks, rows)
	f.measure(blocks[0].grid, rows)
	top := f.top
	if y == 0 {
		w.nextPage()
	}
	w.bookmark(p.Title, 0, begin)
	if titled {
		w.write(w.left, begin+headingSize*0.8, w.clean(p.Title), bold, headingSize, green)
	}
	f.begin(top)
	for _, b := range blocks {
		f.block(b)
	}
}

// partBlocks prepares the blocks of a part, and counts the rows of the longest.
func (w *writer) partBlocks(p *table.Part) (blocks []*block, rows int) {
	grids := make([]*grid, len(p.Blocks))
	for i := range p.Blocks {
		b := &p.Blocks[i]
		shown := p.Table(b).For(table.OnPage)
		g := newGrid(w.paper, w.words, shown.Columns)
		g.add(shown.Rows)
		g.joinLines()
		grids[i] = g
		rows = max(rows, len(g.rows))
		blocks = append(blocks, &block{
			grid: g, heading: b.Heading, beside: b.Beside, continued: b.Continued, bookmark: b.Bookmark,
		})
		if b.Continued == "" {
			blocks[i].continued = p.Title
		}
	}
	align(grids)
	return blocks, rows
}

// joinLines gives the lines of an entry that has several, where only the first
// has a place, the same shade.
func (g *grid) joinLines() {
	if !g.placed {
		return
	}
	shaded := true
	for i := range g.rows {
		r := &g.rows[i]
		if r.cells[0] == "" && i > 0 {
			r.tinted = g.rows[i-1].tinted
		} else {
			shaded = !shaded
		}
		r.shaded = shaded
	}
}

// fitOnePage is the largest text at which all blocks have room below one another
// on a page, and whether there is one that is easy to read.
func (f *flow) fitOnePage(blocks []*block) (size float64, fits bool) {
	g := blocks[0].grid
	for _, size = range listSizes {
		if size < blockSizes[0] {
			break
		}
		height := -belowBlock
		for _, b := range blocks {
			height += headingHeight(size) + g.headHeight(size) + float64(len(b.grid.rows))*size*tightestRow + belowBlock
		}
		if height <= f.height() && g.natural(size, blockGutter) <= f.w.across() {
			return size, true
		}
	}
	return size, false
}

// fitWidth is the largest text at which the widest row and, where that is still
// legible, the longest block have room.
func (f *flow) fitWidth(g *grid, rows int) float64 {
	for _, size := range listSizes {
		isWide := g.natural(size, narrowGutter) > f.width()
		isLong := headingHeight(size)+g.headHeight(size)+float64(rows)*size*tightestRow > f.height()
		if !isWide && (!isLong || size <= smallSize) || size <= f.w.smallest {
			return size
		}
	}
	return listSizes[len(listSizes)-1]
}

// fitPart lays out the blocks of a part: in one column where they fit on a page,
// else in two where they are narrow enough.
func (f *flow) fitPart(blocks []*block, rows int) {
	g := blocks[0].grid
	size, fits := f.fitOnePage(blocks)
	if !fits && len(blocks) > 1 {
		if f.columns, f.layout = f.fitBlocks(g); f.columns > 1 {
			return
		}
	}
	f.columns = 1
	if !fits {
		size = f.fitWidth(g, rows)
	}
	gutter := narrowGutter
	if g.natural(size, blockGutter) <= f.width() {
		gutter = blockGutter
	}
	width := min(f.width(), g.natural(size, widestGutter))
	f.layout = g.fit(size, width, gutter, widestGutter)
}
