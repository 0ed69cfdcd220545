package main

import (
	"bytes"
	"fmt"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"

	"bridgecalc/internal/settings"
)

const formatsDoc = "../../docs/formats.md"

// TestFormatsDoc checks the examples of the documentation below which stands all
// that the command says of them. The tests of package ingest read the others.
func TestFormatsDoc(t *testing.T) {
	document, err := os.ReadFile(formatsDoc)
	if err != nil {
		t.Fatal(err)
	}
	count := 0
	var corrected []string
	name, example := "", ""
	// Every second part is a block: its kind and name in the first line.
	for i, part := range strings.Split(string(document), "```") {
		opened, content, _ := strings.Cut(part, "\n")
		switch kind, called, _ := strings.Cut(opened, " "); {
		case i%2 == 1 && (kind == "csv" || kind == "xml" || kind == "text"):
			name, example = called, content
		case i%2 == 1 && kind == "check":
			count++
			got := checkedFile(t, name, example)
			if *update {
				part = opened + "\n" + got
			} else if diff := cmp.Diff(content, got); diff != "" {
				t.Errorf("%s: %s", name, diff)
			}
		}
		corrected = append(corrected, part)
	}
	if count == 0 {
		t.Error("there are no examples")
	}
	if *update {
		if err := os.WriteFile(formatsDoc, []byte(strings.Join(corrected, "```")), 0o644); err != nil {
			t.Fatal(err)
		}
	}
}

// checkedFile is what the command says of a file.
func checkedFile(t *testing.T, name, content string) string {
	t.Helper()
	path := filepath.Join(t.TempDir(), name)
	if err := os.WriteFile(path, []byte(content), 0o644); err != nil {
		t.Fatal(err)
	}
	said := new(bytes.Buffer)
	run(t.Context(), []string{"check", path}, &printer{out: said, err: said})
	return said.String()
}

const settingsDoc = "../../docs/settings.md"

// TestSettingsDoc holds the table of the documentation to that of the settings.
func TestSettingsDoc(t *testing.T) {
	document, err := os.ReadFile(settingsDoc)
	if err != nil {
		t.Fatal(err)
	}
	const heading = "| setting | values | default | what it decides |\n"
	text, _, _ := strings.Cut(string(document), heading)
	var want strings.Builder
	want.WriteString(text + heading + "|---|---|---|---|\n")
	for _, k := range settings.Keys() {
		fmt.Fprintf(&want, "| `%s` | %s | %s | %s |\n", k.Name, k.Values, k.Written(settings.Default()), k.About)
	}
	if *update {
		if err := os.WriteFile(settingsDoc, []byte(want.String()), 0o644); err != nil {
			t.Fatal(err)
		}
		return
	}
	if diff := cmp.Diff(want.String(), string(document)); diff != "" {
		t.Error(diff)
	}
}
