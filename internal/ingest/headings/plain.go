package headings

import (
	"strings"
	"unicode"

	"bridgecalc/internal/ingest/cells"
	"bridgecalc/internal/ingest/words"
)

// Plain returns a heading without what varies from one export to the next: in lower
// case, without accents, spaces and punctuation. A plus sign at an end of the heading
// is kept, because "NS +" heads a score and "NS" a pair; "+/-" becomes "+-". A minus
// alone is kept where a side or nothing stands before it, as in "NS -".
func Plain(text string) string {
	body := bodyOf(text)
	if sign := signOf(text); sign != "" && (sign != "-" || body == "" || isSide(body)) {
		return body + sign
	}
	return body
}

// bodyOf returns the letters and digits of a heading.
func bodyOf(text string) string {
	body, last := make([]rune, 0, len(text)), rune(0)
	for _, r := range words.Bare(strings.ToLower(text)) {
		switch {
		case (r == 'º' || r == '°') && last == 'n': // "nº" is "no"
			body = append(body, 'o')
		case r == '№':
			body = append(body, 'n', 'o')
		case r == '%', unicode.IsLetter(r) && r != 'º' && r != 'ª', unicode.IsDigit(r):
			body = append(body, r)
		case r == '.' && last == 'n': // "n.º"
			continue
		}
		last = r
	}
	return string(body)
}

// signOf returns the signs at an end of a heading: "+", "-" or "+-", or nothing.
func signOf(text string) string {
	if !strings.ContainsAny(text, "+-−–±") {
		return ""
	}
	text = strings.TrimSpace(text)
	sign := plainSign(text[len(strings.TrimRight(text, signs)):])
	if sign == "" {
		sign = plainSign(text[:len(text)-len(strings.TrimLeft(text, signs))])
	}
	return sign
}

// signs are what stands in the signs of a heading: "+ / -", "(+)".
const signs = "+-−–±/ ()[]"

func plainSign(text string) string {
	plus := strings.ContainsAny(text, "+±")
	switch minus := strings.ContainsAny(text, "-−–±"); {
	case plus && minus:
		return "+-"
	case plus:
		return "+"
	case minus:
		return "-"
	}
	return ""
}

// Memo remembers the plain words of a book's texts.
type Memo struct{ words cells.Memo[string] }

// NewMemo returns a Memo for the texts of a book.
func NewMemo(book *cells.Book) *Memo {
	return &Memo{cells.NewMemo(book, func(text string) (string, error) { return Plain(text), nil })}
}

// NewMemoWith returns a Memo for the texts of a book of which some stand for others:
// what replace returns is read in the place of a text.
func NewMemoWith(book *cells.Book, replace func(text string) string) *Memo {
	return &Memo{cells.NewMemo(book, func(text string) (string, error) { return Plain(replace(text)), nil })}
}

// Of returns the plain words of a row's cells.
func (m *Memo) Of(row cells.Row) []string {
	words := make([]string, row.Len())
	for col := range words {
		words[col], _ = m.words.Of(row.ID(col))
	}
	return words
}
