package usebio

import (
	"cmp"
	"fmt"
	"math/big"

	"bridgecalc/internal/compute"
	"bridgecalc/internal/event"
	"bridgecalc/internal/report/written"
)

// hundredths of a percent in one percent.
const hundredths = 100

// awards writes the artificial score of both sides: to other programs as percentages
// where it came to these, and how it was given where that is more.
func (w *writer) awards(r *event.Result, points *compute.Line) {
	ns, ew := written.Award(r.NSAward), written.Award(r.EWAward)
	if r.NSAward.Rule != event.Plain || r.EWAward.Rule != event.Plain {
		w.own("ruling", written.Awards(r.NSAward, r.EWAward))
	}
	asTold := isWorth(points.NS, points.NSTop, r.NSAward) && isWorth(points.EW, points.EWTop, r.EWAward)
	if r.NSAward == event.NoAward || r.EWAward == event.NoAward {
		w.put("SCORE", cmp.Or(ns, written.Percent(r.NSAward.Percent))+"/"+cmp.Or(ew, written.Percent(r.EWAward.Percent)))
		return
	}
	if ns == "" || ew == "" || asTold {
		w.percents([2]event.Award{r.NSAward, r.EWAward})
		return
	}
	w.put("SCORE", ns+"/"+ew)
}

// isWorth reports whether an award came to just its percentage, which a pair's own
// average may change. In IMPs the percentage does not tell.
func isWorth(points *big.Rat, top int32, a event.Award) bool {
	switch {
	case points == nil:
		return true
	case top == 0:
		return a.Rule == event.Plain
	}
	return points.Cmp(big.NewRat(int64(a.Percent)*int64(top), hundredths*100)) == 0
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
		w.put(side.String()+"_SCORE", written.Percent(awards[i].Percent)+"%")
	}
}
