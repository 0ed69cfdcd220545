package notation

import (
	"regexp"
	"strings"
	"sync"
	"unicode/utf8"

	"bridgecalc/internal/ingest/words"
)

// VersusWords finds the words between the names of two opponents, with the blanks around
// them: "Foxes v Owls", "Ketut vastaan Pöllöt".
var VersusWords = sync.OnceValue(func() *regexp.Regexp {
	var all []string
	for _, w := range words.All() {
		for _, word := range w.Phrase.Versus {
			for _, spelled := range words.Spelled(word) {
				all = append(all, regexp.QuoteMeta(spelled))
			}
		}
	}
	return regexp.MustCompile(`(?i)[\s\p{Z}](?:` + strings.Join(all, "|") + `)\.?[\s\p{Z}]`)
})

// SplitPairs parts two pair numbers that are in one cell, NS first: "3-4", "3 v 4",
// "3 gegen 4". ok is false when the text is something else.
func SplitPairs(text string) (ns, ew string, ok bool) {
	if parts := strings.Fields(text); len(parts) == 3 { // "3 v S4", which without blanks could be 3 vs 4
		if _, rest, isVersus := versusWords.cut(undot(fold(parts[1]))); isVersus && rest == "" {
			return bothShort(fold(parts[0]), fold(parts[2]))
		}
	}
	if hasPartedDigits(text) {
		return "", "", false
	}
	s := fold(text)
	end := strings.IndexAny(s, "0123456789")
	for end >= 0 && end < len(s) && s[end] >= '0' && s[end] <= '9' {
		end++
	}
	if end < 0 {
		return "", "", false
	}
	_, rest, isVersus := versusWords.cut(undot(s[end:]))
	if !isVersus {
		return "", "", false
	}
	return bothShort(s[:end], rest)
}

// IsVersus reports whether a text is what is between two pairs: "v", "gegen".
func IsVersus(text string) bool { return versusWords.words[undot(fold(text))] }

// bothShort returns two texts if both are short numbers of pairs.
func bothShort(ns, ew string) (string, string, bool) {
	if !isShortPair(ns) || !isShortPair(ew) {
		return "", "", false
	}
	return ns, ew, true
}

// isShortPair reports whether a folded text is a pair's number with at most three
// letters before it.
func isShortPair(s string) bool {
	digits := strings.TrimLeft(s, "ABCDEFGHIJKLMNOPQRSTUVWXYZÅÄÖÆØ")
	return digits != "" && strings.Trim(digits, "0123456789") == "" && utf8.RuneCountInString(s)-len(digits) <= 3
}
