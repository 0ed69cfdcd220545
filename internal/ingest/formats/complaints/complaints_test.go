package complaints

import (
	"strings"
	"testing"
)

func TestList(t *testing.T) {
	c := List{File: "f"}
	if day := c.Date(3, "10/3/2026", "2/1/2006"); day != "2026-03-10" {
		t.Errorf("the day is %q", day)
	}
	c.Warn(1, "hint", "%s", strings.Repeat("ä", 400))
	c.Error(2, "hint", "short")
	book, problems := c.Refuse("other hint", "%d", 7)
	if book != nil || len(problems) != 3 {
		t.Fatalf("a book: %t, problems: %v", book != nil, problems)
	}
	if got, want := problems[0].Text, strings.Repeat("ä", 250)+"…"; got != want {
		t.Errorf("a long text is quoted as %q", got)
	}
	if got, want := problems[1].String()+", "+problems[2].String(), "f:2: short, f: 7"; got != want {
		t.Errorf("the problems are %s; want %s", got, want)
	}
}

// TestListLimit names no more problems than anybody reads, and still refuses the
// file when an error is among the rest.
func TestListLimit(t *testing.T) {
	var c List
	for line := range 10 * maxComplaints {
		c.Warn(line+1, "hint", "odd")
	}
	if len(c.problems) != maxComplaints+1 || c.HasErrors() {
		t.Errorf("%d problems; errors: %t", len(c.problems), c.HasErrors())
	}
	c.Error(0, "hint", "wrong")
	if len(c.problems) != maxComplaints+1 || !c.HasErrors() {
		t.Errorf("%d problems; errors: %t", len(c.problems), c.HasErrors())
	}
}
