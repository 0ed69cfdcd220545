package table_test

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"

	"bridgecalc/internal/bridge"
	"bridgecalc/internal/compute/teams"
	"bridgecalc/internal/event"
	"bridgecalc/internal/report/table"
	"bridgecalc/internal/settings"
)

// partOf is a part of a document.
func partOf(t *testing.T, doc *table.Document, key string) *table.Part {
	t.Helper()
	i := slices.IndexFunc(doc.Parts, func(p table.Part) bool { return p.Key == key })
	if i < 0 {
		t.Fatalf("there is no part %s", key)
	}
	return &doc.Parts[i]
}

// remarksIn are the remarks of a row, each with the first and the last column that
// it stands in.
func remarksIn(columns []table.Column, row table.Row) []string {
	var said []string
	for i, value := range row.Values {
		if remark, ok := value.(table.Remark); ok {
			said = append(said, fmt.Sprintf("%s to %s: %s", columns[i].Key, columns[table.Reach(columns, row.Values, i)].Key, remark))
		}
	}
	return said
}

// TestRemarksInTheirRoom has what is said of a result stand in the room that it is
// about, and why a board does not count where its IMPs would be.
func TestRemarksInTheirRoom(t *testing.T) {
	part := partOf(t, ofTeams(t, read(t, "remarks.csv"), settings.Default()), "matches")
	card := part.Table(&part.Blocks[0])
	want := map[string][]string{
		"2": {"closed_contract to closed_ew: 60/40"},
		"3": {"closed_contract to closed_ew: not played", "home_won to standing: played at one table only"},
		"5": {"open_contract to open_ew: 60 % 600, 40 % −100"},
		"6": {"open_contract to open_ew: not played", "closed_contract to closed_ew: not played"},
		"7": {"open_contract to open_ew: not played", "home_won to standing: played at one table only"},
	}
	page := card.For(table.OnPage)
	w := load(t, "en")
	got := make(map[string][]string)
	for _, row := range page.Rows {
		if row.Remark != "" && !row.Total {
			t.Errorf("a remark %q without a place of its own", row.Remark)
		}
		if said := remarksIn(page.Columns, row); said != nil {
			got[row.Values[0].Text(w)] = said
		}
	}
	if diff := cmp.Diff(want, got); diff != "" {
		t.Error(diff)
	}
	// A sheet has them in the same rooms, and the state in a column of its own.
	sheet := card.For(table.InSheet)
	last := len(sheet.Columns) - 1
	if got := remarksIn(sheet.Columns, sheet.Rows[2]); !slices.Equal(got, []string{"closed_play to closed_play: not played"}) {
		t.Errorf("%q", got)
	}
	if sheet.Columns[last].Key != "state" || sheet.Rows[2].Values[last].Text(w) != "played at one table only" {
		t.Errorf("%v in column %s", sheet.Rows[2].Values[last], sheet.Columns[last].Key)
	}
}

// TestRemarksWithoutContracts has a remark stand where the score would be.
func TestRemarksWithoutContracts(t *testing.T) {
	ev := read(t, "remarks.csv")
	for i := range ev.Matches[0].Results {
		ev.Matches[0].Results[i].HasContract = false
	}
	part := partOf(t, ofTeams(t, ev, settings.Default()), "matches")
	page := part.Table(&part.Blocks[0]).For(table.OnPage)
	if got := remarksIn(page.Columns, page.Rows[1]); !slices.Equal(got, []string{"closed_ns to closed_ew: 60/40"}) {
		t.Errorf("%q", got)
	}
}

// sumsOf are the last rows of a card: "Total: 4.8 5.2 −110".
func sumsOf(t *testing.T, doc *table.Document) []string {
	t.Helper()
	part := partOf(t, doc, "matches")
	var sums []string
	for _, row := range part.Table(&part.Blocks[0]).For(table.OnPage).Rows {
		if !row.Total {
			continue
		}
		sum := row.Remark + ":"
		for _, value := range row.Values {
			if value != nil {
				sum += " " + value.Text(doc.Words)
			}
		}
		sums = append(sums, sum)
	}
	return sums
}

// TestPattonAddsUp has the boards, what the aggregate gives and what the director
// took lead to the points that are printed.
func TestPattonAddsUp(t *testing.T) {
	st := settings.Default()
	st.Scoring, st.VP.Kind = settings.Patton, settings.VPTable
	ev := read(t, "remarks.csv")
	ev.Matches[0].Adjustments = []event.Adjustment{{Entrant: ev.Matches[0].Away, Amount: -500, Unit: event.InVP}}
	rules := teams.Rules{Settings: st, Tables: bridge.VictoryTables{{MinBoards: 1, MaxBoards: 40, Table: bridge.VictoryTable{
		{Winner: 400, Loser: 400}, {From: 10, Winner: 500, Loser: 300}, {From: 700, Winner: 800},
	}}}}
	league, problems := teams.Score(ev, rules)
	if league == nil {
		t.Fatal(problems)
	}
	doc := table.OfTeams(league, nil, st, problems, load(t, "en"))
	checkShape(t, doc)
	want := []string{"Total: 2.4 5.6 −650", "Aggregate: 3.0 5.0", "Penalties and bonuses: −0.5", "Points: 5.4 10.1"}
	if diff := cmp.Diff(want, sumsOf(t, doc)); diff != "" {
		t.Error(diff)
	}
	block := partOf(t, doc, "matches").Blocks[0]
	if want := "2.4–5.6 Board-a-match · 3.0–5.0 Aggregate · 5.4–10.1 Points"; block.Beside != want {
		t.Errorf("%q, want %q", block.Beside, want)
	}
	if ranking := dump(doc); !strings.Contains(ranking, "Owls   5.6–2.4        5.0        10.1") {
		t.Error(ranking)
	}
}

// TestPenaltyInIMPsOnCard has a card say what the director took of its IMPs.
func TestPenaltyInIMPsOnCard(t *testing.T) {
	ev := read(t, "remarks.csv")
	ev.Matches[0].Adjustments = []event.Adjustment{{Entrant: ev.Matches[0].Home, Amount: -2000, Unit: event.InIMPs}}
	doc := ofTeams(t, ev, settings.Default())
	if diff := cmp.Diff([]string{"Total: 0.0 16.8", "Penalties and bonuses: −2"}, sumsOf(t, doc)); diff != "" {
		t.Error(diff)
	}
	sheet := partOf(t, doc, "matches").Flat().For(table.InSheet)
	column := slices.IndexFunc(sheet.Columns, func(c table.Column) bool { return c.Key == "penalty_imps_adjusted_home" })
	if column < 0 || sheet.Rows[0].Values[column].Text(doc.Words) != "2" {
		t.Errorf("no penalty in the sheet: %v", sheet.Rows[0])
	}
	notes := partOf(t, doc, "matches").Notes
	for _, note := range []string{doc.Words.Team.AdjustedNote, doc.Words.Team.MarginNote} {
		if !slices.Contains(notes, note) {
			t.Errorf("%q does not say: %s", notes, note)
		}
	}
}
