package pbn

import (
	"slices"
	"strconv"
	"strings"

	"bridgecalc/internal/event"
)

// maxRuling is how long the text of a ruling may be for its line to be no longer
// than lines are.
const maxRuling = 90

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
