package notation

import (
	"strings"

	"bridgecalc/internal/bridge"
	"bridgecalc/internal/event"
	"bridgecalc/internal/ingest/words"
)

// The words that mean the same in sheets of every language. What does not is in
// Letters.
var (
	strainWords = newTable(func(t *table[bridge.Strain], w *words.Words) { addSuit(t, &w.Suit) })
	seatWords   = newTable(func(t *table[bridge.Seat], w *words.Words) { addSeat(t, &w.Seat) })
	doublings   = newTable(func(t *table[bridge.Doubling], w *words.Words) {
		t.add(bridge.Doubled, "X", "*")
		t.add(bridge.Redoubled, "XX", "**")
		t.add(bridge.Doubled, w.Contract.Doubled...)
		t.add(bridge.Redoubled, w.Contract.Redoubled...)
	})
	outcomeWords = newTable(func(t *table[outcomeWord], w *words.Words) {
		t.add(wordMade, w.Result.Made...)
		t.add(wordDown, w.Result.Down...)
		t.add(wordOver, w.Result.Over...)
		t.add(wordTricks, w.Result.Tricks...)
		t.add(wordAside, w.Result.Aside...)
	})
	countWords = newTable(func(t *table[int], w *words.Words) {
		for i, list := range w.Count.Numbers() {
			t.add(i+1, list...)
		}
	})
	byWords    = newTable(func(t *table[bool], w *words.Words) { t.add(true, w.Phrase.By...) })
	playsWords = newTable(func(t *table[bool], w *words.Words) { t.add(true, w.Phrase.Plays...) })
	forWords   = newTable(func(t *table[bool], w *words.Words) { t.add(true, w.Phrase.For...) })
	sideWords  = newTable(func(t *table[bridge.Side], w *words.Words) {
		t.add(bridge.NS, sideForms(w.Side.NS)...)
		t.add(bridge.EW, sideForms(w.Side.EW)...)
	})
	vulnerabilities = newTable(func(t *table[bridge.Vulnerability], w *words.Words) {
		t.add(bridge.NoneVul, "-", "0", "O")
		t.add(bridge.NoneVul, w.Vulnerability.None...)
		t.add(bridge.NSVul, sideForms(w.Side.NS)...)
		t.add(bridge.EWVul, sideForms(w.Side.EW)...)
		t.add(bridge.AllVul, w.Vulnerability.All...)
	})
	// pairWords are those of two letters and more: a single letter is a section's.
	pairWords = newTable(func(t *table[bool], w *words.Words) {
		for _, word := range w.Heading["pair"] {
			if len(phraseOf(fold(word))) > 1 {
				t.add(true, word)
			}
		}
		for _, word := range w.Phrase.Number {
			if len(phraseOf(fold(word))) > 1 {
				t.add(true, word)
			}
		}
	})
	versusWords = newTable(func(t *table[bool], w *words.Words) {
		t.add(true, "-", "/", ":")
		t.add(true, w.Phrase.Versus...)
		t.add(true, w.Phrase.Meets...)
	})
	// averageWords are those of artificial scores; true for one that needs a sign.
	averageWords = newTable(func(t *table[bool], w *words.Words) {
		t.add(true, w.Award.Signed...)
		t.add(false, w.Award.Average...)
	})
	signWords = newTable(func(t *table[byte], w *words.Words) {
		t.add('+', "+")
		t.add('-', "-")
		t.add('=', "=")
		t.add('+', w.Award.Plus...)
		t.add('-', w.Award.Minus...)
	})
	// bothWords say that an artificial score is that of both sides.
	bothWords = newTable(func(t *table[bool], w *words.Words) { t.add(true, w.Award.Both...) })
	unitWords = newTable(func(t *table[event.Unit], w *words.Words) {
		t.add(event.InMatchpoints, w.Unit.Matchpoints...)
		t.add(event.InTops, w.Unit.Tops...)
		t.add(event.InPercent, w.Unit.Percent...)
		t.add(event.InIMPs, w.Unit.IMPs...)
		t.add(event.InVP, w.Unit.VP...)
	}).words

	passes    = newPhrases(func(w *words.Words) []string { return w.Contract.PassedOut })
	notPlayed = newShortened(func(w *words.Words) []string { return w.Contract.NotPlayed }, lateWords)
	// late says in place of a result that the board is played later.
	late = newShortened(lateWords)
	// ruledWords are those of ruled, before the score itself: "adjusted 60/40".
	ruledWords     = newTable(func(t *table[bool], w *words.Words) { t.add(true, w.Award.Ruled...) })
	ruled          = newShortened(func(w *words.Words) []string { return w.Award.Ruled })
	nobody         = newShortened(func(w *words.Words) []string { return w.Pair.Nobody })
	wrongDirection = newShortened(func(w *words.Words) []string { return w.Remark.WrongDirection })

	yes = newTable(func(t *table[bool], w *words.Words) { t.add(true, w.Answer.Yes...) }).words
	no  = newTable(func(t *table[bool], w *words.Words) { t.add(true, w.Answer.No...) }).words

	// tellingParts are in the words for directions, for boards not played and for scores.
	tellingParts = func() []string {
		var all []string
		for _, w := range words.All() {
			for _, part := range w.Remark.Telling {
				all = append(all, fold(part))
			}
		}
		return all
	}()
)

func lateWords(w *words.Words) []string { return w.Remark.Late }

// outcomeWord is what a word of a result says.
type outcomeWord uint8

const (
	wordMade outcomeWord = iota
	wordDown
	wordOver
	wordTricks
	// wordAside says nothing itself: "went" in "went one down".
	wordAside
)

// newTable returns a table with the words of every language.
func newTable[V comparable](add func(t *table[V], w *words.Words)) *table[V] {
	t := new(table[V])
	for _, w := range words.All() {
		add(t, w)
	}
	return t
}

func addSuit(t *table[bridge.Strain], w *words.Suit) {
	t.add(bridge.Clubs, w.Clubs...)
	t.add(bridge.Diamonds, w.Diamonds...)
	t.add(bridge.Hearts, w.Hearts...)
	t.add(bridge.Spades, w.Spades...)
	t.add(bridge.NoTrump, w.NoTrump...)
}

func addSeat(t *table[bridge.Seat], w *words.Seat) {
	t.add(bridge.North, w.North...)
	t.add(bridge.East, w.East...)
	t.add(bridge.South, w.South...)
	t.add(bridge.West, w.West...)
}

// sideForms returns the words of a side with the signs that may stand between its two
// letters or words: "NS", "N-S", "N/S".
func sideForms(list []string) []string {
	all := list
	for _, word := range list {
		between := strings.ReplaceAll(word, "-", "/")
		if letters := []rune(word); len(letters) == 2 {
			between = string(letters[0]) + "/" + string(letters[1])
		}
		all = append(all[:len(all):len(all)], strings.ReplaceAll(between, "/", "-"), between)
	}
	return all
}
