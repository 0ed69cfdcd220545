package words

import (
	"slices"
	"strings"
	"testing"
)

func TestEveryLanguageHasAFile(t *testing.T) {
	entries, err := files.ReadDir(".")
	if err != nil {
		t.Fatal(err)
	}
	for _, e := range entries {
		if language := strings.TrimSuffix(e.Name(), ".toml"); !slices.Contains(languages, language) {
			t.Errorf("%s belongs to no language", e.Name())
		}
	}
	for _, language := range Languages() {
		w, err := read(language)
		if err != nil {
			t.Fatalf("%s: %v", language, err)
		}
		if len(w.Side.NS) == 0 || len(w.Side.EW) == 0 || len(w.Seat.North) == 0 || len(w.Letter.North) == 0 || len(w.Suit.Clubs) == 0 ||
			len(w.Contract.PassedOut) == 0 || len(w.Result.Down) == 0 || len(w.Pair.Nobody) == 0 || len(w.Remark.WrongDirection) == 0 {
			t.Errorf("%s lacks words: %+v", language, w)
		}
		if len(w.Date.Months) != 12 || len(w.Date.Weekdays) != 7 {
			t.Errorf("%s has %d months and %d weekdays", language, len(w.Date.Months), len(w.Date.Weekdays))
		}
		for i, list := range w.Count.Numbers() {
			if len(list) == 0 {
				t.Errorf("%s has no word for %d", language, i+1)
			}
		}
	}
}

// TestFieldsHaveNames keeps the fields of every language to those of English.
func TestFieldsHaveNames(t *testing.T) {
	english := All()[0]
	for _, w := range All() {
		for field := range w.Heading {
			if _, ok := english.Heading[field]; !ok {
				t.Errorf("%s has a field %s, which English lacks", w.Language, field)
			}
		}
	}
}

func TestOf(t *testing.T) {
	if w, ok := Of("fi"); !ok || w.Language != "fi" {
		t.Errorf("Of(fi) = %v, %t", w, ok)
	}
	if w, ok := Of("la"); ok {
		t.Errorf("Of(la) = %v", w)
	}
}

func TestSpelled(t *testing.T) {
	tests := map[string][]string{
		"pass":      {"pass"},
		"Ö":         {"Ö"},
		"ÖV":        {"ÖV"},
		"erfüllt":   {"erfüllt", "erfullt", "erfuellt"},
		"cœur":      {"cœur", "coeur"},
		"średnia":   {"średnia", "srednia"},
		"hjärter":   {"hjärter", "hjarter", "hjaerter"},
		"KLÖVER":    {"KLÖVER", "KLOVER", "KLOEVER"},
		"Æble":      {"Æble", "AEble"},
		"gepaßt":    {"gepaßt", "gepasst"},
		"Corazón":   {"Corazón", "Corazon"},
		"O\u0308st": {"O\u0308st", "Ost"},
	}
	for word, want := range tests {
		if got := Spelled(word); !slices.Equal(got, want) {
			t.Errorf("Spelled(%q) = %q, want %q", word, got, want)
		}
	}
}
