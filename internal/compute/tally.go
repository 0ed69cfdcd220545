package compute

import (
	"cmp"
	"context"
	"math/big"
	"runtime"

	"bridgecalc/internal/event"
)

// worth is an amount of points in the two forms that it is needed in.
//
// Adding big.Rat values costs a greatest common divisor at every step, too
// much for hundreds of thousands of results. So amounts are added as whole
// multiples of 1/unit, which all of the event share, and turned into a fraction
// once per pair.
type worth struct {
	exact *big.Rat
	units *big.Int
}

// inUnits is a fraction as a multiple of 1/unit; its denominator divides the
// unit.
func inUnits(exact *big.Rat, unit *big.Int) *big.Int {
	if exact.IsInt() && unit.IsInt64() && unit.Int64() == 1 {
		return exact.Num()
	}
	units := new(big.Int).Quo(unit, exact.Denom())
	return units.Mul(units, exact.Num())
}

// withDenominator is the least common multiple of a unit and a denominator.
// No amount at all needs none.
func withDenominator(unit *big.Int, amount *big.Rat) *big.Int {
	if amount == nil || amount.IsInt() {
		return unit
	}
	return lcm(unit, amount.Denom())
}

// lcm returns the least common multiple of two positive numbers.
func lcm(a, b *big.Int) *big.Int {
	gcd := new(big.Int).GCD(nil, nil, a, b)
	if gcd.Cmp(b) == 0 {
		return a
	}
	return new(big.Int).Mul(a, new(big.Int).Quo(b, gcd))
}

// sum is what was compared of a pair.
type sum struct {
	units  big.Int // points in multiples of 1/unit
	top    int64   // matchpoints to be had
	boards int32
}

func (s *sum) add(units *big.Int, top int32) {
	s.units.Add(&s.units, units)
	s.top += int64(top)
	s.boards++
}

func (s *sum) merge(other *sum) {
	s.units.Add(&s.units, &other.units)
	s.top += other.top
	s.boards += other.boards
}

// tally is what a pair has so far. Artificial scores are kept apart from those
// that were compared: they don't enter the pair's own average, and their
// denominators are not the field's.
type tally struct {
	compared sum
	unit     *big.Int
	awards   *big.Rat // sum of the artificial scores; nil for none
	awarded  int      // number of them
	awardTop int64    // matchpoints that could be had on these boards
}

// award adds a board with an artificial score.
func (t *tally) award(points *big.Rat, top int) {
	if t.awards == nil {
		t.awards = new(big.Rat)
	}
	t.awards.Add(t.awards, points)
	t.awarded++
	t.awardTop += int64(top)
}

// own returns the pair's part of the matchpoints on its compared boards, in IMPs
// its average on them; nil when there are none.
func (t *tally) own() *big.Rat {
	if t.compared.boards == 0 {
		return nil
	}
	of := big.NewInt(cmp.Or(t.compared.top, int64(t.compared.boards)))
	return new(big.Rat).SetFrac(&t.compared.units, of.Mul(of, t.unit))
}

// boards is the number of boards that count.
func (t *tally) boards() int { return int(t.compared.boards) + t.awarded }

// top is the matchpoints that could be had on them.
func (t *tally) top() int { return int(t.compared.top + t.awardTop) }

// score is the points of all boards.
func (t *tally) score() *big.Rat {
	score := new(big.Rat).SetFrac(&t.compared.units, t.unit)
	if t.awards != nil {
		score.Add(score, t.awards)
	}
	return score
}

// tally adds up what was compared on all boards. Each worker adds some of the
// boards for all pairs; then the sums of the workers are added.
func (f *field) tally(ctx context.Context, boards []board) ([]tally, error) {
	unit := big.NewInt(1)
	for i := range boards {
		unit = lcm(unit, boards[i].unit)
	}
	parts := make([][]sum, min(len(boards), runtime.GOMAXPROCS(0)))
	err := parallel(ctx, len(parts), func(worker int) {
		part := make([]sum, len(f.event.Pairs))
		for i := worker; i < len(boards); i += len(parts) {
			boards[i].addTo(part, unit, f.event.Individual)
		}
		parts[worker] = part
	})
	if err != nil {
		return nil, err
	}
	tallies := make([]tally, len(f.event.Pairs))
	err = parallelRanges(ctx, len(tallies), func(from, to int) {
		for pair := from; pair < to; pair++ {
			tallies[pair].unit = unit
			for worker := range parts {
				tallies[pair].compared.merge(&parts[worker][pair])
			}
		}
	})
	return tallies, err
}

// addTo adds what was compared on a board to the sums of its pairs; in an
// individual, to those of both partners.
func (b *board) addTo(sums []sum, unit *big.Int, individual bool) {
	for _, g := range b.groups {
		for _, m := range g.marks {
			for side := range m.sides {
				if w := &m.sides[side].worth; w.exact != nil {
					w.units = inUnits(w.exact, unit)
				}
			}
		}
	}
	for i := range b.Results {
		r := &b.Results[i]
		for side, points := range [2]*big.Rat{b.lines[i].NS, b.lines[i].EW} {
			if points == nil {
				continue
			}
			units, top := b.units(i, side, unit), b.lines[i].top(side)
			for _, pair := range entrants(r, side, individual) {
				sums[pair].add(units, top)
			}
		}
	}
}

// units is the worth of a result that was compared.
func (b *board) units(i, side int, unit *big.Int) *big.Int {
	if m := b.marks[i]; m != nil {
		return m.sides[side].worth.units
	}
	return inUnits(b.lines[i].points(side), unit)
}

// entrants are those who have a side's score of a result: a pair, or the two
// players of an individual.
func entrants(r *event.Result, side int, individual bool) []int32 {
	both := [2][2]int32{{r.NS, r.South}, {r.EW, r.West}}[side]
	if individual {
		return both[:]
	}
	return both[:1]
}

func (l *Line) points(side int) *big.Rat { return [2]*big.Rat{l.NS, l.EW}[side] }

func (l *Line) top(side int) int32 { return [2]int32{l.NSTop, l.EWTop}[side] }
