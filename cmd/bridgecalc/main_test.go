package main

import (
	"flag"
	"os"
	"path/filepath"
	"testing"

	"github.com/google/go-cmp/cmp"
	"github.com/rogpeppe/go-internal/testscript"
)

var update = flag.Bool("update", false, "write the expected results anew")

func TestMain(m *testing.M) {
	testscript.Main(m, map[string]func(){"bridgecalc": main})
}

// TestScripts runs the command as a user would, one script per subject.
func TestScripts(t *testing.T) {
	samples, err := filepath.Abs("../../samples")
	if err != nil {
		t.Fatal(err)
	}
	testscript.Run(t, testscript.Params{
		Dir:           "testdata/script",
		UpdateScripts: *update,
		Setup: func(env *testscript.Env) error {
			env.Setenv("SAMPLES", samples)
			return nil
		},
		Cmds: map[string]func(*testscript.TestScript, bool, []string){"truncate": truncate},
	})
}

// truncate FILE keeps the first half of a file.
func truncate(ts *testscript.TestScript, neg bool, args []string) {
	if neg || len(args) != 1 {
		ts.Fatalf("usage: truncate FILE")
	}
	path := ts.MkAbs(args[0])
	info, err := os.Stat(path)
	ts.Check(err)
	ts.Check(os.Truncate(path, info.Size()/2))
}

// TestSamples compares what the samples come out as with the results that are
// kept beside them.
func TestSamples(t *testing.T) {
	out := t.TempDir()
	p := &printer{out: t.Output(), err: t.Output()}
	if status := run(t.Context(), []string{"--format", "json", "--out", out, "../../samples"}, p); status != statusDone {
		t.Fatalf("exit status %d", status)
	}
	written, err := filepath.Glob(filepath.Join(out, "*.json"))
	if err != nil || len(written) < 4 {
		t.Fatalf("%d documents, error %v", len(written), err)
	}
	for _, path := range written {
		kept := filepath.Join("../../samples/results", filepath.Base(path))
		got, err := os.ReadFile(path)
		if err != nil {
			t.Fatal(err)
		}
		if *update {
			if err := os.WriteFile(kept, got, 0o644); err != nil {
				t.Fatal(err)
			}
		}
		want, err := os.ReadFile(kept)
		if err != nil {
			t.Fatal(err)
		}
		if diff := cmp.Diff(string(want), string(got)); diff != "" {
			t.Errorf("%s (-kept +got):\n%s", kept, diff)
		}
	}
}
