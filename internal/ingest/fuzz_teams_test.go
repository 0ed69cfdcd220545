package ingest

import (
	"testing"

	"bridgecalc/internal/event"
)

// FuzzReadOther reads whatever text there is as matches, deals, settings and
// corrections: whatever comes out of it is possible.
func FuzzReadOther(f *testing.F) {
	for _, sheet := range []string{
		seated + ",Open room,,,,Closed room,,,,IMPs,\nBoard,Contract,By,Tricks,NS,Contract,By,Tricks,NS,Home,Away\n1,4H,N,10,420,4H,N,9,-50,10,\nTotal,,,,,,,,,10,\n",
		seated + "Board,Contract,By,Tricks,NS,EW,Contract,By,Tricks,NS,EW,Diff,IMP,IMP\n1,4H,N,10,420,,4H,N,9,,50,470,10,\n",
		"Match: Foxes - Owls\nOpen room\nBoard,Contract,By,Tricks\n1,4H,N,10\nClosed room\nBoard,Contract,By,Tricks\n1,A+/A-,,\n",
		seated + ",This table,,,,,Other table,,,\nBoard,Contract,By,Tricks,NS,EW,NS,EW,Diff,IMPs\n1,4H,N,10,420,,,50,470,10\n",
		"Round,Home,Away,Room,Board,NS,EW,Contract,By,Tricks\n1,Foxes,Owls,Open,1,Owls,Foxes,4H,N,10\n1,Foxes,Owls,C,1,Foxes,Owls,4H,N,9\n",
		"Kierros;Pvm;Koti;Vieras;Jakoja;IMP;IMP;VP;VP;Huom.\n1;45305;Ketut;Huuhkajat;24;45;73;4,46;15,54;\n2;45326;Huuhkajat;Ketut;24;;;;;siirretty\n",
		"Home,Away,IMPs\nFoxes,Owls,45–73\n",
		"# Scoring: rubber\n# Date: 24.11.2026\nDeal,NS,EW,Contract,By,Tricks,Honours\n1,Anna,Cleo,4H,N,10,100 NS\n",
		"Deal,Dealer,North,South,East,West,Contract,By,Tricks,NS score,EW score\n1,N,Anna,Ben,Cleo,Dan,3NT,N,9,400,\n",
		"Round,Segment,Home,Away,IMPs,IMPs,Boards,Home penalty\n1a,1,Foxes,Owls,10,12,8,1 VP\n1b,2,Foxes,Owls,3,4,8,\n1,,Bears,bye,,,,\n2,,Foxes,Owls,60%,40%,,\n",
		"Board,Table,Home,Away,NS name,EW name,Score\n1,1,Foxes,Owls,A & B,C & D,420\n1,101,Foxes,Owls,E & F,G & H,-50\n1,2,Foxes,Owls,,,60% 420 + 40% -50\n",
		"Board,NS,EW,What,Value,Reason\n1,1,2,contract,4S,a slip\n", "Title,Evening\nDate,45368\n",
	} {
		f.Add([]byte(sheet))
	}
	f.Fuzz(func(t *testing.T, data []byte) {
		ev, problems := read([]file{{name: "fuzz.csv", data: data}}, Options{Show: showNothing})
		switch {
		case ev == nil:
			if !problems.HasErrors() {
				t.Fatal("nothing is read, and nothing said")
			}
			return
		case ev.Kind == event.Pairs:
			return // FuzzRead looks at it
		case !problems.HasErrors() && len(ev.Matches)+len(ev.Deals) == 0:
			t.Fatal("there is nothing, and nothing is said")
		}
		opponents := make(map[[2]int32]map[int32]bool)
		for i := range ev.Matches {
			m := &ev.Matches[i]
			checkMatch(t, ev, m)
			for _, team := range []int32{m.Home, m.Away} {
				key := [2]int32{m.Round, team}
				if opponents[key] == nil {
					opponents[key] = make(map[int32]bool)
				}
				opponents[key][m.Home+m.Away-team] = true
				if m.Round > 0 && team != event.NoTeam && len(opponents[key]) > 2 && !problems.HasErrors() {
					t.Fatalf("%s meets three teams in round %d, and nothing is said", ev.Teams[team].Name, m.Round)
				}
			}
		}
		for i := range ev.Deals {
			d := &ev.Deals[i]
			played := d.HasContract && !d.Contract.IsPassedOut()
			switch {
			case d.Number < 1 || d.At.Row < 1 || d.Kind == event.Adjusted:
				t.Fatalf("%+v", *d)
			case played && (d.Tricks < 0 || d.Tricks > 13 || d.Declarer.Side() == 0):
				t.Fatalf("%+v", *d)
			case d.Honours != 0 && (!played || d.HonoursSide == 0 || d.Honours != 100 && d.Honours != 150):
				t.Fatalf("%+v", *d)
			}
		}
	})
}

// checkMatch holds a match to what is possible.
func checkMatch(t *testing.T, ev *event.Event, m *event.Match) {
	t.Helper()
	count := int32(len(ev.Teams))
	switch {
	case m.Home == m.Away, m.Home < 0, m.Away < event.NoTeam, m.Home >= count, m.Away >= count:
		t.Fatalf("teams %d and %d of %d", m.Home, m.Away, count)
	case m.Round < 0, m.Boards < 0, m.At.Row < 1 && m.At.File == "":
		t.Fatalf("%+v", *m)
	case m.HasIMPs && (m.HomeIMPs < 0 || m.AwayIMPs < 0), m.HasVP && (m.HomeVP < 0 || m.AwayVP < 0):
		t.Fatalf("%+v", *m)
	}
	type boardRoom struct {
		board, table int32
		room         event.Room
	}
	seen := make(map[boardRoom]bool)
	sitsNS := int32(-1) // in the open room
	for i := range m.Results {
		r := &m.Results[i]
		key := boardRoom{r.Board, r.Table, r.Room}
		ns, ew := r.NS, r.EW
		if r.Room == event.Closed {
			ns, ew = ew, ns
		}
		if seen[key] || r.Board < 1 || r.Room > event.Closed || int(r.Source) >= len(ev.Sources) || r.Row < 1 {
			t.Fatalf("%+v", *r)
		}
		if ns+ew != m.Home+m.Away || ns != m.Home && ns != m.Away || sitsNS >= 0 && ns != sitsNS {
			t.Fatalf("%d sit NS and %d EW in the match of %d and %d", r.NS, r.EW, m.Home, m.Away)
		}
		seen[key], sitsNS = true, ns
	}
}
