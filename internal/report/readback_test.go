package report_test

import (
	"os"
	"path/filepath"
	"strings"
	"testing"
	"time"

	"github.com/google/go-cmp/cmp"

	"bridgecalc/internal/event"
	"bridgecalc/internal/ingest"
	"bridgecalc/internal/report"
	"bridgecalc/internal/report/words"
	"bridgecalc/internal/settings"
)

// TestReadBack checks that a workbook in any language can be read again as
// results, with what its sheet of settings says, and that these come to the same.
func TestReadBack(t *testing.T) {
	t.Parallel()
	for name, ev := range map[string]*event.Event{
		"mitchell": uneven(mitchell(5, 10)), "howell": howell(8, 1), "sections": sections(), "small": small(),
	} {
		for i := range ev.Pairs { // names of partners are split when they are read
			ev.Pairs[i].Names = strings.Split(strings.Join(ev.Pairs[i].Names, " & "), " & ")
		}
		scored := settings.Default()
		scored.Title, scored.Date = "Owls", time.Date(2026, time.November, 3, 0, 0, 0, 0, time.UTC)
		if name == "howell" {
			scored.Scoring = settings.Butler
		}
		want, err := write(report.JSON, score(t, ev, scored), scored, nil)
		if err != nil {
			t.Fatal(err)
		}
		for _, language := range report.Languages() {
			t.Run(name+" "+language, func(t *testing.T) {
				w, err := words.Load(language)
				if err != nil {
					t.Fatal(err)
				}
				in := scored
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
				as, _ := settings.Sources{}.Settle(again.Settings)
				again.Checksum = ev.Checksum
				again.Sources = ev.Sources
				got, err := write(report.JSON, score(t, again, as.Settings), as.Settings, nil)
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
