package table_test

import (
	"slices"
	"strings"
	"testing"

	"bridgecalc/internal/event"
	"bridgecalc/internal/report/table"
	"bridgecalc/internal/settings"
)

// levelTeams are four matches, after which A has 20 victory points, B a thousandth
// less, and C and D have more.
func levelTeams() *event.Event {
	vps := func(home, away, homeVP int32) event.Match {
		return event.Match{Home: home, Away: away, HasVP: true, HomeVP: homeVP, AwayVP: 2000 - homeVP}
	}
	ev := &event.Event{
		Kind: event.MatchList, Title: "League", Sources: []event.Source{{File: "league.csv"}},
		Teams:       []event.Team{{Name: "A"}, {Name: "B"}, {Name: "C"}, {Name: "D"}},
		Matches:     []event.Match{vps(0, 2, 600), vps(1, 3, 600), vps(0, 3, 1400), vps(1, 2, 1400)},
		Adjustments: []event.Adjustment{{Entrant: 1, Amount: -1, Unit: event.InVP}, {Entrant: 2, Amount: 4000, Unit: event.InVP}, {Entrant: 3, Amount: 3000, Unit: event.InVP}},
	}
	for i := range ev.Matches {
		ev.Matches[i].Round = int32(i + 1)
	}
	return ev
}

// TestTieNotes has the notes tell who was level and what became of them, without
// contradicting each other.
func TestTieNotes(t *testing.T) {
	w := load(t, "en")
	for name, tt := range map[string]struct {
		rankBy settings.RankBy
		rules  []settings.Tiebreak
		want   []string // about ties
	}{
		"no rules":               {settings.RankByExact, nil, []string{w.Rule.Ties}},
		"as printed":             {settings.RankByPrinted, nil, []string{w.Rule.TiesPrinted}},
		"not level":              {settings.RankByExact, []settings.Tiebreak{settings.ByOpponents}, []string{w.Rule.TiesAfter}},
		"a rule of no use":       {settings.RankByPrinted, []settings.Tiebreak{settings.ByBoardsWon}, []string{w.Rule.TiesAfter}},
		"level as printed":       {settings.RankByPrinted, []settings.Tiebreak{settings.ByQuotient, settings.ByWins}, []string{w.Rule.TiesAfter}},
		"rules that part nobody": {settings.RankByPrinted, []settings.Tiebreak{settings.ByDirectMatch, settings.ByOpponents}, []string{w.Rule.TiesAfter}},
	} {
		t.Run(name, func(t *testing.T) {
			st := settings.Default()
			st.RankBy, st.Tiebreak = tt.rankBy, tt.rules
			doc := ofTeams(t, levelTeams(), st)
			var got []string
			for _, note := range doc.Notes {
				if strings.Contains(note, "share the place") || strings.Contains(note, "level") {
					got = append(got, note)
				}
			}
			if !slices.Equal(got, tt.want) {
				t.Errorf("%q, want %q", got, tt.want)
			}
		})
	}
}

// TestTieNotePrinted has teams that are level only as printed told in one
// sentence.
func TestTieNotePrinted(t *testing.T) {
	ev := levelTeams()
	ev.Matches = append(ev.Matches, event.Match{Round: 5, Home: 0, Away: 1, HasVP: true, HomeVP: 1000, AwayVP: 1000})
	ev.Matches = append(ev.Matches, event.Match{Round: 6, Home: 0, Away: 2, HasVP: true, HomeVP: 1000, AwayVP: 1000})
	ev.Matches = append(ev.Matches, event.Match{Round: 6, Home: 1, Away: 3, HasVP: true, HomeVP: 1000, AwayVP: 1000})
	st := settings.Default()
	st.RankBy, st.Tiebreak = settings.RankByPrinted, []settings.Tiebreak{settings.ByWins, settings.ByOpponents}
	doc := ofTeams(t, ev, st)
	var got []string
	for _, note := range doc.Notes {
		if strings.Contains(note, "parted") {
			got = append(got, note)
		}
	}
	if want := []string{"A, B were level and were parted by the opponents' scores."}; !slices.Equal(got, want) {
		t.Errorf("%q, want %q", got, want)
	}
}

// TestBoardsWonColumn has the boards won stand in the ranking only where they
// decided something.
func TestBoardsWonColumn(t *testing.T) {
	hasBoardsWon := func(ev *event.Event) bool {
		st := settings.Default()
		st.Tiebreak = []settings.Tiebreak{settings.ByBoardsWon}
		page := ofTeams(t, ev, st).Rankings[0].For(table.OnPage)
		return slices.ContainsFunc(page.Columns, func(c table.Column) bool { return c.Key == "boards_won" })
	}
	if hasBoardsWon(levelTeams()) {
		t.Error("a column of boards that are not known")
	}
	// A wins one board by 6 IMPs, B two by 3 each.
	result := func(board int32, room event.Room, ns, ew int32, score int32) event.TableResult {
		return event.TableResult{Board: board, Room: room, Result: event.Result{NS: ns, EW: ew, Score: score}}
	}
	level := &event.Event{
		Kind: event.Teams, Title: "Match", Sources: []event.Source{{File: "match.csv"}}, Teams: []event.Team{{Name: "A"}, {Name: "B"}},
		Matches: []event.Match{{Home: 0, Away: 1, Results: []event.TableResult{
			result(1, event.Open, 0, 1, 240), result(1, event.Closed, 1, 0, 0),
			result(2, event.Open, 0, 1, -100), result(2, event.Closed, 1, 0, 0),
			result(3, event.Open, 0, 1, -100), result(3, event.Closed, 1, 0, 0),
		}}},
	}
	if !hasBoardsWon(level) {
		t.Error("no column of boards, which decided")
	}
}
