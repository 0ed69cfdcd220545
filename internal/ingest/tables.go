package ingest

import (
	"os"
	"path/filepath"
	"slices"
	"strings"

	"bridgecalc/internal/event"
	"bridgecalc/internal/ingest/cells"
	"bridgecalc/internal/ingest/formats/bridgemate"
)

// IsTable reports whether a file has the name of a table of a Bridgemate database
// that was exported by itself, other than that of the results: it is read with
// those, in the same folder.
func IsTable(name string) bool {
	table, ok := tableOf(name)
	return ok && table != bridgemate.ResultsTable
}

// IsResultsTable reports whether a file has the name of the table of results in a
// Bridgemate database.
func IsResultsTable(name string) bool {
	table, _ := tableOf(name)
	return table == bridgemate.ResultsTable
}

// tableOf is the table whose name a file has.
func tableOf(name string) (string, bool) {
	extension := filepath.Ext(name)
	if !slices.Contains(besideExtensions, strings.ToLower(extension)) {
		return "", false
	}
	return bridgemate.TableNamed(strings.TrimSuffix(name, extension))
}

// resultsIn is the path of the table of results, where a path is that of a folder
// with the tables of a database; any other path stands as it is.
func resultsIn(path string) string {
	entries, err := os.ReadDir(path) // fails for a file
	if err != nil {
		return path
	}
	for _, entry := range entries {
		if IsResultsTable(entry.Name()) && !entry.IsDir() {
			return filepath.Join(path, entry.Name())
		}
	}
	return path
}

// loadTables loads the tables that lie beside that of the results; none for any
// other file.
func loadTables(path string) ([]file, event.Problems, error) {
	if !IsResultsTable(filepath.Base(path)) {
		return nil, nil, nil
	}
	entries, err := os.ReadDir(filepath.Dir(path))
	if err != nil {
		return nil, nil, nil // a folder that may not be listed: the results stand alone
	}
	var tables []file
	var problems event.Problems
	for _, entry := range entries {
		name, _ := tableOf(entry.Name())
		if entry.IsDir() || !IsTable(entry.Name()) || !bridgemate.Reads(name) {
			continue
		}
		table, found, err := load(filepath.Join(filepath.Dir(path), entry.Name()))
		if err != nil {
			return nil, nil, err
		}
		problems = append(problems, found...)
		tables = append(tables, table)
	}
	return tables, problems, nil
}

// openTables makes one book of the tables of a database.
func openTables(results file, options Options) (*cells.Book, event.Problems) {
	sheets := make(map[string]*cells.Sheet)
	var problems event.Problems
	for _, f := range append([]file{results}, results.tables...) {
		book, found := cells.OpenWith(f.name, f.data, options.Encoding)
		problems = append(problems, found...)
		name, _ := tableOf(f.name)
		if book != nil && len(book.Sheets) > 0 && sheets[name] == nil {
			sheets[name] = book.Sheets[0]
		}
	}
	if problems.HasErrors() {
		return nil, problems
	}
	book, found := bridgemate.ReadTables(results.name, sheets)
	return book, append(problems, found...)
}

// folderName is the name of the folder that a file lies in; empty when it has none.
func folderName(path string) string {
	path, err := filepath.Abs(path)
	if err != nil {
		return ""
	}
	name := filepath.Base(filepath.Dir(path))
	return strings.Trim(name, string(filepath.Separator)+".")
}
