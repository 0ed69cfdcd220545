package rubber

import (
	"testing"

	"github.com/google/go-cmp/cmp"

	"bridgecalc/internal/event"
)

func TestProblems(t *testing.T) {
	tests := []struct {
		name  string
		rules Rules
		deals []string
		more  func(*event.Event)
		want  []string
	}{
		{"none", RubberBridge, []string{"4S N 10 = 120", "4S N 10 NS 100 = 120", "4S N 10 NS 100 = 220"}, nil, nil},
		{"a stated score with the rubber", RubberBridge, []string{"4S N 10", "4S N 10 NS 100 = 920"}, nil, nil},
		{
			"a stated score of duplicate in rubber bridge", RubberBridge,
			[]string{"4S N 10 = 420"},
			nil,
			[]string{"sheet.csv:2: the sheet gives +420 for deal 1, but 4S by N, 10 tricks, None vulnerable, comes to +120"},
		},
		{
			"a stated score at another vulnerability", ChicagoAsDuplicate,
			[]string{"4S N 10 dealer N = 420", "4S N 10 = 420"},
			nil,
			[]string{"sheet.csv:3: the sheet gives +420 for deal 2, but 4S by N, 10 tricks, NS vulnerable, comes to +620"},
		},
		{
			"no dealer in Chicago", ChicagoAsDuplicate,
			[]string{"4S N 10"},
			nil,
			[]string{"sheet.csv:2: warning: it is not said who dealt; North is taken for the first deal, and the vulnerability goes by that"},
		},
		{
			"dealers that contradict", ChicagoAmerican,
			[]string{"4S N 10 dealer N", "4S N 10 dealer S"},
			nil,
			[]string{"sheet.csv:3: deal 2 is dealt by S, but by the deals before it is E's turn"},
		},
		{
			"what a deal lacks", RubberBridge,
			[]string{"score = 420", "4S X 10", "4S N -1"},
			func(ev *event.Event) { ev.Deals = append(ev.Deals, event.Deal{Number: 4, Kind: event.Ruled}) },
			[]string{
				"sheet.csv:2: deal 1 has no contract",
				"sheet.csv:3: deal 2 has no declarer",
				"sheet.csv:4: deal 3 does not say how many tricks were won",
				": deal 4 has a ruling, which has no meaning where nothing is compared",
			},
		},
		{
			"honours as in duplicate", ChicagoAsDuplicate,
			[]string{"4S N 10 NS 100"},
			nil,
			[]string{"sheet.csv:2: deal 1 has honours, which do not count where deals are scored as duplicate boards"},
		},
		{
			"others sit down in a chukker", ChicagoAmerican,
			[]string{"4S N 10 dealer N", "4S N 10"},
			func(ev *event.Event) {
				seatPlayers(ev, 0, "Ada", "Bo", "Cy", "Di")
				seatPlayers(ev, 1, "Ada", "Bo", "Cy", "Ed")
			},
			[]string{"sheet.csv:3: other players sit down at deal 2, in the middle of a chukker of four deals"},
		},
		{
			"others sit down in a rubber", RubberBridge,
			[]string{"4S N 10", "4S N 10"},
			func(ev *event.Event) {
				seatPlayers(ev, 0, "Ada", "Bo", "Cy", "Di")
				seatPlayers(ev, 1, "Ada", "Cy", "Bo", "Di")
			},
			[]string{"sheet.csv:3: warning: other players sit down before the rubber is finished; it is counted as it stands"},
		},
	}
	for _, tt := range tests {
		t.Run(tt.name, func(t *testing.T) {
			ev := dealsOf(t, tt.deals...)
			if tt.more != nil {
				tt.more(ev)
			}
			session, problems := Score(ev, tt.rules)
			var got []string
			for _, p := range problems {
				got = append(got, p.String())
			}
			if diff := cmp.Diff(tt.want, got); diff != "" {
				t.Error(diff)
			}
			if (session == nil) != problems.HasErrors() {
				t.Errorf("a session %v with %v", session != nil, got)
			}
		})
	}
}
