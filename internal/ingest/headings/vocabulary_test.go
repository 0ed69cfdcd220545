package headings

import (
	"maps"
	"slices"
	"strings"
	"testing"
	"unicode"
	"unicode/utf8"

	"bridgecalc/internal/ingest/words"
)

func TestPlainWord(t *testing.T) {
	tests := map[string]string{
		"": "", "Board": "board", " NS_PAIR_NUMBER ": "nspairnumber", "N-S": "ns", "E/W": "ew", "Pelinviejä": "pelinvieja", "ÖV": "ov", "Øv": "ov",
		"Række": "raekke", "Stół": "stol", "Rozgrywający": "rozgrywajacy", "Étui": "etui", "Levées": "levees", "Sección": "seccion", "% NS": "%ns",
		"Name 1": "name1", "Bd.": "bd", "*": "", "1NS": "1ns", "O\u0308V": "ov",
	}
	for text, want := range tests {
		if got := Plain(text); got != want {
			t.Errorf("plainWord(%q) = %q, want %q", text, got, want)
		}
	}
}

// TestHeadings has a word above each column of a blank sheet, in every language,
// that is spelled as one writes it and is understood as what it says.
func TestHeadings(t *testing.T) {
	fields := []string{
		"board", "section", "table", "round", "ns.pair", "ew.pair", "pair", "contract", "declarer", "lead", "tricks", "result",
		"score", "ns.score", "ew.score", "percent", "rank", "name", "ns.name", "ew.name", "name1", "name2", "member", "club",
		"direction", "north", "south", "east", "west", "remarks",
	}
	for _, v := range Vocabularies() {
		for _, field := range fields {
			heading := Heading(v.Language, field)
			if first, _ := utf8.DecodeRuneInString(heading); heading == "" || unicode.IsLower(first) {
				t.Errorf("%s: %s is headed %q", v.Language, field, heading)
			}
			m, ok := v.LookUp(Plain(heading))
			if side, isPair := strings.CutSuffix(field, ".pair"); isPair {
				field = side // the side alone heads the pairs
			}
			if !ok || m.Field != field || m.Rank != 0 {
				t.Errorf("%s: %q is understood as %s, word %d, not as %s", v.Language, heading, m.Field, m.Rank, field)
			}
		}
	}
}

// TestVocabularyIsCertain takes apart every word that is made of a side's and a
// field's: there is but one way.
func TestVocabularyIsCertain(t *testing.T) {
	for _, v := range Vocabularies() {
		for side := range v.sides {
			for field, m := range v.Fields {
				if !sided[m.Field] {
					continue
				}
				for _, word := range []string{side + field, field + side} {
					if _, ok := v.Fields[word]; ok {
						continue
					}
					if ways := waysOf(&v, word); len(ways) != 1 {
						t.Errorf("%s: %q may be %s", v.Language, word, strings.Join(ways, " or "))
					}
				}
			}
		}
	}
}

// waysOf are the fields that a word may be made of.
func waysOf(v *Vocabulary, word string) []string {
	ways := make(map[string]bool)
	for sideWord, side := range v.sides {
		for _, cut := range []func(s, word string) (string, bool){strings.CutPrefix, strings.CutSuffix} {
			if rest, found := cut(word, sideWord); found {
				if m, ok := v.Fields[rest]; ok && sided[m.Field] {
					ways[side+"."+m.Field] = true
				}
			}
		}
	}
	return slices.Sorted(maps.Keys(ways))
}

// TestVocabularySaysOneThing finds words that head two fields in one language.
func TestVocabularySaysOneThing(t *testing.T) {
	for _, w := range words.All() {
		for name, table := range map[string]map[string][]string{"heading": w.Heading, "side": sideWords(w)} {
			seen := make(map[string]string)
			for field, list := range table {
				for _, word := range list {
					if other, ok := seen[Plain(word)]; ok && other != field {
						t.Errorf("%s: %s %s means %s and %s", w.Language, name, word, other, field)
					}
					seen[Plain(word)] = field
				}
			}
		}
	}
}

func TestNearest(t *testing.T) {
	for _, tt := range []struct{ language, heading, want string }{
		{"en", "Contarct", "Contract"},
		{"en", "Trick", ""}, // known
		{"fi", "Pelinvijeä", "Pelinviejä"},
		{"fi", "Pöyty", "Pöytä"},
		{"en", "Weather", ""},
		{"en", "", ""},
	} {
		for _, v := range Vocabularies() {
			if _, known := v.LookUp(Plain(tt.heading)); v.Language != tt.language || known {
				continue
			}
			if got := v.Nearest(Plain(tt.heading)); got != tt.want {
				t.Errorf("nearest to %q in %s is %q, want %q", tt.heading, tt.language, got, tt.want)
			}
		}
	}
}
