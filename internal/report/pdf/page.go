package pdf

import (
	"strconv"
	"strings"

	"bridgecalc/internal/report/words"
)

// Measures of what stands around the tables.
const (
	runningHead = 20.0
	noteLine    = smallSize * 1.4
	footHeight  = 20.0

	floor = bottom - footHeight // where the content of a page ends
)

// below reports whether y lies below a limit. What fills a page to the last
// fraction of a point, as rows are made to, doesn't: sums of fractions miss.
func below(y, limit float64) bool {
	const roundingError = 0.01
	return y > limit+roundingError
}

// title draws the head of the document and returns where it ends.
func (w *writer) title(y float64) float64 {
	p := w.paper
	const mostLines, width = 2, (right - left) / titleSize
	lines := p.faces[bold].wrap(p.clean(w.doc.Title), width)
	if len(lines) > mostLines {
		rest := strings.Join(lines[mostLines-1:], " ")
		lines = append(lines[:mostLines-1], p.faces[bold].shorten(rest, width))
	}
	for _, line := range lines {
		y += titleSize * 1.2
		p.write(left, y-titleSize*0.3, line, bold, titleSize, green)
	}
	for _, line := range []string{w.words.Date(w.doc.Date), w.doc.Facts} {
		if line != "" {
			y += textSize * 1.45
			p.write(left, y-textSize*0.3, p.clean(line), regular, textSize, grey)
		}
	}
	return y
}

// wrapNotes breaks notes into lines of the page's width.
func (w *writer) wrapNotes(notes []string) []string {
	var lines []string
	for _, note := range notes {
		lines = append(lines, w.paper.faces[regular].wrap(w.paper.clean(note), (right-left)/smallSize)...)
	}
	return lines
}

// drawNotes draws such lines and returns where they end.
func (w *writer) drawNotes(lines []string, y float64) float64 {
	for _, line := range lines {
		y += noteLine
		w.paper.write(left, y-noteLine*0.3, line, regular, smallSize, grey)
	}
	return y
}

// nextPage starts another page and returns where its content begins. It says
// what event it belongs to, for when it is separated from the first.
func (w *writer) nextPage() float64 {
	w.paper.addPage()
	w.edge(top+smallSize, w.doc.Title, bold, green, w.words.Date(w.doc.Date))
	return top + runningHead
}

// feet draws the foot of every page: what was read and which page it is. That
// takes the number of pages, so it comes last.
func (w *writer) feet() {
	p, word := w.paper, w.words.Page
	source := words.Fill(word.Source, "file", w.doc.Source, "checksum", w.doc.Checksum)
	pages := p.pages()
	for page := 1; page <= pages; page++ {
		number := words.Fill(word.Number, "page", strconv.Itoa(page), "pages", strconv.Itoa(pages))
		p.turnTo(page)
		p.rule(left, bottom-smallSize-4, right-left, hairline, silver)
		w.edge(bottom-1, source, regular, grey, number)
	}
}

// edge draws a line of small text at the edge of a page, one part of it on the
// left and one on the right.
func (w *writer) edge(y float64, onLeft string, style style, ink ink, onRight string) {
	p := w.paper
	onRight = p.clean(onRight)
	rightWidth := p.width(onRight, regular, smallSize)
	const between = 20
	onLeft = p.faces[style].shorten(p.clean(onLeft), (right-left-rightWidth-between)/smallSize)
	p.write(left, y, onLeft, style, smallSize, ink)
	p.write(right-rightWidth, y, onRight, regular, smallSize, grey)
}
