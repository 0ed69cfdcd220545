package compute

import (
	"fmt"
	"math/big"

	"bridgecalc/internal/compute/compare"
	"bridgecalc/internal/event"
)

// sidesOf is what a ruling gives the two sides: NS, EW.
func sidesOf(r *event.Ruling) [2]*event.Assigned { return [2]*event.Assigned{&r.NS, &r.EW} }

// checkRulings makes sure that every ruled result has a ruling, whose
// components make one result for each side (Law 12C1c).
func checkRulings(ev *event.Event) error {
	for i := range ev.Boards {
		for j := range ev.Boards[i].Results {
			r := &ev.Boards[i].Results[j]
			if r.Kind != event.Ruled {
				continue
			}
			if r.Ruling < 0 || int(r.Ruling) >= len(ev.Rulings) {
				return fmt.Errorf("board %d: a ruling is missing", ev.Boards[i].Number)
			}
			for side, assigned := range sidesOf(&ev.Rulings[r.Ruling]) {
				if !isWhole(assigned.Components) {
					return fmt.Errorf("board %d: the weights of a score for %v do not add up to 100 %%",
						ev.Boards[i].Number, sideName(side))
				}
			}
		}
	}
	return nil
}

// isWhole reports whether the components are one result together, or none at
// all.
func isWhole(components []event.Component) bool {
	sum := int64(0)
	for _, c := range components {
		if c.Weight <= 0 {
			return false
		}
		sum += int64(c.Weight)
	}
	return len(components) == 0 || sum == compare.Whole
}

// weighted is what the components of a score are worth together.
func (g *group) weighted(side int, components []event.Component) *big.Rat {
	sum := new(big.Rat)
	for _, c := range components {
		part := big.NewRat(int64(c.Weight), compare.Whole)
		sum.Add(sum, part.Mul(part, g.marks[c.Score].sides[side].worth.exact))
	}
	return sum
}
