package notation

import (
	"cmp"
	"regexp"
	"slices"
	"strings"
)

// abbreviated is a word with the point of an abbreviation, or letters with points.
var abbreviated = regexp.MustCompile(`(?:\pL\.){2,}|\pL+\.`)

// behindLevel is an abbreviation behind the first number of a text, which is that of a strain.
var behindLevel = regexp.MustCompile(`^\D*[1-7] ?((?:\pL\.){2,}|\pL+\.)`)

// vocabulary is a table of words, whatever they mean.
type vocabulary interface {
	has(word string) bool
	// beginning returns the first word that begins with a prefix, and how many different
	// things such words mean.
	beginning(prefix string) (word string, meanings int)
}

// unabbreviate puts the words of contracts for their abbreviations with a point: "3 spa. N 2
// ylit." One that is a word itself, or may be two that say different things, stays as it is.
func (l Letters) unabbreviate(text string) string {
	if at := behindLevel.FindStringSubmatchIndex(text); at != nil {
		text = text[:at[2]] + writeOut(text[at[2]:at[3]], &l.Suits.strains) + text[at[3]:]
	}
	return writeOut(text, &l.Suits.strains, &l.Suits.doublings, &l.Seats.seats, outcomeWords)
}

// unabbreviateSeat does the same with the words for seats: "et."
func (l Letters) unabbreviateSeat(text string) string { return writeOut(text, &l.Seats.seats) }

// unabbreviateOutcome does the same with the words of results: "7 sl.", "2 ylit."
func unabbreviateOutcome(text string) string { return writeOut(text, outcomeWords) }

// writeOut replaces the abbreviations in a text that are short for words of one meaning.
func writeOut(text string, among ...vocabulary) string {
	if !strings.Contains(text, ".") { // as nearly always
		return text
	}
	return abbreviated.ReplaceAllStringFunc(text, func(short string) string {
		if word, ok := longForm(fold(strings.TrimSuffix(short, ".")), among); ok {
			return word + " "
		}
		return short
	})
}

// longForm returns the word that begins with a prefix, where all that do mean the same and
// the prefix is no word itself.
func longForm(prefix string, among []vocabulary) (word string, ok bool) {
	all := 0
	for _, v := range among {
		if v.has(prefix) {
			return "", false
		}
		first, meanings := v.beginning(prefix)
		word = cmp.Or(word, first)
		all += meanings
	}
	return word, all == 1
}

func (t *table[V]) has(word string) bool {
	_, ok := t.words[word]
	return ok
}

func (t *table[V]) beginning(prefix string) (word string, meanings int) {
	var found []string
	for word := range t.words {
		if strings.HasPrefix(word, prefix) {
			found = append(found, word)
		}
	}
	if len(found) == 0 {
		return "", 0
	}
	slices.Sort(found)
	meant, last := make(map[V]bool), ""
	for _, word := range found {
		if last == "" || !strings.HasPrefix(word, last) { // else more words: "tikkiä alle" behind "tikkiä"
			meant[t.words[word]], last = true, word
		}
	}
	return found[0], len(meant)
}
