package ingest

import (
	"fmt"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"
	"github.com/google/go-cmp/cmp/cmpopts"

	"bridgecalc/internal/event"
)

// shownRulings are the rulings of an event, a line each: what NS get, and after a
// bar what EW get, all from NS's side.
func shownRulings(ev *event.Event) []string {
	var all []string
	for i := range ev.Boards {
		for _, r := range ev.Boards[i].Results {
			if r.Kind == event.Ruled {
				ruling := ev.Rulings[r.Ruling]
				all = append(all, fmt.Sprintf("%d: %s | %s", ev.Boards[i].Number, shownAssigned(ruling.NS), shownAssigned(ruling.EW)))
			}
		}
	}
	return all
}

func shownAssigned(a event.Assigned) string {
	if len(a.Components) == 0 {
		return shownAward(a.Award)
	}
	var parts []string
	for _, c := range a.Components {
		parts = append(parts, fmt.Sprintf("%g%% %d", float64(c.Weight)/100, c.Score))
	}
	return strings.Join(parts, " + ")
}

// TestRulings reads weighted and split scores wherever they may stand.
func TestRulings(t *testing.T) {
	const both = "1: 60% 420 + 40% -50 | 60% 420 + 40% -50"
	const head = "Board,NS,EW,Contract,By,Tricks\n1,3,4,3NT,W,8\n1,5,6,3NT,W,9\n"
	tests := []struct {
		name, table string
		rulings     []string
		problems    []string
	}{
		{"contracts, declarer beside", head + "1,1,2,60% 4S= + 40% 4S-1,N,", []string{both}, nil},
		{"contracts with declarers", head + "1,1,2,60% 4SN= + 40% W3NT-1,,", []string{"1: 60% 420 + 40% 50 | 60% 420 + 40% 50"}, nil},
		{"passed out", head + "1,1,2,60% PASS / 40% 4SN-1,,", []string{"1: 60% 0 + 40% -50 | 60% 0 + 40% -50"}, nil},
		{"scores", head + "1,1,2,60 % +420 / 40 % −50,,", []string{both}, nil},
		{"results of the contract", head + "1,1,2,4S,N,60% = + 40% -1", []string{both}, nil},
		{"decimals", head + "1,1,2,66.67% 420; 33.33% -50,,", []string{"1: 66.67% 420 + 33.33% -50 | 66.67% 420 + 33.33% -50"}, nil},
		{"split", head + "1,1,2,NS 4S= / EW 4S+1,N,", []string{"1: 100% 420 | 100% 450"}, nil},
		{"split, each with its sign", head + "1,1,2,NS +420; EW -450,,", []string{"1: 100% 420 | 100% 450"}, nil},
		{"split, an award on one side", head + "1,1,2,EW A- / NS 60% 4S= + 40% 4S-1,N,", []string{"1: 60% 420 + 40% -50 | 40%-"}, nil},
		{"remark", "Board,NS,EW,Contract,By,Tricks,Remarks\n1,1,2,4S,N,10,60% 4S= + 40% 4S-1\n1,3,4,3NT,W,8,60% of the boards were late", []string{both}, nil},
		{"score column", "Board,NS,EW,Score\n1,1,2,60% 420 + 40% -50\n1,3,4,-50\n1,5,6,420", []string{both}, nil},
		{"column of NS", "Board,NS,EW,NS score,EW score\n1,1,2,60% 420 + 40% -50,\n1,3,4,,50\n1,5,6,420,", []string{both}, nil},
		{"column of EW", "Board,NS,EW,NS score,EW score\n1,1,2,,60% -420 + 40% 50\n1,3,4,,50\n1,5,6,420,", []string{both}, nil},
		{"both columns", "Board,NS,EW,NS score,EW score\n1,1,2,60% 420 + 40% -50,50% -420 + 50% -450\n1,3,4,,50\n1,5,6,420,", []string{"1: 60% 420 + 40% -50 | 50% 420 + 50% 450"}, nil},
		{"Finnish letters", "Jako,NS,EW,Sitoumus,Pelinviejä,Tikit\n1,1,2,60% 4♠P= + 40% 4♠P-1,,\n1,3,4,3NT,L,8\n1,5,6,3NT,I,8", []string{both}, nil},
		{"a grid", "Pair,Names,Board 1,,Board 2,\n,,EW,Result,EW,Result\n1,Ebba,2,60% N4S= + 40% N4S-1,4,PASS\n3,Bea,4,W3NT-1,2,E2SX-1", []string{both}, nil},
		{"a traveller", "Board 1,,,,\nNS,EW,Contract,By,Tricks\n1,2,60% 4S= + 40% 4S-1,N,\n3,4,3NT,W,8", []string{both}, nil},
		{"no heading", "1,1,2,60% N4S= + 40% N4S-1,\n1,3,4,3NT,W,8\n1,5,6,3NT,W,9\n1,7,8,3NT,W,9", []string{both}, nil},
		{"letters that clash", "Board,NS,EW,Contract,By,Tricks\n1,1,2,60% 4K= + 40% 4K-1,N,\n1,3,4,3NT,W,8", nil, []string{
			`club.csv:D2: "60% 4K= + 40% 4K-1" may be 4C and 4C (nl) or 4D and 4D (de), and nothing in the file decides`,
		}},
		{"weights", head + "1,1,2,60% 4S= + 30% 4S-1,N,", nil, []string{
			`club.csv:D4: contract "60% 4S= + 30% 4S-1" has weights that add up to 90 %, not to 100 %`,
		}},
		{"weights in a score", "Board,NS,EW,Score\n1,1,2,60% 420 + 30.5% -50\n1,3,4,-50\n1,5,6,420", nil, []string{
			`club.csv:D2: score "60% 420 + 30.5% -50" has weights that add up to 90.5 %, not to 100 %`,
		}},
		{"weights in a result", head + "1,1,2,4S,N,60% = + 50% -1", nil, []string{
			`club.csv:F4: weighted score "60% = + 50% -1" has weights that add up to 110 %, not to 100 %`,
		}},
		{"weights in a remark", "Board,NS,EW,Contract,By,Tricks,Remarks\n1,1,2,4S,N,10,60% 4S= + 30% 4S-1\n1,3,4,3NT,W,8,", nil, []string{
			`club.csv:G2: weighted score "60% 4S= + 30% 4S-1" has weights that add up to 90 %, not to 100 %`,
		}},
		{"no tricks", head + "1,1,2,60% 4S + 40% 4S-1,N,", nil, []string{`club.csv:D4: contract "60% 4S + 40% 4S-1" is not understood`}},
		{"no declarer", head + "1,1,2,60% 4S= + 40% 4S-1,,", nil, []string{"club.csv:D4: the declarer is missing"}},
		{"fourteen tricks", head + "1,1,2,60% 4SN+4 + 40% 4SN-1,,", nil, []string{"club.csv:D4: 4S with result +4 would be 14 tricks"}},
		{"impossible score", head + "1,1,2,60% 425 + 40% -50,,", nil, []string{"club.csv:D4: no contract scores 425 for NS on board 1 (None vulnerable)"}},
		{"a score beside it", "Board,NS,EW,NS score,EW score\n1,1,2,60% 420 + 40% -50,50\n1,3,4,,50", nil, []string{
			`club.csv:E2: score "50" stands beside a weighted score`,
		}},
		{"nobody", head + "1,1,0,60% 420 + 40% -50,,", nil, []string{`club.csv:C4: EW pair "0" sits out, but the row has a result`}},
	}
	for _, tt := range tests {
		t.Run(tt.name, func(t *testing.T) {
			ev, problems := readTable(t, tt.table)
			var errors []string
			for _, p := range problems {
				if p.Severity == event.Error {
					errors = append(errors, p.String())
				}
			}
			if diff := cmp.Diff(tt.problems, errors, cmpopts.EquateEmpty()); diff != "" {
				t.Fatal(diff)
			}
			if tt.rulings == nil {
				return
			}
			if diff := cmp.Diff(tt.rulings, shownRulings(ev)); diff != "" {
				t.Error(diff)
			}
		})
	}
}
