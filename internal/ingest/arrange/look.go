package arrange

import (
	"regexp"
	"strings"
	"unicode"

	"bridgecalc/internal/bridge"
	"bridgecalc/internal/ingest/cells"
	"bridgecalc/internal/ingest/notation"
)

// Kind is a set of things that a text may be. A text is seldom only one: 8 is a
// board, a pair, tricks or matchpoints, and S a seat or a suit.
type Kind uint32

// What a text may be.
const (
	Whole    Kind = 1 << iota // a number without sign or decimals
	Signed                    // a whole number with a sign
	Decimal                   // a number with decimals
	Percent                   // a number with a percent sign
	Score                     // a score of duplicate bridge that is not zero, with or without a sign
	Pair                      // the number of a pair, perhaps with its direction or section
	Nobody                    // what is written for a pair that is not there
	Named                     // a pair's number and the names of its players
	Both                      // the numbers of two pairs
	Side                      // NS or EW
	Seat                      // the seat of a declarer
	Bid                       // a contract, perhaps with declarer and result
	Declared                  // a contract with its declarer
	Played                    // a contract with its result
	Status                    // passed out, not played, or an artificial score
	Outcome                   // a result with a sign or in words
	Card                      // a card, as the opening lead
	Strain                    // a suit or notrump
	Doubling                  // doubled or redoubled, by a word or a sign
	Cell                      // several things of a result: pairs, a contract, a score
	Name                      // a name of a person or a team
	Text                      // any other text

	number = Whole | Signed | Decimal | Percent
	// datum is what seldom stands in headings and titles.
	datum = number | Score | Named | Both | Bid | Status | Outcome | Card | Cell
)

// look is what a text looks like.
type look struct {
	kinds Kind
	n     int // the number, where it is whole
}

// Looks remembers what the texts of a book look like.
type Looks struct {
	book  *cells.Book
	looks cells.Memo[look]
}

func newLooks(book *cells.Book) *Looks {
	return &Looks{book, cells.NewMemo(book, func(text string) (look, error) { return lookAt(text), nil })}
}

// of returns what a text may be; a blank cell is nothing.
func (l *Looks) of(id cells.ID) look {
	if id == 0 {
		return look{}
	}
	seen, _ := l.looks.Of(id)
	return seen
}

// longestDatum is the length of the longest text that is looked at closely, in
// bytes: results, names of four players.
const longestDatum = 120

func lookAt(text string) look {
	if len(text) > longestDatum {
		return look{kinds: Text}
	}
	if l, ok := lookAtDigits(text); ok { // as most texts of a large file are
		return l
	}
	var l look
	if n, kinds, ok := lookAtNumber(text); ok {
		l = look{kinds, n}
	}
	if notation.IsPercent(text) {
		l.kinds |= Text
	}
	l.kinds |= lookAtPair(text) | lookAtResult(text)
	if l.kinds&Bid != 0 {
		l.kinds &^= Named // "1 No Trump"
	}
	if l.kinds&(number|Pair|Bid|Status|Outcome|Card) == 0 {
		if _, ok := splitCell(text); ok {
			l.kinds |= Cell
		}
	}
	if l.kinds&(number|Pair|Bid|Status|Outcome|Both|Named|Cell) == 0 && isName(text) {
		l.kinds |= Name
	}
	if l.kinds == 0 {
		l.kinds = Text
	}
	return l
}

// lookAtDigits returns what a number of up to six digits may be; ok is false for other
// texts.
func lookAtDigits(text string) (l look, ok bool) {
	const most = 6 // digits
	if text == "" || len(text) > most {
		return l, false
	}
	for i := range len(text) {
		if !isDigit(text[i]) {
			return l, false
		}
		l.n = 10*l.n + int(text[i]-'0')
	}
	l.kinds = Whole
	switch {
	case l.n == 0:
		l.kinds |= Nobody
	case l.n%10 == 0 && isScoreSize(l.n):
		l.kinds |= Pair | Score
	default:
		l.kinds |= Pair
	}
	return l, true
}

// lookAtNumber returns the number that a text is, if it is one.
func lookAtNumber(text string) (n int, kinds Kind, ok bool) {
	bare, percent := strings.CutSuffix(text, "%")
	bare = strings.TrimSpace(bare)
	score, err := notation.ReadScore(bare)
	switch {
	case err == nil && score.Given && percent:
		return score.Points, Percent, true
	case err == nil && score.Given && strings.ContainsFunc(bare, unicode.IsLetter): // "420 NS"
		if size := max(score.Points, -score.Points); size > 0 && size%10 == 0 && isScoreSize(size) {
			return score.Points, Score, true
		}
		return 0, 0, false
	case err == nil && score.Given:
		n, kinds = score.Points, Whole
		if !isDigit(bare[0]) {
			kinds = Signed
		}
		if size := max(n, -n); size%10 == 0 && size > 0 && isScoreSize(size) {
			kinds |= Score
		}
		return n, kinds, true
	case isDecimal(bare) && percent:
		return 0, Percent, true
	case isDecimal(bare):
		return 0, Decimal, true
	}
	return 0, 0, false
}

// isScoreSize reports whether some contract scores as much on some board.
func isScoreSize(points int) bool {
	return bridge.IsPossibleScore(points, true) || bridge.IsPossibleScore(points, false) ||
		bridge.IsPossibleScore(-points, true) || bridge.IsPossibleScore(-points, false)
}

func isDigit(c byte) bool { return c >= '0' && c <= '9' }

// isDecimal reports whether a text is a number with a decimal point or comma.
func isDecimal(text string) bool {
	digits, marks := 0, 0
	for i, r := range text {
		switch {
		case r >= '0' && r <= '9':
			digits++
		case (r == '.' || r == ',') && digits > 0:
			marks++
		case (r == '-' || r == '+' || r == '−' || r == '–') && i == 0:
		default:
			return false
		}
	}
	return digits > 1 && marks == 1
}

// lookAtPair returns what a text may be of pairs.
func lookAtPair(text string) (kinds Kind) {
	pair, err := notation.ReadPair(text)
	switch {
	case err == nil && pair.Nobody:
		kinds |= Nobody
	case err == nil:
		kinds |= Pair
	}
	if _, _, ok := notation.SplitPairs(text); ok {
		kinds |= Both
	}
	if side, ok := notation.ReadSide(text); ok && side != bridge.NoSide {
		kinds |= Side
	}
	if _, _, ok := cutNumber(text); ok {
		kinds |= Named
	}
	return kinds
}

// lookAtResult returns what a text may be of a result, in the letters of any
// language.
func lookAtResult(text string) (kinds Kind) {
	cell, ok := notation.ReadAnyContract(text)
	if ok {
		switch cell.Kind {
		case notation.Bid:
			kinds |= Bid
			if cell.Declarer != bridge.NoSeat {
				kinds |= Declared
			}
			if cell.Outcome.Form != notation.NoOutcome {
				kinds |= Played
			}
		case notation.Pass, notation.NotPlayed, notation.Artificial, notation.Ruled, notation.Weighted:
			kinds |= Status
		}
	}
	if kinds&Bid == 0 && notation.IsDeclaredStrain(text) {
		kinds |= Bid | Declared
	}
	if outcome, err := notation.ReadOutcome(text); err == nil && (outcome.Form == notation.Relative || outcome.Form > notation.Number) {
		kinds |= Outcome
	}
	if _, ok := notation.ReadAward(text); ok && !strings.HasSuffix(text, "%") {
		kinds |= Status
	}
	if notation.IsSeat(text) {
		kinds |= Seat
	}
	if notation.IsDoubling(text) {
		kinds |= Doubling
	}
	if notation.IsStrain(text) {
		kinds |= Strain
	}
	if notation.IsCard(text) {
		kinds |= Card
	}
	return kinds
}

// isName reports whether a text may be a name: it has a word of two letters, and
// most of it is letters.
func isName(text string) bool {
	letters, run, longest, others := 0, 0, 0, 0
	for _, r := range text {
		switch {
		case unicode.IsLetter(r):
			letters++
			run++
			longest = max(longest, run)
			continue
		case r == ' ' || r == '\u00a0' || strings.ContainsRune("&/,;+-–.'’()", r):
		default:
			others++
		}
		run = 0
	}
	return longest > 1 && others <= letters
}

var (
	// numberedNames is a pair's number, perhaps behind its direction, before names.
	numberedNames = regexp.MustCompile(`^((?:\pL[\pL/-]{0,4}\s?)?\d{1,4}|\d{1,4}\pL[/-]?\pL)(\.\s*|:\s*|\)\s*|[\s\p{Z}]+[-–]?\s*|-\s+)(\P{N}{4,})$`)
	// inBrackets is names that stand in brackets: "3 (Smith & Jones)".
	inBrackets = regexp.MustCompile(`^\(([^()]*)\)$`)
	// namesNumbered is names before the number in brackets.
	namesNumbered = regexp.MustCompile(`^(\P{N}{4,}?)\s*[(\[]\s*([^()\[\]]{1,8})\s*[)\]]$`)
)

// cutNumber splits "3 Smith & Jones", "3. Smith - Jones", "1 NS Ann/Bob", "NS 3:
// Smith/Jones" or "Ann/Bob (3)" into the pair's number and the names.
func cutNumber(text string) (number, names string, ok bool) {
	if m := numberedNames.FindStringSubmatch(strings.TrimLeft(text, "#(")); m != nil {
		number, names = m[1], m[3]
		if side, rest, found := strings.Cut(names, " "); found && strings.Trim(number, "0123456789") == "" { // "1 NS Ann & Bob"
			if read, known := notation.ReadSide(side); known && read != bridge.NoSide {
				number, names = number+" "+side, strings.TrimSpace(rest)
			}
		}
	} else if m := namesNumbered.FindStringSubmatch(text); m != nil {
		number, names = m[2], m[1]
	}
	if open := strings.LastIndex(names, " ("); open > 0 && strings.Trim(number, "0123456789") == "" { // "1 Ann & Bob (NS)"
		side := strings.Trim(names[open:], " ()")
		if read, known := notation.ReadSide(side); known && read != bridge.NoSide {
			number, names = number+" "+side, strings.TrimSpace(names[:open])
		}
	}
	names = inBrackets.ReplaceAllString(names, "$1")
	if len([]rune(names)) < 4 || !isName(names) {
		return "", "", false
	}
	if pair, err := notation.ReadPair(number); err != nil || pair.Nobody {
		return "", "", false
	}
	return number, names, true
}
