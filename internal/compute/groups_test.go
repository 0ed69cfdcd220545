package compute

import (
	"testing"

	"github.com/google/go-cmp/cmp"

	"bridgecalc/internal/bridge"
	"bridgecalc/internal/event"
	"bridgecalc/internal/settings"
)

// fouled gives results the cards of a version.
func fouled(version uint8, results ...event.Result) []event.Result {
	for i := range results {
		results[i].Version = version
	}
	return results
}

func TestFouledBoard(t *testing.T) {
	ev := newEvent(append(
		[]event.Result{played(0, 1, 620), played(2, 3, 170), played(4, 5, 110)},
		append(fouled(1, played(6, 7, 50), played(8, 9, 50)), fouled(2, played(10, 11, 0))...)...,
	))
	s := score(t, ev, settings.AutoWinners)
	// E = 6: three results are brought to ten by (M + 1) · 2 − 1, two by · 3.
	if diff := cmp.Diff([]string{"9", "5", "1", "5", "5", "6"}, nsColumn(s.Boards[0])); diff != "" {
		t.Errorf("NS (-want +got):\n%s", diff)
	}
	if diff := cmp.Diff([]string{"1", "5", "9", "5", "5", "6"}, ewColumn(s.Boards[0])); diff != "" {
		t.Errorf("EW (-want +got):\n%s", diff)
	}
	want := [][]int{{1}, {1}, {1}, nil}
	if diff := cmp.Diff(want, [][]int{s.Factored, s.Fouled, s.Alone, s.Single}); diff != "" {
		t.Errorf("boards (-want +got):\n%s", diff)
	}
	small := scoreBy(t, ev, settings.Settings{Unequal: settings.ACBL})
	if diff := cmp.Diff([]string{"9", "5", "1", "6", "6", "6"}, nsColumn(small.Boards[0])); diff != "" {
		t.Errorf("ACBL (-want +got):\n%s", diff)
	}
}

// sectioned is two sections of two and three tables that played a board.
func sectioned() *event.Event {
	ev := newEvent([]event.Result{
		played(0, 1, 100), played(2, 3, 50),
		played(4, 5, 90), played(6, 7, 60), played(8, 9, 0),
	})
	for i := range ev.Pairs {
		ev.Pairs[i].Section = map[bool]string{true: "A", false: "B"}[i < 4]
	}
	return ev
}

func TestSectionsByThemselves(t *testing.T) {
	together := scoreBy(t, sectioned(), settings.Settings{})
	if diff := cmp.Diff([]string{"8", "2", "6", "4", "0"}, nsColumn(together.Boards[0])); diff != "" {
		t.Errorf("together (-want +got):\n%s", diff)
	}
	apart := scoreBy(t, sectioned(), settings.Settings{Field: settings.WithinOwnSection})
	if diff := cmp.Diff([]string{"2", "0", "4", "2", "0"}, nsColumn(apart.Boards[0])); diff != "" {
		t.Errorf("apart (-want +got):\n%s", diff)
	}
	if diff := cmp.Diff([]string{"0 1=", "4 1=", "6 3", "2 4=", "8 4="}, places(apart.Lists[0])); diff != "" {
		t.Errorf("places (-want +got):\n%s", diff)
	}
	if apart.Top != 4 || apart.Boards[0].Lines[0].NSTop != 2 || apart.Factored != nil {
		t.Errorf("top %d, line %+v, factored %v", apart.Top, apart.Boards[0].Lines[0], apart.Factored)
	}
}

// inSections puts pairs into sections: a letter for each, in the order of the event.
func inSections(ev *event.Event, sections string) *event.Event {
	for i := range ev.Pairs {
		ev.Pairs[i].Section = sections[i : i+1]
	}
	return ev
}

// Sections that played other boards have their own top, and their own number of
// results.
func TestSectionsWithOtherBoards(t *testing.T) {
	ev := inSections(newEvent(
		[]event.Result{played(0, 1, 420), played(2, 3, -50), played(4, 5, 100)},
		[]event.Result{played(0, 3, 420), played(2, 5, -50), played(4, 1, 100)},
		[]event.Result{played(6, 7, 100), played(8, 9, -50)},
		[]event.Result{played(6, 9, 100), played(8, 7, -50)},
	), "AAAAAABBBB")
	s := scoreBy(t, ev, settings.Settings{})
	if diff := cmp.Diff([]string{"0 1=", "6 1=", "4 3", "2 4=", "8 4="}, places(s.Lists[0])); diff != "" {
		t.Errorf("places (-want +got):\n%s", diff)
	}
	if diff := cmp.Diff([]string{"2", "0"}, nsColumn(s.Boards[2])); diff != "" {
		t.Errorf("board 3 (-want +got):\n%s", diff)
	}
	if s.Factored != nil || s.Top != 4 || s.Boards[2].Groups[0].Expected != 2 || s.Boards[2].Groups[0].Section != "B" {
		t.Errorf("factored %v, top %d, board 3 %+v", s.Factored, s.Top, s.Boards[2].Groups[0])
	}
	if diff := cmp.Diff([][]string{{"A"}, {"B"}}, s.Fields); diff != "" {
		t.Errorf("fields (-want +got):\n%s", diff)
	}
	if s.SectionLists != nil {
		t.Errorf("%d lists of sections", len(s.SectionLists))
	}
}

// Sections are compared as one where they have half of the boards in common.
func TestSectionsWithSomeBoards(t *testing.T) {
	board := func(pairs ...int) (results []event.Result) {
		for _, ns := range pairs {
			results = append(results, played(2*ns, 2*ns+1, 10*ns))
		}
		return results
	}
	// Section A has tables 0 and 1, B 2 and 3, C 4 and 5.
	for _, tt := range []struct {
		name   string
		boards [][]event.Result
		want   [][]string
	}{
		{"the same boards", [][]event.Result{board(0, 1, 2, 3, 4, 5)}, nil},
		{"one board less", [][]event.Result{board(0, 1, 2, 3, 4, 5), board(0, 1, 2, 3)}, nil},
		{"two and one", [][]event.Result{board(0, 1, 4, 5), board(2, 3)}, [][]string{{"A", "C"}, {"B"}}},
		{"few in common", [][]event.Result{board(0, 1, 4, 5), board(0, 1, 4, 5), board(0, 1, 2, 3, 4, 5), board(2, 3), board(2, 3)}, [][]string{{"A", "C"}, {"B"}}},
		{"a chain", [][]event.Result{board(0, 1), board(0, 1, 4, 5), board(4, 5, 2, 3), board(2, 3)}, nil},
	} {
		ev := inSections(newEvent(append(tt.boards, board(5))...), "AAAABBBBCCCC")
		ev.Boards = ev.Boards[:len(tt.boards)]
		s := scoreBy(t, ev, settings.Settings{})
		if diff := cmp.Diff(tt.want, s.Fields); diff != "" {
			t.Errorf("%s (-want +got):\n%s", tt.name, diff)
		}
	}
}

// The groups of other sections say nothing about the size of one.
func TestSmallGroupOfSection(t *testing.T) {
	ev := inSections(newEvent(
		[]event.Result{played(0, 1, 420), played(2, 3, 420), played(4, 5, 420), played(8, 9, 420), played(10, 11, 420), played(12, 13, 420), played(14, 15, 420)},
		[]event.Result{played(0, 3, 50), played(2, 5, 90), played(4, 7, 50), played(6, 1, 80)},
	), "AAAAAAAABBBBBBBB")
	s := scoreBy(t, ev, settings.Settings{Unequal: settings.ACBL, Field: settings.WithinOwnSection})
	if diff := cmp.Diff([]string{"3", "3", "3", "3", "3", "3", "3"}, nsColumn(s.Boards[0])); diff != "" {
		t.Errorf("board 1 (-want +got):\n%s", diff)
	}
}

// Each section has the lists of its own movement, beside those of the event.
func TestListsOfSections(t *testing.T) {
	ev := inSections(newEvent(
		[]event.Result{played(0, 2, 100), played(1, 3, 50), played(7, 4, 80), played(5, 6, 70)},
		[]event.Result{played(0, 3, 100), played(1, 2, 50), played(5, 4, 70), played(7, 6, 80)},
		[]event.Result{played(0, 2, 100), played(1, 3, 50), played(5, 7, 60), played(4, 6, 90)},
	), "AAAABBBB")
	s := scoreBy(t, ev, settings.Settings{Field: settings.WithinOwnSection})
	if len(s.Lists) != 1 || len(s.Lists[0].Standings) != 8 {
		t.Errorf("%d lists of the event", len(s.Lists))
	}
	type list struct {
		Section   string
		Direction bridge.Side
		Pairs     int
	}
	var got []list
	for _, l := range s.SectionLists {
		got = append(got, list{l.Section, l.Direction, len(l.Standings)})
	}
	want := []list{{"A", bridge.NS, 2}, {"A", bridge.EW, 2}, {"B", bridge.NoSide, 4}}
	if diff := cmp.Diff(want, got); diff != "" {
		t.Errorf("(-want +got):\n%s", diff)
	}
}

func TestExpectedBySetting(t *testing.T) {
	ev := mitchell([]int{100, 50, 0})
	s := scoreBy(t, ev, settings.Settings{Expected: 6})
	if diff := cmp.Diff([]string{"9", "5", "1"}, nsColumn(s.Boards[0])); diff != "" || s.Top != 10 {
		t.Errorf("top %d (-want +got):\n%s", s.Top, diff)
	}
	refuse(t, ev, settings.Settings{Expected: 2}, "2 results", "one with 3")
	refuse(t, ev, settings.Settings{Expected: 1}, "fewer than 2")
}

func TestBoardsWithoutCommonTop(t *testing.T) {
	s := scoreBy(t, newEvent(
		[]event.Result{played(0, 1, 100), played(2, 3, 50), played(4, 5, 0)},
		[]event.Result{played(0, 1, 100), played(2, 3, 50), notPlayed(4, 5)},
	), settings.Settings{Unequal: settings.AsItStands})
	got := standingOf(t, s, 0)
	if got.Max != 6 || got.Score.RatString() != "6" || standingOf(t, s, 2).Percent.FloatString(2) != "33.33" {
		t.Errorf("%+v", got)
	}
}

func TestHalfScale(t *testing.T) {
	ev := mitchell([]int{420, 430, 500, 420, 450, -50, 170})
	s := scoreBy(t, ev, settings.Settings{Scale: settings.Scale105})
	if diff := cmp.Diff([]string{"5/2", "4", "6", "5/2", "5", "0", "1"}, nsColumn(s.Boards[0])); diff != "" || s.Top != 6 {
		t.Errorf("top %d (-want +got):\n%s", s.Top, diff)
	}
}

func TestFixedAverages(t *testing.T) {
	ev := newEvent(
		[]event.Result{played(0, 1, 200), played(2, 3, 100)},
		[]event.Result{adjusted(0, 1, event.AveragePlus, event.AverageMinus), played(2, 3, 100)},
	)
	s := scoreBy(t, ev, settings.Settings{Averages: settings.FixedAverages})
	if ns, ew := nsColumn(s.Boards[1])[0], ewColumn(s.Boards[1])[0]; ns != "6/5" || ew != "4/5" {
		t.Errorf("%s and %s, want 6/5 and 4/5", ns, ew)
	}
}

// Results that compare with nothing give what the settings say.
func TestLoneResults(t *testing.T) {
	lone := func(award event.Award) settings.LoneScore { return settings.LoneScore{Given: true, Award: award} }
	sixty := event.Award{Percent: 6000}
	for _, tt := range []struct {
		name          string
		settings      settings.Settings
		once, fouled  string // of pair 0, which has all points of the first board
		onceEW, other string
	}{
		{"default", settings.Settings{}, "2", "4", "2", "12/5"},
		{"percentages", settings.Settings{Once: lone(sixty), OnceFouled: lone(event.Average)}, "12/5", "2", "12/5", "2"},
		{"average plus", settings.Settings{Once: lone(event.AveragePlus)}, "4", "4", "12/5", "12/5"},
	} {
		ev := newEvent(
			[]event.Result{played(0, 1, 420), played(2, 3, 50), played(4, 5, 50)},
			[]event.Result{played(0, 1, 420)},
			append(fouled(1, played(0, 1, 50)), played(2, 3, 50), played(4, 5, 60)),
		)
		s := scoreBy(t, ev, tt.settings)
		got := []string{nsColumn(s.Boards[1])[0], nsColumn(s.Boards[2])[0], ewColumn(s.Boards[1])[0], ewColumn(s.Boards[2])[0]}
		if diff := cmp.Diff([]string{tt.once, tt.fouled, tt.onceEW, tt.other}, got); diff != "" {
			t.Errorf("%s (-want +got):\n%s", tt.name, diff)
		}
	}
}
