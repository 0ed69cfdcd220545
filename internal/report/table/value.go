package table

import (
	"math/big"
	"strconv"
	"strings"
	"time"

	"bridgecalc/internal/bridge"
	"bridgecalc/internal/report/words"
)

// Value is one cell of a table. Writers that know a better form than text,
// such as the numbers of a spreadsheet, look at its type.
type Value interface {
	// Text is how the value is printed.
	Text(w *words.Words) string
}

type (
	// Text is printed as it stands.
	Text string

	// Whole is a whole number.
	Whole int

	// Tied marks a place that is shared.
	Tied bool

	// Names are the players of a pair.
	Names []string

	// Play is a contract with its declarer and result: "4♥X S +1".
	Play string

	// Date is a day, or the zero time.
	Date time.Time

	// Card is a card, or none.
	Card bridge.Card
)

// Number is an exact number that is printed with a number of decimals.
type Number struct {
	Exact    *big.Rat
	Decimals int
}

// Signed is a number that is printed with its sign, so that what is given is told
// from what is taken.
type Signed struct{ Number }

// Fraction is an exact number that is written as it is: "784/5".
type Fraction struct{ Exact *big.Rat }

// Percent is an exact percentage: 55.42 for 55.42 %. A bare one is printed
// without the sign, which stands at the head of its column.
type Percent struct {
	Number
	Bare bool
}

// Place is a place in a ranking, shared where Last is more than First. There
// is none where First is 0.
type Place struct{ First, Last int }

// Term is one of a few fixed words. Programs see its code, which is the same
// in every language.
type Term struct{ Code, Word string }

// ID is the number of a pair: as the input has it, and as it is printed where
// that alone could be another pair's.
type ID struct {
	Number, Shown string
	Pair          int // index into the event's pairs; noPair where it has no card
}

// noPair stands for a pair that the document has nothing else about.
const noPair = -1

// Bar is a share that is drawn, from nothing to the whole of its column. It
// has no text.
type Bar struct{ Percent *big.Rat }

// Own is the cell of a cross table where a team would meet itself. It is hatched.
type Own struct{}

// Mark tells the best and the worst results of a board from the others, by
// its shape: it must be seen without colour.
type Mark uint8

// The marks.
const (
	NoMark Mark = iota
	Top
	Bottom
)

// Contract is a contract, and how a pass-out is printed.
type Contract struct {
	bridge.Contract
	Pass string
}

// known is a number that counts from 1, and no value where it is not known.
func known[N int | int32](n N) Value {
	if n == 0 {
		return nil
	}
	return Whole(n)
}

func (t Text) Text(*words.Words) string { return string(t) }

func (p Play) Text(*words.Words) string { return string(p) }

func (n Whole) Text(w *words.Words) string { return w.Number(strconv.Itoa(int(n))) }

func (t Tied) Text(*words.Words) string {
	if t {
		return "="
	}
	return ""
}

func (n Names) Text(*words.Words) string { return strings.Join(n, " & ") }

func (d Date) Text(w *words.Words) string { return w.Date(time.Time(d)) }

func (f Fraction) Text(w *words.Words) string { return w.Number(f.Exact.RatString()) }

// Plain is the number as programs write it: "-12.50".
func (n Number) Plain() string { return round(n.Exact, n.Decimals) }

func (n Number) Text(w *words.Words) string { return w.Number(n.Plain()) }

func (s Signed) Text(w *words.Words) string {
	if s.Exact.Sign() > 0 {
		return "+" + s.Number.Text(w)
	}
	return s.Number.Text(w)
}

func (p Percent) Text(w *words.Words) string {
	if p.Bare {
		return w.Number(p.Plain())
	}
	return w.Percent(p.Plain())
}

func (p Place) Text(w *words.Words) string { return w.Place(p.First, p.Last) }

func (t Term) Text(*words.Words) string { return t.Word }

func (id ID) Text(*words.Words) string { return id.Shown }

func (Bar) Text(*words.Words) string { return "" }

// Hundredths is the length of the bar in hundredths of its column.
func (b Bar) Hundredths() float64 {
	f, _ := b.Percent.Float64()
	return min(max(f, 0), 100)
}

// Text is a cross, where a cell cannot be hatched.
func (Own) Text(*words.Words) string { return "×" }

func (m Mark) Text(*words.Words) string {
	switch m {
	case Top:
		return "▲"
	case Bottom:
		return "▼"
	}
	return ""
}

func (c Contract) Text(w *words.Words) string {
	if c.IsPassedOut() {
		return c.Pass
	}
	return strconv.Itoa(int(c.Level)) + w.Strain(c.Strain) + c.Doubling.String()
}

// Code is the contract in letters: "4HX", "3NT", "PASS".
func (c Contract) Code() string { return c.Contract.String() }

func (c Card) Text(w *words.Words) string {
	card := bridge.Card(c)
	if card.IsZero() {
		return ""
	}
	const ten = 10
	rank := strings.TrimPrefix(card.String(), card.Suit.String())
	if card.Rank == ten {
		rank = strconv.Itoa(ten) // T is for programs
	}
	return w.Strain(card.Suit) + rank
}

// Code is the card in letters, "SQ", "HT", or empty.
func (c Card) Code() string { return bridge.Card(c).String() }
