package ecats

import (
	"fmt"
	"strconv"
	"strings"
	"testing"

	"bridgecalc/internal/ingest/formats/formattest"

	"github.com/google/go-cmp/cmp"
)

func TestTranscripts(t *testing.T) { formattest.Golden(t, "*.txt", Is, Read) }

const (
	row     = "\t0\t\"\"\t\"\"\t1\t1\t2\t420\t0\t0\t\"4S\"\t\"10\"\t\"N\"\t2\t0\t\"\"\t123456\t0\t0\r\n"
	name    = "\t0\t0\t1\t\"Ann & Bob\"\t\"Ann\"\t\"Bob\"\t\"NS\"\r\n"
	theClub = "\t1\t\"false\"\t24\t0\t\"true\"\t\"Fox Hill\"\t\"\"\t\"\"\t\"\"\t\"\"\t\"\"\t\"\"\t\"\"\t\"false\"\t123456\t\"5\"\t\"10/03/2026\"\t\"\"\r\n"
)

func TestIs(t *testing.T) {
	for text, want := range map[string]bool{
		row:                                    true,
		name:                                   true,
		strings.Replace(row, "\t0", "\t17", 1): true,
		theClub:                                true,
		"":                                     false,
		"\t":                                   false,
		strings.Repeat("\t", 18):               false,
		strings.TrimPrefix(row, "\t"):          false,
		"Board\tNS\tEW\tContract\n1\t1\t2\t4S": false,
		"\tBoard\tNS\tEW\tContract\tBy\tTricks\tLead":                       false,
		"\t1\t2\t3\t4\t5\t6\t7\n":                                           false, // the corner of a grid
		"\t1\t2\t3\t4\t5\t6\t7\t8\t9\t10\t11\t12\t13\t14\t15\t16\t17\t18\n": false,
		strings.Replace(row, "420", "4S", 1):                                false,
		strings.ReplaceAll(row, "\t", ";"):                                  false,
	} {
		if got := Is([]byte(text)); got != want {
			t.Errorf("Is(%q) = %t", text, got)
		}
	}
}

func TestProblems(t *testing.T) {
	tests := []struct{ name, text, want string }{
		{"club", theClub, "f.txt: this is the file about the club for ECats, which has no results"},
		{"none", "End\r\n", "f.txt: this is no file for ECats"},
		{"no tab", row + strings.TrimPrefix(row, "\t"), "f.txt:2: the line does not begin with a tab"},
		{"too many fields", row + strings.Replace(row, "\r\n", "\t1\r\n", 1), "f.txt:2: the line has 19 fields, but 18 belong there"},
		{"too many names", name + strings.Replace(name, "\r\n", "\t1\r\n", 1), "f.txt:2: the line has 8 fields, but 7 belong there"},
		{"adjustment", row + strings.Replace(row, "2\t0\t\"\"", "2\t0\t\"A99\"", 1), `f.txt:2: the adjustment "A99" is not understood`},
		{"open quotation mark", row + "\t\"0\t1\r\n", "f.txt:2: the line is not understood: a cell that begins with a quotation mark is not closed"},
		{"no text", row + "\x00", "f.txt:2: a NUL byte: this is not text"},
	}
	for _, tt := range tests {
		t.Run(tt.name, func(t *testing.T) {
			book, problems := Read("f.txt", []byte(tt.text))
			formattest.Check(t, "f.txt", book, problems)
			var got []string
			for _, p := range problems {
				got = append(got, p.String())
			}
			if diff := cmp.Diff(tt.want, strings.Join(got, "\n")); diff != "" {
				t.Error(diff)
			}
		})
	}
}

// TestManyProblems keeps the list of problems short enough to be read.
func TestManyProblems(t *testing.T) {
	book, problems := Read("f.txt", []byte(row+strings.Repeat("x\n", 1000)))
	formattest.Check(t, "f.txt", book, problems)
	last := problems[len(problems)-1].String()
	if want := "f.txt: there are more than 100 problems; the others are not listed"; len(problems) != 101 || last != want {
		t.Errorf("%d problems, the last is %q", len(problems), last)
	}
}

func FuzzRead(f *testing.F) { formattest.Fuzz(f, Is, Read, row, name, theClub) }

func TestMutations(t *testing.T) { formattest.Mutate(t, Is, Read) }

func BenchmarkRead(b *testing.B) {
	formattest.Bench(b, Read, row, func(i int) string {
		return fmt.Sprintf("\t0\t\"\"\t\"\"\t%d\t%d\t%d\t420\t0\t0\t\"4S\"\t\"10\"\t\"N\"\t%s\t0\t\"\"\t123456\t0\t0\r\n", 1+i/8, 1+i%8, 9+i%8, strconv.Itoa(i%14))
	})
}
