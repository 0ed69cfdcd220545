package arrange

import (
	"slices"
	"strconv"
	"strings"
	"unicode"

	"bridgecalc/internal/ingest/notation"
)

// roster numbers pairs and players that have names only: as a list does, or in the order
// in which they appear.
type roster struct {
	numbers map[string]string // by nameKey
	listed  []listedPair
	last    int // the number that was given last
}

// listedPair is a pair of a list.
type listedPair struct {
	number string
	words  []string // of the names of its players
}

// know takes the numbers of a list. Numbers that two pairs have are not used.
func (r *roster) know(list []Entrant) {
	for _, e := range list {
		if pair, err := notation.ReadPair(e.Number); err != nil || pair.Nobody || len(e.Names) == 0 {
			continue
		}
		words := nameWords(strings.Join(e.Names, " & "))
		same := func(p listedPair) bool { return slices.Equal(p.words, words) }
		if !slices.ContainsFunc(r.listed, same) { // a ranking says it again
			r.listed = append(r.listed, listedPair{e.Number, words})
		}
	}
	for i, p := range r.listed {
		if slices.ContainsFunc(r.listed[:i], func(q listedPair) bool { return q.number == p.number }) {
			r.listed = nil
			return
		}
	}
}

// numberOf returns the number of a pair or a player by the name: that of the only pair of
// the list with all its words, else the next.
func (r *roster) numberOf(name string) string {
	key := nameKey(name)
	if number, ok := r.numbers[key]; ok {
		return number
	}
	if r.numbers == nil {
		r.numbers = make(map[string]string)
	}
	number := r.listedNumber(nameWords(name))
	for number == "" {
		r.last++
		next := strconv.Itoa(r.last)
		if !slices.ContainsFunc(r.listed, func(p listedPair) bool { return p.number == next }) {
			number = next
		}
	}
	r.numbers[key] = number
	return number
}

// listedNumber returns the number of the only pair of the list that has all of some words,
// or "".
func (r *roster) listedNumber(words []string) string {
	number := ""
	for _, p := range r.listed {
		if slices.ContainsFunc(words, func(w string) bool { return !slices.Contains(p.words, w) }) {
			continue
		}
		if number != "" {
			return ""
		}
		number = p.number
	}
	return number
}

// nameWords returns the words of the names of a pair, without those between them.
func nameWords(names string) []string {
	var words []string
	for _, player := range notation.SplitNames(names) {
		for word := range strings.FieldsFuncSeq(strings.ToLower(player), func(r rune) bool { return !unicode.IsLetter(r) && !unicode.IsMark(r) }) {
			words = append(words, word)
		}
	}
	return words
}
