package headings

import (
	"strings"

	"bridgecalc/internal/ingest/words"
)

// Languages returns the languages that headings are understood in, English first.
func Languages() []string { return words.Languages() }

// Heading returns the word that heads a column in a language, for sheets that are to
// be read again: "Pöytä". Fields are named as in the files of package words; those of
// one side have it in front ("ns.score"), and the pairs of a side are headed by the
// side alone. It is empty where the language has no word.
func Heading(language, field string) string {
	w, ok := words.Of(language)
	if !ok {
		return ""
	}
	side, rest, sided := strings.Cut(field, ".")
	if !sided {
		return first(w.Heading[field])
	}
	word := first(sideWords(w)[side])
	if rest == "pair" {
		return word
	}
	return word + " " + first(w.Heading[rest])
}

func first(list []string) string {
	if len(list) == 0 {
		return ""
	}
	return list[0]
}

// sideWords returns the words of the two sides by their names in fields.
func sideWords(w *words.Words) map[string][]string {
	return map[string][]string{"ns": w.Side.NS, "ew": w.Side.EW}
}
