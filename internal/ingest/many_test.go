package ingest

import (
	"fmt"
	"strings"
	"testing"
	"time"

	"bridgecalc/internal/event"
)

// TestManyNames are given to many pairs without comparing each with all.
func TestManyNames(t *testing.T) {
	const pairs = 20_000
	results, names := strings.Builder{}, strings.Builder{}
	results.WriteString("Board,NS,EW,Score\n")
	names.WriteString("Pair,Name\n")
	for pair := 1; pair <= pairs; pair += 2 {
		fmt.Fprintf(&results, "1,%d,%d,-100\n", pair, pair+1)
		fmt.Fprintf(&names, "%d,A%d\n%d,A%d\n", pair, pair, pair+1, pair+1)
	}
	start := time.Now()
	ev, problems := readFiles(t, Options{}, "club.csv", map[string]string{"club.csv": results.String(), "club-names.csv": names.String()})
	if problems.HasErrors() || len(ev.Pairs) != pairs || ev.Pairs[pairs-1].Names[0] != fmt.Sprintf("A%d", pairs) {
		t.Error(said(problems))
	}
	if took := time.Since(start); took > 2*time.Second { // comparing each with all takes many times that
		t.Errorf("took %v", took)
	}
}

// TestManyMistakes tells the first of each kind, and how many more there are.
func TestManyMistakes(t *testing.T) {
	const rows = 5000
	_, problems := readTable(t, "Board,NS,EW,Contract,By,Tricks\n"+strings.Repeat("1,1,2,4H,Q,x\n", rows))
	if n := problems.Count(event.Error); n != 2 {
		t.Errorf("%d errors", n)
	}
	if last := problems[len(problems)-1].Text; !strings.HasSuffix(last, fmt.Sprintf("%d more cells like this: F3-F%d", rows-1, rows+1)) {
		t.Error(last)
	}
}
