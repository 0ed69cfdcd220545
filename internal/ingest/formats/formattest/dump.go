// Package formattest helps to test the readers of other programs' files.
package formattest

import (
	"flag"
	"fmt"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"bridgecalc/internal/event"
	"bridgecalc/internal/ingest/cells"

	"github.com/google/go-cmp/cmp"
)

var update = flag.Bool("update", false, "write the expected transcripts anew")

// Read is what every format exports.
type Read func(name string, data []byte) (*cells.Book, event.Problems)

// Dump writes a book and the problems as text: each row with the line that it
// stands for, and each cell with its heading.
func Dump(book *cells.Book, problems event.Problems) string {
	var b strings.Builder
	for _, p := range problems {
		fmt.Fprintf(&b, "%v\n\t%s\n", p, p.Hint)
	}
	if book == nil {
		return b.String()
	}
	for _, sheet := range book.Sheets {
		fmt.Fprintf(&b, "== %s\n", sheet.Name)
		head := sheet.Row(0)
		for i := 1; i < sheet.Len(); i++ {
			row := sheet.Row(i)
			fmt.Fprintf(&b, "%d:", row.Num)
			for col := range row.Len() {
				if text := row.Text(col); text != "" {
					fmt.Fprintf(&b, " %s=%q", head.Text(col), text)
				}
			}
			b.WriteByte('\n')
		}
	}
	return b.String()
}

// Golden reads every file of testdata that the pattern matches and holds what
// comes out against the file of the same name with ".golden" behind it. The cells
// of results must be such as reading results understands.
func Golden(t *testing.T, pattern string, is func([]byte) bool, read Read) {
	t.Helper()
	paths, err := filepath.Glob(filepath.Join("testdata", pattern))
	if err != nil || len(paths) == 0 {
		t.Fatalf("no files for %s: %v", pattern, err)
	}
	for _, path := range paths {
		if filepath.Ext(path) == ".golden" {
			continue
		}
		t.Run(filepath.Base(path), func(t *testing.T) {
			data, err := os.ReadFile(path)
			if err != nil {
				t.Fatal(err)
			}
			if !is(data) {
				t.Error("not taken for this format")
			}
			book, problems := read(filepath.Base(path), data)
			understood(t, book)
			compare(t, path+".golden", Dump(book, problems))
		})
	}
}

func compare(t *testing.T, golden, got string) {
	t.Helper()
	if diff := cmp.Diff(kept(t, golden, []byte(got)), got); diff != "" {
		t.Error(diff)
	}
}

// Kept holds a file that a test makes, because no editor could, against the one
// that is kept.
func Kept(t *testing.T, path string, data []byte) {
	t.Helper()
	if kept(t, path, data) != string(data) {
		t.Errorf("%s is not what the test makes", path)
	}
}

// kept is what a file holds; with -update it is written first.
func kept(t *testing.T, path string, data []byte) string {
	t.Helper()
	if *update {
		if err := os.WriteFile(path, data, 0o644); err != nil {
			t.Fatal(err)
		}
	}
	held, err := os.ReadFile(path)
	if err != nil {
		t.Fatal(err)
	}
	return string(held)
}
