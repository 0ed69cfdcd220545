package pdf

import "bridgecalc/internal/report/table"

// listSizes are the sizes of text that are tried for a part that is one list,
// the best first. Tables with many columns get the smallest.
var listSizes = []float64{textSize, 9, 8, smallSize, 7, 6.5, 6, 5.5, 5}

// narrowGutter is that of tables with many columns.
const narrowGutter = 3.0

// parts draws what the contest has besides its ranking, its travellers and its
// cards. The page that has the ranking goes on at y, the last one where it says.
func (w *writer) parts(y float64) float64 {
	mustFollow := len(w.doc.Rankings) == 0 // or the first page would have nothing
	for i := range w.doc.Parts {
		if p := &w.doc.Parts[i]; len(p.Blocks) > 0 {
			y = w.part(p, y, mustFollow)
			mustFollow = false
		}
	}
	return y
}

// part draws a part from y on where it must be there or all of it has room
// there, else on pages of its own. It returns where the page goes on, or 0 where
// it doesn't.
func (w *writer) part(p *table.Part, y float64, mustFollow bool) float64 {
	blocks := w.partBlocks(p)
	f := w.newFlow(p.Notes)
	begin := w.pageTop() + aboveBand
	size, extent := f.lay(p, blocks, begin)
	follows := false
	if y > 0 {
		sizeHere, here := f.lay(p, blocks, y+abovePart)
		isEasy := sizeHere >= min(size, blockSizes[0])
		if follows = mustFollow || here.pages == 1 && here.torn == 0 && isEasy; follows {
			begin, extent = y+abovePart, here
		} else {
			f.lay(p, blocks, begin)
		}
	}
	notes := f.notes
	if extent.pages == 1 {
		f.notes = nil // they stand right below the part
	}
	top := f.top
	if !follows {
		w.nextPage()
	}
	w.bookmark(p.Title, 0, begin)
	if !f.titled {
		w.write(w.left, begin+headingSize*0.8, w.clean(p.Title), bold, headingSize, green)
	}
	f.begin(top)
	f.blocks(blocks)
	if extent.pages > 1 {
		return 0
	}
	return w.drawNotes(notes, f.bottom+aboveFootnotes)
}

// lay lays out the blocks of a part that begins at y. It returns the size of the
// text and what the blocks take up.
func (f *flow) lay(p *table.Part, blocks []*block, y float64) (size float64, e extent) {
	f.top = y
	if f.titled = len(blocks) == 1 && p.Blocks[0].Heading == ""; f.titled {
		blocks[0].heading = p.Title
	} else {
		f.top += listHeading
	}
	f.fitPart(blocks)
	f.measure(blocks)
	return f.layout.size, f.extentAt(f.pitch, blocks)
}

// partBlocks prepares the blocks of a part.
func (w *writer) partBlocks(p *table.Part) []*block {
	var blocks []*block
	grids := make([]*grid, len(p.Blocks))
	for i := range p.Blocks {
		b := &p.Blocks[i]
		shown := p.Table(b).For(table.OnPage)
		g := newGrid(w.paper, w.words, shown.Columns)
		g.add(shown.Rows)
		g.joinLines()
		grids[i] = g
		blocks = append(blocks, &block{
			grid: g, heading: b.Heading, beside: b.Beside, continued: b.Continued, bookmark: b.Bookmark,
		})
		if b.Continued == "" {
			blocks[i].continued = p.Title
		}
	}
	align(grids)
	return blocks
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
			g.rows[i-1].open = true
		} else {
			shaded = !shaded
		}
		r.shaded = shaded
	}
}

// fitOnePage is the largest text at which all blocks have room below one another
// on a page, and whether there is one that is easy to read. Only at the smallest
// size are the rows as tight as they can be.
func (f *flow) fitOnePage(blocks []*block) (size float64, fits bool) {
	const easyRow = 1.32
	g := blocks[0].grid
	for _, size = range listSizes {
		pitch := easyRow
		if size <= blockSizes[0] {
			pitch = tightestRow
		}
		height := -belowBlock
		for _, b := range blocks {
			height += f.headHeight(g, size) + float64(len(b.grid.rows))*size*pitch + belowBlock
		}
		if height <= f.height() && g.natural(size, blockGutter) <= f.w.across() {
			return size, true
		}
		if size <= blockSizes[0] {
			break
		}
	}
	return size, false
}

// fitWidth is the largest text at which the widest row and, where that is still
// legible, the longest block have room.
func (f *flow) fitWidth(g *grid, rows int) float64 {
	for _, size := range listSizes {
		isWide := g.natural(size, narrowGutter) > f.width()
		isLong := f.headHeight(g, size)+float64(rows)*size*tightestRow > f.height()
		if !isWide && (!isLong || size <= smallSize) || size <= f.w.smallest {
			return size
		}
	}
	return listSizes[len(listSizes)-1]
}

// fitPart lays out the blocks of a part: in one column where they fit on a page,
// else in two where they are narrow enough.
func (f *flow) fitPart(blocks []*block) {
	g, rows := blocks[0].grid, 0
	for _, b := range blocks {
		rows = max(rows, len(b.grid.rows))
	}
	size, fits := f.fitOnePage(blocks)
	if !fits && len(blocks) > 1 {
		f.columns, f.layout = f.fitBlocks(g)
		if f.columns > 1 && f.headingsFit(blocks) {
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

// headingsFit reports whether the columns are wide enough for all headings.
func (f *flow) headingsFit(blocks []*block) bool {
	p, size := f.w.paper, f.layout.size+1
	for _, b := range blocks {
		width := p.textWidth(p.clean(b.heading), bold, size) + p.textWidth(p.clean(b.beside), regular, size)
		if width+blockAisle > f.width() {
			return false
		}
	}
	return true
}
