package ingest

import (
	"slices"
	"strings"
	"sync"

	"bridgecalc/internal/ingest/cells"
)

// clue is a set of things that a sheet speaks of. Most sheets are of pairs, and
// without the clue of another layout nobody looks for it.
type clue uint8

const (
	ofTeams clue = 1 << iota // home, away, a match, "Foxes v Owls"
	ofRooms
	ofCorrections
	ofRubber // a dealer, honours, the name of the game
)

// clueFields are the fields that are a clue.
var clueFields = map[string]clue{
	"home": ofTeams, "away": ofTeams, "match": ofTeams, "room": ofRooms, "open": ofRooms, "closed": ofRooms, "othertable": ofRooms,
	"what": ofCorrections, "dealer": ofRubber, "honours": ofRubber, "ns.honours": ofRubber, "ew.honours": ofRubber,
}

// clueWords are all words of all languages with the clue that they are, if any,
// and the words of the rooms, which stand before or behind others.
var clueWords = sync.OnceValues(func() (map[string]clue, []string) {
	words, rooms := make(map[string]clue), []string(nil)
	for _, v := range vocabularies() {
		for word, m := range v.fields {
			words[word] |= clueFields[m.field]
			if m.field == "open" || m.field == "closed" {
				rooms = append(rooms, word)
			}
		}
	}
	for _, word := range rubberWords {
		words[word] |= ofRubber
	}
	slices.Sort(rooms)
	return words, slices.Compact(rooms)
})

// cluesOf are the clues in a text: as a whole, word by word, and with a room's name
// at an end.
func cluesOf(text string) clue {
	words, rooms := clueWords()
	plain := plainWord(text)
	found := words[plain]
	if _, _, ok := versus(text, false); ok {
		found |= ofTeams
	}
	for _, word := range strings.FieldsFunc(text, isBetweenWords) {
		found |= words[plainWord(word)]
	}
	for _, room := range rooms {
		for _, cut := range []func(s, word string) (string, bool){strings.CutPrefix, strings.CutSuffix} {
			rest, isCut := cut(plain, room)
			if _, known := words[rest]; isCut && known {
				found |= ofRooms
			}
		}
	}
	return found
}

func isBetweenWords(r rune) bool { return strings.ContainsRune(" :,;-–()", r) }

// clueMemo remembers the clues of a book's texts.
type clueMemo struct{ clues memo[clue] }

func newClueMemo(book *cells.Book) *clueMemo {
	return &clueMemo{newMemo(book, func(text string) (clue, error) { return cluesOf(text), nil })}
}

// of are the clues in a sheet's name and in its first rows.
func (m *clueMemo) of(sheet *cells.Sheet) clue {
	found := cluesOf(sheet.Name)
	for i := range min(sheet.Len(), searchedRows) {
		row := sheet.Row(i)
		for col := range row.Len() {
			clues, _ := m.clues.of(row.ID(col))
			found |= clues
		}
	}
	return found
}
