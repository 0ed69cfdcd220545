package usebio

import (
	"fmt"
	"math/big"
	"slices"
	"strconv"
	"strings"

	"bridgecalc/internal/compute"
	"bridgecalc/internal/event"
)

// hundredths of a percent in one percent.
const hundredths = 100

// awards writes the artificial score of both sides.
func (w *writer) awards(r *event.Result, points *compute.Line) {
	ns, ew := awardWord(r.NSAward), awardWord(r.EWAward)
	asTold := isWorth(points.NS, points.NSTop, r.NSAward) && isWorth(points.EW, points.EWTop, r.EWAward)
	if ns == "" || ew == "" || asTold {
		w.percents([2]event.Award{r.NSAward, r.EWAward})
		return
	}
	w.put("SCORE", ns+"/"+ew)
}

// isWorth reports whether an award came to just its percentage, which a pair's own
// average may change in matchpoints.
func isWorth(points *big.Rat, top int32, a event.Award) bool {
	if points == nil || top == 0 {
		return true
	}
	return points.Cmp(big.NewRat(int64(a.Percent)*int64(top), hundredths*100)) == 0
}

// awardWord is an award of Law 12C2 in a word; empty for another percentage.
func awardWord(a event.Award) string {
	switch a {
	case event.AveragePlus:
		return "A+"
	case event.Average:
		return "A"
	case event.AverageMinus:
		return "A-"
	}
	return ""
}

// percents writes percentages, NS first: as "A6040" where two digits are enough for
// each, else a score for each side.
func (w *writer) percents(awards [2]event.Award) {
	brief := true
	for _, a := range awards {
		brief = brief && a.Percent%hundredths == 0 && a.Percent < 100*hundredths
	}
	if brief {
		w.put("SCORE", fmt.Sprintf("A%02d%02d", awards[0].Percent/hundredths, awards[1].Percent/hundredths))
		return
	}
	for i, side := range sides {
		w.put(side.String()+"_SCORE", percent(awards[i].Percent)+"%")
	}
}

// percent is a number of hundredths of a percent as one of percent.
// A single digit is no percentage to all programs, so 5 is "05".
func percent(n int32) string {
	text := short(big.NewRat(int64(n), hundredths))
	if len(text) == 1 && text != "0" {
		return "0" + text
	}
	return text
}

// rulingText is a weighted score from NS's side, "60% 420 + 40% -50", or a split
// one, each side's from its own.
func rulingText(r *event.Ruling) string {
	if slices.Equal(r.NS.Components, r.EW.Components) && r.NS.Award == r.EW.Award {
		return assignedText(&r.NS, 1)
	}
	return "NS " + assignedText(&r.NS, 1) + ", EW " + assignedText(&r.EW, -1)
}

func assignedText(a *event.Assigned, sign int) string {
	if len(a.Components) == 0 {
		if word := awardWord(a.Award); word != "" {
			return word
		}
		return percent(a.Award.Percent) + "%"
	}
	parts := make([]string, len(a.Components))
	for i, c := range a.Components {
		parts[i] = strconv.Itoa(sign * int(c.Score))
		if len(a.Components) > 1 {
			parts[i] = percent(c.Weight) + "% " + parts[i]
		}
	}
	return strings.Join(parts, " + ")
}
