package pdf

import (
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
	aboveFootnotes = 7.0
)

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
	titled  bool    // the headings of the blocks are titles of parts
	head    float64 // height of what stands above the rows of a block
	pitch   float64 // height of a row
	column  int
	y       float64
	top     float64  // of the columns
	floor   float64  // of the columns
	bottom  float64  // of the lowest block on the page
	notes   []string // at the foot of every page
}

// newFlow begins with notes for the foot of every page.
func (w *writer) newFlow(notes []string) *flow {
	f := &flow{w: w, columns: 1, notes: w.wrapNotes(notes), top: w.pageTop(), floor: w.floor}
	if len(f.notes) > 0 {
		f.floor -= aboveFootnotes + noteLine*float64(len(f.notes))
	}
	return f
}

// start begins the part of the document that the blocks make, on a new page.
// They are laid out as the first of them is.
func (f *flow) start(part string, blocks []*block) {
	f.measure(blocks)
	f.addPage()
	f.w.bookmark(part, 0, f.w.top)
}

// measure decides how high heads and rows are.
func (f *flow) measure(blocks []*block) {
	f.head = f.headHeight(blocks[0].grid, f.layout.size)
	f.pitch = f.choosePitch(blocks)
}

// headHeight is the height of what stands above rows of a size.
func (f *flow) headHeight(g *grid, size float64) float64 {
	return f.headingHeight(size) + g.headHeight(size)
}

// headingHeight is the height of the heading above rows of a size.
func (f *flow) headingHeight(size float64) float64 {
	if f.titled {
		return listHeading
	}
	const ordinary, growth = 8, 2.5
	return blockHeading + growth*max(0, size-ordinary)
}

// height is that of a column.
func (f *flow) height() float64 { return f.floor - f.top }

// addPage starts a page.
func (f *flow) addPage() {
	f.begin(f.w.nextPage())
}

// begin fills a page from y on.
func (f *flow) begin(y float64) {
	f.w.drawNotes(f.notes, f.floor+aboveFootnotes)
	f.column, f.top, f.y, f.bottom = 0, y, y, y
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

// room is what is left of a page, from y on; none where y is 0.
type room struct{ y, floor float64 }

// left is the room that the blocks have left.
func (f *flow) left() room { return room{f.bottom, f.floor} }

// blocks draws lists below one another. They stay together unless a whole column
// is too short for them.
func (f *flow) blocks(blocks []*block) {
	turn := 0 // the first block of the second column, if that is known
	for i, b := range blocks {
		isFull := f.y > f.top && !f.hasRoom(f.blockHeight(b, f.pitch))
		if isFull || i == turn && f.column == 0 && f.y > f.top {
			f.nextColumn()
		}
		if f.column == 0 && f.y == f.top {
			turn = i + f.firstColumn(blocks[i:])
		}
		f.block(b)
	}
}

// block draws a list.
func (f *flow) block(b *block) {
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
	f.bottom = max(f.bottom, f.y)
	f.y += belowBlock
}

// blockHead draws what stands above the rows of a block. The deal stands there
// the first time.
func (f *flow) blockHead(b *block, heading string, first bool) {
	p, size := f.w.paper, f.layout.size+1
	if f.titled {
		size = headingSize
	}
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
	above := f.headingHeight(f.layout.size)
	if first && b.deal != nil {
		f.w.deal(b.deal, f.x(), f.y+above)
		f.y += b.dealHeight()
	}
	b.grid.drawHead(f.layout, f.x(), f.y+above)
	f.y += f.head
}
