package pbn

import (
	"fmt"
	"regexp"
	"strings"

	"bridgecalc/internal/ingest/formats/pbn/deal"
	"bridgecalc/internal/ingest/formats/transcript"
)

// dealt is the cards of a board where they first stand.
type dealt struct {
	deal string
	line int
}

// hand writes down the cards of a record's board, once for each board.
func (r *reader) hand(rec *record) {
	board, text := rec.value("Board"), rec.value("Deal")
	if text == "" {
		return
	}
	line := rec.tags["Deal"].line
	cards, err := deal.Read(text)
	if err != nil {
		r.said.Warn(line, "the results are scored without these cards", "the deal of board %q is left out: it %v", board, err)
		return
	}
	if first, ok := r.cards[board]; !ok {
		r.cards[board] = dealt{cards, line}
		r.out.Hand(line, transcript.Hand{Board: board, Deal: cards, Optimum: optimum(rec.value("OptimumScore")), Makeable: r.makeable(rec)})
	} else if first.deal != cards {
		r.said.Error(line, "give each session in a file of its own",
			"board %q has other cards here than in line %d, so the results cannot be compared", board, first.line)
	}
}

var optimumScore = regexp.MustCompile(`^(NS|EW)\b.*?([+-]?\d+)$`)

// optimum reads "NS 420", "EW +90" and "NS 7N; +1520".
func optimum(text string) string {
	m := optimumScore.FindStringSubmatch(text)
	if m == nil {
		return ""
	}
	return m[1] + " " + strings.TrimPrefix(m[2], "+")
}

const (
	declarers   = "NSEW"
	digits      = "0123456789abcd"
	allMakeable = 20
)

var denominations = map[string]int{"NT": 0, "N": 0, "S": 1, "H": 2, "D": 3, "C": 4}

// makeable are the tricks of each declarer, from the table or from the digits
// that stand for it. It is empty where one is missing.
func (r *reader) makeable(rec *record) string {
	if rec.has("OptimumResultTable") {
		return makeableOf(r.tableOf(rec, "OptimumResultTable"))
	}
	text := strings.ToLower(rec.value("DoubleDummyTricks"))
	if len(text) != allMakeable || strings.Trim(text, digits) != "" {
		return ""
	}
	return text
}

func makeableOf(t *table) string {
	const perDeclarer = 5
	var tricks [allMakeable]byte
	found := 0
	for _, row := range t.rows {
		declarer := strings.Index(declarers, t.text(row, "Declarer"))
		denomination, ok := denominations[t.text(row, "Denomination")]
		n := trickDigit(t.text(row, "Result"))
		if len(t.text(row, "Declarer")) != 1 || declarer < 0 || !ok || n == 0 {
			return ""
		}
		at := &tricks[declarer*perDeclarer+denomination]
		if *at == 0 {
			found++
		}
		*at = n
	}
	if found != allMakeable {
		return ""
	}
	return string(tricks[:])
}

// trickDigit is the digit for 0 to 13 tricks; 0 for anything else.
func trickDigit(tricks string) byte {
	for n := range len(digits) {
		if fmt.Sprint(n) == tricks {
			return digits[n]
		}
	}
	return 0
}
