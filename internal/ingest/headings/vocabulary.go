package headings

import (
	"strings"
	"sync"

	"github.com/agnivade/levenshtein"

	"bridgecalc/internal/ingest/words"
)

// Vocabulary knows what the words of a header mean in one language. English
// words are understood beside those of any other.
type Vocabulary struct {
	Language string
	Fields   map[string]meaning
	sides    map[string]string // "ov" -> "ew"
	spelled  map[string]string // the words of fields as one writes them
}

// meaning is a field's name in the files of package words, and how far down its list the word
// stood: the nearer to the top, the surer.
type meaning struct {
	Field string
	Rank  int
}

// Vocabularies returns those of all languages, English first.
var Vocabularies = sync.OnceValue(func() []Vocabulary {
	var all []Vocabulary
	english := words.All()[0]
	for _, w := range words.All() {
		v := Vocabulary{
			Language: w.Language,
			Fields:   make(map[string]meaning), sides: make(map[string]string), spelled: make(map[string]string),
		}
		v.add(english)
		v.add(w)
		all = append(all, v)
	}
	return all
})

// add adds the words of a language, which replace those of another with another
// meaning.
func (v *Vocabulary) add(w *words.Words) {
	for field, list := range w.Heading {
		for rank, word := range list {
			v.Fields[Plain(word)] = meaning{field, rank}
			v.spelled[Plain(word)] = word
		}
	}
	for side, list := range sideWords(w) {
		for _, word := range list {
			v.sides[Plain(word)] = side
		}
	}
}

// Of is that of a language.
func Of(language string) *Vocabulary {
	for n := range Vocabularies() {
		if v := &Vocabularies()[n]; v.Language == language {
			return v
		}
	}
	return &Vocabularies()[0]
}

// LookUp finds what a header's plain word means: a field ("contract"), a field
// of one side ("ns.score"), or a side alone ("ns").
func (v *Vocabulary) LookUp(word string) (meaning, bool) {
	if word == "" {
		return meaning{}, false
	}
	if m, ok := v.Fields[word]; ok {
		return m, true
	}
	for sideWord, side := range v.sides {
		for _, cut := range []func(s, word string) (string, bool){strings.CutPrefix, strings.CutSuffix} {
			rest, found := cut(word, sideWord)
			if !found {
				continue
			}
			if rest == "" {
				return meaning{Field: side}, true
			}
			m, ok := v.Fields[rest]
			switch {
			case ok && sided[m.Field]:
				return meaning{side + "." + m.Field, m.Rank}, true
			case ok && m.Field == "result": // of one side it is a score, where no other heading says so
				return meaning{side + ".score", m.Rank + 100}, true
			}
		}
	}
	return meaning{}, false
}

// FieldOf is the field that a text names, or empty.
func (v *Vocabulary) FieldOf(text string) string {
	meant, _ := v.LookUp(Plain(text))
	return meant.Field
}

// sided are the fields that can belong to one side.
var sided = map[string]bool{"pair": true, "score": true, "total": true, "points": true, "matchpoints": true, "imps": true, "name": true, "name1": true, "name2": true, "percent": true}

// Nearest is the known word that a heading comes close to, or empty.
func (v *Vocabulary) Nearest(word string) string {
	best, least := "", 1+len(word)/4
	for known := range v.Fields {
		distance := levenshtein.ComputeDistance(word, known)
		if len(known) > 3 && (distance < least || distance == least && best != "" && known < best) {
			best, least = known, distance
		}
	}
	return v.spelled[best]
}

// Sides returns the plain words for NS and EW with the side that each means.
func (v *Vocabulary) Sides() map[string]string { return v.sides }
