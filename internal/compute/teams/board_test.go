package teams

import (
	"testing"

	"github.com/google/go-cmp/cmp"

	"bridgecalc/internal/event"
	"bridgecalc/internal/settings"
)

// teams 0 and 1 play; results of the two tables of a board.
func open(score int) event.Result   { return event.Result{NS: 0, EW: 1, Score: int32(score)} }
func closed(score int) event.Result { return event.Result{NS: 1, EW: 0, Score: int32(score)} }

func ruled(r event.Result, ruling int) event.Result {
	r.Kind, r.Ruling = event.Ruled, int32(ruling)
	return r
}

func adjusted(r event.Result, ns, ew event.Award) event.Result {
	r.Kind, r.NSAward, r.EWAward = event.Adjusted, ns, ew
	return r
}

func notPlayed(r event.Result) event.Result {
	r.Kind = event.NotPlayed
	return r
}

func version(r event.Result, v uint8) event.Result {
	r.Version = v
	return r
}

func weighted(components ...event.Component) event.Assigned {
	return event.Assigned{Components: components}
}

func TestBoard(t *testing.T) {
	both := weighted(event.Component{Weight: 6000, Score: 620}, event.Component{Weight: 4000, Score: -100})
	rulings := []event.Ruling{
		{NS: both, EW: both},
		{ // split: NS keep a partscore, EW are charged with the game
			NS: weighted(event.Component{Weight: whole, Score: 170}),
			EW: weighted(event.Component{Weight: whole, Score: 620}),
		},
		{NS: event.Assigned{Award: event.AveragePlus}, EW: both},
	}
	tests := []struct {
		name       string
		results    []event.Result
		state      BoardState
		home, away string
	}{
		{"won by NS", []event.Result{open(400), closed(-50)}, Counts, "10.00", "-10.00"},
		{"won by EW", []event.Result{open(-650), closed(-100)}, Counts, "-11.00", "11.00"},
		{"flat", []event.Result{open(420), closed(420)}, Counts, "0.00", "0.00"},
		{"the other room first", []event.Result{closed(-50), open(400)}, Counts, "10.00", "-10.00"},
		{"open only", []event.Result{open(400)}, OneTable, "0.00", "0.00"},
		{"closed not played", []event.Result{open(400), notPlayed(closed(0))}, OneTable, "0.00", "0.00"},
		{"not played", []event.Result{notPlayed(open(0)), notPlayed(closed(0))}, NotPlayed, "0.00", "0.00"},
		{"the same seats", []event.Result{open(400), open(-50)}, SameSeats, "0.00", "0.00"},
		{"other cards", []event.Result{open(400), version(closed(-50), 1)}, Fouled, "0.00", "0.00"},
		{"the same wrong cards", []event.Result{version(open(400), 1), version(closed(-50), 1)}, Counts, "10.00", "-10.00"},
		{"average plus for both", []event.Result{adjusted(open(0), event.AveragePlus, event.AveragePlus)}, Counts, "3.00", "3.00"},
		{"average minus for the team in EW", []event.Result{adjusted(closed(0), event.Average, event.AverageMinus), open(400)}, Counts, "-3.00", "0.00"},
		{"45 and 30 per cent", []event.Result{adjusted(open(0), event.Award{Percent: 4500}, event.Award{Percent: 3000}), closed(50)}, Counts, "-1.50", "-6.00"},
		// 620 against 170 is 10 IMPs, −100 against 170 is −7: 60 % and 40 %.
		{"weighted", []event.Result{ruled(open(0), 0), closed(170)}, Counts, "3.20", "-3.20"},
		// Both tables weighted: 36 % and 16 % flat, 24 % each 12 IMPs up and down.
		{"weighted twice", []event.Result{ruled(open(0), 0), ruled(closed(0), 0)}, Counts, "0.00", "0.00"},
		// Home in NS: 170 against 140 is 1; away in EW: 620 against 140 is −10.
		{"split", []event.Result{ruled(open(0), 1), closed(140)}, Counts, "1.00", "-10.00"},
		// Home gets average plus; away 60 % of −10 and 40 % of 7.
		{"an award and a weighted score", []event.Result{ruled(open(0), 2), closed(170)}, Counts, "3.00", "-3.20"},
		// Teams of eight: 400 and 50 at home's tables, −50 and 100 at the others:
		// 10 + 7 + 3 − 2.
		{"two tables a side", []event.Result{open(400), closed(-50), open(50), closed(100)}, Counts, "18.00", "-18.00"},
	}
	for _, tt := range tests {
		t.Run(tt.name, func(t *testing.T) {
			m := event.Match{Home: 0, Away: 1}
			for i, r := range tt.results {
				m.Results = append(m.Results, at(7, event.Room(i%2), r))
			}
			ev := leagueOf(m)
			ev.Rulings = rulings
			rules := byDefault()
			l := &scoring{event: ev, rules: rules, scorer: rules.scorer()}
			got := l.boards(&ev.Matches[0])
			if len(got) != 1 || got[0].Number != 7 || got[0].State != tt.state {
				t.Fatalf("got %+v, want state %d", got, tt.state)
			}
			if home, away := decimals(got[0].Home), decimals(got[0].Away); home != tt.home || away != tt.away {
				t.Errorf("home %s, away %s; want %s, %s", home, away, tt.home, tt.away)
			}
		})
	}
}

// TestBoardAwards has artificial scores in the other ways of scoring.
func TestBoardAwards(t *testing.T) {
	award := adjusted(open(0), event.AveragePlus, event.AverageMinus)
	tests := []struct {
		name       string
		rules      func(*Rules)
		home, away string
	}{
		{"average plus of 2 IMPs", func(r *Rules) { r.AplusIMPs = 2 }, "2.00", "-2.00"},
		{"board-a-match", func(r *Rules) { r.Scoring = settings.BoardAMatch }, "1.20", "0.80"},
		{"board-a-match of 1", func(r *Rules) { r.Scoring, r.Scale = settings.BoardAMatch, settings.Scale105 }, "0.60", "0.40"},
	}
	for _, tt := range tests {
		t.Run(tt.name, func(t *testing.T) {
			rules := byDefault()
			tt.rules(&rules)
			ev := leagueOf(event.Match{Home: 0, Away: 1, Results: []event.TableResult{at(1, event.Open, award)}})
			l := &scoring{event: ev, rules: rules, scorer: rules.scorer()}
			b := l.boards(&ev.Matches[0])[0]
			if diff := cmp.Diff([]string{tt.home, tt.away}, []string{decimals(b.Home), decimals(b.Away)}); diff != "" {
				t.Error(diff)
			}
		})
	}
}

func TestRounded(t *testing.T) {
	for _, tt := range []struct {
		amount Amount
		want   int
	}{{0, 0}, {half, 1}, {half - 1, 0}, {-half, -1}, {-half + 1, 0}, {7*One + half, 8}, {-7*One - half, -8}, {12 * One, 12}} {
		if got := tt.amount.Rounded(); got != tt.want {
			t.Errorf("%s is rounded to %d, want %d", decimals(tt.amount), got, tt.want)
		}
	}
}
