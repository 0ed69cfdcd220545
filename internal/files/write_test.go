package files

import (
	"context"
	"os"
	"path/filepath"
	"strings"
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
	err := Write(t.Context(), []Document{
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
			err := Write(t.Context(), []Document{
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
	if err := Write(ctx, []Document{{filepath.Join(dir, "a.pdf"), []byte("new")}}); err == nil {
		t.Error("no error")
	}
	if diff := cmp.Diff(map[string]string{"a.pdf": "old"}, contents(t, dir)); diff != "" {
		t.Error(diff)
	}
}

// TestRenameFails lets the second document fail only when it is renamed: a folder
// stands in its place.
func TestRenameFails(t *testing.T) {
	for _, before := range []map[string]string{nil, {"a.pdf": "old"}} {
		dir := folder(t, before)
		if err := os.Mkdir(filepath.Join(dir, "a.xlsx"), 0o755); err != nil {
			t.Fatal(err)
		}
		was := contents(t, dir)
		err := Write(t.Context(), []Document{
			{filepath.Join(dir, "a.pdf"), []byte("new")},
			{filepath.Join(dir, "a.xlsx"), []byte("sheet")},
		})
		if err == nil || !strings.Contains(err.Error(), "a.xlsx cannot be replaced") {
			t.Errorf("error %v", err)
		}
		if diff := cmp.Diff(was, contents(t, dir)); diff != "" {
			t.Error(diff)
		}
	}
}

// TestNotPutBack says where the old content is when it cannot be put back.
func TestNotPutBack(t *testing.T) {
	dir := folder(t, map[string]string{"kept": "old"})
	path := filepath.Join(dir, "a.pdf")
	if err := os.Mkdir(path, 0o755); err != nil {
		t.Fatal(err)
	}
	m := move{path: path, old: filepath.Join(dir, "kept")}
	err := m.cleanUp(true)
	if err == nil || !strings.Contains(err.Error(), "it is kept as "+m.old) {
		t.Errorf("error %v", err)
	}
	m = move{path: filepath.Join(dir, "nothing")}
	if err := m.cleanUp(true); err == nil || !strings.Contains(err.Error(), "could not be removed again") {
		t.Errorf("error %v", err)
	}
}

func TestKeep(t *testing.T) {
	dir := folder(t, map[string]string{"a": "old", "taken": "mine"})
	at := func(name string) string { return filepath.Join(dir, name) }
	if err := keep(at("a"), at("b")); err != nil {
		t.Error(err)
	}
	if err := keep(at("a"), at("taken")); err == nil {
		t.Error("what is there was replaced")
	}
	if diff := cmp.Diff(map[string]string{"a": "old", "b": "old", "taken": "mine"}, contents(t, dir)); diff != "" {
		t.Error(diff)
	}
}
