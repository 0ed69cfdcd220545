package ingest

import (
	"math/big"
	"os"
	"path/filepath"
	"testing"

	"github.com/google/go-cmp/cmp"
	"github.com/google/go-cmp/cmp/cmpopts"

	"bridgecalc/internal/settings"
)

// TestCorpusStated scores real files and finds the standings that they publish.
func TestCorpusStated(t *testing.T) {
	folder := os.Getenv(corpusVariable)
	if folder == "" {
		t.Skipf("%s names no folder of real files", corpusVariable)
	}
	// Butler is scored with one result left out at each end of the datum, which
	// the file does not say.
	trim := func(s *settings.Settings) { s.Trim = settings.Trim{Kind: settings.TrimCount, Each: 1} }
	tests := map[string]struct {
		standings int
		word      string
		change    func(*settings.Settings)
		differ    []string
	}{
		"mp_howell.xml":        {12, "MP_PAIRS", nil, nil},
		"mp_mitchell.xml":      {38, "MP_PAIRS", nil, nil},
		"butler_howell.xml":    {8, "BUTLER_PAIRS", trim, nil},
		"cross_imp_howell.xml": {9, "CROSS_IMP", nil, nil},
		// Lines of two boards were edited by hand after the file was scored.
		"mp_mitchell_adjusted.xml": {42, "MP_PAIRS", nil, []string{"1NS: 44.88, 44.41", "1EW: 50.50, 51.33", "21EW: 58.74, 58.93"}},
	}
	for name, tt := range tests {
		t.Run(name, func(t *testing.T) {
			ev := corpusEvent(t, filepath.Join(folder, "usebio", name))
			if len(ev.Stated.Standings) != tt.standings || ev.Stated.Scoring != tt.word {
				t.Errorf("%d standings, scoring %q; want %d, %q", len(ev.Stated.Standings), ev.Stated.Scoring, tt.standings, tt.word)
			}
			got := disagreeing(t, scoreStated(t, ev, tt.change))
			if diff := cmp.Diff(tt.differ, got, cmpopts.EquateEmpty(), cmpopts.SortSlices(func(a, b string) bool { return a < b })); diff != "" {
				t.Error(diff)
			}
		})
	}
}

// TestCorpusStatedPoints finds the points that real files give for each result.
func TestCorpusStatedPoints(t *testing.T) {
	folder := os.Getenv(corpusVariable)
	if folder == "" {
		t.Skipf("%s names no folder of real files", corpusVariable)
	}
	tests := []struct {
		path, name string
		compared   int // points of both sides
		change     func(*settings.Settings)
		half       bool // the file is on the 1-0.5-0 scale
	}{
		{"scorebridge", "travellers.csv", 2 * 94, func(s *settings.Settings) { s.Unequal = settings.AddOne }, false},
		{"salliere", "input.csv", 2 * 84, nil, false},
		{"acbl", "board_results.csv", 2 * 90, nil, true},
	}
	for _, tt := range tests {
		t.Run(tt.name, func(t *testing.T) {
			ev := corpusEvent(t, filepath.Join(folder, tt.path, tt.name))
			scale := big.NewRat(1, 1)
			if tt.half {
				scale = big.NewRat(1, 2)
			}
			differ, compared := disagreeingPoints(t, scoreStated(t, ev, tt.change), scale)
			if len(differ) > 0 || compared != tt.compared {
				t.Errorf("of %d points %d differ, first at %v; want %d", compared, len(differ), differ[:min(len(differ), 5)], tt.compared)
			}
		})
	}
}
