package batch

import (
	"errors"
	"io/fs"
	"os"
	"path/filepath"
	"slices"

	"bridgecalc/internal/files"
	"bridgecalc/internal/report"
)

// mayReplace refuses to touch what is not ours: an input, a folder, or a file
// that this program did not write, unless the director insists.
func mayReplace(documents []files.Document, inputs []os.FileInfo, force bool) error {
	for _, d := range documents {
		name := filepath.Base(d.Path)
		there, err := os.Lstat(d.Path)
		switch {
		case errors.Is(err, fs.ErrNotExist):
			continue
		case err != nil:
			return files.WriteFailure(d.Path, err)
		case slices.ContainsFunc(inputs, func(input os.FileInfo) bool { return os.SameFile(input, there) }):
			return problem(name, "this file is read as an input, and is not overwritten", hintElsewhere)
		case there.IsDir():
			return problem(name, "there is a folder of this name", hintElsewhere)
		case force:
			continue
		case !there.Mode().IsRegular():
			return problem(name, "there is something of this name that is no ordinary file", hintElsewhere)
		}
		data, err := os.ReadFile(d.Path)
		if err != nil {
			return files.ReadFailure(d.Path, err)
		}
		if !report.IsOurs(name, data) {
			return problem(name, "the file exists and was not written by this program",
				"move it away, choose another folder with --out, or replace it with --force")
		}
	}
	return nil
}
