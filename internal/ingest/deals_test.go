package ingest

import (
	"fmt"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"
	"github.com/google/go-cmp/cmp/cmpopts"

	"bridgecalc/internal/event"
	"bridgecalc/internal/settings"
)

// shownDeals are the deals of an event, a line each.
func shownDeals(ev *event.Event) []string {
	if ev == nil {
		return nil
	}
	var all []string
	for i := range ev.Deals {
		d := &ev.Deals[i]
		line := fmt.Sprintf("%d %v, %s v %s:", d.Number, d.Dealer, strings.Join(d.NS, " & "), strings.Join(d.EW, " & "))
		switch {
		case d.Kind == event.NotPlayed:
			line += " not played"
		case !d.HasContract:
		case d.Contract.IsPassedOut():
			line += " PASS"
		default:
			line += fmt.Sprintf(" %v %v %d", d.Contract, d.Declarer, d.Tricks)
		}
		if d.HasScore {
			line += fmt.Sprintf(" %d", d.Score)
		}
		if d.Honours != 0 {
			line += fmt.Sprintf(" honours %v %d", d.HonoursSide, d.Honours)
		}
		all = append(all, line)
	}
	return all
}

func TestDeals(t *testing.T) {
	tests := []struct {
		name     string
		table    string
		deals    []string
		problems []string
	}{
		{
			name: "players in columns, and the scores of the sides",
			table: `
				Chicago of the club
				Deal,Dealer,North,South,East,West,Contract,By,Tricks,NS score,EW score
				1,N,Anna,Ben,Cleo,Dan,3NT,N,9,400,
				2,Cleo,Anna,Ben,Cleo,Dan,4S,W,9,50,
				3,S,Cleo,Anna,Ben,Dan,PASS,,,,
				4,W,Cleo,Anna,Ben,Dan,1H,E,8,,110`,
			deals: []string{
				"1 N, Anna & Ben v Cleo & Dan: 3NT N 9 400", "2 E, Anna & Ben v Cleo & Dan: 4S W 9 50",
				"3 S, Cleo & Anna v Ben & Dan: PASS", "4 W, Cleo & Anna v Ben & Dan: 1H E 8 -110",
			},
		},
		{
			name: "only the scores of the sides",
			table: `
				Deal,Dealer,North,South,East,West,Contract,By,Tricks,NS score,EW score
				1,N,Anna,Ben,Cleo,Dan,,,,420,
				2,E,Anna,Ben,Cleo,Dan,,,,,100`,
			deals: []string{"1 N, Anna & Ben v Cleo & Dan: 420", "2 E, Anna & Ben v Cleo & Dan: -100"},
		},
		{
			name: "a dealer in letters that no declarer has",
			table: `
				# scoring: chicago
				Spiel,Teiler,NS,OW,Kontrakt,Alleinspieler,Stiche
				1,N,Anna,Cleo,4P,N,10
				2,O,Anna,Cleo,4K,W,10`,
			deals: []string{"1 N, Anna v Cleo: 4S N 10", "2 E, Anna v Cleo: 4D W 10"},
		},
		{
			name: "names above, honours with their side",
			table: `
				NS: Anna & Ben
				EW:,Cleo & Dan
				Deal,Contract,By,Result,Honours
				1,2H,N,+1,100 NS
				2,3NT,W,=,EW 150
				3,4S,E,-1,100 E
				4,5D,S,=,`,
			deals: []string{
				"1 , Anna & Ben v Cleo & Dan: 2H N 9 honours NS 100", "2 , Anna & Ben v Cleo & Dan: 3NT W 9 honours EW 150",
				"3 , Anna & Ben v Cleo & Dan: 4S E 9 honours EW 100", "4 , Anna & Ben v Cleo & Dan: 5D S 11",
			},
		},
		{
			name: "players below the letters of the seats, in Polish",
			table: `
				Serie,N,S,E,W,Rozdanie,Rozdający,Kontrakt,Rozgrywający,Lewy,Zapis NS,Zapis WE,Razem NS
				1,Anna,Ben,Cleo,Dan,1,N,4♥,N,10,420,,420`,
			deals: []string{"1 N, Anna & Ben v Cleo & Dan: 4H N 10 420"},
		},
		{
			name: "in German",
			table: `
				Rubber,NS,OW,Spiel,Kontrakt,Alleinspieler,Stiche,Honneurs
				1,Anna & Ben,Cleo & Dan,1,4♥,N,10,NS 100`,
			deals: []string{"1 , Anna & Ben v Cleo & Dan: 4H N 10 honours NS 100"},
		},
		{
			name: "honours of each side in a column",
			table: `
				Jako,Jakaja,Pohjoinen,Etelä,Itä,Länsi,Sitoumus,Pelinviejä,Tikit,Honnöörit NS,Honnöörit EW
				1,N,Anna,Ben,Cleo,Dan,4♥,N,10,150,
				2,E,Anna,Ben,Cleo,Dan,3♦,W,9,,100`,
			deals: []string{"1 N, Anna & Ben v Cleo & Dan: 4H N 10 honours NS 150", "2 E, Anna & Ben v Cleo & Dan: 3D W 9 honours EW 100"},
		},
		{
			name:  "a setting says it, sides in columns NS and EW",
			table: "# Scoring: rubber\nDeal,NS,EW,Contract,By,Tricks\n1,Anna,Cleo,4H,N,10\n2,Anna,Cleo,,,",
			deals: []string{"1 , Anna v Cleo: 4H N 10", "2 , Anna v Cleo: not played"},
			problems: []string{
				"club.csv:D4: warning: deal 2 has no result and counts as not played",
			},
		},
		{
			name: "wrong cells",
			table: `
				Deal,Dealer,Contract,By,Tricks,Honours
				1,X,4H,N,10,
				2,N,4X,N,10,
				3,N,4H,N,10,100
				4,N,4H,N,10,90 NS
				5,N,3NT,N,9,100 NS
				6,N,PASS,,,100 NS
				7,N,4H,N,14,
				8,N,4H,N,10,100 NS
				10,N,4H,N,10,`,
			deals: []string{"8 N,  v : 4H N 10 honours NS 100", "10 N,  v : 4H N 10"},
			problems: []string{
				`club.csv:B2: dealer "X" is not understood`, `club.csv:C3: contract "4X" is not understood`,
				`club.csv:F4: honours "100" do not say whose they are`, `club.csv:F5: honours "90 NS" are not 100 or 150`,
				"club.csv:F6: at notrump, honours are four aces: 150", "club.csv:F7: honours count only where a contract was played",
				`club.csv:E8: tricks "14" is not understood`, "club.csv:C10: deal 10 follows deal 8; the deals must be in the order of play",
			},
		},
		{
			name:     "no deals",
			table:    "Deal,Dealer,Contract,By,Tricks,Honours",
			problems: []string{"club.csv: there are no deals below the heading"},
		},
	}
	for _, tt := range tests {
		t.Run(tt.name, func(t *testing.T) {
			ev, problems := readTable(t, tt.table)
			if ev.Kind != event.DealsInOrder {
				t.Errorf("read as %v", ev.Kind)
			}
			if diff := cmp.Diff(tt.problems, said(problems), cmpopts.EquateEmpty()); diff != "" {
				t.Error(diff)
			}
			if diff := cmp.Diff(tt.deals, shownDeals(ev), cmpopts.EquateEmpty()); diff != "" {
				t.Error(diff)
			}
		})
	}
}

// TestNumbersBeginAgain has deals numbered anew in each chukker or rubber go on
// counting.
func TestNumbersBeginAgain(t *testing.T) {
	const head = "Deal,Dealer,North,South,East,West,Contract,By,Tricks\n"
	rows := func(numbers ...int) string {
		var table strings.Builder
		table.WriteString(head)
		for i, n := range numbers {
			contract := "1NT,N,7"
			if n == 2 {
				contract = "PASS,,"
			}
			fmt.Fprintf(&table, "%d,%c,Ann,Bo,Cy,Di,%s\n", n, "NESW"[i%4], contract)
		}
		return table.String()
	}
	inMiddle := func(cell string, deals int) []string {
		return []string{fmt.Sprintf("club.csv:%s: the numbers begin again after %d deals, in the middle of a chukker of four deals", cell, deals)}
	}
	tests := []struct {
		name, table string
		problems    []string
	}{
		{"Chicago", "Chicago\n" + rows(1, 2, 3, 4, 1, 2, 3, 4), nil},
		{"Chicago of which a deal is missing", "Chicago\n" + rows(1, 2, 3, 1, 2, 3, 4), inMiddle("G6", 3)},
		{"the American way, a deal that was passed out dealt again", "# scoring: chicago\n# chicago: us\n" + rows(1, 2, 3, 4, 5, 1, 2, 3, 4, 5), nil},
		{"not the American way", "# scoring: chicago\n" + rows(1, 2, 3, 4, 5, 1, 2, 3, 4), inMiddle("G8", 5)},
		{"rubbers", "# scoring: rubber\n" + rows(1, 2, 3, 1, 2, 3, 4, 5, 1), nil},
		{"not in order", "# scoring: rubber\n" + rows(1, 2, 4, 1, 3), []string{
			"club.csv:G5: deal 4 follows deal 2; the deals must be in the order of play",
			"club.csv:G7: deal 3 follows deal 1; the deals must be in the order of play",
		}},
	}
	for _, tt := range tests {
		ev, problems := readTable(t, tt.table)
		if diff := cmp.Diff(tt.problems, said(problems), cmpopts.EquateEmpty()); diff != "" {
			t.Errorf("%s: %s", tt.name, diff)
		}
		for i := range ev.Deals {
			if got := ev.Deals[i].Number; tt.problems == nil && int(got) != i+1 {
				t.Errorf("%s: deal %d has number %d", tt.name, i+1, got)
			}
		}
	}
}

// TestDealsByFlag takes a sheet for deals where only a flag, or a settings file,
// says so.
func TestDealsByFlag(t *testing.T) {
	const table = "Deal,Contract,By,Tricks\n1,4H,N,10\n2,PASS,,\n"
	said := func(value string) settings.Sources {
		layer := settings.Layer{event.Setting{Key: "scoring", Value: value}}
		return settings.Sources{Stronger: []settings.Layer{layer}}
	}
	for _, value := range []string{"chicago", "rubber"} {
		ev, problems := readFiles(t, Options{Said: said(value)}, "club.csv", map[string]string{"club.csv": table})
		if problems.HasErrors() || ev.Kind != event.DealsInOrder || len(ev.Deals) != 2 {
			t.Errorf("%s: %v %v", value, ev, problems)
		}
	}
	if ev, _ := readFiles(t, Options{Said: said("mp")}, "club.csv", map[string]string{"club.csv": table}); ev != nil && ev.Kind == event.DealsInOrder {
		t.Error("taken for deals by matchpoints")
	}
}

// TestNoDeals keeps sheets of pairs what they are.
func TestNoDeals(t *testing.T) {
	ev, problems := readTable(t, "Board,Dealer,NS,EW,Contract,By,Tricks\n1,N,1,2,4H,N,10\n1,N,3,4,4H,N,9")
	if ev.Kind != event.Pairs || len(ev.Pairs) != 4 || problems.HasErrors() {
		t.Errorf("%v, %d pairs, %v", ev.Kind, len(ev.Pairs), said(problems))
	}
	ev, problems = readTable(t, "Board,Dealer,N,S,E,W,Contract,By,Tricks\n1,N,1,2,3,4,4H,N,10\n1,N,5,6,7,8,4H,N,9")
	if ev.Kind != event.Pairs || !ev.Individual || problems.HasErrors() {
		t.Errorf("%v, individual %t, %v", ev.Kind, ev.Individual, said(problems))
	}
}
