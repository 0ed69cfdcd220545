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

// wrongDirection is what the languages say of pairs that sat the other way round.
var wrongDirection = wordSet("WRONGDIRECTION WRONGDIR WRONGWAY WRONGORIENTATION VÄÄRÄSUUNTA VÄÄRÄILMANSUUNTA VÄÄRINPÄIN " +
	"FELRIKTNING FELVÄDERSTRECK FELHÅLL FEILRETNING FORKERTRETNING VERKEERDERICHTING VERKEERDEWINDRICHTING " +
	"FALSCHERICHTUNG FALSCHEACHSE FALSCHEHIMMELSRICHTUNG MAUVAISEDIRECTION MAUVAISEORIENTATION MAUVAISSENS " +
	"ZŁYKIERUNEK BŁĘDNYKIERUNEK NIEWŁAŚCIWYKIERUNEK DIRECCIÓNEQUIVOCADA DIRECCIÓNINCORRECTA ORIENTACIÓNEQUIVOCADA " +
	"DIREZIONESBAGLIATA DIREZIONEERRATA ORIENTAMENTOERRATO")

// ReadRemark reads a remark: "Not played", "Wrong direction", "60%-40%".
func ReadRemark(text string) (Remark, error) {
	s := fold(text)
	switch {
	case notPlayed[s]:
		return Remark{NotPlayed: true}, nil
	case wrongDirection[strings.TrimRight(s, ".!")]:
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

// tellingParts are in the words for directions, for boards not played and for scores.
var tellingParts = strings.Fields("DIRECTION DIR. SUUNTA RIKTNING RETNING RICHTUNG RICHTING DIRECC DIREZ ORIENT KIERUN VÄDERSTRECK " +
	"ARROW SWITCH TURNED SWAP REVERSE PLAYED PELAT SPELAD SPILT SPILLET GESPEEL GESPIEL JOUÉ GRAN JUGAD GIOCAT " +
	"SCORE AVERAGE ADJUST KESKITUL %")

// MayChangeResult reports whether a remark that ReadRemark finds nothing in speaks of
// what would change the result: "arrow switched", "score -1". Others are for people.
func MayChangeResult(text string) bool {
	s := fold(text)
	return slices.ContainsFunc(tellingParts, func(part string) bool { return strings.Contains(s, part) })
}
