package sheetgen

import (
	"fmt"
	"strconv"
	"strings"

	"bridgecalc/internal/bridge"
	"bridgecalc/internal/event"
)

// contractForm is what the cell of a contract holds.
type contractForm uint8

const (
	contractAlone          contractForm = iota // 4H
	contractDeclarer                           // 4H N
	declarerContract                           // N 4H
	contractResult                             // 4H+1
	contractDeclarerResult                     // 4H N +1
	declarerContractResult                     // N 4H +1
	contractInSeveralCells                     // 4 | H | X
	contractFormsCount
)

func (f contractForm) String() string {
	return [...]string{"4H", "4H N", "N 4H", "4H+1", "4H N +1", "N 4H +1", "4 | H | X"}[f]
}

func (f contractForm) hasDeclarer() bool {
	return f == contractDeclarer || f == declarerContract || f == contractDeclarerResult || f == declarerContractResult
}

func (f contractForm) hasResult() bool {
	return f == contractResult || f == contractDeclarerResult || f == declarerContractResult
}

// notation is how contracts, seats and results are written in one sheet.
type notation struct {
	random             *random
	words              *language
	strains            [5]string
	suitStyle          string
	seats              [5]string
	seatStyle          string
	gap                string // between level and strain
	join               string // between the parts of one cell
	doubled, redoubled string
	pass               []string
	lower              bool
	form               contractForm
	even               string
	minus              string
	resultStyle        string // relative, total, words
	typed              bool   // +1 is the number 1
	declarerStyle      string // plain, in parentheses, after a word, or after a dash
	strainFirst        bool   // H4 in place of 4H
}

// drawNotation draws a notation in the language of the cells.
func drawNotation(r *random, l *language) *notation {
	n := &notation{random: r, words: l, form: contractForm(r.IntN(int(contractFormsCount)))}
	if r.chance(.35) {
		n.form = contractAlone
	}
	n.drawStrains()
	n.drawSeats()
	n.gap = pick(r, "", "", "", " ")
	n.join = pick(r, " ", " ", "", "  ")
	if n.hasWords() {
		n.gap, n.join = " ", " "
	}
	n.drawDoubling()
	n.declarerStyle = pickWeighted(r, weighted[string]{"plain", 8}, weighted[string]{"parentheses", 1}, weighted[string]{"word", 1}, weighted[string]{"dash", 1})
	n.strainFirst = n.suitStyle != "words" && n.mayBeginWithStrain() && r.chance(.04)
	n.pass = l.all(wPass)
	if r.chance(.5) {
		n.pass = n.pass[:1]
	}
	n.lower = r.chance(.12)
	n.drawResults()
	return n
}

// mayBeginWithStrain reports whether contracts can begin with their strain: where a
// declarer stands before them, 4D by South and 4S doubled would look the same.
func (n *notation) mayBeginWithStrain() bool {
	return n.form != contractInSeveralCells && n.form != declarerContract && n.form != declarerContractResult
}

func (n *notation) drawStrains() {
	r, l := n.random, n.words
	n.suitStyle = pickWeighted(r, weighted[string]{"symbols", 8}, weighted[string]{"letters", 12}, weighted[string]{"words", 2}, weighted[string]{"words with a point", 1})
	if n.suitStyle == "letters" && l.suits == "" {
		n.suitStyle = "English letters"
	}
	notrump := l.all(wNoTrump)
	n.strains[bridge.NoTrump] = notrump[r.IntN(min(2, len(notrump)))]
	for i := range 4 {
		switch n.suitStyle {
		case "symbols":
			n.strains[i] = bridge.Strain(i).Symbol()
		case "letters":
			n.strains[i] = string([]rune(l.suits)[i])
		case "words":
			n.strains[i] = l.first(wClubs + word(i))
		case "words with a point":
			n.strains[i] = shortened(l.first(wClubs+word(i))) + "."
		default:
			n.strains[i] = string(english.suits[i])
		}
	}
	if n.suitStyle == "symbols" && r.chance(.3) { // with the sign for emoji
		for i := range 4 {
			n.strains[i] += "\ufe0f"
		}
	}
	if n.suitStyle == "English letters" {
		n.strains[bridge.NoTrump] = pick(r, "NT", "NT", "N")
	}
}

// shortened returns the first letters of a word.
func shortened(word string) string {
	const letters = 3
	all := []rune(word)
	return string(all[:min(letters, len(all))])
}

func (n *notation) drawSeats() {
	r, l := n.random, n.words
	n.seatStyle = pickWeighted(r, weighted[string]{"letters", 9}, weighted[string]{"words", 1}, weighted[string]{"English letters", 1})
	if n.seatStyle == "English letters" && l.seats != english.seats && conflicts(l.seats, english.seats) {
		n.seatStyle = "letters"
	}
	if n.form.hasDeclarer() && n.seatStyle == "words" {
		n.seatStyle = "letters"
	}
	for i := range 4 {
		switch n.seatStyle {
		case "letters":
			n.seats[i+1] = string([]rune(l.seats)[i])
		case "words":
			n.seats[i+1] = l.first(wNorth + word(i))
		default:
			n.seats[i+1] = string(english.seats[i])
		}
	}
}

// conflicts reports whether a letter means different seats.
func conflicts(a, b string) bool {
	x, y := []rune(a), []rune(b)
	for i := range x {
		for j := range y {
			if x[i] == y[j] && i != j {
				return true
			}
		}
	}
	return false
}

// hasWords reports whether suits are words, perhaps shortened.
func (n *notation) hasWords() bool { return strings.HasPrefix(n.suitStyle, "words") }

func (n *notation) drawDoubling() {
	r := n.random
	n.doubled = pick(r, "x", "X", "*", " x", " X", "X", " dbl", "x")
	n.redoubled = map[string]string{"x": "xx", "X": "XX", "*": "**", " x": " xx", " X": " XX", " dbl": " rdbl"}[n.doubled]
	if n.form == contractInSeveralCells {
		n.doubled, n.redoubled = strings.TrimSpace(n.doubled), strings.TrimSpace(n.redoubled)
	}
	if n.hasWords() && (n.doubled == "x" || n.doubled == "X") {
		n.doubled, n.redoubled = " "+n.doubled, " "+n.redoubled
	}
}

func (n *notation) drawResults() {
	r := n.random
	n.resultStyle = pickWeighted(r, weighted[string]{"relative", 8}, weighted[string]{"total", 4}, weighted[string]{"words", 1})
	n.even = pick(r, "=", "=", "=", "0", "+0")
	n.minus = pickWeighted(r, weighted[string]{"-", 12}, weighted[string]{"−", 2}, weighted[string]{"–", 2})
	n.typed = n.resultStyle == "relative" && r.chance(.3)
}

// record describes the notation.
func (n *notation) record() {
	r := n.random
	r.record("contract", fmt.Sprintf("%s in %s, strain first %v, gap %q, join %q, doubled %q, declarer %s",
		n.form, n.suitStyle, n.strainFirst, n.gap, n.join, n.doubled, n.declarerStyle))
	r.record("seats", n.seatStyle)
	r.record("result", fmt.Sprintf("%s, even %q, typed %v", n.resultStyle, n.even, n.typed))
}

// contract returns a contract without declarer and result.
func (n *notation) contract(c bridge.Contract) string {
	level := strconv.Itoa(int(c.Level))
	if n.strainFirst {
		return n.inCase(n.strain(c.Strain) + n.gap + level + n.doubling(c.Doubling))
	}
	return n.inCase(level + n.gap + n.strain(c.Strain) + n.doubling(c.Doubling))
}

func (n *notation) strain(s bridge.Strain) string { return n.strains[s] }

func (n *notation) doubling(d bridge.Doubling) string {
	return [...]string{"", n.doubled, n.redoubled}[d]
}

func (n *notation) inCase(s string) string {
	if n.lower {
		return strings.ToLower(s)
	}
	return s
}

// seat returns a declarer.
func (n *notation) seat(s bridge.Seat) string {
	if s == bridge.NoSeat {
		return ""
	}
	return n.inCase(n.seats[s])
}

// relative returns a result relative to the contract.
func (n *notation) relative(c bridge.Contract, tricks int) string {
	switch d := tricks - c.Target(); {
	case d > 0:
		return "+" + strconv.Itoa(d)
	case d < 0:
		return n.minus + strconv.Itoa(-d)
	}
	return n.even
}

// resultCell returns the cell of the result of a played contract.
func (n *notation) resultCell(c bridge.Contract, tricks int) cell {
	d := tricks - c.Target()
	switch {
	case n.resultStyle == "total":
		return cell{value: tricks}
	case n.resultStyle == "words" && d == 0:
		return textCell(n.words.first(wEven))
	case n.resultStyle == "words" && d < 0:
		return textCell(fmt.Sprintf(n.words.first(wDown), -d))
	case n.typed && d == 0 && n.even != "=":
		return cell{value: 0}
	case n.typed && d != 0:
		return cell{value: d}
	}
	return textCell(n.relative(c, tricks))
}

// joined returns the parts of a result that are in the contract's cell.
func (n *notation) joined(x *Result) string {
	c, d := n.contract(x.Contract), n.seat(x.Declarer)
	result := n.relative(x.Contract, x.Tricks)
	if result == "0" {
		result = "="
	}
	switch n.form {
	case contractDeclarer:
		return c + n.declarerAfter(d)
	case declarerContract:
		return d + n.join + c
	case contractResult:
		return c + n.join + result
	case contractDeclarerResult:
		return c + n.declarerAfter(d) + n.join + result
	case declarerContractResult:
		return d + n.join + c + n.join + result
	}
	return c
}

// declarerAfter returns a declarer after a contract in one cell.
func (n *notation) declarerAfter(d string) string {
	switch n.declarerStyle {
	case "parentheses":
		return " (" + d + ")"
	case "word":
		return " " + n.words.first(wBy) + " " + d
	case "dash":
		return pick(n.random, "-", " - ") + d
	}
	return n.join + d
}

// special returns the text of a result without a contract: passed out, not played,
// or an artificial score.
func (n *notation) special(x *Result) string {
	switch {
	case x.Optional:
		return ""
	case x.Kind == event.NotPlayed:
		return n.notPlayed()
	case x.Kind == event.Adjusted:
		return n.award(x.NSPercent, x.EWPercent)
	case x.Contract.IsPassedOut():
		return n.inCase(pick(n.random, n.pass...))
	}
	return ""
}

func (n *notation) notPlayed() string {
	if n.random.chance(.2) {
		return pick(n.random, english.all(wNotPlayed)...)
	}
	return pick(n.random, n.words.all(wNotPlayed)...)
}

// award returns an artificial score.
func (n *notation) award(ns, ew int) string {
	r := n.random
	if ns == 50 && ew == 50 && r.chance(.4) {
		return pick(r, n.words.all(wAverage)...)
	}
	switch r.IntN(12) {
	case 6:
		return fmt.Sprintf("%s %d%% %s %d%%", n.words.first(wNS), ns, n.words.first(wEW), ew)
	case 7:
		return fmt.Sprintf("adj. %d/%d", ns, ew)
	case 8:
		return fmt.Sprintf("A%s/A%s (%d/%d)", awardSign(ns), awardSign(ew), ns, ew)
	case 9:
		return fmt.Sprintf("%d/%d (TD)", ns, ew)
	case 0:
		return fmt.Sprintf("%d/%d", ns, ew)
	case 1, 2:
		return fmt.Sprintf("%d-%d", ns, ew)
	case 3:
		return fmt.Sprintf("%d%%-%d%%", ns, ew)
	case 4:
		return fmt.Sprintf("A%d%d", ns, ew)
	case 5:
		return fmt.Sprintf("%d %% / %d %%", ns, ew)
	}
	prefix := pick(r, "A", "AVE", "Ave", "A")
	return prefix + awardSign(ns) + pick(r, "/", " / ") + prefix + awardSign(ew)
}

// awardSign returns "+", "=" or "-" for an artificial score.
func awardSign(percent int) string {
	switch {
	case percent > 50:
		return "+"
	case percent < 50:
		return "-"
	}
	return "="
}

// card returns a card led.
func (n *notation) card(c bridge.Card) string {
	if c.IsZero() {
		return ""
	}
	suit := bridge.Strain(c.Suit).Symbol()
	if n.suitStyle == "letters" || n.suitStyle == "English letters" {
		suit = n.strains[c.Suit]
	}
	if c.Rank <= 9 {
		return suit + strconv.Itoa(int(c.Rank))
	}
	return suit + [...]string{"10", "J", "Q", "K", "A"}[c.Rank-10]
}
