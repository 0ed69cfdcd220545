package main

import (
	"bytes"
	"context"
	"flag"
	"fmt"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"
	"github.com/rogpeppe/go-internal/testscript"

	"bridgecalc/internal/batch"
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
		Condition: func(condition string) (bool, error) {
			if condition != "root" {
				return false, fmt.Errorf("there is no condition %q", condition)
			}
			return os.Geteuid() <= 0, nil // Windows has no such modes either
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

// TestStopped ends a run of many inputs: one line says how far it came, and
// nothing is written.
func TestStopped(t *testing.T) {
	dir := t.TempDir()
	var inputs []string
	for _, name := range []string{"a.csv", "b.csv", "c.csv"} {
		path := filepath.Join(dir, name)
		if err := os.WriteFile(path, []byte("Board,NS,EW,Score\n1,1,2,420\n1,3,4,-50\n"), 0o644); err != nil {
			t.Fatal(err)
		}
		inputs = append(inputs, path)
	}
	ctx, cancel := context.WithCancel(t.Context())
	cancel()
	for _, tt := range []struct {
		command []string
		want    string
	}{
		{nil, "bridgecalc: stopped: the lists of 0 files were written, those of 3 were not; nothing half-written is left\n"},
		{[]string{"check"}, "bridgecalc: stopped: of 3 files 0 were checked, 3 not\n"},
	} {
		said := new(bytes.Buffer)
		if status := run(ctx, append(tt.command, inputs...), &printer{out: said, err: said}); status != statusFailed {
			t.Errorf("exit status %d", status)
		}
		if diff := cmp.Diff(tt.want, said.String()); diff != "" {
			t.Error(diff)
		}
	}
	written, err := filepath.Glob(filepath.Join(dir, "*-results*"))
	if err != nil || len(written) > 0 {
		t.Errorf("%v, error %v", written, err)
	}
	said := new(bytes.Buffer)
	p := &printer{err: said}
	p.stopped(1, 4, batch.Options{})
	p.stopped(1, 4, batch.Options{CheckOnly: true})
	p.stopped(2, 4, batch.Options{DryRun: true})
	want := strings.Join([]string{
		"bridgecalc: stopped: the lists of 1 file were written, those of 3 were not; nothing half-written is left",
		"bridgecalc: stopped: of 4 files 1 was checked, 3 not",
		"bridgecalc: stopped: of 4 files 2 were tried, 2 not",
		"",
	}, "\n")
	if diff := cmp.Diff(want, said.String()); diff != "" {
		t.Error(diff)
	}
}
