package ingest

import (
	"fmt"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"

	"bridgecalc/internal/event"
)

const dealtPBN = `[Event "Owl pairs"]
[Board "2"]
[Deal "E:T98.765.432.AKQJ 765.432.AKQJ.T98 432.AKQJ.T98.765 AKQJ.T98.765.432"]
[OptimumScore "NS 90"]
[DoubleDummyTricks "789ab789ad0123456789"]
[ScoreTable "PairId_NS;PairId_EW;Contract;Declarer;Result;Lead;Score_NS;Score_EW"]
1 2 4S N 10 CA 620 -
3 4 4S N 10 CT 620 -
5 6 4S N 10 - 620 -
`

// TestHands reads the cards of a board, and holds the leads against them.
func TestHands(t *testing.T) {
	ev, problems := readFiles(t, Options{}, "club.pbn", map[string]string{"club.pbn": dealtPBN})
	want := []string{"club.pbn:8: warning: E led CT on board 2, but does not hold it"}
	if diff := cmp.Diff(want, said(problems)); diff != "" {
		t.Error(diff)
	}
	hands := []event.Hand{{
		Board: 2, Cards: [4]string{"AKQJ.T98.765.432", "T98.765.432.AKQJ", "765.432.AKQJ.T98", "432.AKQJ.T98.765"}, Optimum: "NS 90",
		// The digits go by N S E W and NT S H D C.
		Makeable: &[4][5]int8{{11, 10, 9, 8, 7}, {4, 3, 2, 1, 0}, {13, 10, 9, 8, 7}, {9, 8, 7, 6, 5}},
	}}
	if diff := cmp.Diff(hands, ev.Hands); diff != "" {
		t.Error(diff)
	}
}

// TestHandsOfAnotherSession tells of many wrong leads once.
func TestHandsOfAnotherSession(t *testing.T) {
	var file strings.Builder
	file.WriteString(strings.Split(dealtPBN, "1 2 4S")[0])
	for i := range 12 {
		fmt.Fprintf(&file, "%d %d 4S N 10 S%c 620 -\n", 2*i+1, 2*i+2, "AKQJ"[i%4])
	}
	_, problems := readFiles(t, Options{}, "club.pbn", map[string]string{"club.pbn": file.String()})
	want := []string{"club.pbn:7: warning: 12 of 12 leads are not in the leader's hand; this is the first: E led SA on board 2, but does not hold it"}
	if diff := cmp.Diff(want, said(problems)); diff != "" {
		t.Error(diff)
	}
}

// TestHandsSheet reads the cards from a sheet of a club's own workbook.
func TestHandsSheet(t *testing.T) {
	const (
		results = "Board,NS,EW,Contract,By,Tricks\n1,1,2,4H,N,10\n1,3,4,4H,N,9\n2,1,2,PASS\n2,3,4,PASS"
		deal    = "N:AKQJ.T98.765.432 T98.765.432.AKQJ 765.432.AKQJ.T98 432.AKQJ.T98.765"
	)
	tests := []struct {
		name, rows string
		boards     []int32
		problem    string
	}{
		{"in order", "2," + deal + "\n1," + deal, []int32{1, 2}, ""},
		{"a card twice", "1," + strings.Replace(deal, "AKQJ", "AKQQ", 1), nil, "B2: warning: the deal of board 1 is left out: it has ♠Q twice"},
		{"a card short", "1," + strings.Replace(deal, "AKQJ", "AKQ", 1), nil, "B2: warning: the deal of board 1 is left out: it gives N 12 cards instead of 13"},
		{"twice", "1," + deal + "\n1," + deal, []int32{1}, "B3: warning: the cards of board 1 stand here a second time and are left out"},
		{"no board", "x," + deal, nil, `B2: warning: the cards are left out, for board "x" is not a number`},
	}
	for _, tt := range tests {
		t.Run(tt.name, func(t *testing.T) {
			book := workbook(t, [2]string{"Results", results}, [2]string{"Hands", "Board,Deal\n" + tt.rows})
			ev, problems := readFiles(t, Options{}, "club.xlsx", map[string]string{"club.xlsx": book})
			var boards []int32
			for _, hand := range ev.Hands {
				boards = append(boards, hand.Board)
			}
			if diff := cmp.Diff(tt.boards, boards); diff != "" {
				t.Error(diff)
			}
			if got := strings.Join(said(problems), "\n"); tt.problem == "" && got != "" || !strings.Contains(got, tt.problem) {
				t.Errorf("%q, want %q", got, tt.problem)
			}
		})
	}
}
