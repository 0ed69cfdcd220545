package arrange

import (
	"cmp"
	"slices"
	"strings"
	"sync"
	"unicode"
	"unicode/utf8"

	"bridgecalc/internal/ingest/cells"

	"github.com/agnivade/levenshtein"

	"bridgecalc/internal/ingest/headings"
	"bridgecalc/internal/ingest/notation"
	"bridgecalc/internal/ingest/words"
)

// Meaning is something that a heading may say of its column.
type Meaning struct {
	Field  string // as in the files of words, with its side: "board", "ns.score", "home.imps"
	Room   string // "open" or "closed" where the heading names a room
	Weight int    // how sure it is, up to 100
	// languages are those in which it says so, a bit each.
	languages uint32
}

// The weights of ways to find a word.
const (
	wholeWeight  = 100 // the whole heading is a known word
	partsWeight  = 85  // each part is one
	prefixWeight = 65  // a part is the beginning of one
	slipWeight   = 55  // a part is one but for a slip
	leastWeight  = 20
)

// dictionary finds the fields that a plain word means in any language.
type dictionary struct {
	words map[string][]Meaning
	long  []string // the words that a slip or an abbreviation may mean
}

var theDictionary = sync.OnceValue(func() *dictionary {
	d := &dictionary{words: make(map[string][]Meaning)}
	for n, w := range words.All() {
		languages := uint32(1) << n
		if n == 0 { // English words are at home in every language
			languages = 1<<len(words.All()) - 1
		}
		for field, list := range w.Heading {
			for rank, word := range list {
				d.add(headings.Plain(word), Meaning{Field: field, Weight: wholeWeight - min(rank, 10), languages: languages})
			}
		}
		for side, list := range map[string][]string{"ns": w.Side.NS, "ew": w.Side.EW} {
			for _, word := range list {
				d.add(headings.Plain(word), Meaning{Field: side, Weight: wholeWeight, languages: languages})
			}
		}
	}
	const shortest = 4 // letters of a word that may have a slip
	for word := range d.words {
		if len(word) >= shortest {
			d.long = append(d.long, word)
		}
	}
	slices.Sort(d.long)
	return d
})

func (d *dictionary) add(word string, m Meaning) {
	for i := range d.words[word] {
		if known := &d.words[word][i]; known.Field == m.Field {
			known.languages |= m.languages
			known.Weight = max(known.Weight, m.Weight)
			return
		}
	}
	d.words[word] = append(d.words[word], m)
}

// longestHeading is the length of the longest text that is read as a heading, in
// bytes.
const longestHeading = 60

// meaningOf returns the field that a heading most likely means, or "".
func (b *Book) meaningOf(id cells.ID) string { return meaningIn(&b.words, id) }

func meaningIn(words *cells.Memo[[]Meaning], id cells.ID) string {
	if meanings, _ := words.Of(id); len(meanings) > 0 {
		return meanings[0].Field
	}
	return ""
}

// readHeading returns what a text may mean as a heading, the surest first. Loose
// readings take abbreviations and slips as well, which names have by chance.
func readHeading(text string, loose bool) []Meaning {
	if len(text) > longestHeading || strings.IndexFunc(text, isHeadingRune) < 0 {
		return nil
	}
	if rows, _, both := strings.Cut(text, `\`); both { // "Board \ Pair": what the rows are, and the columns
		text = strings.TrimSpace(rows)
	}
	h := &headingReader{dictionary: theDictionary(), loose: loose}
	if first, rest, found := strings.Cut(text, " "); found && notation.IsVersus(first) { // "v E/W", where v is no seat; "c/ EO"
		if opponents := h.parts("vs " + rest); len(opponents) > 0 {
			return opponents
		}
	}
	if isSignedHeading(text) {
		if listed := h.words[headings.Plain(text)]; len(listed) > 0 && (listed[0].Field == "plus" || listed[0].Field == "minus") { // "We +"
			return slices.Clone(listed)
		}
		return ofSign(text, h.parts(text))
	}
	if words := splitWords(text); len(words) == 2 && len(words[1]) == 1 && len(words[0]) > 2 { // "Player S" is not Players
		if parts := h.parts(text); len(parts) > 0 {
			return parts
		}
	}
	if whole := h.whole(text); len(whole) > 0 {
		return whole
	}
	return h.parts(text)
}

// ofSign returns what a heading with a sign means: "Score +" and "Score –" are what a side
// gained and lost.
func ofSign(text string, meanings []Meaning) []Meaning {
	const weight = 88 // more than that of a score
	if len(meanings) == 0 || meanings[0].Field != "score" && meanings[0].Field != "points" {
		return meanings
	}
	switch last, _ := utf8.DecodeLastRuneInString(strings.TrimSpace(text)); last {
	case '+':
		return append([]Meaning{{Field: "plus", Weight: weight, languages: meanings[0].languages}}, meanings...)
	case '-', '−', '–':
		return append([]Meaning{{Field: "minus", Weight: weight, languages: meanings[0].languages}}, meanings...)
	}
	return meanings
}

// isSignedHeading reports whether a heading is a side with a sign, "NS +": what it
// scored, or lost.
func isSignedHeading(text string) bool {
	bare := strings.Trim(text, "+-−– ")
	return bare != strings.TrimSpace(text) && strings.IndexFunc(bare, unicode.IsLetter) >= 0
}

func isHeadingRune(r rune) bool { return unicode.IsLetter(r) || strings.ContainsRune("%#+-±", r) }

type headingReader struct {
	*dictionary
	loose bool
}

// whole looks up a heading as one word: "NS_PAIR_NUMBER", "Score øv".
func (h *headingReader) whole(text string) []Meaning {
	switch strings.ReplaceAll(text, " ", "") {
	case "+/-", "±", "=/+/-", "+/=/-", "=/+/−", "+/−", "-/+", "+-":
		return []Meaning{{Field: "result", Weight: partsWeight}}
	case "+":
		return []Meaning{{Field: "plus", Weight: prefixWeight}}
	case "-", "−", "–":
		return []Meaning{{Field: "minus", Weight: prefixWeight}}
	case "#":
		return []Meaning{{Field: "board", Weight: prefixWeight}, {Field: "pair", Weight: prefixWeight - 1}}
	}
	return h.lookUp(headings.Plain(text))
}

// lookUp returns the meanings of a plain word, which may have a side at either end.
func (h *headingReader) lookUp(word string) []Meaning {
	if word == "" {
		return nil
	}
	found := slices.Clone(h.words[word])
	if len(found) > 0 || len(word) < 3 {
		return sortMeanings(found)
	}
	byField := make(map[string]int)
	for n := range headings.Vocabularies() {
		v := &headings.Vocabularies()[n]
		meant, ok := v.LookUp(word)
		if !ok {
			continue
		}
		i, seen := byField[meant.Field]
		if !seen {
			i = len(found)
			byField[meant.Field] = i
			found = append(found, Meaning{Field: meant.Field, Weight: wholeWeight - min(meant.Rank, 40)})
		}
		found[i].languages |= 1 << n
	}
	return sortMeanings(found)
}

func sortMeanings(all []Meaning) []Meaning {
	slices.SortStableFunc(all, func(a, b Meaning) int {
		return cmp.Or(b.Weight-a.Weight, strings.Compare(a.Field, b.Field))
	})
	return all
}

// numberWords say that a column holds numbers, and nothing else.
var numberWords = map[string]bool{
	"no": true, "nr": true, "nro": true, "num": true, "number": true, "n": true, "nº": true, "n°": true, "no.": true, "#": true,
	"numero": true, "nummer": true, "numer": true, "nos": true, "nrs": true, "numeros": true, "of": true, "the": true, "de": true, "du": true, "des": true, "la": true,
	"der": true, "die": true, "av": false, "des.": true, "van": true, "del": true, "di": true, "och": true, "und": true, "and": true, "et": true, "y": true, "e": false, "ja": true,
}

// part is a part of a heading with what it may mean.
type part struct {
	text     string
	meanings []Meaning
}

// parts reads a heading part by part: "Nº mano", "Contr. NS", "Punkte (NS)".
func (h *headingReader) parts(text string) []Meaning {
	words := splitWords(text)
	const most = 7
	if len(words) > most {
		return nil
	}
	var parts []part
	unknown := 0
	for i := 0; i < len(words); {
		p, n := h.longest(words[i:])
		if n == 0 && i > 0 && i == len(words)-1 && endsInName(parts) { // "Player N" is North
			if found := h.lookUp(strings.ToLower(words[i])); len(found) > 0 {
				p, n = part{words[i], lower(found, partsWeight)}, 1
			}
		}
		switch {
		case n > 0:
			parts = append(parts, p)
		case numberWords[strings.ToLower(words[i])]:
			n = 1
		case len([]rune(words[i])) == 1 && !unicode.IsLetter([]rune(words[i])[0]):
			parts, n = append(parts, part{text: words[i]}), 1
		default:
			n = 1
			unknown++
		}
		i += n
	}
	known := 0
	for _, p := range parts {
		if len(p.meanings) > 0 {
			known++
		}
	}
	if known == 0 || unknown >= known && !(unknown == 1 && known == 1 && h.loose) {
		return nil
	}
	combined := combine(parts)
	for i := range combined {
		combined[i].Weight -= 20 * unknown
	}
	return slices.DeleteFunc(combined, func(m Meaning) bool { return m.Weight < leastWeight })
}

// endsInName reports whether the last part of a heading speaks of a person.
func endsInName(parts []part) bool {
	if len(parts) == 0 {
		return false
	}
	return slices.ContainsFunc(parts[len(parts)-1].meanings, func(m Meaning) bool { return m.Field == "name" })
}

// longest finds the meaning of the longest run of words at the front, and how many
// these are.
func (h *headingReader) longest(parts []string) (part, int) {
	const most = 3
	for n := min(most, len(parts)); n > 0; n-- {
		text := strings.Join(parts[:n], " ")
		if n > 1 && slices.ContainsFunc(parts[:n], func(w string) bool { return headings.Plain(w) == "" }) {
			continue
		}
		if n > 1 && len(parts[n-1]) == 1 && len(parts[0]) > 2 && len(h.words[headings.Plain(parts[n-1])]) > 0 {
			continue // "Player S" is not Players
		}
		plain := headings.Plain(text)
		if n == 1 && numberWords[plain] {
			continue
		}
		if found := h.lookUp(plain); len(found) > 0 {
			return part{text, lower(found, partsWeight)}, n
		}
	}
	if h.loose {
		if found := h.near(headings.Plain(parts[0])); len(found) > 0 {
			return part{parts[0], found}, 1
		}
	}
	return part{}, 0
}

// lower returns meanings with no more than a weight each.
func lower(meanings []Meaning, most int) []Meaning {
	lowered := slices.Clone(meanings)
	for i := range lowered {
		lowered[i].Weight = most - (wholeWeight - lowered[i].Weight)
	}
	return lowered
}

// near returns the meanings of the words that a word abbreviates, or that differ
// from it by a slip.
func (h *headingReader) near(word string) []Meaning {
	const shortest = 3 // letters of an abbreviation
	var found []Meaning
	if len(word) < shortest {
		return nil
	}
	for _, known := range h.long {
		switch {
		case len(known) > len(word) && strings.HasPrefix(known, word):
			found = join(found, lower(h.words[known], prefixWeight))
		case len(word) > shortest && isSlip(word, known):
			found = join(found, lower(h.words[known], slipWeight))
		}
	}
	const most = 3 // fields; a word that may mean more says nothing
	if len(found) > most {
		return nil
	}
	return sortMeanings(found)
}

// isSlip reports whether two words differ by a letter, or by two where they are long.
func isSlip(a, b string) bool {
	const long = 8
	most := 1
	if min(len(a), len(b)) >= long {
		most = 2
	}
	if len(a)-len(b) > most || len(b)-len(a) > most {
		return false
	}
	return levenshtein.ComputeDistance(a, b) <= most
}

// join adds meanings of fields that are not there yet.
func join(all, more []Meaning) []Meaning {
	for _, m := range more {
		i := slices.IndexFunc(all, func(known Meaning) bool { return known.Field == m.Field })
		if i < 0 {
			all = append(all, m)
			continue
		}
		all[i].Weight = max(all[i].Weight, m.Weight)
		all[i].languages |= m.languages
	}
	return all
}

// splitWords splits a heading at what is neither letter nor digit; signs that mean
// something are words of their own.
func splitWords(text string) []string {
	var words []string
	start := -1
	end := func(i int) {
		if start >= 0 {
			words = append(words, text[start:i])
			start = -1
		}
	}
	for i, r := range text {
		switch {
		case unicode.IsLetter(r) || unicode.IsDigit(r) || r == '°' || r == 'º' || unicode.IsMark(r):
			if start < 0 {
				start = i
			}
		default:
			if r == '–' { // as a sign
				r = '-'
			}
			hyphen := r == '-' && start >= 0 && startsWithLetter(text[i+1:]) // "IL-parit"
			end(i)
			if strings.ContainsRune("+-−%#", r) && !hyphen {
				words = append(words, string(r))
			}
		}
	}
	end(len(text))
	return words
}

func startsWithLetter(text string) bool {
	r, _ := utf8.DecodeRuneInString(text)
	return unicode.IsLetter(r)
}

// combine makes one meaning of those of the parts of a heading: a side and a score
// are the score of the side.
func combine(parts []part) []Meaning {
	all := []Meaning{{}}
	plus, minus := false, false
	for _, p := range parts {
		if len(p.meanings) == 0 {
			plus, minus = plus || p.text == "+", minus || p.text == "-" || p.text == "−"
			continue
		}
		var next []Meaning
		for _, have := range all {
			for _, m := range p.meanings {
				if both, ok := together(have, m); ok {
					next = join(next, []Meaning{both})
				}
			}
		}
		if len(next) == 0 {
			return nil
		}
		all = next
	}
	for i := range all {
		side := all[i].Field
		if minus && !plus { // what NS lose is what EW score
			side = otherSideName[side]
		}
		if (plus != minus) && (side == "ns" || side == "ew") {
			all[i].Field = side + ".score"
		}
	}
	return sortMeanings(all)
}

// together returns what two parts of a heading mean together; ok is false where they
// have nothing to do with each other.
func together(a, b Meaning) (Meaning, bool) {
	if a.Field == "" && a.Room == "" {
		return roomed(b), true
	}
	b = roomed(b)
	both := Meaning{Room: a.Room, Weight: min(a.Weight, b.Weight)}
	if a.Weight == 0 {
		both.Weight = b.Weight
	}
	if both.languages = a.languages & b.languages; both.languages == 0 {
		both.languages = a.languages | b.languages
	}
	if b.Room != "" {
		if a.Room != "" && a.Room != b.Room {
			return both, false
		}
		both.Room, both.Field = b.Room, a.Field
		if b.Field != "" {
			return both, false
		}
		return both, true
	}
	if a.Field == "" {
		both.Field = b.Field
		return both, true
	}
	field, ok := joinFields(a.Field, b.Field)
	if !ok {
		field, ok = joinFields(b.Field, a.Field)
	}
	both.Field = field
	return both, ok
}

// roomed moves the name of a room to where it belongs.
func roomed(m Meaning) Meaning {
	if m.Field == "open" || m.Field == "closed" {
		m.Room, m.Field = m.Field, ""
	}
	return m
}

// joinFields joins a side or a seat with what it has.
func joinFields(side, field string) (string, bool) {
	if side == field {
		return side, true
	}
	if strings.HasSuffix(field, "."+side) { // "Paire/Paar NS"
		return field, true
	}
	switch side {
	case "ns", "ew":
		switch field {
		case "pair", "score", "points", "matchpoints", "imps", "name", "name1", "name2", "percent", "total", "team":
			return side + "." + field, true
		case "pairs", "section": // "ligne N/S"
			return side + ".pair", true
		case "result":
			return side + ".score", true
		case "vp":
			return side + ".points", true
		}
	case "home", "away":
		switch field {
		case "ns", "ew": // German "Gegner (OW)"
			return field + ".pair", side == "away"
		case "imps", "vp", "penalty", "bonus":
			return side + "." + field, true
		case "team":
			return side, true
		case "score", "points", "result":
			return side + ".imps", true
		}
	case "north", "south", "east", "west":
		switch field {
		case "name":
			return side, true
		case "pair":
			return side + ".number", true
		}
	case "north.number", "south.number", "east.number", "west.number":
		if field == "name" {
			return strings.TrimSuffix(side, ".number"), true
		}
		if field == "pair" {
			return side, true
		}
	case "opponent":
		switch field {
		case "ns", "ew":
			return field + ".pair", true
		case "ns.pair", "ew.pair":
			return field, true
		case "pair":
			return "opponent", true
		}
	case "pair":
		switch field {
		case "name", "name1", "name2":
			return field, true
		case "direction", "seat":
			return "direction", true
		case "board":
			return "", false
		}
	case "board":
		switch field {
		case "result", "score":
			return field, true
		}
	case "contract":
		switch field {
		case "declarer", "result", "score":
			return "contract", true
		}
	case "lead":
		if field == "declarer" {
			return "", false
		}
		return "lead", field == "name" || field == "seat"
	case "team":
		switch field {
		case "name":
			return "team", true
		case "pair":
			return "team", true
		}
	case "match":
		switch field {
		case "points":
			return "matchpoints", true
		case "pair":
			return "match", true
		}
	case "table":
		if field == "pair" {
			return "table", true
		}
	case "round":
		if field == "pair" {
			return "round", true
		}
	case "tricks":
		switch field {
		case "result", "declarer", "score":
			return "tricks", true
		}
	case "percent":
		switch field {
		case "score", "points", "matchpoints", "result", "total":
			return "percent", true
		}
	case "name1", "name2":
		if field == "name" {
			return side, true
		}
	case "imps":
		switch field {
		case "result", "score", "points", "total":
			return "imps", true
		}
	case "score":
		switch field {
		case "result", "points":
			return "score", true
		}
	}
	return "", false
}
