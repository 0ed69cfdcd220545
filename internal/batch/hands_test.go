package batch

import (
	"path/filepath"
	"testing"

	"github.com/google/go-cmp/cmp"
)

// TestSplitHands finds the results that hand records belong to.
func TestSplitHands(t *testing.T) {
	const deals = "% PBN\n[Board \"1\"]\n[Deal \"N:AKQJ.T98.765.432 T987.AKQJ.432.65 654.765.AKQJ.987 32.432.T98.AKQJT\"]\n"
	elsewhere := folder(t, map[string]string{"a.pbn": deals})
	dir := folder(t, map[string]string{"A.PBN": deals, "a.csv": "x", "b.csv": "x", "a.pbn": deals, "b-hands.pbn": deals, "c.pbn": deals})
	for _, tt := range []struct {
		inputs, results []string
		hands           string
		problems        int
	}{
		{[]string{"a.csv", "a.pbn"}, []string{"a.csv"}, "", 0},
		{[]string{"a.csv", "b.csv", "b-hands.pbn"}, []string{"a.csv", "b.csv"}, "", 0},
		{[]string{"a.csv", "c.pbn"}, []string{"a.csv"}, "c.pbn", 0},
		{[]string{"a.csv", "b.csv", "c.pbn"}, []string{"a.csv", "b.csv"}, "", 1},
		{[]string{"c.pbn"}, []string{"c.pbn"}, "", 0},
		{[]string{"a.csv", "b.csv", "A.PBN"}, []string{"a.csv", "b.csv"}, "", 0},
		{[]string{"a.csv", filepath.Join(elsewhere, "a.pbn")}, []string{"a.csv"}, "a.pbn", 0},
		{[]string{"a.csv", "b.csv", filepath.Join(elsewhere, "a.pbn")}, []string{"a.csv", "b.csv"}, "", 1},
	} {
		var paths []string
		for _, name := range tt.inputs {
			if !filepath.IsAbs(name) {
				name = filepath.Join(dir, name)
			}
			paths = append(paths, name)
		}
		found, hands, problems := SplitHands(paths)
		var results []string
		for _, path := range found {
			results = append(results, filepath.Base(path))
		}
		if hands != "" {
			hands = filepath.Base(hands)
		}
		if diff := cmp.Diff(tt.results, results); diff != "" || hands != tt.hands || len(problems) != tt.problems {
			t.Errorf("%v: results %v, hands %q, problems %v", tt.inputs, results, hands, problems)
		}
	}
}
