package settings

import (
	_ "embed"
	"fmt"
	"slices"
	"strings"
	"sync"
	"unicode"

	"github.com/agnivade/levenshtein"
	"github.com/pelletier/go-toml/v2"
	"golang.org/x/text/runes"
	"golang.org/x/text/transform"
	"golang.org/x/text/unicode/norm"
)

//go:embed words.toml
var wordsTOML []byte

// byLanguage is words.toml: of each thing its words in each language.
type byLanguage map[string][]string

// vocabulary finds the program's own word by any other, in plain spelling.
type vocabulary struct {
	keys   map[string]string
	values map[string]map[string]string // by key
}

var words = sync.OnceValue(func() vocabulary {
	var file struct {
		Key   map[string]byLanguage
		Value map[string]map[string]byLanguage
	}
	if err := toml.Unmarshal(wordsTOML, &file); err != nil {
		panic(fmt.Sprintf("words.toml: %v", err)) // embedded: a fault of ours
	}
	v := vocabulary{keys: make(map[string]string), values: make(map[string]map[string]string)}
	for key, spellings := range file.Key {
		spellings.add(v.keys, key)
	}
	for key, values := range file.Value {
		v.values[key] = make(map[string]string)
		for value, spellings := range values {
			spellings.add(v.values[key], value)
		}
	}
	return v
})

// add enters the words of one thing.
func (b byLanguage) add(to map[string]string, name string) {
	for _, list := range b {
		for _, word := range list {
			to[plain(word)] = name
		}
	}
}

// plain makes spellings of a word comparable: lower case without accents, spaces
// and punctuation. Where there are no letters the punctuation is what counts:
// 1/7 is not 17.
func plain(text string) string {
	bare, _, err := transform.String(transform.Chain(norm.NFD, runes.Remove(runes.In(unicode.Mn))), strings.ToLower(text))
	if err != nil {
		bare = strings.ToLower(text)
	}
	bare = strings.NewReplacer("ø", "o", "ł", "l", "æ", "ae", "\u2212", "-", "\u2013", "-").Replace(bare)
	worded := strings.ContainsFunc(bare, unicode.IsLetter)
	return strings.Map(func(r rune) rune {
		switch {
		case unicode.IsLetter(r), unicode.IsDigit(r):
			return r
		case worded, unicode.IsSpace(r):
			return -1
		case r == ',':
			return '.'
		}
		return r
	}, bare)
}

// nearest are those of the candidates that a word may have been meant for,
// sorted. How far a word may be off grows with its length.
func nearest(word string, candidates map[string]string) []string {
	word = plain(word)
	var near []string
	for spelling, name := range candidates {
		begins := len(word) > 2 && strings.HasPrefix(spelling, word)
		allowed := min(2, (len(spelling)-1)/2)
		if begins || levenshtein.ComputeDistance(word, spelling) <= allowed {
			near = append(near, name)
		}
	}
	slices.Sort(near)
	return slices.Compact(near)
}

// or lists words: "a, b or c".
func or(list []string) string {
	if len(list) < 2 {
		return strings.Join(list, "")
	}
	last := len(list) - 1
	return strings.Join(list[:last], ", ") + " or " + list[last]
}
