package ingest

import (
	"os"
	"path/filepath"
	"slices"
	"strings"
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

// besideFile finds the file that belongs to an input and has the input's name
// with a suffix; empty when there is none.
func besideFile(path, suffix string) string {
	stem := strings.TrimSuffix(path, filepath.Ext(path))
	for _, extension := range besideExtensions {
		if _, err := os.Stat(stem + suffix + extension); err == nil {
			return stem + suffix + extension
		}
	}
	folder, err := os.Open(filepath.Dir(path))
	if err != nil {
		return "" // a folder that may not be listed: the plain names were tried
	}
	defer folder.Close()
	names, err := folder.Readdirnames(-1)
	if err != nil {
		return ""
	}
	slices.Sort(names)
	best, found := len(besideExtensions), ""
	for _, name := range names {
		results, is, ok := BelongsTo(name)
		if !ok || is != suffix || !strings.EqualFold(results, filepath.Base(stem)) {
			continue
		}
		rank := slices.Index(besideExtensions, strings.ToLower(filepath.Ext(name)))
		if rank < best {
			best, found = rank, filepath.Join(filepath.Dir(path), name)
		}
	}
	return found
}
