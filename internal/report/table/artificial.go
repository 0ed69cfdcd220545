package table

import (
	"math/big"
	"strings"

	"bridgecalc/internal/event"
)

// awards is how artificial scores are printed: "60/40" or "A+ / A−".
func (b *builder) awards(r *event.Result) string {
	ns, ew := awardCode(r.NSAward), awardCode(r.EWAward)
	between := "/"
	if inLetters(ns) || inLetters(ew) {
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
	case len(ns) == 2 && len(ew) == 2 && !inLetters(ew):
		return "A" + ns + ew
	}
	return "A" + ns + "/" + ew
}

// awardText is how one side's artificial score is printed: "A+" or "60 %".
func (b *builder) awardText(a event.Award) string {
	code := awardCode(a)
	if inLetters(code) {
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
	}
	return percentCode(a)
}

// inLetters tells "A+" from "60".
func inLetters(code string) bool { return strings.HasPrefix(code, "A") }

// percentCode is the percentage of an award with as many decimals as it needs.
func percentCode(a event.Award) string {
	const hundredths = 2
	s := round(big.NewRat(int64(a.Percent), 100), hundredths)
	return strings.TrimSuffix(strings.TrimRight(s, "0"), ".")
}
