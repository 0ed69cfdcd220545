package ingest

import (
	"fmt"
	"io/fs"
	"slices"
	"sync"

	"github.com/pelletier/go-toml/v2"

	"bridgecalc/internal/ingest/cells"
	"bridgecalc/internal/ingest/headings"
	"bridgecalc/templates"
)

// ownNames are the names of the sheets of a workbook of the program in one language.
type ownNames struct {
	event   string            // the sheet that every such workbook has
	results []string          // one of these, too
	repeats []string          // what they came to, and what only looks like results
	labels  map[string]string // of the sheet event, with the setting that each is; none for what is no setting
}

// titles are the titles of the parts of documents, as package words has them.
type titles struct {
	Part struct{ Event, Travellers, Cards, Matrix, Sections, Problems string }
	Team struct {
		Results  string `toml:"results_part"`
		Cards    string `toml:"cards_part"`
		Table    string `toml:"table_part"`
		Progress string `toml:"rounds_part"`
		Lineups  string `toml:"lineups_part"`
	}
	Method struct {
		Matches string `toml:"matches_part"`
		Butler  string
		Player  string
	}
	Column struct{ Title, Date, Boards, Top, Pairs, Method, Input, Checksum, Remark string }
	Look   struct {
		Organiser, Director, Place string
		ProvisionalUntil           string `toml:"provisional_until"`
	}
}

// labels returns the labels of the sheet that says what was played, with their settings.
func (t *titles) labels() map[string]string {
	labels := map[string]string{
		t.Column.Title: "title", t.Column.Date: "date", t.Look.Organiser: "organiser", t.Look.Director: "director",
		t.Look.Place: "place", t.Look.ProvisionalUntil: "provisional",
	}
	for _, label := range []string{t.Column.Boards, t.Column.Top, t.Column.Pairs, t.Method.Player, t.Column.Method, t.Column.Input, t.Column.Checksum, t.Column.Remark} {
		labels[label] = ""
	}
	return labels
}

// ownTitles returns the titles in every language.
var ownTitles = sync.OnceValue(func() []titles {
	files, err := fs.Glob(templates.Words(), "*.toml")
	var all []titles
	for _, name := range files {
		var t titles
		var data []byte
		if data, err = fs.ReadFile(templates.Words(), name); err == nil {
			err = toml.Unmarshal(data, &t)
		}
		if err != nil {
			break
		}
		all = append(all, t)
	}
	if err != nil {
		panic(fmt.Sprintf("words of the documents: %v", err)) // embedded: a fault of ours
	}
	return all
})

// ownSheets returns the names in every language.
var ownSheets = sync.OnceValue(func() []ownNames {
	var all []ownNames
	for _, t := range ownTitles() {
		repeats := []string{t.Part.Sections, t.Part.Cards, t.Part.Matrix, t.Part.Problems, t.Team.Table, t.Team.Progress, t.Team.Cards, t.Team.Lineups, t.Method.Butler}
		all = append(all,
			ownNames{t.Part.Event, []string{t.Team.Results, t.Method.Matches}, repeats, t.labels()},
			ownNames{t.Part.Event, []string{t.Part.Travellers}, append(repeats, t.Method.Matches), t.labels()})
	}
	return all
})

// ownLabels returns the labels of all languages, as headings.Plain has them.
var ownLabels = sync.OnceValue(func() map[string]string {
	all := make(map[string]string)
	for _, own := range ownSheets() {
		for label, key := range own.labels {
			all[headings.Plain(label)] = key
		}
	}
	return all
})

// isOwnEventSheet reports whether a name is that of the sheet that says what was played.
func isOwnEventSheet(name string) bool {
	return slices.ContainsFunc(ownSheets(), func(own ownNames) bool { return own.event == name })
}

// blankLists is the sheet with the lists to choose from in blank workbooks.
const blankLists = "Lists"

// isOwnSheet reports whether a sheet is one that the program adds to its workbooks
// and that only looks like results.
func isOwnSheet(name string) bool {
	return name == blankLists || slices.ContainsFunc(ownSheets(), func(own ownNames) bool { return slices.Contains(own.repeats, name) })
}

// repeatsResults reports whether a sheet is one of a workbook of the program that
// repeats the results of another of its sheets, or says what they came to.
func repeatsResults(sheet *cells.Sheet) bool {
	return slices.ContainsFunc(ownSheets(), func(own ownNames) bool {
		has := func(names ...string) bool {
			return slices.ContainsFunc(sheet.Book().Sheets, func(s *cells.Sheet) bool { return slices.Contains(names, s.Name) })
		}
		return slices.Contains(own.repeats, sheet.Name) && has(own.event) && has(own.results...)
	})
}
