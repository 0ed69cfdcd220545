package pbn

import (
	"math/big"
	"strconv"
	"strings"

	"bridgecalc/internal/bridge"
	"bridgecalc/internal/compute"
	"bridgecalc/internal/event"
	"bridgecalc/internal/report/table"
	"bridgecalc/internal/settings"
)

// decimals is how exact points are written.
const decimals = 2

// ranking writes the TotalScoreTable (chapter 5.10): the lists of winners, one below
// the other.
func (w *writer) ranking() {
	columns := []column{
		{name: "Rank", right: true},
		{name: "RankTie", right: true},
		{name: "Section"},
		{name: w.idColumn(), right: true, always: true},
		{name: "Direction"},
		{name: w.totalColumn(), right: true},
		{name: "TotalPercentage", right: true},
		{name: "MeanIMP", right: true},
		{name: "Names", widest: 40},
		{name: "NrBoards", right: true},
		{name: "MemberID1"},
		{name: "MemberID2"},
		{name: "Club", widest: 30},
		{name: "Adjustment", right: true}, // of our own, as are those behind it
		{name: "CarryOver", right: true},
		{name: "Handicap", right: true},
	}
	var rows [][]string
	for i := range w.session.Lists {
		list := &w.session.Lists[i]
		for j := range list.Standings {
			rows = append(rows, w.standing(list, j))
		}
	}
	w.table("TotalScoreTable", columns, rows)
}

func (w *writer) idColumn() string {
	if w.event.Individual {
		return "PlayerId"
	}
	return "PairId"
}

// totalColumn says what the total is counted in.
func (w *writer) totalColumn() string {
	switch w.session.Method {
	case settings.Matchpoints:
		return "TotalMP"
	case settings.SwissPairs:
		return "TotalVP"
	}
	return "TotalIMP"
}

// memberOf returns a player's number in the federation; empty where it is not known.
func memberOf(p *event.Pair, n int) string {
	if n < len(p.Members) {
		return token(p.Members[n])
	}
	return ""
}

// clubOf returns the club of a pair; empty where it is not known.
func clubOf(p *event.Pair) string {
	if p.Club == "" {
		return ""
	}
	return quote(clean(p.Club), maxNames)
}

func (w *writer) standing(list *compute.List, i int) []string {
	s := &list.Standings[i]
	pair := &w.event.Pairs[s.Pair]
	rank, tie := placeOf(list, i)
	return []string{
		rank, tie, token(pair.Section), token(w.number(int32(s.Pair))),
		hyphenated(w.sides[s.Pair]),
		fixed(s.Score, decimals),
		fixed(s.Percent, w.settings.Decimals),
		fixed(s.PerBoard, decimals),
		namesOf(pair.Names),
		strconv.Itoa(s.Boards),
		memberOf(pair, 0), memberOf(pair, 1), clubOf(pair),
		amount(s.Adjustment), amount(s.CarryOver), amount(s.Handicap),
	}
}

// finest are the decimals that an amount can have.
const finest = 3

// amount is what is in a total; empty for nothing.
func amount(amount *big.Rat) string {
	if amount == nil || amount.Sign() == 0 {
		return ""
	}
	return fixed(amount, finest)
}

// sidesOf are where the pairs sat throughout, beside Event.Pairs; NoSide for others.
func sidesOf(s *compute.Session) []bridge.Side {
	sides := make([]bridge.Side, len(s.Event.Pairs))
	for i := range s.Event.Pairs {
		sides[i] = s.Event.Pairs[i].Direction
	}
	for _, list := range s.Lists {
		for i := range list.Standings {
			if list.Direction != bridge.NoSide {
				sides[list.Standings[i].Pair] = list.Direction
			}
		}
	}
	return sides
}

// placeOf is a place, and the last of those that are shared with it.
func placeOf(list *compute.List, i int) (rank, tie string) {
	s := &list.Standings[i]
	if s.Rank == 0 {
		return "", ""
	}
	if !s.Tied {
		return strconv.Itoa(s.Rank), ""
	}
	last := i
	for last+1 < len(list.Standings) && list.Standings[last+1].Rank == s.Rank {
		last++
	}
	return strconv.Itoa(s.Rank), strconv.Itoa(last + 1)
}

// hyphenated is a side as tables have it: "N-S".
func hyphenated(side bridge.Side) string {
	switch side {
	case bridge.NS:
		return "N-S"
	case bridge.EW:
		return "E-W"
	}
	return ""
}

// namesOf are the players of a pair with a semicolon between them, as the standard
// has it; one within a name becomes a comma.
func namesOf(names []string) string {
	if len(names) == 0 {
		return ""
	}
	parts := make([]string, len(names))
	for i, name := range names {
		parts[i] = strings.ReplaceAll(clean(name), ";", ",")
	}
	return quote(strings.Join(parts, ";"), maxNames)
}

// fixed is a number with so many decimals; empty for none.
func fixed(x *big.Rat, decimals int) string {
	if x == nil {
		return ""
	}
	return table.Number{Exact: x, Decimals: decimals}.Plain()
}
