package notation

import (
	"fmt"
	"maps"
	"slices"
	"strings"
	"unicode"
	"unicode/utf8"

	"bridgecalc/internal/bridge"
	"bridgecalc/internal/ingest/words"
)

// Letters holds the letters and words that a file has for suits and seats.
//
// They clash: K is clubs in Dutch, diamonds in French and hearts in Polish; E is
// East in English and South in Finnish. So one table of suits and one of seats
// hold for a whole file. Symbols, notrump and the words of no language but one
// are understood in every table.
type Letters struct {
	Suits *Suits
	Seats *Seats
	Order Order
}

// Suits holds the letters for suits and ranks of some languages, and their words for
// doubles that mean something else in other languages.
type Suits struct {
	Languages []string
	strains   table[bridge.Strain]
	// suits are those of leads: without notrump, because SA is the ace of spades, and
	// without abbreviations, because HA is that of hearts.
	suits     table[bridge.Strain]
	ranks     table[uint8]
	doublings table[bridge.Doubling]
	// capitalized are abbreviations that end like a seat, and are understood only as
	// they are spelled here or in small letters: He and he, but not HE.
	capitalized  map[string]bridge.Strain
	capitalizing []string // the languages that have them
}

// Seats holds the letters for seats of some languages.
type Seats struct {
	Languages []string
	seats     table[bridge.Seat]
}

// English holds the letters of most programs, in every country.
var English = Letters{Suits: allSuits[0], Seats: allSeats[0]}

// Language returns a language that has both the suits and the seats; empty when there
// is none.
func (l Letters) Language() string {
	for _, language := range l.Suits.Languages {
		if slices.Contains(l.Seats.Languages, language) {
			return language
		}
	}
	return ""
}

// AllSuits returns the tables of suits, English first.
func AllSuits() []*Suits { return allSuits }

// AllSeats returns the tables of seats, English first.
func AllSeats() []*Seats { return allSeats }

// LettersOf returns the letters of a language; ok is false for an unknown one.
func LettersOf(language string) (letters Letters, ok bool) {
	for _, suits := range allSuits {
		if slices.Contains(suits.Languages, language) {
			letters.Suits = suits
		}
	}
	for _, seats := range allSeats {
		if slices.Contains(seats.Languages, language) {
			letters.Seats = seats
		}
	}
	return letters, letters.Suits != nil && letters.Seats != nil
}

var allSuits = groupOf(func(w *words.Words) string { return initials(w.Letter.Suit) + fmt.Sprint(w.Letter.Ace) }, newSuits)

var allSeats = groupOf(func(w *words.Words) string { return fmt.Sprint(w.Letter.Seat) }, newSeats)

// groupOf makes a table for the languages that have the same key, which are their
// letters.
func groupOf[T any](key func(w *words.Words) string, table func(group []*words.Words) T) []T {
	groups, order := make(map[string][]*words.Words), []string(nil)
	for _, w := range words.All() {
		k := key(w)
		if groups[k] == nil {
			order = append(order, k)
		}
		groups[k] = append(groups[k], w)
	}
	var all []T
	for _, k := range order {
		all = append(all, table(groups[k]))
	}
	return all
}

// initials returns the letters for suits, without abbreviations.
func initials(s words.Suit) string {
	var letters []string
	for _, list := range [][]string{s.Clubs, s.Diamonds, s.Hearts, s.Spades} {
		for _, word := range list {
			if len(word) == 1 {
				letters = append(letters, word)
			}
		}
		letters = append(letters, "/")
	}
	return strings.Join(letters, "")
}

// anyLetters understand every suit and seat of every language; what they mean is
// then not certain.
var anyLetters = Letters{Suits: newSuits(words.All()), Seats: newSeats(words.All())}

func newSuits(group []*words.Words) *Suits {
	s := &Suits{
		Languages: languagesOf(group),
		strains:   table[bridge.Strain]{maps.Clone(strainWords.words), strainWords.longest},
		doublings: table[bridge.Doubling]{maps.Clone(doublings.words), doublings.longest},
	}
	s.strains.add(bridge.Clubs, "♣")
	s.strains.add(bridge.Diamonds, "♦")
	s.strains.add(bridge.Hearts, "♥")
	s.strains.add(bridge.Spades, "♠")
	s.ranks.add(10, "T", "10")
	for rank := uint8(2); rank <= 9; rank++ {
		s.ranks.add(rank, string('0'+rune(rank)))
	}
	for _, w := range group {
		letter := &w.Letter
		if s.addLetters(&letter.Suit) {
			s.capitalizing = append(s.capitalizing, w.Language)
		}
		s.doublings.add(bridge.Doubled, letter.Doubled...)
		s.doublings.add(bridge.Redoubled, letter.Redoubled...)
		for i, honour := range [][]string{letter.Ace, letter.King, letter.Queen, letter.Jack} {
			s.ranks.add(uint8(14-i), honour...)
		}
	}
	for rank, letter := range map[uint8]string{14: "A", 13: "K", 12: "Q", 11: "J"} {
		if folded := fold(letter); s.ranks.words[folded] == 0 { // as many write them in any language
			s.ranks.add(rank, letter)
		}
	}
	s.suits = table[bridge.Strain]{maps.Clone(s.strains.words), s.strains.longest}
	maps.DeleteFunc(s.suits.words, func(word string, strain bridge.Strain) bool {
		_, isWord := strainWords.words[word]
		return strain == bridge.NoTrump || !isWord && utf8.RuneCountInString(word) > 1
	})
	return s
}

// addLetters adds the letters and abbreviations of a language, and reports whether some are
// understood only as they are spelled.
func (s *Suits) addLetters(letters *words.Suit) (capitalizing bool) {
	for strain, list := range map[bridge.Strain][]string{
		bridge.Clubs: letters.Clubs, bridge.Diamonds: letters.Diamonds, bridge.Hearts: letters.Hearts, bridge.Spades: letters.Spades,
		bridge.NoTrump: letters.NoTrump,
	} {
		for _, word := range list {
			if word == "He" || word == "Co" { // H by East or etelä, C by Ouest
				if s.capitalized == nil {
					s.capitalized = make(map[string]bridge.Strain)
				}
				s.capitalized[word], s.capitalized[strings.ToLower(word)] = strain, strain
				capitalizing = true
				continue
			}
			s.strains.add(strain, word)
		}
	}
	return capitalizing
}

// symbols are the signs for suits.
var symbols = map[bridge.Strain]string{bridge.Clubs: "♣", bridge.Diamonds: "♦", bridge.Hearts: "♥", bridge.Spades: "♠"}

// replaceCapitalized puts the sign of a suit for its abbreviation that is understood only
// as it is spelled.
func (l Letters) replaceCapitalized(text string) string {
	for word, strain := range l.Suits.capitalized {
		before, after, found := strings.Cut(text, word)
		last, _ := utf8.DecodeLastRuneInString(before)
		after = strings.TrimPrefix(after, ".")
		next, _ := utf8.DecodeRuneInString(strings.TrimLeft(after, "xX")) // a double
		if found && !unicode.IsLetter(last) && !unicode.IsLetter(next) {
			text = before + symbols[strain] + after
		}
	}
	return text
}

func newSeats(group []*words.Words) *Seats {
	s := &Seats{
		Languages: languagesOf(group),
		seats:     table[bridge.Seat]{maps.Clone(seatWords.words), seatWords.longest},
	}
	for _, w := range group {
		addSeat(&s.seats, &w.Letter.Seat)
	}
	return s
}

func languagesOf(group []*words.Words) []string {
	var languages []string
	for _, w := range group {
		languages = append(languages, w.Language)
	}
	return languages
}
