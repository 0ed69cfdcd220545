package jet_test

import (
	"encoding/binary"
	"fmt"
	"math/rand/v2"
	"runtime"
	"strings"
	"testing"
	"time"

	"bridgecalc/internal/ingest/jet"
	"bridgecalc/internal/ingest/jet/jettest"
)

func FuzzOpen(f *testing.F) {
	for _, format := range jettest.Formats {
		f.Add(jettest.Build(format, kinds()))
	}
	f.Fuzz(func(t *testing.T, data []byte) {
		if err := readAll(data); err == nil && !jet.Is(data) {
			t.Error("read, but it is no database")
		}
	})
}

// TestMutations changes a few bytes of sound databases. There may be an error,
// but no panic, and no way that does not end.
func TestMutations(t *testing.T) {
	eachFormat(t, func(t *testing.T, format jettest.Format) {
		sound := jettest.Build(format, kinds(), wide(), moves())
		random := rand.New(rand.NewPCG(1, uint64(format)))
		refused := 0
		for range 1000 {
			data := append([]byte(nil), sound...)
			for range 1 + random.IntN(6) {
				mutate(random, data)
			}
			start := time.Now()
			if readAll(data) != nil {
				refused++
			}
			if took := time.Since(start); took > 5*time.Second {
				t.Fatalf("one file took %v", took)
			}
		}
		if refused == 0 {
			t.Error("no change was found to be damage")
		}
	})
}

// mutate changes a byte, or a word to a number that is likely to point
// somewhere.
func mutate(random *rand.Rand, data []byte) {
	at := 24 + random.IntN(len(data)-28)
	switch random.IntN(3) {
	case 0:
		data[at] = byte(random.Uint32())
	case 1:
		binary.LittleEndian.PutUint16(data[at:], uint16(random.IntN(0x2000)))
	default:
		binary.LittleEndian.PutUint32(data[at:], random.Uint32N(16)<<8|random.Uint32N(4))
	}
}

// TestSharedBytes has a page of rows which all are the same long text: a small
// file that would come out as a very large table.
func TestSharedBytes(t *testing.T) {
	note := jettest.Table{Name: "Notes", Columns: []jettest.Column{{Name: "Note", Type: jettest.Memo}}}
	note.Rows = jettest.Rows([]any{strings.Repeat("x", 2_000_000)})
	for range 150 {
		note.Rows = append(note.Rows, jettest.Row{Values: []any{"y"}})
	}
	data := jettest.Build(jettest.Jet4, note)
	page := rowsPage(t, data, 151)
	first := binary.LittleEndian.Uint16(page[14:])
	long := page[first+2 : first+14]
	for i := 1; i <= 150; i++ { // the value that every row points to
		at := binary.LittleEndian.Uint16(page[14+2*i:])
		copy(page[at+2:at+14], long)
	}
	var before, after runtime.MemStats
	runtime.ReadMemStats(&before)
	err := readAll(data)
	runtime.ReadMemStats(&after)
	if err == nil || !strings.Contains(err.Error(), "rows share their bytes") {
		t.Errorf("read: %v", err)
	}
	if spent := after.TotalAlloc - before.TotalAlloc; spent > 100*uint64(len(data)) {
		t.Errorf("%d bytes were spent on a file of %d", spent, len(data))
	}
}

// rowsPage finds the page of Jet 4 that has so many rows.
func rowsPage(t *testing.T, data []byte, rows uint16) []byte {
	t.Helper()
	for ; len(data) > 0; data = data[4096:] {
		if data[0] == 1 && binary.LittleEndian.Uint16(data[12:]) == rows {
			return data[:4096]
		}
	}
	t.Fatal("the rows are not on one page")
	return nil
}

// BenchmarkRows reads a table of about 1 MB and of about 10 MB.
func BenchmarkRows(b *testing.B) {
	for _, format := range jettest.Formats {
		for _, rows := range []int{14_000, 140_000} {
			data := jettest.Build(format, games(rows))
			b.Run(fmt.Sprintf("Jet %d, %d kB", format, len(data)/1000), func(b *testing.B) {
				b.SetBytes(int64(len(data)))
				for b.Loop() {
					if err := readAll(data); err != nil {
						b.Fatal(err)
					}
				}
			})
		}
	}
}
