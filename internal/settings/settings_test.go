package settings

import (
	"testing"
	"time"

	"github.com/google/go-cmp/cmp"
)

func TestParseDate(t *testing.T) {
	tests := map[string]time.Time{
		"2026-11-30":           time.Date(2026, 11, 30, 0, 0, 0, 0, time.UTC),
		"30.11.2026":           time.Date(2026, 11, 30, 0, 0, 0, 0, time.UTC),
		"1.2.2026":             time.Date(2026, 2, 1, 0, 0, 0, 0, time.UTC),
		"30. 11. 2026":         time.Date(2026, 11, 30, 0, 0, 0, 0, time.UTC),
		"01.02.2026":           time.Date(2026, 2, 1, 0, 0, 0, 0, time.UTC),
		" 2026-02-01 ":         time.Date(2026, 2, 1, 0, 0, 0, 0, time.UTC),
		"30.11.2026 18:00":     time.Date(2026, 11, 30, 0, 0, 0, 0, time.UTC),
		"2026-11-30T18:00:00Z": time.Date(2026, 11, 30, 0, 0, 0, 0, time.UTC),
		"46356":                time.Date(2026, 11, 30, 0, 0, 0, 0, time.UTC),
		"46356.75":             time.Date(2026, 11, 30, 0, 0, 0, 0, time.UTC),
		"29.2.2028":            time.Date(2028, 2, 29, 0, 0, 0, 0, time.UTC),
		"30 November 2026":     time.Date(2026, 11, 30, 0, 0, 0, 0, time.UTC),
	}
	for text, want := range tests {
		if got, err := ParseDate(text); !got.Day.Equal(want) || err != nil {
			t.Errorf("ParseDate(%q) = %v, %v; want %v", text, got, err, want)
		}
	}
	for _, text := range []string{
		"", "today", "2026", "30.11.", "31.11.2026", "29.2.2026", "2026-13-01", "999999",
	} {
		got, err := ParseDate(text)
		if want := "date \"" + text + "\": write it as 2026-11-30 or 30.11.2026"; !got.Day.IsZero() || err == nil || err.Error() != want {
			t.Errorf("ParseDate(%q) = %v, %v; want the error %q", text, got, err, want)
		}
	}
}

func TestDefault(t *testing.T) {
	want := Settings{SwissBoards: Matchpoints, AplusIMPs: 3, ByeVP: 1200, Decimals: 2, Language: "en", SuitColours: 2}
	if diff := cmp.Diff(want, Default()); diff != "" {
		t.Error(diff)
	}
}
