package xlsx

import (
	"archive/zip"
	"bytes"
	"encoding/xml"
	"io"
	"io/fs"
	"maps"
	"slices"
	"time"
)

// maker is who made a workbook, in its properties.
const maker = "bridgecalc"

// IsOurs reports whether a workbook was written by this package: its
// properties say so.
func IsOurs(data []byte) bool {
	archive, err := zip.NewReader(bytes.NewReader(data), int64(len(data)))
	if err != nil {
		return false
	}
	file, err := archive.Open("docProps/core.xml")
	if err != nil {
		return false
	}
	defer file.Close()
	var properties struct {
		Creator string `xml:"creator"`
	}
	// The properties are short. A file that says otherwise is not read whole.
	const most = 1 << 16
	err = xml.NewDecoder(io.LimitReader(file, most)).Decode(&properties)
	return err == nil && properties.Creator == maker
}

// archive is a zip file that keeps its parts until the end and then writes
// them in the order of their names. The library hands streamed sheets over in
// any order, but the same input must give the same bytes.
type archive struct {
	zip   *zip.Writer
	parts map[string]*bytes.Buffer
}

func newArchive(w io.Writer) *archive {
	return &archive{zip: zip.NewWriter(w), parts: make(map[string]*bytes.Buffer)}
}

// Create begins a part.
func (a *archive) Create(name string) (io.Writer, error) {
	part := new(bytes.Buffer)
	a.parts[name] = part
	return part, nil
}

// AddFS adds all files of a file system at once.
func (a *archive) AddFS(fsys fs.FS) error { return a.zip.AddFS(fsys) }

// Close writes the parts.
func (a *archive) Close() error {
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
