package report_test

import (
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"

	"bridgecalc/internal/event"
	"bridgecalc/internal/ingest"
	"bridgecalc/internal/report"
	"bridgecalc/internal/report/words"
	"bridgecalc/internal/settings"
)

// TestReadBack checks that a workbook in any language can be read again as
// results, and that these come to the same.
func TestReadBack(t *testing.T) {
	t.Parallel()
	for name, ev := range map[string]*event.Event{
		"mitchell": uneven(mitchell(5, 10)), "howell": howell(8, 1), "sections": sections(), "small": small(),
	} {
		for i := range ev.Pairs { // names of partners are split when they are read
			ev.Pairs[i].Names = strings.Split(strings.Join(ev.Pairs[i].Names, " & "), " & ")
		}
		want, err := write(report.JSON, score(t, ev, settings.Default()), settings.Default(), nil)
		if err != nil {
			t.Fatal(err)
		}
		for _, language := range report.Languages() {
			t.Run(name+" "+language, func(t *testing.T) {
				w, err := words.Load(language)
				if err != nil {
					t.Fatal(err)
				}
				in := settings.Default()
				in.Language = language
				in.Organiser, in.Director, in.Place, in.Provisional = "Harbour Club", "Lauri Umber", "Harbour Hall", "22.45"
				data, err := write(report.XLSX, score(t, ev, in), in, nil)
				if err != nil {
					t.Fatal(err)
				}
				path := filepath.Join(t.TempDir(), "club.xlsx")
				if err := os.WriteFile(path, data, 0o600); err != nil {
					t.Fatal(err)
				}
				again, problems, err := ingest.Read(path, ingest.Options{})
				if err != nil || problems.HasErrors() {
					t.Fatal(err, problems)
				}
				for _, p := range problems {
					if p.At.Sheet != w.Part.Travellers {
						t.Errorf("a problem with a sheet that holds no results: %v", p)
					}
				}
				as := settings.Default()
				as.Title, as.Date = ev.Title, ev.Date
				again.Checksum = ev.Checksum
				again.Sources = ev.Sources
				got, err := write(report.JSON, score(t, again, as), as, nil)
				if err != nil {
					t.Fatal(err)
				}
				if diff := cmp.Diff(string(want), string(got)); diff != "" {
					t.Errorf("other results after reading it again (-want +got):\n%s", diff)
				}
			})
		}
	}
}
