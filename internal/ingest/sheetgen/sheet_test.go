package sheetgen

import (
	"fmt"
	"math/rand/v2"
	"os"
	"path/filepath"
	"strconv"
	"strings"
	"testing"

	"github.com/xuri/excelize/v2"

	"bridgecalc/internal/bridge"
	"bridgecalc/internal/event"
)

const drawn = 200 // sheets of each kind

// forEachSheet draws sheets of every kind.
func forEachSheet(t *testing.T, f func(t *testing.T, s *Sheet)) {
	t.Helper()
	for _, kind := range Kinds() {
		for i := range drawn {
			s := Draw(rand.New(rand.NewPCG(7, uint64(kind)<<32|uint64(i))), kind)
			t.Run(fmt.Sprintf("%s %d", kind, i), func(t *testing.T) {
				f(t, s)
				if t.Failed() {
					t.Log(s.Choices())
				}
			})
		}
	}
}

// TestDrawPossibleResults checks that the score of each result follows from its
// contract and is possible.
func TestDrawPossibleResults(t *testing.T) {
	forEachSheet(t, func(t *testing.T, s *Sheet) {
		for i := range s.Truth.Results {
			x := &s.Truth.Results[i]
			if x.Kind != event.Played {
				continue
			}
			want := scoreResult(x.Board, x.Contract, x.Declarer, x.Tricks)
			if x.Score != want {
				t.Errorf("board %d: %v by %v, %d tricks: score %d, want %d", x.Board, x.Contract, x.Declarer, x.Tricks, x.Score, want)
			}
			if x.Tricks < 0 || x.Tricks > 13 || x.Contract.Level > 7 {
				t.Errorf("board %d: %v with %d tricks", x.Board, x.Contract, x.Tricks)
			}
		}
	})
}

// TestDrawMovement checks that nobody plays a board twice or is at a table twice.
func TestDrawMovement(t *testing.T) {
	forEachSheet(t, func(t *testing.T, s *Sheet) {
		if s.Kind == Teams || s.Kind == League {
			return
		}
		played := map[string]bool{}
		for i := range s.Truth.Results {
			x := &s.Truth.Results[i]
			players := []ID{x.NS, x.EW}
			if s.Kind == Individual {
				players = append(players, x.South, x.West)
			}
			for j, id := range players {
				key := fmt.Sprintf("%v on board %d", id, x.Board)
				if played[key] {
					t.Errorf("%s twice", key)
				}
				played[key] = true
				for _, other := range players[:j] {
					if other == id {
						t.Errorf("%v is at the table twice on board %d", id, x.Board)
					}
				}
			}
		}
	})
}

// TestDrawSame checks that a sheet depends on the random numbers only.
func TestDrawSame(t *testing.T) {
	for _, kind := range Kinds() {
		for i := range uint64(20) {
			a := Draw(rand.New(rand.NewPCG(i, 1)), kind)
			b := Draw(rand.New(rand.NewPCG(i, 1)), kind)
			if sheetText(a) != sheetText(b) || a.Choices() != b.Choices() {
				t.Errorf("%s %d is drawn differently the second time", kind, i)
			}
		}
	}
}

// sheetText returns all cells of a sheet.
func sheetText(s *Sheet) string {
	var b strings.Builder
	for _, p := range s.pages {
		fmt.Fprintf(&b, "== %s\n", p.name)
		for _, row := range p.rows {
			for _, c := range row {
				b.WriteString(c.text(false) + "\t")
			}
			b.WriteString("\n")
		}
	}
	return b.String()
}

// TestDrawComplete checks that a sheet holds what its truth says: each score and
// contract in the cells of its result, and each name.
func TestDrawComplete(t *testing.T) {
	forEachSheet(t, func(t *testing.T, s *Sheet) {
		if s.Kind == Damaged {
			return
		}
		cells := resultCells(s)
		for i := range s.Truth.Results {
			checkResult(t, &s.Truth, i, cells[i])
		}
		text := sheetText(s)
		for _, e := range s.Truth.Entrants {
			for _, name := range e.Names {
				if !strings.Contains(text, name) {
					t.Errorf("%v: no name %q", e.ID, name)
				}
			}
		}
		for _, team := range s.Truth.League.Teams {
			if !strings.Contains(text, team) {
				t.Errorf("no team %q", team)
			}
		}
	})
}

// resultCells returns the texts of the cells of each result.
func resultCells(s *Sheet) map[int][]string {
	out := map[int][]string{}
	for _, p := range s.pages {
		for _, row := range p.rows {
			for _, c := range row {
				if c.result > 0 && !c.isEmpty() {
					out[c.result-1] = append(out[c.result-1], strings.TrimSpace(c.text(false)))
				}
			}
		}
	}
	return out
}

// checkResult checks that the cells of a result hold its score or its contract.
func checkResult(t *testing.T, truth *Truth, i int, cells []string) {
	t.Helper()
	x := &truth.Results[i]
	if len(cells) == 0 {
		t.Errorf("result %d of board %d is not in the sheet", i, x.Board)
		return
	}
	if x.Kind != event.Played || x.Contract.IsPassedOut() {
		return
	}
	score, level := strconv.Itoa(max(x.Score, -x.Score)), strconv.Itoa(int(x.Contract.Level))
	hasScore, hasContract := false, false
	for _, c := range cells {
		hasScore = hasScore || strings.HasSuffix(c, score)
		hasContract = hasContract || strings.Contains(c, level)
	}
	if truth.HasContracts && !hasContract || !truth.HasContracts && !hasScore {
		t.Errorf("board %d, %v by %v, %d: only %q", x.Board, x.Contract, x.Declarer, x.Score, cells)
	}
}

// TestWrite checks that sheets can be written and opened again.
func TestWrite(t *testing.T) {
	dir := t.TempDir()
	for _, kind := range Kinds() {
		for i := range uint64(15) {
			s := Draw(rand.New(rand.NewPCG(i, 3)), kind)
			base := filepath.Join(dir, fmt.Sprintf("%s%d", kind, i))
			if err := s.Write(base + s.Extension()); err != nil {
				t.Fatalf("%v\n%s", err, s.Choices())
			}
			if err := s.WriteTruth(base); err != nil {
				t.Fatal(err)
			}
			checkFile(t, s, base+s.Extension())
		}
	}
}

// checkFile checks that a file has the pages of a sheet.
func checkFile(t *testing.T, s *Sheet, path string) {
	t.Helper()
	if s.Extension() == ".csv" {
		if data, err := os.ReadFile(path); err != nil || len(data) == 0 {
			t.Errorf("%s: %d bytes, %v", path, len(data), err)
		}
		return
	}
	f, err := excelize.OpenFile(path)
	if err != nil {
		t.Fatal(err)
	}
	defer f.Close()
	if got := f.GetSheetList(); len(got) != len(s.pages) {
		t.Errorf("%d sheets, want %d", len(got), len(s.pages))
	}
}

// TestLanguages checks that every language has all words, and four letters for suits
// and seats.
func TestLanguages(t *testing.T) {
	for _, l := range languages {
		for w := range wordCount {
			for _, text := range l.all(w) {
				if strings.TrimSpace(text) == "" {
					t.Errorf("%s: word %d has an empty alternative", l.code, w)
				}
			}
		}
		if n := len([]rune(l.seats)); n != 4 {
			t.Errorf("%s: %d seats", l.code, n)
		}
		if n := len([]rune(l.suits)); n != 4 && n != 0 {
			t.Errorf("%s: %d suits", l.code, n)
		}
		if len(l.all(wNS)) != len(l.all(wEW)) {
			t.Errorf("%s: NS and EW have different numbers of words", l.code)
		}
	}
}

// TestHowell checks that no pair meets a set of boards twice. There is no such movement
// for 10 pairs.
func TestHowell(t *testing.T) {
	order := rand.New(rand.NewPCG(1, 1)).Perm(40)
	for _, n := range []int{8, 12, 14} {
		sets := howellSets(n, order)
		if sets == nil {
			t.Errorf("no movement for %d pairs", n)
			continue
		}
		met := map[[2]int]bool{}
		for round := range n - 1 {
			for table, pairs := range roundRobin(n, round) {
				for _, p := range pairs {
					key := [2]int{p, (round + sets[table]) % (n - 1)}
					if met[key] {
						t.Errorf("%d pairs: pair %d meets set %d twice", n, key[0], key[1])
					}
					met[key] = true
				}
			}
		}
	}
}

// TestScoreResult checks some scores from NS's side.
func TestScoreResult(t *testing.T) {
	tests := []struct {
		board    int
		contract bridge.Contract
		declarer bridge.Seat
		tricks   int
		want     int
	}{
		{2, bridge.Contract{Level: 4, Strain: bridge.Spades}, bridge.North, 11, 650},
		{2, bridge.Contract{Level: 4, Strain: bridge.Spades}, bridge.East, 11, -450},
		{1, bridge.Contract{Level: 3, Strain: bridge.NoTrump, Doubling: bridge.Doubled}, bridge.West, 7, 300},
	}
	for _, tt := range tests {
		if got := scoreResult(tt.board, tt.contract, tt.declarer, tt.tricks); got != tt.want {
			t.Errorf("board %d, %v by %v, %d tricks: %d, want %d", tt.board, tt.contract, tt.declarer, tt.tricks, got, tt.want)
		}
	}
}
