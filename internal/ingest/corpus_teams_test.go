package ingest

import (
	"fmt"
	"os"
	"path/filepath"
	"strconv"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"

	"bridgecalc/internal/bridge"
	"bridgecalc/internal/event"
)

func TestCorpusTeams(t *testing.T) {
	folder := os.Getenv(corpusVariable)
	if folder == "" {
		t.Skipf("%s names no folder of real files", corpusVariable)
	}
	folder = filepath.Join(folder, "workbooks")
	book := func(t *testing.T, name string) *event.Event {
		t.Helper()
		return corpusEvent(t, filepath.Join(folder, name))
	}
	truth := func(t *testing.T, name string) []string {
		t.Helper()
		var lines []string
		for _, row := range csvRows(t, filepath.Join(folder, name))[1:] {
			lines = append(lines, strings.TrimRight(strings.Join(row, ","), ","))
		}
		return lines
	}

	t.Run("teams-of-four.xlsx", func(t *testing.T) {
		ev := book(t, "teams-of-four.xlsx")
		if ev.Kind != event.Teams {
			t.Errorf("read as %v", ev.Kind)
		}
		if diff := cmp.Diff(truth(t, "teams-of-four.truth.csv"), matchLines(ev)); diff != "" {
			t.Error(diff)
		}
		if diff := cmp.Diff(truth(t, "teams-of-four.matches.csv"), impLines(ev)); diff != "" {
			t.Error(diff)
		}
		for i := range ev.Matches {
			m := &ev.Matches[i]
			home, away := matchIMPs(m)
			if !m.HasIMPs || m.HomeIMPs != event.WholeIMPs(home) || m.AwayIMPs != event.WholeIMPs(away) {
				t.Errorf("match %d: stated %v–%v, the boards give %d–%d", i+1, m.HomeIMPs, m.AwayIMPs, home, away)
			}
			if vp, _ := bridge.NewVictoryScale(int(m.Boards)).Points(home - away); !m.HasVP || int(m.HomeVP) != vp {
				t.Errorf("match %d: stated %d VP, want %d", i+1, m.HomeVP, vp)
			}
		}
	})
	t.Run("the same in rows", func(t *testing.T) {
		data, err := os.ReadFile(filepath.Join(folder, "teams-of-four.truth.csv"))
		if err != nil {
			t.Fatal(err)
		}
		path := filepath.Join(write(t, map[string]string{"rows.csv": string(data)}), "rows.csv")
		if diff := cmp.Diff(truth(t, "teams-of-four.truth.csv"), matchLines(corpusEvent(t, path))); diff != "" {
			t.Error(diff)
		}
	})
	t.Run("liiga.xlsx", func(t *testing.T) {
		ev := book(t, "liiga.xlsx")
		if ev.Kind != event.MatchList || len(ev.Teams) != 6 || len(ev.Matches) != 15 || !ev.Matches[14].NotPlayed {
			t.Errorf("%v, %d teams, %d matches; want a list, 6 and 15, the last not played", ev.Kind, len(ev.Teams), len(ev.Matches))
		}
		if diff := cmp.Diff(truth(t, "liiga.truth.csv"), impLines(ev)); diff != "" {
			t.Error(diff)
		}
		for i := range ev.Matches[:14] {
			m := &ev.Matches[i]
			// The list rounds some of the scale's figures the other way.
			want, _ := bridge.NewVictoryScale(24).Points(int(m.HomeIMPs-m.AwayIMPs) / 100)
			if off := int(m.HomeVP) - want; m.HomeVP+m.AwayVP != 2000 || off < -1 || off > 1 {
				t.Errorf("match %d: stated %d–%d VP, want %d", i+1, m.HomeVP, m.AwayVP, want)
			}
		}
	})
	t.Run("sunnuntaikisa.xlsx", func(t *testing.T) {
		ev := book(t, "sunnuntaikisa.xlsx")
		if ev.Title != "Sunnuntaikisa" || ev.Date.Format("2.1.2006") != "17.3.2024" {
			t.Errorf("%q of %v", ev.Title, ev.Date)
		}
		want := []string{
			"title Sunnuntaikisa B1", "date 45368 B2", "scoring mp B3", "director Ilmatar Peitenimi B4",
			"organiser Kuvitelman Bridgekerho B5", "sitout own B6",
		}
		var got []string
		for _, s := range ev.Settings {
			got = append(got, fmt.Sprintf("%s %s %s", s.Key, s.Value, s.At.Cell()))
		}
		if diff := cmp.Diff(want, got); diff != "" {
			t.Error(diff)
		}
		want = []string{
			"3 5 4 contract 3S E2 (Kirjattu väärin, molemmat vahvistivat)", "7 1 5 tricks 10 E3 (Laskettu uudelleen)",
			"13 6 4 artificial 60/40 E4 (Tuomarin päätös)",
		}
		if diff := cmp.Diff(want, shownCorrections(ev)); diff != "" {
			t.Error(diff)
		}
	})
}

func shownCorrections(ev *event.Event) []string {
	var all []string
	for _, c := range ev.Corrections {
		all = append(all, fmt.Sprintf("%d %s %s %s %s %s (%s)", c.Board, c.NS, c.EW, c.What, c.Value, c.At.Cell(), c.Reason))
	}
	return all
}

// matchLines are the results of all matches, as
// Match,Round,Home,Away,Room,Board,Contract,Declarer,Tricks.
func matchLines(ev *event.Event) []string {
	var lines []string
	for i := range ev.Matches {
		m := &ev.Matches[i]
		for _, r := range m.Results {
			line := fmt.Sprintf("%d,%d,%s,%s,%s,%d", i+1, m.Round, ev.Teams[m.Home].Name, ev.Teams[m.Away].Name,
				[]string{"Open", "Closed"}[r.Room], r.Board)
			switch {
			case r.Kind == event.NotPlayed:
				line += ",not played"
			case r.Kind == event.Adjusted:
				line += fmt.Sprintf(",%s/%s", shownAward(r.NSAward), shownAward(r.EWAward))
			case !r.HasContract:
				line += fmt.Sprintf(",%d", r.Score)
			case r.Contract.IsPassedOut():
				line += ",PASS"
			default:
				line += fmt.Sprintf(",%s,%v,%d", strings.ToUpper(r.Contract.String()), r.Declarer, r.Tricks)
			}
			lines = append(lines, line)
		}
	}
	return lines
}

// impLines are the matches that were played, as
// Round,Home,Away,IMPs home,IMPs away,Boards.
func impLines(ev *event.Event) []string {
	var lines []string
	for i := range ev.Matches {
		if m := &ev.Matches[i]; !m.NotPlayed {
			lines = append(lines, fmt.Sprintf("%d,%s,%s,%v,%v,%s", m.Round, ev.Teams[m.Home].Name, ev.Teams[m.Away].Name,
				m.HomeIMPs, m.AwayIMPs, strconv.Itoa(int(m.Boards))))
		}
	}
	return lines
}

// matchIMPs counts a match by the teams that sat where: the score of a team's NS
// pair, less that of the other team's NS pair in the other room.
func matchIMPs(m *event.Match) (home, away int) {
	played := make(map[int32]map[int32]int32) // board, team that sat NS, score
	for _, r := range m.Results {
		if played[r.Board] == nil {
			played[r.Board] = make(map[int32]int32)
		}
		played[r.Board][r.NS] = r.Score
	}
	for _, byNS := range played {
		imps := bridge.IMPs(int(byNS[m.Home] - byNS[m.Away]))
		home += max(imps, 0)
		away += max(-imps, 0)
	}
	return home, away
}
