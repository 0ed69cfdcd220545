package event

import (
	"fmt"
	"strings"
	"time"
)

// Settings is everything a director may decide about one input. It is made
// once, from DefaultSettings, and only read afterwards.
type Settings struct {
	Winners  Winners
	Decimals int       // of percentages: 1 or 2
	Language string    // of the documents: "en", "fi"
	Title    string    // empty: the name of the input
	Date     time.Time // zero: no date is printed
}

// DefaultSettings is what holds when the director says nothing.
func DefaultSettings() Settings {
	return Settings{Winners: AutoWinners, Decimals: 2, Language: "en"}
}

// Winners is the number of lists that pairs are ranked in.
type Winners uint8

const (
	// AutoWinners makes two lists when no pair changed direction.
	AutoWinners Winners = iota
	// OneWinner ranks all pairs in one list.
	OneWinner
	// TwoWinners ranks NS and EW apart; NS 8 and EW 8 are different pairs.
	TwoWinners
)

// ParseWinners reads the setting: "auto", "1" or "2".
func ParseWinners(s string) (Winners, error) {
	switch strings.TrimSpace(strings.ToLower(s)) {
	case "auto", "":
		return AutoWinners, nil
	case "1":
		return OneWinner, nil
	case "2":
		return TwoWinners, nil
	}
	return AutoWinners, fmt.Errorf("winners %q: write auto, 1 or 2", s)
}

// ParseDate reads a date as directors write it: 2026-11-30, 30.11.2026 or
// 30. 11. 2026. A year of two digits could be a day, and is refused.
func ParseDate(s string) (time.Time, error) {
	for _, layout := range []string{"2006-01-02", "2.1.2006"} {
		if t, err := time.Parse(layout, strings.ReplaceAll(s, " ", "")); err == nil {
			return t, nil
		}
	}
	return time.Time{}, fmt.Errorf("date %q: write it as 2026-11-30 or 30.11.2026", s)
}
