package files

import (
	"archive/zip"
	"bytes"
	"io"
	"io/fs"
	"maps"
	"slices"
	"time"
)

// Archive is a zip file that keeps its parts until the end and then writes
// them in the order of their names, without a date. Libraries hand parts over in
// any order, but the same input must give the same bytes.
type Archive struct {
	zip   *zip.Writer
	parts map[string]*bytes.Buffer
}

// NewArchive begins an archive.
func NewArchive(w io.Writer) *Archive {
	return &Archive{zip: zip.NewWriter(w), parts: make(map[string]*bytes.Buffer)}
}

// Create begins a part.
func (a *Archive) Create(name string) (io.Writer, error) {
	part := new(bytes.Buffer)
	a.parts[name] = part
	return part, nil
}

// AddFS adds all files of a file system at once.
func (a *Archive) AddFS(fsys fs.FS) error { return a.zip.AddFS(fsys) }

// Close writes the parts.
func (a *Archive) Close() error {
	for _, name := range slices.Sorted(maps.Keys(a.parts)) {
		// The earliest date that the format knows.
		header := &zip.FileHeader{Name: name, Method: zip.Deflate, Modified: time.Date(1980, time.January, 1, 0, 0, 0, 0, time.UTC)}
		w, err := a.zip.CreateHeader(header)
		if err != nil {
			return err
		}
		if _, err := a.parts[name].WriteTo(w); err != nil {
			return err
		}
	}
	return a.zip.Close()
}
