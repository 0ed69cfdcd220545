package ingest

import (
	"fmt"
	"io/fs"
	"slices"
	"sync"

	"github.com/pelletier/go-toml/v2"

	"bridgecalc/internal/ingest/cells"
	"bridgecalc/templates"
)

// ownNames are the names of the sheets of a workbook of the program in one language.
type ownNames struct {
	event   string   // the sheet that every such workbook has
	results []string // one of these, too
	repeats []string // what they came to, and what only looks like results
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
	Column struct{ Boards, Top, Pairs, Input, Checksum, Method string }
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
			ownNames{t.Part.Event, []string{t.Team.Results, t.Method.Matches}, repeats},
			ownNames{t.Part.Event, []string{t.Part.Travellers}, append(repeats, t.Method.Matches)})
	}
	return all
})

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
