package compute

import (
	"context"
	"errors"
	"math/big"
	"reflect"
	"slices"
	"testing"

	"github.com/google/go-cmp/cmp"
	"github.com/google/go-cmp/cmp/cmpopts"
	"pgregory.net/rapid"

	"bridgecalc/internal/event"
	"bridgecalc/internal/settings"
)

// Sessions are compared without the event that they point to.
var sessions = cmp.Options{exactly, cmpopts.IgnoreFields(Session{}, "Event", "Method", "BoardsBy"), cmpopts.IgnoreFields(Board{}, "Groups")}

// drawEvent draws a small event in which everything happens: equal scores,
// boards of all lengths, artificial scores, boards that were not played, and
// sometimes pairs that change direction: by a slip at one table, on all of the last
// boards, or again and again.
func drawEvent(t *rapid.T) *event.Event {
	tables := rapid.IntRange(2, 7).Draw(t, "tables")
	turns := rapid.SampledFrom([]int{0, 0, 2, 6}).Draw(t, "turns") // one result in so many
	turnedTable := rapid.IntRange(-2, tables-1).Draw(t, "turned table")
	turnedFrom := rapid.IntRange(0, 9).Draw(t, "turned from board") // at all tables
	kind := rapid.SampledFrom(mixed)
	var boards [][]event.Result
	for b := range rapid.IntRange(1, 6).Draw(t, "boards") {
		var results []event.Result
		for i := range tables {
			ns, ew := i, tables+(i+b)%tables
			isTurned := turns > 0 && rapid.IntRange(1, turns).Draw(t, "turned") == 1
			if isTurned != (b >= turnedFrom) != (b == 0 && i == turnedTable) {
				ns, ew = ew, ns
			}
			switch kind.Draw(t, "kind") {
			case event.Played:
				results = append(results, played(ns, ew, drawScore(t)))
			case event.Adjusted:
				results = append(results, adjusted(ns, ew, drawAward(t), drawAward(t)))
			case event.NotPlayed:
				results = append(results, notPlayed(ns, ew))
			}
		}
		boards = append(boards, results)
	}
	return newEvent(boards...)
}

// drawSections draws an event of up to three sections, which played the same boards,
// others, or some of both.
func drawSections(t *rapid.T) *event.Event {
	joined := &event.Event{}
	apart := rapid.SampledFrom([]int{0, 2, 4, 100}).Draw(t, "boards apart")
	for i := range rapid.SampledFrom([]int{1, 1, 2, 3}).Draw(t, "sections") {
		joinSection(joined, drawEvent(t), string(rune('A'+i)), apart*i)
	}
	slices.SortFunc(joined.Boards, func(a, b event.Board) int { return a.Number - b.Number })
	return joined
}

// joinSection adds the pairs and the boards of a section to an event; the numbers of the
// boards are moved.
func joinSection(joined, ev *event.Event, name string, moved int) {
	pairs := int32(len(joined.Pairs))
	for _, p := range ev.Pairs {
		p.Section = name
		joined.Pairs = append(joined.Pairs, p)
	}
	for _, b := range clone(ev).Boards {
		b.Number += moved
		for j := range b.Results {
			b.Results[j].NS += pairs
			b.Results[j].EW += pairs
		}
		at := slices.IndexFunc(joined.Boards, func(other event.Board) bool { return other.Number == b.Number })
		if at < 0 {
			joined.Boards = append(joined.Boards, b)
			continue
		}
		joined.Boards[at].Results = append(joined.Boards[at].Results, b.Results...)
	}
}

// drawScore draws from few scores, so that many are equal.
func drawScore(t *rapid.T) int {
	return rapid.SampledFrom([]int{-620, -100, -50, 0, 110, 140, 420, 430, 1400}).Draw(t, "score")
}

func drawAward(t *rapid.T) event.Award {
	return rapid.SampledFrom([]event.Award{
		event.AveragePlus, event.Average, event.AverageMinus,
		{Percent: 0},
		{Percent: 3333},
		{Percent: 10000},
		{Percent: 6667, Rule: event.AtLeast},
		{Percent: 2050, Rule: event.AtMost},
	}).Draw(t, "award")
}

// mixed is how often each kind is drawn.
var mixed = []event.Kind{
	event.Played, event.Played, event.Played, event.Played, event.Played, event.Played,
	event.Adjusted, event.NotPlayed, event.NotPlayed,
}

// scored scores an event that was drawn, and drops it when there is nothing to
// compare in it.
func scored(t *rapid.T, ev *event.Event, winners settings.Winners) *Session {
	return scoredBy(t, ev, settings.Settings{Winners: winners})
}

func scoredBy(t *rapid.T, ev *event.Event, s settings.Settings) *Session {
	session, err := Score(context.Background(), ev, s)
	if errors.Is(err, ErrNothingToCompare) {
		t.Skip(err)
	}
	if err != nil {
		t.Fatal(err)
	}
	return session
}

func TestScoringEqualsPairwiseComparison(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		ev := drawSections(t)
		by := settings.Settings{
			Winners: rapid.SampledFrom([]settings.Winners{settings.AutoWinners, settings.OneWinner, settings.TwoWinners}).Draw(t, "winners"),
			Field:   rapid.SampledFrom([]settings.Field{settings.WholeField, settings.WithinOwnSection}).Draw(t, "field"),
		}
		before := clone(ev)
		got := scoredBy(t, ev, by)
		if diff := cmp.Diff(reference(ev, by), got, sessions); diff != "" {
			t.Errorf("(-reference +got):\n%s", diff)
		}
		if !reflect.DeepEqual(before, ev) {
			t.Error("scoring changed the event")
		}
	})
}

func clone(ev *event.Event) *event.Event {
	c := *ev
	c.Pairs = slices.Clone(ev.Pairs)
	c.Boards = slices.Clone(ev.Boards)
	for i := range c.Boards {
		c.Boards[i].Results = slices.Clone(ev.Boards[i].Results)
	}
	return &c
}

func TestSidesShareTheTop(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		ev := drawEvent(t)
		s := scored(t, ev, settings.AutoWinners)
		top := big.NewRat(int64(s.Top), 1)
		for i, board := range ev.Boards {
			var sum big.Rat
			n := int64(0)
			for j, r := range board.Results {
				if r.Kind != event.Played {
					continue
				}
				line := s.Boards[i].Lines[j]
				if both := new(big.Rat).Add(line.NS, line.EW); both.Cmp(top) != 0 {
					t.Errorf("board %d: %s and %s of %d", board.Number, line.NS, line.EW, s.Top)
				}
				if line.NS.Sign() < 0 || line.EW.Sign() < 0 {
					t.Errorf("board %d: %s and %s, one less than nothing", board.Number, line.NS, line.EW)
				}
				sum.Add(&sum, line.NS)
				n++
			}
			// North-South have half of all tops, whatever was played.
			if half := big.NewRat(n*int64(s.Top), 2); sum.Cmp(half) != 0 {
				t.Errorf("board %d: NS have %s together, want %s", board.Number, sum.RatString(), half.RatString())
			}
		}
	})
}

func TestOrderOfResultsIsIrrelevant(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		ev := drawEvent(t)
		by := drawSettings(t)
		s := scoredBy(t, ev, by)

		shuffled := clone(ev)
		want := *s
		want.Boards = nil
		for i, board := range ev.Boards {
			indexes := make([]int, len(board.Results))
			for j := range indexes {
				indexes[j] = j
			}
			var lines []Line
			for to, from := range rapid.Permutation(indexes).Draw(t, "order") {
				shuffled.Boards[i].Results[to] = board.Results[from]
				lines = append(lines, s.Boards[i].Lines[from])
			}
			want.Boards = append(want.Boards, Board{Lines: lines, Datum: s.Boards[i].Datum})
		}
		if diff := cmp.Diff(&want, scoredBy(t, shuffled, by), sessions); diff != "" {
			t.Errorf("(-want +shuffled):\n%s", diff)
		}
	})
}

func TestOnlyDifferencesMatter(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		ev := drawEvent(t)
		want := scored(t, ev, settings.AutoWinners)
		moved := clone(ev)
		for i := range moved.Boards {
			by := rapid.Int32Range(-5000, 5000).Draw(t, "by")
			for j := range moved.Boards[i].Results {
				moved.Boards[i].Results[j].Score += by
			}
		}
		if diff := cmp.Diff(want, scored(t, moved, settings.AutoWinners), sessions); diff != "" {
			t.Errorf("(-want +moved):\n%s", diff)
		}
	})
}

func TestTurningTheTableTurnsTheScore(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		ev := drawEvent(t)
		s := scored(t, ev, settings.OneWinner)
		turned := clone(ev)
		want := *s
		want.Boards = nil
		for i := range turned.Boards {
			var lines []Line
			for j := range turned.Boards[i].Results {
				r := &turned.Boards[i].Results[j]
				r.NS, r.EW = r.EW, r.NS
				r.NSAward, r.EWAward = r.EWAward, r.NSAward
				r.Score = -r.Score
				line := s.Boards[i].Lines[j]
				lines = append(lines, Line{NS: line.EW, EW: line.NS, NSTop: line.EWTop, EWTop: line.NSTop})
			}
			want.Boards = append(want.Boards, Board{Lines: lines, Datum: s.Boards[i].Datum})
		}
		if diff := cmp.Diff(&want, scored(t, turned, settings.OneWinner), sessions); diff != "" {
			t.Errorf("(-want +turned):\n%s", diff)
		}
	})
}

// Sections that played other boards score as if each were an event of its own.
func TestSectionsScoreAlone(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		sections := []*event.Event{drawEvent(t), drawEvent(t)}
		by := drawSettings(t)
		by.Expected = 0
		joined := &event.Event{}
		for i, ev := range sections {
			joinSection(joined, ev, string(rune('A'+i)), 100*i)
		}
		together := scoredBy(t, joined, by)
		if together.Fields == nil {
			t.Skip("a section without boards")
		}
		boards, pairs := 0, 0
		for i, ev := range sections {
			alone := scoredBy(t, ev, by)
			for j := range alone.Boards {
				if diff := cmp.Diff(alone.Boards[j].Lines, together.Boards[boards+j].Lines, exactly); diff != "" {
					t.Fatalf("section %d, board %d (-alone +together):\n%s", i+1, j+1, diff)
				}
			}
			for _, list := range alone.Lists {
				for _, want := range list.Standings {
					got := standingIn(together, want.Pair+pairs)
					if got == nil || got.Score.Cmp(want.Score) != 0 || got.Max != want.Max || got.Boards != want.Boards {
						t.Fatalf("section %d, pair %d: %+v, alone %+v", i+1, want.Pair, got, want)
					}
				}
			}
			boards, pairs = boards+len(ev.Boards), pairs+len(ev.Pairs)
		}
	})
}

// standingIn finds a pair in the lists of a session; nil when it is in none.
func standingIn(s *Session, pair int) *Standing {
	for i := range s.Lists {
		for j := range s.Lists[i].Standings {
			if s.Lists[i].Standings[j].Pair == pair {
				return &s.Lists[i].Standings[j]
			}
		}
	}
	return nil
}
