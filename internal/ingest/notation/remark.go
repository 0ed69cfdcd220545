package notation

import "bridgecalc/internal/event"

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
	case notPlayed[s]:
		return Remark{NotPlayed: true}, nil
	case s == "WRONGDIRECTION":
		return Remark{WrongDirection: true}, nil
	case s == "ARBITRALSCORE" || ruled[s]:
		return Remark{Ruled: true}, nil
	}
	ns, ew, ok, err := readArtificial(s)
	if !ok && looksRuled(text) {
		return Remark{Weighted: true}, nil
	}
	return Remark{Artificial: ok, BothSides: ok && !oneWord(s), NS: ns, EW: ew}, err
}

// oneWord reports whether an artificial score is one word for both sides.
func oneWord(s string) bool {
	m := averages.FindStringSubmatch(s)
	return plainWord[s] || m != nil && m[2] == ""
}
