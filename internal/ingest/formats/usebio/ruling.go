package usebio

import (
	"fmt"
	"math/big"
	"slices"

	"bridgecalc/internal/ingest/formats/transcript"
)

// rulings finds what a result came to that has neither a contract nor a score: a ruling
// has points where the other results of its board have them.
type rulings struct {
	scoring string     // in the program's word
	tops    []*big.Rat // that the board may have
	pointed bool       // each result with a contract has points
}

// newRulings prepares for the lines of a board.
func (r *reader) newRulings(lines []*node) rulings {
	found := rulings{scoring: r.scoring, pointed: true}
	if found.scoring == "" && len(r.kinds) == 1 {
		found.scoring = r.kinds[0]
	}
	for _, line := range lines {
		if line.said("CONTRACT") == "" {
			continue
		}
		ns, ew, ok := numbers(r.points(line))
		found.pointed = found.pointed && ok
		if ok {
			found.tops = append(found.tops, ns.Add(ns, ew))
		}
	}
	found.pointed = found.pointed && len(r.kinds) > 0
	beaten := int64(len(lines) - 1)
	found.tops = append(found.tops, big.NewRat(2*beaten, 1), big.NewRat(beaten, 1))
	return found
}

// of returns the remark of a line: the percentages that its points are, or that it was not
// played; arbitral where its points do not tell.
func (found *rulings) of(line *node, result *transcript.Result) string {
	ns, ew, ok := numbers(result.NSPoints, result.EWPoints)
	switch {
	case !ok && !hasPoints(line) && found.pointed:
		return "not played"
	case !ok:
		return arbitral
	case found.scoring == "mp":
		return found.ofMatchpoints(ns, ew)
	case found.scoring == "butler" || found.scoring == "ximp":
		return ofIMPs(ns, ew)
	}
	return arbitral
}

// ofMatchpoints returns the percentages of matchpoints. Together they are the top, unless
// the ruling gives more or less than it.
func (found *rulings) ofMatchpoints(ns, ew *big.Rat) string {
	sum := new(big.Rat).Add(ns, ew)
	if sum.Sign() == 0 {
		return arbitral
	}
	if slices.ContainsFunc(found.tops, func(top *big.Rat) bool { return top.Cmp(sum) == 0 }) {
		return percents(ns, ew, sum)
	}
	for _, top := range found.tops {
		if top.Sign() > 0 && isUsual(ns, top) && isUsual(ew, top) {
			return percents(ns, ew, top)
		}
	}
	return arbitral
}

// isUsual reports whether points are 60, 50 or 40 % of a top.
func isUsual(points, top *big.Rat) bool {
	share := new(big.Rat).Quo(points, top)
	return slices.ContainsFunc([]int64{60, 50, 40}, func(percent int64) bool { return share.Cmp(big.NewRat(percent, 100)) == 0 })
}

func percents(ns, ew, top *big.Rat) string {
	percent := func(points *big.Rat) string {
		share := new(big.Rat).Quo(points, top)
		return decimal(share.Mul(share, big.NewRat(100, 1)))
	}
	return percent(ns) + "/" + percent(ew)
}

// decimal writes a number with two decimals at most.
func decimal(n *big.Rat) string {
	if n.IsInt() {
		return n.FloatString(0)
	}
	return n.FloatString(2)
}

// ofIMPs returns the percentages that are worth the IMPs of a ruling: 3 for average plus.
func ofIMPs(ns, ew *big.Rat) string {
	award := func(imps *big.Rat) string {
		if !imps.IsInt() {
			return ""
		}
		return map[string]string{"3": "60", "0": "50", "-3": "40"}[imps.FloatString(0)]
	}
	if a, b := award(ns), award(ew); a != "" && b != "" {
		return fmt.Sprintf("%s/%s", a, b)
	}
	return arbitral
}

// numbers reads the points of both sides.
func numbers(ns, ew string) (a, b *big.Rat, ok bool) {
	a, okNS := new(big.Rat).SetString(ns)
	b, okEW := new(big.Rat).SetString(ew)
	return a, b, okNS && okEW
}
