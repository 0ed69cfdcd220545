package pairs

import (
	"fmt"
	"strings"

	"bridgecalc/internal/bridge"
	"bridgecalc/internal/event"
	"bridgecalc/internal/ingest/field"
	"bridgecalc/internal/ingest/lines"
)

// checkLoneSign finds a score that another table has with the opposite sign, as
// all tables but this one have: it is probably the other side's.
func checkLoneSign(board *event.Board, at locate, warn warning) {
	const fewest = 4 // results; of fewer nothing is usual
	plus, minus := 0, 0
	var lastPlus, lastMinus *event.Result
	for i := range board.Results {
		switch r := &board.Results[i]; {
		case r.Kind != event.Played || r.Score == 0:
		case r.Score > 0:
			plus, lastPlus = plus+1, r
		default:
			minus, lastMinus = minus+1, r
		}
	}
	r := lastPlus
	if minus == 1 {
		r = lastMinus
	}
	if plus+minus < fewest || plus != 1 && minus != 1 || isPenalty(r) {
		return
	}
	for i := range board.Results {
		other := &board.Results[i]
		if other.Kind == event.Played && other.Score == -r.Score && !isPenalty(other) {
			warn(at(r, field.Score), fmt.Sprintf("%s on board %d, where every other table has the opposite sign", lines.ForNS(int(r.Score)), board.Number),
				"see whether it belongs to the other side")
			return
		}
	}
}

// isPenalty reports whether a score is one for undertricks, which either side
// may have on the same board. Without a contract the usual ones are taken for
// such.
func isPenalty(r *event.Result) bool {
	if r.HasContract && r.Tricks != event.NoTricks {
		return int(r.Tricks) < r.Contract.Target()
	}
	switch max(r.Score, -r.Score) {
	case 50, 100, 150, 200, 250, 300, 500, 800, 1100, 1400:
		return true
	}
	return false
}

// checkBothSides finds a suit in which both sides took about the same
// tricks, and more than the deal can hold for both: one declarer sits wrong.
func checkBothSides(ev *event.Event, board *event.Board, at locate, warn warning) {
	const (
		most = 16 // 13 tricks go round; good and bad play move a few of them
		near = 1
	)
	var best [bridge.NoTrump + 1][bridge.EW + 1]*event.Result
	for i := range board.Results {
		r := &board.Results[i]
		if r.Kind != event.Played || !r.HasContract || r.Contract.IsPassedOut() || r.Tricks == event.NoTricks || r.Declarer == bridge.NoSeat {
			continue
		}
		strain, side := r.Contract.Strain, r.Declarer.Side()
		if other := best[strain][side]; other == nil || r.Tricks > other.Tricks {
			best[strain][side] = r
		}
	}
	for strain := bridge.Clubs; strain <= bridge.Spades; strain++ {
		ns, ew := best[strain][bridge.NS], best[strain][bridge.EW]
		if ns == nil || ew == nil || ns.Tricks+ew.Tricks <= most || max(ns.Tricks-ew.Tricks, ew.Tricks-ns.Tricks) > near {
			continue
		}
		warn(at(ew, field.Declarer), fmt.Sprintf("board %d: %v by %v made %d tricks here, and %v by %v made %d in %s",
			board.Number, ew.Contract, ew.Declarer, ew.Tricks, ns.Contract, ns.Declarer, ns.Tricks, rowOf(ev, at, ns, ew)),
			"one of the declarers probably sits on the other side")
	}
}

// checkAwards finds artificial scores that give the two sides more than one
// table can have.
func checkAwards(board *event.Board, at locate, warn warning) {
	const whole = 10_000 // 100 % in hundredths
	for i := range board.Results {
		r := &board.Results[i]
		if r.Kind == event.Adjusted && r.NSAward.Percent+r.EWAward.Percent > whole {
			warn(at(r, field.Contract), fmt.Sprintf("the artificial scores on board %d are %s together, more than 100 %%",
				board.Number, percentText(r.NSAward.Percent+r.EWAward.Percent)),
				"this is right only when neither side was at fault")
		}
		if r.Kind == event.Adjusted && r.NSAward.Percent+r.EWAward.Percent < whole && !(isUsual(r.NSAward) && isUsual(r.EWAward)) {
			warn(at(r, field.Contract), fmt.Sprintf("the artificial scores on board %d are %s together, less than 100 %%",
				board.Number, percentText(r.NSAward.Percent+r.EWAward.Percent)),
				"this is right only when both sides were at fault")
		}
	}
}

// isUsual reports whether an artificial score is one of those that the laws name: 40,
// 50 or 60 %, or none.
func isUsual(award event.Award) bool {
	return award == event.NoAward || award.Percent == 4000 || award.Percent == 5000 || award.Percent == 6000
}

// percentText writes hundredths of a percent without needless decimals.
func percentText(hundredths int32) string {
	text := fmt.Sprintf("%d.%02d", hundredths/100, hundredths%100)
	return strings.TrimSuffix(strings.TrimRight(text, "0"), ".") + " %"
}
