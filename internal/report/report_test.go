package report_test

import (
	"archive/zip"
	"bytes"
	"runtime"
	"slices"
	"strings"
	"testing"

	"github.com/xuri/excelize/v2"

	"bridgecalc/internal/compute"
	"bridgecalc/internal/event"
	"bridgecalc/internal/report"
	"bridgecalc/internal/settings"
)

func TestParseFormats(t *testing.T) {
	tests := []struct {
		in   string
		want []report.Format
	}{
		{"pdf", []report.Format{report.PDF}},
		{"pdf,xlsx", []report.Format{report.PDF, report.XLSX}},
		{"json,pdf", []report.Format{report.JSON, report.PDF}},
		{" PDF , xlsx,pdf", []report.Format{report.PDF, report.XLSX}},
	}
	for _, tt := range tests {
		got, err := report.ParseFormats(tt.in)
		if err != nil || !slices.Equal(got, tt.want) {
			t.Errorf("ParseFormats(%q) = %v, %v, want %v", tt.in, got, err, tt.want)
		}
	}
	for _, in := range []string{"", "doc", "pdf,", "pdf;xlsx"} {
		got, err := report.ParseFormats(in)
		if err == nil || !strings.Contains(err.Error(), "pdf, xlsx, html, csv, json") {
			t.Errorf("ParseFormats(%q) = %v, %v, want an error that lists the formats", in, got, err)
		}
	}
}

func TestExtension(t *testing.T) {
	if got := report.XLSX.Extension(); got != ".xlsx" {
		t.Errorf("Extension = %q", got)
	}
}

func TestWriteErrors(t *testing.T) {
	settings := settings.Default()
	s := score(t, small(), settings)
	if _, err := write("doc", s, settings, nil); err == nil {
		t.Error("an unknown format is written")
	}
	settings.Language = "xx"
	if _, err := write(report.PDF, s, settings, nil); err == nil || !strings.Contains(err.Error(), "en, fi, da") {
		t.Errorf("unknown language: error %v, want one that lists the languages", err)
	}
}

// TestSameBytes writes everything several times, under several schedulers.
func TestSameBytes(t *testing.T) {
	defer runtime.GOMAXPROCS(runtime.GOMAXPROCS(0))
	settings := settings.Default()
	for _, f := range report.Formats() {
		var first []byte
		for i, procs := range []int{4, 4, 1, 2} {
			runtime.GOMAXPROCS(procs)
			data, err := write(f, score(t, uneven(mitchell(9, 27)), settings), settings, someProblems)
			if err != nil {
				t.Fatal(err)
			}
			if i == 0 {
				first = data
			} else if !bytes.Equal(data, first) {
				t.Errorf("%s: other bytes with GOMAXPROCS=%d", f, procs)
			}
		}
	}
}

// TestInputUnchanged checks that writing leaves the session as it was.
func TestInputUnchanged(t *testing.T) {
	settings := settings.Default()
	s := score(t, uneven(mitchell(9, 27)), settings)
	before, err := write(report.JSON, s, settings, nil)
	if err != nil {
		t.Fatal(err)
	}
	for _, f := range report.Formats() {
		if _, err := write(f, s, settings, nil); err != nil {
			t.Fatal(err)
		}
	}
	after, err := write(report.JSON, s, settings, nil)
	if err != nil || !bytes.Equal(before, after) {
		t.Errorf("the session has changed (error %v)", err)
	}
}

func TestIsOurs(t *testing.T) {
	settings := settings.Default()
	s := score(t, small(), settings)
	for _, f := range report.Formats() {
		data, err := write(f, s, settings, nil)
		if err != nil {
			t.Fatal(err)
		}
		name := "club-results" + f.Extension()
		for _, name := range []string{name, strings.ToUpper(name), "/some/folder/" + name} {
			if !report.IsOurs(name, data) {
				t.Errorf("%s is not recognised", name)
			}
		}
		if report.IsOurs("club-results.txt", data) || report.IsOurs("club-results", data) {
			t.Errorf("%s under another ending is ours", f)
		}
		for _, other := range report.Formats() {
			if other != f && report.IsOurs("club-results"+other.Extension(), data) {
				t.Errorf("%s passes for %s", f, other)
			}
		}
		if report.IsOurs(name, data[:len(data)/2]) && f != report.PDF && f != report.PBN { // these have no end of their own
			t.Errorf("half a %s is ours", f)
		}
	}
	for name, data := range map[string][]byte{
		"empty.pdf":     nil,
		"other.pdf":     []byte("%PDF-1.7\n/Creator (Writer)\n%%EOF\n"),
		"text.pdf":      []byte("/Creator (bridgecalc)"),
		"empty.xlsx":    nil,
		"other.xlsx":    workbook(t, "someone"),
		"no-props.xlsx": archiveOf(t, "xl/workbook.xml", "<workbook/>"),
		"bad.xlsx":      archiveOf(t, "docProps/core.xml", "<"),
		"empty.html":    nil,
		"other.html":    []byte("<!DOCTYPE html>\n<p>bridgecalc</html>\n"),
		"empty.csv":     nil,
		"input.csv":     []byte("Board;NS;EW\r\n1;2;3\r\nmade by bridgecalc\r\n"),
		"empty.json":    nil,
		"other.json":    []byte(`{"generator": "another"}`),
		"list.json":     []byte(`["bridgecalc"]`),
	} {
		if report.IsOurs(name, data) {
			t.Errorf("%s is ours", name)
		}
	}
}

func workbook(t *testing.T, creator string) []byte {
	t.Helper()
	f := excelize.NewFile()
	defer f.Close()
	if err := f.SetDocProps(&excelize.DocProperties{Creator: creator, Title: "bridgecalc"}); err != nil {
		t.Fatal(err)
	}
	b, err := f.WriteToBuffer()
	if err != nil {
		t.Fatal(err)
	}
	return b.Bytes()
}

func archiveOf(t *testing.T, name, content string) []byte {
	t.Helper()
	var b bytes.Buffer
	w := zip.NewWriter(&b)
	part, err := w.Create(name)
	if err != nil {
		t.Fatal(err)
	}
	if _, err := part.Write([]byte(content)); err != nil {
		t.Fatal(err)
	}
	if err := w.Close(); err != nil {
		t.Fatal(err)
	}
	return b.Bytes()
}

// write makes one document of a session.
func write(f report.Format, s *compute.Session, in settings.Settings, problems event.Problems) ([]byte, error) {
	results, err := report.OfPairs(s, in, problems)
	if err != nil {
		return nil, err
	}
	return results.Write(f)
}
