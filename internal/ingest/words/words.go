// Package words holds the words that result sheets are written in: one data file
// for each language, with the headings of columns, the letters for suits and seats
// and what cells say in words.
//
// It knows nothing about sheets. Package headings compares its words with the
// headings of columns, package notation with the texts of cells. The format of the
// files is described at the top of en.toml.
package words

import (
	"bytes"
	"embed"
	"fmt"
	"slices"
	"sync"

	"github.com/pelletier/go-toml/v2"
)

//go:embed *.toml
var files embed.FS

// languages lists the languages, English first. Where a text fits two languages
// equally well, the first one is taken.
var languages = []string{"en", "fi", "sv", "no", "da", "nl", "de", "fr", "pl", "es", "it"}

// Words holds the words of one language. The fields are the keys of its file.
type Words struct {
	Language string `toml:"-"` // "en"

	Side    Side
	Heading map[string][]string // by field: "board", "home.imps"
}

// Side holds the words for the two sides.
type Side struct{ NS, EW []string }

// Languages returns the codes of all languages, English first.
func Languages() []string { return slices.Clone(languages) }

// All returns the words of every language, English first. They are shared: callers
// must not change them.
var All = sync.OnceValue(func() []*Words {
	var all []*Words
	for _, language := range languages {
		w, err := read(language)
		if err != nil {
			panic(fmt.Sprintf("words: %s.toml: %v", language, err)) // embedded, so it is a bug
		}
		all = append(all, w)
	}
	return all
})

// Of returns the words of a language; ok is false for an unknown one.
func Of(language string) (w *Words, ok bool) {
	i := slices.Index(languages, language)
	if i < 0 {
		return nil, false
	}
	return All()[i], true
}

// read reads the file of a language. A key that no field of Words has is an error.
func read(language string) (*Words, error) {
	data, err := files.ReadFile(language + ".toml")
	if err != nil {
		return nil, err
	}
	w := &Words{Language: language}
	decoder := toml.NewDecoder(bytes.NewReader(data))
	decoder.DisallowUnknownFields()
	return w, decoder.Decode(w)
}
