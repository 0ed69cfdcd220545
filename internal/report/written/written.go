// Package written is how results that are more than a score are written in files
// for other programs: awards and rulings go in, short texts come out that this
// program reads back as the same.
package written

import (
	"math/big"
	"slices"
	"strconv"
	"strings"

	"bridgecalc/internal/bridge"
	"bridgecalc/internal/event"
)

// Award is an award of Law 12C2 in a word, "A+", "A" or "A-"; empty for another
// percentage.
func Award(a event.Award) string {
	switch a {
	case event.AveragePlus:
		return "A+"
	case event.Average:
		return "A"
	case event.AverageMinus:
		return "A-"
	case event.NoAward:
		return "NP"
	}
	return ""
}

// Awards are the artificial scores of both sides, NS first: "A+/A-", "62.5%/37.5%".
func Awards(ns, ew event.Award) string { return Side(ns) + "/" + Side(ew) }

// SatOut is what a pair was given for a board without opponents, with the side of nobody
// beside it: "60%/NP", or "NP/60%" of a pair that sat EW.
func SatOut(a event.Award, side bridge.Side) string {
	if side == bridge.EW {
		return Awards(event.NoAward, a)
	}
	return Awards(a, event.NoAward)
}

// Side is one side's artificial score in a word or as a percentage: "A+", "62.5%".
func Side(a event.Award) string {
	if word := Award(a); word != "" {
		return word
	}
	return Percent(a.Percent) + "%"
}

// Percent is a number of hundredths of a percent as one of percent. A single digit
// is no percentage to all programs, so 5 is "05".
func Percent(hundredths int32) string {
	text := strings.TrimSuffix(strings.TrimRight(big.NewRat(int64(hundredths), 100).FloatString(2), "0"), ".")
	if hundredths > 0 && hundredths < 1000 {
		return "0" + text
	}
	return text
}

// Ruling is a weighted score from NS's side, "60% 420 + 40% -50", or a split one,
// each side's from its own.
func Ruling(r *event.Ruling) string {
	if slices.Equal(r.NS.Components, r.EW.Components) && r.NS.Award == r.EW.Award {
		return assigned(&r.NS, 1)
	}
	return "NS " + assigned(&r.NS, 1) + ", EW " + assigned(&r.EW, -1)
}

func assigned(a *event.Assigned, sign int) string {
	if len(a.Components) == 0 {
		return Side(a.Award)
	}
	parts := make([]string, len(a.Components))
	for i, c := range a.Components {
		parts[i] = strconv.Itoa(sign * int(c.Score))
		if len(a.Components) > 1 {
			parts[i] = Percent(c.Weight) + "% " + parts[i]
		}
	}
	return strings.Join(parts, " + ")
}
