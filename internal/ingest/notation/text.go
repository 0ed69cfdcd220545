package notation

import (
	"strconv"
	"strings"
	"unicode"

	"golang.org/x/text/unicode/norm"
)

// fold makes spellings comparable: upper case, composed letters, no spaces, one
// kind of minus, one kind of suit symbols.
func fold(text string) string {
	return strings.ToUpper(strings.Map(foldRune, norm.NFC.String(text)))
}

func foldRune(r rune) rune {
	switch r {
	case '\u2212', '\u2013', '\u2014', '\u2010', '\u2011': // minus sign, dashes, hyphens
		return '-'
	case '♤':
		return '♠'
	case '♡':
		return '♥'
	case '♢':
		return '♦'
	case '♧':
		return '♣'
	case '×':
		return 'X'
	case '\uFE0E', '\uFE0F', '\u200B', '\uFEFF', '\'': // variation selectors, invisible marks, Excel's text mark
		return -1
	}
	if unicode.IsSpace(r) {
		return -1
	}
	return r
}

// cutPrefix takes the longest of the words off the front of a text.
func cutPrefix[V any](text string, words map[string]V) (value V, rest string, ok bool) {
	longest := -1
	for word, v := range words {
		if len(word) > longest && strings.HasPrefix(text, word) {
			value, longest = v, len(word)
		}
	}
	if longest < 0 {
		return value, text, false
	}
	return value, text[longest:], true
}

// wholeNumber reads an unsigned whole number, as a sheet may show it: "7",
// "07", "7.0", "7,00".
func wholeNumber(text string) (int, bool) {
	digits, decimals, _ := strings.Cut(strings.ReplaceAll(text, ",", "."), ".")
	if strings.Trim(decimals, "0") != "" || digits == "" || len(digits) > 9 {
		return 0, false
	}
	for _, c := range digits {
		if c < '0' || c > '9' {
			return 0, false
		}
	}
	n, err := strconv.Atoi(digits)
	return n, err == nil
}
