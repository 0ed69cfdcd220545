// Package words holds the words that result sheets are written in: one data file
// for each language, with the headings of columns, the letters for suits and seats
// and what cells say in words.
//
// It knows nothing about sheets. Package headings compares its words with the
// headings of columns, package notation with the texts of cells. The format of the
// files is described at the top of en.toml.
package words

import (
	"bytes"
	"embed"
	"fmt"
	"slices"
	"sync"

	"github.com/pelletier/go-toml/v2"
)

//go:embed *.toml
var files embed.FS

// languages lists the languages, English first. Where a text fits two languages
// equally well, the first one is taken.
var languages = []string{"en", "fi", "sv", "no", "da", "nl", "de", "fr", "pl", "es", "it"}

// Words holds the words of one language. The fields are the keys of its file.
type Words struct {
	Language string `toml:"-"` // "en"

	Side     Side
	Phrase   Phrase
	Heading  map[string][]string // by field: "board", "home.imps"
	Letter   Letter
	Suit     Suit
	Seat     Seat
	Contract Contract
	Result   Result
	Count    Count
	Award    Award
	Pair     Pair
	Room     Room
	Remark   Remark
	Unit     Unit
	Answer   Answer

	Vulnerability Vulnerability
	Date          Date
}

// Side holds the words for the two sides.
type Side struct{ NS, EW []string }

// Phrase holds words that go with others: "no" in "board no", "for" in "points for
// NS", "v" in "3 v 4", "by" in "3NT by S", "not" in "not cancelled".
type Phrase struct{ Number, For, Versus, Meets, By, Plays, Not, And, Ours []string }

// Letter holds letters and words that mean something else in other languages.
type Letter struct {
	Suit
	Seat
	Ace, King, Queen, Jack []string
	Doubled, Redoubled     []string
}

// Suit holds the words for the suits and notrump.
type Suit struct{ Clubs, Diamonds, Hearts, Spades, NoTrump []string }

// Seat holds the words for the seats.
type Seat struct{ North, East, South, West []string }

// Contract holds the words of contract cells.
type Contract struct {
	Doubled, Redoubled []string
	PassedOut          []string `toml:"passed_out"`
	NotPlayed          []string `toml:"not_played"`
}

// Result holds the words of result cells.
type Result struct{ Made, Down, Over, Tricks, Aside []string }

// Count holds the numbers from one to thirteen as words.
type Count struct {
	One, Two, Three, Four, Five, Six, Seven, Eight, Nine, Ten, Eleven, Twelve, Thirteen []string
}

// Numbers returns the words for one, two and so on up to thirteen.
func (c *Count) Numbers() [13][]string {
	return [...][]string{
		c.One, c.Two, c.Three, c.Four, c.Five, c.Six, c.Seven, c.Eight, c.Nine, c.Ten, c.Eleven, c.Twelve, c.Thirteen,
	}
}

// Award holds the words of artificial scores.
type Award struct {
	Average []string
	Signed  []string // an average only with a sign
	Plus    []string
	Minus   []string
	Both    []string // that both sides have it
	Ruled   []string // artificial, but not which
}

// Pair holds the words of pair cells.
type Pair struct{ Nobody []string }

// Room holds the abbreviations of the two rooms.
type Room struct{ Open, Closed []string }

// Remark holds the words of remarks.
type Remark struct {
	WrongDirection []string `toml:"wrong_direction"`
	Late           []string
	Telling        []string // parts of words
}

// Unit holds the words for what amounts are counted in.
type Unit struct{ Matchpoints, Tops, Percent, IMPs, VP []string }

// Answer holds the words for yes and no.
type Answer struct{ Yes, No []string }

// Vulnerability holds the words for a board on which no side or each side is vulnerable.
type Vulnerability struct{ None, All []string }

// Date holds the words of dates: those of each month and weekday, small words beside, and
// those of the time of day.
type Date struct {
	Months, Weekdays [][]string
	Beside, Clock    []string
}

// Languages returns the codes of all languages, English first.
func Languages() []string { return slices.Clone(languages) }

// All returns the words of every language, English first. They are shared: callers
// must not change them.
var All = sync.OnceValue(func() []*Words {
	var all []*Words
	for _, language := range languages {
		w, err := read(language)
		if err != nil {
			panic(fmt.Sprintf("words: %s.toml: %v", language, err)) // embedded, so it is a bug
		}
		all = append(all, w)
	}
	return all
})

// Of returns the words of a language; ok is false for an unknown one.
func Of(language string) (w *Words, ok bool) {
	i := slices.Index(languages, language)
	if i < 0 {
		return nil, false
	}
	return All()[i], true
}

// read reads the file of a language. A key that no field of Words has is an error.
func read(language string) (*Words, error) {
	data, err := files.ReadFile(language + ".toml")
	if err != nil {
		return nil, err
	}
	w := &Words{Language: language}
	decoder := toml.NewDecoder(bytes.NewReader(data))
	decoder.DisallowUnknownFields()
	return w, decoder.Decode(w)
}
