package ingest

import (
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"
)

// TestCorpusExcerpts reads tables that were saved as text from other programs'
// pages: they are read, or refused in one problem that says what they lack.
func TestCorpusExcerpts(t *testing.T) {
	folder := os.Getenv(corpusVariable)
	if folder == "" {
		t.Skipf("%s names no folder of real files", corpusVariable)
	}
	for name, want := range map[string]struct {
		results []string
		problem string
	}{
		"german_boardzettel.txt":        {results: []string{"1: 8 v 1 4H N 11 450", "1: 3 v 4 6H N 11 -50", "1: 2 v 6 4H N 11 450"}},
		"norwegian_ruter_web_table.txt": {problem: " no table of results was found"},
		"pbn_ruter_354807_excerpt.pbn":  {results: []string{"1: 6 v 5 5HX E 7 800", "1: 7 v 3 4S S 11 450", "1: 8 v 1 4S S 11 450"}},
		"swedish_web_travellers.txt":    {problem: "1: from this row on there are results without headings"},
		"team_grid.tsv":                 {problem: "1: from this row on there are results without headings"},
	} {
		t.Run(name, func(t *testing.T) {
			ev, problems, err := Read(filepath.Join(folder, "excerpts", name), Options{})
			if err != nil {
				t.Fatal(err)
			}
			if want.problem != "" {
				if len(problems) != 1 || !strings.Contains(problems[0].String(), name+":"+want.problem) {
					t.Error(problems)
				}
				return
			}
			if diff := cmp.Diff(want.results, shown(ev)); diff != "" || problems.HasErrors() {
				t.Error(problems, diff)
			}
		})
	}
}
