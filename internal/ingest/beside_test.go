package ingest

import (
	"os"
	"path/filepath"
	"testing"
)

func TestBelongsTo(t *testing.T) {
	for name, want := range map[string]struct{ results, suffix string }{
		"club-names.csv":        {"club", NamesSuffix},
		"Club-Names.CSV":        {"Club", NamesSuffix},
		"club-NAMES.ods":        {"club", NamesSuffix},
		"club-corrections.tsv":  {"club", CorrectionsSuffix},
		"a-names-names.txt":     {"a-names", NamesSuffix},
		"åäö-Corrections.xlsx":  {"åäö", CorrectionsSuffix},
		"club.csv":              {},
		"names.csv":             {},
		"-names.csv":            {},
		"club-names.pdf":        {},
		"club-names-of-all.csv": {},
	} {
		results, suffix, ok := BelongsTo(name)
		if results != want.results || suffix != want.suffix || ok != (want.suffix != "") {
			t.Errorf("%s: %q, %q, %v, want %q, %q", name, results, suffix, ok, want.results, want.suffix)
		}
	}
}

func TestBeside(t *testing.T) {
	for _, tt := range []struct {
		files []string
		want  string
	}{
		{[]string{"club-names.xlsx", "club-names.csv"}, "club-names.csv"},
		{[]string{"club-names.ods"}, "club-names.ods"},
		{[]string{"CLUB-Names.TXT", "club-names-2.csv"}, "CLUB-Names.TXT"},
		{[]string{"Club-Names.ODS", "Club-names.tsv"}, "Club-names.tsv"},
		{[]string{"club-corrections.csv", "other-names.csv"}, ""},
	} {
		dir := t.TempDir()
		for _, name := range tt.files {
			if err := os.WriteFile(filepath.Join(dir, name), nil, 0o644); err != nil {
				t.Fatal(err)
			}
		}
		want := tt.want
		if want != "" {
			want = filepath.Join(dir, want)
		}
		if got := NewFolders().beside(filepath.Join(dir, "club.csv"), NamesSuffix); got != want {
			t.Errorf("%v: %q, want %q", tt.files, got, want)
		}
	}
}
