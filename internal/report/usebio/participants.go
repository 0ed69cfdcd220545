package usebio

import (
	"math/big"
	"strconv"
	"strings"

	"bridgecalc/internal/bridge"
	"bridgecalc/internal/compute"
	"bridgecalc/internal/report/table"
)

// decimals is how exact points are written.
const decimals = 2

// participants writes who played in a section, and what each came to.
func (w *writer) participants(section string) {
	standings := w.standings()
	w.openAs("PARTICIPANTS", "EVENT_TYPE", w.contest)
	for i := range w.event.Pairs {
		if w.event.Pairs[i].Section != section {
			continue
		}
		if w.event.Individual {
			w.player(i, standings[i])
		} else {
			w.pair(i, standings[i])
		}
	}
	w.close("PARTICIPANTS")
}

// standing is a pair's place and the list that it is in.
type standing struct {
	*compute.Standing // nil for none
	direction         bridge.Side
}

// standings are beside Event.Pairs.
func (w *writer) standings() []standing {
	all := make([]standing, len(w.event.Pairs))
	for i := range w.session.Lists {
		list := &w.session.Lists[i]
		for j := range list.Standings {
			s := &list.Standings[j]
			all[s.Pair] = standing{s, list.Direction}
		}
	}
	return all
}

func (w *writer) pair(i int, s standing) {
	w.open("PAIR")
	w.put("PAIR_NUMBER", w.number(int32(i)))
	direction := w.event.Pairs[i].Direction
	if direction == bridge.NoSide {
		direction = s.direction
	}
	w.put("DIRECTION", direction.String())
	w.outcome(s)
	for _, name := range w.event.Pairs[i].Names {
		w.open("PLAYER")
		w.put("PLAYER_NAME", name)
		w.close("PLAYER")
	}
	w.close("PAIR")
}

// player is one of an individual.
func (w *writer) player(i int, s standing) {
	w.open("PLAYER")
	w.put("PLAYER_NUMBER", w.number(int32(i)))
	w.put("PLAYER_NAME", strings.Join(w.event.Pairs[i].Names, " & "))
	w.outcome(s)
	w.close("PLAYER")
}

// outcome writes the total and the place.
func (w *writer) outcome(s standing) {
	if s.Standing == nil {
		return
	}
	w.put("TOTAL_SCORE", fixed(s.Score, decimals))
	if s.Percent != nil {
		w.put("PERCENTAGE", fixed(s.Percent, w.settings.Decimals))
	}
	if s.Rank > 0 {
		place := strconv.Itoa(s.Rank)
		if s.Tied {
			place += "="
		}
		w.put("PLACE", place)
	}
	adjustment := new(big.Rat)
	for _, part := range []*big.Rat{s.Adjustment, s.CarryOver} {
		if part != nil {
			adjustment.Add(adjustment, part)
		}
	}
	if adjustment.Sign() != 0 {
		w.put("ADJUSTMENT", fixed(adjustment, decimals))
	}
	if s.Handicap != nil {
		w.put("HANDICAP", fixed(s.Handicap, decimals))
	}
}

// fixed is a number with so many decimals.
func fixed(x *big.Rat, decimals int) string {
	return table.Number{Exact: x, Decimals: decimals}.Plain()
}

// short is a number with no more decimals than it needs.
func short(x *big.Rat) string {
	if x.IsInt() {
		return x.Num().String()
	}
	return strings.TrimSuffix(strings.TrimRight(fixed(x, decimals), "0"), ".")
}
