package table_test

import (
	"flag"
	"fmt"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"
	"text/tabwriter"

	"github.com/google/go-cmp/cmp"

	"bridgecalc/internal/compute/teams"
	"bridgecalc/internal/event"
	"bridgecalc/internal/ingest"
	"bridgecalc/internal/report/table"
	"bridgecalc/internal/report/words"
	"bridgecalc/internal/settings"
)

var update = flag.Bool("update", false, "rewrite the golden files in testdata")

// TestTeams has leagues and matches come out as they are expected, from the
// files of testdata.
func TestTeams(t *testing.T) {
	for _, tt := range []struct {
		name string
		set  func(*settings.Settings)
		more func(*event.Event)
	}{
		{name: "match"},
		{name: "match-bam", set: func(s *settings.Settings) { s.Scoring = settings.BoardAMatch; s.Language = "fi" }},
		{name: "league", set: byDirectMatch, more: penalize},
		{name: "swiss", more: seat},
		{name: "match-segments", more: inSegments},
		{name: "match-eight", more: asEight},
		{name: "halves", set: func(s *settings.Settings) { s.Language = "fi" }},
	} {
		t.Run(tt.name, func(t *testing.T) {
			st := settings.Default()
			if tt.set != nil {
				tt.set(&st)
			}
			file, _, _ := strings.Cut(tt.name, "-")
			ev := read(t, file+".csv")
			if tt.more != nil {
				tt.more(ev)
			}
			checkGolden(t, tt.name+".txt", dump(ofTeams(t, ev, st)))
		})
	}
}

func byDirectMatch(s *settings.Settings) { s.Tiebreak = []settings.Tiebreak{settings.ByDirectMatch} }

// penalize adds what a director gave and took.
func penalize(ev *event.Event) {
	ev.Matches[1].Adjustments = []event.Adjustment{{Entrant: ev.Matches[1].Home, Amount: -500, Unit: event.InVP, Reason: "late"}}
	ev.Matches[2].Adjustments = []event.Adjustment{{Entrant: ev.Matches[2].Home, Amount: -3000, Unit: event.InIMPs}}
	ev.Adjustments = []event.Adjustment{
		{Entrant: 1, Amount: 2500, Unit: event.InVP, CarryOver: true},
		{Entrant: 2, Amount: 1000, Unit: event.InVP, Reason: "host"},
	}
}

// inSegments makes the match one of two segments, of which the second names the
// teams the other way round, and of a third with its IMPs only.
func inSegments(ev *event.Event) {
	first := ev.Matches[0]
	second, third := first, event.Match{Home: first.Home, Away: first.Away, Segment: 3, Boards: 8, HasIMPs: true, HomeIMPs: 2000, AwayIMPs: 700}
	half := len(first.Results) / 2
	first.Segment, first.Results, first.Boards = 1, first.Results[:half], 4
	second.Segment, second.Results, second.Boards = 2, second.Results[half:], 4
	second.Home, second.Away = first.Away, first.Home
	ev.Matches = []event.Match{first, second, third}
}

// asEight has every board played at two more tables, where all came to nothing
// but the first, with a weighted score.
func asEight(ev *event.Event) {
	m := &ev.Matches[0]
	ev.Rulings = []event.Ruling{{
		NS: event.Assigned{Components: []event.Component{{Weight: 6000, Score: 420}, {Weight: 4000, Score: -50}}},
		EW: event.Assigned{Components: []event.Component{{Weight: 6000, Score: 420}, {Weight: 4000, Score: -50}}},
	}}
	for i, r := range slices.Clone(m.Results) {
		other := event.TableResult{Room: r.Room, Board: r.Board, Result: event.Result{NS: r.NS, EW: r.EW, Table: 2, Tricks: event.NoTricks}}
		if i == 0 {
			other.Kind = event.Ruled
		}
		m.Results[i].Table = 1
		m.Results = append(m.Results, other)
	}
}

// seat has the first and third player of each team sit North-South, the others
// East-West; Bears' fourth player changes with a fifth for the second round.
func seat(ev *event.Event) {
	for i := range ev.Teams {
		team := &ev.Teams[i]
		team.Players = nil
		for _, name := range []string{"Aada", "Bruno", "Cecilia", "Didrik"} {
			team.Players = append(team.Players, name+" "+team.Name)
		}
	}
	ev.Teams[2].Players = append(ev.Teams[2].Players, "Elsa "+ev.Teams[2].Name)
	for i := range ev.Matches {
		for j := range ev.Matches[i].Results {
			r := &ev.Matches[i].Results[j]
			if r.Lineup = [4]uint8{1, 2, 3, 4}; r.EW == 2 && ev.Matches[i].Round == 2 {
				r.Lineup[3] = 5
			}
		}
	}
}

// ofTeams scores an event of matches and makes its document.
func ofTeams(t *testing.T, ev *event.Event, st settings.Settings) *table.Document {
	t.Helper()
	league, problems := teams.Score(ev, teams.Rules{Settings: st})
	if league == nil {
		t.Fatal(problems)
	}
	return table.OfTeams(league, teams.ScoreButler(ev, st), st, problems, load(t, st.Language))
}

// read reads a file of testdata.
func read(t *testing.T, name string) *event.Event {
	t.Helper()
	ev, problems, err := ingest.Read(filepath.Join("testdata", name), ingest.Options{})
	if err != nil || problems.HasErrors() {
		t.Fatal(err, problems)
	}
	ev.Checksum = "3fa9c210" // not that of line ends that a checkout may change
	return ev
}

func load(t *testing.T, language string) *words.Words {
	t.Helper()
	w, err := words.Load(language)
	if err != nil {
		t.Fatal(err)
	}
	return w
}

func checkGolden(t *testing.T, name, got string) {
	t.Helper()
	path := filepath.Join("testdata", name)
	if *update {
		if err := os.WriteFile(path, []byte(got), 0o644); err != nil {
			t.Fatal(err)
		}
	}
	want, err := os.ReadFile(path)
	if err != nil {
		t.Fatal(err)
	}
	if diff := cmp.Diff(string(want), got); diff != "" {
		t.Errorf("%s differs (-want +got); run with -update if that is right:\n%s", path, diff)
	}
}

// dump is what a document prints, as plain text.
func dump(doc *table.Document) string {
	var b strings.Builder
	fmt.Fprintf(&b, "%s\n%s\n", doc.Title, doc.Facts)
	for _, ranking := range doc.Rankings {
		dumpTable(&b, doc, ranking.For(table.OnPage))
	}
	fmt.Fprintln(&b, strings.Join(doc.Notes, "\n"))
	for i := range doc.Parts {
		part := &doc.Parts[i]
		fmt.Fprintf(&b, "\n%s (%s)\n", part.Title, part.Key)
		for j := range part.Blocks {
			block := &part.Blocks[j]
			if block.Heading != "" {
				fmt.Fprintf(&b, "\n%s | %s\n", block.Heading, block.Beside)
			}
			rows := part.Table(block)
			dumpTable(&b, doc, rows.For(table.OnPage))
		}
		for _, note := range part.Notes {
			fmt.Fprintln(&b, note)
		}
	}
	return b.String()
}

func dumpTable(b *strings.Builder, doc *table.Document, t table.Table) {
	if len(t.Columns) == 0 {
		return
	}
	const padding = 2
	w := tabwriter.NewWriter(b, 0, 0, padding, ' ', 0)
	for _, c := range t.Columns {
		fmt.Fprintf(w, "%s\t", strings.TrimSpace(c.Group+" "+c.Label))
	}
	fmt.Fprintln(w)
	for _, row := range t.Rows {
		for _, value := range row.Values {
			if value != nil {
				fmt.Fprint(w, value.Text(doc.Words))
			}
			fmt.Fprint(w, "\t")
		}
		if row.Winner {
			fmt.Fprint(w, "winner")
		}
		if row.Total {
			fmt.Fprint(w, "= ")
		}
		fmt.Fprintln(w, row.Remark)
	}
	w.Flush()
}

// TestRowsMatchColumns checks that all tables have a value per column, in all
// languages.
func TestRowsMatchColumns(t *testing.T) {
	for _, name := range []string{"match", "league", "swiss", "halves"} {
		for _, language := range words.Languages() {
			st := settings.Default()
			st.Language = language
			checkShape(t, ofTeams(t, read(t, name+".csv"), st))
		}
	}
}

func checkShape(t *testing.T, doc *table.Document) {
	t.Helper()
	check := func(what string, columns []table.Column, values []table.Value) {
		if len(columns) != len(values) {
			t.Errorf("%s: %d values in %d columns", what, len(values), len(columns))
		}
	}
	for _, row := range doc.Rankings[0].Rows {
		check("ranking", doc.Rankings[0].Columns, row.Values)
	}
	for _, part := range doc.Parts {
		for _, block := range part.Blocks {
			check(part.Key, part.Head, block.Head)
			for _, row := range block.Rows {
				check(part.Key, part.Columns, row.Values)
			}
		}
	}
}
