package html

import (
	"bridgecalc/internal/report/table"
	"bridgecalc/internal/report/words"
)

// mostProblems stand on the page; a workbook has all of them.
const mostProblems = 200

// problems are what the director should look at, and how many more there are.
func problems(doc *table.Document) (lines []table.ProblemLine, more string) {
	t := &doc.Problems
	for i := range t.Rows {
		if i == mostProblems {
			return lines, words.Count(doc.Words.Look.MoreProblems, len(t.Rows)-i)
		}
		lines = append(lines, t.ProblemAt(i, doc.Words))
	}
	return lines, ""
}
