package compute

import (
	"cmp"
	"context"
	"fmt"
	"math/big"

	"bridgecalc/internal/compute/compare"
	"bridgecalc/internal/event"
)

// sidesOf is what a ruling gives the two sides: NS, EW.
func sidesOf(r *event.Ruling) [2]*event.Assigned { return [2]*event.Assigned{&r.NS, &r.EW} }

// checkRulings makes sure that every ruled result has a ruling, whose
// components make one result for each side (Law 12C1c).
func checkRulings(ctx context.Context, ev *event.Event) error {
	wrong := make([]error, len(ev.Boards))
	err := parallel(ctx, len(ev.Boards), func(i int) { wrong[i] = checkRulingsOf(&ev.Boards[i], ev.Rulings) })
	return cmp.Or(append([]error{err}, wrong...)...)
}

func checkRulingsOf(b *event.Board, rulings []event.Ruling) error {
	for i := range b.Results {
		r := &b.Results[i]
		if r.Kind != event.Ruled {
			continue
		}
		if r.Ruling < 0 || int(r.Ruling) >= len(rulings) {
			return fmt.Errorf("board %d: a ruling is missing", b.Number)
		}
		for side, assigned := range sidesOf(&rulings[r.Ruling]) {
			if !isWhole(assigned.Components) {
				return fmt.Errorf("board %d: the weights of a score for %v do not add up to 100 %%", b.Number, sideName(side))
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
