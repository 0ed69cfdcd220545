package pdf

import "math"

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

// block is one of many lists alike: the results of a board or of a pair.
type block struct {
	grid      *grid
	heading   string
	beside    string // at the other end of the heading's line
	continued string // the heading of what didn't fit on a page
	bookmark  string
}

// flow is where the next block goes: down a column of the page,
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

// newFlow begins with notes for the foot of every page.
func (w *writer) newFlow(notes []string) *flow {
	f := &flow{w: w, columns: 1, notes: w.wrapNotes(notes), top: top + runningHead, floor: floor}
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
	f.w.paper.bookmark(part, 0, top)
}

// measure decides how high heads and rows are.
func (f *flow) measure(g *grid, rows int) {
	f.head = blockHeading + g.headHeight(f.layout.size)
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
	around := f.head + belowBlock
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
	return (right - left - blockAisle*(n-1)) / n
}

// x is the left edge of the column.
func (f *flow) x() float64 {
	return left + float64(f.column)*(f.width()+blockAisle)
}

// block draws a list. It stays together unless a whole column is too short for
// it.
func (f *flow) block(b *block) {
	if f.y > f.top && !f.hasRoom(f.head+float64(len(b.grid.rows))*f.pitch) {
		f.nextColumn()
	}
	if b.bookmark != "" {
		f.w.paper.bookmark(b.bookmark, 1, f.y)
	}
	f.blockHead(b, b.heading)
	for i := range b.grid.rows {
		if !f.hasRoom(f.pitch) {
			f.nextColumn()
			f.blockHead(b, b.continued)
		}
		b.grid.drawRow(f.layout, i, f.x(), f.y, f.pitch, i%2 == 1)
		f.y += f.pitch
	}
	f.y += belowBlock
}

// blockHead draws what stands above the rows of a block.
func (f *flow) blockHead(b *block, heading string) {
	p, size := f.w.paper, f.layout.size+1
	beside := p.clean(b.beside)
	besideWidth := p.width(beside, regular, size)
	p.write(f.x()+f.width()-besideWidth, f.y+size, beside, regular, size, grey)
	room := f.width()
	if beside != "" {
		room -= besideWidth + blockAisle
	}
	heading = p.faces[bold].shortenBoth(p.clean(heading), " & ", room/size)
	p.write(f.x(), f.y+size, heading, bold, size, green)
	b.grid.drawHead(f.layout, f.x(), f.y+blockHeading)
	f.y += f.head
}
