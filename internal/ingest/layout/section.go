package layout

import (
	"strings"
	"sync"

	"bridgecalc/internal/ingest/field"
	"bridgecalc/internal/ingest/headings"
)

// titled are the fields that a title may give.
var titled = map[string]field.Field{
	"board": field.Board, "table": field.Table, "round": field.Round, "section": field.Section,
	"ns": field.NS, "ew": field.EW, "ns.pair": field.NS, "ew.pair": field.EW,
}

// titleWords are the words for boards, tables, rounds and sections in every
// language: a club's sheets may have titles in its own language and headings in
// English.
var titleWords = sync.OnceValue(func() map[string]field.Field {
	words := make(map[string]field.Field)
	for _, v := range headings.Vocabularies() {
		for word, m := range v.Fields {
			if f, ok := titled[m.Field]; ok {
				words[word] = f
			}
		}
	}
	return words
})

// everyTitleWord finds a word for a board, table, round or section: "board",
// "board no.", "donne n°".
func everyTitleWord(word string) (field.Field, bool) {
	if f, ok := titleWords()[word]; ok {
		return f, true
	}
	for _, number := range []string{"nro", "num", "nr", "no", "nº", "n"} {
		if rest, found := strings.CutSuffix(word, number); found {
			if f, ok := titleWords()[rest]; ok {
				return f, true
			}
		}
	}
	return 0, false
}

func isDigits(text string) bool {
	return text != "" && strings.Trim(text, "0123456789") == ""
}

// SectionNamed is the section that a sheet's name says, "Section B" or "B"; empty when
// it says none. worded tells that it says so with the word.
func SectionNamed(name string) (section string, worded bool) {
	words := strings.Fields(name)
	if len(words) == 0 || len(words) > 2 {
		return "", false
	}
	section = strings.ToUpper(words[len(words)-1])
	isOne := len(section) == 1 && (section[0] >= 'A' && section[0] <= 'Z' || len(words) == 2 && isDigits(section))
	if !isOne {
		return "", false
	}
	if len(words) == 1 {
		return section, false
	}
	f, ok := everyTitleWord(headings.Plain(words[0]))
	if !ok || f != field.Section {
		return "", false
	}
	return section, true
}
