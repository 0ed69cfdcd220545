package settings

import (
	"slices"
	"strings"
	"sync"

	sheetwords "bridgecalc/internal/ingest/words"
)

// sideParts are the fields that each side has one of.
var sideParts = []string{"pair", "name", "name1", "name2", "score", "points", "matchpoints", "imps", "percent", "total", "honours"}

// fieldNames holds the fields by the words for them.
type fieldNames struct {
	fields map[string]string // by the plain word
	sides  map[string]string // "ns" and "ew" by the plain word
	words  []string          // of sides, the longest first
}

var theFields = sync.OnceValue(func() *fieldNames {
	f := &fieldNames{fields: map[string]string{Ignored: Ignored, "ignored": Ignored}, sides: make(map[string]string)}
	english := sheetwords.All()[0]
	for field := range english.Heading {
		f.add(field, field)
	}
	for _, side := range []string{"ns", "ew"} {
		for _, part := range sideParts {
			f.add(side+part, side+"."+part)
		}
	}
	for _, w := range sheetwords.All() {
		for side, list := range map[string][]string{"ns": w.Side.NS, "ew": w.Side.EW} {
			for _, word := range list {
				f.sides[plain(word)] = side
				f.add(word, side+".pair")
			}
		}
	}
	for _, w := range sheetwords.All() {
		f.addRanked(w.Heading)
	}
	for word := range f.sides {
		f.words = append(f.words, word)
	}
	slices.SortFunc(f.words, func(a, b string) int { return len(b) - len(a) })
	return f
})

func (f *fieldNames) add(word, field string) {
	if word = plain(word); f.fields[word] == "" && word != "" {
		f.fields[word] = field
	}
}

// addRanked adds the words of a language. A word of several fields is that of the list
// in which it stands nearest to the top.
func (f *fieldNames) addRanked(lists map[string][]string) {
	fields, most := make([]string, 0, len(lists)), 0
	for field, list := range lists {
		fields, most = append(fields, field), max(most, len(list))
	}
	slices.Sort(fields)
	for rank := range most {
		for _, field := range fields {
			if rank < len(lists[field]) {
				f.add(lists[field][rank], field)
			}
		}
	}
}

// fieldNamed returns the field with a name or a heading; empty where there is none.
func fieldNamed(text string) string {
	f, word := theFields(), plain(text)
	if field := f.fields[word]; field != "" {
		return field
	}
	for _, name := range f.words { // "NS score", "points for EW"
		for _, rest := range []string{strings.TrimPrefix(word, name), strings.TrimSuffix(word, name)} {
			if part := f.fields[strings.TrimSuffix(rest, "for")]; rest != word && slices.Contains(sideParts, part) {
				return f.sides[name] + "." + part
			}
		}
	}
	return ""
}

// fieldsNear returns the fields that a word may have been meant for.
func fieldsNear(word string) []string {
	near := nearest(word, theFields().fields)
	const most = 4
	return near[:min(most, len(near))]
}
