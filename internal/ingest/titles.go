package ingest

import (
	"regexp"
	"strings"
	"sync"
)

// title is what stands above results and holds for all of them: "Board 7".
type title struct {
	field  field
	number string
	col    int // of the number, from 0
}

// titled are the fields that a title may give.
var titled = map[string]field{
	"board": fBoard, "table": fTable, "round": fRound, "section": fSection,
	"ns": fNS, "ew": fEW, "ns.pair": fNS, "ew.pair": fEW,
}

// titleWords are the words for boards, tables, rounds and sections in every
// language: a club's sheets may have titles in its own language and headings in
// English.
var titleWords = sync.OnceValue(func() map[string]field {
	words := make(map[string]field)
	for _, v := range vocabularies() {
		for word, m := range v.fields {
			if f, ok := titled[m.field]; ok {
				words[word] = f
			}
		}
	}
	return words
})

// titleParts are a word, a number and the rest of a text.
var titleParts = regexp.MustCompile(`^(\D*?)(\d+)(.*)$`)

// titleTail is what may follow in the same cell: "Board 7, dealer South".
var titleTail = regexp.MustCompile(`^\s*([,;:(/|.–-]|(?i:dealer|vul))\D*$`)

// titlesOf reads titles of a word and a number: "Board 7", "Spel: 7", "Table 3,
// Round 2". There are none when the text is anything else.
func titlesOf(text string) []title { return readTitles(text, everyTitleWord) }

// titlesOf reads also the titles of a side, "NS 3".
func (v *vocabulary) titlesOf(text string) []title { return readTitles(text, v.titleWord) }

// titleWordOf is the word of a title, in whatever language, or empty.
func titleWordOf(text string) string {
	if m := titleParts.FindStringSubmatch(text); m != nil {
		return plainWord(m[1])
	}
	return ""
}

func readTitles(text string, word func(word string) (field, bool)) []title {
	if text == "" || text[0] <= '9' || !strings.ContainsAny(text, "0123456789") {
		return nil // most cells
	}
	var titles []title
	for text != "" {
		m := titleParts.FindStringSubmatch(text)
		if m == nil {
			if len(titles) > 0 && titleTail.MatchString(text) {
				break
			}
			return nil
		}
		f, ok := word(plainWord(m[1]))
		if !ok {
			return nil
		}
		titles = append(titles, title{field: f, number: m[2]})
		text = m[3]
	}
	return titles
}

func (v *vocabulary) titleWord(word string) (field, bool) {
	if f, ok := everyTitleWord(word); ok {
		return f, true
	}
	m, _ := v.lookUp(word)
	f, ok := titled[m.field]
	return f, ok
}

// everyTitleWord finds a word for a board, table, round or section: "board",
// "board no.", "donne n°".
func everyTitleWord(word string) (field, bool) {
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
