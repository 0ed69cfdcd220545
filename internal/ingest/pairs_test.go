package ingest

import (
	"fmt"
	"slices"
	"strconv"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"

	"bridgecalc/internal/bridge"
	"bridgecalc/internal/settings"
)

// meeting is a row of a movement: who meets whom on which board.
type meeting struct {
	section       string
	round, table  int
	board, ns, ew int
}

// sheetOf writes a movement as a sheet; everybody passes.
func sheetOf(meetings []meeting) string {
	var b strings.Builder
	b.WriteString("Section,Round,Table,Board,NS,EW,Contract\n")
	for _, m := range meetings {
		fmt.Fprintf(&b, "%s,%d,%d,%d,%d,%d,PASS\n", m.section, m.round, m.table, m.board, m.ns, m.ew)
	}
	return b.String()
}

// mitchell is a Mitchell movement in which NS and EW are numbered by the tables
// that they begin at: EW go up and boards go down, with a skip halfway where the
// number of tables is even. Two tables play the same boards in each round.
func mitchell(tables, rounds, boards int) []meeting {
	var meetings []meeting
	for round := range rounds {
		for table := range tables {
			ew, set := table-round, table+round
			switch {
			case tables == 2:
				set = round
			case tables%2 == 0 && round >= tables/2:
				ew--
			}
			ew, set = (ew+2*tables)%tables, set%max(tables, rounds)
			for board := range boards {
				meetings = append(meetings, meeting{
					round: round + 1, table: table + 1, board: set*boards + board + 1, ns: table + 1, ew: ew + 1,
				})
			}
		}
	}
	return meetings
}

// howell is a movement in which every pair meets every other once: pair n sits
// still, the others go round. All tables play the same boards in each round.
func howell(pairs, boards int) []meeting {
	var meetings []meeting
	n := pairs - 1
	for round := range n {
		for table := range pairs / 2 {
			ns, ew := (round+table)%n+1, (round+n-table)%n+1
			switch {
			case table == 0:
				ns = pairs
			case (round+table)%2 == 0:
				ns, ew = ew, ns
			}
			for board := range boards {
				meetings = append(meetings, meeting{round: round + 1, table: table + 1, board: round*boards + board + 1, ns: ns, ew: ew})
			}
		}
	}
	return meetings
}

func TestOverlappingNumbers(t *testing.T) {
	for _, tables := range []int{2, 3, 5, 6, 8, 11} {
		all := tables
		if tables%2 == 0 && tables > 2 {
			all-- // the skip
		}
		for _, rounds := range []int{all, (all + 1) / 2} {
			for _, boards := range []int{1, 3} {
				t.Run(fmt.Sprintf("%d tables, %d rounds of %d boards", tables, rounds, boards), func(t *testing.T) {
					ev, problems := readFiles(t, Options{}, "club.csv", map[string]string{"club.csv": sheetOf(mitchell(tables, rounds, boards))})
					if problems.HasErrors() {
						t.Fatal(said(problems))
					}
					var want []string
					for _, side := range []bridge.Side{bridge.NS, bridge.EW} {
						for pair := range tables {
							want = append(want, fmt.Sprintf("%v %d", side, pair+1))
						}
					}
					if diff := cmp.Diff(want, shownPairs(ev)); diff != "" {
						t.Error(diff)
					}
					for _, board := range ev.Boards {
						for _, r := range board.Results {
							if ev.Pairs[r.NS].Direction != bridge.NS || ev.Pairs[r.EW].Direction != bridge.EW {
								t.Errorf("board %d: %+v sits NS and %+v EW", board.Number, ev.Pairs[r.NS], ev.Pairs[r.EW])
							}
						}
					}
				})
			}
		}
	}
}

// TestNumbersThatDoNotOverlap leaves a Mitchell alone in which EW have numbers of
// their own.
func TestNumbersThatDoNotOverlap(t *testing.T) {
	meetings := mitchell(5, 5, 2)
	for i := range meetings {
		meetings[i].ew += 10
	}
	ev, problems := readFiles(t, Options{}, "club.csv", map[string]string{"club.csv": sheetOf(meetings)})
	if len(problems) > 0 {
		t.Fatal(said(problems))
	}
	if diff := cmp.Diff(strings.Fields("1 2 3 4 5 11 12 13 14 15"), shownPairs(ev)); diff != "" {
		t.Error(diff)
	}
}

// TestHowellIsOneField reads a Howell without taking anybody for two pairs, and
// with any one number mistyped it says so and scores nothing.
func TestHowellIsOneField(t *testing.T) {
	for _, pairs := range []int{4, 6, 8, 12} {
		t.Run(fmt.Sprintf("%d pairs", pairs), func(t *testing.T) {
			right := howell(pairs, 2)
			ev := mustRead(t, sheetOf(right))
			var want []string
			for pair := range pairs {
				want = append(want, strconv.Itoa(pair+1))
			}
			if diff := cmp.Diff(want, shownPairs(ev)); diff != "" {
				t.Fatal(diff)
			}
			for i, m := range right {
				wrong := map[string]meeting{"plays itself": m, "has a wrong NS": m, "has a wrong EW": m, "has a wrong board": m}
				for name, w := range wrong {
					switch name {
					case "plays itself":
						w.ew = m.ns
					case "has a wrong NS":
						w.ns = otherThan(pairs, m)
					case "has a wrong EW":
						w.ew = otherThan(pairs, m)
					case "has a wrong board":
						w.board = m.board%len(ev.Boards) + 1
					}
					meetings := slices.Clone(right)
					meetings[i] = w
					checkOneField(t, fmt.Sprintf("row %d %s", i+2, name), sheetOf(meetings))
				}
			}
		})
	}
}

// otherThan is a pair that is not at the table.
func otherThan(pairs int, m meeting) int {
	for pair := m.ns%pairs + 1; ; pair = pair%pairs + 1 {
		if pair != m.ns && pair != m.ew {
			return pair
		}
	}
}

// TestHowellWithMoreErrors types several numbers wrong.
func TestHowellWithMoreErrors(t *testing.T) {
	for _, pairs := range []int{8, 12} {
		right := howell(pairs, 3)
		tables := pairs / 2
		tests := map[string]func(meetings []meeting){
			"a table that writes its EW number twice": func(meetings []meeting) {
				for i := range 3 {
					meetings[i].ns = meetings[i].ew
				}
			},
			"two tables of a round mixed up": func(meetings []meeting) {
				for i := range 3 {
					meetings[i].ns = meetings[3+i].ew
				}
			},
			"a self-pairing in two rounds": func(meetings []meeting) {
				meetings[0].ew = meetings[0].ns
				meetings[3*tables+4].ns = meetings[3*tables+4].ew
			},
			"the boards of the round before": func(meetings []meeting) {
				for i := range 3 {
					meetings[3*tables+i].board = i + 1
				}
			},
		}
		for name, spoil := range tests {
			meetings := slices.Clone(right)
			spoil(meetings)
			checkOneField(t, fmt.Sprintf("%d pairs: %s", pairs, name), sheetOf(meetings))
		}
	}
}

// checkOneField reads a Howell with something wrong: it is no Mitchell for that.
func checkOneField(t *testing.T, name, sheet string) {
	t.Helper()
	ev, problems := read([]file{{name: "club.csv", data: []byte(sheet)}}, Options{})
	if !problems.HasErrors() {
		t.Errorf("%s, and there is no error", name)
	}
	for _, pair := range ev.Pairs {
		if pair.Direction != bridge.NoSide {
			t.Errorf("%s, and %v %s is a pair of its own", name, pair.Direction, pair.Number)
			return
		}
	}
}

func TestWinnersForced(t *testing.T) {
	sheet := sheetOf(howell(4, 1))
	tests := []struct {
		winners settings.Winners
		want    string
	}{
		{settings.AutoWinners, "1 2 3 4"},
		{settings.OneWinner, "1 2 3 4"},
	}
	for _, tt := range tests {
		ev, problems := readFiles(t, Options{Winners: tt.winners}, "club.csv", map[string]string{"club.csv": sheet})
		if problems.HasErrors() {
			t.Error(said(problems))
		}
		var got []string
		for _, pair := range shownPairs(ev) {
			got = append(got, strings.ReplaceAll(pair, " ", ""))
		}
		if diff := cmp.Diff(strings.Fields(tt.want), got); diff != "" {
			t.Errorf("winners %d: %s", tt.winners, diff)
		}
	}
	// Pairs that change direction are ranked in two lists with a warning.
	_, problems := readFiles(t, Options{Winners: settings.TwoWinners}, "club.csv", map[string]string{"club.csv": sheet})
	want := []string{"club.csv:F2: warning: two lists of winners are asked for, and pair 1 sits EW here but NS in row 5: such pairs are ranked in the direction that they have more often"}
	if diff := cmp.Diff(want, said(problems)); diff != "" {
		t.Error(diff)
	}
	// What is an error in one field is none in two.
	const itself = "Board,NS,EW,Contract\n1,1,1,PASS\n1,2,3,PASS\n2,1,2,PASS\n2,3,1,PASS\n"
	if _, problems := readFiles(t, Options{}, "club.csv", map[string]string{"club.csv": itself}); !problems.HasErrors() {
		t.Error("pair 1 plays against itself")
	}
	ev, problems := readFiles(t, Options{Winners: settings.TwoWinners}, "club.csv", map[string]string{"club.csv": itself})
	if problems.HasErrors() {
		t.Error(said(problems))
	}
	if diff := cmp.Diff([]string{"NS 1", "NS 2", "NS 3", "EW 1", "EW 2", "EW 3"}, shownPairs(ev)); diff != "" {
		t.Error(diff)
	}
}

func TestSectionsNumberedAnew(t *testing.T) {
	var meetings []meeting
	for _, section := range []string{"B", "A"} {
		for _, m := range mitchell(3, 3, 1) {
			m.section = section
			meetings = append(meetings, m)
		}
	}
	for _, m := range howell(4, 1) {
		m.section = "C"
		meetings = append(meetings, m)
	}
	ev, problems := readFiles(t, Options{}, "club.csv", map[string]string{"club.csv": sheetOf(meetings)})
	if problems.HasErrors() {
		t.Fatal(said(problems))
	}
	want := []string{
		"A NS 1", "A NS 2", "A NS 3", "A EW 1", "A EW 2", "A EW 3",
		"B NS 1", "B NS 2", "B NS 3", "B EW 1", "B EW 2", "B EW 3",
		"C 1", "C 2", "C 3", "C 4",
	}
	if diff := cmp.Diff(want, shownPairs(ev)); diff != "" {
		t.Error(diff)
	}
	if len(ev.Boards[0].Results) != 8 {
		t.Errorf("board 1 has %d results, want 3, 3 and 2", len(ev.Boards[0].Results))
	}
}

func TestSectionsMissing(t *testing.T) {
	runTableTests(t, []tableTest{
		{
			name:    "after its first row",
			table:   "Section,Board,NS,EW,Contract\nA,1,1,2,PASS\n,1,3,4,PASS\nB,1,1,2,PASS\n,1,3,4,PASS\n",
			results: []string{"1: A 1 v A 2 PASS 0", "1: A 3 v A 4 PASS 0", "1: B 1 v B 2 PASS 0", "1: B 3 v B 4 PASS 0"},
		},
		{
			name:     "in some rows",
			table:    "Section,Board,NS,EW,Contract\nA,1,1,2,PASS\nA,1,3,4,PASS\nB,1,1,2,PASS\n,1,3,4,PASS\n",
			problems: []string{"club.csv:A5: the section is missing"},
		},
		{
			name:    "in all rows",
			table:   "Section,Board,NS,EW,Contract\n,1,1,2,PASS\n,1,3,4,PASS\n",
			results: []string{"1: 1 v 2 PASS 0", "1: 3 v 4 PASS 0"},
		},
	})
}

// TestNumbersThatSayTheirSide takes 1NS and 1EW for two pairs, however little the
// results alone would tell.
func TestNumbersThatSayTheirSide(t *testing.T) {
	const sheet = "Board,NS,EW,Contract\n1,1NS,2EW,PASS\n1,3NS,4EW,PASS\n2,2NS,1EW,PASS\n2,4NS,3EW,PASS\n"
	ev := mustRead(t, sheet)
	if diff := cmp.Diff([]string{"NS 1", "NS 2", "NS 3", "NS 4", "EW 1", "EW 2", "EW 3", "EW 4"}, shownPairs(ev)); diff != "" {
		t.Error(diff)
	}
	ev = mustRead(t, strings.NewReplacer("1NS", "1", "2NS", "2", "3NS", "3", "4NS", "4").Replace(sheet))
	if diff := cmp.Diff([]string{"1", "2", "3", "4"}, shownPairs(ev)); diff != "" {
		t.Error(diff)
	}
}

// TestPairsInOrder sorts by number, not by text.
func TestPairsInOrder(t *testing.T) {
	ev := mustRead(t, "Board,NS,EW,Contract\n1,10,9,PASS\n1,2,1,PASS\n1,B2,A10,PASS\n1,A2,100,PASS\n")
	if diff := cmp.Diff(strings.Fields("1 2 9 10 100 A2 A10 B2"), shownPairs(ev)); diff != "" {
		t.Error(diff)
	}
}
