package ingest

import (
	"os"
	"path/filepath"
	"slices"
	"strings"
	"sync"
)

// besideExtensions are those of files that belong to a file of results, in the
// order in which they are looked for.
var besideExtensions = []string{".csv", ".tsv", ".txt", ".xlsx", ".ods"}

// BelongsTo tells from the name of a file whether it holds names or corrections,
// and of which results: Club-Names.CSV holds those of Club. Case does not matter,
// as the file systems of Windows and macOS do not tell it apart.
func BelongsTo(name string) (results, suffix string, ok bool) {
	extension := filepath.Ext(name)
	if !slices.Contains(besideExtensions, strings.ToLower(extension)) {
		return "", "", false
	}
	stem := strings.TrimSuffix(name, extension)
	for _, suffix := range []string{NamesSuffix, CorrectionsSuffix} {
		at := len(stem) - len(suffix)
		if at > 0 && strings.EqualFold(stem[at:], suffix) {
			return stem[:at], suffix, true
		}
	}
	return "", "", false
}

// Folders remembers which files of names, corrections and hand records lie in the folders
// of the inputs, so that a folder of many is listed once. It may be used by several
// readers at a time.
type Folders struct {
	mu    sync.Mutex
	known map[string]listing
}

// listing are the names of the files in a folder that belong to others.
type listing struct {
	lists map[belonging]string // of names and corrections
	hands map[string][]string  // by the results in lower case, as they are tried
}

// NewFolders knows no folder yet.
func NewFolders() *Folders { return &Folders{known: make(map[string]listing)} }

// belonging is what a file belongs to: the results in lower case, and its suffix.
type belonging struct{ results, suffix string }

// beside finds the file that belongs to an input and has the input's name with a
// suffix; empty when there is none. The plain name goes before one in other case.
func (f *Folders) beside(path, suffix string) string {
	stem := strings.TrimSuffix(path, filepath.Ext(path))
	for _, extension := range besideExtensions {
		if _, err := os.Stat(stem + suffix + extension); err == nil {
			return stem + suffix + extension
		}
	}
	folder := filepath.Dir(path)
	name := f.in(folder).lists[belonging{strings.ToLower(filepath.Base(stem)), suffix}]
	if name == "" {
		return ""
	}
	return filepath.Join(folder, name)
}

// in are the files of a folder that belong to others; none where it may not be listed.
func (f *Folders) in(folder string) listing {
	f.mu.Lock()
	defer f.mu.Unlock()
	found, known := f.known[folder]
	if !known {
		found = listBelonging(folder)
		f.known[folder] = found
	}
	return found
}

// listBelonging lists a folder. Of several files for the same results the first kind
// of file is taken, and of these the first name.
func listBelonging(folder string) listing {
	found := listing{make(map[belonging]string), make(map[string][]string)}
	dir, err := os.Open(folder)
	if err != nil {
		return found
	}
	defer dir.Close()
	names, _ := dir.Readdirnames(-1) // as many as can be listed
	rank := func(name string) int { return slices.Index(besideExtensions, strings.ToLower(filepath.Ext(name))) }
	for _, name := range names {
		if results, ok := handsOf(name); ok {
			found.hands[results] = append(found.hands[results], name)
		}
		results, suffix, ok := BelongsTo(name)
		if !ok {
			continue
		}
		key := belonging{strings.ToLower(results), suffix}
		if best, ok := found.lists[key]; !ok || rank(name) < rank(best) || rank(name) == rank(best) && name < best {
			found.lists[key] = name
		}
	}
	for _, names := range found.hands {
		slices.SortFunc(names, compareHands)
	}
	return found
}
