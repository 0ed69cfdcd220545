package notation

import (
	"errors"
	"regexp"
	"slices"
	"strings"
	"unicode"
	"unicode/utf8"
	"unique"

	"bridgecalc/internal/bridge"
	"bridgecalc/internal/event"
)

// CellKind says what a contract cell holds.
type CellKind uint8

const (
	Blank CellKind = iota
	Bid            // a contract
	Pass           // passed out
	NotPlayed
	Artificial
	// Ruled says that there is an artificial score, in another cell.
	Ruled
	// Weighted is a weighted or split score.
	Weighted
)

// Cell is what a contract cell says. Many systems write the declarer or the
// result into the same cell: "S3NT+2", "4HEx-3".
type Cell struct {
	Kind     CellKind
	Contract bridge.Contract
	Declarer bridge.Seat // NoSeat when the cell does not tell
	Outcome  Outcome     // NoOutcome when the cell does not tell
	Score    Score       // of a contract with its result, where the cell tells
	NS, EW   event.Award // for Artificial
	// Ruling is only for Weighted. Equal rulings have equal handles.
	Ruling unique.Handle[Ruling]
}

var errContract = errors.New("is not understood")

// isPass reports whether a text is a pass-out, perhaps with its score: "pass 0", "0 (pass)".
func isPass(text string) bool {
	if before, ok := strings.CutSuffix(strings.TrimRight(text, " )"), "0"); ok {
		text = strings.TrimRight(before, " 0(=:")
	} else if m := behindZero.FindStringSubmatch(text); m != nil {
		text = m[1]
	}
	return passes.say(text)
}

// behindZero is a text with a score of 0 before it.
var behindZero = regexp.MustCompile(`^\s*0\s*[\s(\[=:,;/–-]\s*(.*)$`)

// isNotPlayed reports whether a text says in place of a result that the board was not
// played, or not yet, perhaps with the reason: "not played (late)".
func isNotPlayed(text string) bool {
	if notPlayed.say(text) || late.say(text) {
		return true
	}
	m := withReason.FindStringSubmatch(spaced(text))
	if m == nil || !notPlayed.say(m[1]) {
		return false
	}
	_, _, isAward, _ := readArtificial(m[2])
	return !isAward && !passes.say(m[2]) && !ruled.say(m[2])
}

// IsLate reports whether a text says that a board is played later.
func IsLate(text string) bool { return late.say(text) }

// withReason is a text with a reason in words behind it.
var withReason = regexp.MustCompile(`^([^(,;:]+?)(?: ?[(,;:]| - ?) ?([\pL .]+)\)?$`)

// ReadContract reads a contract cell: a contract, perhaps with declarer and
// result ("4HX", "4 Spades x", "N 4♥ +1", "3NTW=", "6h rdbl O -1", "3NT by S made 4"),
// a pass-out, a board that was not played, or an artificial score.
func (l Letters) ReadContract(text string) (Cell, error) {
	s := fold(text)
	if s == "" || isDash(s) {
		return Cell{}, nil
	}
	switch {
	case isPass(text):
		return Cell{Kind: Pass}, nil
	case isNotPlayed(text):
		return Cell{Kind: NotPlayed}, nil
	case ruled.whole[phraseOf(s)], isBothSides(text):
		return Cell{Kind: Ruled}, nil
	}
	if ns, ew, ok, err := readAwards(text); ok {
		return Cell{Kind: Artificial, NS: ns, EW: ew}, err
	}
	if ruled.say(text) {
		return Cell{Kind: Ruled}, nil
	}
	if ruling, ok, err := l.readRuling(text); err != nil {
		return Cell{}, err
	} else if ok {
		return ruledCell(ruling), nil
	}
	cell, err := l.readOrdered(text)
	if err != nil {
		return l.readScored(text)
	}
	return cell, nil
}

// isBothSides reports whether a text is both sides, "NS/EW": whose artificial scores are in
// another cell.
func isBothSides(text string) bool {
	first, second, _ := strings.Cut(text, "/")
	ns, _ := ReadSide(strings.TrimSpace(first))
	ew, _ := ReadSide(strings.TrimSpace(second))
	return ns == bridge.NS && ew == bridge.EW
}

// ruledCell is a cell with a ruling; one that gives both sides artificial scores is
// no other than these.
func ruledCell(r Ruling) Cell {
	if r.NS.Components[0].Weight == 0 && r.EW.Components[0].Weight == 0 {
		return Cell{Kind: Artificial, NS: r.NS.Award, EW: r.EW.Award}
	}
	return Cell{Kind: Weighted, Ruling: unique.Make(r)}
}

// MayBeContract reports whether a text is a contract or a pass-out in the letters
// of some language.
func MayBeContract(text string) bool {
	if isPlace(text) {
		return false
	}
	cell, err := anyLetters.ReadContract(text)
	return err == nil && (cell.Kind == Bid || cell.Kind == Pass)
}

// readBid reads the contract in a text. In the letters of a language that does not have
// the abbreviation, "2He" is hearts by East, but "2He N" cannot be.
func (l Letters) readBid(text string) (Cell, error) {
	replaced := l.replaceCapitalized(text)
	if replaced == text || !slices.Contains(l.Suits.capitalizing, l.Language()) {
		if cell, err := l.readSpelled(text); err == nil || replaced == text {
			return cell, err
		}
	}
	return l.readSpelled(replaced)
}

// readSpelled reads the contract in a text, with what may be before and behind it: the
// declarer, the double and the result, each at most once.
func (l Letters) readSpelled(text string) (Cell, error) {
	p := bidParser{letters: l, cell: Cell{Kind: Bid}}
	p.begin(text)
	if !p.readLevel() {
		return Cell{}, errContract
	}
	start := p
	if !p.readStrain(len(p.rest)) || !p.readRest() {
		return Cell{}, errContract
	}
	if !p.lettered || slices.Contains(p.blanks, p.afterStrain) {
		return p.cell, nil
	}
	// 5KRD may be five clubs (Kr) doubled, or five diamonds (K) redoubled.
	for longest := len(start.rest) - 1; longest > 0; longest-- {
		other := start
		if other.readStrain(longest) && other.readRest() && other.cell != p.cell {
			return Cell{}, errContract
		}
	}
	return p.cell, nil
}

// isPlace reports whether a text is a place in a ranking that looks like a contract with
// a double.
func isPlace(text string) bool {
	s := fold(text)
	return s == "2ND" || s == "3RD"
}

// bidParser reads a contract from the front of a text.
type bidParser struct {
	letters Letters
	rest    string // folded, without blanks
	blanks  []int  // where they were, as lengths of the rest behind them
	cell    Cell
	worded  bool // the level is a word
	// What has been read.
	seated, doubled, hasResult bool
	lettered                   bool   // the double is a letter that may mean something else
	strain                     string // as it is written
	afterStrain                int    // the length of the rest behind it
	by                         bool   // the last word was one that a declarer follows
	word                       string // the last strain or double
	afterWord                  int    // the length of the rest behind it
}

// begin takes the blanks out of a text, and the points behind letters. A capital behind
// small letters begins a word like one behind a blank: "4treflE".
func (p *bidParser) begin(text string) {
	text = p.letters.unabbreviate(text)
	var parted strings.Builder
	last := rune(0)
	for _, r := range text {
		if unicode.IsUpper(r) && unicode.IsLower(last) {
			parted.WriteByte(' ')
		}
		parted.WriteRune(r)
		last = r
	}
	parts := strings.Fields(undot(spaced(parted.String())))
	p.rest = strings.Join(parts, "")
	left := len(p.rest)
	for _, part := range parts {
		p.blanks = append(p.blanks, left)
		left -= len(part)
	}
}

// cutWord takes the longest word of a table off the rest. A word may have blanks inside,
// but then it ends before one, and not with a letter that stands alone and may be a
// seat: "3SA N gemaakt" is not 3 sang, and "4 heart S" is played by South.
func cutWord[V comparable](p *bidParser, t *table[V]) (value V, rest string, ok bool) {
	return cutWordWithin(p, t, t.longest)
}

// cutWordWithin is cutWord for words of some length at most.
func cutWordWithin[V comparable](p *bidParser, t *table[V], longest int) (value V, rest string, ok bool) {
	for n := min(len(p.rest), t.longest, longest); n > 0; n-- {
		value, ok = t.words[p.rest[:n]]
		if ok && (!p.hasBlank(n) || p.endsWord(n) && !p.endsInSeat(n)) {
			return value, p.rest[n:], true
		}
	}
	return value, p.rest, false
}

// hasBlank reports whether there was a blank inside the first n bytes of the rest.
func (p *bidParser) hasBlank(n int) bool {
	return slices.ContainsFunc(p.blanks, func(left int) bool { return left < len(p.rest) && left > len(p.rest)-n })
}

// endsWord reports whether no letter follows the first n bytes of the rest without a
// blank, or only the x of a double: "1 sans atoutx".
func (p *bidParser) endsWord(n int) bool {
	if after := strings.TrimLeft(p.rest[n:], "X"); len(p.rest)-n-len(after) > 0 && len(p.rest)-n-len(after) <= len("XX") {
		n = len(p.rest) - len(after)
	}
	next, _ := utf8.DecodeRuneInString(p.rest[n:])
	return !unicode.IsLetter(next) || slices.Contains(p.blanks, len(p.rest)-n)
}

// endsInSeat reports whether the last of the first n bytes of the rest are a letter
// behind a blank that may be a seat or a double: "2 ru D" is not Danish 2 rud, and "3
// carreau x" is doubled.
func (p *bidParser) endsInSeat(n int) bool {
	last, size := utf8.DecodeLastRuneInString(p.rest[:n])
	_, isSeat := p.letters.Seats.seats.words[string(last)]
	_, isDouble := doublingLetters.words[string(last)]
	return (isSeat || isDouble || last == 'X' && strings.Trim(p.rest[:n], "X") != "") && slices.Contains(p.blanks, len(p.rest)-n+size)
}

// separators may stand between a contract and what is said with it.
const separators = "/,;:()[]|·•"

// skipSeparators skips separators, which part words as blanks do, and a dash before a word:
// "4H-N", "3NT - down 1", "S-4H". Before a number of tricks it is a minus.
func (p *bidParser) skipSeparators() {
	before := len(p.rest)
	p.rest = strings.TrimLeft(p.rest, separators)
	after := strings.TrimLeft(p.rest, "-")
	next, _ := utf8.DecodeRuneInString(after)
	isLevel := p.seated && p.cell.Contract.Level == 0
	if unicode.IsLetter(next) || strings.ContainsRune("=+*([", next) || isLevel {
		p.rest = strings.TrimLeft(after, separators)
	}
	if len(p.rest) < before {
		p.blanks = append(p.blanks, len(p.rest))
	}
}

// readLevel reads up to the level of the contract: "N 4", "dbl 4", "four".
func (p *bidParser) readLevel() bool {
	for {
		p.skipSeparators()
		if p.rest == "" {
			return false
		}
		if c := p.rest[0]; c >= '1' && c <= '7' {
			p.cell.Contract.Level, p.rest = c-'0', p.rest[1:]
			return true
		}
		level, rest, isLevel := cutWord(p, countWords)
		if isLevel && level <= 7 && !p.isLonger(rest) {
			p.cell.Contract.Level, p.rest, p.worded = uint8(level), rest, true
			return true
		}
		if p.readWord(len("DBL")) {
			continue
		}
		_, rest, plays := cutWord(p, playsWords)
		if !plays || !p.seated || !p.endsWord(len(p.rest)-len(rest)) {
			return false
		}
		p.rest = rest
	}
}

// isLonger reports whether another word than the one that leaves rest is longer.
func (p *bidParser) isLonger(rest string) bool {
	_, other, ok := p.letters.Seats.seats.cut(p.rest)
	return ok && len(other) < len(rest)
}

// readStrain reads the suit or notrump of the contract, of a length at most. After a
// level in words it is a word, too: Trent is no contract.
func (p *bidParser) readStrain(longest int) bool {
	if after, ok := strings.CutPrefix(p.rest, "-"); ok { // 4-S
		p.rest = after
	}
	strain, rest, ok := cutWordWithin(p, &p.letters.Suits.strains, longest)
	letters := utf8.RuneCountInString(p.rest[:len(p.rest)-len(rest)])
	if !ok || p.worded && (letters < 2 || letters < 3 && !slices.Contains(p.blanks, len(p.rest))) {
		return false
	}
	p.strain, p.afterStrain = p.rest[:len(p.rest)-len(rest)], len(rest)
	p.word, p.afterWord = p.strain, p.afterStrain
	p.cell.Contract.Strain, p.rest = strain, rest
	return true
}

// readRest reads what follows the contract: "x N +1", "by S making 9".
func (p *bidParser) readRest() bool {
	for {
		p.skipSeparators()
		if p.rest == "" || p.rest == "-" && !p.by {
			return !p.by
		}
		if !p.readWord(1) && !p.readMadeLetter() && !p.readResult() {
			return false
		}
	}
}

// readWord reads a seat, a double or a word before a declarer, whichever is longest, but no
// double of less than shortest bytes. It leaves alone what is longer as a result.
func (p *bidParser) readWord(shortest int) bool {
	seat, seatRest, isSeat := cutWord(p, &p.letters.Seats.seats)
	isSeat = isSeat && !p.isEnding(len(p.rest)-len(seatRest))
	doubling, doubleRest, isDouble := cutWord(p, &p.letters.Suits.doublings)
	isDouble = isDouble && len(p.rest)-len(doubleRest) >= shortest
	lettered := false
	if !isDouble && p.cell.Contract.Level > 0 {
		doubling, doubleRest, isDouble = p.cutDoublingLetter()
		lettered = isDouble && p.rest[0] != '!'
	}
	_, byRest, isBy := cutWord(p, byWords)
	left := len(p.rest)
	for _, w := range []struct {
		rest string
		ok   bool
	}{{seatRest, isSeat}, {doubleRest, isDouble}, {byRest, isBy}} {
		if w.ok {
			left = min(left, len(w.rest))
		}
	}
	if _, rest, ok := cutWord(p, outcomeWords); ok && len(rest) < left && !p.startsDoubledByNorth() {
		return false
	}
	if _, rest, ok := cutWord(p, countWords); ok && len(rest) < left {
		return false
	}
	switch {
	case isSeat && len(seatRest) == left && !p.seated:
		p.cell.Declarer, p.rest, p.seated, p.by = seat, seatRest, true, false
	case isDouble && len(doubleRest) == left && !p.doubled && !p.by:
		p.word, p.afterWord = p.rest[:len(p.rest)-len(doubleRest)], len(doubleRest)
		p.cell.Contract.Doubling, p.rest, p.doubled, p.lettered = doubling, doubleRest, true, lettered
	case isBy && len(byRest) == left && !p.seated && !p.by:
		p.rest, p.by = byRest, true
	default:
		return false
	}
	return true
}

// isEnding reports whether the next n bytes are one letter at the end of a longer word: the
// S of "dobladas" is no declarer. Behind an abbreviation it is one: "4H dblN".
func (p *bidParser) isEnding(n int) bool {
	const most = 2 // letters of an abbreviation
	if p.word == "" || len(p.rest) != p.afterWord || slices.Contains(p.blanks, len(p.rest)) || utf8.RuneCountInString(p.rest[:n]) > 1 {
		return false
	}
	return utf8.RuneCountInString(p.word) > most && unicode.IsLetter(lastRune(p.word)) && strings.ContainsAny(p.word, "AEIOUYÄÖÜÅØÆÉÈ")
}

func lastRune(s string) rune {
	r, _ := utf8.DecodeLastRuneInString(s)
	return r
}

// doublingLetters say behind a contract that it is doubled.
var doublingLetters = func() *table[bridge.Doubling] {
	t := new(table[bridge.Doubling])
	t.add(bridge.Doubled, "D", "!")
	t.add(bridge.Redoubled, "R", "RD", "!!")
	return t
}()

// cutDoublingLetter takes a letter for a double off the rest: "4♠D", "5♦RD -1", "2♥!".
// It stands before the result, and no other letters are with it but a seat. D1 is down 1.
// Without a blank before it, it may be part of a word: Nord, Kr.
func (p *bidParser) cutDoublingLetter() (doubling bridge.Doubling, rest string, ok bool) {
	doubling, rest, ok = doublingLetters.cut(p.rest)
	n := len(p.rest) - len(rest)
	if !ok || p.hasResult || p.hasBlank(n) || !slices.Contains(p.blanks, len(p.rest)) && !p.mayBeJoined(p.rest[:n]) {
		return doubling, rest, false
	}
	if doubling == bridge.Doubled && rest != "" && rest[0] >= '0' && rest[0] <= '9' {
		return doubling, rest, false
	}
	if !p.endsWord(n) {
		_, after, isSeat := p.letters.Seats.seats.cut(rest)
		next, _ := utf8.DecodeRuneInString(after)
		if !isSeat || unicode.IsLetter(next) {
			return doubling, rest, false
		}
	}
	return doubling, rest, true
}

// mayBeJoined reports whether a letter for a double may follow what was read without a
// blank: behind the strain, but not an R behind a letter.
func (p *bidParser) mayBeJoined(letter string) bool {
	switch first, _ := utf8.DecodeRuneInString(p.strain); {
	case letter[0] == '!':
		return true
	case len(p.rest) != p.afterStrain:
		return false
	case p.cell.Contract.Strain == bridge.NoTrump, !unicode.IsLetter(first):
		return true
	case letter == "R":
		return false
	}
	return true
}

// startsDoubledByNorth reports whether the rest begins with D N, which together say down.
func (p *bidParser) startsDoubledByNorth() bool {
	const length = len("DN")
	return strings.HasPrefix(p.rest, "DN") && p.hasBlank(length) && !p.seated
}

// readMadeLetter reads a C behind a blank that stands for the contract in Dutch, where C is
// no suit: "3SA C" made it, and "3SA C-1" did not.
func (p *bidParser) readMadeLetter() bool {
	after, ok := strings.CutPrefix(p.rest, "C")
	_, isSuit := p.letters.Suits.strains.words["C"]
	if !ok || isSuit || p.hasResult || p.by || !slices.Contains(p.blanks, len(p.rest)) || !p.endsWord(1) {
		return false
	}
	if after != "" && strings.IndexByte("+-=", after[0]) >= 0 { // C+1
		p.rest = after
		return p.readResult()
	}
	p.cell.Outcome, p.rest, p.hasResult = Outcome{Form: Relative}, after, true
	return true
}

// readResult reads a result: "+1", "=", "10", "made 4". The tricks that a contract made are
// counted above six, or all of them where there are so many.
func (p *bidParser) readResult() bool {
	outcome, rest, ok := cutOutcome(p.rest)
	if !ok || p.hasResult || p.by || !p.seated && strings.HasPrefix(p.rest, "DN-") { // down, or doubled by North
		return false
	}
	if outcome.Made {
		if outcome, ok = outcome.Above(p.cell.Contract); !ok {
			return false
		}
	}
	p.cell.Outcome, p.rest, p.hasResult = outcome, rest, true
	return true
}
