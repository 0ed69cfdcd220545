package pdf

import (
	"math"

	"bridgecalc/internal/report/table"
)

// Measures of blocks.
const (
	blockAisle   = 22.0 // between two columns of blocks
	blockHeading = 12.5
	belowBlock   = 12.5
	// Heights of a row in the size of its text.
	tightestRow    = 1.2
	loosestRow     = 1.5
	aboveFootnotes = 3.0
)

// headingHeight is the height of the heading of a block with rows of a size.
func headingHeight(size float64) float64 {
	const ordinary, growth = 8, 2.5
	return blockHeading + growth*max(0, size-ordinary)
}

// block is one of many lists alike: the results of a board or of a pair.
type block struct {
	grid      *grid
	heading   string
	beside    string // at the other end of the heading's line
	continued string // the heading of what didn't fit on a page
	bookmark  string
	deal      *table.Deal // above the rows; or nil
}

// dealHeight is the height of the cards above the rows.
func (b *block) dealHeight() float64 {
	if b.deal == nil {
		return 0
	}
	return dealHeight
}

// flow is where the next block goes: down a column of the page,
// then to the next column, then to the next page.
type flow struct {
	w       *writer
	columns int
	layout  layout
	head    float64 // height of what stands above the rows of a block
	pitch   float64 // height of a row
	deals   float64 // height of the cards above the rows of a block, if any have some
	column  int
	y       float64
	top     float64  // of the columns
	floor   float64  // of the columns
	notes   []string // at the foot of every page
}

// newFlow begins with notes for the foot of every page.
func (w *writer) newFlow(notes []string) *flow {
	f := &flow{w: w, columns: 1, notes: w.wrapNotes(notes), top: w.top + runningHead, floor: w.floor}
	if len(f.notes) > 0 {
		f.floor -= aboveFootnotes + noteLine*float64(len(f.notes))
	}
	return f
}

// start begins the part of the document that the blocks make. They are laid
// out as one of them is, and the largest has so many rows.
func (f *flow) start(part string, g *grid, rows int) {
	f.measure(g, rows)
	f.addPage()
	f.w.bookmark(part, 0, f.w.top)
}

// measure decides how high heads and rows are.
func (f *flow) measure(g *grid, rows int) {
	f.head = headingHeight(f.layout.size) + g.headHeight(f.layout.size)
	f.pitch = f.choosePitch(rows)
}

// height is that of a column.
func (f *flow) height() float64 { return f.floor - f.top }

// choosePitch makes the rows so high that blocks fill the height of a page: as
// many of the largest as go into it at all, with what is left given to their
// rows.
func (f *flow) choosePitch(rows int) float64 {
	tightest, loosest := f.layout.size*tightestRow, f.layout.size*loosestRow
	if rows == 0 {
		return loosest
	}
	height := f.height() + belowBlock // there is nothing below the last one
	around := f.head + f.deals + belowBlock
	blocks := max(1, math.Floor(height/(around+float64(rows)*tightest)))
	pitch := (height/blocks - around) / float64(rows)
	return min(max(pitch, tightest), loosest)
}

// addPage starts a page.
func (f *flow) addPage() {
	f.begin(f.w.nextPage())
}

// begin fills a page from y on.
func (f *flow) begin(y float64) {
	f.w.drawNotes(f.notes, f.floor+aboveFootnotes)
	f.column, f.top, f.y = 0, y, y
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
	return (f.w.across() - blockAisle*(n-1)) / n
}

// x is the left edge of the column.
func (f *flow) x() float64 {
	return f.w.left + float64(f.column)*(f.width()+blockAisle)
}

// block draws a list. It stays together unless a whole column is too short for
// it.
func (f *flow) block(b *block) {
	if f.y > f.top && !f.hasRoom(f.head+b.dealHeight()+float64(len(b.grid.rows))*f.pitch) {
		f.nextColumn()
	}
	if b.bookmark != "" {
		f.w.paper.bookmark(b.bookmark, 1, f.y)
	}
	f.blockHead(b, b.heading, true)
	for i := range b.grid.rows {
		if !f.hasRoom(f.pitch) {
			f.nextColumn()
			f.blockHead(b, b.continued, false)
		}
		b.grid.drawRow(f.layout, i, f.x(), f.y, f.pitch)
		f.y += f.pitch
	}
	f.y += belowBlock
}

// blockHead draws what stands above the rows of a block. The deal stands there
// the first time.
func (f *flow) blockHead(b *block, heading string, first bool) {
	p, size := f.w.paper, f.layout.size+1
	beside := p.clean(b.beside)
	besideWidth := p.textWidth(beside, regular, size)
	heading = p.clean(heading)
	width := f.layout.width
	if p.textWidth(heading, bold, size)+blockAisle+besideWidth > width {
		width = f.width()
	}
	p.write(f.x()+width-besideWidth, f.y+size, beside, regular, size, grey)
	room := width
	if beside != "" {
		room -= besideWidth + blockAisle
	}
	heading = p.faces[bold].shortenBoth(heading, " & ", room/size)
	p.write(f.x(), f.y+size, heading, bold, size, green)
	if first && b.deal != nil {
		f.w.deal(b.deal, f.x(), f.y+headingHeight(f.layout.size))
		f.y += b.dealHeight()
	}
	b.grid.drawHead(f.layout, f.x(), f.y+headingHeight(f.layout.size))
	f.y += f.head
}
