package bridge

import (
	"fmt"
	"math"
	"os"
	"path/filepath"
	"strconv"
	"strings"
	"testing"
)

// victoryTopics has the test of each topic of testdata/victory.json.
var victoryTopics = map[string]func(t *testing.T, e example){
	"vp_discrete_20":        exampleOf(testDiscreteColumn),
	"vp_discrete_20_lookup": exampleOf(testDiscreteLookup),
	"vp_discrete_10_half":   exampleOf(testHalfMatchFile),
	"vp_acbl_20":            exampleOf(testACBL(ACBLVictory20(), 20)),
	"vp_acbl_30":            exampleOf(testACBL(ACBLVictory30(), 30)),
	"vp_25_0":               exampleOf(testOld25),
}

func TestPublishedVictoryScales(t *testing.T) {
	data, err := os.ReadFile(filepath.Join("testdata", "victory.json"))
	if err != nil {
		t.Fatal(err)
	}
	var examples []example
	if err := strictUnmarshal(data, &examples); err != nil {
		t.Fatal(err)
	}
	tested := make(map[string]bool)
	for _, e := range examples {
		test := victoryTopics[e.Topic]
		if test == nil {
			t.Fatalf("topic %q has no test", e.Topic)
		}
		tested[e.Topic] = true
		t.Run(e.Topic+string(e.Input), func(t *testing.T) { test(t, e) })
	}
	if len(tested) != len(victoryTopics) {
		t.Errorf("%d topics have examples, want %d", len(tested), len(victoryTopics))
	}
}

type boardsInput struct{ Boards int }

type discreteColumn struct {
	From []int `json:"first_margin_for_vp_10_to_20"`
}

func testDiscreteColumn(t *testing.T, in boardsInput, want discreteColumn) {
	table := NewDiscreteVictoryTable(in.Boards)
	if len(table) != len(want.From) {
		t.Fatalf("%d steps, want %d", len(table), len(want.From))
	}
	for i, from := range want.From {
		checkStep(t, table, from, 1000+100*i, 1000-100*i)
		if i > 0 {
			checkStep(t, table, from-1, 900+100*i, 1100-100*i)
		}
	}
}

func checkStep(t *testing.T, table VictoryTable, margin, winner, loser int) {
	t.Helper()
	if home, away := table.Points(margin); home != winner || away != loser {
		t.Errorf("margin %d: %d–%d, want %d–%d", margin, home, away, winner, loser)
	}
	if home, away := table.Points(-margin); margin > 0 && (home != loser || away != winner) {
		t.Errorf("margin %d: %d–%d, want %d–%d", -margin, home, away, loser, winner)
	}
}

type lookupInput struct{ Boards, IMPs int }

func testDiscreteLookup(t *testing.T, in lookupInput, want int) {
	checkStep(t, NewDiscreteVictoryTable(in.Boards), in.IMPs, 100*want, 2000-100*want)
}

type halfInput struct {
	Boards int `json:"half_boards"`
}

type halfColumn struct {
	From []int `json:"first_margin_for_vp_5_to_10"`
}

// testHalfMatchFile has the table as a director would give it.
func testHalfMatchFile(t *testing.T, in halfInput, want halfColumn) {
	var file strings.Builder
	for i, from := range want.From {
		fmt.Fprintf(&file, "%d,%d,%d,%d\n", in.Boards, from, 5+i, 5-i)
	}
	tables, faults := ReadVictoryTables(strings.NewReader(file.String()))
	if len(faults) > 0 {
		t.Fatal(faults)
	}
	table, _ := tables.For(in.Boards)
	own, ok := HalfVictory10().For(in.Boards)
	if !ok || len(own) != len(want.From) {
		t.Fatalf("%d steps, want %d", len(own), len(want.From))
	}
	for i, from := range want.From {
		checkStep(t, table, from, 500+100*i, 500-100*i)
		checkStep(t, own, from, 500+100*i, 500-100*i)
	}
}

type rangeInput struct{ Boards string }

type acblColumn struct {
	From [][2]int `json:"from_margin"`
}

func testACBL(tables VictoryTables, pool int) func(t *testing.T, in rangeInput, want acblColumn) {
	return func(t *testing.T, in rangeInput, want acblColumn) {
		first, last, _ := strings.Cut(in.Boards, "-")
		for boards := atoi(t, first); boards <= atoi(t, last); boards++ {
			table, ok := tables.For(boards)
			if !ok {
				t.Fatalf("no table for %d boards", boards)
			}
			for _, step := range want.From {
				checkStep(t, table, step[0], 100*step[1], 100*(pool-step[1]))
			}
			if len(table) != len(want.From) {
				t.Errorf("%d steps, want %d", len(table), len(want.From))
			}
		}
	}
}

type old25Column struct {
	From [][2]any `json:"from_margin"`
}

func testOld25(t *testing.T, in boardsInput, want old25Column) {
	table, ok := OldVictory25().For(in.Boards)
	if !ok || len(table) != len(want.From) {
		t.Fatalf("%d steps, want %d", len(table), len(want.From))
	}
	for _, step := range want.From {
		winner, loser, _ := strings.Cut(step[1].(string), "-")
		checkStep(t, table, int(step[0].(float64)), 100*atoi(t, winner), 100*atoi(t, loser))
	}
}

// TestVictoryTableProperties holds for every scale in steps: no more is ever won by a smaller
// margin, the opposite margin mirrors, and the whole pool of 20 is shared.
func TestVictoryTableProperties(t *testing.T) {
	for boards := range maxBoards + 1 {
		table := NewDiscreteVictoryTable(boards)
		before := 0
		for margin := -120; margin <= 120; margin++ {
			home, away := table.Points(margin)
			mirroredAway, mirroredHome := table.Points(-margin)
			if home < before || home+away != 2000 || home != mirroredHome || away != mirroredAway {
				t.Fatalf("%d boards, margin %d: %d–%d after %d, mirrored %d–%d", boards, margin, home, away, before, mirroredHome, mirroredAway)
			}
			before = home
		}
		if table.Pool() != 2000 {
			t.Errorf("%d boards: pool of %d", boards, table.Pool())
		}
	}
}

func TestVictoryTableExtremes(t *testing.T) {
	table := NewDiscreteVictoryTable(16)
	for _, margin := range []int{math.MaxInt, math.MinInt} {
		want := 2000
		if margin < 0 {
			want = 0
		}
		if home, away := table.Points(margin); home != want || away != 2000-want {
			t.Errorf("margin %d: %d–%d", margin, home, away)
		}
	}
	if home, away := VictoryTable(nil).Points(0); home != 0 || away != 0 {
		t.Errorf("no table: %d–%d", home, away)
	}
	for name, tables := range map[string]VictoryTables{
		"ACBL 20": ACBLVictory20(), "ACBL 30": ACBLVictory30(), "25–0": OldVictory25(), "10–0": HalfVictory10(),
	} {
		for _, boards := range []int{1, 2, 5, 12, 16, 32} {
			if _, ok := tables.For(boards); ok {
				t.Errorf("%s has a table for %d boards, of which none is published", name, boards)
			}
		}
	}
}

// TestDiscreteRoundingIsSafe makes sure that no step depends on the last bits of the floating-point
// formula.
func TestDiscreteRoundingIsSafe(t *testing.T) {
	for boards := 1; boards <= maxBoards; boards++ {
		for vp := 10.5; vp < 20; vp++ {
			margin := continuousMargin(vp, blitzMargin(boards))
			if distance := math.Abs(margin - math.Round(margin)); distance < 1e-9 {
				t.Errorf("%d boards, %s VP: %.12f is a whole margin", boards, strconv.FormatFloat(vp, 'f', 1, 64), margin)
			}
		}
	}
}
