package ingest_test

import (
	"cmp"
	"fmt"
	"maps"
	"math/rand/v2"
	"os"
	"path/filepath"
	"regexp"
	"slices"
	"strconv"
	"strings"
	"testing"
	"time"

	"bridgecalc/internal/ingest"
	"bridgecalc/internal/ingest/longer"
	"bridgecalc/internal/ingest/sheetgen"
)

const (
	// seedVariable sets the seed of TestRandomSheets.
	seedVariable = "BRIDGECALC_SEED"
	// sheetsVariable sets a folder to which TestWriteRandomSheets writes.
	sheetsVariable = "BRIDGECALC_SHEETS"
	// kindVariable limits both tests to one kind of sheet.
	kindVariable = "BRIDGECALC_SHEET_KIND"
	// countVariable sets how many sheets of each kind they draw.
	countVariable = "BRIDGECALC_SHEET_COUNT"
	// numberVariable limits them to the sheet of that number.
	numberVariable = "BRIDGECALC_SHEET"
)

// TestRandomSheets draws sheets of each kind, reads them and compares what was read
// with what was played. It draws the same sheets each time, so that a change is judged by
// itself; BRIDGECALC_SEED draws others, and make fuzz more and ever new ones. The sheet
// numbered n of a kind depends on the seed, the kind and n only.
func TestRandomSheets(t *testing.T) {
	seed := randomSeed(t)
	t.Logf("%s=%d", seedVariable, seed)
	for _, kind := range sheetKinds(t) {
		t.Run(kind.String(), func(t *testing.T) {
			t.Parallel()
			numbers := sheetNumbers(t, longer.Times(t, sheetCount(t, 60)))
			n := len(numbers)
			count := readSheets(t, kind, seed, numbers)
			count.report(t)
			for _, v := range []sheetgen.Verdict{sheetgen.Names, sheetgen.Partial, sheetgen.Wrong} {
				if count.verdicts[v] > 0 {
					t.Errorf("%d of %d sheets are judged %q, want none", count.verdicts[v], n, v)
				}
			}
			if right := count.verdicts[sheetgen.Right]; kind != sheetgen.Damaged && 100*right < 95*n {
				t.Errorf("%d of %d sheets are right, want at least 95 of 100", right, n)
			}
		})
	}
}

// sheetCounts counts the verdicts on sheets and the reasons for those that are not
// right.
type sheetCounts struct {
	verdicts map[sheetgen.Verdict]int
	reasons  map[string]*reason
}

// reason is a reason why sheets are not right.
type reason struct {
	example string
	numbers []int // of the sheets
}

// readSheets draws sheets, reads them and counts the verdicts.
func readSheets(t *testing.T, kind sheetgen.Kind, seed uint64, numbers []int) *sheetCounts {
	t.Helper()
	count := &sheetCounts{verdicts: map[sheetgen.Verdict]int{}, reasons: map[string]*reason{}}
	dir := t.TempDir()
	for _, i := range numbers {
		sheet := drawSheet(kind, seed, i)
		verdict, why := readSheet(t, sheet, dir, i)
		count.add(sheet, verdict, why, i)
	}
	return count
}

// readSheet writes a sheet to a folder, reads it and returns the verdict.
func readSheet(t *testing.T, sheet *sheetgen.Sheet, dir string, i int) (sheetgen.Verdict, string) {
	t.Helper()
	defer func() {
		if p := recover(); p != nil {
			t.Errorf("sheet %d: %v\n%s", i, p, sheet.Choices())
			panic(p)
		}
	}()
	path := filepath.Join(dir, fmt.Sprintf("s%05d%s", i, sheet.Extension()))
	if err := sheet.Write(path); err != nil {
		t.Fatalf("sheet %d: %v", i, err)
	}
	defer os.Remove(path)
	ev, problems, err := ingest.Read(path, ingest.Options{})
	if err != nil {
		t.Fatalf("sheet %d: %v", i, err)
	}
	return sheetgen.Compare(&sheet.Truth, ev, problems)
}

// drawSheet draws the sheet numbered i of a kind.
func drawSheet(kind sheetgen.Kind, seed uint64, i int) *sheetgen.Sheet {
	rng := rand.New(rand.NewPCG(seed, uint64(kind)<<32|uint64(i)))
	return sheetgen.Draw(rng, kind)
}

var (
	quoted  = regexp.MustCompile(`"[^"]*"|“[^”]*”`)
	figures = regexp.MustCompile(`\d+`)
)

// add counts a verdict.
func (c *sheetCounts) add(sheet *sheetgen.Sheet, verdict sheetgen.Verdict, why string, i int) {
	c.verdicts[verdict]++
	if verdict == sheetgen.Right {
		return
	}
	what := "see the example"
	if verdict == sheetgen.Refused {
		what = figures.ReplaceAllString(quoted.ReplaceAllString(why, "…"), "n")
	}
	key := fmt.Sprintf("%s: %s: %s", verdict, sheet.Choice("arrangement"), what)
	if c.reasons[key] == nil {
		c.reasons[key] = &reason{example: fmt.Sprintf("sheet %d: %s\n\t\t\t%s", i, why, sheet.Choices())}
	}
	c.reasons[key].numbers = append(c.reasons[key].numbers, i)
}

// report logs the counts, and for each reason how many sheets it has, their numbers
// and one example.
func (c *sheetCounts) report(t *testing.T) {
	t.Helper()
	var text strings.Builder
	for _, v := range sheetgen.Verdicts() {
		fmt.Fprintf(&text, "%s %d, ", v, c.verdicts[v])
	}
	keys := slices.Collect(maps.Keys(c.reasons))
	slices.SortFunc(keys, func(a, b string) int {
		return cmp.Or(cmp.Compare(len(c.reasons[b].numbers), len(c.reasons[a].numbers)), strings.Compare(a, b))
	})
	for _, k := range keys {
		why := c.reasons[k]
		fmt.Fprintf(&text, "\n\t%4d %s %v\n\t\t%s", len(why.numbers), k, why.numbers[:min(12, len(why.numbers))], why.example)
	}
	t.Log(text.String())
}

// randomSeed returns the seed of the environment, or one of the clock.
func randomSeed(t *testing.T) uint64 {
	t.Helper()
	text := os.Getenv(seedVariable)
	switch {
	case text == "" && longer.Times(t, 1) > 1:
		return uint64(time.Now().UnixNano())
	case text == "":
		return 7
	}
	seed, err := strconv.ParseUint(text, 10, 64)
	if err != nil {
		t.Fatalf("%s: %v", seedVariable, err)
	}
	return seed
}

// sheetKinds returns the kinds to draw.
func sheetKinds(t *testing.T) []sheetgen.Kind {
	t.Helper()
	name := os.Getenv(kindVariable)
	if name == "" {
		return sheetgen.Kinds()
	}
	i := slices.IndexFunc(sheetgen.Kinds(), func(k sheetgen.Kind) bool { return k.String() == name })
	if i < 0 {
		t.Fatalf("%s=%s: the kinds are %v", kindVariable, name, sheetgen.Kinds())
	}
	return sheetgen.Kinds()[i : i+1]
}

// sheetCount returns how many sheets to draw.
func sheetCount(t *testing.T, n int) int {
	t.Helper()
	text := os.Getenv(countVariable)
	if text == "" {
		return n
	}
	n, err := strconv.Atoi(text)
	if err != nil {
		t.Fatalf("%s: %v", countVariable, err)
	}
	return n
}

// sheetNumbers returns the numbers of the sheets to draw.
func sheetNumbers(t *testing.T, n int) []int {
	t.Helper()
	if text := os.Getenv(numberVariable); text != "" {
		i, err := strconv.Atoi(text)
		if err != nil {
			t.Fatalf("%s: %v", numberVariable, err)
		}
		return []int{i}
	}
	out := make([]int, n)
	for i := range out {
		out[i] = i
	}
	return out
}

// TestWriteRandomSheets writes sheets with their truth to the folder that
// BRIDGECALC_SHEETS names, for looking at them.
func TestWriteRandomSheets(t *testing.T) {
	folder := os.Getenv(sheetsVariable)
	if folder == "" {
		t.Skipf("%s is not set", sheetsVariable)
	}
	seed := randomSeed(t)
	for _, kind := range sheetKinds(t) {
		for _, i := range sheetNumbers(t, sheetCount(t, 20)) {
			sheet := drawSheet(kind, seed, i)
			base := filepath.Join(folder, fmt.Sprintf("%s%04d", kind, i))
			if err := sheet.Write(base + sheet.Extension()); err != nil {
				t.Fatal(err)
			}
			if err := sheet.WriteTruth(base); err != nil {
				t.Fatal(err)
			}
		}
	}
}
