package notation

import (
	"maps"
	"slices"
	"strings"

	"bridgecalc/internal/bridge"
)

// Letters are the letters and words that a file has for suits and seats.
//
// They clash: K is clubs in Dutch, diamonds in French and hearts in Polish; E is
// East in English and South in Finnish. So one table of suits and one of seats
// hold for a whole file. Symbols, notrump and the words of no language but one
// are understood in every table.
type Letters struct {
	Suits *Suits
	Seats *Seats
}

// Suits are the letters for suits and ranks of some languages.
type Suits struct {
	Languages []string
	strains   map[string]bridge.Strain
	suits     map[string]bridge.Strain // without notrump: SA is the ace of spades in a lead
	ranks     map[string]uint8
}

// Seats are the letters for seats of some languages.
type Seats struct {
	Languages []string
	seats     map[string]bridge.Seat
}

// English letters are those of most programs, in every country.
var English = Letters{Suits: allSuits[0], Seats: allSeats[0]}

// Language is a language that has both the suits and the seats; empty when there
// is none.
func (l Letters) Language() string {
	for _, language := range l.Suits.Languages {
		if slices.Contains(l.Seats.Languages, language) {
			return language
		}
	}
	return ""
}

// AllSuits and AllSeats are the tables there are, English first.
func AllSuits() []*Suits { return allSuits }

// AllSeats are the tables of seats, English first.
func AllSeats() []*Seats { return allSeats }

// LettersOf are the letters of a language; ok is false for an unknown one.
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

var allSuits = []*Suits{
	newSuits("en fi", "C", "D", "H", "S", "A K Q J"),
	newSuits("nl", "K", "R", "H", "S", "A H V B"),
	newSuits("sv no da", "K", "R", "H", "S", "E K D KN"),
	newSuits("de", "T", "K", "C H", "P", "A K D B"),
	newSuits("fr", "T", "K", "C", "P", "A R D V"),
	newSuits("pl", "T", "", "K", "P", "A K D W"),
	newSuits("es", "T", "D", "C", "P", "A R D V"),
	newSuits("it", "F", "Q", "C", "P", "A R D F"),
}

var allSeats = []*Seats{
	newSeats("en pl", "N", "E", "S", "W"),
	newSeats("fi", "P", "I", "E", "L"),
	newSeats("sv", "N", "Ö", "S", "V"),
	newSeats("no da", "N", "Ø", "S", "V"),
	newSeats("nl", "N", "O", "Z", "W"),
	newSeats("de", "N", "O", "S", "W"),
	newSeats("fr es it", "N", "E", "S", "O"),
}

// Whole words mean the same in every language that has them.
var (
	strainWords = map[bridge.Strain]string{
		bridge.Clubs:    "♣ CLUB CLUBS RISTI KLÖVER KLØVER KLØR KLAVER KLAVEREN TREFF KREUZ TRÈFLE TRÈFLES TREFL TRÉBOL TRÉBOLES FIORI",
		bridge.Diamonds: "♦ DIAMOND DIAMONDS RUUTU RUTER RUDER RUITEN KARO CARREAU CARREAUX DIAMANTE DIAMANTES QUADRI",
		bridge.Hearts:   "♥ HEART HEARTS HERTTA HJÄRTER HJERTER HARTEN HERZ COEUR CŒUR COEURS KIER CORAZÓN CORAZONES CUORI",
		bridge.Spades:   "♠ SPADE SPADES PATA SPADER SPAR SCHOPPEN PIK PIQUE PIQUES PICA PICAS PICCHE",
		bridge.NoTrump:  "N NT SA ST BA UT SANG SANGI GRAND NOTRUMP NOTRUMPS",
	}
	seatWords = map[bridge.Seat]string{
		bridge.North: "NORTH POHJOINEN NORD NOORD PÓŁNOC NORTE",
		bridge.East:  "EAST EST ITÄ ÖST ØST OOST OST WSCHÓD ESTE",
		bridge.South: "SOUTH ETELÄ SYD SØR ZUID SÜD POŁUDNIE SUD SUR",
		bridge.West:  "WEST LÄNSI VÄST VEST ZACHÓD OUEST OESTE OVEST",
	}
)

// anyLetters understand every suit and seat of every language; what they mean is
// then not certain.
var anyLetters = func() Letters {
	suits, seats := newSuits("", "", "", "", "", ""), &Seats{seats: make(map[string]bridge.Seat)}
	for _, s := range allSuits {
		maps.Copy(suits.strains, s.strains)
	}
	for _, s := range allSeats {
		maps.Copy(seats.seats, s.seats)
	}
	return Letters{Suits: suits, Seats: seats}
}()

func newSuits(languages, clubs, diamonds, hearts, spades, honours string) *Suits {
	s := &Suits{
		Languages: strings.Fields(languages),
		strains:   make(map[string]bridge.Strain),
		ranks:     map[string]uint8{"T": 10, "10": 10},
	}
	for strain, words := range strainWords {
		addWords(s.strains, words, strain)
	}
	for strain, letters := range map[bridge.Strain]string{
		bridge.Clubs: clubs, bridge.Diamonds: diamonds, bridge.Hearts: hearts, bridge.Spades: spades,
	} {
		addWords(s.strains, letters, strain)
	}
	s.suits = maps.Clone(s.strains)
	maps.DeleteFunc(s.suits, func(_ string, strain bridge.Strain) bool { return strain == bridge.NoTrump })
	for i, honour := range strings.Fields(honours) {
		s.ranks[honour] = uint8(14 - i)
	}
	for rank := uint8(2); rank <= 9; rank++ {
		s.ranks[string('0'+rune(rank))] = rank
	}
	return s
}

func newSeats(languages, north, east, south, west string) *Seats {
	s := &Seats{Languages: strings.Fields(languages), seats: make(map[string]bridge.Seat)}
	for seat, words := range seatWords {
		addWords(s.seats, words, seat)
	}
	s.seats[north], s.seats[east], s.seats[south], s.seats[west] = bridge.North, bridge.East, bridge.South, bridge.West
	return s
}

func addWords[V any](words map[string]V, list string, value V) {
	for word := range strings.FieldsSeq(list) {
		words[word] = value
	}
}
