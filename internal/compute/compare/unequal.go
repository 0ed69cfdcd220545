package compare

import (
	"math/big"

	"bridgecalc/internal/settings"
)

// unequal is a group of results that may have fewer of them than others.
type unequal struct {
	actual   int  // A: the results of the group
	expected int  // E: the results of a full board
	largest  bool // no other group of the board has more
}

// top is what can be had in the group.
func (u unequal) top(s settings.Settings) int {
	if s.Unequal == settings.AsItStands {
		return FullTop(u.actual, s)
	}
	return FullTop(u.expected, s)
}

// method is how matchpoints of the group are brought to the top, both on the
// 2-1-0 scale. A full board stays as it is.
func (u unequal) method(how settings.Unequal) func(m *big.Rat) *big.Rat {
	switch {
	case how == settings.Ascherman:
		return u.ascherman
	case how == settings.AsItStands || u.actual == u.expected:
		return asItStands
	case how == settings.Factor:
		return u.factor
	case how == settings.AddOne:
		return u.addOne
	case how == settings.EBU && u.smallByEBU(), how == settings.ACBL && u.smallByACBL():
		return u.fixed
	}
	return u.neuberg
}

func asItStands(m *big.Rat) *big.Rat { return m }

// factor stretches the points to the top: M × (E − 1) / (A − 1).
func (u unequal) factor(m *big.Rat) *big.Rat {
	return m.Mul(m, big.NewRat(int64(u.expected-1), int64(u.actual-1)))
}

// addOne gives one point for each result that is missing, as if it were equal:
// M + E − A.
func (u unequal) addOne(m *big.Rat) *big.Rat {
	return m.Add(m, big.NewRat(int64(u.expected-u.actual), 1))
}

// ascherman counts a result as equal to itself, so that there is one point
// more to be had and a sole top is less than everything: M + 1 of 2A. All
// boards are brought to 2E, which leaves the percentages as they are.
func (u unequal) ascherman(m *big.Rat) *big.Rat {
	m.Add(m, big.NewRat(1, 1))
	return m.Mul(m, big.NewRat(int64(u.expected), int64(u.actual)))
}
