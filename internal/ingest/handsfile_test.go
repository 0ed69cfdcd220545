package ingest

import (
	"testing"

	"github.com/google/go-cmp/cmp"
	"github.com/google/go-cmp/cmp/cmpopts"
)

// TestHandsBeside reads hand records from a file beside the results.
func TestHandsBeside(t *testing.T) {
	const (
		results = "Board,NS,EW,Contract,By,Tricks\n1,1,2,4H,N,10\n1,3,4,3NT,W,8\n2,1,4,4H,N,10\n2,3,2,3NT,W,8\n"
		cards   = "[Deal \"N:AKQJ.T98.765.432 T987.AKQJ.432.65 654.765.AKQJ.987 32.432.T98.AKQJT\"]\n"
		first   = "% PBN 2.1\n[Board \"1\"]\n" + cards
		both    = first + "\n[Board \"2\"]\n" + cards
	)
	for _, tt := range []struct {
		name, beside, data string
		hands              int
		problems           []string
	}{
		{"the same name", "club.pbn", both, 2, nil},
		{"its own name", "club-hands.pbn", both, 2, nil},
		{"in capitals", "CLUB.PBN", both, 2, nil},
		{"its own name in capitals", "Club-Hands.Pbn", both, 2, nil},
		{"some boards", "club.pbn", first, 1, []string{"club.pbn: warning: there are no cards of board 2"}},
		{"other boards", "club.pbn", "% PBN 2.1\n[Board \"9\"]\n" + cards, 0, []string{
			"club.pbn: warning: the hand records are of none of the boards that were played, and are left out",
		}},
		{"results", "club.pbn", both + "[Contract \"4S\"]\n[Result \"10\"]\n", 0, nil},
		{"another name", "other.pbn", both, 0, nil},
		{"damaged", "club.pbn", first + "[Board\n", 0, []string{`club.pbn:4: warning: the tag "[Board" is not complete`}},
	} {
		t.Run(tt.name, func(t *testing.T) {
			ev, problems := readFiles(t, Options{}, "club.csv", map[string]string{"club.csv": results, tt.beside: tt.data})
			if diff := cmp.Diff(tt.problems, said(problems), cmpopts.EquateEmpty(), cmpopts.SortSlices(func(a, b string) bool { return a < b })); diff != "" {
				t.Error(diff)
			}
			if ev == nil || len(ev.Hands) != tt.hands {
				t.Errorf("event %v, want %d hands", ev, tt.hands)
			}
		})
	}
}

// TestTwoHandsFiles takes the hand records with the suffix before others, and says so.
func TestTwoHandsFiles(t *testing.T) {
	const deals = "% PBN 2.1\n[Board \"1\"]\n[Deal \"N:AKQJ.T98.765.432 T987.AKQJ.432.65 654.765.AKQJ.987 32.432.T98.AKQJT\"]\n"
	ev, problems := readFiles(t, Options{}, "club.csv", map[string]string{
		"club.csv": "Board,NS,EW,Contract,By,Tricks\n1,1,2,4H,N,10\n1,3,4,3NT,W,8\n", "CLUB.pbn": deals, "club-hands.pbn": deals,
	})
	want := []string{"CLUB.pbn: warning: these hand records are left out: those of club-hands.pbn are taken"}
	if diff := cmp.Diff(want, said(problems)); diff != "" || len(ev.Hands) != 1 {
		t.Errorf("%d hands, problems (-want +got):\n%s", len(ev.Hands), diff)
	}
}
