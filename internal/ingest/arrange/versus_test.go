package arrange

import (
	"testing"

	"bridgecalc/internal/ingest/words"
)

// TestVersusOfLanguages reads two teams with every word that is between opponents,
// wherever teams are read.
func TestVersusOfLanguages(t *testing.T) {
	for _, w := range words.All() {
		for _, word := range w.Phrase.Versus {
			text := "Foxes " + word + " Owls"
			if home, away, ok := Versus(text, false); !ok || home != "Foxes" || away != "Owls" {
				t.Errorf("Versus(%q) = %q, %q, %t", text, home, away, ok)
			}
			if found := versusIn(text); len(found) != 1 || found[0] != [2]string{"Foxes", "Owls"} {
				t.Errorf("versusIn(%q) = %q", text, found)
			}
			if team, ok := byeIn("Foxes " + word + " bye"); !ok || team != "Foxes" {
				t.Errorf("the bye %q is of %q, %t", text, team, ok)
			}
			if !IsSeparator(word) {
				t.Errorf("%q is no separator", word)
			}
		}
	}
	for _, text := range []string{"Foxes plays Owls", "Lisy z Krakowa", "Against Owls", "4H v -3"} {
		if home, away, ok := Versus(text, false); ok {
			t.Errorf("Versus(%q) = %q, %q", text, home, away)
		}
	}
}
