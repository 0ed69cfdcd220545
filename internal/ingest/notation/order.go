package notation

import (
	"regexp"
	"strings"

	"bridgecalc/internal/bridge"
)

// Order is whether contracts begin with the level or with the strain.
type Order uint8

const (
	// LevelFirst is 4H. S4D is four diamonds by South.
	LevelFirst Order = iota
	// StrainFirst is H4. S4D is four spades doubled.
	StrainFirst
	// EitherOrder is 4H and H4. S4D may be both, so it is not understood.
	EitherOrder
)

// withScore is a contract with its score behind it, perhaps that of a side: "4H N = (420)",
// "3NT S +1 630", "6D by E, +1, 940 to E-W", "4S E +1, EW 450".
var withScore = []*regexp.Regexp{
	regexp.MustCompile(`^(.+?)(?: *[(\[=/,;:]? *| )([+−–-]? ?\d{2,4})[)\]]?$`),
	regexp.MustCompile(`^(.+?)(?: *[(\[=/,;:] *| )(\d{2,4}[ (]+\pL[^\d)\]]*)[)\]]*$`),
	regexp.MustCompile(`^(.+?)(?: *[(\[=/,;:] *| )(\pL[^\d,;]*?[ :+−–-]*\d{2,4})[)\]]?$`),
}

// readScored reads a contract with its result and score.
func (l Letters) readScored(text string) (Cell, error) {
	for _, form := range withScore {
		m := form.FindStringSubmatch(text)
		if m == nil {
			continue
		}
		score, scoreErr := ReadScore(m[2])
		cell, err := l.readOrdered(m[1])
		if err == nil && scoreErr == nil && cell.Outcome.Form != NoOutcome && score.Points%10 == 0 && max(score.Points, -score.Points) >= leastScore {
			cell.Score = score
			return cell, nil
		}
	}
	return Cell{}, errContract
}

// leastScore is the lowest score of a contract.
const leastScore = 50

// readOrdered reads a contract in the order of level and strain that the letters have.
func (l Letters) readOrdered(text string) (Cell, error) {
	if l.Order == LevelFirst {
		return l.readLevelFirst(text)
	}
	strainFirst, err := l.readStrainFirst(text)
	if l.Order == StrainFirst {
		return strainFirst, err
	}
	if err != nil {
		return l.readLevelFirst(text)
	}
	for _, letters := range []Letters{l, anyLetters} {
		if levelFirst, err := letters.readLevelFirst(text); err == nil && levelFirst != strainFirst {
			return Cell{}, errContract
		}
	}
	return strainFirst, nil
}

// strainBeforeLevel is a strain and a level with nothing but a blank between.
var strainBeforeLevel = regexp.MustCompile(`^[\pL♠♥♦♣]{1,9}\s?[1-7]\b`)

// IsDeclaredStrain reports whether a text is a contract with its level behind the strain and
// its declarer, "NT1 N", in the letters of some language.
func IsDeclaredStrain(text string) bool {
	if !strainBeforeLevel.MatchString(text) { // "N/S 1" is a pair
		return false
	}
	cell, err := anyLetters.readStrainFirst(text)
	return err == nil && cell.Kind == Bid && cell.Declarer != bridge.NoSeat
}

func (l Letters) readLevelFirst(text string) (Cell, error) {
	if hasPartedDigits(text) {
		return Cell{}, errContract
	}
	return l.readBid(text)
}

// strainFirst is a contract with its level behind the strain, and declaredStrain the same
// behind its declarer: "H4x +1", "N: ♥ 4".
var (
	strainFirst    = regexp.MustCompile(`^()(` + beforeLevel)
	declaredStrain = regexp.MustCompile(`^(\pL+\.?)[ :/-]+(` + beforeLevel)
)

const beforeLevel = `\pL[\pL. -]*|[♠♥♦♣♤♡♢♧]\x{fe0f}?) ?([1-7])((?:[^0-9].*)?)$`

// readStrainFirst reads a contract that begins with its strain: as the one with the level
// before it, where the strain is no more than that.
func (l Letters) readStrainFirst(text string) (Cell, error) {
	for _, form := range []*regexp.Regexp{strainFirst, declaredStrain} {
		m := form.FindStringSubmatch(strings.TrimSpace(text))
		if m == nil {
			continue
		}
		seat, strain, level, rest := m[1], strings.TrimSpace(m[2]), m[3], m[4]
		if _, ok := l.Suits.strains.words[undot(fold(strain))]; ok {
			return l.readLevelFirst(strings.TrimSpace(seat + " " + level + strain + " " + rest))
		}
	}
	return Cell{}, errContract
}
