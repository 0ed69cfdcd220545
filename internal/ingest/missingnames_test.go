package ingest_test

import (
	"fmt"
	"math/rand/v2"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"bridgecalc/internal/event"
	"bridgecalc/internal/ingest"
	"bridgecalc/internal/ingest/longer"
	"bridgecalc/internal/ingest/sheetgen"
)

// TestNamesAreNotLostInSilence deletes names and what says whose they are from random sheets:
// a pair that has not got its names is told of.
func TestNamesAreNotLostInSilence(t *testing.T) {
	seed, dir := randomSeed(t), t.TempDir()
	t.Logf("%s=%d", seedVariable, seed)
	lost := 0
	for i := range longer.Times(t, sheetCount(t, 120)) {
		sheet := drawSheet(sheetgen.Pairs, seed, i)
		if !sheet.DeleteNames(rand.New(rand.NewPCG(seed, uint64(i)))) {
			continue
		}
		path := filepath.Join(dir, fmt.Sprintf("s%05d%s", i, sheet.Extension()))
		if err := sheet.Write(path); err != nil {
			t.Fatalf("sheet %d: %v", i, err)
		}
		ev, problems, err := ingest.Read(path, ingest.Options{})
		if err != nil {
			t.Fatalf("sheet %d: %v", i, err)
		}
		if problems.HasErrors() {
			continue
		}
		text := sheetgen.MissingNames(&sheet.Truth, ev)
		if text == "" {
			continue
		}
		lost++
		aboutNames := func(p event.Problem) bool {
			return strings.Contains(p.Text, "name") || strings.Contains(p.Text, "elsewhere")
		}
		if !slices.ContainsFunc(problems, aboutNames) {
			t.Errorf("sheet %d: nothing is said, and %s\n%s", i, text, sheet.Choices())
		}
	}
	if lost == 0 {
		t.Error("no sheet lost names")
	}
}
