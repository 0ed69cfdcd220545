package ingest

import (
	"testing"

	"bridgecalc/internal/bridge"
	"bridgecalc/internal/event"
	"bridgecalc/internal/settings"
)

// FuzzRead reads whatever text there is: whatever comes out of it is possible at
// a table.
func FuzzRead(f *testing.F) {
	for _, sheet := range []string{
		"", fourPairs, overlapping, sheetOf(howell(4, 1)), sheetOf(mitchell(3, 3, 1)),
		"Board;NS;EW;Contract;By;Result;Score\n1;1;2;4Hx;N;=;590\n1;3;4;3NT;W;-1;50\n2;1;0;;;;\n2;3;4;60/40;;;\n",
		"Jako,NS,EW,Sitoumus,Pelinviejä,Tikit\n1,1,2,4♥x,N,10\n1,3,4,4 passia,,\n2,1,2,ei pelattu,,\n2,3,4,,,\n",
		"Board,NS,EW,NS score,EW score\n1,1,2,420,\n1,3,4,,50\n2,1,2,A+,A-\n2,3,4,100,-100\n",
		"Board,NS,EW,Contract,By,Score\n1,1,2,4H,N,420\n1,3,4,3NT,W,50\n2,1,2,3NT,E,400\n2,3,4,,,100\n",
		"Board,NS,EW,Contract,By,Made,Remarks,Erased\n1,1,2,4H,N,4,,\n1,3,4,3NT,W,-1,A+,1\n",
		"Section,Round,Table,Board,NS,EW,NS names,EW names,Contract\nA,1,1,1,1NS,1EW,a,b,N4H=\nB,1,1,1,1,2,c,d,3NTW+1\n",
		"Board 7\nNS,EW,Contract,By,Tricks\n1,2,4H,N,10\n3,4,3NT,W,8\nTotal,,,,18\nBoard,8,,Dealer,W\n1,3,PASS\nBye,4\n",
		"Jako 7;;;\nPE;IL;Pisteet PE;Pisteet IL\n1;2;620;\n3;;;100\nJako 0;;;\n1;3;;110\n;;50;\n",
		"Table 3,Round 2\nNS 3,EW 5\nBoard,Contract,By,Tricks\n1,4H,N,10\n,PASS\nRound,3\nx2,3NT,N,9\n",
		"Round,NS,EW,Board,Contract\n1,1,2,1,PASS\n,,,2,PASS\n2,3,4,1,PASS\n,,,2,PASS\n",
		"NS,Board 1,,Board 2,\n,EW,Result,EW,Result\n1,11,N4H=,12,PASS\n2,12,W 3NT -1,11,S2Sx+1\nCount,,2,,2\n",
		"Board,,1,,2,\nEW,Name,NS,Score,NS,Score\n1,a,11,420,12,0\nx,b,12,50,11,A+\n",
		"Board,NS,EW,Contract,By,Result,Score,Remarks\n1,1,2,60% 4S= + 40% 4S-1,N,,,\n1,3,4,4S,N,60% = / 40% -1,,\n2,1,2,,,,NS 620 / EW A-,\n2,3,4,,,,,50% 100 + 50% 0\n",
		"Board,N,E,S,W,Contract,By,Tricks,Version\n1,1,2,3,4,4H,N,10,\n1,5,6,7,8,3NT,W,8,B\n2,9,0,0,,,,\n2,1,2,5,6,PASS,,,A\n",
		"Donne,NS,EO,Contrat,Déclarant,Levées,Entame\n1,1,2,4C,O,10,PR\n1,3,4,4K,E,9,TD\n2,1,2,P,,,\n",
	} {
		f.Add([]byte(sheet), uint8(0))
	}
	f.Fuzz(func(t *testing.T, data []byte, winners uint8) {
		ev, problems := read([]file{{name: "fuzz.csv", data: data}}, Options{Winners: settings.Winners(winners % 3), Show: showNothing})
		if ev == nil {
			if !problems.HasErrors() {
				t.Fatal("nothing is read, and nothing said")
			}
			return
		}
		if ev.Kind != event.Pairs {
			return // FuzzReadOther looks at it
		}
		if !problems.HasErrors() && len(ev.Boards) == 0 {
			t.Fatal("there are no results, and nothing is said")
		}
		for _, bye := range ev.Byes {
			if bye.Pair < 0 || int(bye.Pair) >= len(ev.Pairs) || bye.Board < 1 {
				t.Fatalf("%+v", bye)
			}
		}
		last := 0
		for b := range ev.Boards {
			board := &ev.Boards[b]
			if board.Number <= last || len(board.Results) == 0 {
				t.Fatalf("board %d of %d results after board %d", board.Number, len(board.Results), last)
			}
			last = board.Number
			seen := make(map[int32]bool)
			for i := range board.Results {
				r := &board.Results[i]
				checkResult(t, ev, board, r)
				if !problems.HasErrors() {
					seats := []int32{r.NS, r.EW}
					if ev.Individual {
						seats = append(seats, r.South, r.West)
					}
					for _, who := range seats {
						if seen[who] {
							t.Fatalf("board %d: a pair or player twice, and no error: %+v", board.Number, *r)
						}
						seen[who] = true
					}
				}
			}
		}
	})
}

// checkResult holds a result to what is possible.
func checkResult(t *testing.T, ev *event.Event, board *event.Board, r *event.Result) {
	t.Helper()
	pairs := int32(len(ev.Pairs))
	switch {
	case r.NS < 0 || r.EW < 0 || r.NS >= pairs || r.EW >= pairs, ev.Individual && (r.South < 0 || r.West < 0 || r.South >= pairs || r.West >= pairs):
		t.Fatalf("pairs %d and %d of %d", r.NS, r.EW, pairs)
	case ev.Pairs[r.NS].Direction == bridge.EW, ev.Pairs[r.EW].Direction == bridge.NS:
		t.Fatalf("%+v and %+v sit the wrong way", ev.Pairs[r.NS], ev.Pairs[r.EW])
	case ev.Pairs[r.NS].Number == "" || ev.Pairs[r.EW].Number == "":
		t.Fatalf("a pair without a number: %+v, %+v", ev.Pairs[r.NS], ev.Pairs[r.EW])
	case r.Tricks < event.NoTricks || r.Tricks > 13 || r.Row < 1 || int(r.Source) >= len(ev.Sources) || r.Table < 0 || r.Round < 0:
		t.Fatalf("%+v", *r)
	}
	vul := bridge.BoardVulnerability(board.Number)
	switch {
	case r.Kind == event.Ruled && int(r.Ruling) >= len(ev.Rulings):
		t.Fatalf("%+v has no ruling", *r)
	case r.Kind != event.Played:
		if r.Score != 0 || r.HasContract {
			t.Fatalf("not played, but %+v", *r)
		}
		for _, a := range []event.Award{r.NSAward, r.EWAward} {
			if a.Percent < 0 || a.Percent > 100_00 {
				t.Fatalf("%+v", *r)
			}
		}
	case !r.HasContract:
		if !bridge.IsPossibleScore(int(r.Score), vul.Of(bridge.NS)) && !bridge.IsPossibleScore(-int(r.Score), vul.Of(bridge.EW)) {
			t.Fatalf("board %d: no contract scores %d", board.Number, r.Score)
		}
	case r.Contract.IsPassedOut():
		if r.Score != 0 {
			t.Fatalf("passed out for %d", r.Score)
		}
	default:
		side := r.Declarer.Side()
		want := r.Contract.Score(int(r.Tricks), vul.Of(side))
		if side == bridge.EW {
			want = -want
		}
		if side == bridge.NoSide || int(r.Score) != want || r.Tricks == event.NoTricks {
			t.Fatalf("board %d: %+v scores %d", board.Number, *r, want)
		}
	}
}

// showNothing takes what check --show prints: making it must not fail either.
func showNothing(string) {}
