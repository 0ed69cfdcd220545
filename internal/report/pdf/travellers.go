package pdf

import (
	"math"

	"bridgecalc/internal/report/table"
)

// Measures of the travellers.
const (
	blockGutter       = 5.0
	widestBlockGutter = 16.0
	blockAisle        = 22.0 // between two columns of blocks
	blockHeading      = 12.5
	belowBlock        = 12.5
	// Heights of a row in the size of its text.
	tightestRow    = 1.2
	loosestRow     = 1.5
	aboveFootnotes = 3.0
)

// blockSizes are the sizes of text that are tried for two columns of blocks,
// the best first.
var blockSizes = []float64{8, smallSize, 7}

// flow is where the next block of a traveller goes: down a column of the page,
// then to the next column, then to the next page.
type flow struct {
	w       *writer
	columns int
	layout  layout
	head    float64 // height of what stands above the rows of a block
	pitch   float64 // height of a row
	column  int
	y       float64
	top     float64  // of the columns
	floor   float64  // of the columns
	notes   []string // at the foot of every page
}

// travellers draws the results of every board.
func (w *writer) travellers() {
	t := &w.doc.Travellers
	if len(t.Boards) == 0 {
		return
	}
	blocks := make([]*grid, len(t.Boards))
	rows := 0 // of the largest
	for i := range t.Boards {
		results := t.Results(&t.Boards[i]).For(table.OnPage)
		blocks[i] = newGrid(w.paper, w.words, results.Columns)
		blocks[i].add(results.Rows)
		rows = max(rows, len(results.Rows))
	}
	align(blocks)

	f := &flow{w: w, notes: w.wrapNotes(t.Notes), floor: floor}
	if len(f.notes) > 0 {
		f.floor -= aboveFootnotes + noteLine*float64(len(f.notes))
	}
	f.columns, f.layout = fitBlocks(blocks[0])
	f.head = blockHeading + blocks[0].headHeight(f.layout.size)
	f.pitch = f.choosePitch(rows)
	f.addPage()
	w.paper.bookmark(w.words.Part.Travellers, 0, top)
	for i := range t.Boards {
		f.block(blocks[i], &t.Boards[i])
	}
}

// fitBlocks lays out the blocks, all alike: two columns of them where that is
// legible, else one.
func fitBlocks(g *grid) (columns int, l layout) {
	const half = (right - left - blockAisle) / 2
	for _, size := range blockSizes {
		if g.natural(size, blockGutter) <= half {
			return 2, g.fit(size, half, blockGutter, widestBlockGutter)
		}
	}
	return 1, g.fit(blockSizes[0], right-left, blockGutter, widestBlockGutter)
}

// choosePitch makes the rows so high that blocks fill the height of a page: as
// many of the largest as go into it at all, with what is left given to their
// rows.
func (f *flow) choosePitch(rows int) float64 {
	tightest, loosest := f.layout.size*tightestRow, f.layout.size*loosestRow
	if rows == 0 {
		return loosest
	}
	height := f.floor - (top + runningHead) + belowBlock // there is nothing below the last one
	around := f.head + belowBlock
	blocks := max(1, math.Floor(height/(around+float64(rows)*tightest)))
	pitch := (height/blocks - around) / float64(rows)
	return min(max(pitch, tightest), loosest)
}

// addPage starts a page.
func (f *flow) addPage() {
	f.top = f.w.nextPage()
	f.w.drawNotes(f.notes, f.floor+aboveFootnotes)
	f.column, f.y = 0, f.top
}

// nextColumn goes to the head of the next column.
func (f *flow) nextColumn() {
	if f.column++; f.column == f.columns {
		f.addPage()
	}
	f.y = f.top
}

// hasRoom reports whether so much fits below in the column.
func (f *flow) hasRoom(height float64) bool { return !below(f.y+height, f.floor) }

// width is that of a column.
func (f *flow) width() float64 {
	n := float64(f.columns)
	return (right - left - blockAisle*(n-1)) / n
}

// x is the left edge of the column.
func (f *flow) x() float64 {
	return left + float64(f.column)*(f.width()+blockAisle)
}

// block draws the results of a board. They stay together unless a whole column
// is too short for them.
func (f *flow) block(g *grid, board *table.Board) {
	p := f.w.paper
	if f.y > f.top && !f.hasRoom(f.head+float64(len(g.rows))*f.pitch) {
		f.nextColumn()
	}
	p.bookmark(board.Bookmark, 1, f.y)
	f.blockHead(g, board.Heading)
	for i := range g.rows {
		if !f.hasRoom(f.pitch) {
			f.nextColumn()
			f.blockHead(g, board.Continued)
		}
		g.drawRow(f.layout, i, f.x(), f.y, f.pitch, i%2 == 1)
		f.y += f.pitch
	}
	f.y += belowBlock
}

// blockHead draws what stands above the rows of a block.
func (f *flow) blockHead(g *grid, heading string) {
	p, size := f.w.paper, f.layout.size+1
	heading = p.faces[bold].shorten(p.clean(heading), f.width()/size)
	p.write(f.x(), f.y+size, heading, bold, size, green)
	g.drawHead(f.layout, f.x(), f.y+blockHeading)
	f.y += f.head
}
