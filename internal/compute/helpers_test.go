package compute

import (
	"context"
	"math/big"
	"strconv"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"

	"bridgecalc/internal/event"
	"bridgecalc/internal/settings"
)

// played, adjusted and notPlayed make the results of the tests' events. The
// pairs are indexes into Event.Pairs.
func played(ns, ew, score int) event.Result {
	return event.Result{NS: int32(ns), EW: int32(ew), Score: int32(score)}
}

func adjusted(ns, ew int, nsAward, ewAward event.Award) event.Result {
	return event.Result{
		Kind: event.Adjusted, NS: int32(ns), EW: int32(ew),
		NSAward: nsAward, EWAward: ewAward,
	}
}

func notPlayed(ns, ew int) event.Result {
	return event.Result{Kind: event.NotPlayed, NS: int32(ns), EW: int32(ew)}
}

// newEvent makes an event of boards 1, 2 … with as many pairs as the results
// speak of, numbered from 1.
func newEvent(boards ...[]event.Result) *event.Event {
	ev := &event.Event{Title: "test"}
	for i, results := range boards {
		ev.Boards = append(ev.Boards, event.Board{Number: i + 1, Results: results})
		for _, r := range results {
			for int(max(r.NS, r.EW)) >= len(ev.Pairs) {
				ev.Pairs = append(ev.Pairs, event.Pair{Number: strconv.Itoa(len(ev.Pairs) + 1)})
			}
		}
	}
	return ev
}

// mitchell makes an event in which pair t sits North-South at table t and the
// East-West pairs move one table for each board. Each row is the scores of a
// board, one per table.
func mitchell(boards ...[]int) *event.Event {
	var rows [][]event.Result
	for b, scores := range boards {
		tables := len(scores)
		var row []event.Result
		for t, score := range scores {
			row = append(row, played(t, tables+(t+b)%tables, score))
		}
		rows = append(rows, row)
	}
	return newEvent(rows...)
}

// score scores an event that must be scorable.
func score(t testing.TB, ev *event.Event, winners settings.Winners) *Session {
	t.Helper()
	return scoreBy(t, ev, settings.Settings{Winners: winners})
}

func scoreBy(t testing.TB, ev *event.Event, s settings.Settings) *Session {
	t.Helper()
	session, err := Score(context.Background(), ev, s)
	if err != nil {
		t.Fatal(err)
	}
	return session
}

// refuse expects an error that has all the words.
func refuse(t testing.TB, ev *event.Event, s settings.Settings, words ...string) {
	t.Helper()
	session, err := Score(context.Background(), ev, s)
	if session != nil || err == nil {
		t.Fatalf("%v, %v, want an error", session, err)
	}
	for _, word := range words {
		if !strings.Contains(err.Error(), word) {
			t.Errorf("%q does not say %q", err, word)
		}
	}
}

// exactly makes cmp compare fractions by their value.
var exactly = cmp.Comparer(func(a, b *big.Rat) bool {
	if a == nil || b == nil {
		return a == b
	}
	return a.Cmp(b) == 0
})

// rat reads "55.4", "7/3" or "12".
func rat(t testing.TB, s string) *big.Rat {
	t.Helper()
	r, ok := new(big.Rat).SetString(s)
	if !ok {
		t.Fatalf("%q is not a number", s)
	}
	return r
}

// nsColumn and ewColumn are the matchpoints of a board as fractions: "4",
// "7/3", and "-" for no score.
func nsColumn(b Board) []string { return column(b, func(l Line) *big.Rat { return l.NS }) }
func ewColumn(b Board) []string { return column(b, func(l Line) *big.Rat { return l.EW }) }

func column(b Board, side func(Line) *big.Rat) []string {
	var cells []string
	for _, line := range b.Lines {
		if r := side(line); r != nil {
			cells = append(cells, r.RatString())
		} else {
			cells = append(cells, "-")
		}
	}
	return cells
}

// standingOf finds a pair in the lists of a session.
func standingOf(t testing.TB, s *Session, pair int) Standing {
	t.Helper()
	for _, list := range s.Lists {
		for _, standing := range list.Standings {
			if standing.Pair == pair {
				return standing
			}
		}
	}
	t.Fatalf("pair %d is in no list", pair)
	panic("unreachable")
}

// places writes a list as "index place", best first: "3 1", "0 2=".
func places(list List) []string {
	var rows []string
	for _, s := range list.Standings {
		rows = append(rows, strconv.Itoa(s.Pair)+" "+place(s))
	}
	return rows
}

func place(s Standing) string {
	switch {
	case s.Rank == 0:
		return "-"
	case s.Tied:
		return strconv.Itoa(s.Rank) + "="
	}
	return strconv.Itoa(s.Rank)
}
