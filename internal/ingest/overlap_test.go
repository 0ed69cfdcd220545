package ingest

import (
	"fmt"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"

	"bridgecalc/internal/event"
	"bridgecalc/internal/settings"
)

// shortMitchell is a Mitchell of few rounds whose NS and EW have the same numbers: two
// boards a round, EW begin some tables away.
func shortMitchell(columns string, tables, rounds, away int) string {
	var sheet strings.Builder
	fmt.Fprintf(&sheet, "%s\n", columns)
	for round := range rounds {
		for table := range tables {
			for n := range 2 {
				cells := map[string]int{
					"Round": round + 1, "Table": table + 1, "Board": (table+round)%tables*2 + n + 1,
					"NS": table + 1, "EW": (table-round+away+tables)%tables + 1, "Score": 100 * (1 - 2*(table%2)),
				}
				var row []string
				for _, column := range strings.Split(columns, ",") {
					row = append(row, fmt.Sprint(cells[column]))
				}
				fmt.Fprintln(&sheet, strings.Join(row, ","))
			}
		}
	}
	return sheet.String()
}

func TestShortMitchell(t *testing.T) {
	const all, boards = "Round,Table,Board,NS,EW,Score", "Board,NS,EW,Score"
	tests := []struct {
		name                 string
		columns              string
		tables, rounds, away int
		winners              settings.Winners
		pairs                int
		problem              string
	}{
		{"rounds show it", all, 7, 2, 3, settings.AutoWinners, 14, ""},
		{"rounds of many tables show it", all, 11, 3, 5, settings.AutoWinners, 22, ""},
		{"rounds without tables show it", "Round,Board,NS,EW,Score", 7, 2, 3, settings.AutoWinners, 14, ""},
		{"boards show it of every number", boards, 11, 4, 5, settings.AutoWinners, 22, ""},
		{"nothing shows it", boards, 7, 2, 3, settings.AutoWinners, 7, "the numbers of NS and EW may overlap"},
		{"the director says that they are two", boards, 7, 2, 3, settings.TwoWinners, 14, ""},
		{"the director says that they are one", boards, 7, 2, 3, settings.OneWinner, 7, ""},
	}
	for _, tt := range tests {
		t.Run(tt.name, func(t *testing.T) {
			sheet := shortMitchell(tt.columns, tt.tables, tt.rounds, tt.away)
			ev, problems := readFiles(t, Options{Winners: tt.winners}, "club.csv", map[string]string{"club.csv": sheet})
			if len(ev.Pairs) != tt.pairs {
				t.Errorf("%d pairs, not %d", len(ev.Pairs), tt.pairs)
			}
			var errors []string
			for _, p := range problems {
				if p.Severity == event.Error {
					errors = append(errors, p.Text)
				}
			}
			if (len(errors) > 0) != (tt.problem != "") || len(errors) > 1 || len(errors) == 1 && !strings.HasPrefix(errors[0], tt.problem) {
				t.Error(errors)
			}
		})
	}
}

func TestRounds(t *testing.T) {
	const head = "Round,Table,Board,NS,EW,Score\n"
	const first = "1,1,1,1,2,100\n1,2,3,3,4,-100\n1,2,4,3,4,100\n1,3,5,5,6,100\n1,3,6,5,6,100\n"
	const second = "2,1,5,1,4,100\n2,1,6,1,4,100\n2,2,1,3,6,100\n2,2,2,3,6,100\n2,3,3,5,2,100\n2,3,4,5,2,100\n"
	runTableTests(t, []tableTest{
		{name: "as it should be", table: head + first + "1,1,2,1,2,100\n" + second},
		{name: "a pair at two tables", table: head + first + "1,1,2,1,4,100\n" + second, problems: []string{
			"club.csv:E3: pair 4 sits at table 2 here in round 1, but at table 1 in row 7",
		}},
		{name: "a board that was played later", table: strings.Replace(head+first+second, "1,2,4,3,4", "1,7,4,3,4", 1) + "1,1,2,1,2,100\n", problems: []string{
			"club.csv:D4: warning: pair 3 sits at table 7 here in round 1, but at table 2 in row 3",
			"club.csv:E4: warning: pair 4 sits at table 7 here in round 1, but at table 2 in row 3",
		}},
		{name: "a number that nobody has", table: head + first + "1,1,2,1,22,100\n" + second, problems: []string{
			"club.csv: warning: fewer than 4 boards: pair 2 (3), 22 (1)",
			"club.csv:D7: warning: table 1 has pairs 1 and 22 here, but 1 and 2 in row 2, in the same round",
			"club.csv:E7: warning: pair 22 played 1 board of 4: is its number right?",
		}},
		{
			name:  "tables that are none",
			table: head + strings.NewReplacer("1,2,4", "1,4,4", "1,3,6", "1,5,6").Replace(first) + "1,6,2,1,2,100\n" + second,
			problems: []string{
				"club.csv:D7: warning: 6 times somebody sits at two tables in one round; this is the first: pair 1 sits at table 6 here in round 1, but at table 1 in row 2",
			},
		},
	})
}

func TestOneNumberWithALetter(t *testing.T) {
	const head = "Board,NS,EW,Contract\n1,1,2,PASS\n2,1,2,PASS\n2,3,4,PASS\n"
	runTableTests(t, []tableTest{
		{name: "l for 1", table: head + "1,3,l4,PASS\n", problems: []string{"club.csv:C5: pair L4 has a letter in its number, and no other has"}},
		{name: "a slip", table: head + "1,5,X4,PASS\n", problems: []string{
			"club.csv: warning: fewer than 2 boards: pair 3 (1), 4 (1), 5 (1), X4 (1)",
			"club.csv:C5: warning: pair X4 has a letter in its number, and no other has",
		}},
		{name: "a substitute", table: head + "1,5,Sub4,PASS\n", problems: []string{
			"club.csv: warning: fewer than 2 boards: pair 3 (1), 4 (1), 5 (1), SUB4 (1)",
		}},
	})
}

func TestNamesOfTurnedPairs(t *testing.T) {
	const head = "Board,NS,EW,Score,Remarks,NS names,EW names\n"
	ev := mustRead(t, head+"1,1,2,100,wrong direction,Ann & Bob,Cat & Dan\n1,3,4,100,,Eve & Fay,Gus & Hal\n2,2,3,50,,Dan & Cat,Eve & Fay\n2,4,1,50,,Gus & Hal,Ann & Bob\n")
	var got []string
	for _, p := range ev.Pairs {
		got = append(got, p.Number+" "+strings.Join(p.Names, ", "))
	}
	if diff := cmp.Diff([]string{"1 Ann, Bob", "2 Cat, Dan", "3 Eve, Fay", "4 Gus, Hal"}, got); diff != "" {
		t.Error(diff)
	}
	runTableTests(t, []tableTest{{
		name:  "other names as EW",
		table: head + "1,1,2,100,,Ann & Bob,Cat & Dan\n1,3,4,100,,Eve & Fay,Gus & Hal\n2,2,3,50,,Ina & Jo,Eve & Fay\n2,4,1,50,,Gus & Hal,Bob & Ann\n",
		problems: []string{
			"club.csv:G2: warning: pair 2 is Cat and Dan here, but Ina and Jo before; the lists print those",
		},
	}})
}

func TestTurnedPairsWhoseNumbersOverlap(t *testing.T) {
	_, problems := readTable(t, strings.Replace(strings.Replace(overlapping, "Tricks", "Tricks,Remarks", 1), "4H,N,10", "4H,N,10,wrong direction", 1))
	if len(problems) != 1 || problems[0].At.Cell() != "G2" || problems[0].Severity != event.Error {
		t.Error(said(problems))
	}
}

// TestSectionsOfSheets takes the sections from the names of sheets, as the same numbers
// on both would be merged.
func TestSectionsOfSheets(t *testing.T) {
	const first = "Board,NS,EW,Score\n1,1,2,420\n1,3,4,-50\n2,1,4,100\n2,3,2,100\n"
	tests := []struct {
		names [2]string
		want  string
	}{
		{[2]string{"A", "B"}, "A 1,A 2,A 3,A 4,B 1,B 2,B 3,B 4"},
		{[2]string{"Lohko A", "Lohko B"}, "A 1,A 2,A 3,A 4,B 1,B 2,B 3,B 4"},
		{[2]string{"Sektion 1", "Sektion 2"}, "1 1,1 2,1 3,1 4,2 1,2 2,2 3,2 4"},
		{[2]string{"Boards 1-2", "Boards 3-4"}, "1,2,3,4"},
	}
	for _, tt := range tests {
		second := strings.NewReplacer("\n1", "\n3", "\n2", "\n4").Replace(first)
		book := workbook(t, [2]string{tt.names[0], first}, [2]string{tt.names[1], second})
		ev, problems := readFiles(t, Options{}, "club.xlsx", map[string]string{"club.xlsx": book})
		if problems.HasErrors() {
			t.Fatal(said(problems))
		}
		if diff := cmp.Diff(tt.want, strings.Join(shownPairs(ev), ",")); diff != "" {
			t.Error(diff)
		}
	}
}

// TestSamePairsOnTwoSheets is told once.
func TestSamePairsOnTwoSheets(t *testing.T) {
	const sheet = "Board,NS,EW,Score\n1,1,2,420\n1,3,4,-50\n2,1,4,100\n2,3,2,100\n3,1,3,100\n3,2,4,100\n"
	book := workbook(t, [2]string{"Red", sheet}, [2]string{"Blue", sheet})
	_, problems := readFiles(t, Options{}, "club.xlsx", map[string]string{"club.xlsx": book})
	if len(problems) != 1 || !strings.HasPrefix(problems[0].Text, "two sheets have results of the same pairs on the same boards, in 6 rows") {
		t.Error(said(problems))
	}
}
