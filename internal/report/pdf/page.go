package pdf

import (
	"strconv"

	"bridgecalc/internal/report/words"
)

// Measures of what stands around the tables.
const (
	runningHead = 20.0
	noteLine    = smallSize * 1.4
	footHeight  = 20.0
)

// below reports whether y lies below a limit. What fills a page to the last
// fraction of a point, as rows are made to, doesn't: sums of fractions miss.
func below(y, limit float64) bool {
	const roundingError = 0.01
	return y > limit+roundingError
}

// wrapNotes breaks notes into lines of the page's width.
func (w *writer) wrapNotes(notes []string) []string {
	var lines []string
	for _, note := range notes {
		lines = append(lines, w.faces[regular].wrap(w.clean(note), w.across()/smallSize)...)
	}
	return lines
}

// drawNotes draws such lines and returns where they end.
func (w *writer) drawNotes(lines []string, y float64) float64 {
	for _, line := range lines {
		y += noteLine
		w.write(w.left, y-noteLine*0.3, line, regular, smallSize, grey)
	}
	return y
}

// pageTop is where the content of a page begins, unless it is the first.
func (s *sheet) pageTop() float64 { return s.top + runningHead }

// nextPage starts another page and returns where its content begins. It says
// what event it belongs to, for when it is separated from the first.
func (w *writer) nextPage() float64 {
	w.addPage()
	date := w.words.Date(w.doc.Date)
	w.edge(w.top+smallSize, w.doc.Title, bold, green, joined(w.provisional(), date))
	return w.pageTop()
}

// feet draws the foot of every page: the director's line, what was read and
// which page it is. That takes the number of pages, so it comes last.
func (w *writer) feet() {
	word := w.words.Page
	source := words.Fill(word.Source, "file", w.doc.Source, "checksum", w.doc.Checksum)
	pages := w.pages()
	for page := 1; page <= pages; page++ {
		number := words.Fill(word.Number, "page", strconv.Itoa(page), "pages", strconv.Itoa(pages))
		w.turnTo(page)
		w.rule(w.left, w.floor+footHeight-smallSize-4, w.across(), hairline, silver)
		w.edge(w.floor+footHeight-1, source, regular, grey, number)
		if w.footed {
			w.edge(w.bottom, w.doc.Settings.Footer, regular, black, "")
		}
	}
}

// edge draws a line of small text at the edge of a page, one part of it on the
// left and one on the right.
func (w *writer) edge(y float64, onLeft string, style style, ink ink, onRight string) {
	onRight = w.clean(onRight)
	rightWidth := w.textWidth(onRight, regular, smallSize)
	const between = 20
	onLeft = w.faces[style].shorten(w.clean(onLeft), (w.across()-rightWidth-between)/smallSize)
	w.write(w.left, y, onLeft, style, smallSize, ink)
	w.write(w.right-rightWidth, y, onRight, regular, smallSize, grey)
}
