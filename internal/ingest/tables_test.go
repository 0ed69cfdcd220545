package ingest

import (
	"path/filepath"
	"testing"

	"github.com/google/go-cmp/cmp"

	"bridgecalc/internal/event"
)

// exported are the tables of a Bridgemate database, each in a file.
var exported = map[string]string{
	"ReceivedData.csv": text(`
		ID,Section,Table,Round,Board,PairNS,PairEW,Declarer,NS/EW,Contract,Result,LeadCard,Remarks,Erased
		1,1,1,1,1,1,2,1,N,4 S,=,HA,,0
		2,1,2,1,1,3,4,3,N,4 S,-1,,,0
		3,1,1,1,2,1,2,1,N,1 C,=,,,1
		4,1,1,1,2,1,2,,,PASS,,,,0
		5,1,2,1,2,3,4,4,E,2 H x,-1,,,0
	`),
	"Section.csv":       "ID,Letter,MissingPair\n1,A,0\n",
	"RoundData.csv":     "Section,Table,Round,NSPair,EWPair,LowBoard,HighBoard\n1,1,1,1,2,1,2\n1,2,1,3,4,1,2\n",
	"PlayerNumbers.csv": "Section,Table,Direction,Number,Name\n1,1,N,11,Wren\n1,1,S,12,Finch\n1,1,E,13,Otter\n1,1,W,14,Beaver\n1,2,N,15,Mole\n1,2,S,16,Vole\n1,2,E,17,Hare\n1,2,W,18,Stoat\n",
	"Settings.csv":      "Section,ShowResults\n1,1\n",
}

// TestTables reads the tables of one database as one event, by the table of results
// or by the folder.
func TestTables(t *testing.T) {
	folder := write(t, exported)
	for _, path := range []string{folder, filepath.Join(folder, "ReceivedData.csv")} {
		ev, problems, err := Read(path, Options{})
		if err != nil {
			t.Fatal(err)
		}
		if n := problems.Count(event.Error); n > 0 || len(problems) > 1 { // of the erased result
			t.Error(said(problems))
		}
		want := []string{"A 1 Wren & Finch", "A 2 Otter & Beaver", "A 3 Mole & Vole", "A 4 Hare & Stoat"}
		if diff := cmp.Diff(want, shownPairs(ev)); diff != "" {
			t.Error(diff)
		}
		if ev.Title != filepath.Base(folder) || ev.Count(event.Played) != 4 {
			t.Errorf("%q with %d results", ev.Title, ev.Count(event.Played))
		}
	}
}

// TestTablesAlone reads the table of results by itself as any other sheet.
func TestTablesAlone(t *testing.T) {
	ev, problems := readFiles(t, Options{}, "ReceivedData.csv", map[string]string{"ReceivedData.csv": exported["ReceivedData.csv"], "club.csv": ""})
	if problems.HasErrors() || ev.Title != "ReceivedData" || len(ev.Pairs) != 4 || ev.NamesGiven {
		t.Errorf("%v", said(problems))
	}
}
