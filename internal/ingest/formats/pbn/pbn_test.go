package pbn

import (
	"bytes"
	"fmt"
	"math/rand/v2"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"

	"bridgecalc/internal/ingest/formats/formattest"
)

// TestTranscripts compares what is read of each file in testdata with the text
// beside it.
func TestTranscripts(t *testing.T) {
	formattest.Golden(t, "*.pbn", Is, Read)
}

// TestLineEnds says that they are of no account.
func TestLineEnds(t *testing.T) {
	files, err := filepath.Glob("testdata/*.pbn")
	if err != nil || len(files) == 0 {
		t.Fatal("no files", err)
	}
	for _, file := range files {
		data, err := os.ReadFile(file)
		if err != nil {
			t.Fatal(err)
		}
		want := formattest.Dump(Read(filepath.Base(file), data))
		for _, end := range []string{"\r\n", "\r"} {
			other := bytes.ReplaceAll(data, []byte("\n"), []byte(end))
			if diff := cmp.Diff(want, formattest.Dump(Read(filepath.Base(file), other))); diff != "" {
				t.Errorf("%s with lines ended by %q: %s", file, end, diff)
			}
		}
	}
}

const (
	cards  = `[Deal "N:AKQJ.T98.765.432 T98.765.432.AKQJ 765.432.AKQJ.T98 432.AKQJ.T98.765"]`
	others = `[Deal "E:AKQJ.T98.765.432 T98.765.432.AKQJ 765.432.AKQJ.T98 432.AKQJ.T98.765"]`
	scores = `[ScoreTable "PairId_NS;PairId_EW;Score_NS"]`
)

func TestProblems(t *testing.T) {
	tests := []struct{ name, file, want string }{
		{"nothing", "% PBN 2.1\n", "club.pbn: there are no results in this file"},
		{"only deals", `[Board "1"]` + cards + `[Contract ""]`, "club.pbn: there are deals here, but no results"},
		{"no board", scores + "\n1 2 50", "club.pbn:1: there are results here, but no [Board]"},
		{"a broken tag", `[Board "1"]` + "\n[Deal \"N:", `club.pbn:2: the tag "[Deal \"N:" is not complete`},
		{"a tag without a value", "[Board \"1\"]\n[Deal ]", `club.pbn:2: the tag "[Deal ]" is not complete`},
		{"an open comment", `[Board "1"]` + scores + "\n1 2 50\n{", "club.pbn:3: a comment in braces has no end"},
		{"a short row", "%EXPORT\n[Board \"1\"]" + scores + "\n1 2 50\n3 4", "club.pbn:4: the row has 2 values, but the table has 3 columns"},
		{"a short table", "[Board \"1\"]" + scores + "\n1 2 50\n3 4", "club.pbn:3: the row has 2 values, but the table has 3 columns"},
		{"a doubled column", `[Board "1"][ScoreTable "PairId_NS;PairId_NS"]` + "\n1 2", `club.pbn:1: the table has two columns "pairid_ns"`},
		{"two tables", `[Board "1"]` + scores + "\n1 2 50\n" + scores + "\n3 4 50", "club.pbn:3: [ScoreTable] stands twice in one record"},
		{"many at once", `[Board "1"][ScoreTable "Score_NS;Multiplicity"]` + "\n50 3", "club.pbn:2: the row stands for 3 results, and does not say whose"},
		{
			"different deals", `[Board "1"]` + cards + scores + "\n1 2 50\n\n" + `[Board "1"]` + others,
			`club.pbn:4: board "1" has other cards here than in line 1, so the results cannot be compared`,
		},
		{"a wrong deal", `[Board "1"][Deal "N:- - - -"]` + scores + "\n1 2 50", `club.pbn:1: warning: the deal of board "1" is left out: it does not give N's cards as four suits`},
		{"nobody", `[Board "1"][Contract "4S"][Declarer "N"][Result "9"]`, "club.pbn:1: board 1 does not say who played NS"},
		{
			"numbers and names", `[Board "1"][PairNS "1"][East "Ann"][Contract "4S"][Declarer "N"][Result "9"]`,
			"club.pbn:1: some results have the numbers of the pairs and others only names, so who is who is not certain",
		},
		{"not all players", `[Board "1"][Competition "Individuals"][North "Ann"][Contract "4S"]`, "club.pbn:1: board 1 does not name all four players"},
		{"whose score", `[Board "1"][PairNS "1"][PairEW "2"][Contract "4S"][Score "50"]`, `club.pbn:1: the score "50" does not say whose it is`},
		{"a split score", `[Board "1"][PairNS "1"][PairEW "2"][Contract "4S"][Score "NS 50 EW 100"]`, `club.pbn:1: the score "NS 50 EW 100" is not the same for both sides`},
		{"one team", `[Board "1"][HomeTeam "Owls"][Contract "4S"]`, "club.pbn:1: board 1 does not name the two teams"},
		{"no room", `[Board "1"][HomeTeam "Owls"][VisitTeam "Foxes"][Contract "4S"]`, "club.pbn:1: the results of Owls against Foxes do not say in which room they are, and the players of board 1 are not given"},
		{"several events", `[Event "A"][Board "1"]` + scores + "\n1 2 50\n\n[Event \"B\"]", `club.pbn:4: warning: the records are of several events: "A", "B" and so on`},
		{"other names", `[Board "1"][ScoreTable "PairId_NS;PairId_EW;Score_NS;Names_NS"]` + "\n1 2 50 Ann\n1 3 50 Bob", "club.pbn:3: warning: pair 1 has other names here: Bob"},
	}
	for _, tt := range tests {
		t.Run(tt.name, func(t *testing.T) {
			_, problems := Read("club.pbn", []byte(tt.file))
			var got []string
			for _, p := range problems {
				got = append(got, p.String())
			}
			if diff := cmp.Diff(tt.want, strings.Join(got, "|")); diff != "" {
				t.Error(diff)
			}
		})
	}
}

func TestScoring(t *testing.T) {
	tests := []struct{ scoring, competition, want string }{
		{"MatchPoints;MP2", "", "mp"},
		{"MP", "Pairs", "mp"},
		{"IMP", "Teams", "teams"},
		{"IMP", "Pairs", ""},
		{"Butler", "Pairs", "butler"},
		{"IMP;Cross", "", "ximp"},
		{"", "Cavendish", "ximp"},
		{"BAM", "Teams", "bam"},
		{"Patton", "Teams", "patton"},
		{"Rubber", "", "rubber"},
		{"", "Chicago", "chicago"},
		{"", "", ""},
	}
	for _, tt := range tests {
		rec := &record{tags: map[string]tag{"Scoring": {tt.scoring, 1}, "Competition": {tt.competition, 1}}}
		if got := scoringOf(rec); got != tt.want {
			t.Errorf("%q, %q: %q, want %q", tt.scoring, tt.competition, got, tt.want)
		}
	}
}

// TestInheritance follows chapter 4.8 of the standard; of the same event is also what does
// not name one.
func TestInheritance(t *testing.T) {
	const file = `
[Event "A"][Site "##X"][Board "1"][Deal "#"]

[Event "#"][Board "2"]

[Site "Y"][Board "3"]

[Event "#"][Board "?"]
`
	var got []string
	s := newScanner(func(rec *record) {
		got = append(got, strings.Join([]string{rec.value("Event"), rec.value("Site"), rec.value("Board"), rec.value("Deal")}, ","))
	}, func(line int, text string) { t.Error(line, text) })
	s.scan(file)
	if diff := cmp.Diff([]string{"A,X,1,#", "A,X,2,", "A,Y,3,", "A,Y,,"}, got); diff != "" {
		t.Error(diff)
	}
}

func TestSplit(t *testing.T) {
	for line, want := range map[string][]string{
		"":                      nil,
		`1  2	3`:                {"1", "2", "3"},
		`"a b" "" - "c \"d\""`:  {"a b", "", "-", `c "d"`},
		`"open`:                 {"open"},
		`"a"b c`:                {"a", "b", "c"},
		`"ends in a backslash\`: {`ends in a backslash\`},
	} {
		if diff := cmp.Diff(want, split(line)); diff != "" {
			t.Errorf("%s: %s", line, diff)
		}
	}
}

func TestEncodings(t *testing.T) {
	for name, letter := range map[string]string{"UTF-8": "ä", "ISO 8859-1": "\xE4"} {
		got := formattest.Dump(Read("club.pbn", []byte("%Content-type: text/x-pbn; charset=ISO-8859-1\n[Event \"J"+letter+"rvi\"][Board \"1\"]"+scores+"\n1 2 50")))
		if !strings.Contains(got, `"Järvi"`) {
			t.Errorf("%s: read as\n%s", name, got)
		}
	}
}

func TestIs(t *testing.T) {
	for text, want := range map[string]bool{
		"":                    false,
		"% PBN 1.0":           true,
		"\uFEFF% PBN 2.1\r\n": true,
		"; a note\n\n[Event \"\"]\n[Board \"1\"]": true,
		"[Event \"\"]\n[White \"Ann\"]":           false, // chess
		"[GAME]\n#1;A":                            false,
		"Board,NS,EW\n[Board \"1\"]":              false,
	} {
		if Is([]byte(text)) != want {
			t.Errorf("Is(%q) = %v", text, !want)
		}
	}
}

// TestDamage reads files that are cut off or have wrong bytes: there is a book or
// a reason, and no panic.
func TestDamage(t *testing.T) {
	for _, name := range []string{"club", "teams", "singles"} {
		data, err := os.ReadFile("testdata/" + name + ".pbn")
		if err != nil {
			t.Fatal(err)
		}
		random := rand.New(rand.NewPCG(1, 2))
		for n := range 1500 {
			damaged := bytes.Clone(data)
			if n%3 == 0 {
				damaged = damaged[:random.IntN(len(damaged))]
			}
			for range min(len(damaged), random.IntN(4)) {
				damaged[random.IntN(len(damaged))] = byte(random.IntN(256))
			}
			if book, problems := Read("club.pbn", damaged); book == nil && !problems.HasErrors() {
				t.Fatalf("no book and no reason: %q", damaged)
			}
		}
	}
}

func FuzzRead(f *testing.F) {
	f.Add([]byte(`[Event "##A"][Board "1"]` + cards + scores + "\n1 2 50\n3 4 -"))
	f.Add([]byte(`[Board "1"][HomeTeam "A"][VisitTeam "B"][Room "Open"][Contract "4S"][Score "NS 420"]`))
	f.Add([]byte("% EXPORT\n[TotalScoreTable \"Rank;PairId;Names\"]\n1 2 \"a - b\"\n{"))
	f.Fuzz(func(t *testing.T, data []byte) {
		Is(data)
		book, problems := Read("club.pbn", data)
		formattest.Check(t, "club.pbn", book, problems)
	})
}

// big is a file of about so many bytes: tables, or single results.
func big(size int, single bool) []byte {
	var b bytes.Buffer
	b.WriteString("% PBN 2.1\n% EXPORT\n")
	for n := 1; b.Len() < size; n++ {
		fmt.Fprintf(&b, "[Board \"%d\"]\n%s\n", n, cards)
		if single {
			fmt.Fprintf(&b, "[North \"N%d\"]\n[South \"S\"]\n[East \"E%d\"]\n[West \"W\"]\n[Declarer \"N\"]\n[Contract \"4H\"]\n[Result \"10\"]\n[Score \"NS 420\"]\n\n", n%97, n%89)
			continue
		}
		b.WriteString("[ScoreTable \"PairId_NS\\3R;PairId_EW\\3R;Contract\\4L;Declarer;Result\\2R;Score_NS\\5R;Score_EW\\5R\"]\n")
		for table := range 20 {
			fmt.Fprintf(&b, "%3d %3d 4H   N 10   420     -\n", table+1, table+21)
		}
		b.WriteByte('\n')
	}
	return b.Bytes()
}

func BenchmarkRead(b *testing.B) {
	for _, single := range []bool{false, true} {
		for _, megabytes := range []int{1, 10} {
			data := big(megabytes<<20, single)
			b.Run(fmt.Sprintf("single=%v/%dMB", single, megabytes), func(b *testing.B) {
				b.SetBytes(int64(len(data)))
				b.ReportAllocs()
				for b.Loop() {
					if book, problems := Read("club.pbn", data); book == nil {
						b.Fatal(problems)
					}
				}
			})
		}
	}
}

// TestQuotedRows reads tables whose rows stand within the quotation marks of their tags.
func TestQuotedRows(t *testing.T) {
	const columns = `PairId_NS\3R;PairId_EW\3R;Score_NS`
	want := formattest.Dump(Read("club.pbn", []byte("[Board \"1\"]\n[ScoreTable \""+columns+"\"]\n1 2 50\n3 4 -50\n")))
	got := formattest.Dump(Read("club.pbn", []byte("[Board \"1\"]\n[ScoreTable \""+columns+"\n1 2 50\n3 4 -50\"]\n")))
	if diff := cmp.Diff(want, got); diff != "" {
		t.Error(diff)
	}
}

// TestBlankRecords reads records that lack their contract or their tricks: the first are
// tables that did not play, and the others are replaced by later records of the same players.
func TestBlankRecords(t *testing.T) {
	record := func(ns, ew, contract, result string) string {
		return fmt.Sprintf("[Board \"1\"]\n[PairNS \"%s\"]\n[PairEW \"%s\"]\n[Declarer \"N\"]\n[Contract \"%s\"]\n[Result \"%s\"]\n\n", ns, ew, contract, result)
	}
	got := formattest.Dump(Read("club.pbn", []byte(record("1", "2", "4S", "")+record("1", "2", "4S", "10")+record("3", "4", "", ""))))
	for _, want := range []string{
		`NS="1" EW="2" Contract="4S" By="N" Tricks="10"`, `NS="3" EW="4" Remarks="not played"`,
		"club.pbn:1: warning: board 1 has no result here, but one of the same players in line 8, which counts",
		"club.pbn:15: warning: board 1 has players here, but no contract, and counts as not played",
	} {
		if !strings.Contains(got, want) {
			t.Errorf("%q is not in\n%s", want, got)
		}
	}
	if strings.Contains(got, `Contract="4S" By="N"\n`) {
		t.Error(got)
	}
}

// TestLeftOutTags reads records that leave out what they share with the one before.
func TestLeftOutTags(t *testing.T) {
	const file = `[Event "Cup"]
[HomeTeam "Foxes"]
[VisitTeam "Owls"]
[Board "1"]
[Room "Open"]
[North "Ann"]
[East "Bea"]
[South "Cid"]
[West "Dan"]
[Declarer "N"]
[Contract "4S"]
[Result "10"]

[Room "Closed"]
[North "Eve"]
[East "Fay"]
[South "Gus"]
[West "Hal"]
[Declarer "N"]
[Contract "4S"]
[Result "9"]

[Board "2"]
[Room "Open"]
[Declarer "S"]
[Contract "3NT"]
[Result "9"]

[Room "Closed"]
[Declarer "S"]
[Contract "3NT"]
[Result "8"]
`
	book, problems := Read("cup.pbn", []byte(file))
	if len(problems) > 0 {
		t.Fatal(problems)
	}
	if got := formattest.Dump(book, nil); strings.Count(got, `Home="Foxes" Away="Owls"`) != 4 || strings.Count(got, `Board="2"`) != 2 {
		t.Error(got)
	}
	roomless := strings.NewReplacer("[Room \"Open\"]\n", "", "[Room \"Closed\"]\n", "").Replace(file)
	_, problems = Read("cup.pbn", []byte(roomless))
	want := "cup.pbn:1: the results of Foxes against Owls do not say in which room they are, and the players of board 2 are not given"
	if len(problems) != 1 || problems[0].String() != want {
		t.Errorf("problems %v, want %s", problems, want)
	}
}
