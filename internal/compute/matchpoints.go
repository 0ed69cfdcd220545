package compute

import (
	"context"
	"errors"
	"maps"
	"math/big"
	"slices"

	"bridgecalc/internal/event"
	"bridgecalc/internal/settings"
)

// ErrNothingToCompare is returned for an event in which no board has two
// results: matchpoints come from comparing.
var ErrNothingToCompare = errors.New("nothing to compare: no board has more than one result")

// Matchpoints scores an event of pairs by matchpoints (Law 78A) on the 2-1-0
// scale. All tables that played a board are compared with each other, whatever
// their section.
//
// The error is [ErrNothingToCompare] when no board has two results, names the
// pair when two lists of winners are wanted and a pair sat on both sides, and
// is ctx.Err() when ctx ended first.
func Matchpoints(ctx context.Context, ev *event.Event, settings settings.Settings) (*Session, error) {
	field := newField(ev)
	if !field.compares() {
		return nil, ErrNothingToCompare
	}
	rosters, err := newRosters(ev, settings.Winners)
	if err != nil {
		return nil, err
	}
	s := &Session{
		Event:    ev,
		Expected: field.expected,
		Top:      field.top(),
		Boards:   make([]Board, len(ev.Boards)),
		Lists:    make([]List, len(rosters)),
	}
	s.Factored, s.Single = field.uneven(ev.Boards)

	comparisons := make([]comparison, len(ev.Boards))
	err = parallel(ctx, len(ev.Boards), func(i int) {
		results := ev.Boards[i].Results
		comparisons[i] = field.compare(results)
		s.Boards[i].Lines = comparisons[i].lines(results)
	})
	if err != nil {
		return nil, err
	}

	tallies := make([]tally, len(ev.Pairs))
	for i, c := range comparisons {
		c.addTo(tallies, ev.Boards[i].Results)
	}
	// A pair's average enters its artificial scores, so these come when all
	// that was compared has been added.
	s.Artificial = field.award(ev.Boards, s.Boards, tallies)

	contenders := make([]contender, len(ev.Pairs))
	err = parallel(ctx, len(ev.Pairs), func(i int) {
		contenders[i] = field.contender(i, &tallies[i])
	})
	if err != nil {
		return nil, err
	}
	for i, r := range rosters {
		s.Lists[i] = r.rank(contenders)
	}
	return s, nil
}

// compare compares the scores on one board. A board with fewer than two of
// them has nothing to compare and gets an empty comparison.
func (f *field) compare(results []event.Result) comparison {
	frequency := make(map[int32]int)
	actual := 0
	for i := range results {
		if results[i].Kind == event.Played {
			frequency[results[i].Score]++
			actual++
		}
	}
	if actual < 2 {
		return nil
	}
	top := big.NewRat(int64(f.top()), 1)
	c := make(comparison, len(frequency))
	for score, m := range matchpoints(frequency) {
		ns := neuberg(m, actual, f.expected)
		ew := new(big.Rat).Sub(top, ns)
		c[score] = worth{ns: f.points(ns), ew: f.points(ew)}
	}
	return c
}

// matchpoints returns what each score earns North-South by Law 78A: two for
// every lower score on the board and one for every other that is equal.
// Counting equal scores first makes the work grow with the number of different
// scores, of which bridge has few, and not with the pairs of results.
func matchpoints(frequency map[int32]int) map[int32]int {
	m := make(map[int32]int, len(frequency))
	lower := 0
	for _, score := range slices.Sorted(maps.Keys(frequency)) {
		equal := frequency[score]
		m[score] = 2*lower + equal - 1
		lower += equal
	}
	return m
}
