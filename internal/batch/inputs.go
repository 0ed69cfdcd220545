package batch

import (
	"fmt"
	"os"
	"path/filepath"
	"slices"
	"strings"

	"bridgecalc/internal/ingest"
	"bridgecalc/internal/report"
)

// resultsSuffix ends the name of every document: club-results.pdf.
const resultsSuffix = "-results"

// extensions are those of the files taken from a folder. Old and foreign
// workbooks are among them: they are refused by name, not passed over.
var extensions = []string{".csv", ".tsv", ".txt", ".xlsx", ".xlsm", ".xls", ".xlsb", ".ods"}

// Inputs expands folders into the files of results in them, in the order of
// their names. Files of names and of corrections belong to other inputs, and
// what this program wrote is no input; a file that is named itself is always
// taken.
func Inputs(paths []string) ([]string, error) {
	var inputs []string
	for _, path := range paths {
		info, err := os.Stat(path)
		if err != nil || !info.IsDir() {
			inputs = append(inputs, path) // a missing file is reported when it is read
			continue
		}
		found, err := inFolder(path)
		if err != nil {
			return nil, err
		}
		inputs = append(inputs, found...)
	}
	seen := make(map[string]bool)
	return slices.DeleteFunc(inputs, func(path string) bool {
		clean := filepath.Clean(path)
		twice := seen[clean]
		seen[clean] = true
		return twice
	}), nil
}

func inFolder(folder string) ([]string, error) {
	entries, err := os.ReadDir(folder)
	if err != nil {
		return nil, fmt.Errorf("reading the folder %s: %w", folder, err)
	}
	var found []string
	for _, entry := range entries {
		name := entry.Name()
		extension := strings.ToLower(filepath.Ext(name))
		stem := strings.TrimSuffix(name, filepath.Ext(name))
		switch {
		case entry.IsDir(), !slices.Contains(extensions, extension), strings.HasPrefix(name, "."), strings.HasPrefix(name, "~$"):
			continue
		case strings.HasSuffix(stem, ingest.NamesSuffix), strings.HasSuffix(stem, ingest.CorrectionsSuffix):
			continue
		}
		path := filepath.Join(folder, name)
		if strings.HasSuffix(stem, resultsSuffix) {
			data, err := os.ReadFile(path)
			if err != nil {
				return nil, fmt.Errorf("reading the folder %s: %w", folder, err)
			}
			if report.IsOurs(name, data) {
				continue
			}
		}
		found = append(found, path)
	}
	return found, nil
}
