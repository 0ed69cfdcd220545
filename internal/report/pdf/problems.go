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
// what to do about it. They stand in what room is left where that is enough.
func (w *writer) problems(free room) {
	t := &w.doc.Problems
	if len(t.Rows) == 0 {
		return
	}
	all := w.problemTexts(t)
	height := abovePart + headingSize
	for _, text := range all {
		height += belowProblem + text.height
	}
	y := free.y + abovePart
	if free.y == 0 || below(free.y+height, free.floor) {
		y = w.nextPage() + aboveBand
	}
	title := w.words.Part.Problems
	w.bookmark(title, 0, y)
	y += headingSize
	w.write(w.left, y, w.clean(title), bold, headingSize, green)
	for _, text := range all {
		y = w.drawText(text, y+belowProblem)
	}
}

// problemTexts are the problems, and how many more there are than are printed.
func (w *writer) problemTexts(t *table.Table) []text {
	var all []text
	for i := range t.Rows {
		if i == mostProblems {
			more := words.Count(w.words.Look.MoreProblems, len(t.Rows)-i)
			return append(all, w.wrapText(paragraph{text: more, style: italic, ink: grey}))
		}
		p := t.ProblemAt(i, w.words)
		all = append(all, w.wrapText(
			paragraph{text: joined(p.Place, p.Severity), style: bold, ink: black},
			paragraph{text: p.Text, style: regular, ink: black, shift: problemShift},
			paragraph{text: p.Hint, style: italic, ink: grey, shift: problemShift},
		))
	}
	return all
}

// paragraph is a part of a text that looks alike.
type paragraph struct {
	text  string
	style style
	ink   ink
	shift float64 // to the right
	lines []string
}

// text is paragraphs that stay together on a page.
type text struct {
	paragraphs []paragraph
	height     float64
}

// wrapText breaks paragraphs into lines.
func (w *writer) wrapText(paragraphs ...paragraph) text {
	t := text{paragraphs: paragraphs}
	for i := range paragraphs {
		p := &paragraphs[i]
		p.lines = w.faces[p.style].wrap(w.clean(strings.TrimSpace(p.text)), (w.across()-p.shift)/problemSize)
		t.height += float64(len(p.lines)) * problemLine
	}
	return t
}

// drawText draws a text and returns where it ends.
func (w *writer) drawText(t text, y float64) float64 {
	if below(y+t.height, w.floor) {
		y = w.nextPage()
	}
	for _, p := range t.paragraphs {
		for _, line := range p.lines {
			if below(y+problemLine, w.floor) {
				y = w.nextPage()
			}
			y += problemLine
			w.write(w.left+p.shift, y, line, p.style, problemSize, p.ink)
		}
	}
	return y
}
