package notation

import (
	"errors"
	"regexp"
	"strconv"
	"strings"
	"unicode"
	"unicode/utf8"

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

var (
	boardRange = regexp.MustCompile(`^(\d{1,3})\s*(?:[-–—/]|\pL[\pL/]{0,3})\s*(\d{1,3})$`)
	boardList  = regexp.MustCompile(`^\d{1,3}(?:\s*[,;+&/]\s*\d{1,3}|\s+\d{1,3})+$`)
	digits     = regexp.MustCompile(`\d+`)
)

// ReadBoards reads the boards of a round: "1-3", "4 t/m 6", "7 to 9", "1, 2, 3". They count
// upwards without a gap.
func ReadBoards(text string) (first, last int, ok bool) {
	text = strings.TrimSpace(text)
	if m := boardRange.FindStringSubmatch(text); m != nil {
		first, _ = strconv.Atoi(m[1])
		last, _ = strconv.Atoi(m[2])
		return first, last, first > 0 && first <= last
	}
	if !boardList.MatchString(text) {
		return 0, 0, false
	}
	for n, number := range digits.FindAllString(text, -1) {
		board, _ := strconv.Atoi(number)
		if n > 0 && board != last+1 || board == 0 {
			return 0, 0, false
		}
		if last = board; n == 0 {
			first = board
		}
	}
	return first, last, true
}

// Score is a score cell: a number or nothing.
type Score struct {
	Given  bool
	Points int // with the sign as written, or that of NS where Side is set
	// Side is set when the cell itself says whose score it is: "420 NS", "EW 50".
	// Points then have the sign of NS, whatever the column is headed.
	Side bridge.Side
}

// ReadScore reads a score: "620", "-50", "−100", "1 430", "1.430", "430.0", "420 NS",
// "EW 50", "0 (pass)". No bridge score has decimals, so a point before three digits parts
// thousands.
func ReadScore(text string) (Score, error) {
	s := fold(text)
	if s == "" || isDash(s) {
		return Score{}, nil
	}
	if hasPartedDigits(text) {
		return Score{}, errParted
	}
	points, ok := readPoints(s)
	if ok {
		return Score{Given: true, Points: points}, nil
	}
	if strings.Contains(s, "0") && isPass(text) {
		return Score{Given: true}, nil
	}
	side, rest := cutSide(s)
	if points, ok = readPoints(cutFor(rest)); side == bridge.NoSide || !ok {
		return Score{}, errors.New("is not a number")
	}
	if side == bridge.EW {
		points = -points
	}
	return Score{Given: true, Points: points, Side: side}, nil
}

// readPoints reads a number with or without a sign.
func readPoints(s string) (points int, ok bool) {
	sign := 1
	switch {
	case s == "":
		return 0, false
	case s[0] == '-':
		sign, s = -1, s[1:]
	case s[0] == '+':
		s = s[1:]
	}
	if head, tail, found := strings.Cut(strings.ReplaceAll(s, ",", "."), "."); found && len(tail) == 3 && len(head) <= 2 {
		s = head + tail
	}
	n, ok := wholeNumber(s)
	return sign * n, ok
}

// cutSide takes the word of a side off the front or the end of a folded text.
func cutSide(s string) (side bridge.Side, rest string) {
	s = strings.Trim(s, "()")
	side, rest, ok := sideWords.cut(s)
	if !ok {
		side, rest, ok = sideWords.cutSuffix(s)
	}
	if !ok {
		return bridge.NoSide, s
	}
	return side, strings.Trim(rest, ":()")
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

// ReadPair reads a pair's number: "8", "08", "A1", "8b", "8NS", "EW3", "N-S 4", "Pair 7".
func ReadPair(text string) (Pair, error) {
	s := fold(text)
	var pair Pair
	if n, ok := wholeNumber(s); !ok || n == 0 { // most are only that
		switch {
		case s == "":
			return Pair{Nobody: true, Blank: true}, nil
		case isDash(s) || nobody.say(text):
			return Pair{Nobody: true}, nil
		}
		pair.Side, s = cutPairWords(strings.TrimRight(s, ".:)"))
	}
	if hasPartedDigits(text) {
		return Pair{}, errParted
	}
	digits := strings.TrimLeft(s, "ABCDEFGHIJKLMNOPQRSTUVWXYZÅÄÖÆØ")
	letters, suffix := s[:len(s)-len(digits)], ""
	if last := len(digits) - 1; last > 0 && letters == "" && strings.IndexByte(pairSuffixes, digits[last]) >= 0 {
		digits, suffix = digits[:last], digits[last:]
	}
	n, ok := wholeNumber(digits)
	switch {
	case !ok || len(letters) > 4:
		return Pair{}, errors.New("is not a pair number")
	case n == 0:
		return Pair{Nobody: true}, nil
	}
	digits, _, _ = strings.Cut(strings.ReplaceAll(digits, ",", "."), ".")
	pair.Number = letters + strings.TrimLeft(digits, "0") + suffix
	return pair, nil
}

// pairSuffixes are the letters that a pair may have behind its number; others may be
// seats.
const pairSuffixes = "ABCDFGH"

// cutPairWords takes the words for a pair and its side off a pair's number: "Pair NS 3",
// "par nr 3 ÖV".
func cutPairWords(s string) (side bridge.Side, number string) {
	for {
		s = strings.TrimLeft(s, "#.:")
		if other, rest := cutSide(s); other != bridge.NoSide && rest != "" {
			if side != bridge.NoSide {
				return bridge.NoSide, "" // NS EW 3
			}
			side, s = other, rest
			continue
		}
		_, rest, isPair := pairWords.cut(s)
		next, _ := utf8.DecodeRuneInString(rest)
		if !isPair || rest == "" || len(s)-len(rest) < len("PAR") && unicode.IsLetter(next) {
			return side, s
		}
		s = rest
	}
}

// IsSubstitute reports whether a pair's number is that of somebody who stood in for
// others: "Sub13".
func IsSubstitute(number string) bool {
	digits, ok := strings.CutPrefix(number, "SUB")
	_, isNumber := wholeNumber(digits)
	return ok && isNumber
}

// ReadSide reads a direction: "NS", "N-S", "EW", "ÖV", "Nord-Sud"; blank is NoSide.
func ReadSide(text string) (side bridge.Side, ok bool) {
	s := strings.Trim(undot(fold(text)), "()")
	if s == "" || s == "-" {
		return bridge.NoSide, true
	}
	side, ok = sideWords.words[s]
	return side, ok
}
