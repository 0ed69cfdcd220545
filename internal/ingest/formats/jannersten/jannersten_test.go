package jannersten

import (
	"fmt"
	"strings"
	"testing"

	"bridgecalc/internal/ingest/formats/formattest"

	"github.com/google/go-cmp/cmp"
)

func TestTranscripts(t *testing.T) { formattest.Golden(t, "*.txt", Is, Read) }

func TestIs(t *testing.T) {
	for text, want := range map[string]bool{
		"[GAME]\r\nx;1\r\n[RESULTS]\r\n": true,
		"\uFEFF[Game] \n[RESULTS]":       true,
		"[GAME]\n[Contestants]\n":        false,
		"[Event \"Game\"]\n[RESULTS]":    false,
		"[RESULTS]\n[GAME]":              false,
		"Board;NS;EW\n[GAME]\n[RESULTS]": false,
		"[GAME];x\n[RESULTS]":            false,
		"":                               false,
	} {
		if got := Is([]byte(text)); got != want {
			t.Errorf("Is(%q) = %t", text, got)
		}
	}
}

const (
	start = "[GAME]\n[RESULTS]\n"
	row   = "1;A;1;1;2;1;2;420;4S;N;10\n"
)

func TestProblems(t *testing.T) {
	tests := []struct{ name, text, want string }{
		{"no results", start, "f.txt: the section [RESULTS] has no results"},
		{"no section", row + start + row, "f.txt:1: the line stands in no section"},
		{"seats", start + row + "1;A;1;3;4;3;5;420\n", `f.txt:4: it is not clear who sat N "3", E "4", S "3" and W "5"`},
		{"fields", start + row + strings.TrimSuffix(row, "\n") + strings.Repeat(";1", 12) + "\n", "f.txt:4: the line has 23 fields, but a result has 22"},
		{"field missing", start + "#board;n;e;s;w\n" + row, "f.txt:3: the field \"points\" is missing"},
		{"field twice", start + "#board;n;e;s;s;w\n" + row, "f.txt:3: the heading has two columns \"s\""},
		{"quotation mark", start + row + "\"1;A\n", "f.txt:4: the line is not understood: a cell that begins with a quotation mark is not closed"},
		{"date", "[GAME]\ndate;10 mars\n[RESULTS]\n" + row, `f.txt:2: warning: the date "10 mars" is not understood and left out`},
		{"names", "[GAME]\n[Contestants]\n1;Ann\n2;Bob\n[RESULTS]\n" + row, "f.txt:3: warning: the names are left out: the fields of [Contestants] are not understood"},
		{"section", "[GAME]\n[Teams]\n[RESULTS]\n" + row, "f.txt:2: warning: the section [Teams] is not known and left out"},
		{"no text", start + row + "\x00", "f.txt:4: a NUL byte: this is not text"},
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

func FuzzRead(f *testing.F) { formattest.Fuzz(f, Is, Read, start+row, "[GAME]\n=;\n[RESULTS]\n#a;b\n") }

func TestMutations(t *testing.T) { formattest.Mutate(t, Is, Read) }

func BenchmarkRead(b *testing.B) {
	formattest.Bench(b, Read, start, func(i int) string {
		return fmt.Sprintf("%d;A;1;%[2]d;%[3]d;%[2]d;%[3]d;420;4S;N;10;HK;2;0;;;100;0;;2;;\n", 1+i/8, 1+i%8, 9+i%8)
	})
}
