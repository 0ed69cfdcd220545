package notation

import (
	"errors"
	"fmt"
	"regexp"
	"slices"
	"strings"

	"bridgecalc/internal/bridge"
	"bridgecalc/internal/event"
)

// MaxComponents is how many scores a weighted one may have on each side; rulings
// seldom have more than three.
const MaxComponents = 6

// whole is 100 % in hundredths of a percent.
const whole = 100_00

// Ruling is a weighted or split score (Law 12C1c) as written. It holds no
// pointers, so that what two alphabets make of a text can be compared.
type Ruling struct {
	NS, EW Assigned
	// Split says that the text names the sides, each with its own sign: the
	// column that it stands in then says nothing about signs.
	Split bool
}

// Assigned is what one side gets: components, or without any an artificial score.
type Assigned struct {
	Components [MaxComponents]Component // those with a weight
	Award      event.Award
}

// ComponentForm is how a component is written.
type ComponentForm uint8

const (
	// AsScore is a score: "+620".
	AsScore ComponentForm = iota
	// AsContract is a contract with its result, perhaps with declarer: "4SN-1".
	AsContract
	// AsResult is a result of the contract that stands beside it: "-1".
	AsResult
)

// Component is one of the scores of a weighted one.
type Component struct {
	Weight   int32 // hundredths of a percent; 0 for no component
	Form     ComponentForm
	Contract bridge.Contract // passed out where the form is a score of 0
	Declarer bridge.Seat     // NoSeat when the text does not tell
	Relative int8            // tricks above the contract
	Score    int32           // from NS's side
}

// WeightsError says that the weights of a score are not 100 % together.
type WeightsError struct{ Sum int }

func (e WeightsError) Error() string {
	return fmt.Sprintf("has weights that add up to %s, not to 100 %%", strings.TrimSuffix(strings.TrimSuffix(
		fmt.Sprintf("%d.%02d", e.Sum/100, e.Sum%100), "0"), ".0")+" %")
}

// ErrRuling says that something looks like a weighted or split score and is none.
var ErrRuling = errors.New("is not understood")

// IsRulingError reports whether an error is about a weighted or split score.
func IsRulingError(err error) bool {
	_, wrong := errors.AsType[WeightsError](err) // it is asked of every score of a file
	return wrong || errors.Is(err, ErrRuling)
}

const between = ` +/,;&|`

var (
	nsFirst = splitScore(bridge.NS, bridge.EW)
	ewFirst = splitScore(bridge.EW, bridge.NS)
	// weightSign is a weight where a component begins. What has a decimal comma
	// before it, or three digits, is no weight but a score.
	weightSign = regexp.MustCompile(`(?:^|[` + between + `])(100|\d{1,2})(?:[.,](\d{1,2}))? ?%`)
)

// splitScore returns what matches a split score that names the sides in this order.
func splitScore(first, second bridge.Side) *regexp.Regexp {
	either := func(side bridge.Side) string {
		var words []string
		for word, of := range sideWords.words {
			if of == side {
				words = append(words, regexp.QuoteMeta(word))
			}
		}
		slices.Sort(words)
		return "(?:" + strings.Join(words, "|") + ")"
	}
	return regexp.MustCompile(`^` + either(first) + `[ :]*([^ :].*?)[ ;,/&|]+` + either(second) + `[ :]*([^ :].*)$`)
}

// spaced is fold that leaves the spaces: "40 %" after a score begins with one.
func spaced(text string) string {
	words := strings.Fields(text)
	for i := range words {
		words[i] = fold(words[i])
	}
	return strings.Join(words, " ")
}

// splitSides parts a split score: "NS 4S= / EW 4S-1".
func splitSides(s string) (ns, ew string, ok bool) {
	if _, _, named := sideWords.cut(s); !named {
		return "", "", false // as most texts
	}
	if m := nsFirst.FindStringSubmatch(s); m != nil {
		return m[1], m[2], true
	}
	if m := ewFirst.FindStringSubmatch(s); m != nil {
		return m[2], m[1], true
	}
	return "", "", false
}

// isWeighted reports whether a text begins with a weight and goes on.
func isWeighted(s string) bool {
	at := weightSign.FindStringIndex(s)
	return at != nil && at[0] == 0 && at[1] < len(s)
}

// looksRuled reports whether a text has the form of a weighted or split score, in
// whatever letters.
func looksRuled(text string) bool {
	s := spaced(text)
	_, _, split := splitSides(s)
	return split || isWeighted(s)
}

// readRuling reads a weighted or split score: "60% 4S= + 40% 4S-1", "60% +620 / 40%
// -100", "NS 620, EW -100". ok is false when the text is something else.
func (l Letters) readRuling(text string) (r Ruling, ok bool, err error) {
	if len(text) < len("60%=") {
		return r, false, nil
	}
	s := spaced(text)
	ns, ew, split := splitSides(s)
	if !split {
		if !isWeighted(s) {
			return r, false, nil
		}
		r.NS, err = l.readWeighted(s)
		r.EW = r.NS
		return r, true, err
	}
	r.Split = true
	if r.NS, err = l.readSide(ns); err == nil {
		r.EW, err = l.readSide(ew)
	}
	r.EW.negate()
	return r, true, err
}

// readSide reads what one side gets: components, one score or an artificial one.
func (l Letters) readSide(s string) (Assigned, error) {
	if award, ok := ReadAward(s); ok {
		return Assigned{Award: award}, nil
	}
	if isWeighted(s) {
		return l.readWeighted(s)
	}
	component, err := l.readComponent(s)
	component.Weight = whole
	return Assigned{Components: [MaxComponents]Component{component}}, err
}

// readWeighted reads components with their weights.
func (l Letters) readWeighted(s string) (a Assigned, err error) {
	signs := weightSign.FindAllStringSubmatchIndex(s, MaxComponents+1)
	if len(signs) > MaxComponents {
		return a, ErrRuling
	}
	sum := 0
	for i, at := range signs {
		end := len(s)
		if i+1 < len(signs) {
			end = signs[i+1][0]
		}
		c := &a.Components[i]
		if *c, err = l.readComponent(strings.TrimRight(s[at[1]:end], between)); err != nil {
			return Assigned{}, err
		}
		percent, _ := wholeNumber(s[at[2]:at[3]])
		weight := 100 * percent
		if at[4] >= 0 {
			weight += decimals(s[at[4]:at[5]], 2)
		}
		if weight == 0 {
			return Assigned{}, ErrRuling
		}
		c.Weight, sum = int32(weight), sum+weight
	}
	if sum != whole {
		return Assigned{}, WeightsError{sum}
	}
	return a, nil
}

// readComponent reads a score, a contract with its result, or a result alone. A
// number without a sign that could be tricks is none of them.
func (l Letters) readComponent(s string) (Component, error) {
	text := strings.TrimLeft(s, ": ")
	s = strings.ReplaceAll(text, " ", "")
	if score, err := ReadScore(s); err == nil && score.Given && score.Side == bridge.NoSide && (score.Points == 0 || max(score.Points, -score.Points) > 13) {
		return Component{Score: int32(score.Points)}, nil
	}
	if isPass(text) {
		return Component{}, nil
	}
	if outcome, err := ReadOutcome(s); err == nil && outcome.Form == Relative {
		return Component{Form: AsResult, Relative: int8(outcome.N)}, nil
	}
	cell, err := l.readBid(text)
	if err != nil || cell.Outcome.Form != Relative {
		return Component{}, ErrRuling
	}
	return Component{Form: AsContract, Contract: cell.Contract, Declarer: cell.Declarer, Relative: int8(cell.Outcome.N)}, nil
}

// negate turns scores with EW's sign into those of NS.
func (a *Assigned) negate() {
	for i := range a.Components {
		a.Components[i].Score = -a.Components[i].Score
	}
}

// ForEW is a ruling whose scores have the sign of EW.
func (r Ruling) ForEW() Ruling {
	r.NS.negate()
	r.EW.negate()
	return r
}

// String says the contracts of a ruling, for a message about its letters.
func (r Ruling) String() string {
	var all []string
	for _, side := range []Assigned{r.NS, r.EW} {
		for _, c := range side.Components {
			if c.Weight > 0 && c.Form == AsContract {
				all = append(all, c.Contract.String())
			}
		}
		if !r.Split {
			break
		}
	}
	return strings.Join(all, " and ")
}

// HasScores reports whether some component is a score, which has a sign.
func (r *Ruling) HasScores() bool {
	for _, side := range []*Assigned{&r.NS, &r.EW} {
		for i := range side.Components {
			if side.Components[i].Score != 0 {
				return true
			}
		}
	}
	return false
}
