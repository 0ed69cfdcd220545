// Package formats knows the files that other scoring programs write.
//
// A format is a reader in a package of its own and a line in the list here. It
// is found by the file's first bytes and shape, not by its name, and turns the
// file into sheets (see the package transcript); what these mean is decided, and
// checked, as with any other sheet.
package formats

import (
	"bridgecalc/internal/event"
	"bridgecalc/internal/ingest/cells"
)

// Format is a kind of file.
type Format struct {
	Name string // for the director: "USEBIO"
	// Is reports whether a file is of this kind, quickly.
	Is func(data []byte) bool
	// Read reads the whole file. The book is nil when the problems say that it
	// could not be read.
	Read func(name string, data []byte) (*cells.Book, event.Problems)
}

var known = []Format{}

// Of finds the format of a file; false when it is none of these, and so perhaps
// a sheet.
func Of(data []byte) (Format, bool) {
	for _, f := range known {
		if f.Is(data) {
			return f, true
		}
	}
	return Format{}, false
}
