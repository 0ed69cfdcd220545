package headings

import (
	_ "embed"
	"fmt"
	"slices"
	"strings"
	"sync"

	"github.com/pelletier/go-toml/v2"
)

//go:embed headers.toml
var headersTOML []byte

// languages are those of headers.toml; where a header fits two of them equally
// well, the first is taken.
var languages = []string{"en", "fi", "sv", "no", "da", "nl", "de", "fr", "pl", "es", "it"}

// Languages are those that headings are understood in, English first.
func Languages() []string { return slices.Clone(languages) }

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
