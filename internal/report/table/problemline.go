package table

import (
	"strings"

	"bridgecalc/internal/report/words"
)

// ProblemLine is a problem as people read it.
type ProblemLine struct {
	Severity string
	Place    string // "club.xlsx, Board 7, D12", shortened to what is known
	Text     string
	Hint     string
}

// ProblemAt is a row of the table of problems.
func (t *Table) ProblemAt(row int, w *words.Words) ProblemLine {
	texts := make(map[string]string)
	for i, value := range t.Rows[row].Values {
		if value != nil {
			texts[t.Columns[i].Key] = value.Text(w)
		}
	}
	place := texts["cell"]
	if place == "" {
		place = texts["line"]
	}
	var places []string
	for _, part := range []string{texts["file"], texts["sheet"], place} {
		if part != "" {
			places = append(places, part)
		}
	}
	return ProblemLine{
		Severity: texts["severity"],
		Place:    strings.Join(places, ", "),
		Text:     texts["text"],
		Hint:     texts["hint"],
	}
}
