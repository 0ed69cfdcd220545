package ingest

import (
	"fmt"
	"testing"

	"github.com/google/go-cmp/cmp"
	"github.com/google/go-cmp/cmp/cmpopts"

	"bridgecalc/internal/event"
	"bridgecalc/internal/ingest/pairs"
)

// shownAdjustments are those of an event, a line each: "3: -2 MP (late)".
func shownAdjustments(ev *event.Event) []string {
	units := [...]string{
		event.InMatchpoints: "MP", event.InTops: "% of a top", event.InPercent: "%", event.InIMPs: "IMPs", event.InVP: "VP",
	}
	var all []string
	for _, a := range ev.Adjustments {
		line := fmt.Sprintf("%s: %g %s", pairs.Label(&ev.Pairs[a.Entrant]), float64(a.Amount)/1000, units[a.Unit])
		if a.CarryOver {
			line += " carried over"
		}
		if a.Reason != "" {
			line += " (" + a.Reason + ")"
		}
		all = append(all, line)
	}
	return all
}

// TestAdjustments reads penalties and the like from sheets and lists of names.
func TestAdjustments(t *testing.T) {
	tests := []struct {
		name, sheet, table string
		want, problems     []string
	}{
		{
			"a sheet of penalties", "Penalties", "Pair,Amount,Unit,Reason\n3,2,MP,late\n4,-10,% of a top,\n1,0.5,VP,\n2,3,IMPs,\n5,,,",
			[]string{"3: -2 MP (late)", "4: -10 % of a top", "1: -0.5 VP", "2: -3 IMPs"},
			nil,
		},
		{"in Finnish", "Rangaistukset", "Pari,Määrä,Yksikkö,Syy\n3,2.5,ottelupistettä,myöhässä", []string{"3: -2.5 MP (myöhässä)"}, nil},
		{"a column of each kind", "Adjustments", "Pair,Penalty,Bonus,Carry-over\n1,2 MP,,\n2,,3 MP,\n3,,,55.2 %\n4,+1 MP,,-4 IMPs", []string{
			"1: -2 MP", "2: 3 MP", "3: 55.2 % carried over", "4: -1 MP", "4: -4 IMPs carried over",
		}, nil},
		{"units in the headings", "More", "Pair,Penalty (MP),Bonus VP,Carry-over %\n1,2,,\n2,,0.25,\n3,,,1.5", []string{
			"1: -2 MP", "2: 0.25 VP", "3: 1.5 % carried over",
		}, nil},
		{"amounts with their sign", "Adjustments", "Pair,Amount\n1,-2 MP\n2,3 % of the score", []string{"1: -2 MP", "2: 3 %"}, nil},
		{"beside names", "Names", "Pair,Name 1,Name 2,Penalty,Reason\n1,Ebba,Frans,2 MP,late\n2,Olga,Piet,,\n3,Bea,Max,,\n4,Tuuli,Pekka,,", []string{"1: -2 MP (late)"}, nil},
		{"a ranking", "Results so far", "Place,Pair,Total,%,Penalty\n1,1,12,60,\n2,2,10,50,1 MP", []string{"2: -1 MP"}, nil},
		{"no unit", "Penalties", "Pair,Penalty\n1,2", nil, []string{`club.xlsx:Penalties!B2: Penalty "2" does not say in what it is counted`}},
		{"percent of what", "Penalties", "Pair,Penalty\n1,10 %", nil, []string{`club.xlsx:Penalties!B2: Penalty "10 %" does not say of what`}},
		{"another unit", "Penalties", "Pair,Penalty (MP)\n1,2 VP", nil, []string{`club.xlsx:Penalties!B2: Penalty (MP) "2 VP" is in another unit than its heading says`}},
		{"no unit that is known", "Penalties", "Pair,Amount,Unit\n1,2,stones", nil, []string{`club.xlsx:Penalties!B2: Amount "2" is in a unit that is not known`}},
		{"no amount", "Penalties", "Pair,Penalty\n1,some MP", nil, []string{`club.xlsx:Penalties!B2: Penalty "some MP" is not a number`}},
		{"a penalty given", "Penalties", "Pair,Penalty\n1,-2 MP", nil, []string{`club.xlsx:Penalties!B2: Penalty "-2 MP" has a minus, but a penalty is taken off without one`}},
		{"a bonus taken", "Bonuses", "Pair,Bonus\n1,-2 MP", nil, []string{`club.xlsx:Bonuses!B2: Bonus "-2 MP" is below zero, which is a penalty`}},
		{"who does not play", "Penalties", "Pair,Penalty\n9,2 MP", nil, []string{"club.xlsx:Penalties!A2: pair 9 has no results"}},
		{"no pair", "Penalties", "Pair,Penalty\nEbba,2 MP\n,1 MP\nTotal,3 MP", nil, []string{
			`club.xlsx:Penalties!A2: "Ebba" is no pair, and Penalty is 2 MP`, `club.xlsx:Penalties!A3: "" is no pair, and Penalty is 1 MP`,
		}},
	}
	for _, tt := range tests {
		t.Run(tt.name, func(t *testing.T) {
			book := workbook(t, [2]string{"Results", fourPairs}, [2]string{tt.sheet, tt.table})
			ev, problems := readFiles(t, Options{}, "club.xlsx", map[string]string{"club.xlsx": book})
			if diff := cmp.Diff(tt.problems, said(problems), cmpopts.EquateEmpty()); diff != "" {
				t.Fatal(diff)
			}
			if diff := cmp.Diff(tt.want, shownAdjustments(ev), cmpopts.EquateEmpty()); diff != "" {
				t.Error(diff)
			}
		})
	}
}

// TestAdjustmentsOfSides tells NS 1 from EW 1.
func TestAdjustmentsOfSides(t *testing.T) {
	for table, want := range map[string]struct{ given, problems []string }{
		"Pair,Direction,Penalty\n1,EW,2 MP": {given: []string{"EW 1: -2 MP"}},
		"Pair,Penalty\nEW1,2 MP":            {given: []string{"EW 1: -2 MP"}},
		"Pair,Penalty\n1,2 MP":              {problems: []string{"club.xlsx:Penalties!A2: there are 2 pairs 1; it is not said which is meant"}},
	} {
		book := workbook(t, [2]string{"Results", overlapping}, [2]string{"Penalties", table})
		ev, problems := readFiles(t, Options{}, "club.xlsx", map[string]string{"club.xlsx": book})
		if diff := cmp.Diff(want.problems, said(problems), cmpopts.EquateEmpty()); diff != "" {
			t.Error(diff)
		}
		if diff := cmp.Diff(want.given, shownAdjustments(ev), cmpopts.EquateEmpty()); diff != "" {
			t.Error(diff)
		}
	}
}

// TestPairsExtras reads what a list says of pairs beside their names.
func TestPairsExtras(t *testing.T) {
	type extras struct {
		Handicap             int32
		Unranked, Substitute bool
	}
	tests := []struct {
		name, list string
		want       []extras // of pairs 1 to 4
		problems   []string
	}{
		{"handicaps", "Pair,Name,Handicap\n1,Ebba & Frans,2.5\n2,Olga & Piet,\n3,Bea & Max,−1.25 %\n4,Tuuli & Pekka,0\n", []extras{{Handicap: 250}, {}, {Handicap: -125}, {}}, nil},
		{"in Finnish", "Pari;Nimet;Tasoitus;Ei sijoitu;Huom.\n1;Ebba & Frans;2,5;;\n2;Olga & Piet;;x;\n3;Bea & Max;;ei;sijainen\n4;Tuuli & Pekka;;;Ei sijoitu\n", []extras{
			{Handicap: 250}, {Unranked: true}, {Substitute: true}, {Unranked: true},
		}, nil},
		{"words for yes", "Pair,Name,Hors concours,Substitute\n1,Ebba & Frans,hors concours,\n2,Olga & Piet,no,yes\n3,Bea & Max,,\n4,Tuuli & Pekka,,\n", []extras{
			{Unranked: true}, {Substitute: true}, {}, {},
		}, nil},
		{"not understood", "Pair,Name,Handicap,Unranked\n1,Ebba & Frans,much,\n2,Olga & Piet,1.125,\n3,Bea & Max,,maybe\n4,Tuuli & Pekka,,\n", nil, []string{
			`club-names.csv:C2: handicap "much" is not a number`, `club-names.csv:C3: handicap "1.125" has more than two decimals`,
			`club-names.csv:D4: Unranked "maybe" is neither yes nor no`,
		}},
	}
	for _, tt := range tests {
		t.Run(tt.name, func(t *testing.T) {
			ev, problems := readFiles(t, Options{}, "club.csv", map[string]string{"club.csv": fourPairs, "club-names.csv": tt.list})
			if diff := cmp.Diff(tt.problems, said(problems), cmpopts.EquateEmpty()); diff != "" {
				t.Fatal(diff)
			}
			if tt.want == nil {
				return
			}
			var got []extras
			for _, p := range ev.Pairs {
				got = append(got, extras{p.Handicap, p.Unranked, p.Substitute})
			}
			if diff := cmp.Diff(tt.want, got); diff != "" {
				t.Error(diff)
			}
		})
	}
	ev := mustRead(t, "Board,NS,EW,Contract,By,Tricks\n1,1,2,4H,N,10\n1,3,Sub13,4H,N,9\n")
	for _, p := range ev.Pairs {
		if p.Substitute != (p.Number == "SUB13") {
			t.Errorf("%+v", p)
		}
	}
}

// TestAdjustmentsAmongResults says that nobody knows whose they are.
func TestAdjustmentsAmongResults(t *testing.T) {
	runTableTests(t, []tableTest{
		{
			name:     "a penalty in a row",
			table:    "Board,NS,EW,Contract,By,Tricks,Penalty\n1,1,2,4H,N,10,\n1,3,4,3NT,W,8,2 MP\n",
			problems: []string{`club.csv:G3: warning: column "Penalty" is not read among the results`},
		},
		{name: "none in any", table: "Board,NS,EW,Contract,By,Tricks,Penalty\n1,1,2,4H,N,10,\n1,3,4,3NT,W,8,0\n"},
	})
}

// TestPenaltyOnce takes the penalties of a ranking once, though another language that knows
// fewer of its headings would take it for a list of penalties.
func TestPenaltyOnce(t *testing.T) {
	ev, problems := readFiles(t, Options{}, "club.xlsx", map[string]string{"club.xlsx": workbook(t,
		[2]string{"Ranking", "Plass,Par,Direction,Navn,Straff (MP),Poeng\n1,1,NS,Ann & Bob,1,2\n2,1,EW,Eve & Fay,,1\n1,2,NS,Cat & Dan,,2\n2,2,EW,Gus & Hal,,1"},
		[2]string{"Travellers", "Board,NS,EW,Contract,By,Tricks\n1,1,1,4H,N,10\n1,2,2,3NT,W,8\n2,1,2,2S,E,7\n2,2,1,1NT,N,7"})})
	if problems.HasErrors() || len(ev.Adjustments) != 1 || ev.Adjustments[0].Amount != -1000 {
		t.Errorf("adjustments %v, want one of -1; problems %v", ev.Adjustments, problems)
	}
}
