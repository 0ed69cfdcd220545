package notation

import (
	"regexp"
	"slices"
	"strings"
	"sync"
	"unicode"
	"unicode/utf8"

	"bridgecalc/internal/ingest/words"
)

// joinSigns are between the names of partners in one cell.
var joinSigns = regexp.MustCompile(`\s*[&;+/]\s*|\s+[-–—]\s+|–`)

// joinWords are the words that do: those of one letter in capitals only where all is,
// since an initial may be the same.
var joinWords = sync.OnceValue(func() (of struct{ any, capitals *regexp.Regexp }) {
	var long, short []string
	for _, w := range words.All() {
		for _, word := range w.Phrase.And {
			if utf8.RuneCountInString(word) > 1 {
				long = append(long, word)
			} else {
				short = append(short, word)
			}
		}
	}
	of.any = regexp.MustCompile(`\s+(?:(?i:` + strings.Join(long, "|") + `)|` + strings.Join(short, "|") + `)\s+`)
	of.capitals = regexp.MustCompile(`\s+(?i:` + strings.Join(slices.Concat(long, short), "|") + `)\s+`)
	return of
})

// SplitNames splits the names of the players of a pair in one cell: "Ann Oak & Bob Elm",
// "Ann Oak - Bob Elm", "Ann Oak och Bob Elm", "Oak, Ann / Elm, Bob". A text that is not
// clearly two names or more is one name.
func SplitNames(text string) []string {
	text = strings.TrimSpace(text)
	parts := joinSigns.Split(text, -1)
	if len(parts) == 1 {
		join := joinWords().any
		if text == strings.ToUpper(text) {
			join = joinWords().capitals
		}
		parts = join.Split(text, -1)
	}
	lacksComma := func(part string) bool { return !strings.Contains(part, ",") }
	if len(parts) == 1 || slices.ContainsFunc(parts, lacksComma) { // else "Oak, Ann" is one player
		parts = splitAt(strings.Join(parts, ","), ",")
	}
	const most = 4 // players of a pair, with substitutes
	lacksLetters := func(part string) bool { return !strings.ContainsFunc(part, unicode.IsLetter) }
	if len(parts) == 0 || len(parts) > most || slices.ContainsFunc(parts, lacksLetters) {
		return []string{text}
	}
	return parts
}

// IsJoin reports whether a text is what is between partners: "&", "och".
func IsJoin(text string) bool {
	text = " " + strings.TrimSpace(text) + " "
	return joinSigns.FindString(text) == text || joinWords().capitals.FindString(text) == text
}

// SplitMembers splits the names of the players of a team in one cell: "Ann Oak & Bob Elm &
// Cy Fir", "Ann; Bob; Cy; Dan", "Ann, Bob, Cy". One comma may part a surname.
func SplitMembers(text string) []string {
	const separators = "&;"
	if strings.ContainsAny(text, separators) {
		return splitAt(text, separators)
	}
	if strings.Count(text, ",") > 1 {
		return splitAt(text, ",")
	}
	return []string{text}
}

// splitAt splits a text at some signs only.
func splitAt(text, signs string) []string {
	var parts []string
	for part := range strings.FieldsFuncSeq(text, func(r rune) bool { return strings.ContainsRune(signs, r) }) {
		parts = append(parts, strings.TrimSpace(part))
	}
	return parts
}

// IsCalled reports whether a player may be called by some words, which are not initials only:
// each begins another word of the name, "Ann", "A. Ek" or "Ek" for Ann Ek.
func IsCalled(name, as string) bool {
	wordsOf := func(text string) []string {
		return strings.FieldsFunc(strings.ToLower(text), func(r rune) bool { return !unicode.IsLetter(r) && !unicode.IsMark(r) })
	}
	words, called := wordsOf(name), wordsOf(as)
	isLong := func(word string) bool { return utf8.RuneCountInString(word) > 1 }
	for _, word := range called {
		i := slices.IndexFunc(words, func(w string) bool { return strings.HasPrefix(w, word) })
		if i < 0 {
			return false
		}
		words = slices.Delete(words, i, i+1)
	}
	return slices.ContainsFunc(called, isLong)
}
