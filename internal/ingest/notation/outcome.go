package notation

import (
	"errors"
	"maps"
	"regexp"
	"strings"
	"sync"
	"unicode"
	"unicode/utf8"

	"bridgecalc/internal/bridge"
	"bridgecalc/internal/event"
	"bridgecalc/internal/ingest/words"
)

// Form is how a result was written.
type Form uint8

const (
	NoOutcome Form = iota
	// Relative is the difference to the contract: "=", "+1", "-2".
	Relative
	// Number has no sign, and may be tricks, odd tricks or a relative result
	// whose sign the spreadsheet dropped.
	Number
	// Adjusted is an artificial score in the place of a result.
	Adjusted
	// Unplayed says in words that the board was not played.
	Unplayed
	// PassedOut says in words that the board was passed out.
	PassedOut
	// RuledResult says that there is an artificial score, in another cell.
	RuledResult
	// WeightedResult is a weighted or split score in the place of a result,
	// which Letters.ReadContract reads.
	WeightedResult
)

// Outcome is a result as written.
type Outcome struct {
	Form   Form
	N      int         // the number with its sign
	Made   bool        // for Number: the text says in words that the contract made
	Tricks bool        // for Made: the text says that the number counts tricks
	NS, EW event.Award // for Adjusted
	// Doubtful is for Adjusted: the word may also say that a contract was made, as Dutch
	// gem. does.
	Doubtful bool
}

// Above returns a result that says how many tricks a contract made as one relative to
// the contract. Such a number counts the tricks above six, or all tricks where it is
// more than seven: "made 4", "making 10". ok is false where the contract would be down,
// and where a contract at the level of one made 7, which may be either. With the word for
// tricks it counts all of them, "2D made 6 tricks" is two down, unless so few are usual
// above six: "4S made 4 tricks" may be either.
func (o Outcome) Above(c bridge.Contract) (relative Outcome, ok bool) {
	const book, mostOdd, usualOver = 6, 7, 2
	n := o.N - int(c.Level)
	switch {
	case !o.Made:
		return o, true
	case o.Tricks:
		return Outcome{Form: Relative, N: n - book}, o.N >= mostOdd || n < 0 || n > usualOver
	case o.N > mostOdd:
		n -= book
	case o.N == mostOdd && c.Level == 1:
		return Outcome{}, false
	}
	return Outcome{Form: Relative, N: n}, n >= 0
}

// ReadOutcome reads a result cell: "=", "+1", "-2", "9", "down 1", "1 off", "made 4",
// "A6040".
func ReadOutcome(text string) (Outcome, error) {
	s := fold(text)
	switch {
	case s == "", isDash(s):
		return Outcome{}, nil
	case s == "=", s == "==", s == "±0", s == "+/-0":
		return Outcome{Form: Relative}, nil
	}
	parted := hasPartedDigits(text)
	if outcome, rest, ok := cutNumber(s); ok && rest == "" && !parted { // as most are
		return outcome, nil
	}
	if isNotPlayed(text) {
		return Outcome{Form: Unplayed}, nil
	}
	if ns, ew, ok, err := readAwards(text); ok {
		_, rest, isOutcome := cutOutcome(undot(s))
		return Outcome{Form: Adjusted, NS: ns, EW: ew, Doubtful: isOutcome && rest == ""}, err
	}
	if looksRuled(text) {
		return Outcome{Form: WeightedResult}, nil
	}
	if m := initialed.FindStringSubmatch(s); m != nil {
		s = m[1] + m[4]
		if m[2] != "" {
			s = "-" + m[3]
		}
		text = s
	}
	outcome, rest, ok := cutOutcome(undot(fold(unabbreviateOutcome(text))))
	ok = ok && rest == ""
	switch isRuled := ruled.say(text); {
	case isRuled && ok && !strings.HasSuffix(s, "."): // German just, and short for justerad
		return Outcome{}, errMadeOrRuled
	case isRuled:
		return Outcome{Form: RuledResult}, nil
	case parted:
		return Outcome{}, errParted
	case ok:
		return outcome, nil
	}
	return Outcome{}, errors.New("is not understood")
}

// initialed is a number with the first letter of a word that, as the whole of a cell, is
// clear: "9t", "d1", "b2".
var initialed = regexp.MustCompile(`^(?:([+-]?\d{1,2})T\.?|([DB])\.?(\d{1,2}))()$`)

var errMadeOrRuled = errors.New("may say that the contract was made, or that the score was adjusted")

// ReadResult reads a cell of a column of results: what ReadOutcome reads, words for a
// pass-out, and C for the contract, made or not, which elsewhere may be a suit: "C", "C-2".
func ReadResult(text string) (Outcome, error) {
	s := fold(text)
	switch {
	case s == "C":
		return Outcome{Form: Relative}, nil
	case len(s) > 1 && s[0] == 'C' && strings.IndexByte("+-=", s[1]) >= 0:
		return ReadOutcome(s[1:])
	case isPass(text):
		return Outcome{Form: PassedOut}, nil
	}
	return ReadOutcome(text)
}

// cutNumber takes a number of tricks off the front of a text: "+1", "9", "9,00".
func cutNumber(s string) (o Outcome, rest string, ok bool) {
	digits, sign := s, 0
	switch {
	case s == "":
		return o, s, false
	case s[0] == '+':
		digits, sign = s[1:], 1
	case s[0] == '-':
		digits, sign = s[1:], -1
	}
	end := 0
	for end < len(digits) && strings.IndexByte("0123456789.,", digits[end]) >= 0 {
		end++
	}
	n, ok := wholeNumber(digits[:end])
	switch {
	case !ok || n > 13:
		return o, s, false
	case sign == 0:
		return Outcome{Form: Number, N: n}, digits[end:], true
	}
	return Outcome{Form: Relative, N: sign * n}, digits[end:], true
}

// cutOutcome takes a result off the front of a text.
func cutOutcome(s string) (o Outcome, rest string, ok bool) {
	if rest, ok = strings.CutPrefix(s, "="); ok {
		rest, _ = strings.CutPrefix(rest, "=")
		return Outcome{Form: Relative}, rest, true
	}
	if rest, ok = strings.CutPrefix(s, "±0"); ok {
		return Outcome{Form: Relative}, rest, true
	}
	if o, rest, ok = cutWorded(s); ok {
		return o, rest, true
	}
	if o, rest, ok = cutNumber(s); ok {
		return readSuffix(o, rest)
	}
	if o, rest, ok = cutCount(s); !ok {
		return o, s, false
	}
	_, _, worded := outcomeWords.cut(rest) // "one off", but not "one"
	signed := o.Form == Relative           // "-one"
	o, rest, ok = readSuffix(o, rest)
	return o, rest, ok && (worded || signed)
}

// cutWorded takes a result that begins with a word off the front of a text, as much as there
// is: the longest word may take the beginning of the next one along, and "bet en" is not
// "bete n".
func cutWorded(s string) (o Outcome, rest string, ok bool) {
	rest = s
	for n := min(len(s), outcomeWords.longest); n > 0; n-- {
		word, isWord := outcomeWords.words[s[:n]]
		if !isWord {
			continue
		}
		cut := func(s string) (Outcome, string, bool) { return combineWord(word, s) }
		if word == wordAside {
			cut = cutOutcome
		}
		if other, after, found := cut(s[n:]); found && (!ok || len(after) < len(rest)) {
			o, rest, ok = other, after, true
		}
	}
	return o, rest, ok
}

// combineWord reads the number behind a word, which exactly made needs none of.
func combineWord(word outcomeWord, s string) (o Outcome, rest string, ok bool) {
	if word == wordTricks {
		return o, s, false
	}
	if also, after, ok := cutWorded(s); ok && also.Form == Relative && word.agrees(also.N) { // made plus 1
		return also, after, true
	}
	if number, after, numbered := cutCount(s); numbered {
		if o, ok = combine(word, number); ok {
			rest = skipTricks(after)
			o.Tricks = o.Made && rest != after
			return o, rest, true
		}
		return o, s, false
	}
	after, _ := strings.CutPrefix(s, "=")
	return Outcome{Form: Relative}, after, word == wordMade
}

// agrees reports whether a word may stand before a result that is so many tricks.
func (w outcomeWord) agrees(n int) bool {
	switch w {
	case wordMade:
		return n >= 0
	case wordDown:
		return n < 0
	case wordOver:
		return n > 0
	}
	return false
}

// cutCount takes a number in digits or words off the front of a text.
func cutCount(s string) (o Outcome, rest string, ok bool) {
	if o, rest, ok = cutNumber(s); ok {
		return o, rest, true
	}
	if after, signed := strings.CutPrefix(s, "-"); signed {
		n, rest, ok := countWords.cut(after)
		return Outcome{Form: Relative, N: -n}, rest, ok
	}
	if after, signed := strings.CutPrefix(s, "+"); signed {
		n, rest, ok := countWords.cut(after)
		return Outcome{Form: Relative, N: n}, rest, ok
	}
	n, rest, ok := countWords.cut(s)
	return Outcome{Form: Number, N: n}, rest, ok
}

// readSuffix reads the word behind a number: "1 off", "-1 down", "9 tricks", "4 made",
// "2 tricks down".
func readSuffix(number Outcome, s string) (o Outcome, rest string, ok bool) {
	rest = skipTricks(s)
	if word, after, worded := outcomeWords.cut(rest); worded && word == wordMade && rest != s && number.Form == Number {
		return number, after, true // "9 tricks made" are all tricks
	}
	for _, from := range []string{rest, s} { // "levées en moins" may be one word, too
		for n := min(len(from), outcomeWords.longest); n > 0; n-- {
			word, worded := outcomeWords.words[from[:n]]
			if !worded || word == wordTricks {
				continue
			}
			if word == wordAside {
				return readSuffix(number, from[n:])
			}
			if o, ok = combine(word, number); ok {
				return o, from[n:], true
			}
			return o, s, false
		}
	}
	return number, rest, true
}

// skipTricks takes the word for tricks off the front of a text. Where a shorter word leaves
// another one, it is that: "trick short" is not "tricks hort".
func skipTricks(s string) string {
	shortest := s
	for n := min(len(s), outcomeWords.longest); n > 0; n-- {
		if word, ok := outcomeWords.words[s[:n]]; !ok || word != wordTricks {
			continue
		}
		rest := s[n:]
		if _, _, worded := outcomeWords.cut(rest); rest == "" || worded {
			return rest
		}
		if shortest == s {
			shortest = rest
		}
	}
	return shortest
}

// combine returns what a number means with a word: down 1 is -1. ok is false where they
// contradict each other.
func combine(word outcomeWord, number Outcome) (o Outcome, ok bool) {
	switch {
	case word == wordMade && number.Form == Number:
		return Outcome{Form: Number, N: number.N, Made: true}, true
	case word == wordMade:
		return number, number.N >= 0
	case word == wordDown && (number.Form == Number || number.N <= 0):
		return Outcome{Form: Relative, N: -max(number.N, -number.N)}, number.N != 0
	case word == wordOver && number.N >= 0:
		return Outcome{Form: Relative, N: number.N}, number.N != 0
	}
	return Outcome{}, false
}

// ReadSeat reads a declarer cell: a letter or a word, perhaps with the number
// of the pair behind it ("N", "North", "N3"). Blank is NoSeat.
func (l Letters) ReadSeat(text string) (bridge.Seat, error) {
	s := strings.Trim(undot(fold(l.unabbreviateSeat(text))), "()")
	if s == "" || isDash(s) {
		return bridge.NoSeat, nil
	}
	seat, rest, ok := l.Seats.seats.cut(s)
	if _, isNumber := wholeNumber(strings.Trim(rest, "()#")); !ok || rest != "" && !isNumber {
		return bridge.NoSeat, errors.New("is not understood")
	}
	return seat, nil
}

// suitAbbreviations are the abbreviations of suits, of two letters and more, that mean the same
// in all languages that have them.
var suitAbbreviations = sync.OnceValue(func() map[string]bridge.Strain {
	found, clash := make(map[string]bridge.Strain), make(map[string]bool)
	for _, w := range words.All() {
		for suit, list := range [][]string{w.Letter.Clubs, w.Letter.Diamonds, w.Letter.Hearts, w.Letter.Spades} {
			for _, word := range list {
				key, strain := fold(word), bridge.Strain(suit)
				before, known := found[key]
				clash[key] = clash[key] || known && before != strain
				found[key] = strain
			}
		}
	}
	maps.DeleteFunc(found, func(key string, _ bridge.Strain) bool { return clash[key] || utf8.RuneCountInString(key) < 2 })
	return found
})

// ReadLead reads an opening lead: "SQ", "♠Q", "Q♠", "S10". Blank is no card.
func (l Letters) ReadLead(text string) (bridge.Card, error) {
	s := fold(text)
	if s == "" || s == "-" {
		return bridge.Card{}, nil
	}
	last, _ := utf8.DecodeLastRuneInString(strings.TrimSpace(text))
	isName := unicode.IsLower(last)   // "Ria" is no ace of clubs, Finnish risti
	for n := len(s) - 1; n > 0; n-- { // "PA" is the ace of spades, and Finnish spades
		suit, ok := l.Suits.suits.words[s[:n]]
		if !ok && n > 1 && !isName { // an abbreviation of one language: "kl4"
			suit, ok = suitAbbreviations()[s[:n]]
		}
		if rank, isRank := l.Suits.ranks.words[s[n:]]; ok && isRank {
			return bridge.Card{Suit: suit, Rank: rank}, nil
		}
	}
	if rank, rest, ok := l.Suits.ranks.cut(s); ok {
		if suit, ok := l.Suits.suits.words[rest]; ok {
			return bridge.Card{Suit: suit, Rank: rank}, nil
		}
	}
	return bridge.Card{}, errors.New("is not understood")
}
