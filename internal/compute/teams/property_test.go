package teams

import (
	"slices"
	"testing"

	"github.com/google/go-cmp/cmp"
	"pgregory.net/rapid"

	"bridgecalc/internal/event"
	"bridgecalc/internal/settings"
)

// anyScore draws a score that a board can come to.
var anyScore = rapid.SampledFrom([]int{-1400, -620, -420, -110, -50, 0, 50, 100, 140, 170, 400, 430, 620, 980, 1430})

// anyLeague draws matches board by board of up to six teams, rulings among them.
func anyLeague(t *rapid.T) *event.Event {
	var matches []event.Match
	for range rapid.IntRange(1, 8).Draw(t, "matches") {
		home := rapid.IntRange(0, 4).Draw(t, "home")
		m := played(0, home, rapid.IntRange(home+1, 5).Draw(t, "away"))
		for b := range rapid.IntRange(1, 6).Draw(t, "boards") {
			for room, r := range []event.Result{
				{NS: m.Home, EW: m.Away, Score: int32(anyScore.Draw(t, "open"))},
				{NS: m.Away, EW: m.Home, Score: int32(anyScore.Draw(t, "closed"))},
			} {
				if rapid.IntRange(0, 9).Draw(t, "weighted") == 0 {
					r.Kind = event.Ruled
				}
				m.Results = append(m.Results, at(b+1, event.Room(room), r))
			}
		}
		matches = append(matches, m)
	}
	ev := leagueOf(matches...)
	both := weighted(event.Component{Weight: 3333, Score: 620}, event.Component{Weight: 6667, Score: -100})
	ev.Rulings = []event.Ruling{{NS: both, EW: both}}
	return ev
}

var anyScoring = rapid.SampledFrom([]settings.Scoring{settings.TeamIMPs, settings.BoardAMatch, settings.TotalPoints})

func drawRules(t *rapid.T) Rules {
	rules := byDefault()
	rules.Scoring = anyScoring.Draw(t, "scoring")
	rules.VP.Kind = rapid.SampledFrom([]settings.VPKind{settings.VPContinuous, settings.VPDiscrete}).Draw(t, "scale")
	rules.Tiebreak = rapid.SliceOfDistinct(rapid.Map(rapid.IntRange(0, 4), func(i int) settings.Tiebreak { return settings.Tiebreak(i) }), rapid.ID).Draw(t, "tiebreaks")
	return rules
}

// TestNothingIsLost holds what two teams share together, in every meeting.
func TestNothingIsLost(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		ev, rules := anyLeague(t), drawRules(t)
		league, problems := Score(ev, rules)
		if league == nil {
			t.Fatal(problems)
		}
		for _, g := range league.Meetings {
			shared := map[settings.Scoring]Amount{
				settings.TeamIMPs: 20 * One, settings.BoardAMatch: 2 * One * Amount(g.Boards), settings.TotalPoints: 0,
			}[rules.Scoring]
			if g.Home.Points+g.Away.Points != shared || g.Home.For != g.Away.Against || g.Home.Against != g.Away.For || g.Home.Outcome != -g.Away.Outcome {
				t.Errorf("%+v", g)
			}
		}
	})
}

// TestSwappingTeamsMirrors has home and away change places: who wins what stays.
func TestSwappingTeamsMirrors(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		ev, rules := anyLeague(t), drawRules(t)
		before, _ := Score(ev, rules)
		for i := range ev.Matches {
			m := &ev.Matches[i]
			m.Home, m.Away = m.Away, m.Home
		}
		after, _ := Score(ev, rules)
		for i := range before.Meetings {
			a, b := &before.Meetings[i], &after.Meetings[i]
			if a.Home != b.Away || a.Away != b.Home {
				t.Errorf("match %d: %+v became %+v", i, a, b)
			}
		}
		if diff := cmp.Diff(places(before), places(after)); diff != "" {
			t.Error(diff)
		}
	})
}

// TestOrderOfMatchesIsIrrelevant has the same matches in another order.
func TestOrderOfMatchesIsIrrelevant(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		ev, rules := anyLeague(t), drawRules(t)
		before, _ := Score(ev, rules)
		ev.Matches = rapid.Permutation(ev.Matches).Draw(t, "order")
		for i := range ev.Matches {
			results := slices.Clone(ev.Matches[i].Results)
			ev.Matches[i].Results = rapid.Permutation(results).Draw(t, "results")
		}
		after, _ := Score(ev, rules)
		if diff := cmp.Diff(before.Standings, after.Standings, cmp.AllowUnexported(Standing{})); diff != "" {
			t.Error(diff)
		}
	})
}

// TestPlacesAreInOrder holds the ranking: nobody stands above one with more, and
// who shares a place is marked.
func TestPlacesAreInOrder(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		league, _ := Score(anyLeague(t), drawRules(t))
		for i := range league.Standings {
			s := &league.Standings[i]
			if i == 0 || s.Rank == 0 {
				continue
			}
			before := &league.Standings[i-1]
			switch {
			case s.Total > before.Total, s.Rank != before.Rank && s.Rank != i+1, (s.Rank == before.Rank) != (s.Tied && before.Tied && s.Total == before.Total && s.Rank == before.Rank):
				t.Errorf("%+v after %+v", s, before)
			case s.Rank == before.Rank && s.Total != before.Total:
				t.Errorf("%+v is level with %+v", s, before)
			}
		}
	})
}

// FuzzScore throws events at the scoring that no reader would hand over.
func FuzzScore(f *testing.F) {
	f.Add([]byte{0, 1, 0, 4, 100, 50, 1, 2, 3, 4, 5, 6})
	f.Add([]byte{3, 0, 1, 9, 9, 9, 255, 128, 7, 6, 5, 4, 3, 2, 1, 0})
	f.Fuzz(func(t *testing.T, data []byte) {
		next := func() int {
			if len(data) == 0 {
				return 0
			}
			b := data[0]
			data = data[1:]
			return int(b)
		}
		const teams = 4
		rules := byDefault()
		rules.Scoring, rules.VP.Kind = settings.TeamIMPs+settings.Scoring(next()%4), settings.VPKind(next()%6)
		var matches []event.Match
		for len(data) > 0 && len(matches) < 20 {
			m := listed(next()%4, next()%teams, next()%(teams+1)-1, next()%40, next(), next())
			m.Segment, m.Void, m.HasIMPs, m.HasVP = int32(next()%3), next()%8 == 7, next()%2 == 0, next()%4 == 0
			m.HomeMismatch = event.Mismatch(next() % 3)
			for range next() % 6 {
				r := event.Result{NS: int32(next() % teams), EW: int32(next() % teams), Score: int32(10 * (next() - 128)), Kind: event.Kind(next() % 4), Ruling: int32(next() % 3)}
				m.Results = append(m.Results, at(next()%4+1, event.Room(next()%2), r))
			}
			m.Adjustments = append(m.Adjustments, event.Adjustment{Entrant: int32(next() % teams), Unit: event.Unit(next() % 5), Amount: int64(next() - 128)})
			matches = append(matches, m)
		}
		ev := leagueOf(append(matches, listed(9, 0, teams-1, 8, 0, 0))...)
		ev.Rulings = []event.Ruling{{}, {NS: weighted(event.Component{Weight: whole, Score: 50})}}
		league, problems := Score(ev, rules)
		if (league == nil) != problems.HasErrors() {
			t.Fatalf("a league %v with %v", league, problems)
		}
	})
}

// BenchmarkSwiss scores 100 teams over 10 rounds of 16 boards.
func BenchmarkSwiss(b *testing.B) {
	var matches []event.Match
	for round := range 10 {
		for table := range 50 {
			boards := make([]board, 16)
			for i := range boards {
				boards[i] = board{(round*table*i)%13*50 - 200, (table+3*i)%11*60 - 250}
			}
			matches = append(matches, played(round+1, table, 50+(table+round)%50, boards...))
		}
	}
	ev := leagueOf(matches...)
	rules := byDefault()
	rules.Tiebreak = []settings.Tiebreak{settings.ByDirectMatch, settings.ByWins, settings.ByOpponents, settings.ByQuotient, settings.ByBoardsWon}
	b.ReportAllocs()
	for b.Loop() {
		score(b, ev, rules)
	}
}
