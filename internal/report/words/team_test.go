package words

import (
	"strings"
	"testing"
)

// TestContestSheetNames checks the names of the sheets that only matches and
// deals have: that they can be such names, and that no two of a document are the
// same.
func TestContestSheetNames(t *testing.T) {
	for _, language := range Languages() {
		w := load(t, language)
		own := []string{
			w.Team.TablePart, w.Team.RoundsPart, w.Method.MatchesPart, w.Team.CardsPart, w.Team.LineupsPart,
			w.Method.Butler, w.Rubber.SheetsPart,
		}
		names := append(own, w.Part.Ranking, w.Part.Event, w.Part.Problems)
		for i, name := range names {
			if len([]rune(name)) > 31 || strings.ContainsAny(name, `:\/?*[]'`) {
				t.Errorf("%s: %q can't be the name of a sheet", language, name)
			}
			for _, other := range names[:i] {
				if strings.EqualFold(name, other) {
					t.Errorf("%s: two sheets with the name %q", language, name)
				}
			}
		}
	}
}
