package ingest

import (
	"fmt"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"
	"github.com/google/go-cmp/cmp/cmpopts"
	"github.com/xuri/excelize/v2"

	"bridgecalc/internal/bridge"
	"bridgecalc/internal/event"
	"bridgecalc/internal/ingest/pairs"
)

// text drops the first line break and the indentation of a table in a test.
func text(table string) string {
	lines := strings.Split(strings.TrimPrefix(table, "\n"), "\n")
	for i := range lines {
		lines[i] = strings.TrimLeft(lines[i], "\t")
	}
	return strings.Join(lines, "\n")
}

// write puts files into a folder of their own, and returns its path.
func write(t testing.TB, files map[string]string) string {
	t.Helper()
	folder := t.TempDir()
	for name, content := range files {
		if err := os.WriteFile(filepath.Join(folder, name), []byte(content), 0o644); err != nil {
			t.Fatal(err)
		}
	}
	return folder
}

// readFiles reads the first file, with the others beside it.
func readFiles(t testing.TB, options Options, name string, files map[string]string) (*event.Event, event.Problems) {
	t.Helper()
	ev, problems, err := Read(filepath.Join(write(t, files), name), options)
	if err != nil {
		t.Fatal(err)
	}
	return ev, problems
}

// readTable reads a table as club.csv.
func readTable(t testing.TB, table string) (*event.Event, event.Problems) {
	t.Helper()
	return readFiles(t, Options{}, "club.csv", map[string]string{"club.csv": text(table)})
}

// mustRead reads a table that has nothing wrong.
func mustRead(t testing.TB, table string) *event.Event {
	t.Helper()
	ev, problems := readTable(t, table)
	if len(problems) > 0 {
		t.Fatal(strings.Join(said(problems), "\n"))
	}
	return ev
}

// tableTest is a table of results with what it comes out as.
type tableTest struct {
	name     string
	table    string
	results  []string // as shown prints them; nil when they do not matter
	problems []string
}

func runTableTests(t *testing.T, tests []tableTest) {
	for _, tt := range tests {
		t.Run(tt.name, func(t *testing.T) {
			ev, problems := readTable(t, tt.table)
			if diff := cmp.Diff(tt.problems, said(problems), cmpopts.EquateEmpty()); diff != "" {
				t.Error(diff)
			}
			if tt.results == nil {
				return
			}
			if diff := cmp.Diff(tt.results, shown(ev), cmpopts.EquateEmpty()); diff != "" {
				t.Error(diff)
			}
		})
	}
}

// said are the problems as they are printed.
func said(problems event.Problems) []string {
	var all []string
	for _, p := range problems {
		all = append(all, p.String())
	}
	return all
}

// shown are the results of an event, a line each: board, pairs, contract, declarer,
// tricks and NS score.
func shown(ev *event.Event) []string {
	if ev == nil {
		return nil
	}
	var all []string
	for b := range ev.Boards {
		for _, r := range ev.Boards[b].Results {
			line := fmt.Sprintf("%d: %s v %s", ev.Boards[b].Number, pairs.Label(&ev.Pairs[r.NS]), pairs.Label(&ev.Pairs[r.EW]))
			switch {
			case r.Kind == event.NotPlayed:
				line += " not played"
			case r.Kind == event.Adjusted:
				line += fmt.Sprintf(" %s %s", shownAward(r.NSAward), shownAward(r.EWAward))
			case r.HasContract && r.Contract.IsPassedOut():
				line += fmt.Sprintf(" PASS %d", r.Score)
			case r.HasContract:
				line += fmt.Sprintf(" %v %v %d %d", r.Contract, r.Declarer, r.Tricks, r.Score)
			default:
				line += fmt.Sprintf(" %d", r.Score)
			}
			all = append(all, line)
		}
	}
	return all
}

// shownAward is "60%", with + or - behind it for average plus and minus.
func shownAward(a event.Award) string {
	sign := [...]string{event.Plain: "", event.AtLeast: "+", event.AtMost: "-"}[a.Rule]
	return fmt.Sprintf("%d%%%s", a.Percent/100, sign)
}

// shownPairs are the pairs with their names: "NS 8 Ebba & Frans".
func shownPairs(ev *event.Event) []string {
	var all []string
	for i := range ev.Pairs {
		all = append(all, strings.TrimSpace(pairs.Label(&ev.Pairs[i])+" "+strings.Join(ev.Pairs[i].Names, " & ")))
	}
	return all
}

// workbook makes a workbook; each sheet is a table, written as CSV without quotes.
func workbook(t testing.TB, sheets ...[2]string) string {
	t.Helper()
	file := excelize.NewFile()
	defer file.Close()
	for i, sheet := range sheets {
		name, table := sheet[0], sheet[1]
		var err error
		if i == 0 {
			err = file.SetSheetName("Sheet1", name)
		} else {
			_, err = file.NewSheet(name)
		}
		if err != nil {
			t.Fatal(err)
		}
		for row, line := range strings.Split(text(table), "\n") {
			for col, value := range strings.Split(line, ",") {
				cell, err := excelize.CoordinatesToCellName(col+1, row+1)
				if err == nil && value != "" {
					err = file.SetCellValue(name, cell, value)
				}
				if err != nil {
					t.Fatal(err)
				}
			}
		}
	}
	b, err := file.WriteToBuffer()
	if err != nil {
		t.Fatal(err)
	}
	return b.String()
}

// nsScore returns the score of a contract from the side of NS, with the vulnerability of
// the board's number.
func nsScore(board int, contract bridge.Contract, declarer bridge.Seat, tricks int) int {
	side := declarer.Side()
	score := contract.Score(tricks, bridge.BoardVulnerability(board).Of(side))
	if side == bridge.EW {
		return -score
	}
	return score
}
