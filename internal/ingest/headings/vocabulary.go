package headings

import (
	"cmp"
	"slices"
	"strings"
	"sync"
	"unicode/utf8"

	"github.com/agnivade/levenshtein"

	"bridgecalc/internal/event"
	"bridgecalc/internal/ingest/words"
)

// Vocabulary knows what the words of a header mean in one language. English
// words are understood beside those of any other.
type Vocabulary struct {
	Language string
	// Fields holds the likeliest meaning of each plain word.
	Fields  map[string]Meaning
	others  map[string][]Meaning // further meanings of words that have some
	sides   []affix              // "ov" -> "ew"
	teams   []affix              // "visitors" -> "away"
	numbers []string             // "no" in "board no"
	links   []string             // "for" in "points for NS"
	spelled map[string]string    // the words of fields as one writes them
	rooms   map[string]event.Room
}

// Meaning is what a heading is about.
type Meaning struct {
	// Field is a field's name in the files of package words, with a side in front
	// where there is one: "contract", "ns.score"; or a side alone: "ns".
	Field string
	// Rank is how far down its list the word stands: the nearer to the top, the surer.
	Rank int
}

// The ranks of headings that are in no list, but are made of words that are.
const (
	rankNumber = 50  // with a word for a number: "board no"
	rankSigned = 50  // with a sign: "IMPs +/-"
	rankScore  = 100 // a result of one side, which is a score where no other heading says so
)

// affix is a plain word that stands before or behind that of a field, and what it is.
type affix struct{ word, field string }

// Vocabularies returns those of all languages, English first.
var Vocabularies = sync.OnceValue(func() []Vocabulary {
	var all []Vocabulary
	english := words.All()[0]
	for _, w := range words.All() {
		v := Vocabulary{
			Language: w.Language,
			Fields:   make(map[string]Meaning), others: make(map[string][]Meaning), spelled: make(map[string]string),
			rooms: make(map[string]event.Room),
		}
		v.add(w)
		if w != english {
			v.add(english)
		}
		v.addRooms(w)
		all = append(all, v)
	}
	return all
})

// add adds the words of a language, behind those that are there.
func (v *Vocabulary) add(w *words.Words) {
	type entry struct {
		Meaning
		word string
	}
	var entries []entry
	for field, list := range w.Heading {
		for rank, word := range list {
			entries = append(entries, entry{Meaning{field, rank}, word})
		}
	}
	slices.SortFunc(entries, func(a, b entry) int {
		return cmp.Or(cmp.Compare(a.Rank, b.Rank), cmp.Compare(a.Field, b.Field))
	})
	for _, e := range entries {
		for _, word := range words.Spelled(e.word) {
			v.addMeaning(Plain(word), e.Meaning)
		}
		if _, ok := v.spelled[Plain(e.word)]; !ok {
			v.spelled[Plain(e.word)] = e.word
		}
	}
	v.sides = addAffixes(v.sides, sideWords(w))
	v.teams = addAffixes(v.teams, map[string][]string{"home": w.Heading["home"], "away": w.Heading["away"]})
	v.numbers = addPlain(v.numbers, w.Phrase.Number)
	v.links = addPlain(v.links, w.Phrase.For)
}

// addMeaning adds a meaning of a plain word, which replaces none.
func (v *Vocabulary) addMeaning(word string, m Meaning) {
	first, ok := v.Fields[word]
	switch {
	case !ok:
		v.Fields[word] = m
	case first.Field != m.Field && !slices.ContainsFunc(v.others[word], func(other Meaning) bool { return other.Field == m.Field }):
		v.others[word] = append(v.others[word], m)
	}
}

func (v *Vocabulary) addRooms(w *words.Words) {
	for room, list := range map[event.Room][]string{event.Open: w.Room.Open, event.Closed: w.Room.Closed} {
		for _, word := range list {
			v.rooms[Plain(word)] = room
		}
	}
}

// addAffixes adds the words of fields, the longest first, so that what a heading is
// cut into does not depend on the order of a map.
func addAffixes(all []affix, fields map[string][]string) []affix {
	for field, list := range fields {
		for _, word := range list {
			for _, word := range words.Spelled(word) {
				if a := (affix{Plain(word), field}); !slices.Contains(all, a) {
					all = append(all, a)
				}
			}
		}
	}
	slices.SortFunc(all, func(a, b affix) int {
		return cmp.Or(cmp.Compare(len(b.word), len(a.word)), cmp.Compare(a.word, b.word), cmp.Compare(a.field, b.field))
	})
	return all
}

// addPlain adds plain words, the longest first.
func addPlain(all, list []string) []string {
	for _, word := range list {
		if word = Plain(word); !slices.Contains(all, word) {
			all = append(all, word)
		}
	}
	slices.SortFunc(all, func(a, b string) int { return cmp.Or(cmp.Compare(len(b), len(a)), cmp.Compare(a, b)) })
	return all
}

// isSide reports whether a plain word means a side in some language.
func isSide(word string) bool { return sidesOfAll()[word] }

var sidesOfAll = sync.OnceValue(func() map[string]bool {
	all := make(map[string]bool)
	for _, w := range words.All() {
		for _, list := range sideWords(w) {
			for _, word := range list {
				for _, word := range words.Spelled(word) {
					all[bodyOf(word)] = true
				}
			}
		}
	}
	return all
})

// Of returns the vocabulary of a language, English for an unknown one.
func Of(language string) *Vocabulary {
	for n := range Vocabularies() {
		if v := &Vocabularies()[n]; v.Language == language {
			return v
		}
	}
	return &Vocabularies()[0]
}

// LookUp returns the likeliest meaning of a heading's plain word: a field
// ("contract"), a field of one side ("ns.score"), or a side alone ("ns").
func (v *Vocabulary) LookUp(word string) (Meaning, bool) {
	if m, ok := v.Fields[word]; ok && word != "" {
		return m, true
	}
	if all := v.composedMeanings(word); len(all) > 0 {
		return all[0], true
	}
	return Meaning{}, false
}

// Meanings returns all meanings of a heading's plain word, the likeliest first. A
// heading like "Points" or "Resultat" has several, and the cells below it decide.
func (v *Vocabulary) Meanings(word string) []Meaning {
	switch word {
	case "+": // two columns for the scores of the two sides
		return []Meaning{{"ns.score", rankScore}}
	case "-":
		return []Meaning{{"ew.score", rankScore}}
	}
	if listed := v.listedMeanings(word); len(listed) > 0 {
		return listed
	}
	return v.composedMeanings(word)
}

// listedMeanings returns the meanings of a word that is in a list.
func (v *Vocabulary) listedMeanings(word string) []Meaning {
	m, ok := v.Fields[word]
	if !ok || word == "" {
		return nil
	}
	return append([]Meaning{m}, v.others[word]...)
}

// composedMeanings returns the meanings of a heading that is made of several words: one of
// a side, a team, a number or a sign, and that of a field.
func (v *Vocabulary) composedMeanings(word string) []Meaning {
	const longest = 60 // bytes of a heading, which is no sentence
	if strings.Trim(word, "0123456789") == "" || len(word) > longest {
		return nil
	}
	for _, side := range v.sides {
		if all := v.sideMeanings(word, side); len(all) > 0 {
			return all
		}
	}
	for _, team := range v.teams {
		if all := v.teamMeanings(word, team); len(all) > 0 {
			return all
		}
	}
	if all := v.numberedMeanings(word); len(all) > 0 {
		return all
	}
	if all := v.playerMeanings(word); len(all) > 0 {
		return all
	}
	if bare := strings.TrimRight(word, "+-"); bare != word {
		return lowerRanks(v.listedMeanings(bare), rankSigned)
	}
	return nil
}

// sideMeanings returns the meanings of a heading that has the word of a side at an end, or
// between a field's word and one for a number: "NS pair", "pts for NS", "par NS nr".
func (v *Vocabulary) sideMeanings(word string, side affix) []Meaning {
	at := strings.Index(word, side.word)
	if at < 0 {
		return nil
	}
	if all := v.meaningsWithSide(word[at+len(side.word):], side.field); at == 0 && len(all) > 0 {
		return all
	}
	if rest, found := strings.CutSuffix(word, side.word); found {
		if all := v.meaningsWithSide(rest, side.field); len(all) > 0 {
			return all
		}
	}
	if rest := word[at+len(side.word):]; at > 0 && slices.Contains(v.numbers, rest) {
		return v.meaningsWithSide(word[:at], side.field)
	}
	if rest := word[at+len(side.word):]; at > 0 && strings.Trim(rest, "+-") == "" {
		return v.meaningsWithSide(word[:at], side.field)
	}
	return nil
}

// meaningsWithSide returns the meanings of the rest of a heading that has the word of a side.
func (v *Vocabulary) meaningsWithSide(rest, side string) []Meaning {
	switch rest {
	case "":
		return []Meaning{{Field: side}}
	case "+", "+-":
		return []Meaning{{side + ".score", rankSigned}}
	case "-": // the other column of two: "NS +" and "NS -", or "NS +" and "EW -"
		return []Meaning{{"ew.score", rankSigned}}
	}
	meant := v.listedMeanings(rest)
	if len(meant) == 0 {
		meant = v.listedMeanings(strings.TrimRight(rest, "+-"))
	}
	if len(meant) == 0 {
		meant = v.numberedMeanings(rest)
	}
	if len(meant) == 0 {
		meant = v.playerMeanings(rest)
	}
	for _, link := range v.links {
		if len(meant) > 0 {
			break
		}
		for _, cut := range cuts {
			if bare, found := cut(rest, link); found && len(meant) == 0 {
				meant = v.listedMeanings(bare)
			}
		}
	}
	var all []Meaning
	for _, m := range meant {
		switch {
		case sided[m.Field]:
			all = append(all, Meaning{side + "." + m.Field, m.Rank})
		case m.Field == "result":
			all = append(all, Meaning{side + ".score", m.Rank + rankScore})
		}
	}
	return all
}

// teamMeanings returns the meaning of a heading that has the word of a team at an end:
// "visitors' IMPs".
func (v *Vocabulary) teamMeanings(word string, team affix) []Meaning {
	for _, cut := range cuts {
		rest, found := cut(word, team.word)
		if !found || rest == "" {
			continue
		}
		for _, m := range v.listedMeanings(rest) {
			if ofTeams[m.Field] {
				return []Meaning{{team.field + "." + m.Field, m.Rank}}
			}
		}
	}
	return nil
}

// numberedMeanings returns the meanings of a word with one for a number before or behind it:
// "board nr", "nº mano", "numéro de donne".
func (v *Vocabulary) numberedMeanings(word string) []Meaning {
	for _, number := range v.numbers {
		for _, cut := range cuts {
			rest, found := cut(word, number)
			if !found || len(rest) < 3 { // "nord" is no round ("rd")
				continue
			}
			if all := v.countableMeanings(rest); len(all) > 0 {
				return all
			}
			for _, link := range v.links {
				if bare, linked := strings.CutPrefix(rest, link); linked {
					if all := v.countableMeanings(bare); len(all) > 0 {
						return all
					}
				}
			}
		}
	}
	return nil
}

// playerMeanings returns the meaning of a heading of the names of one player of each pair:
// "Names 1", "2. nimet".
func (v *Vocabulary) playerMeanings(word string) []Meaning {
	for _, player := range []affix{{"1", "name1"}, {"2", "name2"}} {
		for _, cut := range cuts {
			rest, found := cut(word, player.word)
			if !found {
				continue
			}
			for _, m := range v.listedMeanings(rest) {
				if m.Field == "name" {
					return []Meaning{{player.field, m.Rank + rankNumber}}
				}
			}
		}
	}
	return nil
}

// countableMeanings returns the meanings of a word for what has numbers.
func (v *Vocabulary) countableMeanings(word string) []Meaning {
	var all []Meaning
	for _, m := range v.listedMeanings(word) {
		if hasNumber[m.Field] {
			all = append(all, Meaning{m.Field, m.Rank + rankNumber})
		}
	}
	return all
}

var cuts = []func(s, word string) (string, bool){strings.CutPrefix, strings.CutSuffix}

func lowerRanks(all []Meaning, by int) []Meaning {
	for i := range all {
		all[i].Rank += by
	}
	return all
}

// FieldOf returns the field that a text names, or nothing.
func (v *Vocabulary) FieldOf(text string) string {
	meant, _ := v.LookUp(Plain(text))
	return meant.Field
}

// ReadRoom reads the room in a text: "Open room", "Sluten", "OR", "O". Abbreviations
// are only those of the vocabulary's language.
func (v *Vocabulary) ReadRoom(text string) (room event.Room, ok bool) {
	word := Plain(text)
	if room, ok = v.rooms[word]; ok {
		return room, true
	}
	switch m, _ := v.LookUp(word); m.Field {
	case "open":
		return event.Open, true
	case "closed":
		return event.Closed, true
	}
	return event.Open, false
}

var (
	// sided are the fields that can belong to one side.
	sided = map[string]bool{
		"pair": true, "score": true, "total": true, "points": true, "matchpoints": true, "imps": true,
		"name": true, "name1": true, "name2": true, "percent": true,
	}
	// ofTeams are the fields that can belong to one team.
	ofTeams = map[string]bool{"imps": true, "vp": true, "penalty": true, "bonus": true}
	// hasNumber are the fields that are numbers.
	hasNumber = map[string]bool{
		"board": true, "section": true, "table": true, "round": true, "pair": true, "match": true, "segment": true, "team": true, "member": true,
	}
)

// Nearest returns the known word that a heading comes close to, or nothing.
func (v *Vocabulary) Nearest(word string) string {
	best, least := "", 1+len(word)/4
	for known := range v.Fields {
		if size := utf8.RuneCountInString(known); size <= 3 || abs(size-utf8.RuneCountInString(word)) > least {
			continue
		}
		distance := levenshtein.ComputeDistance(word, known)
		if distance < least || distance == least && best != "" && known < best {
			best, least = known, distance
		}
	}
	return v.spelled[best]
}

func abs(n int) int { return max(n, -n) }
