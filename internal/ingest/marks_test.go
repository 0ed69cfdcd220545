package ingest

import (
	"testing"

	"github.com/google/go-cmp/cmp"

	"bridgecalc/internal/bridge"
	"bridgecalc/internal/event"
)

// TestStatedVulnerability scores boards as they are stated to be vulnerable, with a note
// where that is not the vulnerability of their numbers.
func TestStatedVulnerability(t *testing.T) {
	const differs = "board 1 is stated to have All vulnerable, and by its number it has None vulnerable"
	scored := []string{"1: 1 v 2 4S N 10 620", "1: 3 v 4 4S N 9 -100"}
	byNumber := []string{"1: 1 v 2 4S N 10 420", "1: 3 v 4 4S N 9 -50"}
	runTableTests(t, []tableTest{
		{"column", `
			Board,Vul,NS,EW,Contract,By,Tricks
			1,All,1,2,4S,N,10
			1,All,3,4,4S,N,9`, scored, []string{"club.csv:B2: warning: " + differs}},
		{"once a board", `
			Board,Vulnerable,NS,EW,Contract,By,Tricks
			1,Both,1,2,4S,N,10
			1,,3,4,4S,N,9`, scored, []string{"club.csv:B2: warning: " + differs}},
		{"Swedish column", `
			Bricka,Zon,NS,ÖV,Kontrakt,Spelförare,Stick
			1,Alla,1,2,4S,N,10
			1,Alla,3,4,4S,N,9`, scored, []string{"club.csv:B2: warning: " + differs}},
		{"title", `
			"Board 1, Vul: All",,,,
			NS,EW,Contract,By,Tricks
			1,2,4S,N,10
			3,4,4S,N,9`, scored, []string{"club.csv:A1: warning: " + differs}},
		{"with scores", `
			Board,Vul,NS,EW,Contract,By,Tricks,Score
			1,All,1,2,4S,N,10,620
			1,All,3,4,4S,N,9,-100`, scored, []string{"club.csv:B2: warning: " + differs}},
		{"scores alone", `
			Board,Vul,NS,EW,Score
			1,All,1,2,620
			1,All,3,4,-100
			1,All,5,6,140`, []string{"1: 1 v 2 620", "1: 3 v 4 -100", "1: 5 v 6 140"}, []string{"club.csv:B2: warning: " + differs}},
		{"salliere", "1;vul=all,1,2,4S,N,10\n1;vul=all,3,4,4S,N,9", scored, []string{"club.csv:A1: warning: " + differs}},
		{"by the number", `
			# vulnerability: number
			Board,Vul,NS,EW,Contract,By,Tricks
			1,All,1,2,4S,N,10
			1,All,3,4,4S,N,9`, byNumber, nil},
		{"nobody", `
			# vulnerability: nobody
			Board,NS,EW,Contract,By,Tricks
			4,1,2,4S,N,10
			4,3,4,4S,N,9`, []string{"4: 1 v 2 4S N 10 420", "4: 3 v 4 4S N 9 -50"}, nil},
		{"a dash on a board with nobody vulnerable", `
			Board,Vul,NS,EW,Contract,By,Tricks
			1,-,1,2,4S,N,10
			1,-,3,4,4S,N,9`, byNumber, nil},
		{"two of a board", `
			Board,Vul,NS,EW,Contract,By,Tricks
			2,NS,1,2,4S,N,10
			2,EW,3,4,4S,N,9`, nil, []string{"club.csv:B3: board 2 is stated to have EW vulnerable, but NS vulnerable at club.csv:B2"}},
		{"not understood", `
			Board,Vul,NS,EW,Contract,By,Tricks
			1,perhaps,1,2,4S,N,10
			1,None,3,4,4S,N,9`, byNumber, []string{`club.csv:B2: warning: "perhaps" does not say who is vulnerable, and is not read`}},
		{"one cause on many boards", `
			Board,Vul,NS,EW,Contract,By,Tricks
			1,perhaps,1,2,4S,N,10
			1,perhaps,3,4,4S,N,9
			2,perhaps,1,2,4S,N,10
			2,None,3,4,4S,N,9
			3,who knows,1,2,4S,N,10
			3,EW,3,4,4S,N,9
			4,perhaps,1,2,4S,N,10
			4,All,3,4,4S,N,9`, nil, []string{
			`club.csv:B2: warning: "perhaps" does not say who is vulnerable, and is not read; 3 more cells like this: B4, B6, B8`,
			"club.csv:B5: warning: board 2 is stated to have None vulnerable, and by its number it has NS vulnerable",
		}},
		{"dealers in Finnish", `
			Jako,Jakaja,NS,EW,Sitoumus,Pelinviejä,Tikit
			1,P,1,2,4♠,P,10
			1,P,3,4,4♠,P,9
			2,E,1,4,4♠,P,10
			2,E,3,2,4♠,P,9`, nil, []string{"club.csv:B4: warning: board 2 is stated to have S as dealer, and by its number it has E as dealer"}},
	})
}

func TestStatedMarksAreShown(t *testing.T) {
	ev, _ := readTable(t, `
		Board,Dealer,Vul,NS,EW,Contract,By,Tricks
		1,S,All,1,2,4S,N,10
		1,S,All,3,4,4S,N,9
		2,E,NS,1,4,4S,N,9
		2,E,NS,3,2,4S,N,9`)
	want := []bridge.Marks{{Dealer: bridge.South, Vul: bridge.AllVul}, {Dealer: bridge.East, Vul: bridge.NSVul}}
	var got []bridge.Marks
	for b := range ev.Boards {
		got = append(got, ev.Boards[b].Marks())
	}
	if diff := cmp.Diff(want, got); diff != "" {
		t.Error(diff)
	}
}

// TestStatedVulnerabilityOfPBN takes the tags of the records.
func TestStatedVulnerabilityOfPBN(t *testing.T) {
	record := func(pairs, result string) string {
		return "[Event \"Club\"]\n[Board \"1\"]\n" + pairs + "[Dealer \"N\"]\n[Vulnerable \"All\"]\n[Declarer \"N\"]\n[Contract \"4S\"]\n" + result + "\n\n"
	}
	file := record("[PairNS \"1\"]\n[PairEW \"2\"]\n", `[Result "10"]`) + record("[PairNS \"3\"]\n[PairEW \"4\"]\n", `[Result "9"]`)
	ev, problems := readFiles(t, Options{}, "club.pbn", map[string]string{"club.pbn": file})
	if diff := cmp.Diff([]string{"club.pbn:1: warning: board 1 is stated to have All vulnerable, and by its number it has None vulnerable"}, said(problems)); diff != "" {
		t.Error(diff)
	}
	if diff := cmp.Diff([]string{"1: 1 v 2 4S N 10 620", "1: 3 v 4 4S N 9 -100"}, shown(ev)); diff != "" {
		t.Error(diff)
	}
}

// TestStatedVulnerabilityOfTeams scores the boards of a match as they are stated.
func TestStatedVulnerabilityOfTeams(t *testing.T) {
	ev, problems := readTable(t, `
		Round,Home,Away,Room,Board,Vul,NS,EW,Contract,By,Tricks
		1,Foxes,Owls,open,1,All,Foxes,Owls,4S,N,10
		1,Foxes,Owls,closed,1,All,Owls,Foxes,4S,N,9`)
	if diff := cmp.Diff([]string{"club.csv:F2: warning: board 1 is stated to have All vulnerable, and by its number it has None vulnerable"}, said(problems)); diff != "" {
		t.Error(diff)
	}
	if ev.Kind != event.Teams || len(ev.Matches) != 1 {
		t.Fatalf("not one match, but %v", ev.Matches)
	}
	var scores []int32
	for _, r := range ev.Matches[0].Results {
		scores = append(scores, r.Score)
	}
	if diff := cmp.Diff([]int32{620, -100}, scores); diff != "" {
		t.Error(diff)
	}
}
