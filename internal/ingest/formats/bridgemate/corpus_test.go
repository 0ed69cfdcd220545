package bridgemate

import (
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"

	"bridgecalc/internal/event"
	"bridgecalc/internal/ingest/cells"
)

// TestCorpus reads a database and its exported tables, which must come to the
// same.
func TestCorpus(t *testing.T) {
	folder := os.Getenv("BRIDGECALC_CORPUS")
	if folder == "" {
		t.Skip("BRIDGECALC_CORPUS names no folder of real files")
	}
	folder = filepath.Join(folder, "bridgemate")
	data, err := os.ReadFile(filepath.Join(folder, "mitchell.bws"))
	if err != nil {
		t.Fatal(err)
	}
	database, problems := Read("mitchell", data)
	checkNameless(t, problems)
	exported, problems := readFolder(t, filepath.Join(folder, "mitchell"))
	checkNameless(t, problems)
	if diff := cmp.Diff(bookTexts(database), bookTexts(exported)); diff != "" {
		t.Error(diff)
	}
	if n := rowsOf(database, "Results"); n != 297 {
		t.Errorf("%d results; want 297", n)
	}
	if n := rowsOf(database, "Names"); n != 22 {
		t.Errorf("%d pairs with names; want 22", n)
	}
	sections, problems := readFolder(t, filepath.Join(folder, "two_sections"))
	if n := rowsOf(sections, "Results"); n != 384 || len(problems) != 1 || !strings.Contains(problems[0].Text, numbers) {
		t.Errorf("%d results; want 384, and no names: %v", n, problems)
	}
}

// checkNameless expects the one warning that the file deserves.
func checkNameless(t *testing.T, problems event.Problems) {
	t.Helper()
	if len(problems) != 1 || !strings.HasSuffix(problems[0].Text, "has no name in the tables") {
		t.Errorf("problems %v; want one, of a player without a name", problems)
	}
}

// readFolder reads exported tables.
func readFolder(t *testing.T, folder string) (*cells.Book, event.Problems) {
	t.Helper()
	paths, err := filepath.Glob(filepath.Join(folder, "*.csv"))
	if err != nil || len(paths) == 0 {
		t.Fatalf("no tables in %s: %v", folder, err)
	}
	sheets := make(map[string]*cells.Sheet)
	for _, path := range paths {
		data, err := os.ReadFile(path)
		if err != nil {
			t.Fatal(err)
		}
		sheets[strings.TrimSuffix(filepath.Base(path), ".csv")] = sheet(t, string(data))
	}
	return ReadTables("folder", sheets)
}

// rowsOf counts the rows below the headings of a sheet.
func rowsOf(book *cells.Book, name string) int {
	for _, s := range book.Sheets {
		if s.Name == name {
			return s.Len() - 1
		}
	}
	return 0
}

// bookTexts are the cells of a book, without the lines that they stand for.
func bookTexts(book *cells.Book) map[string][][]string {
	texts := make(map[string][][]string)
	for _, s := range book.Sheets {
		for i := range s.Len() {
			var row []string
			for col := range s.Row(i).Len() {
				row = append(row, s.Row(i).Text(col))
			}
			texts[s.Name] = append(texts[s.Name], row)
		}
	}
	return texts
}

func sheet(t testing.TB, csv string) *cells.Sheet {
	t.Helper()
	book, problems := cells.Open("table.csv", []byte(csv))
	if book == nil {
		t.Fatal(problems)
	}
	return book.Sheets[0]
}
