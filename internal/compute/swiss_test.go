package compute

import (
	"fmt"
	"math/big"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"

	"bridgecalc/internal/bridge"
	"bridgecalc/internal/event"
	"bridgecalc/internal/settings"
)

// boardsOf reads "5-6", "<=4" or "3": the lengths of matches at both ends.
func boardsOf(t *testing.T, s string) []int {
	t.Helper()
	if most, ok := strings.CutPrefix(s, "<="); ok {
		return []int{1, atoi(t, most)}
	}
	var boards []int
	for _, n := range strings.Split(s, "-") {
		boards = append(boards, atoi(t, n))
	}
	return boards
}

// checkScale checks that each bound is the last with its points, and what the
// opponents get.
func checkScale(t *testing.T, scale percentScale, boards []int, upper []string, source string) {
	t.Helper()
	hundredth := big.NewRat(1, 100)
	for _, n := range boards {
		for i, bound := range upper {
			at := rat(t, bound)
			for percent, want := range map[*big.Rat]int{
				at:                                    scale.draw + i,
				new(big.Rat).Add(at, hundredth):       scale.draw + i + 1,
				new(big.Rat).Sub(rat(t, "100"), at):   scale.draw - i,
				new(big.Rat).Sub(rat(t, "99.99"), at): scale.draw - i - 1,
			} {
				if got, err := scale.points(percent, n); err != nil || got != want {
					t.Errorf("%s %% of %d boards: %d, %v, want %d (%s)", percent.FloatString(2), n, got, err, want, source)
				}
			}
		}
	}
}

func TestGoldenPercentToVP(t *testing.T) {
	type input struct{ Boards string }
	type to20 struct {
		Upper []string `json:"upper_percent_for_vp_10_to_19"`
	}
	for _, e := range examples[input, to20](t, "vp_swiss_pairs_20") {
		checkScale(t, percentTo20(), boardsOf(t, e.Input.Boards), e.Expected.Upper, e.Source)
	}
	type to10 struct {
		Upper []string `json:"upper_percent_for_vp_5_to_9"`
	}
	for _, e := range examples[input, to10](t, "vp_swiss_pairs_10_half") {
		checkScale(t, percentTo10(), boardsOf(t, e.Input.Boards), e.Expected.Upper, e.Source)
	}
	type lookup struct {
		Boards  int
		Percent string
	}
	for _, e := range examples[lookup, int](t, "vp_swiss_pairs_lookup") {
		if got, err := percentTo20().points(rat(t, e.Input.Percent), e.Input.Boards); err != nil || got != e.Expected {
			t.Errorf("%+v: %d, %v, want %d (%s)", e.Input, got, err, e.Expected, e.Source)
		}
	}
	if _, err := percentTo20().points(rat(t, "50"), 56); err == nil {
		t.Error("a match of 56 boards has a scale")
	}
}

// inRound gives results their round.
func inRound(round int32, results ...event.Result) []event.Result {
	for i := range results {
		results[i].Round = round
	}
	return results
}

// swissEvent is four pairs in two rounds of two boards, and a fifth that sat
// out the first.
func swissEvent() *event.Event {
	ev := newEvent(
		inRound(1, played(0, 1, 420), played(2, 3, -50)),
		inRound(1, played(0, 1, 100), played(2, 3, 100)),
		inRound(2, played(0, 2, 620), played(1, 4, 170)),
		inRound(2, played(2, 0, 0), played(4, 1, 50)),
	)
	ev.Byes = []event.Bye{{Pair: 4, Board: 1}, {Pair: 4, Board: 2}, {Pair: 3, Board: 3}, {Pair: 3, Board: 4}}
	return ev
}

// matchesOf writes matches as "round: pair VP, pair VP".
func matchesOf(s *Session) []string {
	var rows []string
	for _, m := range s.Matches {
		var sides []string
		for _, share := range m.Sides {
			sides = append(sides, fmt.Sprintf("%d %.2f", share.Pair, float64(share.VP)/100))
		}
		rows = append(rows, fmt.Sprintf("%d, %d boards: %s", m.Round, m.Boards, strings.Join(sides, " – ")))
	}
	return rows
}

func TestSwissPairsByMatchpoints(t *testing.T) {
	s := scoreBy(t, swissEvent(), settings.Settings{Scoring: settings.SwissPairs, ByeVP: 1200})
	// 0 has 2 and 1 of 2 and 2: 75 %, which up to four boards is 19.
	want := []string{
		"1, 2 boards: 0 19.00 – 1 1.00",
		"1, 2 boards: 2 1.00 – 3 19.00",
		"1, 2 boards: 4 12.00",
		"2, 2 boards: 0 20.00 – 2 0.00",
		"2, 2 boards: 1 0.00 – 4 20.00",
		"2, 2 boards: 3 12.00",
	}
	if diff := cmp.Diff(want, matchesOf(s)); diff != "" {
		t.Errorf("(-want +got):\n%s", diff)
	}
	total := new(big.Rat)
	for _, standing := range s.Lists[0].Standings {
		total.Add(total, standing.Score)
		if standing.Matches != 2 || standing.Percent != nil {
			t.Errorf("%+v", standing)
		}
	}
	if total.RatString() != "104" { // four matches of 20 and two byes of 12
		t.Errorf("%s victory points together", total.RatString())
	}
	if s.Method != settings.SwissPairs || s.BoardsBy != settings.Matchpoints {
		t.Errorf("method %d by %d", s.Method, s.BoardsBy)
	}
}

// In IMPs the sum over the match is rounded, and shared by the scale for teams.
func TestSwissPairsByIMPs(t *testing.T) {
	ev := newEvent(
		inRound(1, played(0, 1, 420), played(2, 3, -50)),
		inRound(1, played(1, 0, 100), played(2, 3, 100)),
	)
	ev.Adjustments = []event.Adjustment{{Entrant: 0, Amount: -500, Unit: event.InVP}}
	s := scoreBy(t, ev, settings.Settings{Scoring: settings.SwissPairs, SwissBoards: settings.CrossIMPs})
	// 470 is 10 IMPs. Two boards: the blitz is 21.2 IMPs.
	first, second := s.Matches[0], s.Matches[1]
	if first.Sides[0].IMPs.RatString() != "10" || first.Sides[0].VP+first.Sides[1].VP != 2000 {
		t.Errorf("%+v", first)
	}
	if second.Sides[0].VP != first.Sides[1].VP || first.Sides[0].VP <= 1500 {
		t.Errorf("%+v and %+v", first, second)
	}
	got := standingOf(t, s, 0)
	if want := big.NewRat(int64(first.Sides[0].VP-50), 100); got.Score.Cmp(want) != 0 {
		t.Errorf("%s VP, want %s", got.Score, want)
	}
}

func TestSwissPairsRefuse(t *testing.T) {
	swiss := settings.Settings{Scoring: settings.SwissPairs}
	ev := swissEvent()
	ev.Adjustments = []event.Adjustment{{Entrant: 2, Amount: -1000, Unit: event.InTops}}
	refuse(t, ev, swiss, "pair 3", "percent of a top")
	ev = swissEvent()
	ev.Individual = true
	refuse(t, ev, swiss, "individual")
	swiss.VP.Kind = settings.VPOld25
	refuse(t, swissEvent(), swiss, "victory points")
	swiss.SwissBoards = settings.Butler
	refuse(t, swissEvent(), swiss, "victory points")
	refuse(t, swissEvent(), settings.Settings{Scoring: settings.SwissPairs, SwissBoards: settings.SwissPairs}, "not an event of pairs")
}

// The scales for teams serve matches of pairs in IMPs, too.
func TestSwissPairsByOtherScales(t *testing.T) {
	ev := newEvent(
		inRound(1, played(0, 1, 420), played(2, 3, -50)),
		inRound(1, played(1, 0, 100), played(2, 3, 100)),
	)
	in := settings.Settings{Scoring: settings.SwissPairs, SwissBoards: settings.CrossIMPs}
	in.VP.Kind = settings.VPDiscrete
	s := scoreBy(t, ev, in)
	home, away := bridge.NewDiscreteVictoryTable(2).Points(10) // 470 is 10 IMPs
	if sides := s.Matches[0].Sides; sides[0].VP != home || sides[1].VP != away {
		t.Errorf("%d–%d, want %d–%d", sides[0].VP, sides[1].VP, home, away)
	}
	in.VP.Kind = settings.VPACBL30
	refuse(t, ev, in, "match of 2 boards")
	in.VP.Kind = settings.VPTable
	refuse(t, ev, in, "write wbf, wbf-discrete")
}

// A match that is drawn in victory points is not won, whoever has a third of an
// IMP more.
func TestSwissTiesGoByVictoryPoints(t *testing.T) {
	ev := newEvent(inRound(1, played(0, 1, 110), played(2, 3, 110), played(4, 5, 110), played(6, 7, 90)))
	in := settings.Settings{Scoring: settings.SwissPairs, SwissBoards: settings.CrossIMPs, Tiebreak: []settings.Tiebreak{settings.ByWins, settings.ByDirectMatch}}
	s := scoreBy(t, ev, in)
	if sides := s.Matches[0].Sides; sides[0].VP != 1000 || sides[0].IMPs.RatString() != "1/3" {
		t.Fatalf("%+v, want a draw", sides[0])
	}
	drawn := 0
	for _, standing := range s.Lists[0].Standings {
		if standing.Pair < 6 {
			drawn++
			if !standing.Tied || standing.TieBrokenBy != nil {
				t.Errorf("%+v: its match was drawn", standing)
			}
		}
	}
	if drawn != 6 {
		t.Errorf("%d pairs in drawn matches, want 6", drawn)
	}
}

// Average plus is the pair's own average on the other boards of the match, which
// is the session of Law 12C2(c).
func TestSwissOwnAverage(t *testing.T) {
	rounds := func(rows ...[]event.Result) *event.Event {
		for i := range rows {
			for j := range rows[i] {
				rows[i][j].Round = int32(1 + i/2)
			}
		}
		return newEvent(rows...)
	}
	// Pair 0 has all the points of the first match and none of the second, where
	// one board of each is an artificial score.
	first := []event.Result{played(0, 1, 420), played(2, 3, -50)}
	second := []event.Result{played(0, 2, -50), played(1, 3, 420)}
	for _, tt := range []struct {
		boards      settings.Scoring
		good, plain string
	}{
		{settings.Matchpoints, "2", "6/5"},
		{settings.CrossIMPs, "10", "3"},
	} {
		ev := rounds(first, []event.Result{adjusted(0, 1, event.AveragePlus, event.Average), played(2, 3, 100)},
			second, []event.Result{adjusted(0, 2, event.AveragePlus, event.Average), played(1, 3, 100)})
		s := scoreBy(t, ev, settings.Settings{Scoring: settings.SwissPairs, SwissBoards: tt.boards})
		if got := s.Boards[1].Lines[0].NS.RatString(); got != tt.good {
			t.Errorf("%v: %s after a good match, want %s", tt.boards, got, tt.good)
		}
		if got := s.Boards[3].Lines[0].NS.RatString(); got != tt.plain {
			t.Errorf("%v: %s after a poor match, want %s", tt.boards, got, tt.plain)
		}
	}
}

// A pair without a match in a round has a bye where it is the only one.
func TestSwissByeWithoutRows(t *testing.T) {
	round := func(number int32, results ...event.Result) []event.Result {
		for i := range results {
			results[i].Round = number
		}
		return results
	}
	ev := newEvent(round(1, played(0, 1, 420), played(2, 3, -50)), round(2, played(0, 4, 420), played(1, 2, -50)))
	s := scoreBy(t, ev, settings.Settings{Scoring: settings.SwissPairs, ByeVP: 1200})
	for _, pair := range []int{3, 4} {
		if got := standingOf(t, s, pair).Matches; got != 2 {
			t.Errorf("pair %d has %d matches", pair, got)
		}
	}
	ev.Boards[1].Results = append(ev.Boards[1].Results[:1], played(5, 6, 0))
	ev.Boards[1].Results[1].Round = 2
	ev.Pairs = append(ev.Pairs, event.Pair{Number: "6"}, event.Pair{Number: "7"})
	s = scoreBy(t, ev, settings.Settings{Scoring: settings.SwissPairs, ByeVP: 1200})
	if len(s.Warnings) != 1 || !strings.Contains(s.Warnings[0].Text, "round 1, 2") {
		t.Errorf("warnings %+v", s.Warnings)
	}
}

// The rows of the scale that are published end at 27 boards, those of half matches
// at 13.
func TestPercentScalesEnd(t *testing.T) {
	for scale, last := range map[settings.VPKind]int{settings.VPContinuous: 27, settings.VPHalf: 13} {
		s, err := newPercentScale(settings.VP{Kind: scale})
		if err != nil {
			t.Fatal(err)
		}
		for boards, want := range map[int]bool{last: true, last + 1: false} {
			if _, err := s.points(big.NewRat(50, 1), boards); err == nil != want {
				t.Errorf("%d boards: %v", boards, err)
			}
		}
	}
}
