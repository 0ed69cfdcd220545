package ingest

import (
	_ "embed"
	"fmt"
	"slices"
	"strings"
	"sync"
	"unicode"

	"github.com/pelletier/go-toml/v2"
	"golang.org/x/text/runes"
	"golang.org/x/text/transform"
	"golang.org/x/text/unicode/norm"
)

//go:embed headers.toml
var headersTOML []byte

// languages are those of headers.toml; where a header fits two of them equally
// well, the first is taken.
var languages = []string{"en", "fi", "sv", "no", "da", "nl", "de", "fr", "pl", "es", "it"}

// vocabulary knows what the words of a header mean in one language. English
// words are understood beside those of any other.
type vocabulary struct {
	language string
	fields   map[string]meaning
	sides    map[string]string // "ov" -> "ew"
	spelled  map[string]string // the words of fields as one writes them
}

// meaning is a field's name in headers.toml, and how far down its list the word
// stood: the nearer to the top, the surer.
type meaning struct {
	field string
	rank  int
}

// headerFile is headers.toml: of each side and field the words in each language.
type headerFile struct {
	Side, Field map[string]map[string][]string
}

var headerWords = sync.OnceValue(func() (file headerFile) {
	if err := toml.Unmarshal(headersTOML, &file); err != nil {
		panic(fmt.Sprintf("headers.toml: %v", err)) // embedded: a fault of ours
	}
	return file
})

var vocabularies = sync.OnceValue(func() []vocabulary {
	file := headerWords()
	var all []vocabulary
	for _, language := range languages {
		v := vocabulary{language: language, fields: make(map[string]meaning), sides: make(map[string]string), spelled: make(map[string]string)}
		for _, from := range []string{"en", language} {
			for field, words := range file.Field {
				for rank, word := range words[from] {
					v.fields[plainWord(word)] = meaning{field, rank}
					v.spelled[plainWord(word)] = word
				}
			}
			for side, words := range file.Side {
				for _, word := range words[from] {
					v.sides[plainWord(word)] = side
				}
			}
		}
		all = append(all, v)
	}
	return all
})

// Languages are those that headings are understood in, English first.
func Languages() []string { return slices.Clone(languages) }

// Heading is the word that heads a column in a language, for sheets that are to
// be read back: "Pöytä". Fields are named as in headers.toml; those of one side
// have it in front ("ns.score"), and the pairs of a side are headed by the side
// alone. It is empty where the language has no word.
func Heading(language, field string) string {
	file := headerWords()
	first := func(words map[string][]string) string {
		if list := words[language]; len(list) > 0 {
			return list[0]
		}
		return ""
	}
	side, rest, sided := strings.Cut(field, ".")
	if !sided {
		return first(file.Field[field])
	}
	word := first(file.Side[side])
	if rest == "pair" {
		return word
	}
	return word + " " + first(file.Field[rest])
}

// lookUp finds what a header's plain word means: a field ("contract"), a field
// of one side ("ns.score"), or a side alone ("ns").
func (v *vocabulary) lookUp(word string) (meaning, bool) {
	if word == "" {
		return meaning{}, false
	}
	if m, ok := v.fields[word]; ok {
		return m, true
	}
	for sideWord, side := range v.sides {
		for _, cut := range []func(s, word string) (string, bool){strings.CutPrefix, strings.CutSuffix} {
			rest, found := cut(word, sideWord)
			if !found {
				continue
			}
			if rest == "" {
				return meaning{field: side}, true
			}
			if m, ok := v.fields[rest]; ok && sided[m.field] {
				return meaning{side + "." + m.field, m.rank}, true
			}
		}
	}
	return meaning{}, false
}

// sided are the fields that can belong to one side.
var sided = map[string]bool{"pair": true, "score": true, "points": true, "matchpoints": true, "name": true, "name1": true, "name2": true, "percent": true}

// plainWord strips a header down to its lower-case letters and digits: accents,
// spaces and punctuation vary from one export to the next.
func plainWord(text string) string {
	plain, _, err := transform.String(transform.Chain(norm.NFD, runes.Remove(runes.In(unicode.Mn))), strings.ToLower(text))
	if err != nil {
		plain = strings.ToLower(text)
	}
	return strings.Map(func(r rune) rune {
		switch {
		case r == 'ø':
			return 'o'
		case r == 'ł':
			return 'l'
		case r == '%', unicode.IsLetter(r), unicode.IsDigit(r):
			return r
		}
		return -1
	}, strings.ReplaceAll(plain, "æ", "ae"))
}
