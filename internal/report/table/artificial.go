package table

import (
	"math/big"
	"strings"

	"bridgecalc/internal/event"
)

// awards is how artificial scores are printed: "60/40" or "A+ / A−".
func (b *builder) awards(r *event.Result) string {
	ns, ew := b.awardOf(r.NSAward), b.awardOf(r.EWAward)
	between := "/"
	if inLetters(awardCode(r.NSAward)) || inLetters(awardCode(r.EWAward)) {
		between = " / "
	}
	return strings.NewReplacer("-", "−", ".", b.words.Format.Decimal).Replace(ns + between + ew)
}

// awardsCode is how artificial scores are written for programs: "A6040" where
// both are plain percentages of two digits, else "A+/A-", "A62.5/37.5".
func awardsCode(r *event.Result) string {
	ns, ew := awardCode(r.NSAward), awardCode(r.EWAward)
	switch {
	case inLetters(ns):
		return ns + "/" + ew
	case ew == notScored:
		return ns + "/" + ew
	case len(ns) == 2 && len(ew) == 2 && !inLetters(ew):
		return "A" + ns + ew
	}
	return "A" + ns + "/" + ew
}

// awardText is how one side's artificial score is printed: "A+" or "60 %".
func (b *builder) awardText(a event.Award) string {
	code := b.awardOf(a)
	if inLetters(awardCode(a)) {
		return strings.ReplaceAll(code, "-", "−")
	}
	return b.words.Percent(code)
}

// awardCode is one side's artificial score: "A+", "A-", or a percentage.
func awardCode(a event.Award) string {
	switch a {
	case event.AveragePlus:
		return "A+"
	case event.AverageMinus:
		return "A-"
	case event.NoAward:
		return notScored
	}
	return percentCode(a)
}

// notScored is the code of a side for which the board does not count.
const notScored = "NP"

// inLetters tells "A+" from "60".
func inLetters(code string) bool { return strings.HasPrefix(code, "A") || code == notScored }

// awardOf is one side's artificial score with its word where it has none.
func (b *builder) awardOf(a event.Award) string {
	if a == event.NoAward {
		return b.words.Traveller.NotPlayed
	}
	return awardCode(a)
}

// percentCode is the percentage of an award with as many decimals as it needs.
func percentCode(a event.Award) string {
	const hundredths = 2
	s := round(big.NewRat(int64(a.Percent), 100), hundredths)
	return strings.TrimSuffix(strings.TrimRight(s, "0"), ".")
}
