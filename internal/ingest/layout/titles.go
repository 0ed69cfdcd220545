package layout

import (
	"regexp"
	"strings"
	"sync"

	"bridgecalc/internal/ingest/field"
	"bridgecalc/internal/ingest/headings"
)

// title is what stands above results and holds for all of them: "Board 7".
type title struct {
	field  field.Field
	number string
	col    int // of the number, from 0
}

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

// titleParts are a word, a number and the rest of a text.
var titleParts = regexp.MustCompile(`^(\D*?)(\d+)(.*)$`)

// titleTail is what may follow in the same cell: "Board 7, dealer South".
var titleTail = regexp.MustCompile(`^\s*([,;:(/|.–-]|(?i:dealer|vul))\D*$`)

// titlesOf reads titles of a word and a number: "Board 7", "Spel: 7", "Table 3,
// Round 2". There are none when the text is anything else.
func titlesOf(text string) []title { return readTitles(text, everyTitleWord) }

// titlesOfBlock reads also the titles of a side, "NS 3".
func titlesOfBlock(v *headings.Vocabulary, text string) []title {
	return readTitles(text, func(word string) (field.Field, bool) { return titleWord(v, word) })
}

// titleWordOf is the word of a title, in whatever language, or empty.
func titleWordOf(text string) string {
	if m := titleParts.FindStringSubmatch(text); m != nil {
		return headings.Plain(m[1])
	}
	return ""
}

func readTitles(text string, word func(word string) (field.Field, bool)) []title {
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
		f, ok := word(headings.Plain(m[1]))
		if !ok {
			return nil
		}
		titles = append(titles, title{field: f, number: m[2]})
		text = m[3]
	}
	return titles
}

func titleWord(v *headings.Vocabulary, word string) (field.Field, bool) {
	if f, ok := everyTitleWord(word); ok {
		return f, true
	}
	m, _ := v.LookUp(word)
	f, ok := titled[m.Field]
	return f, ok
}

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
