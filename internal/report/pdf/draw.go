package pdf

import (
	"strings"
	"unicode/utf8"
)

// headHeight is the height of the heads.
func (g *grid) headHeight(size float64) float64 {
	if g.grouped {
		return 2.8 * size
	}
	return 1.8 * size
}

// drawHead draws the heads and a rule below them. X and y are the grid's top
// left corner.
func (g *grid) drawHead(l layout, x, y float64) {
	p, size := g.paper, l.size*headScale
	base := y + g.headHeight(l.size) - 0.6*size
	for i := range g.columns {
		c := &g.columns[i]
		label := p.faces[regular].shorten(c.label, l.widths[i]/size)
		at := x + l.x[i]
		if c.figures {
			at += l.widths[i] - p.textWidth(label, regular, size)
		}
		p.write(at, base, label, regular, size, grey)
	}
	for first := 0; first < len(g.columns); {
		last := g.groupEnd(first)
		if group := g.columns[first].group; group != "" {
			g.drawGroup(l, x, base-1.3*size, first, last, group)
		}
		first = last + 1
	}
	p.rule(x, y+g.headHeight(l.size), l.width, thinLine, green)
}

// drawGroup draws the common head of neighbouring columns.
func (g *grid) drawGroup(l layout, x, base float64, first, last int, group string) {
	p, size := g.paper, l.size*headScale
	start, end := l.x[first], l.x[last]+l.widths[last]
	group = p.faces[regular].shorten(group, (end-start)/size)
	p.write(x+(start+end-p.textWidth(group, regular, size))/2, base, group, regular, size, grey)
	p.rule(x+start, base+0.3*size, end-start, hairline, silver)
}

// drawRow draws a row. X and y are its top left corner.
func (g *grid) drawRow(l layout, i int, x, y, height float64) {
	p, r := g.paper, &g.rows[i]
	ink := black
	if r.winner {
		ink = green
	}
	switch {
	case r.tinted:
		p.fill(x-bleed, y, l.width+2*bleed, height, mint)
	case r.shaded && !r.total:
		p.fill(x-bleed, y, l.width+2*bleed, height, mist)
	}
	if p.strong && !r.open { // what the tints tell otherwise
		p.rule(x, y+height, l.width, hairline, black)
	}
	// Capitals and figures stand in the middle of the row.
	const capitals = 0.72
	base := y + (height+capitals*l.size)/2
	if r.total {
		p.rule(x, y, l.width, hairline, green)
	}
	for j := range g.columns {
		if g.columns[j].bars && r.bar >= 0 {
			g.drawBar(x+l.x[j], y, l.widths[j], height, r.bar)
		}
		g.drawCell(l, j, x, base, r.cells[j], r.style(), ink)
	}
	if r.own != noColumn {
		p.hatch(x+l.x[r.own], y, l.widths[r.own], height)
	}
	if r.remark != "" {
		g.drawRemark(l, r, x, base)
	}
	for _, said := range r.said {
		g.writeRemark(l, said, x, base, italic, grey)
	}
}

// bleed is how far the shade of a row reaches beyond its text.
const bleed = 2.5

func (g *grid) drawCell(l layout, j int, x, base float64, cell string, style style, ink ink) {
	p, c := g.paper, &g.columns[j]
	face, width := p.faces[style], l.widths[j]/l.size
	x += l.x[j]
	switch before, _ := cutFigure(cell); {
	case !face.fits(cell, width):
		cell = face.shortenBoth(cell, " & ", width)
	case c.figures:
		x += max(0, width-c.rest-face.width(before)) * l.size
	}
	if c.suits {
		p.writeSuits(x, base, cell, style, l.size, ink)
		return
	}
	p.write(x, base, cell, style, l.size, ink)
}

// drawBar draws a bar in a cell whose top left corner is at x and y. Half its
// length is marked, so that an average can be seen.
func (g *grid) drawBar(x, y, width, height, hundredths float64) {
	const thickness, hundred = 0.38, 100
	thick := height * thickness
	top := y + (height-thick)/2
	g.paper.fill(x, top, width, thick, pale)
	if g.paper.strong {
		g.paper.frame(x, top, width, thick, hairline, black)
	}
	g.paper.fill(x, top, width*hundredths/hundred, thick, green)
	g.paper.fill(x+width/2-hairline/2, top-1, hairline, thick+2, grey)
}

// writeSuits draws a contract or a card with the sign of its suit in the colour
// of that.
func (p *paper) writeSuits(x, base float64, cell string, style style, size float64, ink ink) {
	at := strings.IndexAny(cell, "♠♥♦♣")
	if at < 0 {
		p.write(x, base, cell, style, size, ink)
		return
	}
	suit, length := utf8.DecodeRuneInString(cell[at:])
	colour := suitInks[suit]
	if p.colours[colour] == p.colours[black] { // as the text around it
		p.write(x, base, cell, style, size, ink)
		return
	}
	before, sign, after := cell[:at], cell[at:at+length], cell[at+length:]
	p.write(x, base, before, style, size, ink)
	x += p.textWidth(before, style, size)
	p.write(x, base, sign, style, size, colour)
	x += p.textWidth(sign, style, size)
	p.write(x, base, after, style, size, ink)
}

// drawRemark writes a remark where the first values of the row are missing.
func (g *grid) drawRemark(l layout, r *row, x, base float64) {
	first := 0
	if g.placed {
		first = 1 // it is about who has the place
	}
	for first < len(r.cells) && r.cells[first] != "" {
		first++
	}
	next := first
	for next < len(r.cells) && r.cells[next] == "" {
		next++
	}
	if first == next {
		return
	}
	style, ink := italic, grey
	if r.total {
		style, ink = bold, black
	}
	g.writeRemark(l, remark{first, next - 1, r.remark}, x, base, style, ink)
}

func (g *grid) writeRemark(l layout, said remark, x, base float64, style style, ink ink) {
	width := l.x[said.last] + l.widths[said.last] - l.x[said.first]
	text := g.paper.faces[style].shorten(said.text, width/l.size)
	g.paper.write(x+l.x[said.first], base, text, style, l.size, ink)
}
