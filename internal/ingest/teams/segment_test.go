package teams

import (
	"testing"

	"bridgecalc/internal/event"
	"bridgecalc/internal/ingest/headings"
)

func TestReadSegment(t *testing.T) {
	for text, want := range map[string]int32{
		"2": 2, "2nd half": 2, "1. puoliaika": 1, "a": 1, "B": 2, "III": 3, "d": 4, "II": 2, "C": 3,
		"": 0, "first": 0, "0": 0, "100": 0, "99999999999999999999": 0,
	} {
		if got, err := readSegment(text); got != want || (err == nil) != (want > 0) {
			t.Errorf("%q: %d, %v; want %d", text, got, err, want)
		}
	}
}

func TestReadRound(t *testing.T) {
	for text, want := range map[string][2]int32{"3": {3, 0}, "3a": {3, 1}, "3/2": {3, 2}, "3.b": {3, 2}, "x": {}, "3e": {}, "0a": {}} {
		round, segment, err := readRound(text)
		if got := [2]int32{round, segment}; got != want || (err == nil) != (want[0] > 0) {
			t.Errorf("%q: %v, %v; want %v", text, got, err, want)
		}
	}
}

// TestTitles reads single titles above a card.
func TestTitles(t *testing.T) {
	tests := []struct {
		language, text, next string
		want                 matchTitle
	}{
		{"en", "Round 2, match 3", "", matchTitle{round: 2}},
		{"en", "Round:", "4", matchTitle{round: 4}},
		{"en", "Segment", "2", matchTitle{part: 2}},
		{"en", "Foxes v Owls", "", matchTitle{home: "Foxes", away: "Owls"}},
		{"en", "Match: Foxes - Owls", "", matchTitle{home: "Foxes", away: "Owls"}},
		{"en", "Foxes - Owls", "", matchTitle{}},
		{"en", "Room: closed", "", matchTitle{hasRoom: true, room: event.Closed}},
		{"en", "Away sits EW in the closed room", "", matchTitle{openNS: homeTeam.other()}},
		{"en", "2nd half", "", matchTitle{part: 2}},
		{"fi", "1. puoliaika", "", matchTitle{part: 1}},
		{"fi", "Avohuone NS: Ann & Bo", "", matchTitle{players: [rooms]lineup{{"Ann", "", "Bo", ""}}}},
		{"en", "Closed room West:", "Cy", matchTitle{players: [rooms]lineup{{}, {"", "", "", "Cy"}}}},
		{"en", "NS: Ann & Bo", "", matchTitle{}}, // of which room?
		{"en", "Open room NS: Ann", "", matchTitle{}},
		{"en", "2nd prize", "", matchTitle{}},
	}
	for _, tt := range tests {
		var m matchTitle
		found := m.takeText(tt.text, tt.next, headings.Of(tt.language))
		if m != tt.want || found != (tt.want != matchTitle{}) {
			t.Errorf("%q: %t, %+v; want %+v", tt.text, found, m, tt.want)
		}
	}
}
