package usebio

import (
	"bytes"
	"fmt"
	"math/rand/v2"
	"os"
	"strings"
	"testing"
	"unicode/utf16"

	"github.com/google/go-cmp/cmp"

	"bridgecalc/internal/ingest/formats/formattest"
)

// TestTranscripts compares what is read of each file in testdata with the text
// beside it.
func TestTranscripts(t *testing.T) {
	formattest.Golden(t, "*.xml", Is, Read)
}

const (
	line  = `<TRAVELLER_LINE><NS_PAIR_NUMBER>1</NS_PAIR_NUMBER><EW_PAIR_NUMBER>2</EW_PAIR_NUMBER><SCORE>90</SCORE></TRAVELLER_LINE>`
	board = `<BOARD><BOARD_NUMBER>1</BOARD_NUMBER>` + line + `</BOARD>`
)

func fileOf(kind, inside string) string {
	return "<USEBIO><EVENT EVENT_TYPE='" + kind + "'>\n" + inside + "\n</EVENT></USEBIO>"
}

func TestProblems(t *testing.T) {
	tests := []struct{ name, file, want string }{
		{"nothing", fileOf("MP_PAIRS", ""), "club.xml: there are no results in this file"},
		{"only a ranking", fileOf("MP_PAIRS", "<PAIR><PAIR_NUMBER>1</PAIR_NUMBER><PLACE>1</PLACE></PAIR>"), "club.xml: there are no results in this file"},
		{"cut off", fileOf("MP_PAIRS", board)[:100], "club.xml:2: the file breaks off within <TRAVELLER_LINE>, which begins in line 2"},
		{"cut off between", "<USEBIO><EVENT>\n" + board, "club.xml:2: the file breaks off within <EVENT>, which begins in line 1"},
		{"crossed tags", "<USEBIO>\n<EVENT></USEBIO></EVENT>", "club.xml:2: the file is damaged here: <EVENT> of line 2 is closed by </USEBIO>"},
		{"closed twice", fileOf("MP_PAIRS", board) + "</EVENT>", "club.xml:3: the file is damaged here: </EVENT> closes nothing"},
		{"a control character", "<USEBIO>\n\x01</USEBIO>", "club.xml:2: the file is damaged here: illegal character code U+0001"},
		{"deep", "<USEBIO>" + strings.Repeat("<A>", 100), "club.xml:1: the elements stand more than 40 deep"},
		{"no board number", fileOf("MP_PAIRS", "<BOARD>"+line+"</BOARD>"), "club.xml:2: a board with results has no number"},
		{"no board", fileOf("MP_PAIRS", line), "club.xml:2: a result stands outside of any board"},
		{"several events", "<USEBIO><EVENT>" + board + "</EVENT>\n<EVENT></EVENT></USEBIO>", "club.xml:2: the file holds several events"},
		{
			"sessions with the same boards", fileOf("MP_PAIRS", "<SESSION SESSION_ID='1'>"+board+"</SESSION>\n<SESSION SESSION_ID='2'>"+board+"</SESSION>"),
			"club.xml: there are several sessions, and board 1 is in more than one: results of different deals cannot be compared",
		},
		{"unknown date", fileOf("MP_PAIRS", "<DATE>Monday</DATE>"+board), `club.xml:1: warning: the date "Monday" is not understood and left out`},
		{"no such day", fileOf("MP_PAIRS", "<DATE>31/02/2026</DATE>"+board), `club.xml:1: warning: the date "31/02/2026" is not understood and left out`},
		{"American date", fileOf("MP_PAIRS", "<DATE>02/28/2026</DATE>"+board), ""},
		{"attributes", fileOf("MP_PAIRS' DATE='x' DIRECTOR='Ann", "<PAIR PAIR_NUMBER='1' ADJUSTMENT='3'/>"+board), `club.xml:1: warning: the date "x" is not understood and left out|` +
			"club.xml:2: warning: 1 has an adjustment of 3, which is counted in MP"},
		{"a penalty in what is not known", fileOf("PAIRS", "<PAIR PAIR_NUMBER='1' ADJUSTMENT='-3'/>"+board), "club.xml:2: warning: 1 has an adjustment of -3, which is not taken over"},
		{"a penalty of a team", strings.Replace(string(teamsFile(t)), "<TOTAL_SCORE>", "<ADJUSTMENT>-1</ADJUSTMENT><TOTAL_SCORE>", 1), "club.xml:3: warning: Foxes has an adjustment of -1, which is not taken over"},
		{"a handicap of another program", fileOf("MP_PAIRS", "<PAIR PAIR_NUMBER='1' HANDICAP='2.5'/>"+board), "club.xml:2: warning: 1 has a handicap of 2.5, which is not taken over"},
		{"unknown tags", fileOf("MP_PAIRS", "<FOO><BAR/>\n</FOO><BAR/>"+board), "club.xml:2: warning: these tags are not known and were left out: BAR, FOO"},
		{"no number", fileOf("MP_PAIRS", "<PAIR></PAIR>"+board), "club.xml:2: warning: a participant has no number; the names and the place are left out"},
		{"teams that are not named", fileOf("TEAMS", board), `club.xml:2: board 1 does not say which teams played: pairs "1" and "2" are not those of two teams`},
		{"a match without teams", fileOf("TEAMS", "<MATCH></MATCH>"), "club.xml:2: a match does not name its two teams"},
		{"a match without anything", fileOf("TEAMS", "<MATCH><TEAM>A</TEAM><OPPOSING_TEAM>B</OPPOSING_TEAM></MATCH>"), "club.xml:2: the match of A against B has neither boards nor a score"},
		{
			"IMPs or VPs", fileOf("TEAMS", "<MATCH><TEAM>A</TEAM><OPPOSING_TEAM>B</OPPOSING_TEAM><TEAM_SCORE>3</TEAM_SCORE></MATCH>"),
			"club.xml:2: the score of A against B may be IMPs or victory points",
		},
		{
			"no direction", fileOf("TEAMS", "<MATCH><TEAM>A</TEAM><OPPOSING_TEAM>B</OPPOSING_TEAM>"+board+"</MATCH>"),
			"club.xml:2: board 1 of A against B does not say which team sat NS",
		},
		{
			"wrong encoding", "<?xml version='1.0' encoding='utf-8'?>" + fileOf("MP_PAIRS", "<TITLE>\xC4</TITLE>"+board),
			"club.xml:1: warning: the file calls itself UTF-8, but some characters are not; they are read as windows-1252",
		},
		{
			"one hand", fileOf("MP_PAIRS", board+"<BOARD><BOARD_NUMBER>1</BOARD_NUMBER>\n<HAND><DIRECTION>N</DIRECTION></HAND></BOARD>"),
			`club.xml:3: warning: the deal of board "1" is left out: it gives N 0 cards instead of 13`,
		},
	}
	for _, tt := range tests {
		t.Run(tt.name, func(t *testing.T) {
			_, problems := Read("club.xml", []byte(tt.file))
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
	tests := []struct{ kind, inside, want string }{
		{"MP_PAIRS", board, "mp"},
		{"BUTLER_PAIRS", "<SCORING_METHOD>IMPS</SCORING_METHOD>" + board, "butler"},
		{"CROSS_IMP", board, "ximp"},
		{"CROSS_IMPS", board, "ximp"},
		{"PAIRS", "<BOARD_SCORING_METHOD>MATCH_POINTS</BOARD_SCORING_METHOD>" + board, "mp"},
		{"PAIRS", strings.Replace(board, "</SCORE>", "</SCORE><NS_BUTLER_POINTS>1</NS_BUTLER_POINTS>", 1), "butler"},
		{"PAIRS", "<BOARD_SCORING_METHOD>IMPS</BOARD_SCORING_METHOD>" + board, ""},
		{"PAIRS", board, ""},
		{"SWISS_PAIRS", board, "swiss-pairs"},
		{"SOMETHING", board, ""},
		{"TEAMS", "<BOARD_SCORING_METHOD>BAM</BOARD_SCORING_METHOD>", "bam"},
		{"KO", "", "teams"},
	}
	for _, tt := range tests {
		got := formattest.Dump(Read("club.xml", []byte(fileOf(tt.kind, tt.inside+"<MATCH><NS_PAIR_NUMBER>1</NS_PAIR_NUMBER>"+board+"</MATCH>"))))
		if tt.kind == "TEAMS" || tt.kind == "KO" {
			file := strings.Replace(string(teamsFile(t)), "SWISS_TEAMS\">", tt.kind+"\">"+tt.inside, 1)
			got = formattest.Dump(Read("club.xml", []byte(file)))
		}
		want := fmt.Sprintf(`Key="scoring" Value=%q`, tt.want)
		if tt.want == "" && strings.Contains(got, `"scoring" Value`) || tt.want != "" && !strings.Contains(got, want) {
			t.Errorf("%s, %s: want scoring %q\n%s", tt.kind, tt.inside, tt.want, got)
		}
	}
}

func teamsFile(t *testing.T) []byte {
	t.Helper()
	data, err := os.ReadFile("testdata/teams.xml")
	if err != nil {
		t.Fatal(err)
	}
	return data
}

func TestEncodings(t *testing.T) {
	wide := func(text string) string {
		b := []byte("\xFF\xFE")
		for _, c := range utf16.Encode([]rune(text)) {
			b = append(b, byte(c), byte(c>>8))
		}
		return string(b)
	}
	const prolog = "<?xml version='1.0' encoding='%s'?>"
	title := func(letter string) string { return fileOf("MP_PAIRS", "<TITLE>J"+letter+"rvi</TITLE>"+board) }
	for name, file := range map[string]string{
		"UTF-8":            title("ä"),
		"marked UTF-8":     "\uFEFF" + title("ä"),
		"UTF-16":           wide(title("ä")),
		"no prolog":        title("\xE4"),
		"iso-8859-1":       fmt.Sprintf(prolog, "iso-8859-1") + title("\xE4"),
		"windows-1252":     fmt.Sprintf(prolog, "windows-1252") + title("\xE4"),
		"macintosh":        fmt.Sprintf(prolog, "macintosh") + title("\x8A"),
		"called otherwise": fmt.Sprintf(prolog, "iso-8859-1") + title("ä"),
		"never heard of":   fmt.Sprintf(prolog, "klingon") + title("\xE4"),
		"an entity":        title("&auml;"),
		"a number":         title("&#228;"),
	} {
		if !Is([]byte(file)) {
			t.Errorf("%s: not found to be USEBIO", name)
		}
		if got := formattest.Dump(Read("club.xml", []byte(file))); !strings.Contains(got, `"Järvi"`) {
			t.Errorf("%s: read as\n%s", name, got)
		}
	}
}

func TestIs(t *testing.T) {
	for text, want := range map[string]bool{
		"":                                   false,
		"<usebio version='1'>":               true,
		"\n <?xml?><!-- x --><USEBIO>":       true,
		"<USEBIOX>":                          false,
		"Board,NS,EW <USEBIO>":               false,
		"<?xml version='1.0'?><html></html>": false,
	} {
		if Is([]byte(text)) != want {
			t.Errorf("Is(%q) = %v", text, !want)
		}
	}
}

// TestDamage reads files that are cut off or have a wrong byte: there is a book
// or a reason, and no panic.
func TestDamage(t *testing.T) {
	data := teamsFile(t)
	for end := 0; end < len(data)-1; end += 7 {
		if book, problems := Read("club.xml", data[:end]); book != nil || !problems.HasErrors() {
			t.Fatalf("the first %d bytes are read without an error", end)
		}
	}
	random := rand.New(rand.NewPCG(1, 2))
	for range 2000 {
		damaged := bytes.Clone(data)
		for range 1 + random.IntN(4) {
			damaged[random.IntN(len(damaged))] = byte(random.IntN(256))
		}
		if book, problems := Read("club.xml", damaged); book == nil && !problems.HasErrors() {
			t.Fatalf("no book and no reason: %q", damaged)
		}
	}
}

func FuzzRead(f *testing.F) {
	f.Add([]byte(fileOf("MP_PAIRS", board)))
	f.Add([]byte(fileOf("TEAMS", "<TEAM TEAM_ID='1'><PAIR PAIR_NUMBER='1'/></TEAM><MATCH><TEAM>1</TEAM><OPPOSING_TEAM>2</OPPOSING_TEAM>"+board+"</MATCH>")))
	f.Add([]byte("<USEBIO><CLUB/><HANDSET><BOARD><HAND DIRECTION='N' SPADES='A'/></BOARD></HANDSET>"))
	f.Fuzz(func(t *testing.T, data []byte) {
		Is(data)
		book, problems := Read("club.xml", data)
		formattest.Check(t, "club.xml", book, problems)
	})
}

// bigFile is a file of about so many bytes.
func bigFile(size int) []byte {
	var b bytes.Buffer
	b.WriteString("<USEBIO><EVENT EVENT_TYPE='MP_PAIRS'>")
	for n := 1; b.Len() < size; n++ {
		fmt.Fprintf(&b, "<BOARD>\n<BOARD_NUMBER>%d</BOARD_NUMBER>\n", n)
		for table := range 20 {
			fmt.Fprintf(&b, "<TRAVELLER_LINE>\n<NS_PAIR_NUMBER>%d</NS_PAIR_NUMBER>\n<EW_PAIR_NUMBER>%d</EW_PAIR_NUMBER>\n<CONTRACT>4H</CONTRACT>\n"+
				"<PLAYED_BY>N</PLAYED_BY>\n<TRICKS>10</TRICKS>\n<SCORE>420</SCORE>\n</TRAVELLER_LINE>\n", table+1, table+21)
		}
		b.WriteString("</BOARD>\n")
	}
	b.WriteString("</EVENT></USEBIO>")
	return b.Bytes()
}

func BenchmarkRead(b *testing.B) {
	for _, megabytes := range []int{1, 10} {
		data := bigFile(megabytes << 20)
		b.Run(fmt.Sprintf("%dMB", megabytes), func(b *testing.B) {
			b.SetBytes(int64(len(data)))
			b.ReportAllocs()
			for b.Loop() {
				if book, problems := Read("club.xml", data); book == nil {
					b.Fatal(problems)
				}
			}
		})
	}
}
