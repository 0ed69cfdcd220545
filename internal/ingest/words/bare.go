package words

import (
	"strings"
	"unicode"
	"unicode/utf8"

	"golang.org/x/text/unicode/norm"
)

// letters spells letters that are no accented ones with those of ASCII.
var letters = strings.NewReplacer(
	"ø", "o", "Ø", "O", "ł", "l", "Ł", "L", "đ", "d", "Đ", "D", "æ", "ae", "Æ", "AE", "œ", "oe", "Œ", "OE", "ß", "ss", "ẞ", "SS",
)

// Bare returns a text without accents: "Étui" is "Etui", "Stół" is "Stol".
func Bare(text string) string {
	if isASCII(text) { // as most texts are, which saves most of the time
		return text
	}
	return letters.Replace(strings.Map(func(r rune) rune {
		if r >= utf8.RuneSelf && unicode.Is(unicode.Mn, r) {
			return -1
		}
		return r
	}, norm.NFD.String(text)))
}

func isASCII(text string) bool {
	for i := range len(text) {
		if text[i] >= utf8.RuneSelf {
			return false
		}
	}
	return true
}

// digraphs spells letters that some keyboards do not have.
var digraphs = strings.NewReplacer(
	"ä", "ae", "Ä", "AE", "ö", "oe", "Ö", "OE", "ü", "ue", "Ü", "UE", "ø", "oe", "Ø", "OE", "å", "aa", "Å", "AA",
)

// Spelled returns a word as it is spelled in the files, and where that differs also
// without accents and as keyboards without its letters spell it: "erfüllt",
// "erfullt", "erfuellt". A single letter has only one spelling.
func Spelled(word string) []string {
	all := []string{word}
	if isASCII(word) || utf8.RuneCountInString(word) < 3 {
		return all
	}
	all = append(all, Bare(word))
	if spelled := Bare(digraphs.Replace(word)); spelled != all[1] {
		all = append(all, spelled)
	}
	return all
}
