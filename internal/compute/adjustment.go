package compute

import (
	"errors"
	"fmt"
	"math/big"
	"slices"

	"bridgecalc/internal/event"
)

// thousandths is one in the unit that adjustments are counted in.
const thousandths = 1000

// adjustment is what comes off or onto a pair's total, as far as it can be said
// before the total is known.
type adjustment struct {
	points  big.Rat // in the points of the event
	percent big.Rat // of what could be had on the boards that count
}

// adjustments are those of a pair: rulings, and what it carried over.
type adjustments struct {
	rulings, carryOver *adjustment // nil for none
}

// MisfitError is an adjustment or a handicap that a way of scoring does not have.
type MisfitError struct {
	At   event.Position // zero where it is not known
	Text string         // one sentence without a full stop
}

func (e *MisfitError) Error() string { return e.Text }

// newAdjustments adds up the adjustments of each pair. Units that the event does
// not have are errors, each a [MisfitError].
func (f *field) newAdjustments() ([]adjustments, error) {
	var misfits []error
	all := make([]adjustments, len(f.event.Pairs))
	for i := range f.event.Adjustments {
		a := &f.event.Adjustments[i]
		to := &all[a.Entrant].rulings
		if a.CarryOver {
			to = &all[a.Entrant].carryOver
		}
		if *to == nil {
			*to = new(adjustment)
		}
		if !slices.Contains(f.method.units, a.Unit) {
			misfits = append(misfits, &MisfitError{a.At, fmt.Sprintf("an adjustment of %s is in %s, which this way of scoring does not have",
				nameOf(f.event.Pairs[a.Entrant]), unitName(a.Unit))})
			continue
		}
		f.adjust(*to, a)
	}
	return all, errors.Join(append(misfits, f.checkHandicaps()...)...)
}

// checkHandicaps makes sure that there are none where there are no percentages.
func (f *field) checkHandicaps() (misfits []error) {
	if f.method.inPercent() {
		return nil
	}
	for _, p := range f.event.Pairs {
		if p.Handicap != 0 {
			misfits = append(misfits, &MisfitError{Text: nameOf(p) + " has a handicap, which is in percent, and this way of scoring has no percentages"})
		}
	}
	return misfits
}

// adjust adds one adjustment.
func (f *field) adjust(to *adjustment, a *event.Adjustment) {
	amount, sum := big.NewRat(a.Amount, thousandths), &to.points
	switch a.Unit {
	case event.InTops:
		amount.Mul(amount, big.NewRat(int64(f.topOf(a.Entrant)), 100))
	case event.InPercent:
		sum = &to.percent
	}
	sum.Add(sum, amount)
}

// of is the adjustment in points where so many could be had; nil for none.
func (a *adjustment) of(top int) *big.Rat {
	if a == nil {
		return nil
	}
	points := new(big.Rat).Mul(&a.percent, big.NewRat(int64(top), 100))
	return points.Add(points, &a.points)
}

// unitName is how an error names a unit.
func unitName(u event.Unit) string {
	return [...]string{"points", "percent of a top", "percent", "IMPs", "victory points"}[u]
}
