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
	"bridgecalc/internal/ingest/formats/bbo"
	"bridgecalc/internal/ingest/formats/bridgemate"
	"bridgecalc/internal/ingest/formats/bridgewebs"
	"bridgecalc/internal/ingest/formats/dbf"
	"bridgecalc/internal/ingest/formats/ecats"
	"bridgecalc/internal/ingest/formats/jannersten"
	"bridgecalc/internal/ingest/formats/pbn"
	"bridgecalc/internal/ingest/formats/usebio"
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

var known = []Format{
	{"Bridgemate database", bridgemate.Is, bridgemate.Read},
	{"USEBIO", usebio.Is, usebio.Read},
	{"PBN", pbn.Is, pbn.Read},
	{"BBO Extractor", bbo.Is, bbo.Read},
	{"BridgeWebs", bridgewebs.Is, bridgewebs.Read},
	{"ECats", ecats.Is, ecats.Read},
	{"Jannersten", jannersten.Is, jannersten.Read},
	{"dBASE table", dbf.Is, dbf.Read},
}

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
