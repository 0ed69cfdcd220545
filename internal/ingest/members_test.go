package ingest

import (
	"testing"

	"github.com/google/go-cmp/cmp"

	"bridgecalc/internal/event"
)

// TestMembers keeps the numbers of players in their federation and their clubs.
func TestMembers(t *testing.T) {
	const results = "Board,NS,EW,Contract,By,Tricks\n1,1,2,4H,N,10\n1,3,4,3NT,W,8\n"
	type who struct {
		Members []string
		Club    string
	}
	want := []who{{[]string{"101", "102"}, "Riverside"}, {[]string{"", "202"}, ""}, {nil, ""}, {nil, "Hill"}}
	check := func(t *testing.T, ev *event.Event) {
		t.Helper()
		var got []who
		for _, p := range ev.Pairs {
			got = append(got, who{p.Members, p.Club})
		}
		if diff := cmp.Diff(want, got); diff != "" {
			t.Error(diff)
		}
	}
	const names = "Pair,Name 1,Member 1,Name 2,Member 2,Club\n1,Ann,101,Bo,102,Riverside\n2,Cy,,Di,202,\n3,Ed,,Flo,,\n4,Gus,,Hal,,Hill"
	t.Run("a file of names", func(t *testing.T) {
		ev, problems := readFiles(t, Options{}, "club.csv", map[string]string{"club.csv": results, "club-names.csv": names})
		if len(problems) > 0 {
			t.Error(said(problems))
		}
		check(t, ev)
	})
	t.Run("a sheet of names", func(t *testing.T) {
		ev, problems := readFiles(t, Options{}, "club.xlsx", map[string]string{"club.xlsx": workbook(t, [2]string{"Results", results}, [2]string{"Names", names})})
		if len(problems) > 0 {
			t.Error(said(problems))
		}
		check(t, ev)
	})
}
