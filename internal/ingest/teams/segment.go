package teams

import (
	"errors"
	"regexp"
	"strconv"
	"strings"

	"bridgecalc/internal/ingest/notation"
)

// maxSegments is far above what a match is played in.
const maxSegments = 99

var (
	// partedRound is a round with the part of its matches: "3a", "3/2", "3.2".
	partedRound = regexp.MustCompile(`^([0-9]{1,4})\s*[./-]?\s*([a-dA-D]|[1-9])$`)
	digits      = regexp.MustCompile(`[0-9]+`)
)

// readSegment reads which part of a match this is: "2", "2nd half", "b", "II".
func readSegment(text string) (int32, error) {
	text = strings.TrimSpace(text)
	if number := digits.FindString(text); number != "" {
		n, err := strconv.Atoi(number)
		if err != nil || n < 1 || n > maxSegments {
			return 0, errors.New("is out of range")
		}
		return int32(n), nil
	}
	text = strings.ToUpper(text)
	if n := strings.Index("ABCD", text); n >= 0 && len(text) == 1 {
		return int32(n + 1), nil
	}
	if n, ok := notation.ReadRoman(text); ok {
		return int32(n), nil
	}
	return 0, errors.New("is not a number")
}

// readRound reads a round, with the part of its matches where the cell says that
// too: "3a" is the first part in round 3. The segment is 0 where it does not.
func readRound(text string) (round, segment int32, err error) {
	n, err := notation.ReadOrdinal(text)
	if err == nil {
		return int32(n), 0, nil
	}
	m := partedRound.FindStringSubmatch(strings.TrimSpace(text))
	if m == nil {
		return 0, 0, err
	}
	if n, err = notation.ReadOrdinal(m[1]); err != nil {
		return 0, 0, err
	}
	segment, err = readSegment(m[2])
	return int32(n), segment, err
}
