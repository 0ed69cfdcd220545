package formats

import (
	"bytes"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"bridgecalc/internal/ingest/cells"
)

// TestStrayByte puts a byte that is not a character into a file of every format of
// text: it is one error with its line.
func TestStrayByte(t *testing.T) {
	paths := []string{
		"bbo/testdata/teams.csv", "bridgewebs/testdata/howell.csv", "ecats/testdata/R.txt", "jannersten/testdata/pairs.txt", "pbn/testdata/club.pbn",
		"usebio/testdata/*.xml",
	}
	for _, pattern := range paths {
		matches, err := filepath.Glob(pattern)
		if err != nil || len(matches) == 0 {
			t.Fatalf("%s: no file, %v", pattern, err)
		}
		data, err := os.ReadFile(matches[0])
		if err != nil {
			t.Fatal(err)
		}
		format, ok := Of(data)
		if !ok || !format.Text {
			t.Fatalf("%s is of no format of text", matches[0])
		}
		t.Run(format.Name, func(t *testing.T) {
			text, err := cells.Decode(data, "")
			if err != nil {
				t.Fatal(err)
			}
			head, tail := text[:len(text)-1], text[len(text)-1:]
			stray := append(append(bytes.Clone(head), 0x81), tail...)
			for _, r := range "äöåéłń€„“’–—♠♥♦♣" { // what other encodings write otherwise
				stray = bytes.ReplaceAll(stray, []byte(string(r)), []byte("?"))
			}
			book, problems, ok := Read("stray", stray, "")
			if !ok || book != nil || len(problems) != 1 || problems[0].At.Row != 1+bytes.Count(head, []byte("\n")) ||
				!strings.Contains(problems[0].Text, "the byte 0x81 is not a character in") || problems[0].Hint == "" {
				t.Errorf("%t, %v, want one error in line %d", ok, problems, 1+bytes.Count(head, []byte("\n")))
			}
		})
	}
}
