package layout

import (
	"strings"

	"bridgecalc/internal/ingest/cells"
	"bridgecalc/internal/ingest/field"
	"bridgecalc/internal/ingest/headings"
	"bridgecalc/internal/ingest/lines"
	"bridgecalc/internal/ingest/notation"
)

// IsResult tells a result from a row of text between or below the results,
// such as a total, a signature or the header again. What has a board, a contract
// or two pairs is a result, even if a cell of it is mistyped; erased rows were
// taken back at the table.
func IsResult(row cells.Row, l *lines.Line, texts *lines.Texts) bool {
	if isComment(row.Text(0)) || l.Places[field.Erased].ID != 0 && erased[strings.ToLower(texts.Book.Text(l.Places[field.Erased].ID))] {
		return false
	}
	if _, err := texts.Ordinals.Of(l.Places[field.Board].ID); err == nil {
		return true
	}
	return mayBeResult(texts, l, row)
}

// mayBeResult looks closer at a row without a readable board.
func mayBeResult(t *lines.Texts, l *lines.Line, row cells.Row) bool {
	if cell, err := t.Contracts.Of(l.Places[field.Contract].ID); err == nil && cell.Kind == notation.Bid {
		return true
	}
	if t.IsPair(l.Places[field.NS].ID) && t.IsPair(l.Places[field.EW].ID) {
		return true
	}
	filled, digits := 0, false
	for _, f := range []field.Field{field.Board, field.NS, field.EW, field.Contract} {
		text := t.Book.Text(l.Places[f].ID)
		if text != "" {
			filled++
		}
		digits = digits || strings.ContainsAny(text, "0123456789")
	}
	return filled > 1 && digits && !headings.IsTotal(row)
}

// isComment tells "# scored by hand" from "#7", which is how some write board 7.
func isComment(text string) bool {
	return strings.HasPrefix(text, "#") && (len(text) == 1 || text[1] < '0' || text[1] > '9')
}

// erased is how systems write that a result was taken back.
var erased = map[string]bool{"1": true, "-1": true, "true": true}
