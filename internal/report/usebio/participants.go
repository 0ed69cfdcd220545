package usebio

import (
	"math/big"
	"strconv"
	"strings"

	"bridgecalc/internal/bridge"
	"bridgecalc/internal/compute"
	"bridgecalc/internal/event"
	"bridgecalc/internal/report/table"
)

// decimals is how exact points are written.
const decimals = 2

// participants writes who played in a section, and what each came to.
func (w *writer) participants(section string) {
	w.openAs("PARTICIPANTS", "EVENT_TYPE", w.contest)
	for i := range w.event.Pairs {
		if w.event.Pairs[i].Section != section {
			continue
		}
		if w.event.Individual {
			w.player(i)
		} else {
			w.pair(i)
		}
	}
	w.close("PARTICIPANTS")
}

// standing is a pair's place, and where it sat throughout.
type standing struct {
	*compute.Standing // nil for none
	side              bridge.Side
}

// standingsOf are beside Event.Pairs.
func standingsOf(s *compute.Session) []standing {
	all := make([]standing, len(s.Event.Pairs))
	for i := range s.Event.Pairs {
		all[i].side = s.Event.Pairs[i].Direction
	}
	for i := range s.Lists {
		list := &s.Lists[i]
		for j := range list.Standings {
			pair := list.Standings[j].Pair
			all[pair].Standing = &list.Standings[j]
			if list.Direction != bridge.NoSide {
				all[pair].side = list.Direction
			}
		}
	}
	return all
}

func (w *writer) pair(i int) {
	w.open("PAIR")
	w.put("PAIR_NUMBER", w.number(int32(i)))
	w.put("DIRECTION", w.standings[i].side.String())
	w.outcome(w.standings[i])
	p := &w.event.Pairs[i]
	for n, name := range p.Names {
		w.open("PLAYER")
		w.put("PLAYER_NAME", name)
		w.member(p, n)
		w.close("PLAYER")
	}
	w.close("PAIR")
}

// member writes a player's number in the federation, and the club, where they are known.
func (w *writer) member(p *event.Pair, n int) {
	if n < len(p.Members) {
		w.say("NATIONAL_ID_NUMBER", p.Members[n])
	}
	w.say("CLUB_NAME", p.Club)
}

// player is one of an individual.
func (w *writer) player(i int) {
	w.open("PLAYER")
	w.put("PLAYER_NUMBER", w.number(int32(i)))
	w.put("PLAYER_NAME", strings.Join(w.event.Pairs[i].Names, " & "))
	w.member(&w.event.Pairs[i], 0)
	w.outcome(w.standings[i])
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
	w.amount("ADJUSTMENT", s.Adjustment)
	w.amount("CARRY_OVER", s.CarryOver)
	if s.Handicap != nil {
		w.put("HANDICAP", fixed(s.Handicap, decimals))
	}
}

// amount writes what is in a total; nothing where there is none.
func (w *writer) amount(name string, amount *big.Rat) {
	if amount != nil && amount.Sign() != 0 {
		w.put(name, fixed(amount, decimalsOf(amount)))
	}
}

// decimalsOf are those that an amount needs, of the three that it can have.
func decimalsOf(amount *big.Rat) int {
	if hundredths := new(big.Rat).Mul(amount, big.NewRat(100, 1)); hundredths.IsInt() {
		return decimals
	}
	return decimals + 1
}

// thousandths are an amount as a number.
func thousandths(n int64) string {
	amount := big.NewRat(n, 1000)
	return fixed(amount, decimalsOf(amount))
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
