package ingest

import (
	"context"
	"math/big"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"
	"github.com/google/go-cmp/cmp/cmpopts"

	"bridgecalc/internal/compute"
	"bridgecalc/internal/event"
	"bridgecalc/internal/settings"
)

// scoreStated scores an event as its file says that it was scored; change, if any,
// is what the file does not say.
func scoreStated(t *testing.T, ev *event.Event, change func(*settings.Settings)) *compute.Session {
	t.Helper()
	settled, _ := settings.Sources{}.Settle(ev.Settings)
	if change != nil {
		change(&settled.Settings)
	}
	session, err := compute.Score(context.Background(), ev, settled.Settings)
	if err != nil {
		t.Fatal(err)
	}
	return session
}

// disagreeing are the standings of a file that come out otherwise here, as
// "pair: file, here". A percentage counts before a total.
func disagreeing(t *testing.T, session *compute.Session) []string {
	t.Helper()
	ev := session.Event
	computed := make(map[[3]string]compute.Standing)
	for _, list := range session.Lists {
		for _, s := range list.Standings {
			pair := ev.Pairs[s.Pair]
			computed[[3]string{pair.Section, pair.Number, pair.Direction.String()}] = s
		}
	}
	var differ []string
	for _, stated := range ev.Stated.Standings {
		number, side := strings.TrimRight(stated.Number, "NSEW"), stated.Direction
		if rest := strings.TrimPrefix(stated.Number, number); rest != "" {
			side = rest
		}
		s, ok := computed[[3]string{stated.Section, number, side}]
		if !ok {
			s, ok = computed[[3]string{stated.Section, number, ""}]
		}
		if !ok {
			t.Fatalf("there is no pair %q %q", stated.Number, stated.Direction)
		}
		published, here := stated.Score, s.Score
		if stated.Percent != "" {
			published, here = strings.TrimSuffix(stated.Percent, "%"), s.Percent
		}
		if !sameAsPrinted(t, published, here) {
			differ = append(differ, stated.Number+": "+published+", "+here.FloatString(2))
		}
	}
	return differ
}

// sameAsPrinted reports whether a number is the published one, rounded to as many
// decimals as that has.
func sameAsPrinted(t *testing.T, published string, here *big.Rat) bool {
	t.Helper()
	published = strings.Replace(published, ",", ".", 1)
	want, ok := new(big.Rat).SetString(published)
	if !ok {
		t.Fatalf("the file says %q", published)
	}
	_, decimals, _ := strings.Cut(published, ".")
	return compute.Round(here, len(decimals)).Cmp(want) == 0
}

// disagreeingPoints are the points of single results that come out otherwise here.
// Artificial scores are left out: programs write for them what they like.
func disagreeingPoints(t *testing.T, session *compute.Session, scale *big.Rat) (differ []event.Position, compared int) {
	t.Helper()
	ev := session.Event
	for _, p := range ev.Stated.Points {
		for b := range ev.Boards {
			if ev.Boards[b].Number != int(p.Board) || ev.Boards[b].Results[p.Result].Kind != event.Played {
				continue
			}
			line := session.Boards[b].Lines[p.Result]
			for i, published := range []string{p.NS, p.EW} {
				here := new(big.Rat).Mul([]*big.Rat{line.NS, line.EW}[i], scale)
				compared++
				if !sameAsPrinted(t, published, here) {
					differ = append(differ, p.At)
				}
			}
		}
	}
	return differ, compared
}

const statedPBN = `[Event "Owl pairs"]
[Scoring "%SCORING%"]
[TotalScoreTable "Rank;PairId;%TOTAL%"]
1 1 %1%
2 4 %4%
3 2 %2%
4 3 %3%
[Board "1"]
[ScoreTable "PairId_NS;PairId_EW;Contract;Declarer;Result;Score_NS;Score_EW;%NS%;%EW%"]
1 2 4S N 10 420 - %A% -%A%
3 4 4S N 9 - 50 -%A% %A%
`

// TestStated holds what files say that they came to against what comes out here.
func TestStated(t *testing.T) {
	butler := strings.NewReplacer("%SCORING%", "Butler", "%TOTAL%", "TotalScoreIMP", "%NS%", "IMP_NS", "%EW%", "IMP_EW",
		"%1%", "6", "%4%", "6", "%2%", "-6", "%3%", "-6", "-%A%", "-6", "%A%", "6").Replace(statedPBN)
	matchpoints := strings.NewReplacer("%SCORING%", "MP", "%TOTAL%", "TotalPercentage", "%NS%", "MP_NS", "%EW%", "MP_EW",
		"%1%", "100.00", "%4%", "100.00", "%2%", "0", "%3%", "0", "-%A%", "0", "%A%", "2").Replace(statedPBN)
	tests := map[string]struct {
		file    string
		scoring string // the file's own word
		kind    string
	}{
		"butler.pbn":      {butler, "Butler", "butler"},
		"matchpoints.pbn": {matchpoints, "MP", "matchpoints"},
	}
	for name, tt := range tests {
		t.Run(name, func(t *testing.T) {
			ev, problems := readFiles(t, Options{}, name, map[string]string{name: tt.file})
			if len(problems) > 0 {
				t.Fatal(said(problems))
			}
			if ev.Stated.Scoring != tt.scoring || len(ev.Stated.Standings) != 4 || len(ev.Stated.Points) != 2 {
				t.Fatalf("%+v", ev.Stated)
			}
			for _, p := range ev.Stated.Points {
				if p.Kind != tt.kind || p.At.Row < 10 {
					t.Errorf("%+v", p)
				}
			}
			session := scoreStated(t, ev, nil)
			if differ := disagreeing(t, session); differ != nil {
				t.Error(differ)
			}
			if differ, n := disagreeingPoints(t, session, big.NewRat(1, 1)); differ != nil || n != 4 {
				t.Errorf("of %d points %v differ", n, differ)
			}
		})
	}
	wrong := strings.Replace(matchpoints, "1 1 100.00", "1 1 99.00", 1)
	ev, _ := readFiles(t, Options{}, "wrong.pbn", map[string]string{"wrong.pbn": wrong})
	if differ := disagreeing(t, scoreStated(t, ev, nil)); !cmp.Equal(differ, []string{"1: 99.00, 100.00"}) {
		t.Errorf("a wrong total is not found: %v", differ)
	}
}

// TestStatedColumns reads the points that stand beside results in a sheet.
func TestStatedColumns(t *testing.T) {
	const row = "1,1,2,4H,N,10,"
	tests := []struct{ name, headings, cells, ns, ew, kind, cell string }{
		{"matchpoints", "NS MP,EW MP", "3,1", "3", "1", "matchpoints", "G2"},
		{"sides behind", "Points NS,Points EW,Score", `"2,5",1,420`, "2,5", "1", "matchpoints", "G2"},
		{"percent", "%NS,%EW", "75,25", "75", "25", "percent", "G2"},
		{"one column", "%", "75", "75", "", "percent", "G2"},
		{"IMPs", "NS IMPs,EW IMPs", "-3,3", "-3", "3", "imps", "G2"},
		{"matchpoints before percent", "%,NS MP,EW MP", "75,3,1", "3", "1", "matchpoints", "H2"},
		{"one side", "NS MP,EW MP", ",1", "", "1", "matchpoints", "H2"},
		{"none", "Points NS", "", "", "", "", ""},
	}
	for _, tt := range tests {
		t.Run(tt.name, func(t *testing.T) {
			ev, problems := readTable(t, "Board,NS,EW,Contract,By,Tricks,"+tt.headings+"\n"+row+tt.cells+"\n1,3,4,4H,N,9,,,\n")
			if problems.HasErrors() {
				t.Fatal(said(problems))
			}
			var want []event.StatedPoints
			if tt.kind != "" {
				want = []event.StatedPoints{{Board: 1, NS: tt.ns, EW: tt.ew, Kind: tt.kind}}
			}
			got := ev.Stated.Points
			if tt.name == "sides behind" {
				got = got[:1]
			}
			if diff := cmp.Diff(want, got, cmpopts.IgnoreFields(event.StatedPoints{}, "At"), cmpopts.EquateEmpty()); diff != "" {
				t.Fatal(diff)
			}
			if tt.cell != "" && got[0].At.String() != "club.csv:"+tt.cell {
				t.Errorf("at %v, not in %s", got[0].At, tt.cell)
			}
		})
	}
}

// TestStatedRanking reads a ranking that stands in the same workbook.
func TestStatedRanking(t *testing.T) {
	book := workbook(t,
		[2]string{"Tulokset", "Jako,NS,EW,Sitoumus,Pelinviejä,Tikit\n1,1,2,4♥,N,10\n1,3,4,4♥,N,9"},
		[2]string{"Sijoitus", "Sija,Pari,Nimet,%\n1,1,Ebba & Frans,100\n1,4,Tuuli & Pekka,100\n3,2,Olga & Piet,0\n3,3,Bea & Max,0"},
	)
	ev, problems := readFiles(t, Options{}, "kerho.xlsx", map[string]string{"kerho.xlsx": book})
	if len(problems) > 0 {
		t.Fatal(said(problems))
	}
	if len(ev.Stated.Standings) != 4 || ev.Stated.Standings[3].Place != "3" || ev.Stated.Standings[3].At.String() != "kerho.xlsx:Sijoitus!B5" {
		t.Errorf("%+v", ev.Stated.Standings)
	}
	if differ := disagreeing(t, scoreStated(t, ev, nil)); differ != nil {
		t.Error(differ)
	}
	if len(ev.Pairs[0].Names) != 2 {
		t.Errorf("the names are not read: %+v", ev.Pairs[0])
	}
}

// TestStatedGrid reads a grid, although it has totals as a ranking has.
func TestStatedGrid(t *testing.T) {
	ev, problems := readTable(t, `
		Pair,Board 1,,Board 2,,Total,%
		,EW,Result,EW,Result,,
		1,11,N4H=,12,PASS,3,75
		2,12,W3NT-1,11,S2S+1,1,25
	`)
	if problems.HasErrors() || ev.Count(event.Played) != 4 {
		t.Fatal(said(problems))
	}
	if s := ev.Stated.Standings; len(s) != 2 || s[0].Score != "3" || s[1].Percent != "25" {
		t.Errorf("%+v", s)
	}
}

// TestStatedScoring refuses to guess, until somebody says how it is scored.
func TestStatedScoring(t *testing.T) {
	file := strings.NewReplacer("%SCORING%", "IMP", "%TOTAL%", "TotalScore", "%NS%", "IMP_NS", "%EW%", "IMP_EW",
		"%1%", "6", "%4%", "6", "%2%", "-6", "%3%", "-6", "-%A%", "-6", "%A%", "6").Replace(statedPBN)
	_, problems := readFiles(t, Options{}, "club.pbn", map[string]string{"club.pbn": file})
	want := []string{`club.pbn:1: the file calls its scoring "IMP", and it is not certain what that is`}
	if diff := cmp.Diff(want, said(problems)); diff != "" {
		t.Error(diff)
	}
	flags := settings.Sources{Stronger: []settings.Layer{{{Key: "scoring", Value: "butler"}}}}
	ev, problems := readFiles(t, Options{Said: flags}, "club.pbn", map[string]string{"club.pbn": file})
	if len(problems) > 0 || ev.Stated.Scoring != "IMP" {
		t.Errorf("%v", said(problems))
	}
}

// TestStatedArtificial keeps the points of an artificial score, which may be others
// than its code says.
func TestStatedArtificial(t *testing.T) {
	ev, _ := readTable(t, `
		Board,NS,EW,Contract,By,Tricks,NS MP,EW MP
		1,1,2,4H,N,10,2,0
		1,3,4,3H,N,10,0,2
		1,5,6,60/40,,,2.1,1.9
	`)
	p := ev.Stated.Points[2]
	if r := ev.Boards[0].Results[p.Result]; r.Kind != event.Adjusted || r.NSAward.Percent != 6000 || p.NS != "2.1" || p.EW != "1.9" {
		t.Errorf("%+v beside %+v", p, r)
	}
}

// TestOwnWordsInAWorkbook leaves a director's own sheet alone that has the words which
// stand above those of another program's file.
func TestOwnWordsInAWorkbook(t *testing.T) {
	const sheet = "Board,NS,In the file's words,EW,Score\n1,1,,2,420\n1,3,,4,-50\n"
	ev, problems := readTable(t, sheet)
	if problems.HasErrors() || len(shown(ev)) != 2 {
		t.Error(said(problems))
	}
}

// TestStatedAgainstScores warns of points that do not go with the scores: a ruling may be
// missing from the file.
func TestStatedAgainstScores(t *testing.T) {
	const hint = ": is a ruling missing?"
	runTableTests(t, []tableTest{
		{"a lost ruling", `
			Board,NS,EW,Score,NS IMPs,EW IMPs
			1,1,2,-420,0,0
			1,3,4,-420,0,0
			1,5,6,0,-3,3`, nil, []string{"club.csv:E4: warning: board 1: the file states -3 for a score of 0 here, and 0 for -420 in row 2" + hint}},
		{"equal scores", `
			Board,NS,EW,Score,NS MP,EW MP
			1,1,2,420,3,1
			1,3,4,420,2.4,1.6
			1,5,6,420,3,1
			1,7,8,-50,0,4`, nil, []string{"club.csv:E3: warning: board 1: the file states 2.4 for a score of 420 here, and 3 for 420 in row 2" + hint}},
		{"only EW has points", `
			Board,NS,EW,Score,EW MP
			1,1,2,420,0
			1,3,4,50,2
			1,5,6,-50,1`, nil, []string{"club.csv:E4: warning: board 1: the file states -1 for a score of -50 here, and -2 for 50 in row 3" + hint}},
		{"other sections", `
			Section,Board,NS,EW,Score,NS MP,EW MP
			A,1,1,2,420,2,0
			A,1,3,4,50,0,2
			B,1,1,2,420,0,2
			B,1,3,4,450,2,0`, nil, nil},
		{"in order", `
			Board,NS,EW,Score,NS MP,EW MP
			1,1,2,420,3,1
			1,3,4,420,3,1
			1,5,6,-50,0,4`, nil, nil},
	})
}
