package pdf

import (
	"strings"

	"bridgecalc/internal/report/table"
	"bridgecalc/internal/report/words"
)

// lostLetters is a note of the pairs whose names have letters that the font
// doesn't, if there are any.
func (w *writer) lostLetters() []string {
	const most = 20 // pairs that are named
	var pairs []string
	for _, ranking := range w.doc.Rankings {
		for _, row := range ranking.For(table.OnPage).Rows {
			if !w.losesLetters(row.Values) {
				continue
			}
			if len(pairs) == most {
				pairs = append(pairs, ellipsis)
				break
			}
			pairs = append(pairs, idOf(row.Values))
		}
	}
	if len(pairs) == 0 {
		return nil
	}
	return []string{words.Fill(w.words.Note.Letters, "pairs", strings.Join(pairs, ", "))}
}

func (w *writer) losesLetters(values []table.Value) bool {
	for _, value := range values {
		if names, ok := value.(table.Names); ok {
			text := names.Text(w.words)
			return count(w.paper.clean(text)) > count(text)
		}
	}
	return false
}

// count is the number of replacement characters in a text.
func count(s string) int { return strings.Count(s, "\uFFFD") }

func idOf(values []table.Value) string {
	for _, value := range values {
		if id, ok := value.(table.ID); ok {
			return id.Shown
		}
	}
	return ""
}
