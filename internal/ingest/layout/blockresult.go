package layout

import (
	"strings"
	"unicode"

	"bridgecalc/internal/ingest/cells"
	"bridgecalc/internal/ingest/field"
	"bridgecalc/internal/ingest/notation"
)

// isResult tells a result from a total, an average or a signature. Whatever has a
// contract is a result, and wrong when the rest of it is not understood.
func (b *block) isResult(row cells.Row) bool {
	l := &b.line
	if notation.MayBeContract(b.texts.Book.Text(l.Places[field.Contract].ID)) {
		return true
	}
	ns, ew, scored := b.isPair(field.NS), b.isPair(field.EW), b.isScored()
	if b.inColumns(field.Board) {
		if _, err := b.texts.Ordinals.Of(l.Places[field.Board].ID); err == nil {
			return ns || ew || scored
		}
		return scored && !hasLabel(row) || ns && ew && b.inColumns(field.NS) && b.inColumns(field.EW)
	}
	filled := l.Places[field.NS].ID != 0 && l.Places[field.EW].ID != 0
	switch {
	case ns && ew:
		return true
	case ns || ew:
		return filled || scored || l.Places[field.Contract].ID != 0
	}
	return scored && (!hasLabel(row) || b.texts.IsPair(l.Places[field.NS].ID) && b.texts.IsPair(l.Places[field.EW].ID))
}

// isPair reports whether a pair's number stands in a field; "Top 10" does not
// look like one.
func (b *block) isPair(f field.Field) bool {
	pair, err := b.texts.Pairs.Of(b.line.Places[f].ID)
	const mostLetters = 2 // of a section
	return err == nil && !pair.Nobody && len(pair.Number)-len(strings.TrimLeftFunc(pair.Number, unicode.IsLetter)) <= mostLetters
}

// isScored reports whether there is a number where the score stands.
func (b *block) isScored() bool {
	for _, f := range []field.Field{field.Score, field.NSScore, field.EWScore} {
		if score, err := b.texts.Scores.Of(b.line.Places[f].ID); err == nil && score.Given {
			return true
		}
	}
	return false
}

// hasLabel reports whether a row says in words what its numbers are.
func hasLabel(row cells.Row) bool {
	for col := range row.Len() {
		if text := row.Text(col); strings.IndexFunc(text, unicode.IsLetter) >= 0 {
			return true
		}
	}
	return false
}
