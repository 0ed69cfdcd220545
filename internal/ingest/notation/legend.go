package notation

import (
	"iter"
	"regexp"
	"strings"

	"bridgecalc/internal/bridge"
)

// Legend holds the abbreviations that a sheet explains: "EP = ei pelattu".
type Legend map[string]string

// explained is an abbreviation with what it means: "X = not played", "ep: ei pelattu".
var explained = regexp.MustCompile(`^["“”'(]?([^\s"“”'()=:]{1,6})["“”')]?\s*(?:=|:|→|\s[-–—]\s)\s*["“”'(]?(.+?)["“”').]*$`)

// betweenExplained is what may stand between the parts of a legend.
var betweenExplained = regexp.MustCompile(`\s*[,;|\n]\s*|\s+/\s+`)

// ReadLegend finds in the texts of a sheet what they say that an abbreviation means. It
// counts only where it has no meaning of its own, and where all of them agree.
func ReadLegend(texts iter.Seq[string]) Legend {
	legend := make(Legend)
	const longest = 300 // bytes
	for text := range texts {
		if len(text) > longest || !strings.ContainsAny(text, "=:→-–—") {
			continue
		}
		for _, part := range betweenExplained.Split(text, -1) {
			if m := explained.FindStringSubmatch(strings.TrimSpace(part)); m != nil && isExplanation(m[1], m[2]) {
				legend.add(fold(m[1]), m[2])
			}
		}
	}
	return legend
}

// isExplanation reports whether a phrase may explain an abbreviation: it says what became
// of a board, and the abbreviation by itself says nothing.
func isExplanation(short, phrase string) bool {
	if !passes.say(phrase) && !notPlayed.say(phrase) && !ruled.say(phrase) && !isAverageOfBoth(phrase) {
		return false
	}
	_, isCell := ReadAnyContract(short)
	_, err := ReadOutcome(short)
	side, _ := ReadSide(short)
	return !isCell && err != nil && side == bridge.NoSide
}

func isAverageOfBoth(phrase string) bool {
	_, _, ok, err := readArtificial(phrase)
	return ok && err == nil
}

// add adds an explanation. Two different ones leave none.
func (l Legend) add(short, phrase string) {
	if other, ok := l[short]; ok && kindOf(other) != kindOf(phrase) {
		phrase = ""
	}
	l[short] = phrase
}

// kindOf returns what a phrase says of a board.
func kindOf(phrase string) Cell {
	cell, _ := English.ReadContract(phrase)
	return cell
}

// WriteOut returns what a cell says where it is one of the abbreviations, else its text.
func (l Legend) WriteOut(text string) string {
	if len(l) == 0 { // as nearly always
		return text
	}
	if phrase := l[fold(text)]; phrase != "" {
		return phrase
	}
	return text
}
