package batch

import (
	"context"
	"fmt"
	"os"
	"path/filepath"
	"slices"
	"strings"

	"bridgecalc/internal/event"
	"bridgecalc/internal/files"
	"bridgecalc/internal/ingest"
	"bridgecalc/internal/report"
)

// resultsSuffix ends the name of every document: club-results.pdf.
const resultsSuffix = "-results"

// cardsSuffix ends the name of a folder of cards: club-cards.
const cardsSuffix = "-cards"

// extensions are those of the files taken from a folder. Workbooks of kinds that
// are not read (.xlsm, .xls, .xlsb) are among them: they are refused by name, not
// passed over.
var extensions = []string{".csv", ".tsv", ".txt", ".xlsx", ".ods", ".xlsm", ".xls", ".xlsb", ".bws", ".mdb", ".accdb", ".xml", ".pbn", ".dbf", ".dup", ".lin", ".dlm"}

// Inputs expands folders into the files of results in them, in the order of
// their names, and takes a file once however often and in whatever spelling it
// is given. Files of names and of corrections belong to other inputs, and what
// this program wrote is no input; a file that is named itself is always taken.
// The problems are warnings of files that belong to no results, and of folders within
// folders; names is the file of names that was given for all.
func Inputs(ctx context.Context, paths []string, names string) ([]string, event.Problems, error) {
	var inputs []string
	var problems event.Problems
	for _, path := range paths {
		info, err := os.Stat(path)
		if err != nil || !info.IsDir() {
			inputs = append(inputs, path) // a missing file is reported when it is read
			continue
		}
		found, err := inFolder(ctx, path)
		if err != nil {
			return nil, nil, err
		}
		inputs = append(inputs, found.results...)
		for _, name := range found.stray {
			if !sameFile(filepath.Join(path, name), names) {
				problems.Add(strayFile(name))
			}
		}
		if len(found.folders) > 0 {
			problems.Add(foldersInside(path, found.folders))
		}
	}
	problems.Sort()
	return once(inputs), problems, nil
}

// strayFile warns of a file of names or corrections without results.
func strayFile(name string) event.Problem {
	results, suffix, _ := ingest.BelongsTo(name)
	return event.Problem{
		Severity: event.Warning,
		At:       event.Position{File: name},
		Text:     fmt.Sprintf("there is no file of results %s beside it", results),
		Hint:     "give it the name of the file of results with " + suffix + " behind it",
	}
}

// foldersInside warns once of the folders in a folder.
func foldersInside(folder string, names []string) event.Problem {
	const most = 5
	list := strings.Join(names[:min(len(names), most)], ", ")
	if len(names) > most {
		list += fmt.Sprintf(" and %d more", len(names)-most)
	}
	what := "the folder " + list + " in it is"
	if len(names) > 1 {
		what = "the folders " + list + " in it are"
	}
	return event.Problem{
		Severity: event.Warning,
		At:       event.Position{File: filepath.Base(folder)},
		Text:     what + " not looked into",
		Hint:     "name it too if it holds files of results",
	}
}

// once drops every path that leads to the file of an earlier one.
func once(paths []string) []string {
	spellings := make(map[string]bool)
	// Files that are the same have the same size, so only those are compared.
	bySize := make(map[int64][]os.FileInfo)
	return slices.DeleteFunc(paths, func(path string) bool {
		real := realPath(path)
		if spellings[real] {
			return true
		}
		spellings[real] = true
		info, err := os.Stat(path)
		if err != nil {
			return false
		}
		size := info.Size()
		if slices.ContainsFunc(bySize[size], func(other os.FileInfo) bool { return os.SameFile(info, other) }) {
			return true
		}
		bySize[size] = append(bySize[size], info)
		return false
	})
}

// sameFile reports whether two paths lead to the same file.
func sameFile(a, b string) bool {
	first, err := os.Stat(a)
	if err != nil {
		return false
	}
	second, err := os.Stat(b)
	return err == nil && os.SameFile(first, second)
}

// realPath is the one spelling of a path, absolute and without links. What does
// not exist yet is spelt by the folder that it will be in.
func realPath(path string) string {
	path, err := filepath.Abs(path)
	if err != nil {
		return path
	}
	if real, err := filepath.EvalSymlinks(path); err == nil {
		return real
	}
	parent := filepath.Dir(path)
	if parent == path {
		return path
	}
	return filepath.Join(realPath(parent), filepath.Base(path))
}

// contents are what a folder holds for a run.
type contents struct {
	results []string // paths of the files of results
	stray   []string // names of those that belong to results which are not there
	folders []string // names of folders
}

// inFolder finds the files of results in a folder, and what is passed over.
func inFolder(ctx context.Context, folder string) (found contents, err error) {
	entries, err := os.ReadDir(folder)
	if err != nil {
		return found, files.ReadFailure(folder, err)
	}
	var beside []string
	results := make(map[string]bool) // names without extensions, in lower case
	for _, entry := range entries {
		if err := ctx.Err(); err != nil {
			return found, err
		}
		name := entry.Name()
		extension := strings.ToLower(filepath.Ext(name))
		stem := strings.TrimSuffix(name, filepath.Ext(name))
		if entry.IsDir() && mayHoldResults(folder, name) {
			found.folders = append(found.folders, name)
		}
		if entry.IsDir() || !slices.Contains(extensions, extension) || strings.HasPrefix(name, ".") || strings.HasPrefix(name, "~$") {
			continue
		}
		results[strings.ToLower(stem)] = true
		if _, _, ok := ingest.BelongsTo(name); ok {
			beside = append(beside, name)
			continue
		}
		path := filepath.Join(folder, name)
		if strings.HasSuffix(stem, resultsSuffix) {
			data, err := os.ReadFile(path)
			if err != nil {
				return found, files.ReadFailure(path, err)
			}
			if report.IsOurs(name, data) {
				continue
			}
		}
		found.results = append(found.results, path)
	}
	if slices.ContainsFunc(found.results, func(path string) bool { return ingest.IsResultsTable(filepath.Base(path)) }) {
		// The other tables of the database are read with it.
		found.results = slices.DeleteFunc(found.results, func(path string) bool { return ingest.IsTable(filepath.Base(path)) })
	}
	for _, name := range beside {
		if of, _, _ := ingest.BelongsTo(name); !results[strings.ToLower(of)] {
			found.stray = append(found.stray, name)
		}
	}
	return found, nil
}

// mayHoldResults reports whether a folder within a folder has some file of the kinds
// that are read, and is neither hidden nor one of cards that this program wrote.
func mayHoldResults(folder, name string) bool {
	if strings.HasPrefix(name, ".") || strings.HasSuffix(name, cardsSuffix) {
		return false
	}
	entries, err := os.ReadDir(filepath.Join(folder, name))
	if err != nil {
		return true // nobody knows
	}
	return slices.ContainsFunc(entries, func(entry os.DirEntry) bool {
		return !entry.IsDir() && slices.Contains(extensions, strings.ToLower(filepath.Ext(entry.Name())))
	})
}
