package bbo

import (
	"os"
	"path/filepath"
	"strconv"
	"strings"
	"testing"

	"bridgecalc/internal/ingest/formats/formattest"

	"github.com/google/go-cmp/cmp"
)

func TestTranscripts(t *testing.T) { formattest.Golden(t, "*.csv", Is, Read) }

// TestCorpus reads files that the add-on wrote, where there is a collection of
// them.
func TestCorpus(t *testing.T) {
	corpus := os.Getenv("BRIDGECALC_CORPUS")
	if corpus == "" {
		t.Skip("no BRIDGECALC_CORPUS")
	}
	paths, err := filepath.Glob(filepath.Join(corpus, "bbo", "*.csv"))
	if err != nil || len(paths) == 0 {
		t.Fatalf("no files: %v", err)
	}
	for _, path := range paths {
		data, err := os.ReadFile(path)
		if err != nil {
			t.Fatal(err)
		}
		if !Is(data) {
			t.Errorf("%s is not taken for a file of BBO Extractor", path)
		}
		book, problems := Read(path, data)
		if book == nil || len(problems) > 0 {
			t.Errorf("%s", formattest.Dump(nil, problems))
		}
		want := strings.Count(string(data), ",\"qx|") + strings.Count(string(data), "PASS,PASS")
		if got := strings.Count(formattest.Dump(book, nil), " Board="); got != want {
			t.Errorf("%s: %d results, want %d", path, got, want)
		}
	}
}

func TestIs(t *testing.T) {
	for text, want := range map[string]bool{
		"#ProgramName,BBO Extractor\n":             true,
		"\uFEFF#ProgramName,BBO Extractor,,\r\n#V": true,
		"#ProgramName;BBO Extractor":               true,
		"#ProgramName,Other":                       false,
		"#ProgramName,Other\n#Title,BBO Extractor": false,
		"ProgramName,BBO Extractor":                false,
		"Board,NS,EW,Contract\n1,1,2,4S":           false,
		"# title: BBO Extractor\nBoard,NS":         false,
		"":                                         false,
	} {
		if got := Is([]byte(text)); got != want {
			t.Errorf("Is(%q) = %t", text, got)
		}
	}
}

const (
	program = "#ProgramName,BBO Extractor\n"
	heading = "#TravellerLines\n#Board,North,South,East,West,Result,Contract,Declarer,Tricks,Lead,Score,nsPair,ewPair\n"
	row     = "1,Ann,Bob,Cid,Dee,4SN=,4S,N,10,TC,420,1,2\n"
)

func TestProblems(t *testing.T) {
	tests := []struct{ name, text, want string }{
		{"no travellers", program + "#ScoringType,MATCH_POINTS\n", "f.csv: the file has no travellers"},
		{"heading alone", program + heading, "f.csv: the file has no travellers"},
		{"scoring", program + "#ScoringType,TOTAL_POINTS\n" + heading + row, `f.csv:2: the scoring "TOTAL_POINTS" is not known`},
		{"IMPs without teams", program + "#ScoringType,IMPS\n" + heading + row, "f.csv: the scoring is IMPS, but there is no ranking of teams"},
		{"Swiss", program + "#EventType,SWISS_TEAMS\n" + heading + row, "f.csv:2: the file is of a Swiss for teams, which does not say who the teams are"},
		{"date", program + "#Date,soon\n" + heading + row, `f.csv:2: warning: the date "soon" is not understood and left out`},
		{"row before its part", program + row + heading + row, "f.csv:2: the line belongs to no part of the file"},
		{"no heading", program + "#TravellerLines\n" + row, "f.csv:3: the line has no heading above it that is understood\nf.csv: the file has no travellers"},
		{"column missing", program + "#TravellerLines\n#Board,North,South\n", "f.csv:3: the column \"east\" is missing\nf.csv: the file has no travellers"},
		{"column twice", program + "#TravellerLines\n#Board,North,North\n", "f.csv:3: the heading has two columns \"North\"\nf.csv: the file has no travellers"},
		{"comma in a name", program + heading + "1,Ann,Smith, John,Cid,Dee,4SN=,4S,N,10,TC,420,1,2,3\n", "f.csv:4: the line has 15 fields, but its heading 13\nf.csv: the file has no travellers"},
		{
			"comma in a name, not seen by the number of fields",
			program + strings.TrimSuffix(heading, "\n") + ",section,playdata\n" + "1,Ann,Smith, John,Cid,Dee,4SN=,4S,N,10,TC,420,1,2,,\"qx|o1|\"\n",
			"f.csv:4: the line has 16 fields, but its heading 15\nf.csv: the file has no travellers",
		},
		{"open quotation mark", program + heading + row + "2,\"Ann,Bob,Cid,Dee,4SN=,4S,N,10,TC,420,1,2\n" + row, "f.csv:5: the line is not understood: a cell that begins with a quotation mark is not closed"},
		{"one number", program + heading + "1,Ann,Bob,Cid,Dee,4SN=,4S,N,10,TC,420,1,\n", "f.csv:4: only one of the pairs has a number"},
		{"no name", program + heading + "1,Ann,Bob,,Dee,4SN=,4S,N,10,TC,420,,\n", "f.csv:4: a player has no name, and the pairs have no numbers"},
		{
			"pairs that cannot be told apart",
			program + "#Ranking,All,0,Both\n#Rank,Name,Score\n1,Robot+Robot,60\n2,robot+Robot,40\n" + heading + "1,Robot,Robot,Robot,Robot,4SN=,4S,N,10,TC,420,,\n",
			"f.csv:5: two of the ranking are called robot and Robot, and the travellers have no numbers",
		},
		{"ranking below", program + heading + row + "#Ranking,All,0,Both\n", "f.csv:5: the ranking stands below the travellers"},
		{"mark within a part", program + heading + row + "#Something,1\n", `f.csv:5: "#Something" is not expected here`},
		{"teams", program + "#Ranking,TEAMS\n#Rank,Team,Imps,TeamName\n1,1,3,Foxes\n" + heading + row, `f.csv:7: the teams "1" and "2" are not understood`},
		{
			"one team", program + "#Ranking,TEAMS\n#Rank,Team,Imps,TeamName\n1,1,3,Foxes\n" + heading + strings.Replace(row, "1,2\n", "NS1,EW2\n", 1),
			"f.csv:7: a match has two teams, 1 and 2, but the ranking has 1",
		},
		{"substitute of nobody", program + heading + row + "#Substitutions\n#Pair,Name1,Name2,Played\n,Ann,Bob,3\n", "f.csv:7: the substitutes have no pair's number"},
		{"no text", program + "\x00", "f.csv:2: a NUL byte: this is not text"},
		{"letters", program + "\x81\n", "f.csv:2: the byte 0x81 is not a character in windows-1252"},
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
	formattest.Fuzz(f, Is, Read, program+heading+row, program+"#Ranking,TEAMS\n", "#ProgramName;BBO Extractor\n#Ranking;")
}

func TestMutations(t *testing.T) { formattest.Mutate(t, Is, Read) }

func BenchmarkRead(b *testing.B) {
	formattest.Bench(b, Read, program+heading, func(i int) string {
		return strconv.Itoa(1+i/8) + `,"Ann Ant",Bob Bee,Cid Cricket,Dee Dor,4SN=,4S,N,10,TC,420,` + strconv.Itoa(1+i%8) + "," + strconv.Itoa(9+i%8) + "\n"
	})
}
