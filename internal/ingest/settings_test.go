package ingest

import (
	"fmt"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"
	"github.com/google/go-cmp/cmp/cmpopts"
	"github.com/pelletier/go-toml/v2"

	"bridgecalc/internal/event"
)

const fourResults = "Board,NS,EW,Contract,By,Tricks\n1,1,2,4H,N,10\n1,3,4,4H,N,9\n2,1,2,PASS,,\n2,3,4,3NT,E,9"

// shownSettings are the settings of an event with their cells.
func shownSettings(ev *event.Event) []string {
	var all []string
	for _, s := range ev.Settings {
		all = append(all, fmt.Sprintf("%s=%s %s", s.Key, s.Value, s.At.Cell()))
	}
	return all
}

func TestEventSheet(t *testing.T) {
	tests := []struct {
		name, sheet, table string
		settings           []string
		title, date        string
		problems           []string
	}{
		{
			name: "keys in any case", sheet: "Event", table: "TITLE,Club evening\ndate,45368\nDirector,Anna",
			settings: []string{"title=Club evening B1", "date=45368 B2", "director=Anna B3"}, title: "Club evening", date: "2024-03-17",
		},
		{
			name: "in Finnish, below a heading, on a sheet with any name", sheet: "Taul2", table: "Avain,Arvo\nOtsikko,Kerhoilta\nPäivämäärä,24.11.2026\nJärjestäjä,Kerho",
			settings: []string{"title=Kerhoilta B2", "date=24.11.2026 B3", "organiser=Kerho B4"}, title: "Kerhoilta", date: "2026-11-24",
		},
		{
			name: "misspelt and unknown keys", sheet: "Event", table: "Titel,Club evening\nDate,2026-11-24 18:00\nFrog,green",
			settings: []string{"date=2026-11-24 18:00 B2"}, title: "club", date: "2026-11-24",
			problems: []string{`club.xlsx:Event!A1: warning: setting "Titel" is not known and left out`, `club.xlsx:Event!A3: warning: setting "Frog" is not known and left out`},
		},
		{
			name: "a key twice, a date that is none", sheet: "Event", table: "Title,Club evening\nTitle,Other\nDate,soon",
			settings: []string{"title=Club evening B1", "date=soon B3"}, title: "Club evening",
			problems: []string{`club.xlsx:Event!B2: Title is "Other" here, but "Club evening" in club.xlsx:Event!B1`, `club.xlsx:Event!B3: date "soon" is not understood`},
		},
		{
			name: "settings that are not applied", sheet: "Event", table: "Title,Club evening\nScoring,butler\nSitout,60",
			settings: []string{"title=Club evening B1", "scoring=butler B2", "sitout=60 B3"}, title: "Club evening",
			problems: []string{"club.xlsx:Event!B2: these settings ask for what cannot be done yet: scoring butler, sitout 60"},
		},
		{name: "a sheet of prose", sheet: "Rules", table: "Title,of the rules\nRule 1,be kind\nRule 2,be quick", title: "club"},
	}
	for _, tt := range tests {
		t.Run(tt.name, func(t *testing.T) {
			book := workbook(t, [2]string{"Results", fourResults}, [2]string{tt.sheet, tt.table})
			ev, problems := readFiles(t, Options{}, "club.xlsx", map[string]string{"club.xlsx": book})
			if diff := cmp.Diff(tt.problems, said(problems), cmpopts.EquateEmpty()); diff != "" {
				t.Error(diff)
			}
			if diff := cmp.Diff(tt.settings, shownSettings(ev), cmpopts.EquateEmpty()); diff != "" {
				t.Error(diff)
			}
			date := ""
			if !ev.Date.IsZero() {
				date = ev.Date.Format("2006-01-02")
			}
			if ev.Title != tt.title || date != tt.date {
				t.Errorf("title %q, date %q; want %q, %q", ev.Title, date, tt.title, tt.date)
			}
		})
	}
}

func TestNearKeys(t *testing.T) {
	tests := map[string]string{
		"titel": "did you mean title?", "scorng": "did you mean scoring?", "organizr": "did you mean organiser?", "sit": "did you mean sitout?",
		"frog": "the keys are: title, date, scoring, director, organiser, sitout, winners and so on",
	}
	for word, want := range tests {
		if got := nearKeys(word); got != want {
			t.Errorf("nearKeys(%q) = %q, want %q", word, got, want)
		}
	}
}

// TestSettingKeys finds words that stand for two settings.
func TestSettingKeys(t *testing.T) {
	var file map[string]map[string][]string
	if err := toml.Unmarshal(settingsTOML, &file); err != nil {
		t.Fatal(err)
	}
	for key, byLanguage := range file {
		for _, words := range byLanguage {
			for _, word := range words {
				if got := settingKeys()[plainWord(word)]; got != key {
					t.Errorf("%q stands for %s and %s", word, key, got)
				}
			}
		}
	}
}

func TestReadDate(t *testing.T) {
	tests := map[string]string{
		"45368": "2024-03-17", "45368.75": "2024-03-17", "2026-11-24": "2026-11-24", "24.11.2026": "2026-11-24", "2026-11-24T18:00:00Z": "2026-11-24",
		"24. 11. 2026": "2026-11-24", "24.11.2026 18:00": "2026-11-24", "2026": "", "11/24/2026": "", "": "", "999999": "",
	}
	for text, want := range tests {
		got := ""
		if date, err := readDate(text); err == nil {
			got = date.Format("2006-01-02")
		}
		if got != want {
			t.Errorf("readDate(%q) = %q, want %q", text, got, want)
		}
	}
}

func TestComments(t *testing.T) {
	ev, problems := readTable(t, "# Title: Evening, in the club\n# Date: 24.11.2026\n# printed by the machine at 18:30\n# Directr: Anna\n"+fourResults)
	want := []string{`club.csv:A4: warning: setting "Directr" is not known and left out`}
	if diff := cmp.Diff(want, said(problems)); diff != "" {
		t.Error(diff)
	}
	if ev.Title != "Evening, in the club" || ev.Date.Format("2.1.2006") != "24.11.2026" {
		t.Errorf("%q of %v", ev.Title, ev.Date)
	}
}

func TestCorrections(t *testing.T) {
	const list = "Board,NS,EW,What,Value,Reason\n1,1,2,contract,4S,a slip\n2,3,4,artificial,60/40,\n,,,,,\nThat is all"
	want := []string{"1 1 2 contract 4S E2 (a slip)", "2 3 4 artificial 60/40 E3 ()"}
	check := func(t *testing.T, place, name string, files map[string]string) {
		t.Helper()
		ev, problems := readFiles(t, Options{}, name, files)
		if diff := cmp.Diff(want, shownCorrections(ev)); diff != "" {
			t.Error(diff)
		}
		warning := []string{place + ": warning: the 2 corrections here are not applied yet: the results stand as they were"}
		if diff := cmp.Diff(warning, said(problems)); diff != "" {
			t.Error(diff)
		}
	}
	t.Run("a sheet", func(t *testing.T) {
		check(t, "club.xlsx:Corrections", "club.xlsx", map[string]string{
			"club.xlsx": workbook(t, [2]string{"Results", fourResults}, [2]string{"Corrections", list}),
		})
	})
	t.Run("a file beside", func(t *testing.T) {
		check(t, "club-corrections.csv", "club.csv", map[string]string{"club.csv": fourResults, "club-corrections.csv": list})
	})
	t.Run("wrong lines", func(t *testing.T) {
		_, problems := readFiles(t, Options{}, "club.csv", map[string]string{
			"club.csv": fourResults, "club-corrections.csv": strings.Replace(list, "1,1,2,contract", "one,1,2,contract", 1) + "\n3,1,2,,4S,",
		})
		want := []string{
			"club-corrections.csv: warning: the correction here is not applied yet: the results stand as they were",
			`club-corrections.csv:A2: board "one" is not a number`, "club-corrections.csv:D6: it is not said what is corrected",
		}
		if diff := cmp.Diff(want, said(problems)); diff != "" {
			t.Error(diff)
		}
	})
	t.Run("no list", func(t *testing.T) {
		_, problems := readFiles(t, Options{}, "club.csv", map[string]string{"club.csv": fourResults, "club-corrections.csv": "none so far"})
		if diff := cmp.Diff([]string{"club-corrections.csv: no corrections were found"}, said(problems)); diff != "" {
			t.Error(diff)
		}
	})
}
