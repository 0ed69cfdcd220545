package pairs

import (
	"slices"
	"strings"

	"bridgecalc/internal/ingest/field"
	"bridgecalc/internal/ingest/layout"
	"bridgecalc/internal/ingest/lines"
)

// nameSections takes the sections from the names of the sheets where no column has
// them and each sheet is called by another one: "Section A" and "Section B". Sheets
// called A and B are sections only if the same numbers sit on both.
func (rd *Reader) nameSections() {
	if len(rd.tables) < 2 || slices.ContainsFunc(rd.tables, func(t *lines.Table) bool { return t.Has(field.Section) }) {
		return
	}
	sections, bare := make([]string, len(rd.tables)), false
	for i, t := range rd.tables {
		section, worded := layout.SectionNamed(t.Sheet.Name)
		if section == "" || slices.Contains(sections[:i], section) {
			return
		}
		sections[i], bare = section, bare || !worded
	}
	if bare && !rd.shareNumbers() {
		return
	}
	for i, t := range rd.tables {
		t.SetSection(sections[i])
	}
}

// shareNumbers reports whether some number sits on several sheets.
func (rd *Reader) shareNumbers() bool {
	seen := make(map[string]int)
	for i, t := range rd.tables {
		for l := range t.Lines {
			for _, f := range []field.Field{field.NS, field.EW} {
				pair, err := t.Texts.Pairs.Of(l.Places[f].ID)
				if err != nil || pair.Nobody {
					continue
				}
				number := strings.ToUpper(pair.Number)
				if on, ok := seen[number]; ok && on != i {
					return true
				}
				seen[number] = i
			}
		}
	}
	return false
}
