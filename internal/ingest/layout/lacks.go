package layout

import (
	"fmt"
	"maps"
	"slices"

	"bridgecalc/internal/event"
	"bridgecalc/internal/ingest/cells"
	"bridgecalc/internal/ingest/headings"
)

// Misspelt warns of headings that are nearly a word that would be understood.
func (h *Header) Misspelt(sheet *cells.Sheet) event.Problems {
	var problems event.Problems
	for _, col := range h.unknown {
		if word := h.words.Nearest(headings.Plain(h.Row.Text(col))); word != "" {
			problems.Add(event.Problem{
				Severity: event.Warning,
				At:       sheet.Position(h.Row.Num, col+1),
				Text:     fmt.Sprintf("heading %q is not known, and its column is not read", h.Row.Text(col)),
				Hint:     fmt.Sprintf("did you mean %s?", word),
			})
		}
	}
	return problems
}

// UnreadAmounts warns of penalties and the like in rows of results, which do not say
// which side they are for. They are given to an entrant, a pair or a team.
func UnreadAmounts(sheet *cells.Sheet, head *Header, entrant string) event.Problems {
	var problems event.Problems
	for _, field := range append(slices.Sorted(maps.Keys(amountFields)), "handicap") {
		col := head.Col(field)
		if col < 0 {
			continue
		}
		for i := head.At + 1; i < sheet.Len(); i++ {
			if text := sheet.Row(i).Text(col); text != "" && text != "0" {
				problems.Add(event.Problem{
					Severity: event.Warning, At: sheet.Position(sheet.Row(i).Num, col+1),
					Text: fmt.Sprintf("column %q is not read among the results", head.Row.Text(col)),
					Hint: fmt.Sprintf("write it on a sheet Penalties: %s, Amount, Unit, Reason", entrant),
				})
				break
			}
		}
	}
	return problems
}
