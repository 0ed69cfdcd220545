package pbn

import (
	"fmt"
	"os"
	"path/filepath"
	"strconv"
	"testing"

	"github.com/google/go-cmp/cmp"

	"bridgecalc/internal/bridge"
	"bridgecalc/internal/event"
	"bridgecalc/internal/ingest/cells"
)

// corpusVariable names a folder of files that other systems exported. They are no
// part of the project, so the tests of them run only where somebody has them.
const corpusVariable = "BRIDGECALC_CORPUS"

func corpus(t *testing.T, path ...string) (*cells.Book, event.Problems) {
	t.Helper()
	folder := os.Getenv(corpusVariable)
	if folder == "" {
		t.Skipf("%s names no folder of real files", corpusVariable)
	}
	data, err := os.ReadFile(filepath.Join(append([]string{folder}, path...)...))
	if err != nil {
		t.Fatal(err)
	}
	if !Is(data) {
		t.Error("not found to be PBN")
	}
	return Read(path[len(path)-1], data)
}

// rows are the cells of a sheet by their headings.
func rows(t *testing.T, book *cells.Book, name string) []map[string]string {
	t.Helper()
	var all []map[string]string
	for _, sheet := range book.Sheets {
		for i := 1; sheet.Name == name && i < sheet.Len(); i++ {
			row := make(map[string]string)
			for col := range sheet.Row(i).Len() {
				row[sheet.Row(0).Text(col)] = sheet.Row(i).Text(col)
			}
			all = append(all, row)
		}
	}
	return all
}

func TestCorpusTables(t *testing.T) {
	for file, want := range map[string]int{"bridgecomposer_24_boards.pbn": 405, "bridgecomposer_two_sections.pbn": 8} {
		book, problems := corpus(t, "pbn", file)
		if len(problems) > 0 {
			t.Errorf("%s: %v", file, problems)
		}
		sections := make(map[string]bool)
		results := rows(t, book, "Results")
		for _, row := range results {
			sections[row["Section"]] = true
		}
		if len(results) != want || len(sections) != 2 {
			t.Errorf("%s: %d results in %d sections, want %d in 2", file, len(results), len(sections), want)
		}
	}
}

func TestCorpusDeals(t *testing.T) {
	if book, problems := corpus(t, "pbn", "deals_only.pbn"); book != nil || problems.Count(event.Error) != 1 {
		t.Errorf("read with %v", problems)
	}
}

// TestCorpusTeams says that each match has its rooms the right way round: the IMPs
// that the file states come out of the two scores of a board.
func TestCorpusTeams(t *testing.T) {
	book, problems := corpus(t, "pbn", "realbridge_teams.pbn")
	if problems.HasErrors() || len(problems) != 1 {
		t.Error(problems)
	}
	type board struct{ open, closed map[string]string }
	boards := make(map[string]*board)
	unplayed := 0
	for _, row := range rows(t, book, "Matches") {
		key := fmt.Sprint(row["Home"], row["Away"], row["Board"])
		if boards[key] == nil {
			boards[key] = &board{}
		}
		room := map[string]*map[string]string{"open": &boards[key].open, "closed": &boards[key].closed}[row["Room"]]
		if *room != nil {
			t.Errorf("%s stands twice in the %s room", key, row["Room"])
		}
		*room = row
		if row["Remarks"] == "not played" {
			unplayed++
		}
	}
	compared := 0
	for key, b := range boards {
		if b.open["Score"] == "" || b.closed["Score"] == "" {
			continue
		}
		compared++
		open, _ := strconv.Atoi(b.open["Score"])
		closed, _ := strconv.Atoi(b.closed["Score"])
		got := []string{strconv.Itoa(bridge.IMPs(open - closed)), strconv.Itoa(bridge.IMPs(closed - open))}
		if diff := cmp.Diff([]string{b.open["NS MP"], b.closed["NS MP"]}, got); diff != "" {
			t.Errorf("%s: %s", key, diff)
		}
	}
	if unplayed != 20 || compared != 139 {
		t.Errorf("%d results not played, %d boards compared; want 20, 139", unplayed, compared)
	}
}
