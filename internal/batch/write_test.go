package batch

import (
	"context"
	"os"
	"path/filepath"
	"testing"

	"github.com/google/go-cmp/cmp"
)

// folder makes a folder with files of the given content.
func folder(t *testing.T, files map[string]string) string {
	t.Helper()
	dir := t.TempDir()
	for name, content := range files {
		if err := os.WriteFile(filepath.Join(dir, name), []byte(content), 0o644); err != nil {
			t.Fatal(err)
		}
	}
	return dir
}

// contents reads a folder back; folders within it show as "/".
func contents(t *testing.T, dir string) map[string]string {
	t.Helper()
	entries, err := os.ReadDir(dir)
	if err != nil {
		t.Fatal(err)
	}
	files := make(map[string]string)
	for _, entry := range entries {
		if entry.IsDir() {
			files[entry.Name()] = "/"
			continue
		}
		data, err := os.ReadFile(filepath.Join(dir, entry.Name()))
		if err != nil {
			t.Fatal(err)
		}
		files[entry.Name()] = string(data)
	}
	return files
}

func TestWriteReplaces(t *testing.T) {
	dir := folder(t, map[string]string{"a.pdf": "old"})
	err := write(t.Context(), []document{
		{filepath.Join(dir, "a.pdf"), []byte("new")},
		{filepath.Join(dir, "a.xlsx"), []byte("sheet")},
	})
	if err != nil {
		t.Fatal(err)
	}
	want := map[string]string{"a.pdf": "new", "a.xlsx": "sheet"}
	if diff := cmp.Diff(want, contents(t, dir)); diff != "" {
		t.Error(diff)
	}
}

// A folder in the place of the second document lets its renaming fail after the
// first one has succeeded.
func TestWriteAllOrNone(t *testing.T) {
	for _, tt := range []struct {
		name   string
		before map[string]string
	}{
		{"nothing there", nil},
		{"something to put back", map[string]string{"a.pdf": "old"}},
	} {
		t.Run(tt.name, func(t *testing.T) {
			dir := folder(t, tt.before)
			blocked := filepath.Join(dir, "a.xlsx")
			if err := os.Mkdir(blocked, 0o755); err != nil {
				t.Fatal(err)
			}
			before := contents(t, dir)
			err := write(t.Context(), []document{
				{filepath.Join(dir, "a.pdf"), []byte("new")},
				{filepath.Join(blocked, "\x00"), []byte("sheet")},
			})
			if err == nil {
				t.Error("no error")
			}
			if diff := cmp.Diff(before, contents(t, dir)); diff != "" {
				t.Error(diff)
			}
		})
	}
}

func TestMovesArePutBack(t *testing.T) {
	dir := folder(t, map[string]string{"a.pdf": "old", "fresh": "new"})
	m := move{fresh: filepath.Join(dir, "fresh"), path: filepath.Join(dir, "a.pdf")}
	if err := m.carryOut(); err != nil {
		t.Fatal(err)
	}
	m.cleanUp(true)
	if diff := cmp.Diff(map[string]string{"a.pdf": "old"}, contents(t, dir)); diff != "" {
		t.Error(diff)
	}
}

func TestWriteStopped(t *testing.T) {
	dir := folder(t, map[string]string{"a.pdf": "old"})
	ctx, cancel := context.WithCancel(t.Context())
	cancel()
	if err := write(ctx, []document{{filepath.Join(dir, "a.pdf"), []byte("new")}}); err == nil {
		t.Error("no error")
	}
	if diff := cmp.Diff(map[string]string{"a.pdf": "old"}, contents(t, dir)); diff != "" {
		t.Error(diff)
	}
}

func TestInputs(t *testing.T) {
	dir := folder(t, map[string]string{
		"b.csv": "", "a.xlsx": "", "b-names.csv": "", "photo.jpg": "", ".hidden.csv": "", "~$a.xlsx": "", "old.xls": "",
		"a-results.xlsx": "not ours", "c.json": "",
	})
	got, err := Inputs([]string{dir, filepath.Join(dir, "b.csv"), filepath.Join(dir, "c.json"), "missing.csv"})
	if err != nil {
		t.Fatal(err)
	}
	for i := range got {
		got[i] = filepath.Base(got[i])
	}
	want := []string{"a-results.xlsx", "a.xlsx", "b.csv", "old.xls", "c.json", "missing.csv"}
	if diff := cmp.Diff(want, got); diff != "" {
		t.Error(diff)
	}
}
