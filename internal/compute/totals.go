package compute

import (
	"context"
	"fmt"
	"slices"
	"strconv"
	"strings"

	"bridgecalc/internal/compute/compare"
	"bridgecalc/internal/event"
	"bridgecalc/internal/settings"
)

// session is what the boards came to, without artificial scores and lists.
func (f *field) session(boards []board) *Session {
	most := f.most()
	s := &Session{
		Event:    f.event,
		Method:   f.method.scoring,
		BoardsBy: f.method.scoring,
		Expected: most,
		Top:      f.method.fullTop(most),
		Boards:   make([]Board, len(boards)),
	}
	if f.method.swiss {
		s.Method = settings.SwissPairs
	}
	if f.settings.Field == settings.WholeField && len(f.sections) > 1 {
		s.Fields = f.together
	}
	for i := range boards {
		s.Boards[i] = boards[i].public(f)
		s.describe(boards[i].groups, f, boards[i].Number)
		s.countRulings(boards[i].Results)
	}
	f.checkTrim(s)
	return s
}

// checkTrim warns of boards from whose datum the trim excludes no score.
func (f *field) checkTrim(s *Session) {
	trim := f.settings.Trim
	byDatum := f.method.scoring == settings.Butler || f.method.scoring == settings.Bastille
	if !byDatum || trim == (settings.Trim{}) {
		return
	}
	var whole []string
	for i := range s.Boards {
		isWhole := func(g Group) bool { return g.NS.Results > 1 && !compare.Trims(g.NS.Results, g.Expected, trim) }
		if slices.ContainsFunc(s.Boards[i].Groups, isWhole) {
			whole = append(whole, strconv.Itoa(f.event.Boards[i].Number))
		}
	}
	if len(whole) > 0 {
		key, _ := settings.Find("trim")
		s.Warnings = append(s.Warnings, Warning{
			Text: fmt.Sprintf("trim %s excludes no score from the datum, as there are too few: board %s", key.Written(f.settings), strings.Join(whole, ", ")),
			Hint: "write another trim, or 0 for none",
		})
	}
}

// describe lists a board where it was not compared like others.
func (s *Session) describe(groups []*group, f *field, number int) {
	list := func(numbers *[]int, has func(g *group) bool) {
		if slices.ContainsFunc(groups, has) {
			*numbers = append(*numbers, number)
		}
	}
	few := func(g *group, has func(results, expected int) bool) bool {
		expected := f.expected[g.section]
		return has(g.sides[ns].results, expected) || has(g.sides[ew].results, expected)
	}
	alone := func(results, _ int) bool { return results == 1 }
	list(&s.Factored, func(g *group) bool {
		return few(g, func(results, expected int) bool { return results > 1 && results < expected })
	})
	list(&s.Single, func(g *group) bool { return !g.fouled && few(g, alone) })
	list(&s.Alone, func(g *group) bool { return g.fouled && few(g, alone) })
	list(&s.Fouled, func(g *group) bool { return g.fouled })
}

// countRulings counts the results of a board that are more than a score.
func (s *Session) countRulings(results []event.Result) {
	for i := range results {
		switch r := &results[i]; r.Kind {
		case event.Adjusted:
			s.Artificial++
		case event.Ruled:
			s.Ruled++
		}
	}
}

// compares reports whether any board has two scores to compare. Artificial ones
// alone make no ranking.
func (s *Session) compares() bool {
	return slices.ContainsFunc(s.Boards, func(b Board) bool {
		return slices.ContainsFunc(b.Groups, func(g Group) bool {
			return g.NS.Results > 1 || g.EW.Results > 1
		})
	})
}

// contenders adds up the results of all pairs.
func (f *field) contenders(ctx context.Context, tallies []tally, all []adjustments) ([]contender, error) {
	contenders := make([]contender, len(tallies))
	err := parallelRanges(ctx, len(tallies), func(from, to int) {
		for pair := from; pair < to; pair++ {
			contenders[pair].Standing = f.standing(pair, &tallies[pair], all[pair])
		}
	})
	return contenders, err
}
