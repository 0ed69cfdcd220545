package notation

import (
	"slices"
	"strings"
	"unicode"

	"bridgecalc/internal/ingest/words"
)

// phrases are the ways to say one thing in the whole of a cell, in every language.
type phrases struct {
	whole     map[string]bool // as phraseOf returns them
	languages []phrasing
	shortened bool // their words may have points: "n. played"
}

// phrasing is what the phrases of a language are made of, with those of English.
type phrasing struct {
	words     map[string]bool // in any of them
	phrases   [][]string
	negations map[string]bool
}

// newShortened returns phrases of which words may be shortened.
func newShortened(pick func(w *words.Words) []string, beside ...func(w *words.Words) []string) *phrases {
	p := newPhrases(pick, beside...)
	p.shortened = true
	return p
}

// newPhrases returns the phrases that a function picks from the words of each language;
// others pick what may be beside them.
func newPhrases(pick func(w *words.Words) []string, beside ...func(w *words.Words) []string) *phrases {
	p := &phrases{whole: make(map[string]bool)}
	english := pick(words.All()[0])
	for _, w := range words.All() {
		of := phrasing{words: make(map[string]bool), negations: make(map[string]bool)}
		for _, word := range slices.Concat(words.All()[0].Phrase.Not, w.Phrase.Not) {
			of.negations[strings.ToUpper(words.Bare(word))] = true
		}
		for _, phrase := range slices.Concat(english, pick(w)) {
			for _, spelled := range words.Spelled(phrase) {
				p.whole[phraseOf(fold(spelled))] = true
				of.add(wordsOf(spelled))
			}
		}
		others := [][]string{w.Phrase.For, w.Phrase.By, w.Count.Four, w.Heading["board"], w.Heading["table"]}
		for _, pick := range beside {
			others = append(others, pick(words.All()[0]), pick(w))
		}
		for _, list := range others {
			for _, word := range list {
				for _, spelled := range words.Spelled(word) {
					of.addWords(wordsOf(spelled))
				}
			}
		}
		p.languages = append(p.languages, of)
	}
	return p
}

func (p *phrasing) add(phrase []string) {
	p.phrases = append(p.phrases, phrase)
	p.addWords(phrase)
}

func (p *phrasing) addWords(list []string) {
	for _, word := range list {
		p.words[word] = true
	}
}

// say reports whether a text is one of the phrases, or one with other words of the same
// language between and around its own: "pas hele vejen rundt" has "pas", and the rest
// is in "pas hele vejen" and "pas rundt". A phrase that the text denies is not said:
// "not cancelled".
func (p *phrases) say(text string) bool {
	if p.whole[phraseOf(fold(text))] {
		return true
	}
	said := wordsOf(text)
	const most = 8
	if len(said) < 2 || len(said) > most {
		return false
	}
	if strings.Contains(text, ".") && p.shortened {
		said = shortenedWordsOf(text)
	}
	return slices.ContainsFunc(p.languages, func(of phrasing) bool { return of.say(said) })
}

// longEnough is how many letters of a word tell it.
const longEnough = 3

func (p *phrasing) say(said []string) bool {
	named := false
	for _, word := range said {
		if !isIn(p.words, word) {
			return false
		}
		named = named || len(strings.TrimSuffix(word, ".")) >= longEnough
	}
	if !named {
		return false
	}
	var within [][]string
	for _, phrase := range p.phrases {
		if isWithin(phrase, said) {
			within = append(within, phrase)
		}
	}
	return len(within) > 0 && !p.deny(said, within)
}

// deny reports whether a text has a negation that is part of none of the phrases within
// it. One that is a phrase itself denies others, but not itself: Swedish "ingen".
func (p *phrasing) deny(said []string, within [][]string) bool {
	within = slices.DeleteFunc(within, func(phrase []string) bool { return len(phrase) == 1 && p.negations[phrase[0]] })
	if len(within) == 0 {
		return false
	}
	return slices.ContainsFunc(said, func(word string) bool {
		return isIn(p.negations, word) && !slices.ContainsFunc(within, func(phrase []string) bool {
			return slices.ContainsFunc(phrase, func(part string) bool { return isShortFor(word, part) })
		})
	})
}

// isIn reports whether a word, or one that it is short for, is one of a set.
func isIn(set map[string]bool, word string) bool {
	if !strings.HasSuffix(word, ".") {
		return set[word]
	}
	for whole := range set {
		if isShortFor(word, whole) {
			return true
		}
	}
	return false
}

// isShortFor reports whether a word is another one, or with a point its beginning.
func isShortFor(word, whole string) bool {
	prefix, short := strings.CutSuffix(word, ".")
	return word == whole || short && strings.HasPrefix(whole, prefix)
}

// isWithin reports whether some words stand among others in the same order.
func isWithin(some, all []string) bool {
	for _, word := range all {
		if len(some) > 0 && isShortFor(word, some[0]) {
			some = some[1:]
		}
	}
	return len(some) == 0
}

// wordsOf returns the words and numbers of a text, folded and without accents.
func wordsOf(text string) []string { return fieldsOf(text, "") }

// shortenedWordsOf is wordsOf that leaves the points behind words.
func shortenedWordsOf(text string) []string { return fieldsOf(text, ".") }

func fieldsOf(text, besides string) []string {
	return strings.FieldsFunc(strings.ToUpper(words.Bare(strings.NewReplacer("×", " X ", ".", ". ").Replace(text))), func(r rune) bool {
		return !unicode.IsLetter(r) && !unicode.IsDigit(r) && !strings.ContainsRune(besides, r)
	})
}
