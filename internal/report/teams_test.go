package report_test

import (
	"bytes"
	"encoding/json"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"

	"bridgecalc/internal/compute/rubber"
	"bridgecalc/internal/compute/teams"
	"bridgecalc/internal/event"
	"bridgecalc/internal/ingest"
	"bridgecalc/internal/report"
	"bridgecalc/internal/settings"
)

// TestContestsReadBack reads the workbooks of matches and deals again. They are
// read as what they are, with the same ranking, or not at all: a sheet of them
// must not pass for other results. In English they are read.
func TestContestsReadBack(t *testing.T) {
	t.Parallel()
	for name, mustRead := range map[string]bool{
		"league.csv": true, "swiss.csv": true, "chicago.csv": true, "rubber.csv": true,
		"match.csv": false, "halves.csv": false, // cards only
	} {
		ev := readContest(t, filepath.Join("table", "testdata", name))
		for _, language := range report.Languages() {
			workbook := writeContest(t, ev, report.XLSX, language)
			path := filepath.Join(t.TempDir(), "results.xlsx")
			if err := os.WriteFile(path, workbook, 0o600); err != nil {
				t.Fatal(err)
			}
			again, problems, err := ingest.Read(path, ingest.Options{})
			if err != nil {
				t.Fatal(err)
			}
			if problems.HasErrors() {
				if mustRead && language == "en" {
					t.Errorf("%s is not read again: %v", name, problems)
				}
				continue
			}
			if diff := cmp.Diff(rankingOf(t, ev), rankingOf(t, again)); diff != "" {
				t.Errorf("%s in %s: another ranking after reading it again (-want +got):\n%s", name, language, diff)
			}
		}
	}
}

// TestPenaltiesReadBack reads the workbook of a league again in which the director
// took or gave something, in one unit or the other.
func TestPenaltiesReadBack(t *testing.T) {
	t.Parallel()
	for _, tt := range []struct {
		name   string
		given  event.Adjustment
		isRead bool
	}{
		{"league.csv", event.Adjustment{Amount: -2000, Unit: event.InIMPs}, true},
		{"league.csv", event.Adjustment{Amount: -1500, Unit: event.InVP}, true},
		{"league.csv", event.Adjustment{Amount: 1500, Unit: event.InVP}, true},
		{"league.csv", event.Adjustment{Amount: 500, Unit: event.InIMPs}, true},
		{"match.csv", event.Adjustment{Amount: -2000, Unit: event.InIMPs}, true},
		{"match.csv", event.Adjustment{Amount: -1500, Unit: event.InVP}, true},
	} {
		ev := readContest(t, filepath.Join("table", "testdata", tt.name))
		tt.given.Entrant = ev.Matches[0].Home
		ev.Matches[0].Adjustments = []event.Adjustment{tt.given}
		path := filepath.Join(t.TempDir(), "results.xlsx")
		if err := os.WriteFile(path, writeContest(t, ev, report.XLSX, "en"), 0o600); err != nil {
			t.Fatal(err)
		}
		again, problems, err := ingest.Read(path, ingest.Options{})
		if err != nil {
			t.Fatal(err)
		}
		switch {
		case problems.HasErrors() == tt.isRead:
			t.Errorf("%s, %+v: %v", tt.name, tt.given, problems)
		case tt.isRead:
			if diff := cmp.Diff(rankingOf(t, ev), rankingOf(t, again)); diff != "" {
				t.Errorf("%s, %+v: another ranking after reading it again (-want +got):\n%s", tt.name, tt.given, diff)
			}
		}
	}
}

// TestRemarksOnPages has remarks of the rooms of a match stand there in full.
func TestRemarksOnPages(t *testing.T) {
	t.Parallel()
	ev := readContest(t, filepath.Join("table", "testdata", "remarks.csv"))
	page := string(writeContest(t, ev, report.HTML, "en"))
	for _, want := range []string{
		`<td class="open_ew figure">400</td><td class="remark" colspan="5">60/40</td>`,
		`<td class="remark" colspan="5">not played</td><td class="remark" colspan="3">played at one table only</td>`,
		`<td class="remark" colspan="5">60 % 600, 40 % −100</td><td class="closed_contract">3NT</td>`,
	} {
		if !strings.Contains(page, want) {
			t.Errorf("the page for the web lacks %s", want)
		}
	}
	text := strings.Join(pageTexts(t, writeContest(t, ev, report.PDF, "en")), "\n")
	for _, want := range []string{"60/40", "not played", "played at one table only", "60 % 600, 40 % −100"} {
		if !strings.Contains(text, want) {
			t.Errorf("the pages lack %q", want)
		}
	}
}

func readContest(t *testing.T, path string) *event.Event {
	t.Helper()
	ev, problems, err := ingest.Read(path, ingest.Options{})
	if err != nil || problems.HasErrors() {
		t.Fatal(err, problems)
	}
	return ev
}

// writeContest scores an event of matches or deals and writes it. Honours tell
// rubber bridge from Chicago here.
func writeContest(t *testing.T, ev *event.Event, f report.Format, language string) []byte {
	t.Helper()
	st := settings.Default()
	st.Language = language
	var results *report.Results
	var err error
	if ev.Kind == event.DealsInOrder {
		rules := rubber.ChicagoAsDuplicate
		if slices.ContainsFunc(ev.Deals, func(d event.Deal) bool { return d.Honours > 0 }) {
			rules = rubber.RubberBridge
		}
		session, problems := rubber.Score(ev, rules)
		if session == nil {
			t.Fatal(problems)
		}
		results, err = report.OfDeals(session, st, problems)
	} else {
		league, problems := teams.Score(ev, teams.Rules{Settings: st})
		if league == nil {
			t.Fatal(problems)
		}
		results, err = report.OfTeams(league, teams.ScoreButler(ev, st), st, problems)
	}
	if err != nil {
		t.Fatal(err)
	}
	data, err := results.Write(f)
	if err != nil {
		t.Fatal(err)
	}
	return data
}

type ranked struct {
	ID    string
	Exact string
}

// rankingOf is the ranking of an event of matches or deals, as programs read it.
func rankingOf(t *testing.T, ev *event.Event) []ranked {
	t.Helper()
	var doc struct{ Standings []struct{ Entries []ranked } }
	if err := json.Unmarshal(writeContest(t, ev, report.JSON, "en"), &doc); err != nil {
		t.Fatal(err)
	}
	return doc.Standings[0].Entries
}

// TestContestsForPrograms checks that sums, and tables that repeat what stands
// elsewhere, are not in the document for programs.
func TestContestsForPrograms(t *testing.T) {
	for _, name := range []string{"swiss.csv", "rubber.csv", "match.csv"} {
		data := writeContest(t, readContest(t, filepath.Join("table", "testdata", name)), report.JSON, "en")
		var doc map[string]any
		if err := json.Unmarshal(data, &doc); err != nil {
			t.Fatal(err)
		}
		for _, key := range []string{"table", "rounds", "boards"} {
			if doc[key] != nil {
				t.Errorf("%s has %s", name, key)
			}
		}
		if bytes.Contains(data, []byte(`"board": null`)) || bytes.Contains(data, []byte("{}")) {
			t.Errorf("%s has a row without a board, or an empty one", name)
		}
	}
}

// TestContestsInAllFormats writes matches and deals in every format, twice, with
// the same bytes.
func TestContestsInAllFormats(t *testing.T) {
	t.Parallel()
	for _, name := range []string{"league.csv", "swiss.csv", "match.csv", "halves.csv", "chicago.csv", "rubber.csv"} {
		ev := readContest(t, filepath.Join("table", "testdata", name))
		for _, f := range []report.Format{report.PDF, report.XLSX, report.HTML, report.CSV, report.JSON} {
			first := writeContest(t, ev, f, "fi")
			if second := writeContest(t, ev, f, "fi"); string(first) != string(second) {
				t.Errorf("%s: two %s of the same results differ", name, f)
			}
			if !report.IsOurs("x"+f.Extension(), first) {
				t.Errorf("%s: the %s is not known as ours", name, f)
			}
		}
	}
}
