// Package words holds everything that documents say in a language: the words
// themselves, which come from the files in templates/words, and how numbers,
// dates and places are written there.
package words

import (
	"fmt"
	"io/fs"
	"slices"
	"strings"

	"github.com/pelletier/go-toml/v2"

	"bridgecalc/templates"
)

// Words is one language. The fields are the keys of its file; what stands in
// braces in a word is filled in by [Fill].
type Words struct {
	Language string `toml:"-"` // "en"

	Format    Format
	Part      Part
	List      List
	Facts     Facts
	Seat      Seat
	Column    Column
	Traveller Traveller
	Card      Card
	Web       Web
	Note      Note
	Method    Method
	Rule      Rule
	Series    Series
	Team      Team
	Rubber    Rubber
	Severity  Severity
	Page      Page
	Look      Look
	Letters   Letters

	ownLetters bool // suits by Letters in place of signs
}

// Format is how numbers, dates and places are written.
type Format struct {
	Decimal   string
	Percent   string
	Date      string
	Months    []string
	Place     string
	PlaceTied string `toml:"place_tied"`
	PlaceNone string `toml:"place_none"`
	LastAnd   string `toml:"last_and"`
}

// Part names the parts of a document.
type Part struct{ Ranking, Sections, Travellers, Cards, Matrix, Event, Problems string }

// List names the two lists of winners.
type List struct{ NS, EW string }

// Facts are the words of the line that says what was played.
type Facts struct {
	Matchpoints           string
	Tables, Pairs, Boards Plural
	Top                   string
}

// Seat is the letters of the seats.
type Seat struct{ North, East, South, West string }

// Column names what a column holds.
type Column struct {
	Place, Tied, Pair, Section, Direction, Names     string
	Boards, Points, Max, Percent                     string
	Board, Dealer, Vulnerable, Table, Round, NS, EW  string
	Version                                          string
	Contract, Declarer, Lead, Tricks, Score, Remark  string
	Title, Date, Input, Checksum, Method, Pairs, Top string
	Severity, File, Sheet, Cell, Line, Problem, Hint string
	Opponents, Count, Mark                           string
	OwnScore                                         string `toml:"own_score"`
	OwnPoints                                        string `toml:"own_points"`
	DeclarerShort                                    string `toml:"declarer_short"`
	PercentNS                                        string `toml:"percent_ns"`
}

// Traveller is the words of a board and its results.
type Traveller struct {
	Heading, Continued, Bookmark string
	Pass                         string
	NotPlayed                    string `toml:"not_played"`
	North, East, South, West     string
	None, All                    string
}

// Card is the words of a pair's own results.
type Card struct {
	Heading, Continued string
	Place, Points      string
	Others, Total      string
	Marks              string
}

// Web is what a page on the web says to those who read it.
type Web struct{ Hint string }

// Note is the sentences that explain how the results came about.
type Note struct {
	Matchpoints                 string
	Neuberg, Single, Artificial Plural
	AveragePlus                 string `toml:"average_plus"`
	Uneven, Ties, Close         string
	Rounded                     string
	Frequencies, Letters        string
}

// Severity names the severities of problems.
type Severity struct{ Error, Warning string }

// Page is the words at the foot of each page.
type Page struct{ Source, Number string }

// Plural is a word that depends on a number.
type Plural struct{ One, Other string }

// For picks the form for n.
func (p Plural) For(n int) string {
	if n == 1 {
		return p.One
	}
	return p.Other
}

// Languages lists the languages that there are words for, those that most
// users want first.
func Languages() []string {
	names, err := fs.Glob(templates.Words(), "*.toml")
	if err != nil {
		panic(err) // only for a malformed pattern, and this one is constant
	}
	for i, name := range names {
		names[i] = strings.TrimSuffix(name, ".toml")
	}
	first := []string{"fi", "en"}
	slices.SortStableFunc(names, func(a, b string) int {
		return slices.Index(first, b) - slices.Index(first, a)
	})
	return names
}

// Load reads the words of a language.
func Load(language string) (*Words, error) {
	if languages := Languages(); !slices.Contains(languages, language) {
		return nil, fmt.Errorf("language %q: there are words for %s", language, strings.Join(languages, ", "))
	}
	file, err := templates.Words().Open(language + ".toml")
	if err != nil {
		return nil, fmt.Errorf("words: %w", err)
	}
	defer file.Close()
	w := &Words{Language: language}
	// A misspelt key would leave a hole in every document.
	if err := toml.NewDecoder(file).DisallowUnknownFields().Decode(w); err != nil {
		return nil, fmt.Errorf("words of language %q: %w", language, err)
	}
	return w, nil
}
