package headings

import (
	"strings"
	"unicode"
	"unicode/utf8"

	"golang.org/x/text/runes"
	"golang.org/x/text/transform"
	"golang.org/x/text/unicode/norm"

	"bridgecalc/internal/ingest/cells"
)

// Plain strips a header down to its lower-case letters and digits: accents,
// spaces and punctuation vary from one export to the next.
func Plain(text string) string {
	plain := strings.ToLower(text)
	if !isASCII(plain) { // as most texts are, which saves most of the time
		if bare, _, err := transform.String(transform.Chain(norm.NFD, runes.Remove(runes.In(unicode.Mn))), plain); err == nil {
			plain = bare
		}
	}
	return strings.Map(func(r rune) rune {
		switch {
		case r == 'ø':
			return 'o'
		case r == 'ł':
			return 'l'
		case r == '%', unicode.IsLetter(r), unicode.IsDigit(r):
			return r
		}
		return -1
	}, strings.ReplaceAll(plain, "æ", "ae"))
}

func isASCII(text string) bool {
	for i := range len(text) {
		if text[i] >= utf8.RuneSelf {
			return false
		}
	}
	return true
}

// Memo remembers the plain words of a book's texts.
type Memo struct{ words cells.Memo[string] }

// NewMemo remembers the plain words of a book.
func NewMemo(book *cells.Book) *Memo {
	return &Memo{cells.NewMemo(book, func(text string) (string, error) { return Plain(text), nil })}
}

// Of are the plain words of a row's cells.
func (m *Memo) Of(row cells.Row) []string {
	words := make([]string, row.Len())
	for col := range words {
		words[col], _ = m.words.Of(row.ID(col))
	}
	return words
}
