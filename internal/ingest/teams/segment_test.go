package teams

import (
	"testing"

	"github.com/google/go-cmp/cmp"
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

// TestSeats reads lines about who sits where.
func TestSeats(t *testing.T) {
	tests := []struct {
		text string
		want []seat
	}{
		{"Open room: NS Owls, EW Foxes", []seat{{room: "open", side: "ns", team: "Owls", word: "NS"}, {room: "open", side: "ew", team: "Foxes", word: "EW"}}},
		{"Away sits EW in the closed room", []seat{{room: "closed", side: "ew", team: "away", word: "EW"}}},
		{"Koti istuu NS avoimessa huoneessa", []seat{{room: "open", side: "ns", team: "home", word: "NS"}}},
		{"Owls sidder NS i åbent rum og ØV i lukket rum", []seat{{room: "open", side: "ns", team: "Owls", rest: "og", word: "NS"}, {room: "closed", side: "ew", team: "Owls", word: "ØV"}}},
		{"Offener Raum (NS Foxes)", []seat{{room: "open", side: "ns", team: "Foxes", word: "NS"}}},
		{"Our table: NS Owls; Other table: NS Foxes", []seat{{room: "own", side: "ns", team: "Owls", word: "NS"}, {room: "other", side: "ns", team: "Foxes", word: "NS"}}},
		{"Avohuone NS: Ann & Bo", []seat{{room: "open", side: "ns", rest: "Ann & Bo", word: "NS"}}},
		{"Öppna rummet: Owls NS (A Ek - B Alm), Foxes ÖV (C Oja - D Lid)", []seat{{room: "open", side: "ns", team: "Owls", rest: "A Ek - B Alm", word: "NS"}, {room: "open", side: "ew", team: "Foxes", rest: "C Oja - D Lid", word: "ÖV"}}},
		{"NS Åbo 2: Ann – Bo", []seat{{side: "ns", team: "Åbo 2", rest: "Ann – Bo", word: "NS"}}},
		{"Boards 9–16: Bears NS in the open room", []seat{{room: "open", side: "ns", word: "NS", lead: "Bears"}}},
		{"Open room: Ann and Bo sit NS. All the scores here are ours", []seat{{room: "open", side: "ns", rest: "Ann and Bo", word: "NS"}}},
		{"2nd prize", nil},
	}
	w := who{roster: newRoster()}
	for _, tt := range tests {
		if diff := cmp.Diff(tt.want, w.seatsIn(tt.text, []string{"Foxes", "Åbo 2", "Owls"}), cmp.AllowUnexported(seat{})); diff != "" {
			t.Errorf("%q: %s", tt.text, diff)
		}
	}
}

// TestVersus reads lines with two teams.
func TestVersus(t *testing.T) {
	w := who{roster: newRoster(), names: []string{"Ruutu-Ässät", "O'Hara"}}
	for text, want := range map[string][2]string{
		"Foxes v Owls": {"Foxes", "Owls"}, "Match: Foxes - Owls": {"Foxes", "Owls"}, "Match par quatre : Les Renards - La Coupe": {"Les Renards", "La Coupe"},
		"Teamkampf Eulen gegen Waldkauz, 12 Boards": {"Eulen", "Waldkauz"}, "O'Hara - Ruutu-Ässät": {"O'Hara", "Ruutu-Ässät"}, "Uglerne (hjemme) - Klør To (ude)": {"Uglerne", "Klør To"},
		"Ruutu-Ässät": {}, "Closed room": {}, "Foxes vastaan Owls": {"Foxes", "Owls"}, "Foxes against Owls": {"Foxes", "Owls"}, "Lisy przeciwko Sowy": {"Lisy", "Sowy"}, "Zorros frente a Búhos": {"Zorros", "Búhos"},
		"Ruutu-Ässät vastaan O'Hara": {"Ruutu-Ässät", "O'Hara"}, "Renards c/ Hiboux": {"Renards", "Hiboux"}, "Füchse GG Eulen": {"Füchse", "Eulen"}, "Orły z Krakowa": {}, "Each team plays twice": {},
	} {
		home, away, _, _ := w.versus(text)
		if got := [2]string{home, away}; got != want {
			t.Errorf("%q: %q, want %q", text, got, want)
		}
	}
}
