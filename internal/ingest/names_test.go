package ingest

import (
	"testing"

	"github.com/google/go-cmp/cmp"
	"github.com/google/go-cmp/cmp/cmpopts"
)

// fourPairs is a session that has nothing wrong.
const fourPairs = "Board,NS,EW,Contract,By,Tricks\n1,1,2,4H,N,10\n1,3,4,3NT,W,8\n"

// overlapping is a session in which NS and EW numbers overlap.
const overlapping = "Board,NS,EW,Contract,By,Tricks\n1,1,1,4H,N,10\n1,2,2,3NT,W,8\n2,1,2,4H,N,10\n2,2,1,3NT,W,8\n"

func TestNames(t *testing.T) {
	four := []string{"1 Ebba Ess & Frans Fyra", "2 Olga Overcall & Piet Plicht", "3 Bea Finesse & Max Squeeze", "4 Tuuli & Pekka Passari"}
	tests := []struct {
		name     string
		results  string
		names    string // club-names.csv
		pairs    []string
		problems []string
	}{
		{
			name:    "two columns",
			results: fourPairs,
			names: `
				Pair,Name 1,Name 2
				1,Ebba Ess,Frans Fyra
				2,Olga Overcall,Piet Plicht
				3,Bea Finesse,Max Squeeze
				4,Tuuli & Pekka Passari,`,
			pairs: four,
		},
		{
			name:    "one column",
			results: fourPairs,
			names: `
				Players;Pair
				Ebba Ess & Frans Fyra;1
				Olga Overcall & Piet Plicht;2
				Bea Finesse & Max Squeeze;03
				Tuuli & Pekka Passari;4`,
			pairs: four,
		},
		{
			name:    "in Finnish, below a title, with prose below",
			results: fourPairs,
			names: `
				Parit 4.3.2026

				Pari;Nimi 1;Nimi 2;Seura
				1;Ebba Ess;Frans Fyra;X
				2;Olga Overcall;Piet Plicht;Y

				3;Bea Finesse;Max Squeeze;
				4;Tuuli & Pekka Passari;;

				Tulostettu;;;
				0;Lepo;;`,
			pairs: four,
		},
		{
			name:    "without a heading",
			results: fourPairs,
			names: `
				2,Olga Overcall,Piet Plicht
				1,Ebba Ess,Frans Fyra
				3,Bea Finesse,Max Squeeze
				4,Tuuli & Pekka Passari`,
			pairs: four,
		},
		{
			name:     "of a pair that is missing",
			results:  fourPairs,
			names:    "Pair,Name\n1,Ebba & Frans\n2,Olga & Piet\n4,Tuuli & Pekka\n",
			pairs:    []string{"1 Ebba & Frans", "2 Olga & Piet", "3", "4 Tuuli & Pekka"},
			problems: []string{"club.csv:B3: warning: pair 3 is not in the list of names (club-names.csv)"},
		},
		{
			name:    "in a list of numbers that nobody filled in",
			results: fourPairs,
			names:   "Pair,Name 1,Name 2\n1,,\n2,,\n3,,\n4,,\n5,,\n",
			pairs:   []string{"1", "2", "3", "4"},
		},
		{
			name:     "of a pair without names",
			results:  fourPairs,
			names:    "Pair,Name\n1,Ebba & Frans\n2,Olga & Piet\n3,\n4,Tuuli & Pekka\n",
			pairs:    []string{"1 Ebba & Frans", "2 Olga & Piet", "3", "4 Tuuli & Pekka"},
			problems: []string{"club-names.csv:A4: warning: the names of pair 3 are missing"},
		},
		{
			name:     "of nobody",
			results:  fourPairs,
			names:    "Pair,Name\n1,Ebba & Frans\n2,Olga & Piet\n3,Bea & Max\n4,Tuuli & Pekka\n5,Anna & Lasse\n",
			pairs:    []string{"1 Ebba & Frans", "2 Olga & Piet", "3 Bea & Max", "4 Tuuli & Pekka"},
			problems: []string{"club-names.csv:A6: warning: pair 5 has a name but no results"},
		},
		{
			name:     "of a pair that is no number",
			results:  fourPairs,
			names:    "Pair,Name\n1,Ebba & Frans\n2,Olga & Piet\nIII,Bea & Max\n4,Tuuli & Pekka\n",
			pairs:    []string{"1 Ebba & Frans", "2 Olga & Piet", "3", "4 Tuuli & Pekka"},
			problems: []string{`club-names.csv:A4: pair "III" is not a pair number`, "club.csv:B3: warning: pair 3 is not in the list of names (club-names.csv)"},
		},
		{
			name:     "twice, and different",
			results:  fourPairs,
			names:    "Pair,Name\n1,Ebba & Frans\n2,Olga & Piet\n3,Bea & Max\n4,Tuuli & Pekka\n2,Anna & Lasse\n1,Ebba & Frans\n",
			problems: []string{"club-names.csv:A6: pair 2 has other names in row 3"},
		},
		{
			name:    "a player per row",
			results: fourPairs,
			names:   "Pair,Name\n1,Ebba\n1,Frans\n2,Olga\n2,Piet\n3,Bea\n3,Max\n4,Tuuli\n4,Pekka\n",
			pairs:   []string{"1 Ebba & Frans", "2 Olga & Piet", "3 Bea & Max", "4 Tuuli & Pekka"},
		},
		{
			name:    "by direction in a column",
			results: overlapping,
			names:   "Pair,Direction,Name\n1,NS,Ebba & Frans\n2,N-S,Bea & Max\n1,EW,Olga & Piet\n2,ew,Tuuli & Pekka\n",
			pairs:   []string{"NS 1 Ebba & Frans", "NS 2 Bea & Max", "EW 1 Olga & Piet", "EW 2 Tuuli & Pekka"},
		},
		{
			name:    "by direction in the number",
			results: overlapping,
			names:   "Pair,Name\nNS1,Ebba & Frans\n2NS,Bea & Max\nEW 1,Olga & Piet\n2 EW,Tuuli & Pekka\n",
			pairs:   []string{"NS 1 Ebba & Frans", "NS 2 Bea & Max", "EW 1 Olga & Piet", "EW 2 Tuuli & Pekka"},
		},
		{
			name:    "without the direction that is needed",
			results: overlapping,
			names:   "Pair,Name\n1,Ebba & Frans\nNS2,Bea & Max\nEW2,Olga & Piet\n",
			problems: []string{
				"club-names.csv:A2: NS 1 and EW 1 are different pairs; the name does not say whose it is",
			},
		},
		{
			name:    "with a direction that is none",
			results: overlapping,
			names:   "Pair,Side,Name\n1,NS,Ebba & Frans\n2,NS,Bea & Max\n1,East,Olga & Piet\n1,EW,Olga & Piet\n2,EW,Tuuli & Pekka\n",
			problems: []string{
				"club-names.csv:A4: NS 1 and EW 1 are different pairs; the name does not say whose it is",
				`club-names.csv:B4: direction "East" is not understood`,
			},
		},
		{
			name:    "with directions where none are needed",
			results: fourPairs,
			names:   "Pair,Direction,Name\n1,NS,Ebba & Frans\n3,NS,Bea & Max\n2,EW,Olga & Piet\n4,EW,Tuuli & Pekka\n",
			pairs:   []string{"1 Ebba & Frans", "2 Olga & Piet", "3 Bea & Max", "4 Tuuli & Pekka"},
		},
		{
			name:    "beside the results",
			results: "Board,NS,EW,NS names,EW names,Contract,By,Tricks\n1,1,2,Ebba & Frans,Olga & Piet,4H,N,10\n1,3,4,,Tuuli & Pekka,3NT,W,8\n2,3,1,Bea & Max,,PASS,,\n2,2,4,,,PASS,,\n",
			pairs:   []string{"1 Ebba & Frans", "2 Olga & Piet", "3 Bea & Max", "4 Tuuli & Pekka"},
		},
		{
			name:    "of the players beside the results",
			results: "Board,NS,EW,North,South,East,West,Contract,By,Tricks\n1,1,2,Ebba,Frans,Olga,Piet,4H,N,10\n1,3,4,Bea,Max,Tuuli,Pekka,3NT,W,8\n",
			pairs:   []string{"1 Ebba & Frans", "2 Olga & Piet", "3 Bea & Max", "4 Tuuli & Pekka"},
		},
		{
			name:    "beside the results, by direction",
			results: "Board,NS,EW,NS names,EW names,Contract,By,Tricks\n1,1,1,Ebba & Frans,Olga & Piet,4H,N,10\n1,2,2,Bea & Max,Tuuli & Pekka,3NT,W,8\n2,1,2,,,4H,N,10\n2,2,1,,,3NT,W,8\n",
			pairs:   []string{"NS 1 Ebba & Frans", "NS 2 Bea & Max", "EW 1 Olga & Piet", "EW 2 Tuuli & Pekka"},
		},
		{
			name:    "in a list, which counts more than those beside the results",
			results: "Board,NS,EW,NS names,EW names,Contract,By,Tricks\n1,1,2,E & F,O & P,4H,N,10\n1,3,4,B & M,T & P,3NT,W,8\n",
			names:   "Pair,Name\n1,Ebba & Frans\n2,Olga & Piet\n3,Bea & Max\n4,Tuuli & Pekka\n",
			pairs:   []string{"1 Ebba & Frans", "2 Olga & Piet", "3 Bea & Max", "4 Tuuli & Pekka"},
		},
		{
			name:    "none",
			results: fourPairs,
			pairs:   []string{"1", "2", "3", "4"},
		},
	}
	for _, tt := range tests {
		t.Run(tt.name, func(t *testing.T) {
			files := map[string]string{"club.csv": tt.results}
			if tt.names != "" {
				files["club-names.csv"] = text(tt.names)
			}
			ev, problems := readFiles(t, Options{}, "club.csv", files)
			if diff := cmp.Diff(tt.problems, said(problems), cmpopts.EquateEmpty()); diff != "" {
				t.Error(diff)
			}
			if tt.pairs == nil {
				return
			}
			if diff := cmp.Diff(tt.pairs, shownPairs(ev)); diff != "" {
				t.Error(diff)
			}
			if want := len(ev.Pairs[0].Names) > 0; ev.NamesGiven != want {
				t.Errorf("NamesGiven is %t", ev.NamesGiven)
			}
		})
	}
}

// TestNamesSettleDirections takes NS 1 and EW 1 in the list for two pairs, where
// the results alone could be of one.
func TestNamesSettleDirections(t *testing.T) {
	const results = "Board,NS,EW,Contract,By,Tricks\n1,1,2,PASS,,\n1,3,4,PASS,,\n2,2,1,PASS,,\n2,4,3,PASS,,\n"
	ev, problems := readFiles(t, Options{}, "club.csv", map[string]string{"club.csv": results})
	if diff := cmp.Diff([]string{"1", "2", "3", "4"}, shownPairs(ev)); diff != "" || len(problems) > 0 {
		t.Error(diff, said(problems))
	}
	names := "Pair,Name\nNS1,a\nNS2,b\nNS3,c\nNS4,d\nEW1,e\nEW2,f\nEW3,g\nEW4,h\n"
	ev, problems = readFiles(t, Options{}, "club.csv", map[string]string{"club.csv": results, "club-names.csv": names})
	want := []string{"NS 1 a", "NS 2 b", "NS 3 c", "NS 4 d", "EW 1 e", "EW 2 f", "EW 3 g", "EW 4 h"}
	if diff := cmp.Diff(want, shownPairs(ev)); diff != "" || len(problems) > 0 {
		t.Error(diff, said(problems))
	}
}

// TestNamesOfSections keeps pair 1 of section A from pair 1 of section B, and a
// list that has A 1 NS and B 1 EW says nothing about overlapping numbers.
func TestNamesOfSections(t *testing.T) {
	const results = "Section,Board,NS,EW,Contract,By,Tricks\nA,1,1,2,PASS,,\nA,2,2,1,PASS,,\nB,1,1,2,PASS,,\nB,2,2,1,PASS,,\n"
	names := "Section,Pair,Direction,Name\nA,1,NS,a\nA,2,EW,b\nB,1,EW,c\nB,2,NS,d\n"
	ev, problems := readFiles(t, Options{}, "club.csv", map[string]string{"club.csv": results, "club-names.csv": names})
	if diff := cmp.Diff([]string{"A 1 a", "A 2 b", "B 1 c", "B 2 d"}, shownPairs(ev)); diff != "" || len(problems) > 0 {
		t.Error(diff, said(problems))
	}
}

func TestNamesThatChangeBeside(t *testing.T) {
	_, problems := readTable(t, `
		Board,NS,EW,NS names,EW names,Score
		1,1,2,Ebba & Frans,Olga & Piet,420
		1,3,4,Bea & Max,Tuuli & Pekka,50
		2,1,4,Ebba & Frans,Tuuli & Pekka,140
		2,3,2,Anna & Lasse,Olga & Piet,110
		3,3,4,Anna & Lasse,Tuuli & Pekka,100
		3,1,2,Ebba & Frans,Olga & Piet,100`)
	want := []string{"club.csv:D5: warning: pair 3 is Anna and Lasse here, but Bea and Max before; the lists print those"}
	if diff := cmp.Diff(want, said(problems)); diff != "" {
		t.Error(diff)
	}
}

// TestNamesBehindTheWordForPair has a sheet of names that begins each row with a word which is
// a label of the program's own lists, too.
func TestNamesBehindTheWordForPair(t *testing.T) {
	ev, problems := readFiles(t, Options{}, "club.xlsx", map[string]string{
		"club.xlsx": workbook(
			t,
			[2]string{"Manos", "Mano,NS,EO,Contrato,Declarante,Bazas\n1,1,2,4P,N,10\n1,3,4,4P,N,9\n2,1,2,3ST,S,9\n2,3,4,3ST,S,8"},
			[2]string{"Pareja", "Parejas\nPareja,1,Ann Wren – Bob Finch\nPareja,2,Cy Otter – Di Mole\nPareja,3,Eve Owl – Fay Jay\nPareja,4,Gus Rook – Hal Heron"},
		),
	})
	if len(problems) > 0 {
		t.Error(said(problems))
	}
	want := []string{"1 Ann Wren & Bob Finch", "2 Cy Otter & Di Mole", "3 Eve Owl & Fay Jay", "4 Gus Rook & Hal Heron"}
	if diff := cmp.Diff(want, shownPairs(ev)); diff != "" {
		t.Error(diff)
	}
}
