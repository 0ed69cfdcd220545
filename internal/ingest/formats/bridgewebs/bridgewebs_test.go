package bridgewebs

import (
	"strconv"
	"strings"
	"testing"

	"bridgecalc/internal/ingest/formats/formattest"

	"github.com/google/go-cmp/cmp"
)

func TestTranscripts(t *testing.T) { formattest.Golden(t, "*.csv", Is, Read) }

func TestIs(t *testing.T) {
	for text, want := range map[string]bool{
		"#Version;std1\n#Title;x":           true,
		"\uFEFF#Version,std1,,,\r\n":        true,
		"#Version\t\"std1\"":                true,
		"#Version;2.0":                      false,
		"#Version":                          false,
		"#Version std1":                     false,
		"Board;NS;EW\n#Version;std1":        false,
		"#ProgramName,BBO Extractor\n":      false,
		"# version: 1\nBoard,NS,EW,Score\n": false,
		"":                                  false,
	} {
		if got := Is([]byte(text)); got != want {
			t.Errorf("Is(%q) = %t", text, got)
		}
	}
}

const (
	version    = "#Version;std1\n"
	heading    = "#Travellers\nNS;EW;NSScore;EWScore;NSPts;EWPts\n"
	board      = "#Board;1\n1;2;420;;0;0\n"
	scoreHead  = "#Scores\nPosition;Pair;Name1;Name2;Score;Tops;Percent;Boards\n"
	twoWinners = scoreHead + "1;1;Ann;Bob;2;2;100;2\n" + scoreHead + "1;1;Cid;Dee;2;2;100;2\n"
)

func TestProblems(t *testing.T) {
	tests := []struct{ name, text, want string }{
		{"ranking alone", version + scoreHead + "1;2;Ann;Bob;6;8;75;2\n", "f.csv: the file has no travellers, so there is nothing to score"},
		{"row before its part", version + "1;2;420\n" + heading + board, "f.csv:2: the line belongs to no part of the file"},
		{"result below no board", version + heading + "1;2;420\n" + board, "f.csv:4: the result stands below no board"},
		{"board without a number", version + heading + "#Board;\n" + board, "f.csv:4: the board has no number"},
		{"column missing", version + "#Travellers\nNS;EW;Score\n", "f.csv:3: the column \"nsscore\" is missing\nf.csv: the file has no travellers, so there is nothing to score"},
		{"column twice", version + "#Travellers\nNS;EW;NS\n", "f.csv:3: the heading has two columns \"NS\"\nf.csv: the file has no travellers, so there is nothing to score"},
		{"too many fields", version + heading + board + "3;4;420;;0;0;4S\n", "f.csv:6: the line has 7 fields, but its heading 6"},
		{"open quotation mark", version + heading + board + "\"3;4;420\n", "f.csv:6: the line is not understood: a cell that begins with a quotation mark is not closed"},
		{"too many fields for any", version + heading + board + strings.Repeat(";", 1000) + "\n", "f.csv:6: the line is not understood: there are more than 1000 fields"},
		{"date", version + "#Date;soon\n" + heading + board, `f.csv:2: warning: the date "soon" is not understood and left out`},
		{"whose ranking", version + twoWinners + heading + "#Board;1\n1;1;420;;2;2\n", "f.csv: the rankings have the same numbers, and do not show which of them is that of NS"},
		{"three rankings", version + twoWinners + scoreHead + "1;1;Eve;Flo\n" + heading + board, "f.csv: the rankings have the same numbers, and do not show which of them is that of NS"},
		{"no text", version + "\x00", "f.csv:2: a NUL byte: this is not text"},
	}
	for _, tt := range tests {
		t.Run(tt.name, func(t *testing.T) {
			book, problems := Read("f.csv", []byte(tt.text))
			formattest.Check(t, "f.csv", book, problems)
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

func FuzzRead(f *testing.F) {
	formattest.Fuzz(f, Is, Read, version+heading+board, version+twoWinners, "#Version")
}

func TestMutations(t *testing.T) { formattest.Mutate(t, Is, Read) }

func BenchmarkRead(b *testing.B) {
	formattest.Bench(b, Read, version+heading, func(i int) string {
		row := strconv.Itoa(1+i%8) + ";" + strconv.Itoa(9+i%8) + ";420;;" + strconv.Itoa(i%14) + ";" + strconv.Itoa(14-i%14) + "\n"
		if i%8 == 0 {
			return "#Board;" + strconv.Itoa(1+i/8) + "\n" + row
		}
		return row
	})
}
