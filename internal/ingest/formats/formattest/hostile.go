package formattest

import (
	"math/rand/v2"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"bridgecalc/internal/event"
	"bridgecalc/internal/ingest/cells"
)

// Check holds the answer of a reader against what every answer must be: a book
// or an error, and problems that say what and where.
func Check(t *testing.T, name string, book *cells.Book, problems event.Problems) {
	t.Helper()
	if (book == nil) != problems.HasErrors() {
		t.Fatalf("a book: %t, but the problems are %v", book != nil, problems)
	}
	for _, p := range problems {
		if p.At.File != name || p.Text == "" || p.Hint == "" {
			t.Errorf("incomplete problem %+v", p)
		}
	}
}

// Fuzz reads files made from those of testdata and from the seeds.
func Fuzz(f *testing.F, is func([]byte) bool, read Read, seeds ...string) {
	for _, data := range samples(f) {
		f.Add(data)
	}
	for _, seed := range seeds {
		f.Add([]byte(seed))
	}
	f.Fuzz(func(t *testing.T, data []byte) {
		is(data)
		book, problems := read("fuzz", data)
		Check(t, "fuzz", book, problems)
	})
}

// Mutate reads the files of testdata with bytes changed, lost and doubled, the
// same ones in every run.
func Mutate(t *testing.T, is func([]byte) bool, read Read) {
	const rounds = 2000
	random := rand.New(rand.NewPCG(1, 2))
	all := samples(t)
	for range rounds {
		data := slices.Clone(all[random.IntN(len(all))])
		for range 1 + random.IntN(4) {
			data = mutated(data, random)
		}
		is(data)
		book, problems := read("mutated", data)
		Check(t, "mutated", book, problems)
	}
}

func mutated(data []byte, random *rand.Rand) []byte {
	if len(data) == 0 {
		return data
	}
	at := random.IntN(len(data))
	end := min(len(data), at+1+random.IntN(20))
	switch random.IntN(5) {
	case 0:
		data[at] = byte(random.IntN(256))
	case 1:
		data[at] = "\"#,;\t\r\n[]0"[random.IntN(10)]
	case 2:
		data = slices.Delete(data, at, end)
	case 3:
		data = slices.Insert(data, at, slices.Clone(data[at:end])...)
	case 4:
		data = data[:at]
	}
	return data
}

// samples are the files of testdata that are no expected transcripts.
func samples(t testing.TB) [][]byte {
	t.Helper()
	paths, err := filepath.Glob("testdata/*")
	if err != nil {
		t.Fatal(err)
	}
	var all [][]byte
	for _, path := range paths {
		if info, err := os.Stat(path); err != nil || info.IsDir() || strings.HasSuffix(path, ".golden") {
			continue
		}
		data, err := os.ReadFile(path)
		if err != nil {
			t.Fatal(err)
		}
		all = append(all, data)
	}
	if len(all) == 0 {
		t.Fatal("no samples in testdata")
	}
	return all
}

// Bench reads a file of about 1 MB and one of 10 MB, made of a head and many
// rows; row makes the i-th.
func Bench(b *testing.B, read Read, head string, row func(i int) string) {
	for _, size := range []struct {
		name  string
		bytes int
	}{{"1MB", 1 << 20}, {"10MB", 10 << 20}} {
		var text strings.Builder
		text.WriteString(head)
		for i := 0; text.Len() < size.bytes; i++ {
			text.WriteString(row(i))
		}
		data := []byte(text.String())
		b.Run(size.name, func(b *testing.B) {
			b.SetBytes(int64(len(data)))
			b.ReportAllocs()
			for b.Loop() {
				if book, problems := read("bench", data); book == nil {
					b.Fatal(problems)
				}
			}
		})
	}
}
