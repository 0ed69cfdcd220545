package ingest

import (
	"fmt"
	"strings"
	"testing"
	"time"

	"github.com/google/go-cmp/cmp"
	"github.com/google/go-cmp/cmp/cmpopts"

	"bridgecalc/internal/event"
	"bridgecalc/internal/settings"
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
			name: "misspelt and unknown keys", sheet: "Event", table: "Tilte,Club evening\nDate,2026-11-24 18:00\nFrog,green",
			settings: []string{"date=2026-11-24 18:00 B2"}, title: "club", date: "2026-11-24",
			problems: []string{`club.xlsx:Event!A1: warning: setting "Tilte" is not known and left out`, `club.xlsx:Event!A3: warning: setting "Frog" is not known and left out`},
		},
		{
			name: "a key twice, a date that is none", sheet: "Event", table: "Title,Club evening\nTitle,Other\nDate,soon",
			settings: []string{"title=Club evening B1"}, title: "Club evening",
			problems: []string{`club.xlsx:Event!B2: Title is "Other" here, but "Club evening" in club.xlsx:Event!B1`, `club.xlsx:Event!B3: warning: the date "soon" is not understood and left out`},
		},
		{
			name: "values in other words, and wrong ones", sheet: "Event", table: "Title,Club evening\nLaskenta,Parikilpailu\nSitout,55.5 %\nUnequal,nueberg\nNames,x.csv",
			settings: []string{"title=Club evening B1", "scoring=Parikilpailu B2", "sitout=55.5 % B3", "unequal=nueberg B4"}, title: "Club evening",
			problems: []string{`club.xlsx:Event!B4: unequal "nueberg" is not understood`, "club.xlsx:Event!A5: names cannot be said inside the file of results"},
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

// TestLetterLanguages finds a language that a setting offers and nobody reads.
func TestLetterLanguages(t *testing.T) {
	for _, language := range Languages() {
		s := settings.Default()
		if err := s.Set("letters", language); err != nil || s.Letters != language {
			t.Errorf("letters %s: %q, %v", language, s.Letters, err)
		}
		options := Options{Letters: language}
		if err := options.Validate(); err != nil {
			t.Error(err)
		}
	}
}

// TestToldInside has the file say how it is read itself, between what is weaker
// and what is stronger.
func TestToldInside(t *testing.T) {
	// Pair 1 sits both ways, which two lists warn of.
	const turning = "Board,NS,EW,Score\n1,1,2,420\n1,3,4,420\n2,2,1,50\n2,3,4,50\n"
	says := func(value string) settings.Layer {
		return settings.Layer{{Key: "winners", Value: value, At: event.Position{File: "elsewhere"}}}
	}
	tests := []struct {
		name, above      string
		weaker, stronger settings.Layer
		asksForTwo       bool
	}{
		{name: "nothing said"},
		{name: "said inside", above: "# Winners: 2\n", asksForTwo: true},
		{name: "weaker", weaker: says("2"), asksForTwo: true},
		{name: "inside goes before the weaker", above: "# Winners: 1\n", weaker: says("2")},
		{name: "the stronger goes before inside", above: "# Winners: 1\n", stronger: says("2"), asksForTwo: true},
	}
	for _, tt := range tests {
		options := Options{Said: settings.Sources{Weaker: []settings.Layer{tt.weaker}, Stronger: []settings.Layer{tt.stronger}}}
		_, problems := readFiles(t, options, "club.csv", map[string]string{"club.csv": tt.above + turning})
		warned := strings.Contains(strings.Join(said(problems), "\n"), "two lists of winners are asked for")
		if problems.HasErrors() || warned != tt.asksForTwo {
			t.Errorf("%s: %v", tt.name, said(problems))
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
	check := func(t *testing.T, name string, files map[string]string) {
		t.Helper()
		ev, problems := readFiles(t, Options{}, name, files)
		if diff := cmp.Diff(want, shownCorrections(ev)); diff != "" {
			t.Error(diff)
		}
		if problems.HasErrors() {
			t.Error(said(problems))
		}
		corrected := []string{"1: 1 v 2 4S N 10 420", "1: 3 v 4 4H N 9 -50", "2: 1 v 2 PASS 0", "2: 3 v 4 60% 40%"}
		if diff := cmp.Diff(corrected, shown(ev)); diff != "" {
			t.Error(diff)
		}
	}
	t.Run("a sheet", func(t *testing.T) {
		check(t, "club.xlsx", map[string]string{
			"club.xlsx": workbook(t, [2]string{"Results", fourResults}, [2]string{"Corrections", list}),
		})
	})
	t.Run("a file beside", func(t *testing.T) {
		check(t, "club.csv", map[string]string{"club.csv": fourResults, "club-corrections.csv": list})
	})
	t.Run("wrong lines", func(t *testing.T) {
		_, problems := readFiles(t, Options{}, "club.csv", map[string]string{
			"club.csv": fourResults, "club-corrections.csv": strings.Replace(list, "1,1,2,contract", "one,1,2,contract", 1) + "\n3,1,2,,4S,",
		})
		want := []string{
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

// TestTitleDate reads the day of play from the titles above a table.
func TestTitleDate(t *testing.T) {
	for _, tt := range []struct{ titles, date, problem string }{
		{"Date: 3 November 2026\n", "2026-11-03", ""},
		{"Tuesday club\nDate,24/11/2026\n", "2026-11-24", ""},
		{"Päivämäärä: 24. marraskuuta 2026\n", "2026-11-24", ""},
		{"Tuesday club\n24.11.2026\n", "2026-11-24", ""},
		{"Date: 3/11/2026\n", "2026-11-03", `club.csv:A1: warning: the date "3/11/2026" is read as 3 November 2026, and may be 11 March 2026, too`},
		{"Date: next week\n", "", `club.csv:A1: warning: the date "next week" is not understood and left out`},
		{"# Date: 2026-11-24\nDate: 25.11.2026\n", "2026-11-24", ""},
		{"Tuesday club 7\n", "", ""},
	} {
		ev, problems := readTable(t, tt.titles+"Board,NS,EW,Contract,By,Tricks\n1,1,2,4H,N,10\n1,3,4,3NT,W,8\n")
		date := ""
		if !ev.Date.IsZero() {
			date = ev.Date.Format(time.DateOnly)
		}
		if got := strings.Join(said(problems), "|"); date != tt.date || got != tt.problem {
			t.Errorf("%q: %s, %s; want %s, %s", tt.titles, date, got, tt.date, tt.problem)
		}
	}
}
