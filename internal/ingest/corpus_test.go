package ingest

import (
	"encoding/csv"
	"fmt"
	"os"
	"path/filepath"
	"slices"
	"strconv"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"

	"bridgecalc/internal/bridge"
	"bridgecalc/internal/event"
)

// corpusVariable names a folder of files that other systems exported. They are no
// part of the project, so the tests of them run only where somebody has them.
const corpusVariable = "BRIDGECALC_CORPUS"

func TestCorpus(t *testing.T) {
	folder := os.Getenv(corpusVariable)
	if folder == "" {
		t.Skipf("%s names no folder of real files", corpusVariable)
	}
	open := func(t *testing.T, path ...string) *event.Event {
		t.Helper()
		return corpusEvent(t, filepath.Join(append([]string{folder}, path...)...))
	}

	t.Run("acbl", func(t *testing.T) {
		// Every score that is stated agrees with its contract, or there were errors.
		ev := open(t, "acbl", "board_results.csv")
		checkNumbers(t, ev, 90, 18, 11)
	})
	t.Run("scorebridge", func(t *testing.T) {
		ev := open(t, "scorebridge", "travellers.csv")
		checkCount(t, ev, 94)
		rows := csvRows(t, filepath.Join(folder, "scorebridge", "travellers.csv"))
		score := slices.Index(rows[0], "SCORE")
		for _, board := range ev.Boards {
			for _, r := range board.Results {
				row := rows[r.Row-1]
				if strconv.Itoa(board.Number) != row[0] || strconv.Itoa(int(r.Score)) != row[score] {
					t.Errorf("row %d: board %d, score %d; the file says %s, %s", r.Row, board.Number, r.Score, row[0], row[score])
				}
			}
		}
	})
	t.Run("bridgemate, overlapping numbers", func(t *testing.T) {
		ev := open(t, "bridgemate", "mitchell", "ReceivedData.csv")
		checkCount(t, ev, 297)
		sides := make(map[bridge.Side]int)
		for _, pair := range ev.Pairs {
			sides[pair.Direction]++
		}
		if diff := cmp.Diff(map[bridge.Side]int{bridge.NS: 11, bridge.EW: 11}, sides); diff != "" {
			t.Error(diff)
		}
	})
	t.Run("bridgemate, two sections", func(t *testing.T) {
		ev := open(t, "bridgemate", "two_sections", "ReceivedData.csv")
		checkCount(t, ev, 384)
		sections := make(map[string]int)
		for _, pair := range ev.Pairs {
			sections[pair.Section]++
		}
		if len(sections) != 2 {
			t.Errorf("sections with their pairs: %v; want two", sections)
		}
	})
	t.Run("salliere", func(t *testing.T) {
		// Without headings, all four say the same.
		var first []string
		for _, name := range []string{"contracts.csv", "tricks.csv", "scored.csv", "input.csv"} {
			ev := open(t, "salliere", name)
			checkCount(t, ev, 84)
			lines := shown(ev)
			if first == nil {
				first = lines
			}
			if diff := cmp.Diff(first, lines); diff != "" {
				t.Errorf("%s differs from the others: %s", name, diff)
			}
		}
	})
	for name, truth := range map[string]string{
		"club-tuesday.xlsx":     "club-tuesday.truth.csv",
		"Tulokset kevät 2.xlsx": "Tulokset kevät 2.truth.csv",
		"sunnuntaikisa.xlsx":    "sunnuntaikisa.truth.csv",
		"board-sheets.xlsx":     "board-sheets.truth.csv",
		"donnes-mardi.xlsx":     "donnes-mardi.truth.csv",
		"spelverslag.ods":       "spelverslag.truth.csv",
		"tabelloni.csv":         "tabelloni.truth.csv",
		"matrix-wednesday.xlsx": "matrix-wednesday.truth.csv",
	} {
		t.Run(name, func(t *testing.T) {
			ev := open(t, "workbooks", name)
			want := truthLines(csvRows(t, filepath.Join(folder, "workbooks", truth)))
			got := eventLines(ev)
			slices.Sort(want)
			slices.Sort(got)
			if diff := cmp.Diff(want, got); diff != "" {
				t.Error(diff)
			}
		})
	}
}

// corpusEvent reads a file that must have no errors.
func corpusEvent(t *testing.T, path string) *event.Event {
	t.Helper()
	ev, problems, err := Read(path, Options{})
	if err != nil {
		t.Fatal(err)
	}
	if problems.HasErrors() {
		t.Fatal(strings.Join(said(problems), "\n"))
	}
	for _, p := range problems {
		t.Log(p)
	}
	return ev
}

func checkCount(t *testing.T, ev *event.Event, want int) {
	t.Helper()
	if got := ev.Count(event.Played, event.Adjusted, event.NotPlayed); got != want {
		t.Errorf("%d results, want %d", got, want)
	}
}

func checkNumbers(t *testing.T, ev *event.Event, results, boards, pairs int) {
	t.Helper()
	checkCount(t, ev, results)
	if len(ev.Boards) != boards || len(ev.Pairs) != pairs {
		t.Errorf("%d boards and %d pairs, want %d and %d", len(ev.Boards), len(ev.Pairs), boards, pairs)
	}
}

func csvRows(t *testing.T, path string) [][]string {
	t.Helper()
	f, err := os.Open(path)
	if err != nil {
		t.Fatal(err)
	}
	defer f.Close()
	rows, err := csv.NewReader(f).ReadAll()
	if err != nil {
		t.Fatal(err)
	}
	return rows
}

// truthLines are the rows of a file Board,NS,EW,Contract,Declarer,Tricks[,Adjust], or
// with Score in the last column where there are no contracts.
func truthLines(rows [][]string) []string {
	var lines []string
	for _, row := range rows[1:] {
		result := strings.TrimSpace(strings.Join(row[3:6], " "))
		if len(row) > 6 && row[6] != "" {
			result = row[6]
		}
		lines = append(lines, fmt.Sprintf("%s: %s v %s %s", row[0], row[1], row[2], result))
	}
	return lines
}

// eventLines are the results that count, written like those of truthLines.
func eventLines(ev *event.Event) []string {
	var lines []string
	for _, board := range ev.Boards {
		for _, r := range board.Results {
			var result string
			switch {
			case r.Kind == event.NotPlayed:
				continue
			case r.Kind == event.Adjusted:
				result = fmt.Sprintf("A%d%d", r.NSAward.Percent/100, r.EWAward.Percent/100)
			case !r.HasContract:
				result = strconv.Itoa(int(r.Score))
			case r.Contract.IsPassedOut():
				result = "PASS"
			default:
				result = fmt.Sprintf("%v %v %d", r.Contract, r.Declarer, r.Tricks)
			}
			lines = append(lines, fmt.Sprintf("%d: %s v %s %s", board.Number, ev.Pairs[r.NS].Number, ev.Pairs[r.EW].Number, result))
		}
	}
	return lines
}
