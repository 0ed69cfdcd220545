package ingest

import (
	"testing"

	"bridgecalc/internal/event"
	"bridgecalc/internal/settings"
)

// saying returns options with settings as the command line says them.
func saying(t *testing.T, said map[string]string) Options {
	t.Helper()
	var layer settings.Layer
	for key, value := range said {
		s := event.Setting{Key: key, Value: value, At: event.Position{File: "--" + key}}
		if p := settings.Check(s); p != nil {
			t.Fatal(p)
		}
		layer = append(layer, s)
	}
	return Options{Said: settings.Sources{Stronger: []settings.Layer{layer}}}
}

// TestChosenColumns reads sheets whose columns the director has named.
func TestChosenColumns(t *testing.T) {
	tests := []struct {
		name, sheet, columns, headings string
		want                           string // of the first result
	}{
		{"no headings", "x,5,1,6,4S,N,+1\nx,5,2,7,4S,N,=\nx,6,1,7,4S,N,=\n", "B=board, C=ns, D=ew, E=contract, F=by, G=result, A=ignore", "", "5: 1 v 6 4S N 11 650"},
		{"two columns of pairs exchanged", "Board,EW,NS,Contract,By,Result\n1,7,2,4S,N,+1\n1,8,3,4S,N,=\n", "B=NS, C=EW", "", "1: 7 v 2 4S N 11 450"},
		{
			"headings in two rows", "Board,Pair,,Bid,,\n,Abc,Def,Kappa,Lambda,Mu\n1,7,2,4S,N,+1\n1,8,3,4S,N,=\n", "",
			"Abc=NS, Def=EW, Kappa=contract, Lambda=declarer, Mu=result", "1: 7 v 2 4S N 11 450",
		},
		{"a title above travellers", "Board 4\nA,B,Cc,Dd,Ee\n7,2,4S,N,+1\n8,3,4S,N,=\n", "A=NS, B=EW", "Cc=contract, Dd=by, Ee=result", "4: 7 v 2 4S N 11 650"},
	}
	for _, tt := range tests {
		t.Run(tt.name, func(t *testing.T) {
			said := map[string]string{}
			if tt.columns != "" {
				said["columns"] = tt.columns
			}
			if tt.headings != "" {
				said["headings"] = tt.headings
			}
			ev, problems := read([]file{{name: "club.csv", data: []byte(tt.sheet)}}, saying(t, said))
			if problems.HasErrors() || len(ev.Boards) == 0 {
				t.Fatal(problems)
			}
			if got := shown(ev)[0]; got != tt.want {
				t.Errorf("%s, want %s; %v", got, tt.want, problems)
			}
		})
	}
}

// TestLettersSpareNames reads a list of names on another sheet although a letter is said
// to be something else.
func TestLettersSpareNames(t *testing.T) {
	book := workbook(t,
		[2]string{"Results", "Board,NS,EW,Q,By,Result\n1,1,2,4S,N,=\n1,3,4,4S,N,+1\n"},
		[2]string{"Names", "Pair,Name 1,Name 2,Club\n1,Ann Ash,Bob Birch,X\n2,Cy Cole,Di Dahl,Y\n3,Ed Eck,Flo Falk,Z\n4,Gus Gran,Hal Hed,X\n"},
	)
	ev, problems := read([]file{{name: "club.xlsx", data: []byte(book)}}, saying(t, map[string]string{"columns": "D=contract, B=ns"}))
	if problems.HasErrors() || len(ev.Boards) == 0 {
		t.Fatal(problems)
	}
	if names := ev.Pairs[0].Names; len(names) != 2 || names[0] != "Ann Ash" {
		t.Errorf("%q; %v", names, problems)
	}
}

// TestHeadingsOfMatches reads a list of matches whose headings the director has named.
func TestHeadingsOfMatches(t *testing.T) {
	const sheet = "Round,Abc,Def,Boards,Ghi,Jkl\n1,Foxes,Owls,24,10,20\n1,Hares,Bears,24,30,5\n"
	said := map[string]string{"headings": "Abc=home, Def=away, Ghi=home.imps, Jkl=away.imps"}
	ev, problems := read([]file{{name: "league.csv", data: []byte(sheet)}}, saying(t, said))
	if problems.HasErrors() || ev == nil || len(ev.Matches) != 2 || len(problems) > 0 {
		t.Fatal(problems)
	}
}
