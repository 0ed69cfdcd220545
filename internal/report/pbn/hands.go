package pbn

import (
	"strconv"

	"bridgecalc/internal/bridge"
	"bridgecalc/internal/event"
)

// optimum writes what both sides can do, where that is known.
func (w *writer) optimum(hand *event.Hand) {
	if hand.Optimum != "" {
		w.tag("OptimumScore", hand.Optimum)
	}
	if hand.Makeable == nil {
		return
	}
	seats := []struct {
		letter string
		at     int // in Hand.Makeable, N E S W
	}{{"N", 0}, {"S", 2}, {"E", 1}, {"W", 3}}
	var rows [][]string
	for _, seat := range seats {
		for strain := int(bridge.NoTrump); strain >= int(bridge.Clubs); strain-- {
			rows = append(rows, []string{
				seat.letter, bridge.Strain(strain).String(), strconv.Itoa(int(hand.Makeable[seat.at][strain])),
			})
		}
	}
	w.table("OptimumResultTable", []column{{name: "Declarer"}, {name: "Denomination", right: true}, {name: "Result", right: true}}, rows)
}
