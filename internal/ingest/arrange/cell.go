package arrange

import (
	"regexp"
	"strconv"
	"strings"

	"bridgecalc/internal/bridge"
	"bridgecalc/internal/ingest/notation"
)

// cellParts is what one cell of a table of pairs and boards says of a result: "OW 8: 4S Z
// +1 (+450)", "620 v 9", "NS 1 / EW 21: 4H W -2".
type cellParts struct {
	ns, ew   string // numbers of pairs
	opponent string // the number of the other pair
	side     bridge.Side
	contract string // with declarer and result; or an artificial score, or that it was not played
	score    string
}

var (
	// bothSides is two pairs with their directions.
	bothSides = regexp.MustCompile(`^(\pL[\pL/.-]{1,11})\s*(\d{1,3})\s*[/,;–-]?\s*(\pL[\pL/.-]{1,11})\s*(\d{1,3})\s*:?\s*(.*)$`)
	// oneSide is a direction, perhaps with a word for against, and a pair.
	oneSide = regexp.MustCompile(`^(\pL[\pL/.-]{0,11})\s*(?:(\pL{1,7})\.?\s*)?(\d{1,3})\s*[:;,–]\s*(.*)$`)
	// against is a pair behind a result.
	against = regexp.MustCompile(`^(.*\S)\s+(\pL{1,9}/?|/)\.?\s*(\d{1,3})$`)
	// bracketed is a score behind a contract, or the opponents.
	bracketed = regexp.MustCompile(`^(.*\S)\s*[(\[]\s*([+−–-]?\d{1,4})\s*[)\]]$`)
)

// splitCell takes a cell apart that has more of a result than a contract; ok is false
// for any other text.
func splitCell(text string) (parts cellParts, ok bool) {
	text = strings.Join(strings.Fields(text), " ")
	const longest = 70
	if len(text) > longest || !strings.ContainsAny(text, "0123456789") {
		return parts, false
	}
	rest := text
	switch m := bothSides.FindStringSubmatch(text); {
	case m != nil && isSide(m[1], bridge.NS) && isSide(m[3], bridge.EW):
		parts.ns, parts.ew, rest = m[2], m[4], m[5]
	case m != nil && isSide(m[1], bridge.EW) && isSide(m[3], bridge.NS):
		parts.ew, parts.ns, rest = m[2], m[4], m[5]
	default:
		rest = parts.cutPair(text)
	}
	found := parts != cellParts{}
	if m := bracketed.FindStringSubmatch(rest); m != nil {
		if parts == (cellParts{}) && isOpponentBehind(m[1], m[2]) { // "-50 (6)"
			parts.opponent = m[2]
		} else {
			parts.score = m[2]
		}
		rest, found = m[1], true
	}
	if !found || rest == "" {
		return parts, false
	}
	if score, err := notation.ReadScore(rest); err == nil && score.Given && parts.score == "" && !strings.Contains(rest, "/") {
		if size := max(score.Points, -score.Points); size > 0 && (size%10 != 0 || !isScoreSize(size)) {
			return parts, false
		}
		parts.score = rest
		return parts, true
	}
	cell, read := notation.ReadAnyContract(rest)
	if !read || cell.Kind == notation.Blank {
		return parts, false
	}
	parts.contract = rest
	return parts, true
}

// isOpponentBehind reports whether a number in brackets is the opponents' and no score: it is
// behind a score, or can be none.
func isOpponentBehind(result, number string) bool {
	const mostDigits = 2
	n, err := strconv.Atoi(number)
	if err != nil || n < 1 || len(number) > mostDigits || number[0] == '+' {
		return false
	}
	score, err := notation.ReadScore(result)
	return err == nil && score.Given || n%10 != 0 || !isScoreSize(n)
}

// cutPair takes a pair off the front or the end of a cell, and returns the rest.
func (p *cellParts) cutPair(text string) string {
	if pairs, rest, ok := strings.Cut(text, ":"); ok {
		if ns, ew, isBoth := notation.SplitPairs(pairs); isBoth {
			p.ns, p.ew = ns, ew
			return strings.TrimSpace(rest)
		}
	}
	if m := oneSide.FindStringSubmatch(text); m != nil {
		switch side, ok := notation.ReadSide(m[1]); {
		case ok && side != bridge.NoSide && m[2] != "": // "EW z 5": we sat EW against 5
			p.side, p.opponent = side, m[3]
			return m[4]
		case ok && side == bridge.NS:
			p.ns = m[3]
			return m[4]
		case ok && side == bridge.EW:
			p.ew = m[3]
			return m[4]
		case m[2] == "" && isAgainst(m[1]):
			p.opponent = m[3]
			return m[4]
		}
	}
	if m := against.FindStringSubmatch(text); m != nil && notation.IsVersus(m[2]) {
		p.opponent = m[3]
		return m[1]
	}
	return text
}

func isSide(text string, side bridge.Side) bool {
	read, ok := notation.ReadSide(strings.Trim(text, ".:"))
	return ok && read == side
}

// isAgainst reports whether a word stands before the number of the opponents.
func isAgainst(word string) bool {
	for _, m := range readHeading(word, false) {
		if m.Field == "opponent" {
			return true
		}
	}
	return notation.IsVersus(word)
}
