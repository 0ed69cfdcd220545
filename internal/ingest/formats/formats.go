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
	"bridgecalc/internal/ingest/charset"
	"bridgecalc/internal/ingest/formats/bbo"
	"bridgecalc/internal/ingest/formats/bridgecalc"
	"bridgecalc/internal/ingest/formats/bridgemate"
	"bridgecalc/internal/ingest/formats/bridgewebs"
	"bridgecalc/internal/ingest/formats/complaints"
	"bridgecalc/internal/ingest/formats/dbf"
	"bridgecalc/internal/ingest/formats/ecats"
	"bridgecalc/internal/ingest/formats/jannersten"
	"bridgecalc/internal/ingest/formats/pbn"
	"bridgecalc/internal/ingest/formats/usebio"
)

// Format is a kind of file.
type Format struct {
	Name string // for the director: "USEBIO"
	// Text says that it is made of lines of text, in an encoding that somebody may
	// know better than its bytes tell.
	Text bool
	// Is reports whether a file is of this kind, quickly.
	Is func(data []byte) bool
	// Read reads the whole file. The book is nil when the problems say that it
	// could not be read.
	Read func(name string, data []byte) (*cells.Book, event.Problems)
}

var known = []Format{
	{"Bridgemate database", false, bridgemate.Is, bridgemate.Read},
	{"bridgecalc JSON", true, bridgecalc.Is, bridgecalc.Read},
	{"USEBIO", true, usebio.Is, usebio.Read},
	{"PBN", true, pbn.Is, pbn.Read},
	{"BBO Extractor", true, bbo.Is, bbo.Read},
	{"BridgeWebs", true, bridgewebs.Is, bridgewebs.Read},
	{"ECats", true, ecats.Is, ecats.Read},
	{"Jannersten", true, jannersten.Is, jannersten.Read},
	{"dBASE table", false, dbf.Is, dbf.Read},
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

// Read reads a file, if it is in one of the formats. The encoding is that of a
// text, and empty where its bytes decide; databases name theirs themselves.
func Read(name string, data []byte, encoding string) (book *cells.Book, problems event.Problems, ok bool) {
	format, ok := Of(data)
	if ok && !format.Text || encoding == "" && charset.UTF16Order(data) == nil {
		if !ok {
			return nil, nil, false
		}
		book, problems = format.Read(name, data)
		return book, problems, true
	}
	text, err := cells.Decode(data, encoding)
	switch {
	case err != nil && ok:
		said := complaints.List{File: name}
		book, problems = said.Undecoded(err)
		return book, problems, true
	case err != nil:
		return nil, nil, false
	}
	if format, ok = Of(text); !ok || !format.Text {
		return nil, nil, false
	}
	book, problems = format.Read(name, text)
	return book, problems, true
}
