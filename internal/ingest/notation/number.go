package notation

import (
	"errors"
	"regexp"
	"strings"

	"bridgecalc/internal/bridge"
)

// MaxBoard is the highest board number that is read.
const MaxBoard = 9999

// ReadOrdinal reads the number of a board, round or table, from 1.
func ReadOrdinal(text string) (int, error) {
	s := strings.TrimPrefix(fold(text), "#")
	n, ok := wholeNumber(s)
	switch {
	case hasPartedDigits(text):
		return 0, errParted
	case !ok && s != "" && strings.Trim(s, "0123456789") == "":
		return 0, errors.New("is too large")
	case !ok:
		return 0, errors.New("is not a number")
	case n < 1 || n > MaxBoard:
		return 0, errors.New("is out of range")
	}
	return n, nil
}

// Score is a score cell: a number or nothing.
type Score struct {
	Given  bool
	Points int // with the sign as written
}

// ReadScore reads a score: "620", "-50", "−100", "1 430", "1.430", "430.0". No
// bridge score has decimals, so a point before three digits parts thousands.
func ReadScore(text string) (Score, error) {
	s := fold(text)
	if s == "" || s == "-" {
		return Score{}, nil
	}
	if hasPartedDigits(text) {
		return Score{}, errParted
	}
	sign := 1
	switch s[0] {
	case '-':
		sign, s = -1, s[1:]
	case '+':
		s = s[1:]
	}
	if head, tail, found := strings.Cut(strings.ReplaceAll(s, ",", "."), "."); found && len(tail) == 3 && len(head) <= 2 {
		s = head + tail
	}
	n, ok := wholeNumber(s)
	if !ok {
		return Score{}, errors.New("is not a number")
	}
	return Score{Given: true, Points: sign * n}, nil
}

// Pair is a pair cell.
type Pair struct {
	Number string // "8", "A1"; leading zeros dropped
	// Side is set when the cell itself says it: "8NS", "EW 3".
	Side bridge.Side
	// Nobody is a sit-out: pair 0, a dash, "bye", "phantom".
	Nobody bool
	// Blank says that the cell is empty: Nobody where the row has no result,
	// a number forgotten where it has.
	Blank bool
}

var nobody = wordSet("- BYE PHANTOM SITOUT ~SITOUT SIT-OUT LEPO LEPÄÄ LEPOPARI LEPOPÖYTÄ PAUS PAUSE SITTERÖVER " +
	"OVERSITTER OVERSIDDER STILZIT RUST VRIJ AUSSETZEN FREILOS EXEMPT RELAIS PAUZA DESCANSO RIPOSO")

// ReadPair reads a pair's number: "8", "08", "A1", "8NS", "EW3".
func ReadPair(text string) (Pair, error) {
	s := fold(text)
	switch {
	case s == "":
		return Pair{Nobody: true, Blank: true}, nil
	case nobody[s]:
		return Pair{Nobody: true}, nil
	case hasPartedDigits(text):
		return Pair{}, errParted
	}
	var pair Pair
	for _, side := range []bridge.Side{bridge.NS, bridge.EW} {
		for _, cut := range []func(s, word string) (string, bool){strings.CutPrefix, strings.CutSuffix} {
			if rest, found := cut(s, side.String()); found && pair.Side == bridge.NoSide {
				pair.Side, s = side, rest
			}
		}
	}
	digits := strings.TrimLeft(s, "ABCDEFGHIJKLMNOPQRSTUVWXYZÅÄÖÆØ")
	n, ok := wholeNumber(digits)
	letters := s[:len(s)-len(digits)]
	switch {
	case !ok || len(letters) > 4:
		return Pair{}, errors.New("is not a pair number")
	case n == 0:
		return Pair{Nobody: true}, nil
	}
	digits, _, _ = strings.Cut(strings.ReplaceAll(digits, ",", "."), ".")
	pair.Number = letters + strings.TrimLeft(digits, "0")
	return pair, nil
}

// IsSubstitute reports whether a pair's number is that of somebody who stood in for
// others: "Sub13".
func IsSubstitute(number string) bool {
	digits, ok := strings.CutPrefix(number, "SUB")
	_, isNumber := wholeNumber(digits)
	return ok && isNumber
}

// sides are how the languages write a side, without what stands between.
var sides = map[string]bridge.Side{
	"":   bridge.NoSide,
	"NS": bridge.NS, "NZ": bridge.NS, "PE": bridge.NS,
	"EW": bridge.EW, "OW": bridge.EW, "WE": bridge.EW, "EO": bridge.EW, "ÖV": bridge.EW, "ØV": bridge.EW, "IL": bridge.EW,
}

// ReadSide reads a direction: "NS", "N-S", "EW", "ÖV"; blank is NoSide.
func ReadSide(text string) (side bridge.Side, ok bool) {
	side, ok = sides[strings.NewReplacer("-", "", "/", "").Replace(fold(text))]
	return side, ok
}

// bothPairs are two pair numbers in one cell, NS first: "3-4", "3 v 4".
var bothPairs = regexp.MustCompile(`^([A-ZÅÄÖÆØ]{0,3}\d+)(?:-|/|:|VS?\.?)([A-ZÅÄÖÆØ]{0,3}\d+)$`)

// SplitPairs parts two pair numbers that stand in one cell, NS first; ok is
// false when the text is something else.
func SplitPairs(text string) (ns, ew string, ok bool) {
	m := bothPairs.FindStringSubmatch(fold(text))
	if m == nil || hasPartedDigits(text) {
		return "", "", false
	}
	return m[1], m[2], true
}
