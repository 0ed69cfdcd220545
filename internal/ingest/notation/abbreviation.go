package notation

import (
	"regexp"
	"slices"
	"strings"
)

// abbreviated is a word with the point of an abbreviation, or letters with points.
var abbreviated = regexp.MustCompile(`(?:\pL\.){2,}|\pL+\.`)

// behindLevel is an abbreviation behind the first number of a text, which is that of a strain.
var behindLevel = regexp.MustCompile(`^\D*[1-7] ?((?:\pL\.){2,}|\pL+\.)`)

// unabbreviate puts the words of contracts for their abbreviations with a point: "3 spa. N 2
// ylit." One that is a word itself, or may be two that say different things, stays as it is.
func (l Letters) unabbreviate(text string) string {
	if at := behindLevel.FindStringSubmatchIndex(text); at != nil {
		strain := writeOut(text[at[2]:at[3]], func(prefix string) (string, bool) {
			var f finder
			return f.word(search(&f, prefix, &l.Suits.strains))
		})
		text = text[:at[2]] + strain + text[at[3]:]
	}
	return writeOut(text, func(prefix string) (string, bool) {
		var f finder
		return f.word(
			search(&f, prefix, &l.Suits.strains), search(&f, prefix, &l.Suits.doublings), search(&f, prefix, &l.Seats.seats),
			search(&f, prefix, outcomeWords),
		)
	})
}

// unabbreviateSeat does the same with the words for seats: "et."
func (l Letters) unabbreviateSeat(text string) string {
	return writeOut(text, func(prefix string) (string, bool) {
		var f finder
		return f.word(search(&f, prefix, &l.Seats.seats))
	})
}

// unabbreviateOutcome does the same with the words of results: "7 sl.", "2 ylit."
func unabbreviateOutcome(text string) string {
	return writeOut(text, func(prefix string) (string, bool) {
		var f finder
		return f.word(search(&f, prefix, outcomeWords))
	})
}

// writeOut replaces the abbreviations in a text of which the word is found.
func writeOut(text string, find func(prefix string) (word string, ok bool)) string {
	if !strings.Contains(text, ".") { // as nearly always
		return text
	}
	return abbreviated.ReplaceAllStringFunc(text, func(short string) string {
		if word, ok := find(fold(strings.TrimSuffix(short, "."))); ok {
			return word + " "
		}
		return short
	})
}

// finder looks for the words that begin with an abbreviation.
type finder struct {
	found    string
	meanings int
}

// word returns the word where all that were found say the same. Its arguments are what
// search returned: whether the abbreviation is a word itself.
func (f *finder) word(isWord ...bool) (string, bool) {
	for _, is := range isWord {
		if is {
			return "", false
		}
	}
	return f.found, f.meanings == 1
}

// search looks for words that begin with a prefix, and reports whether that is one.
func search[V comparable](f *finder, prefix string, t *table[V]) (isWord bool) {
	if _, isWord = t.words[prefix]; isWord {
		return true
	}
	var found []string
	for word := range t.words {
		if strings.HasPrefix(word, prefix) {
			found = append(found, word)
		}
	}
	slices.Sort(found)
	said, last := make(map[V]bool), ""
	for _, word := range found {
		if last != "" && strings.HasPrefix(word, last) { // more words: "tikkiä alle"
			continue
		}
		said[t.words[word]], last = true, word
	}
	if f.found == "" && len(found) > 0 {
		f.found = found[0]
	}
	f.meanings += len(said)
	return false
}
