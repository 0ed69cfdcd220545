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
		"b.csv": "", "a.xlsx": "", "b-Names.CSV": "", "B-corrections.ods": "", "photo.jpg": "", ".hidden.csv": "", "~$a.xlsx": "", "old.xls": "",
		"a-results.xlsx": "not ours", "c.json": "", "xyz-names.csv": "", "xyz-Corrections.txt": "", "all-names.csv": "",
	})
	// Files of no content are of one size: only the same ones are taken once.
	got, problems, err := Inputs(t.Context(), []string{dir, filepath.Join(dir, "b.csv"), filepath.Join(dir, "c.json"), "missing.csv"},
		filepath.Join(dir, "all-names.csv"))
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
	var warnings []string
	for _, p := range problems {
		warnings = append(warnings, p.String())
	}
	want = []string{
		"xyz-Corrections.txt: warning: there is no file of results xyz beside it",
		"xyz-names.csv: warning: there is no file of results xyz beside it",
	}
	if diff := cmp.Diff(want, warnings); diff != "" {
		t.Error(diff)
	}
}

// TestInputsTables takes the exported tables of one database once.
func TestInputsTables(t *testing.T) {
	tests := []struct {
		files map[string]string
		want  []string
	}{
		{map[string]string{"ReceivedData.csv": "", "RoundData.csv": "", "Settings.csv": "", "section.CSV": "", "club.csv": ""}, []string{"ReceivedData.csv", "club.csv"}},
		{map[string]string{"Section.csv": "", "club.csv": ""}, []string{"Section.csv", "club.csv"}},
	}
	for _, tt := range tests {
		got, _, err := Inputs(t.Context(), []string{folder(t, tt.files)}, "")
		if err != nil {
			t.Fatal(err)
		}
		for i := range got {
			got[i] = filepath.Base(got[i])
		}
		if diff := cmp.Diff(tt.want, got); diff != "" {
			t.Error(diff)
		}
	}
}

// TestInputsOnce gives one file in several spellings.
func TestInputsOnce(t *testing.T) {
	dir := folder(t, map[string]string{"q.csv": "1", "r.csv": "2"})
	t.Chdir(dir)
	if err := os.Mkdir("sub", 0o755); err != nil {
		t.Fatal(err)
	}
	paths := []string{"q.csv", "./q.csv", "sub/../q.csv", filepath.Join(dir, "q.csv"), "missing.csv", "sub/../missing.csv", "r.csv", "."}
	if err := os.Symlink("q.csv", "link.csv"); err == nil {
		paths = append(paths, "link.csv")
	}
	if err := os.Symlink(dir, "there"); err == nil {
		paths = append(paths, "there/q.csv")
	}
	if err := os.Link("r.csv", "hard.csv"); err == nil {
		paths = append(paths, "hard.csv")
	}
	got, _, err := Inputs(t.Context(), paths, "")
	if err != nil {
		t.Fatal(err)
	}
	if diff := cmp.Diff([]string{"q.csv", "missing.csv", "r.csv"}, got); diff != "" {
		t.Error(diff)
	}
}

// TestTargets finds that two inputs would write the same lists though their
// folders are spelt differently.
func TestTargets(t *testing.T) {
	dir := folder(t, map[string]string{"q.csv": "", "q.xlsx": "", "other.csv": ""})
	there := filepath.Join(t.TempDir(), "there")
	if err := os.Symlink(dir, there); err != nil {
		t.Skip(err)
	}
	first := filepath.Join(dir, "q.csv")
	targets := newTargets([]string{first, filepath.Join(there, "q.xlsx"), filepath.Join(there, "other.csv")}, Options{})
	if targets[0].takenBy != "" || targets[1].takenBy != first || targets[2].takenBy != "" {
		t.Errorf("%q, %q, %q", targets[0].takenBy, targets[1].takenBy, targets[2].takenBy)
	}
}

// TestFoldersInside tells once of folders that are passed over, but not of those that
// hold no results.
func TestFoldersInside(t *testing.T) {
	dir := folder(t, map[string]string{"club.csv": ""})
	for name, file := range map[string]string{"may": "a.csv", "june": "b.xlsx", "club-cards": "1.pdf", "old-cards": "x.csv", ".git": "c.csv", "photos": "d.jpg"} {
		if err := os.Mkdir(filepath.Join(dir, name), 0o755); err != nil {
			t.Fatal(err)
		}
		if err := os.WriteFile(filepath.Join(dir, name, file), nil, 0o644); err != nil {
			t.Fatal(err)
		}
	}
	got, problems, err := Inputs(t.Context(), []string{dir}, "")
	if err != nil || len(got) != 1 {
		t.Fatal(got, err)
	}
	if len(problems) != 1 || problems[0].String() != filepath.Base(dir)+": warning: the folders june, may in it are not looked into" {
		t.Error(problems)
	}
}
