package notation

import (
	"strings"
	"unicode"
	"unicode/utf8"

	"bridgecalc/internal/ingest/words"
)

// table maps words as they stand in folded texts to what they mean.
type table[V comparable] struct {
	words   map[string]V
	longest int // bytes of the longest word
}

// add adds words with one meaning, in all their spellings.
func (t *table[V]) add(value V, list ...string) {
	if t.words == nil {
		t.words = make(map[string]V)
	}
	for _, word := range list {
		for _, spelled := range words.Spelled(word) {
			folded := fold(spelled)
			for _, form := range []string{folded, undot(folded), strings.ReplaceAll(undot(folded), "-", "")} {
				t.words[form] = value
				t.longest = max(t.longest, len(form))
			}
		}
	}
	delete(t.words, "")
}

// cut takes the longest of the words off the front of a text.
func (t *table[V]) cut(text string) (value V, rest string, ok bool) {
	for n := min(len(text), t.longest); n > 0; n-- {
		if value, ok = t.words[text[:n]]; ok {
			return value, text[n:], true
		}
	}
	return value, text, false
}

// cutSuffix takes the longest of the words off the end of a text.
func (t *table[V]) cutSuffix(text string) (value V, rest string, ok bool) {
	for n := min(len(text), t.longest); n > 0; n-- {
		if value, ok = t.words[text[len(text)-n:]]; ok {
			return value, text[:len(text)-n], true
		}
	}
	return value, text, false
}

// undot removes the points behind letters: "SCH." is "SCH", "S.A." is "SA".
func undot(s string) string {
	if !strings.Contains(s, ".") {
		return s
	}
	var b strings.Builder
	afterLetter := false
	for _, r := range s {
		if r == '.' && afterLetter {
			continue
		}
		afterLetter = unicode.IsLetter(r)
		b.WriteRune(r)
	}
	return b.String()
}

// phraseOf returns the letters, digits and signs of a folded text, without accents
// unless it is a single letter: "P.O." is "PO", "~SITOUT" is "SITOUT".
func phraseOf(folded string) string {
	phrase := strings.Map(func(r rune) rune {
		if strings.ContainsRune(".-~()!:\"_", r) {
			return -1
		}
		return r
	}, folded)
	if utf8.RuneCountInString(phrase) > 1 {
		phrase = words.Bare(phrase)
	}
	return phrase
}
