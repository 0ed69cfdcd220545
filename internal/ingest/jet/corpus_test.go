package jet_test

import (
	"bytes"
	"encoding/csv"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"slices"
	"strings"
	"testing"
	"time"

	"github.com/google/go-cmp/cmp"

	"bridgecalc/internal/ingest/jet"
)

// corpus is a folder of files that other systems exported. They are no part of
// the project, so the tests of them run only where somebody has them.
func corpus(t *testing.T) string {
	t.Helper()
	folder := os.Getenv("BRIDGECALC_CORPUS")
	if folder == "" {
		t.Skip("BRIDGECALC_CORPUS names no folder of real files")
	}
	return folder
}

// TestCorpusCSV compares a database with the tables that its owner exported.
func TestCorpusCSV(t *testing.T) {
	folder := filepath.Join(corpus(t), "bridgemate")
	d := open(t, filepath.Join(folder, "mitchell.bws"))
	exports, err := filepath.Glob(filepath.Join(folder, "mitchell", "*.csv"))
	if err != nil || len(exports) == 0 {
		t.Fatalf("no exported tables: %v", err)
	}
	for _, export := range exports {
		name := strings.TrimSuffix(filepath.Base(export), ".csv")
		t.Run(name, func(t *testing.T) {
			data, err := os.ReadFile(export)
			if err != nil {
				t.Fatal(err)
			}
			want, got := longDates(parse(t, data)), contents(t, d, name)
			if name == "PlayerNames" { // only its beginning was exported
				got = got[:len(want)]
			}
			if diff := cmp.Diff(want, got); diff != "" {
				t.Error(diff)
			}
		})
	}
}

// TestCorpusExport compares databases with what another program reads in them.
func TestCorpusExport(t *testing.T) {
	folder := corpus(t)
	for _, path := range []string{"bridgemate/mitchell.bws", "jet/dates_jet4.mdb", "jet/sample_ace12.accdb"} {
		t.Run(path, func(t *testing.T) { compareExport(t, filepath.Join(folder, path)) })
	}
}

// compareExport compares a database with what mdb-export, of mdbtools, prints.
func compareExport(t *testing.T, path string) {
	t.Helper()
	if _, err := exec.LookPath("mdb-export"); err != nil {
		t.Skip("mdb-export is not installed")
	}
	d := open(t, path)
	names := strings.Split(strings.TrimSpace(string(run(t, "mdb-tables", "-1", path))), "\n")
	got := d.Tables()
	slices.Sort(got)
	slices.Sort(names)
	if diff := cmp.Diff(names, got); diff != "" {
		t.Errorf("tables: %s", diff)
	}
	const date = "%Y-%m-%d %H:%M:%S"
	for _, name := range names {
		want := parse(t, run(t, "mdb-export", "-D", date, "-T", date, path, name))
		got := contents(t, d, name)
		for _, rows := range [][][]string{want[1:], got[1:]} { // moved rows may come in another order
			slices.SortFunc(rows, func(a, b []string) int { return slices.Compare(a, b) })
		}
		if diff := cmp.Diff(want, got, cmp.Comparer(sameCell)); diff != "" {
			t.Errorf("%s: %s", name, diff)
		}
	}
}

// sameCell compares cells, but for the ends of lines, which parsing CSV changes,
// for dates before 1900 and after 2100, which are beyond mdb-export, and for the
// last dash of a GUID, which it leaves out.
func sameCell(a, b string) bool {
	const noDate = "1900-01-00 00:00:00"
	if strings.HasPrefix(a, "{") {
		a, b = strings.ReplaceAll(a, "-", ""), strings.ReplaceAll(b, "-", "")
	}
	return strings.ReplaceAll(a, "\r\n", "\n") == strings.ReplaceAll(b, "\r\n", "\n") || a == noDate || b == noDate
}

func run(t *testing.T, name string, args ...string) []byte {
	t.Helper()
	out, err := exec.Command(name, args...).Output()
	if err != nil {
		t.Fatalf("%s: %v", name, err)
	}
	return out
}

func open(t *testing.T, path string) *jet.Database {
	t.Helper()
	data, err := os.ReadFile(path)
	if err != nil {
		t.Fatal(err)
	}
	d, err := jet.Open(data)
	if err != nil {
		t.Fatal(err)
	}
	return d
}

// contents is a table as a list of rows, the first being the names of columns.
func contents(t *testing.T, d *jet.Database, name string) [][]string {
	t.Helper()
	table, err := d.Table(name)
	if err != nil {
		t.Fatal(err)
	}
	var heading []string
	for _, c := range table.Columns {
		heading = append(heading, c.Name)
	}
	rows := [][]string{heading}
	for row, err := range table.Rows() {
		if err != nil {
			t.Fatal(err)
		}
		rows = append(rows, texts(row))
	}
	return rows
}

func texts(row jet.Row) []string {
	var texts []string
	for _, v := range row {
		texts = append(texts, v.Text)
	}
	return texts
}

func parse(t *testing.T, data []byte) [][]string {
	t.Helper()
	rows, err := csv.NewReader(bytes.NewReader(data)).ReadAll()
	if err != nil {
		t.Fatal(err)
	}
	return rows
}

// longDates writes American dates with the whole year. The time of day is
// stored with the day 0, which is in 1899.
func longDates(rows [][]string) [][]string {
	for _, row := range rows {
		for i, text := range row {
			if d, err := time.Parse("01/02/06 15:04:05", text); err == nil {
				row[i] = d.Format(time.DateTime)
				if d.Year() == 1999 {
					row[i] = fmt.Sprintf("1899%s", row[i][4:])
				}
			}
		}
	}
	return rows
}
