package pbn_test

import (
	"bytes"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"pgregory.net/rapid"

	"bridgecalc/internal/compute"
	"bridgecalc/internal/event"
	"bridgecalc/internal/ingest"
	"bridgecalc/internal/report/pbn"
	"bridgecalc/internal/report/usebio/writertest"
	"bridgecalc/internal/settings"
)

func write(t testing.TB, s *compute.Session, st settings.Settings) string {
	t.Helper()
	data, err := pbn.Write(s, st, title, day)
	if err != nil {
		t.Fatal(err)
	}
	return string(data)
}

func TestGolden(t *testing.T) {
	t.Parallel()
	s, st := writertest.Small(t)
	writertest.Golden(t, "small.pbn", write(t, s, st))
}

func TestIndividual(t *testing.T) {
	t.Parallel()
	writertest.Golden(t, "individual.pbn", write(t, writertest.Individual(t), settings.Default()))
}

func TestScoring(t *testing.T) {
	t.Parallel()
	ev := writertest.Event(t, "", writertest.Mitchell{Tables: 3, Rounds: 3, PerRound: 2, Seed: 4})
	tests := []struct {
		scoring settings.Scoring
		scale   settings.Scale
		has     []string
	}{
		{settings.Matchpoints, settings.Scale210, []string{`[Scoring "MatchPoints;MP1"]`, "TotalMP", "MP_NS"}},
		{settings.Matchpoints, settings.Scale105, []string{`[Scoring "MatchPoints;MP2"]`, "TotalMP", "MP_NS"}},
		{settings.Butler, 0, []string{`[Scoring "IMP;Butler"]`, "TotalIMP", "IMP_NS"}},
		{settings.CrossIMPs, 0, []string{`[Scoring "IMP;Cross"]`, "TotalIMP", "MeanIMP", "IMP_NS"}},
		{settings.Bastille, 0, []string{`[Scoring "IMP;Bastille"]`, "TotalIMP", "IMP_NS"}},
		{settings.SwissPairs, 0, []string{`[Scoring "MatchPoints;MP1"]`, "TotalVP", "MP_NS"}},
	}
	for _, tt := range tests {
		st := settings.Default()
		st.Scoring, st.Scale = tt.scoring, tt.scale
		file := write(t, writertest.Score(t, ev, st), st)
		for _, part := range tt.has {
			if !strings.Contains(file, part) {
				t.Errorf("%v: the file has no %s", tt.scoring, part)
			}
		}
	}
}

// TestReadBackAnything reads sessions of every kind again.
func TestReadBackAnything(t *testing.T) {
	t.Parallel()
	rapid.Check(t, func(rt *rapid.T) {
		s, st := writertest.Anything(rt, t)
		again := writertest.ReadBack(t, "club.pbn", []byte(write(t, s, st)), st)
		writertest.Compare(t, s, again)
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
	writertest.Compare(t, s, writertest.ReadBack(t, "club.pbn", []byte(write(t, s, st)), st))
}

// TestHostileTexts says that no text of an input can break a file.
func TestHostileTexts(t *testing.T) {
	t.Parallel()
	path := filepath.Join(t.TempDir(), "club.pbn")
	rapid.Check(t, func(rt *rapid.T) {
		s, st, title := writertest.Hostile(rt, func(ev *event.Event, st settings.Settings) *compute.Session { return writertest.Score(t, ev, st) })
		data, err := pbn.Write(s, st, title, day)
		if err != nil {
			rt.Fatal(err)
		}
		for line := range bytes.Lines(data) {
			if len(line) > 255 {
				rt.Fatalf("a line of %d bytes: %s", len(line), line)
			}
		}
		if err := os.WriteFile(path, data, 0o600); err != nil {
			rt.Fatal(err)
		}
		ev, problems, err := ingest.Read(path, ingest.Options{})
		if err != nil || ev == nil || len(ev.Pairs) != 4 || len(ev.Boards) != 1 || len(ev.Boards[0].Results) != 2 || len(ev.Hands) != 1 {
			rt.Fatalf("%v %v\n%s", err, problems, data)
		}
	})
}

// TestUnknownScoring refuses what the format has no word for.
func TestUnknownScoring(t *testing.T) {
	t.Parallel()
	s, st := writertest.Small(t)
	s.BoardsBy = settings.Rubber
	if data, err := pbn.Write(s, st, title, day); err == nil || data != nil {
		t.Errorf("written as %.200s", data)
	}
}

func TestIsOurs(t *testing.T) {
	t.Parallel()
	s, st := writertest.Small(t)
	ours := write(t, s, st)
	for file, want := range map[string]bool{
		ours: true,
		strings.Replace(ours, "%Creator: bridgecalc\n", "%Creator: bridgecalc 2\n", 1): false,
		"%Creator: bridgecalc\n": false,
		"":                       false,
	} {
		if pbn.IsOurs([]byte(file)) != want {
			t.Errorf("IsOurs is %t for %.200s", !want, file)
		}
	}
}

func BenchmarkWrite(b *testing.B) {
	s, st := writertest.Large(b)
	b.ReportAllocs()
	for b.Loop() {
		data, err := pbn.Write(s, st, title, day)
		if err != nil {
			b.Fatal(err)
		}
		b.SetBytes(int64(len(data)))
	}
}
