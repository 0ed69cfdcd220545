package batch

import (
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

func TestInputs(t *testing.T) {
	dir := folder(t, map[string]string{
		"b.csv": "", "a.xlsx": "", "b-names.csv": "", "b-corrections.csv": "", "photo.jpg": "", ".hidden.csv": "", "~$a.xlsx": "", "old.xls": "",
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
