package flood

import (
	"strings"
	"testing"

	"bridgecalc/internal/event"
)

// TestLimiter keeps the first of each kind, whatever the steps in which they come.
func TestLimiter(t *testing.T) {
	for _, step := range []int{1, 7, 5000} {
		var problems event.Problems
		limiter := NewLimiter()
		for row := range 3000 {
			for _, hint := range []string{"a", "b"} {
				if hint == "b" && row >= Most {
					continue
				}
				problems.Add(event.Problem{At: event.Position{Row: row + 1}, Text: "wrong", Hint: hint})
			}
			if row%step == 0 {
				limiter.Trim(&problems)
			}
		}
		limiter.Tell(&problems)
		if len(problems) != 2*Most+1 {
			t.Fatalf("step %d: %d problems", step, len(problems))
		}
		last := problems[len(problems)-1]
		if last.At.Row != Most+1 || last.Hint != "a" || !strings.Contains(last.Text, "1999 more like this") {
			t.Errorf("step %d: %+v", step, last)
		}
	}
}

// TestSeverity counts warnings and errors apart.
func TestSeverity(t *testing.T) {
	var problems event.Problems
	for range 2 * Most {
		problems.Add(event.Problem{Severity: event.Warning, Text: "odd"})
	}
	problems.Add(event.Problem{Text: "wrong"})
	NewLimiter().Tell(&problems)
	if len(problems) != Most+2 || !problems.HasErrors() {
		t.Errorf("%d problems", len(problems))
	}
}
