package ingest

import (
	"maps"
	"slices"
	"strings"
	"testing"

	"github.com/pelletier/go-toml/v2"
)

func TestPlainWord(t *testing.T) {
	tests := map[string]string{
		"": "", "Board": "board", " NS_PAIR_NUMBER ": "nspairnumber", "N-S": "ns", "E/W": "ew", "Pelinviejä": "pelinvieja", "ÖV": "ov", "Øv": "ov",
		"Række": "raekke", "Stół": "stol", "Rozgrywający": "rozgrywajacy", "Étui": "etui", "Levées": "levees", "Sección": "seccion", "% NS": "%ns",
		"Name 1": "name1", "Bd.": "bd", "*": "", "1NS": "1ns", "O\u0308V": "ov",
	}
	for text, want := range tests {
		if got := plainWord(text); got != want {
			t.Errorf("plainWord(%q) = %q, want %q", text, got, want)
		}
	}
}

// TestVocabularyIsPlain keeps the words reachable: a header is stripped before it
// is looked up.
func TestVocabularyIsPlain(t *testing.T) {
	for _, v := range vocabularies() {
		for _, word := range slices.Concat(slices.Collect(maps.Keys(v.fields)), slices.Collect(maps.Keys(v.sides))) {
			if got := plainWord(word); got != word {
				t.Errorf("%s: %q is never found: it is read as %q", v.language, word, got)
			}
		}
	}
}

// TestVocabularyIsCertain takes apart every word that is made of a side's and a
// field's: there is but one way.
func TestVocabularyIsCertain(t *testing.T) {
	for _, v := range vocabularies() {
		for side := range v.sides {
			for field, m := range v.fields {
				if !sided[m.field] {
					continue
				}
				for _, word := range []string{side + field, field + side} {
					if _, ok := v.fields[word]; ok {
						continue
					}
					if ways := waysOf(&v, word); len(ways) != 1 {
						t.Errorf("%s: %q may be %s", v.language, word, strings.Join(ways, " or "))
					}
				}
			}
		}
	}
}

// waysOf are the fields that a word may be made of.
func waysOf(v *vocabulary, word string) []string {
	ways := make(map[string]bool)
	for sideWord, side := range v.sides {
		for _, cut := range []func(s, word string) (string, bool){strings.CutPrefix, strings.CutSuffix} {
			if rest, found := cut(word, sideWord); found {
				if m, ok := v.fields[rest]; ok && sided[m.field] {
					ways[side+"."+m.field] = true
				}
			}
		}
	}
	return slices.Sorted(maps.Keys(ways))
}

// TestVocabularySaysOneThing finds words that head two fields in one language.
func TestVocabularySaysOneThing(t *testing.T) {
	var file struct {
		Field, Side map[string]map[string][]string
	}
	if err := toml.Unmarshal(headersTOML, &file); err != nil {
		t.Fatal(err)
	}
	for name, table := range map[string]map[string]map[string][]string{"field": file.Field, "side": file.Side} {
		seen := make(map[string]string)
		for field, words := range table {
			for language, list := range words {
				if !slices.Contains(languages, language) {
					t.Errorf("%s.%s: there is no language %s", name, field, language)
				}
				for _, word := range list {
					key := language + " " + word
					if other, ok := seen[key]; ok {
						t.Errorf("%s %s heads %s and %s", name, key, other, field)
					}
					seen[key] = field
				}
			}
		}
	}
}
