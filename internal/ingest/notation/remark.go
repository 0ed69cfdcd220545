package notation

import (
	"slices"
	"strings"

	"bridgecalc/internal/event"
)

// Remark is a remark beside a result that changes it. Other remarks are for
// people.
type Remark struct {
	NotPlayed      bool
	WrongDirection bool // the pairs sat the other way round
	Ruled          bool // there is an artificial score, not said which
	Artificial     bool
	BothSides      bool // the artificial score says what each side gets
	NS, EW         event.Award
	// Weighted says that it looks like a weighted or split score; whether it is
	// one, Letters.ReadContract tells.
	Weighted bool
}

// ReadRemark reads a remark: "Not played", "Wrong direction", "60%-40%".
func ReadRemark(text string) (Remark, error) {
	s := fold(text)
	switch {
	case notPlayed.say(text), isNotPlayed(text) && !late.say(text):
		return Remark{NotPlayed: true}, nil
	case wrongDirection.say(text):
		return Remark{WrongDirection: true}, nil
	case ruled.whole[phraseOf(s)]:
		return Remark{Ruled: true}, nil
	}
	ns, ew, ok, err := readArtificial(text)
	if !ok && ruled.say(text) {
		return Remark{Ruled: true}, nil
	}
	if !ok && looksRuled(text) {
		return Remark{Weighted: true}, nil
	}
	average, _ := readAverages(undot(s))
	return Remark{Artificial: ok, BothSides: ok && !average.alone, NS: ns, EW: ew}, err
}

// MayChangeResult reports whether a remark that ReadRemark finds nothing in speaks of
// what would change the result: "arrow switched", "score -1". Others are for people.
func MayChangeResult(text string) bool {
	s := fold(text)
	return slices.ContainsFunc(tellingParts, func(part string) bool { return strings.Contains(s, part) })
}
