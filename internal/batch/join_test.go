package batch

import (
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"

	"bridgecalc/internal/bridge"
	"bridgecalc/internal/compute"
	"bridgecalc/internal/event"
	"bridgecalc/internal/ingest"
	"bridgecalc/internal/settings"
)

func readEvent(t *testing.T, dir, name string) *event.Event {
	t.Helper()
	ev, problems, err := ingest.Read(dir+"/"+name, ingest.Options{})
	if err != nil || problems.HasErrors() {
		t.Fatal(err, problems)
	}
	return ev
}

// percentages are those of all pairs.
func percentages(t *testing.T, ev *event.Event) map[string]string {
	t.Helper()
	session, err := compute.Score(t.Context(), ev, settings.Default())
	if err != nil {
		t.Fatal(err)
	}
	all := make(map[string]string)
	for _, list := range session.Lists {
		for _, s := range list.Standings {
			p := ev.Pairs[s.Pair]
			all[p.Section+p.Number+list.Direction.String()] = s.Percent.RatString()
		}
	}
	return all
}

// TestJoinSections holds sections in files of their own against the same ones in
// one file, whatever the order in which they are given.
func TestJoinSections(t *testing.T) {
	const (
		head = "Board,NS,EW,Score\n"
		a    = "1,1,2,450\n1,3,4,-50\n2,1,4,650\n2,3,2,-100\n3,1,4,A+/A-\n3,3,2,110\n"
		b    = "1,1,2,420\n1,3,4,-100\n2,1,4,620\n2,3,2,-200\n3,1,4,140\n3,3,2,-50\n4,1,3,60\n"
	)
	withSection := func(section, rows string) string {
		return section + "," + strings.ReplaceAll(strings.TrimSuffix(rows, "\n"), "\n", "\n"+section+",") + "\n"
	}
	b1 := strings.ReplaceAll(b, "4,1,3,60\n", "")
	dir := folder(t, map[string]string{
		"a.csv": head + a, "b.csv": head + b1,
		"whole.csv": "Section," + head + withSection("A", a) + withSection("B", b1),
		"named.csv": "Section," + head + withSection("B", b1),
		"twice.csv": "Section," + head + withSection("A", a) + withSection("B", b1),
	})
	want := percentages(t, readEvent(t, dir, "whole.csv"))
	for _, names := range [][]string{{"a.csv", "b.csv"}, {"named.csv", "a.csv"}, {"whole.csv"}} {
		var events []*event.Event
		for _, name := range names {
			events = append(events, readEvent(t, dir, name))
		}
		joined, problems := joinSections(events)
		if len(problems) > 0 {
			t.Fatal(problems)
		}
		got := percentages(t, joined)
		for pair, percent := range want {
			if got[pair] != percent {
				t.Errorf("%v: %s has %s, want %s", names, pair, got[pair], percent)
			}
		}
	}
	_, problems := joinSections([]*event.Event{readEvent(t, dir, "whole.csv"), readEvent(t, dir, "twice.csv")})
	if len(problems) != 2 || !strings.Contains(problems[0].Text, "is in an earlier file too") {
		t.Errorf("sections that are there twice: %v", problems)
	}
}

// TestJoinRooms joins files of one section whose pairs met at other tables in each.
func TestJoinRooms(t *testing.T) {
	const head = "Section,Board,NS,EW,Score\n"
	dir := folder(t, map[string]string{
		"room1.csv": head + "A,1,1,5,420\nA,1,2,6,-50\n",
		"room2.csv": head + "A,1,3,7,420\nA,1,4,8,-50\nA,2,3,5,620\nA,2,4,6,-100\n",
		"whole.csv": head + "A,1,1,5,420\nA,1,2,6,-50\nA,1,3,7,420\nA,1,4,8,-50\nA,2,3,5,620\nA,2,4,6,-100\n",
		"other.csv": head + "A,1,1,6,420\nA,1,2,5,-50\n",
	})
	joined, problems := joinSections([]*event.Event{readEvent(t, dir, "room2.csv"), readEvent(t, dir, "room1.csv")})
	if len(problems) > 0 {
		t.Fatal(problems)
	}
	if diff := cmp.Diff(percentages(t, readEvent(t, dir, "whole.csv")), percentages(t, joined)); diff != "" {
		t.Error(diff)
	}
	joined, _ = joinSections([]*event.Event{readEvent(t, dir, "room1.csv"), readEvent(t, dir, "other.csv")})
	if n := len(joined.Pairs); n != 8 || joined.Pairs[n-1].Section != "B" {
		t.Errorf("pairs that play a board twice are taken for the same: %v", joined.Pairs)
	}
}

func TestJoinSectionsRefuses(t *testing.T) {
	at := []event.Source{{File: "a.csv"}}
	deal := func(spades string) event.Hand { return event.Hand{Board: 1, Cards: [4]string{spades}} }
	for name, tt := range map[string]struct {
		a, b event.Event
		want string
	}{
		"teams":      {event.Event{}, event.Event{Kind: event.Teams}, "has no sections"},
		"individual": {event.Event{}, event.Event{Individual: true}, "another is not"},
		"cards":      {event.Event{Hands: []event.Hand{deal("AK")}}, event.Event{Hands: []event.Hand{deal("Q")}}, "board 1 has other cards"},
	} {
		tt.a.Sources, tt.b.Sources = at, at
		_, problems := joinSections([]*event.Event{&tt.a, &tt.b})
		if len(problems) != 1 || !strings.Contains(problems[0].Text, tt.want) {
			t.Errorf("%s: %v, want %q", name, problems, tt.want)
		}
	}
}

func TestCommonName(t *testing.T) {
	for _, tt := range []struct {
		inputs []string
		want   string
	}{
		{[]string{"x/spring-1.csv", "spring-2.xlsx"}, "spring"},
		{[]string{"Kevät 1.csv", "Kevät 2.csv"}, "Kevät"},
		{[]string{"2026-11-23.csv", "2026-11-30.csv"}, "2026-11-23"},
		{[]string{"a.csv", "b.csv"}, "a"},
		{[]string{"evening.csv"}, "evening"},
	} {
		if got := commonName(tt.inputs); got != tt.want {
			t.Errorf("commonName(%q) = %q, want %q", tt.inputs, got, tt.want)
		}
	}
}

// TestJoinedVulnerability refuses to compare a board that is marked otherwise in another
// section, and keeps what all of them state.
func TestJoinedVulnerability(t *testing.T) {
	dir := folder(t, map[string]string{
		"stated.csv": "Board,Vul,NS,EW,Contract\n1,All,1,2,4SN=\n1,All,3,4,4SN-1\n",
		"again.csv":  "Board,Vul,NS,EW,Contract\n1,All,1,2,4SN+1\n1,All,3,4,4SN-1\n",
		"plain.csv":  "Board,NS,EW,Contract\n1,1,2,4SN=\n1,3,4,4SN-1\n",
	})
	joined, problems := joinSections([]*event.Event{readEvent(t, dir, "stated.csv"), readEvent(t, dir, "again.csv")})
	if len(problems) > 0 || joined.Boards[0].Marks().Vul != bridge.AllVul {
		t.Errorf("vulnerable is %v, problems %v", joined.Boards[0].Marks().Vul, problems)
	}
	_, problems = joinSections([]*event.Event{readEvent(t, dir, "stated.csv"), readEvent(t, dir, "plain.csv")})
	if len(problems) != 1 || !strings.Contains(problems[0].Text, "board 1 has None vulnerable here, and All in an earlier section") {
		t.Errorf("problems %v", problems)
	}
}
