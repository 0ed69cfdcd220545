package compute

import (
	"math/big"
	"strconv"
	"testing"

	"github.com/google/go-cmp/cmp"
	"pgregory.net/rapid"

	"bridgecalc/internal/event"
	"bridgecalc/internal/settings"
)

// rule adds a ruled result to a board.
func rule(ev *event.Event, board, ns, ew int, r event.Ruling) {
	result := event.Result{Kind: event.Ruled, NS: int32(ns), EW: int32(ew), Ruling: int32(len(ev.Rulings))}
	ev.Rulings = append(ev.Rulings, r)
	ev.Boards[board].Results = append(ev.Boards[board].Results, result)
}

func both(components ...event.Component) event.Ruling {
	return event.Ruling{NS: event.Assigned{Components: components}, EW: event.Assigned{Components: components}}
}

func TestGoldenWeighted(t *testing.T) {
	type input struct {
		Frequencies map[string]int    `json:"ns_frequencies"`
		Weights     map[string]string // of the ruled result
	}
	type output struct {
		NS, EW string
		Others map[string]string
	}
	for _, e := range examples[input, output](t, "weighted_matchpoints") {
		var scores []int
		for score, n := range e.Input.Frequencies {
			for range n {
				scores = append(scores, atoi(t, score))
			}
		}
		ev := mitchell(scores)
		var components []event.Component
		for score, weight := range e.Input.Weights {
			w := rat(t, weight)
			w.Mul(w, big.NewRat(10_000, 1))
			components = append(components, event.Component{Weight: int32(w.Num().Int64()), Score: int32(atoi(t, score))})
		}
		rule(ev, 0, 0, 1, both(components...))
		s := score(t, ev, settings.OneWinner)
		lines := s.Boards[0].Lines
		last := lines[len(scores)]
		if last.NS.Cmp(rat(t, e.Expected.NS)) != 0 || last.EW.Cmp(rat(t, e.Expected.EW)) != 0 {
			t.Errorf("%s and %s, want %s and %s (%s)", last.NS, last.EW, e.Expected.NS, e.Expected.EW, e.Source)
		}
		for i, points := range scores {
			if want := e.Expected.Others[strconv.Itoa(points)]; lines[i].NS.Cmp(rat(t, want)) != 0 {
				t.Errorf("%d is %s, want %s (%s)", points, lines[i].NS, want, e.Source)
			}
		}
		if s.Ruled != 1 || s.Artificial != 0 {
			t.Errorf("%d ruled and %d artificial", s.Ruled, s.Artificial)
		}
	}
}

// The worth of a weighted score is that of its parts, by their weights.
func TestGoldenWeightedSum(t *testing.T) {
	type input struct {
		Components [][2]string // weight, matchpoints
		Top        int
	}
	for _, e := range examples[input, struct{ NS, EW string }](t, "weighted_matchpoints_sum") {
		g := &group{marks: make(map[int32]*mark)}
		var components []event.Component
		for i, c := range e.Input.Components {
			weight := rat(t, c[0])
			weight.Mul(weight, big.NewRat(10_000, 1))
			components = append(components, event.Component{Weight: int32(weight.Num().Int64()), Score: int32(i)})
			m := g.mark(int32(i))
			m.sides[ns].worth.exact = rat(t, c[1])
			m.sides[ew].worth.exact = new(big.Rat).Sub(big.NewRat(int64(e.Input.Top), 1), rat(t, c[1]))
		}
		forNS, forEW := g.weighted(ns, components), g.weighted(ew, components)
		if forNS.Cmp(rat(t, e.Expected.NS)) != 0 || forEW.Cmp(rat(t, e.Expected.EW)) != 0 {
			t.Errorf("%s and %s, want %s and %s (%s)", forNS, forEW, e.Expected.NS, e.Expected.EW, e.Source)
		}
	}
}

// A split score: 80 % for North-South and 620 for East-West. So East-West have
// eight scores to compare and North-South seven, brought to eight. The numbers
// are those of a club that scores with BridgeWx.
func TestSplitScore(t *testing.T) {
	ev := mitchell([]int{260, 140, 130, 80, 0, -120, -160})
	rule(ev, 0, 0, 7, event.Ruling{
		NS: event.Assigned{Award: event.Award{Percent: 8000}},
		EW: event.Assigned{Components: []event.Component{{Weight: 10_000, Score: -620}}},
	})
	s := score(t, ev, settings.OneWinner)
	var forNS, forEW []string
	for _, line := range s.Boards[0].Lines {
		forNS = append(forNS, line.NS.FloatString(1))
		forEW = append(forEW, line.EW.FloatString(1))
	}
	if diff := cmp.Diff([]string{"13.9", "11.6", "9.3", "7.0", "4.7", "2.4", "0.1", "11.2"}, forNS); diff != "" {
		t.Errorf("NS (-want +got):\n%s", diff)
	}
	if diff := cmp.Diff([]string{"0.0", "2.0", "4.0", "6.0", "8.0", "10.0", "12.0", "14.0"}, forEW); diff != "" {
		t.Errorf("EW (-want +got):\n%s", diff)
	}
	g := s.Boards[0].Groups[0]
	if g.NS.Results != 7 || g.EW.Results != 8 || g.Expected != 8 {
		t.Errorf("%+v", g)
	}
}

// A weighted score of one component is that score, whatever the method.
func TestOneComponentIsAPlainScore(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		ev := drawEvent(t)
		s := drawSettings(t)
		want := scoredBy(t, ev, s)
		ruled := clone(ev)
		for i := range ruled.Boards {
			for j := range ruled.Boards[i].Results {
				r := &ruled.Boards[i].Results[j]
				if r.Kind == event.Played && rapid.Bool().Draw(t, "ruled") {
					r.Kind, r.Ruling = event.Ruled, int32(len(ruled.Rulings))
					ruled.Rulings = append(ruled.Rulings, both(event.Component{Weight: 10_000, Score: r.Score}))
				}
			}
		}
		got := scoredBy(t, ruled, s)
		got.Ruled = 0
		if diff := cmp.Diff(want, got, sessions); diff != "" {
			t.Errorf("(-plain +ruled):\n%s", diff)
		}
	})
}

func TestWeightsMustAddUp(t *testing.T) {
	for _, components := range [][]event.Component{
		{{Weight: 9999, Score: 100}},
		{{Weight: 10_001, Score: 100}},
		{{Weight: 20_000, Score: 100}, {Weight: -10_000, Score: 50}},
	} {
		ev := mitchell([]int{100, 50})
		rule(ev, 0, 0, 2, both(components...))
		refuse(t, ev, settings.Settings{}, "board 1", "100 %")
	}
}

func TestRulingsMustBeThere(t *testing.T) {
	for _, index := range []int32{-1, 1} {
		ev := mitchell([]int{100, 50})
		rule(ev, 0, 0, 2, both(event.Component{Weight: 10_000, Score: 100}))
		ev.Boards[0].Results[2].Ruling = index
		refuse(t, ev, settings.Settings{}, "board 1", "ruling is missing")
	}
}
