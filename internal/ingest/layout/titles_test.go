package layout

import (
	"testing"

	"bridgecalc/internal/ingest/headings"
)

// TestTitleWordsSayOneThing keeps titles certain in a file of any language.
func TestTitleWordsSayOneThing(t *testing.T) {
	for _, v := range headings.Vocabularies() {
		for word, m := range v.Fields {
			if f, ok := titled[m.Field]; ok && titleWords()[word] != f {
				t.Errorf("%s: %q heads %s, and something else in another language", v.Language, word, m.Field)
			}
		}
	}
}
