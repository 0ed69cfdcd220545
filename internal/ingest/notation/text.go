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

// longestWord is the length of the longest word that cutPrefix finds, in bytes.
const longestWord = 16

// cutPrefix takes the longest of the words off the front of a text.
func cutPrefix[V any](text string, words map[string]V) (value V, rest string, ok bool) {
	for n := min(len(text), longestWord); n > 0; n-- {
		if value, ok = words[text[:n]]; ok {
			return value, text[n:], true
		}
	}
	return value, text, false
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
