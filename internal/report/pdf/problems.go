package pdf

import (
	"strings"

	"bridgecalc/internal/report/table"
	"bridgecalc/internal/report/words"
)

const (
	// mostProblems are printed; a workbook has all of them.
	mostProblems = 200
	problemSize  = 9.0
	problemLine  = problemSize * 1.35
	belowProblem = 7.0
	problemShift = 12.0
)

// problems draws what the director should look at: where it is, what it is and
// what to do about it.
func (w *writer) problems() {
	t := &w.doc.Problems
	if len(t.Rows) == 0 {
		return
	}
	y := w.nextPage()
	title := w.words.Part.Problems
	w.bookmark(title, 0, y)
	y += aboveBand + headingSize
	w.write(w.left, y, w.clean(title), bold, headingSize, green)
	y += belowProblem
	for i := range t.Rows {
		if i == mostProblems {
			more := words.Count(w.words.Look.MoreProblems, len(t.Rows)-i)
			w.drawParagraphs([]paragraph{{text: more, style: italic, ink: grey}}, y)
			return
		}
		y = w.drawParagraphs(problemParagraphs(t, i, w.words), y) + belowProblem
	}
}

// paragraph is text that is broken into lines.
type paragraph struct {
	text  string
	style style
	ink   ink
	shift float64 // to the right
}

// problemParagraphs are the place, the text and the hint of a problem.
func problemParagraphs(t *table.Table, row int, w *words.Words) []paragraph {
	p := t.ProblemAt(row, w)
	return []paragraph{
		{text: joined(p.Place, p.Severity), style: bold, ink: black},
		{text: p.Text, style: regular, ink: black, shift: problemShift},
		{text: p.Hint, style: italic, ink: grey, shift: problemShift},
	}
}

// drawParagraphs draws paragraphs that stay together on a page, and returns
// where they end.
func (w *writer) drawParagraphs(paragraphs []paragraph, y float64) float64 {
	lines := make([][]string, len(paragraphs))
	height := 0.0
	for i, p := range paragraphs {
		text := w.clean(strings.TrimSpace(p.text))
		lines[i] = w.faces[p.style].wrap(text, (w.across()-p.shift)/problemSize)
		height += float64(len(lines[i])) * problemLine
	}
	if below(y+height, w.floor) {
		y = w.nextPage()
	}
	for i, p := range paragraphs {
		for _, line := range lines[i] {
			if below(y+problemLine, w.floor) {
				y = w.nextPage()
			}
			y += problemLine
			w.write(w.left+p.shift, y, line, p.style, problemSize, p.ink)
		}
	}
	return y
}
