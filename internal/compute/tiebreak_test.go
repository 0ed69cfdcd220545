package compute

import (
	"math/big"
	"testing"

	"github.com/google/go-cmp/cmp"

	"bridgecalc/internal/event"
	"bridgecalc/internal/settings"
)

// Two pairs that are level and met: the one that did better there is ahead.
func TestDirectMatch(t *testing.T) {
	ev := newEvent(
		[]event.Result{played(0, 1, 100), played(2, 3, 50)},
		[]event.Result{played(0, 2, 50), played(1, 3, 100)},
	)
	plain := scoreBy(t, ev, settings.Settings{})
	if diff := cmp.Diff([]string{"0 1=", "1 1=", "2 1=", "3 1="}, places(plain.Lists[0])); diff != "" {
		t.Fatalf("(-want +got):\n%s", diff)
	}
	for name, tt := range map[string]struct {
		rules []settings.Tiebreak
		want  []string
	}{
		// 0 and 3 did not meet, so it says nothing about the four.
		"direct": {[]settings.Tiebreak{settings.ByDirectMatch}, []string{"0 1=", "1 1=", "2 1=", "3 1="}},
		// Each won one board and lost one.
		"boards won": {[]settings.Tiebreak{settings.ByBoardsWon}, []string{"0 1=", "1 1=", "2 1=", "3 1="}},
	} {
		got := scoreBy(t, ev, settings.Settings{Tiebreak: tt.rules})
		if diff := cmp.Diff(tt.want, places(got.Lists[0])); diff != "" {
			t.Errorf("%s (-want +got):\n%s", name, diff)
		}
	}
	// An adjustment leaves 0 and 1 together, who did meet.
	ev.Adjustments = []event.Adjustment{{Entrant: 2, Amount: -1000}, {Entrant: 3, Amount: -1000}}
	got := scoreBy(t, ev, settings.Settings{Tiebreak: []settings.Tiebreak{settings.ByDirectMatch}}).Lists[0]
	if diff := cmp.Diff([]string{"0 1", "1 2", "3 3", "2 4"}, places(got)); diff != "" {
		t.Errorf("(-want +got):\n%s", diff)
	}
	if by := got.Standings[0].TieBrokenBy; len(by) != 1 || by[0] != settings.ByDirectMatch {
		t.Errorf("broken by %v", by)
	}
}

// Rules are tried in their order, each on those whom the last left together.
func TestRulesInOrder(t *testing.T) {
	level := []contender{{Standing: Standing{Pair: 0}}, {Standing: Standing{Pair: 1}}, {Standing: Standing{Pair: 2}}}
	records := map[int]*record{0: {boardsWon: 3}, 1: {boardsWon: 3}, 2: {boardsWon: 5}}
	records[0].gained.SetInt64(4)
	records[0].lost.SetInt64(2)
	records[1].gained.SetInt64(9)
	records[1].lost.SetInt64(3)
	b := newBreaker(nil, nil, nil)
	rules := []settings.Tiebreak{settings.ByBoardsWon, settings.ByQuotient}
	var order []int
	var used [][]settings.Tiebreak
	for _, group := range b.partBy(rules, level, records) {
		if len(group) != 1 {
			t.Fatalf("%d are still level", len(group))
		}
		order = append(order, group[0].Pair)
		used = append(used, group[0].TieBrokenBy)
	}
	if diff := cmp.Diff([]int{2, 1, 0}, order); diff != "" {
		t.Errorf("(-want +got):\n%s", diff)
	}
	if diff := cmp.Diff([][]settings.Tiebreak{rules[:1], rules, rules}, used); diff != "" {
		t.Errorf("used (-want +got):\n%s", diff)
	}
}

func TestFiguresOfTiebreaks(t *testing.T) {
	for _, e := range examples[struct {
		Scores []int64 `json:"opponent_scores"`
	}, int64](t, "tie_break_points") {
		var r record
		for _, s := range e.Input.Scores {
			r.opponents.Add(&r.opponents, big.NewRat(s, 1))
		}
		if got := r.opposition(); got.Cmp(big.NewRat(e.Expected, 1)) != 0 {
			t.Errorf("%+v: %s (%s)", e.Input, got, e.Source)
		}
	}
	type individual struct{ Opponents, Partners []int64 }
	for _, e := range examples[individual, string](t, "tie_break_individual") {
		var r record
		for _, s := range e.Input.Opponents {
			r.opponents.Add(&r.opponents, big.NewRat(s, 1))
		}
		for _, s := range e.Input.Partners {
			r.partners.Add(&r.partners, big.NewRat(s, 1))
		}
		if got := r.opposition(); got.Cmp(rat(t, e.Expected)) != 0 {
			t.Errorf("%+v: %s (%s)", e.Input, got, e.Source)
		}
	}
}

// Four players, each with each other for a board: everyone has a line, and
// gets what the side got.
func TestIndividual(t *testing.T) {
	seat := func(n, s, e, w, score int) event.Result {
		r := played(n, e, score)
		r.South, r.West = int32(s), int32(w)
		return r
	}
	ev := newEvent(
		[]event.Result{seat(0, 1, 2, 3, 100), seat(4, 5, 6, 7, 0)},
		[]event.Result{seat(0, 2, 1, 3, 100), seat(4, 6, 5, 7, 50)},
		[]event.Result{seat(0, 3, 1, 2, 0), seat(4, 7, 5, 6, 50)},
	)
	for len(ev.Pairs) < 8 {
		ev.Pairs = append(ev.Pairs, event.Pair{Number: "x"})
	}
	ev.Individual = true
	s := scoreBy(t, ev, settings.Settings{Tiebreak: []settings.Tiebreak{settings.ByOpponents}})
	if len(s.Lists) != 1 || len(s.Lists[0].Standings) != 8 {
		t.Fatalf("%+v", s.Lists)
	}
	for player, want := range []string{"4", "4", "4", "0", "2", "2", "2", "6"} {
		if got := standingOf(t, s, player); got.Boards != 3 || got.Score.RatString() != want {
			t.Errorf("player %d: %s on %d boards, want %s", player, got.Score, got.Boards, want)
		}
	}
}

// The direct match is tried again among those whom it left level.
func TestDirectMatchAgain(t *testing.T) {
	margins := func(first, second int32, one, two int64) *record {
		return &record{matches: map[meeting]*big.Rat{{1, first}: big.NewRat(one, 1), {2, second}: big.NewRat(two, 1)}}
	}
	level := []contender{{Standing: Standing{Pair: 2}}, {Standing: Standing{Pair: 1}}, {Standing: Standing{Pair: 0}}}
	records := map[int]*record{0: margins(1, 2, +2, 0), 1: margins(0, 2, -2, +1), 2: margins(0, 1, 0, -1)}
	rules := []settings.Tiebreak{settings.ByDirectMatch}
	var order []int
	for _, group := range newBreaker(nil, nil, nil).partBy(rules, level, records) {
		for _, c := range group {
			order = append(order, c.Pair)
		}
		if len(group) > 1 {
			t.Errorf("%d are still level", len(group))
		}
	}
	if diff := cmp.Diff([]int{0, 1, 2}, order); diff != "" {
		t.Error(diff)
	}
	// Where two met more often than others, it says nothing.
	records[1].matches[meeting{3, 2}], records[2].matches[meeting{3, 1}] = big.NewRat(1, 1), big.NewRat(-1, 1)
	if groups := newBreaker(nil, nil, nil).partBy(rules, level, records); len(groups) != 1 {
		t.Errorf("%d groups, want one", len(groups))
	}
}
