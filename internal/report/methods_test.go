package report_test

import (
	"fmt"
	"slices"
	"strconv"
	"strings"
	"testing"

	"bridgecalc/internal/event"
	"bridgecalc/internal/report/table"
	"bridgecalc/internal/report/words"
	"bridgecalc/internal/settings"
)

// individual is an event of eight players, each with all others once.
func individual() *event.Event {
	ev := newEvent("Individual")
	ev.Individual, ev.NamesGiven = true, true
	for i := range 8 {
		ev.Pairs = append(ev.Pairs, event.Pair{Number: strconv.Itoa(i + 1), Names: namesOf(i)[:1]})
	}
	deal := dealer(5)
	for round := range 7 {
		// One player stays, the others move one place on.
		at := func(seat int) int32 {
			if seat == 7 {
				return 7
			}
			return int32((seat + round) % 7)
		}
		board := event.Board{Number: round + 1}
		for tableNo, seats := range [][4]int{{7, 0, 1, 3}, {2, 6, 4, 5}} {
			r := deal(round+1, tableNo)
			r.NS, r.South, r.EW, r.West = at(seats[0]), at(seats[1]), at(seats[2]), at(seats[3])
			r.Table, r.Round = int32(tableNo+1), int32(round+1)
			board.Results = append(board.Results, r)
		}
		ev.Boards = append(ev.Boards, board)
	}
	return ev
}

// extras is an event with all that pairs may have beside their boards, and with
// boards that were not like others.
func extras() *event.Event {
	ev := howell(6, 1)
	ev.Pairs[0].Handicap = 250
	ev.Pairs[1].Unranked = true
	ev.Pairs[2].Substitute = true
	ev.Adjustments = []event.Adjustment{
		{Entrant: 3, Amount: -10_000, Unit: event.InTops, Reason: "slow play"},
		{Entrant: 4, Amount: 1500, Unit: event.InMatchpoints},
		{Entrant: 5, Amount: 2250, CarryOver: true},
	}
	ev.SitOuts = 1
	ev.Byes = []event.Bye{{Pair: 1, Board: 2}}
	weighted := []event.Component{{Weight: 6000, Score: 420}, {Weight: 4000, Score: -50}}
	ev.Rulings = []event.Ruling{
		{NS: event.Assigned{Components: weighted}, EW: event.Assigned{Components: weighted}},
		{NS: event.Assigned{Award: event.AverageMinus}, EW: event.Assigned{Components: []event.Component{{Weight: 10000, Score: -100}}}},
	}
	for i := range ev.Rulings {
		r := &ev.Boards[i].Results[0]
		*r = event.Result{Kind: event.Ruled, NS: r.NS, EW: r.EW, Ruling: int32(i), Round: r.Round, Table: r.Table}
	}
	ev.Boards[2].Results[0].Version = 1
	return ev
}

// TestGoldenMethods checks what is shown of each way of scoring.
func TestGoldenMethods(t *testing.T) {
	by := func(scoring settings.Scoring, change func(*settings.Settings)) settings.Settings {
		s := settings.Default()
		s.Scoring = scoring
		if change != nil {
			change(&s)
		}
		return s
	}
	for _, tt := range []struct {
		name     string
		event    *event.Event
		settings settings.Settings
	}{
		{"butler", howell(6, 1), by(settings.Butler, func(s *settings.Settings) { s.Trim.Each = 1 })},
		{"cross-imps", oneMissing(howell(6, 1)), by(settings.CrossIMPs, func(s *settings.Settings) { s.Language = "fi" })},
		{"bastille", howell(4, 1), by(settings.Bastille, nil)},
		{"swiss", howell(4, 2), by(settings.SwissPairs, func(s *settings.Settings) { s.Tiebreak = []settings.Tiebreak{settings.ByWins} })},
		{"individual", individual(), by(settings.Matchpoints, nil)},
		{"extras", extras(), by(settings.Matchpoints, func(s *settings.Settings) {
			s.SitOut = settings.SitOut{Counts: true, Percent: 5500}
			s.Scale, s.Averages, s.Unequal = settings.Scale105, settings.FixedAverages, settings.EBU
		})},
	} {
		t.Run(tt.name, func(t *testing.T) {
			w, err := words.Load(tt.settings.Language)
			if err != nil {
				t.Fatal(err)
			}
			doc := table.OfPairs(score(t, tt.event, tt.settings), tt.settings, nil, w)
			checkGolden(t, "method-"+tt.name+".txt", dump(doc)+dumpParts(doc))
		})
	}
}

func dumpParts(doc *table.Document) string {
	var b strings.Builder
	for i := range doc.Parts {
		part := &doc.Parts[i]
		fmt.Fprintf(&b, "\n%s: %s\n", part.Key, part.Title)
		for j := range part.Blocks {
			block := &part.Blocks[j]
			fmt.Fprintf(&b, "%s · %s\n", block.Heading, block.Beside)
			dumpTable(&b, doc, part.Table(block).For(table.OnPage))
		}
	}
	return b.String()
}

// TestNotesName checks that the lists say by which method and rules they came
// about: no two of them read the same.
func TestNotesName(t *testing.T) {
	set := func(pairs ...string) settings.Settings {
		s := settings.Default()
		for i := 0; i < len(pairs); i += 2 {
			if err := s.Set(pairs[i], pairs[i+1]); err != nil {
				t.Fatal(err)
			}
		}
		return s
	}
	var seen []string
	for _, in := range []settings.Settings{
		set(), set("scale", "1-0.5-0"), set("unequal", "ebu"), set("unequal", "acbl"), set("unequal", "factor"),
		set("unequal", "addone"), set("unequal", "ascherman"), set("unequal", "none"), set("averages", "fixed"),
		set("winners", "2"), set("sitout", "60"), set("rank-by", "printed"), set("tiebreak", "wins"),
		set("scoring", "butler"), set("scoring", "butler", "trim", "1"), set("scoring", "butler", "trim", "median"),
		set("scoring", "butler", "datum-round", "none"), set("scoring", "bastille"), set("scoring", "ximp"),
		set("scoring", "ximp", "ximp", "total"), set("scoring", "ximp", "ximp", "n"), set("scoring", "ximp", "ximp", "sqrt"),
		set("scoring", "ximp", "ximp-cap", "17"), set("scoring", "ximp", "ximp-unequal", "factor"), set("scoring", "ximp", "aplus-imps", "2"),
		set("scoring", "swiss-pairs"), set("scoring", "swiss-pairs", "swiss-boards", "ximp"),
	} {
		ev := oneMissing(howell(8, 1))
		ev.SitOuts = 1
		w, err := words.Load("en")
		if err != nil {
			t.Fatal(err)
		}
		doc := table.OfPairs(score(t, ev, in), in, nil, w)
		notes := strings.Join(doc.Notes, "\n") + doc.Facts
		if i := slices.Index(seen, notes); i >= 0 && len(in.Tiebreak) == 0 {
			t.Errorf("two ways of scoring read the same:\n%s", notes)
		}
		seen = append(seen, notes)
	}
}

// oneMissing takes the first result of a board away, and makes another an
// average plus.
func oneMissing(ev *event.Event) *event.Event {
	ev.Boards[0].Results = ev.Boards[0].Results[1:]
	r := &ev.Boards[1].Results[0]
	*r = event.Result{
		Kind: event.Adjusted, NS: r.NS, EW: r.EW, Round: r.Round, Table: r.Table,
		NSAward: event.AveragePlus, EWAward: event.AverageMinus,
	}
	return ev
}
