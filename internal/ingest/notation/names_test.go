package notation

import (
	"slices"
	"testing"

	"bridgecalc/internal/ingest/words"
)

func TestSplitNames(t *testing.T) {
	pair := []string{"Ann Oak", "Bob Elm"}
	for text, want := range map[string][]string{
		"Ann Oak & Bob Elm": pair, "Ann Oak;Bob Elm": pair, "Ann Oak / Bob Elm": pair, "Ann Oak + Bob Elm": pair, "Ann Oak - Bob Elm": pair, "Ann Oak–Bob Elm": pair, "Ann Oak, Bob Elm": pair,
		"Ann Oak AND Bob Elm": pair, "Ann Oak y Bob Elm": pair, "ANN OAK E BOB ELM": {"ANN OAK", "BOB ELM"},
		"Oak, Ann & Elm, Bob": {"Oak, Ann", "Elm, Bob"}, "Oak, Ann - Elm, Bob": {"Oak, Ann", "Elm, Bob"}, "Oak, Ann och Elm, Bob": {"Oak, Ann", "Elm, Bob"},
		"Ann E Oak - Bob I Elm": {"Ann E Oak", "Bob I Elm"}, "JOHN E OAK; BOB ELM": {"JOHN E OAK", "BOB ELM"}, "Ann & Bob, Cy": {"Ann", "Bob", "Cy"}, "Ann; Bob; Cy": {"Ann", "Bob", "Cy"},
		"Anna-Maija Oak": {"Anna-Maija Oak"}, "Ann Oak": {"Ann Oak"}, "": {""}, "Ann & 7": {"Ann & 7"}, "A, B, C, D, E": {"A, B, C, D, E"},
	} {
		if got := SplitNames(text); !slices.Equal(got, want) {
			t.Errorf("SplitNames(%q) = %q, want %q", text, got, want)
		}
	}
	for _, w := range words.All() {
		for _, and := range w.Phrase.And {
			if text := "Ann Oak " + and + " Bob Elm"; !slices.Equal(SplitNames(text), pair) || !IsJoin(and) {
				t.Errorf("%s: SplitNames(%q) = %q", w.Language, text, SplitNames(text))
			}
		}
	}
}
