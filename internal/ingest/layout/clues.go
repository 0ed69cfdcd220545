package layout

import (
	"slices"
	"strings"
	"sync"

	"bridgecalc/internal/ingest/cells"
	"bridgecalc/internal/ingest/headings"
	"bridgecalc/internal/ingest/notation"
)

// Clue is a set of things that a sheet speaks of. Most sheets are of pairs, and
// without the clue of another layout nobody looks for it.
type Clue uint8

// What a sheet may speak of.
const (
	OfTeams       Clue = 1 << iota // home, away, a match, "Foxes v Owls"
	OfRooms                        // the open room, the other table
	OfCorrections                  // what is corrected
	OfRubber                       // a dealer, honours, the name of the game
	OfAdjustments                  // a penalty, a bonus, a carry-over, a handicap
)

// clueFields are the fields that are a clue.
var clueFields = map[string]Clue{
	"home": OfTeams, "away": OfTeams, "match": OfTeams, "room": OfRooms, "open": OfRooms, "closed": OfRooms, "othertable": OfRooms,
	"what": OfCorrections, "dealer": OfRubber, "honours": OfRubber, "ns.honours": OfRubber, "ew.honours": OfRubber,
	"penalty": OfAdjustments, "bonus": OfAdjustments, "carryover": OfAdjustments, "amount": OfAdjustments, "handicap": OfAdjustments,
}

// clueWords are all words of all languages with the clue that they are, if any,
// and the words of the rooms, which stand before or behind others.
var clueWords = sync.OnceValues(func() (map[string]Clue, []string) {
	words, rooms := make(map[string]Clue), []string(nil)
	for _, v := range headings.Vocabularies() {
		for word, m := range v.Fields {
			words[word] |= clueFields[m.Field]
			if m.Field == "open" || m.Field == "closed" {
				rooms = append(rooms, word)
			}
		}
	}
	for _, word := range rubberWords {
		words[word] |= OfRubber
	}
	slices.Sort(rooms)
	return words, slices.Compact(rooms)
})

// RoomWords are the names of the rooms in all languages.
func RoomWords() []string {
	_, rooms := clueWords()
	return rooms
}

// cluesOf are the clues in a text: as a whole, word by word, and with a room's name
// at an end.
func cluesOf(text string) Clue {
	words, rooms := clueWords()
	plain := headings.Plain(text)
	found := words[plain]
	if notation.VersusWords().MatchString(strings.TrimSpace(text)) {
		found |= OfTeams
	}
	for _, word := range strings.FieldsFunc(text, isBetweenWords) {
		found |= words[headings.Plain(word)]
	}
	if found&OfAdjustments == 0 && headsUnit(text) {
		found |= OfAdjustments
	}
	for _, room := range rooms {
		for _, cut := range []func(s, word string) (string, bool){strings.CutPrefix, strings.CutSuffix} {
			rest, isCut := cut(plain, room)
			if _, known := words[rest]; isCut && known {
				found |= OfRooms
			}
		}
	}
	return found
}

func isBetweenWords(r rune) bool { return strings.ContainsRune(" :,;-–()", r) }

// Clues remembers the clues of a book's texts.
type Clues struct{ clues cells.Memo[Clue] }

// NewClues remembers the clues of a book.
func NewClues(book *cells.Book) *Clues {
	return &Clues{cells.NewMemo(book, func(text string) (Clue, error) { return cluesOf(text), nil })}
}

// NewCluesWith remembers the clues of a book of which some texts stand for others: what
// replace returns is read in the place of a text.
func NewCluesWith(book *cells.Book, replace func(text string) string) *Clues {
	return &Clues{cells.NewMemo(book, func(text string) (Clue, error) { return cluesOf(replace(text)), nil })}
}

// Of are the clues in a sheet's name and in its first rows.
func (m *Clues) Of(sheet *cells.Sheet) Clue {
	found := cluesOf(sheet.Name)
	for i := range min(sheet.Len(), SearchedRows) {
		row := sheet.Row(i)
		for col := range row.Len() {
			clues, _ := m.clues.Of(row.ID(col))
			found |= clues
		}
	}
	return found
}

// rubberWords name the game in titles, sheet names and settings.
var rubberWords = []string{"chicago", "rubber", "robberi", "kotibridge", "rubberbridge"}

// NamesRubber reports whether a text names Chicago or rubber bridge.
func NamesRubber(text string) bool {
	return slices.ContainsFunc(strings.FieldsFunc(text, isBetweenWords), func(word string) bool {
		return slices.Contains(rubberWords, headings.Plain(word))
	})
}

// SpeaksOfTeams reports whether some sheet of a book seems to hold matches.
func SpeaksOfTeams(book *cells.Book) bool {
	clues := NewClues(book)
	return slices.ContainsFunc(book.Sheets, func(sheet *cells.Sheet) bool { return clues.Of(sheet)&(OfTeams|OfRooms) != 0 })
}
