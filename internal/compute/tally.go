package compute

import "math/big"

// points is an amount of matchpoints in the two forms that it is needed in.
//
// Adding big.Rat values costs a greatest common divisor at every step, too
// much for hundreds of thousands of results. So amounts are added as whole
// multiples of the field's 1/unit, and turned into a fraction once per pair.
type points struct {
	exact *big.Rat
	units *big.Int
}

// points makes an amount of a fraction whose denominator divides the unit.
func (f *field) points(exact *big.Rat) points {
	units := new(big.Int).Quo(f.unit, exact.Denom())
	return points{exact: exact, units: units.Mul(units, exact.Num())}
}

// tally is what a pair has so far. Artificial scores are kept apart from those
// that were compared: they don't enter the pair's own average, and their
// denominators are not the field's.
type tally struct {
	units      big.Int // sum of the compared boards
	compared   int     // number of them
	artificial big.Rat // sum of the artificial scores
	awarded    int     // number of them
}

// add adds a compared board.
func (t *tally) add(p points) {
	t.units.Add(&t.units, p.units)
	t.compared++
}

// addArtificial adds a board with an artificial score.
func (t *tally) addArtificial(p *big.Rat) {
	t.artificial.Add(&t.artificial, p)
	t.awarded++
}

// average is the pair's matchpoints per compared board, nil when there is none.
func (t *tally) average(unit *big.Int) *big.Rat {
	if t.compared == 0 {
		return nil
	}
	boards := big.NewInt(int64(t.compared))
	return new(big.Rat).SetFrac(&t.units, boards.Mul(boards, unit))
}

// boards is the number of boards that count.
func (t *tally) boards() int { return t.compared + t.awarded }

// score is the sum of all boards.
func (t *tally) score(unit *big.Int) *big.Rat {
	sum := new(big.Rat).SetFrac(&t.units, unit)
	if t.awarded > 0 {
		sum.Add(sum, &t.artificial)
	}
	return sum
}
