package usebio_test

import (
	"os"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"
	"github.com/google/go-cmp/cmp/cmpopts"
	"pgregory.net/rapid"

	"bridgecalc/internal/compute"
	"bridgecalc/internal/event"
	"bridgecalc/internal/ingest"
	"bridgecalc/internal/report/usebio"
	"bridgecalc/internal/report/usebio/writertest"
	"bridgecalc/internal/settings"
)

var builtAs = regexp.MustCompile(`(<PROGRAM_VERSION>)[^<]*`)

func write(t testing.TB, s *compute.Session, st settings.Settings) string {
	t.Helper()
	data, err := usebio.Write(s, st, title, day)
	if err != nil {
		t.Fatal(err)
	}
	return string(data)
}

func TestGolden(t *testing.T) {
	t.Parallel()
	s, st := writertest.Small(t)
	writertest.Golden(t, "small.xml", builtAs.ReplaceAllString(write(t, s, st), "${1}of the day"))
}

func TestIndividual(t *testing.T) {
	t.Parallel()
	writertest.Golden(t, "individual.xml", builtAs.ReplaceAllString(write(t, writertest.Individual(t), settings.Default()), "${1}of the day"))
}

// TestSwiss reads Swiss pairs again, with their matches.
func TestSwiss(t *testing.T) {
	t.Parallel()
	ev := writertest.Event(t, "", writertest.Mitchell{Tables: 3, Rounds: 3, PerRound: 4, Offset: 3, Seed: 4})
	st := settings.Default()
	st.Scoring = settings.SwissPairs
	s := writertest.Score(t, ev, st)
	again := writertest.ReadBack(t, "club.xml", []byte(write(t, s, st)), st)
	if diff := cmp.Diff(writertest.Standings(s), writertest.Standings(again)); diff != "" {
		t.Error(diff)
	}
	if len(s.Matches) != 9 || len(again.Matches) != 9 || again.Matches[8].Round != 3 {
		t.Errorf("%d matches, read again %d", len(s.Matches), len(again.Matches))
	}
}

func TestBastille(t *testing.T) {
	t.Parallel()
	ev := writertest.Event(t, "", writertest.Mitchell{Tables: 3, Rounds: 3, PerRound: 2, Seed: 4})
	st := settings.Default()
	st.Scoring = settings.Bastille
	file := write(t, writertest.Score(t, ev, st), st)
	for _, part := range []string{`<EVENT EVENT_TYPE="PAIRS">`, "<BOARD_SCORING_METHOD>BASTILLE<", "<NS_IMPS>"} {
		if !strings.Contains(file, part) {
			t.Errorf("the file has no %s", part)
		}
	}
}

// TestReadBackAnything reads sessions of every kind again.
func TestReadBackAnything(t *testing.T) {
	t.Parallel()
	rapid.Check(t, func(rt *rapid.T) {
		s, st := writertest.Anything(rt, t)
		again := writertest.ReadBack(t, "club.xml", []byte(write(t, s, st)), st)
		writertest.Compare(t, s, again, cmpopts.SortSlices(strings.Compare))
		if t.Failed() {
			rt.Fatal("other than before")
		}
	})
}

// TestSitOuts reads a session again in which boards without opponents count.
func TestSitOuts(t *testing.T) {
	t.Parallel()
	_, st := writertest.Small(t)
	ev := writertest.Event(t, "", writertest.Mitchell{Tables: 5, Rounds: 5, PerRound: 2, Seed: 6})
	missing := int32(len(ev.Pairs) - 1) // EW 5
	for b := range ev.Boards {
		board := &ev.Boards[b]
		for i := range board.Results {
			if board.Results[i].EW == missing {
				ev.Byes = append(ev.Byes, event.Bye{Pair: board.Results[i].NS, Board: int32(board.Number)})
			}
		}
		board.Results = slices.DeleteFunc(board.Results, func(r event.Result) bool { return r.EW == missing })
	}
	ev.Pairs = ev.Pairs[:missing]
	s := writertest.Score(t, ev, st)
	writertest.Compare(t, s, writertest.ReadBack(t, "club.xml", []byte(write(t, s, st)), st), cmpopts.SortSlices(strings.Compare), cmpopts.IgnoreFields(event.Hand{}, "Optimum", "Makeable"))
}

// TestHostileTexts says that no text of an input can break a file.
func TestHostileTexts(t *testing.T) {
	t.Parallel()
	path := filepath.Join(t.TempDir(), "club.xml")
	rapid.Check(t, func(rt *rapid.T) {
		s, st, title := writertest.Hostile(rt, func(ev *event.Event, st settings.Settings) *compute.Session { return writertest.Score(t, ev, st) })
		data, err := usebio.Write(s, st, title, day)
		if err != nil {
			rt.Fatal(err)
		}
		wellFormed(t, data)
		if err := os.WriteFile(path, data, 0o600); err != nil {
			rt.Fatal(err)
		}
		ev, problems, err := ingest.Read(path, ingest.Options{})
		if err != nil || ev == nil || len(ev.Pairs) != 4 || len(ev.Boards) != 1 || len(ev.Boards[0].Results) != 2 {
			rt.Fatalf("%v %v\n%s", err, problems, data)
		}
	})
}

// TestUnknownScoring refuses what the format has no word for.
func TestUnknownScoring(t *testing.T) {
	t.Parallel()
	s, st := writertest.Small(t)
	s.BoardsBy = settings.Rubber
	if data, err := usebio.Write(s, st, title, day); err == nil || data != nil {
		t.Errorf("written as %.200s", data)
	}
}

func TestIsOurs(t *testing.T) {
	t.Parallel()
	s, st := writertest.Small(t)
	ours := write(t, s, st)
	for file, want := range map[string]bool{
		ours: true,
		strings.Replace(ours, ">bridgecalc<", ">bridgecalc 2<", 1):                                       false,
		strings.Replace(ours, "<PROGRAM_NAME>bridgecalc</PROGRAM_NAME>", "<TITLE>bridgecalc</TITLE>", 1): false,
		"": false,
		"<PROGRAM_NAME>bridgecalc</PROGRAM_NAME>": false,
	} {
		if usebio.IsOurs([]byte(file)) != want {
			t.Errorf("IsOurs is %t for %.300s", !want, file)
		}
	}
}

func BenchmarkWrite(b *testing.B) {
	s, st := writertest.Large(b)
	b.ReportAllocs()
	for b.Loop() {
		data, err := usebio.Write(s, st, title, day)
		if err != nil {
			b.Fatal(err)
		}
		b.SetBytes(int64(len(data)))
	}
}
