package pairs

import (
	"cmp"
	"fmt"
	"math/big"
	"slices"
	"strings"

	"bridgecalc/internal/event"
	"bridgecalc/internal/ingest/notation"
)

// pointed is a result with the points that the file states for NS.
type pointed struct {
	result *event.Result
	points *big.Rat
	stated *event.StatedPoints
}

// checkStated warns of results whose stated points do not go with their scores, whatever
// the scoring: a better score never has fewer points, and an equal one has the same. A
// ruling is then missing from the file, or a score was changed after the points were
// worked out.
func checkStated(ev *event.Event, problems *event.Problems) {
	byBoard := make(map[int]*event.Board, len(ev.Boards))
	for b := range ev.Boards {
		byBoard[ev.Boards[b].Number] = &ev.Boards[b]
	}
	type group struct {
		board   int32
		section string
		kind    string
		version uint8
	}
	groups := make(map[group][]pointed)
	all := 0
	for i := range ev.Stated.Points {
		s := &ev.Stated.Points[i]
		board := byBoard[int(s.Board)]
		if board == nil || int(s.Result) >= len(board.Results) {
			continue
		}
		r := &board.Results[s.Result]
		points, ok := statedForNS(s)
		if r.Kind != event.Played || !ok {
			continue
		}
		g := group{s.Board, ev.Pairs[r.NS].Section, s.Kind, r.Version}
		groups[g] = append(groups[g], pointed{r, points, s})
		all++
	}
	var found event.Problems
	for _, results := range groups {
		found = append(found, outOfOrder(results)...)
	}
	const few = 4 // one result in so many: of more, the points are of another kind than they seem
	if len(found)*few <= all || len(found) == 1 {
		*problems = append(*problems, found...)
	}
}

// statedForNS returns the points of NS that are stated.
func statedForNS(s *event.StatedPoints) (*big.Rat, bool) {
	number := func(text string) (*big.Rat, bool) {
		return notation.ReadDecimal(strings.TrimSuffix(strings.TrimSpace(text), "%"))
	}
	if s.NS != "" {
		return number(s.NS)
	}
	points, ok := number(s.EW)
	if !ok {
		return nil, false
	}
	return points.Neg(points), true
}

// outOfOrder reports the results of a board that must be left out for the others to have
// their points in the order of their scores.
func outOfOrder(results []pointed) event.Problems {
	slices.SortFunc(results, func(a, b pointed) int {
		return cmp.Or(cmp.Compare(a.result.Score, b.result.Score), a.points.Cmp(b.points), cmp.Compare(a.result.Row, b.result.Row))
	})
	var problems event.Problems
	const most = 200 // results of a board; more are too many to hold each against each
	for len(results) > 1 && len(results) <= most && !areInOrder(results) {
		worst, against := 0, 0
		for i := range results {
			n := 0
			for k := range results {
				if contradicts(&results[i], &results[k]) {
					n++
				}
			}
			// Of two alone the later row is named.
			if n > against || n == against && results[i].result.Row > results[worst].result.Row {
				worst, against = i, n
			}
		}
		problems.Add(statedProblem(&results[worst], results))
		results = slices.Delete(results, worst, worst+1)
	}
	return problems
}

func areInOrder(sorted []pointed) bool {
	for i := range sorted[1:] {
		if contradicts(&sorted[i], &sorted[i+1]) {
			return false
		}
	}
	return true
}

// contradicts reports whether the points of two results do not go with their scores.
func contradicts(a, b *pointed) bool {
	byScore, byPoints := cmp.Compare(a.result.Score, b.result.Score), a.points.Cmp(b.points)
	return byScore == 0 && byPoints != 0 || byScore*byPoints < 0
}

func statedProblem(p *pointed, results []pointed) event.Problem {
	i := slices.IndexFunc(results, func(other pointed) bool { return contradicts(p, &other) })
	return event.Problem{
		Severity: event.Warning, At: p.stated.At,
		Text: fmt.Sprintf("board %d: the file states %s for a score of %d here, and %s for %d in row %d: is a ruling missing?", p.stated.Board,
			shownPoints(p.points), p.result.Score, shownPoints(results[i].points), results[i].result.Score, results[i].result.Row),
		Hint: "write the ruling in place of the score, as A+/A- or 60/40, NS first; without it the score counts as it is",
	}
}

// shownPoints writes points with the decimals that they need.
func shownPoints(points *big.Rat) string {
	const decimals = 2
	text := points.FloatString(decimals)
	return strings.TrimSuffix(strings.TrimRight(text, "0"), ".")
}
