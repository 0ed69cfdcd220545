package series

import (
	"errors"
	"fmt"
	"math/big"
	"slices"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"
	"pgregory.net/rapid"

	"bridgecalc/internal/bridge"
	"bridgecalc/internal/compute"
	"bridgecalc/internal/compute/published"
	"bridgecalc/internal/event"
	"bridgecalc/internal/settings"
)

func rat(t *testing.T, s string) *big.Rat {
	t.Helper()
	r, ok := new(big.Rat).SetString(s)
	if !ok {
		t.Fatalf("%q is not a number", s)
	}
	return r
}

// session is one in which pairs have percentages: "7 Ann Berg, Bo Dahl 55.5".
// The number and the percentage are the first and the last word.
func session(t *testing.T, pairs ...string) *compute.Session {
	t.Helper()
	s := &compute.Session{Event: &event.Event{}, Method: settings.Matchpoints, Lists: make([]compute.List, 1)}
	for i, pair := range pairs {
		words := strings.Fields(pair)
		p := event.Pair{Number: words[0]}
		for name := range strings.SplitSeq(strings.Join(words[1:len(words)-1], " "), ", ") {
			if name != "" {
				p.Names = append(p.Names, name)
			}
		}
		percent := rat(t, words[len(words)-1])
		s.Event.Pairs = append(s.Event.Pairs, p)
		s.Lists[0].Standings = append(s.Lists[0].Standings, compute.Standing{
			Pair: i, Boards: 20, Percent: percent, Score: new(big.Rat).Mul(percent, big.NewRat(4, 1)), Max: 400,
		})
	}
	return s
}

// rows writes a ranking as "place number total".
func rows(t *testing.T, sessions []*compute.Session, how settings.Sessions) []string {
	t.Helper()
	ranking, err := Rank(sessions, settings.Settings{Sessions: how})
	if err != nil {
		t.Fatal(err)
	}
	var rows []string
	for _, s := range ranking.Lists[0].Standings {
		tied := map[bool]string{true: "="}[s.Tied]
		total := "-"
		if s.Total != nil {
			total = s.Total.RatString()
		}
		rows = append(rows, fmt.Sprintf("%d%s %s %s", s.Rank, tied, s.Number, total))
	}
	return rows
}

func TestRank(t *testing.T) {
	sessions := []*compute.Session{
		session(t, "1 60", "2 50", "3 40", "4 70"),
		session(t, "1 40", "2 50", "3 70"),
	}
	tests := []struct {
		name string
		how  settings.Sessions
		want []string
	}{
		{"mean", settings.Sessions{}, []string{"1 3 55", "2= 1 50", "2= 2 50", "0 4 70"}},
		{"sum", settings.Sessions{Kind: settings.SumOfSessions}, []string{"1 3 440", "2= 1 400", "2= 2 400", "4 4 280"}},
		{"best", settings.Sessions{Kind: settings.BestSessions, Best: 1}, []string{"1= 3 70", "1= 4 70", "3 1 60", "4 2 50"}},
	}
	for _, tt := range tests {
		if diff := cmp.Diff(tt.want, rows(t, sessions, tt.how)); diff != "" {
			t.Errorf("%s (-want +got):\n%s", tt.name, diff)
		}
	}
	ranking, err := Rank(sessions, settings.Settings{})
	if err != nil {
		t.Fatal(err)
	}
	last := ranking.Lists[0].Standings[3]
	if last.Missed != 1 || last.Pairs[1] != -1 || last.Results[1] != nil || last.Counted[1] || !last.Counted[0] {
		t.Errorf("the pair that missed a session: %+v", last)
	}
}

// A place requires all sessions of a mean, and of the best as many as count, so that
// one session does not tie with two.
func TestRequiredSessions(t *testing.T) {
	sessions := []*compute.Session{
		session(t, "1 30", "2 60", "3 55"),
		session(t, "1 30", "3 45"),
		session(t, "1 20", "3 50"),
	}
	tests := []struct {
		how      settings.Sessions
		required int
		want     []string
	}{
		{settings.Sessions{Kind: settings.BestSessions, Best: 2}, 2, []string{"1 3 105", "2 1 60", "0 2 60"}},
		{settings.Sessions{Kind: settings.BestSessions, Best: 9}, 3, []string{"1 3 150", "2 1 80", "0 2 60"}},
		{settings.Sessions{}, 3, []string{"1 3 50", "2 1 80/3", "0 2 60"}},
		{settings.Sessions{Kind: settings.SumOfSessions}, 0, []string{"1 3 600", "2 1 320", "3 2 240"}},
	}
	for _, tt := range tests {
		if diff := cmp.Diff(tt.want, rows(t, sessions, tt.how)); diff != "" {
			t.Errorf("%+v (-want +got):\n%s", tt.how, diff)
		}
		ranking, err := Rank(sessions, settings.Settings{Sessions: tt.how})
		if err != nil || ranking.Required != tt.required {
			t.Errorf("%+v: %d sessions required, %v; want %d", tt.how, ranking.Required, err, tt.required)
		}
	}
}

// twoLists divides the pairs of a session: the first ones sat North-South.
func twoLists(s *compute.Session, ns int) *compute.Session {
	all := s.Lists[0].Standings
	s.Lists = []compute.List{{Direction: bridge.NS, Standings: all[:ns]}, {Direction: bridge.EW, Standings: all[ns:]}}
	return s
}

func TestListsOfSessions(t *testing.T) {
	first := func() *compute.Session { return twoLists(session(t, "1 60", "2 40", "3 55", "4 45"), 2) }
	stays := func() *compute.Session { return twoLists(session(t, "2 70", "1 30", "4 60", "3 40"), 2) }
	changes := func() *compute.Session { return twoLists(session(t, "2 70", "3 40", "4 60", "1 30"), 2) }
	tests := []struct {
		name    string
		second  *compute.Session
		winners settings.Winners
		want    [][]string
	}{
		{"nobody changes", stays(), settings.AutoWinners, [][]string{{"1 2", "2 1"}, {"1 4", "2 3"}}},
		{"one list asked for", stays(), settings.OneWinner, [][]string{{"1 2", "2 4", "3 3", "4 1"}}},
		{"some change", changes(), settings.AutoWinners, [][]string{{"1 2", "2 4", "3 3", "4 1"}}},
		{"two lists asked for", changes(), settings.TwoWinners, [][]string{{"1 2", "2 1"}, {"1 4", "2 3"}}},
		{"one list in a session", session(t, "1 60", "2 40", "3 55", "4 45"), settings.AutoWinners, [][]string{{"1 1", "2 3", "3 4", "4 2"}}},
	}
	for _, tt := range tests {
		ranking, err := Rank([]*compute.Session{first(), tt.second}, settings.Settings{Winners: tt.winners})
		if err != nil {
			t.Fatal(err)
		}
		var got [][]string
		for i, list := range ranking.Lists {
			var rows []string
			for _, s := range list.Standings {
				rows = append(rows, fmt.Sprintf("%d %s", s.Rank, s.Number))
			}
			got = append(got, rows)
			if want := []bridge.Side{bridge.NS, bridge.EW}; len(ranking.Lists) == 2 && list.Direction != want[i] {
				t.Errorf("%s: list %d is of %v", tt.name, i, list.Direction)
			}
		}
		if diff := cmp.Diff(tt.want, got); diff != "" {
			t.Errorf("%s (-want +got):\n%s", tt.name, diff)
		}
	}
}

func TestGoldenBest(t *testing.T) {
	type input struct {
		Percents []string `json:"session_percents"`
		Best     int
		Combine  string
	}
	for _, e := range published.Examples[input, string](t, "../testdata/scoring.json", "series_best") {
		if e.Input.Combine != "sum" {
			t.Fatalf("%+v", e.Input)
		}
		var sessions []*compute.Session
		for _, percent := range e.Input.Percents {
			sessions = append(sessions, session(t, "1 "+percent))
		}
		ranking, err := Rank(sessions, settings.Settings{Sessions: settings.Sessions{Kind: settings.BestSessions, Best: e.Input.Best}})
		if err != nil {
			t.Fatal(err)
		}
		if got := ranking.Lists[0].Standings[0].Total; got.Cmp(rat(t, e.Expected)) != 0 {
			t.Errorf("%+v: %s, want %s (%s)", e.Input, got, e.Expected, e.Source)
		}
	}
}

func TestEntrantsAreKnownAgain(t *testing.T) {
	tests := []struct {
		name          string
		first, second []string
		want          []string
	}{
		{
			"by names, whatever their order and the number",
			[]string{"1 Ann Berg, Bo Dahl 60", "2 Cy Ek, Di Falk 40"},
			[]string{"1 Di  Falk, cy ek 30", "2 Bo Dahl & Ann Berg 70"},
			[]string{"1 1 65", "2 2 35"},
		},
		{
			"by number where one has no names",
			[]string{"1 Ann Berg, Bo Dahl 60", "2 40"},
			[]string{"1 50", "2 Cy Ek, Di Falk 50"},
			[]string{"1 1 55", "2 2 45"},
		},
		{
			"the same number with other names is somebody else",
			[]string{"1 Ann Berg, Bo Dahl 60"},
			[]string{"1 Cy Ek, Di Falk 50"},
			[]string{"0 1 60", "0 1 50"},
		},
	}
	for _, tt := range tests {
		sessions := []*compute.Session{session(t, tt.first...), session(t, tt.second...)}
		if diff := cmp.Diff(tt.want, rows(t, sessions, settings.Sessions{})); diff != "" {
			t.Errorf("%s (-want +got):\n%s", tt.name, diff)
		}
	}
}

func TestRankRefuses(t *testing.T) {
	twice := session(t, "1 Ann Berg, Bo Dahl 60", "2 Bo Dahl, Ann Berg 40")
	if _, err := Rank([]*compute.Session{twice}, settings.Settings{}); err == nil || !strings.Contains(err.Error(), "Bo Dahl & Ann Berg") {
		t.Errorf("twice in a session: %v", err)
	}
	imps := session(t, "1 60")
	imps.Method = settings.Butler
	if _, err := Rank([]*compute.Session{session(t, "1 60"), imps}, settings.Settings{}); !errors.Is(err, ErrMixedMethods) {
		t.Errorf("mixed methods: %v", err)
	}
	if _, err := Rank(nil, settings.Settings{Sessions: settings.Sessions{Kind: settings.BestSessions}}); err == nil {
		t.Error("the best 0 sessions")
	}
}

// IMPs are added up, whatever the setting for percentages.
func TestSessionsInIMPs(t *testing.T) {
	sessions := []*compute.Session{session(t, "1 5", "2 -5"), session(t, "1 -20", "2 20")}
	for _, s := range sessions {
		s.Method = settings.CrossIMPs
	}
	if diff := cmp.Diff([]string{"1 2 60", "2 1 -60"}, rows(t, sessions, settings.Sessions{})); diff != "" {
		t.Errorf("(-want +got):\n%s", diff)
	}
}

func TestCarryForward(t *testing.T) {
	type input struct {
		SQ                     int64
		NumQ, MaxQ, NumF, MaxF int64
	}
	for _, e := range published.Examples[input, string](t, "../testdata/scoring.json", "carry_forward") {
		got := CarryForward(big.NewRat(e.Input.SQ, 1), Stage{e.Input.NumQ, e.Input.MaxQ}, Stage{e.Input.NumF, e.Input.MaxF})
		if got.Cmp(rat(t, e.Expected)) != 0 {
			t.Errorf("%+v: %s, want %s (%s)", e.Input, got, e.Expected, e.Source)
		}
	}
}

// The final counts in full, and half of the session before it.
func TestRankCarriesForward(t *testing.T) {
	// 20 boards each, of a top of 20 each; the final is longer and has a lower top.
	first, final := session(t, "1 60", "2 40", "3 50"), session(t, "1 45", "2 65")
	for i := range final.Lists[0].Standings {
		s := &final.Lists[0].Standings[i]
		s.Boards, s.Max, s.Score = 30, 300, new(big.Rat).Mul(s.Percent, big.NewRat(3, 1))
	}
	sessions := []*compute.Session{first, final}
	how := settings.Sessions{Kind: settings.CarryForward}
	// ½ · 240 · 20/400 · 300/30 = 60, and 40 for 160.
	if diff := cmp.Diff([]string{"1 2 235", "2 1 195"}, rows(t, sessions, how)[:2]); diff != "" {
		t.Errorf("(-want +got):\n%s", diff)
	}
	ranking, err := Rank(sessions, settings.Settings{Sessions: how})
	if err != nil {
		t.Fatal(err)
	}
	all := ranking.Lists[0].Standings
	if all[0].CarryOver.Cmp(rat(t, "40")) != 0 || all[2].Rank != 0 || all[2].Total != nil || ranking.Required != 2 || ranking.Unit != InMatchpoints {
		t.Errorf("%+v", ranking)
	}
	first.Method, final.Method = settings.Butler, settings.Butler
	if _, err := Rank(sessions, settings.Settings{Sessions: how}); !errors.Is(err, ErrNotCarried) {
		t.Errorf("in IMPs: %v", err)
	}
}

func TestRankByPrinted(t *testing.T) {
	sessions := []*compute.Session{session(t, "1 50.004", "2 50.001", "3 49.99")}
	ranks := func(in settings.Settings) (ranks []int) {
		ranking, err := Rank(sessions, in)
		if err != nil {
			t.Fatal(err)
		}
		for _, s := range ranking.Lists[0].Standings {
			ranks = append(ranks, s.Rank)
		}
		return ranks
	}
	if got, want := ranks(settings.Settings{Decimals: 2}), []int{1, 2, 3}; !slices.Equal(got, want) {
		t.Errorf("exactly: %v, want %v", got, want)
	}
	if got, want := ranks(settings.Settings{Decimals: 2, RankBy: settings.RankByPrinted}), []int{1, 1, 3}; !slices.Equal(got, want) {
		t.Errorf("as printed: %v, want %v", got, want)
	}
}

func TestRankRefusesMixedContests(t *testing.T) {
	one, other := session(t, "1 60"), session(t, "1 60")
	other.Event.Individual = true
	if _, err := Rank([]*compute.Session{one, other}, settings.Settings{}); !errors.Is(err, ErrMixedContests) {
		t.Errorf("pairs and individuals: %v", err)
	}
}

// TestRankByCounting ranks the long way: the lists from who sat where, every total from
// the results of its entrant, every place by counting who is better in the list.
func TestRankByCounting(t *testing.T) {
	rapid.Check(t, func(rt *rapid.T) {
		entrants := rapid.IntRange(2, 7).Draw(rt, "entrants")
		percents := make([][]int, entrants) // by entrant and session; -1 for one missed
		sat := make([][2]int, entrants)     // sessions in the list of NS, of EW
		first := make([]bridge.Side, entrants)
		var sessions []*compute.Session
		one := false // some session has one list
		swaps := rapid.SampledFrom([]int{0, 0, 0, 10}).Draw(rt, "swaps")
		for n := range rapid.IntRange(1, 4).Draw(rt, "sessions") {
			var lists [2][]string
			for e := range entrants {
				percent := rapid.IntRange(39, 43).Draw(rt, "percent")
				if percent == 39 && n > 0 {
					percents[e] = append(percents[e], -1)
					continue
				}
				percents[e] = append(percents[e], percent)
				side := e % 2
				if swaps > 0 && rapid.IntRange(1, swaps).Draw(rt, "swapped") == 1 {
					side = 1 - side
				}
				if sat[e] == [2]int{} {
					first[e] = []bridge.Side{bridge.NS, bridge.EW}[side]
				}
				sat[e][side]++
				lists[side] = append(lists[side], fmt.Sprintf("%d %d", e+1, percent))
			}
			s := session(t, slices.Concat(lists[:]...)...)
			if rapid.IntRange(0, 9).Draw(rt, "one list") == 0 {
				one = true
			} else {
				s = twoLists(s, len(lists[0]))
			}
			sessions = append(sessions, s)
		}
		how := settings.Sessions{Kind: settings.SessionsKind(rapid.IntRange(0, 3).Draw(rt, "kind")), Best: rapid.IntRange(1, 4).Draw(rt, "best")}
		winners := rapid.SampledFrom([]settings.Winners{settings.AutoWinners, settings.OneWinner, settings.TwoWinners}).Draw(rt, "winners")
		ranking, err := Rank(sessions, settings.Settings{Sessions: how, Winners: winners})
		if err != nil {
			rt.Fatal(err)
		}
		one = one || winners == settings.OneWinner ||
			winners == settings.AutoWinners && slices.ContainsFunc(sat, func(n [2]int) bool { return n[0] > 0 && n[1] > 0 })
		listOf := func(e int) bridge.Side {
			switch {
			case one:
				return bridge.NoSide
			case sat[e][0] > sat[e][1]:
				return bridge.NS
			case sat[e][0] < sat[e][1]:
				return bridge.EW
			}
			return first[e]
		}
		total := func(e int) (sum *big.Rat, ranked bool) { return totalByHand(percents[e], how) }
		listed := 0
		for _, list := range ranking.Lists {
			for _, s := range list.Standings {
				listed++
				e := int(s.Number[0] - '1')
				own, ranked := total(e)
				want := 0
				if ranked {
					want = 1
					for other := range entrants {
						if sum, ranked := total(other); ranked && listOf(other) == list.Direction && sum.Cmp(own) > 0 {
							want++
						}
					}
				}
				switch {
				case listOf(e) != list.Direction:
					rt.Fatalf("entrant %s is in the list %v, want %v", s.Number, list.Direction, listOf(e))
				case s.Rank != want || (s.Total == nil) != (own == nil) || own != nil && s.Total.Cmp(own) != 0:
					rt.Fatalf("entrant %s is placed %d with %v, want %d with %v: %v", s.Number, s.Rank, s.Total, want, own, percents)
				}
			}
		}
		if listed != entrants {
			rt.Fatalf("%d entrants in the lists, want %d", listed, entrants)
		}
	})
}

// totalByHand returns the total of an entrant, and whether it gives a place, from its
// percentages, of which -1 is a session missed. A session has four matchpoints of a
// percent.
func totalByHand(percents []int, how settings.Sessions) (total *big.Rat, ranked bool) {
	var played []int
	for _, percent := range percents {
		if percent >= 0 {
			played = append(played, percent)
		}
	}
	sum := func(percents []int) int64 {
		n := int64(0)
		for _, percent := range percents {
			n += int64(percent)
		}
		return n
	}
	complete := len(played) == len(percents)
	switch how.Kind {
	case settings.MeanOfSessions:
		return big.NewRat(sum(played), int64(len(played))), complete
	case settings.SumOfSessions:
		return big.NewRat(4*sum(played), 1), true
	case settings.CarryForward:
		final := percents[len(percents)-1]
		if final < 0 {
			return nil, false
		}
		return big.NewRat(4*int64(final)+2*(sum(played)-int64(final)), 1), complete // half of the others
	default:
		slices.Sort(played)
		return big.NewRat(sum(played[max(0, len(played)-how.Best):]), 1), len(played) >= min(how.Best, len(percents))
	}
}
